"""A run takes for an attribute what was stored under its name, not whatever has the same shape."""

from __future__ import annotations

from pathlib import Path

from shapelog.pipeline import check

PROGRAM = """
import numpy as np
import tensorflow as tf


class Network:
    def __init__(self, wide):
        self.images = tf.placeholder(tf.float32, [3, 6 if wide else 4])
        self.noise = tf.placeholder(tf.float32, [None, 2])
        self.made = tf.reshape(tf.matmul(self.noise, tf.zeros([2, 4])), [3, 4])
        self.pixels = tf.nn.relu(self.images + tf.reduce_sum(self.noise))
        self.score = tf.matmul(self.made, tf.zeros([4, 1]))


network = Network(input() == "wide")
with tf.Session() as session:
    session.run(network.score, feed_dict={network.noise: np.zeros((3, 2))})
"""


def test_the_product_is_run_with_what_was_stored_under_the_name(tmp_path: Path) -> None:
    path = tmp_path / "runs.py"
    path.write_text(PROGRAM, encoding="utf-8")
    report = check([path])
    assert not report.failures
    assert report.summary.checks_decided > 10
    assert report.summary.checks_undecided == 0
