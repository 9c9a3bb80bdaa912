"""A translated program: all an engine needs, without the front end."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from shapelog.rules.engines.lines import Lines

#: Between the parts of a written program, in none of which it stands.
_BETWEEN = b"\0"
#: Stands for a folder there.
_HERE = "<rules>"


@dataclass(frozen=True)
class Signature:
    """A relation's attributes; ``kinds`` has ``number``, ``symbol`` or ``term`` for each.

    How the rows of a ``light`` relation are written for clingo is said in ``join_order``; a table
    depends on no fact.
    """

    name: str
    attributes: tuple[tuple[str, str], ...]
    kinds: tuple[str, ...]
    is_input: bool
    is_light: bool = False
    is_table: bool = False

    @property
    def arity(self) -> int:
        return len(self.attributes)


@dataclass(frozen=True)
class Translation:
    """Text for an engine, and the ``file:line:column`` that each of its lines is from."""

    text: str
    places: str

    @classmethod
    def of(cls, text: str, origins: Iterable[str]) -> Translation:
        """The text, with the origins of its lines."""
        return cls(text, "\n".join(origins))

    @cached_property
    def origins(self) -> tuple[str, ...]:
        """The places, one for each line."""
        return tuple(self.places.split("\n"))

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
    ``lines`` has what is known of each line for clingo, or nothing.
    """

    relations: Mapping[str, Signature]
    outputs: tuple[str, ...]
    warnings: tuple[str, ...]
    clingo: Translation
    souffle: Translation
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
            "relations": [dataclasses.astuple(each) for each in self.relations.values()],
            "outputs": self.outputs,
            "warnings": self.warnings,
            "roots": dict(self.roots),
            "constructors": [dataclasses.astuple(each) for each in self.constructors],
            "lines": self.lines.to_json(),
        }
        parts = (
            json.dumps(data, separators=(",", ":")),
            self.clingo.places,
            self.souffle.places,
            self.clingo.text,
            self.souffle.text,
            "\n".join(self.lines.given),
        )
        return _BETWEEN.join(part.replace(folder, _HERE).encode() for part in parts)

    @classmethod
    def from_bytes(cls, data: bytes, folder: str) -> Compiled:
        """Rebuilds the program; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        parts = [part.decode() for part in data.split(_BETWEEN)]
        first, clingo_places, souffle_places = (part.replace(_HERE, folder) for part in parts[:3])
        clingo, souffle, given = parts[3:]
        known = json.loads(first)
        relations = {
            name: Signature(name, tuple(map(tuple, attributes)), tuple(kinds), *marks)
            for name, attributes, kinds, *marks in known["relations"]
        }
        return cls(
            relations=MappingProxyType(relations),
            outputs=tuple(known["outputs"]),
            warnings=tuple(known["warnings"]),
            clingo=Translation(clingo, clingo_places),
            souffle=Translation(souffle, souffle_places),
            roots=MappingProxyType(dict(known["roots"])),
            constructors=tuple(
                Constructor(name, owner, tuple(fields))
                for name, owner, fields in known["constructors"]
            ),
            lines=Lines.from_json(given.split("\n"), known["lines"]),
        )
