"""The program's own `main`, run by absl: absl.app.run of absl-py 2.3 (absl/app.py)."""

import sys


class UsageError(Exception):
    """Raised by a `main` that is given what it does not take."""


def run(main, argv=None, flags_parser=None):
    return main(argv or sys.argv)
