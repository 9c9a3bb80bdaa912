"""Calls, with their arguments in the order in which they are evaluated."""

from __future__ import annotations

from collections.abc import Sequence

from astroid import nodes
from shapelog.factgen.expressions import ExpressionLowering
from shapelog.factgen.loop_names import added_to
from shapelog.factgen.lowering import MEMORY

#: So many calls of one name in one body are nothing to speak of.
_FEW_CALLS = 4
#: The methods that run when an object of a class of the program is applied.
_APPLIED = ("__call__", "forward", "call")


class CallLowering(ExpressionLowering):
    """What calls."""

    def expression_call(self, node: nodes.Call) -> str:
        """Lower a call with its arguments in the order in which they are evaluated."""
        if self._is_super(node):
            assert self.class_name is not None and self.first_parameter is not None
            receiver = self.load_name(self.first_parameter, node)
            return self.define("BuildSuper", "%super", node, self.class_name, receiver)
        callee = self.expression(node.func)
        positional = [
            (self.expression(argument), isinstance(argument, nodes.Starred))
            for argument in node.args
        ]
        keywords = [(word.arg, self.expression(word.value)) for word in node.keywords or []]
        site = self._emit_call(callee, node)
        self._positional(site, positional)
        for position, (name, value) in enumerate(keywords):
            if name is None:
                self.facts.add("KeywordsArgument", site, position, value)
            else:
                self.facts.add("KeywordArgument", site, name, value)
                self.facts.add("KeywordPlace", site, position, name)
        self._spans(site, node)
        word = _word(node.func)
        self.calls_word(word, isinstance(node.func, nodes.Attribute))
        if isinstance(node.func, nodes.Name) and word == self.first_parameter:
            for method in _APPLIED:  # self(x)
                self.calls_word(method, is_method=True)
        if isinstance(node.func, nodes.Name):
            self._counted(site, word)
        if self.loops:
            self._handed_over(node)
            container = added_to(node)
            self.adds(container, site, node)
            if word == "append":
                self.appends(container, site, node)
            for part, (value, _) in zip(node.args, positional, strict=True):
                if isinstance(part, nodes.List):  # extend([x])
                    self.adds(container, value, part)
        return site

    def _counted(self, site: str, word: str) -> None:
        """Note how often the body has called what has this name, if that is often."""
        self.calls_by_name[word] += 1
        if self.calls_by_name[word] > _FEW_CALLS:
            self.facts.add("RepeatedCall", site, self.calls_by_name[word])

    def _handed_over(self, node: nodes.Call) -> None:
        """Note that functions given by their names are called in the rounds, by what gets them."""
        for argument in (*node.args, *(word.value for word in node.keywords or [])):
            if isinstance(argument, nodes.Name) and _names_function(argument):
                for frame in self.loops:
                    self.facts.add("LoopCalls", frame.loop, argument.name)

    def _is_super(self, node: nodes.Call) -> bool:
        return (
            isinstance(node.func, nodes.Name)
            and node.func.name == "super"
            and not node.args
            and self.class_name is not None
            and self.first_parameter is not None
        )

    def _emit_call(self, callee: str, node: nodes.NodeNG) -> str:
        before = self.memory()
        after = self.new_memory()
        site = self.define("Call", "%call", node, callee, after, before)
        self.environment.set(MEMORY, after)
        if self.managers:
            self.facts.add("WithinManager", site, self.managers[-1])
        return site

    def _positional(self, site: str, values: Sequence[tuple[str, bool]]) -> None:
        starred = any(star for _, star in values)
        self.facts.add("PositionalCount", site, len(values), int(starred))
        seen_star = False
        for position, (value, star) in enumerate(values):
            seen_star = seen_star or star
            if seen_star:
                self.facts.add("StarArgument", site, position, value, int(star))
            else:
                self.facts.add("PositionalArgument", site, position, value)

    def _spans(self, site: str, node: nodes.Call) -> None:
        for position, argument in enumerate(node.args):
            self.operand_span(site, str(position), argument)
        for word in node.keywords or []:
            if word.arg is not None:
                self.operand_span(site, word.arg, word.value)
        self.operand_span(site, "callee", node.func)
        if isinstance(node.func, nodes.Attribute):
            self.operand_span(site, "object", node.func.expr)

    def call_with(self, callee: str, arguments: Sequence[str], node: nodes.NodeNG) -> str:
        """Return the result of calling `callee` with plain positional arguments."""
        site = self._emit_call(callee, node)
        self._positional(site, [(argument, False) for argument in arguments])
        self.operand_span(site, "callee", node)
        return site


def _names_function(name: nodes.Name) -> bool:
    _, definitions = name.lookup(name.name)
    return any(isinstance(definition, nodes.FunctionDef) for definition in definitions)


def _word(function: nodes.NodeNG) -> str:
    if isinstance(function, nodes.Name):
        return str(function.name)
    if isinstance(function, nodes.Attribute):
        return str(function.attrname)
    return "?"
