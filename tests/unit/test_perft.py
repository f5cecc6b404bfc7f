"""The play sequences of the oracle, counted again by the interpreter and by the state machine."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import FRENCH, ITALIAN, PIQUET, SUIT_LETTERS
from mamlaka.engine import fold, turns
from mamlaka.games.barbu import BarbuOptions
from mamlaka.games.barbu.contracts import RANKS
from mamlaka.games.cribbage.deal import DECK as CRIBBAGE
from mamlaka.games.da_qi_zi.phases import ComboPlay
from mamlaka.games.fan_tan import FanTanOptions
from mamlaka.games.five_hundred import FiveHundred, FiveHundredOptions
from mamlaka.games.hearts import HeartsOptions
from mamlaka.games.kein_stich import KeinStichOptions
from mamlaka.games.knockout_whist import KnockoutDeals, KnockoutOptions
from mamlaka.games.loo import LooDeals, LooOptions
from mamlaka.games.quodlibet import QuodlibetOptions
from mamlaka.games.romanian_whist import RomanianDeals, RomanianOptions
from mamlaka.games.romanian_whist.deals import order_of
from mamlaka.games.romanian_whist.phases import BidsInTurn
from mamlaka.games.schnapsen import SchnapsenOptions
from mamlaka.games.schnapsen.deal import DECK as SCHNAPSEN
from mamlaka.games.scopone import ScoponeOptions
from mamlaka.games.skat import SkatOptions
from mamlaka.games.spar import SparOptions
from mamlaka.games.tressette import TressetteOptions
from mamlaka.ledger import points_by_seat
from mamlaka.notation import parse_hand
from mamlaka.phases import DeclarerPlay, TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import trick_ledger
from mamlaka.registry import game_names
from mamlaka.search.perft import perft
from mamlaka.search.positions import TrickPosition, position_of
from mamlaka.state import State
from mamlaka.tricks import TrickSpec
from tests.needs import only, switched
from tests.tables import (
    barbu_of,
    cribbage_of,
    da_qi_zi_of,
    fan_tan_of,
    five_hundred_of,
    hearts_of,
    herzeln_of,
    kein_stich_of,
    knockout_of,
    loo_of,
    open_hands_of,
    play_of,
    quodlibet_of,
    romanian_of,
    schnapsen_of,
    scopone_of,
    settled,
    skat_of,
    spar_of,
    tressette_four_of,
    tressette_of,
)

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

TESTS = Path(__file__).parents[1]


def trex(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector."""
    hands = [parse_hand(hand, FRENCH) for hand in row["hands"]]
    return play_of(row["contract"], row["king"], hands, FRENCH.mask(row.get("layout", "")))


