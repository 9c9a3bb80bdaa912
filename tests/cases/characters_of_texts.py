"""Arrays of single characters: a text is a sequence of them, in arrays of whole texts it is one item."""
import numpy as np

lines = ["SFFF", "FHFH", "FFFH", "HFFG"]
board = np.asarray(lines, dtype="c")
rows, columns = board.shape
letter = board[1, 2]

texts = np.asarray(lines)
how_many = texts.shape[0]
texts[1, 2]  # E: index-too-many (4,)
inner = np.zeros((how_many, 3))  # S: inner (4, 3)
