"""`while` loops that wait for a count which some rounds leave as it is: what they collected has any length."""
import random

import torch
from torch import nn

texts = [[1, 5, 6, 2], [1, 7, 2], [1, 8, 9, 4, 2]]
longest = 12


def pairs(wanted):
    batch = []
    same = other = 0
    while same != wanted / 2 or other != wanted / 2:
        one, two = random.randrange(len(texts)), random.randrange(len(texts))
        words = texts[one] + texts[two]
        places = [place for place, word in enumerate(words) if word not in (1, 2)]
        masked = []
        for place in places[:2]:
            masked.append(place)
            if random.random() < 0.8:
                words[place] = 3
        words.extend([0] * (longest - len(words)))
        if one == two and same < wanted / 2:
            batch.append([words, masked, True])
            same += 1
        elif one != two and other < wanted / 2:
            batch.append([words, masked, False])
            other += 1
    return batch


words, masked, equal = map(torch.LongTensor, zip(*pairs(6)))
embed = nn.Embedding(10, 32)
deep = nn.Sequential(*[nn.Linear(32, 32) for _ in range(6)], nn.Linear(32, 2))
scores = deep(embed(words).mean(1))
nn.CrossEntropyLoss()(scores, equal)
out = deep(torch.zeros(4, 32))  # S: out (4, 2)
deep(torch.zeros(4, 30))  # E: linear-in-features
