"""The calls of an auction for the panel that shows them: a ladder where calls have a strain, else a row of numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call
from tutor.kernel.cards import Suit
from tutor.kernel.game import Game, Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Phase
from tutor.text.catalogue import Texts
from tutor.text.words import SYMBOLS, Names
from ui.panels.auction import AuctionSheet, CallCell, CallRow, CallState
from ui.panels.calls_made import MadeCall

_BID = re.compile(r"(\d+)([SHDC]|NT)")


class AuctionSheets(QObject):
    """Makes the sheet of calls of a game in a language."""

    def __init__(self, game: Game, texts: Texts, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self.texts, self.names = game, texts, names

    def sheet(
        self, state: Phase, pressable: Iterable[Call] = (), chosen: frozenset[Call] = frozenset(), *, tells: bool = True
    ) -> AuctionSheet:
        """The calls as they stand; `pressable` ones are asked for, `chosen` ones the learner has pointed at.

        Where none is asked for, the ladder is a list to read, and after the auction there is none. Where the question
        is which calls may be made, it does not tell.
        """
        rules = state.match.rules
        calls = list(self.game.calls(rules))
        presses = set(pressable)
        calls += [call for call in presses if call not in calls]
        cells = {call: self._cell(state, call, call in presses, call in chosen) for call in calls}
        if not tells:
            cells = {call: _untold(cell) for call, cell in cells.items()}
        rows = self._rows(cells, to_read=not presses, over=not isinstance(state, Auction))
        order = state.match.seats.starting(state.match.seats.after(state.match.dealer))
        is_ladder = bool(rows) and _has_ladder(calls)
        return AuctionSheet(
            title=self.tr("The ladder of calls") if is_ladder else self.tr("The calls"),
            note=self.tr("Higher above, with what they are worth") if is_ladder else "",
            rows=rows,
            to_read=not presses,
            seats=tuple(self._short(seat) for seat in order),
            calls=self._made(state, order),
        )

    def _rows(self, cells: dict[Call, CallCell], *, to_read: bool, over: bool) -> tuple[CallRow, ...]:
        if not _has_ladder(cells):
            return () if to_read else (CallRow(tuple(cells.values())),)
        if not to_read:
            return tuple(_ladder(cells))
        return () if over else tuple(row for row in _ladder(cells) if row.name or row.bar)

    def _cell(self, state: Phase, call: Call, pressable: bool, chosen: bool) -> CallCell:  # noqa: FBT001 - two plain facts
        made = next((m for m in reversed(state.calls) if m.call == call and call != PASS), None)
        standing = next((m for m in reversed(state.calls) if m.call != PASS), None)
        value = self.game.call_value(state.match.rules, call)
        found = _BID.fullmatch(call.notation)
        label = (SYMBOLS[Suit(found[2])] if found[2] != "NT" else "NT") if found else self.texts.call(call)
        return CallCell(
            notation=call.notation,
            label=label,
            value="" if value is None else str(value),
            state=self._state(state, call, made, standing),
            who=self._letter(made.seat) if made else "",
            pressable=pressable,
            spoken=self.texts.call(call, spoken=True),
            chosen=chosen,
        )

    def _state(self, state: Phase, call: Call, made: MakeCall | None, standing: MakeCall | None) -> CallState:
        if made is not None and _has_ladder(self.game.calls(state.match.rules)):
            return CallState.NOW if made is standing else CallState.MADE
        seat = state.to_act
        if seat is None or not state.calls or call == PASS:
            return CallState.OPEN
        goes = isinstance(self.game.judge(state, MakeCall(seat, call)), Legal)
        return CallState.OPEN if goes else CallState.OUTBID

    def _made(self, state: Phase, order: tuple[Seat, ...]) -> tuple[MadeCall, ...]:
        """The calls round by round; a seat that no longer speaks leaves its column empty."""
        made: list[MadeCall] = []
        standing = next((m for m in reversed(state.calls) if m.call != PASS), None)
        for call in state.calls:
            while order[len(made) % len(order)] != call.seat:
                made.append(MadeCall("–", quiet=True))
            words = self.texts.call(call.call)
            now = call is standing and _has_ladder(self.game.calls(state.match.rules))
            made.append(MadeCall(words, quiet=call.call == PASS, now=now))
        return tuple(made)

    def _short(self, seat: Seat) -> str:
        return self.texts.seat(seat, Names(self.names.shown, None, self.names.seats))

    def _letter(self, seat: Seat) -> str:
        return self._short(seat)[:1]


def _untold(cell: CallCell) -> CallCell:
    """A call that does not show whether it goes."""
    return replace(cell, state=CallState.OPEN) if cell.state is CallState.OUTBID else cell


def _has_ladder(calls: Iterable[Call]) -> bool:
    return any(_BID.fullmatch(call.notation) for call in calls)


def _ladder(cells: dict[Call, CallCell]) -> Iterable[CallRow]:
    """A row for each level, the highest first, calls without a level as bars in their place; pass by itself at the end.

    A bar that ranks inside a level parts it: what beats the bar stands above it, each call in its own column.
    """
    rows: list[CallRow] = []
    at: dict[str, int] = {}
    for call, cell in cells.items():
        found = _BID.fullmatch(call.notation)
        if call == PASS:
            continue
        if found is None:
            rows.append(CallRow((cell,), bar=True))
            continue
        name = found[1]
        column = at[name] = at.get(name, -1) + 1
        if rows and rows[-1].name == name:
            rows[-1] = replace(rows[-1], cells=(*rows[-1].cells, cell))
        else:
            rows.append(CallRow((cell,), name, column=column))
    passes = [cell for call, cell in cells.items() if call == PASS]
    return (*reversed(rows), *((CallRow(tuple(passes)),) if passes else ()))
