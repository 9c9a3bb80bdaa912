"""Linear systems, chains of products, combinations and spectra against torch."""

from __future__ import annotations

from analysis import analyse
from calls import I, Symbol, function, method, t
from library import disagreements

L = "torch.linalg."
CALLS = [
    function(L + "solve_ex", t(3, 3), t(3, 2)),
    function(L + "solve_ex", t(3, 3), t(3)),
    function(L + "solve_ex", t(5, 3, 3), t(5, 3)),
    function(L + "solve_ex", t(5, 3, 3), t(3, 2)),
    function(L + "solve_ex", t(5, 3, 3), t(1, 3, 2)),
    function(L + "solve_ex", t(3, 3), t(5, 3, 2)),
    function(L + "solve_ex", t(3, 4), t(3, 2)),
    function(L + "solve_ex", t(3, 3), t(4, 2)),
    function(L + "solve_ex", t(3, 3), t(2, 3), left=False),
    function(L + "solve_ex", t(5, 3, 3), t(4, 3, 2)),
    function(L + "solve_triangular", t(3, 3), t(3, 2), upper=True),
    function(L + "solve_triangular", t(5, 3, 3), t(3, 2), upper=False),
    function(L + "solve_triangular", t(3, 3), t(2, 3), upper=True, left=False),
    function(L + "solve_triangular", t(3, 3), t(2, 2), upper=True),
    function(L + "multi_dot", (t(3, 4), t(4, 5), t(5, 6))),
    function(L + "multi_dot", (t(4), t(4, 5), t(5))),
    function(L + "multi_dot", (t(3, 4), t(4, 5), t(6, 6))),
    function(L + "multi_dot", (t(3, 4),)),
    function(L + "vander", t(4)),
    function(L + "vander", t(2, 4), N=3),
    function("torch.vander", t(4), 3),
    function("torch.vander", I(4)),
    function("torch.vander", t(2, 4)),
    function(L + "norm", t(3, 4)),
    function(L + "norm", t(3, 4), dim=1),
    function(L + "vector_norm", t(3, 4), 2, 0, True),
    function(L + "vector_norm", t(3, 4), dim=(0, 1)),
    function(L + "matrix_norm", t(5, 3, 4)),
    function(L + "matrix_norm", t(5, 3, 4), keepdim=True),
    function(L + "matrix_norm", t(5, 3, 4), "fro", (0, 1)),
    function(L + "matrix_norm", t(5)),
    function("torch.block_diag", t(2, 3), t(4), t()),
    function("torch.block_diag", t(2, 3), I(4, 1)),
    function("torch.block_diag", t(2, 3, 4)),
    function("torch.cartesian_prod", t(2), t(3), t(4)),
    function("torch.cartesian_prod", t(2)),
    function("torch.cartesian_prod", t(2), t(3, 1)),
    function("torch.combinations", t(5)),
    function("torch.combinations", t(5), 3),
    function("torch.combinations", t(2), 3),
    function("torch.combinations", t(5), 3, with_replacement=True),
    function("torch.combinations", t(5, 2)),
    function("torch.hsplit", t(4, 6), 3),
    function("torch.hsplit", t(6), (2, 4)),
    function("torch.hsplit", t(4, 6), 4),
    function("torch.vsplit", t(4, 6), 2),
    function("torch.vsplit", t(4), 2),
    method("dsplit", t(2, 4, 6), 2),
    function("torch.unravel_index", I(4), (2, 3)),
    function("torch.gradient", t(4, 5)),
    function("torch.gradient", t(4, 5), dim=1),
    function("torch.gradient", t(4, 5), dim=(0, 1)),
    function("torch.stft", t(100), 16, return_complex=True),
    function("torch.stft", t(3, 100), 16, 5, return_complex=True),
    function("torch.stft", t(3, 100), 16, 5, center=False, return_complex=True),
    function("torch.stft", t(3, 100), 16, 5, onesided=False, return_complex=True),
    function("torch.stft", t(3, 100), 16, window=t(16), return_complex=True),
    function("torch.stft", t(3, 100), 16, window=t(12), return_complex=True),
    function("torch.stft", t(3, 100), 16, 4, 12, window=t(12), return_complex=True),
    function("torch.stft", t(3, 100), 16),
    function("torch.stft", t(3, 10), 16, center=False, return_complex=True),
    function("torch.stft", t(2, 3, 100), 16, return_complex=True),
    method("stft", t(100), 16, return_complex=False),
]
#: These work on no tensor of zeros: what the rules say of them is written down here.
SOLVED = [
    (function(L + "solve", t(3, 3), t(3, 2)), (3, 2)),
    (function(L + "solve", t(5, 3, 3), t(5, 3)), (5, 3)),
    (function("torch.cholesky_solve", t(3, 2), t(3, 3)), (3, 2)),
    (function(L + "tensorinv", t(4, 6, 8, 3)), (8, 3, 4, 6)),
    (function(L + "tensorsolve", t(2, 6, 4, 3), t(2, 6)), (4, 3)),
    (function(L + "solve", t(Symbol("N"), 3, 3), t(Symbol("N"), 3, 2)), ("N", 3, 2)),
    (function("torch.stft", t(Symbol("N"), 100), 16, return_complex=True), ("N", 9, 26)),
    (function("torch.istft", t(9, 26, element="complex64"), 16), (100,)),
]


def test_calls_agree_with_torch() -> None:
    assert disagreements(CALLS) == []


def test_systems() -> None:
    for (_, shape), outcome in zip(SOLVED, analyse([call for call, _ in SOLVED]), strict=True):
        assert [str(size) for size in outcome.results[0]] == [str(size) for size in shape]
        assert not outcome.broken
