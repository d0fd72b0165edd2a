"""What the score lab has to say of a file, worded as the command line has it: place, and what is wrong there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.kernel.reasons import Reason
from tutor.records.faults import Fault
from tutor.records.lab_records import Remark
from tutor.records.places import place_of
from tutor.text.catalogue import Texts
from tutor.text.words import UNNAMED, Names

_RECORDS: Final = "records"
_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class FileRemark:
    """What is amiss with a file, by its name."""

    file: str
    remark: Remark


Said = Reason | FileRemark


def worded(said: tuple[Said, ...], game: str, texts: Texts, names: Names) -> str:
    """All that is said, a paragraph each, the first few of many."""
    lines = [_line(each, game, texts, names) for each in said[:_MOST]]
    more = len(said) - _MOST
    return "\n".join((*lines, *((texts.say("lab.more-remarks", number=more),) if more > 0 else ())))


def _line(said: Said, game: str, texts: Texts, names: Names) -> str:
    if not isinstance(said, FileRemark):
        return texts.reason(game, said, names)
    remark = said.remark
    of = Names(seats=remark.seats) if remark.seats else UNNAMED
    told = texts.reason(_RECORDS if isinstance(remark.reason, Fault) else remark.game, remark.reason, of)
    return f"{place_of(said.file, remark.mark, remark.reason)}: {told}"
