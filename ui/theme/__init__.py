"""What everything drawn is drawn with: colours, type, shadows, marks and prose. See LOOK, "daylight study"."""
