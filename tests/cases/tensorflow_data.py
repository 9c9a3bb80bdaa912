"""tf.data: what the elements of a pipeline are, what functions over them get, which batches there are."""
import numpy as np
import tensorflow as tf

AUTOTUNE = tf.data.AUTOTUNE
x = np.zeros((100, 28, 28), dtype="float32")
y = np.zeros((100,), dtype="int32")
w = tf.Variable(tf.zeros([784, 10]))

# ---- slices: tensors, tuples, dictionaries; as many rows each
pairs = tf.data.Dataset.from_tensor_slices((x, y))
tf.data.Dataset.from_tensor_slices((x, y[:90]))  # E: dataset-components (90,) (100, 28, 28)
tf.data.Dataset.from_tensor_slices({"image": x, "label": y[1:]})  # E: dataset-components (99,) (100, 28, 28)
tf.data.Dataset.from_tensor_slices(3.0)  # E: dataset-rank ()
for image, label in pairs:
    flat = image @ tf.zeros([28, 5])  # S: flat (28, 5)
    wrong = image @ w  # E: matmul-inner-dimensions (28, 28) (784, 10)
    both = tf.stack([label, label])  # S: both (2,)
for row in tf.data.Dataset.from_tensor_slices([[1, 2, 3], [4, 5, 6]]):
    again = tf.identity(row)  # S: again (3,)
for whole in tf.data.Dataset.from_tensors(x):
    again = tf.identity(whole)  # S: again (100, 28, 28)
for number in tf.data.Dataset.range(10):
    again = tf.identity(number)  # S: again ()

# ---- batches: a full one and a last one, unless the number of elements says otherwise
for image, label in pairs.batch(25):
    rows = tf.reshape(image, [25, 784])  # S: rows (25, 784)
    logits = rows @ w  # S: logits (25, 10)
for image, label in pairs.shuffle(100).batch(32, drop_remainder=True):
    rows = tf.reshape(image, [32, 784])  # S: rows (32, 784)
for image, label in pairs.batch(32).prefetch(AUTOTUNE):
    rows = tf.reshape(image, [32, 784])  # W: reshape-element-count (4, 28, 28) (32, 784)
for image, label in pairs.repeat().batch(32):
    rows = tf.reshape(image, [32, 784])  # S: rows (32, 784)
for image, label in pairs.repeat(8).batch(32):
    rows = tf.reshape(image, [32, 784])  # S: rows (32, 784)
for image, label in pairs.take(64).cache().batch(32):
    rows = tf.reshape(image, [32, 784])  # S: rows (32, 784)
for image, label in pairs.skip(36).batch(32):
    rows = tf.reshape(image, [32, 784])  # S: rows (32, 784)
for image, label in pairs.filter(lambda a, b: b > 3).batch(32):
    rows = tf.reshape(image, [32, 784])  # W: reshape-element-count
for image, label in pairs.batch(32).take(1):
    rows = tf.reshape(image, [32, 784])  # S: rows (32, 784)
for image, label in pairs.concatenate(pairs).batch(50):
    rows = tf.reshape(image, [50, 784])  # S: rows (50, 784)
for image, label in pairs.batch(10).unbatch():
    again = tf.identity(image)  # S: again (28, 28)
for image, label in pairs.batch(10).batch(5):
    again = tf.identity(image)  # S: again (5, 10, 28, 28)
for image, label in pairs.padded_batch(20):
    again = tf.identity(image)  # S: again (20, 28, 28)
for image, label in pairs.batch(20).as_numpy_iterator():
    again = image.reshape(20, -1)  # S: again (20, 784)

# ---- functions over elements: an item of a tuple each, or the element
scaled = pairs.map(lambda a, b: (tf.cast(a, tf.float32) / 255.0, tf.one_hot(b, 10)), num_parallel_calls=AUTOTUNE)
for image, label in scaled.batch(20):
    again = tf.identity(label)  # S: again (20, 10)
    difference = tf.reshape(image, [20, 784]) @ w - label  # S: difference (20, 10)


def crop(image, label):
    image = tf.image.resize(image[..., tf.newaxis], [32, 32])
    return tf.matmul(tf.reshape(image, [32, 32]), tf.zeros([31, 2])), label  # E: matmul-inner-dimensions (32, 32) (31, 2)


cropped = pairs.map(crop)


