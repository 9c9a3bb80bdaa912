"""Dictionaries of so many entries that rounds which stand for many do not tell them apart."""

import sys

import torch

SIZES = {
    "size0": 1, "size1": 2, "size2": 3, "size3": 4, "size4": 5, "size5": 6, "size6": 7, "size7": 8,
    "size8": 9, "size9": 10, "size10": 11, "size11": 12, "size12": 13, "size13": 14, "size14": 15, "size15": 16,
    "size16": 17, "size17": 18, "size18": 19, "size19": 20, "size20": 21, "size21": 22, "size22": 23, "size23": 24,
    "size24": 25, "size25": 26, "size26": 27, "size27": 28, "size28": 29, "size29": 30, "size30": 31, "size31": 32,
    "size32": 33, "size33": 34, "size34": 35, "size35": 36, "size36": 37, "size37": 38, "size38": 39, "size39": 40,
    "size40": 41, "size41": 42, "size42": 43, "size43": 44, "size44": 45, "size45": 46, "size46": 47, "size47": 48,
    "size48": 49, "size49": 50, "size50": 51, "size51": 52, "size52": 53, "size53": 54, "size54": 55, "size55": 56,
    "size56": 57, "size57": 58, "size58": 59, "size59": 60, "size60": 61, "size61": 62, "size62": 63, "size63": 64,
    "size64": 65, "size65": 66, "size66": 67, "size67": 68, "size68": 69, "size69": 70, "size70": 71, "size71": 72,
}
x = torch.zeros(SIZES["size3"], len(SIZES))  # S: x (4, 72)
if "other" in SIZES:
    torch.zeros(2, 3) @ torch.zeros(2, 3)
if "size70" not in SIZES:
    torch.zeros(2, 3) @ torch.zeros(2, 3)

for name, size in SIZES.items():
    rows = torch.zeros(size, 3)
    rows @ torch.zeros(3, 4)
    rows @ torch.zeros(4, 3)  # E: matmul-inner-dimensions

SIZES["another"] = 5
x = torch.zeros(SIZES["another"], SIZES["size0"], len(SIZES))  # S: x (5, 1, 73)

for word in sys.argv:
    SIZES[word] = 6
x = torch.zeros(SIZES["size3"], 2)  # the word may be "size3"
x @ torch.zeros(2, 7)
x @ torch.zeros(3, 7)  # E: matmul-inner-dimensions

# made of many: each key with each value would be their product
symbols = list("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") + ["@" + str(number) for number in range(40)]
number_of = {symbol: number for number, symbol in enumerate(symbols)}
symbol_of = {number: symbol for number, symbol in enumerate(symbols)}
embedding = torch.nn.Embedding(len(symbols), 8)
y = embedding(torch.tensor([number_of[letter] for letter in "hello"]))  # S: y (5, 8)
y @ torch.zeros(7, 2)  # E: matmul-inner-dimensions (5, 8) (7, 2)
rows = torch.zeros(number_of["a"] + 1, 3)
rows @ torch.zeros(4, 3)  # E: matmul-inner-dimensions
widths = {symbol: torch.zeros(3) for symbol in symbols}
z = widths["b"] + 0  # S: z (3,)
z + torch.zeros(4)  # E: broadcast-dimensions (3,) (4,)
few = {number: torch.zeros(number) for number in range(3)}
z = few[2] + 0  # S: z (2,)