def hearts(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector; every deal is played out."""
    switches = {True: "on", False: "off"}
    options = HeartsOptions.parse(
        {"early_end": "off", **{name: switches.get(row[name], row[name]) for name in HEARTS if name in row}}
    )
    hands = [parse_hand(hand, FRENCH) for hand in row["hands"]]
    return hearts_of(hands, options, row["leader"], first_trick=row["first_trick"], broken=row["broken"])


def fan_tan(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector."""
    options = FanTanOptions.parse(
        {name: row[name] for name in ("ace", "corner", "eight_first", "start", "stop", "score")}
    )
    return fan_tan_of(row["hands"], options, row["layout"])


def knockout_whist(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector; seats without cards are out, and no seat becomes a dog."""
    options = KnockoutOptions.parse({"dogs": "off", "trump_lead": row["trump_lead"]})
    live = tuple(seat for seat, hand in enumerate(row["hands"]) if hand != "...")
    size = parse_hand(row["hands"][row["leader"]], FRENCH).bit_count()
    before = (row["leader"] - 1) % len(row["hands"])
    deals = KnockoutDeals(deal_index=0, dealer=before, live=live, size=size, lives=(), trump=row["trump"])
    return knockout_of(row["hands"], deals, options)


def loo(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector; seats without cards have passed."""
    names = ("form", "limit", "lead_two", "winner_leads_trump", "must_head")
    options, seats = LooOptions.parse({name: row[name] for name in names}), len(row["hands"])
    dealer = (row["leader"] - 1) % seats
    yes, no = ("in", "out") if options.form == "japanese" else ("stand", "pass")
    words = tuple(no if row["hands"][(dealer + step) % seats] == "..." else yes for step in range(1, seats + 1))
    return loo_of(
        row["hands"], row["turned"], LooDeals(deal_index=0, dealer=dealer, pot=row["pool"], words=words), options
    )


def romanian_whist(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector, after its bids; of seven seats one sits out."""
    options, seats = RomanianOptions.parse({name: row[name] for name in ("trump_duty", "miss")}), len(row["hands"])
    size = parse_hand(row["hands"][row["leader"]], FRENCH).bit_count()
    index = next(index for index, deal in enumerate(order_of(options, seats)) if deal.size == size)
    dealer = (row["leader"] - 1) % seats
    deals = RomanianDeals(deal_index=index, dealer=dealer, runs=(0,) * seats, trump=row["trump"])
    state = romanian_of(row["hands"], deals, options)
    bidding = state.phase
    assert isinstance(bidding, BidsInTurn)
    made = replace(bidding, bids=tuple(row["bids"][seat] for seat in bidding.order))
    return state.game.after_phase(state.pop_phase(), made)


def kein_stich(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector. The layout pays the pot of a round without more deals."""
    options = None if row["contract"] in ("no_last_trick", "all_at_once") else KeinStichOptions()
    return kein_stich_of(row["contract"], row["hands"], row["leader"], row.get("layout", ""), options)


def barbu(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector, in a match without doubling."""
    options = BarbuOptions.parse({"doubling": "off", **row.get("options", {})})
    names = {letter: name for name, letter in (SUIT_LETTERS if row["contract"] == "trumps" else RANKS).items()}
    named = names.get(row.get("named", ""), "")
    return barbu_of(row["contract"], row["hands"], row["leader"], named, row.get("layout", ""), options)


def quodlibet(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector."""
    state = quodlibet_of(row["contract"], row["hands"], row["leader"], row.get("layout", ""))
    if "open_follow" not in row:
        return state
    hands = [PIQUET.format(zone.cards) for zone in state.zones[: state.seats]]
    return open_hands_of(hands, leader=row["leader"], options=QuodlibetOptions(open_follow=row["open_follow"]))


def tressette(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector; its points are thirds."""
    options = {name: row[name] for name in ("follow", "trump", "point_card")}
    return tressette_of(
        row["hands"], row["stock"], TressetteOptions.parse({**options, "rounding": "carry"}), row["leader"]
    )


def tressette_four(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector, without the cards that are gone already."""
    state = tressette_four_of(row["hands"], None, row["leader"])
    pile = state.game.zone_index["taken", 0]
    return state.with_zone(pile, state.game.empty_zones[pile])


def schnapsen(row: dict[str, Any]) -> State:
    """Return the state before the first lead of a vector."""
    return schnapsen_of(
        [SCHNAPSEN.format(parse_hand(hand, SCHNAPSEN)) for hand in row["hands"]],
        row["taken"],
        row["stock"],
        row["leader"],
        row["trump"],
        SchnapsenOptions.parse({"last_trick": row["last_trick"]}),
        closer=row.get("closer"),
        at_closing=[(tricks, 0) for tricks in row.get("tricks_then", ())],
    )


def five_hundred(row: dict[str, Any]) -> State:
    """Return the state before the first lead of a vector."""
    low = {"misere": "by_value", "nullo_joker": "low"} if row["low"] else {"misere": "by_value"}
    options = FiveHundredOptions.parse({**low, "open_misere": "on", "players": str(len(row["hands"]))})
    deck = FiveHundred.deck_for(options, len(row["hands"]))
    hands = [deck.format(parse_hand(hand, deck)) for hand in row["hands"]]
    return five_hundred_of(hands, row["bid"].replace("pass", ""), row["leader"], row["won"], options)


def cribbage(row: dict[str, Any]) -> State:
    """Return the state before the first card of a vector."""
    hands = [CRIBBAGE.format(parse_hand(hand, CRIBBAGE)) for hand in row["hands"]]
    return cribbage_of(hands, row["starter"], row["crib"], row["dealer"])


def skat(row: dict[str, Any]) -> State:
    """Return the state before the first lead of a vector; the declarer has put all other cards away."""
    hands = [PIQUET.format(parse_hand(hand, PIQUET)) for hand in row["hands"]]
    options = SkatOptions.parse({"scoring": "classic"})
    return skat_of(hands, row["contract"], row["declarer"], row["leader"], row["bid"], options=options)


def scopone(row: dict[str, Any]) -> State:
    """Return the state before the first card of a vector; the sides' cards and scope are those of seats 0 and 1."""
    options = {name: row[name] for name in ("sum_choice", "napola", "last_scopa", "ace", "primiera")}
    return scopone_of(
        [parse_hand(hand, ITALIAN) for hand in row["hands"]],
        ITALIAN.mask(row["layout"]),
        [ITALIAN.mask(cards) for cards in row["taken"]],
        ScoponeOptions.parse(options),
        last=row["last"] if any(row["taken"]) else None,
        scope=(*row["scope"], 0, 0),
    )


def da_qi_zi(row: dict[str, Any]) -> State:
    """Return the state before the first lead of a vector."""
    names = ("sets", "colours", "last_needs_trick", "over_four", "no_trick")
    tricks = [(seat, units) for seat, units in enumerate(row["units"]) if units]
    return da_qi_zi_of(row["hands"], {name: row[name] for name in names}, tricks=tricks)


def spar(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector."""
    options = {name: row[name] for name in ("form", "low_bonus", "revoke")}
    return spar_of(row["hands"], SparOptions.parse(options), row["leader"])


def herzeln(row: dict[str, Any]) -> State:
    """Return the state before the first play of a vector."""
    return herzeln_of(row["contract"], row["hands"], row["leader"], row.get("line", ""))


HEARTS = {row.name for row in HeartsOptions.describe()}
STARTS = {
    "barbu": barbu,
    "cribbage": cribbage,
    "da_qi_zi": da_qi_zi,
    "fan_tan": fan_tan,
    "five_hundred": five_hundred,
    "hearts": hearts,
    "herzeln": herzeln,
    "kein_stich": kein_stich,
    "knockout_whist": knockout_whist,
    "quodlibet": quodlibet,
    "loo": loo,
    "romanian_whist": romanian_whist,
    "schnapsen": schnapsen,
    "scopone": scopone,
    "skat": skat,
    "spar": spar,
    "tressette": tressette,
    "tressette_four": tressette_four,
    "trex": trex,
}
VECTORS = {
    game: tomllib.loads((TESTS / "games" / game / "perft.toml").read_text(encoding="utf-8"))["perft"] for game in STARTS
}
WITHOUT_PLAN = {"open", "quadrature", "drawing", "naming", "counting", "captures", "combinations"}
"""The contracts that no plan describes; the state machine alone plays them."""
EVERYTHING = 10**9
INTERPRETED = [1_000, pytest.param(6_000, marks=pytest.mark.slow)]
"""The sequences of a vector that the interpreter counts in the standard tests, and in CI."""
PLAYED = [400, pytest.param(1_500, marks=pytest.mark.slow)]
"""The sequences that the state machine plays."""


def test_every_game_has_vectors() -> None:
    """No game is without an oracle."""
    assert {path.parent.name for path in (TESTS / "games").glob("*/perft.toml")} == set(game_names())


def up_to(counts: list[int], most: int) -> list[int]:
    """Return the counts up to the depth at which they stay below a sum, at least one."""
    return [count for depth, count in enumerate(counts) if depth == 0 or sum(counts[: depth + 1]) <= most]


def check_interpreter(game: str, most: int) -> None:
    """Compare the interpreter's counts with the oracle's, for all vectors of a game that a plan describes."""
    for number, row in rows(game):
        if row.get("contract") in WITHOUT_PLAN:
            continue
        state, counts = STARTS[game](row), up_to(row["counts"], most)
        plan, position = position_of(state)
        stock = next((zone.order for zone in state.zones if zone.kind == "stock"), ())

        assert counts == perft(plan, position, len(counts), stock), (game, number)


def rows(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the vectors of a game with their numbers in its file."""
    return enumerate(VECTORS[game])


@pytest.mark.parametrize("most", INTERPRETED)
@pytest.mark.parametrize("game", STARTS)
def test_the_interpreter_counts_as_the_oracle_does(game: str, most: int) -> None:
    """At every depth the interpreter counts as many sequences of plays as the oracle does from the rules alone."""
    with switched("off"):
        check_interpreter(game, most)


@pytest.mark.parametrize("game", STARTS)
def test_the_kernel_counts_as_the_oracle_does(engine: "Engine", game: str) -> None:
    """Every engine gives the same counts as the oracle, to the oracle's depth."""
    with only(engine):
        check_interpreter(game, EVERYTHING)


@pytest.mark.long
@pytest.mark.parametrize("game", STARTS)
def test_the_vectors_are_what_the_oracle_counts(game: str) -> None:
    """The file of vectors is what its generator writes."""
    words = [sys.executable, "-m", f"tests.games.{game}.make_perft", "--check"]

    assert 0 == subprocess.run(words, check=False, cwd=TESTS.parent).returncode


@pytest.mark.long
@pytest.mark.parametrize("game", STARTS)
def test_the_interpreter_counts_as_the_oracle_does_to_the_end(game: str) -> None:
    """The counts agree to the depth of the oracle."""
    with switched("off"):
        check_interpreter(game, EVERYTHING)


def play_out(state: State, depth: int, counts: list[int], ends: list[tuple[int, ...]]) -> None:
    """Play every sequence with the state machine; count them by depth and keep the points of finished deals."""
    before = len(state.results)
    turn = turns(state)[0]
    # What is said with a card is no play of its own, unless a lead must name a suit or cards may be discarded.
    for action in turn.actions() if isinstance(state.phase, DeclarerPlay | ComboPlay) else turn.offers[0].actions():
        counts[depth] += 1
        after = next_decision(state, turn.seat, action)
        if len(after.results) > before:
            ends.append(after.results[-1].points(state.seats))
        elif depth + 1 < len(counts):
            play_out(after, depth + 1, counts, ends)


def next_decision(state: State, seat: int, action: Action) -> State:
    """Play a card and apply the automatic events up to the next decision or the end of the deal."""
    return settled(fold(state, state.phase.decide(state, seat, action)), len(state.results))


@pytest.mark.parametrize("most", PLAYED)
@pytest.mark.parametrize("game", STARTS)
def test_the_state_machine_plays_as_the_oracle_does(game: str, most: int) -> None:
    """Events and phases allow the same sequences, and score the same points at the same terminal nodes."""
    for number, row in rows(game):
        if "+" not in row.get("contract", ""):  # merged contracts are played as their parts are
            check_state_machine(game, number, row, most)


def check_state_machine(game: str, number: int, row: dict[str, Any], most: int) -> None:
    """Play a vector with the state machine, and compare its counts and points with the oracle's."""
    if sum(row["counts"]) > most:
        row = {**row, "counts": up_to(row["counts"], most), "terminal_nodes": None}
    counts, ends = [0] * len(row["counts"]), list[tuple[int, ...]]()
    state = STARTS[game](row)
    play_out(settled(state), 0, counts, ends)

    assert row["counts"] == counts, (game, number)
    if row.get("terminal_nodes") is not None:
        gone = 0 if row.get("contract") in WITHOUT_PLAN else cost_of_the_pile(state)
        ends = [(first - gone, *others) for first, *others in ends]
        assert row["terminal_nodes"] == len(ends), (game, number)
        if "sides" in row:
            ends = [tuple(sum(points[seat] for seat in side) for side in state.game.sides) for points in ends]
        expected = [-points for points in row.get("points", ())]
        expected = expected or row.get("thirds") or row.get("totals") or row["sides"]
        assert expected == [sum(column) for column in zip(*ends, strict=True)], (game, number)
        if "thirds" in row:
            assert row["totals"] == [sum(thirds // 3 for thirds in column) for column in zip(*ends, strict=True)], (
                game,
                number,
            )


def cost_of_the_pile(state: State) -> int:
    """Return the points of seat 0 for the cards that the vector counts as gone: the state has them in its pile."""
    if not isinstance(state.phase, TrickPlay):
        return 0
    taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
    return points_by_seat(trick_ledger(state.phase.spec, taken, ()), state.seats)[0] if any(taken) else 0


def test_a_player_who_has_folded_plays_no_card(kernel_or_not: str) -> None:
    """Of three seats with a card each, the one that is out is skipped, and its card in the trick cannot win."""
    assert kernel_or_not
    plan = lower(TrickSpec("any", FRENCH, seats=3))
    low, high, middle = (FRENCH.mask(card) for card in ("2S 3S", "AS", "7S 8S"))
    lead = TrickPosition((low, high, middle), turn=0, out=(1,))
    after = TrickPosition((low, 0, middle), turn=2, trick=((1, FRENCH.card("AS")),), out=(1,))

    assert [2, 4, 4, 4, 0] == perft(plan, lead, 5)
    assert [2, 4, 4, 4, 0] == perft(plan, after, 5)
