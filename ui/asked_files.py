"""Where files are asked for: in the folder of the last one, at first among the reader's documents."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_KEPT: Final = "files/folder"
_FOLDER: Final = "folder_of_files"
"""A property of the window: whoever asks stands in it."""


def ask_to_open(asker: QWidget, title: str, kinds: str) -> str:
    """The path of a file to read; empty where none is chosen."""
    path, _ = QFileDialog.getOpenFileName(asker, title, str(folder_for(asker)), kinds)
    _remember(asker, path)
    return path


def ask_to_save(asker: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
    """The path of a file to write, first offered by this name, and which of the kinds was chosen; both may be empty."""
    path, kind = QFileDialog.getSaveFileName(asker, title, str(folder_for(asker) / name), kinds)
    _remember(asker, path)
    return path, kind


def folder_for(asker: QWidget) -> Path:
    """The folder in which a file is looked for first."""
    last = asker.window().property(_FOLDER)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folders = (Path(name) for name in (last, documents) if name)
    return next((folder for folder in folders if folder.is_dir()), Path.home())


def restore_folder(window: QWidget, store: QSettings) -> None:
    """Take up the folder in which a file was asked for last."""
    window.setProperty(_FOLDER, str(store.value(_KEPT, "")))


def keep_folder(window: QWidget, store: QSettings) -> None:
    """Keep it for another day."""
    store.setValue(_KEPT, window.property(_FOLDER) or "")


def _remember(asker: QWidget, path: str) -> None:
    if path:
        asker.window().setProperty(_FOLDER, str(Path(path).parent))
