"""The plain player at Knockout Whist: positions in which one piece of advice decides."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import FRENCH, SUIT_LETTERS
from mamlaka.engine import apply_action
from mamlaka.fair import FairShuffler
from mamlaka.games.knockout_whist import KnockoutOptions, KnockoutWhist, knockout_deals
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.phases import Choose
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import knockout_of, seen_from

LIFE = {"lives": ("dog",)}
MISERE = {"misere": "on", "dogs": "off"}
ADVICE = [
    pytest.param(1, "Q..6.7 | .4.J.J | .5.KT.", LIFE, "0 QS", "4H", "JD", id="1: ruff to stay in"),
    pytest.param(2, "AT..4. | .AT..4 | 4...Q8", {}, "0 4D, 1 TH, 2 4S", "AH", "4C", id="2: take another trick"),
    pytest.param(4, ".5.K.5 | 3.6..T | 9.3..7", LIFE, "", "KD", "5H", id="4: keep the trump"),
    pytest.param(5, "KJ.7.. | ..A3.6 | ..Q.KQ", {}, "", "JS", "7H", id="5: lead the highest plain card"),
    pytest.param(6, "5.9.J. | .J6..Q | 4.Q.9.", {}, "0 5S", "6H", "JH", id="6: the lowest trump is enough"),
    pytest.param(8, "A..QJ. | 82...T | ...2", {"dogs": (2,)}, "0 JD, 1 2S", "pass", "2C", id="8: the dog waits"),
    pytest.param(
        10, "A.K8.. | 9.2.Q. | 3... | 75...5", {"dogs": (2,)}, "", "8H", "AS", id="10: a dog may ruff the ace"
    ),
    pytest.param(12, "Q.Q.6. | .J.87. | 42.4..", {}, "", "QH", "QS", id="12: no life is left"),
    pytest.param(60, "9.A.. | ...Q6 | ..8.5", {}, "0 9S, 1 6C", "5C", "8D", id="60: throw the lowest"),
    pytest.param(61, ".A..5 | .7..7 | .6.Q.", MISERE, "", "5C", "AH", id="61: avoid the trick"),
    pytest.param(62, "K.7.. | J..A. | ..3.6", MISERE, "0 7H", "AD", "JS", id="62: get rid of the ace"),
]
NAMES = [
    pytest.param(3, "K.732.A.", 5, "hearts", "spades", id="3: the longest suit"),
    pytest.param(11, "K.73..", 3, "hearts", "spades", id="11: the suit with most of a few cards"),
]


def view_of(hands: str, facts: dict[str, Any], done: str) -> View:
    """Return the view of the seat on turn, with hearts as trumps, after what has been done; seat 0 leads."""
    held = hands.split(" | ")
    options = KnockoutOptions.parse(facts if "misere" in facts else {})
    start = knockout_deals(Setup(KnockoutWhist, options, len(held)).start())
    size = max(len(hand) - 3 for hand in held)
    live = tuple(range(len(held)))
    deals = replace(start, deal_index=1, dealer=len(held) - 1, live=live, size=size, lives=(), trump="H")
    state = knockout_of(held, replace(deals, **({} if "misere" in facts else facts)), options)
    for one in filter(None, done.split(", ")):
        turn = View(int(one[0]), state).turn
        assert turn is not None
        _, state = apply_action(state, turn.seat, parse_action(one[2:], turn, FRENCH), lambda *_: ())
    return seen_from(state, state.phase.actors(state)[0])


@pytest.mark.parametrize("rule,hands,facts,done,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch,
    rule: int,
    hands: str,
    facts: dict[str, Any],
    done: str,
    wanted: str,
    otherwise: str,
) -> None:
    """With the rule the bot plays one card, without it another."""
    view = view_of(hands, facts, done)

    assert wanted == said(view)
    forget(monkeypatch, "knockout_whist", rule)
    assert otherwise == said(view)


@pytest.mark.parametrize("rule,hand,size,wanted,otherwise", NAMES)
def test_one_rule_names_the_trumps(
    monkeypatch: pytest.MonkeyPatch, rule: int, hand: str, size: int, wanted: str, otherwise: str
) -> None:
    """With the rule the bot names its longest suit, without it the first one."""
    view = view_of(f"{hand} | ..Q.", {"dogs": (1,)}, "")
    deals = replace(knockout_deals(view.state), size=size)
    state = view.state.pop_phase().replace_phase(view.state.stack[0], deals)
    view = seen_from(state.push_phase(Choose(seat=0, names=tuple(SUIT_LETTERS), topic="trumps")), 0)

    assert wanted == said(view)
    forget(monkeypatch, "knockout_whist", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("knockout_whist").rules]

    assert rules == sorted(int(str(case.values[0])) for case in (*ADVICE, *NAMES))


@pytest.mark.slow
@pytest.mark.parametrize("preset,share", [("classic", 0.45), ("plain", 0.45), ("blind", 0.4), ("misere", 0.3)])
def test_advice_beats_chance(preset: str, share: float) -> None:
    """Of four players the one who follows the advice wins far more than a quarter of the matches."""
    options = MISERE if preset == "misere" else KnockoutOptions.presets[preset].texts
    won = 0
    for number in range(60):
        seat = number % 4
        table = Table(Setup(KnockoutWhist, options), FairShuffler(number.to_bytes(32, "big")))
        table.bots |= {other: RandomBot(Rng(4 * number + other)) for other in range(4)} | {seat: BOT}
        table.run()
        won += table.state.totals[seat] > 0

    assert won > share * 60
