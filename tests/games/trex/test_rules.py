"""The worked examples of the rules: `tests/games/trex/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import FRENCH
from mamlaka.engine import fold
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.events import Drawn, Passed, Shown
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Kingdoms, Trex, TrexOptions
from mamlaka.games.trex.contracts import CONTRACTS, SEVEN_OF_HEARTS, TREX, spec_of
from mamlaka.layout_rules import layout_ledger, placeable_mask
from mamlaka.ledger import points_by_contract, points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_card, parse_hand
from mamlaka.phases import OpenHands, TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, trick_ledger
from mamlaka.table import Table
from mamlaka.tricks import TrickSpec
from tests.examples import read_vectors, rows_of
from tests.tables import act, everybody, play_of, shuffler_of, table_of

VECTORS = read_vectors("trex")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> TrexOptions:
    """Return the options of a vector."""
    return TrexOptions.parse(row.get("options", {}))


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    kinds = {"score", "deal", "legal", "layout", "places", "appeal", "double", "choice", "kings", "ranks"}

    assert set(VECTORS) == kinds


@pytest.mark.parametrize("row", rows("score"))
def test_cards_taken_score_as_the_rules_say(row: dict[str, Any]) -> None:
    """The points of a deal follow from the cards and tricks that each seat took, and from the doublings."""
    doubles = tuple((parse_card(card, FRENCH), seat) for card, seat in row.get("doubled", {}).items())
    spec = spec_of(row["contract"], options_of(row), doubles)
    assert isinstance(spec, TrickSpec)
    taken = [FRENCH.mask(cards) for cards in row.get("taken", [""] * 4)]
    ledger = trick_ledger(spec, taken, row.get("winners", []))

    assert tuple(row["points"]) == points_by_seat(ledger, 4)
    if "contract_points" in row:
        assert row["contract_points"] == {
            contract: list(points) for contract, points in points_by_contract(ledger, 4).items()
        }


@pytest.mark.parametrize("row", rows("deal"))
def test_a_deal_scores_as_the_example_says(row: dict[str, Any]) -> None:
    """A deal played card by card at a table ends as in the example."""
    table = table_of(*row["hands"], options=row.get("options"), king=row.get("king"))
    act(table, table.waiting_for[0], row["contract"])
    while table.state.phase.secret:
        seat = table.waiting_for[0]
        act(table, seat, row["said"].get(str(seat), "no"))
    if row["played"] == "each its highest":
        while not table.state.results:
            seat = table.waiting_for[0]
            table.act(seat, list(table.view(seat).legal)[-1])
    else:
        for play in row["played"]:
            seat, card = play.split()
            act(table, int(seat), card)
    opened = [event for event in table.log if isinstance(event, Shown) and event.cards != 1 << SEVEN_OF_HEARTS]

    assert [tuple(row["points"])] == [result.points(4) for result in table.state.results]
    if "left" in row:
        assert row["left"] == [
            sum(event.cards.bit_count() for event in opened if event.seat == seat) for seat in range(4)
        ]


@pytest.mark.parametrize("row", rows("legal"))
def test_legal_cards_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """A player who can follow the suit led must follow; otherwise every card is legal, unless an option forbids it."""
    spec = spec_of(row["contract"], options_of(row))
    assert isinstance(spec, TrickSpec)
    trick = tuple(enumerate(FRENCH.card(card) for card in row["trick"].split()))
    first = row.get("first", False)
    legal = legal_mask(lower(spec), parse_hand(row["hand"], FRENCH), trick, first_trick=first, broken=False)

    assert FRENCH.mask(row["legal"]) == legal


@pytest.mark.parametrize("row", rows("layout"))
def test_the_cards_next_to_the_rows_fit_the_layout(row: dict[str, Any]) -> None:
    """Jacks fit, and so do the cards next to the ends of the rows."""
    fitting = placeable_mask(lower(TREX), FRENCH.mask(row["placed"]))

    assert FRENCH.mask(row["fits"]) == parse_hand(row["hand"], FRENCH) & fitting


@pytest.mark.parametrize("row", rows("places"))
def test_a_place_scores_its_points(row: dict[str, Any]) -> None:
    """Going out first scores 200, then 150, 100, 50."""
    assert tuple(row["points"]) == points_by_seat(layout_ledger(TREX, row["order"]), 4)


def asked(contract: str, hand: str, options: dict[str, str] | None = None) -> Table:
    """Return a table at which seat 0 has a hand and seat 1 has chosen a contract."""
    table = table_of(hand, options=options, king=1)
    act(table, 1, contract)
    return table


@pytest.mark.parametrize("row", rows("appeal"))
def test_only_qualifying_hands_may_appeal(row: dict[str, Any]) -> None:
    """Only a qualifying hand is offered an appeal; the table refuses it from any other."""
    table = asked(row["contract"], row["hand"], row.get("options"))
    turn = table.view(0).turn

    assert row["may"] == any(offer.kind == "appeal" for offer in (turn.offers if turn else ()))
    if not row["may"]:
        with pytest.raises(IllegalAction):
            table.act(0, Action("appeal"))


@pytest.mark.parametrize("row", rows("double"))
def test_only_doublable_cards_may_be_doubled(row: dict[str, Any]) -> None:
    """Each doublable card may be doubled by its holder only."""
    turn = asked(row["contract"], row["hand"], row.get("options")).view(0).turn

    assert FRENCH.mask(row["cards"]) == sum(offer.cards for offer in (turn.offers if turn else ()))


@pytest.mark.parametrize("row", rows("choice"))
def test_a_king_chooses_from_the_contracts_left(row: dict[str, Any]) -> None:
    """The contracts left in a kingdom are those not yet scored in it."""
    kingdoms = Kingdoms.of(options_of(row), tuple(CONTRACTS))

    assert tuple(row["names"]) == replace(kingdoms, played=tuple(row["played"])).choices


@pytest.mark.parametrize("row", rows("kings"))
def test_the_kings_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """The holder of the seven of hearts owns the first kingdom; the order of the later kings is an option."""
    table = table_of("", "", ".7..", "", options=row.get("options", {}))
    bottom = table.state.stack[0]
    assert isinstance(bottom, Kingdoms)

    assert row["kings"][0] == table.waiting_for[0]
    assert tuple(row["kings"]) == bottom.kings


@pytest.mark.parametrize("row", rows("ranks"))
def test_the_most_points_win(row: dict[str, Any]) -> None:
    """The points as utility decide, for players or teams; the sign affects only the display."""
    game = Setup(Trex, row.get("options", {})).start().game

    assert row["shown"] == [game.points_sign * value for value in row["points"]]
    assert tuple(row["ranks"]) == game.ranks(row["points"])


def test_an_appeal_voids_the_deal_and_the_king_chooses_again() -> None:
    """A redeal scores nothing, marks no contract, and the king chooses again."""
    table = asked("king", "AKQJ.K.5432.5432")
    act(table, 0, "appeal")
    everybody(table, "no")
    kingdoms = table.state.stack[0]
    assert isinstance(kingdoms, Kingdoms)

    assert ["appeal"] == [result.void for result in table.state.results]
    assert (0, 0, 0, 0) == table.state.totals
    assert 5 == len(kingdoms.choices)
    assert 1 == kingdoms.deal_index


def test_contracts_without_a_doublable_card_have_no_doubling() -> None:
    """Diamonds and slaps are played at once."""
    for contract in ("diamonds", "slaps"):
        table = asked(contract, "AKQJ.A.5432.5432")

        assert "play" == table.view(table.waiting_for[0]).legal[0].kind


def test_the_holder_of_the_seven_of_hearts_owns_the_first_kingdom() -> None:
    """The holder chooses with the cards of the first deal, and the next kingdoms go round."""
    table = table_of("", "", ".7..", "")

    assert (2,) == table.waiting_for


def test_a_contract_is_chosen_once_in_a_kingdom() -> None:
    """A contract that has been scored cannot be chosen again."""
    table = table_of(".75..", ".K..", ".A..", ".2..")
    act(table, 0, "king")
    everybody(table, "no")
    for play in ("0 5H", "1 KH", "2 AH", "3 2H"):
        act(table, int(play[0]), play[2:])

    with pytest.raises(IllegalAction, match="cannot choose"):
        table.act(0, Action("choose", name="king"))


def test_doubles_are_turned_up_together_and_stay_in_the_hand() -> None:
    """No player learns anything until all have answered; then every seat sees the doubled cards."""
    table = table_of("Q.7..", ".Q..", "...Q", "..Q.")
    act(table, 0, "queens")
    before = table.since(0, 3)
    act(table, 0, "x QS")
    act(table, 1, "x QH")
    act(table, 2, "no")

    assert before == table.since(0, 3)
    act(table, 3, "no")
    shown = [zone.shown for zone in table.view(3).state.zones[:4]]
    assert [FRENCH.mask("QS 7H"), FRENCH.mask("QH"), 0, 0] == shown
    assert table.state.hand_mask(0) >> FRENCH.card("QS") & 1


def test_the_king_without_a_jack_passes_at_once() -> None:
    """A king with no jack passes, and the next seat acts on the empty layout."""
    table = table_of("AKQT9876.AK7.A.A", "J...", "", "")
    act(table, 0, "trex")
    everybody(table, "no")

    assert (1,) == table.waiting_for
    assert Passed(0) in table.log


def test_an_early_end_shows_the_cards_that_are_left() -> None:
    """When the last penalty card is taken, the hands are shown: twelve cards of each seat."""
    table = table_of(".75..", ".K..", ".A..", ".2..")
    act(table, 0, "king")
    everybody(table, "no")
    for play in ("0 5H", "1 KH", "2 AH", "3 2H"):
        act(table, int(play[0]), play[2:])

    assert [1, 12, 12, 12, 12] == [event.cards.bit_count() for event in table.log if isinstance(event, Shown)]


def test_a_last_card_that_is_already_face_up_is_shown_with_the_others() -> None:
    """The seven of hearts is shown at the start of the deal; if it is left in a hand, it is shown again at the end."""
    hands = [FRENCH.mask(card) for card in ("9H", "JS", "TC", "7H")]
    state = play_of("queens", 3, hands).pop_phase()
    state = state.with_zone(3, state.zones[3].with_shown(hands[3])).push_phase(OpenHands())
    shown = state.phase.auto_events(state, shuffler_of())

    assert [Shown(seat, hand) for seat, hand in enumerate(hands)] == shown
    assert 0 == len(fold(state, shown[:3]).results)
    assert 1 == len(fold(state, shown).results)
    assert state.game.empty_zones == fold(state, shown).zones


SUITS_APART = ("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")


def slam(option: str, answer: str) -> Table:
    """Let seat 0, the king, take all tricks in slaps and answer whether the deal is to be repeated."""
    table = table_of(*SUITS_APART, options={"slam_replay": option}, king=0)
    act(table, 0, "slaps")
    while table.state.phase.actors(table.state) and table.version < SLAM_OVER:
        table.act(table.waiting_for[0], table.view(table.waiting_for[0]).legal[0])
    assert (0,) == table.waiting_for
    act(table, 0, answer)
    return table


SLAM_OVER = 5 + 4 + 1 + 52


def test_a_king_who_takes_all_slaps_may_have_them_dealt_again() -> None:
    """The same contract is dealt again, or the king chooses again; if the king accepts, the deal counts."""
    same, free, kept = slam("same", "replay"), slam("any", "replay"), slam("same", "keep")

    assert ["slam"] == [result.void for result in same.state.results] == [result.void for result in free.state.results]
    assert "play" == same.view(0).legal[0].kind
    assert "choose" == free.view(0).legal[0].kind
    assert [(-195, 0, 0, 0)] == [result.points(4) for result in kept.state.results]


JACKS = ("AKQJT98765432...", ".J.AKQJT9876543.", "...AKQJT98765432", ".AKQT98765432.2.")


@pytest.mark.parametrize("option, void", [("first_out", ["jacks"]), ("off", [])])
def test_trex_is_dealt_again_when_a_jack_is_missing(option: str, void: list[str]) -> None:
    """Seat 1 holds back the jack of hearts until seat 0 is out."""
    table = table_of(*JACKS, options={"jacks_replay": option}, king=0)
    act(table, 0, "trex")
    everybody(table, "no")
    while not table.state.results and table.state.zones[0].count:
        seat = table.waiting_for[0]
        table.act(seat, list(table.view(seat).legal)[-1])

    assert void == [result.void for result in table.state.results]
    assert (0,) * 4 == table.state.totals
    if void:
        act(table, 0, "trex")  # no contract was marked, and seat 0 is still king


def test_the_twos_of_partners_are_turned_up_after_the_first_round() -> None:
    """After the fourth turn every two in every hand is face up, and stays playable."""
    hands = (".J2..", "A.T.2.", "..T.J2", "J2...T")
    table = table_of(*hands, options={"partnership": "on"}, king=0)
    act(table, 0, "trex")
    everybody(table, "no")
    act(table, 0, "JH")
    for seat, card in ((1, "TH"), (2, "JC"), (3, "TC")):
        assert not any(zone.shown for zone in table.view(1).state.zones[:4])
        act(table, seat, card)

    shown = [zone.shown for zone in table.view(1).state.zones[:4]]
    assert [FRENCH.mask("2H"), FRENCH.mask("2D"), FRENCH.mask("2C"), FRENCH.mask("2S")] == shown
    assert table.state.hand_mask(3) >> FRENCH.card("2S") & 1


def test_doublings_in_turn_are_public_at_once() -> None:
    """With the other value the king is asked first, then the others, and each answer is public at once."""
    table = table_of("", "Q...", ".Q..", "", options={"doubling_reveal": "in_turn"}, king=1)
    act(table, 1, "queens")
    act(table, 1, "x QS")

    assert (2,) == table.waiting_for
    assert FRENCH.mask("QS") == table.view(3).state.zones[1].shown
    for seat in (2, 3, 0):
        act(table, seat, "no")
    assert (1,) == table.waiting_for
    phase = table.state.phase
    assert isinstance(phase, TrickPlay)
    assert ((FRENCH.card("QS"), 1),) == phase.spec.doubles


def test_ties_for_the_first_king_are_drawn_again() -> None:
    """After a tie of two aces only those two seats draw again, from the same pack."""
    draws = tuple(FRENCH.card(name) for name in ["AS", "2H", "AD", "KC", "3S", "9D"])
    shuffler = FairShuffler(bytes(32))
    setup = Setup(Trex, {"first_king": "high_card_draw"})
    table = Table(setup, lambda label, index, size: draws if label == "draw" else shuffler(label, index, size))

    assert [0, 1, 2, 3, 0, 2] == [event.seat for event in table.log if isinstance(event, Drawn)]
    assert (2,) == table.waiting_for


def test_the_partner_of_the_king_picks_up_their_cards_when_the_contract_is_named() -> None:
    """Until the king has chosen, no player sees the hand of the king's partner, not even the partner."""
    table = table_of("", ".7..", "", "", options={"partnership": "on", "partner_picks_up_late": "on"})
    before = table.view(3)
    act(table, 1, "slaps")

    assert (0, 13) == (before.hand_mask, before.state.zones[3].unknown)
    assert table.state.hand_mask(3) == table.view(3).hand_mask
    assert 13 == table.view(1).state.zones[3].unknown


