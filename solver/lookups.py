"""Which part of a displayed dictionary, list or tuple a subscript reads, if nobody knows the key.

An unknown key equals that of the entry which is read. So a part goes with its key, and with
whatever else the program asks of that key.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import is_integer, leaves, stands_for_many
from shapelog.solver.flow import values_at
from shapelog.solver.formulas import FALSE, TRUE, Branch, Formula, integers, match
from shapelog.solver.index import Index
from shapelog.solver.nodes import Variable
from shapelog.solver.truth import GROUND, is_integer_condition, subject_of

#: More entries than this are a table of data.
_ENTRIES = 64
_DICTIONARY = Term("Library", ("dict",))
_LIST = Term("Library", ("list",))


@dataclass(frozen=True)
class Entry:
    """A part of a display, and the key under which it stands."""

    key: Value
    part: Variable


@dataclass(frozen=True)
class Lookup:
    """A subscript of a display: its index, and the entries that it may read."""

    subscript: Variable
    entries: tuple[Entry, ...]


def lookup_of(index: Index, node: Variable) -> Lookup | None:
    """Return what a variable is read from; None if that is not what was displayed."""
    item = index.program.items.get(node.name)
    if item is None:
        return None
    container, subscript = (Variable(name, node.context) for name in item)
    values = values_at(index, container)
    if len(values) != 1:
        return None
    entries = tuple(_entries(index, values[0]))
    parts = {value for entry in entries for value in values_at(index, entry.part)}
    if not 0 < len(entries) <= _ENTRIES or not parts.issuperset(values_at(index, node)):
        return None  # something else was put there since
    return Lookup(subscript, entries)


def _entries(index: Index, container: Value) -> Iterator[Entry]:
    if not isinstance(container, Term):
        return
    if container.name == "Tuple":
        yield from _of_sequence(index, container)
    elif container.name == "Object":
        made = container.arguments[0]
        if not isinstance(made, Term) or made.name != "CallContext":
            return
        if made.arguments[1] == _LIST:
            yield from _of_sequence(index, made)
        elif made.arguments[1] == _DICTIONARY:
            yield from _of_dictionary(index, made)


def _of_sequence(index: Index, made: Term) -> Iterator[Entry]:
    site = str(made.arguments[0])
    context = made.arguments[1] if made.name == "Tuple" else made.arguments[2]
    if site in index.program.starred_sequences:
        return
    for position in range(len(index.program.parts_of.get(site, ()))):
        part, _ = index.program.sequence_parts[site, position]
        yield Entry(Term("Integer", (position,)), Variable(part, context))


def _of_dictionary(index: Index, made: Term) -> Iterator[Entry]:
    site, _, context = made.arguments
    for key, part in index.program.dictionary_parts.get(str(site), ()):
        keys = values_at(index, Variable(key, context))
        if len(keys) == 1:
            yield Entry(keys[0], Variable(part, context))


def is_key(index: Index, subscript: Variable, given: Value, key: Value) -> Formula:
    """Return when the subscript is `key`, where it is the value `given`."""
    if isinstance(given, Term) and given.name in GROUND:
        return TRUE if given == key else FALSE
    here = Branch(subscript.name, True)
    comparison = Term("Comparison", ("==", given, key))
    # what the program computes itself, or finds in an array, need not be any number
    computed = _is_array(given) or any(leaf in index.derived.computed for leaf in leaves(given))
    if is_integer(key) and is_integer_condition(comparison) and not computed:
        return integers(comparison, True, here)
    subject = subject_of(index, subscript)
    many = isinstance(given, Term) and stands_for_many(given)
    certain = subject.certain and not (many or computed)
    return match(subject.key, key, True, here, certain=certain)


def _is_array(value: Value) -> bool:
    return isinstance(value, Term) and value.name == "Tensor"
