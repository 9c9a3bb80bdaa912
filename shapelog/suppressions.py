"""Comments in the analysed source that silence findings: ``# shapelog: ignore[rule]``.

A comment speaks of the findings on its line, of those that begin in a statement whose first or
last line it stands on, and, alone on its line, of the next line of code. ``ignore[a, b]`` names
rules, ``ignore`` means all of them; what follows is for people. One that silences nothing is a
finding itself, a note: it would hide the next mistake.
"""

from __future__ import annotations

import hashlib
import re
import tokenize
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from io import StringIO

from shapelog.solver.findings import Finding, Report, RuleText, Severity, Span, Verdict

UNUSED = "unused-suppression"
_MARK = "shapelog:"
_COMMENT = re.compile(r"#\s*shapelog:\s*ignore\b\s*(?:\[([^\]]*)(\]?))?")
_TEXT = RuleText(
    UNUSED,
    "A comment silences nothing",
    "A suppression speaks of no finding: it would hide the next mistake at its place",
)
_NO_CODE = frozenset(
    (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
)


@dataclass
class Suppression:
    """One comment: the rules it names (none: all), the lines it speaks of, what it silenced.

    ``lines`` are those on which a finding may stand; ``first`` to ``last`` those of the
    statement in which one may begin.
    """

    span: Span
    rules: tuple[str, ...]
    lines: frozenset[int]
    first: int
    last: int
    closed: bool = True
    used: set[str] = field(default_factory=set)

    def silences(self, finding: Finding) -> bool:
        """Whether it speaks of a finding of its file."""
        if self.rules and finding.rule not in self.rules:
            return False
        on_line = any(finding.span.line <= line <= finding.span.end_line for line in self.lines)
        return on_line or self.first <= finding.span.line <= self.last


def without_suppressed(report: Report, targets: Collection[str]) -> Report:
    """Return the report without what comments silence; that is counted.

    Comments in the files ``targets`` that silence nothing become notes.
    """
    comments = {
        file: list(suppressions(file, text))
        for file, text in report.sources.items()
        if _MARK in text
    }
    if not any(comments.values()):
        return report
    kept: list[Finding] = []
    for finding in report.findings:
        ours = [one for one in comments.get(finding.span.file, ()) if one.silences(finding)]
        for one in ours:
            one.used.add(finding.rule)
        if not ours:
            kept.append(finding)
    silenced = len(report.findings) - len(kept)
    idle = [
        note
        for file in targets
        for one in comments.get(file, ())
        for note in _idle(one, report.sources[file])
    ]
    ordered = sorted([*kept, *idle], key=lambda one: (one.span, one.rule, one.message))
    changed = report.with_findings(ordered, suppressed=silenced)
    return changed.with_rules([_TEXT]) if idle else changed


def _idle(comment: Suppression, text: str) -> Iterator[Finding]:
    """Yield a note for each rule that a comment names in vain, or for a comment without any."""
    if not comment.closed:
        yield _note(comment, text, "the bracket of this ignore[...] is not closed")
    elif not comment.rules and not comment.used:
        yield _note(comment, text, "there is nothing to ignore here")
    for rule in dict.fromkeys(comment.rules):
        if comment.closed and rule not in comment.used:
            yield _note(comment, text, f"there is no finding of {rule} here to ignore")


def _note(comment: Suppression, text: str, message: str) -> Finding:
    lines = text.split("\n")
    line = lines[comment.span.line - 1].strip()
    earlier = sum(other.strip() == line for other in lines[: comment.span.line - 1])
    named = "\n".join((UNUSED, message, line, str(earlier)))
    fingerprint = hashlib.sha256(named.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    return Finding(
        rule=UNUSED,
        severity=Severity.NOTE,
        verdict=Verdict.VALID,
        message=message,
        span=comment.span,
        fingerprint=fingerprint,
    )


def suppressions(file: str, text: str) -> Iterator[Suppression]:
    """Yield the suppressions of a file, in their order."""
    tokens = list(_tokens(text))
    code = sorted({token.start[0] for token in tokens if token.type not in _NO_CODE})
    statements = list(_statements(tokens))
    for token in tokens:
        found = _COMMENT.match(token.string) if token.type == tokenize.COMMENT else None
        if found is None:
            continue
        number, column = token.start
        before = token.line[:column]
        alone = not before.strip()
        lines = [next((line for line in code if line > number), number)] if alone else [number]
        first, last = next(
            ((a, b) for a, b in statements if lines[0] in (a, b)), (lines[0], lines[0])
        )
        rules = tuple(word.strip() for word in (found[1] or "").split(",") if word.strip())
        yield Suppression(
            Span(file, number, column, number, column + len(found[0].rstrip())),
            rules,
            frozenset(lines),
            first,
            last,
            found[1] is None or bool(found[2]),
        )


def _tokens(text: str) -> Iterator[tokenize.TokenInfo]:
    """Yield the tokens of a file, as far as they can be told."""
    try:
        yield from tokenize.generate_tokens(StringIO(text).readline)
    except (tokenize.TokenError, SyntaxError):
        return


def _statements(tokens: Iterable[tokenize.TokenInfo]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last line of each simple statement and each header."""
    first = 0
    for token in tokens:
        if token.type == tokenize.NEWLINE and first:
            yield first, token.start[0]
            first = 0
        elif token.type not in _NO_CODE and not first:
            first = token.start[0]
