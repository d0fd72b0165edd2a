"""Records played through the engine: what is known, where they stop, and what is told of the moment."""

from tutor.games.five_hundred import reasons as five_hundred
from tutor.games.five_hundred.reasons import DiscardNotHeld, DiscardThree, DiscardTwice, JokerNotHeld
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.reasons import (
    AuctionGoesOn,
    AuctionIsOver,
    CallNotAllowed,
    CardNotHeld,
    HandIsOver,
    MustFollowSuit,
    NothingToExchange,
    NotYourTurn,
)
from tutor.kernel.seats import Seat
from tutor.records.faults import CardTwice, ContractNeeded, NotOfGame, ResultNotOfGame
from tutor.records.record import Problem
from tutor.records.report import TraceEntry

N, E, S, W = map(Seat, "NESW")
FOUR_HEARTS = "game: spades\nplays: [[N, H9], [E, H3], [S, HT], [W, H4]"
AUCTION = '[[N, "3"], [E, "4"], [S, "3"], [W, "2"]]'
FIVE_HUNDRED = "game: five-hundred\ndealer: W\nauction: [[N, 6H], [E, pass], [S, pass], [W, pass]]\n"
NORTH = "hands: {N: [HJ, HA, HK, HT, SA, SK, DA, D8, C9, C5]}\nkitty: [JO, DJ, C6]\n"


def codes(text):
    return tuple(card.code for card in cards(text))


def test_cards_of_an_unknown_hand_are_accepted(judged):
    """Where a hand is not known, any card not seen yet may come from it."""
    assert judged(FOUR_HEARTS + "]").ok


def test_a_revoke_that_a_later_play_proves_is_told_at_the_revoke(judged):
    """East throws a club on hearts, and leads a heart later: the club was the fault."""
    report = judged(
        "game: spades\nplays: [[N, H9], [E, C3], [S, HT], [W, H4], [S, D7], [W, D8], [N, D2], [E, DK], [E, H3]]"
    )
    assert (Problem("plays/1", MustFollowSuit(Suit.HEARTS, card("C3"), cards("H3")), E, "C3"),) == report.problems
    assert report.judged.to_act == E


def test_a_card_played_twice_by_unknown_hands_is_there_twice(judged):
    """The second play of a card names the first."""
    report = judged(FOUR_HEARTS + ", [S, H9]]")
    assert (Problem("plays/4", CardTwice(card("H9"), "plays/0"), S, "H9"),) == report.problems


def test_a_card_of_a_known_hand_is_not_held_by_another(judged):
    """What North holds nobody else can play."""
    hands = "hands: {N: [H9, DK, C7, CQ, D5, C2, HA, S6, DJ, H2, S2, C4, CJ]}\n"
    report = judged("game: spades\n" + hands + "plays: [[N, H9], [E, HA]]")
    assert (Problem("plays/1", CardNotHeld(card("HA"), None), E, "HA"),) == report.problems


def test_a_seat_out_of_turn_is_told(judged):
    """South plays before East."""
    report = judged("game: spades\nplays: [[N, H9], [S, HT]]")
    assert (Problem("plays/1", NotYourTurn(E, "follow"), S, "HT"),) == report.problems


def test_nothing_is_played_after_the_last_trick(judged, examples):
    """A fifty-third card comes too late."""
    record = examples["s0-whole-hand"]
    plays = ", ".join(f"[{seat}, {code}]" for seat, code in [*record["plays"], ["S", "C2"]])
    report = judged(f"game: spades\nplays: [{plays}]")
    assert (Problem("plays/52", HandIsOver(), S, "C2"),) == report.problems


def test_no_card_is_played_while_the_auction_goes_on(judged):
    """Three calls of four are no auction."""
    report = judged('game: spades\nauction: [[N, "3"], [E, "4"], [S, "3"]]\nplays: [[N, H9]]')
    assert (Problem("plays/0", AuctionGoesOn(W), N, "H9"),) == report.problems


def test_a_result_needs_an_auction_that_is_over(judged):
    """A hand is not scored while somebody has still to call."""
    report = judged('game: spades\nauction: [[N, "3"]]\nresult: {tricks: {N: 13}}')
    assert (Problem("result", AuctionGoesOn(E)),) == report.problems


def test_nobody_calls_after_the_auction(judged):
    """A fifth bid of Spades comes too late."""
    report = judged(f'game: spades\nauction: {AUCTION[:-1]}, [N, "1"]]')
    assert (Problem("auction/4", AuctionIsOver(), N, "1"),) == report.problems


