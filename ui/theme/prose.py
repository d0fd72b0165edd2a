"""Prose laid out for a width: wrapped, measured and painted, with suits as paths among the words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final, Literal, assert_never, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
)

from ui.theme.line_breaks import Run, cuts_a_word, in_lines, lines_of, with_breaks
from ui.theme.markup import SIGNS, Span, parse
from ui.theme.paths import placed
from ui.theme.suits import pip_path
from ui.theme.theme import Theme
from ui.theme.tokens import Step

# A sign is laid out as a no-break space of its own width, so that a suit never parts from its rank.
_NO_BREAK: Final = "\u00a0"
_SIGN_WIDTH: Final = 0.86
_SIGN_MIDDLE: Final = 0.42
_SIGN_SIZE: Final = 0.74
_UNLIMITED: Final = 1_000_000.0
_TITLE_ENDS: Final = 0.42
"""How much of a title's line its last one fills at least, so that all are of about one length."""
_ENDS: Final = 0.25
_ENDS_EM: Final = 3.2
"""The same of any other text, where that is not longer than so many heights of its letters."""
_LEFT_OF: Final = {Qt.AlignmentFlag.AlignHCenter: 0.5, Qt.AlignmentFlag.AlignRight: 1.0}
_TERM: Final = "glossary/"
"""Links to terms are many, so they are quiet: in the text's own ink, on a row of dots."""


Tone = Literal["", "ink2", "ink3", "evidence"]


@dataclass(frozen=True, slots=True)
class ProseStyle:
    """How a text is set. `step` is one of the type scale.

    `tone` names a colour of the tokens, and changes with the look; `colour` is one that does not. With neither, it is
    the ink of paper or felt.
    """

    step: float = Step.TEXT
    serif: bool = False
    bold: bool = False
    tight: bool = False
    colour: str = ""
    tone: Tone = ""
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    on_felt: bool = False
    signs_in_text_colour: bool = False
    paragraph_gap: int = 8


@dataclass(frozen=True, slots=True)
class _Mark:
    """A stretch of the laid-out text: a sign (`value` is it) or a link (`value` is its target)."""

    start: int
    length: int
    value: str


@dataclass(frozen=True, slots=True)
class _Paragraph:
    layout: QTextLayout
    signs: tuple[_Mark, ...]
    links: tuple[_Mark, ...]


@dataclass(frozen=True, slots=True)
class Link:
    """A link in a text: where it leads, its words, and where it stands (one rectangle a line)."""

    target: str
    words: str
    rects: tuple[QRectF, ...]


