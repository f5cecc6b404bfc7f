"""A bot with a defect doesn't pass `check_bot`, which names the defect."""

import time
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from mamlaka.actions import Action
from mamlaka.bots import Bot, Decision, Limit
from mamlaka.bots.base import ANY_OPTION, supported_options
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import bot_names, find_bot
from mamlaka.bots.rules import tactics_of
from mamlaka.conformance import check_bot
from mamlaka.games.tressette import Tressette
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.state import State
from mamlaka.view import View


class FirstBot:
    """Takes the first legal action, and names no options."""

    name: ClassVar[str] = "first"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the first action."""
        del limit
        return Decision(view.legal[0])


class LikesTrumps(FirstBot):
    """Knows what a trump is."""

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return the options."""
        return frozenset({"trump"}) if game == "tressette" else frozenset()


class Mistaken(FirstBot):
    """Reads an option that no game has."""

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return the options."""
        del game
        return frozenset({"colour"})


class Careless(FirstBot):
    """Names all options, but not in a set."""

    @classmethod
    def supported_options(cls, game: str) -> Any:
        """Return a text."""
        del game
        return ANY_OPTION


class AllSeeing(FirstBot):
    """Asks for the full state."""

    needs_truth: ClassVar[bool] = True


class Peeker(FirstBot):
    """Takes the state of the table for a view."""

    def act(self, view: Any, limit: Limit) -> Decision | None:
        """Return a card, wherever it is found."""
        if isinstance(view, State):
            return Decision(Action("play", cards=view.hand_mask(0)))
        return super().act(view, limit)


class Slow(FirstBot):
    """Ignores its time limit."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return the first action, too late."""
        end = time.process_time() + 0.2
        while limit.seconds and time.process_time() < end:
            pass
        return super().act(view, limit)


class Fickle(FirstBot):
    """Uses a source of randomness other than its own."""

    asked: ClassVar[int] = 0

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return one action or another."""
        del limit
        Fickle.asked += 1
        actions = list(view.legal)
        return Decision(actions[Fickle.asked % len(actions)])


class Dumb(FirstBot):
    """Does not answer."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return nothing."""
        del limit
        return None if view.turn else Decision(view.legal[0])


class Cheat(FirstBot):
    """Plays a card that it does not hold."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return a card of others."""
        del limit
        return Decision(Action("play", cards=1 << next(card for card in range(40) if not view.hand_mask >> card & 1)))


DEFECTS = [
    (AllSeeing, "bot first would be given the whole state: AllSeeing sees all cards"),
    (Peeker, "bot first accepts a full state in place of a view"),
    pytest.param(
        Slow,
        "bot first exceeds its time limit: with 0.02 s per decision it takes 0.2",
        marks=pytest.mark.slow,
        id="Slow",
    ),
    (Mistaken, "bot first names options that tressette does not have: colour"),
    (Careless, r"`supported_options` of bot first must return a set of names, such as frozenset\({ANY_OPTION}\), not"),
    (Fickle, "bot first decides differently in the same position"),
    (Dumb, "bot 'first' of .* failed at tressette, seat ., event .*: it gave no answer"),
    (Cheat, "bot 'first' of .*: it did what the rules refuse: not in hand"),
]


@pytest.mark.parametrize("bot,fault", DEFECTS, ids=lambda value: getattr(value, "__name__", None))
def test_a_defect_is_named(bot: type[Bot], fault: str) -> None:
    """The message says which bot, what is wrong, and what it has done."""
    with pytest.raises(AssertionError, match=fault):
        check_bot(bot, Tressette)


def test_a_bot_without_supported_options_plays_under_the_defaults() -> None:
    """A bot that names no options supports the default rules."""
    check_bot(FirstBot, Tressette)


@pytest.mark.parametrize("bot", [FirstBot, LikesTrumps])
def test_a_bot_that_is_silent_about_an_option_fails_under_it(bot: type[Bot]) -> None:
    """Options that differ from their defaults must be among those that it supports."""
    with pytest.raises(
        AssertionError, match=r"bot first does not say that it supports .*follow=may.*: let `supported_options"
    ):
        check_bot(bot, Tressette, options={"trump": "H", "follow": "may"})


def test_an_option_that_a_bot_reads_may_differ() -> None:
    """The bot plays under an option that it has named."""
    check_bot(LikesTrumps, Tressette, options={"trump": "H"})


def test_a_random_bot_plays_under_every_option() -> None:
    """It relies on the offers alone."""
    check_bot(RandomBot, Tressette, options={"trump": "H", "follow": "may"})


def played_under(bot: type[Bot], game: str) -> Callable[[str], bool]:
    """Return whether a bot says that it plays under an option."""
    supported = supported_options(bot, game)
    return lambda name: bool({name, "*"} & supported)


@pytest.mark.parametrize("game", game_names())
def test_every_installed_bot_plays_every_game_under_every_option(game: str) -> None:
    """All of our bots name the options of our games."""
    names = [row.name for row in find_game(game).options_type.describe()]

    assert dict.fromkeys(bot_names(), names) == {
        bot: list(filter(played_under(find_bot(bot), game), names)) for bot in bot_names()
    }


@pytest.mark.parametrize("game", game_names())
def test_tactics_read_options_that_exist(game: str) -> None:
    """Every option that tactics name is an option of their game."""
    assert tactics_of(game).supported_options <= {row.name for row in find_game(game).options_type.describe()}
