"""A third-party game needs only its own folder: Majlis is found, checked, simulated, recorded and played."""

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.actions import Action
from mamlaka.bots.registry import bot_names, find_bot
from mamlaka.cli.person_match import seat_bots, seat_records
from mamlaka.conformance import check_bot, check_game
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import format_action
from mamlaka.phases import Choose, TakeWidow
from mamlaka.record import SeatRecord, decode_record, encode_record, record_match
from mamlaka.registry import find_game, game_names
from mamlaka.storage import read_records
from mamlaka.table import Table
from mamlaka.verification import verify
from tests.invalid_records.lines import CARD, FALSIFIED, Document, Falsify, first_line, named
from tests.plugins import MAJLIS
from tests.props import test_protocol
from tests.strategies import decision_points, random_match

SUCCESS, FAULTS = 0, 1
SEED = 864
"""The number of a random match with a deal that all passed, a bid that was made, one that failed, and a shown pair."""
BOT = SeatRecord("random", "bot", 1)


def run(folder: Path, *words: str, answers: str = "") -> str:
    """Run a command that succeeds; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "mamlaka", *words],
        input=answers,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert SUCCESS == done.returncode, done.stderr
    return done.stdout


def test_it_is_found_through_its_entry_point() -> None:
    """Installed next to Mamlaka, it is one of the games, under its own name."""
    assert "majlis" in game_names()
    assert "majlis" == find_game("majlis").name


@pytest.mark.parametrize("widow", ["shown", "hidden"])
def test_it_keeps_the_protocol(widow: str) -> None:
    """The properties of every game hold for it, and every bot plays it."""
    check_game(find_game("majlis"), matches=4, options={"widow": widow})
    for bot in bot_names():
        check_bot(find_bot(bot), find_game("majlis"), options={"widow": widow})


@given(decision_points("majlis"), st.data(), st.integers(0, 2**32))
@pytest.mark.slow
def test_no_viewer_can_tell_two_worlds_apart(table: Table, data: st.DataObject, seed: int) -> None:
    """Whatever the widow and the discards are, deals that agree with a view send its viewer exactly the same events."""
    inner(test_protocol.test_no_viewer_can_tell_two_worlds_apart)(table, data, seed)


@given(decision_points("majlis"), st.integers(0, 2**32))
def test_every_sampled_world_agrees_with_the_view(table: Table, seed: int) -> None:
    """Sampled worlds agree with everything proved about the hands, the widow and the discards."""
    inner(test_protocol.test_every_sampled_world_agrees_with_the_view)(table, seed)


def inner(test: Any) -> Callable[..., None]:
    """Return the test function of a property, without its standard games."""
    held: Callable[..., None] = test.hypothesis.inner_test
    return held


def answer(table: Table) -> Action:
    """Return the action of seat 0 as an ambitious declarer: the last of all legal actions."""
    return list(table.view(0).legal)[-1]


def test_a_widow_that_all_have_seen_is_in_the_hand_or_discarded() -> None:
    """Once its cards may have been discarded, they are no longer shown, and no other seat can hold them."""
    table = Table(Setup(find_game("majlis")), FairShuffler(bytes(32)))
    widow = table.state.zone("widow").cards
    table.act(0, answer(table))
    assert isinstance(table.state.phase, TakeWidow)
    assert widow == table.view(1).state.zones[0].shown
    table.act(0, answer(table))
    assert isinstance(table.state.phase, Choose)
    assert ["S", "H", "D", "C", "trick"] == [sign.name for (sign,) in table.state.phase.signs]
    view = table.view(1)
    holding = {view.state.zones[slot.zone].kind for slot in view.deductions().slots if slot.allowed & widow}

    assert 0 == view.state.zones[0].shown
    assert {"hand", "discards"} == holding
    assert not any(slot.allowed & widow for slot in view.deductions().slots if slot.zone == 2)


@pytest.mark.slow
def test_matches_are_simulated_recorded_replayed_and_verified(tmp_path: Path) -> None:
    """The commands contain nothing about this game and still run it."""
    simulated = run(
        tmp_path, "simulate", "majlis", "--matches", "6", "--bots", "random", "--jobs", "1", "--out", "m.jsonl"
    )
    verified = run(tmp_path, "verify", "m.jsonl")
    replayed = run(tmp_path, "replay", "m.jsonl")
    rules = run(tmp_path, "rules", "majlis")

    assert "majlis, 6 matches" in simulated
    assert 6 == verified.count(": valid (majlis")
    assert re.search(r"Deal \d, (Spades|Hearts|Diamonds|Clubs|No trumps):", replayed)
    assert "widow = shown" in rules


def document() -> Document:
    """Return a record in which every kind of event occurs."""
    table = random_match("majlis", SEED).table()
    record: Document = msgspec.json.decode(encode_record(record_match(table.state.game, table.log, (BOT,) * 3)))
    return record


def bid_less(record: Document) -> None:
    """Let a seat bid no more than the one before."""
    events, number, said = first_line(record, r"(\d) bid \d+")
    events[number : number + 2] = [f"{said[1]} bid 200", f"{(int(said[1]) + 1) % 3} bid 200"]


def discard_other_cards(record: Document) -> None:
    """Record other discards than the cards that left the hand."""
    events, number, said = first_line(record, rf"(\d) \(discard {CARD} ({CARD})\)")
    held = next(line for line in events if re.fullmatch(rf"{said[1]} {CARD}", line))
    events[number] = f"{said[1]} (discard {said[2]} {held.split()[1]})"


def show_what_is_not_held(record: Document) -> None:
    """Show the king and queen of a suit that the seat does not hold."""
    events, number, said = first_line(record, r"(\d) no")
    events[number : number + 1] = [f"{said[1]} meld clubs", f"show {said[1]} KC QC"]


def turn_up_other_cards(record: Document) -> None:
    """Turn up other cards at the end than the discards."""
    events, number, _ = first_line(record, rf"move discards taken\.\d {CARD} {CARD}")
    events[number] = events[number][:-2] + "7S"


def test_a_record_of_every_kind_of_event_is_sound() -> None:
    """A match with a void deal, a made and a failed bid, and a shown pair is parsed and found sound."""
    deals = decode_record(msgspec.json.encode(document())).deals
    reasons = {
        entry.reason for result in random_match("majlis", SEED).table().state.results for entry in result.entries
    }

    assert {"cards", "tricks", "last_trick", "meld", "failed"} == reasons
    assert "passed" in {deal.void for deal in deals}
    assert verify(decode_record(msgspec.json.encode(document())), needs_seed=False).ok


OWN = named(bid_less, discard_other_cards, show_what_is_not_held, turn_up_other_cards)


@pytest.mark.parametrize("falsify", [*FALSIFIED.values(), *OWN.values()], ids=[*FALSIFIED, *OWN])
def test_a_falsified_record_is_rejected(falsify: Falsify) -> None:
    """Every change of a record is found."""
    record = document()
    falsify(record)

    assert document() != record
    assert not verify(decode_record(msgspec.json.encode(record)), needs_seed=False).ok


@pytest.mark.slow
def test_it_is_played_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    """Answers from a pipe play a match: bids, discards, trumps, pairs and cards all have words."""
    secret = hashlib.sha256(b"a").digest()
    shuffler = FairShuffler(secret, (hashlib.sha256(b"a nonce").hexdigest()[:16], "", ""))
    bots = seat_bots(seat_records(0, 3, "random"), secret, 0, print)
    table = Table(Setup(find_game("majlis")), shuffler, bots=bots)
    said = ["bid 105"]
    table.run()
    while not table.is_over:
        said.append(format_action(answer(table), table.state.game.deck))
        table.act(0, answer(table))
        table.run()
    words = ("play", "majlis", "--bots", "random", "--seed", "a", "--record", "match.json")
    screen = run(tmp_path, *words, answers="\n".join(said))

    assert "You can't say 105 now. Choose from 100 to 300." in screen
    assert "The match is over." in screen
    assert re.search(r"declarer \((no contract yet|Spades|Hearts|Diamonds|Clubs|No trumps)\)", screen)
    assert re.search(r"^Bid: \d+ / 300$", screen, re.MULTILINE)
    assert re.search(r"^Bids", screen, re.MULTILINE)
    assert re.search(r"Deal 1: \w+", screen)
    assert verify(next(read_records(tmp_path / "match.json"))).ok


def test_its_messages_have_the_same_ids_in_every_language() -> None:
    """A third-party game has its own texts, with the same ids in each language."""
    files = {path.stem: path.read_text(encoding="utf-8") for path in (MAJLIS / "majlis" / "locale").glob("*.ftl")}
    ids = {language: re.findall(r"^([\w-]+) =", text, re.MULTILINE) for language, text in files.items()}

    assert set(languages()) >= set(ids) >= {"ar", "en"}
    assert all(ids["en"] == names for names in ids.values())
