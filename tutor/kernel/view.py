"""What one seat may see. Players and hints get this and nothing else, so that they cannot peek."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.kernel.actions import MakeCall
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card
from tutor.kernel.deal import after_passing
from tutor.kernel.scoring import Match
from tutor.kernel.seats import Seat
from tutor.kernel.state import Contract, Exchanging, Over, Phase, Playing


@dataclass(frozen=True, slots=True)
class SeatView:
    """A hand from one chair.

    `play` holds this seat's cards, and those that lie open, and no others; the rest of its hands are empty.
    """

    seat: Seat
    match: Match
    hand: tuple[Card, ...]
    calls: tuple[MakeCall, ...]
    to_act: Seat | None
    contract: Contract | None
    play: CardPlay | None
    put_away: tuple[Card, ...]
    """The cards that this seat itself laid away."""


def seen_by(state: Phase, seat: Seat) -> SeatView:
    """What `seat` sees of a state."""
    match state:
        case Playing(play=play):
            shown = {s: play.hands[s] if s in (seat, state.open_hand) else () for s in play.hands}
            away = state.discarded if state.contract and state.contract.seat == seat else ()
            own = play.hands[seat]
            return SeatView(
                seat, state.match, own, state.calls, play.to_act, state.contract, replace(play, hands=shown), away
            )
        case Over(played=Playing() as played):
            return seen_by(played, seat)
        case Exchanging(to_act=chooser, cards=choice) if chooser == seat:
            return SeatView(seat, state.match, choice, state.calls, chooser, state.contract, None, ())
        case Exchanging(contract=contract):
            own = after_passing(state.deal, state.passed)[seat]
            return SeatView(seat, state.match, own, state.calls, state.to_act, contract, None, ())
        case _:
            return SeatView(seat, state.match, state.deal.hands[seat], state.calls, state.to_act, None, None, ())
