"""Images of Keras: loaded from files, and arrays of them."""

import keras
import matplotlib.cm as cm
import numpy as np
from tensorflow.keras.preprocessing import image

picture = keras.utils.load_img("elephant.jpg", target_size=(180, 200))
a = keras.utils.img_to_array(picture)  # S: a (180, 200, 3)
a.reshape(180, 200, 4)  # E: reshape-element-count
b = np.expand_dims(a, axis=0)  # S: b (1, 180, 200, 3)
keras.applications.ResNet50(weights="imagenet")(b)  # E: model-input-size
grey = keras.utils.img_to_array(keras.utils.load_img("x.png", color_mode="grayscale", target_size=(8, 9)))
c = grey + np.zeros((8, 9, 1))  # S: c (8, 9, 1)
old = image.img_to_array(image.load_img("x.png", True, target_size=(8, 9)))
d = old + 0  # S: d (8, 9, 1)
first = keras.utils.img_to_array(picture, data_format="channels_first")
e = first + 0  # S: e (3, 180, 200)
f = keras.utils.img_to_array(np.zeros((5, 6)))  # S: f (5, 6, 1)
keras.utils.img_to_array(np.zeros((1, 5, 6, 3)))  # E: array-of-image-rank
small = keras.utils.img_to_array(picture.resize((30, 20)))
g = small + 0  # S: g (20, 30, 3)

# colours of a map put over the picture, whose size nobody says
photo = keras.utils.img_to_array(keras.utils.load_img("photo.jpg"))
h = photo + 0  # S: h (image height, image width, 3)
heat = np.uint8(255 * np.load("heat.npy"))
colours = cm.get_cmap("jet")(np.arange(256))[:, :3]
shown = keras.utils.array_to_img(colours[heat])
shown = shown.resize((photo.shape[1], photo.shape[0]))
over = keras.utils.img_to_array(shown) * 0.4 + photo
i = keras.utils.img_to_array(keras.utils.load_img("x.png", target_size=open("size").read()))
j = i + 0  # S: j (image height, image width, 3)

# modes and formats that nobody knows, or that there are not, leave open what they decide
k = keras.utils.load_img("x.png", color_mode=open("mode").read(), target_size=(8, 9)).size
keras.utils.load_img("x.png", color_mode="grey", target_size=(8, 9)).size
keras.utils.load_img("x.png", grayscale=len(open("mode").read()) > 3).size
keras.utils.img_to_array(np.zeros((3, 4)), data_format="other")
l = keras.utils.img_to_array([[1, 2], [3, 4], [5, 6]])  # S: l (3, 2, 1)
keras.utils.img_to_array([1, 2, 3])

# one channel is a dimension, too
mask = keras.utils.array_to_img(np.zeros((128, 128, 1)))
shown = np.array(mask)  # S: shown (128, 128)
colour = keras.utils.array_to_img(np.zeros((128, 120, 3)))
array = keras.utils.img_to_array(colour)  # S: array (128, 120, 3)
keras.utils.array_to_img(np.zeros((128, 128)))  # E: image-array-dimensions (128, 128)
keras.utils.array_to_img(np.zeros((128, 128, 7)))  # E: image-array-last (128, 128, 7)
