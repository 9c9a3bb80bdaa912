"""``match``: patterns as tests and bindings, in the order in which Python tries them.

https://docs.python.org/3/reference/compound_stmts.html#the-match-statement
"""

from __future__ import annotations

from collections.abc import Sequence

from astroid import nodes
from shapelog.factgen.cleanup import CleanupLowering
from shapelog.factgen.lowering import Arm

_MATCH_THEMSELVES = frozenset(
    "bool bytearray bytes dict float frozenset int list set str tuple".split()
)


class MatchLowering(CleanupLowering):
    """Cases are tried one after the other; a pattern that fails goes on with the next."""

    def statement_match(self, node: nodes.Match) -> None:
        """Lower ``match``."""
        guard = self.guard
        subject = self.expression(node.subject)
        arms: list[Arm | None] = []
        for case in node.cases:
            if self.block is None:
                break
            fails: list[Arm] = []
            base = self.environment.begin()
            self._pattern(case.pattern, subject, fails, base)
            if case.guard is not None:
                self._require(self.expression(case.guard), case.guard, fails, base)
            self.statements(case.body)
            arms.append(self.leave_arm())
            self.join(fails, guard)
        if self.block is not None:
            arms.append(Arm(self.block, {}, self.guard))
            self.block = None
        self.join(arms, guard)

    def _require(self, condition: str, node: nodes.NodeNG, fails: list[Arm], base: int) -> None:
        """Go on where `condition` holds; where it does not, the pattern fails."""
        block = self.here()
        when_true, when_false = self.branch(condition, node)
        changes = self.environment.changes_since(base)
        fails.append(Arm(when_false, changes, (block, condition, 0)))
        self.block = when_true
        self.guard = (block, condition, 1)

    def _pattern(self, pattern: nodes.NodeNG, subject: str, fails: list[Arm], base: int) -> None:
        if isinstance(pattern, nodes.MatchValue):
            value = self.expression(pattern.value)
            self._require(self.binary("==", subject, value, pattern), pattern, fails, base)
        elif isinstance(pattern, nodes.MatchSingleton):
            value = self.constant(pattern.value, pattern)
            self._require(self.binary("is", subject, value, pattern), pattern, fails, base)
        elif isinstance(pattern, nodes.MatchAs):
            if pattern.pattern is not None:
                self._pattern(pattern.pattern, subject, fails, base)
            if pattern.name is not None:
                self.bind(pattern.name.name, subject)
        elif isinstance(pattern, nodes.MatchOr):
            self._alternatives(pattern.patterns, subject, fails, base)
        elif isinstance(pattern, nodes.MatchSequence):
            self._sequence(pattern, subject, fails, base)
        elif isinstance(pattern, nodes.MatchMapping):
            self._mapping(pattern, subject, fails, base)
        elif isinstance(pattern, nodes.MatchClass):
            self._class(pattern, subject, fails, base)

    def _alternatives(
        self, patterns: Sequence[nodes.NodeNG], subject: str, fails: list[Arm], base: int
    ) -> None:
        guard = self.guard
        matched: list[Arm | None] = []
        for number, pattern in enumerate(patterns):
            if self.block is None:
                break
            others: list[Arm] = []
            self.environment.begin()
            self._pattern(pattern, subject, others, base)
            matched.append(self.leave_arm())
            if number + 1 == len(patterns):
                fails.extend(others)
            else:
                self.join(others, guard)
        self.join(matched, guard)

    def _sequence(
        self, pattern: nodes.MatchSequence, subject: str, fails: list[Arm], base: int
    ) -> None:
        parts = pattern.patterns
        stars = [place for place, part in enumerate(parts) if isinstance(part, nodes.MatchStar)]
        least = len(parts) - len(stars)
        test = self.define(
            "TestSequence", "%test", pattern, subject, least, int(not stars), self.memory()
        )
        self._require(test, pattern, fails, base)
        memory = self.memory()
        values = []
        for place, part in enumerate(parts):
            if place in stars:
                behind = len(parts) - place - 1
                values.append(
                    self.define("UnpackStar", "%rest", part, subject, place, behind, memory)
                )
            else:
                values.append(
                    self.define("Unpack", "%part", part, subject, place, len(parts), memory)
                )
        for part, value in zip(parts, values, strict=True):
            if isinstance(part, nodes.MatchStar):
                if part.name is not None:
                    self.bind(part.name.name, value)
            else:
                self._pattern(part, value, fails, base)

    def _mapping(
        self, pattern: nodes.MatchMapping, subject: str, fails: list[Arm], base: int
    ) -> None:
        test = self.define("TestMapping", "%test", pattern, subject)
        self._require(test, pattern, fails, base)
        for key_node, part in zip(pattern.keys, pattern.patterns, strict=True):
            key = self.expression(key_node)
            self._require(self.binary("in", key, subject, key_node), key_node, fails, base)
            value = self.define("LoadItem", "%item", part, subject, key, self.memory())
            self._pattern(part, value, fails, base)
        if pattern.rest is not None:
            rest = self.define("Opaque", "%rest", pattern.rest, "mapping-rest")
            self.bind(pattern.rest.name, rest)

    def _class(self, pattern: nodes.MatchClass, subject: str, fails: list[Arm], base: int) -> None:
        name = "isinstance"
        asks = self.define("LoadUnbound", name, None, self.module.name, name, self.memory())
        test = self.call_with(asks, [subject, self.expression(pattern.cls)], pattern)
        self._require(test, pattern, fails, base)
        itself = isinstance(pattern.cls, nodes.Name) and pattern.cls.name in _MATCH_THEMSELVES
        for place, part in enumerate(pattern.patterns):
            value = subject
            if not itself:
                value = self.define(
                    "LoadMatchArgument", "%argument", part, subject, place, self.memory()
                )
            self._pattern(part, value, fails, base)
        for word, part in zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True):
            self._pattern(part, self.load_attribute(subject, word, part), fails, base)
