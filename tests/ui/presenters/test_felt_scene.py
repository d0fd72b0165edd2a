"""What the felt shows of a step: corners that its game keeps, and a trick as long as it is looked at."""

import pytest

from tutor.games.all import GAMES
from tutor.teaching import runner
from tutor.teaching.checker import answered, right_answer
from tutor.teaching.course import bundled
from tutor.teaching.film import card_play
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Level
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH
from ui.presenters.beats import as_shown
from ui.presenters.felt_scene import FeltScenes
from ui.presenters.lesson_facts import whole_hand


def scene_of(run):
    """What the felt shows of a run."""
    screen = as_shown(runner.screen(run))
    saying = Saying(run.lesson, ENGLISH, screen.state.match.seats)
    felt = FeltScenes(GAMES[run.lesson.game], saying.texts, saying.names, concealed=screen.concealed)
    return felt.scene(screen.state, screen.view, screen.open_hands)


def heads(name, step=None, level=Level.GUIDED):
    """The columns beside the seats at a step of a lesson."""
    return scene_of(runner.begin(read_lesson(bundled() / name).lesson, level, step)).ledger[0]


@pytest.mark.parametrize(("name", "step"), [("pitch/06-bid", "short"), ("pitch/08-which-rules", "guard-21")])
def test_a_game_without_bags_has_no_column_for_them(name, step):
    """Points from before the hand bring no bags along."""
    assert ["", "score"] == [head for head in heads(name, step) if head != "won"]


def test_spades_counts_its_bags():
    """They stand beside the score from the first card on."""
    assert "bags" in heads("spades/07-whole-hand", level=Level.ALONE)


@pytest.mark.parametrize("step", ["partner", "leads-next"])
def test_the_table_stays_as_the_question_had_it(step):
    """A question on a cleared table: its right answer does not put the trick back."""
    run = runner.begin(read_lesson(bundled() / "spades/01-one-trick").lesson, Level.GUIDED, step)
    later, _ = runner.reply(run, right_answer(run))
    screens = [as_shown(runner.screen(each)) for each in (run, later)]
    assert [()] * 2 == [card_play(screen.state).table for screen in screens]


@pytest.mark.parametrize("step", ["first-trick", "third-trick"])
def test_a_trick_asked_about_stays_after_the_answer(step):
    """Who takes it was asked of the cards in the middle: there they still lie, and it is nobody's turn."""
    run = runner.begin(read_lesson(bundled() / "spades/01-one-trick").lesson, Level.GUIDED, step)
    later, _ = runner.reply(run, right_answer(run))
    screen = as_shown(runner.screen(later))
    saying = Saying(run.lesson, ENGLISH, screen.state.match.seats)
    felt = FeltScenes(GAMES["spades"], saying.texts, saying.names).scene(screen.state, screen.view, frozenset())
    assert 4 == len(felt.trick)
    assert not any(plate.active for plate in felt.plates)


def test_what_was_played_to_the_end_stays_for_the_words_after_it():
    """The hand that the learner played out is what the last step stands on."""
    run = runner.begin(read_lesson(bundled() / "spades/03-breaking-spades").lesson, Level.GUIDED, "play-it")
    while runner.screen(run).step == "play-it":
        run = answered(run)
    assert 4 == len(card_play(runner.screen(run).state).tricks)


def test_where_only_a_result_is_known_as_many_backs_lie_as_tricks():
    """Nine tricks against four: nine backs and four, none of which opens."""
    run = runner.begin(read_lesson(bundled() / "spades/05-contract-and-bags").lesson, Level.GUIDED, "below")
    screen = runner.screen(run)
    saying = Saying(run.lesson, ENGLISH, screen.state.match.seats)
    scenes = FeltScenes(GAMES["spades"], saying.texts, saying.names, piles=screen.piles)
    packets = scenes.scene(screen.state, screen.view, frozenset()).packets
    assert screen.piles == {seat: len(laid) for seat, laid in packets.items()}
    assert 13 == sum(screen.piles.values())
    assert {0} == {packet.number for laid in packets.values() for packet in laid}


def test_a_few_cards_played_to_the_end_are_as_many_tricks_as_they_make():
    """After two of the four tricks that are played out, the ruler and the table still have four."""
    run = runner.begin(read_lesson(bundled() / "spades/03-breaking-spades").lesson, Level.GUIDED, "play-it")
    while len(card_play(runner.screen(run).state).tricks) < 2:
        run = answered(run)
    assert 16 == whole_hand(runner.screen(run))


def test_a_complete_trick_is_taken_and_not_led_in():
    """While cards are missing one is winning; once all lie there it takes the trick."""
    lesson = read_lesson(bundled() / "spades/02-follow-suit").lesson
    run = runner.begin(lesson, Level.GUIDED)
    told = set()
    while not run.finished:
        scene = scene_of(run)
        if scene.winning:
            told.add((len(scene.trick) == len(scene.plates), scene.words.winning))
        run, _ = runner.reply(run, right_answer(run))
    assert {(False, "winning"), (True, "takes it")} == told
