"""The worked examples of the rules of Cribbage: `tests/games/cribbage/rules.toml`."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.cards import iter_cards
from mamlaka.combinations import combinations_at_end, combinations_in
from mamlaka.display import Message, Reply
from mamlaka.engine import apply_action, start_match, turns, why_not
from mamlaka.errors import InvalidSetup
from mamlaka.events import Moved, Passed, Said, redact
from mamlaka.games.cribbage import Cribbage, CribbageOptions
from mamlaka.games.cribbage.deal import CRIBS, DECK, HAND, PLAY, game_value
from mamlaka.games.cribbage.values import crib_mean, hand_mean, rank_key, rank_points
from mamlaka.ledger import DealResult, LedgerEntry, points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.search.worlds import fill_hidden_cards, sample_worlds
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import act, cribbage_of, cribbage_table, played_out, shuffler_of

VECTORS = read_vectors("cribbage")
SUMS, PAIRS, RUNS = ("hand_fifteen",), ("hand_pair", "hand_three", "hand_four"), ("hand_run",)
PARTS = (SUMS, PAIRS, RUNS, ("hand_flush",), ("hand_nobs",))


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> CribbageOptions:
    """Return the options of a vector."""
    return CribbageOptions.parse(row.get("options", {}))


def do(state: State, words: str) -> State:
    """Return the state after actions, each with its seat."""
    for done in filter(None, words.split(", ")):
        seat, turn = int(done[0]), turns(state)[0]
        assert seat == turn.seat
        _, state = apply_action(state, seat, parse_action(done[2:], turn, DECK), shuffler_of())
    return state


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"show", "play", "deal", "game", "skunk", "muggins", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("show"))
def test_shows(row: dict[str, Any]) -> None:
    """Each combination is found once."""
    hand, starter = DECK.mask(row["hand"]), DECK.card(row["starter"])
    found = combinations_in(HAND, hand, starter)

    assert row["parts"] == [sum(one.points for one in found if one.reason in part) for part in PARTS]
    assert row["total"] == sum(one.points for one in found)
    assert len({(one.cards, one.reason) for one in found}) == len(found)
    if "crib" in row:
        crib = combinations_in(CRIBS[options_of(row).crib_flush], hand, starter)
        assert row["crib"] == sum(one.points for one in crib)


@pytest.mark.parametrize("row", rows("play"))
def test_points_of_the_play(row: dict[str, Any]) -> None:
    """Each card scores with those before it in its count."""
    free = [DECK.card(rank + suit) for suit in DECK.suits for rank in DECK.ranks]
    cards = []
    for rank in row["cards"].split():
        cards.append(next(card for card in free if DECK.names[card][0] == rank and card not in cards))
    found = [combinations_at_end(PLAY.combinations, cards[: number + 1]) for number in range(len(cards))]

    assert row["points"] == [sum(one.points for one in rows) for rows in found]


@pytest.mark.parametrize("row", rows("deal"))
def test_a_deal_goes_as_the_example_says(row: dict[str, Any]) -> None:
    """The points of the play, or of the whole deal; and who passes."""
    table = cribbage_table(row["hands"], row["starter"], options_of(row))
    for seat, hand in enumerate(row["hands"]):
        act(table, seat, f"discard {' '.join(hand.split()[-2:])}")
    for done in row["plays"].split(", "):
        act(table, int(done[0]), done[2:])
    (result,) = table.state.results

    if "points" in row:
        assert tuple(row["points"]) == result.points(2)
        return
    played = [entry for entry in result.entries if entry.reason.startswith("play_")]
    assert tuple(row["pegged"]) == points_by_seat(played, 2)
    assert row["passes"] == [event.seat for event in table.log if isinstance(event, Passed)]


@pytest.mark.parametrize("row", rows("game"))
def test_the_end_of_a_game(row: dict[str, Any]) -> None:
    """Whoever reaches the target first wins, and nothing later counts."""
    hands = [" ".join(hand.split()[:4]) for hand in row["hands"]]
    crib = " ".join(" ".join(hand.split()[4:]) for hand in row["hands"])
    state = cribbage_of(hands, row["starter"], crib, before=row["before"])
    if row["plays"]:
        state = played_out(state)
    _, state = start_match(state, shuffler_of())

    assert state.is_over
    assert 1 == state.game.final_ranks(state)[row["winner"]]
    assert tuple(row["points"]) == state.results[-1].points(2)
    assert all(zone.kind != "crib" or not zone.count for zone in state.zones)


@pytest.mark.parametrize("row", rows("skunk"))
def test_skunks(row: dict[str, Any]) -> None:
    """The loser's score decides; that of the winner doesn't."""
    _, loser = row["scores"]

    assert row["points"] == game_value(options_of(row), [loser])


@pytest.mark.parametrize("row", rows("muggins"))
def test_muggins(row: dict[str, Any]) -> None:
    """An owner names the points of a hand of twelve."""
    before = (0, row["before"])
    hands = ["2S 4D 6C 9H", "7S 8S 8C 9D"]
    state = cribbage_of(hands, "KC", "QS TH 2D AC", before=before, options=options_of(row))
    _, state = start_match(played_out(state), shuffler_of())
    total = sum(one.points for one in combinations_in(HAND, DECK.mask(hands[1]), DECK.card("KC")))
    assert 12 == total
    state = do(state, f"1 count {row['said']}")
    ledger = state.results[-1].entries if state.is_over else state.ledger
    points = points_by_seat(ledger, 2)

    assert row["points"] == [points[1], points[0]]
    assert state.is_over == (row["before"] + row["points"][0] >= 121)


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error names both."""
    with pytest.raises(InvalidSetup, match=r"skunk=off.*games=1"):
        Setup(Cribbage, row["options"]).start()


