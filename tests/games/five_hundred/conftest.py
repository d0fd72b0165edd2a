"""Five Hundred in the notation of its records: `N 6H, E 7C`, `N JO, E H4`, `S JO=H`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest

from tutor.games.five_hundred.game import FiveHundred
from tutor.kernel.actions import Exchange, MakeCall, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import Suit, card, cards, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.events import Event
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import Match, TricksTaken
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.kernel.state import Over, Phase

SEATS = Seats(COMPASS, partnership=True)


@dataclass(frozen=True)
class Deals:
    """Cards as dealt, with what the contractor puts away."""

    hands: str
    kitty: str
    calls: str
    away: str
    dealer: str = "W"


# the ten cards of N, the kitty, the calls up to 7H and the discards are S2's; the rest is ours
HEARTS = Deals(
    "N HJ HA HK HT SA SK DA D8 C9 C5; E H9 H5 H4 DK D5 CK CQ CJ CT C8; "
    "S H7 SQ ST S9 S7 S6 S5 DT D7 D6; W HQ H8 H6 SJ S8 DQ D9 D4 CA C7",
    "JO DJ C6",
    "N 6H, E 7C, S pass, W pass, N 7H, E pass",
    "D8 C9 C5",
)
NO_TRUMP = Deals(
    "N ST S5 HA HT H6 DQ D9 D8 D5 C7; E SK S8 HQ H9 H7 H4 DJ DT D7 C5; "
    "S SA SQ S7 H5 DA DK D6 CK CT C6; W SJ S9 HK HJ D4 CA CQ CJ C9 C8",
    "JO H8 S6",
    "E pass, S 6NT, W 7C, N pass, S 7NT, W pass",
    "H5 H8 S6",
    "N",
)
MISERE = Deals(
    "N HA HK HJ H9 SA SQ DA DQ CT C9; E SJ ST DK DT D9 D7 CA CK CQ CJ; "
    "S S9 H4 H6 H7 D4 D5 D8 C5 C6 C8; W S8 S7 S6 S5 HT H8 H5 DJ D6 C7",
    "JO SK HQ",
    "N 6H, E 7C, S misere, W pass, N pass, E pass",
    "JO SK HQ",
)


@dataclass(frozen=True)
class Notation:
    """Makes states out of the notation, and asks the game about them."""

    game: FiveHundred = field(default_factory=FiveHundred)
    hearts: Deals = HEARTS
    no_trump: Deals = NO_TRUMP
    misere: Deals = MISERE

    def match(self, preset="pagat-australian", *, dealer="W", before: Mapping[str, int] | None = None, **options: str):
        rules = self.game.presets[preset].changed(options)
        return Match(rules, SEATS, Seat(dealer), {Side(side): total for side, total in (before or {}).items()})

    def call(self, notation: str) -> Call:
        """A call that some table knows."""
        return self.game.call(self.game.presets["pagat-australian"], notation) or Call(notation)

    def hands(self, text: str):
        rows = (row.split(maxsplit=1) for row in text.split(";"))
        return {Seat(seat): listed(cards(held)) for seat, held in rows}

    def auction(self, calls="", match: Match | None = None, deals: Deals | None = None) -> Phase:
        """The moment after some calls."""
        dealt = deals or self.hearts
        deal = Deal(self.hands(dealt.hands), cards(dealt.kitty))
        state = self.game.start(match or self.match(dealer=dealt.dealer), deal)
        return self._after(state, (MakeCall(Seat(seat), self.call(said)) for seat, said in pairs(calls)))

    def exchange(self, deals: Deals, match: Match | None = None) -> Phase:
        """The moment at which the contractor holds the kitty."""
        return self.auction(deals.calls, match or self.match(dealer=deals.dealer), deals)

    def playing(
        self, deals: Deals, plays="", *, joker: str | None = None, away="", match: Match | None = None
    ) -> Phase:
        """The moment after some plays."""
        state = self.exchange(deals, match)
        put_away = Exchange(state.to_act, cards(away or deals.away), Suit(joker) if joker else None)
        return self.after(self.game.apply(state, put_away).state, plays)

    def position(self, hands: str, contract: str, plays="", match: Match | None = None, **facts) -> Phase:
        """A position of a few cards; `contract` is `S 7NT`."""
        seat, said = contract.split()
        made = MakeCall(Seat(seat), self.call(said))
        deal = Deal(self.hands(hands), position=Position(contract=made, **facts))
        return self.after(self.game.start(match or self.match(), deal), plays)

    def after(self, state: Phase, plays: str) -> Phase:
        return self._after(state, (self.play(seat, played) for seat, played in pairs(plays)))

    def play(self, seat: str, played: str) -> PlayCard:
        code, _, named = played.partition("=")
        return PlayCard(Seat(seat), card(code), Suit(named) if named else None)

    def plays(self, state: Phase) -> str:
        """The legal plays, as the trace of a verdict lists them."""
        return " ".join(f"{a.card}={a.names.value}" if a.names else f"{a.card}" for a in self.game.legal(state))

    def why(self, state: Phase, seat: str, played: str) -> Reason:
        return self.game.judge(state, self.play(seat, played)).reason

    def why_call(self, state: Phase, seat: str, said: str) -> Reason:
        return self.game.judge(state, MakeCall(Seat(seat), self.call(said))).reason

    def calls(self, state: Phase) -> str:
        """The legal calls."""
        return " ".join(action.call.notation for action in self.game.legal(state))

    def events(self, state: Phase, seat: str, played: str) -> tuple[Event, ...]:
        return self.game.apply(state, self.play(seat, played)).events

    def result(self, calls: str, tricks: Mapping[str, int], match: Match | None = None) -> Over:
        """The end of a hand of which only the result is known."""
        by_seat = {Seat(seat): taken for seat, taken in tricks.items()}
        sided = any(len(name) > 1 for name in tricks)
        result = TricksTaken(by_side={Side(s): n for s, n in tricks.items()}) if sided else TricksTaken(by_seat)
        return self.game.settle(self.auction(calls, match), result)

    def outcome(self, calls: str, tricks: Mapping[str, int], match: Match):
        """What a result means for its match."""
        return self.game.next_hand(match, self.result(calls, tricks, match)).outcome

    def _after(self, state: Phase, actions) -> Phase:
        for action in actions:
            state = self.game.apply(state, action).state
        return state


def pairs(text: str) -> Iterator[tuple[str, str]]:
    """`N 6H, E pass` as seats with what they said or played."""
    for part in filter(None, (part.strip() for part in text.split(","))):
        seat, said = part.split()
        yield seat, said


@pytest.fixture
def table() -> Notation:
    return Notation()
