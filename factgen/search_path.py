"""The folders that a script adds to `sys.path`, as far as its text alone tells them.

https://docs.python.org/3/library/sys.html#sys.path (3.13). A relative folder is taken from where
the script is: most are written to be run there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

_ADDING = frozenset({"sys.path.append", "sys.path.insert", "sys.path.extend"})
#: The names of the folder itself and of the one above: https://docs.python.org/3/library/os.html#os.pardir
_NAMED = {"os.curdir": ".", "os.pardir": "..", "os.path.curdir": ".", "os.path.pardir": ".."}
#: Functions that give the path they are given, whatever form it has.
_SAME = frozenset({"abspath", "realpath", "normpath", "Path", "str", "resolve", "absolute"})


def added_folders(text: str, script: Path) -> tuple[Path, ...]:
    """Return the folders that the `text` of the file `script` adds, in that order."""
    if "sys.path" not in text:
        return ()
    try:
        module = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return ()
    names = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    folders = (_folder(each, names, script, 9) for each in _added(module))
    found = (script.parent / folder for folder in folders if folder is not None)
    return tuple(dict.fromkeys(folder for folder in found if folder.is_dir()))


def _added(module: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in _ADDING:
            last = node.args[-1]
            yield from last.elts if isinstance(last, (ast.List, ast.Tuple)) else [last]


def _folder(node: ast.expr, names: Mapping[str, ast.expr], script: Path, depth: int) -> Path | None:
    """Return the path that an expression is, None if it is more than names, `..` and literals."""
    if isinstance(node, ast.Constant):
        return Path(node.value) if isinstance(node.value, str) else None
    if isinstance(node, ast.Name):
        if node.id == "__file__":
            return Path(script.name)
        bound = names.get(node.id)
        return _folder(bound, names, script, depth - 1) if bound is not None and depth else None
    if isinstance(node, ast.Attribute) and ast.unparse(node) in _NAMED:
        return Path(_NAMED[ast.unparse(node)])
    if isinstance(node, ast.Attribute) and node.attr == "parent":
        return _above(_folder(node.value, names, script, depth))
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
        found = _folder(node.value.value, names, script, depth)
        index = node.slice.value if isinstance(node.slice, ast.Constant) else None
        if node.value.attr != "parents" or not isinstance(index, int):
            return None
        for _ in range(index + 1):
            found = _above(found)
        return found
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        return _joined([node.left, node.right], names, script, depth)
    if isinstance(node, ast.Call):
        return _called(node, names, script, depth)
    return None


def _called(node: ast.Call, names: Mapping[str, ast.expr], script: Path, depth: int) -> Path | None:
    word = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    word = node.func.id if isinstance(node.func, ast.Name) else word
    if word == "join":
        return _joined(node.args, names, script, depth)
    if word == "getcwd":
        return Path()
    given = node.args[0] if node.args else None
    if given is None and isinstance(node.func, ast.Attribute):
        given = node.func.value  # Path(...).resolve()
    found = _folder(given, names, script, depth) if given is not None else None
    if word == "dirname":
        return _above(found)
    return found if word in _SAME else None


def _joined(
    parts: list[ast.expr], names: Mapping[str, ast.expr], script: Path, depth: int
) -> Path | None:
    whole = Path()
    for part in parts:
        found = _folder(part, names, script, depth)
        if found is None:
            return None
        whole /= found
    return whole


def _above(path: Path | None) -> Path | None:
    """The folder of a path that is relative to that of the script."""
    if path is None:
        return None
    return path.parent if path.parts and path.name != ".." else path / ".."
