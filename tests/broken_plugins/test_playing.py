"""Bots and games that fail during play: people can continue, and commands end with one error."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mamlaka.bots import Limit
from mamlaka.bots.base import Decision
from mamlaka.bots.fallback import FallbackBot, ask, make_bot
from mamlaka.bots.registry import find_bot
from mamlaka.coach.hints import hint
from mamlaka.conformance import check_bot, check_game
from mamlaka.errors import BotFailed
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts
from mamlaka.match import Setup
from mamlaka.plugin_deadline import plugin_deadline
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.storage import read_records
from mamlaka.table import Table
from mamlaka.verification import verify
from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run
from tests.plugins import MAJLIS, installed, package

pytestmark = pytest.mark.slow

TIMEOUT = 0.3
SOURCE = """
import sys, time
from mamlaka.actions import Action
from mamlaka.bots import Decision

class It:
    name = "NAME"
    version = 1
    @classmethod
    def supported_options(cls, game):
        return frozenset("*")
    def __init__(self, rng):
        self.rng = rng
        MADE
    def act(self, view, limit):
        ACT
"""
LOOP = "while True: pass"
STUBBORN = """
        while True:
            try:
                while True: pass
            except BaseException: pass"""
DEEP = "return self.act(view, limit)"
BOTS = {
    "raising": ("raise RuntimeError('no\\nidea')", "RuntimeError: no idea"),
    "exiting": ("sys.exit('bye')", "SystemExit: bye"),
    "stopping": ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    "deep": (DEEP, "RecursionError: maximum recursion depth exceeded"),
    "silent": ("return None", "it gave no answer, though the table waits for one"),
    "talking": ("return 'play AS'", "it answered with str, not with Decision"),
    "formless": ("return Decision('play')", "it returned something that is not an action of this game"),
    "mistyped": ("return Decision(Action(7, number='x'))", "it returned something that is not an action of this game"),
    "huge": (
        "return Decision(Action('play', cards=1 << 10**7))",
        "it returned something that is not an action of this game",
    ),
    "wordy": ("return Decision(Action('x' * 10**7))", "it returned something that is not an action of this game"),
    "cheating": ("return Decision(Action('play', cards=~view.hand_mask & 0xF))", "it did what the rules refuse: "),
    "looping": (LOOP, f"it takes longer than {TIMEOUT} seconds"),
    "stubborn": (STUBBORN, f"it takes longer than {TIMEOUT} seconds"),
    "stuck": ("time.sleep(10**6)", f"it takes longer than {TIMEOUT} seconds"),
}
"""Bots by name, each with its (behaviour, error message)."""
DROPPING = """
from mamlaka.games.hearts import Hearts

class Dropping(Hearts):
    name = "dropping"
    def after_phase(self, state, phase):
        raise ZeroDivisionError("no cards")
"""
"""A game that fails when it begins."""
LEAVING = (
    DROPPING.replace("Dropping", "Leaving")
    .replace("dropping", "leaving")
    .replace('raise ZeroDivisionError("no cards")', "raise SystemExit(0)")
)
"""A game that ends the program when it begins."""
WAITING = """
from mamlaka.games.hearts import Hearts
from mamlaka.phase import Phase

class Idle(Phase, frozen=True, kw_only=True):
    def awaits_decision(self, state):
        return True

class Waiting(Hearts):
    name = "waiting"
    def initial_stack(self):
        return (Idle(),)
