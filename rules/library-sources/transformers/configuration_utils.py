"""Configurations of published networks, by their names: transformers 4.57, PretrainedConfig.

The sizes are those in config.json of the models (https://huggingface.co/models); of a name that is
not here they are unknown, as what a file says.
"""

from shapelog_words import configuration

#: Name: words, features, layers, positions.
SIZES = {
    "bert-base-uncased": (30522, 768, 12, 512),
    "bert-base-cased": (28996, 768, 12, 512),
    "bert-large-uncased": (30522, 1024, 24, 512),
    "bert-large-cased": (28996, 1024, 24, 512),
    "bert-base-multilingual-cased": (119547, 768, 12, 512),
    "bert-base-multilingual-uncased": (105879, 768, 12, 512),
    "bert-base-chinese": (21128, 768, 12, 512),
    "distilbert-base-uncased": (30522, 768, 6, 512),
    "distilbert-base-cased": (28996, 768, 6, 512),
    "roberta-base": (50265, 768, 12, 514),
    "roberta-large": (50265, 1024, 24, 514),
    "xlm-roberta-base": (250002, 768, 12, 514),
    "gpt2": (50257, 768, 12, 1024),
    "gpt2-medium": (50257, 1024, 24, 1024),
    "gpt2-large": (50257, 1280, 36, 1024),
    "distilgpt2": (50257, 768, 6, 1024),
}


class PretrainedConfig:
    """The sizes of a network, and what of it is wanted."""

    def __init__(
        self,
        vocab_size=30522,
        hidden_size=768,
        num_hidden_layers=12,
        num_attention_heads=12,
        max_position_embeddings=512,
        num_labels=2,
        output_hidden_states=False,
        output_attentions=False,
        **settings,
    ):
        self.vocab_size = vocab_size
        self.hidden_size = hidden_size
        self.dim = hidden_size
        self.n_embd = hidden_size
        self.num_hidden_layers = num_hidden_layers
        self.num_attention_heads = num_attention_heads
        self.max_position_embeddings = max_position_embeddings
        self.num_labels = num_labels
        self.output_hidden_states = output_hidden_states
        self.output_attentions = output_attentions

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, num_labels=2, **settings):
        name = str(pretrained_model_name_or_path).split("/")[-1]
        if name in SIZES:
            words, features, layers, positions = SIZES[name]
        else:
            read = configuration(name)
            words, features = read["vocab_size"], read["hidden_size"]
            layers, positions = 1, read["max_position_embeddings"]
        return cls(
            vocab_size=words,
            hidden_size=features,
            num_hidden_layers=layers,
            max_position_embeddings=positions,
            num_labels=num_labels,
            **settings,
        )
