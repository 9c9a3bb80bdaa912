"""One step back: what handed a value on to a variable, a parameter or a result.

The steps follow the same facts as the rules of `rules/core` follow forward: phis, loop
variables, arguments, returns, children of containers, parts of tuples, names and attributes
that are bound once. Where a value is made, or the way is not known, there is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant
from shapelog.solver.index import FORWARDED, Index, callee_of, frame_of
from shapelog.solver.nodes import Argument, Node, Result, Variable

Chosen = tuple[tuple[Variable, Value], ...]


@dataclass(frozen=True)
class Step:
    """A way on which a value came: from `node`, when `block` ran in `context`.

    Only when each variable of `chosen` was the value beside it.
    """

    node: Node
    block: str = ""
    context: Value = 0
    chosen: Chosen = ()


def values_at(index: Index, node: Node) -> list[Value]:
    """Return what a node can be."""
    if isinstance(node, Variable):
        found = index.derived.values.get((node.name, node.context), [])
        if len(found) < 2:  # noqa: PLR2004
            return found
        return index.needed.without_none(node.name, node.context, found, index.derived.values)
    if isinstance(node, Result):
        return index.derived.results.get(node.call, [])
    merged: dict[Value, None] = {}
    for step in _into_argument(index, node):
        merged.update(dict.fromkeys(values_at(index, step.node)))
    merged.update(dict.fromkeys(index.derived.hooked.get(node.call, {}).get(node.position, ())))
    return list(merged)


def steps(index: Index, node: Node) -> list[Step]:
    """Return the ways on which a node gets its values; none if they are made there."""
    if isinstance(node, Result):
        return list(_into_result(index, node.call))
    if isinstance(node, Argument):
        if node.call in index.derived.hooked:
            return []  # what was passed, or what a hook gives for it: nobody knows which
        return list(_into_argument(index, node))
    return list(_into_variable(index, node.name, node.context))


def operands_of(index: Index, call: Term) -> list[Node]:
    """Return what an invocation computes from: the receiver of a library's method first."""
    if call.name != "CallContext" or call in index.derived.hooked:
        return [Argument(call, 0)]
    site, callee, outer = call.arguments
    names = list(index.program.operands.get(str(site), ()))
    owner = index.program.attributes.get(index.program.callees.get(str(site), ""))
    if isinstance(callee, Term) and callee.name == "LibraryMethod" and owner is not None:
        names.insert(0, owner[0])
    return [Variable(name, outer) for name in names]


# ---- variables


def _into_variable(index: Index, name: str, context: Value) -> Iterator[Step]:
    program = index.program
    if name in program.phis:
        for block, source in program.phis[name]:
            yield Step(Variable(source, context), block, context)
    elif name in program.narrowed:
        yield Step(Variable(program.narrowed[name], context))
    elif name in program.parameters:
        yield from _into_parameter(index, name, context)
    elif name in program.loop_exits:
        yield from _out_of_loop(index, name, context)
    elif name in program.invariants or name in program.loop_entries or name in program.loop_backs:
        yield from _into_round(index, name, context)
    elif name in program.items or name in program.unpacked:
        found = list(_from_tuple(index, name, context))
        yield from found or _from_invocations(index, name, context)
    elif name in program.global_reads:
        block, value = program.global_values.get(program.global_reads[name], ("", ""))
        module = Term("ModuleContext", (program.global_reads[name][0],))
        yield Step(Variable(value, module), block, module)
    elif name in program.cell_reads:
        yield from _from_cell(index, name, context)
    elif name in program.attributes:
        found = list(_from_attribute(index, name, context))
        yield from found or _from_invocations(index, name, context)
    else:
        yield from _from_invocations(index, name, context)


def _into_round(index: Index, name: str, context: Value) -> Iterator[Step]:
    """A loop variable: from outside, or from the round before if that is one known round."""
    if not isinstance(context, Term) or context.name != "Iteration":
        return
    loop, phase, outer = context.arguments
    invariant = index.program.invariants.get(name)
    if invariant is not None:
        yield Step(Variable(invariant, outer))
        return
    number = round_number(context)
    if not number:
        # of many rounds the first has the value from outside, and nobody knows what the others have
        entry = index.program.loop_entries.get(name)
        if entry is not None:  # otherwise the loop is the first to bind it
            yield Step(Variable(entry, outer))
    else:
        before = Term("Iteration", (loop, Term("Nth", (number - 1,)), outer))
        for latch, last in index.program.loop_backs.get(name, ()):
            yield Step(Variable(last, before), latch, before)


