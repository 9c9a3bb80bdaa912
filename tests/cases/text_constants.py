"""The alphabets of the module string: as many characters as they have."""
import string

import numpy as np
import torch

letters = string.ascii_letters + " .,;'"
hot = torch.zeros(1, len(letters))  # S: hot (1, 57)
size = len(string.ascii_lowercase) + 1
row = np.zeros((3, size))  # S: row (3, 27)
row @ np.zeros((26, 4))  # E: matmul-inner-dimensions (3, 27)
digits = np.zeros(len(string.digits + string.ascii_uppercase))  # S: digits (36,)
index = string.ascii_lowercase.index("c")
hot[0][letters.find("a")] = 1
signs = np.zeros((len(string.punctuation), 4))
signs @ np.zeros((4, 2))
