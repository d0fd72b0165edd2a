"""A scene as it runs: every moment of a hand, and the addresses by which a script names them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.deal import Deal, after_packets
from tutor.kernel.events import Event
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.kernel.trick import Trick
from tutor.records.record import Record


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment: the state, and the action and events that led to it."""

    state: Phase
    action: Action | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Film:
    """The moments of a hand, from its start to where its record stops."""

    game: Game
    frames: tuple[Frame, ...]
    record: Record | None = None
    """What it was made from, with every hand that is known."""

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    @property
    def plays(self) -> int:
        """How many cards are played in all."""
        return sum(_is_play(frame.action) for frame in self.frames)

    def state(self, frame: int) -> Phase:
        return self.frames[frame].state

    def events(self, after: int, until: int) -> tuple[Event, ...]:
        """What happens from one moment to a later one."""
        return tuple(event for frame in self.frames[after + 1 : until + 1] for event in frame.events)

    def next_turn(self, seat: Seat, frame: int) -> int:
        """The first moment from `frame` on at which a seat is to act; `frame` itself where there is none."""
        moments = range(frame, len(self.frames))
        return next((at for at in moments if self.state(at).to_act == seat), frame)

    def trick_end(self, frame: int) -> int:
        """The moment at which the trick in progress is complete; `frame` itself where none is in progress."""
        play = card_play(self.state(frame))
        if play is None or not play.table:
            return frame
        return min(frame + len(play.active) - len(play.table), self.last)

    def until(self, frame: int) -> Film:
        """The film cut after a moment."""
        return replace(self, frames=self.frames[: frame + 1])

    def with_action(self, action: Action) -> Film:
        """The film with one more moment. Raises IllegalActionError."""
        step = self.game.apply(self.frames[-1].state, action)
        return replace(self, frames=(*self.frames, Frame(step.state, action, step.events)))


def playing(state: Phase) -> Playing | None:
    """The play of a hand in progress, or as it ended; None where no card is played yet."""
    match state:
        case Playing():
            return state
        case Over(played=played):
            return played
        case Auction() | Exchanging():
            return None
        case _:
            raise AssertionError(state)


def card_play(state: Phase) -> CardPlay | None:
    """The tricks and the table of a state; None where no card is played yet."""
    phase = playing(state)
    return phase.play if phase else None


def last_trick(state: Phase) -> Trick | None:
    """The trick that has just been completed; None where one is in progress, or none is over."""
    play = card_play(state)
    return play.tricks[-1] if play and play.tricks and not play.table else None


def lying(state: Phase) -> Phase:
    """The state as it looks while a trick that has just been completed still lies on the table."""
    phase, trick = playing(state), last_trick(state)
    if phase is None or trick is None:
        return state
    before = replace(phase.play, tricks=phase.play.tricks[:-1], table=trick.plays, leader=trick.leader)
    return replace(phase, play=before)


# --- addresses -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Start:
    """`deal`: the cards are dealt, nothing has been said; `deal/n`: n packets of them are."""

    packets: int | None = None


@dataclass(frozen=True, slots=True)
class AfterCalls:
    """`auction/n`: n calls have been made; `auction`: all of them."""

    calls: int | None


@dataclass(frozen=True, slots=True)
class AtExchange:
    """`exchange`: the chooser holds all the cards, nothing is away; as the aim of `play`, the exchange is done."""


@dataclass(frozen=True, slots=True)
class AfterPlays:
    """`plays/n`: n cards have been played."""

    cards: int


@dataclass(frozen=True, slots=True)
class AfterTrick:
    """`trick/n`: n tricks of this film are complete."""

    tricks: int


@dataclass(frozen=True, slots=True)
class End:
    """`end`: where the record stops."""


Address = Start | AfterCalls | AtExchange | AfterPlays | AfterTrick | End
_DIGITS = 4
"""How many digits a number of calls, cards or tricks may have."""
_SINGLE: dict[str, Address] = {"deal": Start(), "auction": AfterCalls(None), "exchange": AtExchange(), "end": End()}


