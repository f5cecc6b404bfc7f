"""The parts of a game beside its rules: found by name, loaded when first used, inherited, and brought by plugins."""

import subprocess
import sys
from collections.abc import Iterator
from typing import ClassVar

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.rules import NO_TACTICS, RulesBot, tactics_of
from mamlaka.bots.search import SearchBot
from mamlaka.bots.search.layout import layout_action_values
from mamlaka.bots.search.registry import search_of
from mamlaka.coach.registry import find_odds
from mamlaka.compendium import OrderedCompendium
from mamlaka.errors import BrokenPlugin, InvalidSetup
from mamlaka.game import Game
from mamlaka.games.hearts import Hearts
from mamlaka.games.herzeln import Herzeln
from mamlaka.games.oneonta import Oneonta
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.parts import part_of
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.view import View
from tests.plugins import installed, package

GAME = """
from mamlaka.games.hearts import Hearts

class It(Hearts):
    name = "NAME"
"""
TACTICS = """
from mamlaka.bots.base import ANY_OPTION
from mamlaka.bots.rules import RuleOfThumb, Tactics

highest = RuleOfThumb(7, "rule-hearts-1", 9, lambda view: True, lambda view, action: action.cards.bit_length() / 60)
TACTICS = Tactics(lambda view: view, (highest,), frozenset({ANY_OPTION}))
"""
SEARCH = """
from mamlaka.bots.base import ActionValue, best_first

def action_values(view, limit, rng, sampler):
    return best_first(ActionValue(action, float(action.cards.bit_length())) for action in view.legal)
"""
LOADED = """
import sys
from mamlaka.registry import find_game, game_names
from mamlaka import Table
for name in game_names():
    find_game(name)
Table("oneonta", seed=1)
print(*(name for name in sys.modules if name.rpartition(".")[2] in {"tactics", "odds", "environment"}))
print(*(name for name in sys.modules if name.startswith("mamlaka.games.") and ".search" in name))
"""


