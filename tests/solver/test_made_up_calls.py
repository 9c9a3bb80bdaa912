"""What refuses the defaults of a call that nobody wrote is no finding; what the program passes is."""

from __future__ import annotations

from pathlib import Path

from shapelog.pipeline import check
from shapelog.scan.analysis import Analyser
from shapelog.scan.discovery import discover
from shapelog.scan.store import Store
from shapelog.settings import Settings

REFUSED = """
from torch import nn


class Aligner(nn.Module):
    def __init__(self, dim, features=0, heads=3, size=100, widths=()):
        super().__init__()
        assert features > 0
        assert size % heads == 0, "heads"
        self.first = nn.Linear(3, 4)
        self.layer = nn.Linear(widths[0], features)
        self.other = Inside(features, widths)

    def forward(self, x):
        return self.layer(self.first(x))


class Inside(nn.Module):
    def __init__(self, features, widths):
        super().__init__()
        assert features > 0
        self.layer = nn.Linear(widths[-1], features)

    def forward(self, x):
        return self.layer(x)
"""
CHOSEN = """
from torch import nn


class Unet(nn.Module):
    def __init__(self, channels=1, up=None, down=None):
        super().__init__()
        if up is None:
            up = []
        if down is None:
            down = []
        if not len(down) == len(up) + 1:
            raise ValueError("down must be 1 item longer than up")
        self.conv = nn.Conv2d(channels, down[0], 3)

    def forward(self, x):
        return self.conv(x)


class Patches(nn.Module):
    def __init__(self, *parts, grid=(4, 4), apart=True):
        super().__init__()
        if apart and len(parts) != grid[0] * grid[1]:
            raise ValueError("one part for each place")
        self.parts = nn.ModuleList(parts)

    def forward(self, x):
        return self.parts[0](x)
"""
MASKED = """
import torch
from torch import nn


class Imputer(nn.Module):
    def __init__(self, configs):
        super().__init__()
        self.task = configs.task

    def fill(self, x, mask):
        return torch.sum(x, dim=1) / torch.sum(mask == 1, dim=1)

    def forward(self, x, mask=None):
        if self.task == "imputation":
            return self.fill(x, mask)
        return x


def wrong(x, parts=3):
    return torch.sum(torch.tensor(parts) == 1, dim=1)
"""
NONE = """
import torch
from torch import nn


class Both(nn.Module):
    def __init__(self, width=3):
        super().__init__()
        self.first = nn.Linear(4, 6)

    def forward(self, x, other=None, angle=0.0):
        return self.first(other) + torch.cos(angle) + x
"""
GIVEN = """
import torch
from torch import nn


class Both(nn.Module):
    def __init__(self, width=3):
        super().__init__()
        self.first = nn.Linear(4, 6)

    def forward(self, x):
        return self.turned(x, 0.0)

    def turned(self, x, angle):
        return self.first(torch.zeros(2, 4)) + torch.cos(angle)
"""
NEVER = """
import torch
from torch import nn


class Odd(nn.Module):
    def __init__(self, width=3):
        super().__init__()
        self.first = nn.Linear(4, 6)
        self.second = nn.Linear(6, 3)

    def forward(self, x):
        y = self.second(self.first(torch.zeros(2, 4)))
        assert y.shape[1] == 5
        return y
"""
SLICED = """
from torch import nn


class Masked(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.layer = nn.Linear(3, 4)

    def forward(self, mask, *args):
        assert len(args[1:]) >= 1, "at least two more"
        return self.layer(mask)
"""
SEVERAL = """
import keras


class Normed(keras.layers.Layer):
    def build(self, input_shape):
        if isinstance(input_shape, tuple) and len(input_shape) == 2 and isinstance(input_shape[0], tuple):
            shape, _ = input_shape
        elif isinstance(input_shape, tuple) and len(input_shape) >= 3:
            shape = input_shape
        else:
            raise ValueError("which shapes are these?")
        self.w = self.add_weight(shape=(shape[-1], 3))

    def call(self, inputs):
        return keras.ops.matmul(inputs[0], self.w)


class Outer(keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.first = Normed()

    def call(self, inputs):
        x, mask = inputs
        return self.first((x, mask[:, ::2]))
"""
KEYWORDS = """
from torch import nn


class Adapter(nn.Module):
    def __init__(self, base, name, rank: int = 0):
        super().__init__()
        self.update(name, rank)

    def update(self, name, rank):
        if rank <= 0:
            raise ValueError("rank")
        self.first = nn.Linear(3, rank)

    def forward(self, x):
        return self.first(x)


class Derived(Adapter):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)


class Twice(Adapter):
    def __init__(self, base, name, rank: int = 0, **kwargs):
        nn.Module.__init__(self)
        self.update(name, rank, **kwargs)

    def update(self, *args, **kwargs):
        Adapter.update(self, *args, **kwargs)


def dispatched(target, name, derived, **kwargs):
    if derived:
        return Derived(target, name, **kwargs)
    return Twice(target, name, **kwargs) if target else Adapter(target, name, **kwargs)
"""
LACKING = """
import torch
from torch import nn

MAKERS = {}


def register(maker):
    MAKERS[maker.__name__] = maker
    return maker


@register
def make(**options):
    return nn.Linear(**options)


def make_another(*sizes, **options):
    return nn.Conv2d(*sizes, **options)


class Wrapped(nn.Module):
    def __init__(self, **options):
        super().__init__()
        self.inner = nn.Linear(**options)

    def forward(self, x):
        return self.inner(x)


print(MAKERS["make"](in_features=4, out_features=2)(torch.zeros(2, 4)).shape)
"""
LACKS = """
from torch import nn


def make(**options):
    return nn.Linear(**options)


def made():
    return make(in_features=3)
"""
GATHERED = """
from torch import nn


class Windows(nn.Module):
    def __init__(self, width=8, depth=12, whole=(2, 5, 8, 11), keeps=True):
        super().__init__()
        windows = [place for place in range(depth) if place not in whole]
        if keeps:
            assert len(windows) == 0, "no windows"
        self.first = nn.Linear(3, width)

    def forward(self, x):
        return self.first(x)
"""
APART = """
import torch


def lags(low, high):
    return torch.zeros(5, 9)[:, low:high].max(dim=-1)
"""
OWN = """
from torch import nn


class Attention(nn.Module):
    def __init__(self, dim, heads=8):
        super().__init__()
        assert dim % heads == 0, "heads"
        self.heads = heads

    def forward(self, x):
        return x


class Network(nn.Module):
    def __init__(self, classes=10):
        super().__init__()
        self.attention = Attention(100)
        widths = (3, 4)
        self.last = nn.Linear(widths[2], classes)

    def forward(self, x):
        return self.last(self.attention(x))
"""


