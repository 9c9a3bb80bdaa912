"""Facts of real and of random sources: SSA form, the schema, what one construct gives."""

from __future__ import annotations

import random
import sysconfig
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapelog.corpora.programs import program_paths
from shapelog.factgen import Facts, SourceError, facts_of_source

STANDARD_LIBRARY = sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py"))
SAMPLE = random.Random(20261120).sample(STANDARD_LIBRARY, 40)


def facts_of(text: str) -> Facts:
    return facts_of_source(text, file="m.py", module="m", is_package=False)


def breaches(facts: Facts) -> list[str]:
    """What must hold of any facts: names are unique, joins are joined by blocks that end in them."""
    found = []
    defined = [row[0] for row in facts.rows("Definition")]
    if len(defined) != len(set(defined)):
        found.append("a variable is defined twice")
    blocks = [row[1] for row in facts.rows("FunctionBlock")]
    if len(blocks) != len(set(blocks)):
        found.append("a block belongs to two functions")
    ends = [row[0] for row in facts.rows("Edge")] + [row[0] for row in facts.rows("Branch")]
    ends += [row[0] for row in facts.rows("Raise")] + [row[1] for row in facts.rows("Return")]
    ends += [row[1] for row in facts.rows("LoopExit")] + [row[1] for row in facts.rows("LoopLatch")]
    if len(ends) != len(set(ends)):
        found.append("a block ends twice")
    edges = set(facts.rows("Edge")) | {tuple(row[:2]) for row in facts.rows("ExceptionEdge")}
    for to, block, predecessor, _ in facts.rows("Phi"):
        if (predecessor, block) not in edges:
            found.append(f"{to} joins a block that does not go there")
    known = set(blocks)
    targets = {cell for row in facts.rows("Edge") for cell in row}
    targets |= {row[column] for row in facts.rows("Branch") for column in (0, 2, 3)}
    if not targets <= known:
        found.append("control goes to an unknown block")
    return found


@pytest.mark.parametrize("path", [*program_paths(), *SAMPLE], ids=lambda path: path.stem)
def test_real_sources(path: Path) -> None:
    facts = facts_of(path.read_text(encoding="utf-8"))
    facts.check()
    assert not breaches(facts)


STATEMENTS = st.recursive(
    st.sampled_from(["x = 1", "y = x", "x += y", "return x", "break", "continue", "f(x)", "pass"]),
    lambda inner: st.tuples(
        st.sampled_from(["if x:", "while y:", "for x in y:", "with x as y:", "try:"]),
        st.lists(inner, min_size=1, max_size=3),
    ),
    max_leaves=12,
)


def written(statement: object, indent: int, looped: bool) -> list[str]:
    space = "    " * indent
    if isinstance(statement, str):
        return [
            space + ("pass" if statement in ("break", "continue") and not looped else statement)
        ]
    head, body = statement  # type: ignore[misc]
    inside = looped or head.startswith(("while", "for"))
    lines = [space + head]
    for part in body:
        lines += written(part, indent + 1, inside)
    if head == "try:":
        lines += [space + "except ValueError:", space + "    x = 2"]
    return lines


@settings(max_examples=100, deadline=None)
@given(st.lists(STATEMENTS, min_size=1, max_size=5))
def test_random_functions(statements: list[object]) -> None:
    lines = ["def g(x, y):"]
    for statement in statements:
        lines += written(statement, 1, False)
    facts = facts_of("\n".join(lines) + "\n")
    facts.check()
    assert not breaches(facts)


def test_a_call_has_its_arguments_and_their_places() -> None:
    facts = facts_of("f(a, *b, key=c, **d)\n")
    (call,) = facts.rows("Call")
    assert [row[1:2] for row in facts.rows("PositionalArgument")] == [(0,)]
    assert [(row[1], row[3]) for row in facts.rows("StarArgument")] == [(1, 1)]
    assert [row[1] for row in facts.rows("KeywordArgument")] == ["key"]
    assert len(facts.rows("KeywordsArgument")) == 1
    roles = {row[1] for row in facts.rows("OperandSpan") if row[0] == call[0]}
    assert {"0", "1", "key", "callee"} <= roles


def test_facts_go_to_disk_and_come_back(tmp_path: Path) -> None:
    facts = facts_of('name = "tab\\tand\\nline"\n')
    facts.write(tmp_path)
    again = Facts.read(tmp_path)
    assert again.as_mapping() == facts.as_mapping()


@pytest.mark.parametrize("text", ["def f(:\n", "x = (\n", "return\x00"])
def test_bad_sources(text: str) -> None:
    with pytest.raises(SourceError):
        facts_of(text)


def test_deep_nesting_is_no_crash() -> None:
    facts_of("x = " + " + ".join(["1"] * 5000) + "\n")
    text = "(" * 3000 + ")" * 3000 + "\n"
    try:
        facts_of(text)
    except SourceError as error:
        assert "nested" in error.message or "syntax" in error.message


@given(st.lists(st.text("aäßж語😀", min_size=1, max_size=3), min_size=1, max_size=6))
def test_places_count_characters(words: list[str]) -> None:
    line = f"x = f({', '.join(repr(word) for word in words)}, y.z)"
    facts = facts_of(f"def g():\n    '''ä'''\n\n{line}\n")
    places = {tuple(row[3:]) for row in facts.rows("OperandSpan") if row[1] == len(words)}
    places |= {tuple(row[2:]) for row in facts.rows("Span")}
    assert (4, line.index("y.z"), 4, line.index("y.z") + 3) in places
