"""A Trex with contracts of a user: replaced ones and additional ones."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import pytest

import mamlaka as mk
from mamlaka import registry
from mamlaka.bots.rules import RulesBot
from mamlaka.errors import GameError
from mamlaka.games.trex import Trex
from mamlaka.layout import LayoutSpec
from mamlaka.terminal.style import Style
from mamlaka.tricks import TrickSpec

Contracts: TypeAlias = Mapping[str, TrickSpec | LayoutSpec]
LAST_TRICKS = mk.trick_spec("slaps", trick_points={-2: -60, -1: -120})
SPADES = mk.trick_spec("spades", card_points={"*S": -10}, stop="*S")
TRUMPS = mk.trick_spec("trumps", trick_points=5, trump="C")


class HouseTrex(Trex):
    """Slaps with other points, two more contracts."""

    name = "house_trex"
    contracts: Contracts = MappingProxyType(
        {**Trex.contracts, "slaps": LAST_TRICKS, "spades": SPADES, "trumps": TRUMPS}
    )


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game for one test."""
    monkeypatch.setattr(registry, "REGISTERED", {})
    mk.register_game(HouseTrex)


@pytest.fixture(scope="module")
def played() -> mk.Table:
    """A match between `search` and `rules`."""
    table = mk.Table(HouseTrex, seed=3, bots={0: "search", ...: "rules"})
    table.run(mk.Limit(worlds=2))
    return table


@pytest.mark.slow
def test_a_match_is_saved_loaded_and_verified(played: mk.Table, tmp_path: Path) -> None:
    """The record names the game, and every kingdom has the seven contracts once."""
    played.save(tmp_path / "match.json")
    record = next(mk.read_records(tmp_path / "match.json"))
    counted = [deal.contract for deal in record.deals if not deal.void]

    assert "house_trex" == record.game
    assert () == mk.verify(record).faults
    assert [sorted(HouseTrex.contracts)] * 4 == [sorted(counted[start : start + 7]) for start in range(0, 28, 7)]


def test_the_points_are_those_of_the_specs(played: mk.Table) -> None:
    """The last two tricks cost 180 points together, thirteen spades 130, and thirteen tricks win 65."""
    sums = {deal.contract: sum(deal.points) for deal in played.record().deals if not deal.void}

    assert {"slaps": -180, "spades": -130, "trumps": 65} == {name: sums[name] for name in ("slaps", "spades", "trumps")}


def test_the_sheet_has_a_row_for_each_contract(played: mk.Table) -> None:
    """Each section has seven scored rows in the order of the contracts, and the sum that players can check."""
    sheet = HouseTrex(played.state.game.options, 4).display(played.state).sheet

    assert [tuple(HouseTrex.contracts)] * 4 == [
        tuple(row.label.facts["name"] for row in section.rows) for section in sheet
    ]
    for section in sheet:
        points = [sum(row.points) for row in section.rows if row.points]
        assert 7 == len(points)
        assert sum(points) == section.sum == -75 - 100 - 130 - 180 + 500 - 130 + 65


@pytest.mark.slow
def test_the_match_replays_and_its_views_agree() -> None:
    """The conformance checks of games hold."""
    mk.check_game(HouseTrex, matches=1)


