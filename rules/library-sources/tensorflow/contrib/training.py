"""Hyperparameters by attributes: tf.contrib.training.HParams of TensorFlow 1.15 (hparam.py).

What a file or a text would change is left as the program wrote it, like an option's default.
"""


class HParams:
    """An object with the attributes that it is given."""

    def __init__(self, hparam_def=None, model_structure=None, **names):
        self.__dict__.update(names)

    def add_hparam(self, name, value):
        setattr(self, name, value)

    def set_hparam(self, name, value):
        setattr(self, name, value)

    def get(self, key, default=None):
        return getattr(self, key, default)

    def override_from_dict(self, values_dict):
        return self

    def parse(self, values):
        return self

    def parse_json(self, values_json):
        return self
