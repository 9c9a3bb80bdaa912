"""Networks and tokenizers by the names of weights, data classes as options: transformers 4.57.

https://huggingface.co/docs/transformers/model_doc/auto, .../internal/trainer_utils
"""

from command_components import fill
from shapelog_words import asked, written
from torch.optim import AdamW

from transformers.configuration_utils import PretrainedConfig
from transformers.modeling_utils import (
    DistilBertModel,
    GPT2Model,
    LanguageModel,
    PreTrainedModel,
    SequenceClassifier,
    TextEncoder,
    TokenClassifier,
)
from transformers.optimization import (
    get_constant_schedule,
    get_constant_schedule_with_warmup,
    get_cosine_schedule_with_warmup,
    get_linear_schedule_with_warmup,
    get_scheduler,
)
from transformers.tokenization_utils_base import (
    BatchEncoding,
    PreTrainedTokenizer,
    PreTrainedTokenizerFast,
)
from transformers.trainer import Trainer, TrainingArguments

__all__ = [
    "AdamW",
    "AutoConfig",
    "AutoModel",
    "AutoModelForCausalLM",
    "AutoModelForMaskedLM",
    "AutoModelForSequenceClassification",
    "AutoModelForTokenClassification",
    "AutoTokenizer",
    "BatchEncoding",
    "BertConfig",
    "BertForMaskedLM",
    "BertForSequenceClassification",
    "BertForTokenClassification",
    "BertModel",
    "BertTokenizer",
    "BertTokenizerFast",
    "DistilBertForSequenceClassification",
    "DistilBertModel",
    "DistilBertTokenizer",
    "DistilBertTokenizerFast",
    "GPT2LMHeadModel",
    "GPT2Model",
    "GPT2Tokenizer",
    "HfArgumentParser",
    "PreTrainedModel",
    "PreTrainedTokenizer",
    "PreTrainedTokenizerFast",
    "PretrainedConfig",
    "RobertaForSequenceClassification",
    "RobertaModel",
    "RobertaTokenizer",
    "Trainer",
    "TrainingArguments",
    "get_constant_schedule",
    "get_constant_schedule_with_warmup",
    "get_cosine_schedule_with_warmup",
    "get_linear_schedule_with_warmup",
    "get_scheduler",
]


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


class AutoTokenizer(PreTrainedTokenizerFast):
    """That of whatever network."""


class BertTokenizer(PreTrainedTokenizer):
    """That of BERT."""


class BertTokenizerFast(PreTrainedTokenizerFast):
    """That of BERT."""


class DistilBertTokenizer(PreTrainedTokenizer):
    """That of DistilBERT."""


class DistilBertTokenizerFast(PreTrainedTokenizerFast):
    """That of DistilBERT."""


class RobertaTokenizer(PreTrainedTokenizer):
    """That of RoBERTa."""


class GPT2Tokenizer(PreTrainedTokenizer):
    """That of GPT-2."""


class AutoConfig(PretrainedConfig):
    """That of whatever network."""


class BertConfig(PretrainedConfig):
    """That of BERT."""


class BertModel(TextEncoder):
    """BERT: Devlin et al. (2019)."""


class RobertaModel(TextEncoder):
    """RoBERTa: Liu et al. (2019)."""


class AutoModel(TextEncoder):
    """Whatever network; of those without a pooler the kind that has none."""

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *inputs, config=None, **settings):
        name = str(pretrained_model_name_or_path).split("/")[-1]
        if config is None:
            config = PretrainedConfig.from_pretrained(name, **settings)
        if name.startswith("distil") or name.startswith("gpt2"):
            return DistilBertModel(config)
        return cls(config)


class AutoModelForSequenceClassification(SequenceClassifier):
    """Whatever network, for classes of texts."""


class BertForSequenceClassification(SequenceClassifier):
    """BERT, for classes of texts."""


class DistilBertForSequenceClassification(SequenceClassifier):
    """DistilBERT, for classes of texts."""


class RobertaForSequenceClassification(SequenceClassifier):
    """RoBERTa, for classes of texts."""


class AutoModelForTokenClassification(TokenClassifier):
    """Whatever network, for classes of words."""


class BertForTokenClassification(TokenClassifier):
    """BERT, for classes of words."""


class AutoModelForMaskedLM(LanguageModel):
    """Whatever network, for words that are missing."""


class BertForMaskedLM(LanguageModel):
    """BERT, for words that are missing."""


class AutoModelForCausalLM(LanguageModel):
    """Whatever network, for the next word."""


class GPT2LMHeadModel(LanguageModel):
    """GPT-2, for the next word."""