def test_the_record_needs_the_game(played: mk.Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its game a record cannot be checked; the fault says what to do."""
    monkeypatch.setattr(registry, "REGISTERED", {})
    (fault,) = mk.verify(played.record()).faults

    assert "register_game" in fault


@pytest.mark.slow
def test_a_simulation_takes_the_class() -> None:
    """The bots play it, and the contracts are in the results."""
    results = mk.simulate(HouseTrex, matches=1, bots="rules", doubling=False)

    assert sorted(HouseTrex.contracts) == sorted(results.contracts())


@pytest.mark.parametrize("mode", ["combination", pytest.param("complex4", marks=pytest.mark.slow)])
@pytest.mark.slow
def test_own_contracts_are_merged_with_the_others(mode: str) -> None:
    """Slaps is part of the merged contracts under its own rules; additional contracts are played alone."""
    table = mk.Table(HouseTrex, seed=5, mode=mode, bots="rules")
    table.run()
    game = HouseTrex(table.state.game.options, 4)
    complex_deal = game.spec_of("king+slaps")

    assert () == mk.verify(table.record()).faults
    assert {name for result in table.state.results for name in result.contract.split("+")} >= {"spades", "trumps"}
    assert isinstance(complex_deal, mk.TrickSpec)
    assert LAST_TRICKS in complex_deal.parts


def test_contracts_of_different_rules_are_not_merged() -> None:
    """A contract with trumps can't be played together with one without."""

    class TrumpSlaps(Trex):
        name = "trump_slaps"
        contracts: Contracts = MappingProxyType(
            {**Trex.contracts, "slaps": mk.trick_spec("slaps", trick_points=-15, trump="S")}
        )

    mk.Table(TrumpSlaps)
    with pytest.raises(mk.InvalidSetup, match=r"mode=combination is not possible in trump_slaps: .* trump differs"):
        mk.Table(TrumpSlaps, mode="combination")


def test_a_contract_may_be_left_out() -> None:
    """Such a game has no merged contracts."""

    class NoSlaps(Trex):
        name = "no_slaps"
        contracts: Contracts = MappingProxyType(
            {name: spec for name, spec in Trex.contracts.items() if name != "slaps"}
        )

    assert "king, queens, diamonds, trex" == str(mk.Table(NoSlaps, seed=7).view(3).legal)
    with pytest.raises(mk.InvalidSetup, match="mode=complex4 needs contracts of tricks that no_slaps lacks: slaps"):
        mk.Table(NoSlaps, mode="complex4")


def test_a_fixed_list_is_for_the_standard_names() -> None:
    """The option lists the contracts of Trex, so it can't order others; a replaced contract keeps its name."""

    class Replaced(Trex):
        name = "replaced"
        contracts: Contracts = MappingProxyType({**Trex.contracts, "slaps": LAST_TRICKS})

    order = "slaps,trex,king,queens,diamonds"

    assert "slaps" == mk.Table(Replaced, contract_choice=order, bots="rules").record().deals[0].events[-1].split()[-1]
    with pytest.raises(mk.InvalidSetup, match=r"contract_choice=slaps,.* does not fit house_trex"):
        mk.Table(HouseTrex, contract_choice=order)


def test_the_rules_of_thumb_know_only_the_standard_contracts() -> None:
    """The general advice holds where tricks only cost points; where they win points, an estimate decides."""
    reasons: dict[str, set[int]] = {"slaps": set(), "spades": set(), "trumps": set()}
    table = mk.Table(HouseTrex, seed=3, bots="rules")
    bot = RulesBot(mk.Rng(0))
    while not table.is_over:
        contract = table.state.stack[0].contract  # type: ignore[attr-defined]  # the bottom phase of Trex
        for seat in table.waiting_for[:1]:
            decision = bot.act(table.view(seat), mk.Limit())
            assert decision
            if decision.action.kind == "play" and contract in reasons:
                reasons[contract] |= {reason.rule for reason in decision.reasons}
            table.act(seat, decision.action)

    assert {75} == reasons["trumps"]
    assert {61, 64, 67} <= reasons["spades"]
    assert not {37, 39} & reasons["slaps"]


@pytest.mark.slow
def test_the_rules_bot_takes_tricks_that_win_points() -> None:
    """If tricks win points and clubs are trumps, it gets more than the mean of 65 against random players."""

    class OnlyTrumps(Trex):
        name = "only_trumps"
        contracts: Contracts = MappingProxyType({"trumps": TRUMPS})

    results = mk.simulate(OnlyTrumps, matches=10, bots={0: "rules", ...: "random"})

    assert 70 < results.means()[0].mean


@pytest.mark.parametrize(
    "contracts, reason",
    [
        ({"Big Slam": LAST_TRICKS}, "cannot be called 'Big Slam'"),
        ({"complex": LAST_TRICKS}, "cannot be called 'complex'"),
        ({"last": LAST_TRICKS}, "contract 'last' has the name 'slaps'"),
        ({"few": mk.trick_spec("few", seats=3)}, "contract 'few' must be for 4 seats"),
        ({"piquet": mk.trick_spec("piquet", deck=mk.PIQUET)}, "and the deck 'french'"),
    ],
)
def test_a_contract_that_cannot_be_used_is_refused_at_once(contracts: dict[str, mk.TrickSpec], reason: str) -> None:
    """The class statement itself fails, and says what is wrong."""
    with pytest.raises(GameError, match=reason):
        type("Wrong", (Trex,), {"name": "wrong", "contracts": {**Trex.contracts, **contracts}})


def test_own_contracts_need_an_own_name() -> None:
    """Otherwise records would say that they are of Trex."""
    with pytest.raises(GameError, match="give it its own name"):
        type("Nameless", (Trex,), {"contracts": {**Trex.contracts, "spades": SPADES}})


def test_the_name_of_an_installed_game_is_taken() -> None:
    """A registered game can't replace an installed one; registering it again replaces its older self."""
    with pytest.raises(mk.InvalidSetup, match="'trex', the name of an installed game"):
        mk.register_game(type("Again", (Trex,), {}))

    assert HouseTrex is mk.register_game(HouseTrex) is mk.find_game("house_trex")
    assert {"house_trex", "trex"} <= {*mk.game_names()}


@pytest.mark.parametrize("value", [7, Style, type("Plain", (mk.Game,), {"name": "plain"})])
def test_only_usable_games_are_registered(value: object) -> None:
    """The reason is in the error."""
    with pytest.raises(mk.InvalidSetup, match=r"cannot be registered: (it is|Plain.version is missing)"):
        mk.register_game(value)  # type: ignore[type-var]
