"""Packages with games and bots that cannot be used: each is named when it is asked for, and harms nothing else."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import mamlaka
from mamlaka import games, plugins
from mamlaka.bots.registry import find_bot
from mamlaka.bots.rules import RulesBot, tactics_of
from mamlaka.errors import BrokenPlugin
from mamlaka.plugin_deadline import plugin_deadline
from mamlaka.registry import find_game
from mamlaka.texts import Texts
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run, run_alone
from tests.plugins import installed, package
from tests.server.client import Served

pytestmark = pytest.mark.slow

TIMEOUT = 0.2
BOT = """
from mamlaka.bots import Decision

class Fine:
    name = "NAME"
    version = 1
    def __init__(self, rng):
        pass
    def act(self, view, limit):
        return Decision(view.legal[0])
"""
ADVISED = "from mamlaka.games.hearts import Hearts\nclass It(Hearts): name = 'advised'"
BUILT_IN = {path.parent.name for path in Path(games.__path__[0]).glob("*/__init__.py")}
GAMES = {
    "missing": ("import no_such_module", "its import raises ModuleNotFoundError: No module named 'no_such_module'"),
    "raising": ("raise ValueError('no\\ncards')", "its import raises ValueError: no cards"),
    "mute": ("class E(Exception):\n  def __str__(self): raise TypeError\nraise E", "its import raises E"),
    "leaving": ("import sys; sys.exit(3)", "its import raises SystemExit: 3"),
    "stopping": ("raise KeyboardInterrupt", "its import raises KeyboardInterrupt"),
    "empty": ("", "its import raises AttributeError: module 'mamlaka_empty' has no attribute 'It'"),
    "number": ("It = 7", "it is 7, which is not a subclass of mamlaka.game.Game"),
    "bare": (
        "from mamlaka.game import Game\nclass It(Game): name = 'bare'",
        "It.version is missing, or not of type int",
    ),
    "looping": ("while True: pass", f"its import takes longer than {TIMEOUT} seconds"),
}
"""(source, fault) of games, by name."""
BOTS = {
    "nobody": ("It = lambda rng: None", "is not a class"),
    "nameless": (BOT.replace('name = "NAME"', "") + "It = Fine", "Fine.name is None, not 'nameless'"),
    "unversioned": (BOT.replace("version = 1", "") + "It = Fine", "Fine.version is missing, or not of type int"),
    "greedy": (
        BOT.replace("NAME", "greedy").replace("(self, rng)", "(self, rng, more)") + "It = Fine",
        "Fine does not take rng",
    ),
    "lazy": (BOT.replace("NAME", "lazy").replace("act(", "play(") + "It = Fine", "Fine has no method act"),
}
"""The same of bots."""


def sentence(kind: str, name: str, fault: str) -> str:
    """Return the error message for a plugin of these tests."""
    return f"{kind} {name!r} of mamlaka-{name} 1.0 cannot be used: {fault}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all broken packages, one of them with a sound game, and two that claim names of others."""
    folder = tmp_path_factory.mktemp("site")
    for kind, sources in (("games", GAMES), ("bots", BOTS)):
        for name, (source, _) in sources.items():
            package(folder, f"mamlaka-{name}", source, f"{kind}: {name} = mamlaka_{name}:It")
    package(folder, "mamlaka-nowhere", "", "bots: nowhere = no names here")
    package(folder, "mamlaka-thief", BOT.replace("NAME", "rules"), "bots: rules = mamlaka_thief:Fine")
    package(folder, "mamlaka-first", BOT.replace("NAME", "double"), "bots: double = mamlaka_first:Fine")
    package(folder, "mamlaka-second", BOT.replace("NAME", "double"), "bots: double = mamlaka_second:Fine")
    package(folder, "mamlaka-advice", ADVISED, "games: advised = mamlaka_advice:It", parts={"tactics": "TACTICS = 7"})
    package(folder, "mamlaka-loud", "print('loud')\n" + BOT.replace("NAME", "loud"), "bots: loud = mamlaka_loud:Fine")
    return folder


@pytest.fixture(autouse=True)
def broken(site: Path) -> Iterator[None]:
    """All broken packages installed next to Mamlaka, with a short deadline."""
    with installed(site), plugin_deadline(TIMEOUT):
        yield


@pytest.mark.parametrize("name", GAMES)
def test_a_broken_game_is_refused_in_one_sentence(name: str) -> None:
    """The error names the package, its version, and its fault."""
    with pytest.raises(BrokenPlugin) as refused:
        find_game(name)

    assert sentence("game", name, GAMES[name][1]) == str(refused.value)


@pytest.mark.parametrize("name", BOTS)
def test_a_broken_bot_is_refused_in_one_sentence(name: str) -> None:
    """The same holds for bots, whose constructor must take a source of chance."""
    with pytest.raises(BrokenPlugin) as refused:
        find_bot(name)

    assert str(refused.value).startswith(f"bot {name!r} of mamlaka-{name} 1.0 cannot be used: ")
    assert str(refused.value).endswith(BOTS[name][1])


def test_an_entry_point_that_names_nothing_is_refused() -> None:
    """The error shows the text of the entry point."""
    with pytest.raises(BrokenPlugin, match="its entry point 'no names here' names nothing"):
        find_bot("nowhere")


