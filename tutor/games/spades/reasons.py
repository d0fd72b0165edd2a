"""Why a call or a card goes or does not go in Spades, and the list of every reason that the game gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.games.spades.call_reasons import CLOSED
from tutor.games.spades.card_reasons import (
    NoSuitToName,
    NotBroken,
    OnlySpades,
    SpadeOnFirstTrick,
    SpadesAnyTime,
    SpadesAreBroken,
    SpadesLast,
    TwoOfClubsLeads,
    VoidOnFirstTrick,
)
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
from tutor.kernel.cards import Card
from tutor.kernel.reasons import (
    AuctionGoesOn,
    AuctionIsOver,
    CallNotAllowed,
    CallStands,
    CardNotHeld,
    ExchangeComesFirst,
    FollowsSuit,
    HandIsOver,
    HighestOfLedSuit,
    HighestTrump,
    MayLeadAnything,
    MustFollowSuit,
    NothingToExchange,
    NotYourTurn,
    NotYourTurnToCall,
    Reason,
    TrumpIs,
    VoidAnyCard,
)
from tutor.kernel.rules import OptionsExclude
from tutor.kernel.seats import Seat

Contradiction = Literal[
    "bidding-needs-nil",
    "bidding-sets-the-bids",
    "bidding-sets-the-side",
    "needs-partners",
    "first-needs-partners",
    "total-needs-partners",
    "pass-needs-nil",
    "miss-costs-nothing",
    "bags-never-full",
    "two-of-clubs-is-out",
]


@dataclass(frozen=True, slots=True)
class OptionsContradict(OptionsExclude):
    """Two options that exclude each other: a seat would have no call, or what one allows could never come about."""

    rule = "variants"
    contradiction: Contradiction


# --- calls -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BelowMinimum(Reason):
    """A bid is at least the table's lowest."""

    code = "below-minimum"
    rule = "bidding"
    call: Call
    minimum: int


@dataclass(frozen=True, slots=True)
class MirrorBid(Reason):
    """In Mirror a bid is the number of spades held, and nil without one."""

    code = "mirror-bid"
    rule = "variants"
    call: Call
    spades: int

    @property
    def variant(self) -> str:
        return "" if self.spades else "none"


@dataclass(frozen=True, slots=True)
class WhizBid(Reason):
    """In Whiz a bid is the number of spades held, or nil."""

    code = "whiz-bid"
    rule = "variants"
    call: Call
    spades: int

    @property
    def variant(self) -> str:
        return "" if self.spades else "none"


@dataclass(frozen=True, slots=True)
class SuicideNeedsNil(Reason):
    """In Suicide one of each side bids nil: the second, where the first has not."""

    code = "suicide-needs-nil"
    rule = "variants"
    call: Call
    partner: Seat


@dataclass(frozen=True, slots=True)
class MinimumSideBid(Reason):
    """A side's two bids make at least the table's minimum; the second partner is bound by it."""

    code = "minimum-side-bid"
    rule = "variants"
    partner: Seat
    call: Call
    """The partner's."""
    minimum: int
    needed: int


# --- passing cards ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NotYourTurnToPass(Reason):
    """The nil bidder passes first, then the partner. `seat` passes now."""

    code = "not-your-turn-to-pass"
    rule = "exchange"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassToPartner(Reason):
    """Cards are passed to the partner."""

    code = "pass-to-partner"
    rule = "exchange"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassCount(Reason):
    """As many different cards are passed as the table has agreed."""

    code = "pass-count"
    rule = "exchange"
    given: int
    needed: int


@dataclass(frozen=True, slots=True)
class PassGoes(Reason):
    """Any cards in hand may be passed, as many as agreed."""

    code = "pass-goes"
    rule = "exchange"
    seat: Seat
    cards: tuple[Card, ...]


# --- in force --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpadesBroken(Reason):
    """Spades may be led from now on."""

    code = "spades-broken"
    rule = "breaking-spades"


@dataclass(frozen=True, slots=True)
class SpadesClosed(Reason):
    """Spades may not be led so far, unless nothing else is held."""

    code = "spades-closed"
    rule = "breaking-spades"


REASONS: tuple[type[Reason], ...] = (
    OptionsContradict,
    TrumpIs,
    SpadesBroken,
    SpadesClosed,
    NotYourTurnToCall,
    CallNotAllowed,
    *CLOSED,
    BelowMinimum,
    MirrorBid,
    WhizBid,
    SuicideNeedsNil,
    MinimumSideBid,
    CallStands,
    AuctionGoesOn,
    AuctionIsOver,
    ExchangeComesFirst,
    NothingToExchange,
    NotYourTurnToPass,
    PassToPartner,
    PassCount,
    PassGoes,
    NotYourTurn,
    HandIsOver,
    CardNotHeld,
    NoSuitToName,
    MustFollowSuit,
    TwoOfClubsLeads,
    SpadeOnFirstTrick,
    NotBroken,
    SpadesLast,
    MayLeadAnything,
    SpadesAreBroken,
    OnlySpades,
    SpadesAnyTime,
    FollowsSuit,
    VoidAnyCard,
    VoidOnFirstTrick,
    HighestTrump,
    HighestOfLedSuit,
    ContractMade,
    ContractMissed,
    TenFor200,
    Overtricks,
    NilMade,
    NilFailed,
    BlindNilMade,
    BlindNilFailed,
    NilBags,
    NilHelps,
    NilTricksLost,
    BagPenalty,
    MatchWon,
    MatchLost,
    MatchCapped,
    MatchTied,
    MatchGoesOn,
)
