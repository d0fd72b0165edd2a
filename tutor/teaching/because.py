"""Why a number, a winner or a turn is what it is: the engine's own lines, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from tutor.kernel.actions import PlayCard
from tutor.kernel.calls import PASS
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore, Sheet
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Over
from tutor.teaching.evidence import refusal
from tutor.teaching.lines import Coach, Engine, Line
from tutor.teaching.moment import Moment, hand


def together(lines: Iterable[Line]) -> Line | None:
    """Several sentences as one; None for none."""
    found = tuple(lines)
    return reduce(lambda first, then: Coach("why.and", (("first", first), ("then", then))), found) if found else None


def seat_named(seat: Seat) -> Line:
    """A seat as a fact of any name."""
    return Coach("option.seat", (("seat", seat),))


# --- a value of the verdict ------------------------------------------------------------------------------------------


def of_value(moment: Moment, path: str | None) -> Line | None:
    """Why the value at a path is what it is; None where the engine has no line for it."""
    match (path or "").split("."):
        case ["scores", side, "hand"]:
            return _hand(moment, _sheet(moment, side))
        case ["scores", side, "total"]:
            return _total(moment, _sheet(moment, side))
        case ["scores", side, "bags"]:
            return _bags(moment, _sheet(moment, side))
        case ["match", "winner"]:
            return _outcome(moment)
        case ["points", name]:
            return _point(moment, name)
        case _:
            return None


def sheet_lines(game: str, sheet: Sheet) -> tuple[Line, ...]:
    """The lines that bring or cost something; all of them where none does."""
    counting = tuple(line for line in sheet.lines if line.points) or sheet.lines
    return tuple(Engine(game, line.reason) for line in counting)


def _sheet(moment: Moment, side: str) -> Sheet | None:
    score = moment.score
    return next((sheet for sheet in score.sheets if sheet.side == side), None) if score else None


def _hand(moment: Moment, sheet: Sheet | None) -> Line | None:
    if sheet is None:
        return None
    lines = sheet_lines(moment.game.name, sheet)
    sums = (Coach("why.sum", (("points", sheet.hand),)),) if len(lines) > 1 else ()
    return together((*lines, *sums))


def _total(moment: Moment, sheet: Sheet | None) -> Line | None:
    if sheet is None:
        return None
    lines = sheet_lines(moment.game.name, sheet)
    named = (("before", sheet.before), ("points", sheet.hand), ("total", sheet.total))
    return together((*(lines if len(lines) == 1 else ()), Coach("why.total", named)))


def _bags(moment: Moment, sheet: Sheet | None) -> Line | None:
    """What is added; where bags have been paid for, the line that says so."""
    if sheet is None or sheet.bags is None:
        return None
    before = moment.state.match.bag_count(sheet.side)
    if sheet.bags == before:
        return Coach("why.bags-stay", (("total", before),))
    if sheet.bags > before:
        return Coach("why.bags-more", (("before", before), ("more", sheet.bags - before), ("total", sheet.bags)))
    paid = next((line for line in reversed(sheet.lines) if line.points < 0), None)
    return moment.says(paid.reason) if paid else None


def _outcome(moment: Moment) -> Line | None:
    match moment.state:
        case Over() as over:
            outcome = moment.game.next_hand(over.match, over).outcome
            return moment.says(outcome.why) if outcome else None
        case _:
            return None


def _point(moment: Moment, name: str) -> Line | None:
    """The line of a named point, or that nobody has it: `jack-not-dealt`, `game-tied`."""
    match moment.score:
        case HandScore(sheets=sheets):
            reasons = (line.reason for sheet in sheets for line in sheet.lines)
            why = next((each for each in reasons if each.code == name or each.code.startswith(f"{name}-")), None)
            return moment.says(why) if why else None
        case _:
            return None


# --- a turn ----------------------------------------------------------------------------------------------------------


def of_turn(moment: Moment) -> Line | None:
    """Why the seat to act is the one, and why those that the turn passes over are not."""
    seat = moment.state.to_act
    if seat is None:
        return None
    match moment.state:
        case Auction(calls=()) if seat == moment.seats.after(moment.state.match.dealer):
            named = (("dealer", seat_named(moment.state.match.dealer)), ("seat", seat))
            return Coach("why.calls-first", named)
        case Auction() as auction:
            return together((*_out_of_the_auction(auction, seat), Coach("why.calls-next", (("seat", seat),))))
        case _:
            return _to_play(moment, seat)


def _out_of_the_auction(auction: Auction, seat: Seat) -> Iterable[Line]:
    """The seats between the last to call and the next: who has passed, and who holds the highest call."""
    seats = auction.match.seats
    over = _between(seats.starting(seats.after(auction.calls[-1].seat)), seat) if auction.calls else ()
    own = {made.seat: made.call for made in auction.calls}
    passed = tuple(each for each in over if own.get(each) == PASS)
    highest = tuple(each for each in over if own.get(each, PASS) != PASS)
    if passed:
        yield Coach("why.passed-out", (("seats", passed),))
    for each in highest:
        yield Coach("why.holds-highest", (("seat", each),))


def _to_play(moment: Moment, seat: Seat) -> Line | None:
    """The refusals that the seats passed over would get, the last of them that of another seat out of turn."""
    play, seats = moment.play, moment.seats
    after = seats.starting(seats.after(play.table[-1].seat)) if play and play.table else ()
    others = (*_between(after, seat), *(each for each in seats.order if each != seat))
    reasons = (_refused(moment, each) for each in dict.fromkeys(others))
    found = {type(each): each for each in reasons if each is not None}
    return together(moment.says(each) for each in found.values())


def _refused(moment: Moment, seat: Seat) -> Reason | None:
    held = hand(moment.state, seat)
    return refusal(moment.game, moment.state, PlayCard(seat, held[0])) if held else None


def _between(order: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats of an order before one of them."""
    return order[: order.index(seat)] if seat in order else ()
