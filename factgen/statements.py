"""Statements to blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from astroid import nodes
from shapelog.factgen.loops import assigned_names
from shapelog.factgen.matching import MatchLowering

_EXITS = frozenset({"exit", "quit", "sys.exit", "os._exit"})


class StatementLowering(MatchLowering):
    """The complete lowering of a function body."""

    def statements(self, body: Sequence[nodes.NodeNG]) -> None:
        """Lower statements one after the other, up to one that control does not leave."""
        for node in body:
            if self.block is None:
                return
            self.statement(node)

    def statement(self, node: nodes.NodeNG) -> None:
        """Lower one statement; what has no lowering is noted as an opaque construct."""
        method: Callable[[Any], None] | None = getattr(
            self, "statement_" + type(node).__name__.lower(), None
        )
        if method is None:
            self.define("Opaque", "%opaque", node, type(node).__name__.lower())
        else:
            method(node)

    # ---- simple statements

    def statement_expr(self, node: nodes.Expr) -> None:
        """Lower an expression for its effect."""
        if isinstance(node.value, nodes.Const):
            return
        call = node.value
        self.expression(call)
        if isinstance(call, nodes.Call) and call.func.as_string() in _EXITS:
            self.end_by_raise()

    def statement_pass(self, node: nodes.Pass) -> None:
        """Lower nothing."""

    def statement_global(self, node: nodes.Global) -> None:
        """Lower nothing: the scopes know."""

    def statement_nonlocal(self, node: nodes.Nonlocal) -> None:
        """Lower nothing: the scopes know."""

    # ---- control

    def statement_return(self, node: nodes.Return) -> None:
        """Lower ``return``, running what ``finally`` asks for first."""
        value = self.constant(None, node) if node.value is None else self.expression(node.value)
        self.run_cleanups()
        if self.block is not None:
            self.return_value(value)

    def statement_raise(self, node: nodes.Raise) -> None:
        """Lower ``raise``."""
        if node.exc is not None:
            value = self.expression(node.exc)
            self.define("RaiseValue", "%raised", node.exc, value, self.memory())
        if node.cause is not None:
            self.expression(node.cause)
        self.end_by_raise()

    def statement_assert(self, node: nodes.Assert) -> None:
        """Lower ``assert`` as a branch, one side of which raises."""
        condition = self.expression(node.test)
        block = self.here()
        when_true, when_false = self.branch(condition, node.test)
        self.facts.add("FailedAssertion", when_false)
        self.block = when_false
        self.end_by_raise()
        self.block = when_true
        self.guard = (block, condition, 1)

    def statement_if(self, node: nodes.If) -> None:
        """Lower ``if`` and ``else``; an ``elif`` chain without recursion in the joins."""
        guard = self.guard
        condition = self.expression(node.test)
        block = self.here()
        when_true, when_false = self.branch(condition, node.test)
        self.enter_arm(when_true, (block, condition, 1))
        self.narrow(node.test, True)
        self.statements(node.body)
        first = self.leave_arm()
        self.enter_arm(when_false, (block, condition, 0))
        self.narrow(node.test, False)
        self.statements(node.orelse)
        self.join([first, self.leave_arm()], guard)

    def statement_for(self, node: nodes.For) -> None:
        """Lower ``for``."""
        iterable = self.expression(node.iter)
        assigned = self._keys(assigned_names([node.target, *node.body]))
        self.for_loop(
            node,
            iterable,
            node.target,
            assigned,
            lambda: self.statements(node.body),
            (lambda: self.statements(node.orelse)) if node.orelse else None,
        )
        self.loop_changes(node, iterable)

    statement_asyncfor = statement_for

    def statement_while(self, node: nodes.While) -> None:
        """Lower ``while``."""
        assigned = self._keys(assigned_names([node.test, *node.body]))
        self.while_loop(
            node,
            assigned,
            lambda: self.statements(node.body),
            (lambda: self.statements(node.orelse)) if node.orelse else None,
        )

    def _keys(self, names: set[str]) -> set[str]:
        if self.class_layers:
            layer = self.class_layers[-1]
            return {layer + name for name in names}
        return names

    def statement_break(self, node: nodes.Break) -> None:
        """Lower ``break``."""
        self.leave_round("break")

    def statement_continue(self, node: nodes.Continue) -> None:
        """Lower ``continue``."""
        self.leave_round("continue")
