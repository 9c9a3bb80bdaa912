"""What tests say of shapes is what must be; what is to fail may fail."""

import unittest

import numpy as np
import pytest
import tensorflow as tf
import torch


class ShapesTest(unittest.TestCase):
    def setUp(self):
        self.rows = torch.zeros(3, 4)
        self.table = np.zeros((3, 4))

    def test_tuples(self):
        self.assertEqual(self.rows.shape, (3, 4))
        self.assertEqual(self.rows.shape, (3, 5))  # E: asserted-sizes (3, 4) (3, 5)
        self.assertEqual((3, 4, 1), self.table.shape)  # E: asserted-sizes (3, 4, 1) (3, 4)
        self.assertEqual(self.rows.size(), torch.Size([3, 4]))
        self.assertEqual(self.rows.size(), torch.Size([4, 4]))  # E: asserted-sizes
        self.assertTupleEqual(self.table.T.shape, (3, 4))  # E: asserted-sizes (4, 3) (3, 4)
        self.assertListEqual(list(self.rows.shape), [3, 4])
        self.assertListEqual(list(self.rows.shape), [3, 3])  # E: asserted-sizes
        self.assertSequenceEqual(self.rows.shape, [3, 4])

    def test_numbers(self):
        self.assertEqual(self.rows.shape[1], 5)  # E: asserted-sizes
        self.assertEqual(self.rows.dim(), 3)  # E: asserted-sizes
        self.assertEqual(2, self.table.ndim)
        self.assertEqual(self.rows.size(0), 3)

    def test_lists_that_change(self):
        sizes = [0, 0]
        fill(sizes)
        self.assertEqual(sizes, [3, 4])
        self.assertEqual(unknown(), (3, 4))

    def test_branches(self):
        for flag in (True, False, unknown()):
            rows = torch.zeros(3, 4) if flag else torch.zeros(3, 5)
            self.assertEqual(rows.shape, (3, 4 if flag else 5))

    def test_arrays(self):
        np.testing.assert_array_equal(self.table, np.zeros((3, 5)))  # E: asserted-shapes (3, 4) (3, 5)
        np.testing.assert_array_equal(self.table, np.zeros(4))  # E: asserted-shapes (3, 4) (4,)
        np.testing.assert_allclose(self.table, np.zeros((1,)))  # E: asserted-shapes (3, 4) (1,)
        np.testing.assert_allclose(self.table, 0)
        np.testing.assert_allclose(self.table, 0, strict=True)  # E: asserted-shapes (3, 4) ()
        np.testing.assert_almost_equal(self.table[0], [0, 0, 0, 0])
        np.testing.assert_almost_equal(self.table[0], [0, 0, 0])  # E: asserted-shapes (4,) (3,)
        np.testing.assert_equal(self.table.shape, (3, 4))
        np.testing.assert_equal(self.table.shape, (4, 3))  # E: asserted-sizes (3, 4) (4, 3)
        torch.testing.assert_close(self.rows, torch.zeros(3, 4))
        torch.testing.assert_close(self.rows, torch.zeros(3, 1))  # E: asserted-shapes (3, 4) (3, 1)
        torch.testing.assert_close(self.rows.sum(), torch.zeros(1))  # E: asserted-shapes () (1,)

    def test_failures(self):
        self.assertRaises(ValueError, self.fails, 6)
        self.assertRaises(ValueError, lambda: self.fails(7))
        self.assertRaisesRegex(ValueError, "mismatch", np.dot, self.table, self.table)
        pytest.raises(ValueError, self.fails, 8)
        np.testing.assert_raises(ValueError, np.dot, self.table, self.table)
        with np.testing.assert_raises(ValueError):
            self.fails(9)
        with pytest.raises(AssertionError):
            self.assertEqual(self.rows.shape, (3, 5))
        with self.assertRaises(ValueError):
            self.fails(10)

    @unittest.expectedFailure
    def test_expected_failure(self):
        self.table @ self.table

    @pytest.mark.xfail(reason="shapes")
    def test_marked_failure(self):
        self.assertEqual(self.rows.shape, (4, 3))

    @pytest.mark.slow
    def test_other_mark(self):
        self.assertEqual(self.rows.shape, (4, 3))  # E: asserted-sizes (3, 4) (4, 3)

    def fails(self, size):
        return self.table @ np.zeros((size, 2))


