"""The rule files of this installation, and the names that rules speak of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

_FOLDERS = ("core", "library", "operators", "frameworks", "lints")
_WORD = re.compile(r'"([A-Za-z_]\w*)"')


def rule_files(extra: Sequence[Path] = ()) -> list[Path]:
    """Return the rule files of shapelog, then the user's own."""
    root = Path(__file__).parent
    files = [root / "schema.dl"]
    for folder in _FOLDERS:
        files.extend(sorted((root / folder).glob("*.dl")))
    return [*files, *extra]


def rules_of_options() -> Path:
    """Return the rules, a program of their own, that tell the words for a script's options."""
    return Path(__file__).parent / "inputs" / "option_words.dl"


def names_in_rules(files: Iterable[Path]) -> frozenset[str]:
    """Return the names that the rules speak of, those of methods that libraries call among them."""
    return frozenset(word for file in files for word in _WORD.findall(file.read_text("utf-8")))