def round_number(context: Term) -> int | None:
    """Return the number of a round; None if the context is many rounds."""
    phase = context.arguments[1]
    if isinstance(phase, Term) and phase.name == "Nth" and isinstance(phase.arguments[0], int):
        return phase.arguments[0]
    return None


def _out_of_loop(index: Index, name: str, context: Value) -> Iterator[Step]:
    for loop, block, inside in index.program.loop_exits[name]:
        for place in index.derived.contexts_of.get(inside, ()):
            if (
                isinstance(place, Term)
                and place.name == "Iteration"
                and place.arguments[0] == loop
                and place.arguments[2] == context
            ):
                yield Step(Variable(inside, place), block, place)


def _into_parameter(index: Index, name: str, frame: Value) -> Iterator[Step]:
    if not isinstance(frame, Term) or frame.name not in ("CallContext", "Child"):
        return
    function, position, keyword, kind = index.program.parameters[name]
    passed = position - shift_of(frame)
    if passed < 0:
        return
    if kind != "keyword":
        given = list(_into_argument(index, Argument(frame, passed)))
        if given:
            yield from given
            return
    while frame.name == "Child" and frame.arguments[0] == FORWARDED:
        outer = frame.arguments[2]
        if not isinstance(outer, Term):
            return
        frame = outer
    if frame.name != "CallContext":
        return
    written = index.program.keywords.get((str(frame.arguments[0]), keyword))
    if written is not None:
        yield Step(Variable(written, frame.arguments[2]))
        return
    default = index.program.defaults.get((function, keyword))
    if default is not None:
        places = index.derived.contexts_of.get(default, [])
        if len(places) == 1:
            yield Step(Variable(default, places[0]))


def shift_of(call: Term) -> int:
    """Return how many parameters the receiver of a call takes: none of a plain function's."""
    callee = callee_of(call)
    return 0 if isinstance(callee, Term) and callee.name == "Closure" else 1


def _into_argument(index: Index, node: Argument) -> Iterator[Step]:
    call = node.call
    if call.name == "CallContext":
        site, _, outer = call.arguments
        argument = index.program.positional.get((str(site), node.position))
        if argument is not None:
            yield Step(Variable(argument, outer))
        return
    position, callee, outer = call.arguments
    if not isinstance(position, int) or not isinstance(outer, Term):
        return
    if position == FORWARDED:
        shift = index.derived.forwarded.get((outer, callee), 0)
        before = Argument(outer, node.position - shift)
        if any(_into_argument(index, before)):  # otherwise it was given by keyword
            yield Step(before)
    elif position <= 0:
        yield Step(Argument(outer, node.position))
    else:
        yield from _only(index.derived.children.get(outer, {}).get(position - 1, []))


# ---- invocations


def _from_invocations(index: Index, site: str, context: Value) -> Iterator[Step]:
    """The results of what an instruction invokes; of several callees each as it is chosen."""
    callee = index.program.callees.get(site)
    for call in index.derived.invocations.get((site, context), ()):
        if callee is None:
            yield Step(Result(call))
        else:
            chosen = Variable(callee, context)
            yield Step(Result(call), chosen=((chosen, callee_of(call)), *told_apart(index, call)))


def told_apart(index: Index, call: Term) -> Iterator[tuple[Variable, Value]]:
    """Yield the argument by whose values a call is analysed apart, and the one it is here.

    What is no tensor, or one of too many, has one context together: if it is a single thing, that
    is the value there.
    """
    if call.name != "CallContext":
        return
    site, given, outer = call.arguments
    name = index.derived.told_apart_by.get(str(site))
    if name is None or not isinstance(given, Term):
        return
    argument = Variable(name, outer)
    if given.name == "Chosen":
        yield argument, given.arguments[1]
        return
    apart = {_apart_for(other, given) for other in index.derived.invocations[str(site), outer]}
    if apart != {None}:
        others = [value for value in values_at(index, argument) if value not in apart]
        if len(others) == 1:
            yield argument, others[0]


def _apart_for(call: Term, callee: Term) -> Value | None:
    """Return the value for which a call runs the callee apart, if it does."""
    given = call.arguments[1]
    if isinstance(given, Term) and given.name == "Chosen" and given.arguments[0] == callee:
        return given.arguments[1]
    return None


