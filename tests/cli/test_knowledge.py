"""`shapelog explain` and `shapelog models`, as a user runs them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shapelog.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)


def test_explains_a_rule_with_its_page_and_its_place(tmp_path: Path) -> None:
    done = run("explain", "pool-rank", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Input of a pooling has the wrong number of dimensions" in done.stdout
    assert "https://docs.pytorch.org/docs/2.13/generated/torch.nn.MaxPool2d.html" in done.stdout
    assert re.search(r"^rules/operators/pooling\.dl:\d+$", done.stdout, re.MULTILINE)


def test_an_unknown_rule_is_one_line_with_a_guess(tmp_path: Path) -> None:
    done = run("explain", "pool-rnk", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("shapelog: no rule 'pool-rnk'; did you mean pool-rank")
    assert done.stderr.count("\n") == 1


def test_every_rule_has_a_page_that_the_index_links_to(tmp_path: Path) -> None:
    done = run("explain", "--site", "site", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    index = (tmp_path / "site" / "index.html").read_text("utf-8")
    linked = set(re.findall(r'href="([^"]+\.html)"', index))
    written = {path.name for path in (tmp_path / "site").glob("*.html")} - {"index.html"}
    assert linked == written
    listed = run("explain", folder=tmp_path).stdout.splitlines()
    assert {f"{line.split()[0]}.html" for line in listed} == written
    page = (tmp_path / "site" / "pool-rank.html").read_text("utf-8")
    assert "$RankBetween(shape, dimensions + 1, dimensions + 2)" in page


def test_counts_the_public_names_that_are_modelled(tmp_path: Path) -> None:
    done = run("models", "--framework", "numpy", "--format", "json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    rows = {row["namespace"]: row for row in map(json.loads, done.stdout.splitlines())}
    assert "reshape" in rows["numpy.ndarray"]["modelled"]
    assert "set_printoptions" not in rows["numpy"]["missing"]
    assert set(rows["numpy"]["modelled"]).isdisjoint(rows["numpy"]["missing"])
    table = run("models", "--framework", "numpy", folder=tmp_path).stdout
    known = len(rows["numpy.ndarray"]["modelled"])
    assert re.search(rf"numpy\.ndarray +{known} of ", table)


def test_an_unknown_framework_is_one_line(tmp_path: Path) -> None:
    done = run("models", "--framework", "theano", folder=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no framework 'theano'" in done.stderr
