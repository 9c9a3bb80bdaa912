"""Benchmark programs, manifests of public ones, and the runners that compare."""
