"""The `search` bot in Skat: the auction, the skat, the announcement and the cards."""

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.base import Decision
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import PIQUET
from mamlaka.games.skat import SkatOptions
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.tables import act, after_cards, seen_from, skat_of, skat_table

RAMSCH = SkatOptions.parse({"all_pass": "ramsch"})
STRONG = "JC JS JH AC TC AS TS AH TH 9D"
HALF_LOW = "KC QC TD 7D QH JH 8H 7H 9S 7S"


def decided(view: View, worlds: int = 16) -> Decision:
    """Return what the bot does."""
    decision = SearchBot(Rng(1)).act(view, Limit(worlds=worlds))
    assert decision
    return decision


def declared(hand: str, *words: str, bid: int = 18) -> Table:
    """Return a table at which forehand has bid and declares, after some words of the declarer."""
    table = skat_table([hand], dealer=2)
    for seat, said in ((1, "pass"), (2, f"bid {bid}"), (0, "hold"), (2, "pass"), *((0, word) for word in words)):
        act(table, seat, said)
    return table


@pytest.mark.parametrize("words", [(), ("take",), ("take", "discard 9D TH"), ("hand",)])
def test_before_play_the_rules_decide(words: tuple[str, ...]) -> None:
    """It takes up the skat, discards and announces as they advise, and has no values that could contradict them."""
    view = declared(STRONG, *words).view(0)
    decision = decided(view)

    assert decision == RulesBot(Rng(0)).act(view, Limit())
    assert decision.reasons
    assert () == decision.action_values


def test_it_bids_no_null_that_the_rules_pass() -> None:
    """Playouts value null with these cards at more than ten points, but skilled defenders defeat it."""
    table = skat_table([HALF_LOW], dealer=2)
    act(table, 1, "pass")
    act(table, 2, "pass")

    assert "pass" == decided(table.view(0), 48).action.kind


def test_it_plays_for_the_game_and_not_for_points() -> None:
    """The declarer has 50 points: the trick with 11 wins the game, and the greater one later may be lost."""
    state = skat_of(["AS 7H", "JC TD", "7S JD"], "clubs", 1, skat="AC TC AD AH KC KD 7D")
    state = after_cards(state, (0, "AS"))

    assert PIQUET.mask("JC") == decided(seen_from(state, 1)).action.cards


def test_it_avoids_the_last_trick_of_ramsch() -> None:
    """The ace would take the last trick, and with it the skat."""
    state = skat_of(["AS 8H 8C", "AC 9S 7D", "AH 7H 7C"], forehand=1, options=RAMSCH)
    state = after_cards(state, (1, "AC"), (2, "7C"), (0, "8C"), (1, "9S"))

    assert PIQUET.mask("AH") == decided(seen_from(state, 2)).action.cards


def test_it_prevents_a_march_in_ramsch() -> None:
    """Whoever has the most points loses them, unless they take every trick: the ace is kept to stop seat 0."""
    state = skat_of(["AS 8H", "9S 7D", "AH 7H"], options=RAMSCH, skat="")
    state = after_cards(state, (0, "AS"), (1, "9S"))

    assert PIQUET.mask("7H") == decided(seen_from(state, 2)).action.cards


def test_few_worlds_do_not_outvote_the_advice() -> None:
    """A defender smears on the sure trick of the other one, although the ace might take a trick later."""
    state = skat_of(["7C 9C AC KC KD", "JH 8H 9H AD 7D", "JC 7S 8S 9S TS"], "hearts", 1, forehand=1, skat="AS TD")
    state = after_cards(state, (1, "JH"), (2, "JC"))

    assert PIQUET.mask("AC") == decided(seen_from(state, 0), 4).action.cards
