"""Matches as text: what is written can be read, what people type is understood, and mistakes name their line."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import mamlaka as mk
from mamlaka.errors import RecordError
from mamlaka.record_text import format_match, parse_matches
from mamlaka.registry import game_names
from mamlaka.storage import read_records, write_records

BEGUN = """\
game: trex
option doubling: off   # and trex_redeal stays as it is
seat 0: Nadia
seat 3 (bot 6): rules

new deal 0
deal 0 T83.KT9.Q8652.T5
deal 1 AJ.Q86432.AKJ7.4
deal 2 Q5.A7.943.K87632
deal 3 K97642.J5.T.AQJ9
"""
TRICK = "2: diamonds\n2: 2c 9C 5C 4C\n3: J♥, 9H\n"


@pytest.mark.parametrize(
    "name", [name if name in {"spar", "trex"} else pytest.param(name, marks=pytest.mark.slow) for name in game_names()]
)
def test_a_match_that_is_written_is_read_again(name: str) -> None:
    """Nothing but the evidence for the deals is lost, in any game."""
    table = mk.Table(name, seed=1, bots="random")
    table.run()
    record = table.record()

    assert [replace(record, fair=None)] == list(parse_matches(format_match(record).split("\n"), "match.txt"))


def test_an_unfinished_match_is_written_as_far_as_it_went() -> None:
    """It ends with a trick of two cards."""
    (record,) = parse_matches((BEGUN + TRICK).split("\n"), "match.txt")

    assert not record.is_over
    assert ["2 2C", "3 9C", "0 5C", "1 4C", "3 JH", "0 9H"] == list(record.deals[0].events[-6:])
    assert ["Nadia", "Player 2", "Player 3", "rules"] == [seat.name for seat in record.seats]
    assert ("bot", 6) == (record.seats[3].kind, record.seats[3].version)
    assert "off" == record.options["doubling"]
    assert format_match(record).endswith("2: diamonds\n2: 2C, 9C, 5C, 4C\n3: JH, 9H\n")


def test_a_file_may_have_several_matches(tmp_path: Path) -> None:
    """Files of text are read and written like other files of records."""
    records = list(parse_matches((BEGUN + TRICK + BEGUN).split("\n"), "match.txt"))
    write_records(tmp_path / "two.txt", records)

    assert [13, 6] == [len(record.deals[0].events) for record in records]
    assert records == list(read_records(tmp_path / "two.txt"))


def test_names_may_have_any_sign() -> None:
    """A name is neither cut at a sign that begins comments elsewhere, nor broken into lines."""
    names = ["Ali #1", "a: b", "نادية\u2028", "two\nlines"]
    (begun,) = parse_matches((BEGUN + TRICK).split("\n"), "match.txt")
    record = replace(begun, seats=tuple(mk.SeatRecord(name) for name in names), source="table #7, 5: x")
    (again,) = parse_matches(format_match(record).split("\n"), "match.txt")

    assert ["Ali #1", "a: b", "نادية", "two lines"] == [seat.name for seat in again.seats]
    assert (record.source, record.deals) == (again.source, again.deals)


def test_a_match_may_end_with_a_whole_deal() -> None:
    """The deal is scored, and the record is unfinished."""
    table = mk.Table("trex", doubling=False, seed=3, bots="random")
    table.run()
    lines = format_match(table.record()).splitlines()
    one = lines[: lines.index("new deal 1") - 1]
    (record,) = parse_matches(one, "match.txt")

    assert [table.record().deals[0]] == list(record.deals)
    assert (False, True) == (record.is_over, mk.verify(record).ok)
    assert one == format_match(record).splitlines()
    with pytest.raises(RecordError, match="'2C' comes too early: add the lines of the next deal before it"):
        list(parse_matches([*one, "0: 2C"], "match.txt"))


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", "match.txt is empty"),
        ("seat 0: Nadia", "line 1: a match begins with its game"),
        ("game: trexx", "line 1: unknown game 'trexx'"),
        ("game: trex 99", "line 1: the record follows version 99 of trex"),
        ("game: trex\nplayer 0: Nadia", "line 2: 'player 0: Nadia' is not understood"),
        ("game: trex\noption doubling: maybe", "line 2: "),
        ("game: trex\nseat 4: Nadia", "line 2: trex is played by 4 seats, not 5"),
        (
            BEGUN.replace("T83.", "T8."),
            "does not happen here: seat 0 gets 12 cards, but the rules deal 13 cards; no one gets 3S",
        ),
        (
            BEGUN.replace("T83.", "T8.").replace("deal 1 AJ", "deal 1 AJ3"),
            "line 7: 'deal 0 T8.KT9.Q8652.T5' does not happen here: seat 0 gets 12 cards, but the rules deal 13 cards",
        ),
        (
            BEGUN.replace("deal 1 AJ.", "deal 1 AT."),
            "too many cards: TS is dealt twice, to seat 0 (line 7) and to seat 1 (line 8); no one gets JS",
        ),
        (BEGUN.rpartition("deal 3")[0], "line 9: after this line 'deal 3 K97642.J5.T.AQJ9' is missing"),
        (BEGUN.partition("deal 0 T")[0], "line 6: the first deal is missing"),
        (BEGUN.replace("new deal 0", "new deal 1"), "line 10: the first deal is missing"),
        (BEGUN.replace("deal 2", "deal 7"), "line 9: 'deal 7 Q5.A7.943.K87632' is not an event of trex: there is no "),
        (BEGUN.replace("T83.", "X83."), "'deal 0 X83.KT9.Q8652.T5' is not an event of trex: unknown card 'XS'"),
        (BEGUN.replace("T83.", "TT3."), "line 7: 'deal 0 TT3.KT9.Q8652.T5' is not an event of trex: hand"),
        (BEGUN + "1: diamonds", "line 11: seat 1 is not asked now; on turn: 2"),
        (BEGUN + "9: diamonds", "line 11: seat 9 is not asked now; on turn: 2"),
        (BEGUN + "2: dimonds", "line 11: seat 2, 'dimonds': "),
        (BEGUN + "option doubling: on", "line 11: 'option doubling: on' is neither what chance did"),
        (BEGUN + "2: diamonds\n2: 2C 9D", "line 12: seat 3, '9D': "),
        (BEGUN + "2: diamonds\n2: 2C 9C, 5C 4D", "line 12: seat 1, '4D': "),
        (BEGUN + "2: diamonds QH 7H", "line 11: 'diamonds QH 7H' has words after 'diamonds'"),
        (
            BEGUN.replace("deal 3", "deal 0").replace("deal 0 T8", "deal 3 T8"),
            "line 7: 'deal 3 T83.KT9.Q8652.T5' does not happen here: the rules deal to seat 0 here, not to seat 3",
        ),
        (BEGUN + "move 0 1 QH", "line 11: 'move 0 1 QH' does not happen here"),
        (BEGUN + "new deal 0", "line 11: 'new deal 0' does not happen here"),
        (BEGUN.partition("new deal")[0], "line 4: the first deal is missing"),
        ("game: trex\nseat 0: A\nseat 0: B", "line 3: seat 0 is given twice"),
        ("game: trex\noption doubling: on\noption doubling: off", "line 3: option doubling is given twice"),
        (BEGUN + "2: diamonds\n2: 2C 9H", "line 12: seat 3, '9H': "),
        (BEGUN + "9" * 5000 + ": diamonds", "line 11: "),
        (BEGUN + "2: diamonds\n\n2: 2C,, 9C", "line 13: seat 3, '': empty input"),
    ],
)
def test_a_mistake_names_its_line(text: str, reason: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(RecordError) as refused:
        list(parse_matches(text.split("\n"), "match.txt"))

    assert reason in str(refused.value)
    assert str(refused.value).startswith("match.txt")
