"""Runs a program with an installed Soufflé, interpreted or compiled."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from shapelog.rules.cache import cache_directory
from shapelog.rules.engines.compiled import Compiled, Translation
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.errors import EngineError, EngineUnavailable
from shapelog.rules.engines.fact_text import checked_facts
from shapelog.rules.engines.souffle_derivation import SouffleDerivation
from shapelog.rules.engines.souffle_flattening import flattening_text

SOUFFLE_VARIABLE = "SHAPELOG_SOUFFLE"
_PROGRAM = "program.dl"
_PLACE = re.compile(r"in file \S*program\.dl at line (\d+)|\S*program\.dl:(\d+)")


class SouffleEngine:
    """The native engine; ``compiled=True`` has Soufflé compile the program once and keeps it.

    Raises ``EngineUnavailable`` if there is no Soufflé on this machine.
    """

    def __init__(self, compiled: bool = False) -> None:
        self._executable = find_souffle()
        self._compile = compiled

    def run(
        self, compiled: Compiled, facts: Facts, relations: Sequence[str] | None = None
    ) -> SouffleDerivation:
        """Derives everything and keeps the named relations (all of them by default).

        Raises ``FactError`` for facts that do not fit, ``EngineError`` if Soufflé fails, and
        ``KeyError`` for a relation that is not declared.
        """
        wanted = list(compiled.relations if relations is None else dict.fromkeys(relations))
        directory = tempfile.TemporaryDirectory(prefix="shapelog-souffle-")
        folder = Path(directory.name)
        (folder / "facts").mkdir()
        (folder / "out").mkdir()
        _write_facts(compiled, facts, folder / "facts")
        text = program_text(compiled, wanted)
        if self._compile:
            command = [str(self._binary(text, compiled, folder))]
        else:
            (folder / _PROGRAM).write_text(text, "utf-8")
            command = [*self._command(), _PROGRAM]
        _execute([*command, "-F", "facts", "-D", "out"], folder, compiled)
        return SouffleDerivation(compiled, wanted, directory)

    def _command(self) -> list[str]:
        return [self._executable, "--no-preprocessor", "--no-warn"]

    def _binary(self, text: str, compiled: Compiled, folder: Path) -> Path:
        """The compiled program, built if the cache has none."""
        digest = hashlib.sha256(f"{self._executable}\n{text}".encode()).hexdigest()
        store = cache_directory() / "souffle"
        binary = store / digest
        if binary.is_file():
            return binary
        (folder / _PROGRAM).write_text(text, "utf-8")
        _execute([*self._command(), "-o", "program", _PROGRAM], folder, compiled)
        try:
            store.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=store) as inside:
                copied = shutil.copy2(folder / "program", inside)
                os.replace(copied, binary)
        except OSError:
            return folder / "program"
        return binary


def find_souffle() -> str:
    """The Soufflé named by ``SHAPELOG_SOUFFLE``, or the one on PATH.

    Raises ``EngineUnavailable`` if there is none.
    """
    chosen = os.environ.get(SOUFFLE_VARIABLE) or "souffle"
    found = shutil.which(chosen)
    if found is None:
        raise EngineUnavailable(
            f"Soufflé is not installed ('{chosen}' is not found): install the package 'souffle' "
            "or build https://github.com/souffle-lang/souffle, and put it on PATH or name it "
            f"in {SOUFFLE_VARIABLE}"
        )
    return os.path.abspath(found)


def program_text(compiled: Compiled, relations: Sequence[str]) -> str:
    """The whole program for Soufflé, with what it reads and writes."""
    inputs = [f'.input {name}(IO=jsonfile, filename="{name}.json")' for name in compiled.inputs]
    return "\n".join([_text(compiled).text, *inputs, flattening_text(compiled, relations)])


def _text(compiled: Compiled) -> Translation:
    assert compiled.souffle is not None, "compiled for the embedded engine only"
    return compiled.souffle


def _write_facts(compiled: Compiled, facts: Facts, folder: Path) -> None:
    """One JSON file for each input relation; those without facts get an empty one."""
    rows_of = {signature.name: rows for signature, rows in checked_facts(compiled, facts)}
    for name in compiled.inputs:
        rows = rows_of.get(name, ())
        with open(folder / f"{name}.json", "w", encoding="utf-8") as file:
            json.dump([list(row) for row in rows], file)


def _execute(command: Sequence[str], folder: Path, compiled: Compiled) -> None:
    finished = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, errors="replace", check=False
    )
    if finished.returncode != 0:
        output = (finished.stderr + finished.stdout).strip()
        raise EngineError(
            f"Soufflé failed (exit code {finished.returncode}):\n{_with_places(output, compiled)}"
        )


def _with_places(output: str, compiled: Compiled) -> str:
    """Soufflé's messages with places in the rule files."""

    def origin(match: re.Match[str]) -> str:
        found = _text(compiled).origin(int(match.group(1) or match.group(2)))
        return f"at {found}" if found else match.group()

    return _PLACE.sub(origin, output)
