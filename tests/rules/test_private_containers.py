"""Which containers are private, by the text alone: what a run derives with them cannot always tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.rules.cache import compiled_program
from shapelog.rules.files import rule_files

from shapelog.pipeline import derive_unit, load
from shapelog.settings import Settings

_HEAD = "import torch\ndef keep(x):\n    kept.append(x)\nkept = []\ndef f():\n    v = [3]\n"


def _is_private(tmp_path: Path, *body: str) -> bool:
    """Whether the list that `f` makes first is; the list of the module is none of its business."""
    script = tmp_path / "script.py"
    lines = "".join(f"    {line}\n" for line in body)
    script.write_text(f"{_HEAD}{lines}x = torch.zeros(1)\nf()\n", "utf-8")
    (unit,) = load([script], (), Settings()).units
    derived = derive_unit(unit, compiled_program(rule_files()), "clingo", ["PrivateSite"])
    return any(":f:" in f":{row[0]}" for row in derived.derivation.rows("PrivateSite"))


@pytest.mark.parametrize(
    "body",
    [
        ("v.append(4)", "return torch.zeros(*v)"),
        ("for n in v: print(n)", "return len(v), v[0]"),
        ("v[0] = 5", "return sum(v)"),
    ],
)
def test_what_gives_nobody_a_reference_leaves_it_private(
    tmp_path: Path, body: tuple[str, ...]
) -> None:
    assert _is_private(tmp_path, *body)


@pytest.mark.parametrize(
    "body",
    [
        ("return v",),
        ("keep(v)",),
        ("keep.made = v",),
        ("return [v]",),
        ("return lambda: v.append(4)",),
        ("add = v.append", "keep(add)"),
        ("locals()['v'].append(4)",),
        ("vars()['v'].append(4)",),
        ("eval('v').append(4)",),
        ("exec('v.append(4)')",),
    ],
)
def test_what_others_may_get_hold_of_is_not(tmp_path: Path, body: tuple[str, ...]) -> None:
    assert not _is_private(tmp_path, *body)
