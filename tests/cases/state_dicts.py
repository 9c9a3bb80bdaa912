"""The state of one module loaded into another: sizes agree, or the program fails; what is changed before is not followed."""
import copy

import torch
from torch import nn

small, large, same = nn.Linear(4, 8), nn.Linear(4, 16), nn.Linear(4, 8)
same.load_state_dict(small.state_dict())
large.load_state_dict(small.state_dict())  # E: state-size


class Net(nn.Module):
    def __init__(self, hidden, length=17):
        super().__init__()
        self.positions = nn.Parameter(torch.zeros(1, length, hidden))
        self.body = nn.Sequential(nn.Linear(4, hidden), nn.ReLU(), nn.Linear(hidden, hidden))
        self.head = nn.ModuleList([nn.Linear(hidden, 10)])


class Wider(Net):
    def __init__(self):
        super().__init__(64)
        self.extra = nn.Conv2d(3, 4, 3)


teacher, student, pupil = Net(32), Net(16), Net(32)
pupil.load_state_dict(teacher.state_dict())
state = teacher.state_dict()
pupil.load_state_dict(state, strict=True)
best = copy.deepcopy(teacher.state_dict())
teacher.load_state_dict(best)
student.load_state_dict(state)  # E: state-size
Net(32, 65).load_state_dict(teacher.state_dict())  # E: state-size
Wider().load_state_dict(Wider().state_dict())
shortened = teacher.state_dict()
shortened.pop("positions")
Net(32, 65).load_state_dict(shortened, strict=False)
chosen = {name: value for name, value in teacher.state_dict().items() if "positions" not in name}
Net(32, 65).load_state_dict(chosen, strict=False)
replaced = Net(32)
replaced.head = nn.ModuleList([nn.Linear(32, 5)])
replaced.load_state_dict(torch.load("state.pt"))
a = small(torch.zeros(2, 4))  # S: a (2, 8)
