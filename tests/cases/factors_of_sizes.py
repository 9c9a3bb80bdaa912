"""A product of open sizes, divided by one of them, is what is left: -1 in a reshape, heads of an attention."""
import sys

import numpy as np
import tensorflow as tf
import torch

tokens = tf.placeholder(tf.int32, [None, None])
x = tf.nn.embedding_lookup(tf.get_variable("table", [200, 24]), tokens)
steps = tf.shape(tokens)[1]
flat = tf.reshape(x, [-1, 24])
scores = tf.reshape(tf.matmul(flat, tf.zeros((24, 1))), [-1, steps])
weighted = scores * tf.sequence_mask(tf.reduce_sum(tokens, 1), steps, dtype=tf.float32)
with tf.Session() as session:
    session.run(weighted, {tokens: np.zeros((8, 5))})
    session.run(tf.reshape(flat, [-1, steps, 24]) * x, {tokens: np.zeros((8, 5))})

batch, length, heads = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
a = torch.zeros((batch * length) // length, 4) + torch.zeros(batch, 4)  # S: a (?, 4)
a = torch.zeros((heads * length * batch) // length // batch, 4) + torch.zeros(heads, 4)  # S: a (?, 4)
a = torch.zeros(length // length, 4) + 0  # S: a (1, 4)
a = torch.zeros(batch // length, 4) + 0  # S: a (? // ?, 4)
a = torch.zeros((batch + length) // length, 4) + 0  # S: a ((? + ?) // ?, 4)
torch.zeros((length * 3) // length, 4) @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (3, 4) (5, 2)