@pytest.mark.parametrize("seats, cards, laid", [(2, 6, 2), (3, 5, 1), (4, 5, 1)])
def test_the_crib_has_four_cards(seats: int, cards: int, laid: int) -> None:
    """Two lay two cards away, more lay one; for three the deck adds one."""
    table = Table(Setup(Cribbage, seats=seats), seed=1)
    assert [cards] * seats == [table.state.zones[seat].count for seat in range(seats)]
    assert (seats == 3) == table.state.zone("crib").count
    for seat in range(seats):
        assert laid == turns(table.state)[0].offers[0].least
        act(
            table,
            seat,
            "discard " + DECK.format(sum(1 << card for card in [*iter_cards(table.view(seat).hand_mask)][:laid])),
        )

    assert 4 == table.state.zone("crib").count
    assert [4] * seats == [table.state.zones[seat].count for seat in range(seats)]


def test_only_the_giver_sees_a_discard() -> None:
    """The other seat and spectators see how many cards move, and the crib when it is counted."""
    table = cribbage_table(["8C 9H KD 3S 2C 2D", "5H 6S 7D JC QS TH"], "4H")
    act(table, 1, "discard QS TH")
    assert not any(redact(event, 0) for event in table.log[-1:])
    act(table, 0, "discard 2C 2D")
    first, second = [event for event in table.log if isinstance(event, Moved)][:2]
    for event, seat in ((first, 0), (second, 1)):
        assert event == redact(event, seat)
        for other in (1 - seat, None):
            seen = redact(event, other)
            assert isinstance(seen, Moved)
            assert (0, 2) == (seen.cards, seen.count)
    assert DECK.mask("QS TH") == table.view(1).state.zone("crib").cards


def test_a_card_above_the_limit_is_refused_with_the_count() -> None:
    """The reason names the cards that fit."""
    state = do(cribbage_of(["KS QH 9D 2C", "JD TC 8S AH"], "4C"), "1 JD, 0 KS, 1 8S")
    refusal = why_not(state, 0, parse_action("QH", turns(state)[0], DECK))

    assert refusal is not None
    assert ("count_too_high", 28, "2C") == (refusal.code, refusal.facts["count"], refusal.facts["cards"])


def at_28() -> Table:
    """Return a table with the count at 28: seat 1 has said go, and seat 0 is awaited."""
    table = cribbage_table(["3H QH 2D KS AC AD", "8S 7C 4D 9C AS AH"], "6C")
    act(table, 0, "discard AC AD")
    act(table, 1, "discard AS AH")
    for done in ("1 8S", "0 3H", "1 7C", "0 QH"):
        act(table, int(done[0]), done[2:])
    return table


def test_a_go_proves_what_a_seat_does_not_hold() -> None:
    """After a go at 28 the others know that the seat has no ace, two or three."""
    slot = next(slot for slot in at_28().view(0).deductions().slots if slot.zone == 1)

    assert not slot.allowed & DECK.select("A 2 3")
    assert slot.allowed & DECK.select("4")


