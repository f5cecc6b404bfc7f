"""Results of Skat: the list, what was counted, and the skat that is shown at the end."""

import re

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from mamlaka.actions import Action
from mamlaka.cards import PIQUET
from mamlaka.display import Message, SheetRow
from mamlaka.engine import apply_action
from mamlaka.events import Moved
from mamlaka.games.skat import Skat, SkatOptions
from mamlaka.games.skat.contracts import (
    Contract,
    Outcome,
    ledger_of,
    value_tally,
)
from mamlaka.ledger import DealResult, Tally, points_by_seat
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.record import SeatRecord, record_match
from mamlaka.rng import Rng
from mamlaka.server.tables.scene import scene_of
from mamlaka.table import Table
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import deal_lines, tally_text
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.strategies import random_match, random_options
from tests.tables import act, after_cards, shuffler_of, skat_of, skat_table


def test_a_list_of_three_deals() -> None:
    """Example 13: a grand for 144, a loss of 54 and 46 for a null ouvert, in three ways of scoring."""
    games = (
        (0, Contract("grand"), Outcome(95, 8, 2, 4)),
        (0, Contract("diamonds"), Outcome(45, 4, 6, 2)),
        (2, Contract("null", "ouvert"), Outcome(0, 0, 10, 1)),
    )
    for scoring, totals in (
        ("classic", (90, 0, 46)),
        ("seeger", (90, 40, 136)),
        ("bierlachs", (-100, -190, -144)),
    ):
        options = SkatOptions.parse({"scoring": scoring})
        ledgers = [ledger_of(options, 3, seat, contract, outcome, 18) for seat, contract, outcome in games]
        entries = [entry for ledger in ledgers for entry in ledger]
        assert totals == points_by_seat(tuple(entries), 3)


@pytest.mark.parametrize(
    "contract, outcome, counted",
    [
        (Contract("clubs"), Outcome(61, 6, 4, 1), "with 1, game 2: 2 x 12 = 24"),
        (Contract("diamonds"), Outcome(45, 4, 6, 2), "with 2, game 3: 3 x 9 = 27"),
        (Contract("spades", is_hand=True), Outcome(90, 8, 2, 1), "with 1, game 2, hand 3, schneider 4: 4 x 11 = 44"),
        (Contract("clubs"), Outcome(0, 0, 10, 1), "with 1, game 2, schneider 3, schwarz 4: 4 x 12 = 48"),
        (
            Contract("hearts", "schneider", is_hand=True),
            Outcome(92, 8, 2, 1),
            "with 1, game 2, hand 3, schneider 4, announced 5: 5 x 10 = 50",
        ),
        (
            Contract("grand", "ouvert", is_hand=True),
            Outcome(120, 10, 0, 4),
            "with 4, game 5, hand 6, schneider 7, announced 8, schwarz 9, announced 10, ouvert 11: 11 x 24 = 264",
        ),
    ],
)
def test_the_levels_are_counted_as_players_count_them(contract: Contract, outcome: Outcome, counted: str) -> None:
    """Each word with the number reached; the last number times the base is the value."""
    tally = value_tally(SkatOptions(), contract, outcome, 18, is_with=True)

    assert counted == Texts().format("tally-levels", **dict(tally.facts)).replace("\u00d7", "x")


def test_the_list_names_a_hand_game() -> None:
    """Also null, whose value is fixed."""
    state = skat_of(["AC 7D", "7C 8D", "8C 9D"], "null", is_hand=True)
    state = after_cards(state, (0, "AC"), (1, "7C"))
    _, state = apply_action(state, 2, Action.of("play", PIQUET.card("8C")), shuffler_of())
    rows = [row for section in state.game.display(state).sheet for row in section.rows]

    assert Message("sheet-contract", {"name": "null_hand"}) == rows[0].label
    assert Tally("null-value", facts=(("name", "null_hand"), ("number", 35))) == state.results[0].tally[0]


def test_the_result_says_that_it_was_a_hand_game() -> None:
    """On the page and in the terminal, as on the list."""
    state = skat_of(["AC 7D", "7C 8D", "8C 9D"], "clubs", is_hand=True, skat="TS 7S")
    for seat, card in [(0, "AC"), (1, "7C"), (2, "8C"), (0, "7D"), (1, "8D"), (2, "9D")]:
        state = after_cards(state, (seat, card))
    (result,) = state.results
    title = deal_lines(result, 1, Style(state.game, 0, Texts("de")))[0].plain

    last = scene_of(View(0, state)).last
    assert last
    assert "clubs_hand" == last.contract
    assert "Spiel 1, \u2663 Hand:" == title


@pytest.mark.parametrize("seed", range(4))
def test_the_result_shows_the_skat(seed: int) -> None:
    """Whoever has defended looks at what was put away, or at what lay in the skat of a hand game or of Ramsch."""
    table = Table("skat", seed=seed, bots="random", preset="kneipe", deals="3")
    table.run()
    zones = table.state.game.zone_kinds
    opened = [event for event in table.log if isinstance(event, Moved) and zones[event.target][0] == "taken"]
    texts = {"discards": "put-away", "widow": "skat-left"}
    moved = [(texts[zones[event.source][0]], event.cards) for event in opened]

    assert moved == [
        (row.word, PIQUET.mask(str(dict(row.facts)["cards"])))
        for result in table.state.results
        for row in result.tally[1:]
    ]


