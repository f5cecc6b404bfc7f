"""The `rules` bot in Trex under other options: they change what is wise, never whether it plays wisely."""

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.random import RandomBot
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Trex, TrexOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.advice import BOT, said
from tests.games.trex.test_advice import view_after
from tests.tables import act, table_of

WAYS = [
    *TrexOptions.presets,
    "forced_penalty_discard=on",
    "lead_ban=diamonds_first_trick",
    "lead_ban=hearts_while_other_suit",
    "contract_choice=trex,queens,king,diamonds,slaps",
    "partnership=on partner_picks_up_late=on doubling_reveal=in_turn own_double=twice",
    "mode=combination partnership=on forced_penalty_discard=on",
]


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_advice_beats_chance_in_every_way_to_play(way: str) -> None:
    """In a match the side of the `rules` bot, or both of them, is ahead of random ones."""
    texts = dict(option.split("=") for option in way.split() if "=" in option)
    setup = Setup(Trex, TrexOptions.parse(texts, "" if texts else way))
    table = Table(setup, FairShuffler(bytes(32)))
    side = next(side for side in setup.start().game.sides if 0 in side)
    table.bots |= {seat: BOT if seat in side else RandomBot(Rng(seat)) for seat in range(4)}
    table.run()

    assert sum(table.state.totals[seat] for seat in side) > 0


@pytest.mark.parametrize("mode", ["single", "combination", "complex4"])
@pytest.mark.slow
def test_reversed_signs_change_no_decision(mode: str) -> None:
    """The sign only changes how points are displayed, not the decisions."""
    matches = []
    for sign in ("normal", "reversed"):
        table = Table(Setup(Trex, {"mode": mode, "score_sign": sign}), FairShuffler(bytes(32)))
        table.bots |= dict.fromkeys(range(4), BOT)
        table.run()
        matches.append(table.state.results)

    assert matches[0] == matches[1]


@pytest.mark.parametrize(
    "options,hands,words,wanted",
    [
        pytest.param(
            "mode=complex4",
            "A.7.. | .K.Q9.KQJT987654",
            "complex no AS",
            "KH",
            id="of king, queen and diamonds the king goes first",
        ),
        pytest.param(
            "mode=complex4 partnership=on",
            "2.7.. | 3... | A...2 | .K.AQ.KQJT98765",
            "complex no 2S 3S AS",
            "KH",
            id="the king goes on an opponent's trick",
        ),
        pytest.param(
            "partnership=on",
            "2.7.. | A... | 3...2 | .K2.A.KQJT987654",
            "king no 2S AS 3S",
            "AD",
            id="the king stays away from the partner's trick",
        ),
        pytest.param(
            "mode=combination", "5432.7432.432.32", "", "king+queens+diamonds+slaps", id="low cards are good for all"
        ),
        pytest.param("mode=combination", "AKQJT.KQJT7.QJ.Q", "", "trex", id="high cards are good for Trex alone"),
        pytest.param(
            "lead_ban=hearts_while_other_suit",
            "AK2.765.A32.A432",
            "king no",
            "AD",
            id="no hearts, but an ace while all follow",
        ),
        pytest.param("lead_ban=diamonds_first_trick", "T74.7.6.2", "diamonds", "2C", id="no diamonds at first"),
        pytest.param(
            "forced_penalty_discard=on", "A.7.. | .AKQ.AKQ.AKQJT98", "queens no AS", "QH", id="one of the queens"
        ),
    ],
)
def test_options_are_played_sensibly(options: str, hands: str, words: str, wanted: str) -> None:
    """Options change the legal choices, leads and discards, and the bot finds the best of them."""
    assert wanted == said(view_after(hands, words, options))


def test_a_bot_that_takes_all_slaps_asks_for_another_deal() -> None:
    """The worst possible deal is repeated."""
    table = table_of("AKQJT98765432...", options={"slam_replay": "any"}, king=0)
    act(table, 0, "slaps")
    table.bots |= dict.fromkeys(range(1, 4), BOT)
    view: View = table.view(0)
    while "choose" not in {offer.kind for offer in (view.turn.offers if view.turn else ())}:
        decision = BOT.act(view, Limit())
        assert decision is not None
        table.act(0, decision.action)
        table.run()
        view = table.view(0)

    assert "replay" == said(view)
