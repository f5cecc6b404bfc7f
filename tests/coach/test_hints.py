"""Hints for a person who asks what to do."""

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import WAIT, ActionValue, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import FRENCH
from mamlaka.coach.hints import Hint, hint, scale_of, shown_value
from mamlaka.errors import OutOfTurn
from mamlaka.game import Game
from mamlaka.games.hearts import Hearts
from mamlaka.games.scopone import Scopone
from mamlaka.games.toepen import Toepen
from mamlaka.games.tressette import Tressette
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.hint import action_text, hint_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.tables import play_of, seen_from, table_of

FEW = Limit(worlds=50)


def card(name: str) -> Action:
    """Return the playing of a card."""
    return Action("play", cards=FRENCH.mask(name))


def leading(*hands: str, contract: str = "queens") -> View:
    """Return the view of seat 0, which leads, near the end of a deal."""
    return seen_from(play_of(contract, 0, [FRENCH.mask(hand) for hand in hands]), 0)


def lines(found: Hint, *, plain: bool = True, game: Game | None = None) -> list[str]:
    """Return a hint as a terminal shows it."""
    style = Style(game or Setup(Trex).start().game, 0, Texts(), plain=plain)
    return [line.plain for line in hint_lines(found, style)]


SPARES_THE_ACE = leading("AS 2C", "QS 3C", "3S 4C", "4S 5C")
"""Who leads the ace catches the queen; who gives the lead away may still be rid of the ace."""


def decided_by(monkeypatch: pytest.MonkeyPatch, *action_values: ActionValue) -> None:
    """Let the search find these action_values, or none."""
    monkeypatch.setattr(SearchBot, "action_values", lambda _self, _view, _limit: action_values)


def test_a_hint_names_the_best_card_and_the_value_of_the_other() -> None:
    """The ace of spades would catch the queen: its value is lower, by more than chance can explain."""
    found = hint(SPARES_THE_ACE, FEW, Rng(0))
    best, other = found.choices

    assert (card("2C"), True) == (found.best, best.is_best)
    assert card("AS") == other.action_value.action
    assert 0 < other.regret < 25
    assert not other.is_close


def test_the_same_limit_gives_the_same_hint() -> None:
    """A second request about the same question with the same worlds has the same answer."""
    assert hint(SPARES_THE_ACE, FEW, Rng(5)) == hint(SPARES_THE_ACE, FEW, Rng(5))


def test_a_forced_action_needs_no_reason() -> None:
    """With one card left there is nothing to think about."""
    found = hint(leading("AS", "QS", "3S", "4S"), FEW, Rng(0))

    assert Hint(card("AS"), is_forced=True) == found
    assert ["Hint: AS", "  This is your only move."] == lines(found)


def test_a_player_who_is_not_asked_gets_no_hint() -> None:
    """A hint is about a question that is open to its owner."""
    table = table_of("AK.7..")
    with pytest.raises(OutOfTurn):
        hint(table.view(1), FEW, Rng(0))


def test_without_values_the_rules_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint is the action of the `rules` bot, with its reasons, and says that there are no values."""
    decided_by(monkeypatch)
    view = table_of("QJ92.AK76.A4.K83").view(0)
    decision = RulesBot(Rng(0)).act(view, Limit())
    found = hint(view, FEW, Rng(0))
    shown = lines(found)

    assert decision is not None
    assert (decision.action, decision.reasons, ()) == (found.best, found.reasons, found.action_values)
    assert "Hint: trex" == shown[0]
    assert "  This decision has no estimated values; the rules of thumb decide." == shown[-1]


def test_the_reasons_are_those_of_the_best_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rules prefer another action, they are no reasons for the best one, and the hint names their choice."""
    view = SPARES_THE_ACE
    rules = RulesBot(Rng(0)).act(view, Limit())
    assert rules is not None
    advised = rules.action
    (other,) = set(view.legal) - {advised}
    decided_by(monkeypatch, ActionValue(other, -1.0, 0.1), ActionValue(advised, -9.0, 0.1))
    found = hint(view, FEW, Rng(0))
    name = FRENCH.format(advised.cards)

    assert (other, advised) == (found.best, found.rules_action)
    assert found.reasons != rules.reasons
    assert f"  The rules of thumb alone suggest {name}, but the estimated values decide." in lines(found)


def test_the_rules_choose_between_actions_of_equal_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """If two actions have equal values, the one with a reason is the better hint."""
    advised = RulesBot(Rng(0)).act(SPARES_THE_ACE, Limit())
    assert advised is not None
    (other,) = set(SPARES_THE_ACE.legal) - {advised.action}
    decided_by(monkeypatch, ActionValue(other, -1.0), ActionValue(advised.action, -1.0))
    found = hint(SPARES_THE_ACE, FEW, Rng(0))

    assert (advised.action, None) == (found.best, found.rules_action)


