"""The table never prints the answer of the question beside it: looked for in every step of every lesson."""

from dataclasses import replace

import pytest

from tutor.games.all import GAMES
from tutor.kernel.cards import Suit
from tutor.teaching import runner
from tutor.teaching.asks.choice import Choice
from tutor.teaching.asks.find import Broken, Find, TakenBy
from tutor.teaching.asks.led import Led
from tutor.teaching.asks.next import Next
from tutor.teaching.asks.number import Number
from tutor.teaching.asks.winner import Winner
from tutor.teaching.concealed import NO_FACTS
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.screen import Level, MomentInput
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH
from ui.presenters.article_sheet import ArticleSheets
from ui.presenters.felt_scene import FeltScenes
from ui.presenters.lesson_sheets import NOTHING_PENDING, LessonSheets

LESSONS = [read.lesson for folder in lesson_folders(bundled()) if (read := read_lesson(folder)).lesson is not None]


def steps(lesson):
    """Each step of the guided level as it is come to."""
    for station in runner.begin(lesson, Level.GUIDED).stations if Level.GUIDED in lesson.levels else ():
        yield runner.begin(lesson, Level.GUIDED, station.step.id)


def drawn(run, screen):
    """What a page shows of a screen: words and figures by where they stand."""
    saying = Saying(run.lesson, ENGLISH, screen.state.match.seats)
    game = GAMES[run.lesson.game]
    felt = FeltScenes(game, saying.texts, saying.names, concealed=screen.concealed)
    scene = felt.scene(screen.state, screen.view, screen.open_hands)
    looked_at = screen.frames if isinstance(screen.input, MomentInput) else (screen.state,)
    past = [felt.scene(state, screen.view, screen.open_hands) for state in looked_at]
    sheets = LessonSheets(saying, game)
    article = ArticleSheets(saying, game, screen).sheet(screen.state)
    ledger, _ = sheets.ledgers(screen)
    heads = scene.ledger[0] if scene.ledger else ()
    last = article and next((row for row in reversed(article.rows) if row.plays), None)
    return {
        "who wins": {scene.winning, last and last.winner} if scene.trick else {scene.winning},
        "whose turn": {p.seat for p in scene.plates if p.active}
        | {article and article.next_seat, not scene.trick and last and last.winner},
        "led": {scene.words.led, *(note for note in scene.notes if " led " in note)},
        "trump": {note for note in scene.notes if "rump" in note or any(sign in note for sign in "♠♥♦♣")}
        | set(scene.badges.values())
        | {words for _, words in scene.captions},
        "contract": {note for note in scene.notes if any(word in note for word in ("worth", "need", " bid ", "must"))}
        | ({"contract"} & set(heads)),
        "taken": ({"won"} & set(heads)) | {p.caption for p in scene.plates if "won" in p.caption},
        "takers": {row.winner for row in (article.rows if article else ())}
        | {seat for each in past for seat in each.packets},
        "broken": {note for each in past for note in each.notes if "broken" in note},
        "points": {article and article.with_points},
        "score": {ledger and ledger.title},
        "length": {article and article.caption, len(sheets.ruler(screen, 0, NOTHING_PENDING, confirms=0).groups) > 1},
    }


def about(ask):
    """Where the answer of a question could stand."""
    match ask:
        case Winner():
            return ("who wins", "whose turn")
        case Next():
            return ("whose turn",)
        case Led():
            return ("led",)
        case Find(sought=Broken()):
            return ("broken",)
        case Find(sought=TakenBy()):
            return ("takers", "taken")
        case Number(of=str(path)) | Choice(of=str(path)):
            return by_path(path.split("."))
        case Choice(pick="seat"):
            return ("who wins", "whose turn")
        case _:
            return ()


def by_path(steps):
    for head, places in {
        "to_act": ("whose turn",),
        "trump": ("trump",),
        "contract": ("contract",),
        "taken": ("taken",),
        "card_points": ("points", "score"),
        "points": ("score",),
        "scores": ("score",),
        "match": ("score",),
    }.items():
        if head in steps[:2] or (head in steps and "tricks" in steps[:1]):
            return places
    return ("length",) if steps in (["deal", "tricks"], ["deal", "trick"]) else ()


