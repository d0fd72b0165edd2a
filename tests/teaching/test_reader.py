"""What is wrong with a lesson is told all at once, each with its file, line and column."""

from tutor.kernel.cards import card
from tutor.records.faults import NotInPack, UnknownCard, UnknownField
from tutor.teaching.checker import check
from tutor.teaching.concealed import Fact
from tutor.teaching.faults import (
    EmptyStep,
    Expectation,
    IdTwice,
    LikeItself,
    NotForced,
    NotReached,
    PlaceholdersDiffer,
    RefusedOtherwise,
    TextMissing,
    TextSpare,
    UnknownFact,
    UnknownRule,
    UnknownScene,
    WrongIsRight,
    WrongTwice,
)
from tutor.teaching.folder_faults import OutsideFolder
from tutor.teaching.runner import begin, screen
from tutor.teaching.screen import Level

STEP = '  - {id: w, scene: base, at: plays/4, ask: winner, say: "Look."}\n'


def told(problems):
    return [(problem.file.name, problem.mark.line, problem.mark.column, problem.fault) for problem in problems]


def faults(problems):
    return [problem.fault for problem in problems]


def kinds(problems):
    return {type(problem.fault) for problem in problems}


def checked(reading, tmp_path):
    assert reading.lesson is not None
    return check(tmp_path / "spades" / "t")


def test_a_sound_lesson_has_no_problem(read, tmp_path):
    """Nothing is found where nothing is wrong."""
    assert () == checked(read(STEP), tmp_path)


def test_an_unknown_card_is_told_with_its_place(read):
    """A card that is none, in a step."""
    found = read("  - {id: p, scene: base, at: plays/2, ask: play, seat: N, accept: [X9]}").problems
    assert [("lesson.yaml", 20, 68, UnknownCard("X9"))] == told(found)


def test_what_a_table_leaves_untold_is_named(read):
    """A fact that is none is told with its place and the nearest; those that are stay untold in every step."""
    found = read(STEP, more="untold: [trump, brokn]")
    assert [("lesson.yaml", 18, 17, UnknownFact("brokn", "broken", tuple(fact.value for fact in Fact)))] == told(
        found.problems
    )
    lesson = read(STEP, more="untold: [trump, broken]").lesson
    assert {Fact.TRUMP, Fact.BROKEN} <= screen(begin(lesson, Level.GUIDED)).concealed


def test_a_card_that_is_not_in_the_pack_is_told(read):
    """The faults of a scene's record are told at their place in the lesson."""
    found = read(STEP, more="  odd: {like: base, hands: {N: [JO, DA]}}").problems
    assert NotInPack(card("JO")) in faults(found)
    assert {18} == {problem.mark.line for problem in found}


def test_an_unknown_rule_is_told_with_the_nearest(read):
    """The nearest name is suggested."""
    found = read('  - {id: s, scene: base, say: "x", show: {rule: spades/vod}}').problems
    assert [("lesson.yaml", 20, 49)] == [place[:3] for place in told(found)]
    assert isinstance(found[0].fault, UnknownRule)
    assert "spades/void" == found[0].fault.nearest


def test_an_unknown_field_is_told_with_the_nearest(read):
    """A mistyped field is no silent nothing."""
    found = read('  - {id: s, scene: base, sya: "x", say: "y"}').problems
    assert [UnknownField] == [type(problem.fault) for problem in found]
    assert "say" == found[0].fault.nearest


def test_an_id_twice_is_told(read):
    """The second of two steps with one id, and where the first stands."""
    found = read(STEP + STEP).problems
    assert [("lesson.yaml", 21, 10, IdTwice("w", 20))] == told(found)


def test_a_missing_chinese_text_is_told(read):
    """A text that another language lacks, in that language's file."""
    found = read(STEP, zh_CN="title: 题目\nsteps: {}\n").problems
    assert [("zh_CN.yaml", 2, 1, TextMissing("w.say", "zh_CN"))] == told(found)


def test_a_spare_text_is_told(read):
    """A text of a step that is not there."""
    found = read(STEP, zh_TW="title: 題目\nsteps:\n  w: {say: 看}\n  x: {say: 看}\n").problems
    assert [("zh_TW.yaml", 4, 12, TextSpare("x.say"))] == told(found)


