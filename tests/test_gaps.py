"""What was reached and has no value is counted, and does not silence what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.solver.findings import Report

from shapelog.pipeline import check

RULES = """
LibraryFunction("own.silent", "own-silent", "one").
LibraryFunction("own.strange", "own-strange", "one").
Returns(call, $Object($ModuleContext("nowhere"))) :- Apply(call, "own-strange").
"""


@pytest.fixture(scope="module")
def own_rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rules of which one gives nothing and one a value of no kind; they are compiled once."""
    path = tmp_path_factory.mktemp("rules") / "own.dl"
    path.write_text(RULES, encoding="utf-8")
    return path


@pytest.fixture
def report_of(own_rules: Path, tmp_path: Path) -> Callable[[str], Report]:
    def report(program: str) -> Report:
        path = tmp_path / "program.py"
        path.write_text("import own\nimport torch\n" + program, encoding="utf-8")
        return check([path], rules=[own_rules])

    return report


def test_a_call_without_a_value_is_taken_as_unknown(report_of: Callable[[str], Report]) -> None:
    report = report_of("x = own.silent(1)\ntorch.zeros(x, 3) @ torch.zeros(4, 5)\n")
    assert [finding.rule for finding in report.findings] == ["matmul-inner-dimensions"]
    assert [gap.kind for gap in report.gaps] == ["not-analysed"]


def test_a_parameter_that_a_call_leaves_out_is_told(report_of: Callable[[str], Report]) -> None:
    program = "def give(size):\n    return torch.zeros(size, 3)\ngive() @ torch.zeros(4, 5)\n"
    report = report_of(program)
    assert [finding.rule for finding in report.findings] == ["call-argument"]
    assert report.summary.not_analysed == 0


def test_a_branch_that_goes_nowhere_is_counted(report_of: Callable[[str], Report]) -> None:
    assert report_of("if own.strange(1):\n    x = 1\n").summary.not_analysed == 1


def test_a_loop_without_a_plan_is_counted(report_of: Callable[[str], Report]) -> None:
    assert report_of("for x in own.strange(1):\n    y = 1\n").summary.not_analysed == 1


def test_a_module_from_elsewhere_set_on_a_sequential_is_counted(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(
        "import torch\n"
        "from torch import nn\n"
        "class Transition(nn.Sequential):\n"
        "    def __init__(self, conv):\n"
        "        super().__init__()\n"
        "        self.conv = conv\n"
        "Transition(nn.Conv2d(4, 6, 1))(torch.zeros(1, 4, 8, 8))\n",
        encoding="utf-8",
    )
    report = check([tmp_path / "program.py"])
    assert [(gap.kind, gap.name) for gap in report.gaps] == [
        ("unmodelled", "torch.nn.Sequential.__setattr__")
    ]


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        ("layer.register_forward_pre_hook(own, with_kwargs=True)", "register_forward_pre_hook"),
        ("net.add_module('1', nn.Linear(8, 5))", "add_module"),
    ],
)
def test_what_replaces_a_part_of_a_module_and_is_not_followed_is_counted(
    tmp_path: Path, lines: str, name: str
) -> None:
    (tmp_path / "program.py").write_text(
        "import torch\n"
        "from torch import nn\n"
        "def own(module, inputs, keywords, output):\n"
        "    return output[:, :3]\n"
        "layer = nn.Linear(4, 8)\n"
        "net = nn.Sequential(layer, nn.Linear(8, 3))\n"
        f"{lines}\n"
        "net(torch.zeros(2, 4))\n",
        encoding="utf-8",
    )
    report = check([tmp_path / "program.py"])
    unmodelled = [gap.name.rpartition(".")[2] for gap in report.gaps if gap.kind == "unmodelled"]
    assert unmodelled == [name]


@pytest.mark.parametrize(
    ("converted", "errors", "undecided"),
    [("net.double()", 0, 1), ("other.double()", 0, 1), ("torch.zeros(2).double()", 1, 0)],
)
def test_types_beside_weights_that_may_be_converted_are_undecided(
    tmp_path: Path, converted: str, errors: int, undecided: int
) -> None:
    (tmp_path / "program.py").write_text(
        "import torch\n"
        "from torch import nn\n"
        "net, other = nn.Sequential(nn.Linear(4, 8)), nn.Sequential(nn.Linear(4, 8))\n"
        f"{converted}\n"
        "net(torch.zeros(2, 4, dtype=torch.float64))\n",
        encoding="utf-8",
    )
    report = check([tmp_path / "program.py"])
    assert report.summary.errors == errors
    gaps = [(gap.kind, gap.name, gap.reason) for gap in report.gaps]
    assert gaps == [("undecided", "layer-type", "an unknown element type")] * undecided


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        ("first = loader[0]", "torch.utils.data.DataLoader.__getitem__"),
        ("for step in steps:\n    print(step)", "sklearn.pipeline.Pipeline.__iter__"),
        ("for batch in loader:\n    print(batch)", None),
    ],
)
def test_items_of_objects_that_no_rule_knows_are_counted(
    tmp_path: Path, lines: str, name: str | None
) -> None:
    (tmp_path / "program.py").write_text(
        "import torch\n"
        "from sklearn.pipeline import Pipeline\n"
        "loader = torch.utils.data.DataLoader([1, 2, 3])\n"
        "steps = Pipeline([])\n"
        f"{lines}\n",
        encoding="utf-8",
    )
    report = check([tmp_path / "program.py"])
    assert [gap.name for gap in report.gaps] == ([name] if name else [])


