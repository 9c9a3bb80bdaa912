"""The language server driven as an editor drives it, by pygls' own client."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls", reason="the extra lsp is not installed")

from editor import ELSEWHERE, Editor  # noqa: E402
from lsprotocol import types  # noqa: E402
from shapelog.rules.cache import CACHE_VARIABLE, cache_directory  # noqa: E402

LAYERS = """import torch.nn as nn


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first = nn.Linear(width, 8)
        self.second = nn.Linear(8, 4)

    def forward(self, x):
        hidden = self.first(x)
        return self.second(hidden)
"""
TRAIN = """import torch
from layers import Block

model = Block(16)
images = torch.zeros(5, 16)
scores = model(images)
loss = scores.sum()
"""


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 300))


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with two files, and a cache of its own, but for the compiled rules."""
    caches = tmp_path / "caches"
    caches.mkdir()
    rules = cache_directory() / "rules"
    rules.mkdir(parents=True, exist_ok=True)
    (caches / "rules").symlink_to(rules.resolve(), target_is_directory=True)
    monkeypatch.setenv(CACHE_VARIABLE, str(caches))
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "layers.py").write_text(LAYERS, "utf-8")
    (folder / "train.py").write_text(TRAIN, "utf-8")
    yield folder


def covered(text: str, found: types.Range) -> str:
    """What a range of one line covers."""
    assert found.start.line == found.end.line
    units = text.split("\n")[found.start.line].encode("utf-16-le")
    return units[2 * found.start.character : 2 * found.end.character].decode("utf-16-le")


def test_a_finding_points_at_its_argument_and_at_the_origins(work: Path) -> None:
    text = 'import torch\n\ny = torch.ones(5, 6)\nx = "ä😀", torch.ones(3, 4) @ y\n'
    wrong = work / "wrong.py"
    wrong.write_text(text, "utf-8")

    async def scenario() -> None:
        async with Editor(work) as editor:
            editor.open(wrong)
            (found,) = await editor.diagnostics(wrong)
            assert found.severity == types.DiagnosticSeverity.Error
            assert (found.source, found.code) == ("shapelog", "matmul-inner-dimensions")
            assert "(3, 4)" in found.message and "(5, 6)" in found.message
            assert covered(text, found.range) == "y"
            page = found.code_description
            assert page is not None and page.href.startswith("https://")
            related = {one.message: one.location for one in found.related_information or ()}
            origin = related["5: torch.ones(5, 6) gives (5, 6)"]
            assert origin.uri == wrong.as_uri()
            assert covered(text, origin.range) == "torch.ones(5, 6)"
            left = next(one for words, one in related.items() if words.startswith("4: "))
            assert covered(text, left.range) == "torch.ones(3, 4)"
            await editor.until(lambda: any("1 error" in line for line in editor.logged))
            assert editor.registered == ["workspace/didChangeWatchedFiles"]
            assert [type(one).__name__ for one in editor.progress] == [
                "WorkDoneProgressBegin",
                "WorkDoneProgressEnd",
            ] or all(isinstance(one, dict) for one in editor.progress)

    run(scenario())


def test_a_client_without_related_places_reads_them_in_the_message(work: Path) -> None:
    wrong = work / "wrong.py"
    wrong.write_text("import torch\n\ntorch.ones(3, 4) @ torch.ones(5, 6)\n", "utf-8")

    async def scenario() -> None:
        async with Editor(None, capabilities=types.ClientCapabilities()) as editor:
            editor.open(wrong)
            (found,) = await editor.diagnostics(wrong)
            assert found.related_information is None
            assert "5: torch.ones(5, 6) gives (5, 6)" in found.message
            assert not editor.registered and not editor.progress

    run(scenario())


def test_unsaved_text_counts_in_the_file_and_in_those_that_import_it(work: Path) -> None:
    layers, train = work / "layers.py", work / "train.py"

    async def scenario() -> None:
        async with Editor(work, "--delay", "0.1") as editor:
            editor.open(layers)
            editor.open(train)
            assert await editor.diagnostics(layers) == []
            await editor.until(lambda: len(editor.logged) == 2)
            editor.change(layers, "nn.Linear(8, 4)", "nn.Linear(9, 4)")
            await editor.codes(layers, "linear-in-features")
            assert layers.read_text("utf-8") == LAYERS
            editor.change(layers, "nn.Linear(9, 4)", "nn.Linear(8, 4)")
            await editor.codes(layers)
            editor.change(train, "(5, 16)", "(5, 17)")
            await editor.codes(layers, "linear-in-features")  # where it fails, called from there
            (found,) = editor.told(layers)
            places = {
                (one.location.uri, one.location.range.start.line)
                for one in found.related_information or ()
            }
            assert {(train.as_uri(), 4), (train.as_uri(), 5), (layers.as_uri(), 6)} <= places
            editor.close(train)
            await editor.codes(layers)

    run(scenario())


def test_what_others_change_on_disk_is_seen(work: Path) -> None:
    layers, train = work / "layers.py", work / "train.py"

    async def scenario() -> None:
        async with Editor(work, "--delay", "0.1") as editor:
            editor.open(train)
            assert await editor.diagnostics(train) == []
            layers.write_text(LAYERS.replace("Linear(8, 4)", "Linear(9, 4)"), "utf-8")
            editor.changed_on_disk(layers)
            await editor.codes(layers, "linear-in-features")
            (work / "pyproject.toml").write_text(
                '[tool.shapelog.severity]\nlinear-in-features = "note"\n', "utf-8"
            )
            editor.changed_on_disk(work / "pyproject.toml")
            information = types.DiagnosticSeverity.Information
            await editor.until(lambda: [o.severity for o in editor.told(layers)] == [information])

    run(scenario())


