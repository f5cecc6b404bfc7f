"""The worked examples of the rules of Quodlibet: `tests/games/quodlibet/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import PIQUET, iter_cards
from mamlaka.engine import apply_action, turns, why_not
from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.events import Moved, Shown
from mamlaka.games.quodlibet import Quodlibet, QuodlibetOptions, quodlibet_deals
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import layout_ledger, placeable_mask
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_action, parse_hand
from mamlaka.phases import Choose, TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, payoffs, trick_ledger, trick_winner
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.positions import LayoutPosition
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.tricks import Trick, TrickSpec
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import open_hands_of, quodlibet_of, seen_from, seen_without_hand, settled, shuffler_of

VECTORS = read_vectors("quodlibet")
SEATS = 4


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def game_of(row: dict[str, Any]) -> Quodlibet:
    """Return the rules of a vector."""
    game = Setup(Quodlibet, row.get("options", {})).start().game
    assert isinstance(game, Quodlibet)
    return game


def tricks_of(row: dict[str, Any], name: str = "") -> TrickSpec:
    """Return the spec of the contract of a vector."""
    spec = game_of(row).contracts[name or row["contract"]]
    assert isinstance(spec, TrickSpec)
    return spec


def layout_of(row: dict[str, Any]) -> LayoutSpec:
    """Return the spec of the layout."""
    spec = game_of(row).contracts["snack"]
    assert isinstance(spec, LayoutSpec)
    return spec


def trick_of(cards: str) -> Trick:
    """Return the cards of a trick that S0 leads."""
    return tuple(enumerate(map(PIQUET.card, cards.split())))


def bad(points: tuple[int, ...]) -> list[int]:
    """Return points as a record shows them."""
    return [-value for value in points]


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    kinds = {
        "counted",
        "taken",
        "numbered",
        "trick",
        "wheel",
        "left",
        "lay",
        "pile",
        "place",
        "follow",
        "match",
        "refused",
    }
    assert kinds == set(VECTORS)


@pytest.mark.parametrize("row", rows("counted"))
def test_tricks_cost_by_their_number(row: dict[str, Any]) -> None:
    """All or none of them have a price of their own."""
    spec = tricks_of(row)
    winners = [seat for seat, count in enumerate(row["tricks"]) for _ in range(count)]
    taken = [PIQUET.all_mask if count == 8 else 0 for count in row["tricks"]]

    assert row["points"] == bad(points_by_seat(trick_ledger(spec, taken, winners), SEATS))
    assert row["points"] == bad(payoffs(lower(spec), taken, winners))


@pytest.mark.parametrize("row", rows("taken"))
def test_cards_cost(row: dict[str, Any]) -> None:
    """Cards in different tricks cost what they cost alone."""
    spec = tricks_of(row)
    taken = [PIQUET.select(cards) for cards in row["taken"]]
    winners = [seat for seat, cards in enumerate(taken) if cards]

    assert row["points"] == bad(points_by_seat(trick_ledger(spec, taken, winners), SEATS))


@pytest.mark.parametrize("row", rows("numbered"))
def test_tricks_cost_by_their_place(row: dict[str, Any]) -> None:
    """The first three and the last."""
    ledger = trick_ledger(tricks_of(row, "first_three_and_last"), [0] * SEATS, row["winners"])

    assert row["points"] == bad(points_by_seat(ledger, SEATS))


@pytest.mark.parametrize("row", rows("trick"))
def test_a_trick_costs(row: dict[str, Any]) -> None:
    """The cards of a trick are looked at together."""
    spec, trick = tricks_of(row), trick_of(row["trick"])
    winner = trick_winner(lower(spec), trick)
    taken = [PIQUET.mask(row["trick"]) if seat == winner else 0 for seat in range(SEATS)]
    ledger = trick_ledger(spec, taken, [winner], tricks=[trick])

    assert row["points"] == bad(points_by_seat(ledger, SEATS))


@pytest.mark.parametrize("row", rows("wheel"))
def test_the_most_bad_points_make_the_next_king(row: dict[str, Any]) -> None:
    """Within a wheel the right neighbour follows."""
    state = Setup(Quodlibet).start().pop_phase()
    deals = replace(quodlibet_deals(state), king=row["last"], played=("plus", "minus", "achmed"), contract="neighbour")
    after, kings = deals.after_deal([-points for points in row["totals"]]), []
    while after is not None and after.round_index == 1:
        kings.append(after.king)
        after = replace(after, contract=after.choices[0]).after_deal([0] * SEATS)

    assert row["kings"] == kings


@pytest.mark.parametrize("row", rows("left"))
def test_cards_left_or_places_cost(row: dict[str, Any]) -> None:
    """The plan agrees, so search plays for the same points."""
    spec = layout_of(row)
    if "order" in row:
        assert row["points"] == bad(points_by_seat(layout_ledger(spec, row["order"]), SEATS))
        return
    cards = list(range(sum(row["left"])))
    hands = tuple(sum(1 << cards.pop() for _ in range(count)) for count in row["left"])
    deal = LayoutDeal.of(lower(spec), LayoutPosition(hands, 0, places=(row["left"].index(0),)))

    assert row["points"] == bad(deal.points())


@pytest.mark.parametrize("row", rows("lay"))
def test_rows_grow_from_the_jacks(row: dict[str, Any]) -> None:
    """A seat must play one of the cards that fit."""
    fitting = placeable_mask(lower(layout_of(row)), PIQUET.mask(row["layout"])) & parse_hand(row["hand"], PIQUET)

    assert row["legal"] == PIQUET.format(fitting)


def after_plays(hands: list[str], done: str, options: QuodlibetOptions | None = None) -> State:
    """Return a deal of piles that seat 0 begins, after what has been played."""
    state = settled(quodlibet_of("quadrature", hands, options=options), 0)
    for one in done.split(", "):
        turn = turns(state)[0]
        assert turn.seat == int(one[0])
        _, state = apply_action(state, turn.seat, parse_action(one[2:], turn, PIQUET), shuffler_of())
    return state


@pytest.mark.parametrize("row", rows("pile"))
def test_one_card_alone_may_follow(row: dict[str, Any]) -> None:
    """Its holder is asked; after a complete pile someone begins with any card."""
    turn = turns(after_plays(row["hands"], row["done"], QuodlibetOptions.parse(row.get("options", {}))))[0]

    assert row["seat"] == turn.seat
    assert row["legal"] == ", ".join(PIQUET.names[action.card] for action in turn.actions())


def test_a_pass_proves_that_the_card_is_elsewhere() -> None:
    """Everybody knows the holder of the card that may follow, because the table waits for them."""
    view = seen_from(after_plays(["A...7", "..9.K", "8...T", "T.8.."], "0 7C"), 3)
    ten = PIQUET.mask("TC")

    assert [False, False, True] == [bool(slot.allowed & ten) for slot in view.deductions().slots if slot.zone < SEATS]


def test_another_card_is_refused_with_the_one_that_fits() -> None:
    """The reason names it."""
    refusal = why_not(
        after_plays(["A...7", "..9.K", "8...T", "T.8.."], "0 7C"), 2, Action.of("play", PIQUET.card("8S"))
    )

    assert Refusal("does_not_fit", {"card": "8S", "cards": "TC"}) == refusal


@pytest.mark.parametrize("row", rows("place"))
def test_a_seat_plays_by_place(row: dict[str, Any]) -> None:
    """Its own view offers the same places as the table."""
    state = open_hands_of(row["hands"], row["done"], options=QuodlibetOptions.parse(row.get("options", {})))
    turn = turns(state)[0]

    assert row["seat"] == turn.seat
    assert row["places"] == ", ".join(str(action.number) for action in turn.actions())
    assert turn == seen_without_hand(state, turn.seat).turn


HANDS = ["AS QD KC 8S 7D", "7H AC TD QS 9C", "8C KH 9H JD TS", "7S TC 8D JH AH"]
"""Hands by place."""
MUST = QuodlibetOptions(open_follow="must")


@pytest.mark.parametrize(
    "done,number,refusal",
    [
        ("0 3", 1, Refusal("place_must_follow", {"number": 1, "suit": "C"})),
        ("0 3, 1 2, 2 1, 3 2", 2, Refusal("empty_place", {"number": 2})),
        ("", 6, Refusal("empty_place", {"number": 6})),
    ],
)
def test_a_place_is_refused_with_the_reason(done: str, number: int, refusal: Refusal) -> None:
    """It is empty, or its card does not follow suit."""
    state = open_hands_of(HANDS, done, options=MUST)
    seat = turns(state)[0].seat

    assert refusal == why_not(state, seat, Action("place", number=number))
    assert refusal == why_not(seen_without_hand(state, seat).state, seat, Action("place", number=number))


def test_the_owner_of_a_hand_learns_where_a_suit_is() -> None:
    """The others see the hand, so its owner knows its cards; the places that follow tell where some of them are."""
    whole = "7H AC TD QS 9C"
    for options, first, second in ((QuodlibetOptions(), whole, whole), (MUST, "7H TD QS", "AC 9C")):
        slots = seen_without_hand(open_hands_of(HANDS, "0 3", options=options), 1).deductions().slots
        own = [slot for slot in slots if slot.zone == 1]
        assert [1, 2, 3, 4, 5] == [slot.place for slot in own]
        assert [PIQUET.mask(first), PIQUET.mask(second)] == [slot.allowed for slot in own[:2]]


def test_each_hand_is_seen_by_all_but_its_owner() -> None:
    """A king who has looked forgets the places: the hands are shuffled. Of a last contract the king has not looked."""
    table = Table(Setup(Quodlibet, {"contracts": "open,hunt"}), seed=3, bots="random")
    looked = set()
    while not table.is_over:
        state = table.state
        views = [table.view(seat) for seat in range(SEATS)]
        contract = quodlibet_deals(state).contract
        if contract == "open":
            for seat, view in enumerate(views):
                seen = [zone.cards == real.cards for zone, real in zip(view.state.zones, state.zones, strict=True)]
                assert not view.hand_mask
                assert all(seen[:seat] + seen[seat + 1 : SEATS])
                hidden = [slot.allowed for slot in view.deductions().slots]
                assert hidden == [state.hand_mask(seat)] * state.zones[seat].count
            looked.add(not state.results)
        elif not contract:
            king = quodlibet_deals(state).king
            assert king is not None
            assert bool(views[king].hand_mask) == (quodlibet_deals(state).choices != ("open",))
        table.play_next_bot()

    dealt = [event for event in table.log if isinstance(event, Moved) and event.order]
    assert 4 == len(dealt)
    assert all(event.target not in (event.audience or ()) for event in dealt)
    assert any(list(event.order) != sorted(event.order) for event in dealt)


@pytest.mark.parametrize("row", rows("follow"))
def test_suit_is_followed(row: dict[str, Any]) -> None:
    """Exactly the cards of the example may be played."""
    hand = parse_hand(row["hand"], PIQUET)
    plan = lower(tricks_of(row, "minus"))
    legal = legal_mask(plan, hand, trick_of(row["trick"]), first_trick=False, broken=False)

    assert {*row["legal"].split(", ")} == {PIQUET.names[card] for card in iter_cards(legal)}


@pytest.mark.parametrize("row", rows("match"))
def test_the_fewest_bad_points_win(row: dict[str, Any]) -> None:
    """The totals alone decide."""
    assert tuple(row["ranks"]) == game_of(row).ranks([-total for total in row["totals"]])


@pytest.mark.parametrize("row", rows("refused"))
def test_a_match_without_contracts_is_refused(row: dict[str, Any]) -> None:
    """The error says what to change."""
    with pytest.raises(InvalidSetup, match=row["message"]):
        QuodlibetOptions.parse(row["options"])


@pytest.mark.parametrize("contract,played", [("achmed", 3), ("ober_unter", 4), ("minus", 8)])
def test_a_deal_for_cards_ends_with_the_last_one_that_costs(contract: str, played: int) -> None:
    """A deal for tricks is played to the last card; without the option all deals are."""
    hands = ["AKQJT987...", ".AKQJT987..", "..AKQJT987.", "...AKQJT987"]
    for early_end in (True, False):
        state = settled(quodlibet_of(contract, hands, 1, options=QuodlibetOptions(early_end=early_end)), 0)
        cards = 0
        while not state.results:
            turn = turns(state)[0]
            action = max(turn.actions(), key=lambda action: action.cards)
            _, state = apply_action(state, turn.seat, action, shuffler_of())
            cards += 1
        assert cards == (4 * played if early_end else 32)


def test_only_the_king_looks_before_the_contract_is_named() -> None:
    """The others see their hands afterwards; in the hunt everybody sees all of them."""
    table = Table(Setup(Quodlibet, {"contracts": "minus,achmed,hunt"}), seed=3, bots="random")
    known = {True: 0, False: 0}
    while not table.is_over:
        state = table.state
        views = [table.view(seat) for seat in range(SEATS)]
        if isinstance(state.phase, Choose):
            king = quodlibet_deals(state).king
            assert [seat == king for seat in range(SEATS)] == [bool(view.hand_mask) for view in views]
        elif isinstance(state.phase, TrickPlay):
            is_open = quodlibet_deals(state).contract == "hunt"
            hands = sum(bool(zone.cards) for zone in views[0].state.zones[:SEATS])
            assert hands == sum(bool(zone.count) for zone in state.zones[:SEATS]) if is_open else hands <= 1
            known[is_open] += 1
        table.play_next_bot()

    assert all(known.values())
    assert any(isinstance(event, Shown) for event in table.log)


@pytest.mark.parametrize("seed", range(6))
def test_each_contract_is_played_once_in_each_round(seed: int) -> None:
    """A wheel has as many deals as contracts, and each seat is king once in a wheel of four."""
    options = QuodlibetOptions(rounds="2" if seed % 2 else "1")
    results = random_match("quodlibet", seed, options).table().state.results
    rounds = [results[start : start + 12] for start in range(0, len(results), 12)]

    assert int(options.rounds) == len(rounds)
    for deals in rounds:
        assert set(options.contracts) == {result.contract for result in deals}
        assert {0, 1, 2, 3} == {result.leader for result in deals[:4]} == {result.leader for result in deals[4:8]}


def test_the_right_neighbour_of_the_king_may_lead() -> None:
    """The option holds for all contracts."""
    for name in ("minus", "open", "quadrature", "snack"):
        led = []
        for leader in ("king", "right_of_king"):
            table = Table(Setup(Quodlibet, {"contracts": name, "leader": leader}), seed=5, bots="random")
            table.run()
            led.append(table.state.results[0].leader)
        assert (led[0] + 1) % SEATS == led[1]


def test_the_sheet_has_wheels() -> None:
    """Each has a title and a row for each contract, and the headline counts wheels and deals."""
    state = Setup(Quodlibet).start()
    display = state.game.display(state)

    assert [4, 4, 4] == [len(section.rows) for section in display.sheet]
    assert [1, 2, 3] == [section.label.facts["number"] for section in display.sheet if section.label]
    assert display.headline is not None
    assert {"round": 1, "rounds": 3, "deal": 1} == display.headline.facts
