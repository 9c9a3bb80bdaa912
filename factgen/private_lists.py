"""Lists that each round of a loop, or each call of a function, makes anew and keeps to itself.

What such a list gets that is made of its own items comes to an end with the round: the next one
starts from another list. Told by the text: the list and what is made of it as a whole are only
added to, indexed, iterated over and joined by libraries, and no name of them is read elsewhere.
"""

from __future__ import annotations

from astroid import nodes
from shapelog.factgen.loop_names import Loop, bound_names, is_bound_first, is_new

#: Methods that give no reference to the list they are called on.
_OWN = frozenset("append extend insert pop remove clear index count sort reverse".split())
#: Builtins that give nothing that has items of their argument.
_LOOKING = frozenset({"len", "print", "isinstance", "bool", "id"})
#: Builtins whose result is only iterated over where it stands in the head of a loop.
_ITERATING = frozenset({"enumerate", "zip", "reversed", "range", "xrange"})
#: Libraries whose functions make arrays of the lists they are given, and keep none.
_ARRAYS = frozenset({"numpy", "torch", "tensorflow"})
#: What makes a list, or another container, of its parts.
_DISPLAYS = (nodes.List, nodes.Tuple, nodes.Set, nodes.Dict, nodes.ComprehensionScope)


def makes_anew(place: Loop, name: str, within: list[Loop], imports: dict[str, str]) -> bool:
    """Whether each round of `place` (or call of it) makes the list `name`, and keeps it to itself.

    `within` are the loops inside around the place where it is added to: what they take from it are
    items at places that are known where their rounds are told apart. `imports` has what the names
    of the module are imported as.
    """
    if isinstance(place, nodes.FunctionDef):
        if name in place.argnames() or not is_bound_first(name, place.body):
            return False
    elif not is_new(name, place):
        return False
    holders = {name}
    pending = [name]
    while pending:
        holder = pending.pop()
        for each in place.scope().nodes_of_class((nodes.Name, nodes.AssignName, nodes.DelName)):
            if each.name != holder:
                continue
            if _function_of(each) is not place.scope() or not _is_in(each, place):
                return False
            if isinstance(each, nodes.Name):
                found = _given_to(each, imports)
                if found is None:
                    return False
                if within and _is_in(each, within[0]) and not _placed(each, within):
                    return False
                pending += found - holders
                holders |= found
    return all(_is_local(each, place) for each in holders)


def _is_local(name: str, place: Loop) -> bool:
    """Whether no round, or call, of `place` finds what another has left in `name`."""
    if isinstance(place, nodes.FunctionDef):
        return name not in place.argnames() and not any(
            name in each.names for each in place.nodes_of_class((nodes.Global, nodes.Nonlocal))
        )
    return is_new(name, place)


def _is_in(node: nodes.NodeNG, place: Loop) -> bool:
    while node is not None and node is not place:
        node = node.parent
    return node is place


def _function_of(node: nodes.NodeNG) -> nodes.NodeNG:
    """Return the function, or the module, that `node` is in; comprehensions are part of it."""
    scope = node.scope()
    while isinstance(scope, nodes.ComprehensionScope):
        scope = scope.parent.scope()
    return scope


def _placed(name: nodes.Name, within: list[Loop]) -> bool:
    """Whether what is read of the list is all of it, or an item at a written or counted place."""
    parent = name.parent
    if isinstance(parent, (nodes.For, nodes.Comprehension)):
        return False
    if isinstance(parent, nodes.Call) and isinstance(parent.func, nodes.Name):
        return parent.func.name in _LOOKING
    if not isinstance(parent, nodes.Subscript) or isinstance(parent.slice, nodes.Slice):
        return True
    loops = [loop for loop in within if isinstance(loop, nodes.For)]
    counted = {each for loop in loops for each in bound_names(loop.target)}
    parts = (nodes.Name, nodes.Const, nodes.BinOp, nodes.UnaryOp)
    return all(
        isinstance(each, parts) and (not isinstance(each, nodes.Name) or each.name in counted)
        for each in parent.slice.nodes_of_class(nodes.NodeNG)
    )


def _given_to(name: nodes.Name, imports: dict[str, str]) -> set[str] | None:
    """Return the names that get the list, a copy, or a list of items; None if others get one."""
    node: nodes.NodeNG = name
    is_list = True
    while True:
        parent = node.parent
        if isinstance(parent, nodes.Subscript) and parent.value is node:
            is_list = is_list and isinstance(parent.slice, nodes.Slice)
        elif isinstance(parent, _DISPLAYS) or (
            isinstance(parent, nodes.Comprehension) and parent.iter is node
        ):
            is_list = True
        elif not isinstance(parent, (nodes.BinOp, nodes.UnaryOp, nodes.IfExp)):
            break
        node = parent
    if not is_list:
        return set()
    if isinstance(parent, nodes.Assign):
        if not all(isinstance(each, nodes.AssignName) for each in parent.targets):
            return None
        return {each.name for each in parent.targets}
    if isinstance(parent, nodes.Attribute):
        is_called = isinstance(parent.parent, nodes.Call) and parent.parent.func is parent
        return set() if is_called and parent.attrname in _OWN else None
    if isinstance(parent, nodes.Call):
        return set() if _only_looks(parent, node, imports) else None
    if isinstance(parent, nodes.For):
        return set() if parent.iter is node else None
    return set() if isinstance(parent, (nodes.Compare, nodes.While, nodes.If, nodes.Expr)) else None


def _only_looks(call: nodes.Call, given: nodes.NodeNG, imports: dict[str, str]) -> bool:
    """Whether `call` keeps nothing of `given`, one of its arguments, and gives no list of it."""
    if given not in call.args:
        return False
    if isinstance(call.func, nodes.Name):
        parent = call.parent
        heads = isinstance(parent, (nodes.For, nodes.Comprehension)) and parent.iter is call
        return call.func.name in _LOOKING or (heads and call.func.name in _ITERATING)
    if not isinstance(call.func, nodes.Attribute) or not isinstance(call.func.expr, nodes.Name):
        return False
    return imports.get(call.func.expr.name, "").split(".")[0] in _ARRAYS
