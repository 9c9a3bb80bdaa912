"""tf.io.parse_single_sequence_example: one record, and what it has for each step."""

from tensorflow.record_values import record_values


def parse_single_sequence_example(
    serialized,
    context_features=None,
    sequence_features=None,
    example_names=None,
    name=None,
):
    steps = record_values(sequence_features or {}, [])
    return record_values(context_features or {}, []), steps
