"""The worked examples of the rules of Knockout Whist: `tests/games/knockout_whist/rules.toml`."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.cards import FRENCH
from mamlaka.engine import apply_action, start_match
from mamlaka.errors import InvalidSetup
from mamlaka.events import Dealt, redact
from mamlaka.games.knockout_whist import KNOCKED_OUT, KnockoutOptions, KnockoutWhist, knockout_deals
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.phase import Shuffler
from mamlaka.phases import DrawHighest, UnequalHandsPlay
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import knockout_of, seen_from

VECTORS = read_vectors("knockout_whist")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> KnockoutOptions:
    """Return the options of a vector."""
    return KnockoutOptions.parse(row.get("options", {}))


def drawing(cards: str) -> Shuffler:
    """Draw these cards in every draw, and deal in the order of the deck."""
    drawn = [FRENCH.card(name) for name in cards.split()]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return [*drawn, *(card for card in range(size) if card not in drawn)] if label == "draw" else range(size)

    return shuffler


def after_deal(row: dict[str, Any]) -> State:
    """Return the state after a deal with the tricks of a vector, before the next cards are dealt."""
    tricks, options = row["tricks"], options_of(row)
    live = tuple(seat for seat, count in enumerate(tricks) if count >= 0)
    deals = replace(
        knockout_deals(Setup(KnockoutWhist, options, len(tricks)).start()),
        deal_index=0,
        dealer=row.get("dealer", 0),
        live=live,
        size=row["size"],
        dogs=tuple(row.get("dogs_before", ())),
    )
    deals = replace(deals, lives=tuple(row["lives"])) if "lives" in row else deals
    state = knockout_of([""] * len(tricks), deals, options)
    play = state.phase
    winners = [seat for seat in live for _ in range(tricks[seat])]
    assert isinstance(play, UnequalHandsPlay)
    return state.game.after_phase(state.pop_phase(), replace(play, winners=tuple(winners)))


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"first", "trick", "after", "final", "ranks", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("first"))
def test_the_first_deal_has_full_hands(row: dict[str, Any]) -> None:
    """Everybody gets as many cards as there are tricks."""
    state = Setup(KnockoutWhist, options_of(row), row["seats"]).start()
    *hands, (_, undealt) = state.game.packets(state)

    assert row["hands"] == [size for _, size in hands]
    assert row["undealt"] == undealt


@pytest.mark.parametrize("row", rows("trick"))
def test_a_trick_is_played_as_the_rules_say(row: dict[str, Any]) -> None:
    """A seat may do what the example says and nothing else, and the tricks go to the winners."""
    options, seats = options_of(row), len(row["hands"])
    start = knockout_deals(Setup(KnockoutWhist, options, seats).start())
    deals = replace(
        start,
        deal_index=1,
        dealer=(row["leader"] - 1) % seats,
        live=tuple(seat for seat in range(seats) if seat not in row.get("out", ())),
        size=row["size"],
        dogs=tuple(row.get("dogs", ())),
        blind=row.get("blind", False),
        trump=row["trump"],
    )
    state = knockout_of(row["hands"], deals, options)
    for done in filter(None, row.get("done", "").split(", ")):
        seat = int(done[0])
        turn = View(seat, state).turn
        assert turn is not None
        _, state = apply_action(state, seat, parse_action(done[2:], turn, FRENCH), drawing(""))

    play = state.phase
    assert isinstance(play, UnequalHandsPlay)
    if "turn" in row:
        seat, _, legal = row["turn"].partition(": ")
        assert (int(seat),) == play.actors(state)
        assert sorted(legal.split(", ")) == sorted(str(seen_from(state, int(seat)).legal).split(", "))
    assert tuple(row.get("winners", play.winners)) == play.winners


@pytest.mark.parametrize("row", rows("after"))
def test_a_deal_decides_who_stays_in(row: dict[str, Any]) -> None:
    """Who is in, who is a dog, who names the trumps, who deals and who leads."""
    state = after_deal(row)
    game, deals = state.game, knockout_deals(state)
    assert isinstance(game, KnockoutWhist)

    assert row["live"] == list(deals.live)
    assert row["dogs"] == list(deals.dogs)
    assert row.get("blind", False) == deals.blind
    assert row["choosers"] == list(deals.most)
    assert row["deals"] == deals.dealer
    assert row["leads"] == deals.from_left(state.seats)[0]
    assert isinstance(state.phase, DrawHighest) == (deals.chooser is None)
    if "named_by" in row:
        _, state = start_match(state, drawing(row.get("drawn", "")))
        assert row["named_by"] == knockout_deals(state).chooser


@pytest.mark.parametrize("row", rows("final"))
def test_the_last_seat_takes_all_antes(row: dict[str, Any]) -> None:
    """The match is over, and the points add up to zero."""
    state = after_deal(row)

    assert state.is_over
    assert tuple(row["points"]) == state.totals
    assert 0 == sum(state.totals)


@pytest.mark.parametrize("row", rows("ranks"))
def test_places_follow_from_the_deal_in_which_a_seat_goes_out(row: dict[str, Any]) -> None:
    """The points of all but the winner are equal, the places are not."""
    results = tuple(
        DealResult(number, "", 0, tuple(LedgerEntry(seat, 0, KNOCKED_OUT) for seat in seats))
        for number, seats in enumerate(row["out"])
    )
    state = Setup(KnockoutWhist, {}, len(row["ranks"])).start()

    assert tuple(row["ranks"]) == state.game.final_ranks(replace(state, stack=(), results=results))


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error says what to set."""
    with pytest.raises(InvalidSetup, match="set dogs="):
        Setup(KnockoutWhist, row["options"]).start()


