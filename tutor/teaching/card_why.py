"""Why a card may be played now or not; and of one that lies on the table, why it went and what becomes of it."""

from __future__ import annotations

from typing import Final

from tutor.kernel.actions import PlayCard
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card
from tutor.kernel.reasons import FollowsSuit, NotYourTurn, Reason, VoidAnyCard
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.kernel.trick import Play
from tutor.teaching.because import together
from tutor.teaching.concealed import Fact
from tutor.teaching.evidence import why as why_action
from tutor.teaching.film import Film, card_play
from tutor.teaching.lines import Coach, Engine, Line
from tutor.teaching.moment import hand
from tutor.teaching.screen import NOTHING, Shown

Why = tuple[Line, Shown]

_OF_TURNS: Final = frozenset((Fact.TURN, Fact.LAST))
_OF_RULES: Final = frozenset((Fact.LED, Fact.TRUMP, Fact.TRUMPS, Fact.BROKEN))
_OF_TAKING: Final = _OF_RULES | {Fact.WINNING, Fact.TAKERS, Fact.TURN, Fact.LAST}
_ASKED: Final[Why] = (Coach("why.asked-here"), NOTHING)


def why_card(film: Film, state: Phase, card: Card, seats: tuple[Seat, ...], concealed: frozenset[Fact]) -> Why | None:
    """What there is to say of a card in a hand or on the table of `state`; None of one that lies elsewhere.

    Of a card that two hands hold in different accounts, the first of `seats` counts. What is `concealed` is not told.
    """
    play = card_play(state)
    laid = next((laid for laid in play.table if laid.card is card), None) if play is not None else None
    if play is not None and laid is not None:
        return _of_laid(film, play, laid, concealed)
    holder = next((seat for seat in seats if card in hand(state, seat)), None)
    if holder is None:
        return None
    if play is not None and len(play.table) == len(play.active):
        return Coach("why.trick-complete"), NOTHING
    return _of_held(film, state, PlayCard(holder, card), concealed)


def _of_held(film: Film, state: Phase, action: PlayCard, concealed: frozenset[Fact]) -> Why:
    """The engine's verdict; a joker that goes only with a suit is judged with one."""
    tries = [action]
    if state.to_act == action.seat:
        tries += [a for a in film.game.legal(state) if isinstance(a, PlayCard) and a.card is action.card]
    line, shown = why_action(film.game, state, tries[-1])
    waits = state.to_act != action.seat
    if concealed & (_OF_TURNS if waits else _OF_RULES | _OF_TURNS):
        return _ASKED
    match line:
        case Engine(reason=NotYourTurn()):
            return Coach("why.not-their-turn", (("seat", action.seat), ("reason", line))), shown
        case _:
            return line, shown


def _of_laid(film: Film, play: CardPlay, laid: Play, concealed: frozenset[Fact]) -> Why:
    went, taken = _allowed(film, laid), _taken(film, play, laid)
    told = (went if not concealed & _OF_RULES else None, taken if not concealed & _OF_TAKING else None)
    found = tuple(each for each in told if each is not None)
    line = together(line for line, _ in found)
    if line is None:
        return _ASKED
    evidence = dict.fromkeys(card for _, shown in found for card in shown.evidence if card is not laid.card)
    rule = next((shown.rule for _, shown in reversed(found) if shown.rule), None)
    return line, Shown(evidence=tuple(evidence), rule=rule)


def _allowed(film: Film, laid: Play) -> Why | None:
    """Why it went when it was played; None where the hand begins with it on the table."""
    at = next((at for at, frame in enumerate(film.frames) if _lays(frame.action, laid)), None)
    before = card_play(film.state(at - 1)) if at else None
    if at is None or before is None:
        return None
    line, shown = why_action(film.game, film.state(at - 1), PlayCard(laid.seat, laid.card, laid.names))
    lead = tuple(first.card for first in before.table[:1])
    return _told(line, laid, is_led=not before.table), Shown(evidence=lead, rule=shown.rule)


def _told(line: Line, laid: Play, *, is_led: bool) -> Line:
    """The engine's reason for whoever is to play, told of somebody who has."""
    who = (("seat", laid.seat), ("card", laid.card))
    match line:
        case _ if is_led:
            return Coach("why.led", who)
        case Engine(reason=FollowsSuit(led=led)):
            return Coach("why.followed", (*who, ("led", led)))
        case Engine(reason=VoidAnyCard(led=led)):
            return Coach("why.was-void", (*who, ("led", led)))
        case _:
            return Coach("why.went", who)


def _taken(film: Film, play: CardPlay, laid: Play) -> Why | None:
    """Who has the trick and why; while it is open, whether this card is the best so far. Nothing of a lone card."""
    best = play.order.winning(play.table).card
    if len(play.table) < len(play.active):
        if len(play.table) == 1:
            return None
        words = "why.best-so-far" if best is laid.card else "why.beaten-so-far"
        return Coach(words, (("card", laid.card), ("other", best))), Shown(evidence=(best,))
    why = _why_taken(film, laid.card)
    if why is None:
        return None
    return Engine(film.game.name, why), Shown(evidence=(best,), rule=f"{film.game.name}/{why.rule}")


def _why_taken(film: Film, card: Card) -> Reason | None:
    plays = (card_play(frame.state) for frame in reversed(film.frames))
    tricks = (trick for play in plays if play is not None for trick in play.tricks)
    return next((trick.why for trick in tricks if trick.holds(card)), None)


def _lays(action: object, laid: Play) -> bool:
    match action:
        case PlayCard(seat=seat, card=card):
            return (seat, card) == (laid.seat, laid.card)
        case _:
            return False
