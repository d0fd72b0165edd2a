"""The score lab: what is entered of a hand, and what that scores under any rule set of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call, Number
from tutor.kernel.deal import Deal
from tutor.kernel.game import Game, Illegal
from tutor.kernel.reasons import CallNotAllowed, Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Match, PointsWon, Result, TricksTaken
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.state import Auction, Over, Phase, Playing
from tutor.records.faults import SeatsForPartners
from tutor.records.lab_reasons import HandNotOver, MatchHasEnded, PointNotGiven, SeatSitsOut, TricksDoNotAddUp
from tutor.records.record import Standing
from tutor.records.result_read import POINTS

_ALWAYS_WON = POINTS[:2]
_NOTHING = Standing()
_FIRST_BID = "3"


@dataclass(frozen=True, slots=True)
class Lab:
    """A hand as entered. Where one side has the contract, every seat but one has passed."""

    game: str
    rules: RuleSet
    seats: tuple[Seat, ...]
    dealer: Seat
    calls: Mapping[Seat, Call]
    tricks: Mapping[Seat, int] = field(default_factory=dict)
    points: Mapping[str, Seat] = field(default_factory=dict)
    """Who has won each named point; a point that nobody has is missing."""
    before: Mapping[Side, Standing] = field(default_factory=dict)
    hands: int = 0
    """How many hands of the match are over."""
    earlier: tuple[Lab, ...] = ()
    """The hands of the match before this one."""

    @property
    def all_tricks(self) -> int:
        """The tricks given to anybody so far."""
        return sum(self.tricks.values())


def new_lab(game: Game, rules: RuleSet, seats: tuple[Seat, ...]) -> Lab:
    """A hand in which no trick has been given to anybody, dealt by the last seat."""
    return Lab(game.name, rules, seats, seats[-1], _first_calls(game, rules, seats))


# --- what a game asks for -----------------------------------------------------------------------------------------


def each_has_a_call(lab: Lab) -> bool:
    """Whether every seat makes a bid of its own: where nobody may pass."""
    return PASS not in GAMES[lab.game].calls(lab.rules)


def counts_points(lab: Lab) -> bool:
    """Whether a hand is scored by its named points instead of its tricks."""
    return GAMES[lab.game].card_points(()) is not None


def asks_tricks(lab: Lab) -> bool:
    """Whether the tricks matter: always, save where points are counted and no call asks for more than all of them."""
    return not counts_points(lab) or any(isinstance(c, Number) and c.number > len(POINTS) for c in lab.calls.values())


def hand_size(lab: Lab) -> int:
    """The tricks of a hand."""
    return GAMES[lab.game].hand_size(lab.rules, len(lab.seats))


def seats_of(lab: Lab, rules: RuleSet) -> Seats:
    """The seats with the sides that they form under a rule set."""
    return Seats(lab.seats, GAMES[lab.game].is_partnership(rules, len(lab.seats)))


def known_calls(lab: Lab) -> tuple[Call, ...]:
    """Every call that some rule set of the game knows, in rank order."""
    game = GAMES[lab.game]
    tables = (*game.presets.values(), lab.rules)
    found = dict.fromkeys(call for rules in tables for call in game.calls(rules))
    numbers = sorted((call for call in found if isinstance(call, Number)), key=lambda call: call.number)
    return (*(call for call in found if not isinstance(call, Number)), *numbers)


# --- entering -----------------------------------------------------------------------------------------------------


def with_dealer(lab: Lab, dealer: Seat) -> Lab:
    """The same hand, dealt by another; no match passes the deal so, and it stands by itself."""
    return by_itself(replace(lab, dealer=dealer))


def by_itself(lab: Lab) -> Lab:
    """The hand as the first of a match."""
    return replace(lab, hands=0, earlier=()) if lab.earlier else lab


def with_call(lab: Lab, seat: Seat, call: Call) -> Lab:
    """A seat's call; where one side has the contract, the others have passed then."""
    if each_has_a_call(lab) or call == PASS:
        return replace(lab, calls={**lab.calls, seat: call})
    return replace(lab, calls={other: call if other == seat else PASS for other in lab.seats})


