"""Every term in a text leads to its entry in the glossary, where it stands in all languages side by side."""

import os
import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tutor.games.all import GAMES
from tutor.teaching.course import bundled, lesson_folder, lesson_folders
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Level
from tutor.text.files import read
from tutor.text.glossary import Glossary
from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE, Language, languages
from tutor.text.rulebook import RuleBook
from ui.pages.lesson import LessonPage
from ui.pages.rulebook import RuleBookPage
from ui.presenters.lesson import LessonPresenter
from ui.presenters.rulebook import RuleBookPresenter
from ui.presenters.terms import dealer_word, with_terms
from ui.theme.markup import parse, plain
from ui.theme.rich import RichText
from ui.theme.theme import Theme

_EVERY = 11
TARGET = re.compile(r"\]\(glossary/([^)]+)\)")


def texts(language):
    """What lessons, reasons, the coach and the rule books say in a language, each with its game."""
    for folder in lesson_folders(bundled()):
        lesson = read_lesson(folder).lesson
        yield from ((lesson.game, text) for text in lesson.prose.get(language, {}).values())
    for game in GAMES:
        yield from ((game, leaf.value) for leaf in read("text", language, f"{game}.yaml").leaves().values())
        yield from ((game, leaf.value) for leaf in read("text", language, "coach.yaml").leaves().values())
        yield from ((game, entry.text) for entry in RuleBook.load(game, language).entries.values())


@pytest.mark.parametrize("language", languages())
def test_every_text_keeps_its_words_and_links_only_to_terms(language):
    """A link changes no word, and leads to an entry that every language has."""
    glossaries = [Glossary.load(each).terms for each in languages()]
    step = 1 if os.environ.get("TRICKWISE_LONG") else _EVERY
    for game, text in list(texts(language))[::step]:
        linked = with_terms(text, language, game)
        assert plain(text) == plain(linked)
        targets = TARGET.findall(linked)
        assert len(targets) == len(set(targets))
        assert all(target in terms for terms in glossaries for target in targets)


@pytest.mark.parametrize(
    ("language", "game", "text", "terms"),
    [
        (ENGLISH, "spades", "East has no clubs left: a void. Any card may trump.", ["void", "trump"]),
        (ENGLISH, "spades", "Tricks, one trick after another.", ["trick"]),
        (ENGLISH, "pitch", "The dealer may match a call, and the match goes on.", ["dealer", "call", "match"]),
        (ENGLISH, "spades", "Leading sets the suit.", ["lead"]),
        (ENGLISH, "spades", "See [led suit](spades/led-suit), then follow suit.", ["follow"]),
        (TRADITIONAL_CHINESE, "spades", "首引花色沒有了，就是缺門。", ["led_suit", "void"]),
        (SIMPLIFIED_CHINESE, "pitch", "王牌随时能出。", ["trump"]),
    ],
)
def test_a_term_is_linked_where_it_first_stands(language, game, text, terms):
    """The longest one, once; not where the word means something else, nor inside another link."""
    linked = with_terms(text, language, game)
    found = TARGET.findall(linked)
    assert [term for term in terms if term != "lead"] == [term for term in found if term != "lead"]


@pytest.mark.parametrize(
    ("language", "game", "word"),
    [
        (ENGLISH, "spades", "dealer"),
        (TRADITIONAL_CHINESE, "spades", "發牌者"),
        (SIMPLIFIED_CHINESE, "spades", "庄家"),
        (SIMPLIFIED_CHINESE, "five-hundred", "发牌者"),
        (SIMPLIFIED_CHINESE, "pitch", "发牌者"),
    ],
)
def test_the_dealer_has_the_word_of_the_game(language, game, word):
    """A bridge player reads 庄家 as the declarer, so the games that have one call the dealer otherwise."""
    assert dealer_word(language, game) == word


def test_a_term_of_another_game_is_none():
    """`Low` is a point in Pitch alone."""
    assert "glossary/low" in with_terms("Low goes to the taker.", ENGLISH, "pitch")
    assert "glossary/low" not in with_terms("Low goes to the taker.", ENGLISH, "spades")


@pytest.fixture
def lesson(qtbot):
    """A lesson's page at a step, and its presenter."""

    def opens(name, step, language="en"):
        page = LessonPage(Theme(language=language))
        page.felt.animator.speed = 0.0
        qtbot.addWidget(page)
        page.resize(1280, 748)
        with qtbot.waitExposed(page):
            page.show()
        presenter = LessonPresenter(page)
        presenter.set_language(Language(language), "")
        presenter.open(read_lesson(lesson_folder(name)).lesson, Level.GUIDED, step=step)
        QTest.qWait(0)
        return page, presenter

    return opens


