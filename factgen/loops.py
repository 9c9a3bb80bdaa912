"""Loops: a round is a context of its own, with what it inherits, carries on and leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from astroid import nodes
from shapelog.factgen.attribute_stores import Guard
from shapelog.factgen.frame_changes import changed_tables
from shapelog.factgen.functions import FunctionLowering
from shapelog.factgen.lowering import MEMORY, YIELDS, Arm, LoopFrame
from shapelog.factgen.reshaping import reshaped_name

#: What names are at the ends of arms, which are given by their blocks; None where one is unbound.
_Left = Mapping[str, Sequence[tuple[str, str | None]]]


class LoopLowering(FunctionLowering):
    """``for`` and ``while``, and the loops inside comprehensions."""

    def for_loop(
        self,
        node: nodes.NodeNG,
        iterable: str,
        target: nodes.NodeNG,
        assigned: set[str],
        body: Callable[[], None],
        otherwise: Callable[[], None] | None,
    ) -> None:
        """Lower a loop over `iterable` that binds `target` and runs `body` in each round.

        `assigned` are the environment's keys that a round may bind; `otherwise` is the ``else``.
        """
        before = self.here()
        memory_before = self.memory()
        guard = self.guard
        frame = self._enter(assigned, node)
        head = self.new_block()
        start = self.new_block()
        exhausted = self.new_block()
        element = self.fresh("%element")
        self.facts.add(
            "ForLoop", frame.loop, before, iterable, memory_before, head, element, start, exhausted
        )
        self.facts.add("Definition", element, start)
        self.span(element, target)
        if isinstance(node, nodes.For):
            self._nested(frame)
        self.enter_arm(exhausted, None)
        done = self.leave_arm()
        self.enter_arm(start, None)
        self.assign(target, element)
        body()
        self._end_round(frame, self.leave_arm())
        self._leave(frame, done, guard, otherwise)

    def while_loop(
        self,
        node: nodes.While,
        assigned: set[str],
        body: Callable[[], None],
        otherwise: Callable[[], None] | None,
    ) -> None:
        """Lower a loop that goes on while its test holds."""
        test = node.test
        before = self.here()
        guard = self.guard
        frame = self._enter(assigned, node)
        self._nested(frame)
        head = self.new_block()
        self.block = head
        self.environment.begin()
        condition = self.expression(test)
        decided = self.here()
        when_true, when_false = self.branch(condition, test)
        constant = int(isinstance(test, nodes.Const))
        self.facts.add("WhileLoop", frame.loop, before, head, condition, decided, constant)
        self.enter_arm(when_false, (decided, condition, 0))
        left = self.leave_arm()
        self.enter_arm(when_true, (decided, condition, 1))
        self.narrow(test, True)
        body()
        round_end = self.leave_arm()
        tested = self.environment.changes()
        self.environment.rollback()
        self._end_round(frame, _with(tested, round_end))
        self._leave(frame, _with(tested, left), guard, otherwise)

    def _nested(self, frame: LoopFrame) -> None:
        """Note that a loop statement stands here: in this function, in the loops around it."""
        self.facts.add("FunctionLoops", self.function)
        for outer in self.loops[:-1]:
            self.facts.add("LoopInside", frame.loop, outer.loop)

    def _enter(self, assigned: Iterable[str], node: nodes.NodeNG) -> LoopFrame:
        """Begin a round: what it assigns is as it was before, or as the last round left it."""
        self.counter += 1
        frame = LoopFrame(f"{self.function}:loop{self.counter}", len(self.loops), {})
        before = {name: self.environment.get(name) for name in sorted(assigned)}
        kept = self._kept(node, [name for name, value in before.items() if value is None])
        memory = self.memory()
        self.guard = None
        lifted = {name: self.lift(value) for name, value in before.items() if value is not None}
        frame_start = self.environment.begin()
        frame.depth = len(self.loops)
        frame.journal = frame_start
        self.loops.append(frame)
        self.block = None
        for name, outside in lifted.items():
            inside = self.fresh(name.partition("%")[0] or "%carried")
            if outside in self.perhaps:
                self.perhaps.add(inside)
            frame.heads[name] = inside
            self.facts.add("LoopEntryPhi", frame.loop, inside, outside)
            if name == YIELDS or name.startswith("%collected"):
                self.facts.add("LoopCollects", frame.loop, inside)
            self.environment.set(name, inside)
        for name in kept:
            inside = self.fresh(name)
            self.perhaps.add(inside)
            frame.heads[name] = inside
            self.environment.set(name, inside)
        if isinstance(node, (nodes.For, nodes.While)):
            frame.node = node
        self._independent(node, frame)
        version = self.new_memory()
        self.facts.add("MemoryLoopEntry", frame.loop, version, memory)
        frame.heads[MEMORY] = version
        self.environment.set(MEMORY, version)
        return frame

    def _kept(self, node: nodes.NodeNG, unbound: list[str]) -> list[str]:
        """Return the names that this loop is the first to bind and that are read later."""
        if self.class_layers or not isinstance(node, (nodes.For, nodes.While)):
            return []
        return [
            name
            for name in unbound
            if self._local_key(name) == name
            and (
                self.grows(name, node)
                or self.reads_of_scopes.outlives(name, node, bool(self.loops))
            )
        ]

    def _independent(self, node: nodes.NodeNG, frame: LoopFrame) -> None:
        """Tell what a round leaves that is not made of what it found."""
        if self.class_layers or not isinstance(node, (nodes.For, nodes.While)):
            return
        for name, inside in frame.heads.items():
            if name.startswith("%"):
                continue
            if not self.grows(name, node):
                self.facts.add("LoopFreshPhi", frame.loop, inside)
            elif inside in self.perhaps:
                self.facts.add("LoopOpenPhi", frame.loop, inside)

    def _end_round(self, frame: LoopFrame, end: Arm | None) -> None:
        """Close the rounds that reach the end of the body or a ``continue``."""
        for arm in [end, *frame.continues]:
            if arm is None:
                continue
            self.facts.add("LoopLatch", frame.loop, arm.block)
            for name, inside in frame.heads.items():
                last = arm.changes.get(name, inside)
                if last is None:
                    continue
                if name == MEMORY:
                    self.facts.add("MemoryLoopBack", frame.loop, arm.block, inside, last)
                    continue
                self.facts.add("LoopBackPhi", frame.loop, arm.block, inside, self.lift(last))
                if last != inside and name in frame.read_heads and not name.startswith("%"):
                    frame.carries = True

    def _leave(
        self,
        frame: LoopFrame,
        done: Arm | None,
        guard: Guard | None,
        otherwise: Callable[[], None] | None,
    ) -> None:
        """Go on behind the loop, with what its exits leave.

        The ``else`` stands behind it as well: a ``break`` in there is one of the loop around.
        """
        ended = [] if done is None else [done]
        groups = [[*ended, *frame.breaks]] if otherwise is None else [ended, frame.breaks]
        left = [(arms, self._left(frame, arms)) for arms in groups]
        if frame.carries:
            self.facts.add("LoopCarriesState", frame.loop)
        for name in sorted(frame.read_heads):
            self.facts.add("LoopReads", frame.loop, frame.heads[name])
        self.loops.pop()
        self.environment.rollback()
        self.guard = guard
        if otherwise is None:
            self._arrive(frame, *left[0])
            return
        arrived = []
        for (arms, values), goes_on in zip(left, (otherwise, None), strict=True):
            self.environment.begin()
            self._arrive(frame, arms, values)
            if goes_on is not None and self.block is not None:
                goes_on()
            arrived.append(self.leave_arm())
        self.join(arrived, guard)

    def _left(self, frame: LoopFrame, arms: Sequence[Arm]) -> _Left:
        """What names are at the ends of `arms`, which leave the loop."""
        names = sorted({name for arm in arms for name in arm.changes} | frame.heads.keys())
        return {
            name: [(arm.block, self._exit_value(arm, frame, name)) for arm in arms]
            for name in names
        }

    def _arrive(self, frame: LoopFrame, arms: Sequence[Arm], left: _Left) -> None:
        """Go on in a new block behind the loop; nowhere if there are no `arms`."""
        if not arms:
            self.block = None
            return
        target = self.new_block()
        for arm in arms:
            self.facts.add("LoopExit", frame.loop, arm.block, target)
        self.block = target
        for name, values in left.items():
            bound = [(block, value) for block, value in values if value is not None]
            if not bound:
                self.environment.forget(name)
            elif name == MEMORY:
                after = self.new_memory()
                for block, value in bound:
                    self.facts.add("MemoryLoopExit", frame.loop, after, block, value)
                self.environment.set(name, after)
            else:
                outside = self.fresh(name.partition("%")[0] or "%carried")
                for block, value in bound:
                    self.facts.add("LoopExitPhi", frame.loop, outside, block, value)
                certain = not any(value in self.perhaps for _, value in bound)
                if len(bound) == len(values) and certain:
                    self.facts.add("Definition", outside, target)
                else:
                    self.perhaps.add(outside)
                self.environment.set(name, outside)

    def _exit_value(self, arm: Arm, frame: LoopFrame, name: str) -> str | None:
        value = arm.changes.get(name, frame.heads.get(name))
        if value is None or name == MEMORY:
            return value
        return self.lift(value)

    def leave_round(self, where: str) -> None:
        """Lower ``break`` or ``continue`` (`where`) of the innermost loop."""
        if self.block is None or not self.loops:
            return
        frame = self.loops[-1]
        changes = self.environment.changes_since(frame.journal)
        arm = Arm(self.block, changes, self.guard)
        (frame.breaks if where == "break" else frame.continues).append(arm)
        self.block = None

    def assign(self, target: nodes.NodeNG, value: str) -> None:
        """Bind `target` to `value`: the statement lowering says how."""
        raise AssertionError("targets are bound by StatementLowering")


def _with(before: dict[str, str | None], arm: Arm | None) -> Arm | None:
    """Return `arm` with what had changed before it began."""
    return None if arm is None else Arm(arm.block, {**before, **arm.changes}, arm.guard)


def assigned_names(body: Iterable[nodes.NodeNG]) -> set[str]:
    """Return the names that statements may bind, those of inner functions and classes left out."""
    names: set[str] = set()
    stack = list(body)
    while stack:
        node = stack.pop()
        if isinstance(node, (nodes.FunctionDef, nodes.ClassDef)):
            names.add(node.name)
            continue
        if isinstance(node, nodes.Lambda):
            continue
        if isinstance(node, (nodes.AssignName, nodes.DelName)):
            names.add(node.name)
        elif (changed := reshaped_name(node)) is not None:
            names.add(changed)
        elif isinstance(node, (nodes.Yield, nodes.YieldFrom)):
            names.add(YIELDS)
        elif isinstance(node, (nodes.Import, nodes.ImportFrom)):
            names.update(alias or path.split(".")[0] for path, alias in node.names)
        names.update(changed_tables(node))
        stack.extend(node.get_children())
    return names
