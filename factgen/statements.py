"""Statements to blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from astroid import nodes
from shapelog.factgen.loops import LoopLowering, assigned_names
from shapelog.factgen.lowering import Arm, Guard

_EXITS = frozenset({"exit", "quit", "sys.exit", "os._exit"})


class StatementLowering(LoopLowering):
    """The complete lowering of a function body."""

    def statements(self, body: Sequence[nodes.NodeNG]) -> None:
        """Lower statements one after the other, up to one that control does not leave."""
        for node in body:
            if self.block is None:
                return
            self.statement(node)

    def statement(self, node: nodes.NodeNG) -> None:
        """Lower one statement; what has no lowering is noted as an opaque construct."""
        method: Callable[[Any], None] | None = getattr(
            self, "statement_" + type(node).__name__.lower(), None
        )
        if method is None:
            self.define("Opaque", "%opaque", node, type(node).__name__.lower())
        else:
            method(node)

    # ---- simple statements

    def statement_expr(self, node: nodes.Expr) -> None:
        """Lower an expression for its effect."""
        if isinstance(node.value, nodes.Const):
            return
        self.expression(node.value)
        call = node.value
        if isinstance(call, nodes.Call) and call.func.as_string() in _EXITS:
            self.end_by_raise()

    def end_by_raise(self) -> None:
        """End the path: an exception or the end of the program."""
        if self.block is not None:
            self.facts.add("Raise", self.block)
            self.block = None

    def statement_pass(self, node: nodes.Pass) -> None:
        """Lower nothing."""

    def statement_global(self, node: nodes.Global) -> None:
        """Lower nothing: the scopes know."""

    def statement_nonlocal(self, node: nodes.Nonlocal) -> None:
        """Lower nothing: the scopes know."""

    def statement_assign(self, node: nodes.Assign) -> None:
        """Lower ``target = … = value``."""
        value = self.expression(node.value)
        for target in node.targets:
            self.assign(target, value)

    def statement_annassign(self, node: nodes.AnnAssign) -> None:
        """Lower ``target: annotation = value``; the annotation is not evaluated."""
        if node.value is not None:
            self.assign(node.target, self.expression(node.value))

    def statement_augassign(self, node: nodes.AugAssign) -> None:
        """Lower ``target operator= value``: read, operate in place, store."""
        target = node.target
        operator = node.op[:-1]
        if isinstance(target, nodes.AssignName):
            old = self.load_name(target.name, target)
            self.bind(target.name, self._in_place(operator, old, node))
        elif isinstance(target, nodes.AssignAttr):
            owner = self.expression(target.expr)
            old = self.load_attribute(owner, target.attrname, target)
            new = self._in_place(operator, old, node)
            self._store_attribute(owner, target, new)
        elif isinstance(target, nodes.Subscript):
            container = self.expression(target.value)
            index = self.expression(target.slice)
            old = self.define("LoadItem", "%item", target, container, index, self.memory())
            new = self._in_place(operator, old, node)
            self._store_item(container, index, new)

    def _in_place(self, operator: str, old: str, node: nodes.AugAssign) -> str:
        value = self.expression(node.value)
        before = self.memory()
        after = self.new_memory()
        to = self.define("InPlaceOperation", "%op", node, operator, old, value, after, before)
        self.remember(after)
        self.operand_span(to, "left", node.target)
        self.operand_span(to, "right", node.value)
        return to

    # ---- targets

    def assign(self, target: nodes.NodeNG, value: str) -> None:
        """Bind a name, an attribute, an item, or each of several targets."""
        if isinstance(target, nodes.AssignName):
            self.bind(target.name, value, target)
        elif isinstance(target, nodes.AssignAttr):
            self._store_attribute(self.expression(target.expr), target, value)
        elif isinstance(target, nodes.Subscript):
            container = self.expression(target.value)
            index = self.expression(target.slice)
            after = self._store_item(container, index, value)
            self.operand_span(after, "object", target.value)
            self.operand_span(after, "index", target.slice)
        elif isinstance(target, (nodes.Tuple, nodes.List)):
            self._unpack(target, value)
        elif isinstance(target, nodes.Starred):
            self.assign(target.value, value)

    def _unpack(self, target: nodes.Tuple | nodes.List, value: str) -> None:
        count = len(target.elts)
        memory = self.memory()
        parts = []
        for position, part in enumerate(target.elts):
            if isinstance(part, nodes.Starred):
                behind = count - position - 1
                to = self.define("UnpackStar", "%rest", part, value, position, behind, memory)
            else:
                to = self.define("Unpack", "%part", part, value, position, count, memory)
            parts.append((part, to))
        for part, to in parts:
            self.assign(part, to)

    def _store_attribute(self, owner: str, target: nodes.AssignAttr, value: str) -> None:
        on_self = isinstance(target.expr, nodes.Name) and target.expr.name == self.first_parameter
        self.stores_attribute(target.attrname, on_self)
        if not (on_self and self.function.rpartition(".")[2] == "__init__"):
            self.mutates = True
        self.touch()
        before = self.memory()
        block = self.here()
        after = self.next_memory()
        self.facts.add("StoreAttribute", after, block, owner, target.attrname, value, before)
        self.operand_span(after, "value", target)

    def _store_item(self, container: str, index: str, value: str) -> str:
        self.mutates = True
        self.touch()
        before = self.memory()
        block = self.here()
        after = self.next_memory()
        self.facts.add("StoreItem", after, block, container, index, value, before)
        return after

    def statement_delete(self, node: nodes.Delete) -> None:
        """Lower ``del``."""
        for target in node.targets:
            if isinstance(target, nodes.DelName):
                self.unbind(target.name)
            elif isinstance(target, nodes.Subscript):
                container = self.expression(target.value)
                index = self.expression(target.slice)
                before = self.memory()
                block = self.here()
                self.mutates = True
                self.touch()
                self.facts.add("DeleteItem", self.next_memory(), block, container, index, before)

    # ---- imports

    def statement_import(self, node: nodes.Import) -> None:
        """Lower ``import a.b as c``."""
        for path, alias in node.names:
            top = path.split(".")[0]
            if alias or path == top:
                self.bind(alias or top, self._import_module(path, node))
            else:
                self._import_module(path, node)
                self.bind(top, self._import_module(top, node))

    def _import_module(self, path: str, node: nodes.NodeNG) -> str:
        before = self.memory()
        after = self.new_memory()
        to = self.define("ImportModule", path.split(".")[-1], node, path, after, before)
        self.remember(after)
        return to

    def statement_importfrom(self, node: nodes.ImportFrom) -> None:
        """Lower ``from a import b as c``, relative paths made absolute."""
        path = absolute_path(
            node.modname, node.level or 0, self.module.name, self.module.is_package
        )
        for name, alias in node.names:
            before = self.memory()
            after = self.new_memory()
            if name == "*":
                block = self.here()
                self.facts.add("ImportStar", self.module.name, block, path, after, before)
                self.remember(after)
            else:
                to = self.define("ImportName", name, node, path, name, after, before)
                self.remember(after)
                self.bind(alias or name, to)

    # ---- functions and classes

    def statement_functiondef(self, node: nodes.FunctionDef) -> None:
        """Lower ``def`` with its decorators, the innermost first."""
        decorators = node.decorators.nodes if node.decorators is not None else []
        values = [(self.expression(decorator), decorator) for decorator in decorators]
        value = self.build_function(node, node.name)
        self.methods.append((node.name, value))
        for decorator in decorators:
            self.facts.add("FunctionDecorator", self.function_of[value], _decorator_word(decorator))
        for decorator, place in reversed(values):
            value = self.call_with(decorator, [value], place)
        self.bind(node.name, value)

    statement_asyncfunctiondef = statement_functiondef

    def statement_classdef(self, node: nodes.ClassDef) -> None:
        """Lower a class: its body here, with names of its own."""
        decorators = node.decorators.nodes if node.decorators is not None else []
        values = [(self.expression(decorator), decorator) for decorator in decorators]
        bases = [(base, self.expression(base)) for base in node.bases]
        for word in node.keywords:
            self.expression(word.value)
        identity = self.module.unique(f"{self.qualifier()}{node.name}")
        self.facts.add("ClassDefinition", identity, self.module.name, node.name)
        self.facts.add("ClassBaseCount", identity, len(bases))
        for position, (base, value) in enumerate(bases):
            self.facts.add("ClassBase", identity, position, value)
            self.facts.add("ClassBaseWord", identity, _last_word(base))
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
        self._class_body(node, identity)
        value = self.define("BuildClass", node.name, None, identity)
        self.definition_span(value, node)
        for decorator, place in reversed(values):
            value = self.call_with(decorator, [value], place)
        self.bind(node.name, value)

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
        for key in sorted(self.environment.names()):
            if key.startswith(layer):
                variable = self.read(key)
                if variable is not None:
                    self.facts.add("ClassMember", identity, key[len(layer) :], variable)
        for key in [key for key in self.environment.names() if key.startswith(layer)]:
            self.environment.forget(key)

    def _layer_prefix(self) -> str:
        return self.class_layers[-1].split("%", 2)[2] if self.class_layers else ""

    # ---- control

    def statement_return(self, node: nodes.Return) -> None:
        """Lower ``return``, running what ``finally`` asks for first."""
        value = self.constant(None, node) if node.value is None else self.expression(node.value)
        self._run_finals()
        if self.block is not None:
            self.return_value(value)

    def _run_finals(self) -> None:
        pending, self.finals = self.finals, []
        for body in reversed(pending):
            self.statements(body)
        self.finals = pending

    def statement_raise(self, node: nodes.Raise) -> None:
        """Lower ``raise``."""
        if node.exc is not None:
            value = self.expression(node.exc)
            self.define("RaiseValue", "%raised", node.exc, value, self.memory())
        if node.cause is not None:
            self.expression(node.cause)
        self.end_by_raise()

    def statement_assert(self, node: nodes.Assert) -> None:
        """Lower ``assert`` as a branch, one side of which raises."""
        condition = self.expression(node.test)
        block = self.here()
        when_true, when_false = self.branch(condition, node.test)
        self.block = when_false
        self.end_by_raise()
        self.block = when_true
        self.guard = (block, condition, 1)

    def statement_if(self, node: nodes.If) -> None:
        """Lower ``if`` and ``else``; an ``elif`` chain without recursion in the joins."""
        guard = self.guard
        condition = self.expression(node.test)
        block = self.here()
        when_true, when_false = self.branch(condition, node.test)
        self.enter_arm(when_true, (block, condition, 1))
        self.statements(node.body)
        first = self.leave_arm()
        self.enter_arm(when_false, (block, condition, 0))
        self.statements(node.orelse)
        self.join([first, self.leave_arm()], guard)

    def statement_for(self, node: nodes.For) -> None:
        """Lower ``for``."""
        iterable = self.expression(node.iter)
        assigned = self._keys(assigned_names([node.target, *node.body, *node.orelse]))
        self.for_loop(
            node,
            iterable,
            node.target,
            assigned,
            lambda: self.statements(node.body),
            (lambda: self.statements(node.orelse)) if node.orelse else None,
        )

    statement_asyncfor = statement_for

    def statement_while(self, node: nodes.While) -> None:
        """Lower ``while``."""
        assigned = self._keys(assigned_names([node.test, *node.body, *node.orelse]))
        self.while_loop(
            node.test,
            assigned,
            lambda: self.statements(node.body),
            (lambda: self.statements(node.orelse)) if node.orelse else None,
        )

    def _keys(self, names: set[str]) -> set[str]:
        if self.class_layers:
            layer = self.class_layers[-1]
            return {layer + name for name in names}
        return names

    def statement_break(self, node: nodes.Break) -> None:
        """Lower ``break``."""
        self.leave_round("break")

    def statement_continue(self, node: nodes.Continue) -> None:
        """Lower ``continue``."""
        self.leave_round("continue")

    def statement_with(self, node: nodes.With) -> None:
        """Lower ``with``: enter, body, exit on the way out that raises nothing."""
        managers = []
        for manager, target in node.items:
            value = self.expression(manager)
            enter = self.load_attribute(value, "__enter__", manager)
            entered = self.call_with(enter, [], manager)
            if target is not None:
                self.assign(target, entered)
            managers.append((value, manager))
        self.statements(node.body)
        if self.block is None:
            return
        for value, manager in reversed(managers):
            leave = self.load_attribute(value, "__exit__", manager)
            nothing = self.constant(None, None)
            self.call_with(leave, [nothing, nothing, nothing], manager)

    statement_asyncwith = statement_with

    def statement_try(self, node: nodes.Try) -> None:
        """Lower ``try``: a handler may follow the start and each statement of the body."""
        guard = self.guard
        if node.finalbody:
            self.finals.append(node.finalbody)
        start = self.new_block()
        self.jump(start)
        self.block = start
        self.environment.begin()
        states = [Arm(start, {}, guard)]
        for statement in node.body:
            if self.block is None:
                break
            self.statement(statement)
            if node.handlers and self.block is not None:
                states.append(Arm(self.block, self.environment.changes(), self.guard))
                self._next_block()
        self.statements(node.orelse)
        body = Arm(self.block, self.environment.changes(), self.guard) if self.block else None
        self.environment.rollback()
        arms: list[Arm | None] = [body]
        for handler in node.handlers:
            arms.append(self._handler(handler, states, guard))
        if node.finalbody:
            self.finals.pop()
        self.join(arms, guard)
        if self.block is not None:
            self.statements(node.finalbody)

    statement_tryexcept = statement_try

    def _next_block(self) -> None:
        """Start a new block behind the present one, so that the handler sees it end here."""
        block = self.new_block()
        self.jump(block)
        self.block = block

    def _handler(
        self, handler: nodes.ExceptHandler, states: Sequence[Arm], guard: Guard | None
    ) -> Arm | None:
        self.guard = guard
        entry = self.new_block()
        self.enter_arm(entry, guard)
        for state in states:
            self.facts.add("ExceptionEdge", state.block, entry)
        self.merge(states, entry)
        if handler.name is not None:
            self.bind(handler.name.name, self.define("Opaque", "%error", handler, "exception"))
        self.statements(handler.body)
        return self.leave_arm()

    def statement_match(self, node: nodes.Match) -> None:
        """Lower ``match``: literal cases compare, the others may match and bind what they like."""
        subject = self.expression(node.subject)
        self._cases(node.cases, subject)

    def _cases(self, cases: Sequence[nodes.MatchCase], subject: str) -> None:
        if not cases:
            return
        case = cases[0]
        guard = self.guard
        pattern = case.pattern
        if isinstance(pattern, nodes.MatchAs) and pattern.pattern is None and case.guard is None:
            if pattern.name is not None:
                self.bind(pattern.name.name, subject)
            self.statements(case.body)
            return
        condition = self._pattern(pattern, subject)
        block = self.here()
        when_true, when_false = self.branch(condition, pattern)
        self.enter_arm(when_true, (block, condition, 1))
        self._captures(pattern)
        if case.guard is not None:
            self.expression(case.guard)
        self.statements(case.body)
        first = self.leave_arm()
        self.enter_arm(when_false, (block, condition, 0))
        self._cases(cases[1:], subject)
        self.join([first, self.leave_arm()], guard)

    def _pattern(self, pattern: nodes.NodeNG, subject: str) -> str:
        if isinstance(pattern, nodes.MatchValue):
            return self.binary("==", subject, self.expression(pattern.value), pattern)
        if isinstance(pattern, nodes.MatchSingleton):
            return self.binary("is", subject, self.constant(pattern.value, pattern), pattern)
        return self.define("Opaque", "%match", pattern, "match-pattern")

    def _captures(self, pattern: nodes.NodeNG) -> None:
        for name in pattern.nodes_of_class(nodes.AssignName):
            self.bind(name.name, self.define("Opaque", name.name, name, "match-pattern"))


def absolute_path(path: str, level: int, module: str, is_package: bool) -> str:
    """Return the absolute dotted path of what `module` imports from `path`, `level` dots up."""
    if not level:
        return path
    parts = module.split(".") if is_package else module.split(".")[:-1]
    parts = parts[: len(parts) - (level - 1)]
    return ".".join([*parts, *([path] if path else [])])


def _decorator_word(node: nodes.NodeNG) -> str:
    return _last_word(node.func if isinstance(node, nodes.Call) else node)


def _last_word(node: nodes.NodeNG) -> str:
    if isinstance(node, nodes.Attribute):
        return str(node.attrname)
    return str(node.name) if isinstance(node, nodes.Name) else "?"
