"""Programs that import many files: what they need of them gives what the whole would give."""

from pathlib import Path

from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.outlines import outline_of
from shapelog.factgen.slicing import cut

from shapelog.pipeline import check
from shapelog.settings import Settings

_PROGRAM = """\
import torch
from package.nets import build

x = torch.zeros(2, 3)
y = build(width=5)(x)
"""
_NETS = """\
import functools
import inspect

from torch import nn

from . import never
from .parts import Body, Scaled


def plain(builder):
    names = list(inspect.signature(builder).parameters)

    @functools.wraps(builder)
    def made(**kwargs):
        assert all(name in names for name in kwargs)
        return builder(**kwargs)

    return made


class Wrapped(nn.Module):
    def __init__(self, width, inner=Scaled):
        super().__init__()
        self.inner = inner(width)

    def forward(self, x):
        return self.inner(x)


@plain
def build(width=4, **more):
    return nn.Sequential(Body(3), Wrapped(3), nn.Linear(3, width))


@plain
def other(depth):
    return never.thing(depth)
"""
_PARTS = """\
from torch import nn


class Body(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.layer = nn.Linear(width, width)

    def forward(self, x):
        return self.layer(x)


class Scaled(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.layer = nn.Linear(width, width)

    def forward(self, x):
        return self.layer(x) * 2


def unused(x):
    return x @ x
"""


def _package(folder: Path) -> Path:
    (folder / "package").mkdir()
    (folder / "package" / "__init__.py").write_text("")
    (folder / "package" / "nets.py").write_text(_NETS)
    (folder / "package" / "parts.py").write_text(_PARTS)
    (folder / "package" / "never.py").write_text("thing = undefined()\n")
    script = folder / "program.py"
    script.write_text(_PROGRAM)
    return script


def test_cut_and_whole_program_give_the_same_shapes(tmp_path: Path) -> None:
    script = _package(tmp_path)
    shapes = {}
    for whole in (40, 1):
        report = check([script], settings=Settings(whole=whole), annotate=True)
        assert not report.findings and report.summary.not_analysed == 0
        shapes[whole] = {
            (one.span.line, one.span.column): one.shapes
            for one in report.annotations
            if one.span.file == str(script)
        }
    assert shapes[1] == shapes[40]
    assert ("(2, 5)",) in shapes[1].values()


def test_an_error_in_the_cut_program_is_found(tmp_path: Path) -> None:
    script = _package(tmp_path)
    script.write_text(_PROGRAM.replace("(2, 3)", "(2, 4)"))
    report = check([script], settings=Settings(whole=1))
    assert [finding.rule for finding in report.findings] == ["linear-in-features"]


def test_what_nobody_needs_is_not_read(tmp_path: Path) -> None:
    script = _package(tmp_path)
    report = check([script], settings=Settings(whole=1))
    assert report.summary.files == 3


_BOUND_TWICE = """\
from torch import nn


class Squeeze(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.layer = nn.Linear(width, 7)

    def forward(self, x):
        return self.layer(x)


Excite = Squeeze
"""


def test_a_class_is_kept_by_another_name_that_it_is_bound_to(tmp_path: Path) -> None:
    script = _package(tmp_path)
    (tmp_path / "package" / "parts.py").write_text(_PARTS + _BOUND_TWICE.split("\n", 1)[1])
    script.write_text(
        "import torch\nfrom package.nets import build\nfrom package.parts import Excite\n"
        "y = Excite(3)(torch.zeros(2, 3))\n"
    )
    report = check([script], settings=Settings(whole=1), annotate=True)
    assert not report.findings and report.summary.not_analysed == 0
    own = [one for one in report.annotations if one.span.file == str(script)]
    assert ("(2, 7)",) in [one.shapes for one in own]


def test_a_function_that_was_left_out_is_counted_and_gives_what_is_unknown(tmp_path: Path) -> None:
    script = _package(tmp_path)
    (tmp_path / "package" / "parts.py").write_text(
        _PARTS + "\n\nclass Chosen:\n    def way_one(self, x):\n        return x\n"
    )
    script.write_text(
        "import torch\nfrom package.nets import build\nfrom package.parts import Chosen\n"
        'y = getattr(Chosen(), "way_" + "one")(torch.zeros(2, 3))\n'
        "z = torch.zeros(2, 3) @ torch.zeros(4, 5)\n"
    )
    report = check([script], settings=Settings(whole=1))
    assert [finding.rule for finding in report.findings] == ["matmul-inner-dimensions"]
    assert report.summary.not_analysed == 1
    assert [gap.kind for gap in report.gaps] == ["not-analysed"]


_ALONE = """\
from torch import nn


def table():
    return helper() + 1


def helper():
    return 2


class Block(nn.Module):
    def forward(self, x):
        return self.part(x)

    def part(self, x):
        return scaled(x)

    def unused(self, x):
        return x


def scaled(x):
    return x * TABLE


def never(x):
    return Block()(x)


class Left(nn.Module):
    def forward(self, x):
        return never(x)


TABLE = table()
"""


def test_of_a_module_that_is_called_what_can_be_called_by_name_is_kept() -> None:
    facts = facts_of_source(_ALONE, file="alone.py", module="alone", is_package=False)
    outlines = {"alone": outline_of(facts)}
    kept = {}
    for names in ((), ("Block",), ("Left",)):
        part = cut([], outlines.get, ["forward"], called={"alone": names})
        functions = {str(row[0]) for row in part.facts.rows("FunctionBlock")}
        kept[names] = {function.partition(":")[2] for function in functions} - {"<module>"}
        assert part.facts.rows("StoreGlobal") == facts.rows("StoreGlobal")  # the body is whole
    assert kept[()] == {"table", "helper"}
    assert kept[("Block",)] == {"table", "helper", "Block.forward", "Block.part", "scaled"}
    assert kept[("Left",)] == kept[("Block",)] | {"Left.forward", "never"}
