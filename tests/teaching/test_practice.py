"""Exercises: when a lesson is begun, each becomes steps on fresh deals."""

import pytest

from tutor.kernel.seats import COMPASS
from tutor.records.faults import FieldMissing, NotANumber
from tutor.teaching.checker import check_lesson, right_answer
from tutor.teaching.exercises.names import PRACTICES
from tutor.teaching.faults import UnknownValue
from tutor.teaching.keeping import told
from tutor.teaching.lines import Coach, Prose
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, climb, reply, screen
from tutor.teaching.screen import GoOn, Level, PointSeat

SAY = '  - {id: say, say: "x"}\n'
FRESH = '  - {id: fresh, ask: exercise, of: [spades/legal-cards, spades/nil#one], count: 4, say: "Two of each."}\n'
TEST = "  - {id: test, ask: exercise, of: 'spades/who-takes-it#two-spades', count: 2, help: no, keep: exit}\n"


def ids(lesson) -> list[str]:
    return [step.id for step in lesson.steps]


def scenes(lesson, name: str) -> list[object]:
    return [scene.record for key, scene in lesson.scenes.items() if key.startswith(name)]


def wrongly(run):
    """An answer of the right kind that is not right."""
    moment, ask = asked(run), run.station.ask
    foreseen = [wrong.answer for wrong in ask.foreseen(moment)]
    others = (PointSeat(seat) for seat in COMPASS if PointSeat(seat) not in ask.answers(moment))
    return foreseen[0] if foreseen else next(others)


def test_an_exercise_becomes_as_many_steps_as_its_positions_have_questions(read):
    """As many positions of each name as `count` allows; a second question follows on the same table."""
    lesson = begin(read(SAY + FRESH).lesson, Level.GUIDED, seed=1).lesson
    assert ["say", "fresh-1", "fresh-2", "fresh-3"] == ids(lesson)[:4]
    assert {"spades/legal-cards", "spades/nil"} == {step.fresh.generator for step in lesson.steps[1:]}
    later = [step for step in lesson.steps if step.id == "fresh-3b"]
    assert ["fresh-3"] == [step.scene for step in later]
    assert [True] == [step.fresh.goes_on for step in later]


def test_a_seed_deals_the_same_and_another_seed_other_cards(read):
    """So that a lesson that is taken up again lies there as it was left."""
    script = read(FRESH).lesson
    first, again, other = (begin(script, Level.GUIDED, seed=seed).lesson for seed in (7, 7, 8))
    assert scenes(first, "fresh") == scenes(again, "fresh")
    assert scenes(first, "fresh") != scenes(other, "fresh")


def test_a_lesson_without_exercises_is_begun_as_it_is(read):
    """Nothing of it is copied."""
    script = read(SAY).lesson
    assert begin(script, Level.GUIDED, seed=3).lesson is script


def test_the_words_of_the_step_stand_above_its_first_question_alone(read):
    """They introduce all of it."""
    lesson = begin(read(FRESH).lesson, Level.GUIDED, seed=1).lesson
    assert ["fresh-1"] == [step.id for step in lesson.steps if Prose("fresh.say") in step.fresh.told]


def test_what_follows_an_exercise_stands_in_the_scene_before_it(start):
    """The table was elsewhere in between."""
    run = start(SAY + FRESH + "  - {id: who, at: plays/4, ask: winner}\n")
    assert ("who", "base") == (run.stations[-1].step.id, run.stations[-1].scene.name)


def test_a_miss_with_help_is_asked_again(start):
    """And costs a star, as elsewhere."""
    run = start(FRESH)
    after, said = reply(run, wrongly(run))
    assert (False, 1, False) == (after.mark.passed, after.mark.slips, screen(after).is_check)
    assert not told(run, after, said).closed
    assert screen(after).offered
    after, _ = reply(after, right_answer(after))
    assert (True, 2) == (after.mark.passed, after.stars)


def test_a_miss_without_help_is_told_the_answer_and_goes_on(start):
    """The first answer counts, whatever it is."""
    run = start(TEST + SAY)
    seen = screen(run)
    assert (True, False, ()) == (seen.is_check, seen.missed, seen.offered)
    after, said = reply(run, wrongly(run))
    seen = screen(after)
    assert (True, True) == (seen.passed, seen.missed)
    assert [] == [line for line in run.station.ask.solution(asked(run))[0] if line not in seen.said]
    noted = told(run, after, said)
    assert ("test-1", "exit", False, True) == (noted.item, noted.check, noted.right, noted.closed)
    after, _ = reply(after, GoOn())
    assert "test-2" == screen(after).step
    after, _ = reply(after, right_answer(after))
    assert (True, False) == (screen(after).passed, screen(after).missed)