def with_tricks(lab: Lab, seat: Seat, tricks: int) -> Lab:
    """The tricks of a seat, whatever the others have."""
    return replace(lab, tricks={**lab.tricks, seat: min(max(tricks, 0), hand_size(lab))})


def with_trick_moved(lab: Lab, giver: Seat | None, taker: Seat | None) -> Lab:
    """One trick goes from a seat, or from those not given yet, to another, or back; none where there is none."""
    left = lab.tricks.get(giver, 0) if giver is not None else hand_size(lab) - lab.all_tricks
    if giver == taker or left < 1:
        return lab
    less = lab if giver is None else with_tricks(lab, giver, left - 1)
    return less if taker is None else with_tricks(less, taker, less.tricks.get(taker, 0) + 1)


def with_points(lab: Lab, point: str, winner: Seat | None) -> Lab:
    """Who has won a named point, None for nobody."""
    others = {name: seat for name, seat in lab.points.items() if name != point}
    return replace(lab, points=others if winner is None else {**others, point: winner})


def with_before(lab: Lab, side: Side, standing: Standing) -> Lab:
    """What a side brings into the hand. It no longer follows from the hands before, and the hand stands by itself."""
    return by_itself(replace(lab, before={**lab.before, side: standing}))


# --- scoring ------------------------------------------------------------------------------------------------------


def sheets(lab: Lab, rules: RuleSet) -> Over | Reason:
    """The hand, over and scored under a rule set; or why it has no score there."""
    return scored(lab, match_before(lab, rules))


def scored(lab: Lab, before: Match) -> Over | Reason:
    """The same, where the match before the hand is known."""
    game, rules = GAMES[lab.game], before.rules
    if len(lab.seats) not in game.players_under(rules):
        return SeatsForPartners(len(lab.seats), game.players_under(rules))
    state = _called(game, lab, before)
    match state:
        case Reason() | Over():
            return state
        case _:
            playing = game.skip_exchange(state)
            return _amiss(lab, playing) or _settled(game, lab, playing, before.seats)


def outcome_of(lab: Lab, rules: RuleSet) -> Match | Reason:
    """The match after the hand under a rule set: totals, bags, the next dealer, how things stand."""
    return _after(lab, match_before(lab, rules))


def _after(lab: Lab, before: Match) -> Match | Reason:
    over = scored(lab, before)
    return over if isinstance(over, Reason) else GAMES[lab.game].next_hand(over.match, over)


@dataclass(frozen=True, slots=True)
class Running:
    """What the hands before come to under a rule set."""

    match: Match
    unscored: tuple[int, ...] = ()
    """The numbers of the hands that have no score there, and count nothing."""
    over_after: int | None = None
    """The number of the hand with which the match was over there."""


def running(lab: Lab, rules: RuleSet) -> Running:
    """The match before the hand, its hands scored under these rules from the first one on."""
    if rules == lab.rules:
        return Running(_begun(lab, rules))  # as each hand was scored when the next one began
    hands = (*lab.earlier, lab)
    now = Running(_begun(hands[0], rules))
    for hand, following in pairwise(hands):
        after, number = _after(hand, now.match), now.match.hands + 1
        if isinstance(after, Reason):
            unscored = (*now.unscored, number)
            now = replace(now, match=replace(now.match, dealer=following.dealer, hands=number), unscored=unscored)
            continue
        ended = after.outcome is not None and after.outcome.over and now.over_after is None
        now = replace(
            now, match=replace(after, dealer=following.dealer), over_after=number if ended else now.over_after
        )
    return now


def match_before(lab: Lab, rules: RuleSet) -> Match:
    """The match before the hand."""
    return running(lab, rules).match


def _begun(lab: Lab, rules: RuleSet) -> Match:
    """A match before its first hand. Where the sides are others than those entered, they begin at 0."""
    seats = seats_of(lab, rules)
    standing = {side: lab.before.get(side, _NOTHING) for side in seats.sides}
    totals = {side: at.score for side, at in standing.items()}
    return Match(rules, seats, lab.dealer, totals, {side: at.bags for side, at in standing.items()}, lab.hands)


