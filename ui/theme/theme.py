"""The look in force: one frozen value that everything drawn takes as an argument."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QFont

from tutor.kernel.cards import Suit
from ui.theme import fonts
from ui.theme.tokens import (
    DARK,
    FELT_SUITS,
    FELT_SUITS_FOUR,
    HC_DARK,
    HC_LIGHT,
    LIGHT,
    SUITS_FOUR,
    SUITS_TWO,
    Cloth,
    ClothName,
    Step,
    Tokens,
)

_LATIN_LINE = 1.5
_HAN_LINE = 1.62
_COACH_LINE = 1.32
_TITLE_LINE = 1.3
_HAN_TITLE_LINE = 1.4


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours, language and the reader's settings. Change one with `dataclasses.replace`.

    `text_scale` is one of `TEXT_SCALES`; `card_scale` multiplies card widths; `cloth` is the course's felt;
    `zoom` enlarges words and distances alike in large windows.
    """

    tokens: Tokens = LIGHT
    language: fonts.Language = "en"
    text_scale: float = 1.0
    four_colours: bool = False
    large_index: bool = False
    cloth: ClothName = "green"
    card_scale: float = 1.0
    zoom: float = 1.0

    @property
    def felt(self) -> Cloth:
        """The cloth on the table."""
        return self.tokens.cloth(self.cloth)

    @property
    def is_han(self) -> bool:
        """Whether the words are Chinese, which asks for more air between lines."""
        return self.language != "en"

    def px(self, step: float) -> int:
        """A size of the type scale in px, with the reader's text size."""
        return round(step * self.text_scale * self.zoom)

    def length(self, px: float) -> int:
        """A distance or a size of a control in px, which grows with the window but not with the text."""
        return round(px * self.zoom)

    def serif(self, step: float, *, bold: bool = False) -> QFont:
        """A serif font of a step, in the reader's language and text size."""
        return fonts.serif(self.language, self.px(step), bold=bold)

    def sans(self, step: float, *, bold: bool = False) -> QFont:
        """A sans font of a step, in the reader's language and text size."""
        return fonts.sans(self.language, self.px(step), bold=bold)

    def line_height(self, step: float, *, tight: bool = False) -> int:
        """The distance of lines of a step in px; `tight` is the coach's."""
        if tight:
            share = _COACH_LINE
        elif step >= Step.TITLE:
            share = _HAN_TITLE_LINE if self.is_han else _TITLE_LINE
        elif step >= Step.TEXT:
            share = _HAN_LINE if self.is_han else _LATIN_LINE
        else:
            share = _LATIN_LINE
        return round(self.px(step) * share)

    def column(self, step: float) -> int:
        """The widest column of text in px: 60 letters, or 26 Han."""
        em = self.px(step)
        return em * 26 if self.is_han else round(em * 0.5 * 60)

    def card_suit(self, suit: Suit) -> str:
        """A suit's colour on the face of a card."""
        return (SUITS_FOUR if self.four_colours else SUITS_TWO)[suit]

    def text_suit(self, suit: Suit | None) -> str:
        """A suit's colour in text on paper; None is the joker's star."""
        tokens = self.tokens
        if suit is None:
            return tokens.accent
        if self.four_colours and suit is Suit.DIAMONDS:
            return tokens.legal if tokens.dark else SUITS_FOUR[suit]
        if self.four_colours and suit is Suit.CLUBS:
            return tokens.good if tokens.dark else SUITS_FOUR[suit]
        return tokens.red_in_text if suit.is_red else tokens.ink

    def felt_suit(self, suit: Suit | None) -> str:
        """A suit's colour in text printed on the felt; None is the joker's star."""
        if suit is None:
            return self.tokens.felt_evidence
        colours = FELT_SUITS_FOUR if self.four_colours else FELT_SUITS
        return colours.get(suit, self.tokens.on_felt)


def tokens_for(*, dark: bool, high_contrast: bool) -> Tokens:
    """The tokens for what the system or the settings ask."""
    if high_contrast:
        return HC_DARK if dark else HC_LIGHT
    return DARK if dark else LIGHT
