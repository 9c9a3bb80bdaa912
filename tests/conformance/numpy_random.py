"""Random numbers of NumPy: functions, and methods of generators."""

from __future__ import annotations

from typing import Any

from calls import Call, Made, T, function, method
from drawing import Draw, chance, one, some
from numpy_drawing import (
    family,
    floats,
    shape,
)

SAMPLED = {
    "normal": 2, "uniform": 2, "laplace": 2, "gumbel": 2, "logistic": 2, "lognormal": 2,
    "beta": 2, "gamma": 2, "exponential": 1, "poisson": 1, "chisquare": 1, "rayleigh": 1,
    "standard_gamma": 1, "standard_t": 1, "weibull": 1, "pareto": 1, "power": 1, "wald": 2,
    "vonmises": 2, "f": 2, "geometric": 1, "binomial": 2, "negative_binomial": 2, "zipf": 1,
    "logseries": 1, "triangular": 3, "hypergeometric": 3,
}  # fmt: skip
PARAMETERS = {"geometric": [0.5], "logseries": [0.5], "binomial": [5, 0.5], "negative_binomial": [5, 0.5],
              "zipf": [2.5], "triangular": [0, 1, 2], "hypergeometric": [5, 5, 3]}  # fmt: skip


def sampler(draw: Draw, name: str, old: bool, *arguments: Any, **keywords: Any) -> Call:
    """As a function of numpy.random, a method of a generator or of a RandomState."""
    if old and chance(draw, 2):
        if chance(draw, 3):
            return method(name, Made("numpy.random.RandomState", (0,)), *arguments, **keywords)
        return function("numpy.random." + name, *arguments, **keywords)
    return method(name, Made("numpy.random.default_rng", (0,)), *arguments, **keywords)


@family
def _random(draw: Draw) -> Call:
    name = one(draw, *SAMPLED)
    given = PARAMETERS.get(name, [1.5] * SAMPLED[name])
    if name not in PARAMETERS and chance(draw, 4):
        given = [one(draw, floats(3), floats(2, 3), 1.5, floats(4)) for _ in given]
        given = [
            T(each.shape, "positive", "numpy") if isinstance(each, T) else each for each in given
        ]
    sizes = some(draw, size=lambda: one(draw, shape(draw), 3, None, (2, 3)))
    return sampler(draw, name, True, *given, **sizes)


@family
def _random_numbers(draw: Draw) -> Call:
    name = one(
        draw,
        "random",
        "standard_normal",
        "standard_exponential",
        "standard_cauchy",
        "integers",
        "randint",
        "rand",
        "randn",
        "choice",
        "permutation",
        "shuffle",
        "permuted",
        "dirichlet",
        "multinomial",
        "multivariate_normal",
    )
    size = one(draw, shape(draw), 3, None, (2, 3))
    if name in ("rand", "randn"):
        return function("numpy.random." + name, *shape(draw))
    if name in ("integers", "randint"):
        bounds = one(draw, [5], [1, 5])
        keywords = some(draw, size=lambda: size)
        if name == "integers":
            return sampler(draw, name, False, *bounds, **keywords)
        return function("numpy.random.randint", *bounds, **keywords)
    if name == "choice":
        given = one(draw, 5, [1, 2, 3], floats(4), floats(4, 2))
        return sampler(draw, name, True, given, **some(draw, size=lambda: size))
    if name in ("permutation", "shuffle", "permuted"):
        given = floats(*shape(draw, 1)) if name != "permutation" or chance(draw, 2) else 5
        return sampler(draw, name, name != "permuted", given)
    if name == "dirichlet":
        return sampler(draw, name, True, [1.0, 2.0, 3.0], **some(draw, size=lambda: size))
    if name == "multinomial":
        return sampler(draw, name, True, 5, [0.5, 0.5], **some(draw, size=lambda: size))
    if name == "multivariate_normal":
        return sampler(
            draw, name, True, [0.0, 0.0], [[1.0, 0.0], [0.0, 1.0]], **some(draw, size=lambda: size)
        )
    return sampler(draw, name, True, *one(draw, [], [size]))
