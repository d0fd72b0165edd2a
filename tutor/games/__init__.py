"""The games: one folder each, and `all.py`, the one list of them."""
