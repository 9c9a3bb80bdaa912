"""Strings in tensors: split into words, read as numbers (run with TensorFlow 2.21)."""
import tensorflow as tf

words = tf.strings.split("1 2 3")
numbers = tf.strings.to_number(words)
tf.matmul(numbers, tf.zeros((3, 4)))  # E: matmul-rank
tf.matmul(numbers[tf.newaxis], tf.zeros((3, 4)))
a = tf.strings.to_number(tf.constant([["1", "2"]]), tf.int32)  # S: a (1, 2)
b = tf.strings.length(tf.strings.lower(["ab", "c"]))
tf.strings.split(["1 2", "3"])

lines = tf.data.Dataset.from_tensor_slices(["1 2 3", "4 5", "6"])


def parse(line):
    ids = tf.strings.to_number(tf.strings.split(line), tf.int32)
    return ids, ids


lines.map(parse).padded_batch(2, padded_shapes=([None], [None]))
lines.map(parse).padded_batch(2, padded_shapes=([None], []))  # E: padded-rank
lines.map(parse).padded_batch(2, padded_shapes=([None], [None, 3]))  # E: padded-rank
