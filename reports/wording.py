"""The sentences that several formats share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shapelog.reports.characters import printable
from shapelog.reports.places import place_of
from shapelog.solver.findings import Finding, Frame, Gap, Origin, Report, Severity

_NAMES_IN_SUMMARY = 5


def counted(number: int, singular: str, plural: str = "") -> str:
    """A number with its noun: ``1 error``, ``2 warnings``, ``1,204 files``."""
    noun = singular if number == 1 else plural or f"{singular}s"
    return f"{number:,} {noun}"


def summary_line(report: Report) -> str:
    """The whole report in one line, with everything that was left open."""
    summary = report.summary
    found = [counted(summary.errors, "error"), counted(summary.warnings, "warning")]
    notes = sum(finding.severity is Severity.NOTE for finding in report.findings)
    if notes:
        found.append(counted(notes, "note"))
    if summary.consequences:
        found.append(counted(summary.consequences, "consequence"))
    if summary.suppressed:
        found.append(f"{summary.suppressed:,} suppressed")
    if summary.baselined:
        found.append(f"{summary.baselined:,} in the baseline")
    parts = [
        ", ".join(found),
        f"{counted(summary.checks_decided, 'check')} decided, "
        f"{summary.checks_undecided:,} undecided{_in_brackets(summary.undecided_reasons)}",
        unmodelled_phrase(summary.unmodelled_names),
        f"{counted(summary.not_analysed, 'place')} not analysed",
    ]
    coarse = sum(gap.kind == "coarse" for gap in report.gaps)
    if coarse:
        parts.append(f"{counted(coarse, 'program')} coarsely analysed")
    apart = sum(gap.kind == "apart" for gap in report.gaps)
    if apart:
        parts.append(f"{counted(apart, 'program')} analysed option by option")
    if report.problems:
        parts.append(counted(len(report.problems), "source problem"))
    parts.append(counted(summary.files, "file"))
    return " · ".join(parts)


def unmodelled_phrase(names: Mapping[str, int]) -> str:
    """How many names no rule models, the most frequent ones by name."""
    return counted(len(names), "unmodelled name") + _in_brackets(names)


def _in_brackets(names: Mapping[str, int]) -> str:
    """The most frequent names in brackets, each with its count; nothing if there are none."""
    if not names:
        return ""
    ranked = sorted(names.items(), key=lambda item: (-item[1], item[0]))
    shown = [
        printable(name) + (f" ×{count:,}" if count != 1 else "")
        for name, count in ranked[:_NAMES_IN_SUMMARY]
    ]
    if len(ranked) > len(shown):
        shown.append(f"{len(ranked) - len(shown):,} more")
    return f" ({', '.join(shown)})"


def origin_sentence(origin: Origin) -> str:
    """``9216: torch.flatten of (64, 64, 12, 12) at train.py:33``."""
    sentence = f"{printable(origin.subject)}: {printable(origin.explanation)}"
    if origin.span is None:
        return sentence
    return f"{sentence} at {place_of(origin.span).line_only}"


def frame_sentence(frame: Frame) -> str:
    """``train.py:52: model(images)``."""
    if frame.span is None:
        return printable(frame.description)
    return f"{place_of(frame.span).line_only}: {printable(frame.description)}"


def constructed_sentence(frame: Frame) -> str:
    """``layer built at train.py:20: nn.Linear(9000, 128)``."""
    if frame.span is None:
        return f"layer built by {printable(frame.description)}"
    return f"layer built at {frame_sentence(frame)}"


def witness_sentence(finding: Finding) -> str:
    """``fails when batch_size = 64, last batch = 16``."""
    values = (f"{printable(one.name)} = {printable(one.value)}" for one in finding.witness)
    return f"fails when {', '.join(values)}"


def explanation(finding: Finding) -> list[str]:
    """Everything a finding knows beyond its message, one line each."""
    lines = [f"{printable(one.name)}: {printable(one.shape)}" for one in finding.shapes]
    lines.extend(map(origin_sentence, finding.origins))
    if finding.constructed is not None:
        lines.append(constructed_sentence(finding.constructed))
    lines.extend(f"called from {frame_sentence(frame)}" for frame in finding.trace)
    if finding.witness:
        lines.append(witness_sentence(finding))
    if finding.advice:
        lines.append(f"help: {printable(finding.advice)}")
    return lines


def gap_sentence(gap: Gap) -> str:
    """``unmodelled: torch.foo``."""
    name = printable(gap.name)
    if gap.kind == "undecided":
        return f"undecided: {name}" + (f" ({printable(gap.reason)})" if gap.reason else "")
    if gap.kind == "unmodelled":
        return f"unmodelled: {name}"
    if gap.kind == "not-analysed":
        return f"not analysed: {name}" + (f" ({printable(gap.reason)})" if gap.reason else "")
    if gap.kind == "given":
        return f"taken as given: {name} (without its options the program ends or does nothing)"
    if gap.kind == "coarse":
        return f"loops and calls not followed to their end: {name} ({printable(gap.reason)})"
    if gap.kind == "apart":
        return f"each word of an option by itself: {name} ({printable(gap.reason)})"
    return f"{printable(gap.kind)}: {name}"


def joined_shapes(shapes: Iterable[str]) -> str:
    """The shapes of an expression in all its contexts, on one line."""
    return " or ".join(map(printable, shapes))
