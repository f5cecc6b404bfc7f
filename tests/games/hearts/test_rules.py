"""The worked examples of the rules: `tests/games/hearts/rules.toml`."""

from collections.abc import Sequence
from itertools import accumulate
from math import comb
from pathlib import Path
from typing import Any

import pytest

from mamlaka.actions import Action, Offer, Turn
from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH, iter_cards
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.events import Moved
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import FACE_UP, Hearts, HeartsDeals, HeartsOptions
from mamlaka.games.hearts.deal import spec_of
from mamlaka.games.hearts.phases import PassCards
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import format_event, format_hand, parse_action, parse_hand
from mamlaka.phase import Shuffler
from mamlaka.phases import FindHolder, TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, proved_absent_mask, trick_ledger
from mamlaka.record import DealRecord, Record, SeatRecord
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.table import Table
from mamlaka.verification import verify
from tests.examples import read_vectors, rows_of
from tests.tables import act

VECTORS = read_vectors("hearts")
ANYTHING = Turn(0, (Offer("give", FRENCH.all_mask, 1, 52),), 0)
"""The words of the answers while cards are passed."""
DIRECTIONS = {1: "left", -1: "right", 2: "across"}


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def game_of(row: dict[str, Any]) -> Hearts:
    """Return the game of a vector."""
    return Hearts(HeartsOptions.parse(row.get("options", {})), row.get("seats", 4))


def shuffler_of(hands: Sequence[str], stock: str = "", dealer: Seat = 0) -> Shuffler:
    """Deal these hands first, and leave these cards over, the top one first; later deals come from a fixed seed."""
    order = [card for hand in hands for card in iter_cards(parse_hand(hand, FRENCH))] + list(
        map(FRENCH.card, stock.split())
    )
    rest = FairShuffler(bytes(32))

    def deal(label: str, index: int, size: int) -> Sequence[int]:
        if label == "dealer":
            return [dealer, *(seat for seat in range(size) if seat != dealer)]
        return rest(label, index, size) if index else order

    return deal


def table_of(row: dict[str, Any]) -> Table:
    """Open the table of a vector."""
    shuffler = shuffler_of(row["hands"], row.get("stock", ""), row.get("dealer", 0))
    return Table(Setup(Hearts, row.get("options", {}), len(row["hands"])), shuffler)


def play(table: Table, steps: Sequence[str]) -> None:
    """Let seats act one after the other: `2 give KH QH JH`, `0 2C`."""
    for step in steps:
        seat, _, words = step.partition(" ")
        act(table, int(seat), words)


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    tests = Path(__file__).read_text(encoding="utf-8")

    assert [] == [kind for kind in VECTORS if f'rows("{kind}")' not in tests]


@pytest.mark.parametrize("row", rows("pass"))
def test_cards_are_passed_as_the_rules_say(row: dict[str, Any]) -> None:
    """Every player chooses in secret; then the receivers get the cards in the order of their seats."""
    table = table_of(row)
    play(table, row["said"])
    state = table.state
    if "moves" in row:
        hands = set(range(state.seats))
        moves = [event for event in table.log if isinstance(event, Moved) and event.source in hands]
        assert row["moves"] == [format_event(event, state.game) for event in moves]
    if "after" in row:
        assert row["after"] == [format_hand(state.hand_mask(seat), FRENCH) for seat in range(state.seats)]
    if "opener" in row:
        assert isinstance(state.phase, TrickPlay)
        assert row["opener"] == state.phase.turn
    if "waiting" in row:
        assert tuple(row["waiting"]) == table.waiting_for
    for line in row.get("refused", []):
        check_refused(table, line)
    for line in row.get("received", []):
        viewer, _, event = line.partition(" ")
        assert event in [format_event(received, state.game) for _, received in table.since(0, int(viewer))]
    for line in row.get("known", []):
        viewer, other, *cards = line.split()
        assert FRENCH.mask(" ".join(cards)) == table.view(int(viewer)).state.hand_mask(int(other))


def check_refused(table: Table, line: str) -> None:
    """Check that a seat is refused an action."""
    before, (seat, _, words) = table.state, line.partition(" ")
    with pytest.raises(IllegalAction):
        table.act(int(seat), parse_action(words, ANYTHING, FRENCH))

    assert before == table.state


@pytest.mark.parametrize("row", rows("direction"))
def test_cards_are_passed_in_turn_to_all_sides(row: dict[str, Any]) -> None:
    """The direction depends on the number of the deal."""
    found = []
    for number in range(len(row["directions"])):
        state = Setup(Hearts, row.get("options", {})).start()
        deals = HeartsDeals(deal_index=number)
        phase = state.game.after_phase(state.replace_phase(state.stack[0], deals), deals).phase
        assert isinstance(phase, PassCards | FindHolder)
        found.append(DIRECTIONS[phase.step] if isinstance(phase, PassCards) else "none")

    assert row["directions"] == found


