"""Batches of queues: the sizes of what is queued must be known when the graph is built."""

import tensorflow as tf

queue = tf.train.string_input_producer(["a.bin", "b.bin"])
reader = tf.FixedLengthRecordReader(record_bytes=3073)
key, value = reader.read(queue)  # S: key () # S: value ()
numbers = tf.decode_raw(value, tf.uint8)  # S: numbers (?,)
label = tf.cast(tf.strided_slice(numbers, [0], [1]), tf.int32)
planes = tf.reshape(tf.strided_slice(numbers, [1], [3073]), [3, 32, 32])
picture = tf.cast(tf.transpose(planes, [1, 2, 0]), tf.float32)  # S: picture (32, 32, 3)
piece = tf.image.per_image_standardization(tf.random_crop(picture, [24, 24, 3]))

tf.train.batch([piece, label], 128)  # E: queue-shape
tf.train.shuffle_batch([piece, label], batch_size=128, capacity=5000, min_after_dequeue=1000)  # E: queue-shape
tf.train.batch_join([[piece, label] for _ in range(4)], batch_size=16)  # E: queue-shape
one = tf.slice(tf.cast(numbers, tf.int32), [0], [1])
pictures, labels = tf.train.batch([piece, one], 128)  # S: pictures (128, 24, 24, 3) # S: labels (128, 1)
tf.nn.conv2d(pictures, tf.zeros([5, 5, 4, 64]), [1, 1, 1, 1], "SAME")  # E: filter-channels (128, 24, 24, 3) (5, 5, 4, 64)
tf.nn.conv2d(pictures, tf.zeros([5, 5, 3, 64]), [1, 1, 1, 1], "SAME")
alone = tf.train.shuffle_batch([piece], 32, 500, 100)  # S: alone (32, 24, 24, 3)
crops = tf.image.resize_image_with_crop_or_pad(tf.image.decode_jpeg(tf.read_file("a.jpg"), channels=3), 20, 24)
cropped = tf.train.batch([crops], 8)  # S: cropped (8, 20, 24, 3)
tf.train.batch([tf.image.decode_jpeg(tf.read_file("a.jpg"), channels=3)], 8)  # E: queue-shape
padded, lengths = tf.train.batch([numbers, tf.size(numbers)], 8, dynamic_pad=True)  # S: lengths (8,)
said, counts = tf.train.batch([piece, label], 8, shapes=[[24, 24, 3], [1]])  # S: said (8, 24, 24, 3) # S: counts (8, 1)
last = tf.train.batch([piece], 8, allow_smaller_final_batch=True)  # S: last (?, 24, 24, 3)
many = tf.train.batch([pictures], 16, enqueue_many=True)  # S: many (16, 24, 24, 3)
tf.train.batch([tf.placeholder(tf.float32, [None, 7])], 16, enqueue_many=True)
tf.train.batch([tf.placeholder(tf.float32, [None, 7])], 16)  # E: queue-shape (?, 7)
tf.train.batch([tf.constant(1.0)], 16, enqueue_many=True)  # E: queue-many ()
joined, others = tf.train.shuffle_batch_join([[piece, one], [piece, one]], 32, 500, 100)  # S: joined (32, 24, 24, 3) # S: others (32, 1)
tf.train.batch_join([[piece], [picture]], 32)  # E: queue-join (24, 24, 3) (32, 32, 3)

texts = tf.TextLineReader(skip_header_lines=1).read(queue)[1]
width, count, word = tf.decode_csv(texts, record_defaults=[[1.0], [0], [""]])  # S: width () # S: count ()
features = tf.stack([width, tf.cast(count, tf.float32)])
rows, words = tf.train.batch([features, word], batch_size=10)  # S: rows (10, 2) # S: words (10,)
tf.matmul(rows, tf.zeros([3, 1]))  # E: matmul-inner-dimensions (10, 2) (3, 1)
tf.matmul(rows, tf.zeros([2, 1]))
several = tf.zeros([3, 4])
path, number = tf.train.slice_input_producer([["a", "b", "c"], several])  # S: path () # S: number (4,)
tf.train.slice_input_producer([tf.constant(3.0)])  # E: queue-slices ()
decoded = tf.decode_raw(tf.reshape(tf.stack([value, value]), [2]), tf.float32)  # S: decoded (2, ?)


def with_shapes_said(queue):
    text = tf.WholeFileReader().read(queue)[1]
    numbers = tf.decode_raw(text, tf.uint8)
    first = numbers[0:1]
    first.set_shape([1])
    return tf.train.batch([tf.cast(first, tf.int64)], 4)


with_shapes_said(queue)


def with_no_shapes_said(queue):
    text = tf.WholeFileReader().read(queue)[1]
    tf.train.batch([tf.decode_raw(text, tf.uint8)], 4)  # E: queue-shape (?,)
    tf.train.batch([tf.ensure_shape(tf.decode_raw(text, tf.uint8), [30])], 4)
    parts = []
    for _ in range(3):
        parts.append(tf.reshape(tf.decode_raw(text, tf.uint8), [10]))
    return tf.train.batch(parts, 4)


with_no_shapes_said(queue)
