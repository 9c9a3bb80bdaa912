"""All families of layers of Keras: each module enters its own."""

from __future__ import annotations

import keras_joining  # noqa: F401
import keras_shapes  # noqa: F401
import keras_windows  # noqa: F401
from keras_drawing import FAMILIES

__all__ = ["FAMILIES"]
