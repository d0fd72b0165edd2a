"""The rule book and the glossary, as they are read."""

import pytest

from tutor.text.files import FormatError, parse
from tutor.text.glossary import Glossary, Term
from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE
from tutor.text.rulebook import RuleBook

EN, TW, CN = (Glossary.load(language) for language in (ENGLISH, TRADITIONAL_CHINESE, SIMPLIFIED_CHINESE))


def words(glossary: Glossary, text: str, game: str = "") -> list[str]:
    """The terms linked in a text, as they stand in it."""
    return [text[link.start : link.end] for link in glossary.links(text, game)]


def test_terms_stand_side_by_side():
    """The same ideas in the same order."""
    assert list(EN.terms) == list(TW.terms) == list(CN.terms)
    assert ("trick", "墩", "墩") == tuple(glossary.terms["trick"].word for glossary in (EN, TW, CN))


def test_a_game_may_have_its_own_word():
    """庄家 deals in Spades; a bridge player would read contractor, so elsewhere it is 发牌者."""
    dealer = CN.terms["dealer"]
    assert ("庄家", "发牌者", "发牌者") == tuple(dealer.word_in(game) for game in ("spades", "pitch", "five-hundred"))
    assert ("叫墩", "叫分") == tuple(TW.terms["call"].word_in(game) for game in ("spades", "pitch"))


def test_unusual_words_name_the_usual_ones():
    """王牌 and 无王 are also called otherwise."""
    assert (("将牌", "主牌"), "无将") == (CN.terms["trump"].also, CN.terms["no_trump"].also[0])


def test_search_goes_by_words_first():
    """A term is found by its word, by what else people say, and by its explanation."""
    assert [EN.terms["to_trump"]] == list(EN.search("ruff"))
    assert isinstance(TW.search("王牌")[0], Term)
    assert TW.terms["trump"] == TW.search("王牌")[0]


def test_links_take_the_first_place_and_the_longest_term():
    """A term is a link once; the left bower is no bare trump; High is no high."""
    assert ["Trump", "led suit", "trick"] == words(EN, "Trump or the led suit: a trick, high or low. A trick more.")
    assert ["left bower"] == words(EN, "The left bower!")
    assert ["首引花色", "墩"] == words(TW, "首引花色最大，收了這墩。")
    assert ["庄家"] == words(CN, "庄家", "spades")
    assert ["trick"] == words(EN, "The left-hand neighbour takes the trick.")


def test_a_rule_book_that_is_not_there_is_empty():
    """So that a new game can be tried before its rules are written."""
    assert {} == RuleBook.load("no-such-game", ENGLISH).entries


@pytest.mark.parametrize("source", ["- a", "a: [", "a: b: c", "text"])
def test_a_file_that_is_no_mapping_is_refused(source: str):
    """With the file's name and the line."""
    with pytest.raises(FormatError, match=r"^(file\.yaml: )?line [12]"):
        parse(source, "file.yaml").leaves()


def test_a_rule_has_its_source_and_its_options():
    """An entry says where it stands, and which options change it."""
    book = RuleBook.load("five-hundred", ENGLISH)
    entry = book.entries["pass-is-final"]
    assert entry.title
    assert entry.text
    assert "S2" in {source.article for source in entry.sources}
    assert "bid_after_pass" in entry.options
    assert entry in book.changed_by("bid_after_pass")
    assert {"never", "always", "if_changed"} == set(book.options["bid_after_pass"].values)
    assert "pagat-australian" in book.presets


def test_a_rule_is_found_by_its_words():
    """All words of the search occur in it; a title counts before a text, and blanks in Chinese don't count."""
    book, chinese = (RuleBook.load("five-hundred", language) for language in (ENGLISH, SIMPLIFIED_CHINESE))
    found = book.search("left bower")
    assert book.entries["left-bower"] == found[0]
    assert all("left" in (entry.title + entry.text).lower() for entry in found)
    assert chinese.search("左弓")
    assert () == book.search("left sparrow")