class Prose:
    """A laid-out text. It is a value: lay it out again for another width, theme or style (`lay_out`)."""

    def __init__(self, markup: str, theme: Theme, style: ProseStyle, width: float) -> None:
        """Lay the text out; `width` in logical px."""
        self._theme = theme
        self._style = style
        self._font = (theme.serif if style.serif else theme.sans)(style.step, bold=style.bold)
        self._metrics = QFontMetricsF(self._font)
        self._line_height = theme.line_height(style.step, tight=style.tight)
        self._paragraphs: list[_Paragraph] = []
        self.width = width
        self.natural_width = 0.0
        """The widest line, in px."""
        self.cuts_words = False
        """Whether a word was cut in two because it is longer than a line."""
        top = 0.0
        for spans in parse(markup):
            top += self._add(with_breaks(spans), top) + style.paragraph_gap
        self.height = max(self._line_height, ceil(top - style.paragraph_gap))

    @property
    def line_count(self) -> int:
        """How many lines the text takes."""
        return sum(paragraph.layout.lineCount() for paragraph in self._paragraphs)

    def lines(self) -> list[str]:
        """The words of each line, for tests; a sign is a no-break space here."""
        return [
            paragraph.layout.text()[line.textStart() : line.textStart() + line.textLength()]
            for paragraph in self._paragraphs
            for line in lines_of(paragraph.layout)
        ]

    def links(self) -> list[Link]:
        """The links in reading order."""
        return [
            Link(
                mark.value,
                paragraph.layout.text()[mark.start : mark.start + mark.length],
                tuple(self._rects(paragraph.layout, mark)),
            )
            for paragraph in self._paragraphs
            for mark in paragraph.links
        ]

    def paint(self, painter: QPainter, origin: QPointF) -> None:
        """Paint the text with its upper left corner at `origin`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for paragraph in self._paragraphs:
            painter.setPen(QColor(self._colour))
            paragraph.layout.draw(painter, origin)
            for mark in paragraph.links:
                for rect in self._rects(paragraph.layout, mark):
                    self._paint_underline(painter, rect.translated(origin), mark.value)
            for mark in paragraph.signs:
                for rect in self._rects(paragraph.layout, mark):
                    self._paint_sign(painter, rect.translated(origin), mark.value)
        painter.restore()

    @property
    def _colour(self) -> str:
        tokens, style = self._theme.tokens, self._style
        match style.tone:
            case "ink2":
                return tokens.ink2
            case "ink3":
                return tokens.ink3
            case "evidence":
                return tokens.evidence
            case "":
                return style.colour or (tokens.on_felt if style.on_felt else tokens.ink)
        assert_never(style.tone)

    @property
    def _link_colour(self) -> str:
        return self._colour if self._style.on_felt else self._theme.tokens.accent

    def _ink_of(self, target: str) -> str:
        """The colour of a link's words."""
        return self._colour if target.startswith(_TERM) else self._link_colour

    def _add(self, spans: tuple[Span, ...], top: float) -> float:
        """Lay one paragraph out and return its height."""
        text, formats = self._formatted(spans)
        least = self.width * _TITLE_ENDS
        if self._style.step < Step.TITLE:
            least = min(self.width * _ENDS, self._font.pixelSize() * _ENDS_EM)
        layout, width = in_lines(Run(text, self._font, tuple(formats), self._style.align), self.width, least)
        left = (self.width - width) * _LEFT_OF.get(self._style.align, 0.0)
        y = top
        for line in lines_of(layout):
            baseline = y + (self._line_height + self._metrics.capHeight()) / 2
            line.setPosition(QPointF(left, baseline - line.ascent()))
            self.natural_width = max(self.natural_width, line.naturalTextWidth())
            y += self._line_height
        self.cuts_words = self.cuts_words or cuts_a_word(text, layout)
        signs, links = _marks(spans)
        self._paragraphs.append(_Paragraph(layout, signs, links))
        return max(y - top, self._line_height)

    def _formatted(self, spans: tuple[Span, ...]) -> tuple[str, list[QTextLayout.FormatRange]]:
        text = ""
        formats = []
        for span in spans:
            words = _words(span)
            formats.append(self._format(span, len(text), len(words)))
            text += words
        return text, formats

    def _format(self, span: Span, start: int, length: int) -> QTextLayout.FormatRange:
        chars = QTextCharFormat()
        if span.bold:
            chars.setFontWeight(QFont.Weight.Bold)
        if span.link:
            chars.setForeground(QBrush(QColor(self._ink_of(span.link))))
        if span.sign:
            chars.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            spacing = self._font.pixelSize() * _SIGN_WIDTH - self._metrics.horizontalAdvance(_NO_BREAK)
            chars.setFontLetterSpacing(spacing)
        made = QTextLayout.FormatRange()
        made.start, made.length, made.format = start, length, chars
        return made

    def _rects(self, layout: QTextLayout, mark: _Mark) -> list[QRectF]:
        rects = []
        for line in lines_of(layout):
            start = max(mark.start, line.textStart())
            end = min(mark.start + mark.length, line.textStart() + line.textLength())
            if start < end:
                left, right = _x(line, start), _x(line, end)
                middle = line.y() + line.ascent() - self._metrics.capHeight() / 2
                rects.append(QRectF(left, middle - self._line_height / 2, right - left, self._line_height))
        return rects

    def _paint_sign(self, painter: QPainter, spot: QRectF, sign: str) -> None:
        size = self._font.pixelSize()
        x = spot.left() + size * _SIGN_MIDDLE
        pip = placed(pip_path(SIGNS[sign]), x, spot.center().y(), size * _SIGN_SIZE)
        painter.fillPath(pip, QColor(self._sign_colour(sign)))

    def _paint_underline(self, painter: QPainter, spot: QRectF, target: str) -> None:
        under = QColor(self._link_colour)
        is_term = target.startswith(_TERM)
        under.setAlphaF(0.9 if is_term else 0.6)
        pen = QPen(under, 1.4 if is_term else 1)
        if is_term:
            pen.setDashPattern([1, 2])
        baseline = spot.center().y() + self._metrics.capHeight() / 2
        y = round(baseline + self._font.pixelSize() * 0.2) + 0.5
        painter.setPen(pen)
        painter.drawLine(QPointF(spot.left(), y), QPointF(spot.right(), y))

    def _sign_colour(self, sign: str) -> str:
        if self._style.signs_in_text_colour:
            return self._colour
        colours = self._theme.felt_suit if self._style.on_felt else self._theme.text_suit
        return colours(SIGNS[sign])


def _words(span: Span) -> str:
    return _NO_BREAK if span.sign else span.text


def _marks(spans: tuple[Span, ...]) -> tuple[tuple[_Mark, ...], tuple[_Mark, ...]]:
    """The signs and the links of a paragraph; a link goes on over all its spans."""
    signs: list[_Mark] = []
    links: list[_Mark] = []
    place = 0
    for span in spans:
        length = len(_words(span))
        if span.sign:
            signs.append(_Mark(place, length, span.text))
        if span.link:
            start = place
            if links and links[-1].value == span.link and links[-1].start + links[-1].length == place:
                start = links.pop().start
            links.append(_Mark(start, place + length - start, span.link))
        place += length
    return tuple(signs), tuple(links)


def _x(line: QTextLine, cursor: int) -> float:
    """The x of a place in the text; PySide gives the place back beside it."""
    x, _ = cast("tuple[float, int]", line.cursorToX(cursor))
    return x


@lru_cache(maxsize=1024)
def lay_out(markup: str, theme: Theme, style: ProseStyle, width: float) -> Prose:
    """A text laid out for a width in px; the same question gives the same object."""
    return Prose(markup, theme, style, width)


def height_of(markup: str, theme: Theme, style: ProseStyle, width: float) -> int:
    """The height of a text at a width, in px. What fits on its lines unbroken is laid out once for all widths."""
    unbroken = lay_out(markup, theme, style, _UNLIMITED)
    return unbroken.height if unbroken.natural_width <= width else lay_out(markup, theme, style, width).height


def measure(markup: str, theme: Theme, style: ProseStyle) -> float:
    """The width of a text on one line, in px."""
    return lay_out(markup, theme, style, _UNLIMITED).natural_width
