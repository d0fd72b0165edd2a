"""The score of a hand of Spades, line by line, and how a match ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tutor.games.spades.calls import Nil, tricks_bid
from tutor.games.spades.options import TRICKS, SpadesRules, rules_of
from tutor.games.spades.score_reasons import (
    BagPenalty,
    BlindNilFailed,
    BlindNilMade,
    ContractMade,
    ContractMissed,
    MatchCapped,
    MatchGoesOn,
    MatchLost,
    MatchTied,
    MatchWon,
    NilBags,
    NilFailed,
    NilHelps,
    NilMade,
    NilTricksLost,
    Overtricks,
    TenFor200,
)
from tutor.kernel.calls import Call
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore, Match, Outcome, ScoreLine, Sheet, TricksTaken
from tutor.kernel.seats import Seat, Seats, Side

_A_TRICK = 10
_TEN_OR_MORE = 10
_TEN_FOR_200 = 200


@dataclass(frozen=True, slots=True)
class _Account:
    """A side before its hand is scored: what its seats called, what each took, what all of them took."""

    rules: SpadesRules
    side: Side
    calls: Mapping[Seat, Call]
    taken: Mapping[Seat, int]
    total: int

    @property
    def nils(self) -> tuple[tuple[Seat, Nil], ...]:
        return tuple((seat, call) for seat, call in self.calls.items() if isinstance(call, Nil))

    @property
    def bid(self) -> int:
        """The sum of the ordinary bids."""
        return sum(map(tricks_bid, self.calls.values()))

    @property
    def has_contract(self) -> bool:
        """Where every seat of the side called nil there is no ordinary contract."""
        return len(self.nils) < len(self.calls)

    @property
    def nil_tricks(self) -> int:
        return sum(self.taken[seat] for seat, _ in self.nils)

    @property
    def towards_bid(self) -> int:
        """The tricks that count for the contract: all of the side's, or those of its ordinary bidders."""
        return self.total if self.rules.failed_nil_tricks == "team_total" else self.total - self.nil_tricks


def bids_by_side(seats: Seats, calls: Mapping[Seat, Call]) -> dict[Side, int]:
    """The sum of each side's ordinary bids; empty until all have called."""
    if len(calls) < len(seats):
        return {}
    return {side: sum(tricks_bid(calls[seat]) for seat in seats.members(side)) for side in seats.sides}


def score_play(match: Match, calls: Mapping[Seat, Call], play: CardPlay) -> HandScore | None:
    """The score of a hand played out; None where not all bids are known, or a position lacks its earlier tricks."""
    if len(calls) < len(match.seats) or play.size != TRICKS:
        return None
    return score(match, calls, TricksTaken({seat: play.taken(seat) for seat in match.seats}))


def score(match: Match, calls: Mapping[Seat, Call], taken: TricksTaken) -> HandScore:
    """A sheet for each side. Raises ValueError where a nil bidder's own tricks are not known."""
    sheets = tuple(_sheet(match, _account(match, side, calls, taken)) for side in match.seats.sides)
    return HandScore(sheets)


def _account(match: Match, side: Side, calls: Mapping[Seat, Call], taken: TricksTaken) -> _Account:
    members = match.seats.members(side)
    own = {seat: calls[seat] for seat in members}
    if taken.by_seat:
        by_seat = {seat: taken.by_seat.get(seat, 0) for seat in members}
        return _Account(rules_of(match), side, own, by_seat, sum(by_seat.values()))
    if any(isinstance(call, Nil) for call in own.values()) and len(members) > 1:
        raise ValueError("a nil is scored by the tricks of each seat")
    total = taken.by_side.get(side, 0)
    return _Account(rules_of(match), side, own, {members[0]: total}, total)


def _sheet(match: Match, account: _Account) -> Sheet:
    lines = [line for seat, call in account.nils for line in nil_lines(account, seat, call)]
    if account.has_contract:
        lines += contract_lines(account)
    old = match.bag_count(account.side)
    new = bags_won(account)
    penalty, bags = bag_penalty(account.rules, old, new)
    counted = bags if account.rules.bag_every else None
    return Sheet(account.side, (*lines, *penalty), match.total(account.side), counted)


def nil_lines(account: _Account, seat: Seat, call: Nil) -> Iterable[ScoreLine]:
    """A nil is scored for its bidder alone, apart from the partner's contract (S0 section 3; S1, how to play 4)."""
    points = account.rules.blind_nil_points if call.blind else account.rules.nil_points
    tricks = account.taken[seat]
    if not tricks:
        yield ScoreLine(BlindNilMade(seat, points) if call.blind else NilMade(seat, points), points)
        return
    failed = BlindNilFailed if call.blind else NilFailed
    yield ScoreLine(failed(seat, tricks, -points), -points)
    yield failed_nil_line(account, seat, tricks)


