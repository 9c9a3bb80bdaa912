"""Networks and tokenizers of transformers by the names of their weights, under a program's own heads.

https://huggingface.co/docs/transformers/model_doc/bert (4.57)
"""

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset
from transformers import (
    AutoModel,
    AutoModelForSequenceClassification,
    AutoTokenizer,
    BertForTokenClassification,
    BertModel,
    BertTokenizer,
    DistilBertModel,
    GPT2LMHeadModel,
)

tokenizer = BertTokenizer.from_pretrained("bert-base-uncased")
texts = ["a film", "another film", "a third one"]
encoded = tokenizer(texts, padding="max_length", max_length=32, truncation=True, return_tensors="pt")
a = encoded["input_ids"] + 0  # S: a (3, 32)
a = encoded.attention_mask + 0  # S: a (3, 32)
one = tokenizer.encode_plus(texts[0], max_length=20, padding="max_length", return_tensors="pt")
a = one["input_ids"].flatten() + 0  # S: a (20,)
open_length = tokenizer(texts, padding=True, return_tensors="pt")
a = open_length["input_ids"] + 0  # S: a (3, ?)

bert = BertModel.from_pretrained("bert-base-uncased")
output = bert(**encoded)
a = output.last_hidden_state + 0  # S: a (3, 32, 768)
a = output.pooler_output + 0  # S: a (3, 768)
a = output[0][:, 0] + 0  # S: a (3, 768)
hidden, pooled = bert(encoded["input_ids"], return_dict=False)
a = pooled + 0  # S: a (3, 768)
a = bert(open_length["input_ids"]).pooler_output + 0  # S: a (3, 768)
bert(torch.zeros(2, 600, dtype=torch.long))  # E: index-out-of-rows
nn.Linear(1024, 2)(pooled)  # E: linear-in-features (3, 768)
for parameter in bert.encoder.layer[:8].parameters():
    parameter.requires_grad = False


class Classifier(nn.Module):
    def __init__(self, name, features, classes):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(name)
        self.dropout = nn.Dropout(0.3)
        self.head = nn.Linear(features or self.encoder.config.hidden_size, classes)

    def forward(self, input_ids, attention_mask):
        output = self.encoder(input_ids=input_ids, attention_mask=attention_mask)
        return self.head(self.dropout(output.pooler_output))  # E: linear-in-features (3, 1024)


a = Classifier("bert-large-uncased", None, 4)(encoded["input_ids"], encoded["attention_mask"])  # S: a (3, 4)
Classifier("bert-large-uncased", 768, 4)(encoded["input_ids"], encoded["attention_mask"])
a = Classifier("somebody/own-bert", None, 5)(encoded["input_ids"], encoded["attention_mask"])  # S: a (3, 5)

distil = DistilBertModel.from_pretrained("distilbert-base-uncased")
a = distil(encoded["input_ids"]).last_hidden_state[:, 0] + 0  # S: a (3, 768)

scores = AutoModelForSequenceClassification.from_pretrained("roberta-base", num_labels=3)
a = scores(encoded["input_ids"]).logits + 0  # S: a (3, 3)
a = scores(encoded["input_ids"], labels=torch.tensor([0, 1, 2])).loss + 0  # S: a ()
scores(encoded["input_ids"], labels=torch.tensor([0, 1]))  # E: loss-batch-size
words = BertForTokenClassification.from_pretrained("bert-base-cased", num_labels=9)
a = words(encoded["input_ids"]).logits + 0  # S: a (3, 32, 9)

gpt = GPT2LMHeadModel.from_pretrained("gpt2")
a = gpt(encoded["input_ids"], labels=encoded["input_ids"]).logits[:, -1, :] + 0  # S: a (3, 50257)
a = gpt.generate(encoded["input_ids"], max_new_tokens=5)[0] + 0  # S: a (?,)


class Reviews(Dataset):
    def __init__(self, texts, labels, tokenizer, length):
        self.texts, self.labels, self.tokenizer, self.length = texts, labels, tokenizer, length

    def __len__(self):
        return len(self.texts)

    def __getitem__(self, index):
        encoding = self.tokenizer(
            self.texts[index], max_length=self.length, padding="max_length", truncation=True, return_tensors="pt"
        )
        return {
            "input_ids": encoding["input_ids"].squeeze(0),
            "attention_mask": encoding["attention_mask"].squeeze(0),
            "labels": torch.tensor(self.labels[index], dtype=torch.long),
        }


reviews = Reviews(texts, [0, 2, 1], AutoTokenizer.from_pretrained("roberta-base"), 24)
for batch in DataLoader(reviews, batch_size=3):
    a = batch["input_ids"] + 0  # S: a (3, 24)
    a = scores(**batch).logits + 0  # S: a (3, 3)
    nn.CrossEntropyLoss()(a, batch["labels"])
