"""The felt and what lies on it. It knows cards and events only, never a game."""
