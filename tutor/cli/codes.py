"""`trickwise codes`: every reason code, with its texts."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.cli.command import READ_WELL, Command, add_common
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.records.all_faults import FAULTS

_SHARED = ("kernel",)
_RECORDS = "records"


@dataclass(frozen=True, slots=True)
class CodeEntry:
    """A reason's full code, the rule that it rests on, and its texts by variant, the plain one under an empty name."""

    code: str
    rule: str | None
    texts: Mapping[str, str]


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    add_common(parser, wording)


def _run(options: argparse.Namespace, wording: Wording) -> int:
    for entry in entries(wording):
        if options.json:
            texts = [{"variant": variant or None, "text": text} for variant, text in entry.texts.items()]
            first = next(iter(entry.texts.values()), "")
            found = {"code": entry.code, "rule": entry.rule, "text": first, "texts": texts}
            print(json.dumps(found, ensure_ascii=False))
            continue
        print(entry.code + (f"  [{entry.rule}]" if entry.rule else ""))
        for variant, text in entry.texts.items():
            print(f"  {f'{variant}: ' if variant else ''}{text}")
    return READ_WELL


def entries(wording: Wording) -> Iterator[CodeEntry]:
    """The codes of each game, then those of records and claims; each once."""
    for game in GAMES.values():
        told: dict[str, type[Reason]] = {reason.code: reason for reason in game.reasons}
        for code, reason in told.items():
            texts = _texts(code, (game.name, *_SHARED), wording)
            yield CodeEntry(f"{game.name}.{code}", f"{game.name}/{reason.rule}", texts)
    for fault in FAULTS:
        yield CodeEntry(fault.code, None, _texts(fault.code, (_RECORDS,), wording))


def _texts(code: str, files: tuple[str, ...], wording: Wording) -> dict[str, str]:
    """The templates of a code: a game's own go before the shared ones."""
    for name in files:
        own = wording.texts.files.get(name, {})
        found = {key: text for key, text in own.items() if key == code or key.startswith(f"{code}.")}
        if found:
            return {key.removeprefix(code).removeprefix("."): text for key, text in found.items()}
    return {}


COMMAND = Command(_arguments, _run)
