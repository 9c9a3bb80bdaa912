"""A long text has as many characters as it has, whatever they are."""

import numpy as np

text = "abcdefghij" * 30
index = {letter: place for place, letter in enumerate(sorted(set(text)))}
codes = np.array([index[letter] for letter in text])
codes + np.zeros(7)  # E: broadcast-dimensions (300,) (7,)
codes + np.zeros(300)
known = np.array([ord(letter) for letter in text])  # S: known (300,)
short = np.array([ord(letter) for letter in text[:20]])  # S: short (20,)
table = np.zeros((len(index), 3))
for letter in text:
    table[index[letter]] += 1
pairs = [a + b for a, b in zip(text, text[1:])]
np.zeros(len(pairs)) + np.zeros(299)
words = np.zeros(len(list(text)))  # S: words (300,)
