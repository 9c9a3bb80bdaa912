"""What the analysis has to say: one schema for every output format.

The solver builds these values and the reports read them. Everything is plain,
frozen and ordered, so that two runs over the same sources print the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum


class Verdict(str, Enum):
    """How a check came out."""

    INVALID = "invalid"
    CONDITIONAL = "conditional"
    VALID = "valid"
    UNREACHABLE = "unreachable"
    UNDECIDED = "undecided"


class Severity(str, Enum):
    """How a finding is shown; SARIF's levels have the same names."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, order=True)
class Span:
    """A place in a source file: lines count from 1, columns, in characters, from 0.

    The end is exclusive.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True)
class OperandShape:
    """The shape of one operand of a check, as text: ``(64, 9216)``, ``(N, ?, 3)``, ``(..., 10)``.

    ``span`` is where the operand stands, if it stands anywhere; code frames underline it.
    """

    name: str
    shape: str
    span: Span | None = None


@dataclass(frozen=True)
class Origin:
    """Where a number of a finding came from: ``9000`` from ``nn.Linear(9000, 128)`` at a place."""

    subject: str
    explanation: str
    span: Span | None = None


@dataclass(frozen=True)
class Frame:
    """One step of the way to a check, outermost first: a call, a loop's round, a layer's child."""

    description: str
    span: Span | None = None


@dataclass(frozen=True)
class Assignment:
    """One input value of a witness in the program's own terms: ``batch_size = 64``."""

    name: str
    value: str


@dataclass(frozen=True)
class Finding:
    """One statement about one place.

    ``constructed`` is where the layer was built whose call fails, if one was.
    ``fingerprint`` stays the same when other lines of the file change.
    """

    rule: str
    severity: Severity
    verdict: Verdict
    message: str
    span: Span
    shapes: tuple[OperandShape, ...] = ()
    origins: tuple[Origin, ...] = ()
    trace: tuple[Frame, ...] = ()
    witness: tuple[Assignment, ...] = ()
    constructed: Frame | None = None
    advice: str = ""
    fingerprint: str = ""


@dataclass(frozen=True)
class Gap:
    """Something that was not decided or not modelled, at a place: counted, and shown as a note.

    ``reason`` says why a check is undecided, or what stopped the analysis. What is "coarse" is a
    program that was analysed with coarser limits, for lack of time or memory; what is "apart" for
    each word of an option by itself. What is "given" is an option without a default, which the
    program insists on.
    """

    kind: str  # "undecided", "unmodelled", "not-analysed", "coarse", "apart" or "given"
    name: str
    span: Span | None = None
    reason: str = ""


@dataclass(frozen=True)
class SourceProblem:
    """A file that could not be read or parsed; the rest was analysed."""

    file: str
    line: int
    column: int
    message: str


@dataclass(frozen=True)
class TensorAnnotation:
    """The shapes an expression has, over all contexts in which it is evaluated.

    ``is_name`` says that it computes nothing: a name, where it is read or bound.
    """

    span: Span
    shapes: tuple[str, ...]
    is_name: bool = False


@dataclass(frozen=True)
class Summary:
    """What was looked at, in numbers.

    ``suppressed`` are findings that a comment or the configuration silences, ``baselined``
    those that the baseline knows; neither is among the errors, warnings and notes.
    ``consequences`` are checks that fail on what a failing call is supposed to give: they are
    named by the finding on that call.
    """

    files: int = 0
    checks_decided: int = 0
    checks_undecided: int = 0
    unmodelled_names: Mapping[str, int] = field(default_factory=dict)
    not_analysed: int = 0
    errors: int = 0
    warnings: int = 0
    notes: int = 0
    suppressed: int = 0
    baselined: int = 0
    consequences: int = 0
    undecided_reasons: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class RuleText:
    """What a rule says of itself: used by SARIF's rule table and the HTML page."""

    rule: str
    title: str
    explanation: str
    page: str = ""


@dataclass(frozen=True)
class Report:
    """The whole outcome of one ``shapelog check``."""

    target: str
    findings: tuple[Finding, ...]
    gaps: tuple[Gap, ...]
    problems: tuple[SourceProblem, ...]
    annotations: tuple[TensorAnnotation, ...]
    rules: tuple[RuleText, ...]
    summary: Summary
    sources: Mapping[str, str] = field(default_factory=dict)  # file -> text, for code frames

    @property
    def failures(self) -> tuple[Finding, ...]:
        """The errors and warnings: what a run fails for; notes are for reading."""
        return tuple(one for one in self.findings if one.severity is not Severity.NOTE)

    def with_findings(
        self, findings: Iterable[Finding], *, suppressed: int = 0, baselined: int = 0
    ) -> Report:
        """The report with these findings instead, counted; what was taken out is counted too."""
        kept = tuple(findings)
        counts = counted_severities(kept)
        summary = replace(
            self.summary,
            errors=counts["errors"],
            warnings=counts["warnings"],
            notes=counts["notes"],
            suppressed=self.summary.suppressed + suppressed,
            baselined=self.summary.baselined + baselined,
        )
        return replace(self, findings=kept, summary=summary)

    def with_rules(self, further: Iterable[RuleText]) -> Report:
        """The report that says of further rules what they are."""
        rules = {rule.rule: rule for rule in (*self.rules, *further)}
        return replace(self, rules=tuple(rules[name] for name in sorted(rules)))


def counted_severities(findings: Iterable[Finding]) -> dict[str, int]:
    """The numbers of findings by severity, under the names that ``Summary`` has for them."""
    counts = Counter(finding.severity for finding in findings)
    return {
        "errors": counts[Severity.ERROR],
        "warnings": counts[Severity.WARNING],
        "notes": counts[Severity.NOTE],
    }
