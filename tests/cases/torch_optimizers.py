"""Optimizers of PyTorch: steps with a closure, optimizers of the program's own, what else they have."""
import torch
from torch import nn, optim
from torch.optim.optimizer import Optimizer

model = nn.Linear(3, 2)
images = torch.zeros(5, 3)
slow = optim.LBFGS(model.parameters(), lr=0.1, max_iter=20)


def closure():
    slow.zero_grad()
    loss = nn.functional.mse_loss(model(images), torch.zeros(5, 2))
    loss.backward()
    return loss


def wrong():
    return nn.functional.cross_entropy(model(images), torch.zeros(4).long())  # E: loss-batch-size


a = slow.step(closure)  # S: a ()
b = a + torch.zeros(4, 2)  # S: b (4, 2)
slow.step(wrong)
nothing = slow.step()
a = slow.step(closure=lambda: model(images).sum())  # S: a ()

for group in slow.param_groups:
    group["lr"] = group["lr"] * 0.1


class Plain(Optimizer):
    def __init__(self, params, lr=1e-3):
        super().__init__(params, dict(lr=lr))

    def step(self, closure=None):
        loss = None
        if closure is not None:
            loss = closure()
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is None:
                    continue
                state = self.state[parameter]
                if len(state) == 0:
                    state["step"] = 0
                parameter.data.add_(parameter.grad.data, alpha=-group["lr"])
        return loss


plain = Plain(model.parameters(), lr=0.2)
plain.zero_grad()
c = plain.step(closure)  # A: c ()
plain.step()
state = plain.state_dict()
schedule = optim.lr_scheduler.StepLR(slow, 3)
schedule.step()
by_name = {"adam": optim.Adam, "sgd": torch.optim.SGD}
chosen = by_name["adam"](model.parameters(), lr=0.1, weight_decay=1e-4)
chosen.zero_grad(set_to_none=True)
chosen.step()
d = model(images)  # S: d (5, 2)
