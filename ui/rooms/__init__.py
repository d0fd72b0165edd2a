"""The rooms that are built when they are first entered: the first window waits for none of them."""
