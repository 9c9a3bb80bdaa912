"""Variables of loops in graphs keep their shapes, unless shape_invariants says otherwise (run with TensorFlow 2.21)."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
given = tf.placeholder(tf.float32, [None, 4])
count = tf.constant(0)
rows = tf.zeros([1, 4])


def more(i, grown):
    return i + 1, tf.concat([grown, grown], 0)


def few(i, grown):
    return i < 5


tf.while_loop(few, more, [count, rows])  # E: loop-shape (1, 4) (2, 4)
tf.while_loop(few, more, loop_vars=(count, rows))  # E: loop-shape
number, grown = tf.while_loop(few, more, [count, rows], shape_invariants=[count.get_shape(), tf.TensorShape([None, 4])])
a = grown + 0  # S: a (?, 4)
# a size that is open stays open
tf.while_loop(few, more, [count, given])
number, kept = tf.while_loop(few, lambda i, x: (i + 1, x * 2 + rows), [count, rows])
a = kept + 0  # S: a (1, 4)
tf.while_loop(few, lambda i, x: (i + 1, tf.reduce_sum(x, 0)), [count, rows])  # E: loop-shape (1, 4) (4,)
