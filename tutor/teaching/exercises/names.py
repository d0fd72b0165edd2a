"""What can be practised on fresh positions: each generator's name, its rules, its shapes. Nothing is dealt here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_ANY = ("",)


@dataclass(frozen=True, slots=True)
class Practice:
    """A generator by its name, `pitch/legal-cards`. A shape is a kind of position that it deals; all are as likely."""

    name: str
    rules: tuple[str, ...]
    """The entries of the rule book that it exercises, the chief one first: `pitch/follow-or-trump`."""
    shapes: tuple[str, ...] = _ANY

    @property
    def game(self) -> str:
        return self.name.partition("/")[0]


def _of(game: str, rows: Mapping[str, tuple[str, str]]) -> Iterable[Practice]:
    for name, (rules, shapes) in rows.items():
        known = tuple(f"{game}/{rule}" for rule in rules.split())
        yield Practice(f"{game}/{name}", known, tuple(shapes.split()) or _ANY)


_SPADES = {
    "who-takes-it": ("trick-winner ranks", "none one-spade two-spades"),
    "legal-cards": ("following-suit void", "follow void"),
    "goes-home": ("following-suit breaking-spades", "following leading"),
    "legal-leads": ("breaking-spades only-spades leading", "closed broken only-spades"),
    "where-broken": ("breaking-spades", ""),
    "void-since": ("void counting", ""),
    "contract": ("bidding contract turn-order", ""),
    "hand-score": ("contract bags bag-penalty", "set exact over tenth-bag"),
    "nil": ("nil failed-nil", "one two cards4"),
    "which-table": ("rule-sets failed-nil", "made missed"),
    "spades-out": ("counting", ""),
    "deal": ("deal", ""),
    "first-trick": ("first-trick", "club bidder no-spade"),
    "match-end": ("match-end", "nobody one both floor"),
    "blind-nil": ("blind-nil", "kept failed"),
    "individual": ("individual", "made missed"),
    "variants": ("variants", "mirror whiz suicide"),
    "judgement": (
        "cheapest-winner partner-winning nil-cover nil-attack nil-shedding contract-first bag-danger",
        "one-best several-best nil-cover nil-attack nil-shedding contract-first bag-danger",
    ),
}
_FIVE_HUNDRED = {
    "deck": ("deck", ""),
    "call-order": ("call-order", ""),
    "calls": ("calls call-order bidding", "bids misere"),
    "auction-turns": ("auction-turns pass-is-final auction-end contractor-leads level-is-tricks", "under-way over"),
    "kitty": ("kitty discard-three left-bower joker-is-trump", ""),
    "left-bower": ("left-bower joker-is-trump plain-order", "trump plain"),
    "trump-order": ("trump-order left-bower", ""),
    "following-suit": ("following-suit left-bower void", ""),
    "trick-winner": ("trick-winner left-bower joker-is-trump", "ruff bower joker"),
    "joker-when-void": ("joker-when-void joker-named joker-unnamed joker-lead misere-joker", "leads void follows"),
    "contract-score": ("contract-score contract-value defenders-tricks slam misere-score", "made missed slam misere"),
    "match-win": ("match-win match-loss", "by-contract by-defence both beyond-floor at-floor neither"),
    "deal": ("deal thrown-in", "deal thrown-in"),
    "partners": ("seats", ""),
    "tricks-left": ("trick", ""),
    "misere": ("misere open-misere", "misere open closed"),
    "misere-rank": ("misere-rank", "low seven high"),
}
_PITCH = {
    "calls-open": ("auction dealers-privilege bidding", "first between dealer-alone dealer-may-equal dealer-over-four"),
    "legal-cards": (
        "follow-or-trump must-follow-trump void",
        "trump-led no-trump-held follow-or-trump follow-only void void-no-trump",
    ),
    "may-it-go": ("follow-or-trump must-follow-trump void", "must-follow-trump follow-or-trump follows trump void"),
    "who-takes-it": ("trick-winner rank", "trump-led one-trump two-trumps none"),
    "high-low": ("high low in-play lone-trump", "kept moved holder lone"),
    "jack": ("jack", "not-dealt kept taken"),
    "game": ("game card-points", "clear tie"),
    "hand-score": ("bid-made bid-missed others-score", "missed exact more"),
    "who-wins": (
        "target counting-order smudge",
        "nobody one both-pitcher both-others pitcher-misses smudge smudge-below-zero four-on-a-three",
    ),
    "eighteen-anew": ("tricks-are-not-points", ""),
    "deal": ("deal", "out next"),
    "all-pass": ("all-pass", "thrown-in dealer-must"),
    "first-card": ("first-card-trump", ""),
    "no-bowers": ("no-bowers", ""),
    "below-zero": ("below-zero", "crosses further"),
    "partnership": ("partnership", "made missed"),
}

PRACTICES: Mapping[str, Practice] = {
    practice.name: practice
    for game, rows in (("spades", _SPADES), ("five-hundred", _FIVE_HUNDRED), ("pitch", _PITCH))
    for practice in _of(game, rows)
}
"""Every generator by its name, in the order of its course."""


def practices(game: str) -> tuple[Practice, ...]:
    """The generators of a game."""
    return tuple(practice for practice in PRACTICES.values() if practice.game == game)


def practised(rule: str) -> tuple[Practice, ...]:
    """The generators that exercise a rule, those before the others whose chief rule it is."""
    fitting = (practice for practice in PRACTICES.values() if rule in practice.rules)
    return tuple(sorted(fitting, key=lambda practice: practice.rules.index(rule)))


def reviewable(game: str) -> tuple[str, ...]:
    """The rules of a game that fresh positions can ask for, in the order in which its course comes to them."""
    return tuple(dict.fromkeys(rule for practice in practices(game) for rule in practice.rules))


@dataclass(frozen=True, slots=True)
class Wish:
    """An item that is wanted of a generator; of any shape, and about any of its rules, where none is named."""

    name: str
    shape: str = ""
    rule: str = ""

    @property
    def written(self) -> str:
        """As scripts write it: `pitch/who-takes-it#none`."""
        return f"{self.name}#{self.shape}" if self.shape else self.name
