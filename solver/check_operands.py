"""Where the operands of a check stand in the program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.flow import operands_of, round_number, values_at
from shapelog.solver.index import Index, callee_of, contexts, is_tensor
from shapelog.solver.nodes import Node, Variable
from shapelog.solver.rendering import dimensions

if TYPE_CHECKING:
    from shapelog.solver.checks import Check

_NOTHING = Term("None")


def operand_node(
    index: Index, check: Check, operands: tuple[Value, Value, Value], position: int
) -> Node | None:
    """Return the variable or parameter in which an operand of a check stands."""
    call, value = check.call, operands[position]
    if position == 0:
        called = index.program.callees.get(str(call.arguments[0]))
        if called is None or call.name != "CallContext":
            return None
        return Variable(called, call.arguments[2])
    places = operands_of(index, call)
    named = _named(index, check, operands)
    if named is not None and position == 2:
        return named
    # one variable may be given twice: another one is looked for first
    taken = named
    if position == 2:
        taken = holding(index, places, operands[1])
    elif operands[2] == _NOTHING and is_tensor(value):
        given = _given_as(index, check, value)
        if given is not None:
            return given
    others = [place for place in places if place != taken]
    found = holding(index, others, value) or holding(index, places, value)
    return _built_with(index, check, value) if found is None and position == 2 else found


def _built_with(index: Index, check: Check, value: Value) -> Node | None:
    """Return what a layer was given when it was built, if the check is about that very layer.

    Of layers that rounds which stand for many build, each may have been given another value.
    """
    layer = callee_of(check.call)
    if not isinstance(layer, Term) or layer.name != "Object" or is_tensor(value):
        return None
    creation = layer.arguments[0]
    if not isinstance(creation, Term) or creation.name != "CallContext":
        return None
    built = callee_of(creation)
    if not isinstance(built, Term) or built.name != "Library":
        return None
    given = holding(index, operands_of(index, creation), value)
    if given is None:
        return None
    around, place = contexts(creation), creation.arguments[2]
    if isinstance(given, Variable):
        given, place = _outside(index, given)
        around = contexts(place)
    if all(map(_is_once, around)) or _in_its_round(index, check, creation, place):
        return given
    return None


def _outside(index: Index, given: Variable) -> tuple[Variable, Value]:
    """Return the variable outside of the rounds that do not change it, and where that is."""
    invariants, place = index.program.invariants, given.context
    while given.name in invariants and isinstance(place, Term) and place.name == "Iteration":
        place = place.arguments[2]
        given = Variable(invariants[given.name], place)
    return given, place


def _in_its_round(index: Index, check: Check, creation: Term, place: Value) -> bool:
    """Whether a layer, or what it is a part of, is called by the variable that it was made for.

    That is then the one of the same round. `place` is where what it was given is from.
    """
    used = {part for call in contexts(check.call) for part in _called_there(index, call)}
    known = contexts(place)
    inside: list[Term] = []
    for made in reversed(contexts(creation)):
        if made.name == "CallContext" and (str(made.arguments[0]), made.arguments[2]) in used:
            return all(map(_is_once, inside))
        if made in known:
            inside.append(made)
    return False


def _called_there(index: Index, call: Term) -> Iterator[tuple[str, Value]]:
    """Yield the variable that is called and where, and those that it was made of by calls there."""
    if call.name != "CallContext":
        return
    waiting = [index.program.callees.get(str(call.arguments[0]))]
    seen = set()
    while waiting:
        name = waiting.pop()
        if name is not None and name not in seen:
            seen.add(name)
            yield name, call.arguments[2]
            waiting += index.program.operands.get(name, ())


def _is_once(context: Term) -> bool:
    """Whether a context is no more than one round, or call, in the context around it."""
    if context.name == "Iteration":
        return round_number(context) is not None
    return context.name != "Child"


def _named(index: Index, check: Check, operands: tuple[Value, Value, Value]) -> Node | None:
    """Return what gives the argument that a check of two numbers is about, if it is the second."""
    if any(map(is_tensor, operands[1:])) or _NOTHING in operands[1:]:
        return None
    return _given_as(index, check, operands[2])


def _given_as(index: Index, check: Check, value: Value) -> Node | None:
    """Return what gives the argument that a check is about, if it may have the value."""
    for parameter, _, _, variable in index.derived.givers(check.call):
        if parameter == check.argument and value in values_at(index, variable):
            return variable
    return None


def holding(index: Index, places: Sequence[Node], value: Value) -> Node | None:
    """Return the first of the places that may have the value."""
    return next((place for place in places if value in values_at(index, place)), None)


def arguments_vary(index: Index, check: Check) -> bool:
    """Whether something that the call of a check is given can be several tensors.

    Where the check is about a number of dimensions, those with as many count as one.
    """
    if check.call.name != "CallContext":
        return False
    of_ranks = check.constraint.name == "RankBetween"
    for place in operands_of(index, check.call):
        found = values_at(index, place)
        tensors = [value for value in found if is_tensor(value)]
        if len(tensors) > 1 and not (of_ranks and _are_of_one_rank(tensors, found)):
            return True
    return False


def _are_of_one_rank(tensors: Sequence[Value], found: Sequence[Value]) -> bool:
    """Whether all values are tensors with as many dimensions as each other."""
    shapes = [dimensions(tensor.arguments[1]) for tensor in tensors if isinstance(tensor, Term)]
    is_open = any(unranked for _, unranked in shapes)
    return len(tensors) == len(found) and not is_open and len({len(one) for one, _ in shapes}) == 1


def is_known(value: Value) -> bool:
    """Whether a value is more than an admission that nothing is known of it."""
    if not isinstance(value, Term):
        return True
    if value.name == "Tensor":
        return not dimensions(value.arguments[1])[1]
    if value.name in ("LibraryMethod", "Method"):
        return all(map(is_known, value.arguments))
    return value.name != "Unknown"
