"""Calls, function and class definitions, lambdas, comprehensions, yields."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from astroid import nodes
from shapelog.factgen.annotations import tensor_annotation
from shapelog.factgen.expressions import ExpressionLowering
from shapelog.factgen.lowering import MEMORY, YIELDS
from shapelog.factgen.scopes import Scope


class CallLowering(ExpressionLowering):
    """What calls and what is called."""

    # ---- calls

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
        self._spans(site, node)
        word = _word(node.func)
        self.calls_word(word, isinstance(node.func, nodes.Attribute))
        return site

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

    # ---- functions

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

    def inner_lowering(self, identity: str, scope: Scope) -> CallLowering:
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

    # ---- yields

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
        """Lower ``yield from iterable``: all that it gives."""
        iterable = self.expression(node.value)
        before = self.read(YIELDS)
        if before is None:
            return self.define("Opaque", "%yield", node, "yield-outside")
        added = self.define("AddAll", "%add", node, before, iterable, self.memory())
        return self._handed_on(added, node)

    def _handed_on(self, collected: str, node: nodes.NodeNG) -> str:
        self.environment.set(YIELDS, collected)
        sent = self.fresh("%sent")
        self.facts.add("Yield", self.function, self.here(), collected, self.memory(), sent)
        self.facts.add("Definition", sent, self.here())
        self.span(sent, node)
        return sent

    # ---- comprehensions

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
        for name in _targets(generator.target):
            self.counter += 1
            self.renames = {**self.renames, name: f"{name}%{self.counter}"}

        def body() -> None:
            self._conditions(
                list(generator.ifs),
                lambda: self._generators(generators, position + 1, collected, innermost),
            )

        self.for_loop(generator, iterable, generator.target, {collected}, body, None)
        gathered = self.environment.get(collected)
        if len(generators) == 1 and not generator.ifs and gathered is not None:
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

    def for_loop(
        self,
        node: nodes.NodeNG,
        iterable: str,
        target: nodes.NodeNG,
        assigned: set[str],
        body: Callable[[], None],
        otherwise: Callable[[], None] | None,
    ) -> None:
        """Lower a loop over `iterable`: the loop lowering says how."""
        raise AssertionError("loops are lowered by LoopLowering")


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


def _word(function: nodes.NodeNG) -> str:
    if isinstance(function, nodes.Name):
        return str(function.name)
    if isinstance(function, nodes.Attribute):
        return str(function.attrname)
    return "?"


def _targets(target: nodes.NodeNG) -> list[str]:
    return [name.name for name in target.nodes_of_class(nodes.AssignName)]
