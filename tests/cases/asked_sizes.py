"""What the program asks, or tries, is not told: a size that decides, a number that may be none, None for a tensor."""

import json

import numpy as np
import tensorflow as tf

unknown = json.load(open("sizes.json"))


def regressed(box, reg):
    if reg.shape[1] == 1:
        reg = np.reshape(reg, (reg.shape[2], reg.shape[3]))
    return box[:, 0] + reg[:, 0]


def third(x):
    if unknown["deep"]:
        return x.shape[2]  # E: item-out-of-range


regressed(np.zeros((3, 4)), np.zeros((3, unknown["k"])))
third(np.zeros((3, unknown["k"])))


def number(value):
    try:
        return (int(np.array(value)),)
    except TypeError:
        pass
    return ()


number(())
int(np.zeros(0))  # E: number-of-array


def error(logits=None):
    logits = tf.convert_to_tensor(logits)
    return tf.argmax(logits, axis=1)


error()
a = error(np.zeros((2, 3))) + 0  # S: a (2,)
