"""What shapelog knows of the frameworks, printed: its rules and the names it models."""

from __future__ import annotations

import difflib
import json
from collections.abc import Sequence
from pathlib import Path

import click

from shapelog.names import FRAMEWORKS, Namespace, coverage, list_text, public_names
from shapelog.rules.cache import compiled_program
from shapelog.rules.catalogue import RuleEntry, modelled_names, rule_entries, rule_names
from shapelog.rules.files import rule_files
from shapelog.shape_errors import UsageError


def print_rule(rule: str, extra: Sequence[Path]) -> None:
    """Print what a rule requires, its message, documentation and the rules it is written in.

    Raises UsageError if there is no such rule.
    """
    files = rule_files(extra)
    entries = rule_entries(files, [rule])
    if not entries:
        close = difflib.get_close_matches(rule, rule_names(files), 3)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise UsageError(f"no rule '{rule}'{hint}")
    click.echo(rule_text(entries[0]))


def rule_text(entry: RuleEntry) -> str:
    """Return an entry as text for the terminal."""
    lines = [
        f"{entry.rule}: {entry.title}",
        "",
        f"  {entry.message}",
        "",
        f"Models {entry.page}",
        f"Family: {entry.family}",
    ]
    for clause in entry.requirements:
        lines += ["", f"{clause.file}:{clause.line}"]
        lines += [f"    {line}" for line in clause.text.split("\n")]
    return "\n".join(lines)


def print_rules(extra: Sequence[Path]) -> None:
    """Print the ids and titles of all rules."""
    files = rule_files(extra)
    entries = rule_entries(files, rule_names(files))
    width = max(len(entry.rule) for entry in entries)
    for entry in entries:
        click.echo(f"{entry.rule:<{width}}  {entry.title}")


def write_rule_pages(folder: Path, extra: Sequence[Path]) -> int:
    """Write a page for each rule, and an index; return how many rules there are."""
    from shapelog.reports.rule_pages import rule_pages

    files = rule_files(extra)
    entries = rule_entries(files, rule_names(files))
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in rule_pages(entries).items():
        (folder / name).write_text(text, "utf-8")
    return len(entries)


def print_models(
    frameworks: Sequence[str], *, missing: bool, names: bool, output_format: str
) -> None:
    """Print how many public names of the frameworks are modelled, and which are not.

    With ``names``, print the public names alone, as the committed lists have them.
    Raises UsageError for an unknown framework.
    """
    chosen = frameworks or sorted(FRAMEWORKS)
    if names:
        click.echo("".join(list_text(public_names(each)) for each in chosen), nl=False)
        return
    modelled = modelled_names(compiled_program(rule_files()))
    for framework in chosen:
        public = public_names(framework)
        spaces = coverage(public, modelled)
        if output_format == "json":
            for space in spaces:
                row = {"namespace": space.path, "modelled": space.modelled}
                click.echo(json.dumps({**row, "missing": space.missing}))
            continue
        click.echo(f"{framework} (names of {public.source})")
        for space in spaces:
            click.echo(_share(space.path, len(space.modelled), len(space.missing)))
            if missing:
                click.echo(_wrapped(space))
        totals = [sum(len(getattr(s, part)) for s in spaces) for part in ("modelled", "missing")]
        click.echo(_share("all", *totals))


def _share(name: str, modelled: int, missing: int) -> str:
    total = modelled + missing
    return f"  {name:<22} {modelled:5d} of {total:5d} modelled  {100 * modelled / total:5.1f}%"


def _wrapped(space: Namespace) -> str:
    text = click.wrap_text(" ".join(space.missing), width=96, initial_indent=" " * 6)
    return text.replace("\n", "\n" + " " * 6)