"""
"""A game that waits for no seat."""
ADVICE = {"tactics": "from mamlaka_raising import It as TACTICS"}
"""Tactics of a game that are none."""
DEAL = {"deals": "1", "target": "none", "pass_cards": "off"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all packages."""
    folder = tmp_path_factory.mktemp("site")
    offered = {name: ("pass", act) for name, (act, _) in BOTS.items()}
    offered |= {
        "unmade": ("raise OSError('no brain')", "return None"),
        "unending": (LOOP, "return None"),
        "printing": ("pass", "print('thinking'); return Decision(view.legal[0])"),
    }
    for name, (made, act) in offered.items():
        source = SOURCE.replace("NAME", name).replace("MADE", made).replace("ACT", act)
        package(folder, f"mamlaka-{name}", source, f"bots: {name} = mamlaka_{name}:It")
    game, play = ((MAJLIS / "majlis" / f"{name}.py").read_text(encoding="utf-8") for name in ("__init__", "play"))
    package(folder, "council", game, "games: majlis = council:Majlis", parts=ADVICE | {"play": play})
    for name, source in (("dropping", DROPPING), ("leaving", LEAVING), ("waiting", WAITING)):
        package(folder, f"mamlaka-{name}", source, f"games: {name} = mamlaka_{name}:{name.title()}")
    return folder


@pytest.fixture(autouse=True)
def failing(site: Path) -> Iterator[None]:
    """All packages installed next to Mamlaka, with a short deadline."""
    with installed(site), plugin_deadline(TIMEOUT):
        yield


def table() -> Table:
    """Return a deal of Hearts."""
    return Table(Setup(Hearts, DEAL), FairShuffler(bytes(32)))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_fails_is_named_in_one_sentence(name: str) -> None:
    """The message names bot, package, game, seat and event; the table is unchanged."""
    opened = table()
    (seat,) = opened.waiting_for
    opened.bots[seat] = make_bot(find_bot(name), Rng(0))
    before = opened.version
    with pytest.raises(BotFailed) as failed:
        opened.run()
    head = f"bot {name!r} of mamlaka-{name} 1.0 failed at hearts, seat {seat}, event {before}: {BOTS[name][1]}"

    assert str(failed.value).startswith(head)
    assert (before, 1) == (opened.version, len(str(failed.value).splitlines()))


@pytest.mark.parametrize("name", [*BOTS, "unmade", "unending"])
def test_people_go_on_with_other_bots(name: str) -> None:
    """Whatever a bot does wrong, the match ends, and the failure is reported once."""
    reported: list[tuple[str, str]] = []
    opened = table()
    for seat in range(4):
        own = "rules" if seat else name
        opened.bots[seat] = FallbackBot(own, Rng(0), Rng(1), lambda bot, origin, _: reported.append((bot, origin)))
    opened.run()

    assert opened.is_over
    assert [(name, f"mamlaka-{name} 1.0")] == reported


def test_a_substitute_for_a_bot_plays_by_the_rules() -> None:
    """A bot that always fails leaves the match that the `rules` bot plays."""
    played = []
    for name in ("raising", "rules"):
        opened = table()
        opened.bots = {seat: FallbackBot(name, Rng(0), Rng(1), lambda *_: None) for seat in range(4)}
        opened.run()
        played.append(opened.log)

    assert played[0] == played[1]


