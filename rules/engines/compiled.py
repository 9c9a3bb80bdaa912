"""A translated program: all an engine needs, without the front end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class Signature:
    """A relation's attributes; ``kinds`` has ``number``, ``symbol`` or ``term`` for each."""

    name: str
    attributes: tuple[tuple[str, str], ...]
    kinds: tuple[str, ...]
    is_input: bool

    @property
    def arity(self) -> int:
        return len(self.attributes)


@dataclass(frozen=True)
class Translation:
    """Text for an engine; ``origins[i]`` is the ``file:line:column`` its line ``i + 1`` is from."""

    text: str
    origins: tuple[str, ...]

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
    ``constructors`` lists how terms are built (a record type has one, without a name).
    """

    relations: Mapping[str, Signature]
    outputs: tuple[str, ...]
    warnings: tuple[str, ...]
    clingo: Translation
    souffle: Translation
    roots: Mapping[str, str]
    constructors: tuple[Constructor, ...]

    @property
    def inputs(self) -> tuple[str, ...]:
        """The fact relations."""
        return tuple(name for name, signature in self.relations.items() if signature.is_input)

    def to_json(self) -> dict[str, Any]:
        """Plain data for ``from_json``."""
        return {
            "relations": [
                [each.name, each.attributes, each.kinds, each.is_input]
                for each in self.relations.values()
            ],
            "outputs": self.outputs,
            "warnings": self.warnings,
            "clingo": _translation_to_json(self.clingo),
            "souffle": _translation_to_json(self.souffle),
            "roots": dict(self.roots),
            "constructors": [[each.name, each.type, each.fields] for each in self.constructors],
        }

    @classmethod
    def from_json(cls, data: Any) -> Compiled:
        """Rebuilds the program; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        relations = {
            name: Signature(
                name, tuple((each[0], each[1]) for each in attributes), tuple(kinds), is_input
            )
            for name, attributes, kinds, is_input in data["relations"]
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
        )


def _translation_to_json(translation: Translation) -> dict[str, Any]:
    return {"text": translation.text, "origins": "\n".join(translation.origins)}


def _translation_from_json(data: Any) -> Translation:
    text, origins = data["text"], data["origins"]
    if not isinstance(text, str):
        raise TypeError("the text of a translation must be a string")
    return Translation(text, tuple(origins.split("\n")) if origins else ())
