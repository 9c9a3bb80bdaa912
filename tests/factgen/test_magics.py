"""What of a notebook's cells is Python."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given, strategies
from shapelog.factgen.magics import python_lines

PLAIN = (
    "print('%d of %d'\n      %(epoch + 1,\n        total))",
    "text = '''\n%matplotlib inline\n!ls\n'''",
    "x = [\n    1,  # right?\n    2,\n]",
    "x = 1  # is it?",
    "share = 7 \\\n    % 4",
    "words = 'what?'",
    "y = a % b\nz = not_equal != 3",
    "if x:\n    # ( never closed\n    y = '# [ '",
    'raw = "\\"("\nz = 1',
    "text = '''\n" + r"\\alpha " * 40 + "\n%matplotlib inline\n'''",
    "ls = [1]",
    "run(3)",
    "words = 'it\\'s (' + \"'\"\nz = 1",
)
REPLACED = {
    "%matplotlib inline\nx = 1": "pass\nx = 1",
    "if colab:\n    !pip install \\\n        one two\n    x = 1": "if colab:\n    pass\n\n    x = 1",
    "%%bash --bg\nexport A='\necho": "\n\n",
    "%%writefile person.proto\nmessage {": "\n",
    "\n%%time\nx = 1": "\npass\nx = 1",
    "%time fit(x)": "fit(x)",
    "%timeit -n 3 fit(x)": "pass",
    "np.dot?\n?np.dot\nnp.dot??": "pass\npass\npass",
    "files = !ls *.py\na = 1": "files = get_ipython().getoutput('')\na = 1",
    "def f():\n    !ls\nx = f(\n    3)": "def f():\n    pass\nx = f(\n    3)",
    "pip install -q tensorflow_datasets": "pass",
    "ls": "pass",
    "\n  def f():\n    return 1\n  y = f()": "\ndef f():\n  return 1\ny = f()",
    " x = 1\ny = 2": "x = 1\ny = 2",
}


@pytest.mark.parametrize("cell", PLAIN)
def test_python_is_left_alone(cell: str) -> None:
    ast.parse(cell)
    assert "\n".join(python_lines(cell)) == cell


@pytest.mark.parametrize("cell", REPLACED)
def test_what_is_no_python_is_taken_out(cell: str) -> None:
    assert "\n".join(python_lines(cell)) == REPLACED[cell]
    ast.parse(REPLACED[cell])


@given(strategies.text("ab%!?'\"\\#([{)]}=. \n", max_size=60))
def test_the_number_of_lines_stays(cell: str) -> None:
    assert len(list(python_lines(cell))) == cell.count("\n") + 1