def test_recursion_beyond_the_limit_is_counted_and_told(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(
        "import sys\ndef f(n):\n    return f(n - 1) if n else 1\nf(len(sys.argv))\n",
        encoding="utf-8",
    )
    gaps = check([path]).gaps
    assert [(gap.kind, gap.name, gap.reason) for gap in gaps] == [
        ("not-analysed", "call", "it calls itself more often than is followed")
    ]
    assert gaps[0].span is not None and gaps[0].span.line == 3


def test_what_the_base_of_a_class_may_have_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(
        "import threading\n"
        "class Lock(threading.local):\n"
        "    pass\n"
        "lock = Lock()\n"
        "a = lock[0]\n"
        "b = len(lock)\n"
        "c = 1 in lock\n"
        "for d in lock:\n"
        "    pass\n",
        encoding="utf-8",
    )
    names = {gap.name for gap in check([path]).gaps}
    members = ("__getitem__", "__len__", "__contains__", "__iter__")
    assert names >= {f"threading.local.{member}" for member in members}


def test_what_tests_assert_of_open_sizes_is_undecided(tmp_path: Path) -> None:
    program = tmp_path / "test_shapes.py"
    program.write_text(
        "import sys, unittest, torch\n"
        "class SomeTest(unittest.TestCase):\n"
        "    def test_open(self):\n"
        "        x = torch.zeros(int(sys.argv[1]), 3)\n"
        "        self.assertEqual(x.shape, (5, 3))\n"
        "        self.assertEqual(x.shape[0], 5)\n"
        "        torch.testing.assert_close(x, torch.zeros(5, 3))\n"
        "        self.assertEqual(eval(sys.argv[1]).shape, (5, 3))\n"
        "        torch.testing.assert_close(eval(sys.argv[1]), torch.zeros(5, 3))\n"
        "        self.assertEqual(torch.zeros(5, 3).shape, (5, 3))\n"
        "        self.assertEqual(sys.argv[1], 'x')\n",
        encoding="utf-8",
    )
    report = check([program])
    assert report.failures == ()
    undecided = [one for one in report.gaps if one.kind == "undecided"]
    assert sorted(one.span.line for one in undecided if one.span) == [5, 6, 7, 8, 9]
    assert report.summary.checks_undecided == 5


@pytest.mark.parametrize(("blocks", "followed"), [(7, True), (40, False)])
def test_modules_that_are_not_followed_to_their_replacement_are_counted(
    blocks: int, followed: bool, tmp_path: Path
) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        f"""import torch
from torch import nn

class Adapter(nn.Module):
    def __init__(self, base):
        super().__init__()
        self.down = nn.Linear(base.in_features + 1, 2)
    def forward(self, x):
        return self.down(x)

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.query = nn.Linear(8, 8)
    def forward(self, x):
        return self.query(x)

model = nn.Sequential(*[nn.Sequential(Block()) for _ in range({blocks})])
for name, module in list(model.named_modules()):
    if isinstance(module, nn.Linear):
        path, last = name.rsplit(".", 1)
        setattr(model.get_submodule(path), last, Adapter(module))
model(torch.zeros(3, 8))
""",
        encoding="utf-8",
    )
    report = check([program])
    missed = dict(report.summary.unmodelled_names)
    assert bool(report.findings) == followed
    assert missed == ({} if followed else {"torch.nn.Module.named_modules": 1})


def test_what_two_masks_choose_is_not_known_to_have_one_size(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        """import numpy as np
weights = np.random.rand(50)
rows = np.random.rand(50, 3)
large = weights > 0.9
same = weights[large] - rows[large, 1]
other = weights[large] - weights[~large]
first = weights[large]
large[0] = True
changed = first - weights[large]
""",
        encoding="utf-8",
    )
    undecided = [one for one in check([program]).gaps if one.kind == "undecided"]
    assert {one.span.line for one in undecided if one.span} == {5, 6, 9}
    unchanged = program.read_text(encoding="utf-8").replace("large[0] = True\n", "")
    program.write_text(unchanged, encoding="utf-8")
    undecided = [one for one in check([program]).gaps if one.kind == "undecided"]
    assert {one.span.line for one in undecided if one.span} == {6}


NORM = """import random
import torch
from torch import nn
norm = nn.BatchNorm1d(8)
"""


@pytest.mark.parametrize(
    ("program", "errors", "undecided", "not_analysed"),
    [
        ("norm.train()\n", 1, 0, 0),
        ("norm.eval()\n", 0, 0, 0),
        ("if random.random() < 0.5:\n    norm.eval()\n", 0, 1, 0),
        ("import lightning\nnorm.eval()\n", 0, 1, 0),
        ("nn.Sequential(*torch.load('parts.pt')).eval()\n", 0, 0, 1),
    ],
)
def test_a_mode_that_is_not_known_is_counted(
    tmp_path: Path, program: str, errors: int, undecided: int, not_analysed: int
) -> None:
    path = tmp_path / "program.py"
    path.write_text(f"{NORM}{program}norm(torch.zeros(1, 8))\n", encoding="utf-8")
    summary = check([path]).summary
    found = (summary.errors, summary.checks_undecided, summary.not_analysed)
    assert found == (errors, undecided, not_analysed)
