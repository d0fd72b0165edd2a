"""Why a card of Spades goes or does not, as values."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason


@dataclass(frozen=True, slots=True)
class NotBroken(Reason):
    """Spades may not be led before they are broken, while another suit is held."""

    code = "not-broken"
    rule = "breaking-spades"
    played: Card
    could_lead: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SpadesLast(Reason):
    """At some tables spades may be led only by a seat that holds nothing else."""

    code = "spades-last"
    rule = "breaking-spades"
    played: Card
    could_lead: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SpadeOnFirstTrick(Reason):
    """At some tables no spade goes on the first trick, unless nothing else is held."""

    code = "spade-on-first-trick"
    rule = "first-trick"
    played: Card
    could_play: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TwoOfClubsLeads(Reason):
    """At some tables the two of clubs is the first card led."""

    code = "two-of-clubs-leads"
    rule = "first-trick"
    card: Card
    played: Card

    @property
    def variant(self) -> str:
        return "goes" if self.played is self.card else ""


@dataclass(frozen=True, slots=True)
class NoSuitToName(Reason):
    """A joker is a spade here, so no suit is named for any card."""

    code = "no-suit-to-name"
    rule = "variants"
    card: Card


@dataclass(frozen=True, slots=True)
class SpadesAreBroken(Reason):
    """Once spades are broken they are led like any suit. `trick` broke them, None where it came before the position."""

    code = "spades-are-broken"
    rule = "breaking-spades"
    card: Card
    trick: int | None

    @property
    def variant(self) -> str:
        return "before" if self.trick is None else ""


@dataclass(frozen=True, slots=True)
class OnlySpades(Reason):
    """A leader who holds nothing but spades leads one, broken or not."""

    code = "only-spades"
    rule = "only-spades"
    card: Card


@dataclass(frozen=True, slots=True)
class SpadesAnyTime(Reason):
    """At some tables spades may be led at any time."""

    code = "spades-any-time"
    rule = "breaking-spades"
    card: Card


@dataclass(frozen=True, slots=True)
class VoidOnFirstTrick(Reason):
    """A void seat throws another suit where the first trick takes no spade, or a spade where it holds nothing else."""

    code = "void-on-first-trick"
    rule = "first-trick"
    led: Suit
    only_spades: bool

    @property
    def variant(self) -> str:
        return "only-spades" if self.only_spades else ""
