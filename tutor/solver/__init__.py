"""The value of each card with all cards seen: a fast model of play beside the rules; tests keep the two equal."""
