"""Pitch in the notation of its course: `甲 3, 乙 pass`, `甲 SA, 乙 S2`."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from tutor.games.pitch.game import Pitch
from tutor.games.pitch.points import tally_of_play
from tutor.games.pitch.scoring import PitchScore
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import Suit, card, cards, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import CardsCaptured, Match, PointsWon, TricksTaken
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.kernel.state import Auction, Over, Phase, Playing

THREE = tuple(Seat(name) for name in "甲乙丙")


def pairs(text: str) -> list[tuple[Seat, str]]:
    """`甲 3, 乙 pass` as seats with what they said or played."""
    parts = (part.split() for part in text.split(",") if part.strip())
    return [(Seat(seat), said) for seat, said in parts]


def rows(text: str) -> dict[Seat, str]:
    """`甲 SA SK; 乙 S2 SJ` as seats with their cards."""
    parts = (row.strip().partition(" ") for row in text.split(";") if row.strip())
    return {Seat(seat): held for seat, _, held in parts}


@dataclass(frozen=True)
class Notation:
    """Makes states out of the course's notation, and asks the game about them."""

    game: Pitch

    def match(
        self, preset="bicycle", seats=THREE, *, dealer=None, before: Mapping[str, int] | None = None, **options: str
    ):
        rules = self.game.presets[preset].changed(options)
        around = Seats(tuple(map(Seat, seats)), self.game.is_partnership(rules, len(seats)))
        totals = {Side(side): total for side, total in (before or {}).items()}
        return Match(rules, around, Seat(dealer or seats[-1]), totals)

    def four(self, preset="pagat-partnership", **facts):
        return self.match(preset, COMPASS, **facts)

    def hands(self, text: str):
        return {seat: listed(cards(held)) for seat, held in rows(text).items()}

    def auction(self, match: Match, calls="", hands="") -> Phase:
        state: Phase = self.game.start(match, Deal(self.hands(hands)))
        for seat, said in pairs(calls):
            if said != "pass" or isinstance(state, Auction):  # a record may still list passes after a top call
                state = self.game.apply(state, self.call(match, seat, said)).state
        return state

    def call(self, match: Match, seat: str, said: str) -> MakeCall:
        return MakeCall(Seat(seat), self.game.call(match.rules, said) or Call(said))

    def play(self, state: Phase, plays: str) -> Phase:
        for seat, code in pairs(plays):
            state = self.game.apply(state, PlayCard(seat, card(code))).state
        return state

    def whole(self, match: Match, hands: str, calls: str, plays: str) -> Over:
        """A hand from its calls to its score."""
        state = self.play(self.auction(match, calls, hands), plays)
        assert isinstance(state, Over)
        return state

    def position(self, hands: str, plays="", trump="S", lead="甲", *, match: Match | None = None, **facts) -> Playing:
        """A few cards each, a trump that stands, and what was played of them."""
        stands = Suit(trump) if trump else None
        deal = Deal(self.hands(hands), position=Position(Seat(lead), trump=stands, **facts))
        state = self.play(self.game.start(match or self.match(), deal), plays)
        assert isinstance(state, Playing)
        return state

    def settled(self, match: Match, calls: str, points: str, tricks: Mapping[str, int] | None = None) -> Over:
        """A hand that is told by its points: `甲 high jack; 乙 low; 丙 game`."""
        won = PointsWon({seat: tuple(names.split()) for seat, names in rows(points).items()}, _tricks(tricks))
        return self.game.settle(self.auction(match, calls), won)

    def captured(self, match: Match, calls: str, trump: str, taken: str, held="") -> Over:
        return self.game.settle(
            self.auction(match, calls), CardsCaptured(Suit(trump), self.hands(taken), self.hands(held))
        )

    def legal(self, state: Phase) -> str:
        """The calls or cards that go, in the order in which they are listed."""
        return " ".join(_written(action) for action in self.game.legal(state))

    def why(self, state: Phase, seat: str, said: str) -> Reason:
        """Why a card or a call goes, or does not."""
        action = self.call(state.match, seat, said) if said == "pass" or said.isdecimal() else None
        return self.game.judge(state, action or PlayCard(Seat(seat), card(said))).reason

    def hand_scores(self, over: Over) -> dict[str, int]:
        return {sheet.side: sheet.hand for sheet in over.score.sheets}

    def lines(self, over: Over, side: str) -> dict[str, int]:
        """A side's lines by their codes."""
        return {line.reason.code: line.points for line in over.score.sheet(Side(side)).lines}

    def points(self, over: Over) -> dict[str, str | None]:
        assert isinstance(over.score, PitchScore)
        return dict(over.score.points)

    def tally(self, state: Phase):
        played = state.played if isinstance(state, Over) else state
        return tally_of_play(state.match.rules, state.match.seats, played.play)

    def after(self, over: Over) -> Match:
        return self.game.next_hand(over.match, over)

    def winner(self, over: Over) -> tuple[str | None, str]:
        """Who has won the match, and the code of the reason."""
        outcome = self.after(over).outcome
        return outcome.winner, outcome.why.code


def _tricks(tricks: Mapping[str, int] | None) -> TricksTaken | None:
    return TricksTaken({Seat(seat): count for seat, count in tricks.items()}) if tricks else None


def _written(action) -> str:
    return action.call.notation if isinstance(action, MakeCall) else action.card.code


@pytest.fixture(scope="session")
def pitch() -> Notation:
    return Notation(Pitch())


@pytest.fixture(scope="session")
def scenes() -> Mapping[str, tuple[str, str, str]]:
    """Hands of the course, complete: the cards as dealt, the calls, the plays."""
    return SCENES


