"""Items of lists that the rounds of a loop count up: of each class, how many were right."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.zeros(1000, 8), torch.zeros(1000).long()), batch_size=20)
model = torch.nn.Linear(8, 10)
class_correct = list(0.0 for i in range(10))
class_total = [0] * 10
for epoch in range(1000):
    for data, target in loader:
        output = model(data)
        _, predicted = torch.max(output, 1)
        correct = predicted.eq(target.view_as(predicted)).numpy().squeeze()
        for i in range(20):
            label = target.data[i]
            class_correct[label] += correct[i].item()
            class_total[label] += 1
for i in range(10):
    if class_total[i] > 0:
        print(100 * class_correct[i] / class_total[i])
shown = torch.matmul(output, torch.zeros(10, 2))  # S: shown (20, 2)
torch.matmul(torch.zeros(len(class_total), 3), torch.zeros(4, 3))  # E: matmul-inner-dimensions

# a list that each round makes anew does not grow
for step in range(1000):
    sizes = list(data.shape)
    sizes[0] += 4
    padded = torch.zeros(sizes)
    torch.matmul(padded, torch.zeros(8, 2))
    torch.matmul(padded, torch.zeros(12, 2))  # E: matmul-inner-dimensions
