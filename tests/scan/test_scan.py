"""Whole scans of a small repository: results, order, resuming, the cache, units lost."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from repository import own_cache, write_repository
from sarif_schema import sarif_validator

pytest.importorskip("duckdb")

from shapelog.cli import main  # noqa: E402
from shapelog.scan import shards  # noqa: E402
from shapelog.scan.driver import Limits, Scan, scan  # noqa: E402
from shapelog.scan.outcome import Outcome, outcome_of  # noqa: E402
from shapelog.scan.shards import Results  # noqa: E402


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    own_cache(tmp_path / "caches", monkeypatch)
    write_repository(tmp_path / "work")
    yield Path("work")


def scanned(*words: str) -> Result:
    return CliRunner().invoke(main, ["scan", "work", *words])


def run(output: Path, *, jobs: int = 2, seconds: float = 100, resume: bool = False) -> Scan:
    limits = Limits(seconds, 1 << 30, jobs)
    return scan([Path("work")], output, limits=limits, cache=Path("cache.sqlite"), resume=resume)


def outcome(done: Scan) -> Outcome:
    results = Results(done.shards)
    try:
        return outcome_of(results, "work", ())
    finally:
        results.close()


def bytes_of(folder: Path) -> Mapping[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_findings_and_outputs(repository: Path) -> None:
    result = scanned("--output", "report", "--jobs", "2", "--no-cache")
    assert result.exit_code == 1, result.output
    lines = [json.loads(line) for line in Path("report/scan.jsonl").read_text().splitlines()]
    places = {(one["file"], one["line"], one["rule"]) for one in lines if one["kind"] == "finding"}
    assert places == {
        ("work/look.ipynb", 5, "matmul-inner-dimensions"),
        ("work/src/sample/layers.py", 11, "linear-in-features"),
        ("work/train.py", 6, "matmul-inner-dimensions"),
    }
    status = {one["file"]: one["status"] for one in lines if one["kind"] == "unit"}
    assert status["work/plain.py"] == "no tensors"
    assert status["work/broken.py"] == "unreadable"
    assert status["work/train.py"] == "analysed"
    problems = [one for one in lines if one["kind"] == "problem"]
    assert [(one["file"], one["line"]) for one in problems] == [("work/broken.py", 1)]
    assert json.loads(Path("report/scan.sarif").read_text())["version"] == "2.1.0"
    sarif_validator().validate(json.loads(Path("report/scan.sarif").read_text()))
    suites = ElementTree.parse("report/scan.junit.xml").getroot()
    cases = {case.get("name"): case for case in suites.iter("testcase")}
    assert len(cases) == 8
    assert cases["work/train.py"].find("failure") is not None
    assert cases["work/broken.py"].find("error") is not None
    index = Path("report/index.html").read_text()
    assert "files/work/train.py.html" in index and "://" not in index
    assert Path("report/files/work/train.py.html").is_file()


def test_what_takes_any_number_of_arguments_is_given_one(repository: Path) -> None:
    (repository / "src/sample/anything.py").write_text(
        "import torch\n"
        "from torch import nn\n\n\n"
        "class Applied(nn.Module):\n"
        "    def forward(self, *inputs):\n"
        "        return inputs[0], torch.zeros(2, 3) @ torch.zeros(4, 5)\n\n\n"
        "def joined(first, *others):\n"
        "    return others[0], torch.zeros(2, 3) @ torch.zeros(4, 5)\n"
    )
    result = scanned("--output", "report", "--jobs", "2", "--no-cache")
    assert result.exit_code == 1, result.output
    lines = [json.loads(line) for line in Path("report/scan.jsonl").read_text().splitlines()]
    found = [one for one in lines if one["kind"] == "finding" and "anything" in one["file"]]
    assert [(one["line"], one["rule"]) for one in found] == [
        (7, "matmul-inner-dimensions"),
        (11, "matmul-inner-dimensions"),
    ]


def test_networks_of_libraries_and_folders_that_scripts_add(repository: Path) -> None:
    """What `shapelog check` finds with shapelog's sources of libraries, a scan finds as well."""
    (repository / "dotted.py").write_text(
        "import torch, torchvision\n\n"
        "net = torchvision.models.resnet18()\n"
        "net.fc = torch.nn.Linear(256, 10)\n"
        "net(torch.zeros(2, 3, 224, 224))\n"
    )
    (repository / "named.py").write_text(
        "import torch\n"
        "from torchvision.models import alexnet\n\n"
        "torch.nn.Linear(20, 3)(alexnet(num_classes=10)(torch.zeros(2, 3, 224, 224)))\n"
    )
    (repository / "tools").mkdir()
    (repository / "parts").mkdir()
    (repository / "tools/added.py").write_text(
        "import os, sys\n\n"
        'sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "parts"))\n'
        "import torch\n"
        "from nearby import width\n\n"
        "torch.zeros(2, 3) @ torch.zeros(width(), 5)\n"
    )
    (repository / "parts/nearby.py").write_text("def width():\n    return 4\n")
    result = scanned("--output", "report", "--jobs", "2", "--no-cache")
    assert result.exit_code == 1, result.output
    lines = [json.loads(line) for line in Path("report/scan.jsonl").read_text().splitlines()]
    names = ("work/dotted.py", "work/named.py", "work/tools/added.py")
    found = [one for one in lines if one["kind"] == "finding" and one["file"] in names]
    assert [(one["file"], one["line"], one["rule"]) for one in found] == [
        ("work/dotted.py", 5, "linear-in-features"),
        ("work/named.py", 4, "linear-in-features"),
        ("work/tools/added.py", 7, "matmul-inner-dimensions"),
    ]
    assert "(2, 512)" in found[0]["message"] and "(2, 10)" in found[1]["message"]
    assert "0 analysed, 12 from before" in scanned("--output", "report", "--resume").output


