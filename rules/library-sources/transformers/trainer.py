"""Training with a loop of the library's: transformers 4.57, Trainer.

One epoch stands for all. https://huggingface.co/docs/transformers/main_classes/trainer
"""

from shapelog_words import configuration
from torch.optim import AdamW
from torch.utils.data import DataLoader


class TrainingArguments:
    """How to train; what is not given has its default."""

    def __init__(
        self,
        output_dir=None,
        per_device_train_batch_size=8,
        per_device_eval_batch_size=8,
        num_train_epochs=3.0,
        learning_rate=5e-5,
        weight_decay=0.0,
        dataloader_drop_last=False,
        **settings,
    ):
        self.output_dir = output_dir
        self.per_device_train_batch_size = per_device_train_batch_size
        self.per_device_eval_batch_size = per_device_eval_batch_size
        self.num_train_epochs = num_train_epochs
        self.learning_rate = learning_rate
        self.weight_decay = weight_decay
        self.dataloader_drop_last = dataloader_drop_last
        self.device = "cpu"


def _padded(features):
    """What a tokenizer pads to one length, which nobody knows."""
    return configuration("")["batch"]


class Trainer:
    """A loop over batches, each of which is given to the model by its names."""

    def __init__(
        self,
        model=None,
        args=None,
        data_collator=None,
        train_dataset=None,
        eval_dataset=None,
        processing_class=None,
        model_init=None,
        compute_loss_func=None,
        compute_metrics=None,
        callbacks=None,
        optimizers=(None, None),
        tokenizer=None,
        **settings,
    ):
        self.model = model_init() if model is None and model_init is not None else model
        self.args = args if args is not None else TrainingArguments("trainer_output")
        padded = tokenizer is not None or processing_class is not None
        if data_collator is None and padded:
            data_collator = _padded
        self.data_collator = data_collator
        self.train_dataset = train_dataset
        self.eval_dataset = eval_dataset
        self.tokenizer = tokenizer

    def get_train_dataloader(self):
        return DataLoader(
            self.train_dataset,
            batch_size=self.args.per_device_train_batch_size,
            collate_fn=self.data_collator,
            drop_last=self.args.dataloader_drop_last,
        )

    def get_eval_dataloader(self, eval_dataset=None):
        return DataLoader(
            eval_dataset if eval_dataset is not None else self.eval_dataset,
            batch_size=self.args.per_device_eval_batch_size,
            collate_fn=self.data_collator,
        )

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        outputs = model(**inputs)
        return (outputs.loss, outputs) if return_outputs else outputs.loss

    def train(self, resume_from_checkpoint=None, **settings):
        optimizer = AdamW(self.model.parameters(), lr=self.args.learning_rate)
        for inputs in self.get_train_dataloader():
            self.compute_loss(self.model, inputs)
            optimizer.step()
        if self.eval_dataset is not None:
            self.evaluate()

    def evaluate(self, eval_dataset=None, **settings):
        for inputs in self.get_eval_dataloader(eval_dataset):
            self.compute_loss(self.model, inputs, return_outputs=True)
        return {}

    def save_model(self, output_dir=None, **settings):
        return None

    def log(self, logs, *further):
        return None

    def add_callback(self, callback):
        return None
