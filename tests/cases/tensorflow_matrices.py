"""TensorFlow's linear algebra, scattering, picking along axes, and element types that must be the same."""
import tensorflow as tf

square = tf.ones([7, 4, 4])
wide = tf.ones([7, 4, 6])
a = tf.linalg.inv(square)  # S: a (7, 4, 4)
a = tf.linalg.inv(wide)  # E: square-matrix
a = tf.linalg.det(square)  # S: a (7,)
a = tf.linalg.svd(wide)[0]  # S: a (7, 4)
a = tf.linalg.svd(wide, compute_uv=False)  # S: a (7, 4)
a = tf.linalg.qr(wide)[1]  # S: a (7, 4, 6)
a = tf.linalg.diag_part(wide)  # S: a (7, 4)
a = tf.linalg.tensor_diag(tf.ones([2, 3]))  # S: a (2, 3, 2, 3)
a = tf.linalg.set_diag(wide, tf.ones([7, 4]))  # S: a (7, 4, 6)
a = tf.linalg.set_diag(wide, tf.ones([7, 6]))  # E: diagonal-length
a = tf.linalg.solve(square, wide)  # S: a (7, 4, 6)
a = tf.linalg.solve(square, tf.ones([7, 5, 6]))  # E: solve-equations
a = tf.linalg.lstsq(wide, tf.ones([7, 4, 2]))  # S: a (7, 6, 2)
a = tf.linalg.trace(square)  # S: a (7,)
a = tf.linalg.cross(tf.ones([5, 3]), tf.ones([5, 3]))  # S: a (5, 3)
a = tf.linalg.cross(tf.ones([5, 4]), tf.ones([5, 4]))  # E: cross-size
a = tf.linalg.matvec(wide, tf.ones([7, 6]))  # S: a (7, 4)
a = tf.linalg.matvec(wide, tf.ones([7, 4]), transpose_a=True)  # S: a (7, 6)
a = tf.linalg.matvec(wide, tf.ones([7, 4]))  # E: matmul-inner-dimensions
a = tf.tensordot(wide, tf.ones([4, 5]), axes=[[1], [0]])  # S: a (7, 6, 5)
a = tf.tensordot(wide, tf.ones([4, 5]), axes=[[2], [0]])  # E: tensordot-dimensions
a = tf.einsum("bij,bjk->bik", square, wide)  # S: a (7, 4, 6)
a = tf.einsum("bij,bjk->bik", tf.ones([7, 4, 1]), wide)  # E: einsum-sizes

places = tf.zeros([9, 1], tf.int32)
a = tf.scatter_nd(places, tf.ones([9, 5]), [20, 5])  # S: a (20, 5)
a = tf.scatter_nd(places, tf.ones([9, 4]), [20, 5])  # E: scattered-updates
a = tf.tensor_scatter_nd_add(tf.ones([20, 5]), places, tf.ones([9, 5]))  # S: a (20, 5)
a = tf.math.unsorted_segment_sum(tf.ones([9, 5]), tf.zeros([9], tf.int32), 3)  # S: a (3, 5)
a = tf.math.unsorted_segment_sum(tf.ones([9, 5]), tf.zeros([8], tf.int32), 3)  # E: segment-numbers
a = tf.gather(wide, [0, 1, 1], axis=2)  # S: a (7, 4, 3)
a = tf.gather(wide, tf.zeros([7, 2], tf.int32), batch_dims=1)  # S: a (7, 2, 6)
a = tf.gather(wide, tf.zeros([5, 2], tf.int32), batch_dims=1)  # E: gather-batch
a = tf.gather(wide, 0, axis=3)  # E: gather-axis
a = tf.gather(wide, tf.ones([2]))  # E: gather-index-type
a = tf.boolean_mask(wide, tf.ones([6]) > 0, axis=2)  # S: a (7, 4, ?)
a = tf.strided_slice(wide, [0, 1, 0], [7, 4, 6], [2, 1, 3])  # S: a (4, 3, 2)
a = tf.split(wide, [2, -1], 1)[1]  # S: a (7, 2, 6)
a = tf.tile(wide, [1, 2])  # E: tile-multiples
a = tf.reverse(wide, [3])  # E: dimension-out-of-range
a = tf.clip_by_value(wide, tf.zeros([6]), 1.0)  # S: a (7, 4, 6)
a = tf.clip_by_value(wide, tf.zeros([5]), 1.0)  # E: clip-bounds
a = tf.eye(3, batch_shape=[2])  # S: a (2, 3, 3)
a = tf.random.gamma([4], [0.5, 1.5])  # S: a (4, 2)
a = tf.reshape(tf.range(12), [3, 4])  # S: a (3, 4)

a = tf.add(tf.ones([3]), tf.ones([3], tf.int32))  # E: same-types
a = tf.ones([3], tf.int32) * 0.5  # E: number-type
a = tf.sqrt(tf.range(3))  # E: element-type
a = tf.sqrt(tf.cast(tf.range(3), tf.float32))  # S: a (3,)
a = tf.concat([tf.ones([3]), tf.range(3)], 0)  # E: same-types
a = tf.logical_and(tf.ones([3]), tf.ones([3]))  # E: element-type
a = tf.constant([1, 2, 3], shape=[2])  # E: constant-elements
a = tf.constant(0.0, shape=[2, 2])  # S: a (2, 2)
