"""The worked examples of the rules of Schnapsen: `tests/games/schnapsen/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.display import Message
from mamlaka.engine import apply_action, turns, why_not
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.events import Moved, redact
from mamlaka.games.schnapsen import Schnapsen, SchnapsenOptions
from mamlaka.games.schnapsen.deal import DECK
from mamlaka.games.schnapsen.phases import ClosingPlay
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import Setup
from mamlaka.state import State
from mamlaka.table import Table
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import act, schnapsen_of, schnapsen_table, shuffler_of

VECTORS = read_vectors("schnapsen")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> SchnapsenOptions:
    """Return the options of a vector."""
    return SchnapsenOptions.parse(row.get("options", {}))


def table_after(row: dict[str, Any]) -> Table:
    """Return the table of a vector after what has been done."""
    table = schnapsen_table(row["hands"], row["stock"], options_of(row))
    for done in filter(None, row["done"].split(", ")):
        act(table, int(done[0]), done[2:])
    return table


def state_of(row: dict[str, Any], hands: tuple[str, str], leader: int) -> State:
    """Return the state of a vector in the middle of a deal."""
    married = tuple((seat, suit) for seat, suit in row.get("married", ()))
    return schnapsen_of(
        hands,
        row["taken"],
        leader=leader,
        options=options_of(row),
        closer=row.get("closer"),
        at_closing=row.get("at_closing", ()),
        married=married,
    )


def hands_left(row: dict[str, Any]) -> tuple[str, str]:
    """Return two hands of cards that nobody has taken."""
    gone = " ".join(row["taken"]).split()
    left = [name for name in DECK.names if name not in gone]
    return " ".join(left[:2]), " ".join(left[2:4])


def play_of(state: State) -> ClosingPlay:
    """Return the play of a state."""
    assert isinstance(state.phase, ClosingPlay)
    return state.phase


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"deal", "reply", "count", "claim", "last", "close", "match", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("deal"))
def test_a_deal_goes_as_the_example_says(row: dict[str, Any]) -> None:
    """What may be done, who takes the trick, and what the deal brings."""
    table = table_after(row)
    state = table.state

    if "points" in row:
        assert tuple(row["points"]) == state.results[0].points(2)
        return
    seat = table.waiting_for[0]
    if "refused" in row:
        kind, _, name = row["refused"].partition(" ")
        assert why_not(state, seat, Action(kind, name=name))
        with pytest.raises(IllegalAction):
            table.act(seat, Action(kind, name=name))
    if "trick" in row:
        winner, points = row["trick"]
        assert winner == play_of(state).winners[0]
        assert points == play_of(state).standing(state, winner).points
    if "legal" in row:
        cards, *words = row["legal"].split(", ")
        legal = str(table.view(seat).legal).split(", ")
        assert sorted(cards.split()) == sorted(word for word in legal if len(word) == 2)
        assert not words or sorted(words) == sorted(word for word in legal if len(word) > 2)


@pytest.mark.parametrize("row", rows("reply"))
def test_strict_replies(row: dict[str, Any]) -> None:
    """When nothing is drawn any more, a reply must beat the lead, follow suit or trump, in this order."""
    state = schnapsen_of((row["hand"], row["led"]), leader=1)
    _, state = apply_action(state, 1, Action.of("play", DECK.card(row["led"])), shuffler_of())

    assert DECK.mask(row["legal"]) == turns(state)[0].offers[0].cards


@pytest.mark.parametrize("row", rows("count"))
def test_counts(row: dict[str, Any]) -> None:
    """Cards count at once, marriages with a trick."""
    state = state_of(row, hands_left(row), 0)

    assert row["counts"] == [play_of(state).standing(state, seat).points for seat in (0, 1)]


@pytest.mark.parametrize("row", rows("claim"))
def test_what_a_claim_brings(row: dict[str, Any]) -> None:
    """By what the opponent has, or had when the stock was closed."""
    claimant = row.get("claimant", 0)
    state = state_of(row, hands_left(row), claimant)
    _, state = apply_action(state, claimant, Action("claim"), shuffler_of())

    assert tuple(row["points"]) == state.results[0].points(2)


@pytest.mark.parametrize("row", rows("last"))
def test_what_the_last_trick_brings(row: dict[str, Any]) -> None:
    """Its winner with 66 has claimed; otherwise a closing fails, or the last trick wins."""
    state = state_of(row, tuple(row["trick"].split()), 0)
    for seat, card in enumerate(row["trick"].split()):
        _, state = apply_action(state, seat, Action.of("play", DECK.card(card)), shuffler_of())

    assert tuple(row["points"]) == state.results[0].points(2)


@pytest.mark.parametrize("row", rows("close"))
def test_the_limit_of_closing(row: dict[str, Any]) -> None:
    """A stock may be closed while it has enough cards."""
    left = ("JS", "JD", "JC", "QS", "QD", "QC", "KS", "KD", "KC", "JH")
    state = schnapsen_of(("AS TS", "AD TD"), stock=" ".join(left[: row["stock"]]), options=options_of(row))
    refusal = why_not(state, 0, Action("close_stock"))

    assert row["legal"] == (refusal is None)


@pytest.mark.parametrize("row", rows("match"))
def test_a_match_ends_at_the_target(row: dict[str, Any]) -> None:
    """It is counted up."""
    assert row["over"] == Schnapsen(options_of(row), 2).is_decided(row["totals"])


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error names both."""
    with pytest.raises(InvalidSetup, match=r"wrong_claim.*claims"):
        Setup(Schnapsen, row["options"]).start()


