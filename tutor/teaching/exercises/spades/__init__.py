"""Fresh positions of Spades."""
