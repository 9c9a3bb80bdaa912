"""Training loops of transformers: schedules, and a Trainer that gives a model its batches.

https://huggingface.co/docs/transformers/main_classes/trainer (4.57)
"""

import torch
from torch import nn
from torch.utils.data import Dataset
from transformers import (
    AdamW,
    AutoModelForSequenceClassification,
    AutoTokenizer,
    Trainer,
    TrainingArguments,
    get_linear_schedule_with_warmup,
)

tokenizer = AutoTokenizer.from_pretrained("bert-base-uncased")
model = AutoModelForSequenceClassification.from_pretrained("bert-base-uncased", num_labels=4)
optimizer = AdamW(model.parameters(), lr=2e-5)
scheduler = get_linear_schedule_with_warmup(optimizer, num_warmup_steps=0, num_training_steps=10)
encoded = tokenizer(["one", "two"], padding="max_length", max_length=16, return_tensors="pt")
for _ in range(3):
    loss = model(**encoded, labels=torch.tensor([1, 3])).loss
    loss.backward()
    optimizer.step()
    scheduler.step()
a = loss + 0  # S: a ()


class Texts(Dataset):
    def __init__(self, total, labels):
        self.ids, self.labels = torch.zeros(total, 12, dtype=torch.long), labels

    def __len__(self):
        return len(self.ids)

    def __getitem__(self, index):
        return {"input_ids": self.ids[index], "labels": self.labels[index]}


class Weighted(Trainer):
    def __init__(self, weights, **settings):
        super().__init__(**settings)
        self.weights = weights

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        labels = inputs.pop("labels")
        outputs = model(**inputs)
        a = outputs.logits + 0  # S: a (5, 4)
        loss = nn.CrossEntropyLoss(weight=self.weights)(outputs.logits, labels)  # E: loss-class-weights
        return (loss, outputs) if return_outputs else loss


arguments = TrainingArguments(output_dir="out", per_device_train_batch_size=5)
Trainer(model=model, args=arguments, train_dataset=Texts(20, torch.zeros(20, dtype=torch.long))).train()
Trainer(model=model, args=arguments, train_dataset=Texts(20, torch.zeros(20, 2, dtype=torch.long))).train()  # E: loss-batch-size
Weighted(torch.ones(4), model=model, args=arguments, train_dataset=Texts(20, torch.zeros(20, dtype=torch.long))).train()
Weighted(torch.ones(3), model=model, args=arguments, train_dataset=Texts(20, torch.zeros(20, dtype=torch.long))).train()
