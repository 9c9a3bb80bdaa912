from . import registered

kept = {"rows": 2}
kept["columns"] = 7
registered["catalogue"] = 3
