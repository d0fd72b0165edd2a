"""A hand on paper: its text or record saved to a file, or printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from ui.asked_files import ask_to_save
from ui.panels.notice import Notice, saved, unsaved


def save_as(window: QWidget, text: str, record: str) -> Notice | None:
    """Asks where to, then keeps the text, or the hand as a record; what is to be said of it."""
    save, kinds = QCoreApplication.translate("Paper", "Save"), _kinds()
    name, kind = ask_to_save(window, save, "trickwise", ";;".join(kinds))
    if not name:
        return None
    as_record = name.endswith(".yaml") or (kind == kinds[1] and not Path(name).suffix)
    path = Path(name) if Path(name).suffix else Path(name).with_suffix(".yaml" if as_record else ".txt")
    try:
        path.write_text(record if as_record else text, encoding="utf-8")
    except OSError:
        return unsaved(path)
    return saved(path)


def print_text(window: QWidget, text: str) -> None:
    """Asks for a printer, then prints."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if QPrintDialog(printer, window).exec():
        QTextDocument(text).print_(printer)


def _kinds() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Paper", "Text (*.txt)"),
        QCoreApplication.translate("Paper", "Hand record (*.yaml)"),
    )
