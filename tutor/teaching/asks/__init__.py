"""The kinds of questions that a lesson can ask. A new kind is a new file here and a line in the list."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.teaching.asks.base import Ask
from tutor.teaching.asks.call import CallAsk
from tutor.teaching.asks.choice import Choice
from tutor.teaching.asks.exchange import ExchangeAsk
from tutor.teaching.asks.exercise import Exercise
from tutor.teaching.asks.explore import Explore
from tutor.teaching.asks.find import Find
from tutor.teaching.asks.forced import Forced
from tutor.teaching.asks.hand import HandAsk
from tutor.teaching.asks.led import Led
from tutor.teaching.asks.legal import LegalAsk
from tutor.teaching.asks.name_joker import NameJoker
from tutor.teaching.asks.next import Next
from tutor.teaching.asks.number import Number
from tutor.teaching.asks.order import Order
from tutor.teaching.asks.play import PlayAsk
from tutor.teaching.asks.refuse import Refuse
from tutor.teaching.asks.sort import Sort
from tutor.teaching.asks.winner import Winner

KINDS: Mapping[str, type[Ask]] = {
    kind.kind: kind
    for kind in (
        PlayAsk,
        CallAsk,
        ExchangeAsk,
        NameJoker,
        Refuse,
        Winner,
        Next,
        Led,
        LegalAsk,
        Forced,
        Number,
        Choice,
        Find,
        Sort,
        Order,
        Explore,
        HandAsk,
        Exercise,
    )
}