def printed(run, screen):
    """What the page tells of the answer."""
    shown = drawn(run, screen)
    return {place: told for place in about(run.station.ask) if (told := {t for t in shown[place] if t})}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_no_step_prints_its_answer(lesson):
    """Felt, corners, ribbon, tricks and sheet are silent about what is asked until it is answered."""
    found = {run.station.step.id: printed(run, runner.screen(run)) for run in steps(lesson)}
    assert {} == {step: told for step, told in found.items() if told}


def test_a_table_that_conceals_nothing_would_tell():
    """The test above can fail: with nothing concealed, each of its places tells an answer in some lesson."""
    told = set()
    for lesson in LESSONS:
        for run in steps(lesson):
            told |= set(printed(run, replace(runner.screen(run), concealed=NO_FACTS)))
    assert {"who wins", "whose turn", "trump", "contract", "taken", "broken", "length"} <= told


def test_what_was_asked_is_told_once_it_is_answered():
    """A trick's winner, as soon as the learner has named it."""
    lesson = next(each for each in LESSONS if each.id == "spades/07-whole-hand")
    run = runner.begin(lesson, Level.GUIDED, "t1-winner")
    assert {} == printed(run, runner.screen(run))
    run, _ = runner.reply(run, run.station.ask.answers(asked(run))[0])
    assert {"S"} == drawn(run, runner.screen(run))["takers"] - {""}


def test_a_question_to_come_at_the_same_table_is_not_answered_before():
    """The trump of an auction that is over is asked second; the first step beside it does not tell it."""
    lesson = next(each for each in LESSONS if each.id == "five-hundred/03-auction")
    run = runner.begin(lesson, Level.GUIDED, "contractor")
    shown = drawn(run, runner.screen(run))
    assert set() == shown["trump"]
    assert not any(suit.value in note for suit in Suit for note in shown["contract"])


def test_a_watched_lesson_hides_nothing():
    """Who watches is asked nothing."""
    lesson = next(each for each in LESSONS if each.id == "spades/07-whole-hand")
    steps_ = runner.begin(lesson, Level.WATCH).stations
    shown = [runner.screen(runner.begin(lesson, Level.WATCH, station.step.id)) for station in steps_]
    assert {NO_FACTS} == {screen.concealed for screen in shown}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("spades/01-one-trick", ("rump", "broken")),
        ("spades/02-follow-suit", ("broken",)),
        ("five-hundred/01-deck-and-deal", ("rump", "7", "need")),
        ("pitch/01-six-cards", ("rump", "bid")),
    ],
)
def test_a_corner_says_nothing_that_a_later_lesson_teaches(name, words):
    """Whoever begins reads no word there that nobody has explained, in no step and not while a hand is played on."""
    lesson = next(each for each in LESSONS if each.id == name)
    for run in steps(lesson):
        for screen in (runner.screen(run), runner.screen(runner.play_on(run))):
            saying = Saying(lesson, ENGLISH, screen.state.match.seats)
            felt = FeltScenes(GAMES[lesson.game], saying.texts, saying.names, concealed=screen.concealed)
            notes = felt.scene(screen.state, screen.view, screen.open_hands).notes
            assert [] == [note for note in notes if any(word in note for word in words)]


def test_nobody_has_dealt_a_position_of_a_few_cards():
    """The dealer's disc stands where there was a deal, and the bidding begins beside it."""
    lesson = next(each for each in LESSONS if each.id == "spades/01-one-trick")
    discs = {}
    for run in steps(lesson):
        screen = runner.screen(run)
        saying = Saying(lesson, ENGLISH, screen.state.match.seats)
        scene = FeltScenes(GAMES[lesson.game], saying.texts, saying.names).scene(screen.state, screen.view, frozenset())
        discs[run.station.step.id] = [plate.seat for plate in scene.plates if plate.dealer]
    assert [] == discs["clockwise"]
    assert 1 == len(discs["whole-pack"])
