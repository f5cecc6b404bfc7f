"""The verifier of tests/oracle/verify_deals.py accepts the deals of every game, and finds every change to them."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from mamlaka import FairShuffler, Rng, SeatRecord, Setup, Table, find_bot, find_game, record_match, write_records
from mamlaka.errors import InvalidSetup
from mamlaka.registry import game_names
from mamlaka.texts import Texts
from tests.oracle import verify_deals

SETUPS = [
    pytest.param(name, preset, seats, marks=[] if seats == game.default_seats else pytest.mark.long)
    for name in game_names()
    for game in [find_game(name)]
    for preset in game.options_type.presets
    for seats in game.allowed_seats
]
NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
PLACES = NOTATION.partition("\n## Places\n")[2]
CHANGED = [("trex", "drawn_king", 4), ("toepen", "quick", 3), ("tressette", "classic", 2), ("oneonta", "edward", 1)]


@cache
def recorded(folder: Path, name: str, preset: str, seats: int, nonces: tuple[str, ...] | None = None) -> str:
    """Return the record of a match between random bots, as stored in its file."""
    game = find_game(name)
    setup = Setup(game, game.options_type.parse({}, preset), seats)
    shuffler = FairShuffler(bytes(range(32)), nonces=("5eed", *[""] * (seats - 1)) if nonces is None else nonces)
    table = Table(setup, shuffler, bots={seat: find_bot("random")(Rng(seat)) for seat in range(seats)})
    table.run()
    players = [SeatRecord("Ada")] * seats
    path = folder / f"{name}-{preset}-{seats}.json"
    write_records(path, [record_match(table.state.game, table.log, players, fair=shuffler.evidence(published=True))])
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the records."""
    return tmp_path_factory.mktemp("records")


def documented(game: str) -> set[str]:
    """Return the words of a game in the table of the notation."""
    rows = re.findall(rf"^\| {game}[\w ]* \| (.*)", NOTATION, re.MULTILINE | re.IGNORECASE)
    return {word for row in rows for word in re.findall(r"`\(?([a-z_]+)", row)}


def lines_of(record: dict[str, Any], start: str) -> list[tuple[list[str], int]]:
    """Return the events of each deal with a line that begins with `start`, and its index."""
    deals = ([(deal["events"], at) for at in range(len(deal["events"]))] for deal in record["deals"])
    return [(events, at) for events, at in chain.from_iterable(deals) if events[at].startswith(start)]


def swap_hands(record: dict[str, Any]) -> None:
    """Swap the first two lines of a deal."""
    (events, first), (others, second), *_ = lines_of(record, "deal ")
    one, two = events[first].split(" ", 2), others[second].split(" ", 2)
    events[first], others[second] = f"deal {one[1]} {two[2]}", f"deal {two[1]} {one[2]}"


def change_seed(record: dict[str, Any]) -> None:
    """Claim another seed."""
    record["fair"]["seed"] = "11" * 32


def remove_seed(record: dict[str, Any]) -> None:
    """Leave the seed out."""
    del record["fair"]["seed"]


def change_nonce(record: dict[str, Any]) -> None:
    """Claim another nonce."""
    record["fair"]["nonces"][0] = "5eee"


def add_nonce(record: dict[str, Any]) -> None:
    """Claim a nonce for a seat that does not exist."""
    record["fair"]["nonces"].append("")


def remove_deal(record: dict[str, Any]) -> None:
    """Leave the second deal out."""
    del record["deals"][1]


def reorder_stock(record: dict[str, Any]) -> None:
    """Swap the first two cards of a stock."""
    events, at = lines_of(record, "deal stock ")[0]
    deal, stock, first, second, *cards = events[at].split()
    events[at] = " ".join([deal, stock, second, first, *cards])


def change_dealer(record: dict[str, Any]) -> None:
    """Name the next seat as the first dealer."""
    events, at = lines_of(record, "chance dealer ")[0]
    events[at] = re.sub(r".$", lambda seat: str((int(seat[0]) + 1) % len(record["seats"])), events[at])


def change_drawn_card(record: dict[str, Any]) -> None:
    """Swap the first two cards that were drawn."""
    (events, first), (others, second), *_ = lines_of(record, "chance draw ")
    one, two = events[first].split(), others[second].split()
    one[3], two[3] = two[3], one[3]
    events[first], others[second] = " ".join(one), " ".join(two)


