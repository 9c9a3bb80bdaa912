"""Networks for texts, with the shapes of what they are given and give: transformers 4.57.

What is between the embeddings and the result keeps the shape (batch, words, features), so of the
layers only their number is there. https://huggingface.co/docs/transformers/model_doc/bert, .../gpt2
"""

import torch
from shapelog_words import configuration
from torch import nn

from transformers.configuration_utils import PretrainedConfig
from transformers.modeling_outputs import ModelOutput


class PreTrainedModel(nn.Module):
    """A network made by the name of published weights."""

    def __init__(self, config, *inputs, **settings):
        super().__init__()
        self.config = config

    @classmethod
    def from_pretrained(
        cls,
        pretrained_model_name_or_path,
        *inputs,
        config=None,
        num_labels=2,
        output_hidden_states=False,
        output_attentions=False,
        **settings,
    ):
        if config is None:
            config = PretrainedConfig.from_pretrained(
                pretrained_model_name_or_path,
                num_labels=num_labels,
                output_hidden_states=output_hidden_states,
                output_attentions=output_attentions,
            )
        return cls(config)

    @classmethod
    def from_config(cls, config, **settings):
        return cls(config)

    def save_pretrained(self, save_directory, **settings):
        return None

    def forward(
        self,
        input_ids=None,
        attention_mask=None,
        token_type_ids=None,
        position_ids=None,
        head_mask=None,
        inputs_embeds=None,
        labels=None,
        return_dict=None,
        pixel_values=None,
        decoder_input_ids=None,
        past_key_values=None,
        output_hidden_states=None,
        output_attentions=None,
        **settings,
    ):
        if (
            pixel_values is not None
            or decoder_input_ids is not None
            or past_key_values is not None
            or output_hidden_states is not None
            or output_attentions is not None
            or self.config.output_hidden_states
            or self.config.output_attentions
        ):  # other inputs, or other outputs, than are known here
            return configuration("")["output"]
        output = self.answer(input_ids, inputs_embeds, labels)
        if return_dict is not None and not return_dict:
            return output.to_tuple()
        return output

    def gradient_checkpointing_enable(self, **settings):
        return None

    def resize_token_embeddings(self, new_num_tokens=None, **settings):
        return None


class _Embeddings(nn.Module):
    def __init__(self, config):
        super().__init__()
        self.word_embeddings = nn.Embedding(config.vocab_size, config.hidden_size)
        self.position_embeddings = nn.Embedding(config.max_position_embeddings, config.hidden_size)

    def forward(self, input_ids=None, inputs_embeds=None):
        if inputs_embeds is None:
            inputs_embeds = self.word_embeddings(input_ids)
        positions = torch.arange(inputs_embeds.size(1))
        return inputs_embeds + self.position_embeddings(positions)


class _Layer(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.output = nn.Linear(features, features)


class _Layers(nn.Module):
    def __init__(self, features, layers):
        super().__init__()
        self.layer = nn.ModuleList([_Layer(features) for _ in range(layers)])


class _Pooler(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.dense = nn.Linear(features, features)
        self.activation = nn.Tanh()

    def forward(self, hidden_states):
        return self.activation(self.dense(hidden_states[:, 0]))


class TextEncoder(PreTrainedModel):
    """A network that gives features of each word; one with a pooler those of the text as well."""

    pools = True

    def __init__(self, config, add_pooling_layer=True):
        super().__init__(config)
        self.embeddings = _Embeddings(config)
        self.encoder = _Layers(config.hidden_size, config.num_hidden_layers)
        self.pooler = _Pooler(config.hidden_size) if self.pools and add_pooling_layer else None

    def get_input_embeddings(self):
        return self.embeddings.word_embeddings

    def answer(self, input_ids, inputs_embeds, labels):
        hidden = self.embeddings(input_ids, inputs_embeds)
        pooled = self.pooler(hidden) if self.pooler is not None else None
        return ModelOutput(last_hidden_state=hidden, pooler_output=pooled)


class DistilBertModel(TextEncoder):
    """One without a pooler."""

    pools = False


class GPT2Model(TextEncoder):
    """One that reads from left to right."""

    pools = False


def _classified(logits, labels, number):
    """The loss of `labels`, if there are any: of classes, or of a measure."""
    if labels is None:
        return None
    if number == 1:
        return nn.MSELoss()(logits.squeeze(), labels.squeeze())
    return nn.CrossEntropyLoss()(logits.view(-1, number), labels.view(-1))


class _Headed(PreTrainedModel):
    """A network with scores of classes, and a loss where labels are given."""

    def answer(self, input_ids, inputs_embeds, labels):
        logits = self.scores(input_ids, inputs_embeds)
        return ModelOutput(loss=_classified(logits, labels, self.classes), logits=logits)


class _Classifier(_Headed):
    def __init__(self, config, **settings):
        super().__init__(config)
        self.num_labels = config.num_labels
        self.classes = config.num_labels
        self.bert = TextEncoder(config)
        self.dropout = nn.Dropout(0.1)
        self.classifier = nn.Linear(config.hidden_size, config.num_labels)


class SequenceClassifier(_Classifier):
    """A score of each class for each text."""

    def scores(self, input_ids, inputs_embeds):
        features = self.bert(input_ids, inputs_embeds=inputs_embeds)
        return self.classifier(self.dropout(features.pooler_output))


class TokenClassifier(_Classifier):
    """A score of each class for each word."""

    def scores(self, input_ids, inputs_embeds):
        features = self.bert(input_ids, inputs_embeds=inputs_embeds)
        return self.classifier(self.dropout(features.last_hidden_state))


class LanguageModel(_Headed):
    """A score of each word there is for each word of a text."""

    def __init__(self, config, **settings):
        super().__init__(config)
        self.classes = config.vocab_size
        self.transformer = TextEncoder(config)
        self.lm_head = nn.Linear(config.hidden_size, config.vocab_size, bias=False)

    def scores(self, input_ids, inputs_embeds):
        features = self.transformer(input_ids, inputs_embeds=inputs_embeds)
        return self.lm_head(features.last_hidden_state)

    def generate(self, input_ids=None, **settings):
        rows = 1 if input_ids is None else input_ids.size(0)
        return torch.zeros(rows, configuration("")["length"], dtype=torch.int64)
