"""Where a number of a check came from: a literal, an argument, an option, an operation.

The walk goes back from the operands of the check through whatever hands a value on, and through
operations that keep the dimension, and stops where the number was made.
"""

from __future__ import annotations

from collections.abc import Iterator

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import leaves
from shapelog.solver.check_operands import operand_node
from shapelog.solver.checks import Check
from shapelog.solver.findings import Origin, Span
from shapelog.solver.flow import operands_of, steps, values_at
from shapelog.solver.index import Index, site_of
from shapelog.solver.nodes import Argument, Node, Result, Variable
from shapelog.solver.rendering import dimensions, shape_text, value_text

_STEPS = 400


def origins_of(index: Index, check: Check, numbers: list[Value]) -> tuple[Origin, ...]:
    """Return where each of the numbers came from, one origin for each that is known."""
    found: list[Origin] = []
    for place, number in enumerate(numbers):
        order = (1, 2) if place == 0 else (2, 1)
        origin = next(
            (
                origin
                for position in order
                for origin in _from_operand(index, check, position, number)
            ),
            None,
        )
        origin = origin or _from_call(index, check, number) or _from_symbols(index, number)
        if origin is not None and origin not in found:
            found.append(origin)
    return tuple(found)


# ---- from an operand of the check


def _from_operand(index: Index, check: Check, position: int, number: Value) -> Iterator[Origin]:
    value = check.operands[position]
    node = operand_node(index, check, check.operands, position)
    if _places(value, number):
        if node is not None:
            yield _made(index, node, value, number)
    elif value == number:
        given = _given(index, check, number)
        if given is not None:
            yield given


def _made(index: Index, node: Node, value: Value, number: Value) -> Origin:
    """Follow a tensor back to what made its dimension `number`."""
    subject = value_text(number, index.derived.meanings)
    for _ in range(_STEPS):
        before = _handed_on(index, node, value) or _kept(index, node, value, number)
        if before is None:
            break
        node, value = before
    built = _constructor_argument(index, node, number) or _computed_argument(index, node, number)
    return built or Origin(subject, _operation_text(index, node, value), _span(index, node))


def _handed_on(index: Index, node: Node, value: Value) -> tuple[Node, Value] | None:
    """Return what `node` has `value` from, if it only hands it on."""
    for step in steps(index, node):
        if value in values_at(index, step.node):
            return step.node, value
    return None


def _kept(index: Index, node: Node, value: Value, number: Value) -> tuple[Node, Value] | None:
    """Return the operand of an operation that had the dimension at the same place already."""
    if not isinstance(node, Result):
        return None
    here = set(_places(value, number))
    for operand in operands_of(index, node.call):
        for given in values_at(index, operand):
            if here & set(_places(given, number)):
                return operand, given
    return None


def _places(value: Value, number: Value) -> list[int]:
    """Return where a tensor has a dimension, from the left and (negative) from the right."""
    if not isinstance(value, Term) or value.name != "Tensor":
        return []
    sizes, unranked = dimensions(value.arguments[1])
    found = [place for place, size in enumerate(sizes) if size == number]
    left = [] if unranked else found
    return left + [place - len(sizes) for place in found]


def _operation_text(index: Index, node: Node, value: Value) -> str:
    """Say what an operation gives, and from what: ``torch.flatten(x, 1) of (64, 1, 28, 28)``."""
    meanings = index.derived.meanings
    text = index.text_of(_span(index, node)) or "the program"
    made = value_text(value, meanings)
    if isinstance(node, Result):
        for operand in operands_of(index, node.call):
            given = values_at(index, operand)
            if len(given) == 1 and isinstance(given[0], Term) and given[0].name == "Tensor":
                shape = shape_text(given[0].arguments[1], meanings)
                return f"{text} of {shape} gives {made}"
    if isinstance(value, Term) and value.name == "Tensor":
        return f"{text} gives {made}"
    return text


def _constructor_argument(index: Index, node: Node, number: Value) -> Origin | None:
    """Return the argument of a layer's constructor that is the dimension which it makes."""
    if not isinstance(node, Result):
        return None
    callee = node.call.arguments[1]
    if not isinstance(callee, Term) or callee.name != "Object":
        return None
    return _written_argument(index, callee.arguments[0], number)


def _computed_argument(index: Index, node: Node, number: Value) -> Origin | None:
    """Return the argument of a function that is the dimension, if the number is from elsewhere."""
    if not isinstance(node, Result):
        return None
    written = _written_argument(index, node.call, number)
    site = str(node.call.arguments[0])
    spans = [
        index.program.operand_spans.get((site, role))
        for role, _ in index.program.argument_roles.get(site, ())
    ]
    return written if written is not None and written.span not in spans else None


