"""In which manners a unit is analysed: whole, or with less where that takes too much."""

#: To its end.
WHOLE = "analysed"
#: With one of the calls that it starts with.
NARROW = "narrow"
#: With coarser limits.
COARSE = "coarse"
#: As its module alone.
REDUCED = "reduced"
#: What is tried, one after the other, where the whole took too much time or memory.
RETRIES = (NARROW, COARSE, REDUCED)
