"""Each kind of question knows its answer, its mistakes and its words from the engine alone."""

import pytest

from tutor.kernel.actions import Exchange, MakeCall, PlayCard
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.reasons import HighestTrump, MustFollowSuit
from tutor.kernel.seats import Seat
from tutor.teaching.asks import KINDS
from tutor.teaching.course import bundled
from tutor.teaching.lines import Coach, Engine, Prose
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, reply, screen
from tutor.teaching.screen import (
    Accepted,
    Act,
    Answered,
    DialInput,
    GiveNumber,
    GoOn,
    Level,
    NotThisStep,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
    Refused,
    Turn,
)
from tutor.text.catalogue import Texts
from tutor.text.language import languages

N, E, S, W = (Seat(name) for name in "NESW")


def play(seat: Seat, code: str) -> Act:
    return Act(PlayCard(seat, card(code)))


def test_winner_is_who_the_engine_says(start):
    """Whoever the engine says takes the trick is right, and the engine's reason says why."""
    run, back = reply(start("  - {id: w, scene: base, at: plays/4, ask: winner}"), PointSeat(N))
    assert back.right
    assert (Coach("right", (("reason", Engine("spades", HighestTrump(N, card("S2"), card("HA")))),)),) == back.lines
    assert run.mark.passed


@pytest.mark.parametrize(("seat", "mistake"), [(S, "leader-wins"), (E, "last-card-wins"), (W, "led-suit-only")])
def test_winner_knows_misunderstandings(start, seat, mistake):
    """Each wrong seat shows the misunderstanding that names it, without a word in the script."""
    run, back = reply(start("  - {id: w, scene: base, at: plays/4, ask: winner}"), PointSeat(seat))
    assert (False, mistake) == (back.right, back.mistake)
    assert not run.mark.passed
    assert 1 == run.mark.slips


def test_a_trick_that_is_asked_about_lies_on_the_table(start):
    """Until it is answered, nobody has taken it."""
    run = start("  - {id: w, scene: base, at: plays/4, ask: winner}")
    assert cards("HK HA S2 H3") == tuple(play.card for play in screen(run).state.play.table)
    assert () == screen(run).state.play.tricks


def test_winner_may_be_asked_before_all_cards_are_seen(start):
    """With `shown`, the rest of the trick is still in the hands."""
    run = start("  - {id: w, scene: base, at: plays/4, ask: winner, shown: 2}")
    assert cards("HK HA") == tuple(play.card for play in screen(run).state.play.table)
    run, back = reply(run, PointSeat(N))
    assert back.right
    assert 1 == len(screen(run).state.play.tricks)


def test_winner_asked_twice_means_the_next_trick(start):
    """The second of two questions in a row is about the trick after."""
    run = start("  - {id: one, scene: base, at: plays/4, ask: winner}\n  - {id: two, ask: winner, expect: N}")
    run, _ = reply(run, PointSeat(N))
    run, _ = reply(run, GoOn())
    assert cards("DA C9 C3 C5") == tuple(play.card for play in screen(run).state.play.table)


def test_next_is_who_is_to_act(start):
    """The turn goes clockwise; the seat before the last player is the anticlockwise mistake."""
    run = start("  - {id: n, scene: base, at: plays/2, ask: next}")
    assert reply(run, PointSeat(N))[1].right
    assert "goes-anticlockwise" == reply(run, PointSeat(S))[1].mistake


def test_led_is_the_first_cards_suit(start):
    """The first card asks, not the latest."""
    run = start("  - {id: l, scene: base, at: plays/3, ask: led}")
    assert reply(run, PointSuit(Suit.HEARTS))[1].right
    assert "follows-last-card" == reply(run, PointSuit(Suit.SPADES))[1].mistake


def test_legal_is_every_card_that_goes(start):
    """All of them and no other; a void hand need not trump."""
    run = start("  - {id: l, scene: base, at: plays/2, ask: legal, seat: N}")
    assert reply(run, PointCards(frozenset(cards("S2 DA"))))[1].right
    assert "must-trump" == reply(run, PointCards(frozenset(cards("S2"))))[1].mistake
    assert "wait-for-break" == reply(run, PointCards(frozenset(cards("DA"))))[1].mistake


def test_legal_says_why_a_marked_card_does_not_go(start):
    """What nobody foresaw is answered by the engine's reason for the card."""
    three = """  three:
    record:
      state: {to_lead: S}
      hands: {N: [S2, H5, DA], E: [H3, C9, C2], S: [HK, C3, C4], W: [HA, C5, C6]}
      plays: [[S, HK], [W, HA]]
"""
    run = start("  - {id: l, scene: three, at: plays/2, ask: legal, seat: N}", more=three)
    _, back = reply(run, PointCards(frozenset(cards("DA"))))
    reason = Engine("spades", MustFollowSuit(Suit.HEARTS, card("DA"), cards("H5")))
    assert (None, (Coach("set-extra", (("reason", reason),)),)) == (back.mistake, back.lines)


