"""Calls of Five Hundred in a question about calls, where 8S is no card."""

from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level

LESSON = """format: trickwise-lesson/1
id: five-hundred/t
game: five-hundred
title: "A test"
scenes: {standing: {record: {dealer: W, auction: [[N, 6H], [E, 7C], [S, misere]]}}}
steps:
  - id: over
    scene: standing
    at: auction/3
    ask: legal
    seat: W
    offer: [pass, 7NT, 8S, 10D]
    expect: [pass, 8S, 10D]
    wrong: [{id: by-points, when: [pass, 10D], say: "Not so."}]
"""


def test_beside_an_offer_the_others_are_calls(tmp_path):
    """`8S` in `expect` and `when` is the call, as in `offer`."""
    folder = tmp_path / "five-hundred" / "t"
    folder.mkdir(parents=True)
    (folder / "lesson.yaml").write_text(LESSON, encoding="utf-8")
    reading = read_lesson(folder)
    assert () == reading.problems
    run = begin(reading.lesson, Level.GUIDED)
    ask, at = run.station.ask, asked(run)
    assert [] == list(ask.faults(at))
    assert {"pass", "10D"} == {call.notation for call in ask.foreseen(at)[0].answer.calls}
