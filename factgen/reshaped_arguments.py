"""Which tensors of their callers the functions of a file give another shape in place.

After `def turn(t): t.t_()` and `turn(a)` the tensor `a` has another shape. The functions are those
that stand in the body of the file and are called by their names there.
"""

from __future__ import annotations

from collections.abc import Iterator

from astroid import nodes
from shapelog.factgen.reshaping import reshaped_name


def reshaped_parameters(function: nodes.FunctionDef) -> dict[str, int]:
    """Return the parameters that get another shape as they were given, and their positions."""
    arguments = (*(function.args.posonlyargs or ()), *(function.args.args or ()))
    positions = {each.name: place for place, each in enumerate(arguments)}
    found: dict[str, int] = {}
    for statement in function.body:
        for node in statement.nodes_of_class((nodes.Call, nodes.AssignAttr)):
            name = reshaped_name(node)
            if name is not None and name in positions:
                found[name] = positions[name]
        if isinstance(statement, nodes.Assign):  # from here on it is another tensor
            for target in statement.targets:
                if isinstance(target, nodes.AssignName):
                    positions.pop(target.name, None)
    return found


def reshaped_arguments(
    call: nodes.Call, functions: dict[str, dict[str, int]]
) -> Iterator[nodes.Name]:
    """Yield the names among the arguments of a call whose tensors it gives another shape."""
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
