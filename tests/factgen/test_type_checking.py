"""What stands below `if TYPE_CHECKING:` gives no facts; everything else stays."""

import pytest
from shapelog.factgen.generate import facts_of_source


def imported(text: str) -> set[str]:
    facts = facts_of_source(text, file="m.py", module="m", is_package=False)
    return {str(row[3]) for row in facts.rows("ImportName")}


@pytest.mark.parametrize(
    ("opening", "condition"),
    [
        ("from typing import TYPE_CHECKING", "TYPE_CHECKING"),
        ("from typing import TYPE_CHECKING as CHECKS", "CHECKS"),
        ("from typing_extensions import TYPE_CHECKING", "TYPE_CHECKING"),
        ("import typing", "typing.TYPE_CHECKING"),
        ("import typing as t", "t.TYPE_CHECKING"),
    ],
)
def test_only_checkers_read_the_branch(opening: str, condition: str) -> None:
    text = f"{opening}\nif {condition}:\n    from a import b\nelse:\n    from c import d\n"
    assert {"b", "d"} & imported(text) == {"d"}
    turned = f"{opening}\nif not {condition}:\n    from a import b\nelse:\n    from c import d\n"
    assert {"b", "d"} & imported(turned) == {"b"}


def test_nothing_but_the_branch_is_taken_out() -> None:
    text = (
        "from typing import TYPE_CHECKING\n"
        "class Box:\n    if TYPE_CHECKING:\n        from a import b\n"
        "def call():\n    try:\n        if TYPE_CHECKING:\n            from a import c\n"
        "    finally:\n        from a import d\n"
        "if other:\n    from a import e\nelif TYPE_CHECKING:\n    from a import f\n"
        "else:\n    from a import g\n"
    )
    assert imported(text) == {"TYPE_CHECKING", "d", "e", "g"}


def test_another_thing_of_that_name_is_a_condition_like_any_other() -> None:
    text = "TYPE_CHECKING = flag()\nif TYPE_CHECKING:\n    from a import b\n"
    assert imported(text) == {"b"}
