"""`deal/n`: the table while a hand is dealt, packet by packet."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.cards import listed
from tutor.teaching.checker import check_lesson
from tutor.teaching.concealed import Fact
from tutor.teaching.faults import NotReached
from tutor.teaching.film import Start, address, written_address
from tutor.teaching.runner import reply, screen
from tutor.teaching.screen import GoOn

SCENES = """
  whole:
    game: {game}
    {deal}
"""
HANDS = "deal: {where: []}"
STEPS = "  - {{id: a, scene: whole, at: deal/{packets}, say: x}}\n"


def table(start, game: str, packets: int):
    """What lies on the table once so many packets are dealt."""
    scenes = SCENES.format(game=game, deal=HANDS).lstrip("\n")
    return screen(start(STEPS.format(packets=packets), scenes)).state


@pytest.mark.parametrize(
    ("game", "packets", "each", "aside"),
    [
        ("five-hundred", 0, 0, 0),
        ("five-hundred", 1, 3, 1),
        ("five-hundred", 2, 7, 2),
        ("five-hundred", 3, 10, 3),
        ("pitch", 1, 3, 0),
        ("pitch", 2, 6, 0),
        ("spades", 1, 1, 0),
        ("spades", 13, 13, 0),
    ],
)
def test_so_many_cards_are_out(start, game, packets, each, aside):
    """Three, four and three in Five Hundred, with one card aside after each; twice three in Pitch; one by one else."""
    state = table(start, game, packets)
    assert {each} == {len(held) for held in state.deal.hands.values()}
    if game == "five-hundred":
        assert aside == len(state.deal.kitty)


def test_nobody_is_to_act_while_cards_are_dealt(start):
    """Who calls first may be what is asked; once the deal is whole, it is seen."""
    scenes = SCENES.format(game="five-hundred", deal=HANDS).lstrip("\n")
    run = start(STEPS.format(packets=1) + "  - {id: b, at: deal, say: y}\n", scenes)
    assert Fact.TURN in screen(run).concealed
    assert Fact.TURN not in screen(reply(run, GoOn())[0]).concealed


@pytest.mark.parametrize("game", GAMES)
def test_packets_make_up_the_whole_deal(game):
    """At every table that has a name."""
    for rules in GAMES[game].presets.values():
        packets, players = GAMES[game].packets(rules), max(GAMES[game].players)
        assert GAMES[game].hand_size(rules, players) == sum(packet.each for packet in packets)
        assert GAMES[game].kitty_size(rules) == sum(packet.aside for packet in packets)


def test_a_packet_adds_to_those_before_it(start):
    """No card that was dealt goes back, and hands stay in order."""
    before, after = table(start, "five-hundred", 1), table(start, "five-hundred", 2)
    for seat, held in before.deal.hands.items():
        assert set(held) < set(after.deal.hands[seat])
        assert held == listed(held)
    assert before.deal.kitty == after.deal.kitty[:1]


def test_steps_that_name_no_moment_stay_while_cards_are_dealt(start):
    """Until the deal is done, or something else is looked at."""
    more = "  - {id: b, say: y}\n  - {id: c, play: deal, say: z}\n  - {id: d, say: u}\n"
    run = start(STEPS.format(packets=1) + more, SCENES.format(game="five-hundred", deal=HANDS).lstrip("\n"))
    seen = []
    while not run.finished:
        seen.append(len(screen(run).state.deal.hands["N"]))
        run = reply(run, GoOn())[0]
    assert [3, 3, 10, 10] == seen


@pytest.mark.parametrize(("scene", "packets"), [("base", 1), ("whole", 4)])
def test_what_is_never_dealt_so_is_told(read, scene, packets):
    """A position of a few cards is not dealt, and no hand has more packets than its game deals."""
    step = f"  - {{id: a, scene: {scene}, at: deal/{packets}, say: x}}\n"
    found = read(step, SCENES.format(game="five-hundred", deal=HANDS).lstrip("\n"))
    assert [NotReached(f"deal/{packets}")] == [problem.fault for problem in check_lesson(found.lesson.folder)[1]]


def test_addresses_are_written_as_they_are_read():
    """With their number and without."""
    assert ("deal/2", "deal") == (written_address(address("deal/2")), written_address(address("deal")))
    assert (Start(2), None) == (address("deal/2"), address("deal/x"))
    assert {None} == {address(f"plays/{number}") for number in ("9" * 5000, "²", "٣", "-1")}
