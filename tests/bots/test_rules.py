"""The plain player: what it does in positions where one piece of advice decides, and how it explains itself."""

from typing import ClassVar

import pytest

from mamlaka.actions import Action
from mamlaka.bots import Decision, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import RulesBot, tactics_of
from mamlaka.cards import FRENCH
from mamlaka.fair import FairDealer
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.plugins import plugin_names
from mamlaka.search.rng import Rng
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.advice import BOT, decided, forget, said
from tests.tables import act, completed, dealer_of, everybody, table_of

TACTICS = tactics_of("trex")


def view_after(hands: str, words: str) -> View:
    """Return the view of who is asked next.

    Args:
        hands: those that matter, seat 0 first, with `|` between them.
        words: what has happened: nothing, a contract, `no` of everybody, cards. Whoever holds 7H is king.
    """
    table = table_of(*hands.split(" | "))
    for word in words.split():
        if word == "no":
            everybody(table, word)
        else:
            act(table, table.waiting_for[0], word)
    return table.view(table.waiting_for[0])


ADVICE = [
    pytest.param(1, "432.7654.2.65432", "slaps", "2D", "2S", id="1: lead the shortest suit"),
    pytest.param(
        6,
        "AKQ2.7.AKQJ.AKQJ | 543... | 876... | JT9...",
        "slaps AS 3S 6S 9S KS 4S 7S TS QS 5S 8S JS",
        "7H",
        "2S",
        id="6: do not lead the thirteenth spade",
    ),
    pytest.param(8, "QJ92.AK76.A4.K83", "", "trex", "king", id="8: of two contracts Trex rather than king"),
    pytest.param(10, "AQ5.K75432..AKQ5", "king", "x KH", "no", id="10: double the guarded king"),
    pytest.param(12, "KT5.AK987652..K9", "", "king", "diamonds", id="12: many hearts choose king"),
    pytest.param(14, "A32.765.A32.A432", "king no", "5H", "2S", id="14: hearts drive the king out"),
    pytest.param(
        15, ".7..AKQJT98 | A.K5432.AKQJT98.", "king no AC", "KH", "AS", id="15: throw the king of hearts first of all"
    ),
    pytest.param(70, "AK.K7.AKQJ.AKQJ9", "king no", "KS", "7H", id="70: who holds the king spares hearts"),
    pytest.param(22, "AQT965.QJ7.Q98.K", "queens no", "5S", "KC", id="22: do not lead a king while the queen is out"),
    pytest.param(23, "Q532.Q732.J5.AJ9", "", "queens", "diamonds", id="23: covered queens choose queens"),
    pytest.param(71, "Q5432.7.K65.AK65", "queens", "x QS", "no", id="71: double the queen over four lower cards"),
    pytest.param(29, "K54.AJ74.43.QT72", "", "diamonds", "queens", id="29: few low diamonds choose diamonds"),
    pytest.param(31, "A9.J72.Q652.9764", "diamonds", "2D", "2H", id="31: lead a diamond that others must take"),
    pytest.param(35, "5432.7432.432.32", "", "slaps", "diamonds", id="35: low cards choose slaps"),
    pytest.param(
        38, "2.7.. | 3... | 4... | AT9...", "slaps 2S 3S 4S", "AS", "9S", id="38: who must win does it from the top"
    ),
    pytest.param(41, "AKQJT.KQJT7.QJ.Q", "", "trex", "king", id="41: high and middle cards choose Trex"),
    pytest.param(44, "J98.JT7.432.5432", "trex no", "JH", "JS", id="44: open the jack that has a neighbour"),
    pytest.param(46, "J9.J97.543.86543", "trex no", "JH", "JS", id="46: open for one's own cards"),
    pytest.param(72, "KQJT8.J7.J.J6543", "trex no JS", "QS", "JC", id="72: lay the card whose next is one's own"),
    pytest.param(
        48,
        "QJ5432.KQJ74.J.J",
        "trex no JS TS JH 9S TH QH 8S",
        "KH",
        "QS",
        id="48: hold back what opens two cards of others",
    ),
    pytest.param(60, "AK2.72.JT2.AKQJ2", "trex", "appeal", "no", id="60: appeal with four twos"),
    pytest.param(61, "KQ2.7.KQJ.KQJT98", "slaps", "2S", "7H", id="61: lead what will be beaten"),
    pytest.param(
        62, "A.7.. | 2... | 3... | KQ4...", "king no AS 2S 3S", "KS", "4S", id="62: a free trick takes a high card away"
    ),
    pytest.param(63, "A.7.. | K52.2..", "slaps AS", "KS", "2S", id="63: duck with the highest card that loses"),
    pytest.param(64, "3.7.. | KQ42.2..", "slaps 3S", "4S", "2S", id="64: others behind may still beat a four"),
    pytest.param(65, "A.7.. | KQ2.2..", "queens no AS", "QS", "KS", id="65: the queen slips under the ace"),
    pytest.param(66, "A.7.. | .KQJ.AKJT9.AKJT9", "queens no AS", "QH", "KD", id="66: throw the costliest card"),
    pytest.param(67, "A.7.. | .KQJ3.AKJT9.AKJT", "slaps AS", "TC", "3H", id="67: throw a high card without low ones"),
    pytest.param(68, "J98.J72.543.8654", "trex no", "JH", "JS", id="68: open for one's own two"),
    pytest.param(69, "AQJT8.J76.J7.J65", "trex no JS", "QS", "JH", id="69: queens open little"),
]


