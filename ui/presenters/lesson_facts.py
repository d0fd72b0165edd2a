"""What a lesson's screen lets the learner do, and what of it is on the table: asked by several presenters."""

from __future__ import annotations

from tutor.kernel.calls import Call
from tutor.kernel.deal import Deal
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Phase
from tutor.teaching.film import card_play
from tutor.teaching.moment import hand, plays_on
from tutor.teaching.screen import ActInput, CardsInput, Screen


def is_free(screen: Screen) -> bool:
    """Whether the learner plays on already."""
    return screen.in_branch or screen.plays_out


def may_play_on(screen: Screen, game: Game) -> bool:
    """Whether there is something left for the learner to play, in a hand that is not played on already."""
    goes_on = plays_on(screen.state, screen.learner) is not None and not _is_being_dealt(screen.state, game)
    return goes_on and not is_free(screen) and not screen.is_check


def _is_being_dealt(state: Phase, game: Game) -> bool:
    """Whether some packets of the hand are still to come."""
    match state:
        case Auction(deal=Deal(hands=hands, position=None)):
            each = sum(packet.each for packet in game.packets(state.match.rules))
            return any(len(held) < each for held in hands.values())
        case _:
            return False


def may_open_all(screen: Screen) -> bool:
    """Whether there are known cards that lie face down: a teacher may turn up all hands, in no check."""
    return not screen.finished and not screen.is_check and bool(closed(screen))


def open_hands(screen: Screen, *, turned_up: bool) -> frozenset[Seat]:
    """Whose cards lie face up; `turned_up`: everybody's, where they may."""
    return screen.open_hands | closed(screen) if turned_up and may_open_all(screen) else screen.open_hands


def closed(screen: Screen) -> frozenset[Seat]:
    """The seats whose cards are known and do not lie open."""
    seats = screen.state.match.seats
    return frozenset(seat for seat in seats if seat not in screen.open_hands and hand(screen.state, seat))


def may_ask_why(screen: Screen) -> bool:
    """Whether cards can be asked about: where some lie face up, in no open check, nor where just that is asked."""
    play, held = card_play(screen.state), (hand(screen.state, seat) for seat in screen.open_hands)
    lie_open = any(held) or (play is not None and bool(play.table))
    is_open_check = screen.is_check and not screen.passed
    return lie_open and not screen.finished and not is_open_check and not asks_which_go(screen)


def asks_which_go(screen: Screen) -> bool:
    """Whether it is asked which cards of a hand may go."""
    match screen.input:
        case CardsInput(cards=(_, *_), calls=()):
            return True
        case _:
            return False


def cards_played(state: Phase) -> int:
    """How many cards have been played."""
    play = card_play(state)
    return len(play.plays) if play else 0


def whole_hand(screen: Screen) -> int:
    """The cards of a hand that is played to its end; 0 in a position where the lesson stops before."""
    play = card_play(screen.state)
    if play is None:
        return 0
    if screen.state.deal.position is None:
        return play.size * len(play.active)
    return len(play.plays) + sum(len(play.hands[seat]) for seat in play.active) if is_free(screen) else 0


def awaits_calls(screen: Screen) -> tuple[Call, ...]:
    """The calls that are asked for, or pointed at."""
    match screen.input:
        case ActInput(calls=calls) | CardsInput(calls=calls):
            return calls
        case _:
            return ()


def is_before_play(state: Phase) -> bool:
    """Whether the calls are what there is to look at: until a card is played, once somebody has called."""
    return isinstance(state, Auction | Exchanging) and bool(state.calls)
