"""The plain player at Quodlibet: positions in which one piece of advice decides."""

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import PIQUET
from mamlaka.engine import apply_action, turns
from mamlaka.fair import FairShuffler
from mamlaka.games.quodlibet import Quodlibet, QuodlibetOptions
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.phases import Choose
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import open_hands_of, quodlibet_of, seen_from, seen_without_hand, settled, shuffler_of

FULL = "AKJ9.KT.Q.A | Q7..AK87.KQ | T.QJ8..JT98 | 8.A97.JT9.7"
NUMBERED = "0 9S, 1 7S, 2 TS, 3 8S, 2 JC, 3 7C, 0 AC, 1 KC, 0 AS, 1 QS, 2 8H, 3 TD"
CARDS = [
    pytest.param(
        2, "plus", "Q...98 | 7.7.7. | ..A.K7 | .9.T.Q", "0 9C, 1 7S", "KC", "7C", id="2: make sure of a trick"
    ),
    pytest.param(3, "minus", "Q...98 | 7.7.7. | ..A.K7 | .9.T.Q", "", "8C", "QS", id="3: lead low"),
    pytest.param(
        4, "neighbour", "Q...98 | 7.7.7. | ..A.K7 | .9.T.Q", "0 9C, 1 7S", "KC", "7C", id="4: win for the neighbour"
    ),
    pytest.param(5, "achmed", "K.KT.. | .A.A.A | 9..9.Q | T8.9..", "", "KS", "TH", id="5: lead no heart"),
    pytest.param(6, "first_three_and_last", FULL, NUMBERED, "KS", "JS", id="6: the fourth trick is free"),
    pytest.param(7, "no_reds", "Q...98 | 7.7.7. | ..A.K7 | .9.T.Q", "0 9C", "7H", "7S", id="7: throw the low heart"),
    pytest.param(
        8, "ober_unter", "AK.8.. | .K9.Q. | .Q.T9. | ..8.AT", "0 KS", "QD", "KH", id="8: the queen for others"
    ),
    pytest.param(9, "bribe", "K.KT.. | .A.A.A | 9..9.Q | T8.9..", "", "KS", "TH", id="9: others can follow"),
    pytest.param(11, "quadrature", FULL, "", "AS", "9S", id="11: keep the lead"),
    pytest.param(12, "snack", FULL, "0 JS, 1 QS", "JC", "TS", id="12: towards the own cards"),
    pytest.param(
        13, "snack", "Q9.KT8.KT.K | J8.Q.J8.QJT | K.AJ9.Q97.7 | AT7.7.A.A98", "1 JD", "QD", "JH", id="13: any card"
    ),
    pytest.param(60, "minus", "T..K.Q | 7.Q..7 | ..T7.9 | ..J.KJ", "0 KD, 1 7C", "TD", "7D", id="60: duck high"),
    pytest.param(
        61, "achmed", "..Q.97 | 9..J7. | Q.T..T | .7..AK", "0 7C, 1 9S, 2 TC", "AC", "KC", id="61: take it high"
    ),
    pytest.param(62, "minus", "K.KT.. | .A.A.A | 9..9.Q | T8.9..", "0 TH, 1 AH", "QC", "9S", id="62: throw high"),
]
"""The rule, the contract, the hands, what has been played, and what the bot plays with and without the rule."""
KING, BLIND = 1, 10
"""The rules by which the king names a contract, and by which a place is chosen."""


def view_of(contract: str, hands: str, done: str = "") -> View:
    """Return the view of the seat on turn after what has been played."""
    first = int(done[0]) if done else 0
    state = settled(quodlibet_of(contract, hands.split(" | "), 0 if contract in ("quadrature", "snack") else first), 0)
    for one in filter(None, done.split(", ")):
        turn = turns(state)[0]
        assert turn.seat == int(one[0])
        _, state = apply_action(state, turn.seat, parse_action(one[2:], turn, PIQUET), shuffler_of())
    return seen_from(state, turns(state)[0].seat)


@pytest.mark.parametrize("rule,contract,hands,done,wanted,otherwise", CARDS)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, contract: str, hands: str, done: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot plays one card, without it another."""
    view = view_of(contract, hands, done)

    assert wanted == said(view)
    forget(monkeypatch, "quodlibet", rule)
    assert otherwise == said(view)


@pytest.mark.parametrize("hand,named", [("AKQ.AK.A.AK", "plus"), ("987.87.7.87", "minus")])
def test_the_king_names_a_contract_by_the_hand(monkeypatch: pytest.MonkeyPatch, hand: str, named: str) -> None:
    """High cards are for taking tricks, low ones for the rest; without the rule the first contract is named."""
    options = QuodlibetOptions(contracts=("plus", "minus"))
    table = Table(Setup(Quodlibet, options), seed=1)
    state = table.state
    assert isinstance(state.phase, Choose)
    king = state.phase.seat
    own = sum(
        1 << PIQUET.card(rank + suit) for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
    )
    state = state.with_zone(king, state.zones[king].with_cards(own, 8))
    view = seen_from(state, king)

    assert named == said(view)
    forget(monkeypatch, "quodlibet", KING)
    assert said(view) == "plus"


HIDDEN = ["AC 7D 8D AH", "KD AD 9H TS", "TD KH 9S TC", "QD QH JS JC"]
"""Hands by place that only the others see."""


@pytest.mark.parametrize(
    "hand,done,wanted,otherwise",
    [
        pytest.param(
            HIDDEN[0], "3 1, 0 3, 1 1, 2 1, 1 3, 2 2, 3 2, 0 4", "place 2", "place 1", id="lead the low diamond"
        ),
        pytest.param("7D AC KC 8D", "3 1, 0 4, 1 1, 2 1, 1 4, 2 3, 3 3", "place 2", "place 1", id="and keep it"),
    ],
)
def test_a_place_is_chosen_by_what_is_known(
    monkeypatch: pytest.MonkeyPatch, hand: str, done: str, wanted: str, otherwise: str
) -> None:
    """Where the table has named a suit, its low cards are led, and others are discarded."""
    state = open_hands_of([hand, *HIDDEN[1:]], done, 3, QuodlibetOptions(open_follow="must"))
    view = seen_without_hand(state, 0)

    assert wanted == said(view)
    forget(monkeypatch, "quodlibet", BLIND)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("quodlibet").rules]

    assert rules == sorted([KING, BLIND, *(int(str(case.values[0])) for case in CARDS)])


@pytest.mark.slow
@pytest.mark.parametrize("contract", QuodlibetOptions().contracts)
def test_advice_beats_chance_in_every_contract(contract: str) -> None:
    """A player who follows the advice ends above the mean of the table."""
    gained, matches = 0.0, 60
    for number in range(matches):
        table = Table(Setup(Quodlibet, {"contracts": contract}), FairShuffler(bytes([number] * 32)))
        table.bots |= {seat: RandomBot(Rng(4 * number + seat)) for seat in range(4)} | {number % 4: BOT}
        table.run()
        gained += table.state.totals[number % 4] - sum(table.state.totals) / 4

    assert gained / matches > 1
