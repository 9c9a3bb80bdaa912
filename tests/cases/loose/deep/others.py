"""A module that the one beside it imports."""

COLUMNS = 3
