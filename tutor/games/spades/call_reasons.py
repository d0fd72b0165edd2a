"""Why Spades, or this table, does not take a call, whatever the cards: one reason for each thing that can be taught."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.reasons import Reason


@dataclass(frozen=True, slots=True)
class ClosedCall(Reason):
    """A call that is closed to this seat."""

    rule = "bidding"
    call: Call


@dataclass(frozen=True, slots=True)
class NobodyPasses(ClosedCall):
    """Each seat says a number or nil."""

    code = "nobody-passes"


@dataclass(frozen=True, slots=True)
class CallAbove13(ClosedCall):
    """No deal has more tricks than 13."""

    code = "call-above-13"


@dataclass(frozen=True, slots=True)
class NoNil(ClosedCall):
    """The table has no nil."""

    code = "no-nil"


@dataclass(frozen=True, slots=True)
class NilAfterPartner(ClosedCall):
    """Nil is closed to whose partner has called."""

    code = "nil-after-partner"


@dataclass(frozen=True, slots=True)
class NoBlindNil(ClosedCall):
    """The table has no blind nil."""

    code = "no-blind-nil"


@dataclass(frozen=True, slots=True)
class BlindNilNotTrailing(ClosedCall):
    """Blind nil is for a side that is far enough behind."""

    code = "blind-nil-not-trailing"


@dataclass(frozen=True, slots=True)
class BlindNilNotFirst(ClosedCall):
    """Blind nil is for the first to call."""

    code = "blind-nil-not-first"


@dataclass(frozen=True, slots=True)
class BlindNilAfterPartner(ClosedCall):
    """Blind nil is closed to whose partner has called."""

    code = "blind-nil-after-partner"


CLOSED: tuple[type[Reason], ...] = (
    NobodyPasses, CallAbove13, NoNil, NilAfterPartner, NoBlindNil, BlindNilNotTrailing, BlindNilNotFirst,
    BlindNilAfterPartner,
)  # fmt: skip
