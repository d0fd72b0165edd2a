"""Pitch: the calls promise points, the first card led makes the trump, four points are counted."""
