"""shapelog finds tensor-shape errors in Python programs from their source alone."""

__version__ = "0.1.0"
