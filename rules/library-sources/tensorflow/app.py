"""The program's own `main`, run by TensorFlow 1: tf.app.run (1.15, python/platform/app.py).

Without a function it is the one called `main` in the script.
"""

import sys


def run(main=None, argv=None):
    main = main or sys.modules["__main__"].main
    return main(argv or sys.argv)
