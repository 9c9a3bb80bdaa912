"""Methods of sets that ask about two of them, or join them: not followed, and no gap."""
import torch

letters = {1, 2, 3}
a = torch.zeros(len(letters.union({4})), 3)  # S: a (?, 3)
a = torch.zeros(len(letters.intersection({2})), 3)  # S: a (?, 3)
a = torch.zeros(3, 2 if letters.issubset({1}) else 4)  # A: a (3, 4)
a = torch.zeros(len(letters), 2)  # S: a (3, 2)
