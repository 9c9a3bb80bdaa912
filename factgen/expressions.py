"""Expressions to three-address code: each returns the variable that holds its value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from astroid import nodes
from shapelog.factgen.facts import escaped
from shapelog.factgen.lowering import Arm
from shapelog.factgen.names import NameLowering
from shapelog.factgen.narrowing import instance_tests, names_not_none, rank_tests, size_tests

_SMALLEST, _LARGEST = -(2**31) + 1, 2**31 - 1


class ExpressionLowering(NameLowering):
    """Everything but calls, comprehensions and function definitions, which build on it."""

    def expression(self, node: nodes.NodeNG) -> str:
        """Lower `node` and return the variable that holds its value."""
        method: Callable[[Any], str] | None = getattr(
            self, "expression_" + type(node).__name__.lower(), None
        )
        if method is None:
            return self.define("Opaque", "%opaque", node, type(node).__name__.lower())
        return method(node)

    # ---- constants and names

    def expression_const(self, node: nodes.Const) -> str:
        """Lower a literal."""
        return self.constant(node.value, node)

    def constant(self, value: object, node: nodes.NodeNG | None) -> str:
        """Return a variable that holds the constant `value`."""
        if value is None:
            return self.define("ConstantNone", "%none", node)
        if isinstance(value, bool):
            return self.define("ConstantBoolean", "%bool", node, int(value))
        if isinstance(value, int):
            if _SMALLEST <= value <= _LARGEST:
                return self.define("ConstantInteger", "%int", node, value)
            return self.define("ConstantBigInteger", "%int", node, _digits(value))
        if isinstance(value, (float, complex)):
            return self.define("ConstantFloat", "%float", node, repr(value))
        if isinstance(value, str):
            return self.define("ConstantString", "%str", node, escaped(value))
        if value is Ellipsis:
            return self.define("ConstantEllipsis", "%ellipsis", node)
        return self.define("Opaque", "%constant", node, f"{type(value).__name__}-constant")

    def expression_name(self, node: nodes.Name) -> str:
        """Lower the reading of a name."""
        return self.load_name(node.name, node)

    def expression_namedexpr(self, node: nodes.NamedExpr) -> str:
        """Lower ``(name := value)``, which binds outside comprehensions."""
        value = self.expression(node.value)
        renames, self.renames = self.renames, {}
        self.bind(node.target.name, value)
        self.renames = renames
        return value

    # ---- attributes and items

    def expression_attribute(self, node: nodes.Attribute) -> str:
        """Lower ``object.name``."""
        return self.load_attribute(self.expression(node.expr), node.attrname, node)

    def load_attribute(self, target: str, name: str, node: nodes.NodeNG) -> str:
        """Return the attribute `name` of `target`."""
        to = self.define("LoadAttribute", f"%{name}", node, target, name, self.memory())
        if isinstance(node, nodes.Attribute):
            self.operand_span(to, "object", node.expr)
            if isinstance(node.expr, nodes.Name) and node.expr.name == self.first_parameter:
                self.attribute_stores.note_read(name, self.guard)
        return to

    def expression_subscript(self, node: nodes.Subscript) -> str:
        """Lower ``container[index]``."""
        container = self.expression(node.value)
        index = self.expression(node.slice)
        to = self.define("LoadItem", "%item", node, container, index, self.memory())
        self.operand_span(to, "object", node.value)
        self.operand_span(to, "index", node.slice)
        return to

    def expression_slice(self, node: nodes.Slice) -> str:
        """Lower ``start:stop:step``."""
        parts = [
            self.expression(part) if part is not None else self.constant(None, None)
            for part in (node.lower, node.upper, node.step)
        ]
        return self.define("BuildSlice", "%slice", node, *parts)

    # ---- displays

    def expression_tuple(self, node: nodes.Tuple) -> str:
        """Lower a tuple display."""
        return self._display("tuple", node, node.elts)

    def expression_list(self, node: nodes.List) -> str:
        """Lower a list display."""
        return self._display("list", node, node.elts)

    def expression_set(self, node: nodes.Set) -> str:
        """Lower a set display."""
        return self._display("set", node, node.elts)

    def _display(self, kind: str, node: nodes.NodeNG, parts: Sequence[nodes.NodeNG]) -> str:
        values = [
            (self.expression(part.value), 1)
            if isinstance(part, nodes.Starred)
            else (self.expression(part), 0)
            for part in parts
        ]
        before = self.memory()
        after = self.new_memory()
        to = self.define("BuildSequence", f"%{kind}", node, kind, len(values), after, before)
        self.remember(after)
        for position, (value, starred) in enumerate(values):
            self.facts.add("SequencePart", to, position, value, starred)
        return to

    def expression_dict(self, node: nodes.Dict) -> str:
        """Lower a dictionary display."""
        parts: list[tuple[str | None, str]] = []
        for key, value in node.items:
            if isinstance(key, nodes.DictUnpack):
                parts.append((None, self.expression(value)))
            else:
                parts.append((self.expression(key), self.expression(value)))
        before = self.memory()
        after = self.new_memory()
        to = self.define("BuildDictionary", "%dict", node, len(parts), after, before)
        self.remember(after)
        for position, (name, item) in enumerate(parts):
            if name is None:
                self.facts.add("DictionaryStar", to, position, item)
            else:
                self.facts.add("DictionaryPart", to, position, name, item)
        return to

    def expression_joinedstr(self, node: nodes.JoinedStr) -> str:
        """Lower an f-string."""
        parts = []
        for part in node.values:
            if isinstance(part, nodes.FormattedValue):
                written = "" if part.format_spec is None else "spec"
                if part.conversion is not None and part.conversion > 0:
                    written = "!" + chr(part.conversion) + written
                parts.append((self.expression(part.value), written))
            else:
                parts.append((self.expression(part), ""))
        to = self.define("BuildString", "%str", node, len(parts))
        for position, (value, written) in enumerate(parts):
            self.facts.add("StringPart", to, position, value, written)
        return to

    # ---- operators

    def expression_binop(self, node: nodes.BinOp) -> str:
        """Lower ``left operator right``; long chains to the left without recursion."""
        chain = [node]
        while isinstance(chain[-1].left, nodes.BinOp):
            chain.append(chain[-1].left)
        left = self.expression(chain[-1].left)
        for operation in reversed(chain):
            right = self.expression(operation.right)
            left = self.binary(operation.op, left, right, operation)
            self.operand_span(left, "left", operation.left)
            self.operand_span(left, "right", operation.right)
        return left

    def binary(self, operator: str, left: str, right: str, node: nodes.NodeNG) -> str:
        """Return ``left operator right``."""
        return self.define("BinaryOperation", "%op", node, operator, left, right, self.memory())

    def expression_unaryop(self, node: nodes.UnaryOp) -> str:
        """Lower ``operator operand``; the minus of a literal belongs to it."""
        if node.op == "-" and isinstance(node.operand, nodes.Const):
            value = node.operand.value
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                return self.constant(-value, node)
        operand = self.expression(node.operand)
        return self.define("UnaryOperation", "%op", node, node.op, operand, self.memory())

    def expression_compare(self, node: nodes.Compare) -> str:
        """Lower comparisons, chained ones by branches."""
        left = self.expression(node.left)
        operator, operand = node.ops[0]
        right = self.expression(operand)
        value = self.binary(operator, left, right, node)
        if len(node.ops) == 1:
            self.operand_span(value, "left", node.left)
            self.operand_span(value, "right", operand)
            return value
        return self._chain(node, value, right, 1)

    def _chain(self, node: nodes.Compare, value: str, left: str, position: int) -> str:
        if position == len(node.ops):
            return value
        operator, operand = node.ops[position]

        def rest() -> str:
            right = self.expression(operand)
            compared = self.binary(operator, left, right, node)
            return self._chain(node, compared, right, position + 1)

        return self.short_circuit(node, value, rest, when=1)

    def narrow(self, test: nodes.NodeNG, truth: bool) -> None:
        """Let names be here only what `test`, being as `truth` says, tells that they are."""
        if self.block is None:
            return
        for name in names_not_none(test, truth):
            self.narrow_name("NotNone", name)
        for told in rank_tests(test, truth):
            self.narrow_name("RankTest", told.name, told.operator, told.rank)
        for size in size_tests(test, truth):
            bound = self.expression(size.bound)
            self.narrow_name("SizeTest", size.name, size.axis, bound, int(size.strict))
        for asked in instance_tests(test, truth):
            classes = self.expression(asked.classes)
            self.narrow_name("InstanceTest", asked.name, classes, int(asked.truth))

    def expression_boolop(self, node: nodes.BoolOp) -> str:
        """Lower ``and`` and ``or`` by branches."""
        value = self.expression(node.values[0])
        return self._bool_rest(node, value, 1)

    def _bool_rest(self, node: nodes.BoolOp, value: str, position: int) -> str:
        if position == len(node.values):
            return value

        def rest() -> str:
            self.narrow(node.values[position - 1], node.op == "and")
            return self._bool_rest(node, self.expression(node.values[position]), position + 1)

        return self.short_circuit(node, value, rest, when=1 if node.op == "and" else 0)

    def short_circuit(
        self, node: nodes.NodeNG, value: str, rest: Callable[[], str], when: int
    ) -> str:
        """Return `value`, or what `rest` lowers where the truth of `value` is `when`."""
        guard = self.guard
        block = self.here()
        when_true, when_false = self.branch(value, node)
        go_on, skip = (when_true, when_false) if when else (when_false, when_true)
        self.enter_arm(go_on, (block, value, when))
        other = rest()
        self.environment.set("%result", other)
        first = self.leave_arm()
        self.enter_arm(skip, (block, value, 1 - when))
        self.environment.set("%result", value)
        second = self.leave_arm()
        joined = self._joined_result([first, second], guard)
        if joined not in (value, other):
            self.facts.add("ShortCircuit", joined, block, other, when)
        return joined

    def expression_ifexp(self, node: nodes.IfExp) -> str:
        """Lower ``body if test else orelse``."""
        guard = self.guard
        condition = self.expression(node.test)
        block = self.here()
        arms: list[Arm | None] = []
        for target, part, truth in zip(
            self.branch(condition, node.test), (node.body, node.orelse), (1, 0), strict=True
        ):
            self.enter_arm(target, (block, condition, truth))
            self.narrow(node.test, bool(truth))
            self.environment.set("%result", self.expression(part))
            arms.append(self.leave_arm())
        return self._joined_result(arms, guard)

    def _joined_result(self, arms: list[Arm | None], guard: tuple[str, str, int] | None) -> str:
        self.join(arms, guard)
        result = self.environment.get("%result")
        assert result is not None
        self.environment.forget("%result")
        return self.lift(result)

    def expression_starred(self, node: nodes.Starred) -> str:
        """Lower a star where only its value can be meant."""
        return self.expression(node.value)

    def expression_await(self, node: nodes.Await) -> str:
        """Lower ``await value`` as the value."""
        return self.expression(node.value)


def _digits(value: int) -> str:
    try:
        return str(value)
    except ValueError:  # more digits than the interpreter converts
        return hex(value)
