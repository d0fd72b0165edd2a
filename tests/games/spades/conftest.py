"""Spades in the notation of its course: `N nil, E 4`, `S SK, W S5`."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from tutor.games.spades.game import Spades
from tutor.kernel.actions import MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import card, cards, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.events import Event
from tutor.kernel.game import Legal, Step
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore, Match, TricksTaken
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.kernel.state import Auction, Over, Phase, Playing

WHOLE = (  # the thirteen tricks of S0 section 4
    "N H9, E H3, S HT, W H4, S D7, W D8, N DK, E D9, N C7, E C9, S CK, W C8, S C3, W C5, N CQ, E SQ, "
    "E D2, S DQ, W DT, N D5, S CT, W CA, N C2, E S4, E HJ, S C6, W H5, N HA, N S6, E SA, S S8, W S7, "
    "E DA, S D6, W D4, N DJ, E HQ, S SJ, W HK, N H2, S S5, W S9, N S2, E H6, W ST, N C4, E H7, S S3, "
    "W D3, N CJ, E H8, S SK"
)
WHOLE_HANDS = (
    "N S6 S2 HA H9 H2 DK DJ D5 CQ CJ C7 C4 C2; E SA SQ S4 HQ HJ H8 H7 H6 H3 DA D9 D2 C9; "
    "S SK SJ S8 S5 S3 HT DQ D7 D6 CK CT C6 C3; W ST S9 S7 HK H5 H4 DT D8 D4 D3 CA C8 C5"
)


def pairs(text: str) -> list[tuple[Seat, str]]:
    """`N nil, E 4` as seats with what they said or played."""
    parts = (part.split() for part in text.split(",") if part.strip())
    return [(Seat(seat), said) for seat, said in parts]


@dataclass(frozen=True)
class Notation:
    """Makes states out of the course's notation, and asks the game about them."""

    game: Spades

    def rules(self, preset="neuralplay-standard", **options: str):
        return self.game.presets[preset].changed(options)

    def match(
        self,
        preset="neuralplay-standard",
        *,
        dealer="W",
        before: Mapping[str, tuple[int, int]] | None = None,
        **options,
    ):
        rules = self.rules(preset, **options)
        before = before or {}
        totals = {side: total for side, (total, _) in before.items()}
        bags = {side: count for side, (_, count) in before.items()}
        return Match(rules, Seats(COMPASS, self.game.is_partnership(rules, 4)), Seat(dealer), totals, bags)

    def hands(self, text: str):
        rows = (row.split(maxsplit=1) for row in text.split(";"))
        return {Seat(seat): listed(cards(held)) for seat, held in rows}

    def auction(self, match: Match, calls="", hands="") -> Phase:
        state: Phase = self.game.start(match, Deal(self.hands(hands) if hands else dict.fromkeys(COMPASS, ())))
        for seat, said in pairs(calls):
            state = self.game.apply(state, MakeCall(seat, self.read(state, said))).state
        return state

    def position(self, match: Match, hands: str, lead: str, *, plays="", bids="", **facts) -> Phase:
        made = tuple(MakeCall(seat, self.game.call(match.rules, said)) for seat, said in pairs(bids))
        position = Position(to_lead=Seat(lead), bids=made, **facts)
        return self.play(self.game.start(match, Deal(self.hands(hands), position=position)), plays)

    def whole(self, match: Match, hands=WHOLE_HANDS, lead="N", plays="") -> Phase:
        """Thirteen cards each, and no bids known."""
        state = self.game.start(match, Deal(self.hands(hands)))
        assert isinstance(state, Auction)
        return self.play(self.game.skip_calls(state, None, Seat(lead)), plays)

    def play(self, state: Phase, plays: str) -> Phase:
        for seat, code in pairs(plays):
            state = self.step(state, seat, code).state
        return state

    def step(self, state: Phase, seat: str, code: str) -> Step:
        return self.game.apply(state, PlayCard(Seat(seat), card(code)))

    def events(self, state: Phase, plays: str) -> list[Event]:
        seen: list[Event] = []
        for seat, code in pairs(plays):
            step = self.step(state, seat, code)
            state, seen = step.state, [*seen, *step.events]
        return seen

    def read(self, state: Phase, said: str) -> Call:
        return self.game.call(state.match.rules, said) or Call(said)

    def goes(self, state: Phase, seat: str, said: str) -> bool:
        return isinstance(self.verdict(state, seat, said), Legal)

    def why(self, state: Phase, seat: str, said: str) -> Reason:
        """The reason of a verdict on a card, or, while the bids are being made, on a call."""
        return self.verdict(state, seat, said).reason

    def verdict(self, state: Phase, seat: str, said: str):
        if isinstance(state, Auction):
            return self.game.judge(state, MakeCall(Seat(seat), self.read(state, said)))
        return self.game.judge(state, PlayCard(Seat(seat), card(said)))

    def passes(self, seat: str, to: str, codes: str) -> PassCards:
        return PassCards(Seat(seat), Seat(to), cards(codes))

    def legal(self, state: Phase) -> str:
        """Calls or cards that go, in order, parted by blanks."""
        said = []
        for action in self.game.legal(state):
            match action:
                case PlayCard(card=played):
                    said.append(played.code)
                case MakeCall(call=call):
                    said.append(call.notation)
        return " ".join(said)

    def tricks(self, state: Phase):
        play = state.played.play if isinstance(state, Over) else state.play
        assert isinstance(state, Over | Playing)
        return play.tricks

    def taken(self, taken: str) -> TricksTaken:
        return TricksTaken(dict(zip(COMPASS, map(int, taken.split()), strict=True)))

    def score(self, calls: str, taken: str, preset="neuralplay-standard", **asked) -> HandScore:
        """A hand by its calls and by the tricks of N, E, S and W."""
        state = self.auction(self.match(preset, **asked), calls)
        score = self.game.settle(state, self.taken(taken)).score
        assert score is not None
        return score


@pytest.fixture(scope="session")
def spades() -> Notation:
    return Notation(Spades())


@pytest.fixture(scope="session")
def whole_hand() -> str:
    return WHOLE
