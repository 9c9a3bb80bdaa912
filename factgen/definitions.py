"""Function and class statements, with their decorators."""

from __future__ import annotations

from astroid import nodes
from shapelog.factgen.class_attributes import attributes_in_order
from shapelog.factgen.imports import ImportLowering
from shapelog.factgen.named_tuples import named_tuple

#: What a class calls of its bases when it has been made; a class method in any case.
SUBCLASS_HOOK = "__init_subclass__"


class DefinitionLowering(ImportLowering):
    """``def`` and ``class``."""

    def statement_functiondef(self, node: nodes.FunctionDef) -> None:
        """Lower ``def`` with its decorators, the innermost first."""
        decorators = node.decorators.nodes if node.decorators is not None else []
        values = [(self.expression(decorator), decorator) for decorator in decorators]
        value = self.build_function(node, node.name)
        self.methods.append((node.name, value))
        if node.name == SUBCLASS_HOOK and isinstance(node.parent, nodes.ClassDef):
            values.append((self._builtin("classmethod"), node))
        for decorator in decorators:
            self.facts.add("FunctionDecorator", self.function_of[value], _decorator_word(decorator))
        self.bind(node.name, self._decorated(value, values))

    statement_asyncfunctiondef = statement_functiondef

    def statement_classdef(self, node: nodes.ClassDef) -> None:
        """Lower a class: its body here, with names of its own."""
        decorators = node.decorators.nodes if node.decorators is not None else []
        values = [(self.expression(decorator), decorator) for decorator in decorators]
        bases = [(base, self.expression(base)) for base in node.bases]
        words = [(str(word.arg), self.expression(word.value)) for word in node.keywords]
        identity = self.module.unique(f"{self.qualifier()}{node.name}")
        self.facts.add("ClassDefinition", identity, self.module.name, node.name)
        self.facts.add("ClassBaseCount", identity, len(bases))
        for position, (base, value) in enumerate(bases):
            self.facts.add("ClassBase", identity, position, value)
            made = named_tuple(base) if isinstance(base, nodes.Call) else None
            self.facts.add("ClassBaseWord", identity, made.name if made else _last_word(base))
        for decorator in decorators:
            self.facts.add("ClassDecorator", identity, _decorator_word(decorator))
        annotated = [
            statement.target.name
            for statement in node.body
            if isinstance(statement, nodes.AnnAssign)
            and isinstance(statement.target, nodes.AssignName)
        ]
        for position, name in enumerate(dict.fromkeys(annotated)):
            self.facts.add("ClassField", identity, position, name)
        for position, (name, always) in enumerate(attributes_in_order(node)):
            self.facts.add("ClassAttribute", identity, position, name, int(always))
        self._class_body(node, identity)
        value = self.define("BuildClass", node.name, None, identity)
        self.definition_span(value, node)
        self._tell_bases(node, value, identity, words)
        self.bind(node.name, self._decorated(value, values))

    def _tell_bases(
        self, node: nodes.ClassDef, value: str, identity: str, words: list[tuple[str, str]]
    ) -> None:
        """Call ``super(C, C).__init_subclass__(**words)`` where a base of the class may have it."""
        words = [(name, word) for name, word in words if name not in ("metaclass", "None")]
        told = bool(words) or bool(node.bases and self.module.scopes.defines(SUBCLASS_HOOK))
        if not told and not any(_from_elsewhere(base) for base in node.bases):
            return
        bases = self.define("BuildSuper", "%super", node, identity, value)
        callee = self.load_attribute(bases, SUBCLASS_HOOK, node)
        site = self.call_with(callee, [], node)
        for position, (name, word) in enumerate(words):
            self.facts.add("KeywordArgument", site, name, word)
            self.facts.add("KeywordPlace", site, position, name)
        self.calls_word(SUBCLASS_HOOK, is_method=True)
        if told:
            self.facts.add("DecoratorCall", site, value)

    def _decorated(self, value: str, decorators: list[tuple[str, nodes.NodeNG]]) -> str:
        """Apply the values of decorators, the innermost first."""
        for decorator, place in reversed(decorators):
            undecorated = value
            value = self.call_with(decorator, [undecorated], place)
            self.facts.add("DecoratorCall", value, undecorated)
        return value

    def _builtin(self, name: str) -> str:
        return self.define("LoadUnbound", name, None, self.module.name, name, self.memory())

    def expression_call(self, node: nodes.Call) -> str:
        """Lower a call; one that makes a named tuple is the class statement that it stands for."""
        made = named_tuple(node)
        if made is None:
            return super().expression_call(node)
        base = self.import_name("typing", "NamedTuple", node)
        identity = self.module.unique(f"{self.qualifier()}{made.name}")
        self.facts.add("ClassDefinition", identity, self.module.name, made.name)
        self.facts.add("ClassBaseCount", identity, 1)
        self.facts.add("ClassBase", identity, 0, base)
        self.facts.add("ClassBaseWord", identity, "NamedTuple")
        for position, field in enumerate(made.fields):
            self.facts.add("ClassField", identity, position, field)
        with_default = made.fields[len(made.fields) - len(made.defaults) :]
        for field, default in zip(with_default, made.defaults, strict=True):
            self.facts.add("ClassMember", identity, field, self.expression(default))
        value = self.define("BuildClass", made.name, None, identity)
        self.definition_span(value, node)
        return value

    def _class_body(self, node: nodes.ClassDef, identity: str) -> None:
        self.counter += 1
        layer = f"%{self.counter}%{node.name}."
        self.class_layers.append(f"%{self.counter}%{self._layer_prefix()}{node.name}.")
        layer = self.class_layers[-1]
        outer = (self.current_class, self.methods)
        self.current_class, self.methods = identity, []
        self.statements(node.body)
        for name, function_variable in self.methods:
            function = self.function_of.get(function_variable)
            if function is not None:
                self.facts.add("ClassMethod", identity, name, function)
        self.current_class, self.methods = outer
        self.class_layers.pop()
        keys = sorted(self.class_keys.pop(layer, ()))
        for key in keys:
            variable = self.read(key)
            if variable is not None:
                self.facts.add("ClassMember", identity, key[len(layer) :], variable)
        for key in keys:
            self.environment.forget(key)

    def _layer_prefix(self) -> str:
        return self.class_layers[-1].split("%", 2)[2] if self.class_layers else ""


def _from_elsewhere(base: nodes.NodeNG) -> bool:
    """Whether a base is a name that a ``from … import`` binds."""
    if not isinstance(base, nodes.Name):
        return False
    _, definitions = base.lookup(base.name)
    return any(isinstance(definition, nodes.ImportFrom) for definition in definitions)


def _decorator_word(node: nodes.NodeNG) -> str:
    return _last_word(node.func if isinstance(node, nodes.Call) else node)


def _last_word(node: nodes.NodeNG) -> str:
    if isinstance(node, nodes.Attribute):
        return str(node.attrname)
    return str(node.name) if isinstance(node, nodes.Name) else "?"