def _written_argument(index: Index, creation: Value, number: Value) -> Origin | None:
    """Return the last argument of a constructor that is `number`, and where that came from."""
    if not isinstance(creation, Term) or creation.name != "CallContext":
        return None
    site, outer = str(creation.arguments[0]), creation.arguments[2]
    found: Origin | None = None
    for role, name in index.program.argument_roles.get(site, ()):
        node = Variable(name, outer)
        if number in values_at(index, node):
            origin = number_origin(index, node, number)
            text = index.text_of(index.program.spans.get(site))
            span = index.program.operand_spans.get((site, role))
            found = _joined_origin(origin, text, span)
    return found


# ---- from the constructor of the layer, or an argument of the call


def _given(index: Index, check: Check, number: Value) -> Origin | None:
    """Look for a number among what was given to the layer's constructor or to the call."""
    layer = index.derived.layers.get(check.call)
    creations = [layer.arguments[0]] if isinstance(layer, Term) else []
    for owner in (*creations, check.call):
        for parameter, site, role, node in index.derived.givers(owner):
            if number in values_at(index, node):
                origin = number_origin(index, node, number)
                text = index.text_of(index.program.spans.get(site))
                span = index.program.operand_spans.get((site, role))
                named = f"{parameter} of {text}" if text else parameter
                return _joined_origin(origin, named, span)
    for owner in creations:
        if number not in index.derived.given.get(owner, ()):
            continue
        found = site_of(owner)
        span = index.program.spans.get(found[0]) if found is not None else None
        if span is not None:
            subject = value_text(number, index.derived.meanings)
            return Origin(subject, f"a default of {index.text_of(span)}", span)
    return None


def _joined_origin(origin: Origin, text: str, span: Span | None) -> Origin:
    """An argument as written, and the place that its number came from if that is another."""
    if origin.span is None or origin.span == span or span is None:
        return Origin(origin.subject, text, span or origin.span)
    return Origin(origin.subject, f"{text}, from {origin.explanation}", origin.span)


def _from_call(index: Index, check: Check, number: Value) -> Origin | None:
    """Any operand of the call that is the number, or has it as a dimension."""
    given = _given(index, check, number) if not _is_computed(number) else None
    if given is not None:
        return given
    for node in operands_of(index, check.call):
        for value in values_at(index, node):
            if _places(value, number):
                return _made(index, node, value, number)
    return None


def _is_computed(number: Value) -> bool:
    return isinstance(number, Term) and number.name == "Arithmetic"


def _from_symbols(index: Index, number: Value) -> Origin | None:
    """A number computed from inputs: what people call them, and where one comes in."""
    symbols = [leaf for leaf in leaves(number) if leaf.name == "Symbol"]
    if not symbols:
        return None
    meanings = index.derived.meanings
    names = ", ".join(dict.fromkeys(meanings.get(symbol, "an input") for symbol in symbols))
    site = site_of(symbols[0].arguments[1])
    span = index.program.spans.get(site[0]) if site is not None else None
    return Origin(value_text(number, meanings), f"depends on {names}", span)


# ---- numbers


def number_origin(index: Index, node: Node, number: Value) -> Origin:
    """Follow an integer back to the expression that made it."""
    subject = value_text(number, index.derived.meanings)
    for _ in range(_STEPS):
        option = _option(index, node, number)
        if option is not None:
            return option
        before = _handed_on(index, node, number)
        if before is None:
            break
        node = before[0]
    span = _span(index, node)
    return Origin(subject, index.text_of(span) or subject, span)


def _option(index: Index, node: Node, number: Value) -> Origin | None:
    """Return the option of the command line that an attribute of the namespace is."""
    if not isinstance(node, Variable) or node.name not in index.program.attributes:
        return None
    owner, attribute = index.program.attributes[node.name]
    for value in values_at(index, Variable(owner, node.context)):
        if not isinstance(value, Term) or value.name != "Object":
            continue
        for call, flag in index.derived.options.get(attribute, ()):
            if number in index.derived.option_values.get(call, ()):
                return _option_origin(index, call, flag, number)
    return None


def _option_origin(index: Index, call: Value, flag: str, number: Value) -> Origin:
    subject = value_text(number, index.derived.meanings)
    found = site_of(call)
    site = found[0] if found is not None else ""
    default = index.program.operand_spans.get((site, "default"))
    if default is not None and index.text_of(default) == subject:
        return Origin(subject, f"{flag} has default {subject}", default)
    return Origin(subject, f"{flag} is {subject}", index.program.spans.get(site))


# ---- places


def _span(index: Index, node: Node) -> Span | None:
    if isinstance(node, Variable):
        return index.program.spans.get(node.name)
    found = site_of(node.call)
    if found is None:
        return None
    if isinstance(node, Argument):
        return index.program.operand_spans.get((found[0], str(node.position)))
    return index.program.spans.get(found[0])


def construction_of(index: Index, call: Value) -> tuple[str, Span] | None:
    """Return the text and place of the constructor call of the layer that `call` applies."""
    layer = index.derived.layers.get(call)
    found = site_of(layer.arguments[0]) if isinstance(layer, Term) else None
    span = index.program.spans.get(found[0]) if found is not None else None
    return (index.text_of(span), span) if span is not None else None
