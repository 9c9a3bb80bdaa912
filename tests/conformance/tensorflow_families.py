"""All families of calls of TensorFlow: each module enters its own."""

from __future__ import annotations

import tensorflow_images  # noqa: F401
import tensorflow_keras  # noqa: F401
import tensorflow_making  # noqa: F401
import tensorflow_network  # noqa: F401
import tensorflow_pointwise  # noqa: F401
import tensorflow_products  # noqa: F401
import tensorflow_reducing  # noqa: F401
import tensorflow_shapes  # noqa: F401
from tensorflow_drawing import FAMILIES

__all__ = ["FAMILIES"]
