"""Names of other versions and add-ons: xrange, tf.losses of version 2, instance normalization."""

import numpy as np
import tensorflow as tf
import tensorflow_addons as addons
from keras_contrib.layers.normalization.instancenormalization import InstanceNormalization

a = np.zeros((len(xrange(4)), 3))  # S: a (4, 3)
loss = tf.losses.MeanAbsoluteError()
far = loss(tf.zeros([4, 3]), tf.ones([4, 3]))  # S: far ()
loss(tf.zeros([4, 3]), tf.ones([4, 2]))  # E: loss-labels (4, 3) (4, 2)
pictures = tf.zeros([2, 8, 8, 3])
same = addons.layers.InstanceNormalization()(pictures)  # S: same (2, 8, 8, 3)
also = InstanceNormalization(axis=-1)(pictures)  # S: also (2, 8, 8, 3)
