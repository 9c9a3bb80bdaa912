"""A dictionary of what an unknown text consists of: what is looked up there is one of its values."""
import torch

data = open("x.txt").read()
chars = sorted(list(set(data)))
numbers = {letter: number for number, letter in enumerate(chars)}
letters = {number: letter for number, letter in enumerate(chars)}
context = "O God, O God!"
x = torch.tensor([numbers[letter] for letter in context], dtype=torch.long)  # S: x (13,)
y = x[None, ...].repeat(3, 1)  # S: y (3, 13)
y @ torch.zeros(12, 2).long()  # E: matmul-inner-dimensions
weights = torch.zeros(3, 4)
if numbers:
    weights @ torch.zeros(5, 4)  # E: matmul-inner-dimensions
else:
    weights @ torch.zeros(6, 4)  # E: matmul-inner-dimensions
if len(numbers) == 0:
    weights @ torch.zeros(7, 4)  # E: matmul-inner-dimensions
squares = {letter: weights for letter in chars}
for name in squares:
    squares[name] @ torch.zeros(8, 4)  # E: matmul-inner-dimensions
if "a" not in squares:
    weights @ torch.zeros(9, 4)  # E: matmul-inner-dimensions
if "a" in squares:
    weights @ torch.zeros(10, 4)  # E: matmul-inner-dimensions
other = torch.zeros(2, 2)
found = squares.get("a", other)  # A: found (2, 2)
found = squares.get("a", other)  # A: found (3, 4)
found = squares.pop("b", other)  # A: found (2, 2)
