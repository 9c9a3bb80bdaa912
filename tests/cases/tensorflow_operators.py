"""TensorFlow's operators: the names, layouts and few cores that no other framework has."""
import tensorflow as tf

x = tf.ones([8, 28, 28, 3])
a = tf.nn.conv2d(x, tf.ones([5, 5, 3, 32]), strides=[1, 1, 1, 1], padding="VALID")  # S: a (8, 24, 24, 32)
a = tf.nn.conv2d(x, tf.ones([5, 5, 3, 32]), strides=[1, 2, 2, 1], padding="SAME")  # S: a (8, 14, 14, 32)
a = tf.nn.conv2d(x, tf.ones([5, 5, 4, 32]), strides=[1, 1, 1, 1], padding="SAME")  # E: filter-channels (8, 28, 28, 3) (5, 5, 4, 32)
a = tf.nn.conv2d(x, tf.ones([32]), strides=[1, 1, 1, 1], padding="SAME")  # E: filter-rank
a = tf.nn.conv2d(x[0], tf.ones([5, 5, 3, 4]), strides=[1, 1, 1, 1], padding="SAME")  # E: window-rank (28, 28, 3)
a = tf.nn.conv2d(x, tf.ones([29, 5, 3, 4]), strides=[1, 1, 1, 1], padding="VALID")  # E: window-too-large
a = tf.nn.conv2d(tf.ones([8, 3, 28, 28]), tf.ones([5, 5, 3, 32]), strides=[1, 1, 2, 2], padding="SAME", data_format="NCHW")  # S: a (8, 32, 14, 14)
a = tf.nn.depthwise_conv2d(x, tf.ones([3, 3, 3, 2]), strides=[1, 1, 1, 1], padding="VALID")  # S: a (8, 26, 26, 6)
a = tf.nn.max_pool(x, ksize=[1, 3, 3, 1], strides=[1, 2, 2, 1], padding="VALID")  # S: a (8, 13, 13, 3)
a = tf.nn.max_pool(x, ksize=[1, 3, 3, 1], strides=[1, 2, 2, 1], padding="SAME")  # S: a (8, 14, 14, 3)
a = tf.nn.conv2d_transpose(x, tf.ones([3, 3, 16, 3]), [8, 56, 56, 16], strides=[1, 2, 2, 1])  # S: a (8, 56, 56, 16)
a = tf.nn.bias_add(x, tf.ones([3]))  # S: a (8, 28, 28, 3)
a = tf.nn.bias_add(x, tf.ones([4]))  # E: bias-length
m = tf.ones([6, 4])
a = tf.matmul(m, m, transpose_a=True)  # S: a (4, 4)
a = tf.matmul(m, m, transpose_b=True)  # S: a (6, 6)
a = tf.matmul(m, m)  # E: matmul-inner-dimensions
a = tf.tensordot(m, tf.ones([4, 2, 3]), axes=1)  # S: a (6, 2, 3)
a = tf.reduce_sum(m, 1)  # S: a (6,)
a = tf.reduce_mean(x, [1, 2], keep_dims=True)  # S: a (8, 1, 1, 3)
a = tf.reduce_max(m, axis=2)  # E: dimension-out-of-range
a = tf.concat([m, m], 1)  # S: a (6, 8)
a = tf.concat([m, tf.ones([5, 4])], 1)  # E: cat-dimensions
a = tf.stack([m, m, m], axis=1)  # S: a (6, 3, 4)
a, b = tf.split(m, 2, 1)
c = a + b  # S: c (6, 2)
a, b = tf.split(m, [1, 3], 1)
c = b + 0.0  # S: c (6, 3)
a = tf.unstack(m, axis=1)[0]  # S: a (6,)
a = tf.transpose(m)  # S: a (4, 6)
a = tf.transpose(x, [0, 3, 1, 2])  # S: a (8, 3, 28, 28)
a = tf.transpose(x, [0, 2, 1])  # E: permute-rank
a = tf.expand_dims(m, -1)  # S: a (6, 4, 1)
a = tf.squeeze(tf.ones([6, 1, 4, 1]), [1, 3])  # S: a (6, 4)
a = tf.squeeze(tf.ones([6, 1, 4, 1]))  # S: a (6, 4)
a = tf.squeeze(m, [1])  # E: squeezed-size
a = tf.tile(m, [2, 3])  # S: a (12, 12)
a = tf.pad(m, [[1, 1], [0, 2]])  # S: a (8, 6)
a = tf.pad(m, [[1, 1]])  # E: padding-rows
a = tf.slice(m, [1, 0], [2, -1])  # S: a (2, 4)
a = tf.slice(m, [5, 0], [2, -1])  # E: slice-size
a = tf.gather(m, tf.constant([0, 2, 3]))  # S: a (3, 4)
a = tf.gather_nd(m, tf.constant([[0, 1], [2, 3], [1, 1]]))  # S: a (3,)
a = tf.gather_nd(m, tf.constant([[0, 1, 2]]))  # E: gather-depth
a = tf.boolean_mask(m, tf.ones([6]) > 0)  # S: a (?, 4)
a = tf.boolean_mask(m, tf.ones([5]) > 0)  # E: mask-shape
a = tf.one_hot(tf.constant([1, 2, 3]), 10)  # S: a (3, 10)
a = tf.one_hot(tf.constant([1, 2, 3]), 10, axis=0)  # S: a (10, 3)
a = tf.nn.embedding_lookup(tf.ones([100, 16]), tf.constant([[1, 2], [3, 4], [5, 6]]))  # S: a (3, 2, 16)
a = tf.add_n([m, m])  # S: a (6, 4)
a = tf.add_n([m, tf.ones([6, 5])])  # E: same-shapes
a = tf.where(m > 0.0, m, m)  # S: a (6, 4)
a = tf.where(m > 0.0)  # S: a (?, 2)
a = tf.cast(m > 0.0, tf.float32)  # S: a (6, 4)
a = tf.nn.top_k(m, 2)[0]  # S: a (6, 2)
a = tf.nn.in_top_k(m, tf.zeros([5], tf.int32), 1)  # E: in-top-k-rows
mean, variance = tf.nn.moments(x, [0, 1, 2])
c = mean + variance  # S: c (3,)
a = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tf.zeros([6], tf.int32), logits=m)  # S: a (6,)
a = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tf.zeros([6, 4]), logits=m)  # E: loss-logits-labels
a = tf.nn.sigmoid_cross_entropy_with_logits(labels=m, logits=m)  # S: a (6, 4)
a = tf.nn.sigmoid_cross_entropy_with_logits(labels=tf.ones([6]), logits=m)  # E: loss-logits-labels
a = tf.image.resize_images(x, [14, 14])  # S: a (8, 14, 14, 3)
a = tf.image.rgb_to_grayscale(x)  # S: a (8, 28, 28, 1)
a = m * 2.0 + tf.ones([4])  # A: a (6, 4)
a = m + tf.ones([6])  # E: broadcast-dimensions (6, 4) (6,)
a = tf.fill([2, 3], 7.0)  # S: a (2, 3)
a = tf.range(10)  # S: a (10,)
a = tf.eye(3)  # S: a (3, 3)
a = tf.linspace(0.0, 1.0, 5)  # S: a (5,)
a = tf.linspace(m[0], m[1], 5)  # S: a (5, 4)
a = tf.linspace([0.0, 1.0], [1.0, 3.0], 7, axis=-1)  # S: a (2, 7)
a = tf.linspace(m, m[0], 5)  # S: a (5, 6, 4)
a = tf.matmul(tf.linspace(m[0], m[1], 5), tf.ones([5, 2]))  # E: matmul-inner-dimensions (5, 4) (5, 2)
tf.linspace(m[0], m[:, 0], 5)  # E: broadcast-dimensions (4,) (6,)
a = tf.cumsum(m, 1)  # S: a (6, 4)
a = tf.einsum("ij,jk->ik", m, tf.ones([4, 5]))  # S: a (6, 5)
a = tf.diag(tf.ones([4]))  # S: a (4, 4)
a = tf.reverse(m, [0])  # S: a (6, 4)
a = tf.clip_by_value(m, 0.0, 1.0)  # S: a (6, 4)
a = tf.nn.xw_plus_b(m, tf.ones([4, 2]), tf.ones([2]))  # S: a (6, 2)
a = tf.multinomial(m, 3)  # S: a (6, 3)
a = tf.sequence_mask(tf.constant([1, 2]), 5)  # S: a (2, 5)
tf.summary.scalar("loss", tf.reduce_mean(m))
tf.summary.scalar("loss", m)  # E: summary-scalar (6, 4)

# one_hot has the type of its values if it is given no other
hit = tf.one_hot([1, 2], 5, 0, 1) * tf.constant([[1], [2]])  # A: hit (2, 5)
tf.one_hot([1, 2], 5, 0, 1) * tf.constant([[1.0], [2.0]])  # E: same-types
tf.one_hot([1, 2], 5, 0, 1, dtype=tf.float32) * tf.constant([[1.0], [2.0]])
tf.one_hot([1, 2], 5, on_value=1.0) * tf.constant([[1.0], [2.0]])