def failed_nil_line(account: _Account, seat: Seat, tricks: int) -> ScoreLine:
    """The tricks of a failed nil are bags, help the side, or count for nothing, as the table has it."""
    kind = account.rules.failed_nil_tricks
    if kind == "none":
        return ScoreLine(NilTricksLost(seat, tricks), 0)
    if kind == "team_total" and account.has_contract:
        return ScoreLine(NilHelps(seat, tricks, account.total, account.bid), 0)
    each = account.rules.failed_nil_bag_points if kind == "bags_only" else 1
    partner = next((other for other, call in account.calls.items() if not isinstance(call, Nil)), None)
    return ScoreLine(NilBags(seat, partner, tricks, tricks * each), tricks * each)


def contract_lines(account: _Account) -> Iterable[ScoreLine]:
    """Ten for each trick bid and one for each beyond; short of the bid, minus ten for each trick bid (S0 section 3)."""
    rules, bid, tricks = account.rules, account.bid, account.towards_bid
    worth = _TEN_FOR_200 if rules.ten_for_200 and bid >= _TEN_OR_MORE else bid * _A_TRICK
    points = worth if tricks >= bid else -worth if rules.set_penalty == "ten_per_bid" else 0
    yield ScoreLine(_contract_reason(account, points), points)
    extra = tricks - bid
    if extra > 0:
        yield ScoreLine(Overtricks(account.side, extra, extra, rules.bag_every > 0), extra)


def _contract_reason(account: _Account, points: int) -> Reason:
    side, bid, tricks = account.side, account.bid, account.towards_bid
    if points and account.rules.ten_for_200 and bid >= _TEN_OR_MORE:
        return TenFor200(side, bid, tricks, points)
    return ContractMade(side, bid, tricks, points) if tricks >= bid else ContractMissed(side, bid, tricks, points)


def bags_won(account: _Account) -> int:
    """The bags of a hand: a made contract's tricks beyond the bid, and a failed nil's where they are bags."""
    kind = account.rules.failed_nil_tricks
    extra = max(0, account.towards_bid - account.bid) if account.has_contract else 0
    of_nils = account.nil_tricks if kind == "bags_only" or (kind == "team_total" and not account.has_contract) else 0
    return extra + of_nils


def bag_penalty(rules: SpadesRules, old: int, new: int) -> tuple[tuple[ScoreLine, ...], int]:
    """Every ten bags cost a hundred points, and the rest is carried (S0 section 3). Also gives the count afterwards."""
    total = old + new
    if not rules.bag_every or total < rules.bag_every:
        return (), total
    fines, rest = divmod(total, rules.bag_every)
    rest = rest if rules.bag_carry else 0
    points = -fines * rules.bag_penalty
    reason = BagPenalty(old, new, total, rules.bag_every, rules.bag_penalty, points, rest, rules.bag_carry)
    return (ScoreLine(reason, points),), rest


def after(match: Match, hand: HandScore | None) -> Match:
    """The match after a hand: totals, bags, the next dealer, how things stand; only the dealer where it is unscored."""
    dealer = match.seats.after(match.dealer)
    played = replace(match, dealer=dealer, hands=match.hands + 1)
    if hand is None:
        return played
    bags = {sheet.side: sheet.bags for sheet in hand.sheets if sheet.bags is not None}
    played = replace(played, totals=hand.totals, bags=bags)
    return replace(played, outcome=outcome(played))


def outcome(match: Match) -> Outcome:
    """A match ends at the target, at the floor, or after the last hand agreed; the higher total wins."""
    rules = rules_of(match)
    totals = {side: match.total(side) for side in match.seats.sides}
    high, low = max(totals.values()), min(totals.values())
    last = rules.deal_cap is not None and match.hands >= rules.deal_cap
    fallen = rules.floor is not None and low <= rules.floor
    if not (high >= rules.target or fallen or last):
        return Outcome(over=False, winner=None, why=MatchGoesOn(rules.target, match.dealer))
    leaders = [side for side, total in totals.items() if total == high]
    if len(leaders) > 1:
        return Outcome(over=last, winner=None, why=MatchTied(high, last))
    return Outcome(over=True, winner=leaders[0], why=_why_won(rules, leaders[0], totals, match.hands))


def _why_won(rules: SpadesRules, winner: Side, totals: Mapping[Side, int], hands: int) -> Reason:
    total = totals[winner]
    if total >= rules.target:
        return MatchWon(winner, total, rules.target)
    loser = min(totals, key=totals.__getitem__)
    if rules.floor is not None and totals[loser] <= rules.floor:
        return MatchLost(winner, total, loser, totals[loser], rules.floor)
    return MatchCapped(winner, total, hands)