def test_a_bot_that_takes_too_long_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that did not answer is not asked again, while one that raises is."""
    asked: list[str] = []

    def counted(bot: object, *words: object) -> Decision | None:
        asked.append(getattr(bot, "name", ""))
        return ask(bot, *words)  # type: ignore[arg-type]

    monkeypatch.setattr("mamlaka.bots.fallback.ask", counted)
    for name in ("looping", "raising"):
        opened = table()
        (seat,) = opened.waiting_for
        bot = FallbackBot(name, Rng(0), Rng(1), lambda *_: None)
        assert bot.act(opened.view(seat), Limit()) == bot.act(opened.view(seat), Limit())

    assert (1, 2) == (asked.count("looping"), asked.count("raising"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_ends_with_a_sentence(tmp_path: Path, jobs: str) -> None:
    """The bot is named, in one process and in several; the status is 1."""
    words = ("simulate", "hearts", "--bots", "looping", "--matches", "3", "--jobs", jobs, "--json")
    done = run(tmp_path, *words, timeout=TIMEOUT)

    assert (FAULTS, "") == (done.returncode, done.stdout)
    assert "mamlaka: bot 'looping' of mamlaka-looping 1.0 failed at hearts, seat" in done.stderr
    assert done.stderr.endswith(f": it takes longer than {TIMEOUT} seconds\n")


def test_a_bot_that_cannot_be_made_ends_a_simulation(tmp_path: Path) -> None:
    """An exception of its constructor is reported."""
    done = run(tmp_path, "simulate", "--bots", "unmade", "--jobs", "1")

    assert FAULTS == done.returncode
    assert "mamlaka: bot 'unmade' of mamlaka-unmade 1.0 failed when it was made: OSError: no brain\n" in done.stderr


def test_an_arena_ends_with_a_sentence(tmp_path: Path) -> None:
    """A bot that fails has not lost: nothing is counted."""
    done = run(tmp_path, "arena", "raising", "rules", "--game", "tressette", "--max-sets", "2", "--jobs", "1")

    assert (FAULTS, "") == (done.returncode, done.stdout)
    assert "mamlaka: bot 'raising' of mamlaka-raising 1.0 failed at tressette, seat 0" in done.stderr


def test_the_output_of_a_bot_is_not_in_the_json(tmp_path: Path) -> None:
    """Its words go to standard error."""
    done = run(tmp_path, "simulate", "hearts", "--bots", "printing", "--matches", "1", "--jobs", "1", "--json")

    assert (SUCCESS, "hearts") == (done.returncode, json.loads(done.stdout)["game"])
    assert "thinking" in done.stderr


@pytest.mark.parametrize("name", ["raising", "looping", "unmade"])
def test_a_person_in_the_terminal_can_continue(tmp_path: Path, name: str) -> None:
    """A line reports once that another bot plays, and reveals nothing of the bot's view. The match is saved."""
    words = ("play", "trex", "--bots", name, "--seed", "a", "--record", "match.json")
    done = run(tmp_path, *words, answers="q\n", timeout=TIMEOUT)

    assert (SUCCESS, "") == (done.returncode, done.stderr)
    assert 1 == done.stdout.count(f"The bot {name} (mamlaka-{name} 1.0) failed, so another bot plays in its place.")
    assert "idea" not in done.stdout
    assert verify(next(read_records(tmp_path / "match.json"))).ok


def test_a_bot_that_is_gone_does_not_keep_a_match(tmp_path: Path, site: Path) -> None:
    """A match against a bot can be resumed after the bot has been uninstalled."""
    words = ("play", "trex", "--bots", "printing", "--seed", "a", "--record", "match.json")
    run(tmp_path, *words, answers="q\n")
    text = (tmp_path / "match.json").read_text(encoding="utf-8")
    (tmp_path / "match.json").write_text(text.replace('"printing"', '"departed"'), encoding="utf-8")
    done = run(tmp_path, "play", "--resume", "match.json", answers="q\n")

    assert site.is_dir()
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    assert "The bot departed (not installed) failed, so another bot plays in its place." in done.stdout


def test_broken_advice_ends_a_hint_with_a_sentence() -> None:
    """If the advice for a game fails, there is no hint; the error names the package of the game."""
    majlis = Table(Setup(find_game("majlis")), FairShuffler(bytes(32)))
    with pytest.raises(BotFailed) as failed:
        hint(majlis.view(0), Limit(worlds=2), Rng(0))

    assert "failed at majlis of council 1.0, seat 0" in str(failed.value)
    assert "council.tactics of council 1.0 cannot be used" in str(failed.value)


def test_people_play_a_game_whose_advice_is_broken() -> None:
    """If the `rules` bot cannot play either, a random one does."""
    majlis = Table(Setup(find_game("majlis")), FairShuffler(bytes(32)))
    majlis.bots = {seat: FallbackBot("rules", Rng(0), Rng(seat), lambda *_: None) for seat in range(3)}
    majlis.run()

    assert majlis.is_over


