"""absl.app.run calls the function that it is given with the words of the command line (absl-py 2.3, absl/app.py)."""
import tensorflow as tf
from absl import app, flags

flags.DEFINE_integer("units", 8, "columns")


def train(argv):
    if len(argv) > 1:
        raise app.UsageError("Too many command-line arguments.")
    given = tf.zeros([2, 3])  # S: given (2, 3)
    fits = tf.matmul(given, tf.zeros([3, flags.FLAGS.units]))  # S: fits (2, 8)
    tf.matmul(fits, tf.zeros([4, 5]))  # E: matmul-inner-dimensions (2, 8) (4, 5)


if __name__ == "__main__":
    app.run(train)
