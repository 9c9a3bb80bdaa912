"""How columns and the values in them are written: see ``columns``."""

from __future__ import annotations

#: In a column: whatever there is.
ANYTHING = "*"
#: The column of what functions put strings together from.
SAID = "!"
_KEY = "?"


def column_name(relation: str, index: int) -> str:
    """How a column of a relation is called."""
    return f"{relation}.{index}"


def field_name(constructor: str, index: int) -> str:
    """How the column is called that has a field of all terms with the constructor."""
    return column_name(constructor_value(constructor), index)


def is_field(column: str) -> bool:
    """Whether the column is a field of terms."""
    return column.startswith(constructor_value(""))


def key_name(relation: str, index: int) -> str:
    """How the column is called that has what rows are looked up by (see ``keys``)."""
    return f"{column_name(relation, index)}{_KEY}"


def is_key(column: str) -> bool:
    """Whether rows of a table are looked up by what is in the column."""
    return column.endswith(_KEY)


def text_value(text: str) -> str:
    """How a string is written as a value."""
    return f'"{text}'


def is_text(value: str) -> bool:
    """Whether the value is a string: its first character says so."""
    return value[:1] == text_value("")


def text_of(value: str) -> str | None:
    """The string that the value is, if it is one."""
    return value[1:] if is_text(value) else None


def constructor_value(name: str) -> str:
    """How a term is written as a value: what is inside is not followed."""
    return f"${name}"


def root_of(text: str) -> str:
    """How a path like ``torch.nn.functional.relu`` or ``math-sin`` begins, or what begins one."""
    return text.replace("-", ".").partition(".")[0]
