"""The plain player at Barbu: positions in which one piece of advice decides."""

import pytest
from msgspec.structs import replace

from mamlaka.bots.rules import tactics_of
from mamlaka.cards import FRENCH
from mamlaka.engine import apply_action, turns
from mamlaka.games.barbu import Barbu, BarbuDeals, BarbuOptions
from mamlaka.match import Setup
from mamlaka.notation import parse_action, parse_hand
from mamlaka.phases import Choose
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import forget, said
from tests.tables import barbu_of, seen_from, settled, shuffler_of

PLAIN = BarbuOptions.parse({"doubling": "off"})
CARDS = [
    pytest.param(
        5, "no_hearts", "", ".4.7. | .AQ.. | .J.5. | .2..6", "2 5D, 3 6C, 0 7D", "AH", "QH", id="5: a doubling"
    ),
    pytest.param(
        9, "no_hearts", "", ".T73..A | .Q2.86. | .K64.T. | .8.J9.T", "0 AC, 1 QH", "KH", "TD", id="9: above the jack"
    ),
    pytest.param(
        10, "last_two", "", ".43.. | 2.5.. | 43... | ..43.", "3 4D, 0 4H, 1 5H", "4S", "3S", id="10: high first"
    ),
    pytest.param(60, "no_tricks", "", "..Q.2 | ...A8 | AK... | .96..", "", "2C", "QD", id="60: lead low"),
    pytest.param(
        61, "no_tricks", "", "3..4. | .5..3 | ..63. | ..AK.", "3 KD, 0 4D, 1 5H", "6D", "3D", id="61: duck high"
    ),
    pytest.param(
        62,
        "no_hearts",
        "",
        "..AK. | ..J.K | .J3.. | .K4..",
        "1 JD, 2 JH, 3 KH",
        "AD",
        "KD",
        id="62: win with the highest",
    ),
    pytest.param(
        64, "no_queens", "", "KQ... | A...2 | .3..3 | .4..4", "1 AS, 2 3H, 3 4H", "QS", "KS", id="64: the queen"
    ),
    pytest.param(
        65, "no_hearts", "", ".32.. | ..Q.Q | .J5.. | .Q.A.", "1 QD, 2 JH, 3 AD", "3H", "2H", id="65: the higher"
    ),
    pytest.param(66, "trumps", "diamonds", "9.7.. | T4... | QJ... | AK...", "", "7H", "9S", id="66: a sure winner"),
    pytest.param(
        67, "trumps", "spades", ".Q..8 | ..QJ. | .8.8. | .A.K.", "1 JD, 2 8D, 3 KD", "8C", "QH", id="67: the lowest"
    ),
    pytest.param(12, "domino", "rank_6", "2... | ... | ... | 3..A.", "", "AD", "3S", id="12: hold back"),
]
"""The rule, the contract, what the declarer has named, the hands at the start of the trick, the cards played to it, and
what the bot plays with and without the rule."""
CHOICES = [
    pytest.param(1, "", "AKQJT98.AKQ.AK.A", "trumps", "no_tricks", id="1: the contract"),
    pytest.param(2, "trumps", "AQ.Q8.KQJT6.AK87", "diamonds", "spades", id="2: the trumps"),
    pytest.param(13, "domino", "T93.T843.QJ9.J96", "rank_9", "rank_a", id="13: the middle"),
]
"""The rule, the contract that is chosen, the hand of the declarer, and the choices with and without the rule."""
DOUBLING = 3
"""The rule about doublings."""


def view_of(contract: str, named: str, hands: str, done: str) -> View:
    """Return the view of the seat on turn. Seat 0 has doubled seat 1, and seat 2 seat 3."""
    held = hands.split(" | ")
    in_hands = sum(parse_hand(hand, FRENCH) for hand in held)
    layout = FRENCH.format(FRENCH.all_mask & ~in_hands) if contract == "domino" else ""
    leader = int(done[0]) if done else next(seat for seat, hand in enumerate(held) if hand.strip("."))
    state = settled(barbu_of(contract, held, leader, named, layout, PLAIN))
    deals = state.stack[0]
    assert isinstance(deals, BarbuDeals)
    state = state.replace_phase(deals, replace(deals, doublings=((0, 1, 1), (2, 3, 1))))
    for one in filter(None, done.split(", ")):
        turn = turns(state)[0]
        assert turn.seat == int(one[0])
        _, state = apply_action(state, turn.seat, parse_action(one[2:], turn, FRENCH), shuffler_of())
    return seen_from(state, turns(state)[0].seat)


@pytest.mark.parametrize("rule,contract,named,hands,done,wanted,otherwise", CARDS)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    contract: str,
    named: str,
    hands: str,
    done: str,
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot plays one card, without it another."""
    view = view_of(contract, named, hands, done)

    assert wanted == said(view)
    forget(monkeypatch, "barbu", rule)
    assert otherwise == said(view)


@pytest.mark.parametrize("rule,contract,hand,wanted,otherwise", CHOICES)
def test_the_declarer_chooses_by_the_hand(
    monkeypatch: pytest.MonkeyPatch, rule: int, contract: str, hand: str, wanted: str, otherwise: str
) -> None:
    """Without the rule the first choice is made."""
    state = Table(Setup(Barbu, PLAIN), seed=1).state
    assert isinstance(state.phase, Choose)
    declarer = state.phase.seat
    state = state.with_zone(declarer, state.zones[declarer].with_cards(parse_hand(hand, FRENCH), 13))
    if contract:
        turn = turns(state)[0]
        _, state = apply_action(state, declarer, parse_action(contract, turn, FRENCH), shuffler_of())
    view = seen_from(state, declarer)

    assert wanted == said(view)
    forget(monkeypatch, "barbu", rule)
    assert otherwise == said(view)


def test_a_hand_that_takes_tricks_doubles_nobody_against_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the rule the bot makes the first doubling that is offered."""
    hands = ["432.432.432.5432", "AKQ.AKQ.AKQ.AKQJ", "765.765.765.9876", "JT98.JT98.JT98.T"]
    state = settled(barbu_of("no_tricks", hands))
    view = seen_from(state, turns(state)[0].seat)

    assert "no" == said(view)
    forget(monkeypatch, "barbu", DOUBLING)
    assert "double_seats seat_0" == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("barbu").rules]

    assert rules == sorted([DOUBLING, *(int(str(case.values[0])) for case in (*CARDS, *CHOICES))])
