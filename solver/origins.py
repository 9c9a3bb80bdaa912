"""Where a number of a check came from: a literal, an argument, an option, an operation.

The walk goes back over the facts and what was derived, from the operand of the check through
whatever hands values on, and stops where the number was made.
"""

from __future__ import annotations

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.findings import Origin, Span
from shapelog.solver.index import Index, site_of
from shapelog.solver.rendering import dimensions, shape_text, value_text

_STEPS = 60


def origin_of(index: Index, call: Value, number: Value, shown: str) -> Origin | None:
    """Return where `number`, one side of a requirement of `call`, came from."""
    return _parameter_origin(index, call, number, shown) or _tensor_origin(
        index, call, number, shown
    )


def _parameter_origin(index: Index, call: Value, number: Value, shown: str) -> Origin | None:
    """Look for `number` among the integers given to the layer's constructor or to the call."""
    layer = index.layers.get(call)
    creations = [layer.arguments[0]] if isinstance(layer, Term) else []
    for place in (*creations, call):
        for (owner, parameter), givers in sorted(
            index.given_by.items(), key=lambda item: item[0][1]
        ):
            if owner != place:
                continue
            for site, role, variable, context in givers:
                if number in index.values.get((variable, context), []):
                    origin = _number_origin(index, variable, context, number, shown)
                    span = index.operand_spans.get((site, role))
                    text = index.text_of(index.spans.get(site))
                    where = f"{parameter} of {text}" if text else parameter
                    if origin is not None and origin.span is not None and origin.span != span:
                        return Origin(shown, f"{where}, from {origin.explanation}", origin.span)
                    return Origin(shown, where, span)
    return None


def _number_origin(
    index: Index, variable: str, context: Value, number: Value, shown: str
) -> Origin | None:
    """Follow an integer back to the expression that made it."""
    for _ in range(_STEPS):
        before = _handed_on(index, variable, context, number)
        if before is None:
            break
        variable, context = before
    span = index.spans.get(variable)
    text = index.text_of(span)
    return Origin(shown, text or shown, span) if span is not None else None


def _handed_on(
    index: Index, variable: str, context: Value, value: Value
) -> tuple[str, Value] | None:
    """Return the variable that `variable` has `value` from, if it only hands it on."""
    for source in index.merges.get(variable, ()):
        if value in index.values.get((source, context), ()):
            return source, context
    if not isinstance(context, Term):
        return None
    if variable in index.invariants and context.name == "Iteration":
        outer = context.arguments[2]
        source = index.invariants[variable]
        if value in index.values.get((source, outer), ()):
            return source, outer
    if variable in index.parameters and context.name == "CallContext":
        site, callee, outer = context.arguments
        _, position, name = index.parameters[variable]
        shift = 0 if isinstance(callee, Term) and callee.name == "Closure" else 1
        for role, argument in index.arguments.get(str(site), ()):
            if role in (str(position - shift), name) and value in index.values.get(
                (argument, outer), ()
            ):
                return argument, outer
    return None


def _tensor_origin(index: Index, call: Value, number: Value, shown: str) -> Origin | None:
    """Follow a tensor operand back to the operation that made the dimension `number`."""
    for (owner, _), givers in sorted(index.given_by.items(), key=lambda item: item[0][1]):
        if owner != call:
            continue
        for _, _, variable, context in givers:
            for value in index.values.get((variable, context), ()):
                if _has(value, number):
                    return _made(index, variable, context, value, number, shown)
    return None


def _made(
    index: Index, variable: str, context: Value, value: Value, number: Value, shown: str
) -> Origin | None:
    for _ in range(_STEPS):
        before = _handed_on(index, variable, context, value)
        if before is None:
            before_and_value = _same_dimension(index, variable, context, number)
            if before_and_value is None:
                break
            variable, context, value = before_and_value
        else:
            variable, context = before
    span = index.spans.get(variable)
    if span is None:
        return None
    text = index.text_of(span)
    return Origin(shown, f"{text} gives {value_text(value, index.meanings)}", span)


def _same_dimension(
    index: Index, variable: str, context: Value, number: Value
) -> tuple[str, Value, Value] | None:
    """Return the operand of the call `variable` whose tensor had the dimension already."""
    operands = [argument for _, argument in index.arguments.get(variable, ())]
    owner = index.attribute_owner.get(index.callee_of.get(variable, ""))
    if owner is not None:
        operands.insert(0, owner)
    for operand in operands:
        for value in index.values.get((operand, context), ()):
            if _has(value, number):
                return operand, context, value
    return None


def _has(value: Value, number: Value) -> bool:
    if not isinstance(value, Term) or value.name != "Tensor":
        return False
    return number in dimensions(value.arguments[1])[0]


def construction_of(index: Index, call: Value) -> tuple[str, Span] | None:
    """Return the text and place of the constructor call of the layer that `call` applies."""
    layer = index.layers.get(call)
    if not isinstance(layer, Term):
        return None
    site = site_of(layer.arguments[0])
    span = index.spans.get(site[0]) if site is not None else None
    return (index.text_of(span), span) if span is not None else None


def tensor_shape(value: Value, index: Index) -> str:
    """Return the shape of a tensor value as text; other values as they are."""
    if isinstance(value, Term) and value.name == "Tensor":
        return shape_text(value.arguments[1], index.meanings)
    return value_text(value, index.meanings)