def test_placeholders_must_agree(read):
    """What the script names, every language names."""
    step = '  - {id: s, scene: base, say: "{card:HK}"}'
    found = read(step, zh_TW="title: 題目\nsteps: {s: {say: '{card:HA}'}}\n").problems
    assert [PlaceholdersDiffer("s.say", "card:HA", "card:HK")] == faults(found)


def test_scenes_must_exist_and_not_be_like_themselves(read):
    """A scene by its name; none leads back to itself."""
    assert UnknownScene in kinds(read('  - {id: s, scene: bas, say: "x"}').problems)
    assert LikeItself in kinds(read(STEP, more="  a: {like: b}\n  b: {like: a}").problems)


def test_nothing_outside_the_folder_is_read(read):
    """A record's file lies in the lesson or in the course."""
    assert OutsideFolder("../../x.yaml") in faults(read(STEP, more="  a: {record: ../../x.yaml}").problems)


def test_a_tag_is_refused(read):
    """Files are data."""
    found = read('  - {id: s, scene: base, say: !!python/name:os.system "x"}').problems
    assert 1 == len(found)


def test_a_step_that_does_nothing_is_told(read):
    """An id alone is no step."""
    assert [EmptyStep()] == faults(read("  - {id: s, scene: base}").problems)


def test_the_engine_is_asked_about_every_step(read, tmp_path):
    """Expectations, refusals and forced cards are what the engine says, or are told."""
    steps = """  - {id: a, scene: base, at: plays/4, ask: winner, expect: W}
  - {id: b, scene: heart, at: plays/2, ask: refuse, seat: N, card: S2, because: not-broken}
  - {id: c, scene: base, at: plays/2, ask: forced, seat: N}
  - {id: d, scene: base, at: plays/9, say: "x"}
"""
    found = checked(read(steps), tmp_path)
    assert Expectation("N", "W") in faults(found)
    assert RefusedOtherwise("must-follow-suit", "not-broken") in faults(found)
    assert NotForced(2) in faults(found)
    assert NotReached("plays/9") in faults(found)


def test_wrong_answers_are_wrong_and_differ(read, tmp_path):
    """A foreseen wrong answer that is right, or that stands there twice, is told."""
    steps = """  - id: a
    scene: base
    at: plays/4
    ask: winner
    wrong: [{id: x, when: N, say: "x"}, {id: y, when: S, say: "y"}, {id: z, when: S, say: "z"}]
"""
    found = faults(checked(read(steps), tmp_path))
    assert WrongIsRight("x") in found
    assert WrongTwice("z", "y") in found


OVER = "{format: trickwise-record/1, game: spades, state: {to_lead: S}, hands: {N: [S2], E: [H3], S: [HK], W: [HA]},"
CAST = "  cast: {record: over.yaml}\n  later: {like: cast, plays: [[S, HK]]}\n"


def test_a_fault_in_a_records_own_file_is_told_there(read):
    """Not at the scene that names the file, and once, however many scenes are like it."""
    found = read("  - {id: a, say: x}\n", CAST, over=f"{OVER}\n plays: [[S, HK], [N, S2]]}}\n")
    assert [("over.yaml", 2)] == [(each.file.name, each.mark.line) for each in found.problems]


def test_a_fault_that_a_scene_brings_in_is_told_at_the_scene(read):
    """The record itself is sound; the scene's own plays are not."""
    found = read("  - {id: a, say: x}\n", CAST.replace("[S, HK]", "[S, HQ]"), over=f"{OVER}\n plays: [[S, HK]]}}\n")
    assert ["lesson.yaml"] == [each.file.name for each in found.problems]
    lines = found.problems[0].file.read_text(encoding="utf-8").splitlines()
    assert "later:" in lines[found.problems[0].mark.line - 1]


def test_the_id_of_the_hand_that_is_played_out_is_taken(read):
    """A step that bears it would play the hand out instead of asking."""
    found = read("  - {id: alone, say: x}\n")
    assert ["check.id-taken"] == [problem.fault.code for problem in found.problems]
