"""Errors of the command line: one clear line, exit code 2."""

from __future__ import annotations


class UsageError(Exception):
    """What was asked for cannot be done; the message says what and why, in one line."""
