"""Prose: wrapped and measured in three languages, suits among the words."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.theme.prose import ProseStyle, lay_out, measure
from ui.theme.theme import Theme
from ui.theme.tokens import DARK, TEXT_SCALES, Step

TEXTS = {
    "en": "North leads ♥9. The queen of spades would beat it, for spades are **always** trumps; see [void](term:void).",
    "zh_TW": (
        "南家領出 ♣3，西家跟 ♣5，北家出 ♣Q。東家的梅花已在第 3 墩用盡："
        "**缺門**時什麼牌都可以出，請看[缺門](term:void)與「將吃」（以王牌取勝）。"
    ),
    "zh_CN": (
        "底牌是 ★Joker ♦J ♣6。红心是王牌，♦J 也成了王牌："
        "弃掉用不上的三张，请看[缺门](term:void)和“将吃”（用王牌取胜）。"
    ),
}
NEVER_FIRST = "，。、；：！？）」』”’%"
NEVER_LAST = "（「『“‘"
LIST = "可以出：♠J、♠10、♠6、♠2、♥A、♥10、♥8、♥5、♦K、♦J、♦8、♦6、♦2"
BODY = ProseStyle()


@pytest.mark.parametrize("language", ["zh_TW", "zh_CN"])
@pytest.mark.parametrize("width", range(120, 420, 23))
def test_a_list_of_cards_breaks_between_the_cards(qapp, language, width):
    """It is no single long word: every line is nearly full, and begins with a card."""
    prose = lay_out(LIST, Theme(language=language), BODY, width)
    assert not prose.cuts_words
    assert all(line[0] not in NEVER_FIRST for line in prose.lines())
    assert all(line[0] == "\N{NO-BREAK SPACE}" for line in prose.lines()[1:])


@pytest.mark.parametrize("width", range(60, 300, 7))
def test_a_pair_stays_on_one_line(qapp, width):
    """No line ends between the two seats of a side, or the two ends of a range."""
    lines = lay_out("How many tricks did N–S take, of 10–13?", Theme(), BODY, width).lines()
    assert not any(line.rstrip("\u2060").endswith("–") for line in lines)


def test_no_words_are_one_empty_line(qapp):
    """A text that is not there yet is laid out like any other."""
    assert [""] == lay_out("", Theme(), BODY, 200).lines()


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("width", range(120, 420, 23))
def test_lines_keep_the_rules_of_the_language(qapp, language, width):
    """No line begins with a closing mark or ends with an opening one, and none is wider than its place."""
    prose = lay_out(TEXTS[language], Theme(language=language), BODY, width)
    for line in prose.lines():
        assert line[0] not in NEVER_FIRST
        assert line.rstrip()[-1] not in NEVER_LAST
    assert prose.natural_width <= width
    assert not prose.cuts_words


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_the_height_is_a_whole_number_of_lines(qapp, language, scale):
    """Lines stand at one distance in each language and size, suits or not."""
    theme = Theme(language=language, text_scale=scale)
    prose = lay_out(TEXTS[language], theme, BODY, 300)
    assert prose.height == prose.line_count * theme.line_height(Step.TEXT)
    assert prose.line_count > 1


def test_a_suit_never_parts_from_its_rank(qapp):
    """At every width, ♥ and its 10 stand on one line."""
    for width in range(60, 200):
        lines = lay_out("You hold ♥10 ♥9 ♣10 ♦7", Theme(), BODY, width).lines()
        assert not any(line.rstrip(" ").endswith("\u00a0") for line in lines)


def test_a_word_longer_than_its_line_is_reported(qapp):
    """Whoever lays it out hears that it has to be cut."""
    assert lay_out("Unbelievably", Theme(), BODY, 40).cuts_words
    assert not lay_out("Unbelievably", Theme(), BODY, 200).cuts_words


def test_measuring_is_what_one_line_takes(qapp):
    """With so much room the words stand on one line, with less on two; bold ones need more."""
    width = measure("♠Q wins", Theme(), BODY)
    assert lay_out("♠Q wins", Theme(), BODY, width + 1).line_count == 1
    assert lay_out("♠Q wins", Theme(), BODY, width - 2).line_count == 2
    assert measure("**♠Q wins**", Theme(), BODY) > width


def test_paragraphs_are_set_apart(qapp):
    """Between two of them there is more room than between two lines."""
    theme = Theme()
    assert lay_out("one\ntwo", theme, BODY, 200).height == 2 * theme.line_height(Step.TEXT) + BODY.paragraph_gap


def test_links_know_their_words_and_places(qapp):
    """Each has its target and its words, and a rectangle on every line that it runs over."""
    prose = lay_out("see [the rule of ♥ suits](rule:x) and [void](term:void)", Theme(), BODY, 150)
    assert [link.target for link in prose.links()] == ["rule:x", "term:void"]
    assert [link.words for link in prose.links()] == ["the rule of \u00a0 suits", "void"]
    assert len(prose.links()[0].rects) == 2


def painted(markup: str, theme: Theme, style: ProseStyle = BODY) -> QImage:
    image = QImage(80, 30, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.tokens.sheet))
    painter = QPainter(image)
    lay_out(markup, theme, style, 80).paint(painter, QPointF(0, 0))
    painter.end()
    return image


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(image.height())}


def test_signs_are_painted_in_their_colours(qapp):
    """Red suits on a dark page are lightened; a style may ask for the colour of the words."""
    assert "#B2281D" in colours(painted("♥", Theme()))
    assert "#FF9A8C" in colours(painted("♥", Theme(tokens=DARK)))
    own = replace(BODY, colour="#123456", signs_in_text_colour=True)
    assert "#123456" in colours(painted("♥", Theme(), own))
