"""Which arguments of their callers the functions of a file change in place.

After `def turn(t): t.t_()` and `turn(a)` the tensor `a` has another shape; a table of pandas may
have other columns. The functions are those that stand in the body of the file and are called by
their names there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from astroid import nodes

_CHANGING = (nodes.Call, nodes.For, nodes.AssignAttr, nodes.Subscript)


def changed_parameters(
    function: nodes.FunctionDef, names: Callable[[nodes.NodeNG], Iterable[str]]
) -> dict[str, int]:
    """Return the parameters that are changed as they were given, and their positions.

    `names` are those that a call, a loop or a target changes.
    """
    arguments = (*(function.args.posonlyargs or ()), *(function.args.args or ()))
    positions = {each.name: place for place, each in enumerate(arguments)}
    found: dict[str, int] = {}
    for statement in function.body:
        for node in statement.nodes_of_class(_CHANGING):
            for name in names(node):
                if name in positions:
                    found[name] = positions[name]
        if isinstance(statement, nodes.Assign):  # from here on it is another one
            for target in statement.targets:
                if isinstance(target, nodes.AssignName):
                    positions.pop(target.name, None)
    return found


def changed_arguments(
    call: nodes.Call, functions: dict[str, dict[str, int]]
) -> Iterator[nodes.Name]:
    """Yield the names among the arguments of a call that one of the functions changes."""
    if not isinstance(call.func, nodes.Name) or call.func.name not in functions:
        return
    parameters = functions[call.func.name]
    for place, argument in enumerate(call.args):
        if isinstance(argument, nodes.Starred):
            break
        if isinstance(argument, nodes.Name) and place in parameters.values():
            yield argument
    for keyword in call.keywords:
        if keyword.arg in parameters and isinstance(keyword.value, nodes.Name):
            yield keyword.value
