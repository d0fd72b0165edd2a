"""Five Hundred: four hands in two sides, a kitty, bowers and a joker, and misères."""