def test_passes_that_follow_a_top_call_may_be_listed(judged):
    """After a 4 at Pitch the others have nothing to say, and a record may say so."""
    pitch = "game: pitch\nseats: [A, B, C]\ndealer: C\n"
    report = judged(pitch + 'auction: [[A, "4"], [B, pass], [C, pass]]\n')
    assert report.ok
    assert [("A", 4), ("B", 1), ("C", 1), ("A", None)] == [
        (entry.seat, entry.legal and len(entry.legal)) for entry in report.trace
    ]
    (problem,) = judged(pitch + 'auction: [[A, "4"], [B, pass], [B, pass]]\n').problems
    assert ("auction/2", AuctionIsOver()) == (problem.where, problem.reason)


def test_without_an_auction_the_plays_alone_are_judged(judged, examples):
    """A hand without calls has winners, and no score."""
    plays = ", ".join(f"[{seat}, {code}]" for seat, code in examples["s0-whole-hand"]["plays"])
    report = judged(f"game: spades\nplays: [{plays}]")
    assert report.ok
    assert (None, None, 13) == (report.judged.score, report.judged.after, len(report.judged.tricks))
    assert {"N": 2, "E": 4, "S": 5, "W": 2} == report.judged.taken


def test_five_hundred_cannot_be_played_without_its_contract(judged):
    """Trump, and who leads, hang on the contract."""
    assert (Problem("plays", ContractNeeded()),) == judged("game: five-hundred\nplays: [[N, HA]]").problems


def test_a_contract_stands_for_its_auction(judged):
    """The first leader is the contractor."""
    report = judged("game: five-hundred\ncontract: {seat: N, call: 7H}\nplays: [[N, JO], [E, H4], [S, H7], [W, H6]]")
    assert report.ok
    assert (7, 3, "H") == (report.judged.contract.needs, report.judged.spare, report.judged.trump)


def test_a_contract_must_be_a_call_of_the_game(judged):
    """Nobody plays eleven hearts, five hearts, nil or a pass; each is told as it would be of a call."""
    for call, kind in (
        ("11H", five_hundred.CallAboveMaximum),
        ("5H", five_hundred.CallBelowMinimum),
        ("nil", CallNotAllowed),
        ("pass", CallNotAllowed),
    ):
        (problem,) = judged(f"game: five-hundred\ncontract: {{seat: N, call: {call}}}").problems
        assert ("contract/call", kind) == (problem.where, type(problem.reason))


def test_spades_has_no_single_contract(judged):
    """Each side of Spades has its own."""
    report = judged('game: spades\ncontract: {seat: N, call: "3"}')
    assert (Problem("contract", NotOfGame("contract")),) == report.problems


def test_a_result_of_another_kind_scores_nothing(judged):
    """Spades has no named points."""
    report = judged(f"game: spades\nauction: {AUCTION}\nresult: {{points: {{NS: [high, low]}}}}")
    assert (Problem("result", ResultNotOfGame()),) == report.problems


def test_a_discard_that_is_not_held_is_named(judged):
    """The card, by its place in the discard."""
    report = judged(FIVE_HUNDRED + NORTH + "exchange: {discard: [D8, CA, C5]}")
    assert (Problem("exchange/discard/1", DiscardNotHeld(card("CA")), N, "CA"),) == report.problems


def test_a_card_discarded_twice_is_named(judged):
    """Its second place is the wrong one."""
    report = judged(FIVE_HUNDRED + NORTH + "exchange: {discard: [D8, C5, D8]}")
    assert (Problem("exchange/discard/2", DiscardTwice(card("D8")), N, "D8"),) == report.problems


def test_a_discard_of_two_cards_is_refused_as_a_whole(judged):
    """Three cards go back."""
    report = judged(FIVE_HUNDRED + NORTH + "exchange: {discard: [D8, C5]}")
    assert (Problem("exchange/discard", DiscardThree(2, 3, 10), N, "D8 C5"),) == report.problems


def test_a_suit_named_for_a_joker_that_is_away_is_refused(judged):
    """Naming the joker is part of the exchange."""
    auction = "game: five-hundred\ndealer: W\nauction: [[N, 6NT], [E, pass], [S, pass], [W, pass]]\n"
    report = judged(auction + NORTH + "exchange: {discard: [D8, JO, C5], joker: H}")
    assert (Problem("exchange/joker", JokerNotHeld(Suit.HEARTS, discarded=True), N, "H"),) == report.problems


