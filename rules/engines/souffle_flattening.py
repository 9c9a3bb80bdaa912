"""Flat output for Soufflé: it prints terms ambiguously, so they are written as tables.

Soufflé prints the symbols inside terms without quotes, and its JSON writer knows no algebraic
types. A column of terms is therefore written as numbers (Soufflé shares equal terms and knows
each by a number), beside one table per constructor that gives the fields for each number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from shapelog.rules.engines.compiled import Compiled, Constructor

_PRIMITIVES = ("number", "symbol")


def root_type(compiled: Compiled, name: str) -> str:
    """``number``, ``symbol``, or the record or algebraic type that ``name`` stands for."""
    return compiled.roots.get(name, name)


def table_name(constructor: Constructor) -> str:
    """The table with the fields of a constructor's (or a record type's) terms."""
    return f"term_{constructor.name}" if constructor.name else f"record_{constructor.type}"


def output_name(relation: str) -> str:
    """The table with the flat rows of a relation."""
    return f"out_{relation}"


def reachable_constructors(compiled: Compiled, relations: Iterable[str]) -> tuple[Constructor, ...]:
    """The constructors of all terms these relations may hold."""
    by_type: dict[str, list[Constructor]] = {}
    for constructor in compiled.constructors:
        by_type.setdefault(constructor.type, []).append(constructor)
    waiting = [
        root_type(compiled, type_name)
        for name in relations
        for _, type_name in compiled.relations[name].attributes
    ]
    seen: dict[str, None] = {}
    while waiting:
        name = waiting.pop()
        if name in _PRIMITIVES or name in seen:
            continue
        seen[name] = None
        for constructor in by_type.get(name, ()):
            waiting += [root_type(compiled, each) for each in constructor.fields]
    return tuple(each for each in compiled.constructors if each.type in seen)


def flattening_text(compiled: Compiled, relations: Sequence[str]) -> str:
    """Declarations and rules that write the relations, to be added to the program."""
    constructors = reachable_constructors(compiled, relations)
    lines: list[str] = []
    for owner in dict.fromkeys(each.type for each in constructors):
        lines.append(f".decl seen_{owner}(v: {owner})")
    for name in relations:
        types = [root_type(compiled, each) for _, each in compiled.relations[name].attributes]
        lines += _table(output_name(name), types, [], f"{name}({_names(len(types))})")
        lines += _seen(types, f"{name}({{}})")
    for each in constructors:
        fields = [root_type(compiled, field) for field in each.fields]
        pattern = f"${each.name}({{}})" if each.name else "[{}]"
        source = f"seen_{each.type}(v), v = {pattern}"
        names = _names(len(fields))
        lines += _table(table_name(each), fields, ["as(v, number)"], source.format(names))
        lines += _seen(fields, source)
    return "\n".join(lines) + "\n"


def _names(count: int) -> str:
    return ", ".join(f"x{index}" for index in range(count))


def _table(name: str, types: Sequence[str], key: Sequence[str], source: str) -> Iterator[str]:
    columns = ["number"] * len(key) + [each if each == "symbol" else "number" for each in types]
    declared = ", ".join(f"c{index}: {each}" for index, each in enumerate(columns))
    values = [
        f"x{index}" if each in _PRIMITIVES else f"as(x{index}, number)"
        for index, each in enumerate(types)
    ]
    yield f".decl {name}({declared})"
    yield f"{name}({', '.join([*key, *values])}) :- {source}."
    yield f'.output {name}(IO=jsonfile, filename="{name}.json")'


def _seen(types: Sequence[str], source: str) -> Iterator[str]:
    """Every term in these places is one to be written."""
    for index, each in enumerate(types):
        if each not in _PRIMITIVES:
            arguments = ["_"] * len(types)
            arguments[index] = "x"
            yield f"seen_{each}(x) :- {source.format(', '.join(arguments))}."


def column_roots(compiled: Compiled, relation: str) -> tuple[str, ...]:
    """The root type of each attribute."""
    attributes = compiled.relations[relation].attributes
    return tuple(root_type(compiled, name) for _, name in attributes)


def field_roots(compiled: Compiled) -> Mapping[Constructor, tuple[str, ...]]:
    """The root types of each constructor's fields."""
    return {
        each: tuple(root_type(compiled, field) for field in each.fields)
        for each in compiled.constructors
    }
