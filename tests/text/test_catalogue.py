"""Texts are found by code and variant, a game's before the shared ones, and rendered with their facts."""

from dataclasses import dataclass, replace
from typing import NewType

import pytest

from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.reasons import HighestOfLedSuit, MustFollowSuit, NotYourTurn, Reason
from tutor.kernel.seats import Seat, Side
from tutor.text.catalogue import Texts, load
from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE
from tutor.text.template import TextError
from tutor.text.words import Names

EN, TW, CN = (load(language) for language in (ENGLISH, TRADITIONAL_CHINESE, SIMPLIFIED_CHINESE))
MUST_FOLLOW = MustFollowSuit(Suit.HEARTS, card("S2"), cards("HT H3"))


@dataclass(frozen=True, slots=True)
class Example(Reason):
    """A reason with every type of fact that words itself by its type."""

    code = "example"
    rule = "none"
    side: Side
    seats: tuple[Seat, ...]
    tally: tuple[tuple[Side, int], ...]
    given: NewType("Typed", str)  # type: ignore[valid-type]
    position: str
    other: Seat | None = None


EXAMPLE = Example(Side("NS"), (Seat("N"), Seat("甲")), ((Side("NS"), 61), (Side("EW"), -60)), "x1", "lead")


def with_text(texts: Texts, text: str, file: str = "kernel") -> Texts:
    """The texts, and in one file one for the example."""
    return replace(texts, files={**texts.files, file: {**texts.files.get(file, {}), "example": text}})


def test_a_shared_reason_is_worded_in_each_language():
    """The same value, three sentences."""
    assert EN.reason("no-game", MUST_FOLLOW) == (
        "You still hold ♥10 and ♥3. This trick began with hearts, so hearts it must be – high or low, as you like."
    )
    assert TW.reason("no-game", MUST_FOLLOW) == "你手上還有♥10、♥3。這一墩首引紅心，有就要跟，大小隨你挑。"
    assert CN.reason("no-game", MUST_FOLLOW) == "你手里还有♥10、♥3。这一墩领出的是红心，有就得跟，出大出小都行。"


def test_a_reason_said_aloud():
    """No sign is left that a voice can't read."""
    assert EN.reason("no-game", MUST_FOLLOW, spoken=True).startswith(
        "You still hold ten of hearts and three of hearts."
    )


def test_a_variant_has_its_own_text():
    """`code.variant` where the reason has one."""
    assert EN.reason("no-game", NotYourTurn(Seat("E"), "follow")) == "Play goes clockwise: East is next."
    assert EN.reason("no-game", NotYourTurn(Seat("E"), "first")) == "East leads to the first trick."


def test_the_learners_seat_is_marked():
    """Seats have names, and the learner's own is told."""
    why = HighestOfLedSuit(Seat("S"), card("HT"), Suit.HEARTS, None)
    names = Names(you=Seat("S"))
    assert TW.reason("pitch", why, names) == "南家（你）收走：首引紅心，♥10最大。"
    assert CN.reason("pitch", why, names) == "南家（你）赢墩：首攻花色是红心，♥10 最大。"


def test_fields_are_worded_by_their_types():
    """Sides, lists of seats, pairs, words that somebody typed and words of the language."""
    template = "{side}|{seats}|{tally}|{given}|{position}"
    assert with_text(EN, template).reason("", EXAMPLE) == "N–S|North and 甲|N–S 61 and E–W −60|x1|lead"
    assert with_text(TW, template).reason("", EXAMPLE) == "南北隊|北家、甲|南北隊61、東西隊−60|x1|領出"


def test_a_games_text_goes_before_the_shared_one():
    """A game may word a kernel's reason anew, and so may a word of its own."""
    texts = with_text(with_text(EN, "shared"), "own", "spades")
    assert ("own", "shared") == (texts.reason("spades", EXAMPLE), texts.reason("pitch", EXAMPLE))


def test_an_english_sentence_begins_with_a_capital():
    """Though the fact that it begins with has none."""
    assert with_text(EN, "{position} it is").reason("", EXAMPLE) == "Lead it is"


@pytest.mark.parametrize("template", ["{seat}", "{other}"])
def test_a_missing_fact_is_never_shown(template: str):
    """A placeholder without its fact raises, and so does a fact that is None."""
    with pytest.raises(TextError):
        with_text(EN, template).reason("", EXAMPLE)


def test_a_missing_text_raises():
    """Nobody ever sees a code instead of a sentence."""
    with pytest.raises(TextError):
        EN.reason("spades", EXAMPLE)
    with pytest.raises(TextError):
        EN.say("no-such-text")


def test_other_texts_by_key():
    """The coach's talk; facts called seat, side and seats are names of those."""
    assert EN.say("task.play", seat=Seat("N")) == "Play a card for North."
    assert CN.say("task.exchange", count=3) == "弃掉 3 张。"
    assert CN.say("rest", minutes=20) == "你定的 20 分钟到了。牌局停在这儿等你。"
    assert EN.say("task.number.total", side=Side("NS")) == "What is N–S's total now?"
    assert TW.say("hint.look-seats", seats=(Seat("N"), Seat("E"))) == "看看北家、東家。"