@pytest.fixture(scope="module", autouse=True)
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games of other packages: one with parts, one derived from it, one without, and some with broken parts."""
    site = tmp_path_factory.mktemp("site")
    sound = {"tactics": TACTICS, "search": SEARCH}
    derived = "from mamlaka_own import It as Own\nclass It(Own):\n    name = 'derived'"
    package(site, "mamlaka-own", GAME.replace("NAME", "own"), "games: own = mamlaka_own:It", parts=sound)
    package(site, "mamlaka-derived", derived, "games: derived = mamlaka_derived:It")
    for name, parts in {
        "lacking": {"tactics": "import no_such_package", "search": "import mamlaka_lacking.none"},
        "nameless": {"tactics": "", "search": "action_values = None"},
        "short": {"search": "def action_values(view): return ()", "odds": "ODDS = 3"},
    }.items():
        source = GAME.replace("NAME", name)
        package(site, f"mamlaka-{name}", source, f"games: {name} = mamlaka_{name}:It", parts=parts)
    with installed(site):
        yield


@pytest.mark.parametrize("name", [name for name in game_names() if find_game(name).__module__.startswith("mamlaka.")])
def test_our_games_have_parts_of_their_own(name: str) -> None:
    """Every game of ours has tactics, and what is found stands in its folder."""
    game = find_game(name)

    assert f"mamlaka.games.{name}.tactics" == getattr(part_of(game, "tactics"), "__name__", "")
    search = part_of(game, "search")
    assert search is None or f"mamlaka.games.{name}.search" == search.__name__


def test_a_variant_inherits_the_parts_of_its_parent() -> None:
    """It has them under every name, also if it stands in another package."""

    class Variant(Trex):
        name: ClassVar[str] = "variant"

    assert part_of(Trex, "search") is part_of(Variant, "search") is not None
    assert tactics_of(Trex) is tactics_of(Variant)
    assert search_of(find_game("own")) is search_of(find_game("derived")) is not search_of(Hearts)


def test_what_is_no_game_has_no_parts() -> None:
    """Base classes stand in rooms of the library, some of which are named like parts."""

    class Odd(Game):
        name: ClassVar[str] = "odd"

    assert part_of(Herzeln, "search") is None
    assert part_of(OrderedCompendium, "search") is None
    assert part_of(Odd, "tactics") is None
    assert NO_TACTICS is tactics_of(Odd)
    assert layout_action_values is search_of(Herzeln)


def own_view() -> View:
    """Return the view of a seat that can choose among cards, in the game that brings its own parts."""
    table = Table(Setup(find_game("own"), {"pass_cards": "off"}), seed=1)
    while True:
        (seat,) = table.waiting_for
        view = table.view(seat)
        if len(view.legal) > 1:
            return view
        table.act(seat, view.legal[0])


def test_a_plugin_brings_tactics() -> None:
    """The `rules` bot follows them, with their reasons."""
    view = own_view()
    decision = RulesBot(Rng(1)).act(view, Limit())

    assert decision is not None
    assert max(view.legal, key=lambda action: action.cards) == decision.action
    assert [7] == [reason.rule for reason in decision.reasons]


def test_a_plugin_brings_a_search() -> None:
    """The `search` bot takes the action that it values most."""
    view = own_view()
    decision = SearchBot(Rng(1)).act(view, Limit(worlds=1))

    assert decision is not None
    assert set(view.legal) == {value.action for value in decision.action_values}
    assert float(decision.action.cards.bit_length()) == decision.action_values[0].value


@pytest.mark.parametrize("part,missing", [("tactics", "no_such_package"), ("search", "mamlaka_lacking.none")])
def test_a_part_that_fails_to_import_says_why(part: str, missing: str) -> None:
    """Its own absence means that there is none; the absence of something that it needs is an error."""
    with pytest.raises(BrokenPlugin) as failed:
        part_of(find_game("lacking"), part)  # type: ignore[arg-type]

    reason = f"its import raises ModuleNotFoundError: No module named '{missing}'"
    assert f"mamlaka_lacking.{part} of mamlaka-lacking 1.0 cannot be used: {reason}" == str(failed.value)


def test_an_error_in_a_part_of_ours_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a mistake in this package, so it is shown as it is."""

    def fail(name: str) -> None:
        raise ImportError(f"{name} is torn")

    monkeypatch.setattr("mamlaka.parts._FOUND", {})
    monkeypatch.setattr("mamlaka.parts.import_module", fail)
    with pytest.raises(ImportError, match=r"^mamlaka\.games\.oneonta\.odds is torn$"):
        part_of(Oneonta, "odds")


def test_a_part_without_its_name_is_refused() -> None:
    """Each part has one name that is looked for, and a type."""
    with pytest.raises(BrokenPlugin, match=r"^mamlaka_nameless\.tactics of .* cannot be used: it has no TACTICS$"):
        tactics_of("nameless")
    with pytest.raises(BrokenPlugin, match=r"mamlaka_nameless\.search .*: None is not a function$"):
        search_of(find_game("nameless"))
    with pytest.raises(BrokenPlugin, match=r"action_values does not take view, limit, rng, sampler$"):
        search_of(find_game("short"))
    with pytest.raises(BrokenPlugin, match=r"3 is not of type GameOdds$"):
        find_odds("short")


def test_the_games_with_odds_are_listed() -> None:
    """Those whose odds are broken are not."""
    with pytest.raises(InvalidSetup, match=r"^there are no odds for 'trex', only for oneonta$"):
        find_odds("trex")


def test_nothing_is_loaded_before_it_is_used() -> None:
    """All games can be found, and a match opened, without a part."""
    done = subprocess.run([sys.executable, "-c", LOADED], check=True, text=True, stdout=subprocess.PIPE)

    assert ["", ""] == done.stdout.splitlines()
