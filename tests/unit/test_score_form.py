"""Score forms: the rows come from the specs, and every option that changes them is offered."""

import pytest

from mamlaka.deal_rules import NoTricks
from mamlaka.games.trex import Trex, TrexOptions
from mamlaka.games.trex.contracts import TRICK_CONTRACTS
from mamlaka.registry import find_game, game_names
from mamlaka.score_form import CardPoints, Counts, DoubledPoints, FormRow, Places, ScoreForm, Takers, form_row
from mamlaka.tricks import TrickSpec, trick_spec


def form_of(**options: str) -> ScoreForm:
    """Return the form of Trex with some options."""
    form = Trex(TrexOptions.parse(options), 4).score_form()
    assert form is not None
    return form


def row_of(form: ScoreForm, contract: str) -> FormRow:
    """Return the row of a contract."""
    return next(row for row in form.rows if row.contract == contract)


def test_the_rows_of_trex_have_the_points_of_the_rules() -> None:
    """The points of each contract, as players know them."""
    form = form_of()
    king = CardPoints("KH", -75, DoubledPoints(taker=-150, doubler=75, own=-75))

    assert FormRow("king", Takers((king,))) == row_of(form, "king")
    assert FormRow("diamonds", Counts(13, -10)) == row_of(form, "diamonds")
    assert FormRow("slaps", Counts(13, -15)) == row_of(form, "slaps")
    assert FormRow("trex", Places((200, 150, 100, 50))) == row_of(form, "trex")


def test_each_queen_may_be_doubled() -> None:
    """The question names the four queens; doubled, one of them moves points from its taker to its doubler."""
    question = row_of(form_of(), "queens").question

    assert isinstance(question, Takers)
    assert {"QS", "QH", "QD", "QC"} == {row.card for row in question.cards}
    assert {(-25, DoubledPoints(-50, 25, -25))} == {(row.taker, row.doubled) for row in question.cards}


def test_options_change_the_form() -> None:
    """Doubling, swapped values, reversed signs, partners and the contracts of a deal."""
    (king,) = row_of(form_of(doubling="off"), "king").question.cards  # type: ignore[union-attr]
    (bold,) = row_of(form_of(own_double="twice"), "king").question.cards  # type: ignore[union-attr]
    swapped = form_of(values_swapped="on")
    reversed_form = form_of(score_sign="reversed")

    assert CardPoints("KH", -75, None) == king
    assert CardPoints("KH", -75, DoubledPoints(taker=-150, doubler=75, own=-150)) == bold
    assert [Counts(13, -15), Counts(13, -10)] == [row_of(swapped, name).question for name in ("diamonds", "slaps")]
    assert (True, Places((-200, -150, -100, -50))) == (
        reversed_form.lowest_wins,
        row_of(reversed_form, "trex").question,
    )
    assert ((0, 2), (1, 3)) == form_of(partnership="on").teams
    assert "worst" == form_of(partnership="on", partnership_scoring="worst_loses").ranking
    assert (tuple(TRICK_CONTRACTS), ("trex",)) == form_of(mode="complex4").deals
    assert 16 == len(form_of(mode="combination").deals)
    assert (0, 1, 3, 2) == form_of(kingdom_order="right_right_across_rest").owners


def test_the_offered_options_are_those_that_change_the_form() -> None:
    """Of the switches and choices, these and no others lead to another form."""
    changing = set()
    for row in TrexOptions.describe():
        if row.kind not in {"switch", "choice"}:
            continue
        needs = dict.fromkeys(TrexOptions.needs.get(row.name, ()), "on")
        needs.pop("kh_appeal", None)  # a list of words, which is not empty by default
        forms = {form_of(**{**needs, row.name: value}) for value in row.values}
        if len(forms) > 1:
            changing.add(row.name)

    assert {*Trex.score_options} == changing
    assert len(Trex.score_options) == len(changing)


@pytest.mark.parametrize("game", sorted({*game_names()} - {"trex"}))
def test_other_games_have_no_form(game: str) -> None:
    """A game has no score keeper unless it says otherwise."""
    rules = find_game(game)

    assert rules(rules.options_type.parse({}), rules.default_seats).score_form() is None


@pytest.mark.parametrize(
    "spec,reason",
    [
        (trick_spec("both", card_points={"KH": -75}, trick_points=-15), "either for cards or for tricks"),
        (trick_spec("none"), "either for cards or for tricks"),
        (trick_spec("hearts", card_points={"*H": -1, "QS": -13}), "different points for more than 4 cards"),
        (trick_spec("last", trick_points={-1: -20}), "no single question"),
        (trick_spec("bonus", card_points={"*H": -1}, deal_rules=[NoTricks(5)]), "no single question"),
        (TRICK_CONTRACTS["king"] + TRICK_CONTRACTS["slaps"], r"no single question scores king\+slaps"),
    ],
)
def test_a_contract_that_needs_more_than_one_question_is_refused(spec: TrickSpec, reason: str) -> None:
    """The error names the contract, instead of a form that scores it wrongly."""
    with pytest.raises(ValueError, match=reason):
        form_row(spec)


def test_teams_do_not_change_a_row() -> None:
    """A row has the points of single players; partners are summed by the sheet."""
    king = TRICK_CONTRACTS["king"]

    assert form_row(king) == form_row(king.for_teams(((0, 2), (1, 3))))
