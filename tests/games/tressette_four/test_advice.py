"""The plain player at Tressette for four: positions in which one piece of advice decides."""

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.engine import apply_action
from mamlaka.events import redact
from mamlaka.fair import FairShuffler
from mamlaka.games.tressette_four import TressetteFour, TressetteFourOptions
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said, vote
from tests.tables import NO_SEED, seen_from, tressette_four_of

GONE = ("...", "...", "...")
ADVICE = [
    pytest.param(1, ".2.5. | .J..K | K..2. | .A.4.", 3, "", "4D volo", "AH volo", id="1: the ace may be beaten"),
    pytest.param(
        2, "32.KQJ.. | A4.6..76 | 65.7..54 | 7.54..32", 0, "", "2S striscio", "JH striscio", id="2: the ace may fall"
    ),
    pytest.param(
        3, "3654...7 | 27.5.6. | A.4.5.65 | KQ..4.4J", 0, "", "4S busso", "3S striscio", id="3: the partner may help"
    ),
    pytest.param(
        4, "5..3.2 | ..J4A. | K.63.. | .K.K6.", 1, "1 4D busso, 2 6H", "KD", "6D", id="4: the partner's busso"
    ),
    pytest.param(
        5,
        "K4...7 | 65..K. | J...Q2 | Q.J.Q.",
        2,
        "2 JS volo, 3 QS, 0 KS, 1 6S",
        "7C volo",
        "4S volo",
        id="5: the partner has no more",
    ),
    pytest.param(6, "4.Q.. | K...6 | ..64. | .2A..", 0, "0 QH", "6C", "KS", id="6: nothing for the others"),
    pytest.param(
        7,
        "J5..4.K | 3.73.3. | 2.J2..J | .K4.QJ.",
        2,
        "2 2H, 3 KH, 0 5S, 1 declare threes_without_c, 1 7H",
        "JC volo",
        "2S volo",
        id="7: the three of swords is declared",
    ),
    pytest.param(
        8,
        "7.K76.6. | 3.4.3.37 | 4.53.4.2 | 5..75.6J",
        1,
        "1 declare threes_without_h, 1 4H, 2 5H, 3 7D, 0 KH",
        "6H striscio",
        "7S volo",
        id="8: the fourth three is the partner's",
    ),
    pytest.param(9, "Q4A... | K..6.6 | 6.A.4. | 5.2..7", 1, "", "6C volo", "6D volo", id="9: keep the king"),
    pytest.param(
        10, "5.3..Q | Q.65.. | ..Q6.2 | .2.K.4", 2, "2 6D, 3 KD, 0 3H", "QS", "5H", id="10: the third for a point"
    ),
    pytest.param(11, "2...3A | ..42.4 | .4.K7. | 6.3..5", 1, "1 4D", "7D", "KD", id="11: second hand low"),
    pytest.param(
        12,
        ".7.32A. | 7.5..K2 | Q5.3..6 | KA..Q7.",
        2,
        "2 QS, 3 AS, 0 declare napoli_d, 0 3D, 1 7S",
        "KS volo",
        "7D striscio",
        id="12: napoli of coins",
    ),
    pytest.param(13, ".A.5. | .2.3. | 6...J | ..2.5", 2, "", "6S volo", "JC volo", id="13: an empty suit"),
    pytest.param(
        60,
        "..32A.4 | 7.5..K | Q5.3.. | KA..Q.",
        0,
        "",
        "declare napoli_d",
        "AD striscio",
        id="60: three points",
    ),
    pytest.param(62, "5.4.. | .2..3 | 2..J. | ..4.2", 3, "", "4D volo", "4D", id="62: the last coin"),
    pytest.param(
        63, "4.3.. | J6... | .Q5.. | .7.J.", 3, "3 7H volo, 0 3H, 1 JS", "QH", "5H", id="63: the partner's trick"
    ),
]


def view_of(hands: str, leader: int, done: str, options: TressetteFourOptions | None = None) -> View:
    """Return the view of the seat on turn, which has watched what has been done."""
    state = tressette_four_of(hands.split(" | "), options, leader, GONE)
    views = [seen_from(state, seat) for seat in range(4)]
    for one in filter(None, done.split(", ")):
        seat = int(one[0])
        turn = View(seat, state).turn
        assert turn is not None
        events, later = apply_action(state, seat, parse_action(one[2:], turn, state.game.deck), FairShuffler(NO_SEED))
        for other, view in enumerate(views):
            seen = ((number, redact(event, other)) for number, event in enumerate(events, start=state.version))
            views[other] = view.apply((number, event) for number, event in seen if event)
        state = later
    return views[state.phase.actors(state)[0]]


@pytest.mark.parametrize(
    "hands,leader,done",
    [("24... | A.4.. | 3.5.. | K.6..", 1, "1 AS, 2 3S, 3 KS"), ("24... | A.4.. | 3.5.. | K.6..", 3, "3 KS")],
)
def test_nothing_speaks_against_the_lowest_card(hands: str, leader: int, done: str) -> None:
    """Second to play, or last: rule 11 is against the two, and not against the four."""
    view = view_of(hands, leader, done)

    assert vote(11, view, "4S") == 0
    assert vote(11, view, "2S") < 0


@pytest.mark.parametrize("rule,hands,leader,done,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, hands: str, leader: int, done: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_of(hands, leader, done)

    assert wanted == said(view)
    forget(monkeypatch, "tressette_four", rule)
    assert otherwise == said(view)


def test_a_poor_hand_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With less than a point the bot asks for a new deal, by rule 61."""
    view = view_of("76... | A... | 2... | 3...", 0, "", TressetteFourOptions(poor_hand=True))

    assert "poor_hand" == said(view)
    forget(monkeypatch, "tressette_four", 61)
    assert "no_poor_hand" == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing; rule 61 has a test of its own."""
    rules = [rule.number for rule in tactics_of("tressette_four").rules]

    assert rules == sorted([61, *(int(str(case.values[0])) for case in ADVICE)])


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["classic", "regional"])
def test_advice_beats_chance(preset: str) -> None:
    """The side that follows the advice scores far more than the other one."""
    options = TressetteFourOptions.parse({}, preset)
    gained = 0
    for number in range(4):
        table = Table(Setup(TressetteFour, options), FairShuffler(number.to_bytes(32, "big")))
        ours = {number % 2, number % 2 + 2}
        table.bots |= {seat: BOT if seat in ours else RandomBot(Rng(4 * number + seat)) for seat in range(4)}
        table.run()
        gained += sum(points if seat in ours else -points for seat, points in enumerate(table.state.totals))

    assert gained > 20
