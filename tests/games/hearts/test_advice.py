"""The `rules` bot in Hearts: positions in which one rule of thumb decides."""

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import FRENCH
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts, HeartsOptions
from mamlaka.match import Setup
from mamlaka.notation import parse_hand
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, forget, said
from tests.tables import act, completed, shuffler_of

PLAY = "pass_cards=off"
ADVICE = [
    pytest.param(1, "", "AK42.AKQ.9876.98", "", "give AS KS AH", "give AH 9C 8C", id="1: pass what the queen falls on"),
    pytest.param(
        2, "", "QT92.32.K432.Q32", "", "give QC 3C 2C", "give QS KD QC", id="2: keep the queen under three spades"
    ),
    pytest.param(3, "", "J92.42.KQT9.T987", "", "give KD QD TD", "give JS KD QD", id="3: keep low spades"),
    pytest.param(4, "", "A9432.432.JT9.32", "", "give JD TD 9D", "give AS JD TD", id="4: pass a short suit away"),
    pytest.param(
        5, "", "432.AKQ.AKQJ.432", "", "give AH KH QH", "give AH KH AD", id="5: pass high hearts without low ones"
    ),
    pytest.param(6, PLAY, "...2 | ...K3", "2C", "KC", "3C", id="6: the first trick takes a high club away"),
    pytest.param(
        7, PLAY, "765.K.85.AKQJT98 | ...3 | ...4 | ...2", "2C AC 3C 4C", "5S", "5D", id="7: spades drive the queen out"
    ),
    pytest.param(
        8,
        PLAY,
        ".32.A2.A98765 | AQ.K..3 | ..43.4 | ..65.2",
        "2C AC 3C 4C AD",
        "QS",
        "5S",
        id="8: throw the queen of spades first of all",
    ),
    pytest.param(
        9,
        PLAY,
        "..5.A98765 | ..4.3 | ..6.4 | .2.K3.2",
        "2C AC 3C 4C 5D 4D 6D",
        "AD",
        "3D",
        id="9: the last one takes a free trick with the highest card",
    ),
    pytest.param(
        10,
        PLAY,
        "2...A98765 | A.K2..3 | Q.A3..4 | .4..2",
        "2C AC 3C 4C 2S AS QS 4H KH",
        "AH",
        "QH",
        id="10: take a heart to stop the moon",
    ),
    pytest.param(60, PLAY, "A.AK.AK4.A98765 | ...3 | ...4 | ...2", "2C AC 3C 4C", "5C", "4D", id="60: lead low"),
    pytest.param(
        61, PLAY, "..T.A98765 | ..K93.3 | ..6.4 | ..2.2", "2C AC 3C 4C TD", "9D", "3D", id="61: duck as high as can be"
    ),
    pytest.param(
        62,
        PLAY,
        "A...A98765 | KQ2...3 | 3...4 | 4...2",
        "2C AC 3C 4C AS",
        "QS",
        "KS",
        id="62: the queen goes under the ace",
    ),
    pytest.param(
        63,
        f"{PLAY} jd_bonus=on",
        "..KQ32.A98765 | 65432.5432..3 | ..JT9.4 | AKQJT98.876.A4.2",
        "2C AC 3C 4C QD 5H JD",
        "AD",
        "4D",
        id="63: the jack is worth a heart",
    ),
    pytest.param(64, "", "432.32.AKQJ.5432", "", "give AD KD QD", "give KD QD JD", id="64: pass high cards"),
    pytest.param(
        65,
        PLAY,
        ".AKQ.2.AKQJT9876 | ...2 | ...3 | ...4",
        "2C 3C 4C AC",
        "6C",
        "2D",
        id="65: take everything with a solid suit",
    ),
]


def view_after(options: str, hands: str, words: str) -> View:
    """Return the view of the seat to act next.

    Args:
        options: those that differ from the defaults.
        hands: those that matter, seat 0 first, with `|` between them.
        words: what has been played.
    """
    masks = [parse_hand(hand, FRENCH) for hand in hands.split(" | ")]
    texts = dict(option.split("=") for option in options.split())
    table = Table(Setup(Hearts, texts), shuffler_of(completed(masks + [0] * (4 - len(masks)))))
    for word in words.split():
        act(table, table.waiting_for[0], word)
    return table.view(table.waiting_for[0])


@pytest.mark.parametrize("rule,options,hands,words,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, options: str, hands: str, words: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_after(options, hands, words)

    assert wanted == said(view)
    forget(monkeypatch, "hearts", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in tactics_of("hearts").rules] == [case.values[0] for case in ADVICE]


@pytest.mark.parametrize("preset,seats", [("international", 4), ("black_lady", 5)])
def test_advice_beats_chance(preset: str, seats: Seat) -> None:
    """Over four matches the `rules` bot has far fewer penalty points than the average of random ones."""
    ahead = 0.0
    for number in range(4):
        bots = {seat: RandomBot(Rng(number * 8 + seat)) for seat in range(1, seats)}
        setup = Setup(Hearts, HeartsOptions.parse({}, preset), seats)
        table = Table(setup, FairShuffler(number.to_bytes(32, "big")), bots={0: BOT, **bots})
        table.run()
        own, *others = table.state.totals
        ahead += own - sum(others) / len(others)

    assert ahead > 4 * 10
