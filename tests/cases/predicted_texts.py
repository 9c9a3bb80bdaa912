"""What a model predicts, put together as a text: letters by indexes of which nobody knows any."""
import torch

sentence = (
    "if you want to build a ship, don't drum up people together to "
    "collect wood and don't assign them tasks and work, but rather "
    "teach them to long for the endless immensity of the sea."
)
letters = list(set(sentence))
ordered = sorted(set(sentence[:40]))
scores = torch.zeros(4, len(letters), 10)
for epoch in range(500):
    predicted = scores.argmax(1)[0]  # S: predicted (10,)
    found = [letters[each] for each in predicted]
    print(epoch, "".join(found))
    print("".join(ordered[each] for each in predicted))
    several = torch.zeros(len(found), 3)  # S: several (10, 3)
