"""Texts as numbers of words: transformers 4.57, PreTrainedTokenizerBase.

How many words a text has nobody knows; padded to a length it has that many.
https://huggingface.co/docs/transformers/main_classes/tokenizer
"""

import numpy
import torch
from shapelog_words import asked, configuration


class BatchEncoding(dict):
    """Numbers of words, and which of them count."""

    def __init__(self, data):
        super().__init__(data)
        self.input_ids = data["input_ids"]
        self.attention_mask = data["attention_mask"]
        self.token_type_ids = data["token_type_ids"]

    def to(self, device, **settings):
        return self


def _numbers(shape, kind):
    if kind == "pt":
        return torch.zeros(shape, dtype=torch.int64)
    if kind == "np":
        return numpy.zeros(shape, dtype=numpy.int64)
    if kind is None:
        length = shape[-1]
        if len(shape) == 1:
            return [asked() for _ in range(length)]
        return [[asked() for _ in range(length)] for _ in range(shape[0])]
    return asked()


class PreTrainedTokenizerBase:
    """A tokenizer, made by the name of a network."""

    def __init__(self, *files, **settings):
        self.pad_token_id = asked()
        self.cls_token_id = asked()
        self.sep_token_id = asked()
        self.unk_token_id = asked()
        self.mask_token_id = asked()
        self.eos_token_id = asked()
        self.bos_token_id = asked()
        self.vocab_size = asked()
        self.pad_token = asked()
        self.eos_token = asked()
        self.padding_side = "right"
        self.model_max_length = asked()

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *inputs, **settings):
        return cls()

    def __call__(
        self,
        text=None,
        text_pair=None,
        text_target=None,
        text_pair_target=None,
        add_special_tokens=True,
        padding=False,
        truncation=None,
        max_length=None,
        return_tensors=None,
        **settings,
    ):
        if padding == "max_length" and max_length is not None:
            length = max_length
        else:
            length = configuration(text)["length"]
        if not isinstance(text, str):
            shape = (len(text), length)
        elif return_tensors is None:
            shape = (length,)
        else:
            shape = (1, length)
        return BatchEncoding(
            {
                "input_ids": _numbers(shape, return_tensors),
                "token_type_ids": _numbers(shape, return_tensors),
                "attention_mask": _numbers(shape, return_tensors),
            }
        )

    def encode_plus(
        self,
        text,
        text_pair=None,
        add_special_tokens=True,
        padding=False,
        truncation=None,
        max_length=None,
        return_tensors=None,
        pad_to_max_length=False,
        **settings,
    ):
        if pad_to_max_length:
            padding = "max_length"
        return self(
            text, text_pair, padding=padding, max_length=max_length, return_tensors=return_tensors
        )

    def batch_encode_plus(
        self,
        batch_text_or_text_pairs,
        add_special_tokens=True,
        padding=False,
        truncation=None,
        max_length=None,
        return_tensors=None,
        pad_to_max_length=False,
        **settings,
    ):
        if pad_to_max_length:
            padding = "max_length"
        return self(
            batch_text_or_text_pairs,
            padding=padding,
            max_length=max_length,
            return_tensors=return_tensors,
        )

    def encode(
        self,
        text,
        text_pair=None,
        add_special_tokens=True,
        padding=False,
        truncation=None,
        max_length=None,
        return_tensors=None,
        **settings,
    ):
        return self(
            text, text_pair, padding=padding, max_length=max_length, return_tensors=return_tensors
        ).input_ids

    def tokenize(self, text, **settings):
        return [asked() for _ in range(configuration(text)["length"])]

    def convert_tokens_to_ids(self, tokens):
        if isinstance(tokens, str):
            return asked()
        return [asked() for _ in tokens]

    def convert_ids_to_tokens(self, ids, **settings):
        return [asked() for _ in ids]

    def decode(self, token_ids, **settings):
        return asked()

    def batch_decode(self, sequences, **settings):
        return [asked() for _ in sequences]

    def add_special_tokens(self, special_tokens_dict, **settings):
        return asked()

    def add_tokens(self, new_tokens, **settings):
        return asked()

    def save_pretrained(self, save_directory, **settings):
        return ()

    def __len__(self):
        return asked()


class PreTrainedTokenizer(PreTrainedTokenizerBase):
    """One in Python."""


class PreTrainedTokenizerFast(PreTrainedTokenizerBase):
    """One in Rust."""
