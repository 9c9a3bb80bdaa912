"""The facts of a file, function by function, with the names that each of them reads."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from shapelog.factgen.facts import Facts
from shapelog.factgen.purposes import purposes_of
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
class Reads:
    """The names and the attributes that something reads, and how many rows it has."""

    names: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    rows: int = 0


@dataclass
class Outline:
    """The facts of one file, function by function; those of no function stand under "".

    Of what the body makes for globals alone (`purposes`), it reads what `behalf` has under each of
    those; the names and attributes of the body's part are what it reads in any case.
    """

    module: str
    body: str
    parts: dict[str, Part]
    parents: dict[str, str]
    called: dict[str, str]  # function -> its name
    classes: dict[str, str]  # method -> the name of its class
    bound: dict[str, set[str]]  # variable -> the globals that it is bound to
    globals: set[str]
    purposes: dict[str, frozenset[str]]
    behalf: dict[str, Reads]


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
    body = parts[str(bodies[0][1])]
    purposes = purposes_of(body.rows, facts.rows("ParameterDefault"), bound)
    behalf = _read_by_body(body, facts, _bound_names(body, facts, names, bound), purposes)
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
        purposes=purposes,
        behalf=behalf,
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
_BINDING = frozenset({"StoreGlobal", "Definition", "Span", "NameSpan", "OperandSpan", "SourceName"})


def _bound_names(
    body: Part, facts: Facts, called: dict[str, str], bound: dict[str, set[str]]
) -> dict[str, set[str]]:
    """Return the names that a body's variables are bound to: where one stands, none is read.

    That a decorator is given a function does not read its name.
    """
    decorated = {str(row[0]) for row in facts.rows("FunctionDecorator")}
    names = {variable: set(words) for variable, words in bound.items()}
    for variable, _, function in body.rows.get("BuildFunction", ()):
        if str(function) not in decorated and str(function) in called:
            names.setdefault(str(variable), set()).add(called[str(function)])
    return names


def _read_by_body(
    body: Part, facts: Facts, names: dict[str, set[str]], purposes: dict[str, frozenset[str]]
) -> dict[str, Reads]:
    """Return what a body reads on behalf of globals; its part gets what it reads in any case."""
    anyway = Reads()
    behalf: dict[str, Reads] = {}
    readers: dict[str, list[Reads]] = {}
    for made, found in purposes.items():
        readers[made] = [behalf.setdefault(name, Reads()) for name in sorted(found)]
    methods = {str(row[0]) for row in body.rows.get("BuildFunction", ())}
    defaults = ("ParameterDefault", facts.rows("ParameterDefault"))
    for relation, rows in (*body.rows.items(), defaults):
        for row in rows:
            user = str(row[0])
            of = readers.get(user, [anyway])
            for reads in of:
                reads.rows += 1
                if relation in _GLOBALS:
                    reads.names.add(str(row[3]))
                elif relation in _ATTRIBUTES:
                    reads.attributes.add(str(row[3]))
            if relation in _BINDING:
                continue
            for cell in row[1:]:
                if cell in names and not (relation == "ClassMember" and cell in methods):
                    for reads in of:
                        reads.names |= names[str(cell)]
    if (body.names | body.attributes) & _REFLECTING:  # strings are names, whoever reads them
        body.names |= anyway.names
    else:
        body.names, body.attributes = anyway.names, anyway.attributes
    return behalf
