"""The `bench` commands: shapelog measured on its own programs and on public ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path

import click

from shapelog.commands import options
from shapelog.one_line_errors import Command, one_line_errors


def _folder(option: str, words: str, *, required: bool = False) -> Callable[[Command], Command]:
    """Return an option that takes a folder, `words` being its help."""
    return click.option(option, required=required, type=click.Path(path_type=Path), help=words)


@click.group()
def bench() -> None:
    """Measure shapelog on benchmarks; each prints a table, or JSON lines with --format json."""


@bench.command("pytea")
@_folder("--checkout", "A checkout of pytorch/examples: the paper's 11 projects.")
@_folder("--units", "A checkout of ropas/pytea: its unit programs.")
@click.option(
    "--compare",
    metavar="COMMAND",
    help="Print what shapelog and this command take on the projects, run by turns; "
    "{entry}, {script} and {id} stand for the script, its path in the project, the project.",
)
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Of each.")
@click.option(
    "--seconds", type=float, default=600.0, show_default=True, help="For each run of --compare."
)
@options.output_format("text", "json")
@one_line_errors
def bench_pytea(
    checkout: Path | None,
    units: Path | None,
    compare: str | None,
    rounds: int,
    seconds: float,
    output_format: str,
) -> None:
    """Run the projects of the PyTea paper, as they are and with a cut target, or its units."""
    from shapelog.corpora.compared import print_compared
    from shapelog.corpora.pytea import run_manifest, run_units
    from shapelog.corpora.tables import print_results

    if checkout is None and (units is None or compare is not None):
        raise click.UsageError("give --checkout" if compare else "give --checkout, --units or both")
    if compare is not None and checkout is not None:
        print_compared(checkout, compare, rounds, seconds, output_format)
        return
    projects = run_manifest(checkout) if checkout is not None else iter(())
    programs = run_units(units) if units is not None else iter(())
    sys.exit(print_results(chain(projects, programs), output_format))


@bench.command("ut")
@_folder("--checkout", "A checkout of ForeverZyh/TensorFlow-Program-Bugs.", required=True)
@click.option("--github", is_flag=True, help="Its projects from GitHub, not the single programs.")
@click.option(
    "--seconds", type=float, default=120.0, show_default=True, help="CPU seconds for each project."
)
@options.output_format("text", "json")
@one_line_errors
def bench_ut(checkout: Path, github: bool, seconds: float, output_format: str) -> None:
    """Run the unaligned-tensor programs of Zhang et al.: buggy ones found, repaired ones silent."""
    from shapelog.corpora.ut import print_ut
    from shapelog.corpora.ut_github import print_ut_github

    if github:
        sys.exit(print_ut_github(checkout, seconds, output_format))
    sys.exit(print_ut(checkout, output_format))


@bench.command("torchvision")
@_folder("--checkout", "A folder with the published package torchvision, unpacked.", required=True)
@click.option("--only", multiple=True, metavar="NAME", help="These builders only.")
@click.option("--seconds", type=float, default=300.0, show_default=True, help="CPU seconds each.")
@options.output_format("text", "json")
@one_line_errors
def bench_torchvision(
    checkout: Path, only: tuple[str, ...], seconds: float, output_format: str
) -> None:
    """Apply each image classifier of torchvision, from its own sources, to (B, 3, 224, 224)."""
    from shapelog.corpora.torchvision import print_torchvision

    sys.exit(print_torchvision(checkout, only, seconds, output_format))


@bench.command("corpora")
@options.output_format("text", "json")
@one_line_errors
def bench_corpora(output_format: str) -> None:
    """Run the programs of corpora/ with the expectations written in them."""
    from shapelog.corpora.programs import run_programs
    from shapelog.corpora.tables import print_results

    sys.exit(print_results(run_programs(), output_format))


@bench.command("features")
@options.output_format("text", "json")
@one_line_errors
def bench_features(output_format: str) -> None:
    """Run one program for each feature of Python that PyTea lists as unsupported, and its twin."""
    from shapelog.corpora.features import run_features
    from shapelog.corpora.tables import print_results

    sys.exit(print_results(run_features(), output_format))


@bench.command("lints")
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path, exists=True, file_okay=False))
@options.output_format("text", "json")
@one_line_errors
def bench_lints(folders: tuple[Path, ...], output_format: str) -> None:
    """Print how precise the lints are on corpora/, and on the programs below FOLDERS.

    A note is true if a comment ``# N: rule`` on its line expects it.
    """
    from shapelog.corpora.lints import print_lints

    sys.exit(print_lints(folders, output_format))


@bench.command("pycg")
@_folder("--checkout", "A checkout of vitsalis/PyCG.", required=True)
@options.output_format("text", "json")
@one_line_errors
def bench_pycg(checkout: Path, output_format: str) -> None:
    """Compare call graphs with those of PyCG's micro-benchmark, by category."""
    from shapelog.corpora.pycg import print_pycg, run_pycg

    sys.exit(print_pycg(run_pycg(checkout), output_format))


@bench.command("calls")
@_folder("--pytea", "A checkout of ropas/pytea.", required=True)
@_folder("--examples", "A checkout of pytorch/examples.", required=True)
@options.output_format("text", "json")
@one_line_errors
def bench_calls(pytea: Path, examples: Path, output_format: str) -> None:
    """Count the calls resolved in the public programs that are hardest for their Python."""
    from shapelog.corpora.hard_programs import print_calls

    print_calls(pytea, examples, output_format)


@bench.command("cost")
@_folder("--checkout", "A checkout of pytorch/examples, for its mnist.")
@click.option("--curve", is_flag=True, help="Cost against size, on generated programs.")
@click.option(
    "--lines", type=int, default=100_000, show_default=True, help="Largest size of the curve."
)
@options.output_format("text", "json")
@one_line_errors
def bench_cost(checkout: Path | None, curve: bool, lines: int, output_format: str) -> None:
    """Print wall and CPU seconds and peak memory, each program in a process of its own."""
    from shapelog.corpora.cost import print_cost
    from shapelog.corpora.curves import SIZES, print_curves

    if curve:
        sizes = [size for size in SIZES if size <= lines]
        print_curves(output_format=output_format, sizes=sizes)
    else:
        print_cost(checkout, output_format)
