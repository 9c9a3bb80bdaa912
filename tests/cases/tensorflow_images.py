"""TensorFlow's images, blocks of space, windows by output and frames of signals."""
import tensorflow as tf

pictures = tf.ones([8, 32, 24, 3])
grey = tf.ones([32, 24, 1])
a = tf.image.resize(pictures, [16, 12])  # S: a (8, 16, 12, 3)
a = tf.image.resize(tf.ones([16]), [16, 12])  # E: image-rank
a = tf.image.resize_with_crop_or_pad(grey, 40, 40)  # S: a (40, 40, 1)
a = tf.image.transpose(pictures)  # S: a (8, 24, 32, 3)
a = tf.image.rot90(grey)  # S: a (24, 32, 1)
a = tf.image.rgb_to_grayscale(pictures)  # S: a (8, 32, 24, 1)
a = tf.image.rgb_to_grayscale(grey)  # E: image-channels
a = tf.image.grayscale_to_rgb(grey)  # S: a (32, 24, 3)
a = tf.image.rgb_to_hsv(grey)  # E: image-channels
a = tf.image.rgb_to_hsv(tf.ones([4, 4, 3], tf.int32))  # E: element-type
a = tf.image.crop_to_bounding_box(pictures, 4, 4, 20, 20)  # S: a (8, 20, 20, 3)
a = tf.image.crop_to_bounding_box(pictures, 20, 4, 20, 20)  # E: image-box
a = tf.image.pad_to_bounding_box(pictures, 4, 4, 40, 40)  # S: a (8, 40, 40, 3)
a = tf.image.pad_to_bounding_box(pictures, 4, 4, 20, 40)  # E: image-box
a = tf.image.central_crop(pictures, 0.5)  # S: a (8, 16, 12, 3)
a = tf.image.random_crop(pictures, [8, 20, 20, 3])  # S: a (8, 20, 20, 3)
a = tf.image.random_crop(pictures, [8, 40, 20, 3])  # E: crop-size
a = tf.image.extract_patches(pictures, [1, 4, 4, 1], [1, 4, 4, 1], [1, 1, 1, 1], "VALID")  # S: a (8, 8, 6, 48)
a = tf.image.crop_and_resize(pictures, tf.ones([5, 4]), tf.zeros([5], tf.int32), [7, 7])  # S: a (5, 7, 7, 3)
a = tf.image.crop_and_resize(pictures, tf.ones([5, 3]), tf.zeros([5], tf.int32), [7, 7])  # E: box-corners
a = tf.image.crop_and_resize(pictures, [[0, 0, 0.5, 1], [0, 0, 1, 1]], [0, 1], (7, 8))  # S: a (2, 7, 8, 3)
tf.image.crop_and_resize(pictures, tf.ones([5, 4]), [0, 1, 1], (7, 8))  # E: box-corners (5, 4)
a = tf.image.psnr(pictures, pictures, 1.0)  # S: a (8,)
a = tf.image.psnr(pictures, pictures[:4], 1.0)  # E: same-images
a = tf.image.sobel_edges(pictures)  # S: a (8, 32, 24, 3, 2)

a = tf.nn.space_to_depth(pictures, 2)  # S: a (8, 16, 12, 12)
a = tf.nn.space_to_depth(pictures, 5)  # E: block-size
a = tf.nn.depth_to_space(tf.ones([8, 16, 12, 12]), 2)  # S: a (8, 32, 24, 3)
a = tf.nn.depth_to_space(pictures, 2)  # E: block-size
a = tf.space_to_batch(pictures, [2, 2], [[0, 0], [0, 0]])  # S: a (32, 16, 12, 3)
a = tf.batch_to_space(pictures, [2, 2], [[0, 0], [0, 0]])  # S: a (2, 64, 48, 3)
a = tf.batch_to_space(pictures, [3, 1], [[0, 0], [0, 0]])  # E: block-size
a = tf.nn.pool(pictures, [2, 2], "MAX", strides=[2, 2])  # S: a (8, 16, 12, 3)
a = tf.nn.max_pool_with_argmax(pictures, 2, 2, "SAME")[1]  # S: a (8, 16, 12, 3)
a = tf.nn.convolution(pictures, tf.ones([3, 3, 3, 5]), padding="SAME")  # S: a (8, 32, 24, 5)
a = tf.nn.conv2d_transpose(pictures, tf.ones([3, 3, 6, 3]), [8, 60, 48, 6], [1, 2, 2, 1])  # E: transposed-output
a = tf.nn.batch_normalization(pictures, tf.ones([3]), tf.ones([3]), None, tf.ones([4]), 0.001)  # E: broadcast-dimensions
a = tf.nn.crelu(pictures)  # S: a (8, 32, 24, 6)

sound = tf.ones([5, 1000])
a = tf.signal.frame(sound, 256, 128)  # S: a (5, 6, 256)
a = tf.signal.stft(sound, 200, 100)  # S: a (5, 9, 129)
a = tf.signal.rfft(sound)  # S: a (5, 501)
a = tf.signal.fft(sound)  # E: element-type
boxes = tf.ones([8, 2, 4])
drawn = tf.image.draw_bounding_boxes(pictures, boxes, [[1.0, 0.0, 0.0]])  # S: drawn (8, 32, 24, 3)
cut = tf.image.stateless_random_crop(grey, size=(8, 8, 1), seed=(1, 2))  # S: cut (8, 8, 1)
mels = tf.signal.linear_to_mel_weight_matrix(80, 129, 16000)  # S: mels (129, 80)
tf.ones([3, 124, 130]) @ mels  # E: matmul-inner-dimensions (3, 124, 130) (129, 80)
window = tf.signal.hann_window(400)  # S: window (400,)
