"""Disputes of real tables as typed matches: what must come out stands at the top of each file."""

import csv
import re
from pathlib import Path

import pytest

from mamlaka.actions import Turn
from mamlaka.engine import turn_of, waiting_for
from mamlaka.errors import ParseError, RecordError
from mamlaka.games.cribbage.deal import CRIBS, DECK, HAND, points_shown
from mamlaka.notation import parse_action
from mamlaka.record_text import parse_matches
from mamlaka.registry import game_names
from mamlaka.replaying import Replay
from mamlaka.table import Table

FILES = sorted((Path(__file__).parents[1] / "vectors" / "disputes").glob("*.txt"))
MATCHES, REFUSED = ([path for path in FILES if path.name.startswith("refused") == which] for which in (False, True))


def head(path: Path) -> dict[str, str]:
    """Return what the first lines of a file say, by keyword."""
    return dict(re.findall(r"^# (\w+): (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_disputed_deal_is_scored_by_the_rules(path: Path) -> None:
    """The points of each seat, and where the file says so a line of the ledger for each reason."""
    (record,) = parse_matches(path.read_text(encoding="utf-8").splitlines(), path.name)
    last = Replay(record).steps[-1]
    found = head(path)

    assert tuple(map(int, found["points"].split())) == record.totals
    if "ledger" in found:
        assert found["ledger"].split() == [entry.reason for deal in last.state.results for entry in deal.entries]


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_a_disputed_decision_is_refused_for_the_reason_of_the_rules(path: Path) -> None:
    """The last line is refused, whatever it says, by a rule and not as a spelling mistake."""
    lines = path.read_text(encoding="utf-8").splitlines()
    with pytest.raises(RecordError) as refused:
        list(parse_matches(lines, path.name))

    assert f"{path.name}, line {len(lines)}: " in str(refused.value)
    assert f": {head(path)['refused'].replace('_', ' ')} (" in str(refused.value)


@pytest.mark.parametrize("name", game_names())
def test_a_word_of_another_moment_is_no_misspelt_card(name: str) -> None:
    """When a card is asked for, an answer that belongs elsewhere is told what may be said now."""
    table = Table(name, seed=1, bots="random")
    while not (asked := next((turn for turn in table_turns(table) if turn.offers[0].kind == "play"), None)):
        assert table.play_next_bot()
    offered = {offer.kind for offer in asked.offers}
    for words in ("discard 7H 8H", "declare it", "exchange", "hold"):
        if words.split()[0] not in offered:
            with pytest.raises(ParseError, match=f"unknown answer '{words}': say "):
                parse_action(words, asked, table.state.game.deck)


def table_turns(table: Table) -> list[Turn]:
    """Return the turns of the seats that the table waits for."""
    return [turn for seat in waiting_for(table.state) if (turn := turn_of(table.state, seat))]


with (FILES[0].parent / "cribbage_shows.tsv").open(encoding="utf-8", newline="") as shows:
    SHOWS = [
        (row["hand"], row["starter"], row["in the crib"] == "yes", int(row["points"]))
        for row in csv.DictReader(shows, delimiter="\t")
    ]


@pytest.mark.parametrize("hand,starter,in_crib,points", SHOWS)
def test_a_show_has_its_points(hand: str, starter: str, in_crib: bool, points: int) -> None:  # noqa: FBT001
    """Fifteens, pairs, runs, flushes and nobs of four cards and the starter."""
    spec = CRIBS["five"] if in_crib else HAND

    assert points == points_shown(spec, DECK.mask(hand), DECK.card(starter))
