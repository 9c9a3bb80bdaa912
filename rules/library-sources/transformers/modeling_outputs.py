"""What networks give: transformers 4.57, ModelOutput.

https://huggingface.co/docs/transformers/main_classes/output
"""

from shapelog_words import configuration


class ModelOutput:
    """Values by name, by number, and one after the other."""

    def __init__(
        self,
        last_hidden_state=None,
        pooler_output=None,
        loss=None,
        logits=None,
        start_logits=None,
        end_logits=None,
    ):
        self.loss = loss
        self.logits = logits
        self.start_logits = start_logits
        self.end_logits = end_logits
        self.last_hidden_state = last_hidden_state
        self.pooler_output = pooler_output
        self.hidden_states = None
        self.attentions = None
        self.past_key_values = configuration("")["past_key_values"]

    def to_tuple(self):
        values = (
            self.loss,
            self.logits,
            self.start_logits,
            self.end_logits,
            self.last_hidden_state,
            self.pooler_output,
        )
        return tuple([value for value in values if value is not None])

    def __getitem__(self, key):
        if isinstance(key, str):
            return getattr(self, key)
        values = self.to_tuple()
        if isinstance(key, int) and key >= len(values):
            return configuration("")["value"]  # such as past_key_values, the last of all
        return values[key]

    def __iter__(self):
        return iter(self.to_tuple())
