"""What tf.io.parse_example of TensorFlow 1.15 and 2.21 makes of a record, by what is said of it."""

import tensorflow
from tensorflow import record_parts as parts


def record_values(features, rows):
    """A tensor for each name of `features`, for one record, or for `rows` of them."""
    return {name: _record_value(feature, rows) for name, feature in features.items()}


def _record_value(feature, rows):
    if isinstance(feature, (tensorflow.FixedLenFeature, tensorflow.io.FixedLenFeature)):
        return tensorflow.zeros(rows + list(feature.shape), feature.dtype)
    if isinstance(
        feature, (tensorflow.FixedLenSequenceFeature, tensorflow.io.FixedLenSequenceFeature)
    ):
        steps = [*rows, parts.unknown_length()]
        return tensorflow.zeros(steps + list(feature.shape), feature.dtype)
    return parts.unknown_value()