def with_rules(lab: Lab, rules: RuleSet) -> Lab:
    """The same hand at a table with other rules, by which the hands before it are scored too.

    Where one of those has no score there, or ends the match, a match begins with this hand.
    """
    first, *rest = (*lab.earlier, lab)
    now = replace(first, rules=rules)
    for hand in rest:
        following = next_hand(now)
        if isinstance(following, Reason):
            return replace(by_itself(lab), rules=rules)
        now = replace(following, calls=hand.calls, tricks=hand.tricks, points=hand.points)
    return now


def next_hand(lab: Lab) -> Lab | Reason:
    """The next hand of the match, with totals, bags and dealer; or why there is none."""
    after = outcome_of(lab, lab.rules)
    if isinstance(after, Reason):
        return after
    if after.outcome is not None and after.outcome.over:
        return MatchHasEnded()
    return replace(
        lab,
        dealer=after.dealer,
        calls=_first_calls(GAMES[lab.game], lab.rules, lab.seats),
        tricks={},
        points={},
        before={side: Standing(after.total(side), after.bag_count(side)) for side in after.seats.sides},
        hands=after.hands,
        earlier=(*lab.earlier, replace(lab, earlier=())),
    )


def contract_of(lab: Lab) -> MakeCall | None:
    """The call of the side that has the contract; None where all have passed."""
    return next((MakeCall(seat, call) for seat, call in lab.calls.items() if call != PASS), None)


def _called(game: Game, lab: Lab, match: Match) -> Phase | Reason:
    """The hand after its calls, or why the table does not take one of them."""
    state = game.start(match, Deal({}))
    contract = None if each_has_a_call(lab) else contract_of(lab)
    if contract is not None and contract.call in game.calls(match.rules) and isinstance(state, Auction):
        return game.skip_calls(state, contract, None)
    while isinstance(state, Auction):
        call = MakeCall(state.to_act, _as_written(game, match.rules, lab.calls[state.to_act]))
        verdict = game.judge(state, call)
        if isinstance(verdict, Illegal):
            return verdict.reason
        if contract == call:
            return CallNotAllowed(call.call)
        state = game.advance(state, call).state
    return state


def _as_written(game: Game, rules: RuleSet, call: Call) -> Call:
    """A call as a table reads it: `0` is a bid at one and nil at another."""
    return game.call(rules, call.notation) or call


def _amiss(lab: Lab, state: Phase) -> Reason | None:
    """What keeps the entries from being a hand."""
    size = hand_size(lab)
    if asks_tricks(lab) and lab.all_tricks != size:
        return TricksDoNotAddUp(lab.all_tricks, size, abs(size - lab.all_tricks))
    if isinstance(state, Playing) and asks_tricks(lab):
        idle = next((s for s in lab.seats if s not in state.play.active and lab.tricks.get(s)), None)
        if idle is not None:
            return SeatSitsOut(idle, lab.tricks[idle])
    missing = next((name for name in _ALWAYS_WON if name not in lab.points), None)
    return PointNotGiven(missing) if counts_points(lab) and missing else None


def _settled(game: Game, lab: Lab, state: Phase, seats: Seats) -> Over | Reason:
    over = game.settle(state, result_of(lab, seats))
    return HandNotOver() if over.score is None else over


def result_of(lab: Lab, seats: Seats) -> Result:
    """What was entered, as a hand's result."""
    taken = TricksTaken({seat: lab.tricks.get(seat, 0) for seat in lab.seats})
    if not counts_points(lab):
        return taken
    won = {s: tuple(p for p in POINTS if p in lab.points and seats.side(lab.points[p]) == s) for s in seats.sides}
    return PointsWon(won, taken if lab.all_tricks == hand_size(lab) else None)


def _first_calls(game: Game, rules: RuleSet, seats: tuple[Seat, ...]) -> dict[Seat, Call]:
    """What a new hand begins with: a bid of 3 for each, or passes."""
    known = game.calls(rules)
    first = PASS if PASS in known else next(call for call in known if call.notation == _FIRST_BID)
    return dict.fromkeys(seats, first)
