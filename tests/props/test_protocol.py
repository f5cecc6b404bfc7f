"""Properties that hold for every game, every deal and every seat."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.actions import Action
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import bot_names, find_bot
from mamlaka.conformance import check_bot, check_game
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Kingdoms, TrexOptions
from mamlaka.ledger import DealResult
from mamlaka.match import Setup
from mamlaka.record import SeatRecord, decode_record, encode_record, record_match
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.search.worlds import sample_worlds
from mamlaka.table import Table
from mamlaka.verification import verify
from tests.seeds import seed_ranges
from tests.strategies import decision_points, random_options
from tests.worlds import replayed

LATER = {
    "hard": pytest.mark.long,  # it is `search` with another limit, as is the next one
    "best": pytest.mark.long,
    **dict.fromkeys(("search", "medium", "easy", "random"), pytest.mark.slow),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_every_game_keeps_the_protocol(name: str) -> None:
    """Conservation, turns, refusals, views and texts hold at every decision of random matches."""
    check_game(find_game(name), matches=1)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seeds", seed_ranges(0, 200, slow=2, parts=5))
def test_every_form_of_a_game_keeps_the_protocol(seeds: range, name: str) -> None:
    """The same holds under any valid combination of options, and the rules bot plays under it."""
    for seed in seeds:
        game, options = find_game(name), random_options(name, Rng(seed))
        texts = options.texts()
        check_game(game, matches=1, options=texts, seats=Rng(seed).choice(game.seats_for(options)))
        check_bot(find_bot("rules"), game, options=texts)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("bot", [pytest.param(bot, marks=LATER[bot]) if bot in LATER else bot for bot in bot_names()])
def test_every_bot_plays_its_games(name: str, bot: str) -> None:
    """Every bot plays every game legally, from its view alone, repeatably, and within its limit."""
    check_bot(find_bot(bot), find_game(name))


@given(decision_points("trex"))
def test_every_kingdom_sums_to_zero(table: Table) -> None:
    """The sum of all points is that of the deals scored in the running kingdom; after a complete kingdom it is zero."""
    bottom = table.state.stack[0] if table.state.stack else None
    played = bottom.played if isinstance(bottom, Kingdoms) else ()
    paid_again = sum(paid_twice(table, result) for result in table.state.results)

    assert sum(total_of(table, contract) for contract in played) + paid_again == sum(table.state.totals)


@given(decision_points("trex"))
def test_every_deal_has_the_total_of_its_contract(table: Table) -> None:
    """Doubled or not, a contract has the same total, alone or merged with others; a void deal scores nothing."""
    assert [0 if result.void else total_of(table, result.contract) for result in table.state.results] == [
        sum(result.points(4)) - paid_twice(table, result) for result in table.state.results
    ]


def paid_twice(table: Table, result: DealResult) -> int:
    """Return what players have paid a second time, by option, for cards that they had doubled and took themselves."""
    options = table.state.game.options
    assert isinstance(options, TrexOptions)
    own = [entry.points for entry in result.entries if entry.reason == "doubled" and entry.other == entry.seat]
    return sum(own) // 2 if options.own_double == "twice" else 0


def total_of(table: Table, contract: str) -> int:
    """Return the points of all seats together for a contract, or several."""
    options = table.state.game.options
    assert isinstance(options, TrexOptions)
    diamonds, slaps = (-195, -130) if options.values_swapped else (-130, -195)
    totals = {"king": -75, "queens": -100, "diamonds": diamonds, "slaps": slaps, "trex": 500, "complex": -500}
    return sum(totals[part] for part in contract.split("+"))


@given(decision_points(), st.data(), st.integers(0, 2**32))
def test_no_viewer_can_tell_two_worlds_apart(table: Table, data: st.DataObject, seed: int) -> None:
    """Another deal that agrees with a view and admits the same actions sends that viewer exactly the same events."""
    viewer = data.draw(st.sampled_from((None, *range(table.state.seats))))
    view = table.view(viewer)
    if view.state.is_over:
        return
    world = sample_worlds(view, 1, Rng(seed))[0]
    other = replayed(table, view, world, Rng(seed))

    assert table.since(0, viewer) == other.since(0, viewer)


@given(decision_points())
def test_a_record_is_parsed_and_found_sound(table: Table) -> None:
    """A record of any state is written, parsed and verified without a fault."""
    record = record_match(table.state.game, table.log, (SeatRecord("random", "bot", 1),) * table.state.seats)

    assert record == decode_record(encode_record(record))
    assert verify(record, needs_seed=False).ok


@given(decision_points(), st.integers(0, 2**32))
def test_every_sampled_world_agrees_with_the_view(table: Table, seed: int) -> None:
    """Every unseen card fills some slot, and each slot is filled with cards that it may hold."""
    for seat in (None, *range(table.state.seats)):
        view = table.view(seat)
        knowledge = view.deductions()
        slots = knowledge.slots
        for world in sample_worlds(view, 3, Rng(seed)):
            assert knowledge.cards == sum(world)
            assert not knowledge.unseen & ~sum(world)
            assert all(cards.bit_count() == slot.count for cards, slot in zip(world, slots, strict=True))
            assert not any(cards & ~slot.allowed for cards, slot in zip(world, slots, strict=True))


@given(decision_points())
def test_a_refusal_changes_nothing(table: Table) -> None:
    """A refused action does not change the table, and is refused again."""
    before = table.state
    for seat in range(table.state.seats):
        for action in (Action("nonsense"), Action("play", cards=1 << 60), Action("choose", name="nothing")):
            with pytest.raises(ValueError, match=r"\w"):
                table.act(seat, action)

    assert before == table.state


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_the_random_bot_is_the_same_for_the_same_seed(name: str) -> None:
    """Two matches from the same seeds are equal to the last event."""
    game, logs = find_game(name), []
    for _ in range(2):
        bots = {seat: RandomBot(Rng(seat)) for seat in range(game.default_seats)}
        table = Table(Setup(game), FairShuffler(bytes(32)), bots=bots)
        table.run()
        logs.append(table.log)

    assert logs[0] == logs[1]
