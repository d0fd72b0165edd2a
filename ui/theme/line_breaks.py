"""Where the lines of a paragraph end. The last one is not a word alone, where the others can be shorter for it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QTextLayout, QTextLine, QTextOption

from ui.theme.markup import Span

_SHORTER: Final = (0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55)
"""How much shorter lines may be than their place."""
_BREAK: Final = "\u200b"
_PAIRED: Final = re.compile(r"(?<=\w)–(?=\w)")
_PAIR: Final = "–\u2060"
"""The joiner keeps what stands on both sides of a dash on one line."""
_SUM: Final = re.compile(r"(?<=\d) (?=[×=])|(?<=[×=]) (?=[+−\d])")
_NO_BREAK: Final = "\u00a0"
_HAN: Final = "\u2e80"
"""Where Han letters and their marks begin."""
_OPENING: Final = "（「『《"


@dataclass(frozen=True, slots=True)
class Run:
    """A paragraph before it is broken into lines."""

    text: str
    font: QFont
    formats: tuple[QTextLayout.FormatRange, ...]
    align: Qt.AlignmentFlag


def with_breaks(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """The spans of a paragraph in which a line may break before a sign where Chinese allows it.

    It does not within `N–S`, nor within a sum: `7 × 10 = +70`.

    A sign is laid out as a no-break space, which would make one long word of a list of cards.
    """
    whole = tuple(replace(span, text=_SUM.sub(_NO_BREAK, _PAIRED.sub(_PAIR, span.text))) for span in spans)
    broken = (replace(a, text=a.text + _BREAK) if b.sign and _ends_in_chinese(a) else a for a, b in pairwise(whole))
    return (*broken, *whole[-1:])


def _ends_in_chinese(span: Span) -> bool:
    last = span.text[-1:]
    return not span.sign and not span.link and last >= _HAN and last not in _OPENING


def in_lines(run: Run, width: float, least: float) -> tuple[QTextLayout, float]:
    """The paragraph in lines, and how wide they are made; `width` is their place, in px.

    Where its last line would be shorter than `least` px, all are made shorter, as long as that adds no line.
    """
    full = _broken(run, width)
    if full.lineCount() == 1 or _last(full) >= least:
        return full, width
    for share in _SHORTER:
        tried = _broken(run, width * share)
        if tried.lineCount() > full.lineCount() or cuts_a_word(run.text, tried):
            break
        if _last(tried) >= least:
            return tried, width * share
    return full, width


def cuts_a_word(text: str, layout: QTextLayout) -> bool:
    """Whether a line ends inside a word, which is longer than a line."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    for line in lines_of(layout)[:-1]:
        finder.setPosition(line.textStart() + line.textLength())
        if not finder.isAtBoundary():
            return True
    return False


def lines_of(layout: QTextLayout) -> list[QTextLine]:
    """The lines from the top."""
    return [layout.lineAt(place) for place in range(layout.lineCount())]


def _broken(run: Run, width: float) -> QTextLayout:
    layout = QTextLayout(run.text, run.font)
    option = QTextOption(run.align)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(list(run.formats))
    layout.setCacheEnabled(True)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()
    return layout


def _last(layout: QTextLayout) -> float:
    return layout.lineAt(layout.lineCount() - 1).naturalTextWidth()
