"""A translated program: all an engine needs, without the front end."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from shapelog.rules.engines.lines import Lines

#: Between the parts of a written program, in none of which it stands.
_BETWEEN = b"\0"
#: Stands for a folder there.
_HERE = "<rules>"


class Signature(NamedTuple):
    """A relation's attributes; ``kinds`` has ``number``, ``symbol`` or ``term`` for each.

    How the rows of a ``light`` relation are written for clingo is said in ``join_order``; a table
    depends on no fact. What is not ``read`` stands in no rule's body: it is there for people.
    """

    name: str
    attributes: tuple[tuple[str, str], ...]
    kinds: tuple[str, ...]
    is_input: bool
    is_light: bool = False
    is_table: bool = False
    is_read: bool = True

    @property
    def arity(self) -> int:
        return len(self.attributes)


@dataclass(frozen=True)
class Translation:
    """Text for an engine, and the ``file:line:column`` that each of its lines is from.

    Both are kept encoded, paths relative to ``folder``: most runs read only one text.
    """

    written: bytes | memoryview
    places: bytes | memoryview
    folder: str = field(default="", compare=False)

    @classmethod
    def of(cls, text: str, origins: Iterable[str]) -> Translation:
        """The text, with the origins of its lines."""
        return cls(text.encode(), os.fsencode("\n".join(origins)))

    @cached_property
    def text(self) -> str:
        """The text for the engine."""
        return str(self.written, "utf-8")

    @cached_property
    def lines(self) -> Sequence[str]:
        """The lines of the text."""
        return self.text.split("\n")

    @cached_property
    def origins(self) -> tuple[str, ...]:
        """The places, one for each line."""
        return tuple(os.fsdecode(bytes(self.places)).replace(_HERE, self.folder).split("\n"))

    def origin(self, line: int) -> str:
        """Where the line comes from, or ``""``."""
        return self.origins[line - 1] if 0 < line <= len(self.origins) else ""


@dataclass(frozen=True)
class Constructor:
    """A constructor or record type: its fields' types and the type it belongs to."""

    name: str
    type: str
    fields: tuple[str, ...]


@dataclass(frozen=True)
class Compiled:
    """A checked program in the languages of the engines.

    ``roots`` gives for each type the primitive, record or algebraic type it is a part of;
    ``constructors`` lists how terms are built (a record type has one, without a name);
    ``souffle`` is there if it was asked for; ``lines`` has what is known of each line for clingo,
    or nothing.
    """

    relations: Mapping[str, Signature]
    outputs: tuple[str, ...]
    warnings: tuple[str, ...]
    clingo: Translation
    souffle: Translation | None
    roots: Mapping[str, str]
    constructors: tuple[Constructor, ...]
    lines: Lines = field(default_factory=Lines)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The fact relations."""
        return tuple(name for name, signature in self.relations.items() if signature.is_input)

    def to_bytes(self, folder: str) -> bytes:
        """The program for ``from_bytes``, without the path of the folder.

        Long texts are not part of the plain data, so that each is read as what it is.
        """
        data = {
            "relations": list(self.relations.values()),
            "outputs": self.outputs,
            "warnings": self.warnings,
            "roots": dict(self.roots),
            "constructors": [dataclasses.astuple(each) for each in self.constructors],
            "lines": self.lines.to_json(),
            "native": self.souffle is not None,
        }
        souffle = self.souffle or Translation.of("", ())
        here = os.fsencode(folder), _HERE.encode()
        parts = (
            json.dumps(data, separators=(",", ":")).encode(),
            self.clingo.places,
            souffle.places,
            self.clingo.written,
            souffle.written,
            "\n".join(self.lines.given).encode(),
            "\n".join(self.lines.steps).encode(),
        )
        return _BETWEEN.join(bytes(part).replace(*here) for part in parts)

    @classmethod
    def from_bytes(cls, data: bytes, folder: str) -> Compiled:
        """Rebuilds the program; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        first, clingo_places, souffle_places, clingo, souffle, *lines = _parts(data)
        given, steps = (str(each, "utf-8").split("\n") for each in lines)
        known = json.loads(str(first, "utf-8").replace(_HERE, folder))
        relations = {
            name: Signature(name, tuple(map(tuple, attributes)), tuple(kinds), *marks)
            for name, attributes, kinds, *marks in known["relations"]
        }
        return cls(
            relations=MappingProxyType(relations),
            outputs=tuple(known["outputs"]),
            warnings=tuple(known["warnings"]),
            clingo=Translation(clingo, clingo_places, folder),
            souffle=Translation(souffle, souffle_places, folder) if known["native"] else None,
            roots=MappingProxyType(dict(known["roots"])),
            constructors=tuple(
                Constructor(name, owner, tuple(fields))
                for name, owner, fields in known["constructors"]
            ),
            lines=Lines.from_json(given, [each for each in steps if each], known["lines"]),
        )


def _parts(data: bytes) -> Iterator[memoryview]:
    """What ``_BETWEEN`` separates; nothing is copied, since a run needs but half of it."""
    view = memoryview(data)
    start = 0
    while (end := data.find(_BETWEEN, start)) >= 0:
        yield view[start:end]
        start = end + 1
    yield view[start:]
