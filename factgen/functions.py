"""Functions and lambdas: what defines them, their parameters, their bodies."""

from __future__ import annotations

from collections.abc import Sequence

from astroid import nodes
from shapelog.factgen.annotations import tensor_annotation
from shapelog.factgen.calls import CallLowering
from shapelog.factgen.handlers import expects_failure
from shapelog.factgen.lowering import MEMORY, YIELDS
from shapelog.factgen.scopes import Scope


class FunctionLowering(CallLowering):
    """What is called."""

    def expression_lambda(self, node: nodes.Lambda) -> str:
        """Lower a lambda."""
        return self.build_function(node, "<lambda>")

    def build_function(self, node: nodes.FunctionDef | nodes.Lambda, name: str) -> str:
        """Lower a function's body on its own, and its definition here."""
        scope = self.module.scopes.of[node]
        identity = self.module.unique(f"{self.qualifier()}{name}")
        inner = self.inner_lowering(identity, scope)
        arguments = node.args
        plain = [*(arguments.posonlyargs or []), *(arguments.args or [])]
        defaults = arguments.defaults or []
        for argument, value in zip(plain[len(plain) - len(defaults) :], defaults, strict=True):
            self._default(identity, argument.name, value)
        for argument, keyword_default in zip(
            arguments.kwonlyargs or [], arguments.kw_defaults or [], strict=False
        ):
            if keyword_default is not None:
                self._default(identity, argument.name, keyword_default)
        to = self.define("BuildFunction", name, None, identity)
        self.definition_span(to, node)
        self.function_of[to] = identity
        self.facts.add("FunctionParent", identity, self.function)
        inner.lower_function(node, name)
        return to

    def definition_span(self, variable: str, node: nodes.NodeNG) -> None:
        """Say where a function or class is defined: its first line, not its body."""
        if node.lineno is not None:
            column = node.col_offset or 0
            row = (node.lineno, column, node.lineno, column + 1)
            self.facts.add("Span", variable, self.module.file, *row)

    def qualifier(self) -> str:
        """Return how ids of functions and classes defined here begin."""
        layers = "".join(layer.split("%", 2)[2] for layer in self.class_layers[-1:])
        base = f"{self.module.name}:" if self.is_module else f"{self.function}."
        return f"{base}{layers}"

    def _default(self, function: str, name: str, value: nodes.NodeNG) -> None:
        self.facts.add("ParameterDefault", function, name, self.expression(value))

    def inner_lowering(self, identity: str, scope: Scope) -> FunctionLowering:
        """Return a lowering for a function defined in this one."""
        inner = type(self)(self.module, identity, scope)
        inner.parent = self
        if self.class_layers:
            inner.class_name = self.current_class
        elif self.class_name is not None:
            inner.class_name = self.class_name
            inner.first_parameter = self.first_parameter
        return inner

    def lower_function(self, node: nodes.FunctionDef | nodes.Lambda, name: str) -> None:
        """Lower parameters and body of a function into this lowering."""
        if expects_failure(node):
            self.awaiting += 1
        self.start(name)
        arguments = node.args
        position = 0
        annotations = _annotations(arguments)
        groups = (
            (arguments.posonlyargs, "positional"),
            (arguments.args, "either"),
            (arguments.kwonlyargs, "keyword"),
        )
        for group, kind in groups:
            for argument in group or []:
                variable = self.fresh(argument.name)
                self.facts.add("Parameter", self.function, position, argument.name, variable, kind)
                self.span(variable, argument)
                self._annotate(variable, annotations.get(argument.name))
                if position == 0 and kind != "keyword" and self.in_class_body(node):
                    self.first_parameter = argument.name
                self.bind(argument.name, variable)
                position += 1
        plain = len(arguments.posonlyargs or []) + len(arguments.args or [])
        if arguments.vararg:
            variable = self.fresh(arguments.vararg)
            self.facts.add("VariadicParameter", self.function, plain, variable)
            self.bind(arguments.vararg, variable)
        if arguments.kwarg:
            variable = self.fresh(arguments.kwarg)
            self.facts.add("KeywordsParameter", self.function, variable)
            self.bind(arguments.kwarg, variable)
        if isinstance(node, nodes.FunctionDef) and node.is_generator():
            self.is_generator = True
            start = self.define("StartCollection", "%start", None, "generator")
            self.environment.set(YIELDS, start)
        self.lower_body(node)
        self.finish()

    def _annotate(self, parameter: str, node: nodes.NodeNG | None) -> None:
        """Say what the annotation of a parameter says of a tensor."""
        found = tensor_annotation(node)
        if found is None:
            return
        row = (found.library, found.element, len(found.axes), int(found.open))
        self.facts.add("AnnotatedTensor", self.function, parameter, *row)
        for position, axis in enumerate(found.axes):
            if axis.isdigit() and len(axis) < 10:
                self.facts.add("AnnotatedNumber", parameter, position, int(axis))
                continue
            name = "_" if axis.isdigit() else axis
            self.facts.add("AnnotatedName", parameter, position, name)
            if name != "_" and name not in self.named_axes:
                self.named_axes.add(name)
                self.facts.add("FirstAxis", self.function, name, parameter, position)

    @staticmethod
    def in_class_body(node: nodes.NodeNG) -> bool:
        """Whether a function is defined directly in a class body."""
        parent = node.parent
        while isinstance(parent, (nodes.If, nodes.Try, nodes.With)):
            parent = parent.parent
        return isinstance(parent, nodes.ClassDef)

    def start(self, name: str) -> None:
        """Begin the function: its entry block and memory."""
        self.block = self.new_block()
        memory = self.new_memory()
        self.environment.set(MEMORY, memory)
        self.facts.add("FunctionEntry", self.function, self.module.name, name, self.block, memory)

    def lower_body(self, node: nodes.FunctionDef | nodes.Lambda) -> None:
        """Lower the statements; a lambda's is its value."""
        if isinstance(node.body, list):
            self.statements(node.body)
        else:
            self.return_value(self.expression(node.body))
        if self.block is not None:
            self.return_value(self.constant(None, None))

    def statements(self, body: Sequence[nodes.NodeNG]) -> None:
        """Lower statements: the statement lowering says how."""
        raise AssertionError("statements are lowered by StatementLowering")

    def return_value(self, value: str) -> None:
        """End the function here."""
        if self.is_generator:
            collected = self.read(YIELDS)
            assert collected is not None
            value = collected
        self.facts.add("Return", self.function, self.here(), value, self.memory())
        self.block = None


def _annotations(arguments: nodes.Arguments) -> dict[str, nodes.NodeNG | None]:
    """Return the annotation of each parameter by its name."""
    groups = (
        (arguments.posonlyargs, arguments.posonlyargs_annotations),
        (arguments.args, arguments.annotations),
        (arguments.kwonlyargs, arguments.kwonlyargs_annotations),
    )
    return {
        argument.name: annotation
        for names, values in groups
        for argument, annotation in zip(names or [], values or [], strict=False)
    }
