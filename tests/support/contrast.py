"""Contrast after WCAG 2.2: relative luminance and the ratio of two colours."""

from __future__ import annotations

from typing import Final

_LINEAR_BELOW: Final = 0.04045


def channels(colour: str) -> tuple[int, int, int]:
    """The red, green and blue of `#RRGGBB`, each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Relative luminance, 0 for black to 1 for white (WCAG 2.2, "relative luminance")."""
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= _LINEAR_BELOW else ((value + 0.055) / 1.055) ** 2.4


def ratio(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21, whichever is the lighter."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(ground: str, film: str, share: float) -> str:
    """The colour that `film` makes when it covers `ground` by `share` (0 to 1)."""
    mixed = (
        round(below * (1 - share) + above * share)
        for below, above in zip(channels(ground), channels(film), strict=True)
    )
    return "#{:02X}{:02X}{:02X}".format(*mixed)
