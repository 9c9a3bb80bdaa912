"""What tf.io.parse_example of TensorFlow 1.15 and 2.21 makes of a record, by what is said of it."""

import tensorflow
from tensorflow import record_parts as parts


def record_values(features, rows):
    """A tensor for each name of `features`, for one record, or for `rows` of them."""
    return {name: _record_value(feature, rows) for name, feature in features.items()}


def sequence_values(features):
    """A tensor for each name of `features`, with a row for each step of the record."""
    steps = parts.unknown_length()
    return {name: _record_value(feature, [steps]) for name, feature in features.items()}


def _record_value(feature, rows):
    if isinstance(feature, (tensorflow.FixedLenFeature, tensorflow.io.FixedLenFeature)):
        return tensorflow.zeros(rows + list(feature.shape), feature.dtype)
    if isinstance(
        feature, (tensorflow.FixedLenSequenceFeature, tensorflow.io.FixedLenSequenceFeature)
    ):
        shape = list(feature.shape)
        # in a sequence example its steps are those of the record
        steps = rows if rows and not feature.allow_missing else [*rows, parts.unknown_length()]
        return tensorflow.zeros(steps + shape, feature.dtype)
    return parts.unknown_value()
