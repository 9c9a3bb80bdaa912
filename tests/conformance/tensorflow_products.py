"""Calls of TensorFlow that multiply and take apart matrices, and of its signals."""

from __future__ import annotations

from calls import Call, T, function
from drawing import POSITIVE, SIZES, Draw, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import FLOATING, REAL, family, ranked, shape, tensor, tensors

WHOLE = ["float32", "float32", "float64"]


@family
def _matmul(draw: Draw) -> Call:
    of = one(draw, *FLOATING, "int32")
    rows, shared, columns = (draw(SIZES) for _ in range(3))
    outer = shape(draw, 0, 2)
    other = one(draw, outer, outer, outer[1:], shape(draw, 0, 1))
    first, second = [rows, shared], [shared, columns]
    flags = some(draw, transpose_a=lambda: True, transpose_b=lambda: True)
    if chance(draw, 10):
        flags = some(draw, adjoint_a=lambda: True, adjoint_b=lambda: True)
    if any(name.endswith("_a") for name in flags):
        first.reverse()
    if any(name.endswith("_b") for name in flags):
        second.reverse()
    if chance(draw, 8):
        second[0] = draw(SIZES)
    if chance(draw, 15):
        del second[1]
    left, right = tensor(*outer, *first, of=of), tensor(*other, *second, of=of)
    return function(
        one(draw, "tensorflow.matmul", "tensorflow.linalg.matmul"), left, right, **flags
    )


@family
def _matvec(draw: Draw) -> Call:
    rows, shared = draw(POSITIVE), draw(POSITIVE)
    outer = shape(draw, 0, 1)
    flags = some(draw, transpose_a=lambda: True)
    first = (shared, rows) if flags else (rows, shared)
    if chance(draw, 8):
        shared += 1
    return function(
        "tensorflow.linalg.matvec", tensor(*outer, *first), tensor(*outer, shared), **flags
    )


@family
def _tensordot(draw: Draw) -> Call:
    shared = list(shape(draw, 1, 2))
    free = shape(draw, 0, 2)
    others = shape(draw, 0, 2)
    count = len(shared)
    wrong = [shared[0] + 1, *shared[1:]] if chance(draw, 8) else shared
    if chance(draw, 2):
        left, right = tensor(*free, *shared), tensor(*wrong, *others)
        return function(
            one(draw, "tensorflow.tensordot", "tensorflow.linalg.tensordot"), left, right, count
        )
    left, right = tensor(*shared, *free), tensor(*others, *wrong)
    where = [list(range(count)), list(range(len(others), len(others) + count))]
    return function("tensorflow.tensordot", left, right, axes=where)


@family
def _einsum(draw: Draw) -> Call:
    a, b, c, d = shape(draw, 4, 4)
    wrong = chance(draw, 6)
    equation, shapes = one(
        draw,
        ("ij,jk->ik", [(a, b), (b + wrong, c)]),
        ("bij,bjk->bik", [(d, a, b), (d + wrong, b, c)]),
        ("ij->ji", [(a, b)]),
        ("ij,ij->i", [(a, b), (a, b + wrong)]),
        ("ij,j", [(a, b), (b + wrong,)]),
        ("ii", [(a, a + wrong)]),
        ("...ij,...jk->...ik", [(d, a, b), (b + wrong, c)]),
        ("bhqd,bhkd->bhqk", [(a, b, c, d), (a, b, 3, d + wrong)]),
    )
    name = one(draw, "tensorflow.einsum", "tensorflow.linalg.einsum")
    return function(name, equation, *(tensor(*each) for each in shapes))


@family
def _cross(draw: Draw) -> Call:
    given = tensor(*shape(draw, 0, 2), 3 + chance(draw, 8))
    other = tensor(*shape(draw), 3) if chance(draw, 8) else given
    return function("tensorflow.linalg.cross", given, other)


def squares(draw: Draw, of: str = "definite") -> T:
    """Mostly square matrices, or batches of them."""
    size = draw(POSITIVE)
    sizes = [*shape(draw, 0, 2), size + chance(draw, 8), size]
    if chance(draw, 20):
        sizes = sizes[-1:]
    return tensor(*sizes, of=of)


