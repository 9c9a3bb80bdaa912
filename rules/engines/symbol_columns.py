"""The columns that derived rows have their values in, and how these are written there."""

from __future__ import annotations

from clingo.symbol import Symbol, SymbolType
from shapelog.rules.engines.clingo_names import constructor
from shapelog.rules.engines.column_names import (
    ANYTHING,
    column_name,
    constructor_value,
    field_name,
    text_value,
)
from shapelog.rules.engines.lines import Place


def column_at(place: Place) -> str:
    """The column that has what is at the place."""
    return field_name(*place.inside[-1]) if place.inside else column_name(*place[:2])


def symbol_value(symbol: Symbol) -> str:
    """How the value is written that is followed of a symbol."""
    if symbol.type is SymbolType.String:
        return text_value(symbol.string)
    if symbol.type is SymbolType.Function and symbol.name:
        return constructor_value(symbol.name.removeprefix(constructor("")))
    return ANYTHING
