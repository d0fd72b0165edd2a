"""Lessons: read, checked and run. It knows no store, no clock and no words."""
