"""The `trickwise` command: the one room that prints."""
