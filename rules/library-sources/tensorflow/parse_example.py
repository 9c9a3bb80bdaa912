"""tf.parse_example: as many records as there are texts."""

from tensorflow import record_parts as parts
from tensorflow.record_values import record_values


def parse_example(serialized, features, name=None, example_names=None):
    return record_values(features, [parts.rows_of(serialized)])
