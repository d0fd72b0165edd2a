"""The bids of Spades: one round, no passes, and what the variants ask of them. Each rule is one function."""

from __future__ import annotations

from tutor.games.spades.call_reasons import (
    BlindNilAfterPartner,
    BlindNilNotFirst,
    BlindNilNotTrailing,
    CallAbove13,
    NilAfterPartner,
    NoBlindNil,
    NobodyPasses,
    NoNil,
)
from tutor.games.spades.calls import BLIND_NIL, NIL, Nil, tricks_bid
from tutor.games.spades.options import TRICKS, SpadesRules, rules_of
from tutor.games.spades.reasons import BelowMinimum, MinimumSideBid, MirrorBid, SuicideNeedsNil, WhizBid
from tutor.kernel.calls import PASS, Call, Number
from tutor.kernel.cards import Suit
from tutor.kernel.order import spades_trump
from tutor.kernel.reasons import CallNotAllowed, Reason
from tutor.kernel.scoring import Match
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, State

_TRAILING = 100


def bids(state: State) -> dict[Seat, Call]:
    """The calls made so far, by seat."""
    return {made.seat: made.call for made in state.calls}


def refusal(state: Auction, call: Call) -> Reason | None:
    """The first rule that a call of the seat to act breaks."""
    return (
        not_a_bid(state, call)
        or not_mirrored(state, call)
        or not_whiz(state, call)
        or suicide_unmet(state, call)
        or nil_closed(state, call)
        or blind_nil_closed(state, call)
        or side_bids_too_little(state, call)
    )


def not_a_bid(state: Auction, call: Call) -> Reason | None:
    """A bid is nil or a number from the table's lowest to 13; nobody passes (S0 section 1)."""
    minimum = rules_of(state.match).minimum_bid
    match call:
        case Nil():
            return None
        case Number(number=tricks) if tricks > TRICKS:
            return CallAbove13(call)
        case Number(number=tricks):
            return BelowMinimum(call, minimum) if tricks < minimum else None
        case _:
            return NobodyPasses(call) if call == PASS else CallNotAllowed(call)


def not_mirrored(state: Auction, call: Call) -> Reason | None:
    """In Mirror a bid is the number of spades held, and nil without one (S1, detailed guide)."""
    if rules_of(state.match).bidding != "mirror":
        return None
    held = spades_held(state)
    if held is None or call == _bid_of(held):
        return None
    return MirrorBid(call, held)


def not_whiz(state: Auction, call: Call) -> Reason | None:
    """In Whiz a bid is the number of spades held, or nil (S1, detailed guide)."""
    if rules_of(state.match).bidding != "whiz" or isinstance(call, Nil):
        return None
    held = spades_held(state)
    if held is None or (held and tricks_bid(call) == held):
        return None
    return WhizBid(call, held)


def suicide_unmet(state: Auction, call: Call) -> Reason | None:
    """In Suicide one of each side bids nil: the second, where the first has not (S1, detailed guide)."""
    if rules_of(state.match).bidding != "suicide" or isinstance(call, Nil):
        return None
    partner = caller_before(state)
    if partner is None or isinstance(bids(state)[partner], Nil):
        return None
    return SuicideNeedsNil(call, partner)


def nil_closed(state: Auction, call: Call) -> Reason | None:
    """Nil is open to all, to the first of each partnership, or to nobody; a nil that the variant asks for is open."""
    if call != NIL or nil_is_asked_for(state):
        return None
    match rules_of(state.match).nil_who:
        case "nobody":
            return NoNil(call)
        case "first_of_partnership" if caller_before(state) is not None:
            return NilAfterPartner(call)
        case _:
            return None


def blind_nil_closed(state: Auction, call: Call) -> Reason | None:
    """Blind nil is open to whom the table opens it (S1, how to play 4; Pagat)."""
    if call != BLIND_NIL:
        return None
    match rules_of(state.match).blind_nil_who:
        case "nobody":
            return NoBlindNil(call)
        case "trailing_100" if behind(state.match, state.to_act) < _TRAILING:
            return BlindNilNotTrailing(call)
        case "first_bidder_of_deal" if state.calls:
            return BlindNilNotFirst(call)
        case "first_of_partnership" if caller_before(state) is not None:
            return BlindNilAfterPartner(call)
        case _:
            return None


def side_bids_too_little(state: Auction, call: Call) -> Reason | None:
    """A side's two bids make at least the table's minimum, unless both are nil; the second partner is bound by it."""
    minimum = rules_of(state.match).minimum_side_bid
    partner = caller_before(state)
    if not minimum or partner is None:
        return None
    first = bids(state)[partner]
    if (isinstance(first, Nil) and isinstance(call, Nil)) or tricks_bid(first) + tricks_bid(call) >= minimum:
        return None
    return MinimumSideBid(partner, first, minimum, minimum - tricks_bid(first))


def nil_is_asked_for(state: Auction) -> bool:
    """Whether the variant leaves the seat to act nothing but nil."""
    match rules_of(state.match).bidding:
        case "mirror" | "whiz":
            return spades_held(state) == 0
        case "suicide":
            partner = caller_before(state)
            return partner is not None and not isinstance(bids(state)[partner], Nil)
        case _:
            return False


def caller_before(state: Auction) -> Seat | None:
    """The partner of the seat to act, where that partner has called."""
    partner = state.match.seats.partner(state.to_act)
    return partner if partner in bids(state) else None


def spades_held(state: Auction) -> int | None:
    """The spades in the hand of the seat to act, jokers and high deuces included; None where the hand is not known."""
    hand = state.deal.hands.get(state.to_act, ())
    if len(hand) < TRICKS:
        return None
    rules = rules_of(state.match)
    return len(spades_trump(rules.jokers, deuces_high=rules.deuces_high).of_suit(Suit.SPADES, hand))


def behind(match: Match, seat: Seat) -> int:
    """How many points a seat's side is behind the best of the others; negative where it leads."""
    side = match.seats.side(seat)
    return max(match.total(other) for other in match.seats.other(side)) - match.total(side)


def first_leader(match: Match, called: dict[Seat, Call], holder: Seat | None, rules: SpadesRules) -> Seat:
    """Who leads to the first trick: the dealer's left, the holder of the two of clubs, or the highest bidder."""
    left = match.seats.after(match.dealer)
    match rules.first_lead:
        case "two_of_clubs":
            return holder or left
        case "highest_bidder":
            # Of equal bids the first counts, as `max` keeps the first.
            return max(match.seats.starting(left), key=lambda seat: tricks_bid(called[seat]) if seat in called else 0)
        case _:
            return left


def _bid_of(spades: int) -> Call:
    return Number(str(spades), spades) if spades else NIL