class TensorsTest(tf.test.TestCase):
    def test_close(self):
        rows = tf.zeros((3, 4))
        self.assertAllClose(rows, np.zeros((3, 4)))
        self.assertAllClose(rows, np.zeros(4))  # E: asserted-shapes (3, 4) (4,)
        self.assertAllClose(rows, 0.0)  # E: asserted-shapes (3, 4) ()
        self.assertAllEqual(rows.shape, (3, 4))
        self.assertAllEqual(tf.shape(rows), [3, 4])
        self.assertAllEqual(rows.shape, [3, 4, 1])  # E: asserted-shapes (2,) (3,)
        self.assertAllEqual(rows.shape, (4, 4))  # E: asserted-sizes (3, 4) (4, 4)
        self.assertEqual(rows.get_shape().as_list(), [3, 4])
        self.assertEqual(rows.get_shape().as_list(), [3, 3])  # E: asserted-sizes
        self.assertShapeEqual(np.zeros((3, 4)), rows)
        self.assertShapeEqual(np.zeros((4, 3)), rows)  # E: asserted-shapes (4, 3) (3, 4)
        self.assertNotAllClose(rows, np.zeros(4))

    def test_ranks(self):
        rows = tf.zeros((3, 4))
        tf.debugging.assert_rank(rows, 2)
        tf.debugging.assert_rank(rows, 3)  # E: asserted-rank (3, 4)
        tf.debugging.assert_rank_at_least(rows, 1)
        tf.debugging.assert_rank_at_least(rows, 3)  # E: asserted-rank (3, 4)
        tf.debugging.assert_scalar(rows)  # E: asserted-rank (3, 4)
        tf.debugging.assert_shapes([(rows, ("N", "D")), (tf.zeros((4, 7)), ("D", "E"))])
        tf.debugging.assert_shapes([(rows, ("N", "D")), (tf.zeros((5, 7)), ("D", "E"))])  # E: asserted-letters (3, 4) (5, 7)
        tf.debugging.assert_shapes([(rows, ("N", 5))])  # E: asserted-letters (3, 4)
        tf.debugging.assert_shapes([(rows, ("N",))])  # E: asserted-rank (3, 4)
        tf.debugging.assert_shapes([(rows, ("*", 4)), (tf.zeros(4), ("D",))])
        tf.debugging.assert_shapes([(rows, ("...", 3))])  # E: asserted-letters (3, 4)


class OpenTest(tf.test.TestCase):
    def test_open(self):
        given = tf.compat.v1.placeholder(tf.float32, [None, 3])
        self.assertEqual(given.get_shape().as_list(), [None, 3])
        self.assertEqual(given.get_shape().as_list(), [None, 4])  # E: asserted-sizes
        self.assertEqual(given.get_shape().as_list(), [None, 3, 1])  # E: asserted-sizes


def fill(sizes):
    sizes[0] = 3
    sizes[1] = 4


def unknown():
    return np.load("sizes.npy", allow_pickle=True)


def test_plain():
    rows = torch.zeros(3, 4)
    assert rows.shape == (3, 4)
    assert rows.t().shape == torch.Size([3, 4])  # E: assertion-fails (4, 3) (3, 4)


def test_plain_list():
    assert list(np.zeros((3, 4)).shape) == [3, 4]
    assert list(np.zeros((3, 4)).shape) == [3, 5]  # E: assertion-fails


def test_plain_refusal():
    rows = torch.zeros(3, 4)
    if rows.shape != (3, 4):
        raise ValueError("no")
    if rows.shape != (3, 5):  # E: assertion-fails (3, 4) (3, 5)
        raise ValueError("no")
