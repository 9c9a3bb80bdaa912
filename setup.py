"""Builds the package with its rules compiled, so that a user's first run need not compile them."""

import os
import subprocess
import sys

from setuptools import setup
from setuptools.command.build_py import build_py

_SHIP = """
from shapelog.rules.cache import ship
from shapelog.rules.files import rule_files
ship(rule_files())
"""


class BuildWithRules(build_py):
    """Compiles the rules of the built tree; where they are edited in place, the cache serves."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            built = os.path.abspath(self.build_lib)
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([built, *sys.path])}
            command = [sys.executable, "-c", _SHIP]
            subprocess.run(command, cwd=built, env=environment, check=True)


setup(cmdclass={"build_py": BuildWithRules})