PASSES = "甲 {}, 乙 pass, 丙 pass"
WHOLE = (
    "甲 SA SK HA HT C2 D3; 乙 S2 SJ HK H2 CA DT; 丙 SQ ST HQ H3 CK DA",
    (
        "甲 SA, 乙 S2, 丙 SQ, 甲 SK, 乙 SJ, 丙 ST, 甲 HA, 乙 H2, 丙 H3, 甲 HT, 乙 HK, 丙 HQ, 乙 CA, 丙 CK, 甲 C2, "
        "乙 DT, 丙 DA, 甲 D3"
    ),
)


def _swapped(scene: tuple[str, str], **swaps: str) -> tuple[str, str]:
    """A scene with some cards in place of others."""
    hands, plays = scene
    for old, new in swaps.items():
        hands, plays = hands.replace(old, new), plays.replace(old, new)
    return hands, plays


def _scene(scene: tuple[str, str], bid: str, calls: str = PASSES) -> tuple[str, str, str]:
    hands, plays = scene
    return hands, calls.format(bid), plays


PAIRS = (
    "N SA SJ HA D9 D4 C7; E S6 H8 H3 DQ D2 CA; S S5 S3 HK H5 DT CT; W S9 H7 H6 H4 D8 CK",
    (
        "N SA, E S6, S S5, W S9, N D4, E DQ, S S3, W D8, S HK, W H7, N SJ, E H3, N HA, E H8, S H5, W H4, "
        "N C7, E CA, S CT, W CK, E D2, S DT, W H6, N D9"
    ),
)
LONE = (
    "甲 S7 HA H5 DK D4 C8; 乙 H9 H6 DT D6 CA C5; 丙 HK H3 DQ D9 CT C4",
    (
        "甲 S7, 乙 C5, 丙 C4, 甲 HA, 乙 H6, 丙 H3, 甲 DK, 乙 D6, 丙 D9, 甲 C8, 乙 CA, 丙 CT, 乙 DT, 丙 DQ, 甲 D4, "
        "丙 HK, 甲 H5, 乙 H9"
    ),
)
FOUR_PASSES = "N {}, E pass, S pass, W pass"
SCENES = {
    "whole": _scene(WHOLE, "3"),
    "whole-4": (WHOLE[0], "甲 4", WHOLE[1]),
    "no-jack": _scene(_swapped(WHOLE, SJ="S9", H3="HJ"), "3"),
    "tied": _scene(_swapped(WHOLE, C2="CQ"), "3"),
    "tie-no-jack": _scene(_swapped(WHOLE, SJ="S9", C2="CJ"), "3"),
    "one-trick": _scene(
        (
            "甲 SA H6 H4 D5 D2 C3; 乙 S2 H9 H8 D9 D8 CK; 丙 SJ H5 H3 D7 D6 C5",
            (
                "甲 SA, 乙 S2, 丙 SJ, 甲 C3, 乙 CK, 丙 C5, 乙 H9, 丙 H3, 甲 H4, 乙 D9, 丙 D6, 甲 D5, 乙 H8, 丙 H5, "
                "甲 H6, 乙 D8, 丙 D7, 甲 D2"
            ),
        ),
        "2",
    ),
    "split": _scene(
        (
            "甲 HK H9 SA S7 D8 C6; 乙 H6 H4 SK DT D4 CA; 丙 HJ H5 ST S3 DK C9",
            (
                "甲 HK, 乙 H6, 丙 H5, 甲 SA, 乙 SK, 丙 HJ, 丙 DK, 甲 D8, 乙 H4, 乙 CA, 丙 C9, 甲 H9, 甲 S7, 乙 D4, "
                "丙 ST, 丙 S3, 甲 C6, 乙 DT"
            ),
        ),
        "2",
    ),
    "lone": _scene(LONE, "2"),
    "lone-jack": _scene(_swapped(LONE, S7="SJ"), "2"),
    "anew-s": _scene(
        (
            "甲 SA ST HT H3 H2 CK; 乙 S2 HA HQ DA D3 C2; 丙 SK SQ SJ HK DT CA",
            (
                "甲 SA, 乙 S2, 丙 SQ, 甲 H2, 乙 HQ, 丙 HK, 丙 CA, 甲 ST, 乙 C2, 甲 H3, 乙 HA, 丙 SJ, 丙 SK, 甲 CK, "
                "乙 D3, 丙 DT, 甲 HT, 乙 DA"
            ),
        ),
        "2",
    ),
    "anew-h": _scene(
        (
            "甲 SK S2 HA HQ DT D3; 乙 ST HK HT H3 DA CA; 丙 SA SQ SJ H2 CK C2",
            (
                "甲 HA, 乙 H3, 丙 H2, 甲 D3, 乙 DA, 丙 C2, 乙 CA, 丙 CK, 甲 HQ, 甲 S2, 乙 HK, 丙 SJ, 乙 HT, 丙 SQ, "
                "甲 SK, 乙 ST, 丙 SA, 甲 DT"
            ),
        ),
        "2",
    ),
    "two": (
        "甲 CK C4 HA H7 DT S9; 乙 CA CJ C9 HT DQ S3",
        "甲 2, 乙 2",
        "乙 CA, 甲 CK, 乙 S3, 甲 S9, 甲 HA, 乙 CJ, 乙 DQ, 甲 C4, 甲 DT, 乙 C9, 乙 HT, 甲 H7",
    ),
    "pairs": _scene(PAIRS, "3", FOUR_PASSES),
    "pairs-4": _scene(PAIRS, "4", FOUR_PASSES),
    "pairs-5": _scene(PAIRS, "5", FOUR_PASSES),
}