def test_there_is_no_exchange_in_spades(judged):
    """Spades has no kitty."""
    report = judged(f"game: spades\nauction: {AUCTION}\nexchange: {{discard: [H9]}}")
    assert ("exchange", NothingToExchange()) == (report.problems[0].where, report.problems[0].reason)


def test_the_exchange_is_awaited_with_the_cards_to_choose_from(judged):
    """The last entry of the trace lists hand and kitty."""
    report = judged(FIVE_HUNDRED + NORTH)
    legal = codes("SA SK HA HK HJ HT DA DJ D8 C9 C6 C5 JO")
    assert TraceEntry(N, legal) == report.trace[-1]
    assert report.judged.to_act == N
    assert report.judged.moment.hand[N] == 13


def test_an_exchange_that_is_not_recorded_is_passed_over(judged):
    """The contractor's known cards are then those that were played."""
    report = judged(FIVE_HUNDRED + NORTH + "plays: [[N, JO], [E, H4], [S, H7], [W, H6], [N, C6]]")
    assert report.ok
    assert report.trace[-1] == TraceEntry(E, None)
    (problem,) = judged(FIVE_HUNDRED + NORTH + "plays: [[N, CA]]").problems
    assert CardNotHeld(card("CA"), None) == problem.reason


def test_a_kitty_that_alone_is_left_is_known(judged, examples):
    """Four hands of ten leave three cards."""
    hands = (
        "{N: [HJ, HA, HK, HT, SA, SK, DA, D8, C9, C5], E: [H9, H5, H4, DK, D5, CK, CQ, CJ, CT, C8],"
        " S: [H7, SQ, ST, S9, S7, S6, S5, DT, D7, D6], W: [HQ, H8, H6, SJ, S8, DQ, D9, D4, CA, C7]}"
    )
    report = judged(FIVE_HUNDRED + f"hands: {hands}\nexchange: {{discard: [D8, C9, C6]}}")
    assert report.ok
    assert report.trace[-1].legal == codes("SA SK HA HK HJ HT DA DJ C5 JO")


def test_the_kitty_may_be_all_that_is_not_known(judged):
    """Cards that the contractor did not hold come from it, as many as it has."""
    hand = "hands: {N: [HJ, HA, HK, HT, SA, SK, DA, D8, C9, C5]}\n"
    assert judged(FIVE_HUNDRED + hand + "exchange: {discard: [C6, JO, DJ]}").ok
    report = judged(FIVE_HUNDRED + hand + "exchange: {discard: [C6, JO, DJ]}\nplays: [[N, CA]]")
    assert [("plays/0", CardNotHeld(card("CA"), None))] == [(p.where, p.reason) for p in report.problems]


def test_all_that_can_be_called_is_traced(judged):
    """Nil first, then the numbers; what a table does not have is not listed."""
    report = judged('game: spades\nauction: [[N, "3"]]')
    entry = TraceEntry(N, ("nil", *map(str, range(1, 14))))
    assert (entry, E, 2) == (report.trace[0], report.trace[1].seat, len(report.trace))


def test_after_a_problem_nothing_more_is_traced(judged):
    """The last entry is that of who should have acted."""
    report = judged("game: spades\nplays: [[N, H9], [S, HT], [E, H3]]")
    assert [N, E] == [entry.seat for entry in report.trace]


def test_a_joker_is_listed_once_for_each_suit_still_free(judged):
    """An unnamed joker that is led names a suit."""
    auction = "game: five-hundred\ndealer: W\nauction: [[N, 6NT], [E, pass], [S, pass], [W, pass]]\n"
    report = judged(auction + NORTH + "exchange: {discard: [D8, C9, C5]}")
    assert ("JO=S", "JO=H", "JO=D", "JO=C") == report.trace[-1].legal[-4:]


def test_the_dealer_sits_before_the_first_to_act(judged):
    """A missing dealer is the seat before the first caller, or before the first leader."""
    assert judged('game: spades\nauction: [[E, "3"]]').judged.next_dealer == E
    assert judged("game: spades\nplays: [[S, H9]]").judged.next_dealer == S


def test_a_passed_out_hand_is_over(judged):
    """No contract, no lines, and a reason."""
    report = judged("game: five-hundred\ndealer: W\nauction: [[N, pass], [E, pass], [S, pass], [W, pass]]")
    judgement = report.judged
    assert (None, None) == (judgement.contract, judgement.to_act)
    assert [(0, ()), (0, ())] == [(sheet.hand, sheet.lines) for sheet in judgement.score.sheets]
    assert judgement.after.outcome.why.code == "all-passed"


