"""Where a fault stands, as compilers write it."""

from __future__ import annotations

from pathlib import Path

from tutor.kernel.reasons import Reason
from tutor.records.faults import Fault
from tutor.records.tree import Mark


def place_of(file: str | Path, mark: Mark, fault: Reason) -> str:
    """`file:line:column`; the file alone where no line of it is to blame."""
    match fault:
        case Fault(has_place=False):
            return str(file)
        case _:
            return f"{file}:{mark.line}:{mark.column}"
