"""The worked examples of the rules of Five Hundred: `tests/games/five_hundred/rules.toml`."""

from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.engine import apply_action, turns, why_not
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.events import Moved, Played, Shown, redact
from mamlaka.games.five_hundred import FiveHundred, FiveHundredOptions, deals_of
from mamlaka.games.five_hundred.contracts import BIDS, ledger_of, spec_of
from mamlaka.ledger import DealResult, LedgerEntry, points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.phases import Auction, DeclarerPlay
from mamlaka.plan import lower
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.state import State
from mamlaka.texts import Texts
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match, random_options
from tests.tables import act, five_hundred_of, five_hundred_table, shuffler_of

VECTORS = read_vectors("five_hundred")
BY_NAME = {bid.name: bid for bid in BIDS}
ALL_OPEN = FiveHundredOptions(misere="by_value", open_misere=True)


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> FiveHundredOptions:
    """Return the options of a vector."""
    return FiveHundredOptions.parse(row.get("options", {}))


def seats_of(row: dict[str, Any]) -> int:
    """Return the number of seats of a vector."""
    return int(options_of(row).players)


def filled(row: dict[str, Any], *hands: str) -> list[str]:
    """Return hands of equal size for all seats: those of a vector, filled with cards that no one is asked about."""
    named = " ".join(hands).split()
    deck = FiveHundred.deck_for(options_of(row), seats_of(row))
    free = [name for name in deck.names if name not in named]
    whole = [*hands, *[""] * (seats_of(row) - len(hands))]
    size = max(len(hand.split()) for hand in whole)
    return [" ".join([*hand.split(), *(free.pop(0) for _ in range(size - len(hand.split())))]) for hand in whole]


def play(state: State, seat: int, words: str) -> State:
    """Return the state after a card, with the suit that is named."""
    turn = next(turn for turn in turns(state) if turn.seat == seat)
    return apply_action(state, seat, parse_action(words, turn, state.game.deck), shuffler_of())[1]


def played_out(row: dict[str, Any], before: list[DealResult]) -> State:
    """Return the state after the last trick of a deal whose tricks a vector has, which seat 0 or its taker leads."""
    won, options, bid = list(row["tricks"]), options_of(row), row["contract"]
    last = max(seat for seat, count in enumerate(won) if count)
    won[last] -= 1
    cards = ["7C", "8C", "9C", "TC"][: seats_of(row)]
    cards[last], cards[-1] = "AC", cards[last]
    state = five_hundred_of(cards, bid, 0, won, options, before)
    playing = state.phase
    assert isinstance(playing, DeclarerPlay)
    for seat in (seat for seat in range(seats_of(row)) if seat not in playing.out):
        state = play(state, seat, cards[seat])
    return state


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"order", "play", "trick", "auction", "score", "match", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("order"))
def test_the_order_of_the_cards_of_a_suit(row: dict[str, Any]) -> None:
    """Jokers and bowers belong to the trumps."""
    spec = spec_of(options_of(row), seats_of(row), BY_NAME[row["contract"]])
    plan = lower(spec)
    suit = plan.suit_masks[spec.deck.suits.index(row["suit"])]
    cards = [card for card in range(len(spec.deck)) if suit >> card & 1]

    assert row["cards"] == " ".join(
        spec.deck.names[card] for card in sorted(cards, key=lambda card: (plan.beats[card] & suit).bit_count())
    )


@pytest.mark.parametrize("row", rows("play"))
def test_what_may_be_played(row: dict[str, Any]) -> None:
    """By the suits that the contract makes, or that the leader names."""
    hands = filled(row, row["led"].split()[0], row["hand"])
    state = play(five_hundred_of(hands, row["contract"], options=options_of(row)), 0, row["led"])

    assert state.game.deck.mask(row["legal"]) == turns(state)[0].offers[0].cards & state.game.deck.mask(row["hand"])


@pytest.mark.parametrize("row", rows("trick"))
def test_who_takes_a_trick(row: dict[str, Any]) -> None:
    """The highest trump, or the highest card of the suit led."""
    named, _, others = row["cards"].rpartition(", ")
    plays = [*([named] if named else []), *others.split()]
    hands = [f"{words.split()[0]} {spare}" for words, spare in zip(plays, ("7D", "8D", "9D"), strict=True)]
    state = five_hundred_of(hands, row["contract"], options=options_of(row))
    for seat, words in enumerate(plays):
        state = play(state, seat, words)
    after = state.phase
    assert isinstance(after, DeclarerPlay)

    assert (row["winner"],) == after.winners


