"""Fresh positions of Pitch."""
