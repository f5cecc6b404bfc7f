"""A table goes on where a record ends, with or without the seed of its cards."""

from functools import cache

import pytest
from msgspec.structs import replace

import mamlaka as mk
from mamlaka.errors import InvalidSetup, MissingDraw, RecordError
from mamlaka.record_text import format_match, parse_matches
from mamlaka.registry import game_names
from mamlaka.replaying import Replay


@cache
def played(game: str, deals: int = 1) -> mk.Record:
    """Return the record of a match between bots after some deals."""
    table = mk.Table(game, seed=3, bots="random")
    while len(table.state.results) < deals and table.play_next_bot():
        pass
    return table.record()


def typed(record: mk.Record, deals: int = 1, left_out: int = 0) -> mk.Record:
    """Return the first deals of a match as if they had been typed, without the last decisions."""
    text = format_match(record).split("\n")
    ends = [number for number, line in enumerate(text) if line.startswith("new deal")]
    (whole,) = parse_matches(text[: ends[deals]] if deals < len(ends) else text, "match.txt")
    if not left_out:
        return whole
    cut = Replay(whole).decisions[-left_out].number
    return replace(mk.Table.from_record(whole, cut).record(), origin=None)


@pytest.mark.parametrize("game", game_names())
def test_a_typed_deal_is_played_on(game: str) -> None:
    """The next deal comes from the seed, in every game; the record is sound, and has no evidence."""
    record = typed(played(game))
    tables = [mk.Table.from_record(record, seed=seed, bots="random") for seed in (1, 1, 2)]
    while len(tables[0].state.results) < 2 and tables[0].play_next_bot():
        pass
    again = tables[0].record()

    assert record.deals[0] == again.deals[0]
    assert (None, ()) == (again.fair, mk.verify(again, needs_seed=False).faults)
    assert tables[0].log[: tables[1].version] == tables[1].log != tables[2].log


def test_no_seed_is_needed_if_no_deal_follows() -> None:
    """The last tricks of a typed match are played to its end."""
    whole = played("toepen", 1000)
    record = typed(whole, len(whole.deals), left_out=3)
    table = mk.Table.from_record(record)
    for decision in Replay(whole).decisions[-3:]:
        table.act(decision.seat, decision.text)

    assert table.is_over
    assert whole.totals == table.record().totals


def test_a_deal_is_played_to_its_end_without_a_seed() -> None:
    """Its points count; only then the table asks for a seed, in every way to go on."""
    whole = played("hearts")
    record = typed(whole, left_out=5)
    table = mk.Table.from_record(record, bots="random")
    ways = (table.run, table.play_next_bot, lambda: table.play("2C"), lambda: table.act(0, "2C"))
    for go_on in ways:
        with pytest.raises(MissingDraw, match=r"Table.from_record\(record, seed=...\)"):
            go_on()

    assert (False, ()) == (table.is_over, table.waiting_for)
    assert sum(whole.deals[0].points) == sum(table.record().deals[0].points)
    assert mk.verify(table.record()).ok
    assert table.view(0).turn is None


def test_a_record_that_ends_between_deals_opens_with_and_without_a_seed() -> None:
    """With a seed the next deal is dealt at once."""
    record = typed(played("trex"))

    assert 1 == len(mk.Table.from_record(record).record().deals)
    assert 2 == len(mk.Table.from_record(record, seed=b"7" * 32).record().deals)


def test_names_are_kept_where_a_match_goes_on() -> None:
    """The people of the record are those of the table; bots have their own names."""
    record = replace(typed(played("trex")), seats=tuple(mk.SeatRecord(name) for name in ("Ada", "Bo", "Cy", "Di")))
    table = mk.Table.from_record(record, seed=1, bots={2: "random"})

    assert ["Ada", "Bo", "random", "Eve"] == [seat.name for seat in table.record(names={3: "Eve"}).seats]


def test_a_running_match_whose_seed_is_secret_is_played_on_with_another() -> None:
    """Its record names no commitment, which another seed could not keep."""
    running = mk.Table("trex", seed=7).record()
    table = mk.Table.from_record(running, seed=1, bots="random")
    while len(table.state.results) < 2:
        table.play_next_bot()

    assert running.fair is not None
    assert table.record().fair is None
    assert mk.verify(table.record(), needs_seed=False).ok


def test_a_record_with_its_seed_takes_no_other() -> None:
    """Its next cards are known already."""
    with pytest.raises(InvalidSetup, match="the record has the seed of its deals: leave seed out"):
        mk.Table.from_record(played("toepen", 1000), seed=1)


def test_a_card_that_is_dealt_twice_is_named_with_both_places() -> None:
    """Records in JSON name the events, as typed ones name the lines."""
    record = replace(played("trex"), fair=None)
    first, *others = record.deals
    events = list(first.events)
    place = next(number for number, line in enumerate(events) if line.startswith("deal 1 "))
    before, after = events[place - 1].split(" ")[2].split("."), events[place].split(" ")[2].split(".")
    twice, gone = before[0][0], after[0][0]
    after[0] = "".join(sorted(after[0][1:] + twice))
    events[place] = f"deal 1 {'.'.join(after)}"
    wrong = replace(record, deals=(replace(first, events=tuple(events)), *others))
    fault = f"{twice}S is dealt twice, to seat 0 (event {place - 1}) and to seat 1 (event {place}); no one gets {gone}S"

    assert (f"deal 0 has too many cards: {fault}",) == mk.verify(wrong, needs_seed=False).faults
    with pytest.raises(RecordError, match="is dealt twice, to seat 0"):
        mk.Table.from_record(wrong)


def test_a_deal_without_its_cards_is_named() -> None:
    """A record that begins a deal must have its hands."""
    record = typed(played("trex"))
    (deal,) = record.deals
    more = replace(deal, events=("new deal 1",), points=(), ledger=(), tricks=(), contract="", leader=None)
    (fault,) = mk.verify(replace(record, deals=(deal, more))).faults

    assert f"event {len(deal.events)} is 'new deal 1', but the cards or draws that the rules need here" in fault