def links_of(widget):
    """The linked texts that are shown in a widget."""
    return [text for text in widget.findChildren(RichText) if text.isVisible() and text._prose(text.width()).links()]


@pytest.mark.parametrize(("language", "term"), [("en", "lead"), ("zh_TW", "lead"), ("zh_CN", "lead")])
def test_a_press_on_a_term_of_the_lesson_asks_for_it(qtbot, lesson, language, term):
    """In the lesson's text, by the mouse, and by Tab and Enter."""
    page, presenter = lesson("spades/07-whole-hand", "t9-south", language)
    text = page.panel._text
    link = next(each for each in text._prose(text.width()).links() if each.target == f"glossary/{term}")
    with qtbot.waitSignal(presenter.term_wanted) as wanted:
        qtbot.mouseClick(text, Qt.MouseButton.LeftButton, pos=link.rects[0].center().toPoint())
    assert [f"glossary/{term}"] == wanted.args
    text.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(presenter.term_wanted) as wanted:
        qtbot.keyClick(text, Qt.Key.Key_Return)
    assert wanted.args[0].startswith("glossary/")


def test_terms_of_the_coach_lead_there_too(qtbot, lesson):
    """In the page's box and in the bubble on the felt."""
    page, presenter = lesson("spades/07-whole-hand", "t4-void")
    for _ in range(3):
        qtbot.keyClick(page, Qt.Key.Key_H)
    boxed = next(text for text in links_of(page.panel._said) if "glossary/" in text.markup)
    link = boxed._prose(boxed.width()).links()[0]
    with qtbot.waitSignal(presenter.rule_wanted) as wanted:
        qtbot.mouseClick(boxed, Qt.MouseButton.LeftButton, pos=link.rects[0].center().toPoint())
    assert [link.target] == wanted.args


def test_the_task_is_linked_and_can_be_read(lesson):
    """What a screen reader says of it holds no markup."""
    page, _ = lesson("spades/07-whole-hand", "t1-winner")
    sentence = page.panel._task._sentence
    assert "glossary/trick" in sentence.markup
    assert "Who takes this trick?" == sentence.text()


def test_an_entry_stands_in_three_languages_side_by_side(qtbot):
    """One column each; the other terms in its words lead on, and the list shows where one is."""
    page = RuleBookPage(Theme())
    qtbot.addWidget(page)
    page.resize(1240, 700)
    RuleBookPresenter(page, str.title).show(ENGLISH)
    with qtbot.waitExposed(page):
        page.show()
    page.open("glossary/left_bower")
    qtbot.waitUntil(lambda: len(links_of(page._term)) == len(languages()))
    heads = [page._term._grid.itemAtPosition(1, column).widget() for column in range(3)]
    assert ["left bower", "左弓", "左弓"] == [head.text() for head in heads]
    assert 1 == len({head.mapTo(page, QPoint(0, 0)).y() for head in heads})
    told = links_of(page._term)[0]
    link = next(each for each in told._prose(told.width()).links() if each.target == "glossary/right_bower")
    qtbot.mouseClick(told, Qt.MouseButton.LeftButton, pos=link.rects[0].center().toPoint())
    assert "glossary/right_bower" == page._entry
    button = page._buttons["glossary/right_bower"]
    qtbot.waitUntil(lambda: button.visibleRegion().boundingRect().height() == button.height())


def test_a_narrow_page_has_the_languages_below_each_other(qtbot):
    """No column is too narrow to be read."""
    page = RuleBookPage(Theme(text_scale=1.5))
    qtbot.addWidget(page)
    page.resize(960, 640)
    RuleBookPresenter(page, str.title).show(TRADITIONAL_CHINESE)
    with qtbot.waitExposed(page):
        page.show()
    page.open("glossary/trick")
    qtbot.waitUntil(lambda: page._term._grid.itemAtPosition(5, 0) is not None)


def test_no_term_explains_itself():
    """An entry's own word is no link in its meaning."""
    for language in languages():
        for name, term in Glossary.load(language).terms.items():
            linked = with_terms(term.meaning, language, without=name)
            assert name not in TARGET.findall(linked)
            assert all(span.text for spans in parse(linked) for span in spans)
