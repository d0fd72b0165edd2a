"""Spades: four bids, thirteen tricks, spades always trump."""