def test_shapes_on_hover_also_while_the_text_changes(work: Path) -> None:
    layers, train = work / "layers.py", work / "train.py"

    async def scenario() -> None:
        async with Editor(work, "--delay", "600") as editor:
            editor.open(train)
            await editor.diagnostics(train)
            assert "`(5, 16)`" in await editor.hover(train, "images)")
            assert "`(5, 4)`" in await editor.hover(train, "scores =")
            assert "`(5, 4)`" in await editor.hover(train, "model(images)", offset=5)
            assert await editor.hover(train, "import torch") == ""
            editor.open(layers)
            await editor.until(lambda: len(editor.logged) == 2)
            assert "`(5, 8)`" in await editor.hover(layers, "hidden)")
            editor.change(train, "import torch\n", "# ä\nimport torch\n\n")
            assert "`(5, 16)`" in await editor.hover(train, "images)")
            editor.change(train, "scores = model", "results = model")
            assert await editor.hover(train, "images)") == ""
            assert "`()`" in await editor.hover(train, "loss")

    run(scenario())


def test_what_is_installed_is_left_alone(work: Path) -> None:
    train = work / "train.py"
    installed = work / "venv" / "lib" / "site-packages" / "wrong.py"
    installed.parent.mkdir(parents=True)
    installed.write_text("import torch\n\ntorch.ones(3, 4) @ torch.ones(5, 6)\n", "utf-8")

    async def scenario() -> None:
        async with Editor(work) as editor:
            editor.open(installed)
            editor.open(train)
            await editor.diagnostics(train)
            assert await editor.hover(installed, "torch.ones(3") == ""
            editor.close(installed)
            assert [line.split(":")[0] for line in editor.logged] == ["train.py"]
            assert set(editor.published) == {train.as_uri()}

    run(scenario())


BAD = {
    "syntax": ("def f(:\n    pass\n", "syntax error"),
    "null": ("x = 1\ny = '\0'\n", "null bytes"),
    "deep": ("x = " + "(" * 5000 + ")" * 5000 + "\n", "nested"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_a_diagnostic_and_no_dead_server(work: Path, kind: str) -> None:
    text, words = BAD[kind]
    bad = work / "bad.py"
    bad.write_text("import torch\n", "utf-8")

    async def scenario() -> None:
        async with Editor(work, "--delay", "0.05") as editor:
            editor.open(bad, text)
            (found,) = await editor.diagnostics(bad)
            assert words in found.message or "too many nested" in found.message
            assert found.severity == types.DiagnosticSeverity.Error
            editor.change(bad, text, "import torch\n\ntorch.ones(3, 4) @ torch.ones(5, 6)\n")
            await editor.codes(bad, "matmul-inner-dimensions")

    run(scenario())


def test_a_file_that_takes_too_long_says_so(work: Path) -> None:
    train = work / "train.py"

    async def scenario() -> None:
        async with Editor(work, "--timeout", "0.001", "--delay", "0.05") as editor:
            for _ in range(2):
                editor.open(train)
                (found,) = await editor.diagnostics(train)
                assert found.severity == types.DiagnosticSeverity.Warning
                assert "not analysed" in found.message and "timed out" in found.message
                editor.close(train)
                await editor.until(lambda: not editor.told(train))
            assert editor.server.returncode is None

    run(scenario())


def test_comments_and_faulty_configurations(work: Path) -> None:
    train, wrong = work / "train.py", work / "wrong.py"
    line = "torch.ones(3, 4) @ torch.ones(5, 6)"
    wrong.write_text(f"import torch\n\n{line}\n{line}  # shapelog: ignore\n", "utf-8")

    async def scenario() -> None:
        async with Editor(work) as editor:
            editor.open(wrong)
            (found,) = await editor.diagnostics(wrong)
            assert found.range.start.line == 2
            configuration = work / "pyproject.toml"
            configuration.write_text("[tool.shapelog]\nentry = 3\n", "utf-8")
            editor.open(train)
            (refused,) = await editor.diagnostics(train)
            assert "no such key" in refused.message
            configuration.unlink()
            editor.changed_on_disk(configuration)
            await editor.codes(train)

    run(scenario())


def test_what_was_left_open_is_a_hint(work: Path) -> None:
    path = work / "open.py"
    path.write_text("import torch\n\ntorch.no_such_function(torch.ones(3))\n", "utf-8")

    async def scenario(*options: str) -> list[types.Diagnostic]:
        async with Editor(work, *options) as editor:
            editor.open(path)
            await editor.diagnostics(path)
            return list(editor.published[path.as_uri()].diagnostics)

    (hint,) = asyncio.run(scenario())
    assert hint.severity == types.DiagnosticSeverity.Hint
    assert hint.code == "unmodelled" and "torch.no_such_function" in hint.message
    assert asyncio.run(scenario("--no-gaps")) == []


def test_an_editor_that_dies_takes_the_server_along(work: Path) -> None:
    async def scenario() -> None:
        editor = Editor(work)
        await editor.__aenter__()
        editor.open(work / "train.py")
        await asyncio.sleep(1.0)  # amid the analysis
        assert editor.server.stdin is not None
        editor.server.stdin.close()
        await asyncio.wait_for(editor.server.wait(), 30)
        await editor._client.stop()

    run(scenario())


def test_without_the_extra_there_is_one_line() -> None:
    program = (
        "import sys; sys.modules['pygls'] = None\nfrom shapelog.cli import main; main(['lsp'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ELSEWHERE, check=False
    )
    assert done.returncode == 2 and not done.stdout
    assert (
        done.stderr == "shapelog: lsp needs pygls; install it with: pip install 'shapelog[lsp]'\n"
    )
