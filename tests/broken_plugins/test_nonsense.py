"""Packages that return nonsense or fail unexpectedly: one error names them, and nothing else breaks."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mamlaka.arena.entrants import bot_of
from mamlaka.bots.registry import find_bot
from mamlaka.bots.rules import tactics_of
from mamlaka.errors import BrokenPlugin, PluginFailed
from mamlaka.plugin_deadline import plugin_deadline
from mamlaka.plugins import attribute_failures, installed_plugins
from mamlaka.registry import find_game, usable_games
from mamlaka.state import State
from mamlaka.texts import Texts
from mamlaka.workers import map_ordered
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run
from tests.plugins import installed, package

pytestmark = pytest.mark.slow

TIMEOUT = 0.3
BOT = """
from mamlaka.bots import Decision

class Meta(type):
    pass

class It(metaclass=Meta):
    name = "NAME"
    version = 1
    def __init__(self, rng):
        pass
    def act(self, view, limit):
        return Decision(view.legal[0])
"""
TOUCHED = """
class Meta(type):
    @property
    def version(cls):
        TOUCH
"""
BOTS = {
    "endless": (TOUCHED.replace("TOUCH", "while True: pass"), f"it takes longer than {TIMEOUT} seconds"),
    "gone": (TOUCHED.replace("TOUCH", "raise SystemExit(0)"), "it raises SystemExit: 0"),
    "base": (TOUCHED.replace("TOUCH", "raise BaseException('no')"), "it raises BaseException: no"),
    "yes": ("version = 1 -> version = True", "It.version is missing, or not of type int"),
    "long": ("Meta -> It", "is not a class"),
}
"""(change, fault) of bots, by name."""
GAME = """
from mamlaka.games.hearts import Hearts

class It(Hearts):
    name = "NAME"
    CHANGE
"""
GAMES = {
    "nothing": (
        "def after_phase(self, state, phase): return None",
        "AttributeError: 'NoneType' object has no attribute",
    ),
    "initial_stack": ("def initial_stack(self): return None", "TypeError: "),
    "divided": ("unit = 0", "ZeroDivisionError: "),
    "based": ("def after_phase(self, state, phase): raise type('B', (BaseException,), {})('x')", "B: x"),
}
"""(change, error) of games that load, by name."""
UNUSABLE = {
    "deckless": ("deck = 'foo'", "It.deck is missing, or not of type Deck"),
    "seatless": ("allowed_seats = range(0)", "It.allowed_seats is empty"),
}
"""The same of games that do not."""
LOUD = "def after_phase(self, state, phase):\n        print('LEAK')\n        return super().after_phase(state, phase)"
MESSAGES = {
    "deep": "x = " + '{ "a' * 5_000 + "\n",
    "indented": "    HACKED\n    { $nope }\n",
    "mistaken": "game-mistaken = { $nope }\nheader-mistaken =\n    .a = b\n",
}
"""Message files of games, by name."""


def bot_source(name: str, change: str) -> str:
    """Return the source of a bot."""
    if name == "long":
        return "class Long:\n    def __repr__(self): return 'x' * 10**6\nIt = Long()"
    old, arrow, new = change.partition(" -> ")
    source = BOT.replace(old, new) if arrow else BOT.replace("class Meta(type):\n    pass\n", change)
    return source.replace("NAME", name).replace("    version = 1\n", "" if "Meta" in change else "    version = 1\n")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all packages."""
    folder = tmp_path_factory.mktemp("site")
    for name, (change, _) in BOTS.items():
        package(folder, f"mamlaka-{name}", bot_source(name, change), f"bots: {name} = mamlaka_{name}:It")
    for name, (change, _) in {**GAMES, **UNUSABLE, "loud": (LOUD, "")}.items():
        source = GAME.replace("NAME", name).replace("CHANGE", change)
        package(folder, f"mamlaka-{name}", source, f"games: {name} = mamlaka_{name}:It")
    for name, text in MESSAGES.items():
        (folder / name / "locale").mkdir(parents=True)
        (folder / name / "locale" / "en.ftl").write_text(text, encoding="utf-8")
        source = GAME.replace("NAME", name).replace("CHANGE", "")
        (folder / name / "__init__.py").write_text(source, encoding="utf-8")
        package(folder, f"mamlaka-{name}", "", f"games: {name} = {name}:It")
    rule = "RuleOfThumb(1, None, 5, lambda position: True, lambda position, action: 1.0)"
    tactics = {
        "mute": f"from mamlaka.bots.rules import RuleOfThumb, Tactics\nTACTICS = Tactics(lambda view: view, ({rule},))",
        "naive": "from mamlaka.bots.rules import Tactics\nTACTICS = Tactics(id, (), beginner=frozenset({3}))",
    }
    for name, advice in tactics.items():
        source = GAME.replace("NAME", name).replace("CHANGE", "")
        entry = f"games: {name} = mamlaka_{name}:It"
        package(folder, f"mamlaka-{name}", source, entry, parts={"tactics": advice})
    odd = package(folder, "mamlaka-odd", BOT.replace("NAME", "odd"), "bots: odd = mamlaka_odd:It")
    (odd / "mamlaka_odd-1.0.dist-info" / "METADATA").write_bytes(b"Metadata-Version: 2.1\nName: o\nAuthor: J\xfcrgen\n")
    return folder


