"""Modules that are imported by names that a program puts together.

``import_module("models." + word)``, ``import_module(f"models.{word}_model")``: the word may stand
in another file, as the default of an option.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from shapelog.factgen.facts import Facts

_IMPORTS_BY_NAME = frozenset({"import_module", "__import__"})
#: So many names are looked for in one project: more are no model zoo, but a library of its own.
_MOST_NAMES = 20_000


class NamedModules:
    """The names that the texts of a project's files make, of which most are of no module at all."""

    def __init__(self) -> None:
        self._words: dict[str, None] = {}
        self._frames: dict[tuple[str, str], None] = {}

    def names_with(self, facts: Facts) -> Iterator[str]:
        """Yield the names that can be made since the texts of one more file are known.

        A name is a word, alone or in a frame: behind a text that ends with a dot or an underscore,
        ahead of one that starts with an underscore. The frames stand in a file that imports
        something by its name; there are no names if none does.
        """
        texts = dict.fromkeys(str(row[2]) for row in facts.rows("ConstantString"))
        words = [text for text in texts if all(part.isidentifier() for part in text.split("."))]
        frames: list[tuple[str, str]] = []
        if any(row[1] in _IMPORTS_BY_NAME for row in facts.rows("FunctionCalls")):
            yield from words
            before = [text for text in texts if text.endswith((".", "_"))]
            behind = [text for text in texts if text.startswith("_")]
            frames = [(first, last) for first in ("", *before) for last in ("", *behind)][1:]
        yield from self._made(words, self._frames)
        self._words.update(dict.fromkeys(words))
        yield from self._made(self._words, dict.fromkeys(frames))
        self._frames.update(dict.fromkeys(frames))

    def _made(self, words: Collection[str], frames: Collection[tuple[str, str]]) -> Iterator[str]:
        if len(words) * len(frames) <= _MOST_NAMES:
            yield from (f"{first}{word}{last}" for first, last in frames for word in words)
