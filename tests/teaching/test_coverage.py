"""Tables of coverage: what they point at is there, and no section of an article is left out."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.records.faults import FieldMissing, UnknownField, WrongShape
from tutor.records.tree import Mark
from tutor.teaching.checker import check
from tutor.teaching.course_faults import UnknownLesson
from tutor.teaching.coverage import check_coverage
from tutor.teaching.coverage_faults import NotCovered, UnknownArticle, UnknownSection, UnknownStep
from tutor.teaching.faults import Problem

ARTICLES = "- {id: S4, title: Pitch, sections: [一, 二]}\n"
WHOLE = "- {article: S4, section: 一, what: the deal, steps: [pitch/a#deal]}\n"
STEPS = {"pitch/a": frozenset(("deal", "lead")), "pitch/broken": None}

Told = Callable[..., tuple[Problem, ...]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """What is told of a folder with a table of these lines."""

    def telling(table: str, articles: str = ARTICLES) -> tuple[Problem, ...]:
        (tmp_path / "articles.yaml").write_text(articles, encoding="utf-8")
        (tmp_path / "pitch.yaml").write_text(table, encoding="utf-8")
        return check_coverage(tmp_path, STEPS)

    return telling


def faults(problems):
    return [problem.fault for problem in problems]


def entry(section="二", article="S4", steps="[pitch/a#lead]"):
    return f"- {{article: {article}, section: {section}, what: x, steps: {steps}}}\n"


def test_nothing_is_told_of_a_whole_table(told):
    """Every section has an entry, and every step is there."""
    assert () == told(WHOLE + entry())


def test_a_folder_without_articles_promises_nothing(tmp_path):
    """A teacher's lessons need no table."""
    assert () == check_coverage(tmp_path, STEPS)


def test_a_section_without_an_entry_is_told_where_it_is_listed(told):
    """The line and column of its label in `articles.yaml`."""
    (problem,) = told(WHOLE)
    assert (NotCovered("S4", "二"), Mark(1, ARTICLES.index("二") + 1)) == (problem.fault, problem.mark)
    assert "articles.yaml" == problem.file.name


@pytest.mark.parametrize(
    ("line", "fault", "place"),
    [
        (entry(steps="[pitch/b#lead]"), UnknownLesson("pitch/b", "pitch/a", ("pitch/a", "pitch/broken")), "pitch/b"),
        (
            entry(steps="[pitch/a#deal, pitch/a#leed]"),
            UnknownStep("pitch/a#leed", "lead", ("deal", "lead")),
            "pitch/a#leed",
        ),
        (entry(steps="[pitch/a]"), UnknownStep("pitch/a", None, ("deal", "lead")), "pitch/a"),
        (entry(article="S5"), UnknownArticle("S5", "S4", ("S4",)), "S5"),
        (entry(section="三"), UnknownSection("三", None, ("一", "二")), "三"),
    ],
)
def test_a_name_that_means_nothing_is_told_at_its_place(told, line, fault, place):
    """An entry that points to no lesson, step, article or section, at its line and column."""
    problem = next(problem for problem in told(WHOLE + line) if problem.file.name == "pitch.yaml")
    assert fault == problem.fault
    assert Mark(2, line.index(place) + 1) == problem.mark


@pytest.mark.parametrize("line", [entry(steps="[]"), "- {article: S4, section: 二, what: x}\n"])
def test_an_entry_without_steps_covers_nothing(told, line):
    """It is told itself, and its section stays open."""
    assert [NotCovered("S4", "二"), FieldMissing("steps")] == faults(told(WHOLE + line))


def test_steps_of_a_lesson_that_cannot_be_read_are_not_judged(told):
    """What is wrong with the lesson is told of the lesson."""
    assert () == told(WHOLE + entry(steps="[pitch/broken#any]"))


def test_several_tables_cover_together(told, tmp_path):
    """A section may be met in another course."""
    (tmp_path / "spades.yaml").write_text(entry(), encoding="utf-8")
    assert () == told(WHOLE)


@pytest.mark.parametrize(("table", "fault"), [("article: S4\n", WrongShape("shape-list")), ("", None), ("- [", None)])
def test_a_table_that_is_no_list_is_told(told, table, fault):
    """Whatever stands there, it is a problem of that file and no traceback."""
    found = [problem.fault for problem in told(table) if problem.file.name == "pitch.yaml"]
    assert 1 == len(found)
    assert fault in (None, found[0])


def test_an_unknown_field_is_told(told):
    """As everywhere else, with the nearest name."""
    spare = "- {article: S4, section: 二, what: x, step: y, steps: [pitch/a#lead]}\n"
    (fault,) = faults(told(WHOLE + spare))
    assert ("step", "steps") == (fault.given, fault.nearest)
    assert isinstance(fault, UnknownField)


def test_the_whole_shelf_is_checked_with_its_tables(read, tmp_path):
    """`trickwise check lessons` looks at the tables beside the courses."""
    read('  - {id: w, scene: base, at: plays/4, ask: winner, say: "Look."}\n')
    (tmp_path / "coverage").mkdir()
    (tmp_path / "coverage" / "articles.yaml").write_text(ARTICLES, encoding="utf-8")
    table = entry("一", steps="[spades/t#w]") + entry("二", steps="[spades/t#gone]")
    (tmp_path / "coverage" / "spades.yaml").write_text(table, encoding="utf-8")
    assert [NotCovered("S4", "二"), UnknownStep("spades/t#gone", None, ("w",))] == faults(check(tmp_path))
