"""Test cases: their methods are entry points, setUp comes before them, and what is to fail may fail."""
import unittest

import numpy as np
import pytest
import tensorflow as tf
import torch


class SumTest(unittest.TestCase):
    def setUp(self):
        super().setUp()
        self.table = np.zeros((3, 4))
        self.size = 5

    def make(self):
        return np.ones((3, 4))

    def test_sum(self):
        sums = self.table.sum(axis=0)  # S: sums (4,)
        self.assertEqual(sums.shape, (4,))
        together = self.make() + self.table  # S: together (3, 4)

    def test_product(self):
        other = np.zeros((self.size, 2))
        return self.table @ other  # E: matmul-inner-dimensions (3, 4) (5, 2)

    def test_failure(self):
        other = np.zeros((self.size, 2))
        with self.assertRaises(ValueError):
            self.table @ other
        with pytest.raises(ValueError, match="mismatch"):
            self.fails()
        self.table @ other  # E: matmul-inner-dimensions

    def fails(self):
        return self.table @ np.zeros((6, 2))


class RunTest(tf.test.TestCase):
    def test_run(self):
        given = tf.placeholder(tf.float32, [None, 3])
        out = tf.matmul(given, tf.ones((3, 2)))
        with self.test_session() as session:
            value = session.run(out, {given: np.zeros((5, 3))})
            session.run(out, {given: np.zeros((5, 4))})  # E: feed-shape (5, 4)
        self.assertAllEqual(value.shape, (5, 2))


class TestPlain:
    def setup_method(self):
        self.start = torch.zeros(2, 3)

    def test_product(self):
        other = torch.zeros(2, 3)
        self.start @ other  # E: matmul-inner-dimensions (2, 3) (2, 3)


if __name__ == "__main__":
    unittest.main()
