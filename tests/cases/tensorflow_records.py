"""Records: what is read of them has the shapes that the program says."""
import tensorflow as tf

queue = tf.train.string_input_producer(["train.tfrecords"])
reader = tf.TFRecordReader()
_, serialized = reader.read(queue)
features = tf.parse_single_example(
    serialized,
    features={
        "image_raw": tf.FixedLenFeature([], tf.string),
        "label": tf.FixedLenFeature([], tf.int64),
        "box": tf.FixedLenFeature([4], tf.float32),
        "words": tf.FixedLenSequenceFeature([3], tf.float32, allow_missing=True),
        "names": tf.VarLenFeature(tf.string),
    },
)
raw = features["image_raw"]  # S: raw ()
image = tf.decode_raw(raw, tf.uint8)  # S: image (?,)
image = tf.reshape(image, [28, 28, 1])  # S: image (28, 28, 1)
box = features["box"]  # S: box (4,)
words = features["words"]  # S: words (?, 3)
label = tf.cast(features["label"], tf.int32)  # S: label ()
images, labels = tf.train.shuffle_batch([image, label], batch_size=32, capacity=500, min_after_dequeue=100)
pixels = tf.identity(images)  # S: pixels (32, 28, 28, 1)
one_hot = tf.one_hot(labels, 10)  # S: one_hot (32, 10)
hidden = tf.layers.dense(tf.reshape(images, [32, 784]), 11)
loss = tf.nn.softmax_cross_entropy_with_logits(logits=hidden, labels=one_hot)  # E: loss-logits-labels
box + tf.zeros([3])  # E: broadcast-dimensions (4,) (3,)


def parse(record):
    said = {"x": tf.io.FixedLenFeature((28, 28), tf.float32), "y": tf.io.FixedLenFeature([], tf.int64)}
    read = tf.io.parse_single_example(record, said)
    return read["x"], read["y"]


data = tf.data.TFRecordDataset(["a.tfrecord"]).map(parse).batch(8, drop_remainder=True)
for x, y in data:
    matrices = tf.identity(x)  # S: matrices (8, 28, 28)
    numbers = tf.identity(y)  # S: numbers (8,)
    tf.matmul(x, tf.zeros([8, 27, 3]))  # E: matmul-inner-dimensions (8, 28, 28) (8, 27, 3)

batch = tf.io.parse_example(tf.zeros([16], tf.string), {"x": tf.io.FixedLenFeature([5], tf.float32)})
x = batch["x"]  # S: x (16, 5)
tf.io.parse_example(tf.zeros([], tf.string), {"x": tf.io.FixedLenFeature([5], tf.float32)})  # E: records-rank ()

context, sequence = tf.parse_single_sequence_example(
    serialized,
    context_features={"length": tf.FixedLenFeature([], tf.int64)},
    sequence_features={"tokens": tf.FixedLenSequenceFeature([], tf.int64), "frames": tf.FixedLenSequenceFeature([7], tf.float32)},
)
length = context["length"]  # S: length ()
tokens = sequence["tokens"]  # S: tokens (?,)
frames = sequence["frames"]  # S: frames (?, 7)
frames @ tf.zeros([6, 2])  # E: matmul-inner-dimensions (?, 7) (6, 2)
_, missing = tf.parse_single_sequence_example(serialized, sequence_features={"ids": tf.FixedLenSequenceFeature([], tf.int64, allow_missing=True)})
ids = tf.identity(missing["ids"])  # S: ids (?,)
