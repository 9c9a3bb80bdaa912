"""Data classes as options: transformers 4.57, HfArgumentParser.

https://huggingface.co/docs/transformers/internal/trainer_utils
"""

from command_components import fill
from shapelog_words import asked, written


class HfArgumentParser:
    """A parser that fills data classes."""

    def __init__(self, dataclass_types=None, **settings):
        self.dataclass_types = dataclass_types

    def _filled(self):
        types = self.dataclass_types
        if not isinstance(types, (tuple, list)):
            return (fill(types),)
        return tuple([fill(kind) for kind in types])

    def parse_args_into_dataclasses(self, args=None, return_remaining_strings=False, **settings):
        if return_remaining_strings:
            return (*self._filled(), [])
        return self._filled()

    def _read(self, source):
        types = self.dataclass_types
        if not written(source):  # the command line names the file, as other words
            return self._filled()
        if not isinstance(types, (tuple, list)):
            return (asked(),)
        return tuple([asked() for _ in types])

    def parse_json_file(self, json_file, allow_extra_keys=False):
        return self._read(json_file)

    def parse_yaml_file(self, yaml_file, allow_extra_keys=False):
        return self._read(yaml_file)

    def parse_dict(self, args, allow_extra_keys=False):
        return self._read("")
