"""All families of calls of NumPy: each module enters its own."""

from __future__ import annotations

import einops_calls  # noqa: F401
import numpy_creating  # noqa: F401
import numpy_members  # noqa: F401
import numpy_picking  # noqa: F401
import numpy_pointwise  # noqa: F401
import numpy_products  # noqa: F401
import numpy_random  # noqa: F401
import numpy_reducing  # noqa: F401
import numpy_shapes  # noqa: F401
from numpy_drawing import FAMILIES

__all__ = ["FAMILIES"]