def test_the_same_bytes_whatever_the_jobs_the_order_and_the_cache(repository: Path) -> None:
    runs = (("one", "1", []), ("two", "3", []), ("three", "2", ["--no-cache"]))
    for name, jobs, more in runs:
        assert scanned("--output", name, "--jobs", jobs, *more).exit_code == 1
    expected = bytes_of(Path("one"))
    assert expected == bytes_of(Path("two")) == bytes_of(Path("three"))
    again = scanned("--output", "one")
    assert "0 analysed, 8 from before" in again.output
    assert bytes_of(Path("one")) == expected


def test_a_change_costs_what_depends_on_it(repository: Path) -> None:
    run(Path("report"))
    Path("work/src/sample/layers.py").write_text(
        (repository / "src/sample/layers.py").read_text().replace("Linear(9, 4)", "Linear(8, 4)")
    )
    done = run(Path("report"))
    assert (done.analysed, done.kept) == (3, 5)
    files = {one.span.file for one in outcome(done).report.findings}
    assert files == {"work/look.ipynb", "work/train.py"}
    Path("work/train.py").unlink()
    gone = run(Path("report"))
    assert (gone.analysed, gone.kept, len(gone.shards)) == (0, 7, 7)


def test_a_new_file_in_the_way_of_an_import_counts_as_a_change(repository: Path) -> None:
    run(Path("report"))
    Path("work/torch").mkdir()
    Path("work/torch/__init__.py").write_text("def zeros(*sizes):\n    return 0\n")
    done = run(Path("report"))
    assert "work/train.py" not in {one.span.file for one in outcome(done).report.findings}


def test_units_that_take_too_long_cost_themselves_only(repository: Path) -> None:
    done = run(Path("report"), seconds=0.001)
    found = outcome(done)
    assert found.lost and all(unit.status == "timed out" for unit in found.lost)
    assert run(Path("report"), resume=True).analysed == 0
    repaired = run(Path("report"))
    # a worker that is stopped may have finished its unit, and left it in the cache; one of the
    # further attempts, with coarser limits or the module alone, may have been quick enough
    unfinished = len(found.lost) + found.coarse + found.reduced
    assert repaired.analysed + repaired.cached == unfinished and not outcome(repaired).lost


def test_lost_units_are_no_success(repository: Path) -> None:
    for path in (repository / "broken.py", repository / "train.py", repository / "look.ipynb"):
        path.unlink()
    (repository / "src/sample/layers.py").write_text("import torch\n")
    result = scanned("--output", "report", "--timeout", "0.001", "--no-cache")
    assert result.exit_code == 2
    assert "timed out" in result.output
    assert "Units lost, coarse, or reduced" in Path("report/index.html").read_text()


def test_changed_since(repository: Path) -> None:
    git = ["git", "-C", "work", "-c", "user.name=a", "-c", "user.email=a@b"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "one"]):
        subprocess.run([*git, *words], check=True)
    Path("work/src/sample/other.py").write_text("def helper(x):\n    return x + 1\n")
    result = scanned("--output", "report", "--changed-since", "HEAD")
    assert "2 analysed, 0 from before, 6 unchanged" in result.output
    unknown = scanned("--output", "report", "--changed-since", "nowhere")
    assert unknown.exit_code == 2 and unknown.output.count("\n") == 1


def test_errors_are_one_line(repository: Path) -> None:
    assert scanned("--output", "work/train.py").exit_code == 2
    nothing = CliRunner().invoke(main, ["scan", "gone", "--output", "report"])
    assert nothing.exit_code == 2 and nothing.output.count("\n") == 1


def test_a_shorter_reach_that_is_asked_for(repository: Path) -> None:
    Path("work/parts.py").write_text(
        "import torch\n\n\ndef made():\n    return torch.zeros(2, 3)\n"
    )
    Path("work/uses.py").write_text(
        "import torch\nfrom parts import made\n\nmade() @ torch.zeros(4, 5)\n"
        "torch.zeros(2, 3) @ torch.zeros(6, 7)\n"
    )
    lines = {}
    for reach in ("whole", "near", "module"):
        result = scanned("--output", reach, "--reach", reach)
        assert result.exit_code == 1, result.output
        records = Path(reach, "scan.jsonl").read_text().splitlines()
        rows = [json.loads(line) for line in records]
        lines[reach] = [
            row["line"] for row in rows
            if row["kind"] == "finding" and row["file"] == "work/uses.py"
        ]  # fmt: skip
        assert ("as asked for" in result.output) == (reach != "whole")
        assert ("as asked for" in Path(reach, "index.html").read_text()) == (reach != "whole")
        again = scanned("--output", reach, "--reach", reach)
        assert "0 analysed" in again.output
    assert lines == {"whole": [4, 5], "near": [4, 5], "module": [5]}
    other = scanned("--output", "whole", "--reach", "near", "--no-cache")
    assert "10 analysed, 0 from before" in other.output  # what the whole gave says nothing of it


def test_the_database_draws_no_progress_bar_of_its_own() -> None:
    with shards._connection(shards.database()) as connection:
        question = "SELECT current_setting('enable_progress_bar')"
        assert connection.execute(question).fetchall() == [(False,)]
