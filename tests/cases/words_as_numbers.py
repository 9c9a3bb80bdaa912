"""Texts of files as numbers: how many there are nobody knows, that they are integers the rules do."""

from collections import Counter, defaultdict

import torch

text = open("corpus").read()
words = text.split()
a = torch.tensor([ord(letter) for letter in text][:11])  # S: a (?,)
a = torch.tensor([len(word) for word in words])  # S: a (?,)
codes = {word: position for position, word in enumerate(sorted(set(words)))}
words_by_code = {position: word for word, position in codes.items()}
b = torch.tensor([codes[word] for word in words])  # S: b (?,)
b = torch.tensor([codes.get(word, 0) for word in words])  # S: b (?,)
table = torch.zeros(len(codes), 4)  # A: table (?, 4)
nothing = " ".join(words_by_code[code] for code in torch.zeros(30).long().tolist())


class Vocabulary:
    def __init__(self):
        self.code_of = {"<pad>": 0, "<unknown>": 1, "<end>": 2}
        self.word_of = {code: word for word, code in self.code_of.items()}

    def add(self, sentence):
        for word in sentence.split(" "):
            if word not in self.code_of:
                code = len(self.code_of)
                self.code_of[word] = code
                self.word_of[code] = word

    def encode(self, sentence):
        codes = [self.code_of[word] for word in sentence.split(" ")][:11]
        codes.append(2)
        return codes + [0] * (12 - len(codes))


vocabulary = Vocabulary()
for line in open("corpus"):
    vocabulary.add(line)
c = torch.tensor(vocabulary.encode("a short line"))  # A: c (12,)
c = torch.tensor([vocabulary.encode(line) for line in open("corpus")])  # S: c (?, ?)
torch.nn.functional.one_hot(c, 8).float() @ torch.zeros(9, 4)  # E: matmul-inner-dimensions
print(" ".join(vocabulary.word_of[code] for code in c[0].tolist()))

counts = Counter(words)
counts["more"] += 1
d = torch.tensor([counts[word] for word in words])  # S: d (?,)
d = torch.tensor([count for word, count in counts.most_common(100)])  # S: d (?,)
d = torch.tensor(sorted(counts.values()))  # S: d (?,)
sums = defaultdict(float)
lengths = defaultdict(int)
for word in words:
    sums[word] += 0.5
    lengths[word] += len(word)
e = torch.tensor([sums[word] for word in words])  # S: e (?,)
e = torch.tensor([lengths[word] for word in words])  # S: e (?,)
f = torch.tensor([[float(cell) for cell in line.split(",")] for line in open("table")])  # S: f (?, ?)
f = torch.tensor([int(word) % 3 for word in words])  # S: f (?,)
total = 0
for word in words:
    total += len(word)
g = torch.tensor([total, 1])  # S: g (2,)
