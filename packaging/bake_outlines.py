"""Bake the indices of the cards: letters of a bold OFL serif become path data, so that cards never need a font.

Run it where fonts-noto-cjk is installed; it writes `resources/art/indices.json`:

    QT_QPA_PLATFORM=offscreen python packaging/bake_outlines.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication, QPainterPath, QTransform  # noqa: E402

from ui.theme.paths import notation_of  # noqa: E402

FAMILY = "Noto Serif CJK KR"
TARGET = ROOT / "resources" / "art" / "indices.json"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WIDTHS = {"10": 0.74, "Q": 0.86, "K": 0.86, "A": 0.90}
USUAL_WIDTH = 0.94
DIGIT_GAP = 0.055  # between the two digits of the ten, in cap heights
TAILS = {"Q": 0.12, "J": 0.03}  # how far a tail may pass the baseline, in cap heights
JOKER_PITCH = {"J": 1.32, "O": 1.16, "K": 1.16, "E": 1.16, "R": 1.16}  # to the next letter below, in cap heights


def main() -> None:
    """Write every index and the word JOKER, set downwards, at a cap height of one."""
    app = QGuiApplication.instance() or QGuiApplication([])
    font = QFont(FAMILY)
    font.setPixelSize(1000)
    font.setWeight(QFont.Weight.Bold)
    found = QFontInfo(font).family()
    if found != FAMILY:
        sys.exit(f"{FAMILY} is not installed (found {found}): apt-get install fonts-noto-cjk")
    cap = letter("E", font).boundingRect().height()
    indices = {rank: notation_of(index(rank, font, cap)) for rank in RANKS}
    data = {
        "source": f"{FAMILY} Bold",
        "licence": "SIL Open Font License 1.1, see OFL.txt",
        "box": "cap height 1, left edge at 0, baseline at 0, y down; JOKER: centred on 0, first baseline at 1",
        "indices": indices,
        "joker": notation_of(joker(font, cap)),
    }
    TARGET.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    del app


def letter(text: str, font: QFont) -> QPainterPath:
    """The outline of a letter, its baseline at 0, its left edge at 0."""
    path = QPainterPath()
    path.addText(0, 0, font, text)
    path.translate(-path.boundingRect().left(), 0)
    return path


def index(rank: str, font: QFont, cap: float) -> QPainterPath:
    """The outline of an index, narrowed to its width, no tail below its limit."""
    path = letter(rank[0], font)
    for digit in rank[1:]:
        second = letter(digit, font)
        second.translate(path.boundingRect().right() + DIGIT_GAP * cap, 0)
        path.addPath(second)
    path = QTransform.fromScale(WIDTHS.get(rank, USUAL_WIDTH) / cap, 1 / cap).map(path)
    tail = TAILS.get(rank)
    if tail is None:
        return path
    box = path.boundingRect()
    squeeze = (1 + tail) / box.height()
    path = QTransform.fromScale(1, squeeze).map(path)
    path.translate(0, -1 - path.boundingRect().top())
    return path


def joker(font: QFont, cap: float) -> QPainterPath:
    """The word JOKER set downwards, each letter centred, J drawn up so that no tail meets the O."""
    column = QPainterPath()
    baseline = 1.0
    for name, pitch in JOKER_PITCH.items():
        path = QTransform.fromScale(1 / cap, 1 / cap).map(letter(name, font))
        path.translate(-path.boundingRect().center().x(), baseline)
        column.addPath(path)
        baseline += pitch
    return column


if __name__ == "__main__":
    main()
