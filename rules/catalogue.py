"""What the rule files say: the rules that findings name, and the names that are modelled."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from shapelog.rules.dialect.parser import Parser
from shapelog.rules.dialect.syntax import Atom, Rule, String
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import Derivation

_ANNOUNCED = re.compile(r'\bRuleText\(\s*"([^"]+)"')


@dataclass(frozen=True)
class Clause:
    """Rules as they are written, with the file (below the rules' folder) and the line."""

    file: str
    line: int
    text: str


@dataclass(frozen=True)
class RuleEntry:
    """A rule that a finding can name.

    ``message`` is a template: ``{left}`` and ``{right}`` are the operands, ``{a}`` and ``{b}``
    what is compared. ``family`` is what its file says of itself, ``requirements`` where calls
    are asked for it, ``page`` the page of documentation that it models.
    """

    rule: str
    title: str
    message: str
    page: str
    family: str
    announced: Clause
    requirements: tuple[Clause, ...]


def rule_names(files: Iterable[Path]) -> list[str]:
    """The ids of all rules, in the order of the alphabet."""
    found = {name for path in files for name in _ANNOUNCED.findall(path.read_text("utf-8"))}
    return sorted(found)


def rule_entries(files: Sequence[Path], wanted: Iterable[str]) -> list[RuleEntry]:
    """The entries of the rules ``wanted``; those that no file announces are left out."""
    texts = {path: path.read_text("utf-8") for path in files}
    parsed = _Files(texts)
    entries = (_entry(rule, texts, parsed) for rule in sorted(wanted))
    return [each for each in entries if each is not None]


def modelled_names(compiled: Compiled) -> frozenset[str]:
    """The dotted names of frameworks that the tables know, also those without effect on shapes.

    ``torch.nn.init.*`` stands for all names of a module.
    Members of tensors are ``torch.Tensor.view`` and ``numpy.ndarray.reshape``.
    """
    from shapelog.rules.engines.clingo_engine import ClingoEngine

    derivation = ClingoEngine().run(compiled, {}, tables=True)
    return frozenset({*_paths(derivation), *_members(derivation)})


def _paths(derivation: Derivation) -> Iterable[str]:
    for relation in ("LibraryFunction", "LibraryLayer", "LibraryObject", "LibraryConstant"):
        yield from (str(row[0]) for row in derivation.rows(relation))
    for relation in ("LibraryIgnored", "LibraryClass"):
        yield from (str(path) for (path,) in derivation.rows(relation))
    yield from (f"{module}.*" for (module,) in derivation.rows("ModuleIgnored"))


#: What the tables call the tensors of a framework.
_TENSOR_CLASSES = {"torch": "torch.Tensor", "numpy": "numpy.ndarray"}


def _members(derivation: Derivation) -> Iterable[str]:
    for relation in ("LibraryMember", "LibraryProperty", "MemberIgnored"):
        for kind, name, *_ in derivation.rows(relation):
            yield f"{_TENSOR_CLASSES.get(str(kind), kind)}.{name}"


class _Files:
    """Rule files, parsed when somebody needs them."""

    def __init__(self, texts: dict[Path, str]) -> None:
        self._texts = texts
        self._parser = Parser()
        self._rules: dict[Path, list[tuple[Rule, str]]] = {}

    def rules(self, path: Path) -> list[tuple[Rule, str]]:
        """The rules of a file, each with its text."""
        if path not in self._rules:
            source = self._parser.parse(self._texts[path], path.name)
            lines = self._texts[path].split("\n")
            starts = [each.position.line for each in source.statements] + [len(lines) + 1]
            found = []
            for statement, start, after in zip(source.statements, starts, starts[1:], strict=False):
                if isinstance(statement, Rule):
                    found.append((statement, _tidy(lines[start - 1 : max(after - 1, start)])))
            self._rules[path] = found
        return self._rules[path]


def _tidy(lines: Sequence[str]) -> str:
    """A rule's lines without the comments and blank lines that lead to the next one."""
    kept = list(lines)
    while kept and (not kept[-1].strip() or kept[-1].lstrip().startswith("//")):
        kept.pop()
    return "\n".join(kept)


def _entry(rule: str, texts: dict[Path, str], parsed: _Files) -> RuleEntry | None:
    announced: tuple[Path, Rule, str, tuple[str, ...]] | None = None
    requirements = []
    for path, text in texts.items():
        if f'"{rule}"' not in text:
            continue
        for statement, written in parsed.rules(path):
            if f'"{rule}"' not in written:
                continue
            row = _announcement(statement, rule)
            if row is not None:
                announced = (path, statement, written, row)
            elif statement.body:
                clause = Clause(_shown(path), statement.position.line, written)
                if clause not in requirements:
                    requirements.append(clause)
    if announced is None:
        return None
    path, statement, written, (title, message, page) = announced
    place = Clause(_shown(path), statement.position.line, written)
    family = _family(texts[path])
    return RuleEntry(rule, title, message, page, family, place, tuple(requirements))


def _announcement(statement: Rule, rule: str) -> tuple[str, ...] | None:
    for head in statement.heads:
        if isinstance(head, Atom) and head.relation == "RuleText":
            texts = tuple(each.value for each in head.arguments if isinstance(each, String))
            if len(texts) == 4 and texts[0] == rule:
                return texts[1:]
    return None


def _family(text: str) -> str:
    """The comment that a file begins with."""
    lines = []
    for line in text.split("\n"):
        if not line.startswith("//"):
            break
        lines.append(line.removeprefix("//").strip())
    return " ".join(lines)


def _shown(path: Path) -> str:
    return f"rules/{path.parent.name}/{path.name}" if path.parent.name != "rules" else path.name