def test_a_seat_that_is_awaited_holds_a_card_that_fits() -> None:
    """At 28 the table waits for a seat only if it has an ace, two or three: so in every world of the other."""
    view = at_28().view(1)
    worlds = [fill_hidden_cards(view, world, Rng(0)) for world in sample_worlds(view, 30, Rng(1))]

    assert all(world.hand_mask(0) & DECK.select("A 2 3") for world in worlds)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_plays_beyond_the_target(seed: int) -> None:
    """A match ends with the first side that has the target; its last entry made it. Its peg stands in the last hole."""
    state = random_match("cribbage", seed).table().state
    game = state.game
    assert isinstance(game, Cribbage)
    totals = [sum(state.totals[seat] for seat in side) for side in game.sides]
    last = state.results[-1].entries[-1]

    assert 1 == sum(total >= game.target for total in totals)
    assert last.seat in game.sides[totals.index(max(totals))]
    assert game.target == max(counter.value for counter in game.display(state).counters)


def test_a_match_of_games() -> None:
    """It ends with enough game points; the loser deals the next game."""
    options = CribbageOptions.parse({"games": "3", "target": "61"})
    match = random_match("cribbage", 5, options)
    state = match.table().state
    game = state.game
    assert isinstance(game, Cribbage)
    standing = game.standing(state)

    assert max(standing.games) >= 3
    assert 1 == sum(games >= 3 for games in standing.games)
    assert 1 == game.final_ranks(state)[standing.games.index(max(standing.games))]


def test_the_mean_of_a_hand_is_that_of_all_starters() -> None:
    """With suits and the jack."""
    hand = DECK.mask("5S 6S 7S JS")
    unseen = DECK.all_mask & ~hand & ~DECK.mask("2C QS")
    shows = [sum(row.points for row in combinations_in(HAND, hand, card)) for card in iter_cards(unseen)]

    assert sum(shows) / len(shows) == pytest.approx(hand_mean(hand, unseen))


def test_the_mean_of_a_crib_is_that_of_all_cards() -> None:
    """A small deck is enumerated: the other two cards and the starter, with suits."""
    thrown, unseen = DECK.mask("5S JS"), DECK.mask("AS 2S 5H 6H TS JD QC KS 8S")
    shows = [
        sum(row.points for row in combinations_in(CRIBS["five"], thrown | 1 << one | 1 << two, starter))
        for one, two in combinations(list(iter_cards(unseen)), 2)
        for starter in iter_cards(unseen & ~(1 << one | 1 << two))
    ]

    assert sum(shows) / len(shows) == pytest.approx(crib_mean(thrown, unseen))


PUBLISHED = (
    *(1009008, 99792, 2813796, 505008, 2855676, 697508, 1800268, 751324, 1137236, 361224, 388740, 51680, 317340, 19656),
    *(90100, 9168, 58248, 11196, 2708, 0, 8068, 2496, 444, 356, 3680, 0, 0, 0, 76, 4),
)
"""(30,): the number of hands with their starter by points, as published in many places."""


@pytest.mark.slow
def test_the_number_of_hands_by_points_is_the_published_one() -> None:
    """All 12,994,800 hands with a starter: by ranks, with the ways to choose suits."""
    counts: Counter[int] = Counter()
    table = rank_points()
    for hand in combinations_with_replacement(range(13), 4):
        held = Counter(hand)
        for starter in range(13):
            if held[starter] == 4:
                continue
            plain = table[rank_key((*hand, starter))]
            for extra, ways in suits_of(held, starter):
                counts[plain + extra] += ways

    assert sum(PUBLISHED) == 12_994_800
    assert PUBLISHED == tuple(counts[points] for points in range(30))


def suits_of(held: Counter[int], starter: int) -> list[tuple[int, int]]:
    """Return the points for suits of a hand of some ranks with a starter of a rank, each with the number of ways."""
    jack = DECK.ranks.index("J")
    free = prod(comb(4, count) for count in held.values())
    ways_of_starter = 4 - held[starter]
    found = []
    flush4 = flush5 = 0
    is_flat = len(held) == 4
    if is_flat:  # every rank once: four hands of one suit
        same = 0 if held[starter] else 4
        flush5, flush4 = same, 4 * ways_of_starter - same
    nobs = 0
    if held[jack] and starter != jack:
        # For each suit of the starter: hands with the jack of that suit.
        others = prod(comb(4, count) for rank, count in held.items() if rank != jack)
        taken = 1 if not held[starter] else None
        with_jack = comb(3, held[jack] - 1)
        if taken:
            nobs = 4 * with_jack * others
        else:
            without = prod(comb(4, count) for rank, count in held.items() if rank not in {jack, starter})
            nobs = 4 * with_jack * without * comb(3, held[starter])
    total = free * ways_of_starter if not held[starter] else free // comb(4, held[starter]) * 4 * comb(3, held[starter])
    nobs_flush5 = flush5 if held[jack] and starter != jack else 0
    found.append((5 + (1 if nobs_flush5 else 0), flush5))
    found.append((4, flush4))
    plain_nobs = nobs - nobs_flush5
    found.append((1, plain_nobs))
    found.append((0, total - flush5 - flush4 - plain_nobs))
    return found


