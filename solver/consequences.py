"""Failures that follow from others: checks of what a failing call is supposed to give.

What a call gives whose shapes do not go together is a guess: the shape that was asked for, the
larger of two sizes. A later check that fails on it may say nothing but that the first one failed.
Where the requirement leaves no doubt about the result (`linear` gives its out_features whatever
it is given), and where the result has the shape of the first operand, as in place, a later
failure is a mistake of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.batches import Failure
from shapelog.solver.check_operands import operand_node
from shapelog.solver.checks import Check
from shapelog.solver.findings import Verdict
from shapelog.solver.flow import operands_of, steps, values_at
from shapelog.solver.index import Index, is_tensor, site_of
from shapelog.solver.nodes import Node, Result, Variable
from shapelog.solver.rendering import dimensions

#: Constraints on element types: where one fails, the type of the result is a guess, not its shape.
_OF_ELEMENTS = frozenset(("ElementAmong", "SameElement"))
#: Constraints that say nothing of the result if they are about sizes that it does not have.
_CERTAIN = frozenset(("Equal", "AtLeast")) | _OF_ELEMENTS
_NODES = 3000
#: What is called where a sequence is unpacked to names.
_UNPACK = Term("Library", ("unpack",))


@dataclass(frozen=True)
class Grouped:
    """A failure with those that follow from it, in the order of a run.

    Those that are `alike` are checks that hold wherever the one that fails holds.
    """

    failure: Failure
    consequences: tuple[Failure, ...] = ()
    alike: tuple[Failure, ...] = ()

    @property
    def following(self) -> tuple[Failure, ...]:
        """All that need no finding of their own."""
        return (*self.consequences, *self.alike)


def grouped(index: Index, failing: Sequence[Failure]) -> list[Grouped]:
    """Return the failures that follow from no other, each with those that follow from it."""
    checks = [failure.judged.check for failure in failing]
    guesses = {check.call for check in checks if _gives_guess(index, check)}
    roots: dict[Value, Failure] = {}
    guessed_types: dict[Value, Failure] = {}
    found: dict[int, list[Failure]] = {}
    kept: list[Failure] = []
    for failure in failing:
        check = failure.judged.check
        of_elements = check.constraint.name in _OF_ELEMENTS
        causes = {**guessed_types, **roots} if of_elements else roots
        cause = _cause(index, check, causes.keys()) if causes else None
        if cause is None or _is_surer(failure, causes[cause]):
            kept.append(failure)
            root = failure
        else:
            root = causes[cause]
            if check.call != cause:
                found.setdefault(id(root), []).append(failure)
        if check.call in guesses:
            roots.setdefault(_source(index, check), root)
        if of_elements and not _is_in_place(index, check):
            guessed_types.setdefault(check.call, root)
    return [Grouped(failure, tuple(found.get(id(failure), ()))) for failure in kept]


def _source(index: Index, check: Check) -> Value:
    """Return what gives the results of a call: of all names of an unpacking it is the same."""
    site, callee, context = check.call.arguments[:3]
    if callee == _UNPACK and str(site) in index.program.unpacked:
        return Term("CallContext", (index.program.unpacked[str(site)][0], _UNPACK, context))
    return check.call


def _gives_guess(index: Index, check: Check) -> bool:
    """Whether nobody can say what a failing call is to give; in place it is what it was."""
    if check.constraint.name in _CERTAIN:
        return check.constraint.name == "Equal" and _has_disputed_size(index, check)
    shapes = {value.arguments[1] for value in _made(index, check) if is_tensor(value)}
    return not (is_tensor(check.left) and shapes == {check.left.arguments[1]})


def _has_disputed_size(index: Index, check: Check) -> bool:
    """Whether what a failing call gives has one of the two sizes that should be equal, as one of
    its tensors has it: a batch, or what concatenated tensors should agree in."""
    sizes = {
        side
        for side, operand in zip(check.constraint.arguments, (check.left, check.right), strict=True)
        if is_tensor(operand)
    }
    made = [value for value in _made(index, check) if is_tensor(value)]
    return any(sizes & set(dimensions(value.arguments[1])[0]) for value in made)


def _is_in_place(index: Index, check: Check) -> bool:
    """Whether a failing call gives its first operand, as it was."""
    return is_tensor(check.left) and _made(index, check) == [check.left]


def _made(index: Index, check: Check) -> Sequence[Value]:
    found = site_of(check.call)
    return values_at(index, Variable(*found)) if found is not None else []


def _is_surer(failure: Failure, root: Failure) -> bool:
    """Whether a failure happens on more runs than what it would follow from."""
    verdicts = (failure.judged.judgement.verdict, root.judged.judgement.verdict)
    return verdicts == (Verdict.INVALID, Verdict.CONDITIONAL)


def _cause(index: Index, check: Check, roots: Collection[Value]) -> Value | None:
    """Return the failing call whose result an operand of a check comes from, if one is."""
    pending: list[Node] = [*_operands(index, check)]
    seen: set[Node] = set(pending)
    while pending and len(seen) < _NODES:
        node = pending.pop(0)
        for call in makers_of(index, node):
            if call in roots and call != check.call:
                return call
        for source in sources_of(index, node):
            if source not in seen:
                seen.add(source)
                pending.append(source)
    return None


def _operands(index: Index, check: Check) -> Iterator[Node]:
    for position in range(3):
        node = operand_node(index, check, check.operands, position)
        if node is not None:
            yield node
    yield from operands_of(index, check.call)


def makers_of(index: Index, node: Node) -> Iterator[Term]:
    """Yield the invocations that give a node its values."""
    if isinstance(node, Result):
        yield node.call
    elif isinstance(node, Variable):
        yield from index.derived.invocations.get((node.name, node.context), ())
        yield from index.derived.applied_at.get((node.name, node.context), ())
        if node.name in index.program.unpacked:
            container, _ = index.program.unpacked[node.name]
            yield Term("CallContext", (container, _UNPACK, node.context))


def sources_of(index: Index, node: Node) -> Iterator[Node]:
    for step in steps(index, node):
        yield step.node
    for call in makers_of(index, node):
        if call in index.derived.applied:
            yield from operands_of(index, call)
    if isinstance(node, Variable):
        yield from _read_from(index, node)


def _read_from(index: Index, node: Variable) -> Iterator[Node]:
    """Yield the tensors of which an operator, a subscript or a property makes a node."""
    program = index.program
    words: list[str] = []
    if node.name in program.operators:
        words.extend(program.operators[node.name][1:])
    if node.name in program.items:
        words.append(program.items[node.name][0])
    if node.name in program.attributes:
        words.append(program.attributes[node.name][0])
    for word in words:
        owner = Variable(word, node.context)
        values = values_at(index, owner)
        if any(map(is_tensor, values)):
            yield owner
