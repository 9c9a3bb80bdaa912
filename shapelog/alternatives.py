"""A script whose options are open, as scripts that are each given one word for an option.

What follows from any of forty networks at once can be too much to derive; of one it is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from shapelog.factgen import Facts
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.files import rules_of_options
from shapelog.solver.findings import Assignment, Finding, Report, Severity, Verdict
from shapelog.solver.merging import merged

if TYPE_CHECKING:
    from shapelog.pipeline import Unit


def alternatives(unit: Unit) -> Sequence[tuple[Assignment, Unit]]:
    """Return the unit with each of the words that the script compares an option with.

    The option is the one with the most words among those that have no default and stand on no
    command line; the words come in the order of the text. Nothing is returned if there are fewer
    than two.
    """
    words = _words_of_options(unit.facts)
    if not words:
        return ()
    flag = max(words, key=lambda each: len(words[each]))
    if len(words[flag]) < 2:
        return ()
    return [(Assignment(flag, word), _with_words(unit, flag, word)) for word in words[flag]]


def one_of(target: str, reports: Sequence[tuple[Assignment, Report]], total: int) -> Report:
    """Return the reports on some of `total` alternatives as one.

    What not all of them have is said under the condition that the option is one of those words.
    """
    words: dict[tuple[object, str], list[str]] = {}
    for given, report in reports:
        for finding in report.findings:
            words.setdefault((finding.span, finding.rule), []).append(given.value)
    told = [
        report.with_findings(
            _conditional(finding, given.name, words[finding.span, finding.rule], total)
            for finding in report.findings
        )
        for given, report in reports
    ]
    return merged(target, told, ())


def _conditional(finding: Finding, option: str, words: Sequence[str], total: int) -> Finding:
    """Return the finding as one of the runs with these words, if those are not all of them."""
    if len(words) == total:
        return finding
    certain = finding.severity is Severity.ERROR
    return replace(
        finding,
        severity=Severity.WARNING if certain else finding.severity,
        verdict=Verdict.CONDITIONAL if certain else finding.verdict,
        witness=(Assignment(option, " or ".join(words)), *finding.witness),
    )


def _words_of_options(facts: Facts) -> dict[str, list[str]]:
    """Return the words for each option, without the repeated ones."""
    compiled = compiled_program([rules_of_options()])
    places = {str(variable): tuple(place) for variable, *place in facts.rows("Span")}
    derivation = ClingoEngine().run(compiled, facts.as_mapping())
    rows = sorted(
        (places.get(str(place), ()), str(flag), str(word))
        for flag, word, place in derivation.rows("OptionWord")
    )
    words: dict[str, list[str]] = {}
    for _, flag, word in rows:
        known = words.setdefault(flag, [])
        if word not in known:
            known.append(word)
    return words


def _with_words(unit: Unit, flag: str, word: str) -> Unit:
    """Return the unit with an option added to its command line."""
    facts = Facts()
    facts.merge(unit.facts)
    after = len(list(facts.rows("CommandLineArgument")))
    for position, text in enumerate((flag, word), after):
        facts.add("CommandLineArgument", position, text)
    return replace(unit, facts=facts)