def test_a_simulation_of_a_game_whose_advice_is_broken_ends_with_a_sentence(tmp_path: Path) -> None:
    """No other bot takes the place of a failing bot there."""
    done = run(tmp_path, "simulate", "majlis", "--jobs", "1")

    assert FAULTS == done.returncode
    assert "council.tactics of council 1.0 cannot be used: " in done.stderr


def test_a_move_of_a_bot_that_fails_cannot_be_reported(tmp_path: Path) -> None:
    """Asked again, the bot is named in a sentence, and nothing is saved."""
    words = ("simulate", "hearts", "--bots", "rules", "--matches", "1", "--jobs", "1", "--out", "match.jsonl")
    run(tmp_path, *words, "--set", "deals=1", "--set", "target=none")
    text = (tmp_path / "match.jsonl").read_text(encoding="utf-8")
    (tmp_path / "match.jsonl").write_text(text.replace(':"rules"', ':"raising"', 1), encoding="utf-8")
    done = run(tmp_path, "report", "match.jsonl", "Why?", "--seat", "0")

    assert (FAULTS, "") == (done.returncode, done.stdout)
    assert "mamlaka: bot 'raising' of mamlaka-raising 1.0 failed at hearts, seat 0" in done.stderr
    assert not (tmp_path / "reports").exists()


@pytest.mark.parametrize("name", ["raising", "talking", "looping", "unmade"])
def test_authors_get_an_error(name: str) -> None:
    """`check_bot` reports in one error how a bot fails, even if it never returns."""
    with pytest.raises(AssertionError, match=rf"bot '{name}' of mamlaka-{name} 1.0 failed"):
        check_bot(find_bot(name), Hearts, options={"pass_cards": "off"}, timeout=TIMEOUT)


def test_authors_of_games_get_an_error() -> None:
    """`check_game` reports the exception of a game."""

    class Odd(Hearts):
        """Fails when a match begins."""

        def initial_stack(self) -> None:  # type: ignore[override]
            raise ZeroDivisionError("no deck")

    with pytest.raises(AssertionError, match="hearts: match 0 raises ZeroDivisionError: no deck"):
        check_game(Odd)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "dropping", "--bots", "random", "--jobs", "1"),
        ("simulate", "dropping", "--bots", "random", "--jobs", "2"),
        ("arena", "random", "rules", "--game", "dropping", "--jobs", "1"),
        ("play", "dropping"),
    ],
)
def test_a_game_that_fails_ends_a_command_with_a_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Its package is named; nothing is printed that only its author understands."""
    done = run(tmp_path, *words)

    assert (FAULTS, "") == (done.returncode, done.stdout)
    assert "mamlaka: mamlaka-dropping 1.0 failed: ZeroDivisionError: no cards\n" == done.stderr.lstrip()


def test_an_unknown_bot_is_a_mistake_of_the_command(tmp_path: Path) -> None:
    """The error names the installed ones; the status is that of a wrong command."""
    done = run(tmp_path, "play", "--bots", "nobody")

    assert BAD_USAGE == done.returncode
    assert "unknown bot 'nobody': installed are " in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    "game,sentence",
    [
        ("leaving", "mamlaka-leaving 1.0 failed: SystemExit: 0"),
        ("waiting", "game 'waiting': the table waits, but no seat acts"),
    ],
)
@pytest.mark.parametrize(
    "words", [("simulate", "GAME"), ("arena", "random", "rules", "--game", "GAME", "--max-sets", "2")]
)
def test_a_game_that_comes_to_no_end_is_named(
    tmp_path: Path, words: tuple[str, ...], game: str, sentence: str, jobs: str
) -> None:
    """A game that ends the program, and one that waits for no seat, end a command with one error."""
    named = tuple(game if word == "GAME" else word for word in words)
    done = run(tmp_path, *named, *(("--bots", "random") if words[0] == "simulate" else ()), "--jobs", jobs)

    assert (FAULTS, "") == (done.returncode, done.stdout)
    assert done.stderr.splitlines()[-1].startswith(f"mamlaka: {sentence}")