def flatten(image, label):
    return tf.reshape(image, [-1, 784]), label


@tf.function
def rows_of_32(image, label):
    return tf.reshape(image, [32, 784]), label  # W: reshape-element-count (4, 28, 28) (32, 784)


for image, label in pairs.batch(32).map(flatten):
    logits = image @ w  # A: logits (32, 10)
pairs.batch(32).map(rows_of_32)
named = tf.data.Dataset.from_tensor_slices({"image": x, "label": y})
for item in named.batch(25):
    again = tf.reshape(item["image"], [25, 784])  # S: again (25, 784)
for item in named.map(lambda item: {"flat": tf.reshape(item["image"], [784]), "label": item["label"]}).batch(20):
    again = item["flat"] @ w  # S: again (20, 10)


def in_place(item):
    item["image"] = tf.reshape(item["image"], [-1])
    return item


for item in named.map(in_place).batch(20):
    again = item["image"] @ w  # S: again (20, 10)
for a, b in named.map(lambda item: (item["image"], item["label"])).batch(50):
    again = tf.identity(a)  # S: again (50, 28, 28)
for a in pairs.map(lambda a, b: a).apply(lambda d: d.batch(50)):
    again = tf.identity(a)  # S: again (50, 28, 28)
for row in pairs.flat_map(lambda a, b: tf.data.Dataset.from_tensor_slices(a)):
    again = tf.identity(row)  # S: again (28,)

# ---- side by side, with their numbers, one of them
for number, (a, b) in pairs.enumerate():
    again = tf.identity(a)  # S: again (28, 28)
for step, (a, b) in enumerate(pairs.batch(50)):
    again = tf.identity(a)  # S: again (50, 28, 28)
for (a, b), c in tf.data.Dataset.zip((pairs, tf.data.Dataset.range(100))).batch(50):
    again = tf.identity(a)  # S: again (50, 28, 28)
    count = tf.identity(c)  # S: count (50,)
a, b = next(iter(pairs.batch(50)))
again = tf.identity(a)  # S: again (50, 28, 28)
zeros = tf.zeros([len(pairs.batch(30))])  # S: zeros (4,)
zeros = tf.zeros([pairs.batch(30, drop_remainder=True).cardinality()])  # S: zeros (3,)
zeros = tf.zeros([tf.data.experimental.cardinality(pairs.take(7)).numpy()])  # S: zeros (7,)


# ---- generators: as specified, or as they yield
def samples(total):
    for number in range(total):
        yield np.zeros((3, 4), dtype="float32"), number


specified = tf.data.Dataset.from_generator(
    samples, args=[10], output_signature=(tf.TensorSpec(shape=(3, 4), dtype=tf.float32), tf.TensorSpec(shape=(), dtype=tf.int32))
)
for a, b in specified.batch(5, drop_remainder=True):
    again = tf.identity(a)  # S: again (5, 3, 4)
    wrong = a @ tf.zeros([3, 4])  # E: matmul-inner-dimensions (5, 3, 4) (3, 4)
shaped = tf.data.Dataset.from_generator(lambda: samples(10), (tf.float32, tf.int32), ((3, 4), ()))
for a, b in shaped.batch(5, drop_remainder=True):
    again = tf.identity(a)  # S: again (5, 3, 4)
yielded = tf.data.Dataset.from_generator(lambda: samples(10), (tf.float32, tf.int32))
for a, b in yielded.batch(5, drop_remainder=True):
    again = tf.identity(a)  # S: again (5, 3, 4)

# ---- windows, and what is reduced
series = tf.data.Dataset.from_tensor_slices(np.zeros((100, 2), dtype="float32"))
for steps in series.window(6, shift=1, drop_remainder=True).flat_map(lambda window: window.batch(6)).map(lambda steps: (steps[:-1], steps[-1])).batch(8, drop_remainder=True):
    past = tf.identity(steps[0])  # S: past (8, 5, 2)
    future = tf.identity(steps[1])  # S: future (8, 2)
    wrong = past @ tf.zeros([3, 4])  # E: matmul-inner-dimensions (8, 5, 2) (3, 4)
added = series.reduce(tf.zeros([2]), lambda state, row: state + row)  # S: added (2,)
wrong = series.reduce(tf.zeros([3]), lambda state, row: state + row)  # E: broadcast-dimensions (3,) (2,)
