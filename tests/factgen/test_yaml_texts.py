"""What is read of YAML is what it says in Python; what no constant says is not read at all."""

from __future__ import annotations

import ast

import pytest
import yaml
from shapelog.factgen.yaml_texts import program_of_yaml

_READ = {
    "a: 1\nb: 2.5\nc: 1e-3\nd: 1.0e-3\n": {"a": 1, "b": 2.5, "c": "1e-3", "d": 0.001},
    "a: yes\nb: ~\nc:\nd: 'x # y'  # z\n": {"a": True, "b": None, "c": None, "d": "x # y"},
    "---\nm:\n  w: [1, [2, three]]\n  o: {r: .5, n: a b}\n": {
        "m": {"w": [1, [2, "three"]], "o": {"r": 0.5, "n": "a b"}}
    },
    "s:\n- a: 1\n  b: 2\n- - 3\n  - -4\nt: []\n": {"s": [{"a": 1, "b": 2}, [3, -4]], "t": []},
    "- a\n- 'b'\n": ["a", "b"],
    "u: http://a/b\nv: 1.2.3\n": {"u": "http://a/b", "v": "1.2.3"},
    "a: &x 1\nb: *x\nc: |\n  text\nd: b\n  c\n": {"a": 1, "b": 1, "c": "text\n", "d": "b c"},
    "m: &m {w: 1, v: 2}\nn:\n  <<: *m\n  v: 3\n": {"m": {"w": 1, "v": 2}, "n": {"w": 1, "v": 3}},
    "a: 010\nb: 0x10\nc: 12:30\n": {"a": 8, "b": 16, "c": 750},
}
_NOT_READ = (
    "a: 2020-01-01\n",
    "a: - 1\n",
    "a: .inf\n",
    "a: b: c\n",
    "a: [1, 2\n",
    "a: !tag 1\n",
    "a: !!set {b, c}\n",
    "a: 1\n---\nb: 2\n",
    "&a [*a]\n",
    "? [1, 2]\n: 3\n",
    "\tb: 1\n",
    "a: \x07\n",
    "a\n",
    "",
)


def _value(text: str) -> object:
    program = program_of_yaml(text)
    assert program is not None
    return ast.literal_eval(program.removeprefix("value = ").strip())


@pytest.mark.parametrize("text", _READ)
def test_read(text: str) -> None:
    assert _value(text) == _READ[text]


@pytest.mark.parametrize("text", _READ)
def test_as_pyyaml_reads_it(text: str) -> None:
    assert repr(yaml.safe_load(text)) == repr(_value(text))


@pytest.mark.parametrize("text", _NOT_READ)
def test_not_read(text: str) -> None:
    assert program_of_yaml(text) is None


def test_lines_stay() -> None:
    program = program_of_yaml("# first\nm:\n  w: 1\n\n  v: 2\n")
    assert program is not None
    entry = ast.parse(program).body[0]
    assert isinstance(entry, ast.Assign)
    numbers = [node.lineno for node in ast.walk(entry) if isinstance(node, ast.Constant)]
    assert max(numbers) == 5


def test_aliases_of_aliases_come_to_an_end() -> None:
    lines = [
        f"a{number + 1}: &a{number + 1} [{', '.join([f'*a{number}'] * 9)}]" for number in range(9)
    ]
    assert program_of_yaml("\n".join(["a0: &a0 [1, 2]", *lines])) is None
