"""Findings to what people read."""

from shapelog.reports.render import FORMATS, UnknownFormatError, render

__all__ = ["FORMATS", "UnknownFormatError", "render"]