def test_of_equal_chances_the_first_stays_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions with the same chance keep the order of the search, and no rule is asked."""
    advised = RulesBot(Rng(0)).act(SPARES_THE_ACE, Limit())
    assert advised is not None
    (other,) = set(SPARES_THE_ACE.legal) - {advised.action}
    decided_by(monkeypatch, ActionValue(other, 0.0, unit="chance"), ActionValue(advised.action, 0.0, unit="chance"))

    assert other == hint(SPARES_THE_ACE, FEW, Rng(0)).best


@pytest.mark.parametrize("value,close", [(-4.0, True), (-9.9, True), (-10.1, False)])
def test_two_standard_errors_behind_is_about_as_good(value: float, close: bool) -> None:  # noqa: FBT001
    """The error of a difference combines both errors: 3 and 4 make 5."""
    found = Hint(card("2S"), (ActionValue(card("2S"), 0.0, 3.0), ActionValue(card("3S"), value, 4.0)))

    assert close == found.choices[1].is_close


def test_a_hint_is_shown_with_its_figures() -> None:
    """The best has its points, and the others have the difference from it; exact values have no error."""
    shown = (
        ActionValue(card("2S"), -4.25, 0.3),
        ActionValue(card("3S"), -4.5, 0.4),
        ActionValue(card("4S"), -9.0, 0.4),
    )
    exact = (ActionValue(card("2S"), -25.0), ActionValue(card("3S"), -25.0), ActionValue(card("4S"), -37.5))

    assert [
        "Hint: 2♠",
        "  No rule of thumb supports it; the estimated values decide.",
        "  2♠  4.2 ± 0.3 points below the players' average",
        "  3♠  about as good, 0.2 ± 0.5 points worse",
        "  4♠  4.8 ± 0.5 points worse",
    ] == lines(Hint(card("2S"), shown), plain=False)
    assert [
        "  2S  25 points below the players' average",
        "  3S  no difference found",
        "  4S  12.50 points worse",
    ] == lines(Hint(card("2S"), exact))[2:]


def test_where_pairs_play_the_average_is_that_of_the_sides() -> None:
    """Partners share their points, so no player has some of their own."""
    shown = (ActionValue(card("2S"), 1.5, 0.3), ActionValue(card("3S"), -1.5, 0.4))
    pairs = Setup(Scopone).start().game
    below = lines(Hint(card("3S"), shown[1:]), game=pairs)

    assert "1.5 +/- 0.3 points above the sides' average" in lines(Hint(card("2S"), shown), game=pairs)[2]
    assert "1.5 +/- 0.4 points below the sides' average" in below[2]


def test_a_difference_contradicts_neither_its_error_nor_its_unit() -> None:
    """An action is about as good only within the error; chances differ by percentage points."""
    points = (ActionValue(card("2S"), 4.0, 0.3), ActionValue(card("3S"), 3.4, 0.4))
    chances = (
        ActionValue(card("2S"), 0.45, 0.003, unit="chance"),
        ActionValue(card("3S"), 0.25, 0.004, unit="chance"),
    )

    assert Hint(card("2S"), points).choices[1].is_close
    assert [
        "  2S  4.0 +/- 0.3 points above the players' average",
        "  3S  0.6 +/- 0.5 points worse",
    ] == lines(Hint(card("2S"), points))[2:]
    exact = (ActionValue(card("2S"), 1.0), ActionValue(card("3S"), 0.0), ActionValue(card("4S"), -1.0))

    assert [
        "  2S  1 point above the players' average",
        "  3S  1 point worse",
        "  4S  2 points worse",
    ] == lines(Hint(card("2S"), exact))[2:]
    assert [
        "  2S  45.0 +/- 0.3% chance of winning",
        "  3S  20.0 +/- 0.5 percentage points lower",
    ] == lines(Hint(card("2S"), chances))[2:]


def test_the_value_of_a_contract_allows_for_keeping_it() -> None:
    """The value of keeping a contract is subtracted from its points, in words that fit the screen."""
    shown = lines(hint(table_of("AKQJT.KQJT7.QJ.Q").view(0), FEW, Rng(0)))
    best = " ".join(line.strip() for line in shown[-6:-4])

    assert best.startswith("trex ")
    assert best.endswith(" the players' average, minus the value of keeping the contract for later")
    assert max(map(len, shown)) <= 80


@pytest.mark.parametrize("language,knock,words", [("en", "knock", "Don't act"), ("ar", "طرق", "السكوت")])
def test_not_acting_is_an_alternative_in_words(language: str, knock: str, words: str) -> None:
    """A player who may knock learns the value of not knocking, in their own language."""
    style = Style(Setup(Toepen, {}, 4).start().game, 0, Texts(language), plain=True)
    found = Hint(Action("knock"), (ActionValue(Action("knock"), 0.5), ActionValue(WAIT, 0.25)))

    assert [knock, words] == [action_text(choice.action_value.action, style) for choice in found.choices]
    assert hint_lines(found, style)[-1].plain.startswith(f"  {words}  ")


def test_values_say_that_they_leave_out_the_end_of_the_match() -> None:
    """From half way to the target on, what a deal brings may not be what wins the match."""
    table = Table("hearts", seed=1, bots="random")

    def advised() -> Hint:
        return hint(table.view(table.waiting_for[0]), Limit(worlds=5), Rng(0))

    assert 0 == advised().target
    while min(table.state.totals) >= -50:
        table.play_next_bot()
    found = advised()

    assert 100 == found.target
    said = " ".join(map(str.strip, lines(found, game=table.state.game)))
    assert "The match ends at 100 points. The values count the points of this deal, not who wins" in said


def test_values_are_shown_as_people_count() -> None:
    """Penalties are counted up, thirds make points, and a chance is in hundredths."""
    worth = ActionValue(card("2S"), -6.0)
    hearts, thirds = Setup(Hearts).start().game, Setup(Tressette, {"rounding": "carry"}).start().game

    assert (6.0, -2.0) == (shown_value(worth, hearts), shown_value(worth, thirds))
    assert 25.0 == shown_value(ActionValue(card("2S"), 0.25, unit="chance"), hearts)
    assert 100 == scale_of("chance", thirds)
