"""Which attributes `__init__` gives its object, in the order in which it does so first."""

from __future__ import annotations

from collections.abc import Iterator

from astroid import nodes


def attributes_in_order(node: nodes.ClassDef) -> list[tuple[str, bool]]:
    """Return the attributes that a class sets in its `__init__`, and whether it always does.

    What a statement sets that stands in another one may be left out on some runs.
    """
    found: dict[str, bool] = {}
    for method in node.body:
        if isinstance(method, nodes.FunctionDef) and method.name == "__init__":
            arguments = method.args.arguments
            if arguments:
                for name, always in _set(method, arguments[0].name):
                    found[name] = found.get(name, False) or always
    return list(found.items())


def _set(method: nodes.FunctionDef, receiver: str) -> Iterator[tuple[str, bool]]:
    inner = (nodes.FunctionDef, nodes.ClassDef, nodes.Lambda)
    for target in method.nodes_of_class(nodes.AssignAttr, skip_klass=inner):
        if isinstance(target.expr, nodes.Name) and target.expr.name == receiver:
            statement = target.statement()
            yield target.attrname, statement.parent is method