@family
def _square_matrices(draw: Draw) -> Call:
    names = """inv cholesky det expm logdet slogdet eigh eigvalsh eig eigvals sqrtm trace diag_part
    tensor_diag_part logm lu""".split()
    name = one(draw, *names)
    given = squares(draw)
    if name in ("logm", "sqrtm") and given.element == "definite" and name == "logm":
        return function("tensorflow.linalg.logm", tensor(*given.shape, of="complex64"))
    return function("tensorflow.linalg." + name, given)


@family
def _traces(draw: Draw) -> Call:
    name = one(
        draw, "tensorflow.linalg.trace", "tensorflow.linalg.diag_part", "tensorflow.linalg.adjoint"
    )
    return function(name, tensors(draw, 2, 4, of=["float32", "int32"]))


@family
def _decompositions(draw: Draw) -> Call:
    given = ranked(draw, one(draw, 2, 2, 3), WHOLE)
    name = one(draw, "qr", "svd", "pinv", "matrix_rank")
    if name == "qr":
        return function("tensorflow.linalg.qr", given, **some(draw, full_matrices=lambda: True))
    if name == "svd":
        more = some(draw, full_matrices=lambda: True, compute_uv=lambda: False)
        return function(one(draw, "tensorflow.linalg.svd"), given, **more)
    return function("tensorflow.linalg." + name, given)


@family
def _systems(draw: Draw) -> Call:
    given = squares(draw)
    rows = given.shape[-2] if len(given.shape) > 1 else 2
    rhs = tensor(*given.shape[:-2], rows + chance(draw, 8), draw(POSITIVE))
    name = one(draw, "solve", "triangular_solve", "lstsq", "cholesky_solve")
    return function("tensorflow.linalg." + name, given, rhs)


@family
def _bands(draw: Draw) -> Call:
    given = ranked(draw, one(draw, 2, 3), REAL)
    return function("tensorflow.linalg.band_part", given, one(draw, -1, 0, 1), one(draw, -1, 0))


@family
def _diagonals(draw: Draw) -> Call:
    name = one(draw, "diag", "tensor_diag", "set_diag")
    if name == "set_diag":
        given = ranked(draw, one(draw, 2, 3), ["float32"])
        least = min(given.shape[-2:], default=1) + chance(draw, 8)
        return function("tensorflow.linalg.set_diag", given, tensor(*given.shape[:-2], least))
    return function("tensorflow.linalg." + name, tensors(draw, 1, 2, of=["float32", "int32"]))


@family
def _transforms(draw: Draw) -> Call:
    name = one(draw, "fft", "ifft", "fft2d", "ifft2d", "rfft", "irfft", "fftshift", "dct")
    if name in ("fft", "ifft", "fft2d", "ifft2d"):
        given = ranked(draw, one(draw, 2, 3), ["complex64"])
        return function("tensorflow.signal." + name, given)
    if name == "irfft":
        given = tensor(*shape(draw, 0, 1), draw(st.sampled_from([3, 4, 5])), of="complex64")
        return function("tensorflow.signal.irfft", given, **some(draw, fft_length=lambda: [6]))
    given = tensors(draw, 1, 2, of=["float32"], sizes=st.sampled_from([2, 3, 4, 5, 8]))
    more = some(draw, fft_length=lambda: [one(draw, 4, 8)]) if name == "rfft" else {}
    return function("tensorflow.signal." + name, given, **more)


@family
def _frames(draw: Draw) -> Call:
    given = tensor(*shape(draw, 0, 1), one(draw, 8, 10, 16, 3))
    length, step = one(draw, 4, 2, 5), one(draw, 1, 2, 3)
    if chance(draw, 2):
        return function(
            "tensorflow.signal.stft", given, length, step, **some(draw, fft_length=lambda: 8)
        )
    return function(
        "tensorflow.signal.frame", given, length, step, **some(draw, pad_end=lambda: True)
    )