def test_nothing_helps_in_a_check(start):
    """Not though it is asked for."""
    run = start(TEST)
    assert run.mark == climb(run).mark


def test_a_right_answer_is_told_with_the_rules_that_it_is_about(start):
    """They come back later for it."""
    run = start(TEST)
    after, said = reply(run, right_answer(run))
    noted = told(run, after, said)
    assert (True, "") == (noted.right, noted.mistakes or "")
    assert set(noted.rules) <= set(PRACTICES["spades/who-takes-it"].rules)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ("{id: x, ask: exercise, of: spades/legal-card}", UnknownValue),
        ("{id: x, ask: exercise, of: [spades/nil, spades/legal-cards#folow]}", UnknownValue),
        ("{id: x, ask: exercise, of: pitch/jack}", UnknownValue),
        ("{id: x, ask: exercise, game: pitch, of: spades/nil}", UnknownValue),
        ("{id: x, ask: exercise, game: whist, of: spades/nil}", UnknownValue),
        ("{id: x, ask: exercise, of: spades/nil, keep: now}", UnknownValue),
        ("{id: x, ask: exercise}", FieldMissing),
        ("{id: x, ask: exercise, of: spades/nil, count: many}", NotANumber),
        ("{id: x, ask: exercise, of: spades/nil, count: 0}", NotANumber),
        ("{id: x, ask: exercise, of: spades/nil, count: 101}", NotANumber),
    ],
)
def test_what_no_generator_is_called_is_told_where_it_stands(read, step, fault):
    """With the nearest name, where one is near."""
    (problem,) = read(f"  - {step}\n").problems
    assert isinstance(problem.fault, fault)


OTHER = """
  other:
    game: pitch
    rules: bicycle
    record:
      seats: [甲, 乙, 丙]
      dealer: 丙
      state: {trump: S, to_lead: 甲}
      hands: {甲: [SA, HK], 乙: [S2, HA], 丙: [S9, C4]}
"""


def test_an_exercise_is_of_the_game_of_its_lesson(read):
    """Though the scene before it is of another game."""
    found = read("  - {id: a, scene: other, say: x}\n" + FRESH, OTHER.lstrip("\n"))
    assert () == found.problems
    lesson = begin(found.lesson, Level.GUIDED, seed=1).lesson
    assert {"spades"} == {record.game for record in scenes(lesson, "fresh")}


def test_a_step_may_name_another_game(read):
    """For a lesson that compares two."""
    step = "  - {id: fresh, ask: exercise, game: pitch, of: [pitch/who-takes-it, pitch/jack]}\n"
    found = read(SAY + step)
    assert () == found.problems
    lesson = begin(found.lesson, Level.GUIDED, seed=1).lesson
    assert {"pitch"} == {record.game for record in scenes(lesson, "fresh")}
    assert () == check_lesson(found.lesson.folder)[1]


def test_a_misspelled_name_is_told_with_the_nearest(read):
    """And at its place."""
    (problem,) = read("  - {id: x, ask: exercise, of: spades/legal-card}\n").problems
    assert "spades/legal-cards" == problem.fault.nearest
    assert "spades/legal-card}" == read_line(problem)[problem.mark.column - 1 :]


def read_line(problem) -> str:
    return problem.file.read_text(encoding="utf-8").splitlines()[problem.mark.line - 1]


def test_all_is_not_proposed_for_itself(read):
    """In a list it names no generator, and nothing else is called like it."""
    (problem,) = read("  - {id: x, ask: exercise, of: [all, spades/nil]}\n").problems
    assert "all" not in (problem.fault.nearest, *problem.fault.known)


def test_the_check_of_a_lesson_plays_its_exercises(read, tmp_path):
    """Several deals of each, to their ends."""
    read(SAY + FRESH + TEST, zh_TW="title: x", zh_CN="title: x")
    problems = check_lesson(tmp_path / "spades" / "t")[1]
    assert [] == [problem for problem in problems if problem.file.name == "lesson.yaml"]


def test_an_item_says_what_must_be_known_for_it(start):
    """The coach's lines, not the lesson's."""
    run = start("  - {id: fresh, ask: exercise, of: spades/nil}\n")
    assert {Coach} == {type(line) for line in screen(run).text}
