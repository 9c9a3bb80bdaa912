"""What a generator yields is compared with what its dataset says (run with TensorFlow 2.21)."""
import numpy as np
import tensorflow as tf


def pairs(total, width=6):
    for number in range(total):
        length = np.random.randint(3, 12)
        yield np.random.rand(length, width).astype("float32"), np.zeros((length,), dtype="int64")


def named():
    for _ in open("names.txt"):
        yield {"image": np.zeros((8, 8, 3), dtype="float32"), "length": 4}, [1, 0, 0]


def one():
    while True:
        yield np.zeros((5, 2))


rows = tf.TensorSpec((None, 6), tf.float32)
tags = tf.TensorSpec((None,), tf.int64)
tf.data.Dataset.from_generator(lambda: pairs(5), output_signature=(rows, tags))
tf.data.Dataset.from_generator(pairs, args=[5], output_signature=(rows, tags))
tf.data.Dataset.from_generator(lambda: pairs(5), output_signature=(tf.TensorSpec((None, 5), tf.float32), tags))  # E: yielded-size (?, 6) (None, 5)
tf.data.Dataset.from_generator(lambda: pairs(5, 4), output_signature=(rows, tags))  # E: yielded-size (?, 4) (None, 6)
tf.data.Dataset.from_generator(lambda: pairs(5), output_signature=(rows, tf.TensorSpec((None, None), tf.int64)))  # E: yielded-rank (?,)
tf.data.Dataset.from_generator(lambda: pairs(5), output_signature=(tags, rows))  # E: yielded-rank (?, 6)
tf.data.Dataset.from_generator(lambda: pairs(5), output_signature=(rows, tags, tags))  # E: yielded-structure
image = {"image": tf.TensorSpec((8, 8, 3), tf.float32), "length": tf.TensorSpec((), tf.int32)}
tf.data.Dataset.from_generator(named, output_signature=(image, tf.TensorSpec((3,), tf.int32)))
tf.data.Dataset.from_generator(named, output_signature=(image, tf.TensorSpec((2,), tf.int32)))  # E: yielded-size (3,) (2,)
flat = {"image": tf.TensorSpec((8, 8), tf.float32), "length": tf.TensorSpec((), tf.int32)}
tf.data.Dataset.from_generator(named, output_signature=(flat, tf.TensorSpec((3,), tf.int32)))  # E: yielded-rank (8, 8, 3)
tf.data.Dataset.from_generator(one, output_signature=tf.TensorSpec((5, 2), tf.float64))
tf.data.Dataset.from_generator(one, output_signature=tf.TensorSpec((2, 5), tf.float64))  # E: yielded-size (5, 2) (2, 5)
# shapes beside the types
tf.data.Dataset.from_generator(one, tf.float64, (5, None))
tf.data.Dataset.from_generator(one, tf.float64, tf.TensorShape([5, 3]))  # E: yielded-size (5, 2)
tf.data.Dataset.from_generator(lambda: pairs(5), (tf.float32, tf.int64), ((None, 6), (None,)))
tf.data.Dataset.from_generator(lambda: pairs(5), (tf.float32, tf.int64), (tf.TensorShape([None, 6]), tf.TensorShape([None])))
tf.data.Dataset.from_generator(lambda: pairs(5), (tf.float32, tf.int64), ((None, 5), (None,)))  # E: yielded-size (?, 6) (None, 5)
tf.data.Dataset.from_generator(lambda: pairs(5), (tf.float32, tf.int64), ((None, 6), ()))  # E: yielded-rank (?,)


def together(same):
    for row in np.zeros((20, 6), dtype="float32"):
        yield row, row if same else row[:2]


tf.data.Dataset.from_generator(lambda: together(True), output_signature=tf.TensorSpec((2, 6), tf.float32))
tf.data.Dataset.from_generator(lambda: together(True), output_signature=tf.TensorSpec((6,), tf.float32))  # E: yielded-rank (2, 6)
tf.data.Dataset.from_generator(lambda: together(False), output_signature=tf.TensorSpec((6,), tf.float32))  # E: yielded-rank (2, 6)
