"""Fresh positions of Five Hundred."""
