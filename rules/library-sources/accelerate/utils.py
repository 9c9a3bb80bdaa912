"""Helpers: https://huggingface.co/docs/accelerate/package_reference/utilities (1.12)."""


def set_seed(seed, device_specific=False, deterministic=False):
    """Changes no shape."""