@pytest.mark.parametrize(
    "options, loser, titles",
    [
        ({}, 91, [None]),
        ({}, 90, [Message("sheet-skunk")]),
        ({}, 60, [Message("sheet-double-skunk")]),
        ({"target": "61"}, 30, [Message("sheet-skunk")]),
        ({"games": "5"}, 60, [Message("sheet-game-double-skunk", {"number": 1})]),
        ({"games": "5"}, 100, [Message("sheet-game", {"number": 1})]),
        ({"games": "5", "skunk": "off"}, 60, [Message("sheet-game", {"number": 1})]),
    ],
)
def test_the_sheet_names_a_skunk(options: dict[str, str], loser: int, titles: list[Message | None]) -> None:
    """A game is titled by what the best loser has, and a single game only if it is a skunk."""
    state = Setup(Cribbage, options).start()
    won = LedgerEntry(1, int(options.get("target", "121")), "play_last")
    result = DealResult(0, "", 0, (LedgerEntry(0, loser, "play_last"), won))
    before = state.game.display(state).sheet
    sheet = state.game.display(replace(state, results=(result,))).sheet

    assert titles == [section.label for section in sheet]
    assert all("skunk" not in (section.label or Message("")).id for section in before)


@pytest.mark.parametrize("points, games", [(120, 0), (121, 2)])
def test_a_match_of_games_is_ranked_by_its_game_points(points: int, games: int) -> None:
    """A skunk counts two; as long as nobody has 121 points, a game may get more deals."""
    state = Setup(Cribbage, {"games": "5"}).start()
    entries = (LedgerEntry(0, 90, "play_last"), LedgerEntry(1, points, "play_last"))
    display = state.game.display(replace(state, results=(DealResult(0, "", 0, entries),)))

    assert {0: 0, 1: games} == display.standings
    assert [not games] == [section.is_open for section in display.sheet]


def test_no_peg_is_beyond_the_last_hole() -> None:
    """At 115 a hand of eight ends the game: ledger, sheet and totals add up to 121, and the ledger tells why."""
    state = cribbage_of(["2S 4D 6C 8H", "7S 8D 8C 9H"], "KD", "KC KH QS QD", before=(90, 115))
    _, state = start_match(played_out(state), shuffler_of())
    (section,), result = state.game.display(state).sheet, state.results[-1]

    assert state.is_over
    assert [(90, 115), (0, 6)] == [row.points for row in section.rows]
    assert (90, 121) == state.totals == state.game.sheet_totals(state)
    assert ("beyond", 121) == (result.entries[-1].reason, result.entries[-1].count)
    assert result.entries[-1].points < 0


@pytest.mark.parametrize(
    "said, missed, muggins",
    [
        (10, [("overlooked", 1, -2), ("muggins", 0, 2)], Reply(0, Message("call-muggins", {"number": 2}))),
        (12, [], None),
        (14, [], None),
    ],
)
def test_muggins_shows_what_was_there_and_who_takes_the_rest(
    said: int, missed: list[tuple[str, int, int]], muggins: Reply | None
) -> None:
    """The owner's combinations are all named; then comes what goes to the other, who says so."""
    state = cribbage_of(
        ["2S 4D 6C 9H", "7S 8S 8C 9D"], "KC", "QS TH 2D AC", options=CribbageOptions.parse({"muggins": "on"})
    )
    _, state = start_match(played_out(state), shuffler_of())
    announced = View(None, state).announcement(Said(1, "count", number=said))
    ledger = do(state, f"1 count {said}").ledger

    assert 12 == sum(entry.points for entry in ledger if entry.reason.startswith("hand_"))
    assert missed == [(one.reason, one.seat, one.points) for one in ledger if not one.reason.startswith("hand_")]
    assert muggins == announced.reply


SAID = [
    pytest.param("1 JC", "counted-card", {"count": 10}, id="a card"),
    pytest.param(
        "1 7D, 0 8C",
        "counted-points",
        {"count": 15, "sum": "play-fifteen", "alike": "none", "run": "none"},
        id="fifteen for two",
    ),
    pytest.param(
        "1 7D, 0 8C, 1 6S",
        "counted-points",
        {"count": 21, "sum": "none", "run": "play-run", "number": 3},
        id="a run for three",
    ),
    pytest.param(
        "1 7D, 0 8C, 1 6S, 0 9H", "counted-points", {"run": "play-run", "number": 4, "last": "no"}, id="a run for four"
    ),
    pytest.param("1 7D, 0 8C, 1 6S, 0 9H, 1 5H", "counted-card", {"count": 5}, id="a new count"),
    pytest.param(
        "1 7D, 0 8C, 1 6S, 0 9H, 1 5H, 0 KD, 1 JC, 0 3S", "counted-points", {"count": 28, "last": "play"}, id="last"
    ),
]