def test_broken_advice_is_refused_where_it_is_used() -> None:
    """The advice for a game must be Tactics."""
    with pytest.raises(
        BrokenPlugin, match=r"mamlaka_advice\.tactics of mamlaka-advice 1\.0 cannot be used: 7 is not of type"
    ):
        tactics_of("advised")


def test_an_endless_import_is_tried_once() -> None:
    """A second request for a game whose import never ends fails at once."""
    with pytest.raises(BrokenPlugin):
        find_game("looping")
    tried = plugins._loaded.cache_info().misses
    with pytest.raises(BrokenPlugin):
        find_game("looping")

    assert tried == plugins._loaded.cache_info().misses


def test_no_package_takes_our_names() -> None:
    """Our bot keeps its name if other packages claim it; of two other packages the first on the path gets the name."""
    assert find_bot("rules") is RulesBot
    assert find_bot("double").__module__ in {"mamlaka_first", "mamlaka_second"}


def test_texts_of_games_are_read_without_them() -> None:
    """Loading messages does not import a game that cannot be imported."""
    assert Texts().format("game-trex")


@pytest.mark.parametrize("words", [("rules", "trex"), ("simulate", "--matches", "1", "--jobs", "1"), ("--version",)])
def test_commands_work_with_broken_packages(tmp_path: Path, words: tuple[str, ...]) -> None:
    """A command that needs none of them knows nothing of them."""
    done = run(tmp_path, *words)

    assert (SUCCESS, "") == (done.returncode, done.stderr.strip())


@pytest.mark.parametrize(
    "words",
    [("rules", "leaving"), ("play", "leaving"), ("simulate", "leaving"), ("arena", "a", "b", "--game", "leaving")],
)
def test_asking_for_a_broken_game_is_an_error(tmp_path: Path, words: tuple[str, ...]) -> None:
    """One sentence, status 2, and nothing else."""
    done = run(tmp_path, *words)

    assert (BAD_USAGE, "") == (done.returncode, done.stdout)
    assert f"mamlaka: {sentence('game', 'leaving', GAMES['leaving'][1])}\n" == done.stderr


def test_the_doctor_lists_broken_packages(tmp_path: Path) -> None:
    """Every broken plugin and every name that was taken has an error; the status reports a failure."""
    done = run(tmp_path, "doctor", timeout=TIMEOUT)
    rows = [line.partition(" ") for line in done.stdout.splitlines()]
    faults = [value.strip() for name, _, value in rows if name == "broken"]

    assert FAULTS == done.returncode
    assert {sentence("game", name, fault) for name, (_, fault) in GAMES.items()} <= set(faults)
    assert {name for name in BOTS if any(fault.startswith(f"bot {name!r}") for fault in faults)} == set(BOTS)
    assert (
        f"bot 'rules' of mamlaka-thief 1.0 is not used: mamlaka {mamlaka.__version__} has that name already" in faults
    )
    assert 1 == sum(fault.startswith("bot 'double' of mamlaka-") for fault in faults)
    assert (
        "five_hundred, hearts, herzeln, kein_stich, knockout_whist, loo, oneonta, quodlibet, romanian_whist, "
        "schnapsen, scopone, skat, spar, toepen, tressette, tressette_four, trex"
        in {name: value.strip() for name, _, value in rows}["games"]
    )
    assert any(fault.startswith("mamlaka_advice.tactics of mamlaka-advice 1.0 cannot be used: ") for fault in faults)
    assert len(GAMES) + len(BOTS) + 4 == len(faults)


def test_the_doctor_lists_broken_packages_in_json(tmp_path: Path) -> None:
    """In JSON the broken ones have a field of their own, and the output of a plugin goes elsewhere."""
    done = run(tmp_path, "doctor", "--json", timeout=TIMEOUT)
    found = {row["name"]: row for row in json.loads(done.stdout)["broken"]}

    assert ("game", "mamlaka-raising", "1.0") == tuple(found["raising"][key] for key in ("kind", "package", "version"))
    assert sentence("game", "raising", GAMES["raising"][1]) == found["raising"]["fault"]
    assert "loud" in json.loads(done.stdout)["bots"]
    assert "loud\n" == done.stderr


def test_a_server_offers_the_games_that_work(tmp_path: Path) -> None:
    """The list of games leaves out those that are broken, and a table of ours opens."""
    with Served(tmp_path / "tables.sqlite") as server:
        offered = [game["name"] for game in server.http("GET", "/api/games").json()]
        refused = server.http("POST", "/api/tables", {"game": "raising", "bots": "rules"})

        assert ["trex", *sorted({*BUILT_IN, "advised"} - {"trex"})] == offered
        assert 400 == refused.status_code
        assert sentence("game", "raising", GAMES["raising"][1]) in refused.text
        assert server.open()


@pytest.mark.parametrize("words", [("--help",), ("rules", "trex")])
def test_a_command_imports_only_the_plugins_that_it_needs(tmp_path: Path, words: tuple[str, ...]) -> None:
    """The output of a package that prints when it is imported is hidden, and an import that never ends is silent."""
    done = run_alone(tmp_path, *words)

    assert (SUCCESS, "") == (done.returncode, done.stderr)
