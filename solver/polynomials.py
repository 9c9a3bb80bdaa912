"""Integer terms as polynomials: what cancels is cancelled before Z3 sees it.

Z3 decides linear integer arithmetic; of products of unknowns it may give up. Numbers of elements
are such products, and most of their factors are on both sides of a requirement. A polynomial is a
sum of monomials with integer coefficients over atoms: symbols, unknowns, and what is no sum or
product of those (a remainder, a minimum). Quotients are rounded down, as in Python:
``(c * q + r) // c == q + r // c`` for every integer q and positive c (Graham, Knuth, Patashnik,
Concrete Mathematics, 3.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial, reduce
from math import gcd

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import OPERATIONS, constant, is_integer, leaves, stands_for_many

#: The atoms of a product, each as often as it is a factor, in a fixed order.
Monomial = tuple[Term, ...]
Polynomial = Mapping[Monomial, int]

_MONOMIALS = 64
_KEPT_ANSWERS = 1 << 16


def can_cancel(values: Iterable[Value]) -> bool:
    """Whether equal parts of `values` are the same number: none stands for many rounds."""
    return all(
        is_integer(value) and not any(stands_for_many(leaf) for leaf in leaves(value))
        for value in values
    )


@lru_cache(_KEPT_ANSWERS)
def polynomial(value: Value) -> Polynomial:
    """Return an integer term as a polynomial; of one with too many monomials, an atom."""
    number = constant(value)
    if number is not None:
        return {(): number} if number else {}
    assert isinstance(value, Term)
    if value.name != "Arithmetic":
        return {(value,): 1}
    operator = str(value.arguments[0])
    left, right = polynomial(value.arguments[1]), polynomial(value.arguments[2])
    found: Polynomial | None
    if operator in ("+", "-"):
        found = added(left, right, 1 if operator == "+" else -1)
    elif operator == "*":
        found = _multiplied(left, right)
    elif operator == "//":
        found = _quotient(left, right)
    elif operator == "%":
        found = _remainder(left, right)
    elif operator in OPERATIONS and left == right:
        found = left
    else:
        found = None
    if found is None or len(found) > _MONOMIALS:
        return {(_operation(operator, as_term(left), as_term(right)),): 1}
    return found


def added(left: Polynomial, right: Polynomial, factor: int = 1) -> Polynomial:
    """Return ``left + factor * right``."""
    total = dict(left)
    for monomial, coefficient in right.items():
        total[monomial] = total.get(monomial, 0) + factor * coefficient
    return {monomial: coefficient for monomial, coefficient in total.items() if coefficient}


def divided(total: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """Return ``total / divisor`` if it is a polynomial; the divisor has one monomial."""
    if len(divisor) != 1:
        return {(): 1} if divisor and total == divisor else None
    [(factors, number)] = divisor.items()
    quotient: dict[Monomial, int] = {}
    for monomial, coefficient in total.items():
        rest = _without(monomial, factors)
        if rest is None or coefficient % number:
            return None
        quotient[rest] = coefficient // number
    return quotient


def common_factor(polynomials: Iterable[Polynomial]) -> tuple[Monomial, int]:
    """Return the atoms and the number, at least 1, that divide each monomial of them all."""
    monomials = [each for polynomial in polynomials for each in polynomial.items()]
    if not monomials:
        return (), 1
    shared = reduce(lambda a, b: a & b, (Counter(monomial) for monomial, _ in monomials))
    return _ordered(shared.elements()), gcd(*(coefficient for _, coefficient in monomials))


def as_term(polynomial: Polynomial) -> Value:
    """Return a polynomial as an integer term, the same for equal polynomials."""
    total: Value | None = None
    constants = polynomial.get((), 0)
    for monomial, coefficient in sorted(polynomial.items(), key=lambda item: repr(item[0])):
        if not monomial:
            continue
        product = reduce(partial(_operation, "*"), monomial)
        if coefficient not in (1, -1):
            product = _operation("*", _number(coefficient), product)
        if total is None:
            total = product if coefficient != -1 else _operation("-", _number(0), product)
        else:
            total = _operation("-" if coefficient == -1 else "+", total, product)
    if total is None:
        return _number(constants)
    return total if not constants else _operation("+", total, _number(constants))


def _multiplied(left: Polynomial, right: Polynomial) -> Polynomial | None:
    if len(left) * len(right) > _MONOMIALS:
        return None
    total: dict[Monomial, int] = {}
    for first, one in left.items():
        for second, other in right.items():
            monomial = _ordered((*first, *second))
            total[monomial] = total.get(monomial, 0) + one * other
    return {monomial: coefficient for monomial, coefficient in total.items() if coefficient}


def _quotient(left: Polynomial, right: Polynomial) -> Polynomial | None:
    """A divisor that is no constant is not 0: the program would have ended there."""
    whole = divided(left, right) if right else None
    if whole is not None:
        return whole
    number = _positive(right)
    if number is None:
        return None
    multiple = {each: size // number for each, size in left.items() if size % number == 0}
    rest = {each: size for each, size in left.items() if size % number}
    constants = rest.pop((), 0)
    if constants // number:
        multiple[()] = constants // number
    if constants % number:
        rest[()] = constants % number
    if rest.keys() <= {()}:
        return multiple
    atom = _operation("//", as_term(rest), _number(number))
    return added(multiple, {(atom,): 1})


def _remainder(left: Polynomial, right: Polynomial) -> Polynomial | None:
    if right and divided(left, right) is not None:
        return {}
    number = _positive(right)
    if number is None:
        return None
    rest = {each: size % number for each, size in left.items() if size % number}
    if rest.keys() <= {()}:
        return rest
    return {(_operation("%", as_term(rest), _number(number)),): 1}


def _positive(polynomial: Polynomial) -> int | None:
    number = polynomial.get((), 0)
    return number if number > 0 and polynomial.keys() <= {()} else None


def _without(monomial: Monomial, factors: Monomial) -> Monomial | None:
    rest = list(monomial)
    for factor in factors:
        if factor not in rest:
            return None
        rest.remove(factor)
    return tuple(rest)


def _ordered(atoms: Iterable[Term]) -> Monomial:
    return tuple(sorted(atoms, key=repr))


def _operation(operator: str, left: Value, right: Value) -> Term:
    return Term("Arithmetic", (operator, left, right))


def _number(number: int) -> Term:
    if -(1 << 31) <= number < 1 << 31:
        return Term("Integer", (number,))
    return Term("BigInteger", (str(number),))
