"""Turns reasons, cards, calls and counts into sentences of a language; all words themselves are in `resources`."""
