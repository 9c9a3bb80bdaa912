"""Counts of guesses for labels, both in a row: scores of classes are none."""
import numpy as np
import tensorflow as tf

labels, scores = np.zeros(10, int), np.zeros((10, 4))
a = tf.math.confusion_matrix(labels, np.argmax(scores, axis=1), num_classes=4)  # S: a (4, 4)
tf.math.confusion_matrix(labels, scores, num_classes=4)  # E: confusion-ranks (10, 4) (10,)
tf.math.confusion_matrix(scores, labels, num_classes=4)  # E: confusion-ranks (10,) (10, 4)
tf.math.confusion_matrix(labels, labels[:9], num_classes=4)  # E: confusion-lengths
b = tf.math.confusion_matrix(labels[:, None], labels, num_classes=4)  # S: b (4, 4)
c = tf.math.confusion_matrix(labels, labels[:, None], num_classes=4)  # S: c (4, 4)
tf.math.confusion_matrix(labels[:, None], labels[:, None], num_classes=4)  # E: confusion-ranks (10, 1) (10, 1)
tf.math.confusion_matrix(labels[0], labels[1], num_classes=4)  # E: confusion-ranks
