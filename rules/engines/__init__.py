"""Runs a checked rule program on facts."""
