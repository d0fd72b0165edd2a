"""The tokens of "daylight study": colours of the four looks, the cloths of the courses, the scales of type and space.

Colours are `#RRGGBB` strings, so that style sheets and painters read the same value. Lengths are logical px at 100 %.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, Literal

from tutor.kernel.cards import Suit

ClothName = Literal["green", "claret", "slate"]


@dataclass(frozen=True, slots=True)
class Cloth:
    """The felt of one course in one look: its middle, its edge, and the inlaid line along the edge."""

    middle: str
    edge: str
    line: str


@dataclass(frozen=True, slots=True, eq=False)
class Tokens:
    """One look. The fields are LOOK's table, row by row.

    There is one object for each look, so looks compare by identity: they are part of every cache's key.
    """

    name: str
    dark: bool
    high_contrast: bool
    # paper
    desk: str
    paper: str
    sheet: str
    sunk: str
    hair: str
    line: str
    # words on it
    ink: str
    ink2: str
    ink3: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    evidence: str
    evidence_soft: str
    legal: str
    good: str
    good_soft: str
    red_in_text: str
    star: str
    # felt and oak
    green: Cloth
    claret: Cloth
    slate: Cloth
    on_felt: str
    on_felt2: str
    felt_evidence: str
    felt_legal: str
    keyline: str
    oak: str
    oak2: str
    oak_grain: str
    # cards and plates
    card: str
    card_edge: str
    plate: str
    plate_ink: str
    plate_ink2: str
    back: str
    back_line: str
    shadow: str

    def cloth(self, name: ClothName) -> Cloth:
        """The felt of a course: green for Spades, claret for Five Hundred, slate for Pitch."""
        return {"green": self.green, "claret": self.claret, "slate": self.slate}[name]


LIGHT: Final = Tokens(
    name="light",
    dark=False,
    high_contrast=False,
    desk="#EFE6D6",
    paper="#F7F1E6",
    sheet="#FDFAF4",
    sunk="#EFE6D5",
    hair="#DFD3BE",
    line="#8B7B65",
    ink="#241D16",
    ink2="#54483B",
    ink3="#6B5D4C",
    accent="#A8321E",
    accent_hover="#8E2716",
    on_accent="#FFFAF2",
    accent_soft="#F6E0D6",
    evidence="#7E5200",
    evidence_soft="#FBE9C1",
    legal="#1D5A86",
    good="#2C6A45",
    good_soft="#E0EEDF",
    red_in_text="#B2281D",
    star="#8A5A00",
    green=Cloth("#42624E", "#365440", "#A9BFA9"),
    claret=Cloth("#7C4347", "#683539", "#D0A9A4"),
    slate=Cloth("#465D70", "#3A4E60", "#A7B9C6"),
    on_felt="#FFFBF1",
    on_felt2="#F1F6EB",
    felt_evidence="#F6C453",
    felt_legal="#A9D8F7",
    keyline="#FFF6E8",
    oak="#D3B48A",
    oak2="#B9976A",
    oak_grain="#8E6E48",
    card="#FFFDF8",
    card_edge="#CFC3AE",
    plate="#FDFAF4",
    plate_ink="#241D16",
    plate_ink2="#54483B",
    back="#7A2A2B",
    back_line="#F3E5D2",
    shadow="#3A2A16",
)

DARK: Final = Tokens(
    name="dark",
    dark=True,
    high_contrast=False,
    desk="#171411",
    paper="#1E1A17",
    sheet="#27221E",
    sunk="#191613",
    hair="#3D362F",
    line="#8E8170",
    ink="#F3EBDD",
    ink2="#CFC3B0",
    ink3="#B0A48F",
    accent="#F08B6B",
    accent_hover="#F6A287",
    on_accent="#2A0F06",
    accent_soft="#46291F",
    evidence="#F2C35B",
    evidence_soft="#453617",
    legal="#93CBF1",
    good="#8FCFA4",
    good_soft="#20382A",
    red_in_text="#FF9A8C",
    star="#F2C35B",
    green=Cloth("#28433A", "#1B3029", "#6F8C7E"),
    claret=Cloth("#4A272B", "#351A1D", "#9A7A78"),
    slate=Cloth("#283C4D", "#1B2A38", "#71879A"),
    on_felt="#F6EFE1",
    on_felt2="#C9D6C9",
    felt_evidence="#F6C453",
    felt_legal="#A9D8F7",
    keyline="#2A0F06",
    oak="#6A4E33",
    oak2="#523B26",
    oak_grain="#3A2A1B",
    card="#F5EEE0",
    card_edge="#B9AD97",
    plate="#2B2622",
    plate_ink="#F3EBDD",
    plate_ink2="#CFC3B0",
    back="#6B2728",
    back_line="#E2D0BA",
    shadow="#000000",
)

HC_LIGHT: Final = replace(
    LIGHT,
    name="hc-light",
    high_contrast=True,
    desk="#FFFFFF",
    paper="#FFFFFF",
    sheet="#FFFFFF",
    sunk="#F2F2F2",
    hair="#000000",
    line="#000000",
    ink="#000000",
    ink2="#000000",
    ink3="#1F1F1F",
    accent="#8A1500",
    accent_hover="#5E0E00",
    on_accent="#FFFFFF",
    evidence="#5A3900",
    legal="#003F6B",
    good="#00461F",
    star="#5A3900",
    green=Cloth("#0B3B2A", "#0B3B2A", "#FFFFFF"),
    claret=Cloth("#4F111B", "#4F111B", "#FFFFFF"),
    slate=Cloth("#12314A", "#12314A", "#FFFFFF"),
    on_felt="#FFFFFF",
    on_felt2="#FFFFFF",
    felt_evidence="#FFD84D",
    felt_legal="#9FDCFF",
    keyline="#FFFFFF",
    card="#FFFFFF",
    card_edge="#000000",
    plate="#FFFFFF",
    plate_ink="#000000",
    plate_ink2="#000000",
)

# A white card with a white edge would melt into its neighbour in a fanned hand, so the edge is black here too.
HC_DARK: Final = replace(
    DARK,
    name="hc-dark",
    high_contrast=True,
    desk="#000000",
    paper="#000000",
    sheet="#000000",
    sunk="#141414",
    hair="#FFFFFF",
    line="#FFFFFF",
    ink="#FFFFFF",
    ink2="#FFFFFF",
    ink3="#E0E0E0",
    accent="#FFB199",
    accent_hover="#FFD0C2",
    on_accent="#000000",
    evidence="#FFD84D",
    legal="#9FDCFF",
    good="#9BE8B4",
    star="#FFD84D",
    green=Cloth("#00140D", "#00140D", "#FFFFFF"),
    claret=Cloth("#1C0308", "#1C0308", "#FFFFFF"),
    slate=Cloth("#04121F", "#04121F", "#FFFFFF"),
    on_felt="#FFFFFF",
    on_felt2="#FFFFFF",
    felt_evidence="#FFD84D",
    felt_legal="#9FDCFF",
    keyline="#000000",
    card="#FFFFFF",
    card_edge="#000000",
    plate="#000000",
    plate_ink="#FFFFFF",
    plate_ink2="#FFFFFF",
)

LOOKS: Final = (LIGHT, DARK, HC_LIGHT, HC_DARK)

BLACK_SUIT: Final = "#1E1A17"
RED_SUIT: Final = "#B2281D"
SUITS_TWO: Final = {
    Suit.SPADES: BLACK_SUIT,
    Suit.HEARTS: RED_SUIT,
    Suit.DIAMONDS: RED_SUIT,
    Suit.CLUBS: BLACK_SUIT,
}
SUITS_FOUR: Final = {**SUITS_TWO, Suit.CLUBS: "#1B6A3B", Suit.DIAMONDS: "#1C5A9E"}
FELT_SUITS: Final = {Suit.HEARTS: "#FFD0C6", Suit.DIAMONDS: "#FFD0C6"}
FELT_SUITS_FOUR: Final = {Suit.HEARTS: "#FFD0C6", Suit.DIAMONDS: "#C6E4FA", Suit.CLUBS: "#C8EBCF"}

GOLD: Final = "#B98A2E"
INLAY_GOLD: Final = "#D9B565"
CINNABAR: Final = "#A8321E"
WINDOW_LIGHT: Final = "#FFF4D6"
WINDOW_LIGHT_ALPHA: Final = 21
LAMP_LIGHT: Final = "#FFD696"
VEIL: Final = 0.25

# Marks that keep their colours in every look, as the coach's paper does: on a yellow tab, a blue disc, a pill.
TAB_INK: Final = "#2B1D00"
DISC_INK: Final = "#0B2A40"
PILL: Final = "#FFF6DC"
PILL_LINE: Final = "#9A6B00"
PILL_INK: Final = "#4A3100"


class Step(IntEnum):
    """The steps of the type scale, in px at 100 %. Nothing is larger than a title."""

    SMALL = 12
    LABEL = 13
    CONTROL = 14
    TEXT = 16
    TITLE = 26


class Radius(IntEnum):
    """Corner radii; a card's is a share of its width (`CARD_RADIUS`), a tag's is half its height."""

    SQUARE = 2
    PLATE = 6
    CONTROL = 7
    FELT_INNER = 9
    SHEET = 10
    COACH = 12
    FELT = 16


CARD_RATIO: Final = 88 / 63
CARD_RADIUS: Final = 0.062
FELT_RIM: Final = 9
TEXT_SCALES: Final = (1.0, 1.15, 1.3, 1.5)
