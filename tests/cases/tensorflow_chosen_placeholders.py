"""Placeholders whose number of dimensions a program chooses by something that nobody knows, and what is made of them.

As in Spinning Up: both parts of what is joined hang on one choice.
"""

import gym
import tensorflow as tf


def placeholder(dim=None):
    return tf.placeholder(dtype=tf.float32, shape=(None, dim) if dim else (None,))


env = gym.make("Pendulum-v1")
observed = placeholder(env.observation_space.shape[0])
limit = env.action_space.high[0]
action = limit * tf.layers.dense(observed, 3)
tf.concat([observed, action], axis=-1)

plain = placeholder()
other = placeholder(4)
tf.concat([plain, other], axis=-1)  # E: join-ranks (?,) (?, 4)
