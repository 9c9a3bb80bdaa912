"""Under which choices of a run a place is reached, and a variable has one of its values.

The walk goes backward over the program, from a value to what handed it on, and collects the
branches on the way. It is memoised on (node, value): paths are never enumerated, and a chain of
branches gives a formula as long as the chain. It runs without recursion, since programs nest
deeper than Python's stack.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.flow import Step, round_number, told_apart, values_at
from shapelog.solver.flow import steps as steps_into
from shapelog.solver.formulas import (
    FALSE,
    TRUE,
    UNFOLLOWED,
    Branch,
    Formula,
    choice,
    conjunction,
    disjunction,
    integers,
    is_exact,
    match,
    negation,
)
from shapelog.solver.index import Index, built_in, callee_of, contexts, run_of
from shapelog.solver.lookups import Lookup, is_key, lookup_of
from shapelog.solver.nodes import Node, Variable
from shapelog.solver.transfer import ways_to
from shapelog.solver.truth import (
    equality_of,
    is_integer_condition,
    source_of,
    subject_of,
    truth_of,
)


@dataclass(frozen=True)
class Has:
    """The question under which choices `node` is `value`, where it is computed at all."""

    node: Node
    value: Value


@dataclass(frozen=True)
class Runs:
    """The question under which choices `block` runs in `context`, once that has begun."""

    block: str
    context: Value


@dataclass(frozen=True)
class Goes:
    """The question under which choices `condition`, asked by `branch`, is `truth`."""

    condition: str
    context: Value
    truth: bool
    branch: Branch


Question = Has | Runs | Goes
Work = Generator[Question, Formula, Formula]


class Choices:
    """The answers to questions about one unit, each worked out once."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._answers: dict[Question, Formula] = {}

    def has(self, node: Node, value: Value) -> Formula:
        """Return under which choices `node` is `value`."""
        return self._answer(Has(node, value))

    def reaches(self, call: Value) -> Formula:
        """Return under which choices the instruction of `call` runs, whatever it invokes."""
        parts: list[Formula] = []
        run = run_of(call)
        if run is not None:
            parts.append(self.reaches(run))
        for context in contexts(call):
            if context.name == "CallContext":
                site, _, outer = context.arguments
                outer = built_in(outer)
                parts.append(self._at(self._index.program.block_of.get(str(site)), outer))
            elif context.name == "Iteration":
                loop, _, outer = context.arguments
                parts.append(self._at(self._index.program.loops.get(str(loop)), outer))
        return conjunction((*parts, self.leads_to(call)))

    def leads_to(self, call: Value) -> Formula:
        """Return under which choices the calls around `call` run what it stands in."""
        parts: list[Formula] = []
        for context in contexts(call):
            if context.name == "CallContext" and context is not call:
                called = self._index.program.callees.get(str(context.arguments[0]))
                if called is not None:
                    place = Variable(called, built_in(context.arguments[2]))
                    parts.append(self.has(place, callee_of(context)))
        return conjunction(parts)

    def chosen(self, call: Value) -> Formula:
        """Return under which choices the arguments have the values that `call` is analysed for."""
        parts: list[Formula] = []
        for context in contexts(call):
            for argument, value in told_apart(self._index, context):
                place = Variable(argument.name, built_in(argument.context))
                parts.append(self.has(place, value))
        return conjunction(parts)

    def comes_to(self, call: Value) -> Formula:
        """Return under which choices `call` runs with the arguments that it is analysed for."""
        return conjunction((self.reaches(call), self.chosen(call)))

    def _at(self, block: str | None, context: Value) -> Formula:
        return TRUE if block is None else self._answer(Runs(block, context))

    def _answer(self, question: Question) -> Formula:
        """Work a question out, and those that it asks in its turn; a circle is not followed."""
        if question in self._answers:
            return self._answers[question]
        stack = [(question, self._work(question))]
        open_questions = {question}
        answer: Formula | None = None
        while stack:
            asked, work = stack[-1]
            try:
                inner = next(work) if answer is None else work.send(answer)
            except StopIteration as finished:
                answer = finished.value
                self._answers[asked] = answer
                open_questions.discard(asked)
                stack.pop()
                continue
            answer = UNFOLLOWED if inner in open_questions else self._answers.get(inner)
            if answer is None:
                stack.append((inner, self._work(inner)))
                open_questions.add(inner)
        return self._answers[question]

    def _work(self, question: Question) -> Work:
        if isinstance(question, Has):
            return self._work_has(question.node, question.value)
        if isinstance(question, Runs):
            return self._work_runs(question.block, question.context)
        return self._work_goes(question)

    # ---- values

    def _work_has(self, node: Node, value: Value) -> Work:
        if len(values_at(self._index, node)) <= 1:
            return TRUE
        ways = steps_into(self._index, node)
        if not any(value in values_at(self._index, step.node) for step in ways):
            return (yield from self._work_made(node, value))
        arrivals: list[Formula] = []
        for step in ways:
            arrivals.append((yield from self._work_step(step)))
        parts: list[Formula] = []
        for step, arrives in zip(ways, arrivals, strict=True):
            if value not in values_at(self._index, step.node):
                continue
            has = yield Has(step.node, value)
            if step.block and arrivals.count(arrives) > 1:
                # ways that no branch tells apart, as where an exception may be raised
                came = Term("way", (step.block,))
                tells = match(str(node), came, True, Branch(step.block, True), certain=False)
                has = conjunction((tells, has))
            elif self._leaves_many_rounds(node, step):
                # with no round at all, or after some: nobody knows which
                tells = match(str(node), value, True, Branch(step.block, True), certain=False)
                has = conjunction((tells, has))
            parts.append(conjunction((arrives, has)))
        return disjunction(parts)

    def _leaves_many_rounds(self, node: Node, step: Step) -> bool:
        """Whether `step` leads out of a round that stands for many."""
        return (
            isinstance(node, Variable)
            and node.name in self._index.program.loop_exits
            and isinstance(step.context, Term)
            and step.context.name == "Iteration"
            and round_number(step.context) is None
        )

    def _work_step(self, step: Step) -> Work:
        parts: list[Formula] = []
        if step.block:
            parts.append((yield Runs(step.block, step.context)))
        for chosen, value in step.chosen:
            parts.append((yield Has(chosen, value)))
        return conjunction(parts)

    def _work_made(self, node: Node, value: Value) -> Work:
        """A value that an operation made of operands of which one varies; a bound method."""
        receiver = self._receiver(node, value)
        if receiver is not None:
            return (yield receiver)
        lookup = lookup_of(self._index, node) if isinstance(node, Variable) else None
        if lookup is not None:
            read = yield from self._work_lookup(lookup, value)
            if read is not FALSE:
                return read
        ways: list[Formula] = []
        for way in ways_to(self._index, node, value):
            parts: list[Formula] = []
            for operand, original in way:
                parts.append((yield Has(operand, original)))
            ways.append(conjunction(parts))
        if ways:
            return disjunction(ways)
        # not followed any further: one of its values at a time, whatever that depends on
        asked = _instruction_of(node)
        certain = asked in self._index.derived.asked_outside
        place = asked.name if certain and asked is not None else ""
        return match(str(node), value, True, Branch(place, True), certain=certain)

    def _work_lookup(self, lookup: Lookup, value: Value) -> Work:
        """A part of a display: the one under the key that the subscript is."""
        ways: list[Formula] = []
        for entry in lookup.entries:
            if value not in values_at(self._index, entry.part):
                continue
            has = yield Has(entry.part, value)
            for given in values_at(self._index, lookup.subscript):
                found = is_key(self._index, lookup.subscript, given, entry.key)
                if found is not FALSE:
                    chosen = yield Has(lookup.subscript, given)
                    ways.append(conjunction((chosen, found, has)))
        return disjunction(ways)

    def _receiver(self, node: Node, value: Value) -> Has | None:
        """Return the question what a method was read from, if `value` is one."""
        if not isinstance(node, Variable) or not isinstance(value, Term):
            return None
        read = self._index.program.attributes.get(node.name)
        if read is None or value.name not in ("LibraryMethod", "Method"):
            return None
        receiver = value.arguments[0 if value.name == "LibraryMethod" else 1]
        owner = Variable(read[0], node.context)
        return Has(owner, receiver) if receiver in values_at(self._index, owner) else None

    # ---- control

    def _work_runs(self, block: str, context: Value) -> Work:
        guard = self._index.program.guards.get(block)
        if guard is not None:
            decided, condition, truth = guard
            before = yield Runs(decided, context)
            taken = truth == 1
            goes = yield Goes(condition, context, taken, Branch(decided, taken))
            return conjunction((before, goes))
        if isinstance(context, Term) and context.name == "Iteration":
            return (yield from self._work_round(context))
        return TRUE

    def _work_round(self, context: Term) -> Work:
        """A later round begins when the one before came to its end."""
        loop, _, outer = context.arguments
        number = round_number(context)
        latches = self._index.program.latches.get(str(loop), [])
        if not number or not latches:
            return TRUE
        before = Term("Iteration", (loop, Term("Nth", (number - 1,)), outer))
        parts: list[Formula] = []
        for latch in latches:
            parts.append((yield Runs(latch, before)))
        return disjunction(parts)

    def _work_goes(self, question: Goes) -> Work:
        condition = Variable(question.condition, question.context)
        values = values_at(self._index, condition)
        truths = {truth_of(value) for value in values}
        if len(truths) == 1 and None not in truths:
            return TRUE if question.truth in truths else FALSE
        if not values:
            return choice(str(condition), question.truth, question.branch, certain=False)
        parts: list[Formula] = []
        exact = True
        for value in values:
            known = truth_of(value)
            if known is not None and known is not question.truth:
                continue
            has = yield Has(condition, value)
            exact = exact and is_exact(has)
            if not has.followed:
                parts = [choice(str(condition), question.truth, question.branch, certain=False)]
                break
            holds = TRUE if known is not None else (yield from self._work_open(question, value))
            parts.append(conjunction((has, holds)))
        if exact:
            return disjunction(parts)
        # of a value that nobody follows, it is known at least where the condition has another one
        others: list[Formula] = []
        for value in values:
            if truth_of(value) is (not question.truth):
                has = yield Has(condition, value)
                if is_exact(has):
                    others.append(negation(has))
        return conjunction((disjunction(parts), *others))

    def _work_open(self, question: Goes, value: Value) -> Work:
        """The truth of a value that is not known: a condition on integers, a match, or free."""
        branch, truth = question.branch, question.truth
        if is_integer_condition(value):
            assert isinstance(value, Term)
            return integers(value, truth, branch)
        source = source_of(self._index, Variable(question.condition, question.context), value)
        negated = self._index.program.negations.get(source.name)
        if negated is not None:
            return (yield Goes(negated, source.context, not truth, branch))
        equality = equality_of(self._index, source)
        if equality is not None:
            same = equality.same is truth
            subject = equality.subject
            return match(subject.key, equality.constant, same, branch, certain=subject.certain)
        subject = subject_of(self._index, source)
        return choice(subject.key, truth, branch, certain=subject.certain)


def _instruction_of(node: Node) -> Variable | None:
    """The variable that `node` is, or that the call it is the result of defines."""
    if isinstance(node, Variable):
        return node
    call = getattr(node, "call", None)
    if isinstance(call, Term) and call.name == "CallContext":
        return Variable(str(call.arguments[0]), call.arguments[2])
    return None
