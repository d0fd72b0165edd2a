"""A lesson in the terminal: its text, the table, the question, the answer and what the coach says to it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from tutor.cli.answers import examples, read_answer, written_answer
from tutor.cli.hand_table import table
from tutor.cli.questions import written_question
from tutor.cli.told import Walk
from tutor.cli.wording import Wording
from tutor.kernel.cards import Card, listed
from tutor.kernel.events import Event, TrickTaken
from tutor.kernel.scoring import HandScore
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.kernel.trick import Play, Trick
from tutor.records.notation import read_card
from tutor.teaching.checker import right_answer
from tutor.teaching.concealed import Fact
from tutor.teaching.course import COURSE, next_lesson
from tutor.teaching.figures import figure
from tutor.teaching.film import card_play
from tutor.teaching.lines import Engine, Line, Prose
from tutor.teaching.moment import hand
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import MOST_STARS, LessonRun, asked
from tutor.teaching.runner import climb, engine_turn, reply, screen, why
from tutor.teaching.screen import (
    Accepted,
    Answer,
    Answered,
    Go,
    GoOn,
    Level,
    MomentInput,
    NotThisStep,
    NumberInput,
    OptionInput,
    Refused,
    Reply,
    Screen,
    Shown,
)
from tutor.teaching.script import Lesson
from tutor.text.facts import SideName

Ask = Callable[[str], str]
_MOST = 2000
_QUIT = ("q", "quit", "exit")


def walked(walk: Walk, run: LessonRun, *, mistakes: bool, ask: Ask | None) -> Iterator[str]:
    """The lines of a walk. Without anybody to ask, it answers right by itself."""
    yield from _heading(walk, screen(run))
    step = table_before = ""
    part: Line = Prose("title")
    for _ in range(_MOST):
        if run.finished:
            break
        seen = screen(run)
        if seen.title != part:
            part = seen.title
            yield from ("", f"══ {walk.line(part, seen)} ══")
        if seen.step != step:
            yield from _step(walk, seen)
            step, table_before = seen.step, ""
        now = "\n".join(_table(walk, seen))
        if now != table_before:
            yield from ("", now)
            table_before = now
        if seen.awaits_player is not None:
            run, back = engine_turn(run)
            yield from _said(walk, screen(run), back)
            continue
        left = yield from _turn(walk, run, seen, mistakes=mistakes, ask=ask)
        if left is None:
            return
        run = left
    yield from _end(walk, run)


def _turn(
    walk: Walk, run: LessonRun, seen: Screen, *, mistakes: bool, ask: Ask | None
) -> Generator[str, None, LessonRun | None]:
    """The question, an answer, and what is said to it; None where somebody leaves."""
    if seen.task is not None and not seen.passed:
        yield from written_question(walk, seen)
        if mistakes and ask is None:
            yield from _tried(walk, run, seen)
    answer = right_answer(run)
    if ask is not None:
        given = yield from _asked(walk, run, seen, ask)
        if given is None:
            return None
        run, answer = given
    elif not isinstance(answer, GoOn):
        yield walk.wording.say("cli.walk.answer", answer=written_answer(walk, seen, answer))
    after, back = reply(run, answer)
    yield from _said(walk, screen(after) if _stays(after, seen) else seen, back)
    if mistakes and ask is not None and seen.task is not None and not seen.passed and _is_done(after, seen):
        yield from _tried(walk, run, seen)  # whoever answers is not told before what others would hear
    return after


def _is_done(run: LessonRun, seen: Screen) -> bool:
    """Whether the question of a screen has been answered."""
    return run.mark.passed or not _stays(run, seen)


def _stays(run: LessonRun, seen: Screen) -> bool:
    return run.station.step.id == seen.step


def _heading(walk: Walk, seen: Screen) -> Iterator[str]:
    title = walk.line(Prose("title"), seen)
    level = walk.wording.say(f"cli.walk.level-{seen.level.value}")
    yield walk.wording.say("cli.walk.heading", title=title, level=level)


def _step(walk: Walk, seen: Screen) -> Iterator[str]:
    yield ""
    counted = walk.wording.say("cli.walk.step", number=seen.number, count=seen.count)
    yield f"── {walk.wording.say('cli.walk.aside') if seen.aside else counted} · {seen.step} ──"
    for line in seen.text:
        yield walk.line(line, seen)


# --- the table -------------------------------------------------------------------------------------------------------


def _table(walk: Walk, seen: Screen) -> Iterator[str]:
    """The hands that are open, what has been called, and the trick in the middle."""
    state = seen.state
    yield from table(_hand(walk, seen, seat) for seat in state.match.seats.starting(seen.view))
    calls = [f"{_seat(walk, seen, call.seat)} {walk.wording.texts.call(call.call)}" for call in state.calls]
    match state:
        case Auction() | Exchanging():
            if calls:
                yield "  " + " · ".join(calls)
        case Playing() | Over():
            yield from _trick(walk, seen, state)
        case _:
            raise TypeError(state)
    if seen.score is not None:
        yield from _sheets(walk, seen, seen.score)
    for other in seen.beside:
        yield f"  {walk.line(other.title, seen)}"
        yield from _sheets(walk, seen, other.score)
    for path, value in seen.facts:
        yield f"  {walk.line(figure(path, value), seen)}"


def _hand(walk: Walk, seen: Screen, seat: Seat) -> list[str]:
    held = hand(seen.state, seat)
    open_ = seat in seen.open_hands
    cards = _cards(walk, listed(held)) if open_ else "▒" * len(held)
    play = card_play(seen.state)
    taken = seen.piles.get(seat) or (play.taken(seat) if play else 0)
    return ["", _seat(walk, seen, seat), cards or "–", f"▪{taken}" if taken else ""]


def _trick(walk: Walk, seen: Screen, state: Phase) -> Iterator[str]:
    play = card_play(state)
    if play is None:
        return
    if isinstance(seen.input, MomentInput | NumberInput | OptionInput):  # what is asked may lie far back
        earlier = play.tricks if play.table else play.tricks[:-1]
        yield from (f"  {_lying(walk, seen, trick.number, trick.plays)}{_to(walk, seen, trick)}" for trick in earlier)
    cards = play.table or (play.tricks[-1].plays if play.tricks else ())
    if cards:
        number = play.number if play.table else play.tricks[-1].number
        yield "  " + _lying(walk, seen, number, cards)


def _to(walk: Walk, seen: Screen, trick: Trick) -> str:
    """Who has taken a trick, where that is not what is asked."""
    return "" if Fact.TAKERS in seen.concealed else f"  → {_seat(walk, seen, trick.winner)}"


def _lying(walk: Walk, seen: Screen, number: int, plays: tuple[Play, ...]) -> str:
    laid = " · ".join(_play(walk, seen, card) for card in plays)
    return walk.wording.say("cli.walk.lying", number=number, plays=laid)


def _play(walk: Walk, seen: Screen, card: Play) -> str:
    return f"{_seat(walk, seen, card.seat)} {walk.wording.texts.card(card.card)}"


def _sheets(walk: Walk, seen: Screen, score: HandScore) -> Iterator[str]:
    texts, say = walk.wording.texts, walk.saying(seen)
    for sheet in score.sheets:
        change, total = texts.number(sheet.hand, "signed"), texts.number(sheet.total)
        side = SideName(sheet.side)
        yield "  " + texts.say("cli.total", "", say.names, side=side, sum=f"{change} → {total}")
        for line in sheet.lines:
            reason = texts.reason(walk.lesson.game, line.reason, say.names)
            yield f"    {texts.number(line.points, 'signed'):>5}  {reason}"


def _seat(walk: Walk, seen: Screen, seat: Seat) -> str:
    return walk.wording.texts.seat(seat, walk.saying(seen).names)


def _cards(walk: Walk, cards: tuple[Card, ...]) -> str:
    return " ".join(walk.wording.texts.card(card) for card in cards)


# --- answers and what is said ----------------------------------------------------------------------------------------


def _said(walk: Walk, seen: Screen, back: Reply) -> Iterator[str]:
    match back:
        case Refused(reason=reason, lines=lines, shown=shown):
            yield f"  ✋ {walk.line(reason, seen)}"
            yield from (f"    {walk.line(line, seen)}" for line in lines)
            yield from _rule(walk, seen, shown)
        case NotThisStep(lines=lines):
            yield from (f"  ↺ {walk.line(line, seen)}" for line in lines)
        case Answered(right=right, lines=lines):
            yield from (f"  {'✓' if right else '·'} {walk.line(line, seen)}" for line in lines)
        case Accepted(lines=lines, events=events):
            yield from (f"  ✓ {walk.line(line, seen)}" for line in lines)
            for event in events:
                yield from _taken(walk, seen, event)


def _taken(walk: Walk, seen: Screen, event: Event) -> Iterator[str]:
    """A trick that was completed on the way, and why it was won."""
    match event:
        case TrickTaken(trick):
            laid = " · ".join(_play(walk, seen, card) for card in trick.plays)
            yield "  ▪ " + walk.wording.say("cli.walk.lying", number=trick.number, plays=laid)
            yield f"    {walk.line(Engine(walk.lesson.game, trick.why), seen)}"
        case _:
            return


def _rule(walk: Walk, seen: Screen, shown: Shown) -> Iterator[str]:
    if shown.rule is not None:
        yield "    " + walk.wording.say("cli.walk.rule", title=walk.saying(seen).rule(shown.rule)[0])


def _tried(walk: Walk, run: LessonRun, seen: Screen) -> Iterator[str]:
    """Each foreseen wrong answer, and what the coach says to it."""
    ask = run.station.ask
    if ask is None or run.level is Level.WATCH or run.free is not None:
        return
    for wrong in ask.foreseen(asked(run)):
        yield walk.wording.say("cli.walk.tries", answer=written_answer(walk, seen, wrong.answer))
        yield from _said(walk, seen, reply(run, wrong.answer)[1])


def _asked(walk: Walk, run: LessonRun, seen: Screen, ask: Ask) -> Generator[str, None, tuple[LessonRun, Answer] | None]:
    """What somebody at the terminal answers, after any help; None to leave."""
    prompt = walk.wording.say("cli.walk.enter" if isinstance(seen.input, Go) else "cli.walk.prompt")
    while True:
        text = ask(f"{prompt} ").strip()
        word, _, rest = text.partition(" ")
        card = read_card(rest) if word.lower() == "why" else None
        if text.lower() in _QUIT:
            return None
        if text in ("?", "？"):
            run = climb(run)
            yield from (f"  {walk.line(line, seen)}" for line in run.said)
        elif card is not None:
            told = why(run, card)
            yield from (f"  {walk.line(line, seen)}" for line in (told[:1] if told else ()))
        else:
            answer = read_answer(walk, seen, text)
            if answer is not None:
                return run, answer
            yield walk.wording.say("cli.walk.not-read", examples=examples(seen))


def _learned(walk: Walk) -> str:
    """What one can do now, and the lesson that comes next in the course."""
    skill = _text(walk.lesson, "goal", walk.wording)
    if not skill:
        return walk.wording.say("cli.walk.end")
    following = next_lesson(walk.lesson.folder)
    lesson = read_lesson(following).lesson if following else None
    if lesson is not None:
        return walk.wording.say("lesson-end", skill=skill, lesson=_text(lesson, "title", walk.wording))
    in_course = (walk.lesson.folder.parent / COURSE).is_file()
    return walk.wording.say("lesson-end-last", skill=skill) if in_course else walk.wording.say("cli.walk.end")


def _text(lesson: Lesson, key: str, wording: Wording) -> str:
    texts = lesson.prose[lesson.told_in(wording.language)]
    return texts.get(key, "")


def _end(walk: Walk, run: LessonRun) -> Iterator[str]:
    if run.finished:
        yield ""
        seen = screen(run)
        yield from (walk.line(line, seen) for line in seen.ending) if seen.ending else (_learned(walk),)
        if run.stars:
            yield walk.wording.say("cli.walk.stars", stars="★" * run.stars + "☆" * (MOST_STARS - run.stars))