@pytest.mark.parametrize("seed", range(12))
def test_one_seat_takes_the_antes_of_all_others(seed: int) -> None:
    """Section 4: every match has one winner, its points sum to zero, and the winner ranks first."""
    options = KnockoutOptions.parse({}, ("classic", "plain", "blind")[seed % 3])
    state = random_match("knockout_whist", seed, options).table().state
    ranks = state.game.final_ranks(state)

    assert sorted([state.seats - 1, *[-1] * (state.seats - 1)]) == sorted(state.totals)
    assert 1 == ranks.count(1)
    assert ranks.index(1) == state.totals.index(state.seats - 1)


@pytest.mark.parametrize("options", [{"chooser_sees": "off"}, {"blind_dog": "on"}])
def test_hands_that_lie_face_down_are_secret_also_from_their_owner(options: dict[str, str]) -> None:
    """No viewer is sent such a hand when it is dealt; the owner of a full hand sees it after naming trumps."""
    dealt = hidden = 0
    for seed in range(20):
        match = random_match("knockout_whist", seed, KnockoutOptions.parse(options))
        state = Setup(KnockoutWhist, options, match.table().state.seats).start()
        for event in match.log:
            if isinstance(event, Dealt) and event.zone < state.seats:
                dealt, hidden = dealt + 1, hidden + (event.audience == ())
                seen = [redact(event, viewer) for viewer in (*range(state.seats), None)]
                told = [other.cards != 0 for other in seen if isinstance(other, Dealt)]
                assert len(event.audience) == sum(told)

    assert 0 < hidden < dealt


def test_the_names_of_trumps_have_signs() -> None:
    """Section 2: the seat with the most tricks chooses among four suits."""
    table = Table(Setup(KnockoutWhist, {"first_cards": 3}, 2), seed=1, bots="random")
    while not (offers := [offer for seat in range(2) for offer in _offers(table, seat) if offer.kind == "choose"]):
        table.play_next_bot()

    assert ("spades", "hearts", "diamonds", "clubs") == offers[0].names
    assert ["S", "H", "D", "C"] == [sign.name for (sign,) in offers[0].signs]


def _offers(table: Table, seat: int) -> Sequence[Any]:
    turn = table.view(seat).turn
    return turn.offers if turn else ()
