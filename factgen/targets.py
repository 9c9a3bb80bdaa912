"""Targets: what assignments, augmented ones and deletions bind, store and delete."""

from __future__ import annotations

from collections.abc import Iterator

from astroid import nodes
from shapelog.factgen.changed_arguments import changed_arguments
from shapelog.factgen.collecting import CollectionLowering
from shapelog.factgen.frame_changes import Change, frame_change, other_names, tables_of_loop
from shapelog.factgen.loop_names import dotted
from shapelog.factgen.reshaping import reshaped


class TargetLowering(CollectionLowering):
    """Names, attributes, items and several targets at once."""

    def statement_assign(self, node: nodes.Assign) -> None:
        """Lower ``target = … = value``; no tuple is made for ``a, b = x, y``."""
        if len(node.targets) == 1:
            pairs = list(_pairs(node.targets[0], node.value))
            values = [self.expression(value) for _, value in pairs]
        else:
            value = self.expression(node.value)
            pairs = [(target, node.value) for target in node.targets]
            values = [value] * len(pairs)
        for (target, source), value in zip(pairs, values, strict=True):
            self.assign(target, value)
            made = _made(source)
            word = (dotted(target) or "").rpartition(".")[2]
            if made and word:
                self.facts.add("NamedAfterCall", word, made)

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
            self._store_item(container, index, new, target)

    def _in_place(self, operator: str, old: str, node: nodes.AugAssign) -> str:
        value = self.expression(node.value)
        before = self.memory()
        after = self.new_memory()
        to = self.define("InPlaceOperation", "%op", node, operator, old, value, after, before)
        self.remember(after)
        self.operand_span(to, "left", node.target)
        self.operand_span(to, "right", node.value)
        if self.loops and isinstance(node.value, nodes.List):  # items += [x]
            self.adds(dotted(node.target), value, node.value)
        return to

    # ---- targets

    def assign(self, target: nodes.NodeNG, value: str) -> None:
        """Bind a name, an attribute, an item, or each of several targets."""
        if isinstance(target, nodes.AssignName):
            self.bind(target.name, value, target)
            self.name_span(value, target)
        elif isinstance(target, nodes.AssignAttr):
            owner = self.expression(target.expr)
            self._store_attribute(owner, target, value)
            self._rebind(owner, target, value)
        elif isinstance(target, nodes.Subscript):
            container = self.expression(target.value)
            index = self.expression(target.slice)
            after = self._store_item(container, index, value, target)
            self.operand_span(after, "object", target.value)
            self.operand_span(after, "index", target.slice)
            self._frame_changes(target, index)
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

    def _store_attribute(
        self, owner: str, target: nodes.AssignAttr | nodes.Attribute, value: str
    ) -> None:
        on_self = isinstance(target.expr, nodes.Name) and target.expr.name == self.first_parameter
        stores = self.attribute_stores
        stores.note_store(target.attrname, on_self, self.guard, bool(self.loops))
        if not (on_self and self.function.rpartition(".")[2] == "__init__"):
            self.mutates = True
        self.touch()
        before = self.memory()
        block = self.here()
        after = self.next_memory()
        self.facts.add("StoreAttribute", after, block, owner, target.attrname, value, before)
        self.operand_span(after, "value", target)

    def _rebind(self, owner: str, target: nodes.AssignAttr, value: str) -> None:
        array = reshaped(target)
        if array is not None:
            to = self.define("AttributeUpdate", "%set", target, owner, target.attrname, value)
            self.operand_span(to, "shape", target)
            self._bind_anew(array, to)

    def _bind_anew(self, array: nodes.Name | nodes.Attribute, value: str) -> None:
        if isinstance(array, nodes.Name):
            self.bind(array.name, value)
        else:
            self._store_attribute(self.expression(array.expr), array, value)

    def expression_call(self, node: nodes.Call) -> str:
        """Lower a call; the name or attribute of what it reshapes in place then has the result."""
        target = reshaped(node)
        if target is None or self.renames or not self._is_bound_here(target):
            value = super().expression_call(node)
            self._reshape_arguments(node, value)
            self._frame_changes(node, value)
            return value
        owner = self.expression(target)
        value = super().expression_call(node)
        to = self.define("AttributeUpdate", "%set", node, owner, node.func.attrname, value)
        self._bind_anew(target, to)
        return value

    def _reshape_arguments(self, node: nodes.Call, value: str) -> None:
        functions = self.module.scopes.reshaping
        for argument in changed_arguments(node, functions) if functions else ():
            if not self.renames and self._is_bound_here(argument):
                owner = self.expression(argument)
                to = self.define("AttributeUpdate", "%set", node, owner, "%argument", value)
                self.bind(argument.name, to)

    def _is_bound_here(self, target: nodes.Name | nodes.Attribute) -> bool:
        if isinstance(target, nodes.Attribute):
            return True
        return self.is_module or target.name in self.scope.bindings

    def _store_item(
        self, container: str, index: str, value: str, node: nodes.NodeNG | None = None
    ) -> str:
        self.mutates = True
        self.touch()
        before = self.memory()
        block = self.here()
        after = self.next_memory()
        self.facts.add("StoreItem", after, block, container, index, value, before)
        if isinstance(node, nodes.Subscript):
            statement = node.statement()
            made = statement.value if isinstance(statement, nodes.Assign) else None
            self.adds(dotted(node), after, made)
            self.adds_to_argument(dotted(node), after, node.scope())
        if node is not None:
            self.span(after, node)
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
                self._frame_changes(target, index)

    # ---- tables of pandas that change in place

    def _frame_changes(self, node: nodes.NodeNG, told: str) -> None:
        """Bind the tables that `node` changes anew; `told` is the index, or the call."""
        change = frame_change(node)
        if change is not None:
            value = self.expression(change.told) if change.how == "%delete" else told
            self._frame_bound(change._replace(told=node), value)
        functions = self.module.scopes.framing
        if isinstance(node, nodes.Call) and functions:
            for argument in changed_arguments(node, functions):
                losing = node.func.name in self.module.scopes.losing_rows
                how = "%argument" if losing else "%columns"
                self._frame_bound(Change(argument, how, node), told)

    def loop_changes(self, node: nodes.For, told: str) -> None:
        """Bind the tables anew that `for table in (a, b)` changes, in an unknown way."""
        tables, how = tables_of_loop(node)
        for table in tables if self.block is not None else ():
            self._frame_bound(Change(table, how, node), told)

    def _frame_bound(self, change: Change, told: str) -> None:
        name = change.table.name
        if self.renames or not self._is_bound_here(change.table):
            return
        old = self.expression(change.table)
        to = self.define("FrameUpdate", "%frame", change.told, old, change.how, told)
        self.bind(name, to)
        for other in sorted(other_names(change.told.scope(), name)):
            key = self._local_key(other)
            now = self.environment.get(key) if key is not None else None
            if now is None:
                continue
            if now != old:
                now = self.define("FrameUpdate", "%frame", None, now, "%argument", told)
            self.bind(other, to if now == old else now)


def _pairs(
    target: nodes.NodeNG, value: nodes.NodeNG
) -> Iterator[tuple[nodes.NodeNG, nodes.NodeNG]]:
    """Yield what is assigned what, where that can be read off both sides."""
    displays = (nodes.Tuple, nodes.List)
    if isinstance(target, displays) and isinstance(value, displays):
        parts = (*target.elts, *value.elts)
        if len(target.elts) == len(value.elts) and not any(
            isinstance(part, nodes.Starred) for part in parts
        ):
            for inner, part in zip(target.elts, value.elts, strict=True):
                yield from _pairs(inner, part)
            return
    yield target, value


def _made(value: nodes.NodeNG) -> str:
    """Return the last written word of what is called first in ``Net(…).to(…)``; empty if none."""
    while isinstance(value, nodes.Call):
        inner = value.func
        if isinstance(inner, nodes.Attribute) and isinstance(inner.expr, nodes.Call):
            value = inner.expr
        else:
            return (dotted(inner) or "").rpartition(".")[2]
    return ""
