"""Integer terms and formulas as Z3 expressions.

Z3's integer division is Euclidean, its remainder never negative
(https://smt-lib.org/theories-Ints.shtml); Python rounds down, and the remainder has the sign of
the divisor. For a positive divisor they agree; for a negative one both operands are negated.
"""

from __future__ import annotations

from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant, stands_for_many
from shapelog.solver.formulas import Formula, Leaf, nodes


class Expressions:
    """The Z3 expressions of one run; equal terms are the same variable.

    An unknown of many rounds of a loop is a variable of its own wherever it occurs: two
    occurrences need not be the same round's. It is a dimension, not negative.
    """

    def __init__(self, z3: Any) -> None:
        self.z3 = z3
        self._variables: dict[Term, Any] = {}
        self._integers: dict[Value, Any] = {}
        self._fresh = 0
        self._choices: dict[object, Any] = {}
        self._matched: dict[object, Any] = {}
        self._built: dict[Formula, Any] = {}
        self._constants: dict[Value, int] = {}

    def variable(self, term: Term) -> Any:
        """Return the integer variable that stands for `term`."""
        if term.name == "Unknown" and stands_for_many(term):
            self._fresh += 1
            fresh = self.z3.Int(f"fresh{self._fresh}")
            return self.z3.If(fresh >= 0, fresh, 0)
        if term not in self._variables:
            self._variables[term] = self.z3.Int(f"v{len(self._variables)}")
        return self._variables[term]

    def integer(self, value: Value) -> Any:
        """Return an integer term as an expression; a division by zero is any integer."""
        if value in self._integers:
            return self._integers[value]
        before = self._fresh
        built = self._integer(value)
        if self._fresh == before:
            self._integers[value] = built
        return built

    def _integer(self, value: Value) -> Any:
        number = constant(value)
        if number is not None:
            return self.z3.IntVal(number)
        if not isinstance(value, Term):
            raise TypeError(f"no integer: {value!r}")
        if value.name != "Arithmetic":
            return self.variable(value)
        left, right = self.integer(value.arguments[1]), self.integer(value.arguments[2])
        return self._operation(str(value.arguments[0]), left, right, value)

    def _operation(self, operator: str, left: Any, right: Any, term: Term) -> Any:
        z3 = self.z3
        if operator == "+":
            return left + right
        if operator == "-":
            return left - right
        if operator == "*":
            return left * right
        if operator == "//":
            return z3.If(right > 0, left / right, (-left) / (-right))
        if operator == "%":
            return z3.If(right > 0, left % right, -((-left) % (-right)))
        if operator == "min":
            return z3.If(left <= right, left, right)
        if operator == "max":
            return z3.If(left >= right, left, right)
        if operator == "broadcast":
            return z3.If(left == 1, right, left)
        return self.variable(term)

    def comparison(self, term: Term) -> Any:
        """Return a comparison of integers; an integer by itself is compared with zero."""
        if term.name != "Comparison":
            return self.integer(term) != 0
        operator = str(term.arguments[0])
        left, right = self.integer(term.arguments[1]), self.integer(term.arguments[2])
        if operator == "==":
            return left == right
        if operator == "!=":
            return left != right
        if operator == "<":
            return left < right
        if operator == "<=":
            return left <= right
        if operator == ">":
            return left > right
        if operator == ">=":
            return left >= right
        raise ValueError(f"no comparison of integers: {operator}")

    # ---- formulas

    def formula(self, formula: Formula) -> Any:
        """Return a formula; what was not followed is taken to hold."""
        built = self._built
        for node in nodes(formula, built):
            if node.kind == "and":
                built[node] = self.z3.And(*(built[part] for part in node.parts))
            elif node.kind == "or":
                built[node] = self.z3.Or(*(built[part] for part in node.parts))
            elif node.leaf is not None:
                built[node] = self.leaf(node.leaf)
            else:
                built[node] = self.z3.BoolVal(node.kind != "false")
        return built[formula]

    def leaf(self, leaf: Leaf) -> Any:
        """Return a leaf of a formula, with its truth."""
        expression = self._positive(leaf)
        return expression if leaf.truth else self.z3.Not(expression)

    def _positive(self, leaf: Leaf) -> Any:
        if leaf.comparison is not None:
            return self.comparison(leaf.comparison)
        if leaf.constant is not None:
            if leaf.key not in self._matched:
                self._matched[leaf.key] = self.z3.Int(f"m{len(self._matched)}")
            number = self._constants.setdefault(leaf.constant, len(self._constants))
            return self._matched[leaf.key] == number
        if leaf.key not in self._choices:
            self._choices[leaf.key] = self.z3.Bool(f"c{len(self._choices)}")
        return self._choices[leaf.key]
