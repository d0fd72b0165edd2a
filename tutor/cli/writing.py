"""Files that a command writes."""

from __future__ import annotations

import sys
from pathlib import Path

from tutor.cli.judge import complaint
from tutor.cli.wording import Wording
from tutor.records.faults import Written
from tutor.records.file_faults import CannotOpen
from tutor.records.tree import Mark, Unreadable


def write_file(file: Path, text: str, wording: Wording) -> bool:
    """Writes a text; whether that went well. Where not, it is said why."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        cannot = CannotOpen(Written(error.strerror or str(error)))
        print(complaint(str(file), Unreadable(Mark(1, 1), cannot), wording), file=sys.stderr)
        return False
    return True
