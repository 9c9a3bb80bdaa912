"""Normalization against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Symbol, T, Unknown, function, layer, t
from library import disagreements

F = "torch.nn.functional."
CALLS = [
    layer("BatchNorm2d", 3, to=t(2, 3, 4, 5)),
    layer("BatchNorm2d", 4, to=t(2, 3, 4, 5)),
    layer("BatchNorm2d", 3, to=t(3, 4, 5)),
    layer("BatchNorm2d", 4, affine=False, to=t(2, 3, 4, 5)),
    layer("BatchNorm2d", 4, affine=False, track_running_stats=False, to=t(2, 3, 4, 5)),
    layer("BatchNorm1d", 3, to=t(2, 3)),
    layer("BatchNorm1d", 3, to=t(2, 3, 5)),
    layer("BatchNorm1d", 5, to=t(2, 3, 5)),
    layer("BatchNorm1d", 5, to=t(2, 5, 5, 5)),
    layer("BatchNorm1d", 5, to=t(5)),
    layer("BatchNorm3d", 3, to=t(2, 3, 4, 5, 6)),
    layer("BatchNorm3d", 3, to=t(2, 4, 4, 5, 6)),
    layer("InstanceNorm2d", 3, to=t(2, 3, 4, 5)),
    layer("InstanceNorm2d", 3, to=t(3, 4, 5)),
    layer("InstanceNorm2d", 4, to=t(2, 3, 4, 5)),
    layer("InstanceNorm2d", 4, affine=True, to=t(2, 3, 4, 5)),
    layer("InstanceNorm2d", 4, to=t(4, 5)),
    layer("InstanceNorm1d", 3, to=t(2, 3, 4)),
    layer("GroupNorm", 2, 4, to=t(2, 4, 5, 5)),
    layer("GroupNorm", 2, 4, to=t(2, 6, 5, 5)),
    layer("GroupNorm", 3, 4, to=t(2, 4, 5, 5)),
    layer("GroupNorm", 2, 4, to=t(2, 4)),
    layer("LayerNorm", 5, to=t(2, 4, 5)),
    layer("LayerNorm", (4, 5), to=t(2, 4, 5)),
    layer("LayerNorm", (4, 6), to=t(2, 4, 5)),
    layer("LayerNorm", 4, to=t(2, 4, 5)),
    layer("LayerNorm", (2, 4, 5), to=t(4, 5)),
    layer("RMSNorm", 5, to=t(2, 4, 5)),
    layer("LocalResponseNorm", 2, to=t(2, 4, 5)),
    function(F + "batch_norm", t(2, 3, 4), t(3), t(3)),
    function(F + "batch_norm", t(2, 3, 4), t(4), t(4)),
    function(F + "batch_norm", t(2, 3, 4), t(3), t(3), t(3), t(2)),
    function(F + "layer_norm", t(2, 3, 4), (4,)),
    function(F + "layer_norm", t(2, 3, 4), (3,)),
    function(F + "group_norm", t(2, 4, 4), 2),
    function(F + "group_norm", t(2, 4, 4), 3),
    function(F + "instance_norm", t(2, 4, 4)),
]


def test_torch_agrees() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    good, features, rank = analyse(CALLS[:3])
    assert good.results == ((2, 3, 4, 5),)
    assert good.satisfied == {"norm-rank", "norm-features", "layer-type", "norm-single-value"}
    assert features.broken == {"norm-features"} and features.results == ((2, 3, 4, 5),)
    assert rank.broken == {"norm-rank"}


def test_symbolic_and_unknown() -> None:
    outcomes = analyse(
        [
            layer("BatchNorm2d", 3, to=t(Symbol("N"), Symbol("C"), 4, 5)),
            layer("BatchNorm2d", 3, to=Unknown()),
            layer("BatchNorm1d", 3, to=T((4, 3), unranked=True)),
            layer("BatchNorm2d", 3, to=T((4, 5, 5), unranked=True)),
            layer("LayerNorm", 3, to=T((4,), unranked=True)),
            layer("LayerNorm", Unknown(), to=t(2, 3)),
        ]
    )
    assert outcomes[0].results == (("N", "C", 4, 5),) and outcomes[0].open == {"norm-features"}
    assert outcomes[1].results == (("...",),) and not outcomes[1].broken
    assert outcomes[2].results == (("...", 4, 3),) and not outcomes[2].broken
    assert outcomes[3].broken == {"norm-features"}
    assert outcomes[4].broken == {"layer-norm-shape"}
    assert outcomes[5].results == ((2, 3),)
