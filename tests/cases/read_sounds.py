"""Sounds of librosa, counts of distinct values, states of random numbers, and axes that are hidden."""

import librosa
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import torch

sound, rate = librosa.load("speech.wav", sr=16000, mono=True)
np.zeros((rate, 2)) @ np.zeros((3, 1))  # E: matmul-inner-dimensions (16000, 2) (3, 1)
sound[:, 0]  # E: index-too-many (?,)
frames = torch.from_numpy(sound).unsqueeze(0)  # S: frames (1, ?)
both, rate = librosa.load("speech.wav", sr=None, mono=False)
both[0]

table = pd.read_csv("ratings.csv")
words = torch.nn.Embedding(table["user"].nunique() + 1, 8)
words(torch.zeros(4, dtype=torch.long)) @ torch.zeros(7, 2)  # E: matmul-inner-dimensions (4, 8) (7, 2)

torch.random.manual_seed(1)
kept = np.random.get_state()
np.random.set_state(kept)
figure, axes = plt.subplots(2, 2)
axes[0, 1].get_xaxis().set_visible(False)
axes.get_xaxis()  # E: axes-array
