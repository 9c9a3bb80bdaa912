"""What a program trains in, one after the other."""

STAGES = [{"rows": 8}, {"rows": 9, "width": 6}, {"rows": 9, "width": 7}]
