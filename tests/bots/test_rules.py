"""The `rules` bot in general: its rules of thumb have messages, and it says which of the sources it leaves out."""

import pytest

from mamlaka.bots import Decision, Limit
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import FRENCH
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.registry import game_names
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.texts import Texts
from tests.advice import BOT
from tests.tables import completed, shuffler_of, table_of

LISTED = {
    "barbu": 13,
    "cribbage": 14,
    "da_qi_zi": 13,
    "fan_tan": 11,
    "five_hundred": 13,
    "hearts": 10,
    "herzeln": 11,
    "kein_stich": 11,
    "knockout_whist": 12,
    "loo": 13,
    "oneonta": 13,
    "quodlibet": 13,
    "romanian_whist": 13,
    "schnapsen": 13,
    "scopone": 13,
    "skat": 14,
    "spar": 13,
    "toepen": 9,
    "tressette": 11,
    "tressette_four": 13,
    "trex": 52,
}
"""How many pieces of advice the list of each game has."""
OURS = 60
"""The first number of our own advice."""


@pytest.mark.parametrize("game", game_names())
def test_every_piece_of_advice_is_a_rule_or_explained(game: str) -> None:
    """Each number of the list has a rule, or a line that says why there is none."""
    tactics = tactics_of(game)
    rules = [rule.number for rule in tactics.rules if rule.number < OURS]

    assert list(range(1, LISTED[game] + 1)) == sorted([*rules, *tactics.explained])


@pytest.mark.parametrize("game", game_names())
def test_every_reason_has_words(game: str) -> None:
    """Each rule has a sentence in every language, a number of its own in its game, and a weight."""
    rules, texts = tactics_of(game).rules, [Texts(language) for language in languages()]

    assert len(rules) == len({rule.number for rule in rules})
    assert all(spoken.format(rule.message) for rule in rules for spoken in texts)
    assert all(rule.weight > 0 for rule in rules)


def test_a_game_without_tactics_is_played_with_the_first_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision has no reasons."""
    monkeypatch.setattr("mamlaka.bots.rules.load_part", lambda *_: None)
    table = Table(Setup(Trex), shuffler_of(completed([FRENCH.mask("7H"), 0, 0, 0])))
    view = table.view(0)

    assert Decision(view.legal[0]) == BOT.act(view, Limit())


def test_a_bot_that_is_not_asked_does_nothing() -> None:
    """Without a turn there is no decision."""
    not_asked: Seat = 2

    assert BOT.act(table_of(".7..").view(not_asked), Limit()) is None
