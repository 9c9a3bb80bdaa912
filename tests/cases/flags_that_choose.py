"""Flags by which a program chooses what to do, or that it insists on: left out, nothing would be run."""

import numpy as np
import tensorflow as tf

flags = tf.app.flags
FLAGS = flags.FLAGS
flags.DEFINE_bool("do_train", False, "whether to train")
flags.DEFINE_bool("do_test", False, "whether to test")
flags.DEFINE_bool("fast", False, "left out, it stays off")
flags.DEFINE_string("data", None, "a folder")
flags.DEFINE_integer("width", 4, "a size")


def main(_):
    if not FLAGS.do_train and not FLAGS.do_test:
        raise ValueError("nothing to do")
    if FLAGS.data is None:
        raise ValueError("no data")
    width = 3 if FLAGS.fast else FLAGS.width
    np.zeros((8, width)) @ np.zeros((4, 2))
    np.zeros((8, width)) @ np.zeros((5, 2))  # E: matmul-inner-dimensions (8, 4) (5, 2)


if __name__ == "__main__":
    tf.app.run()
