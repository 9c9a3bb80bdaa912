"""`shapelog bench ut --github`: what a version came to, and what is no checkout."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.corpora.ut_github import Subject, print_ut_github

from shapelog.shape_errors import UsageError


def test_a_bug_is_found_where_it_is_and_a_repair_is_silent() -> None:
    assert Subject("UT-1", "buggy", reported=("matmul-rank (error) a.py:3",)).passed
    assert not Subject("UT-1", "buggy", others=2).passed
    assert Subject("UT-1", "fix", others=2).passed
    assert not Subject("UT-1", "fix", reported=("matmul-rank (error) a.py:3",)).passed


def test_a_version_that_was_not_analysed_has_not_passed() -> None:
    assert not Subject("UT-1", "fix", problem="more than 120 s").passed


def test_a_folder_without_the_projects_is_no_checkout(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="takes a checkout of ForeverZyh"):
        print_ut_github(tmp_path, 1.0, "text")