def deal_a_card_twice(record: dict[str, Any]) -> None:
    """Deal a hand again, in a match that has no seed because it is not over."""
    record["is_over"] = False
    remove_seed(record)
    events, at = lines_of(record, "deal 0 ")[0]
    events.insert(at, events[at])


@pytest.mark.slow
@pytest.mark.parametrize("name, preset, seats", SETUPS)
def test_every_deal_follows_from_its_evidence(folder: Path, name: str, preset: str, seats: int) -> None:
    """The verifier finds no fault in a genuine record."""
    try:
        text = recorded(folder, name, preset, seats)
    except InvalidSetup:
        game = find_game(name)
        # some forms have other numbers of seats
        assert name in ("five_hundred", "hearts", "herzeln", "loo", "skat", "spar")
        assert seats != game.usual_seats(game.options_type.parse({}, preset))
        return
    assert verify_deals.deal_faults(json.loads(text)) == []


@pytest.mark.parametrize("nonces", [(), ("", "", "", ""), ("5eed", "", "", "5eee")])
def test_the_nonces_are_joined_as_they_stand(folder: Path, nonces: tuple[str, ...]) -> None:
    """The verifier joins the nonces as they are in the record, even if all of them are empty."""
    assert verify_deals.deal_faults(json.loads(recorded(folder, "trex", "drawn_king", 4, nonces))) == []


@pytest.mark.slow
@pytest.mark.parametrize("name, preset, seats", CHANGED)
@pytest.mark.parametrize(
    "change",
    [swap_hands, change_seed, remove_seed, change_nonce, add_nonce, remove_deal, deal_a_card_twice],
)
def test_a_change_is_found(
    folder: Path, name: str, preset: str, seats: int, change: Callable[[dict[str, Any]], None]
) -> None:
    """The verifier finds every change, in every game."""
    if (name, change) == ("oneonta", swap_hands):
        change = reorder_stock  # there is only one hand
    record = json.loads(recorded(folder, name, preset, seats))
    change(record)
    assert verify_deals.deal_faults(record) != []


@pytest.mark.parametrize(
    "name, preset, seats, change",
    [
        ("toepen", "quick", 3, reorder_stock),
        ("toepen", "quick", 3, change_dealer),
        ("hearts", "black_lady", 3, change_dealer),
        ("hearts", "black_lady", 3, reorder_stock),
        ("tressette", "classic", 2, reorder_stock),
        ("trex", "drawn_king", 4, change_drawn_card),
    ],
)
def test_a_changed_stock_or_draw_is_found(
    folder: Path, name: str, preset: str, seats: int, change: Callable[[dict[str, Any]], None]
) -> None:
    """The verifier reports a changed stock or draw, and nothing else."""
    record = json.loads(recorded(folder, name, preset, seats))
    change(record)
    assert 1 <= len(verify_deals.deal_faults(record)) <= 2  # only the lines that were changed


def test_the_program_reads_both_kinds_of_files(folder: Path, tmp_path: Path) -> None:
    """The program reads both kinds of files, and its exit code tells whether there are faults."""

    def verified(*paths: Path) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, verify_deals.__file__, *map(str, paths)]
        return subprocess.run(words, capture_output=True, text=True, check=False)

    record = json.loads(recorded(folder, "trex", "classic", 4))
    one, many = tmp_path / "one.json", tmp_path / "many.jsonl"
    one.write_text(json.dumps(record, indent=1), encoding="utf-8")
    assert verified(one).returncode == 0
    good = json.dumps(record)
    remove_seed(record)
    many.write_text(f"{good}\n{json.dumps(record)}\n", encoding="utf-8")
    done = verified(one, many)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("name, preset, seats", SETUPS)
def test_every_word_of_an_event_is_documented(folder: Path, name: str, preset: str, seats: int) -> None:
    """The notation lists the words that follow a seat, by game, and all places of cards."""
    try:
        record = json.loads(recorded(folder, name, preset, seats))
    except InvalidSetup:
        return
    lines = [line for deal in record["deals"] for line in deal["events"]]
    said = {found[1] for line in lines if (found := re.match(r"\d+ \(?([a-z_]+)", line))}
    moved = {place for line in lines if line.startswith(("deal", "move")) for place in re.findall(r"[a-z]{2,}", line)}

    assert said <= documented("any game") | documented(Texts().name("game", name))
    assert moved - {"deal", "move", "for"} <= set(re.findall(r"^\| `([a-z]+)", PLACES, re.MULTILINE))