def test_the_loser_of_the_fifth_trick_draws_the_exchanged_jack() -> None:
    """Example 4: the jack lies under the stock, and everyone sees who draws it."""
    table = schnapsen_table(("JS KH TD QD AC", "JH TS QS JD JC"), "AH")
    act(table, 1, "swap")
    while play_of(table.state).strict_from is None:
        seat = table.waiting_for[0]
        table.act(seat, next(iter(table.view(seat).legal)))
    play = play_of(table.state)
    last = next(event for event in reversed(table.log) if isinstance(event, Moved))

    assert 5 == len(play.winners)
    assert (1 - play.winners[-1], DECK.mask("JH")) == (last.target, last.cards)
    assert all(last == redact(last, viewer) for viewer in (0, 1, None))


def test_the_winner_draws_first_and_in_secret() -> None:
    """Section 2: only the seat that draws a card sees it."""
    table = schnapsen_table(("JS KH TD QD AC", "AS TS QS JD JC"), "JH KC KD")
    act(table, 1, "AS")
    act(table, 0, "JS")
    first, second = [event for event in table.log if isinstance(event, Moved)][-2:]

    assert (1, DECK.mask("KC"), 0, DECK.mask("KD")) == (first.target, first.cards, second.target, second.cards)
    for event, seat in ((first, 1), (second, 0)):
        assert event == redact(event, seat)
        for other in (1 - seat, None):
            seen = redact(event, other)
            assert isinstance(seen, Moved)
            assert 0 == seen.cards


def test_after_the_last_draw_all_cards_are_known() -> None:
    """Section 2: a seat that counts knows the other hand when the stock is empty."""
    match = random_match("schnapsen", 4)
    for version in match.versions[:-1]:
        table = match.table(version)
        play = table.state.phase
        if isinstance(play, ClosingPlay) and play.strict_from is not None and play.closer is None:
            for seat in (0, 1):
                view, other = table.view(seat), 1 - seat
                assert table.state.hand_mask(other) == view.deductions().unseen | view.state.hand_mask(other)


@pytest.mark.parametrize("seed", range(8))
def test_exactly_one_seat_scores_in_a_deal(seed: int) -> None:
    """Section 4: one, two or three game points."""
    for result in random_match("schnapsen", seed).table().state.results:
        (entry,) = result.entries

        assert entry.points in {1, 2, 3}


@pytest.mark.parametrize("seed", range(8))
def test_no_deal_has_more_than_its_card_points(seed: int) -> None:
    """Section 1: 120 in all."""
    match = random_match("schnapsen", seed)
    for version in match.versions[:-1]:
        state = match.table(version).state
        play = play_of(state)
        taken = sum(play.spec.points_of_cards[card] for card in range(len(DECK)) if play.taken_mask(state) >> card & 1)
        assert 0 <= taken <= 120


@pytest.mark.parametrize("points, title", [((7, 4), "sheet-bummerl"), ((8, 0), "sheet-schneider"), ((6, 4), "")])
def test_the_loser_of_a_match_has_a_bummerl(points: tuple[int, int], title: str) -> None:
    """The sheet says so at the end of a match, and that a match without a game point counts two."""
    state = Setup(Schnapsen).start()
    entries = tuple(LedgerEntry(seat, number, "claim") for seat, number in enumerate(points))
    ended = replace(state, results=(DealResult(0, "", 0, entries),))
    want = Message(title, {"seat": 1}) if title else None

    assert [want] == [section.label for section in state.game.display(ended).sheet]
