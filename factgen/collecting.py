"""What is collected one by one: yields of generators, comprehensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from astroid import nodes
from shapelog.factgen.loop_names import bound_names
from shapelog.factgen.loops import LoopLowering
from shapelog.factgen.lowering import YIELDS

#: What goes along what it is given, one by one.
_GOING_ALONG = ("enumerate", "iter", "zip")


class CollectionLowering(LoopLowering):
    """What a program collects, one thing after the other."""

    def expression_yield(self, node: nodes.Yield) -> str:
        """Lower ``yield value``."""
        value = self.constant(None, None) if node.value is None else self.expression(node.value)
        return self.yielded(value, node)

    def yielded(self, value: str, node: nodes.NodeNG) -> str:
        """Yield `value`: one more of what the generator gives. Return what ``yield`` gives."""
        before = self.read(YIELDS)
        if before is None:
            return self.define("Opaque", "%yield", node, "yield-outside")
        added = self.define("AddToCollection", "%add", node, before, value)
        return self._handed_on(added, node)

    def expression_yieldfrom(self, node: nodes.YieldFrom) -> str:
        """Lower ``yield from iterable``: all that it gives, one by one where it may be a loader."""
        iterable = self.expression(node.value)
        before = self.read(YIELDS)
        if before is None:
            return self.define("Opaque", "%yield", node, "yield-outside")
        if _may_give_batches(node.value):
            return self._each_yielded(iterable, node)
        added = self.define("AddAll", "%add", node, before, iterable, self.memory())
        return self._handed_on(added, node)

    def _each_yielded(self, iterable: str, node: nodes.YieldFrom) -> str:
        """Lower ``yield from x`` as ``for each in x: yield each``."""
        self.counter += 1
        name = f"%each%{self.counter}"
        outer = dict(self.renames)
        self.renames = {**self.renames, "%each": name}
        place = (node.lineno, node.col_offset, node)
        target = nodes.AssignName(
            "%each", *place, end_lineno=node.end_lineno, end_col_offset=node.end_col_offset
        )

        def body() -> None:
            each = self.read(name)
            assert each is not None
            self.yielded(each, node)

        self.for_loop(node, iterable, target, {YIELDS}, body, None)
        self.renames = outer
        self.environment.forget(name)
        return self.constant(None, None)

    def _handed_on(self, collected: str, node: nodes.NodeNG) -> str:
        self.environment.set(YIELDS, collected)
        sent = self.fresh("%sent")
        self.facts.add("Yield", self.function, self.here(), collected, self.memory(), sent)
        self.facts.add("Definition", sent, self.here())
        self.span(sent, node)
        return sent

    def expression_listcomp(self, node: nodes.ListComp) -> str:
        """Lower a list comprehension."""
        return self._comprehension(node, "list", lambda: (None, self.expression(node.elt)))

    def expression_setcomp(self, node: nodes.SetComp) -> str:
        """Lower a set comprehension."""
        return self._comprehension(node, "set", lambda: (None, self.expression(node.elt)))

    def expression_generatorexp(self, node: nodes.GeneratorExp) -> str:
        """Lower a generator expression, evaluated where it stands."""
        return self._comprehension(node, "generator", lambda: (None, self.expression(node.elt)))

    def expression_dictcomp(self, node: nodes.DictComp) -> str:
        """Lower a dictionary comprehension."""

        def entry() -> tuple[str | None, str]:
            return self.expression(node.key), self.expression(node.value)

        return self._comprehension(node, "dictionary", entry)

    def _comprehension(
        self, node: nodes.NodeNG, kind: str, item: Callable[[], tuple[str | None, str]]
    ) -> str:
        self.counter += 1
        collected = f"%collected%{self.counter}"
        outer = dict(self.renames)
        self.environment.set(collected, self.define("StartCollection", "%start", node, kind))

        def innermost() -> None:
            key, value = item()
            before = self.read(collected)
            assert before is not None
            if key is None:
                to = self.define("AddToCollection", "%add", node, before, value)
            else:
                to = self.define("AddToMapping", "%add", node, before, key, value)
            self.environment.set(collected, to)

        self._generators(list(node.generators), 0, collected, innermost)
        self.renames = outer
        gathered = self.read(collected)
        assert gathered is not None
        self.environment.forget(collected)
        before = self.memory()
        after = self.new_memory()
        to = self.define("FinishCollection", f"%{kind}", node, kind, gathered, after, before)
        self.remember(after)
        return to

    def _generators(
        self,
        generators: Sequence[nodes.Comprehension],
        position: int,
        collected: str,
        innermost: Callable[[], None],
    ) -> None:
        if position == len(generators):
            innermost()
            return
        generator = generators[position]
        iterable = self.expression(generator.iter)
        bound = set(bound_names(generator.target))
        for name in sorted(bound):
            self.counter += 1
            self.renames = {**self.renames, name: f"{name}%{self.counter}"}
        read = {name.name for name in generator.parent.nodes_of_class(nodes.Name)}
        each = _takes_each(generators)

        def body() -> None:
            # what is collected from a name is not the same in each round
            self.loops[-1].carries = not bound.isdisjoint(read)
            if each and position:
                inner, around = self.loops[-1].loop, self.loops[-2].loop
                self.facts.add("CollectsWithin", inner, around)
                self.facts.add("LoopInside", inner, around)
            self._conditions(
                list(generator.ifs),
                lambda: self._generators(generators, position + 1, collected, innermost),
            )

        self.for_loop(generator, iterable, generator.target, {collected}, body, None)
        gathered = self.environment.get(collected)
        if each and gathered is not None:
            self.facts.add("CollectsEach", gathered)

    def _conditions(self, tests: Sequence[nodes.NodeNG], body: Callable[[], None]) -> None:
        if not tests:
            body()
            return
        guard = self.guard
        condition = self.expression(tests[0])
        block = self.here()
        when_true, when_false = self.branch(condition, tests[0])
        self.enter_arm(when_true, (block, condition, 1))
        self._conditions(tests[1:], body)
        first = self.leave_arm()
        self.enter_arm(when_false, (block, condition, 0))
        self.join([first, self.leave_arm()], guard)


def _takes_each(generators: Sequence[nodes.Comprehension]) -> bool:
    """Whether one item is collected in each round, of as many rounds whatever others bind."""
    bound: set[str] = set()
    for generator in generators:
        read = {name.name for name in generator.iter.nodes_of_class(nodes.Name)}
        if generator.ifs or not bound.isdisjoint(read):
            return False
        bound |= set(bound_names(generator.target))
    return True


def _may_give_batches(iterable: nodes.NodeNG) -> bool:
    """Whether what is written may be a loader, or go along one: a call of a generator is not."""
    if isinstance(iterable, nodes.Call):
        return isinstance(iterable.func, nodes.Name) and iterable.func.name in _GOING_ALONG
    return isinstance(iterable, (nodes.Name, nodes.Attribute))
