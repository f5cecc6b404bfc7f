"""The worked examples of the rules of Spar: `tests/games/spar/rules.toml`."""

from typing import Any

import pytest

from mamlaka.errors import InvalidSetup
from mamlaka.events import Moved, redact
from mamlaka.games.spar import MAX_FLAGS, Spar, SparOptions, spar_deals
from mamlaka.ledger import LedgerEntry
from mamlaka.match import Setup
from mamlaka.table import Table
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import act, spar_shuffler

VECTORS = read_vectors("spar")
DEALER = 3


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> SparOptions:
    """Return the options of a vector."""
    return SparOptions.parse(row.get("options", {}))


def table_after(row: dict[str, Any]) -> Table:
    """Return the table of a vector after what has been done."""
    options = options_of(row)
    table = Table(Setup(Spar, options, len(row["hands"])), spar_shuffler(row["hands"], options))
    for done in filter(None, row["done"].split(", ")):
        act(table, int(done[0]), done[2:])
    return table


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"deck", "legal", "deal", "match", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("deck"))
def test_the_deck_is_that_of_the_form(row: dict[str, Any]) -> None:
    """Options decide which cards there are, and seats how many of them are dealt."""
    state = Setup(Spar, options_of(row), row["seats"]).start()
    dealt = dict(state.game.packets(state))

    assert row["cards"] == len(state.game.deck)
    assert not {*row["lacks"].split()} & {*state.game.deck.names}
    assert row["undealt"] == dealt.get(state.game.zone_index["stock", None], 0)
    assert row["cards"] == sum(dealt.values())


@pytest.mark.parametrize("row", rows("legal"))
def test_legal_actions_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """A seat may do what the example says, and nothing else."""
    table = table_after(row)
    view = table.view(row.get("seat", table.waiting_for[0]))

    expected = row["legal"] if ", " in row["legal"] else row["legal"].replace(" ", ", ")
    assert sorted(expected.split(", ")) == sorted(str(view.legal).split(", "))


@pytest.mark.parametrize("row", rows("deal"))
def test_a_deal_scores_as_the_example_says(row: dict[str, Any]) -> None:
    """Only the last trick counts, by its card; the next dealer follows from the winner."""
    state = table_after(row).state

    assert tuple(row["points"]) == state.results[0].points(state.seats)
    if "dealer" in row:
        assert row["dealer"] == spar_deals(state).dealer


@pytest.mark.parametrize("row", rows("match"))
def test_a_match_ends_as_the_rules_say(row: dict[str, Any]) -> None:
    """At the target, or after the agreed number of deals."""
    game = Spar(options_of(row), len(row["scores"]))

    assert row["over"] == game.is_decided(row["scores"], row.get("deals", 1))
    if "ranks" in row:
        assert tuple(row["ranks"]) == game.ranks(row["scores"])


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error names one of the options."""
    with pytest.raises(InvalidSetup, match=r"target|low_bonus|form"):
        Setup(Spar, row["options"], row.get("seats", 4)).start()


def test_a_card_set_aside_face_down_is_secret() -> None:
    """Section 2: the other seats see that a card is set aside, and not which one, until it is played."""
    row = next(row for row in VECTORS["deal"] if row["rule"] == "a six set aside face down scores six")
    table = table_after(row)
    aside, back = (event for event in table.log if isinstance(event, Moved))

    for event in (aside, back):
        assert event == redact(event, 1)
        for other in (0, 2, 3, None):
            seen = redact(event, other)
            assert isinstance(seen, Moved)
            assert (0, 1) == (seen.cards, seen.count)


@pytest.mark.parametrize("seed", range(8))
def test_exactly_one_seat_scores_in_a_deal(seed: int) -> None:
    """Section 4: 1, 2, 3, 4, 6, 8 or 12 points, or -3 after a flag."""
    options = SparOptions.parse({"deals": "4"}, ("spar", "dry", "flagging", "agram")[seed % 4])
    for result in random_match("spar", seed, options).table().state.results:
        (entry,) = result.entries

        assert isinstance(entry, LedgerEntry)
        assert entry.points in {1, 2, 3, 4, 6, 8, 12, -3}


@pytest.mark.parametrize("seed", range(6))
def test_chips_are_neither_made_nor_lost(seed: int) -> None:
    """With chips every deal sums to zero, and the order is that of the points."""
    options = SparOptions.parse({"stake": "chips", "deals": "5"}, ("spar", "dry", "flagging")[seed % 3])
    state = random_match("spar", seed, options).table().state

    assert {0} == {sum(result.points(state.seats)) for result in state.results}


def test_after_many_flags_no_player_may_flag() -> None:
    """Players who flag whenever they can would never finish a match otherwise."""
    state = random_match("spar", 1, SparOptions.parse({}, "flagging")).table().state

    assert state.is_over
    assert MAX_FLAGS == sum(entry.points < 0 for result in state.results for entry in result.entries)