def test_the_crown_stays_when_the_first_deal_is_void() -> None:
    """The holder of the seven of hearts is determined once: after an appeal the same king chooses."""
    table = table_of(".K7..", options={"kh_appeal": "Kx"})
    act(table, 0, "king")
    act(table, 0, "appeal")
    everybody(table, "no")

    assert (0,) == table.waiting_for


def test_an_appeal_is_shown_or_not() -> None:
    """With `kh_appeal_show` the whole hand of the appealing seat is shown; without it only the appeal is announced."""
    seen = []
    for show in ("on", "off"):
        table = table_of(".K..", options={"kh_appeal_show": show}, king=1)
        act(table, 1, "king")
        act(table, 0, "appeal")
        everybody(table, "no")
        seen.append([event.cards.bit_count() for event in table.log if isinstance(event, Shown)])

    assert [[13], []] == seen


def test_the_king_may_be_kept_from_appealing() -> None:
    """With `not_king` the king's own hand gives no right to an appeal."""
    for who, may in (("any", True), ("not_king", False)):
        table = table_of("", "AKQJ.K.5432.5432", options={"appeal_who": who}, king=1)
        act(table, 1, "king")

        assert may == any(action.kind == "appeal" for action in table.view(1).legal)


@pytest.mark.parametrize(
    "texts",
    [
        {"doubling": "off", "doubling_reveal": "in_turn"},
        {"doubling": "off", "own_double": "twice"},
        {"kh_appeal": "none", "kh_appeal_show": "off"},
        {"kh_appeal": "none", "trex_redeal": "off", "appeal_who": "not_king"},
        {"partnership_scoring": "worst_loses"},
        {"expose_twos": "off"},
        {"partner_picks_up_late": "on"},
        {"mode": "combination", "contract_choice": "king,queens,diamonds,slaps,trex"},
        {"contract_choice": "king,queens,diamonds,slaps"},
        {"contract_choice": "king,queens,diamonds,slaps,slaps"},
        {"mode": "complex4", "contract_choice": "king,queens,diamonds,slaps,trex"},
        {"contract_choice": "fixed"},
    ],
)
def test_options_that_do_not_go_together_are_refused_by_name(texts: dict[str, str]) -> None:
    """The error names the option, and the option that it contradicts or its valid values."""
    with pytest.raises(InvalidSetup) as refused:
        TrexOptions.parse(texts)

    assert list(texts)[-1] in str(refused.value)


@pytest.mark.parametrize("name", TrexOptions.presets)
def test_every_preset_is_consistent_and_differs_from_the_others(name: str) -> None:
    """A preset parses without an error, and no two have the same options."""
    presets = [TrexOptions.parse({}, preset) for preset in TrexOptions.presets]

    assert 1 == presets.count(TrexOptions.parse({}, name))


def test_a_preset_may_be_changed_and_an_unknown_one_is_refused() -> None:
    """Options override those of a preset; the error for an unknown name lists the presets."""
    assert "A" == TrexOptions.parse({"kh_appeal": "A"}, "lone_ace").text("kh_appeal")
    with pytest.raises(InvalidSetup, match="drawn_king"):
        TrexOptions.parse({}, "tarneeb")