@pytest.mark.parametrize("row", rows("auction"))
def test_an_auction(row: dict[str, Any]) -> None:
    """Who plays what, and which bids are allowed."""
    table = five_hundred_table([], options=options_of(row))
    for said in filter(None, row["said"].split(", ")):
        (seat,) = table.waiting_for
        act(table, seat, said)
    if "contract" in row:
        deals = deals_of(table.state)
        assert deals.bid
        assert (row["contract"], row["contractor"]) == (deals.bid.name, deals.contractor)
        return
    (seat,) = table.waiting_for
    action = Action("bid", name=row.get("refused") or row["allowed"])
    assert ("refused" in row) == (why_not(table.state, seat, action) is not None)
    if "refused" in row:
        with pytest.raises(IllegalAction):
            table.act(seat, action)


@pytest.mark.parametrize("row", rows("score"))
def test_what_a_deal_brings(row: dict[str, Any]) -> None:
    """The contract, and the opponents' tricks."""
    winners = [seat for seat, count in enumerate(row["tricks"]) for _ in range(count)]
    bid = BY_NAME.get(row["contract"])
    entries = ledger_of(options_of(row), seats_of(row), winners, bid, 0 if bid else None)

    assert tuple(row["points"]) == points_by_seat(entries, seats_of(row))
    assert tuple(row["points"]) == played_out(row, []).results[-1].points(seats_of(row))


@pytest.mark.parametrize("row", rows("match"))
def test_the_end_of_a_match(row: dict[str, Any]) -> None:
    """Who wins, or that the match goes on."""
    entries = tuple(LedgerEntry(seat, points, "cards") for seat, points in enumerate(row["totals"]))
    empty = [DealResult(number, "", 0, void="passed") for number in range(1, row.get("deals", 1))]
    state = played_out(row, [DealResult(0, "", 0, entries), *empty])

    assert ("winners" in row) == state.is_over
    if state.is_over:
        ranks = state.game.final_ranks(state)
        assert row["winners"] == [place for place, rank in enumerate(ranks) if rank == 1]


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error names both."""
    with pytest.raises(InvalidSetup, match=row["names"]):
        Setup(FiveHundred, row["options"]).start()


def test_the_number_of_seats_is_that_of_the_option() -> None:
    """A table without a number of seats has that of its options; another number is refused."""
    assert 4 == Setup(FiveHundred, {"players": "4"}).start().seats
    with pytest.raises(InvalidSetup, match="players"):
        Setup(FiveHundred, {"players": "4"}, seats=3).start()


def test_only_the_contractor_sees_the_widow_and_the_discards() -> None:
    """Example 5: three cards are taken and three discarded."""
    table = five_hundred_table([])
    act(table, 1, "10_no_trump")
    act(table, 1, "discard " + table.state.game.deck.format(table.state.hand_mask(1)).rsplit(" ", 10)[0])
    moves = [event for event in table.log if isinstance(event, Moved)]

    assert [3, 3] == [move.count for move in moves]
    assert 10 == table.state.zones[1].count
    for move in moves:
        assert move == redact(move, 1)
        for other in (0, 2, None):
            seen = redact(move, other)
            assert isinstance(seen, Moved)
            assert 0 == seen.cards


def test_the_contractor_may_discard_the_joker() -> None:
    """Ruling: anything may be discarded."""
    table = five_hundred_table(["*B AS KS QS JS TS 9S 8S 7S AH"], dealer=2)
    act(table, 0, "10_no_trump")

    assert why_not(table.state, 0, Action("discard", cards=table.state.game.deck.mask("*B AS KS"))) is None


def test_an_open_hand_is_shown_after_the_first_trick() -> None:
    """Open misère: everyone sees the rest of the hand."""
    state = five_hundred_of(["7S 8D", "9S 9D", "TS TD"], "open_misere", options=ALL_OPEN)
    for seat, card in enumerate(("7S", "9S")):
        state = play(state, seat, card)
    events, state = apply_action(state, 2, Action.of("play", state.game.deck.card("TS")), shuffler_of())

    assert Shown(0, state.game.deck.mask("8D")) == events[-1]


def test_the_partner_lays_the_hand_away_in_misere() -> None:
    """Example of the pairs: the other three play ten tricks."""
    table = five_hundred_table([], options=FiveHundredOptions(players="4", misere="by_value"))
    for seat, words in ((1, "misere"), (2, "pass"), (3, "pass"), (0, "pass")):
        act(table, seat, words)
    act(table, 1, "discard " + " ".join(table.state.game.deck.format(table.state.hand_mask(1)).split()[:3]))

    assert 0 == table.state.zones[3].count
    assert 10 == table.state.zone("out", 3).count
    while not table.state.results:
        (seat,) = table.waiting_for
        table.act(seat, next(iter(table.view(seat).legal)))
    assert 3 not in {event.seat for event in table.log if isinstance(event, Played)}


def test_naming_a_suit_proves_nothing_about_the_leader() -> None:
    """Ruling: the leader may still hold cards of it, or none."""
    state = five_hundred_of(["*B 7C 8C", "9C TC JC", "QC KC AC"], "6_no_trump")
    state = play(state, 0, "*B clubs")
    phase = state.phase
    assert isinstance(phase, DeclarerPlay)

    assert [] == [absent for _, seat, _, absent in phase.proofs(state) if seat == 0 and absent]


def test_a_lead_of_the_joker_must_name_a_suit_without_trumps() -> None:
    """The refusal says so; with trumps no suit can be named."""
    state = five_hundred_of(["*B 7C", "9C TC", "QC KC"], "6_no_trump")
    refusal = why_not(state, 0, Action("play", cards=state.game.deck.mask("*B")))
    trumps = five_hundred_of(["*B 7C", "9C TC", "QC KC"], "6_hearts")

    assert refusal
    assert "must_name_suit" == refusal.code
    assert why_not(trumps, 0, Action("play", cards=trumps.game.deck.mask("*B"))) is None
    assert why_not(trumps, 0, Action("play", cards=trumps.game.deck.mask("*B"), name="clubs"))


def test_a_match_ends_after_a_hundred_deals() -> None:
    """Void deals count."""
    table = five_hundred_table([])
    while not table.state.is_over:
        (seat,) = table.waiting_for
        act(table, seat, "pass")

    assert 100 == len(table.state.results)
    assert (1, 1, 1) == table.state.game.final_ranks(table.state)


def test_all_pass_without_trumps_leaves_the_widow_unseen() -> None:
    """The dealer's left leads, and there is no contract."""
    table = five_hundred_table([], options=FiveHundredOptions.parse({"all_pass": "no_trump"}))
    for seat in (1, 2, 0):
        act(table, seat, "pass")

    assert (1,) == table.waiting_for
    assert 3 == table.state.zone("widow").count
    assert all(not table.view(seat).state.zone("widow").cards for seat in range(3))