def test_legal_calls_are_those_offered(start):
    """In an auction the calls are asked for, of those that are offered."""
    run = start('  - {id: c, scene: calls, at: auction/2, ask: legal, seat: S, offer: ["2", "5", nil]}')
    calls = frozenset(screen(run).input.calls)
    assert ["2", "5", "nil"] == [call.notation for call in screen(run).input.calls]
    assert reply(run, PointCards(calls=calls))[1].right


def test_play_accepts_what_the_script_accepts(start):
    """Another legal card is answered, not refused, and nothing has moved."""
    steps = "  - {id: p, scene: base, at: plays/2, ask: play, seat: N, accept: {wins: true}}"
    run = start(steps)
    after, back = reply(run, play(N, "DA"))
    assert isinstance(back, NotThisStep)
    assert PlayCard(N, card("DA")) == back.action
    assert screen(run).state is screen(after).state
    after, back = reply(run, play(N, "S2"))
    assert isinstance(back, Accepted)
    assert after.finished


def test_play_refuses_what_the_rules_refuse(start):
    """The rules come first, and their reason is the answer."""
    run, back = reply(start("  - {id: p, scene: heart, at: plays/2, ask: play, seat: N, accept: [H5]}"), play(N, "S2"))
    assert isinstance(back, Refused)
    assert MustFollowSuit(Suit.HEARTS, card("S2"), cards("H5")) == back.reason.reason
    assert not back.invited
    assert 0 == run.mark.slips


def test_a_foreseen_card_is_answered_in_the_scripts_words(start):
    """`wrong` of a play says what the card is about, and costs something."""
    steps = """  - id: p
    scene: base
    at: plays/2
    ask: play
    seat: N
    accept: [S2]
    wrong: [{id: thrown, when: [DA], say: "It may go."}]
"""
    run, back = reply(start(steps), play(N, "DA"))
    assert (Prose("p.wrong.thrown"),) == back.lines
    assert 1 == run.mark.slips


def test_notes_are_said_to_accepted_cards(start):
    """Where several cards are accepted, each kind may have its words."""
    steps = """  - id: p
    scene: base
    at: plays/2
    ask: play
    seat: N
    notes: [{id: away, when: {suit: D}, say: "Thrown."}]
"""
    _, back = reply(start(steps), play(N, "DA"))
    assert (Prose("p.note.away"),) == back.lines


def test_forced_takes_the_only_card(start):
    """Where the rules leave one card, that card is asked for."""
    run = start("  - {id: f, scene: heart, at: plays/2, ask: forced, seat: N}\n  - {id: w, ask: winner}")
    run, back = reply(run, play(N, "H5"))
    assert cards("H5 H3") == tuple(event.card for event in back.events if hasattr(event, "card"))
    assert "w" == run.station.step.id


def test_refuse_is_passed_by_the_refusal(start):
    """The step invites what does not go, and its refusal is what there is to learn."""
    steps = "  - {id: r, scene: heart, at: plays/2, ask: refuse, seat: N, card: S2, because: spades.must-follow-suit}"
    run = start(steps)
    other, back = reply(run, play(N, "H5"))
    assert isinstance(back, NotThisStep)
    assert not other.mark.passed
    run, back = reply(run, play(N, "S2"))
    assert back.invited
    assert run.mark.passed


def test_refuse_takes_calls(start):
    """A call that no table knows may be tried too."""
    steps = '  - {id: r, scene: calls, at: auction/2, ask: refuse, seat: S, call: "14", because: call-above-13}'
    run = start(steps)
    calls = screen(run).input.calls
    invited = next(call for call in calls if call.notation == "14")
    assert reply(run, Act(MakeCall(S, invited)))[1].invited


def test_call_is_made(start):
    """A call that is accepted is made."""
    run = start('  - {id: c, scene: calls, at: auction/2, ask: call, seat: S, accept: ["3"]}')
    assert isinstance(reply(run, Act(MakeCall(S, number(4))))[1], NotThisStep)
    assert isinstance(reply(run, Act(MakeCall(S, number(3))))[1], Accepted)


def test_number_is_a_number_of_the_verdict(start):
    """A path of the verdict is asked for, and misunderstandings have their values."""
    steps = """  - id: n
    scene: made
    ask: number
    of: scores.NS.hand
    expect: 61
    wrong: [{id: every-trick-ten, value: 70}, {id: total, value: scores.EW.hand, say: "Theirs."}]
"""
    run = start(steps)
    assert reply(run, GiveNumber(61))[1].right
    assert "every-trick-ten" == reply(run, GiveNumber(70))[1].mistake
    assert "total" == reply(run, GiveNumber(60))[1].mistake
    assert None is reply(run, GiveNumber(5))[1].mistake


