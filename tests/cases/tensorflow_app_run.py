"""tf.app.run of TensorFlow 1 runs the script's own main, whatever else is called main (1.15, tensorflow/python/platform/app.py)."""
import sys

import tensorflow as tf

flags = tf.app.flags
flags.DEFINE_integer("units", 8, "columns")


def main(args):
    given = tf.zeros([2, 3])  # S: given (2, 3)
    fits = tf.matmul(given, tf.zeros([3, flags.FLAGS.units]))  # S: fits (2, 8)
    tf.matmul(fits, tf.zeros([4, 5]))  # E: matmul-inner-dimensions (2, 8) (4, 5)


class MainTest(tf.test.TestCase):
    def test_nothing(self):
        pass


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] == "test":
        tf.test.main(argv=sys.argv[1:])
    else:
        tf.app.run(main=None, argv=sys.argv)
