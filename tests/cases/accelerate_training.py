"""Training with accelerate: what is prepared is what was given."""

import torch
from accelerate import Accelerator
from accelerate.utils import set_seed
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

set_seed(3)
accelerator = Accelerator(mixed_precision="fp16", gradient_accumulation_steps=2)
model = nn.Sequential(nn.Linear(10, 16), nn.ReLU(), nn.Linear(16, 3))
optimizer = torch.optim.Adam(model.parameters())
data = TensorDataset(torch.randn(50, 10), torch.randint(0, 3, (50,)))
model, optimizer, loader = accelerator.prepare(model, optimizer, DataLoader(data, batch_size=16))
scheduler = accelerator.prepare(torch.optim.lr_scheduler.StepLR(optimizer, 5))
for inputs, targets in loader:
    with accelerator.accumulate(model):
        logits = model(inputs.to(accelerator.device)) * 1
        loss = nn.functional.cross_entropy(logits, targets) + 0  # S: loss ()
        accelerator.backward(loss)
        if accelerator.sync_gradients:
            accelerator.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        scheduler.step()
        optimizer.zero_grad()
    predictions, references = accelerator.gather_for_metrics((logits.argmax(-1), targets))
    correct = (predictions == references).sum()  # S: correct ()
accelerator.wait_for_everyone()
if accelerator.is_main_process:
    whole = accelerator.unwrap_model(model)
    a = whole(torch.zeros(2, 10))  # S: a (2, 3)
    model(torch.zeros(2, 11))  # E: linear-in-features (2, 11)
