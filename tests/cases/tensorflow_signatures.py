"""Compiled functions of TensorFlow that say by a signature what they take (run with TensorFlow 2.21)."""
import numpy as np
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 4], tf.float32), tf.TensorSpec([None], tf.float32)])
def learn(states, rewards):
    return tf.reduce_sum(states) + tf.reduce_sum(rewards)


states, rewards = np.zeros((16, 4), np.float32), np.zeros(16, np.float32)
learn(states, rewards)
learn(states[:3], rewards[:2])
learn(states, rewards[:, np.newaxis])  # E: signature-rank (16, 1)
learn(np.zeros((16, 3), np.float32), rewards)  # E: signature-size (16, 3)
learn(states, rewards=np.zeros((16, 1), np.float32))  # E: signature-rank (16, 1)
learn(rewards=rewards, states=states)
learn(tf.zeros((16, 4)), tf.zeros(()))  # E: signature-rank ()


@tf.function(input_signature=(tf.TensorSpec(shape=None, dtype=tf.float32), tf.TensorSpec((), tf.float32)))
def scaled(values, factor):
    return values * factor


a = scaled(tf.zeros((2, 3, 5)), tf.constant(2.0))  # S: a (2, 3, 5)
scaled(tf.zeros((2, 3)), tf.zeros(1))  # E: signature-rank (1,)


class Model(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None, 28, 28, 1], tf.float32)])
    def serve(self, images):
        return tf.reduce_mean(images, axis=[1, 2])

    @tf.function
    def plain(self, images):
        return tf.reduce_mean(images, axis=[1, 2])

    @tf.function(input_signature=[tf.TensorSpec([None, 4], tf.float32)])
    def __call__(self, states, training=False):
        return states


model = Model()
b = model.serve(tf.zeros((5, 28, 28, 1)))  # S: b (5, 1)
model.serve(tf.zeros((28, 28, 1)))  # E: signature-rank (28, 28, 1)
model.serve(tf.zeros((5, 28, 32, 1)))  # E: signature-size (5, 28, 32, 1)
model.plain(tf.zeros((5, 28, 32, 1)))
model(tf.zeros((3, 4)))
model(tf.zeros((3, 5)))  # E: signature-size (3, 5)


@tf.function
def outer(states):
    return learn(states, states[:, 0])  # E: signature-size (3, 5)


outer(tf.zeros((3, 4)))
outer(tf.zeros((3, 5)))


# compiled by a call: the function itself takes anything
def slow(states):
    return states + 1


fast = tf.function(slow, input_signature=[tf.TensorSpec([None, 4], tf.float32)])
c = fast(tf.zeros((2, 4)))  # S: c (2, 4)
fast(tf.zeros((2, 5)))  # E: signature-size (2, 5)
slow(tf.zeros((2, 5)))
again = tf.function(slow)
again(tf.zeros((2, 5)))
tf.function(slow, input_signature=[tf.TensorSpec([3], tf.float32)])(tf.zeros((2, 3)))  # E: signature-rank (2, 3)
either = tf.function(slow, input_signature=[tf.TensorSpec([None, 4], tf.float32)])
either = slow
either(tf.zeros((2, 5)))


class Agent:
    def __init__(self, size):
        self.act = tf.function(self.choose, input_signature=[tf.TensorSpec(shape=(None, size), dtype=tf.float32)])

    def choose(self, states):
        return tf.argmax(states, axis=1)

    def local(self, states):
        compiled = tf.function(lambda some: some * 2, input_signature=[tf.TensorSpec([None, 6])])
        return compiled(states)  # E: signature-size (3, 7)


agent = Agent(6)
d = agent.act(tf.zeros((3, 6)))  # S: d (3,)
agent.act(tf.zeros((3, 7)))  # E: signature-size (3, 7)
agent.choose(tf.zeros((3, 7)))
agent.local(tf.zeros((3, 6)))
agent.local(tf.zeros((3, 7)))
