"""Who holds the other seats."""
