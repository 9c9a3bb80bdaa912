"""Configurations: objects whose attributes are what the program gives them."""
import argparse
from types import SimpleNamespace

import ml_collections
import tensorflow as tf
import torch
from easydict import EasyDict
from tensorflow.contrib.training import HParams
from yacs.config import CfgNode as CN

# https://docs.python.org/3/library/types.html#types.SimpleNamespace (3.13)
sizes = SimpleNamespace(rows=3, columns=4)
a = torch.zeros(sizes.rows, sizes.columns)  # S: a (3, 4)
b = a @ torch.zeros(5, 1)  # E: matmul-inner-dimensions
sizes.rows = 5
a = torch.zeros(sizes.rows, 1)  # S: a (5, 1)

# https://docs.python.org/3/library/argparse.html#argparse.Namespace (3.13)
sizes = argparse.Namespace(rows=3, columns=4)
b = torch.zeros(sizes.rows, sizes.columns) @ torch.zeros(5, 1)  # E: matmul-inner-dimensions

# https://github.com/rbgirshick/yacs (0.1.8)
_C = CN()
_C.MODEL = CN()
_C.MODEL.DIM = 6
_C.DATA = CN({"SIZE": 8, "MORE": {"DEPTH": 2}})


def configured(file):
    configuration = _C.clone()
    configuration.merge_from_file(file)
    configuration.freeze()
    return configuration


options = configured("settings.yaml")
a = torch.zeros(options.DATA.SIZE, options.DATA.MORE.DEPTH, options["MODEL"].DIM)  # S: a (8, 2, 6)
b = torch.zeros(2, options.MODEL.DIM) @ torch.zeros(7, 1)  # E: matmul-inner-dimensions

# https://github.com/makinacorpus/easydict (1.13)
options = EasyDict({"net": {"width": 8}, "depth": 9})
options.data = EasyDict()
options.data.size = 10
a = torch.zeros(options.net.width, options.depth, options["data"].size)  # S: a (8, 9, 10)
b = torch.zeros(2, options.net.width) @ torch.zeros(9, 1)  # E: matmul-inner-dimensions

# https://ml-collections.readthedocs.io/en/latest/ (0.1)
options = ml_collections.ConfigDict()
options.size = 11
options.inner = ml_collections.ConfigDict({"depth": 12})
b = torch.zeros(options.size, options.inner.depth) @ torch.zeros(11, 1)  # E: matmul-inner-dimensions

# TensorFlow 1.15, tf.contrib.training.HParams
options = HParams(width=13, depth=14)
options.override_from_dict(open("file").read())
b = torch.zeros(options.width, options.depth) @ torch.zeros(13, 1)  # E: matmul-inner-dimensions
options = tf.contrib.training.HParams(width=15)
a = torch.zeros(options.width, options.get("depth", 2))  # S: a (15, 2)