def test_a_position_has_hands_of_any_equal_size(judged):
    """Its facts stand in `state`; it is not scored."""
    report = judged(
        "game: spades\nstate: {to_lead: S}\n"
        "hands: {S: [HK, C3], W: [HA, C5], N: [S2, DA], E: [H3, C9]}\n"
        "plays: [[S, HK], [W, HA], [N, S2], [E, H3]]\n"
    )
    assert report.ok
    assert ("N", None, N) == (report.judged.tricks[0].winner, report.judged.score, report.judged.to_act)
    assert (2, 2, 8, 44) == (
        report.judged.deal.each,
        report.judged.deal.tricks,
        report.judged.deal.played,
        report.judged.deal.out,
    )


def test_a_position_that_makes_up_the_hand_is_scored(judged):
    """Where bids, tricks before and cards held make up all, the ending is scored."""
    report = judged(
        "game: spades\nstate: {to_lead: N, taken: {N: 3, E: 4, S: 3, W: 2}, broken: true,"
        ' bids: {N: "3", E: "4", S: "3", W: "2"}}\n'
        "hands: {N: [SA], E: [HA], S: [CA], W: [DA]}\nplays: [[N, SA], [E, HA], [S, CA], [W, DA]]\n"
    )
    assert report.ok
    assert [61, 60] == [sheet.hand for sheet in report.judged.score.sheets]
    assert {"N": 4, "E": 4, "S": 3, "W": 2} == report.judged.taken


def test_a_position_may_have_a_contract_and_a_named_joker(judged):
    """A few cards of no-trump, the joker named a heart: it must follow hearts."""
    report = judged(
        "game: five-hundred\ncontract: {seat: N, call: 6NT}\nexchange: {joker: H}\nstate: {to_lead: E}\n"
        "hands: {N: [JO, S5], E: [HA, S6], S: [H4, S7], W: [H5, S8]}\n"
        "plays: [[E, HA], [S, H4], [W, H5], [N, S5]]\n"
    )
    assert [five_hundred.MustFollowSuit(Suit.HEARTS, card("S5"), cards("JO"))] == [p.reason for p in report.problems]


def test_the_facts_of_a_deal_are_told(judged):
    """Forty-three cards, ten each, three in the kitty; a misère is played by three."""
    deal = judged(FIVE_HUNDRED).judged.deal
    assert {"S": 10, "H": 11, "D": 11, "C": 10} == deal.suits
    assert (43, 10, 3, 40, 3, 10, 4) == (
        deal.pack,
        deal.each,
        deal.kitty,
        deal.played,
        deal.out,
        deal.tricks,
        deal.trick,
    )
    misere = judged("game: five-hundred\ncontract: {seat: N, call: open-misere}\nplays: [[N, S5]]").judged.deal
    assert (30, 13, 3) == (misere.played, misere.out, misere.trick)


def test_the_facts_of_the_moment_are_told(judged):
    """Trumps in the pack, suits as they count, trumps unseen by each seat whose hand is known."""
    report = judged(FIVE_HUNDRED + NORTH + "exchange: {discard: [D8, C9, C5]}\nplays: [[N, JO], [E, H4]]")
    moment = report.judged.moment
    assert (13, {"S": 10, "H": 13, "D": 10, "C": 10}) == (moment.trumps, {k: moment.suit[k] for k in "SHDC"})
    assert {"N": 9, "E": 9, "S": 10, "W": 10} == moment.hand
    assert {"N": 6, "E": None, "S": None, "W": None} == moment.unseen


def test_cards_are_passed_where_the_table_has_it_so(judged):
    """A nil bidder and the partner pass a card each, and play goes on."""
    report = judged(
        'game: spades\noptions: {nil_pass: 1}\nauction: [[N, nil], [E, "4"], [S, "4"], [W, "3"]]\n'
        "passes: [[N, S, [SA]], [S, N, [C2]]]\nplays: [[N, C2], [E, C5], [S, C9], [W, C3]]\n"
    )
    assert report.ok
    assert report.reading.record.auction[0] == MakeCall(N, report.reading.record.auction[0].call)
    assert report.judged.taken == {"N": 0, "E": 0, "S": 1, "W": 0}


def test_numbers_are_calls_of_pitch(judged):
    """The contract of a one-round auction."""
    report = judged('game: pitch\nseats: [甲, 乙, 丙]\ndealer: 丙\nauction: [[甲, "2"], [乙, "3"], [丙, "3"]]')
    contract = report.judged.contract
    assert (Seat("丙"), number(3), 3) == (contract.seat, contract.call, contract.value)
