"""The plain player at Kein Stich: positions in which one piece of advice decides."""

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import PIQUET
from mamlaka.engine import apply_action, fold, turns
from mamlaka.fair import FairShuffler
from mamlaka.games.kein_stich import KeinStich, KeinStichOptions
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import kein_stich_of, seen_from, shuffler_of

TRICKS = [
    pytest.param(1, "no_tricks", "AK..J. | ..A8.7 | 8...AT | .T..KJ", "0 KS", "AD", "8D", id="1: keep the eight"),
    pytest.param(2, "all_at_once", ".J7.8. | A7...9 | .8.Q.K | ..J9.7", "0 8D", "9C", "AS", id="2: the weaker suit"),
    pytest.param(3, "no_hearts", "...J97 | .7.KQ. | 7..T.A | K..97.", "0 9C", "7H", "KD", id="3: throw the heart"),
    pytest.param(4, "no_queens", ".KQ.T. | T8..9. | .JT.J. | .A.7.A", "", "TD", "QH", id="4: don't lead a queen"),
    pytest.param(5, "no_king", ".K.K.A | QT...T | 9...Q8 | K.Q.T.", "", "KD", "KH", id="5: don't lead the king"),
    pytest.param(11, "no_hearts", "..8.KT | .AJT.. | .97..7 | J9.Q..", "", "TC", "8D", id="11: two lack diamonds"),
    pytest.param(60, "no_tricks", "..A.J8 | K...AT | .Q9.T. | .7.87.", "", "8C", "AD", id="60: lead low"),
    pytest.param(61, "no_tricks", "K8..AQ. | .A.KJ7. | A.QT..T | 9.98..9", "0 AD", "KD", "7D", id="61: duck high"),
    pytest.param(
        62, "no_queens", "T...J7 | J..KJ. | 7.J7.. | .Q..A9", "0 7C, 1 KD, 2 7H", "AC", "9C", id="62: take it high"
    ),
    pytest.param(64, "no_queens", "7..AK. | KQ..9. | .Q9..7 | .J.Q.9", "0 7S", "KS", "QS", id="64: not with the queen"),
    pytest.param(65, "no_queens", "9.T.K. | ...Q97 | T8.7.. | A.9.T.", "0 TH", "QC", "7C", id="65: throw the queen"),
    pytest.param(66, "no_last_trick", "..7.A9 | ..AQ.Q | T.J.K. | 8.A.T.", "", "AC", "7D", id="66: keep the seven"),
]
"""The rule, the contract, the hands, what has been played, and what the bot plays with and without the rule."""
UPPER = "7S 8S 9S TS JS QS KS"
LAYOUTS = [
    pytest.param(
        7,
        "..A9.QJT | AT9...98 | K8..8.K | 7..7.A7",
        "JS QS 7H 8H 9H TH JH QH KH AH TD JD QD KD",
        "",
        "AD",
        "JC",
        id="7: a jack that no other player can block",
    ),
    pytest.param(
        8,
        "J..A.QJ9 | KQT...T7 | A987... | ..K.AK8",
        "7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD",
        "",
        "JC",
        "JS",
        id="8: towards the own nine",
    ),
    pytest.param(
        9,
        "A.AJ8.. | .9.. | .KQ.A. | .T7..7",
        f"{UPPER} 7D 8D 9D TD JD QD KD 8C 9C TC JC QC KC AC",
        "2 AD, 3 7C",
        "AS",
        "JH",
        id="9: the player with one card is stuck",
    ),
    pytest.param(
        67,
        "7..97. | .AK..A | ..A.K8 | A..8.7",
        "8S 9S TS JS QS KS 7H 8H 9H TH JH QH TD JD QD KD 9C TC JC QC",
        "",
        "7S",
        "9D",
        id="67: the end of a row",
    ),
]
"""The same for layouts, with the cards on the table; in rule 9 the second seat begins and passes."""


MANY = 6
"""The most players, among whom one gains less."""


def view_of(contract: str, hands: str, done: str = "", layout: str = "", leader: int = 0) -> View:
    """Return the view of the seat on turn after what has been played."""
    state = kein_stich_of(contract, hands.split(" | "), leader, layout)
    while not state.phase.awaits_decision(state):
        state = fold(state, state.phase.auto_events(state, shuffler_of()))
    for one in filter(None, done.split(", ")):
        turn = turns(state)[0]
        assert turn.seat == int(one[0])
        _, state = apply_action(state, turn.seat, parse_action(one[2:], turn, PIQUET), shuffler_of())
    return seen_from(state, turns(state)[0].seat)


@pytest.mark.parametrize("rule,contract,hands,done,wanted,otherwise", TRICKS)
def test_one_rule_makes_the_difference_in_tricks(
    monkeypatch: pytest.MonkeyPatch, rule: int, contract: str, hands: str, done: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot plays one card, without it another."""
    view = view_of(contract, hands, done)

    assert wanted == said(view)
    forget(monkeypatch, "kein_stich", rule)
    assert otherwise == said(view)


@pytest.mark.parametrize("rule,hands,layout,done,wanted,otherwise", LAYOUTS)
def test_one_rule_makes_the_difference_in_the_layout(
    monkeypatch: pytest.MonkeyPatch, rule: int, hands: str, layout: str, done: str, wanted: str, otherwise: str
) -> None:
    """The same for cards of the layout."""
    view = view_of("layout", hands, done, layout, leader=int(bool(done)))

    assert wanted == said(view)
    forget(monkeypatch, "kein_stich", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("kein_stich").rules]

    assert rules == sorted(int(str(case.values[0])) for case in (*TRICKS, *LAYOUTS))


@pytest.mark.slow
@pytest.mark.parametrize("preset", KeinStichOptions.presets)
@pytest.mark.parametrize("seats", [3, 4, MANY])
def test_advice_beats_chance(preset: str, seats: int) -> None:
    """A player who follows the advice ends far above the mean of the table."""
    gained, matches = 0.0, 24
    for number in range(matches):
        seat = number % seats
        table = Table(
            Setup(KeinStich, KeinStichOptions.presets[preset].texts, seats), FairShuffler(bytes([number] * 32))
        )
        table.bots |= {other: RandomBot(Rng(seats * number + other)) for other in range(seats)} | {seat: BOT}
        table.run()
        gained += table.state.totals[seat] - sum(table.state.totals) / seats

    assert gained / matches > (10 if seats < MANY else 4)
