"""The plain player: what it does in positions where one piece of advice decides, and how it explains itself."""

from collections import Counter

import pytest

from mamlaka.actions import Action
from mamlaka.bots import Decision, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import RulesBot, Tactics, tactics_of
from mamlaka.cards import FRENCH
from mamlaka.fair import FairDealer
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.search.rng import Rng
from mamlaka.table import Table
from mamlaka.texts import Texts
from tests.tables import act, everybody, table_of

BOT = RulesBot(Rng(0))


def decided(table: Table, seat: int) -> tuple[str, set[int]]:
    """Return what the bot does in a seat, and the numbers of the rules that spoke for it."""
    decision = BOT.act(table.view(seat), Limit())
    assert decision is not None
    return format_action(decision.action, FRENCH), {reason.rule for reason in decision.reasons}


def choosing(hand: str) -> Table:
    """Return a table at which seat 0 owns the first kingdom with this hand."""
    return table_of(hand)


@pytest.mark.parametrize(
    "hand,contract,rule",
    [
        ("5432.7432.432.32", "slaps", 35),
        ("AKQJT.KQJT7.QJ.Q", "trex", 41),
        ("Q532.Q732.J5.AJ9", "queens", 23),
        ("KT5.AK987652..K9", "king", 12),
    ],
)
def test_the_contract_fits_the_hand(hand: str, contract: str, rule: int) -> None:
    """Low cards choose slaps, middle and high ones Trex, covered queens the queens, guarded hearts the king."""
    said, rules = decided(choosing(hand), 0)

    assert contract == said
    assert rule in rules


@pytest.mark.parametrize(
    "hand,contract,said,rule",
    [
        (".K75432.AQ5.AKQ5", "king", "x KH", 10),
        ("Q5432.7.K65.AK65", "queens", "x QS", 24),
        ("A4.7632.J2.AKJ52", "trex", "no", None),
        ("KQ2.Q97.J62.A543", "king", "no", None),
        ("AK2.72.JT2.AKQJ2", "trex", "appeal", 60),
    ],
)
def test_doublings_and_appeals(hand: str, contract: str, said: str, rule: int | None) -> None:
    """A guarded king and a covered queen are doubled; a hand that may appeal does."""
    table = table_of(hand)
    act(table, 0, contract)
    words, rules = decided(table, 0)

    assert said == words
    assert rule is None or rule in rules


def test_under_an_ace_the_highest_lower_card_goes() -> None:
    """Rule 63: who can duck does it with the best card to lose."""
    table = table_of("A.7..", "K52.2..")
    act(table, 0, "slaps")
    act(table, 0, "AS")
    said, rules = decided(table, 1)

    assert said == "KS"
    assert 63 in rules


def test_the_king_of_hearts_is_thrown_on_somebody_elses_trick() -> None:
    """Rule 15: who cannot follow is rid of the king at once."""
    table = table_of(".7.432.AKQJT9876", "AKQJT9876543.K..")
    act(table, 0, "king")
    everybody(table, "no")
    act(table, 0, "AC")
    said, rules = decided(table, 1)

    assert said == "KH"
    assert 15 in rules


def test_the_same_view_gives_the_same_decision() -> None:
    """The bot uses no chance."""
    view = choosing("5432.7432.432.32").view(0)

    assert BOT.act(view, Limit()) == RulesBot(Rng(99)).act(view, Limit())


def test_every_reason_has_words() -> None:
    """Each rule of Trex has a sentence, a number of its own and a weight."""
    rules = tactics_of("trex").rules

    assert len(rules) >= 15
    assert {1} == set(Counter(rule.number for rule in rules).values())
    assert all(Texts().say(rule.message) for rule in rules)
    assert all(rule.weight > 0 for rule in rules)


def test_a_game_without_tactics_is_played_with_the_first_action() -> None:
    """No rules, no opinion."""
    assert isinstance(tactics_of("no such game"), Tactics)
    assert () == tactics_of("no such game").rules


def test_who_is_not_asked_does_nothing() -> None:
    """Without a turn there is no decision."""
    assert BOT.act(table_of(".7..").view(2), Limit()) is None


def test_a_forced_action_needs_no_reason() -> None:
    """Where only one thing can be done it is done."""
    table = table_of("A4.7632.J2.AKJ52")
    act(table, 0, "king")

    assert Decision(Action("no")) == BOT.act(table.view(0), Limit())


def test_advice_beats_chance() -> None:
    """Over eight matches one plain player among three random ones is far ahead."""
    points = 0
    for number in range(8):
        bots = {seat: RandomBot(Rng(number * 4 + seat)) for seat in (1, 2, 3)}
        table = Table(Setup(Trex), FairDealer(number.to_bytes(32, "big")), bots={0: BOT, **bots})
        table.play_bots()
        points += table.state.totals[0]

    assert points > 8 * 200
