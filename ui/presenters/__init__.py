"""The only rooms that know both the table and the tutor: what one says becomes what the other shows."""
