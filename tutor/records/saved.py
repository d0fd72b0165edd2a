"""A hand as a record: everything that a state knows of it, and what came of it as claims."""

from __future__ import annotations

from tutor.kernel.actions import MakeCall, PassCards, PlayCard
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.game import Game
from tutor.kernel.scoring import HandScore
from tutor.kernel.seats import COMPASS, Side
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.records.record import About, ClaimedMatch, ClaimedScore, Claims, ExchangeMade, Record, Standing

_NOTHING = About()


def record_of(game: Game, state: Phase, about: About = _NOTHING) -> Record:
    """The record of a hand, as far as it has come; of a position, with its facts. It claims what a hand came to."""
    now, deal, playing = state.match, state.deal, _playing(state)
    at = deal.position
    standing = {side: Standing(now.total(side), now.bag_count(side)) for side in now.seats.sides}
    return Record(
        game=game.name,
        rules=now.rules,
        seats=now.seats,
        about=about,
        dealer=now.dealer,
        before=standing,
        hands=deal.hands,
        kitty=deal.kitty if game.kitty_size(now.rules) and at is None else None,
        auction=state.calls if at is None else None,
        contract=at.contract if at else None,
        passes=_passes(state),
        exchange=_exchange(playing) if playing and (playing.discarded or at) else None,
        plays=tuple(PlayCard(play.seat, play.card, play.names) for play in playing.play.plays) if playing else None,
        state=at,
        claims=claims_of(game, state) if isinstance(state, Over) else Claims(),
        own_seats=now.seats.order != COMPASS,
    )


def claims_of(game: Game, over: Over) -> Claims:
    """What a hand has come to: contract, winners, tricks, card points, scores, the match."""
    tricks = over.played.play.tricks if over.played else ()
    outcome = game.next_hand(over.match, over).outcome
    weights = (game.card_points(play.card for play in trick.plays) for trick in tricks)
    return Claims(
        contract=MakeCall(over.contract.seat, over.contract.call) if over.contract else None,
        winners=tuple(trick.winner for trick in tricks),
        tricks=_taken(over, over.played.play) if over.played else {},
        card_points=tuple(weight for weight in weights if weight is not None),
        scores=_scores(over.score) if over.score else {},
        match=ClaimedMatch(outcome.winner) if outcome and over.score else None,
    )


def _playing(state: Phase) -> Playing | None:
    match state:
        case Playing():
            return state
        case Over(played=played):
            return played
        case _:
            return None


def _passes(state: Phase) -> tuple[PassCards, ...]:
    match state:
        case Exchanging(passed=passed) | Playing(passed=passed) | Over(played=Playing(passed=passed)):
            return tuple(PassCards(giver, taker, cards) for giver, taker, cards in passed)
        case Auction() | Over():
            return ()


def _exchange(state: Playing) -> ExchangeMade | None:
    if not (state.discarded or state.joker):
        return None
    return ExchangeMade(state.discarded or None, state.joker)


def _taken(over: Over, play: CardPlay) -> dict[str, int]:
    return {seat: play.taken(seat) for seat in over.match.seats}


def _scores(score: HandScore) -> dict[Side, ClaimedScore]:
    return {sheet.side: ClaimedScore(sheet.hand, sheet.total, sheet.bags) for sheet in score.sheets}
