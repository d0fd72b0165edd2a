"""Makes the felt's scene out of a state: who holds what, what lies in the middle, the words in the corners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from tutor.kernel.calls import Call
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game
from tutor.kernel.order import CardOrder, plain
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Auction, Over, Phase
from tutor.teaching.concealed import NO_FACTS, Fact, facts_in
from tutor.teaching.film import card_play
from tutor.teaching.moment import hand
from tutor.text.catalogue import Texts
from tutor.text.spacing import spaced
from tutor.text.words import Names
from ui.presenters.terms import dealer_word
from ui.table.scene import NO_MARKS, FeltScene, Laid, Marks, Packet, Plate, Slots, Touch, Words

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbouring suits are told apart."""


@dataclass(frozen=True, slots=True)
class Touching:
    """What the learner may do on the felt now."""

    touch: Touch = Touch.NOTHING
    holder: Seat | None = None
    place: Seat | None = None
    slots: int = 0
    away: tuple[Card, ...] = ()
    """Cards laid into the slots so far."""


NO_TOUCH = Touching()


class FeltScenes(QObject):
    """Makes scenes for a game in a language, with the names of a lesson's seats."""

    def __init__(
        self,
        game: Game,
        texts: Texts,
        names: Names,
        parent: QObject | None = None,
        concealed: frozenset[Fact] = NO_FACTS,
        piles: Mapping[Seat, int] | None = None,
    ) -> None:
        """`concealed` is what the felt must not tell: it does not answer for the learner.

        `piles` are the tricks before each seat where only their number is known.
        """
        super().__init__(parent)
        self.game, self.texts, self.names = game, texts, names
        self._concealed, self._counts = concealed, piles or {}

    def _tells(self, fact: Fact) -> bool:
        return fact not in self._concealed

    def scene(
        self,
        state: Phase,
        view: Seat,
        open_hands: frozenset[Seat],
        touching: Touching = NO_TOUCH,
        marks: Marks = NO_MARKS,
    ) -> FeltScene:
        """The scene of a state, seen from `view`; the hands in `open_hands` lie face up."""
        order = self.game.order(state)
        play = card_play(state)
        if play is not None and not any(play.hands.values()) and not play.plays:
            play = None  # only its result is known
        hands = self._hands(state, order, open_hands, touching)
        table = play.table if play else ()
        return FeltScene(
            plates=tuple(self._plate(state, play, seat, touching) for seat in state.match.seats.starting(view)),
            hands=hands,
            touch=touching.touch,
            holder=touching.holder,
            trick=tuple(Laid(p.seat, p.card, self.texts.suit(p.names) if p.names else "") for p in table),
            winning=order.winning(table).seat if len(table) > 1 and self._tells(Fact.WINNING) else None,
            place=touching.place,
            packets=(self._packets(play) or self._piles()) if self._tells(Fact.TAKERS) else {},
            kitty=self._kitty(state),
            slots=self._slots(touching),
            ledger=self._ledger(state, play),
            notes=self._notes(state, play),
            captions=self._captions(order, hands.get(view, ())),
            badges=self._badges(order, hands.get(view, ())),
            marks=marks,
            words=self._words(touching, takes=_is_whole(play)),
            names={card: self.texts.card(card, spoken=True) for card in self._face_up(hands, table, touching)},
        )

    def _words(self, touching: Touching, *, takes: bool) -> Words:
        led = self.tr("led") if self._tells(Fact.LED) else ""
        is_yours = touching.place in (None, touching.holder)
        here = self.tr("Your card") if is_yours else self.tr("Drop it here")
        return Words(led, self.tr("takes it") if takes else self.tr("winning"), here)

    # --- cards --------------------------------------------------------------------------------------------------------

    def _hands(
        self, state: Phase, order: CardOrder, open_hands: frozenset[Seat], touching: Touching
    ) -> Mapping[Seat, tuple[Card | None, ...]]:
        shown: dict[Seat, tuple[Card | None, ...]] = {}
        sorts_by = order if self._tells(Fact.TRUMPS) else plain(None)
        for seat in state.match.seats:
            held = tuple(card for card in hand(state, seat) if card not in touching.away)
            shown[seat] = in_order(sorts_by, held) if seat in open_hands else (None,) * len(held)
        return shown

    def _face_up(
        self, hands: Mapping[Seat, tuple[Card | None, ...]], table: tuple[object, ...], touching: Touching
    ) -> tuple[Card, ...]:
        held = tuple(card for cards in hands.values() for card in cards if card is not None)
        return held + tuple(getattr(laid, "card") for laid in table) + touching.away  # noqa: B009

    def _kitty(self, state: Phase) -> tuple[Card | None, ...]:
        """The cards laid aside, face down, while the auction goes on."""
        match state:
            case Auction(deal=deal) if self.game.kitty_size(state.match.rules):
                return (None,) * len(deal.kitty)
            case _:
                return ()

    def _slots(self, touching: Touching) -> Slots | None:
        if not touching.slots:
            return None
        title = self.tr("Lay %n card(s) away", "", touching.slots)
        return Slots(spaced(self.texts.language, title), touching.slots, touching.away)

    def _captions(self, order: CardOrder, held: tuple[Card | None, ...]) -> tuple[tuple[Card, str], ...]:
        """With bowers about, words over the hand say which cards are trumps: their look does not tell."""
        if not self._tells(Fact.TRUMPS) or not any(_moved(order, card) for card in held if card is not None):
            return ()
        trumps = [card for card in held if card is not None and order.is_trump(card)]
        return ((trumps[0], self.tr("Trumps")),) if trumps else ()

    def _badges(self, order: CardOrder, held: tuple[Card | None, ...]) -> Mapping[Card, str]:
        badges: dict[Card, str] = {}
        if not self._tells(Fact.TRUMPS):
            return badges
        for card in held:
            if card is None or order.trump is None or not any(_moved(order, other) for other in order.suits):
                continue
            if _moved(order, card) and not card.is_joker:
                badges[card] = self.tr("left bower")
            elif order.is_trump(card) and card.rank is not None and card.rank.letter == "J":
                badges[card] = self.tr("right bower")
        return badges

    # --- plates -------------------------------------------------------------------------------------------------------

    def _plate(self, state: Phase, play: CardPlay | None, seat: Seat, touching: Touching) -> Plate:
        you = self.names.you == seat
        return Plate(
            seat=seat,
            name=self.texts.seat(seat, replace(self.names, you=None)),
            caption=self._caption(state, play, seat),
            you=self.tr("(you)") if you else "",
            dealer=self._dealer(state, seat),
            active=self._turn(state, play, touching) == seat,
            sits_out=play is not None and seat not in play.active,
        )

    def _turn(self, state: Phase, play: CardPlay | None, touching: Touching) -> Seat | None:
        """Whose turn it is; nobody's while a complete trick lies there."""
        return (touching.place or (None if _is_whole(play) else state.to_act)) if self._tells(Fact.TURN) else None

    def _dealer(self, state: Phase, seat: Seat) -> str:
        """The word for the seat that has dealt; in a position of a few cards nobody has."""
        deals = state.match.dealer == seat and state.deal.position is None
        return dealer_word(self.texts.language, self.game.name) if deals else ""

    def _caption(self, state: Phase, play: CardPlay | None, seat: Seat) -> str:
        if play is not None and seat not in play.active:
            return self.tr("sits out")
        calls = [made.call for made in state.calls if made.seat == seat]
        parts = [self._called(calls[-1])] if calls else []
        if play is not None and self._tells(Fact.TAKEN):
            parts.append(self.tr("won %1").replace("%1", str(play.taken(seat))))
        return spaced(self.texts.language, self.tr(" · ").join(parts))

    def _called(self, call: Call) -> str:
        words = self.texts.call(call)
        return self.tr("bid %1").replace("%1", words) if call.notation[:1].isdigit() else words

    def _packets(self, play: CardPlay | None) -> Mapping[Seat, tuple[Packet, ...]]:
        packets: dict[Seat, list[Packet]] = {}
        for trick in play.tricks if play else ():
            plays = tuple((p.seat, p.card) for p in trick.plays)
            cards = self.texts.cards([p.card for p in trick.plays])
            words = self.tr("Trick %1: %2").replace("%1", str(trick.number)).replace("%2", cards)
            packets.setdefault(trick.winner, []).append(Packet(trick.number, plays, words))
        return {seat: tuple(laid) for seat, laid in packets.items()}

    def _piles(self) -> Mapping[Seat, tuple[Packet, ...]]:
        """As many backs as tricks were taken, where nothing else is known of them."""
        return {seat: (self._pile(count),) * count for seat, count in self._counts.items()}

    def _pile(self, count: int) -> Packet:
        return Packet(0, (), spaced(self.texts.language, self.tr("%n trick(s) taken", "", count)))

    # --- corners ------------------------------------------------------------------------------------------------------

    def _ledger(self, state: Phase, play: CardPlay | None) -> tuple[tuple[str, ...], ...]:
        """A row for each side: its contract where each side has one, tricks won, score, bags."""
        if state.deal.position is not None:
            return ()
        match = state.match
        contracts = self.game.contracts(state)
        score = state.score if isinstance(state, Over) and self._tells(Fact.SCORE) else None
        sheets = {sheet.side: sheet for sheet in score.sheets} if score else {}
        bags = self.game.keeps_bags(match.rules) and (bool(match.bags) or bool(sheets) or bool(contracts))
        heads = (
            (self.tr("contract"), bool(contracts) and self._tells(Fact.CONTRACT)),
            (self.tr("won"), play is not None and self._tells(Fact.TAKEN)),
            (self.tr("score"), True),
            (self.tr("bags"), bags),
        )
        rows = [("", *(words for words, shown in heads if shown))]
        for side in match.seats.sides:
            sheet = sheets.get(side)
            kept = sheet.bags if sheet and sheet.bags is not None else match.bag_count(side)
            figures = (
                contracts.get(side, 0),
                sum(play.taken(seat) for seat in match.seats.members(side)) if play else 0,
                sheet.total if sheet else match.total(side),
                kept,
            )
            shown = (self.texts.number(n) for n, (_, shows) in zip(figures, heads, strict=True) if shows)
            rows.append((self._side(side), *shown))
        return tuple(rows)

    def _side(self, side: Side) -> str:
        return self.texts.short_side(side, replace(self.names, you=None))

    def _notes(self, state: Phase, play: CardPlay | None) -> tuple[str, ...]:
        notes = [
            self.texts.reason(self.game.name, reason, self.names)
            for reason in self.game.in_force(state)
            if not facts_in(reason) & self._concealed
        ]
        if play is not None and play.table and self._tells(Fact.LED):
            leader, led = play.table[0].seat, play.led
            if led is not None:
                words = self.texts.say("felt.led", game=self.game.name, names=self.names, seat=leader, led=led)
                notes.append(words)
        return tuple(notes)


def in_order(order: CardOrder, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as a player sorts it: a suitless joker and the trumps first, then black and red in turn, high to low."""
    suits = [order.trump, *(suit for suit in _SUITS if suit is not order.trump)] if order.trump else list(_SUITS)

    def place(card: Card) -> tuple[int, int]:
        suit = order.suit_of(card)
        return (-1 if suit is None else suits.index(suit), -order.strength(card))

    return tuple(sorted(held, key=place))


def _is_whole(play: CardPlay | None) -> bool:
    """Whether a complete trick lies there."""
    return play is not None and len(play.table) == len(play.active)


def _moved(order: CardOrder, card: Card) -> bool:
    """Whether a card counts as another suit than the one printed on it."""
    return card.suit is not None and order.suit_of(card) is not card.suit
