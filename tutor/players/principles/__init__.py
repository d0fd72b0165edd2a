"""What a sensible player goes by: each principle is one function, with a reason for what it chooses."""