@pytest.mark.parametrize(
    ("scene", "path", "value"),
    [
        ("base, at: plays/4", "taken.NS", 1),
        ("base, at: plays/0", "facts.hand.N", 2),
        ("calls, at: auction", "contract.NS", 6),
        ("calls", "scores.NS.lines.contract-made", 60),
        ("calls", "deal.tricks", 13),
    ],
)
def test_paths_of_the_verdict(start, scene, path, value):
    """Tricks of a side, cards in hand, a side's contract, a line of the sheet, facts of the deal."""
    run = start(f"  - {{id: n, scene: {scene}, ask: number, of: {path}, expect: {value}}}")
    assert reply(run, GiveNumber(value))[1].right


def test_a_number_that_is_told_is_a_number(start):
    """Its words write the minus as the sheet does, not as the script."""
    run = start("  - {id: n, scene: base, ask: number, answer: -60}")
    (line,), _ = run.station.ask.solution(asked(run))
    assert Coach("hint.answer-text", (("answer", Coach("option.fact", (("fact", -60),))),)) == line


def test_choice_of_the_script(start):
    """The script says which of its options is right."""
    steps = """  - id: c
    scene: base
    ask: choice
    options: [{id: spade, say: "A spade?"}, {id: rank, say: "The rank?"}]
    answer: spade
    wrong: [{id: rank, say: "No."}]
"""
    run = start(steps)
    assert reply(run, Pick(frozenset(("spade",))))[1].right
    assert "rank" == reply(run, Pick(frozenset(("rank",))))[1].mistake


def test_choice_of_the_engine(start):
    """A picked seat, side or suit is compared with the verdict; a null is nobody."""
    run = start("  - {id: c, scene: made, ask: choice, pick: side, of: match.winner, expect: nobody}")
    assert ["NS", "EW", "nobody"] == [option.id for option in screen(run).input.options]
    assert reply(run, Pick(frozenset(("nobody",))))[1].right
    run = start("  - {id: c, scene: made, ask: choice, pick: seat, of: next.dealer}")
    assert reply(run, PointSeat(N))[1].right


@pytest.mark.parametrize(
    ("what", "trick"),
    [("what: spades-broken", 1), ("void: [N, H]", 1), ("led: D", 2), ("trick: {holds: C9}", 2), ("taken-by: N", 1)],
)
def test_find_is_a_trick(start, what, trick):
    """The trick in which something happens, the first of a breaking or a void."""
    run = start(f"  - {{id: f, scene: base, ask: find, {what}, expect: {trick}}}")
    assert reply(run, PointMoment(trick))[1].right


def test_explore_wants_every_value_seen(start):
    """Nothing can be missed; the step is passed when all of `visit` has been seen."""
    steps = """  - id: e
    scene: made
    ask: explore
    vary: result.tricks.NS
    from: 0
    to: 13
    visit: ["5", "6"]
    watch: [scores.NS.hand]
"""
    run, _ = reply(start(steps), Turn("5"))
    assert (("scores.NS.hand", "-60"),) == screen(run).facts
    assert not run.mark.passed
    run, _ = reply(run, Turn("6"))
    assert (("scores.NS.hand", "60"),) == screen(run).facts
    assert run.mark.passed


def test_exchange_lays_cards_away():
    """Any three cards that the rules let go may be accepted, and kinds of them have their words."""
    lesson = read_lesson(bundled() / "five-hundred" / "04-kitty").lesson
    step = next(step for step in lesson.steps if step.ask is not None and step.ask.kind == "exchange")
    run = begin(lesson, Level.GUIDED, step.id)
    assert 3 == screen(run).input.discards
    held = asked(run).hand(N)
    assert isinstance(reply(run, Act(Exchange(N, held[:2])))[1], Refused)
    assert isinstance(reply(run, Act(Exchange(N, cards("D8 C9 C5"))))[1], Accepted)


def test_an_answer_of_another_kind_changes_nothing(start):
    """A number is no seat."""
    run = start("  - {id: w, scene: base, at: plays/4, ask: winner}")
    after, back = reply(run, GiveNumber(3))
    assert isinstance(back, Answered)
    assert not after.mark.passed
    assert 0 == after.mark.slips


@pytest.mark.parametrize("language", languages())
def test_the_coach_has_words_for_what_kinds_know(language):
    """Every mistake that a kind works out by itself is answered in every language."""
    texts = Texts.load(language)
    known = {f"mistake.{name}" for kind in KINDS.values() for name in kind.known}
    assert set() == {key for key in known if not texts.has(key)}


def test_a_dial_shows_where_it_stands(start):
    """At first it points at the record's own value, which has then been seen; it says what it turns."""
    run = start('  - {id: e, scene: made, ask: explore, vary: "result.tricks.NS", from: 5, to: 8}')
    turns = Coach("dial.tricks", (("side", "NS"),))
    assert DialInput(("5", "6", "7", "8"), ("5", "6", "7", "8"), ("7",), "7", turns) == screen(run).input
