"""The one list of generators, and how an item is drawn from one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from tutor.teaching.exercises.draw import pick
from tutor.teaching.exercises.five_hundred import calls as five_hundred_calls
from tutor.teaching.exercises.five_hundred import cards as five_hundred_cards
from tutor.teaching.exercises.five_hundred import scores as five_hundred_scores
from tutor.teaching.exercises.five_hundred import table as five_hundred_table
from tutor.teaching.exercises.five_hundred import tricks as five_hundred_tricks
from tutor.teaching.exercises.item import Item, Make, Question
from tutor.teaching.exercises.names import PRACTICES
from tutor.teaching.exercises.pitch import calls as pitch_calls
from tutor.teaching.exercises.pitch import hands as pitch_hands
from tutor.teaching.exercises.pitch import scores as pitch_scores
from tutor.teaching.exercises.pitch import table as pitch_table
from tutor.teaching.exercises.pitch import tricks as pitch_tricks
from tutor.teaching.exercises.spades import endings as spades_endings
from tutor.teaching.exercises.spades import judgement as spades_judgement
from tutor.teaching.exercises.spades import scores as spades_scores
from tutor.teaching.exercises.spades import tables as spades_tables
from tutor.teaching.exercises.spades import tricks as spades_tricks
from tutor.teaching.exercises.spades import whole_hands as spades_hands

MAKERS: Mapping[str, Make] = {
    "spades/who-takes-it": spades_tricks.who_takes_it,
    "spades/legal-cards": spades_tricks.legal_cards,
    "spades/goes-home": spades_tricks.goes_home,
    "spades/legal-leads": spades_tricks.legal_leads,
    "spades/where-broken": spades_hands.where_broken,
    "spades/void-since": spades_hands.void_since,
    "spades/contract": spades_scores.contract,
    "spades/hand-score": spades_scores.hand_score,
    "spades/nil": spades_scores.nil,
    "spades/which-table": spades_scores.which_table,
    "spades/spades-out": spades_hands.spades_out,
    "spades/deal": spades_endings.deal,
    "spades/first-trick": spades_tables.first_trick,
    "spades/match-end": spades_endings.match_end,
    "spades/blind-nil": spades_endings.blind_nil,
    "spades/individual": spades_endings.individual,
    "spades/variants": spades_tables.variants,
    "spades/judgement": spades_judgement.judgement,
    "five-hundred/deck": five_hundred_cards.deck,
    "five-hundred/call-order": five_hundred_calls.call_order,
    "five-hundred/calls": five_hundred_calls.calls,
    "five-hundred/auction-turns": five_hundred_calls.auction_turns,
    "five-hundred/kitty": five_hundred_cards.kitty,
    "five-hundred/left-bower": five_hundred_cards.left_bower,
    "five-hundred/trump-order": five_hundred_cards.trump_order,
    "five-hundred/following-suit": five_hundred_tricks.following_suit,
    "five-hundred/trick-winner": five_hundred_tricks.trick_winner,
    "five-hundred/joker-when-void": five_hundred_tricks.joker_when_void,
    "five-hundred/contract-score": five_hundred_scores.contract_score,
    "five-hundred/match-win": five_hundred_scores.match_win,
    "five-hundred/deal": five_hundred_table.deal,
    "five-hundred/partners": five_hundred_table.partners,
    "five-hundred/tricks-left": five_hundred_table.tricks_left,
    "five-hundred/misere": five_hundred_table.misere,
    "five-hundred/misere-rank": five_hundred_table.misere_rank,
    "pitch/calls-open": pitch_calls.calls_open,
    "pitch/legal-cards": pitch_tricks.legal_cards,
    "pitch/may-it-go": pitch_tricks.may_it_go,
    "pitch/who-takes-it": pitch_tricks.who_takes_it,
    "pitch/high-low": pitch_hands.high_low,
    "pitch/jack": pitch_hands.jack,
    "pitch/game": pitch_hands.game,
    "pitch/hand-score": pitch_scores.hand_score,
    "pitch/who-wins": pitch_scores.who_wins,
    "pitch/eighteen-anew": pitch_hands.eighteen_anew,
    "pitch/deal": pitch_table.deal,
    "pitch/all-pass": pitch_table.all_pass,
    "pitch/first-card": pitch_table.first_card,
    "pitch/no-bowers": pitch_table.no_bowers,
    "pitch/below-zero": pitch_table.below_zero,
    "pitch/partnership": pitch_table.partnership,
}
TRIES = 5000
"""How many draws an item may take."""


class NoItemError(LookupError):
    """A generator has found no position of a shape."""


def made(name: str, rng: Random, shape: str = "", taken: Iterable[str] = (), rule: str = "") -> Item:
    """An item that is none of those taken, by their positions; of any shape, or about any rule, where none is named.

    Raises NoItemError.
    """
    make, shapes, without = MAKERS[name], PRACTICES[name].shapes, frozenset(taken)
    named = rule.partition("/")[2]
    shapes = (named,) if named in shapes else shapes  # a shape that bears the rule's name is about it
    wanted = shape or pick(rng, shapes)
    for _ in range(TRIES):
        item = make(rng, wanted)
        if item is not None and item.position not in without and _is_about(name, item, rule):
            return item
        wanted = wanted if shape or not rule else pick(rng, shapes)
    raise NoItemError(f"{name}#{wanted} {rule}")


def rules_of(name: str, item: Item, question: Question) -> tuple[str, ...]:
    """The rules that a question of a generator's item is about: `pitch/void`."""
    practice = PRACTICES[name]
    own = question.rules or item.rules
    return tuple(f"{practice.game}/{rule}" for rule in own) if own else practice.rules


def _is_about(name: str, item: Item, rule: str) -> bool:
    return not rule or any(rule in rules_of(name, item, question) for question in item.questions)
