"""Why a player chooses a card, a call or an exchange: reasons that rest on judgement, not on a rule."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Advice(Reason):
    """A reason of judgement. `rule` names an entry of the rule book where one speaks of it."""

    rule = ""


# --- cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnlyOne(Advice):
    """Nothing else goes."""

    code = "advice.only-one"
    card: Card


@dataclass(frozen=True, slots=True)
class LeaveToPartner(Advice):
    """The partner is taking the trick: a low card is enough."""

    code = "advice.leave-to-partner"
    card: Card
    seat: Seat
    winning: Card


@dataclass(frozen=True, slots=True)
class WinCheaply(Advice):
    """The lowest card that is sure to take the trick."""

    code = "advice.win-cheaply"
    card: Card


@dataclass(frozen=True, slots=True)
class ThirdHandHigh(Advice):
    """Somebody plays after, so a card that is hard to beat."""

    code = "advice.third-hand-high"
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpIn(Advice):
    """Void in the led suit: the lowest trump that takes the trick."""

    code = "advice.trump-in"
    card: Card
    led: Suit


@dataclass(frozen=True, slots=True)
class ThrowLoser(Advice):
    """The trick goes to somebody else: the card that is worth least."""

    code = "advice.throw-loser"
    card: Card


@dataclass(frozen=True, slots=True)
class CashMaster(Advice):
    """The highest card left in its suit."""

    code = "advice.cash-master"
    card: Card


@dataclass(frozen=True, slots=True)
class DrawTrumps(Advice):
    """Trumps are still out, and this one draws some. `left` counts those not seen."""

    code = "advice.draw-trumps"
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class LeadFromLength(Advice):
    """The longest suit makes tricks of its small cards in the end."""

    code = "advice.lead-from-length"
    card: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class LeadLow(Advice):
    """A low card that gives nothing away."""

    code = "advice.lead-low"
    card: Card


@dataclass(frozen=True, slots=True)
class EnoughTricks(Advice):
    """The contract is home, and a further trick is a bag: the highest card that does not take it."""

    code = "advice.enough-tricks"
    rule = "bag-danger"
    card: Card


@dataclass(frozen=True, slots=True)
class ShedHigh(Advice):
    """A promise of no trick: the highest card that loses."""

    code = "advice.shed-high"
    card: Card


@dataclass(frozen=True, slots=True)
class StayLow(Advice):
    """A promise of no trick: the lowest card, since every other is likelier to take one."""

    code = "advice.stay-low"
    card: Card


@dataclass(frozen=True, slots=True)
class CoverPartner(Advice):
    """The partner has promised no trick, so this one is taken."""

    code = "advice.cover-partner"
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackNoTrick(Advice):
    """A seat has promised no trick, and under a low card it may have to take one."""

    code = "advice.attack-no-trick"
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class SetTrump(Advice):
    """The first card of the pitcher makes its suit the trump: the longest and strongest."""

    code = "advice.set-trump"
    card: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class TakePoints(Advice):
    """The trick is worth taking: points lie in it."""

    code = "advice.take-points"
    card: Card


@dataclass(frozen=True, slots=True)
class GivePoints(Advice):
    """The partner is taking the trick, so points go to it."""

    code = "advice.give-points"
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class SavePoints(Advice):
    """Another side takes the trick: no points for it."""

    code = "advice.save-points"
    card: Card


# --- calls and exchanges ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountedTricks(Advice):
    """As many tricks as the hand is likely to take."""

    code = "advice.counted-tricks"
    call: Call


@dataclass(frozen=True, slots=True)
class NoTrickHand(Advice):
    """Low cards everywhere: a hand that takes no trick."""

    code = "advice.no-trick-hand"
    call: Call


@dataclass(frozen=True, slots=True)
class TrumpHand(Advice):
    """Long and strong in a suit, with the tricks that its side should take."""

    code = "advice.trump-hand"
    call: Call


@dataclass(frozen=True, slots=True)
class NotEnough(Advice):
    """The hand is not worth a higher call."""

    code = "advice.not-enough"
    call: Call


@dataclass(frozen=True, slots=True)
class CountedPoints(Advice):
    """As many points as the best suit of the hand is likely to bring."""

    code = "advice.counted-points"
    call: Call


@dataclass(frozen=True, slots=True)
class LayAwayLosers(Advice):
    """Trumps and sure tricks stay; the weakest of the other suits go, a whole short suit where that can be."""

    code = "advice.lay-away-losers"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayAwayHigh(Advice):
    """For a promise of no trick the cards go that would take one."""

    code = "advice.lay-away-high"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PassLow(Advice):
    """The partner has promised no trick and gets low cards."""

    code = "advice.pass-low"
    cards: tuple[Card, ...]


ADVICE: tuple[type[Advice], ...] = (
    OnlyOne, LeaveToPartner, WinCheaply, ThirdHandHigh, TrumpIn, ThrowLoser, CashMaster, DrawTrumps, LeadFromLength,
    LeadLow, EnoughTricks, ShedHigh, StayLow, CoverPartner, AttackNoTrick, SetTrump, TakePoints, GivePoints,
    SavePoints, CountedTricks, NoTrickHand, TrumpHand, NotEnough, CountedPoints, LayAwayLosers, LayAwayHigh, PassLow,
)  # fmt: skip
"""Every reason of judgement, in the order in which they are listed."""
