"""Convolutions and transposed convolutions against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Symbol, T, Unknown, function, layer, t
from library import disagreements

CALLS = [
    layer("Conv2d", 3, 8, 3, to=t(2, 3, 32, 32)),
    layer("Conv2d", 3, 8, 3, padding=1, to=t(2, 3, 32, 32)),
    layer("Conv2d", 3, 8, 3, to=t(3, 32, 32)),
    layer("Conv2d", 3, 8, (3, 5), (2, 1), (1, 2), to=t(2, 3, 31, 32)),
    layer("Conv2d", 3, 8, 3, stride=2, padding=3, dilation=2, to=t(2, 3, 31, 32)),
    layer("Conv2d", 4, 8, 3, groups=2, to=t(2, 4, 9, 9)),
    layer("Conv2d", 4, 8, 3, groups=3, to=t(2, 4, 9, 9)),
    layer("Conv2d", 6, 8, 3, groups=3, to=t(2, 6, 9, 9)),
    layer("Conv2d", 4, 8, 3, to=t(2, 3, 9, 9)),
    layer("Conv2d", 3, 8, 3, to=t(9, 9)),
    layer("Conv2d", 3, 8, 3, to=t(1, 2, 3, 9, 9)),
    layer("Conv2d", 3, 8, 10, to=t(2, 3, 9, 9)),
    layer("Conv2d", 3, 8, 9, to=t(2, 3, 9, 9)),
    layer("Conv2d", 3, 8, 10, padding=1, to=t(2, 3, 9, 9)),
    layer("Conv2d", 3, 8, 3, padding="same", to=t(2, 3, 9, 7)),
    layer("Conv2d", 3, 8, 4, padding="same", dilation=2, to=t(2, 3, 9, 7)),
    layer("Conv2d", 3, 8, 3, padding="valid", to=t(2, 3, 9, 7)),
    layer("Conv2d", 3, 8, 3, padding="same", stride=2, to=t(2, 3, 9, 7)),
    layer("Conv2d", 3, 8, 3, padding=1, padding_mode="circular", to=t(2, 3, 9, 7)),
    layer("Conv2d", 3, 8, 3, to=t(0, 3, 9, 7)),
    layer("Conv1d", 3, 8, 3, to=t(2, 3, 9)),
    layer("Conv1d", 3, 8, 3, 2, to=t(3, 9)),
    layer("Conv1d", 3, 8, 3, 2, to=t(3, 3, 9, 9)),
    layer("Conv1d", 3, 8, 3, padding="same", to=t(2, 3, 9)),
    layer("Conv1d", 3, 8, 12, padding=1, to=t(2, 3, 9)),
    layer("Conv3d", 3, 8, 3, to=t(2, 3, 9, 8, 7)),
    layer("Conv3d", 3, 8, (1, 2, 3), stride=(3, 2, 1), padding=(0, 1, 2), to=t(2, 3, 9, 8, 7)),
    layer("Conv3d", 3, 8, 3, to=t(2, 4, 9, 8, 7)),
    layer("Conv3d", 3, 8, 3, to=t(9, 8, 7)),
    layer("LazyConv2d", 8, 3, to=t(2, 5, 9, 9)),
    layer("ConvTranspose2d", 4, 8, 3, to=t(2, 4, 9, 7)),
    layer("ConvTranspose2d", 4, 8, 4, 2, 1, to=t(2, 4, 9, 7)),
    layer("ConvTranspose2d", 4, 8, 3, stride=2, padding=1, output_padding=1, to=t(4, 9, 7)),
    layer("ConvTranspose2d", 4, 8, 3, stride=2, padding=1, output_padding=2, to=t(4, 9, 7)),
    layer(
        "ConvTranspose2d",
        4,
        8,
        3,
        stride=(3, 2),
        dilation=(2, 3),
        output_padding=(2, 1),
        to=t(1, 4, 9, 7),
    ),
    layer("ConvTranspose2d", 4, 8, 3, to=t(2, 5, 9, 7)),
    layer("ConvTranspose2d", 4, 8, 3, groups=4, to=t(2, 4, 9, 7)),
    layer("ConvTranspose2d", 4, 8, 3, groups=3, to=t(2, 4, 9, 7)),
    layer("ConvTranspose2d", 4, 8, 1, padding=5, to=t(2, 4, 3, 3)),
    layer("ConvTranspose1d", 4, 8, 3, 2, to=t(2, 4, 9)),
    layer("ConvTranspose3d", 4, 8, 3, 2, to=t(2, 4, 3, 4, 5)),
    layer("ConvTranspose2d", 4, 8, 3, stride=2, padding=1, to=(t(2, 4, 9, 7), (18, 14))),
    function("torch.nn.functional.conv2d", t(2, 3, 9, 9), t(8, 3, 3, 3)),
    function("torch.nn.functional.conv2d", t(2, 3, 9, 9), t(8, 3, 3, 3), None, 2, 1),
    function("torch.nn.functional.conv2d", t(2, 3, 9, 9), t(8, 4, 3, 3)),
    function("torch.nn.functional.conv2d", t(2, 4, 9, 9), t(8, 2, 3, 3), groups=2),
    function("torch.nn.functional.conv2d", t(2, 4, 9, 9), t(8, 4, 3, 3), groups=2),
    function("torch.nn.functional.conv2d", t(2, 4, 9, 9), t(7, 2, 3, 3), groups=2),
    function("torch.nn.functional.conv2d", t(2, 4, 9, 9), t(8, 4, 3, 3), padding="same"),
    function("torch.conv1d", t(2, 4, 9), t(8, 4, 3), stride=2),
    function("torch.nn.functional.conv3d", t(2, 4, 5, 6, 7), t(8, 4, 3, 3, 3), dilation=2),
    function("torch.nn.functional.conv_transpose2d", t(2, 4, 9, 9), t(4, 8, 3, 3), stride=2),
    function("torch.nn.functional.conv_transpose2d", t(2, 4, 9, 9), t(4, 2, 3, 3), groups=2),
    function("torch.nn.functional.conv_transpose2d", t(2, 4, 9, 9), t(3, 2, 3, 3)),
    function("torch.nn.functional.conv_transpose1d", t(2, 4, 9), t(4, 2, 3), None, 2, 1, 1),
]


def test_torch_agrees() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    good, channels, kernel, same = analyse([CALLS[1], CALLS[8], CALLS[11], CALLS[17]])
    assert good.results == ((2, 8, 32, 32),) and not good.broken and not good.open
    assert {
        "conv-in-channels",
        "conv-rank",
        "conv-kernel-too-large",
        "conv-groups",
    } <= good.satisfied
    assert channels.broken == {"conv-in-channels"} and channels.results == ((2, 8, 7, 7),)
    assert kernel.broken == {"conv-kernel-too-large"}
    assert same.broken == {"conv-same-stride"}


def test_symbolic_and_unknown() -> None:
    batch, size = Symbol("N"), Symbol("S")
    outcomes = analyse(
        [
            layer("Conv2d", 3, 8, 3, padding=1, to=t(batch, 3, 32, 32)),
            layer("Conv2d", 3, 8, 3, to=t(batch, 3, size, 32)),
            layer("Conv2d", size, 8, 3, to=t(batch, 3, 8, 8)),
            layer("Conv2d", 3, 8, 3, to=Unknown()),
            layer("Conv2d", 3, 8, 3, to=T((5, 32, 32), unranked=True)),
            layer("Conv2d", 3, Unknown(), Unknown(), to=t(2, 3, 32, 32)),
            layer("ConvTranspose2d", 3, 8, 2, 2, to=t(batch, 3, size, 32)),
            function("torch.nn.functional.conv2d", Unknown(), Unknown()),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert results[0] == (("N", 8, 32, 32),)
    assert results[1][0][0::3] == ("N", 30) and "S" in str(results[1][0][2])
    assert outcomes[1].open == {"conv-kernel-too-large"}
    assert outcomes[2].open >= {"conv-in-channels"}
    assert results[3][0][:2] == ("...", 8) and len(results[3][0]) == 4
    assert outcomes[4].broken == {"conv-in-channels"} and results[4] == (("...", 8, 30, 30),)
    assert results[5][0][:2] == (2, "?") and not outcomes[5].broken
    assert len(results[6]) == 1 and results[6][0][3] == 64
    assert len(results[7]) == 1 and len(results[7][0]) == 4
