"""The engine of Trickwise: rules, reasons, records, texts, lessons. No Qt, no clock, no printing."""
