"""Modules that a file imports by names that it makes up: `import_module("models." + word)`."""

from __future__ import annotations

from collections.abc import Iterator

from shapelog.factgen.facts import Facts

_IMPORTS_BY_NAME = frozenset({"import_module", "__import__"})


def named_modules(facts: Facts) -> Iterator[str]:
    """Yield the names that the texts of a file make, one alone or behind one that ends with a dot.

    Most are of no module at all, and there are none if the file imports nothing by its name.
    """
    if not any(row[1] in _IMPORTS_BY_NAME for row in facts.rows("FunctionCalls")):
        return
    texts = dict.fromkeys(str(row[2]) for row in facts.rows("ConstantString"))
    words = [text for text in texts if all(part.isidentifier() for part in text.split("."))]
    for prefix in ("", *(text for text in texts if text.endswith("."))):
        yield from (f"{prefix}{word}" for word in words)
