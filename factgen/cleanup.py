"""``try`` and ``with``: what runs on every way out, and what an exception may leave behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from astroid import nodes
from shapelog.factgen.attribute_stores import Guard
from shapelog.factgen.definitions import DefinitionLowering
from shapelog.factgen.handlers import awaits_failure, handler_of_shape_errors, waits_for_names
from shapelog.factgen.lowering import Arm
from shapelog.factgen.schema import Row


@dataclass(frozen=True)
class Cleanup:
    """What runs when control leaves: a ``finally`` or an ``__exit__``, `depth` loops deep."""

    depth: int
    run: Callable[[], None]


@dataclass
class Protected:
    """A body whose exceptions are handled: the states that a handler may find."""

    depth: int
    journal: int
    states: list[Arm] = field(default_factory=list)


class CleanupLowering(DefinitionLowering):
    """Protected bodies and the code that runs on the way out of them."""

    # ---- ways out

    def run_cleanups(self, depth: int = 0) -> None:
        """Lower what must run before control leaves all bodies at least `depth` loops deep."""
        pending = self.cleanups
        for position in range(len(pending) - 1, -1, -1):
            if pending[position].depth < depth:
                break
            self.cleanups = pending[:position]
            if self.block is not None:
                pending[position].run()
        self.cleanups = pending

    def end_by_raise(self) -> None:
        """End the path: an exception, which a handler around may see, or the end of the program."""
        if self.block is None:
            return
        if self.protected and self.protected[-1].depth == len(self.loops):
            frame = self.protected[-1]
            changes = self.environment.changes_since(frame.journal)
            frame.states.append(Arm(self.block, changes, self.guard))
        self.facts.add("Raise", self.block)
        self.block = None

    def leave_round(self, where: str) -> None:
        """Lower ``break`` or ``continue``, running what stands inside of the loop first."""
        self.run_cleanups(len(self.loops))
        super().leave_round(where)

    # ---- try

    def statement_try(self, node: nodes.Try) -> None:
        """Lower ``try``: a handler may follow the start, each statement and each ``raise``."""
        guard = self.guard
        if node.finalbody:
            self.cleanups.append(Cleanup(len(self.loops), lambda: self.statements(node.finalbody)))
        self.handled += bool(node.handlers)
        before = len(self.facts.rows("FunctionBlock"))
        start, frame = self._protect(node.body)
        tried = self.facts.rows("FunctionBlock")[before:]
        self.handled -= bool(node.handlers)
        going_on = handler_of_shape_errors(node.handlers)
        if going_on is not None:
            for function, block in tried:
                if function == self.function:
                    self.facts.add("CaughtBlock", block, going_on.line, going_on.narrow)
        self.statements(node.orelse)
        body = Arm(self.block, self.environment.changes(), self.guard) if self.block else None
        self.environment.rollback()
        arms: list[Arm | None] = [body]
        states = [Arm(start, {}, guard), *frame.states]
        for handler in node.handlers:
            arms.append(self._handler(handler, states, guard, tried))
        if node.finalbody:
            self.cleanups.pop()
        self.join(arms, guard)
        if self.block is not None:
            self.statements(node.finalbody)
        elif node.finalbody:
            self._raised_finally(node.finalbody, states, guard)

    statement_tryexcept = statement_try

    def _protect(self, body: Sequence[nodes.NodeNG]) -> tuple[str, Protected]:
        """Lower a body, recording the states between its statements; changes stay recorded."""
        start = self.new_block()
        self.jump(start)
        self.block = start
        frame = Protected(len(self.loops), self.environment.begin())
        self.protected.append(frame)
        for statement in body:
            if self.block is None:
                break
            self.statements([statement])
            if self.block is not None:
                frame.states.append(Arm(self.block, self.environment.changes(), self.guard))
                self._next_block()
        self.protected.pop()
        return start, frame

    def _next_block(self) -> None:
        """Start a new block behind the present one, so that the handler sees it end here."""
        block = self.new_block()
        self.jump(block)
        self.block = block

    def _raised(self, states: Sequence[Arm], guard: Guard | None) -> None:
        """Go on in a new block where an exception may have led, with what it left."""
        self.guard = guard
        entry = self.new_block()
        self.enter_arm(entry, guard)
        for state in states:
            self.facts.add("ExceptionEdge", state.block, entry)
        self.merge(states, entry)

    def _handler(
        self,
        handler: nodes.ExceptHandler,
        states: Sequence[Arm],
        guard: Guard | None,
        tried: Sequence[Row],
    ) -> Arm | None:
        self._raised(states, guard)
        if waits_for_names(handler.type):
            entry = self.here()
            self.facts.add("MissingNameHandler", entry)
            for function, block in tried:
                if function == self.function:
                    self.facts.add("TriedBlock", block, entry)
        if handler.type is not None:
            self.expression(handler.type)
        if handler.name is not None:
            self.bind(handler.name.name, self.define("Opaque", "%error", handler, "exception"))
        self.statements(handler.body)
        return self.leave_arm()

    def _raised_finally(
        self, body: Sequence[nodes.NodeNG], states: Sequence[Arm], guard: Guard | None
    ) -> None:
        """Lower a ``finally`` that only exceptions, or returns, come to."""
        self._raised(states, guard)
        self.statements(body)
        self.end_by_raise()
        self.leave_arm()

    # ---- with

    def statement_with(self, node: nodes.With) -> None:
        """Lower ``with``: enter, body, exit on every way out; an exit may swallow a ``raise``."""
        self._managers(list(node.items), node.body)

    statement_asyncwith = statement_with

    def _managers(
        self,
        items: list[tuple[nodes.NodeNG, nodes.NodeNG | None]],
        body: Sequence[nodes.NodeNG],
    ) -> None:
        if not items:
            self.statements(body)
            return
        manager, target = items[0]
        guard = self.guard
        value = self.expression(manager)
        enter = self.load_attribute(value, "__enter__", manager)
        entered = self.call_with(enter, [], manager)
        if target is not None:
            self.assign(target, entered)
        self.cleanups.append(Cleanup(len(self.loops), lambda: self._leave_manager(value, manager)))
        frame = Protected(len(self.loops), self.environment.begin())
        self.protected.append(frame)
        awaits = awaits_failure(manager)
        if awaits:
            self.awaiting += 1
            self._go_on()
        self.managers.append(value)
        self._managers(items[1:], body)
        self.managers.pop()
        if awaits:
            self.awaiting -= 1
            self._go_on()
        self.protected.pop()
        self.cleanups.pop()
        if self.block is not None:
            self._exit_manager(value, manager, None)
        arms = [self.leave_arm()]
        if frame.states:
            arms.append(self._swallowed(value, manager, frame.states))
        self.join(arms, guard)

    def _go_on(self) -> None:
        """Go on in a block of its own, unless nothing gets here."""
        if self.block is not None:
            following = self.new_block()
            self.jump(following)
            self.block = following

    def _leave_manager(self, manager: str, node: nodes.NodeNG) -> None:
        self._exit_manager(manager, node, None)

    def _exit_manager(self, manager: str, node: nodes.NodeNG, error: str | None) -> str:
        leave = self.load_attribute(manager, "__exit__", node)
        given = error if error is not None else self.constant(None, None)
        return self.call_with(leave, [given, given, given], node)

    def _swallowed(self, manager: str, node: nodes.NodeNG, states: list[Arm]) -> Arm | None:
        """Lower the exit after an exception: control goes on if it gives something true."""
        self._raised(states, self.guard)
        error = self.define("Opaque", "%error", node, "exception")
        swallowed = self._exit_manager(manager, node, error)
        when_true, when_false = self.branch(swallowed, node)
        self.block = when_false
        self.end_by_raise()
        self.block = when_true
        return self.leave_arm()
