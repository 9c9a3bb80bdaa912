"""What the configuration adds to the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shapelog.configuration import Configuration


def configured(
    config: Path | None, targets: tuple[Path, ...], arguments: list[str] | None
) -> tuple[Configuration, tuple[Path, ...], Any]:
    """Return the configuration, the targets, and the command line of each of them.

    Raises UsageError if there is no target.
    """
    from shapelog.configuration import find_configuration, read_configuration
    from shapelog.shape_errors import UsageError

    if config is not None:
        found = read_configuration(config)
    else:
        found = find_configuration(targets[0] if targets else None)
    if not targets and not found.entry_points:
        raise UsageError("no target: name one, or set entry-points in [tool.shapelog]")
    words = found.arguments_for if arguments is None else arguments
    return found, targets or found.entry_points, words


def settings(configured: Configuration) -> Any:
    """Return what the pipeline is given of the configuration."""
    from shapelog.settings import Settings

    return Settings(
        dataset_lengths=configured.dataset_lengths,
        symbols=configured.symbols,
        tensorflow_version=configured.tensorflow_version,
    )


def check_severities(configured: Configuration, rules: tuple[Path, ...]) -> None:
    """Raise UsageError if the configuration gives a severity to a rule that does not exist."""
    if not configured.severities:
        return
    from shapelog.rules.catalogue import rule_names
    from shapelog.rules.files import rule_files
    from shapelog.severities import check_rules

    check_rules(configured.severities, rule_names(rule_files(rules)), configured.file)


def known_findings(baseline: Path | None, written: Path | None) -> tuple[Any, ...]:
    """Return what the baseline knows; one that is about to be written need not exist."""
    if baseline is None or (written is not None and not baseline.exists()):
        return ()
    from shapelog.baseline import read_baseline

    return read_baseline(baseline)