@pytest.mark.parametrize("row", rows("legal"))
def test_legal_cards_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """Players must follow the suit led; hearts and the queen of spades have their bans."""
    trick = tuple((seat, FRENCH.card(name)) for seat, name in enumerate(row["trick"].split()))
    legal = legal_mask(
        lower(game_of(row).spec), parse_hand(row["hand"], FRENCH), trick, first_trick=row["first"], broken=row["broken"]
    )

    assert row["legal"] == format_hand(legal, FRENCH)


@pytest.mark.parametrize("row", rows("played"))
def test_a_few_cards_are_played_as_the_example_says(row: dict[str, Any]) -> None:
    """The table has the right winners, legal cards, and whether hearts are broken."""
    table = table_of(row)
    play(table, row["played"])
    phase = table.state.phase
    assert isinstance(phase, TrickPlay)

    assert tuple(row["winners"]) == phase.winners
    assert row["broken"] == (phase.broken or not phase.plan.breakers)
    assert row["turn"] == phase.turn
    assert row["legal"] == format_hand(phase.offers(table.state, phase.turn)[0].cards, FRENCH)


@pytest.mark.parametrize("row", rows("score"))
def test_cards_taken_cost_points(row: dict[str, Any]) -> None:
    """Points come from hearts, the queen of spades, the moon and the bonuses."""
    game, taken = game_of(row), [parse_hand(cards, FRENCH) for cards in row["taken"]]
    assert FRENCH.all_mask == sum(taken) | FRENCH.mask(row.get("left", ""))
    ledger = trick_ledger(game.spec, taken, [seat for seat, cards in enumerate(taken) if cards])
    points = [game.points_sign * value for value in points_by_seat(ledger, game.seats)]

    assert row["points"] == points
    if "returns" in row:
        assert row["returns"] == [26 - value for value in points]


@pytest.mark.parametrize("row", rows("match"))
def test_a_match_ends_and_is_won_as_the_rules_say(row: dict[str, Any]) -> None:
    """A match ends after the last deal or when a seat reaches the target; the fewest penalty points win."""
    game = game_of(row)
    before = row.get("before", [0] * game.seats)
    sums = list(
        accumulate(row["deals"], lambda old, deal: [sum(pair) for pair in zip(old, deal, strict=True)], initial=before)
    )
    utility = [[game.points_sign * value for value in points] for points in sums[1:]]

    assert [*[False] * (len(utility) - 1), row.get("over", True)] == [
        game.is_decided(points, number) for number, points in enumerate(utility, start=1)
    ]
    if "winners" in row:
        assert row["winners"] == [seat for seat, rank in enumerate(game.ranks(utility[-1])) if rank == 1]


@pytest.mark.parametrize("row", rows("deal"))
def test_a_whole_deal_is_recorded_as_the_example_says(row: dict[str, Any]) -> None:
    """The lines of the record, the leader and the points are those of the example; our referee finds no fault."""
    game, points = game_of(row), tuple(row["points"])
    deal = DealRecord(tuple(row["events"]), leader=row["leader"], points=points)
    seats = (SeatRecord("example"),) * game.seats
    record = Record(
        "mamlaka record", 0, "hearts", game.version, game.options.texts(), seats, (deal,), points, is_over=True
    )

    assert verify(record, needs_seed=False).ok


@pytest.mark.parametrize("row", rows("setup"))
def test_options_and_seats_that_contradict_the_rules_are_refused(row: dict[str, Any]) -> None:
    """Options that contradict each other are refused by name."""
    setup = Setup(Hearts, row["options"], row.get("seats", 4))
    if "refused" not in row:
        assert not setup.start().is_over
        return
    with pytest.raises(InvalidSetup) as refused:
        setup.start()

    assert [] == [name for name in row["refused"] if name not in str(refused.value)]


@pytest.mark.parametrize("row", rows("preset"))
def test_a_preset_differs_as_the_rules_say(row: dict[str, Any]) -> None:
    """A preset has the options that the rules give it, and no others."""
    assert row["options"] == dict(HeartsOptions.presets[row["preset"]].texts)


@pytest.mark.parametrize("row", rows("table"))
def test_the_right_number_of_cards_is_dealt_and_left_over(row: dict[str, Any]) -> None:
    """Black Lady leaves some cards over with every number of seats."""
    game = Hearts(HeartsOptions.parse({}, "black_lady"), row["seats"])

    assert (row["hand"], row["left"], row["up"]) == (game.hand_size, game.left_over, FACE_UP[game.left_over])


