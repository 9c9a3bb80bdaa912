"""Analysing whole repositories, unit by unit, and what one run leaves for the next."""
