"""What all trick-taking games share; it names no game."""
