"""The functions of keras.ops: NumPy's names for every backend."""
import keras
from keras import layers, ops
x = ops.ones((2, 4, 6))  # S: x (2, 4, 6)
v = ops.arange(6)  # S: v (6,)
a = ops.concatenate([x, x])  # S: a (4, 4, 6)
a = ops.concatenate([x, x], axis=-1)  # S: a (2, 4, 12)
a = ops.concatenate([x, ops.zeros((3, 4, 5))])  # E: cat-dimensions
a = ops.rsqrt(ops.absolute(x))  # S: a (2, 4, 6)
a = ops.cast(v, "float32") * x  # S: a (2, 4, 6)
a = x * ops.arange(start=0, stop=4, step=1, dtype="float32")  # E: broadcast-dimensions
a = ops.split(x, 2, axis=1)[0]  # S: a (2, 2, 6)
a = ops.split(x, 4, axis=2)  # E: split-sections
a = ops.unstack(x, axis=1)[3]  # S: a (2, 6)
a = ops.broadcast_to(v, (4, 6))  # S: a (4, 6)
a = ops.broadcast_to(v, (4, 5))  # E: expand-size
a = ops.tile(x, (1, 2, 1))  # S: a (2, 8, 6)
a = ops.repeat(x, 3, axis=0)  # S: a (6, 4, 6)
a = ops.swapaxes(x, 1, 2)  # S: a (2, 6, 4)
a = ops.moveaxis(x, -1, 0)  # S: a (6, 2, 4)
a = ops.pad(x, ((0, 0), (1, 2), (0, 0)))  # S: a (2, 7, 6)
a = ops.full((3, 5), 0.5)  # S: a (3, 5)
a = ops.eye(4)  # S: a (4, 4)
a = ops.identity(3)  # S: a (3, 3)
a = ops.linspace(0.0, 1.0, 7)  # S: a (7,)
a = ops.linspace(ops.zeros((4, 3)), 1.0, 7)  # S: a (7, 4, 3)
a = ops.argmax(x, axis=-1)  # S: a (2, 4)
a = ops.argmax(x)  # S: a ()
a = ops.any(x > 0, axis=1)  # S: a (2, 6)
a = ops.logsumexp(x, axis=(1, 2))  # S: a (2,)
a = ops.norm(x, axis=-1, keepdims=True)  # S: a (2, 4, 1)
a = ops.median(x, axis=3)  # E: dimension-out-of-range
mean, variance = ops.moments(x, axes=[0, 1])  # S: mean (6,)
a = ops.einsum("bij,bkj->bik", x, x)  # S: a (2, 4, 4)
a = ops.einsum("bij,bjk->bik", x, x)  # E: einsum-sizes
a = ops.tensordot(x, ops.ones((6, 3)), axes=1)  # S: a (2, 4, 3)
a = ops.dot(x, ops.ones((6, 3)))  # S: a (2, 4, 3)
a = ops.where(x > 0, x, 0.0)  # S: a (2, 4, 6)
a = ops.take(x, [0, 1, 1], axis=1)  # S: a (2, 3, 6)
a = ops.take_along_axis(x, ops.argsort(x, axis=1), axis=1)  # S: a (2, 4, 6)
a = ops.slice(x, (0, 1, 0), (2, 2, 6))  # S: a (2, 2, 6)
values, places = ops.top_k(x, 2)  # S: values (2, 4, 2)
a = ops.diagonal(ops.ones((4, 4)))  # S: a (4,)
a = ops.logaddexp(x, v)  # S: a (2, 4, 6)
a = ops.numpy.mean(x, axis=1)  # S: a (2, 6)
a = ops.shape(x)[1]
a = layers.Dense(a)(x)  # S: a (2, 4, 4)
a = ops.convert_to_numpy(x).astype("uint8")  # S: a (2, 4, 6)
images = ops.ones((2, 64, 64, 3))
a = ops.image.resize(images, size=(32, 16))  # S: a (2, 32, 16, 3)
a = ops.image.extract_patches(images, size=8)  # S: a (2, 8, 8, 192)
a = ops.image.extract_patches(images, size=(8, 4), strides=(8, 4))  # S: a (2, 8, 16, 96)
a = ops.reshape(ops.image.extract_patches(images, 16), (2, 16, 768))  # S: a (2, 16, 768)
a = ops.reshape(ops.image.extract_patches(images, 16), (2, 64, 768))  # E: reshape-element-count
a = ops.image.rgb_to_grayscale(images)  # S: a (2, 64, 64, 1)
a = ops.binary_crossentropy(ops.ones((8, 1)), ops.ones((8, 1)))  # S: a (8, 1)
a = ops.binary_crossentropy(ops.ones((8,)), ops.ones((8, 1)))  # E: loss-logits-labels
a = ops.categorical_crossentropy(ops.ones((8, 5)), ops.ones((8, 5)))  # S: a (8,)
a = ops.categorical_crossentropy(ops.ones((8, 4)), ops.ones((8, 5)))  # E: loss-logits-labels
# element types are promoted
whole = ops.ones((2, 3), dtype="int32")
a = ops.concatenate([whole, ops.ones((2, 3))])  # S: a (4, 3)
a = ops.stack([whole, ops.ones((2, 3))])  # S: a (2, 2, 3)
a = ops.where(whole > 0, whole, ops.ones((2, 3)))  # S: a (2, 3)
a = ops.einsum("ij,jk->ik", whole, ops.ones((3, 5)))  # S: a (2, 5)
a = ops.matmul(whole, ops.ones((3, 5)))  # S: a (2, 5)
