"""The program's icon in the sizes that systems ask for, drawn by the same code as in the window."""

from __future__ import annotations

from pathlib import Path
from struct import pack

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QPixmap

from ui.icons import logo_pixmap
from ui.theme.theme import Theme

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 32, 48, 256)
ICNS = {128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The type that macOS gives each size."""


def draw(folder: Path) -> None:
    """Write `icons/<size>.png`, `trickwise.ico` for Windows and `trickwise.icns` for macOS."""
    app = QGuiApplication.instance() or QGuiApplication(["icons"])
    (folder / "icons").mkdir(parents=True, exist_ok=True)
    drawn = {size: _png(logo_pixmap(size, Theme())) for size in SIZES}
    for size, png in drawn.items():
        (folder / "icons" / f"{size}.png").write_bytes(png)
    (folder / "trickwise.ico").write_bytes(_ico({size: drawn[size] for size in ICO}))
    (folder / "trickwise.icns").write_bytes(_icns({kind: drawn[size] for size, kind in ICNS.items()}))
    del app


def _png(pixmap: QPixmap) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    return bytes(content.data())


def _ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures: a header, an entry for each, then the pictures. 256 is written as 0."""
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, png in pictures.items():
        entries += pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def _icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon of PNG pictures: each with its type and length."""
    content = b"".join(kind + pack(">I", len(png) + 8) + png for kind, png in pictures.items())
    return b"icns" + pack(">I", len(content) + 8) + content
