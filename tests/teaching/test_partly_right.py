"""What is partly right is counted, and what is missing is not given away."""

import pytest

from tutor.kernel.actions import Exchange
from tutor.kernel.cards import cards
from tutor.kernel.seats import Seat
from tutor.teaching.checker import check_lesson
from tutor.teaching.faults import Expectation
from tutor.teaching.lines import Coach, Prose
from tutor.teaching.runner import reply, screen
from tutor.teaching.screen import Act, Pick, PointCards

N = Seat("N")
CHOICE = """  - id: c
    scene: base
    ask: choice
    options: [{id: a, say: "A"}, {id: b, say: "B"}, {id: c, say: "C"}, {id: d, say: "D"}]
    answer: [a, b, c]
    wrong: [{id: d, say: "Not that one."}, {id: without-b, when: [a, c], say: "Think of B."}]
"""
KITTY = """
  kitty:
    record:
      game: five-hundred
      rules: pagat-australian
      dealer: W
      hands: {N: [HJ, HA, HK, HT, SA, SK, DA, D8, C9, C5]}
      kitty: [JO, DJ, C6]
      auction: [[N, 7H], [E, pass], [S, pass], [W, pass]]
      exchange: {discard: [D8, C9, C5]}
"""
THREE = """
  three:
    record:
      state: {to_lead: S}
      hands: {N: [S2, DA, D5], E: [H3, C9, C8], S: [HK, C3, C2], W: [HA, C5, C4]}
      plays: [[S, HK], [W, HA]]
"""


def pick(names: str) -> Pick:
    return Pick(frozenset(names))


@pytest.mark.parametrize(
    ("picked", "said"),
    [
        ("ab", Coach("options-missing", (("found", 2), ("count", 3)))),
        ("abd", Prose("c.wrong.d")),
        ("abcd", Prose("c.wrong.d")),
        ("ac", Prose("c.wrong.without-b")),
    ],
)
def test_a_choice_of_several_counts(start, picked, said):
    """How many are found so far; a foreseen wrong one among those picked is answered first."""
    _, back = reply(start(CHOICE), pick(picked))
    assert (False, (said,)) == (back.right, back.lines)


@pytest.mark.parametrize(
    ("picked", "said"),
    [("abcd", "options-spare"), ("abd", "options-part"), ("d", "choice-unanswered"), ("ab", "options-missing")],
)
def test_an_unforeseen_one_among_them_is_not_told(start, picked, said):
    """Only that not all of them fit."""
    run = start(CHOICE[: CHOICE.index("    wrong")])
    assert said == reply(run, pick(picked))[1].lines[0].key


def test_legal_counts_what_is_found(start):
    """No card is named or pointed at."""
    run = start("  - {id: l, scene: base, at: plays/4, ask: legal, seat: N, open: all}")
    assert 1 == len(screen(run).input.cards)
    run = start("  - {id: l, scene: three, at: plays/2, ask: legal, seat: N}", THREE)
    after, back = reply(run, PointCards(frozenset(cards("S2 D5"))))
    assert (Coach("set-missing", (("found", 2), ("count", 3))),) == back.lines
    assert ((), ()) == (screen(after).shown.legal, screen(after).shown.evidence)


def test_legal_calls_are_counted_too(start):
    """In the words for calls."""
    run = start('  - {id: c, scene: calls, at: auction/2, ask: legal, seat: S, offer: ["2", "5", nil]}')
    _, back = reply(run, PointCards(calls=frozenset(screen(run).input.calls[:2])))
    assert "calls-missing" == back.lines[0].key


def test_an_exchange_counts_the_cards_asked_for(start):
    """Where one set of cards is asked for, those among the cards laid away are counted."""
    run = start("  - {id: x, scene: kitty, ask: exchange, seat: N, accept: [D8, C9, C5]}", KITTY)
    _, back = reply(run, Act(Exchange(N, cards("D8 C9 C6"))))
    assert ("exchange-part", 2, 3) == (back.lines[0].key, *(dict(back.lines[0].facts)[k] for k in ("found", "count")))
    _, back = reply(run, Act(Exchange(N, cards("HK HA C6"))))
    assert "exchange-off-point" == back.lines[0].key


@pytest.mark.parametrize(
    ("ask", "met", "missed"),
    [
        ("scene: base, at: plays/2, ask: play, seat: N, accept: {wins: true}", "[S2]", "[S2, DA]"),
        ("scene: heart, at: plays/2, ask: forced, seat: N", "H5", "S2"),
        ('scene: calls, at: auction/0, ask: call, seat: N, accept: ["3", "4"]', '["3", "4"]', '["3"]'),
        ("scene: kitty, ask: exchange, seat: N, accept: {includes: [D8, C9, C5]}", "[D8, C9, C5]", "[D8, C9, C6]"),
        ("scene: base, at: plays/4, ask: winner", "N", "W"),
        ("scene: base, at: plays/2, ask: next", "N", "E"),
        ("scene: base, at: plays/2, ask: led", "H", "S"),
        ("scene: base, at: plays/2, ask: legal, seat: N", "[S2, DA]", "[S2]"),
        ("scene: calls, at: end, ask: number, of: scores.NS.hand", "61", "60"),
        ("scene: base, at: end, ask: choice, pick: seat, of: tricks.1.winner", "N", "W"),
        ("scene: base, at: end, ask: find, taken-by: N", "1", "3"),
        ("scene: base, ask: sort, by: removed, items: [S2]", "{stays: S2}", "{removed: S2}"),
        ("scene: base, ask: order, by: rank, items: [S2, SA]", "[SA, S2]", "[S2, SA]"),
    ],
)
def test_every_kind_says_where_the_engine_differs_from_what_the_words_rely_on(read, tmp_path, ask, met, missed):
    """`expect:` is honoured by each kind that the engine answers."""
    folder = tmp_path / "spades" / "t"
    read(f"  - {{id: e, {ask}, expect: {met}}}\n", KITTY)
    assert () == check_lesson(folder)[1]
    read(f"  - {{id: e, {ask}, expect: {missed}}}\n", KITTY)
    assert [Expectation] == [type(problem.fault) for problem in check_lesson(folder)[1]]
