"""Pictures of OpenCV: sizes are given as (width, height), arrays are (height, width, channels)."""
import cv2
import numpy as np
import torch

image = cv2.imread("photo.jpg")
grey = cv2.imread("photo.jpg", 0)  # S: grey (image height, image width)
resized = cv2.resize(image, (320, 240))  # S: resized (240, 320, 3)
x = resized + np.zeros((320, 240, 3))  # E: broadcast-dimensions
x = resized + np.zeros((240, 320, 3))
x = cv2.resize(grey, dsize=[320, 240])  # S: x (240, 320)
x = cv2.resize(resized, (resized.shape[1] // 2, resized.shape[0] // 2))  # S: x (120, 160, 3)
x = cv2.resize(image, (320, 240, 3))  # E: picture-size
x = cv2.resize(resized, None, fx=0.5, fy=0.5)  # S: x (?, ?, 3)
x = cv2.resize(resized[..., :1], (5, 6))  # S: x (6, 5)
x = cv2.warpAffine(resized, cv2.getRotationMatrix2D((9, 9), 30, 1), (11, 22))  # S: x (22, 11, 3)
x = cv2.warpPerspective(resized, np.eye(3), (11, 22))  # S: x (22, 11, 3)

x = cv2.cvtColor(resized, cv2.COLOR_BGR2GRAY)  # S: x (240, 320)
x = cv2.cvtColor(x, cv2.COLOR_GRAY2RGB)  # S: x (240, 320, 3)
x = cv2.cvtColor(resized, cv2.COLOR_BGR2RGB)  # S: x (240, 320, 3)
x = cv2.cvtColor(resized, cv2.COLOR_BGR2RGBA)  # S: x (240, 320, 4)
x = cv2.cvtColor(resized, cv2.COLOR_GRAY2BGR)  # E: picture-channels (240, 320, 3)
x = cv2.cvtColor(resized[..., 0], cv2.COLOR_BGR2GRAY)  # E: picture-channels (240, 320)
x = cv2.cvtColor(resized[..., :2], cv2.COLOR_BGR2HSV)  # E: picture-channels (240, 320, 2)

x = cv2.GaussianBlur(resized, (5, 5), 0)  # S: x (240, 320, 3)
x = cv2.flip(resized, 1)  # S: x (240, 320, 3)
x = cv2.rotate(resized, cv2.ROTATE_90_CLOCKWISE)  # S: x (320, 240, 3)
x = cv2.rotate(resized, cv2.ROTATE_180)  # S: x (240, 320, 3)
x = cv2.copyMakeBorder(resized, 1, 2, 3, 4, cv2.BORDER_CONSTANT)  # S: x (243, 327, 3)
level, x = cv2.threshold(cv2.cvtColor(resized, cv2.COLOR_BGR2GRAY), 100, 255, cv2.THRESH_BINARY)  # S: x (240, 320)
x = cv2.Canny(resized, 100, 200)  # S: x (240, 320)
x = cv2.applyColorMap(x, cv2.COLORMAP_JET)  # S: x (240, 320, 3)
blue, green, red = cv2.split(resized)
x = np.stack([red, green])  # S: x (2, 240, 320)
cv2.rectangle(resized, (1, 1), (5, 5), (0, 255, 0), 2)
x = cv2.putText(resized, "x", (1, 1), 0, 1, (0, 0, 0), 1)  # S: x (240, 320, 3)
cv2.imshow("x", x)
cv2.waitKey(1)

batch = torch.from_numpy(resized.transpose(2, 0, 1)).float().unsqueeze(0)  # S: batch (1, 3, 240, 320)
x = torch.nn.Conv2d(1, 8, 3)(batch)  # E: conv-in-channels (1, 3, 240, 320)
x = torch.nn.Conv2d(3, 8, 3)(batch)  # S: x (1, 8, 238, 318)
