"""How often the names of a tree are bound."""

from __future__ import annotations

import ast
from collections import Counter

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_NAMED = (*_DEFINITIONS, ast.ExceptHandler, ast.MatchAs, ast.MatchStar)


def bound_names(tree: ast.AST) -> Counter[str]:
    """The names that are bound anywhere in the tree, with the number of places."""
    names: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names[node.id] += 1
        elif isinstance(node, ast.alias):
            names[(node.asname or node.name).partition(".")[0]] += 1
        elif isinstance(node, ast.arg):
            names[node.arg] += 1
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            names.update(node.names)
        elif isinstance(node, _NAMED) and node.name:
            names[node.name] += 1
    return names