@pytest.fixture(autouse=True)
def installed_packages(site: Path) -> Iterator[None]:
    """All packages installed next to Mamlaka, with a short deadline."""
    with installed(site), plugin_deadline(TIMEOUT):
        yield


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_fails_when_it_is_looked_at_is_refused(name: str) -> None:
    """Its class may raise anything, or never end, wherever an attribute is asked for."""
    with pytest.raises(BrokenPlugin) as refused:
        find_bot(name)

    assert BOTS[name][1] in str(refused.value)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_game_that_cannot_be_played_is_refused(name: str) -> None:
    """The list of games omits it and has the others."""
    with pytest.raises(BrokenPlugin, match=UNUSABLE[name][1]):
        find_game(name)

    assert name not in usable_games()
    assert "trex" in usable_games()


def test_metadata_that_is_not_text_is_harmless() -> None:
    """A package whose metadata cannot be read keeps its bot, under no name."""
    (odd,) = (plugin for plugin in installed_plugins() if plugin.name == "odd")

    assert ("a package without a name", "") == (odd.package, odd.version)
    assert "odd" == find_bot("odd").name


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("name", GAMES)
def test_nonsense_of_a_game_names_its_package(tmp_path: Path, name: str, jobs: str) -> None:
    """This also holds if only our code fails, or a worker does."""
    done = run(
        tmp_path, "simulate", name, "--matches", "2", "--jobs", jobs, "--out", "matches.jsonl", "--set", "deals=1"
    )

    assert FAULTS == done.returncode
    assert done.stderr.startswith(f"mamlaka: mamlaka-{name} 1.0 failed: ")
    assert GAMES[name][1] in done.stderr
    assert 1 == done.stderr.count("\n")


def test_our_own_errors_are_not_blamed_on_a_package() -> None:
    """A game that is only loaded has no part in them; a state of it has."""
    find_game("nothing")

    def fail(state: State) -> None:
        raise TypeError(state.version)

    with pytest.raises(TypeError), attribute_failures():
        fail(start_of("hearts"))
    with pytest.raises(PluginFailed, match=r"^mamlaka-nothing 1\.0 failed: TypeError"), attribute_failures():
        fail(start_of("nothing"))


def start_of(name: str) -> State:
    """Return a state of a game, without a match."""
    game = find_game(name)
    return State(game(game.options_type(), 4), (), ())


def test_the_output_of_a_game_is_not_among_the_results(tmp_path: Path) -> None:
    """Standard output holds the JSON alone."""
    done = run(tmp_path, "simulate", "loud", "--matches", "1", "--jobs", "1", "--json", "--set", "deals=1")

    assert "loud" == json.loads(done.stdout)["game"]
    assert "LEAK\n" in done.stderr


def test_messages_of_a_game_cannot_break_ours() -> None:
    """They cannot continue one of our messages, overflow the parser, or raise an error when one of them is shown."""
    texts = Texts()

    assert "HACKED" not in "".join(texts.format(name) for name in ("page-looking-on", "game-trex"))
    assert "nope" == texts.format("game-mistaken")
    assert "header-mistaken" == texts.format("header-mistaken")