def sentences(table: Table, done: str) -> list[Message]:
    """Return what spectators are told of the last of some actions, in the order of the events."""
    *before, last = done.split(", ")
    for one in before:
        act(table, int(one[0]), one[2:])
    view = table.view(None)
    act(table, int(last[0]), last[2:])
    told = []
    for number, event in table.since(view.version, None):
        told.append(view.announcement(event).sentence)
        view = view.apply([(number, event)])
    return [message for message in told if message is not None]


@pytest.mark.parametrize("done, message, facts", SAID)
def test_a_card_is_announced_with_its_points(done: str, message: str, facts: dict[str, str | int]) -> None:
    """Example 23: the count, and what it scores by sum, equal cards and run; and the last card of the play."""
    table = cribbage_table(["8C 9H KD 3S 2C 2D", "5H 6S 7D JC QS TH"], "4H")
    sentence, *_ = sentences(table, f"0 discard 2C 2D, 1 discard QS TH, {done}")

    assert f"news-{message}" == sentence.id
    assert facts.items() <= sentence.facts.items()


@pytest.mark.parametrize(
    "done, told",
    [
        ("1 8S, 0 3H, 1 7C, 0 QH", [("news-counted-card", 0), ("news-go", 1)]),
        ("1 8S, 0 3H, 1 7C, 0 QH, 0 2D", [("news-counted-card", 0), ("news-counted-last", 0)]),
    ],
)
def test_the_player_who_goes_on_after_a_go_gets_one_for_it_and_says_no_go(
    done: str, told: list[tuple[str, int]]
) -> None:
    """At 28 seat 1 says go; at 30 seat 0 holds a king, pegs one for the go, and says nothing else."""
    table = cribbage_table(["3H QH 2D KS AC AD", "8S 7C 4D 9C AS AH"], "6C")
    found = sentences(table, f"0 discard AC AD, 1 discard AS AH, {done}")

    assert told == [(message.id, message.facts["seat"]) for message in found]


def test_a_go_to_a_player_without_cards_pays_that_player() -> None:
    """Seat 1 has played its last card: the go of seat 0 is worth one for seat 1."""
    state = do(cribbage_of(["KS QH JD", "9D TC"], "4C"), "1 9D, 0 KS")
    (placed, passed), _ = apply_action(state, 1, parse_action("TC", turns(state)[0], DECK), shuffler_of())
    view = View(None, state).apply([(state.version, placed)])

    assert view.announcement(passed).sentence == Message("news-end-go", {"seat": 0, "other": 1})


def test_a_jack_as_the_starter_is_announced_with_the_points_of_the_dealer() -> None:
    """Two for his heels, which the dealer says."""
    table = cribbage_table(["8C 9H KD 3S 2C 2D", "5H 6S 7D JC QS TH"], "JS")
    told = sentences(table, "0 discard 2C 2D, 1 discard QS TH")

    assert told[-1] == Message("news-heels", {"seat": 0, "cards": "JS"})


WHOLE_PLAY = "1 7D, 0 8C, 1 6S, 0 9H, 1 5H, 0 KD, 1 JC, 0 3S"
"""The play of example 23."""


def test_the_hands_are_named_with_what_they_count() -> None:
    """Example 23: the play 3 to 10, the hands 8 and 2, and the crib 2."""
    state = cribbage_of(["8C 9H KD 3S", "5H 6S 7D JC"], "4H", "2C QS 2D TH")
    tally = do(state, WHOLE_PLAY).results[-1].tally
    counted = [dict(row.facts)["count"] for row in tally[1:]]

    assert ("play", (10, 3)) == (tally[0].word, tally[0].counts)
    assert [("hand", 8), ("hand", 2), ("crib", 2)] == [
        (row.word, count) for row, count in zip(tally[1:], counted, strict=True)
    ]


def test_a_hand_that_is_not_counted_any_more_is_not_named() -> None:
    """Example 25: the non-dealer is out at the show; the dealer's hand and the crib come too late."""
    state = cribbage_of(["8C 9H KD 3S", "5H 6S 7D JC"], "4H", "2C QS 2D TH", before=(100, 110))
    tally = do(state, WHOLE_PLAY).results[-1].tally

    assert ["play", "hand"] == [row.word for row in tally]