@pytest.mark.parametrize("seed", range(6))
def test_tricks_and_points_add_up(seed: int) -> None:
    """Ten tricks; the opponents of a contract get 10 for each of theirs."""
    options = random_options("five_hundred", Rng(seed))
    assert isinstance(options, FiveHundredOptions)
    for result in random_match("five_hundred", seed, options).table().state.results:
        made = [entry for entry in result.entries if entry.reason.startswith("contract")]
        tricks = sum(entry.count for entry in result.entries)
        assert 10 >= tricks
        if made and not BY_NAME[result.contract].is_misere and options.opponents_score == "yes":
            assert 10 == tricks
        assert all(10 * entry.count == entry.points for entry in result.entries if entry.reason == "tricks")


def test_an_auction_of_numbers_may_have_any_form() -> None:
    """Each seat has one turn, or may bid again after a pass; other games bid numbers."""
    state = Setup(find_game("five_hundred")).start()
    single = Auction(turn=0, bids=(18, 20, 22), form="single")

    assert (18, 20, 22) == single.offers(state, 0)[1].numbers
    assert not single.is_over(3)
    assert Auction(turn=0, bids=(18, 20, 22), bid=22, form="reenter").is_over(3)


def test_the_button_of_a_bid_says_its_name() -> None:
    """The words of a bid are those of its name, not of a number."""
    (_, bids), texts = turns(five_hundred_table([]).state)[0].offers, Texts()

    assert bids.label
    assert ["6♠", "6NT"] == [
        texts.message(bids.label.id, {"name": texts.name("contract", name)}) for name in ("6_spades", "6_no_trump")
    ]