def address(text: str) -> Address | None:
    """The address that a text names; None for none."""
    if text in _SINGLE:
        return _SINGLE[text]
    name, _, number = text.replace(" ", "/").partition("/")
    if not (number.isascii() and number.isdecimal()) or len(number) > _DIGITS:
        return None
    kinds: dict[str, Address] = {
        "deal": Start(int(number)),
        "auction": AfterCalls(int(number)),
        "plays": AfterPlays(int(number)),
        "trick": AfterTrick(int(number)),
    }
    return kinds.get(name)


def written_address(where: Address) -> str:
    """An address as scripts write it."""
    match where:
        case Start(packets):
            return "deal" if packets is None else f"deal/{packets}"
        case AfterCalls(calls):
            return "auction" if calls is None else f"auction/{calls}"
        case AtExchange():
            return "exchange"
        case AfterPlays(cards):
            return f"plays/{cards}"
        case AfterTrick(tricks):
            return f"trick/{tricks}"
        case End():
            return "end"
        case _:
            assert_never(where)


def find(film: Film, where: Address, *, done: bool = False) -> int | None:
    """The moment of an address, None where the film has none. `done`: of an exchange, the moment after it."""
    match where:
        case Start(packets):
            return 0 if packets is None or packets <= _packets(film) else None
        case AfterCalls(calls):
            return _after_calls(film, calls)
        case AtExchange():
            return _exchange(film, done=done)
        case AfterPlays(cards):
            return _after_plays(film, cards)
        case AfterTrick(tricks):
            return _after_trick(film, tricks)
        case End():
            return film.last
        case _:
            assert_never(where)


def being_dealt(film: Film, packets: int) -> Phase:
    """The table while the hand is dealt: so many packets are out."""
    state = film.state(0)
    out = film.game.packets(state.match.rules)[:packets]
    return replace(state, deal=after_packets(state.deal, out))


def _packets(film: Film) -> int:
    """In how many packets the hand of a film is dealt; -1 where it does not begin with a deal."""
    match film.state(0):
        case Auction(deal=Deal(position=None)) as state:
            return len(film.game.packets(state.match.rules))
        case _:
            return -1


def _after_calls(film: Film, calls: int | None) -> int | None:
    made = [0, *(at for at, frame in enumerate(film.frames) if _is_call(frame.action))]
    if calls is None:
        return made[-1]
    return made[calls] if calls < len(made) else None


def _exchange(film: Film, *, done: bool) -> int | None:
    if done:
        moments = [at for at, frame in enumerate(film.frames) if _is_exchange(frame.action)]
        return moments[-1] if moments else None
    return next((at for at, frame in enumerate(film.frames) if _awaits_exchange(frame.state)), None)


def _after_plays(film: Film, cards: int) -> int | None:
    moments = [at for at, frame in enumerate(film.frames) if _is_play(frame.action)]
    if cards:
        return moments[cards - 1] if cards <= len(moments) else None
    return next((at for at, frame in enumerate(film.frames) if playing(frame.state)), None)


def _after_trick(film: Film, tricks: int) -> int | None:
    for at, frame in enumerate(film.frames):
        play = card_play(frame.state)
        if play and len(play.tricks) == tricks:
            return at
    return None


def _is_call(action: Action | None) -> bool:
    match action:
        case MakeCall():
            return True
        case PlayCard() | Exchange() | PassCards() | LookAtKitty() | None:
            return False
        case _:
            assert_never(action)


def _is_play(action: Action | None) -> bool:
    match action:
        case PlayCard():
            return True
        case MakeCall() | Exchange() | PassCards() | LookAtKitty() | None:
            return False
        case _:
            assert_never(action)


def _is_exchange(action: Action | None) -> bool:
    match action:
        case Exchange() | PassCards():
            return True
        case MakeCall() | PlayCard() | LookAtKitty() | None:
            return False
        case _:
            assert_never(action)


def _awaits_exchange(state: Phase) -> bool:
    match state:
        case Exchanging():
            return True
        case Auction() | Playing() | Over():
            return False
        case _:
            raise AssertionError(state)
