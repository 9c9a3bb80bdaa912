"""The flags of TensorFlow 1: their defaults are sizes like others."""
import tensorflow as tf
from absl import flags as own

flags = tf.app.flags
flags.DEFINE_integer("hidden", 128, "units of the first layer")
flags.DEFINE_integer("classes", default_value=10, docstring="classes")
flags.DEFINE_string("folder", "data", "where the pictures are")
flags.DEFINE_boolean("wide", False, "whether the second layer is wide")
own.DEFINE_integer("steps", 7, "rounds")
FLAGS = flags.FLAGS

images = tf.placeholder(tf.float32, [None, 784])
units = tf.matmul(images, tf.zeros([784, FLAGS.hidden]))  # S: units (?, 128)
wrong = tf.matmul(units, tf.zeros([256, FLAGS.classes]))  # E: matmul-inner-dimensions (?, 128) (256, 10)
width = 64
if FLAGS.wide:
    width = 128
second = tf.matmul(units, tf.zeros([FLAGS.hidden, width]))  # S: second (?, 64)
steps = tf.zeros([own.FLAGS.steps, 2])  # S: steps (7, 2)
other = FLAGS.unheard
flags.DEFINE_integer("height", 3, "rows")
flags.DEFINE_integer("breadth", None, "columns: as many as rows if it is None")


def fill():
    if FLAGS.breadth is None:
        FLAGS.breadth = FLAGS.height
    square = tf.zeros([FLAGS.height, FLAGS.breadth])  # S: square (3, 3)
    tf.matmul(square, tf.zeros([4, 4]))  # E: matmul-inner-dimensions (3, 3) (4, 4)