@pytest.mark.parametrize("rule,hands,words,wanted,otherwise", ADVICE)
def test_one_rule_makes_the_difference(
    monkeypatch: pytest.MonkeyPatch, rule: int, hands: str, words: str, wanted: str, otherwise: str
) -> None:
    """With the rule the bot does one thing, without it another."""
    view = view_after(hands, words)

    assert wanted == said(view)
    forget(monkeypatch, "trex", rule)
    assert otherwise == said(view)


def test_every_rule_has_a_position_in_which_it_decides() -> None:
    """No rule is there that changes nothing."""
    assert [rule.number for rule in TACTICS.rules] == [case.values[0] for case in ADVICE]


@pytest.mark.parametrize(
    "hands,words",
    [
        pytest.param("KQ2.Q97.J62.A543", "king", id="without the king of hearts"),
        pytest.param("AQ52.K75.A2.AKQ5", "king", id="king of hearts under two hearts"),
        pytest.param("Q2.Q97.J62.A5432", "queens", id="queens over one or two low cards"),
    ],
)
def test_what_is_not_safe_is_not_doubled(hands: str, words: str) -> None:
    """Bare kings and queens stay secret."""
    assert "no" == said(view_after(hands, words))


@pytest.mark.parametrize(
    "rule,hands,words",
    [
        (35, "5432.7432.432.32", ""),
        (71, "Q5432.7.K65.AK65", "queens"),
        (15, ".7..AKQJT98 | A.K5432.AKQJT98.", "king no AC"),
        (63, "A.7.. | K52.2..", "slaps AS"),
        (46, "J9.J97.543.86543", "trex no"),
    ],
)
def test_a_decision_carries_the_reasons_that_spoke_for_it(rule: int, hands: str, words: str) -> None:
    """Each reason is a rule with its message and what it counted, the weightiest first."""
    reasons = decided(view_after(hands, words)).reasons
    messages = {known.number: known.message for known in TACTICS.rules}

    assert rule == reasons[0].rule
    assert all(messages[reason.rule] == reason.message for reason in reasons)
    assert sorted((reason.weight for reason in reasons), reverse=True) == [reason.weight for reason in reasons]


def test_the_same_view_gives_the_same_decision() -> None:
    """The bot uses no chance."""
    view = view_after("5432.7432.432.32", "")

    assert BOT.act(view, Limit()) == RulesBot(Rng(99)).act(view, Limit())


@pytest.mark.parametrize("game", plugin_names("tactic"))
def test_every_reason_has_words(game: str) -> None:
    """Each rule has a sentence, a number of its own in its game, and a weight."""
    rules = tactics_of(game).rules

    assert len(rules) == len({rule.number for rule in rules})
    assert all(Texts().say(rule.message) for rule in rules)
    assert all(rule.weight > 0 for rule in rules)


class Untaught(Trex):
    """A game for which nobody has written tactics."""

    name: ClassVar[str] = "untaught"


def test_a_game_without_tactics_is_played_with_the_first_action() -> None:
    """No rules, no opinion, no reasons."""
    table = Table(Setup(Untaught), dealer_of(completed([FRENCH.mask("7H"), 0, 0, 0])))
    view = table.view(0)

    assert Decision(next(view.legal())) == BOT.act(view, Limit())


def test_who_is_not_asked_does_nothing() -> None:
    """Without a turn there is no decision."""
    not_asked: Seat = 2

    assert BOT.act(table_of(".7..").view(not_asked), Limit()) is None


def test_a_forced_action_needs_no_reason() -> None:
    """Where only one thing can be done it is done."""
    assert Decision(Action("no")) == BOT.act(view_after("A4.7632.J2.AKJ52", "king"), Limit())


def test_advice_beats_chance() -> None:
    """Over eight matches one plain player among three random ones is far ahead."""
    points = 0
    for number in range(8):
        bots = {seat: RandomBot(Rng(number * 4 + seat)) for seat in (1, 2, 3)}
        table = Table(Setup(Trex), FairDealer(number.to_bytes(32, "big")), bots={0: BOT, **bots})
        table.play_bots()
        points += table.state.totals[0]

    assert points > 8 * 200
