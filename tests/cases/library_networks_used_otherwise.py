"""Networks of transformers and timm with inputs, outputs and parts that their sources here leave out: no error is made up.

https://huggingface.co/docs/transformers/main_classes/output (4.57), https://huggingface.co/docs/timm (1.0)
"""

import timm
import torch
from torch import nn
from transformers import AutoModel, BertModel, GPT2LMHeadModel

words = torch.zeros(2, 8, dtype=torch.long)
images = torch.zeros(2, 3, 224, 224)

bert = BertModel.from_pretrained("bert-base-uncased")
last = bert(words, output_hidden_states=True).hidden_states[-1]
stacked = torch.stack(bert(words, output_hidden_states=True)["hidden_states"][-4:]).sum(0)
third = bert(words, output_attentions=True)[2][-1]
bert(words, attention_mask=torch.ones(2, 8, 8))
a = bert(words, attention_mask=torch.ones(2, 8, dtype=torch.float64)).pooler_output + 0  # S: a (2, 768)
seen = BertModel.from_pretrained("bert-base-uncased", output_hidden_states=True)(words)[2]
pictured = AutoModel.from_pretrained("google/vit-base-patch16-224")(pixel_values=images).last_hidden_state
decoded = AutoModel.from_pretrained("t5-small")(input_ids=words, decoder_input_ids=words[:, :3])
decoded.last_hidden_state + torch.zeros(2, 3, 512)
gpt = GPT2LMHeadModel.from_pretrained("gpt2")
past = gpt(words).past_key_values
a = gpt(words).logits + 0  # S: a (2, 8, 50257)
gpt(words[:, :1], attention_mask=torch.ones(2, 9), past_key_values=past)

network = timm.create_model("efficientnet_b0")
network.conv_stem = nn.Conv2d(1, 32, 3, 2, 1)
a = network(images[:, :1])  # S: a (2, 1000)
bare = timm.create_model("resnet18", num_classes=0, global_pool="")
bare(images) + torch.zeros(2, 512, 7, 7)
maps = timm.create_model("resnet50", features_only=True)(images)[-1]
nn.Sequential(*list(timm.create_model("resnet18").children())[:-2])(images)
