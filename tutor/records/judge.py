"""Judges a record: every call and card by the engine, every claim by what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tutor.games.all import GAMES
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card
from tutor.kernel.game import Game
from tutor.kernel.order import CardOrder
from tutor.kernel.scoring import CardsCaptured, Match, PointsWon, TricksTaken
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Contract, Exchanging, Over, Phase, Playing
from tutor.kernel.trick import Trick
from tutor.records.claims import check_claims
from tutor.records.reader import read_record
from tutor.records.record import Reading, Record
from tutor.records.report import DealFacts, Judged, JudgedTrick, MomentFacts, Report
from tutor.records.result_read import POINTS
from tutor.records.run import Run
from tutor.records.tree import Node, Unreadable


def judge_document(document: Node | Unreadable, *, traced: bool = False) -> Report:
    """The verdict on a document."""
    return judge_reading(read_record(document), traced=traced)


def judge_reading(reading: Reading, *, traced: bool = False, hands: int = 0) -> Report:
    """The verdict on a record as it was read, after so many hands of its match. Faults of form are told first."""
    record = reading.record
    if record is None:
        return Report(reading, None, reading.problems)
    game = GAMES[record.game]
    run = Run(game, record, match_of(record, hands), traced=traced)
    judged = _judged(game, record, run)
    problems = (*reading.problems, *((run.problem,) if run.problem else ()))
    claims = check_claims(record, judged, run, stopped=bool(problems))
    return Report(reading, judged, (*problems, *claims), tuple(run.trace))


def match_of(record: Record, hands: int = 0) -> Match:
    """The match as it stands before a record's hand."""
    before = record.before or {}
    totals = {side: standing.score for side, standing in before.items()}
    bags = {side: standing.bags for side, standing in before.items()}
    return Match(record.rules, record.seats, dealer_of(record), totals, bags, hands)


def dealer_of(record: Record) -> Seat:
    """The dealer: as given, or the seat before the first caller, or before the first leader."""
    if record.dealer is not None:
        return record.dealer
    calls, plays = record.auction or (), record.plays or ()
    to_lead = record.state.to_lead if record.state else None
    first = (*(call.seat for call in calls), *(play.seat for play in plays), to_lead or record.seats.order[0])
    return record.seats.before(first[0])


def _judged(game: Game, record: Record, run: Run) -> Judged:
    state = run.state
    contract, play = _contract(state), play_of(state)
    score = state.score if isinstance(state, Over) else None
    after = game.next_hand(state.match, state) if isinstance(state, Over) else None
    order = game.order(state)
    trump = record.result.trump if isinstance(record.result, CardsCaptured) else order.trump
    return Judged(
        contract=contract,
        spare=_spare(game, record, contract),
        contracts=game.contracts(state),
        trump=trump.value if trump else None,
        tricks=() if play is None else _tricks(game, play),
        taken=_taken(record, play),
        score=score,
        after=after if score is not None else None,
        to_act=state.to_act,
        next_dealer=after.dealer if after else record.seats.after(state.match.dealer),
        deal=_deal_facts(game, record, play, run),
        moment=_moment_facts(game, record, state, run, order),
    )


def play_of(state: Phase) -> CardPlay | None:
    """The play of the cards, as far as it has come."""
    match state:
        case Playing(play=play) | Over(played=Playing(play=play)):
            return play
        case _:
            return None


def _contract(state: Phase) -> Contract | None:
    match state:
        case Exchanging() | Playing() | Over():
            return state.contract
        case Auction():
            return None


def _spare(game: Game, record: Record, contract: Contract | None) -> int | None:
    """How many of the hand's tricks, or of its named points, a contract's side may lose."""
    if contract is None or contract.needs is None:
        return None
    counts_points = game.card_points(()) is not None
    return (len(POINTS) if counts_points else game.hand_size(record.rules, len(record.seats))) - contract.needs


def _tricks(game: Game, play: CardPlay) -> tuple[JudgedTrick, ...]:
    done = tuple(_trick(game, trick) for trick in play.tricks)
    return (*done, JudgedTrick(play.number, play.table, None, None, None)) if play.table else done


def _trick(game: Game, trick: Trick) -> JudgedTrick:
    weight = game.card_points(card.card for card in trick.plays)
    return JudgedTrick(trick.number, trick.plays, trick.winner, trick.why, weight)


def _taken(record: Record, play: CardPlay | None) -> Mapping[str, int] | None:
    """The tricks of each seat; of each side where a result tells no more, None where it tells nothing of tricks."""
    match record.result:
        case None:
            return {seat: play.taken(seat) if play else 0 for seat in record.seats}
        case TricksTaken(by_seat, by_side) | PointsWon(tricks=TricksTaken(by_seat, by_side)):
            return {str(name): number for name, number in (by_seat or by_side).items()}
        case _:
            return None


def _deal_facts(game: Game, record: Record, play: CardPlay | None, run: Run) -> DealFacts:
    pack = game.pack(record.rules)
    active = len(play.active) if play else len(record.seats)
    each = game.hand_size(record.rules, len(record.seats))
    tricks = each
    if record.state is not None and play is not None:
        each, tricks = max(map(len, run.known.deal.hands.values())), play.size
    return DealFacts(
        pack=len(pack),
        suits=_count(card.suit.value for card in pack if card.suit),
        each=each,
        kitty=game.kitty_size(record.rules),
        played=each * active,
        out=len(pack) - each * active,
        tricks=tricks,
        trick=active,
    )


def _moment_facts(game: Game, record: Record, state: Phase, run: Run, order: CardOrder) -> MomentFacts:
    pack = game.pack(record.rules)
    trumps = None if order.trump is None else frozenset(order.of_suit(order.trump, pack))
    held, gone = _held(state, run), _played(state)
    size = game.hand_size(record.rules, len(record.seats))
    dealt = frozenset(card for hand in run.known.deal.hands.values() for card in hand)
    in_play = dealt if record.state else frozenset(pack)
    unseen: dict[Seat, int | None] = {}
    hand: dict[Seat, int] = {}
    for seat in record.seats:
        whole = seat in run.known.complete or record.state is not None
        hand[seat] = len(held[seat]) if whole else size - _plays_of(state, seat)
        known = trumps is not None and seat in run.known.complete
        unseen[seat] = len(((trumps or frozenset()) & in_play) - gone - {*held[seat]}) if known else None
    suits = _count(suit.value for suit in map(order.suit_of, pack) if suit)
    return MomentFacts(hand, None if trumps is None else len(trumps), suits, unseen)


def _held(state: Phase, run: Run) -> Mapping[Seat, tuple[Card, ...]]:
    play = play_of(state)
    if play is not None:
        return play.hands
    hands = run.known.deal.hands
    return {**hands, state.to_act: state.cards} if isinstance(state, Exchanging) else hands


def _played(state: Phase) -> frozenset[Card]:
    play = play_of(state)
    return frozenset(card.card for card in play.plays) if play else frozenset()


def _plays_of(state: Phase, seat: Seat) -> int:
    play = play_of(state)
    return sum(card.seat == seat for card in play.plays) if play else 0


def _count(names: Iterable[str]) -> dict[str, int]:
    return dict(Counter(names))
