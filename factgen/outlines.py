"""The facts of a file, function by function, with the names that each of them reads."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from shapelog.factgen.facts import Facts
from shapelog.factgen.schema import Row

_REFLECTING = frozenset({"getattr", "hasattr", "setattr", "globals", "attrgetter", "methodcaller"})
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z_0-9]*\Z")
_GLOBALS = ("LoadGlobal", "LoadUnbound")
_ATTRIBUTES = ("LoadAttribute", "StoreAttribute")


@dataclass
class Part:
    """The rows of one function, the globals and attributes it reads, and what it imports.

    An import is a module, the name taken from it ("" for the module itself, "*" for all), and the
    variable it gives.
    """

    rows: dict[str, list[Row]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    imports: list[tuple[str, str, str]] = field(default_factory=list)


@dataclass
class Outline:
    """The facts of one file, function by function; those of no function stand under ""."""

    module: str
    body: str
    parts: dict[str, Part]
    parents: dict[str, str]
    called: dict[str, str]  # function -> its name
    classes: dict[str, str]  # method -> the name of its class
    bound: dict[str, set[str]]  # variable -> the globals that it is bound to
    globals: set[str]


def outline_of(facts: Facts) -> Outline:
    """Return the outline of the facts of one file."""
    owners = _Owners(facts)
    parts: dict[str, Part] = {"": Part()}
    for relation, rows in facts.items():
        for row in rows:
            part = parts.setdefault(owners.owner(row), Part())
            part.rows.setdefault(relation, []).append(row)
    for part in parts.values():
        _read(part)
    names = {str(row[0]): str(row[2]) for row in facts.rows("FunctionEntry")}
    class_names = {str(row[0]): str(row[2]) for row in facts.rows("ClassDefinition")}
    bound: dict[str, set[str]] = {}
    for row in facts.rows("StoreGlobal"):
        bound.setdefault(str(row[4]), set()).add(str(row[3]))
    bodies = facts.rows("ModuleBody")
    _read_directly(parts[str(bodies[0][1])], facts, names, bound)
    return Outline(
        module=str(bodies[0][0]),
        body=str(bodies[0][1]),
        parts=parts,
        parents={str(row[0]): str(row[1]) for row in facts.rows("FunctionParent")},
        called=names,
        classes={
            str(row[2]): class_names.get(str(row[0]), "") for row in facts.rows("ClassMethod")
        },
        bound=bound,
        globals={str(row[3]) for row in facts.rows("StoreGlobal")},
    )


class _Owners:
    """Knows the function of every block, variable, loop and class of a file."""

    def __init__(self, facts: Facts) -> None:
        self._owner: dict[str, str] = {}
        for row in facts.rows("FunctionEntry"):
            self._owner[str(row[0])] = str(row[0])
        for row in facts.rows("FunctionBlock"):
            self._owner[str(row[1])] = str(row[0])
        for row in facts.rows("Definition"):
            self._owner[str(row[0])] = self._owner.get(str(row[1]), "")
        for row in facts.rows("Parameter"):
            self._owner[str(row[3])] = str(row[0])
        for relation in ("VariadicParameter", "KeywordsParameter"):
            for row in facts.rows(relation):
                self._owner[str(row[-1])] = str(row[0])
        for relation in ("ForLoop", "WhileLoop"):
            for row in facts.rows(relation):
                self._owner[str(row[0])] = self._owner.get(str(row[1]), "")
        for row in facts.rows("BuildClass"):
            self._owner[str(row[2])] = self._owner.get(str(row[1]), "")

    def owner(self, row: Row) -> str:
        for cell in row[:2]:
            found = self._owner.get(cell) if isinstance(cell, str) else None
            if found is not None:
                return found
        return ""


def _read(part: Part) -> None:
    for relation in _GLOBALS:
        part.names.update(str(row[3]) for row in part.rows.get(relation, ()))
    for relation in _ATTRIBUTES:
        part.attributes.update(str(row[3]) for row in part.rows.get(relation, ()))
    for row in part.rows.get("ImportName", ()):
        part.imports.append((str(row[2]), str(row[3]), str(row[0])))
    for row in part.rows.get("ImportModule", ()):
        part.imports.append((str(row[2]), "", str(row[0])))
    for row in part.rows.get("ImportStar", ()):
        part.imports.append((str(row[2]), "*", ""))
    if (part.names | part.attributes) & _REFLECTING:
        for row in part.rows.get("ConstantString", ()):
            if _IDENTIFIER.match(str(row[2])):
                part.attributes.add(str(row[2]))
                part.names.add(str(row[2]))


#: Relations whose rows bind a variable to a name, or say where it stands, and read nothing.
_BINDING = (
    "StoreGlobal",
    "ClassMember",
    "Definition",
    "Span",
    "NameSpan",
    "OperandSpan",
    "SourceName",
)


def _read_directly(
    body: Part, facts: Facts, called: dict[str, str], bound: dict[str, set[str]]
) -> None:
    """Add what a module's body reads of its own: the value itself stands there, and no name.

    That a decorator is given a function does not read its name.
    """
    decorated = {str(row[0]) for row in facts.rows("FunctionDecorator")}
    names = {variable: set(words) for variable, words in bound.items()}
    for variable, _, function in body.rows.get("BuildFunction", ()):
        if str(function) not in decorated and str(function) in called:
            names.setdefault(str(variable), set()).add(called[str(function)])
    read = [rows for relation, rows in body.rows.items() if relation not in _BINDING]
    for rows in (*read, facts.rows("ParameterDefault")):
        for row in rows:
            for cell in row[1:]:
                if cell in names:
                    body.names |= names.pop(str(cell))
