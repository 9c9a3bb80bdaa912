"""A failure in words: message, shapes, origins, the way to it, the witness, the advice."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.assertions import RULE as ASSERTION
from shapelog.solver.batches import Failure, full_round
from shapelog.solver.check_operands import operand_node
from shapelog.solver.checks import Check
from shapelog.solver.constraints import sides
from shapelog.solver.findings import (
    Assignment,
    Finding,
    Frame,
    OperandShape,
    RuleText,
    Severity,
    Span,
    Verdict,
)
from shapelog.solver.flow import operands_of
from shapelog.solver.formulas import Leaf
from shapelog.solver.index import Index
from shapelog.solver.library_places import module_inside, place_of_call
from shapelog.solver.naming import input_name, site_name
from shapelog.solver.nodes import Variable
from shapelog.solver.origins import construction_of, origins_of
from shapelog.solver.protected import handler_line
from shapelog.solver.rendering import value_text
from shapelog.solver.trace import caller_of, trace_of

_LAST_BATCH_ADVICE = (
    "pass drop_last=True to the DataLoader, or use x.size(0) instead of the batch size"
)
_LAST_OF_DATASET_ADVICE = (
    "pass drop_remainder=True to batch(), or use tf.shape(x)[0] instead of the batch size"
)
_DATASET = "tensorflow.data.Dataset"
#: What the rules call the round over elements that a dataset makes or puts together.
_ELEMENT = "element"
_PLACES = 5
_NOWHERE = Span("", 0, 0, 0, 0)


@dataclass(frozen=True)
class RuleMessage:
    """What a rule says of itself, and the template of its message."""

    text: RuleText
    template: str


@dataclass(frozen=True)
class Elsewhere:
    """The failures that one finding speaks of besides its own.

    They are of the same `layer`, `consequences` of what comes out of it, or `alike`: for no
    inputs but those for which it fails itself.
    """

    layer: Sequence[Failure] = ()
    consequences: Sequence[Failure] = ()
    alike: Sequence[Failure] = ()


_NOTHING_ELSE = Elsewhere()


def finding_of(
    index: Index,
    failure: Failure,
    rule: RuleMessage,
    elsewhere: Elsewhere = _NOTHING_ELSE,
    severity: Severity | None = None,
) -> Finding:
    """Return the finding that a failure makes.

    Its severity is that of its verdict, unless one is given.
    """
    check, judgement = failure.judged.check, failure.judged.judgement
    inside = span_of(index, check)
    trace = trace_of(index, check.call)
    span = place_of_call(inside, trace) or inside
    conditional = judgement.verdict is Verdict.CONDITIONAL
    caught = handler_line(index, check) is not None
    warning = conditional or caught or check.rule in index.derived.silent_rules
    construction = construction_of(index, check.call)
    numbers = sides(check.constraint)[:2]
    return Finding(
        rule=check.rule,
        severity=severity or (Severity.WARNING if warning else Severity.ERROR),
        verdict=judgement.verdict,
        message=_message(index, check, rule.template) + module_inside(inside),
        span=span,
        shapes=_shapes(index, check),
        origins=origins_of(index, check, numbers),
        trace=trace,
        witness=_witness(index, failure),
        constructed=Frame(*construction) if construction is not None else None,
        advice=_advice(index, failure, elsewhere),
        fingerprint=_fingerprint(index, check, span),
    )


def span_of(index: Index, check: Check) -> Span:
    """Return the place of the blamed argument, else of the operand, else of the whole call."""
    for parameter, site, role, _ in index.derived.givers(check.call):
        if parameter == check.argument and (site, role) in index.program.operand_spans:
            return index.program.operand_spans[site, role]
    site = check.place[0]
    for role in ("object", "0"):
        if check.argument in ("input", "other") and (site, role) in index.program.operand_spans:
            return index.program.operand_spans[site, role]
    return index.program.spans.get(site, _NOWHERE)


# ---- message and shapes

#: The operands of a comparison that the program makes itself.
_SIDES = ("left", "right")


def _message(index: Index, check: Check, template: str) -> str:
    numbers = [value_text(side, index.derived.meanings) for side in sides(check.constraint)]
    if check.constraint.name == "RankBetween":
        low, high = check.constraint.arguments[1:]
        numbers = [*numbers[:1], str(low) if low == high else f"{low} to {high}"]
    fields = {
        "{left}": value_text(check.left, index.derived.meanings),
        "{right}": value_text(check.right, index.derived.meanings),
        "{a}": numbers[0] if numbers else "",
        "{b}": numbers[1] if len(numbers) > 1 else "",
    }
    for name, text in fields.items():
        template = template.replace(name, text)
    return template


def _shapes(index: Index, check: Check) -> tuple[OperandShape, ...]:
    """Return the operands that have a shape, and the numbers that they are held against."""
    if check.rule != ASSERTION and not any(map(_is_shaped, check.operands[1:])):
        return ()
    found: list[OperandShape] = []
    for position, fallback in ((1, "input"), (2, "other")):
        value = check.operands[position]
        if isinstance(value, Term) and value.name in ("None", "Object", "Range"):
            continue  # of a list the message says what is wrong
        name, span = _named_operand(index, check, position)
        if check.rule == ASSERTION:
            name = _SIDES[position - 1]
            span = index.program.operand_spans.get((check.place[0], name))
        elif not _is_shaped(value):
            name, span = "expected", None
        elif position == 2 and name in ("", "input"):
            name = check.argument if check.argument != "input" else fallback
        shape = value_text(value, index.derived.meanings)
        found.append(OperandShape(name or fallback, shape, span))
    return tuple(found)


def _is_shaped(value: Value) -> bool:
    return isinstance(value, Term) and value.name in ("Tensor", "Tuple")


def _named_operand(index: Index, check: Check, position: int) -> tuple[str, Span | None]:
    """Return the parameter that an operand of a check was given for, and where it is written."""
    node = operand_node(index, check, check.operands, position)
    if not isinstance(node, Variable):
        return "", None
    for parameter, site, role, giver in index.derived.givers(check.call):
        if giver == node:
            return parameter, index.program.operand_spans.get((site, role))
    places = operands_of(index, check.call)
    return ("input" if node in places[:1] else ""), None


# ---- witness and advice


def _witness(index: Index, failure: Failure) -> tuple[Assignment, ...]:
    judgement = failure.judged.judgement
    found = [Assignment(input_name(index, term), str(value)) for term, value in judgement.inputs]
    # of a comparison with a key the input is told already
    lookups = index.program.block_of
    told = (one for one in judgement.branches if not (one.comparison and one.place in lookups))
    found.extend(_branch(index, leaf) for leaf in told)
    if failure.last_batch is not None:
        found = _batch_witness(index, failure.last_batch, found)
    return tuple(dict.fromkeys(found))


def _branch(index: Index, leaf: Leaf) -> Assignment:
    if leaf.constant is not None and leaf.place in index.program.block_of:
        return Assignment(site_name(index, leaf.place), _choice_text(index, leaf.constant))
    span = index.program.branch_spans.get(leaf.place)
    where = f"{span.file.rpartition('/')[2]}:{span.line}" if span is not None else "a branch"
    text = index.text_of(span)
    name = f"branch at {where} ({text})" if text else f"branch at {where}"
    return Assignment(name, "taken" if leaf.taken else "not taken")


def _choice_text(index: Index, value: Value) -> str:
    """Return what people call a value that is chosen: a function or a class by its name."""
    if isinstance(value, Term) and value.name in ("Closure", "Class"):
        defined = str(value.arguments[0])
        return index.program.qualified_names.get(defined, defined.rpartition(":")[2])
    return value_text(value, index.derived.meanings)


def _batch_witness(index: Index, last: Term, found: list[Assignment]) -> list[Assignment]:
    """Put the sizes of the full and the last batch beside what else makes the check fail."""
    meanings, batches = index.derived.meanings, index.derived.batches
    rest = list(found)
    full = batches.get(full_round(last))
    if full is not None:
        rest.insert(0, Assignment("batch_size", value_text(full[1], meanings)))
    batch = batches.get(last)
    if batch is not None:
        if all(one.name != "last batch" for one in rest):
            rest.append(Assignment("last batch", value_text(batch[1], meanings)))
        length = value_text(batch[2], meanings)
        if length.isdigit():
            rest.append(Assignment("dataset length", length))
    return rest


def _advice(index: Index, failure: Failure, elsewhere: Elsewhere) -> str:
    parts: list[str] = []
    line = handler_line(index, failure.judged.check)
    if line is not None:
        parts.append(f"the failure is handled at line {line}, where the program goes on")
    safe = failure.judged.judgement.safe
    if failure.last_batch is not None:
        parts.append(_last_batch_advice(index, failure.last_batch))
    elif safe is not None:
        parts.append(safe.text(input_name(index, safe.symbol)))
    if elsewhere.layer:
        parts.append(f"the same layer fails at {_places(index, elsewhere.layer)} too")
    span = span_of(index, failure.judged.check)
    other = [
        one
        for one in elsewhere.alike
        if (place := span_of(index, one.judged.check)).line != span.line or place.file != span.file
    ]
    if len(other) < len(elsewhere.alike):
        parts.append("others on this line fail in the same way")
    if other:
        parts.append(f"that also settles {_places(index, other)}")
    if elsewhere.consequences:
        places = _places(index, elsewhere.consequences)
        parts.append(f"what it gives fails at {places}: set this right first")
    return "; ".join(parts)


def _last_batch_advice(index: Index, last: Term) -> str:
    """Return when there is no smaller last batch, and what to do where there is one."""
    meanings = index.derived.meanings
    full = index.derived.batches.get(full_round(last))
    if full is None:
        element = str(last.arguments[0]) == _ELEMENT
        return _LAST_OF_DATASET_ADVICE if element else _LAST_BATCH_ADVICE
    size, length = value_text(full[1], meanings), value_text(full[2], meanings)
    advice = _LAST_OF_DATASET_ADVICE if _DATASET in str(full[0]) else _LAST_BATCH_ADVICE
    if length.isdigit():
        return f"{length} samples are no multiple of {size}: {advice}"
    return f"{length} must be a multiple of {size}; else {advice}"


def _places(index: Index, failing: Sequence[Failure]) -> str:
    """Return where checks fail, the first few of them: ``train.py:12, train.py:14``."""
    spans = sorted({span_of(index, one.judged.check) for one in failing})
    found = [f"{span.file.rpartition('/')[2]}:{span.line}" for span in spans]
    shown = list(dict.fromkeys(found))
    more = [f"{len(shown) - _PLACES} more"] if len(shown) > _PLACES else []
    return ", ".join([*shown[:_PLACES], *more])


# ---- what names a finding for good


def _fingerprint(index: Index, check: Check, span: Span) -> str:
    """Rule, function, the line's text, and which of the equal lines of the file it is."""
    line = index.line(span.file, span.line).strip()
    earlier = sum(index.line(span.file, number).strip() == line for number in range(1, span.line))
    text = "\n".join((check.rule, caller_of(index, check.place[0]), line, str(earlier)))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def rule_messages(
    rows: Sequence[tuple[str, str, str, str]], wanted: set[str]
) -> Mapping[str, RuleMessage]:
    """Return what the wanted rules say; of one that says nothing its name."""
    found = {rule: RuleMessage(RuleText(rule, rule, rule), rule) for rule in wanted}
    for rule, title, message, page in rows:
        if rule in wanted:
            found[rule] = RuleMessage(RuleText(rule, title, title, page), message)
    return found
