"""Residual requirements to verdicts, witnesses and explanations."""