def test_advice_without_a_message_is_refused() -> None:
    """A rule must have a reason."""
    with pytest.raises(BrokenPlugin, match=r"its rules \[1\] have no message"):
        tactics_of("mute")


def test_beginners_follow_rules_that_exist() -> None:
    """Tactics can't name other rules for beginners."""
    with pytest.raises(BrokenPlugin, match=r"it has no rules \[3\], which it names for beginners"):
        tactics_of("naive")


def test_a_fault_that_is_not_text_is_valid_json(tmp_path: Path) -> None:
    """The output is valid JSON, whatever text an exception has and wherever matches are stored."""
    package(tmp_path / "more", "mamlaka-torn", "raise ValueError('\\udcff')", "games: torn = mamlaka_torn:It")
    with installed(tmp_path / "more"):
        done = run(tmp_path, "doctor", "--json", timeout=TIMEOUT)

    faults = [row["fault"] for row in json.loads(done.stdout)["broken"]]
    assert "game 'torn' of mamlaka-torn 1.0 cannot be used: its import raises ValueError: ?" in faults


@pytest.mark.parametrize(
    "touch", ["def __getattr__(name): raise RuntimeError(name)", "class OPPONENT: name = version = property(1 / 0)"]
)
def test_an_opponent_that_fails_when_it_is_looked_at_is_refused(tmp_path: Path, touch: str) -> None:
    """A module of a folder of opponents may do anything, too."""
    (tmp_path / "odd_one.py").write_text(touch, encoding="utf-8")

    with pytest.raises(BrokenPlugin, match="cannot be used: "):
        bot_of("odd-one", str(tmp_path))


def fail(number: int) -> object:
    """Return an object that another process cannot unpickle."""
    return lambda: number


def test_a_result_that_cannot_be_sent_is_an_error() -> None:
    """The worker that found it does not die of it."""
    with pytest.raises((AttributeError, PluginFailed), match=r"lambda"):
        list(map_ordered(fail, [1, 2], 2))


@pytest.mark.parametrize(
    "limit,way",
    [("9" * 5000 + "worlds", "too large"), ("9" * 400 + "ms", "too large"), ("99999999999worlds", "at most 1,000,000")],
)
def test_limits_have_an_end(tmp_path: Path, limit: str, way: str) -> None:
    """A limit beyond the capacity of a machine is refused before the first match."""
    done = run(tmp_path, "arena", f"rules@{limit}", "random", "--max-sets", "1")

    assert BAD_USAGE == done.returncode
    assert way in done.stderr
    assert len(done.stderr) < 500


@pytest.mark.parametrize("name", ["/trex", "**", "a[b"])
def test_the_name_of_a_game_is_no_pattern(tmp_path: Path, name: str) -> None:
    """An invalid name is refused before any file is searched for."""
    done = run(tmp_path, "play", name)

    assert BAD_USAGE == done.returncode
    assert f"unknown game {name!r}" in done.stderr


def test_the_address_of_a_database_may_be_wrong(tmp_path: Path) -> None:
    """An address that cannot be read is shown."""
    done = run(tmp_path, "reports", "--database", "postgresql://h:port/db")

    assert BAD_USAGE == done.returncode
    assert "cannot read the database postgresql://h:port/db" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a shell sets the limit")
def test_too_many_processes_are_refused(tmp_path: Path) -> None:
    """The sentence names the option and the way out, and no empty file stays."""
    command = f"{sys.executable} -m mamlaka simulate toepen --matches 60 --jobs 60 --out matches.jsonl"
    done = subprocess.run(
        ["/bin/sh", "-c", f"ulimit -n 30; exec {command}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert BAD_USAGE == done.returncode
    assert "mamlaka: --jobs 60 is too many for this system: Too many open files; ask for fewer\n" == done.stderr
    assert not list(tmp_path.iterdir())


def test_other_bots_play_on(tmp_path: Path) -> None:
    """A command that needs none of these packages does not hear of them."""
    assert SUCCESS == run(tmp_path, "rules", "trex").returncode
