"""How often a function stores an attribute: places that no run passes both count as one."""

from __future__ import annotations

import pytest
from shapelog.factgen import facts_of_source

_HEAD = "class C:\n    def __init__(self, a, b, other):\n"


def _stored(body: str) -> set[tuple[object, ...]]:
    lines = "".join(f"        {line}\n" for line in body.split("\n"))
    facts = facts_of_source(_HEAD + lines, file="m.py", module="m", is_package=False)
    return {row[1:] for row in facts.rows("AttributeStored")}


@pytest.mark.parametrize(
    ("body", "total", "again"),
    [
        ("self.x = 1", 1, 0),
        ("self.x = 1\nself.x = 2", 2, 0),
        ("if a:\n    self.x = 1\nelse:\n    self.x = 2", 1, 0),
        ("if a:\n    self.x = 1\nelif b:\n    self.x = 2\nelse:\n    self.x = 3", 1, 0),
        ("if a:\n    if b:\n        self.x = 1\nelse:\n    self.x = 2", 1, 0),
        ("if a:\n    self.x = 1\nself.x = 2", 2, 0),
        ("if a:\n    self.x = 1\n    return\nself.x = 2", 1, 0),
        ("if a:\n    self.x = 1\nif b:\n    self.x = 2", 2, 0),
        ("try:\n    self.x = 1\nexcept ValueError:\n    self.x = 2", 2, 0),
        ("for i in a:\n    self.x = i", 1, 1),
        ("print(self.x)\nself.x = 1", 1, 1),
        ("if a:\n    self.x = 1\n    print(self.x)\nelse:\n    self.x = 2", 1, 0),
        ("if a:\n    print(self.x)\nself.x = 2", 1, 1),
    ],
)
def test_places_that_exclude_each_other_count_once(body: str, total: int, again: int) -> None:
    assert _stored(body) == {("x", total, again, 1)}


def test_other_objects_count_apart() -> None:
    assert _stored("self.x = 1\nother.x = 2") == {("x", 1, 0, 1), ("x", 1, 0, 0)}
