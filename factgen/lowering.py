"""Blocks, variables and joins: what every part of the lowering stands on.

A `Lowering` is one function body on its way into blocks of three-address code in SSA form.
`block` is None where control cannot be (behind a return).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from astroid import nodes
from shapelog.factgen.attribute_stores import AttributeStores, Guard
from shapelog.factgen.environment import Environment
from shapelog.factgen.facts import Facts
from shapelog.factgen.loop_names import Loop, RoundFlows, ScopeReads
from shapelog.factgen.scopes import Scope, Scopes

if TYPE_CHECKING:
    from shapelog.factgen.cleanup import Cleanup, Protected

MEMORY = Environment.MEMORY
YIELDS = "%yields"
_CONTAINER_CHANGES = frozenset(
    "append extend insert pop remove clear update setdefault add discard popitem sort reverse "
    "appendleft add_module register_buffer register_module register_parameter setattr".split()
)


@dataclass
class ModuleState:
    """What the functions of one file share: its facts, its scopes, its counters of names."""

    name: str
    file: str
    is_package: bool
    facts: Facts
    scopes: Scopes
    functions: dict[str, int] = field(default_factory=dict)

    def unique(self, identity: str) -> str:
        """Return `identity`, with a number if it was given before."""
        count = self.functions.get(identity, 0)
        self.functions[identity] = count + 1
        return identity if not count else f"{identity}.{count}"


@dataclass(frozen=True)
class Arm:
    """The end of a path that goes to a join: its block, what it changed, its guard."""

    block: str
    changes: dict[str, str | None]
    guard: Guard | None


@dataclass
class LoopFrame:
    """A loop being lowered: its breaks, its continues, and what it reads from outside."""

    loop: str
    depth: int
    heads: dict[str, str]
    invariants: dict[str, str] = field(default_factory=dict)
    breaks: list[Arm] = field(default_factory=list)
    continues: list[Arm] = field(default_factory=list)
    read_heads: set[str] = field(default_factory=set)
    carries: bool = False
    journal: int = 0
    node: Loop | None = None


class Lowering:
    """The state of one function body and the primitives that write its facts."""

    def __init__(self, module: ModuleState, function: str, scope: Scope) -> None:
        self.module = module
        self.facts = module.facts
        self.function = function
        self.scope = scope
        self.block: str | None = None
        self.guard: Guard | None = None
        self.environment = Environment()
        self.loops: list[LoopFrame] = []
        self.depths: dict[str, int] = {}
        self.counter = 0
        self.class_layers: list[str] = []
        self.class_keys: dict[str, set[str]] = {}
        self.renames: dict[str, str] = {}
        self.class_name: str | None = None
        self.current_class: str | None = None
        self.first_parameter: str | None = None
        self.cleanups: list[Cleanup] = []
        self.protected: list[Protected] = []
        self.handled = 0
        self.awaiting = 0
        #: What the bodies of `with` that are being lowered are managed by, outermost first.
        self.managers: list[str] = []
        self.methods: list[tuple[str, str]] = []
        self.function_of: dict[str, str] = {}
        self.calls_by_name: Counter[str] = Counter()
        self.attribute_stores = AttributeStores()
        self.perhaps: set[str] = set()
        self.narrowed: dict[str, str] = {}
        self.reads_of_scopes = ScopeReads()
        self.flows: dict[nodes.NodeNG, RoundFlows] = {}
        self.named_axes: set[str] = set()
        self.mutates = False
        self.is_generator = False

    # ---- names

    def fresh(self, name: str) -> str:
        """Return a new variable called after `name`, living at the present depth of loops."""
        self.counter += 1
        variable = f"{self.function}:{name}.{self.counter}"
        self.depths[variable] = len(self.loops)
        return variable

    def new_block(self) -> str:
        """Return a new block, guarded as the present place is."""
        self.counter += 1
        block = f"{self.function}:b{self.counter}"
        self.facts.add("FunctionBlock", self.function, block)
        self.attribute_stores.note_block(block, self.guard)
        if self.guard is not None:
            self.facts.add("Guard", block, *self.guard)
        if self.handled:
            self.facts.add("HandledBlock", block)
        if self.awaiting:
            self.facts.add("AwaitingBlock", block)
        return block

    def here(self) -> str:
        """Return the present block; code behind a return gets one that nothing reaches."""
        if self.block is None:
            self.block = self.new_block()
        return self.block

    def define(self, relation: str, name: str, node: nodes.NodeNG | None, *row: int | str) -> str:
        """Add an instruction ``relation(to, block, *row)`` and return its result `to`."""
        to = self.fresh(name)
        block = self.here()
        self.facts.add(relation, to, block, *row)
        self.facts.add("Definition", to, block)
        if node is not None:
            self.span(to, node)
        return to

    def span(self, variable: str, node: nodes.NodeNG) -> None:
        """Say where `variable` is computed."""
        place = place_of(node)
        if place is not None:
            self.facts.add("Span", variable, self.module.file, *place)

    def name_span(self, variable: str, node: nodes.NodeNG) -> None:
        """Say that a name reads or binds `variable`."""
        place = place_of(node)
        if place is not None:
            self.facts.add("NameSpan", variable, self.module.file, *place)

    def operand_span(self, site: str, role: str, node: nodes.NodeNG) -> None:
        """Say where the operand `role` of the instruction `site` is written."""
        place = place_of(node)
        if place is not None:
            self.facts.add("OperandSpan", site, role, self.module.file, *place)

    # ---- reading variables from inside loops

    def lift(self, variable: str) -> str:
        """Return `variable` as the present round of the present loops sees it."""
        for frame in self.loops[self.depths[variable] :]:
            if variable not in frame.invariants:
                self.counter += 1
                inside = f"{self.function}:%in.{self.counter}"
                self.depths[inside] = frame.depth + 1
                frame.invariants[variable] = inside
                if variable in self.perhaps:
                    self.perhaps.add(inside)
                self.facts.add("LoopInvariant", frame.loop, inside, variable)
            variable = frame.invariants[variable]
        return variable

    def read(self, key: str) -> str | None:
        """Return the variable that holds the environment's `key`, as seen from here."""
        variable = self.environment.get(key)
        if variable is None:
            return None
        for frame in self.loops:
            if frame.heads.get(key) == variable:
                frame.read_heads.add(key)
        return self.lift(variable)

    # ---- memory

    def memory(self) -> str:
        """Return the present version of memory."""
        version = self.environment.get(MEMORY)
        assert version is not None
        return version

    def remember(self, after: str) -> None:
        """Make `after` the present version of memory."""
        self.environment.set(MEMORY, after)

    def next_memory(self) -> str:
        """Return a new version of memory and make it the present one."""
        after = self.new_memory()
        self.remember(after)
        return after

    def new_memory(self) -> str:
        """Return a new version of memory."""
        self.counter += 1
        return f"{self.function}:m{self.counter}"

    def touch(self) -> None:
        """Note that memory is written here, which later rounds of a loop may read."""
        for frame in self.loops:
            frame.carries = True

    # ---- control

    def jump(self, target: str) -> None:
        """End the present block with a jump to `target`."""
        if self.block is not None:
            self.facts.add("Edge", self.block, target)
            self.block = None

    def branch(self, condition: str, node: nodes.NodeNG) -> tuple[str, str]:
        """End the present block with a branch; return the blocks for true and false."""
        block = self.here()
        outer = self.guard
        self.guard = (block, condition, 1)
        when_true = self.new_block()
        self.guard = (block, condition, 0)
        when_false = self.new_block()
        self.guard = outer
        self.facts.add("Branch", block, condition, when_true, when_false)
        self.facts.add("BranchMemory", block, self.memory())
        place = place_of(node)
        if place is not None:
            self.facts.add("BranchSpan", block, self.module.file, *place)
        self.block = None
        return when_true, when_false

    def enter_arm(self, block: str, guard: Guard | None) -> None:
        """Go on in `block`, an arm of a branch, recording what it changes."""
        self.block = block
        self.guard = guard
        self.environment.begin()

    def leave_arm(self) -> Arm | None:
        """End an arm; return None if control does not reach its end."""
        arm = None
        if self.block is not None:
            arm = Arm(self.block, self.environment.changes(), self.guard)
        self.environment.rollback()
        self.block = None
        return arm

    def join(self, arms: Sequence[Arm | None], guard: Guard | None) -> str | None:
        """Join the arms that arrive in a new block, with phis for what they changed differently.

        Returns the joining block, None if no arm arrives. `guard` is that of before the branch;
        if only one arm arrives, its own stays.
        """
        arriving = [arm for arm in arms if arm is not None]
        if not arriving:
            self.block = None
            self.guard = guard
            return None
        self.guard = guard if len(arriving) > 1 else arriving[0].guard
        target = self.new_block()
        for arm in arriving:
            self.facts.add("Edge", arm.block, target)
        self.block = target
        self.merge(arriving, target)
        return target

    def _is_narrowed(self, value: str | None, base: str | None) -> bool:
        """Whether `value` is `base`, of which a condition may have told something."""
        while value is not None and value != base:
            value = self.narrowed.get(value)
        return value is not None

    def merge(self, arms: Sequence[Arm], target: str) -> None:
        """Bind in `target` what the arms changed, with phis where they differ."""
        names = sorted({name for arm in arms for name in arm.changes})
        for name in names:
            base = self.environment.get(name)
            values = [arm.changes.get(name, base) for arm in arms]
            if len(arms) > 1 and all(self._is_narrowed(value, base) for value in values):
                values = [base for _ in arms]  # behind the branch nothing is told any more
            bound = [(arm.block, value) for arm, value in zip(arms, values, strict=True) if value]
            if not bound:
                self.environment.forget(name)
            elif len({value for _, value in bound}) == 1 and len(bound) == len(arms):
                self.environment.set(name, bound[0][1])
            elif name == MEMORY:
                after = self.new_memory()
                for block, value in bound:
                    self.facts.add("MemoryPhi", after, target, block, value)
                self.environment.set(name, after)
            else:
                to = self.fresh(name.partition("%")[0] or "%joined")
                for block, value in bound:
                    self.facts.add("Phi", to, target, block, self.lift(value))
                # what may be unbound here is no gap where it has no value
                if len(bound) == len(arms) and not any(value in self.perhaps for _, value in bound):
                    self.facts.add("Definition", to, target)
                self.environment.set(name, to)
                if len(bound) < len(arms) or any(value in self.perhaps for _, value in bound):
                    self.perhaps.add(to)

    # ---- summaries of a function, by names

    def calls_word(self, word: str, is_method: bool) -> None:
        """Note that something called `word` is called here."""
        self.facts.add("FunctionCalls", self.function, word)
        for frame in self.loops:
            self.facts.add("LoopCalls", frame.loop, word)
        if word in _CONTAINER_CHANGES and (is_method or word == "setattr"):
            self.mutates = True
            self.touch()

    def finish(self) -> None:
        """Write what is known of the function once its body is lowered."""
        for row in self.attribute_stores.rows():
            self.facts.add("AttributeStored", self.function, *row)
        for name, count in sorted(self.scope.bindings.items()):
            if name in self.scope.shared and count == 1 and name not in self.scope.rebound:
                self.facts.add("CellBoundOnce", self.function, name)
        if self.mutates:
            self.facts.add("FunctionMutates", self.function)


def place_of(node: nodes.NodeNG) -> tuple[int, int, int, int] | None:
    """Return first line, first column, last line and last column of `node`, if it has a place."""
    if node.lineno is None or node.col_offset is None:
        return None
    end_line = node.end_lineno if node.end_lineno is not None else node.lineno
    end_column = node.end_col_offset if node.end_col_offset is not None else node.col_offset
    return (node.lineno, node.col_offset, end_line, end_column)
