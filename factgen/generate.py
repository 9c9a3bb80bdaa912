"""One source file to facts, by itself."""

from __future__ import annotations

import ast
import sys
import threading
import warnings
from collections.abc import Callable
from typing import TypeVar

from astroid import nodes
from astroid.manager import AstroidManager
from astroid.rebuilder import TreeRebuilder
from shapelog.factgen.columns import count_characters
from shapelog.factgen.default_entries import with_default_entries
from shapelog.factgen.errors import SourceError
from shapelog.factgen.facts import Facts
from shapelog.factgen.json_texts import with_json_read
from shapelog.factgen.lowering import ModuleState
from shapelog.factgen.scopes import Scopes
from shapelog.factgen.statements import StatementLowering
from shapelog.factgen.type_checking import without_type_checking

_RECURSION_LIMIT = 20_000
_STACK_BYTES = 512 * 1024 * 1024
_DEEP = 150  # opening brackets or indentation levels from which a deep stack may be needed

Result = TypeVar("Result")


def facts_of_source(text: str, *, file: str, module: str, is_package: bool) -> Facts:
    """Return the facts of the source `text`, the module `module`, shown as `file`.

    Raises SourceError on a syntax error or on nesting too deep to be analysed.
    """
    return with_deep_stack(lambda: _facts(text, file, module, is_package), text)


def _facts(text: str, file: str, module: str, is_package: bool) -> Facts:
    tree = _parse(text, file, module)
    facts = Facts()
    scopes = Scopes(tree)
    state = ModuleState(module, file, is_package, facts, scopes)
    body = StatementLowering(state, state.unique(f"{module}:<module>"), scopes.module)
    facts.add("ModuleFile", module, file)
    if is_package:
        facts.add("PackageModule", module)
    facts.add("ModuleBody", module, body.function)
    body.start("<module>")
    body.statements(tree.body)
    if body.block is not None:
        body.return_value(body.constant(None, None))
    body.finish()
    for name, count in sorted(scopes.module.bindings.items()):
        if count == 1 and name not in scopes.assigned_globals:
            facts.add("GlobalBoundOnce", module, name)
    for name in sorted(scopes.names_read()):
        facts.add("NameRead", module, name)
    for name in sorted(scopes.names_as_values()):
        facts.add("NameValue", module, name)
    facts.check()
    return facts


def _parse(text: str, file: str, module: str) -> nodes.Module:
    """Return astroid's tree, without the inference that its module builder does on the way."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text, file)
        without_type_checking(tree)
        if "json" in text:
            with_json_read(tree)
        if "defaultdict" in text:
            with_default_entries(tree)
        if not text.isascii():
            count_characters(tree, text)
        return TreeRebuilder(AstroidManager(), text).visit_module(tree, module, file, False)
    except SyntaxError as error:
        line, column = error.lineno or 0, max((error.offset or 1) - 1, 0)
        raise SourceError(file, line, column, f"syntax error: {error.msg}") from None
    except (RecursionError, MemoryError):
        raise SourceError(file, 0, 0, "is nested too deeply to be parsed") from None
    except (ValueError, UnicodeError) as error:
        raise SourceError(file, 0, 0, f"cannot be parsed: {error}") from None


def with_deep_stack(work: Callable[[], Result], text: str) -> Result:
    """Run `work`, in a thread with a deep stack where the nesting of `text` may need one."""
    if not _may_be_deep(text):
        return work()
    outcome: list[Result] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(work())
        except BaseException as error:
            failure.append(error)

    limit = sys.getrecursionlimit()
    size = threading.stack_size(_STACK_BYTES)
    sys.setrecursionlimit(_RECURSION_LIMIT)
    try:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
        sys.setrecursionlimit(limit)
    if failure:
        if isinstance(failure[0], RecursionError):
            raise SourceError("", 0, 0, "is nested too deeply to be analysed") from None
        raise failure[0]
    return outcome[0]


def _may_be_deep(text: str) -> bool:
    """Whether some line chains many operators or elifs, or opens many brackets."""
    if text.count("elif ") > _DEEP or text.count("(") > 50 * _DEEP:
        return True
    return (
        any(
            len(line) > 4 * _DEEP
            or line.count("(") + line.count("[") > _DEEP
            or len(line) - len(line.lstrip()) > 4 * _DEEP
            for line in text.splitlines()
        )
        or text.count(" + ") > 50 * _DEEP
    )
