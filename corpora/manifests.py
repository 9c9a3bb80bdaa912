"""The manifests of public benchmarks: TOML files beside this one."""

from __future__ import annotations

import sys
from importlib import resources
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


def manifest(name: str) -> dict[str, Any]:
    """Return the manifest in the file `name`."""
    text = resources.files("shapelog.corpora").joinpath(name).read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return found