@pytest.mark.parametrize("row", rows("leaders"))
def test_the_seat_left_of_the_dealer_leads_first(row: dict[str, Any]) -> None:
    """The seat to the dealer's left leads, and the dealer changes from deal to deal."""
    seats = row["seats"]
    bots = {seat: RandomBot(Rng(seat)) for seat in range(seats)}
    table = Table(
        Setup(Hearts, HeartsOptions.parse({}, "black_lady"), seats),
        lambda label, index, size: (
            [row["dealer"]] if label == "dealer" else FairShuffler(bytes(32))(label, index, size)
        ),
        bots=bots,
    )
    table.run()

    assert row["leaders"] == [result.leader for result in table.state.results]


@pytest.mark.parametrize("row", rows("knowledge"))
def test_play_proves_which_cards_a_seat_cannot_hold(row: dict[str, Any]) -> None:
    """Every other player and every spectator knows which cards a seat cannot hold."""
    table, holds = table_of(row), parse_hand(row["holds"], FRENCH)
    play(table, row["played"])
    for viewer in {None, *range(4)} - {row["seat"]}:
        knowledge = table.view(viewer).deductions()
        allowed = [slot.allowed for slot in knowledge.slots if slot.zone == row["seat"]]

        assert [knowledge.unseen & holds] == allowed


@pytest.mark.parametrize("row", rows("chance"))
def test_rare_hands_have_their_number(row: dict[str, Any]) -> None:
    """The given number of all hands hold only these cards."""
    cards = parse_hand(row["cards"], FRENCH).bit_count()

    assert (row["hands"], row["of"]) == (comb(cards, 13), comb(52, 13))


@pytest.mark.parametrize("row", rows("additive"))
def test_a_plan_tells_whether_points_are_a_sum_over_tricks(row: dict[str, Any]) -> None:
    """A plan tells whether points are settled at the end."""
    assert row["additive"] == lower(game_of(row).spec).is_additive


def test_every_preset_differs_from_the_others() -> None:
    """No two presets have the same options."""
    presets = [HeartsOptions.parse({}, preset) for preset in HeartsOptions.presets]

    assert len(presets) == len(set(presets))


def test_the_option_to_look_back_changes_no_card() -> None:
    """The option affects only the page: the same cards are dealt and played."""
    assert spec_of(HeartsOptions(), 4) == spec_of(HeartsOptions(look_back="all"), 4)
    assert "all" == Setup(Hearts, {"look_back": "all"}).start().game.look_back


def test_a_refusal_names_the_number_of_cards_to_pass() -> None:
    """Two cards are one too few."""
    table = table_of({"hands": VECTORS["pass"][0]["hands"]})
    with pytest.raises(IllegalAction) as refused:
        table.act(0, Action("give", cards=FRENCH.mask("QS AH")))

    assert ("wrong_count", {"count": "3"}) == (refused.value.refusal.code, refused.value.refusal.facts)


@pytest.fixture(scope="module")
def spade_led() -> Table:
    """Lead the ace of spades to the first trick of Black Lady, with the ban on penalty cards; seat 0 is next."""
    hands = ["KQ64.AJ54.JT87.A864", "JT8732.K73.K9654.T2", "A.QT92.AQ32.KQJ9753"]
    table = table_of({"hands": hands, "stock": "6H 9S 8H 5S", "dealer": 1, "options": {"form": "black_lady"}})
    passes = ["0 give JD TD", "1 give 9D 6D", "2 give AD QD", "0 give 8D", "1 give 5D", "2 give 3D"]
    play(table, [*passes, "2 AS"])
    return table


@pytest.mark.parametrize("card, reason", [("QS", "no_points_first"), ("AC", "must_follow")])
def test_a_refusal_in_the_first_trick_names_the_duty_that_the_card_breaks(
    spade_led: Table, card: str, reason: str
) -> None:
    """The queen of spades is a penalty card; a club doesn't follow suit."""
    with pytest.raises(IllegalAction) as refused:
        act(spade_led, 0, card)

    assert (reason, "KS 6S 4S") == (refused.value.refusal.code, refused.value.refusal.facts["cards"])


def test_the_queen_on_a_spade_in_the_first_trick_shows_that_it_is_the_only_spade() -> None:
    """With another spade the queen may not be played to the first trick."""
    plan = lower(spec_of(HeartsOptions.parse({"form": "black_lady"}), 4))
    trick = ((0, FRENCH.card("AS")),)
    absent = proved_absent_mask(plan, FRENCH.card("QS"), trick, first_trick=True, broken=False)

    assert FRENCH.mask("KS JS TS 9S 8S 7S 6S 5S 4S 3S 2S") == absent & ~FRENCH.mask("AS")
