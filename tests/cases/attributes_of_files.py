"""Attributes whose names a file gives: one that the program sets nowhere may be among them."""
import json
import tensorflow as tf
import torch


class Options:
    def __init__(self, path):
        with open(path) as file:
            self.__dict__.update(json.load(file))


class Settings:
    def __init__(self, given):
        for name, value in given.items():
            setattr(self, name, value)
        self.depth = 3


options = Options("options.json")
a = torch.zeros(options.width, 4)  # S: a (?, 4)
b = a @ torch.zeros(5, 1)  # E: matmul-inner-dimensions (?, 4) (5, 1)
settings = Settings(json.load(open("settings.json")))
a = torch.zeros(settings.width, settings.depth)  # S: a (?, 3)
b = a @ torch.zeros(5, 1)  # E: matmul-inner-dimensions (?, 3) (5, 1)

# TensorFlow 1.15, tf.contrib.training.HParams
hparams = tf.contrib.training.HParams()
for key, value in json.loads(open("parameters.json").read()).items():
    hparams.add_hparam(key, value)
hparams.add_hparam("layers", hparams.encoder_layers)
a = tf.zeros([hparams.units, 3])  # S: a (?, 3)
b = tf.matmul(a, tf.zeros([4, 5]))  # E: matmul-inner-dimensions (?, 3) (4, 5)
hparams.units = 7
a = tf.zeros([hparams.units, 3])  # S: a (7, 3)