@pytest.mark.parametrize("seed", range(6))
def test_the_points_of_seeger_and_fabian_follow_the_game(seed: int) -> None:
    """A game won brings 50 more; a lost one costs 50, and brings each other seat the same."""
    options = random_options("skat", Rng(seed))
    assert isinstance(options, SkatOptions)
    options = SkatOptions.parse(options.texts() | {"scoring": "seeger", "limit": "301", "deals": "12"})
    for result in random_match("skat", seed, options).table().state.results:
        booked = {entry.reason: entry.points for entry in result.entries}
        if "declarer_bonus" in booked:
            assert (50 if "game_won" in booked else -50) == booked["declarer_bonus"]
            assert ("defence" in booked) == (booked["declarer_bonus"] < 0)


def test_a_deal_that_all_have_passed_has_a_number_and_a_line_of_the_list() -> None:
    """A list of twelve deals has twelve lines, and the last deal is number twelve."""
    table = Table("skat", seed=0, bots="rules")
    table.run()
    results = table.state.results
    passed = [index for index, result in enumerate(results) if result.void]

    assert passed
    assert list(range(1, 13)) == [table.state.deal_number_of(index) for index in range(12)]
    games, added = table.state.game.display(table.state).sheet
    assert len(games.rows) == 12
    assert all(games.rows[index] == SheetRow(Message("sheet-passed"), (0, 0, 0), index, (0, 0, 0)) for index in passed)
    columns = zip(*(row.points for section in (games, added) for row in section.rows), strict=True)
    assert table.state.totals == tuple(map(sum, columns))


@pytest.mark.parametrize(
    "scoring, added, counted",
    [("seeger", [(50, 0, -50), (40, 40, 0)], [(74, 0, 0), (40, 40, -194)]), ("classic", [], [None, None])],
)
def test_the_list_shows_values_of_games_apart_from_what_seeger_and_fabian_add(
    scoring: str, added: list[tuple[int, ...]], counted: list[tuple[int, ...] | None]
) -> None:
    """The rows of deals show the values of the games alone, and know what the deals have brought in all."""
    options = SkatOptions.parse({"scoring": scoring})
    won = ledger_of(options, 3, 0, Contract("clubs"), Outcome(61, 6, 4, 1), 18)
    lost = ledger_of(options, 3, 2, Contract("grand"), Outcome(40, 4, 6, 2), 18)
    state = Setup(Skat, options).start()
    results = (DealResult(0, "clubs", 1, won), DealResult(1, "grand", 2, lost))
    games, *more = state.game.display(replace(state, results=results)).sheet

    assert [(24, 0, 0), (0, 0, -144)] == [row.points for row in games.rows]
    assert added == [row.points for section in more for row in section.rows]
    assert counted == [row.counted for row in games.rows]


@pytest.mark.parametrize("language", languages())
def test_the_numbers_of_the_list_stand_below_the_names(language: str) -> None:
    """Also where a row has a long name, such as that of the points for games that others have lost."""
    state = random_match("skat", 1).table().state
    lines = Renderer(Style(state.game, 0, Texts(language))).sheet_lines(View(0, state))

    assert 1 == len({cell_len(line.plain) for line in lines})


def test_the_list_numbers_its_deals() -> None:
    """Only these: what Seeger and Fabian add belongs to no deal, and no row is ticked off."""
    state = random_match("skat", 1).table().state
    lines = [line.plain for line in Renderer(Style(state.game, 0, Texts("de"))).sheet_lines(View(0, state))]
    numbers = [int(word) for line in lines for word in line.split()[:1] if word.isdecimal()]

    assert [*range(1, 13)] == numbers
    assert not any("\u2713" in line for line in lines)


def test_the_value_charged_for_an_overbid_game_stands_beside_its_own() -> None:
    """Diamonds with one are worth 18, and the bid of 22 makes it 27."""
    tally = value_tally(SkatOptions(), Contract("diamonds"), Outcome(80, 6, 4, 1), 22, is_with=True)

    assert "with 1, game 2: 2 x 9 = 18, overbid: 27" == Texts().format("tally-levels", **dict(tally.facts)).replace(
        "\u00d7", "x"
    )


def test_the_seat_that_sits_out_of_ramsch_has_no_card_points() -> None:
    """Of four, it has not played: 0 would be a player without a trick, who doubles the loss."""
    options = SkatOptions.parse({"players": "4", "all_pass": "ramsch", "deals": "12"})
    table = random_match("skat", 1, options).table()
    style = Style(table.state.game, 0, Texts("de"))
    played = [
        (row.counts, (result.leader - 1) % 4, tally_text(row, style))
        for result in table.state.results
        for row in result.tally
        if row.word == "card-points"
    ]

    assert played
    for counts, dealer, line in played:
        assert [dealer] == [seat for seat, count in enumerate(counts) if count is None]
        assert 120 == sum(count or 0 for count in counts)
        assert 3 == len(re.findall(r"\d+", line))


@pytest.mark.parametrize("skat, title", [("hand", "hearts_hand"), ("take", "")])
def test_a_record_names_a_hand_game_as_players_do(skat: str, title: str) -> None:
    """A replay lists its deals by these names; the contract itself is the same."""
    table = skat_table(dealer=2)
    for seat, words in ((1, "pass"), (2, "pass"), (0, "bid 18"), (0, skat)):
        act(table, seat, words)
    if skat == "take":
        table.act(0, table.view(0).legal[0])
    act(table, 0, "hearts")
    while not table.state.results:
        (seat,) = table.waiting_for
        table.act(seat, table.view(seat).legal[0])
    deal = record_match(table.state.game, table.log, (SeatRecord("random", "bot", 1),) * 3).deals[0]

    assert ("hearts", title) == (deal.contract, deal.title)
