from math import *

from .. import state

height = 5
seen = state