def _into_result(index: Index, call: Term) -> Iterator[Step]:
    callee = callee_of(call)
    if isinstance(callee, Term) and callee.name == "Class":
        return
    children = index.derived.children.get(call, {})
    if FORWARDED in children:
        yield from _only(children[FORWARDED])
        return
    function = index.derived.entered.get(call)
    if function is not None:
        for block, returned in index.program.returns.get(function, ()):
            for place in index.derived.contexts_of.get(returned, ()):
                if frame_of(place) == call:
                    yield Step(Variable(returned, place), block, place)
    elif children:
        last = children[max(children)]
        if not _gives_others(index, call, last):
            yield from _only(last)


def _gives_others(index: Index, call: Term, applied: list[Term]) -> bool:
    """Whether a call gives what is not of the last thing it applies, but of one besides it.

    `tf.cond` calls one of two functions: nobody knows which.
    """
    found = {value for one in applied for value in values_at(index, Result(one))}
    return bool(found) and any(value not in found for value in values_at(index, Result(call)))


def _only(calls: list[Term]) -> Iterator[Step]:
    """The result of the one thing that is applied; of several nobody knows which."""
    if len(calls) == 1:
        yield Step(Result(calls[0]))


# ---- what was put somewhere


def _from_tuple(index: Index, name: str, context: Value) -> Iterator[Step]:
    """A part of a tuple that was displayed in the program."""
    container, positions = read_positions(index, name, context)
    for whole in index.derived.values.get((container, context), ()):
        if not isinstance(whole, Term) or whole.name != "Tuple":
            continue
        site, place, length = whole.arguments
        for position, subscript in positions:
            if not isinstance(length, int) or str(site) in index.program.starred_sequences:
                continue
            at = position if position >= 0 else position + length
            part = index.program.sequence_parts.get((str(site), at))
            if part is not None:
                chosen = ((Variable(container, context), whole), *subscript)
                yield Step(Variable(part[0], place), chosen=chosen)


def read_positions(index: Index, name: str, context: Value) -> tuple[str, list[tuple[int, Chosen]]]:
    """Return what is read from, and each position with the value of the subscript that it is."""
    if name in index.program.unpacked:
        container, position = index.program.unpacked[name]
        return container, [(position, ())]
    container, word = index.program.items[name]
    subscript = Variable(word, context)
    found: list[tuple[int, Chosen]] = []
    for value in values_at(index, subscript):
        number = constant(value)
        if number is not None:
            found.append((number, ((subscript, value),)))
    return container, found


def _from_cell(index: Index, name: str, context: Value) -> Iterator[Step]:
    """A variable of the function around: in the frame over which the present one is closed."""
    owner, word = index.program.cell_reads[name]
    stored = index.program.cell_values.get((owner, word))
    frame: Value | None = frame_of(context)
    while isinstance(frame, Term) and index.derived.entered.get(frame) != owner:
        frame = _closed_over(frame)
    if stored is None or frame is None:
        return
    block, value = stored
    for place in index.derived.contexts_of.get(value, ()):
        if frame_of(place) == frame:
            yield Step(Variable(value, place), block, place)


def _closed_over(frame: Term) -> Value | None:
    """Return the frame in which the function that `frame` runs was defined."""
    callee = callee_of(frame) if frame.name in ("CallContext", "Child") else None
    if isinstance(callee, Term) and callee.name == "Method":
        callee = callee.arguments[0]
    if isinstance(callee, Term) and callee.name in ("Closure", "Class"):
        return frame_of(callee.arguments[1])
    return None


def _from_attribute(index: Index, name: str, context: Value) -> Iterator[Step]:
    """An attribute that one instruction stores once for each object, or each arm of a branch."""
    owner, attribute = index.program.attributes[name]
    stores = index.program.attribute_stores.get(attribute, [])
    for item in index.derived.values.get((owner, context), ()):
        found = [
            Step(Variable(value, place), block, place, ((Variable(owner, context), item),))
            for block, target, value in stores
            for place in index.derived.contexts_of.get(target, ())
            if item in index.derived.values[target, place]
        ]
        if len(found) == 1 or (len(found) == 2 and _exclude_each_other(index, found)):
            yield from found


def _exclude_each_other(index: Index, ways: Sequence[Step]) -> bool:
    """Whether two ways are the two arms of one branch."""
    guards = [index.program.guards.get(way.block) for way in ways]
    one, other = guards
    if one is None or other is None or ways[0].context != ways[1].context:
        return False
    return one[:2] == other[:2] and one[2] != other[2]
