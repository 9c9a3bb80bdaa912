"""A translated program: all an engine needs, without the front end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from shapelog.rules.engines.lines import Lines, column_name


@dataclass(frozen=True)
class Signature:
    """A relation's attributes; ``kinds`` has ``number``, ``symbol`` or ``term`` for each.

    How the rows of a ``light`` relation are written for clingo is said in ``join_order``.
    """

    name: str
    attributes: tuple[tuple[str, str], ...]
    kinds: tuple[str, ...]
    is_input: bool
    is_light: bool = False

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
class Choices:
    """Which constants a relation ``R(x, "constant")`` can have, as far as tables say.

    ``words`` has the words of a program that make a constant possible, ``""`` for one that
    always is.
    """

    relation: str
    words: Mapping[str, tuple[str, ...]]

    @property
    def column(self) -> str:
        """The column of the constants."""
        return column_name(self.relation, 1)


@dataclass(frozen=True)
class Compiled:
    """A checked program in the languages of the engines.

    ``roots`` gives for each type the primitive, record or algebraic type it is a part of;
    ``constructors`` lists how terms are built (a record type has one, without a name);
    ``lines`` has what is known of each line for clingo, or nothing, and ``choices`` what can be
    guessed of a program.
    """

    relations: Mapping[str, Signature]
    outputs: tuple[str, ...]
    warnings: tuple[str, ...]
    clingo: Translation
    souffle: Translation
    roots: Mapping[str, str]
    constructors: tuple[Constructor, ...]
    lines: Lines = field(default_factory=Lines)
    choices: Choices | None = None

    @property
    def inputs(self) -> tuple[str, ...]:
        """The fact relations."""
        return tuple(name for name, signature in self.relations.items() if signature.is_input)

    def to_json(self) -> dict[str, Any]:
        """Plain data for ``from_json``."""
        return {
            "relations": [
                [each.name, each.attributes, each.kinds, each.is_input, each.is_light]
                for each in self.relations.values()
            ],
            "outputs": self.outputs,
            "warnings": self.warnings,
            "clingo": _translation_to_json(self.clingo),
            "souffle": _translation_to_json(self.souffle),
            "roots": dict(self.roots),
            "constructors": [[each.name, each.type, each.fields] for each in self.constructors],
            "lines": self.lines.to_json(),
            "choices": self.choices and [self.choices.relation, dict(self.choices.words)],
        }

    @classmethod
    def from_json(cls, data: Any) -> Compiled:
        """Rebuilds the program; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        relations = {
            name: Signature(
                name,
                tuple((each[0], each[1]) for each in attributes),
                tuple(kinds),
                is_input,
                is_light,
            )
            for name, attributes, kinds, is_input, is_light in data["relations"]
        }
        return cls(
            relations=MappingProxyType(relations),
            outputs=tuple(data["outputs"]),
            warnings=tuple(data["warnings"]),
            clingo=_translation_from_json(data["clingo"]),
            souffle=_translation_from_json(data["souffle"]),
            roots=MappingProxyType(dict(data["roots"])),
            constructors=tuple(
                Constructor(name, owner, tuple(fields))
                for name, owner, fields in data["constructors"]
            ),
            lines=Lines.from_json(data["lines"]),
            choices=_choices_from_json(data["choices"]),
        )


def _translation_to_json(translation: Translation) -> dict[str, Any]:
    return {"text": translation.text, "origins": translation.places}


def _translation_from_json(data: Any) -> Translation:
    text, origins = data["text"], data["origins"]
    if not isinstance(text, str) or not isinstance(origins, str):
        raise TypeError("a translation must be two strings")
    return Translation(text, origins)


def _choices_from_json(data: Any) -> Choices | None:
    if data is None:
        return None
    relation, words = data
    return Choices(relation, MappingProxyType({name: tuple(each) for name, each in words.items()}))
