"""scipy.signal: filters, windows, convolutions, spectra, peaks."""
import sys

import numpy as np
from scipy import fft, signal
from scipy.integrate import cumulative_trapezoid, simpson
from scipy.signal import butter, filtfilt, find_peaks, lfilter, savgol_filter, spectrogram, welch

rate = 100
x = np.sin(np.arange(0, 10, 1 / rate))
b, a = butter(4, 0.2)  # S: b (5,)
low, high = butter(2, [0.1, 0.3], btype="band")  # S: low (5,)
sections = butter(3, 0.1, output="sos")
y = filtfilt(b, a, x)  # S: y (1000,)
y + np.zeros(999)  # E: broadcast-dimensions (1000,) (999,)
z, memory = lfilter(b, a, x, zi=np.zeros(4))
z + np.zeros(999)  # E: broadcast-dimensions (1000,) (999,)
rows = lfilter(b, a, np.zeros((3, 50)), axis=1)  # S: rows (3, 50)
lfilter(b, a, x, axis=1)  # E: dimension-out-of-range
smooth = savgol_filter(x, 11, 3)  # S: smooth (1000,)
savgol_filter(x[:9], 11, 3)  # E: window-too-long
savgol_filter(x[:9], 11, 3, mode="nearest")
window = signal.windows.hann(64)  # S: window (64,)
x[:64] * window
x[:65] * window  # E: broadcast-dimensions (65,) (64,)
kernel = signal.windows.gaussian(7, std=1.5)  # S: kernel (7,)

image = np.zeros((32, 48))
box = np.ones((3, 5))
whole = signal.convolve2d(image, box)  # S: whole (34, 52)
same = signal.convolve2d(image, box, mode="same")  # S: same (32, 48)
inner = signal.convolve2d(image, box, "valid")  # S: inner (30, 44)
inner + same  # E: broadcast-dimensions (30, 44) (32, 48)
signal.convolve2d(image, [1, 2, 1])  # E: convolution-images (3,)
signal.convolve2d(np.zeros((32, 4)), box, mode="valid")  # E: convolution-valid
volume = signal.fftconvolve(np.zeros((8, 8, 8)), np.ones((2, 3, 4)))  # S: volume (9, 10, 11)
signal.fftconvolve(image, window)  # E: convolution-ranks (32, 48) (64,)
lags = signal.correlate(x, x[:100], mode="valid")  # S: lags (901,)
fewer = signal.resample(rows, 20, axis=1)  # S: fewer (3, 20)
peaks, properties = find_peaks(x, height=0)
x[peaks]
find_peaks(rows)  # E: vector-expected (3, 50)

f, t, power = spectrogram(x, rate, nperseg=100, noverlap=50)  # S: power (51, 19)
power / power.sum(axis=0)
power - t[:, None]  # E: broadcast-dimensions (51, 19) (19, 1)
spectrogram(x, rate, nperseg=100, noverlap=100)  # E: frame-overlap
f, t, frames = signal.stft(np.zeros((2, 1000)), nperseg=64)
frames @ np.ones(34)  # E: matmul-inner-dimensions (2, 33, 33) (34,)
f, density = welch(rows, nperseg=256)  # S: density (3, 26)
f, t, some = spectrogram(np.zeros(int(sys.argv[1])), rate)
some + f[:, None]
spectrum = fft.rfft(x)  # S: spectrum (501,)
spectrum * fft.rfftfreq(1000)
spectrum * fft.fftfreq(1000)  # E: broadcast-dimensions (501,) (1000,)
coefficients = fft.dct(rows, axis=1, n=13)  # S: coefficients (3, 13)
envelope = np.abs(signal.hilbert(x))  # S: envelope (1000,)

times = np.linspace(0, 1, 50)
areas = np.trapz(rows, times)  # S: areas (3,)
np.trapezoid(rows, times[1:])  # E: integral-points (3, 50) (49,)
area = simpson(rows, x=times)  # S: area (3,)
np.trapezoid(rows, times, axis=0)  # E: integral-points (3, 50) (50,)
grown = cumulative_trapezoid(rows, times)  # S: grown (3, 49)
begun = cumulative_trapezoid(rows, times, initial=0)  # S: begun (3, 50)
