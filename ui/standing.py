"""Where the window stood and what colours it had, kept by QSettings: all that a bare window needs to know."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtGui import QPalette

_GEOMETRY = "window/geometry"
_PALETTE = "window/palette"


def load_geometry(store: QSettings) -> QByteArray:
    """Where the window stood; empty at first."""
    kept = store.value(_GEOMETRY)
    return kept if isinstance(kept, QByteArray) else QByteArray()


def save_geometry(store: QSettings, geometry: QByteArray) -> None:
    """Keep where the window stands."""
    store.setValue(_GEOMETRY, geometry)


def load_palette(store: QSettings) -> QPalette | None:
    """The colours that the window had; None at first, where the system's do."""
    kept = store.value(_PALETTE)
    return kept if isinstance(kept, QPalette) else None


def save_palette(store: QSettings, palette: QPalette) -> None:
    """Keep the window's colours."""
    store.setValue(_PALETTE, palette)