def _rules(path: Path, text: str) -> list[list[str]]:
    """Return the rules that fail when a script is checked, and when its folder is scanned."""
    path.write_text(text, encoding="utf-8")
    checked = check([path])
    (unit,) = discover([path.parent]).units
    scanned = Analyser(Store(None), "scan", Settings()).analyse(unit).report
    return [sorted(one.rule for one in report.failures) for report in (checked, scanned)]


def test_defaults_that_are_refused(tmp_path: Path) -> None:
    assert _rules(tmp_path / "refused.py", REFUSED) == [[], []]


def test_what_defaults_decide_or_nobody_gave(tmp_path: Path) -> None:
    assert _rules(tmp_path / "chosen.py", CHOSEN)[1] == []


def test_defaults_that_are_no_tensors(tmp_path: Path) -> None:
    assert _rules(tmp_path / "none.py", NONE)[1] == []


def test_items_of_what_is_open(tmp_path: Path) -> None:
    assert _rules(tmp_path / "sliced.py", SLICED)[1] == []
    folder = tmp_path / "other"
    folder.mkdir()
    assert _rules(folder / "several.py", SEVERAL)[1] == []


def test_keywords_that_may_be_passed(tmp_path: Path) -> None:
    assert _rules(tmp_path / "keywords.py", KEYWORDS)[1] == []


def test_keywords_that_nobody_passes(tmp_path: Path) -> None:
    assert _rules(tmp_path / "lacking.py", LACKING) == [[], []]


def test_keywords_that_are_not_all_passed(tmp_path: Path) -> None:
    assert _rules(tmp_path / "lacks.py", LACKS) == [["layer-argument"], ["layer-argument"]]


def test_what_is_compared_with_a_default(tmp_path: Path) -> None:
    assert _rules(tmp_path / "masked.py", MASKED)[1] == ["dimension-out-of-range"]


def test_what_is_gathered_by_defaults(tmp_path: Path) -> None:
    assert _rules(tmp_path / "gathered.py", GATHERED)[1] == []


def test_no_two_arguments_are_the_same(tmp_path: Path) -> None:
    assert _rules(tmp_path / "apart.py", APART)[1] == []


def test_numbers_that_the_program_passes_for_tensors(tmp_path: Path) -> None:
    assert _rules(tmp_path / "given.py", GIVEN)[1] == ["tensor-expected"]


def test_what_fails_whatever_is_given(tmp_path: Path) -> None:
    assert _rules(tmp_path / "never.py", NEVER)[1] == ["assertion-fails"]


def test_what_the_program_passes_itself(tmp_path: Path) -> None:
    rules = ["assertion-fails", "item-out-of-range"]
    assert _rules(tmp_path / "own.py", OWN) == [rules, rules]
