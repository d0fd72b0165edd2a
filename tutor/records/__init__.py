"""Hand records: read, judged, written, and taken from tables as people publish them."""
