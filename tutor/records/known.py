"""What a record tells of the cards: hands as given, and of a hand that is not, the cards that its plays show."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Card, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.records.record import Record


@dataclass(frozen=True, slots=True)
class Known:
    """A deal with the cards that are known, and the seats whose hands are known card by card once play begins."""

    deal: Deal
    complete: frozenset[Seat]


def known_cards(game: Game, record: Record, contractor: Seat | None) -> Known:
    """The cards of a record. `contractor` takes the kitty, if the game has one and the auction has an end."""
    cards = _Cards(game, record)
    for giving in record.passes:
        cards.claim(giving.seat, giving.cards)
    if contractor and record.exchange and record.exchange.discard:
        cards.claim_with_kitty(contractor, record.exchange.discard)
    for play in record.plays or ():
        claim = cards.claim_with_kitty if play.seat == contractor else cards.claim
        claim(play.seat, (play.card,))
    if contractor and record.plays and not record.exchange:
        cards.keep_what_is_played(contractor)
    return cards.known(contractor)


class _Cards:
    """Who had which card, built up while the record is read from its beginning."""

    def __init__(self, game: Game, record: Record) -> None:
        self._record = record
        self._size = _hand_size(game, record)
        self._kitty_size = game.kitty_size(record.rules)
        self._hands = {seat: list(record.hands.get(seat, ())) for seat in record.seats}
        self._kitty = list(record.kitty if record.kitty is not None else _rest(game, record))
        self._accounted = {card for held in (*self._hands.values(), self._kitty) for card in held}

    def claim(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Cards that nobody else has had are this seat's, where its hand is not given."""
        if seat not in self._record.hands:
            self._hands[seat] += [card for card in cards if self._first(card)]

    def claim_with_kitty(self, contractor: Seat, cards: tuple[Card, ...]) -> None:
        """As `claim`; where the contractor's hand is given and the kitty is not, what is new comes from the kitty."""
        if contractor not in self._record.hands:
            self.claim(contractor, cards)
        for card in cards:
            if len(self._kitty) < self._kitty_size and self._record.kitty is None and self._first(card):
                self._kitty.append(card)

    def keep_what_is_played(self, contractor: Seat) -> None:
        """After an exchange that is not recorded, the contractor's known cards are those that were played."""
        held = {*self._hands[contractor], *self._kitty}
        played = [play.card for play in self._record.plays or () if play.seat == contractor]
        self._hands[contractor] = [card for card in played if card in held]
        self._kitty = []
        self._kitty_size = 0

    def known(self, contractor: Seat | None) -> Known:
        hands = {seat: listed(dict.fromkeys(held)) for seat, held in self._hands.items()}
        deal = Deal(hands, listed(self._kitty), _position(self._record))
        sizes = {seat: len(held) for seat, held in hands.items()}
        wanted = dict.fromkeys(hands, self._size)
        if contractor is not None:
            sizes[contractor] += len(self._kitty)
            wanted[contractor] += self._kitty_size
        return Known(deal, frozenset(seat for seat in hands if sizes[seat] == wanted[seat]))

    def _first(self, card: Card) -> bool:
        """Whether a card has not been seen before."""
        if card in self._accounted:
            return False
        self._accounted.add(card)
        return True


def _hand_size(game: Game, record: Record) -> int:
    if record.state is None:
        return game.hand_size(record.rules, len(record.seats))
    return max(map(len, record.hands.values()), default=0)


def _rest(game: Game, record: Record) -> tuple[Card, ...]:
    """The kitty, where every hand is given and it alone is left."""
    if record.state is not None or len(record.hands) < len(record.seats) or not game.kitty_size(record.rules):
        return ()
    dealt = {card for held in record.hands.values() for card in held}
    return tuple(card for card in game.pack(record.rules) if card not in dealt)


def _position(record: Record) -> Position | None:
    """A position with the contract and the joker's suit that stand beside it."""
    at = record.state
    if at is None:
        return None
    joker = record.exchange.joker if record.exchange else None
    to_lead = at.to_lead or (record.plays[0].seat if record.plays else None)
    return Position(to_lead, at.broken, at.led, at.trump, at.taken, at.shown, at.bids, record.contract, joker)
