"""The public programs that are hardest for their Python: how many of their calls are resolved."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from pathlib import Path

import click

from shapelog.pipeline import call_graph
from shapelog.shape_errors import UsageError

_PYTEA = "packages/pytea/pytest/benchmarks"
_PROGRAMS = (
    ("pytea", f"{_PYTEA}/stochastic-resnet", "train.py"),
    ("pytea", f"{_PYTEA}/word_language_model", "main.py"),
    ("pytea", f"{_PYTEA}/SimCLR", "resnet_train.py"),
    ("pytea", f"{_PYTEA}/transformer", "main.py"),
    ("pytea", f"{_PYTEA}/time_sequence_prediction", "train.py"),
    ("examples", "legacy/snli", "train.py"),
)


def print_calls(pytea: Path, examples: Path, output_format: str) -> None:
    """Print calls resolved and not resolved, and the names no rule models, for each program.

    Raises UsageError if a checkout has not the programs.
    """
    checkouts = {"pytea": pytea, "examples": examples}
    for checkout, folder, script in _PROGRAMS:
        with tempfile.TemporaryDirectory() as directory:
            _write_sources(checkouts[checkout], folder, Path(directory))
            start = time.process_time()
            graph, _ = call_graph([Path(directory) / script])
            seconds = time.process_time() - start
            root = f"{directory}/"
            unresolved = sorted(
                {f"{call.file.removeprefix(root)}:{call.line}" for call in graph.unresolved}
            )
        places = {(edge.caller, edge.file, edge.line, edge.column) for edge in graph.edges}
        row = {
            "program": f"{folder.rpartition('/')[2]}/{script}",
            "resolved": len(places),
            "unresolved": unresolved,
            "unmodelled": list(graph.unmodelled),
            "cpu_s": round(seconds, 2),
        }
        if output_format == "json":
            click.echo(json.dumps(row))
            continue
        click.echo(
            f"{row['program']}: {len(places)} calls resolved, {len(unresolved)} not, "
            f"{len(graph.unmodelled)} unmodelled names, {seconds:.1f} CPU s"
        )
        if unresolved:
            click.echo(f"  not resolved: {', '.join(unresolved)}")
        if graph.unmodelled:
            click.echo(f"  unmodelled: {', '.join(graph.unmodelled)}")


def _write_sources(checkout: Path, folder: str, target: Path) -> None:
    """Write the Python files of a folder, of a work tree or of a bare repository, to `target`."""
    command = ["git", "-C", str(checkout), "ls-tree", "-r", "--name-only", "HEAD", f"{folder}/"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    names = [name for name in listed.stdout.splitlines() if name.endswith(".py")]
    if listed.returncode or not names:
        raise UsageError(f"{checkout}: no {folder} here")
    for name in names:
        shown = subprocess.run(
            ["git", "-C", str(checkout), "show", f"HEAD:{name}"], capture_output=True, check=True
        )
        path = target / name.removeprefix(f"{folder}/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(shown.stdout)
