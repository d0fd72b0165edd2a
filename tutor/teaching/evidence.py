"""What a reason points at: the cards that prove it, the cards that may go, an empty suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields

from tutor.kernel.actions import Action
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game, Illegal, Legal
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.records.notation import read_card
from tutor.teaching.acts import played
from tutor.teaching.film import card_play
from tutor.teaching.lines import Engine, Line, Prose
from tutor.teaching.moment import hand
from tutor.teaching.prose import PLACEHOLDER
from tutor.teaching.screen import Shown


def why(game: Game, state: Phase, action: Action) -> tuple[Line, Shown]:
    """Why an action may or may not be done now, and what shows it."""
    verdict = game.judge(state, action)
    return Engine(game.name, verdict.reason), shows(game, state, action, verdict.reason)


def refusal(game: Game, state: Phase, action: Action) -> Reason | None:
    """Why an action is refused, None where it goes."""
    match game.judge(state, action):
        case Illegal(reason):
            return reason
        case Legal():
            return None


def shows(game: Game, state: Phase, action: Action, reason: Reason) -> Shown:
    """What a reason for or against an action points at."""
    card = played(action)
    own = hand(state, action.seat)
    named = tuple(each for each in _cards(reason) if each is not card)
    play = card_play(state)
    lead = (play.table[0].card,) if play and play.table and card else ()
    void = _void(game, state, action)
    return Shown(
        evidence=tuple(dict.fromkeys((*named, *lead))),
        legal=legal_cards(game, state, action.seat) if card and card in own else (),
        seats=_seats(reason, state),
        void=void,
        rule=f"{game.name}/{reason.rule}",
    )


def legal_cards(game: Game, state: Phase, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat may play now; none while it is not its turn."""
    if state.to_act != seat:
        return ()
    cards = (played(action) for action in game.legal(state))
    return tuple(dict.fromkeys(card for card in cards if card is not None))


def named(lines: Iterable[Line], texts: Mapping[str, str]) -> tuple[Card, ...]:
    """The cards that a lesson's own sentences name; `texts` are its prose."""
    keys = (line.key for line in lines if isinstance(line, Prose))
    found = (PLACEHOLDER.findall(texts.get(key, "")) for key in keys)
    cards = (read_card(value) for places in found for kind, value in places if kind == "card")
    return tuple(dict.fromkeys(card for card in cards if card is not None))


def _void(game: Game, state: Phase, action: Action) -> tuple[Seat, Suit] | None:
    """The led suit, where the seat to act holds none of it."""
    play = card_play(state)
    if play is None or not play.table or played(action) is None or state.to_act != action.seat:
        return None
    led = game.order(state).led(play.table)
    return None if led is None or play.can_follow(action.seat) else (action.seat, led)


def _cards(reason: Reason) -> Iterator[Card]:
    for field in fields(reason):
        match getattr(reason, field.name):
            case Card() as card:
                yield card
            case tuple() as several:
                yield from (each for each in several if isinstance(each, Card))
            case _:
                pass


def _seats(reason: Reason, state: Phase) -> tuple[Seat, ...]:
    values = (getattr(reason, field.name) for field in fields(reason) if field.name == "seat")
    return tuple(value for value in values if value in state.match.seats.order)
