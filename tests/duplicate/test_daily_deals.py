"""What is played on a day: one deal of each game, dealt from a secret."""

import hmac
from datetime import date, timedelta

import pytest

from mamlaka.duplicate import daily_deal
from mamlaka.errors import InvalidSetup
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.record_text import format_match, parse_matches
from mamlaka.registry import find_game, game_names
from mamlaka.table import Table
from mamlaka.verification import verify

DAY = date(2026, 11, 26)
SECRET = bytes(range(32))


@pytest.mark.parametrize("name", sorted(game_names()))
def test_the_match_of_a_day_ends_with_its_deal(name: str) -> None:
    """In every game one deal counts and decides, and the record can be verified, written as text and read again."""
    deal = daily_deal(find_game(name), DAY)
    table = Table(deal.setup, FairShuffler(deal.seed(SECRET)), seed=1, bots="random")
    table.run()
    record = table.record()

    counted = [result for result in table.state.results if not result.void]
    assert table.is_over
    assert 1 == len(counted) or not deal.kind
    assert min(deal.game.final_ranks(table.state)) == 1
    assert () == verify(record).faults
    (again,) = parse_matches(format_match(record).splitlines(), "text")
    assert (record.deals, record.deal_limit, True) == (again.deals, again.deal_limit, again.is_over)


@pytest.mark.parametrize("name", sorted(game_names()))
def test_a_table_of_one_deal_speaks_of_no_others(name: str) -> None:
    """The headline is neither "Kingdom 1 of 4" nor "Deal 1 of 12"."""
    deal = daily_deal(find_game(name), DAY)
    table = Table(deal.setup, FairShuffler(deal.seed(SECRET)), seed=1, bots="random")
    headlines = [deal.game.display(table.state).title(table.state.deal_number)]
    while table.play_next_bot():
        headlines.append(deal.game.display(table.state).title(table.state.deal_number))

    assert table.state.game.deal_limit is None or not any(
        {"round", "rounds", "deals"} & {*each.facts} for each in headlines
    )


def test_the_kinds_of_deals_take_turns() -> None:
    """Each contract of Trex comes once in five days."""
    kinds = [daily_deal(Trex, DAY + timedelta(days=number)).kind for number in range(5)]

    assert {"king", "queens", "diamonds", "slaps", "trex"} == set(kinds)


def test_the_cards_depend_on_the_secret_the_day_and_the_game() -> None:
    """A change of any of them gives other cards."""
    later = DAY + timedelta(days=5)
    seeds = {
        daily_deal(Trex, DAY).seed(SECRET),
        daily_deal(Trex, later).seed(SECRET),
        daily_deal(Trex, DAY).seed(bytes(32)),
        daily_deal(find_game("hearts"), DAY).seed(SECRET),
    }

    assert 4 == len(seeds)
    assert daily_deal(Trex, DAY).seed(SECRET) in seeds


def test_a_seed_can_be_computed_by_hand() -> None:
    """The text of the HMAC is the one in the documentation."""
    lines = ["mamlaka daily", "2026-11-26", "deal", "cribbage", "2", "crib_flush=five", "games=1", "heels=2"]
    lines += ["muggins=off", "skunk=on", "target=121"]
    lines.insert(4, str(find_game("cribbage").version))
    expected = hmac.new(SECRET, "\n".join(lines).encode(), "sha256").digest()

    assert expected == daily_deal(find_game("cribbage"), DAY).seed(SECRET)


@pytest.mark.parametrize("limit", [0, -1, True, 1.5])
def test_a_match_has_at_least_one_deal(limit: object) -> None:
    """Other limits are refused."""
    with pytest.raises(InvalidSetup, match="at least one deal"):
        Setup(Trex, deal_limit=limit).start()  # type: ignore[arg-type]
