"""The plain player at Romanian Whist: positions in which one piece of advice decides."""

from typing import Any

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import tactics_of
from mamlaka.engine import apply_action
from mamlaka.fair import FairShuffler
from mamlaka.games.romanian_whist import RomanianDeals, RomanianOptions, RomanianWhist
from mamlaka.games.romanian_whist.deals import order_of
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from mamlaka.zones import Zone
from tests.advice import BOT, forget, said
from tests.tables import romanian_of, seen_from, shuffler_of

STREAK = {"options": {"streak": "10"}, "runs": (4, 0, 0)}
MAY = {"options": {"trump_duty": "may"}}
ADVICE = [
    pytest.param(1, "J.7.. | T..Q. | Q.9.. | 9...K", {}, "", "bid 0", "bid 1", id="1: a low trump is not controlled"),
    pytest.param(2, ".J..9 | ...J7 | .K.8. | A...Q", {}, "", "bid 0", "bid 1", id="2: no ace and one trump"),
    pytest.param(3, "K.K.. | T..Q. | 9.A..", {}, "", "bid 1", "bid 0", id="3: the king of trumps counts"),
    pytest.param(4, "KJ..T. | ..Q.A9 | .K9.A.", {}, "0 2 2: JS QD", "KH", "9H", id="4: take the trick at once"),
    pytest.param(5, ".T.8. | J..K. | .Q..Q | .J8..", {}, "1 0 0", "bid 2", "bid 0", id="5: up with trumps"),
    pytest.param(6, ".A.. | ...J | J...", {}, "", "bid 1", "bid 0", id="6: a single trump"),
    pytest.param(
        7, "Q.T.AKQT9.9 | KT9.KJ9..AT | AJ.AQ.J.KQJ", {}, "", "bid 5", "bid 4", id="7: a long suit without trumps"
    ),
    pytest.param(8, "...AK | 9..A. | ..T.T", {}, "2 0 1: AC", "AD", "9S", id="8: throw the ace"),
    pytest.param(10, "...AKQ | .9.A.9 | T...JT", MAY, "1 3 0: AC 9C TC KC", "AD", "9H", id="10: leave the trick"),
    pytest.param(
        11, "Q.KQ.9. | A9.9.T. | T..Q.QJ", {}, "2 4 0: 9D TD QD TS QS", "AS", "9S", id="11: take it from the leader"
    ),
    pytest.param(12, "Q..A. | .J.Q. | ..JT.", STREAK, "", "bid 0", "bid 1", id="12: four exact deals in a row"),
    pytest.param(60, ".T.9. | ...KQ | .Q.Q.", {}, "1 0 0", "TH", "9D", id="60: lead the trump"),
    pytest.param(61, "7..98.J | AT.J.Q. | .7.7.T8 | 9.8..AK", {}, "4 0 2 2", "JC", "7S", id="61: every trick"),
    pytest.param(62, "J.9..T9 | K9.A.Q. | A.QT.A.", {}, "4 0 3", "JS", "9H", id="62: not with a trump"),
]


def view_of(hands: str, facts: dict[str, Any], done: str) -> View:
    """Return the view of the seat on turn after what has been done; hearts are trumps, and the last seat has dealt.

    Bids stand before the cards played: `2 1 0 0: AS 7S`.
    """
    held = hands.split(" | ")
    seats, options = len(held), RomanianOptions.parse(facts.get("options", {}))
    bids, _, cards = done.partition(":")
    size = facts.get("size", max(len(hand) - 3 for hand in held))
    index = next(index for index, deal in enumerate(order_of(options, seats)) if deal.size == size)
    trump = "" if size == 8 else "H"
    runs = facts.get("runs", (0,) * seats)
    state = romanian_of(held, RomanianDeals(deal_index=index, dealer=seats - 1, runs=runs, trump=trump), options)
    for text in (*(f"bid {number}" for number in bids.split()), *cards.split()):
        seat = state.phase.actors(state)[0]
        turn = View(seat, state).turn
        assert turn is not None
        _, state = apply_action(state, seat, parse_action(text, turn, state.game.deck), shuffler_of())
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
    """With the rule the bot bids or plays one thing, without it another."""
    view = view_of(hands, facts, done)

    assert wanted == said(view)
    forget(monkeypatch, "romanian_whist", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    rules = [rule.number for rule in tactics_of("romanian_whist").rules]

    assert rules == sorted(int(str(case.values[0])) for case in ADVICE)


@pytest.mark.parametrize("own,wanted", [("K", "bid 1"), ("7", "bid 0")])
def test_a_card_on_the_forehead_is_bid_by_those_of_the_others(own: str, wanted: str) -> None:
    """Who sees low cards on all other foreheads bids one, who sees the ace of trumps zero."""
    others = ["8...", ".9..", "..8."] if wanted == "bid 1" else ["...A", ".9..", "..8."]
    options = RomanianOptions.parse({"one_card": "forehead"})
    deals = RomanianDeals(deal_index=0, dealer=3, runs=(0,) * 4, trump="C")
    state = romanian_of([f"{own}...", *others], deals, options)
    seen = state.with_zone(0, Zone("hand", 0, unknown=1))

    assert wanted == said(View(0, seen.with_zone(state.game.zone_index["stock", None], Zone("stock", unknown=28))))


@pytest.mark.slow
@pytest.mark.parametrize("preset", [*RomanianOptions.presets])
def test_advice_beats_chance(preset: str) -> None:
    """Of four players the one who follows the advice has the most points at the end of most matches."""
    won = 0
    for number in range(12):
        seat = number % 4
        table = Table(
            Setup(RomanianWhist, RomanianOptions.presets[preset].texts), FairShuffler(number.to_bytes(32, "big"))
        )
        table.bots |= {other: RandomBot(Rng(4 * number + other)) for other in range(4)} | {seat: BOT}
        table.run()
        won += table.state.totals[seat] == max(table.state.totals)

    assert won >= 10
