"""What a round comes to, and what it says at its end."""

from tutor.teaching.checker import right_answer
from tutor.teaching.checks import Check
from tutor.teaching.exercises.names import Wish
from tutor.teaching.lines import Coach
from tutor.teaching.rounds import ENTRY, check, review
from tutor.teaching.run import LessonRun, asked
from tutor.teaching.runner import begin, climb, reply, screen
from tutor.teaching.screen import GoOn, Level
from tutor.teaching.tally import ending, results


def played(run: LessonRun, *, missing: int = -1, helped: int = -1) -> LessonRun:
    """A round to its end; one position missed, one answered with help."""
    for _ in range(100):
        if run.finished:
            break
        fresh = run.station.step.fresh
        number = int(fresh.item.rpartition("-")[2])
        if screen(run).passed:
            run = reply(run, GoOn())[0]
            continue
        if number == missing and not run.mark.slips:
            run = reply(run, run.station.ask.foreseen(asked(run))[0].answer)[0]
            continue
        if number == helped and not run.mark.rungs:
            run = climb(climb(run))
        run = reply(run, right_answer(run))[0]
    return run


def a_check() -> LessonRun:
    asked_for = Check((Wish("pitch/hand-score"), Wish("pitch/who-takes-it")), 3)
    return begin(check("pitch", ENTRY, asked_for, 4), Level.GUIDED)


def test_a_position_is_right_where_all_its_questions_are():
    """A miss in the first of three is a miss."""
    run = played(a_check(), missing=1)
    assert [False, True, True] == [result.right for result in results(run)]
    assert (Coach("round.end-check", (("right", 2), ("count", 3))),) == ending(run)


def test_nothing_counts_before_it_is_answered():
    """A round that was left counts as far as it was answered."""
    run = a_check()
    assert [False] * 3 == [result.right for result in results(run)]
    assert () == ending(run)


def test_help_counts_as_not_at_the_first_go():
    """Review says so, and asks for nothing more."""
    run = played(begin(review("pitch", ("pitch/trick-winner",), 3, 2), Level.GUIDED), helped=2)
    assert (Coach("round.end", (("right", 2), ("count", 3))),) == screen(run).ending
    assert 0 == run.stars


def test_the_last_sheet_does_not_stand_below_the_end():
    """It belongs to the last position."""
    run = played(a_check())
    assert (True, None) == (run.finished, screen(run).score)
