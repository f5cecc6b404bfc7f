"""Trex (Trix, تركس): four kingdoms of five contracts, the game of Syria, Jordan, Lebanon and Palestine.

Sources: the articles "Trex (card game)" of the Japanese, English and German Wikipedias, read in 2026. If they differ,
there is an option, which cites them. `docs/games/trex.md` explains our rulings on what they leave open.

`Trex.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as with_fields
from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Card, Deck, Mask
from mamlaka.contract_notes import contract_note, contract_signs
from mamlaka.display import Display
from mamlaka.errors import GameError, InvalidSetup
from mamlaka.game import Game
from mamlaka.games.trex.contracts import (
    ALL_TRICKS,
    CONTRACTS,
    KING_APPEALS,
    SEVEN_OF_HEARTS,
    TRICK_CONTRACTS,
    TWOS_APPEALS,
    check_contracts,
    merged,
    parts_of,
    spec_of,
    sum_of_kingdom,
)
from mamlaka.games.trex.display import display_of
from mamlaka.games.trex.kingdoms import Kingdoms
from mamlaka.games.trex.lesson import lesson_of
from mamlaka.games.trex.options import UNITS, TrexOptions
from mamlaka.games.trex.phases import DoubleInTurn, DoubleOrAppeal
from mamlaka.games.trex.score_form import score_form_of
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import layout_ledger
from mamlaka.ledger import DealResult, Ledger, Points
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Choose, DrawHighest, FindHolder, LayoutPlay, OpenHands, PickUpHand, TrickPlay
from mamlaka.plan_rules import trick_ledger
from mamlaka.score_form import ScoreForm
from mamlaka.seats import Direction, Seat, Teams
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Kingdoms", "Trex", "TrexOptions"]


class Trex(Game):
    """The rules of Trex.

    A subclass may replace contracts or add more. It needs a name, which its records contain:

    >>> from mamlaka.tricks import trick_spec
    >>> class LastTricks(Trex):
    ...     name = "last_tricks"
    ...     contracts = {**Trex.contracts, "slaps": trick_spec("slaps", trick_points={12: -50, 13: -100})}
    >>> LastTricks(TrexOptions(), seats=4).spec_of("slaps").numbered_tricks
    ((12, -50), (13, -100))
    """

    name: ClassVar[str] = "trex"
    version: ClassVar[int] = 1
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = TrexOptions
    contracts: Mapping[str, TrickSpec | LayoutSpec] = CONTRACTS
    """The specs of the contracts of a kingdom, by name, in the order of the sheet."""
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = tuple(CONTRACTS.values())
    kingdom_sum: ClassVar[Points | None] = sum_of_kingdom(CONTRACTS)
    """The sum of all points of a kingdom, over all seats; None: it depends on the play."""
    round_name: ClassVar[str] = "kingdom"
    score_options: ClassVar[tuple[str, ...]] = (
        "mode",
        "doubling",
        "own_double",
        "partnership",
        "partnership_scoring",
        "values_swapped",
        "score_sign",
        "kingdom_order",
    )

    options: TrexOptions

    def __init_subclass__(cls) -> None:
        """Check the contracts of a subclass.

        Raises:
            GameError: a contract cannot be used, or the subclass has no name of its own.
            NotCompilable: a plan cannot express a contract.
        """
        super().__init_subclass__()
        if "contracts" in vars(cls):
            if "name" not in vars(cls):
                raise GameError(f"{cls.__name__} has its own contracts: give it its own name, too, for its records")
            check_contracts(cls.contracts)
            cls.specs = tuple(cls.contracts.values())
            cls.kingdom_sum = sum_of_kingdom(cls.contracts)

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        changed = set(CONTRACTS) ^ set(self.contracts)
        if changed and self.options.contract_choice:
            raise InvalidSetup(
                f"option contract_choice={self.options.text('contract_choice')} does not fit {self.name}, whose "
                f"contracts are {', '.join(self.contracts)}: leave it at free"
            )
        if self.options.mode != "single":
            self._check_merging()

    def _check_merging(self) -> None:
        """Raise InvalidSetup if the contracts of tricks can't be played together."""
        mode = f"option mode={self.options.mode}"
        unfit = [name for name in TRICK_CONTRACTS if not isinstance(self.contracts.get(name), TrickSpec)]
        if unfit:
            raise InvalidSetup(f"{mode} needs contracts of tricks that {self.name} lacks: {', '.join(unfit)}")
        try:
            merged(tuple(self.contracts[name] for name in TRICK_CONTRACTS))
        except ValueError as error:
            raise InvalidSetup(f"{mode} is not possible in {self.name}: {error}") from None

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return a kind of deal for each contract of a kingdom.

        There is only one kind if the king may merge contracts, or if the contracts have other names. The first king is
        drawn, so that the king does not depend on the cards, as in most deals of a match.
        """
        assert isinstance(options, TrexOptions)
        units = UNITS.get(options.mode)
        if units is None or set(cls.contracts) != set(CONTRACTS):
            return super().single_deals(options)
        orders = {unit: (unit, *(other for other in units if other != unit)) for unit in units}
        return {
            unit: with_fields(options, contract_choice=order, first_king="high_card_draw")
            for unit, order in orders.items()
        }

    @classmethod
    def board_options(cls, options: Options) -> Options:
        """Return the options without appeals, and without replays after a slam or of Trex."""
        assert isinstance(options, TrexOptions)
        defaults = TrexOptions()
        return with_fields(
            options,
            kh_appeal=(),
            trex_redeal=False,
            kh_appeal_show=defaults.kh_appeal_show,
            appeal_who=defaults.appeal_who,
            slam_replay="off",
            jacks_replay="off",
        )

    def sum_of_deal(self, kind: str) -> Points | None:
        """Return the sum of the points of a contract over all seats; None if it depends on the play."""
        if not set(parts_of(kind)) <= set(self.contracts):
            return None
        return self.spec_of(kind).sum_of_points

    @property
    def direction(self) -> Direction:
        """The option `direction`."""
        return self.options.direction

    @property
    def teams(self) -> Teams:
        """The partners, who sit opposite each other; empty without partnerships."""
        return ((0, 2), (1, 3)) if self.options.partnership else ()

    @property
    def has_seat_points(self) -> bool:
        """Partners have points of their own, too."""
        return True

    @property
    def points_sign(self) -> int:
        """-1 if penalties are shown as positive."""
        return -1 if self.options.score_sign == "reversed" else 1

    def ranking_key(self, points: tuple[Points, ...]) -> tuple[Points, ...]:
        """Return the sum of the side, or its scores from the worst up if the side with the worst score loses."""
        return (
            tuple(sorted(points)) if self.options.partnership_scoring == "worst_loses" else super().ranking_key(points)
        )

    def display(self, state: State) -> Display:
        """Return the king's crown, the doubled and captured cards, and the sheet of four kingdoms."""
        return display_of(state, self.options, tuple(self.contracts), self.kingdom_sum)

    def score_form(self) -> ScoreForm | None:
        """Return a sheet of four kingdoms with a row for each contract; None for a subclass with its own contracts."""
        if self.contracts is not CONTRACTS:
            return None
        return score_form_of(self.options, self.seats, self.teams, self.points_sign)

    def lesson(self) -> Lesson:
        """Return the kingdoms, the contracts with their points, doubling, and the words of the game."""
        return lesson_of(self.options, self.points_sign)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the kingdoms, and the draw for the first king if there is one."""
        drawn = self.options.first_king == "high_card_draw"
        return (
            Kingdoms.of(self.options, tuple(self.contracts)),
            *((DrawHighest(drawing=tuple(range(self.seats))),) if drawn else ()),
        )

    def after_phase(self, state: State, phase: Phase) -> State:  # noqa: C901, PLR0912  # one case per transition
        """Return the state after a phase that has ended: the state machine of Trex."""
        match phase:
            case DrawHighest(holder=int(first)):
                return self._crown(state, first)
            case Kingdoms(king=None):
                return state.push_phase(FindHolder(card=SEVEN_OF_HEARTS, sentence="news-first-king"))
            case FindHolder(holder=int(first)):
                return self._choose(self._crown(state, first))
            case Kingdoms():
                return self._choose(state)
            case Choose(chosen="replay"):
                return self._close(state, void="slam", keep_contract=self.options.slam_replay == "same")
            case Choose(chosen="keep"):
                return self._close(state)
            case Choose(chosen=contract):
                kingdoms = kingdoms_of(state)
                return self._pick_up(state.replace_phase(kingdoms, replace(kingdoms, contract=contract)))
            case PickUpHand():
                return self._announce(state)
            case DoubleOrAppeal() if phase.appellants:
                return self._close(state, void="appeal")
            case DoubleOrAppeal(doublable=0):
                return self._double_in_turn(state)
            case DoubleOrAppeal() | DoubleInTurn():
                return self._play(state, phase.doubles)
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
                return self._tricks_played(state, phase, trick_ledger(phase.spec, taken, phase.winners))
            case LayoutPlay(is_void=True):
                return self._close(state, void="jacks")
            case LayoutPlay():
                return self._open_hands(state, layout_ledger(phase.spec, phase.places))
            case OpenHands():
                return self._close(state)
        raise AssertionError(phase)

    def _crown(self, state: State, first: Seat) -> State:
        kingdoms = kingdoms_of(state)
        return state.replace_phase(kingdoms, kingdoms.crowned(first, self.options))

    def _choose(self, state: State) -> State:
        kingdoms = kingdoms_of(state)
        if kingdoms.contract:
            return self._pick_up(state)
        names = kingdoms.choices
        specs = [self.spec_of(name) for name in names]
        return state.push_phase(
            Choose(
                seat=king_of(state),
                names=names,
                notes=tuple(map(contract_note, specs)),
                signs=tuple(map(contract_signs, specs)),
                topic="contract",
                opened=state.version,
            )
        )

    def _pick_up(self, state: State) -> State:
        if self.options.partner_picks_up_late:
            return state.push_phase(PickUpHand(seat=(king_of(state) + 2) % state.seats))
        return self._announce(state)

    def _announce(self, state: State) -> State:
        contract, king, seats = kingdoms_of(state).contract, king_of(state), range(state.seats)
        appeals: tuple[tuple[Mask, Mask], ...] = ()
        if contract == "king":
            appeals = tuple(row for word in self.options.kh_appeal for row in KING_APPEALS[word])
        elif contract == "trex" and self.options.trex_redeal:
            appeals = TWOS_APPEALS
        simultaneous = self.options.doubling_reveal == "simultaneous"
        doublable = self._doublable(contract) if simultaneous else 0
        if not (appeals or doublable):
            return self._double_in_turn(state)
        return state.push_phase(
            DoubleOrAppeal(
                answers=(None,) * state.seats,
                appeals=appeals,
                may_appeal=tuple(seat for seat in seats if self.options.appeal_who == "any" or seat != king),
                doublable=doublable,
                show_appeal=contract == "trex" or self.options.kh_appeal_show,
                opened=state.version,
            )
        )

    def _doublable(self, contract: str) -> Mask:
        spec = self.spec_of(contract)
        return spec.doublable_mask if isinstance(spec, TrickSpec) and self.options.doubling else 0

    def _double_in_turn(self, state: State) -> State:
        doublable = self._doublable(kingdoms_of(state).contract)
        if self.options.doubling_reveal == "simultaneous" or not doublable:
            return self._play(state, ())
        return state.push_phase(DoubleInTurn(turn=king_of(state), doublable=doublable, opened=state.version))

    def _play(self, state: State, doubles: tuple[tuple[Card, Seat], ...]) -> State:
        spec = self.spec_of(kingdoms_of(state).contract, doubles)
        if isinstance(spec, LayoutSpec):
            return state.push_phase(LayoutPlay.start(spec, king_of(state), state.version))
        return state.push_phase(TrickPlay.start(spec, king_of(state), state.version))

    def _tricks_played(self, state: State, play: TrickPlay, ledger: Ledger) -> State:
        slam = kingdoms_of(state).contract == "slaps" and len(set(play.winners)) == 1
        if slam and self.options.slam_replay != "off":
            state = replace(state, ledger=ledger)
            names = ("replay", "keep")
            return state.push_phase(Choose(seat=play.winners[0], names=names, topic="redeal", opened=state.version))
        return self._open_hands(state, ledger)

    def _open_hands(self, state: State, ledger: Ledger) -> State:
        state = replace(state, ledger=ledger)
        if any(state.zones[seat].count for seat in range(state.seats)):
            return state.push_phase(OpenHands())
        return self._close(state)

    def _close(self, state: State, void: str = "", *, keep_contract: bool = False) -> State:
        kingdoms = kingdoms_of(state)
        ledger = () if void else state.ledger
        result = DealResult(kingdoms.deal_index, kingdoms.contract, king_of(state), ledger, void)
        bottom = kingdoms.voided(keep_contract=keep_contract) if void else kingdoms.scored()
        return close_deal(state, bottom, result)

    def spec_of(self, contract: str, doubles: tuple[tuple[Card, Seat], ...] = ()) -> TrickSpec | LayoutSpec:
        """Return the spec of a contract, or of several together, with its doubled cards."""
        return spec_of(contract, self.options, doubles, self.contracts)

    @property
    def specs_together(self) -> tuple[TrickSpec, ...]:
        """All contracts of tricks in one deal, if the contracts of a subclass can be played together."""
        try:
            self._check_merging()
        except InvalidSetup:
            return ()
        spec = self.spec_of(ALL_TRICKS)
        assert isinstance(spec, TrickSpec)
        return (with_fields(spec, name=ALL_TRICKS),)

    def is_standard(self, contract: str) -> bool:
        """Return whether all parts of a contract have the spec that they have in Trex, before options."""
        return self._standard.issuperset(parts_of(contract))

    @cached_property
    def _standard(self) -> frozenset[str]:
        return frozenset(name for name, spec in self.contracts.items() if spec == CONTRACTS.get(name))


def kingdoms_of(state: State) -> Kingdoms:
    """Return the bottom phase of a match that is not over, with its king, kingdom and contract."""
    bottom = state.stack[0]
    assert isinstance(bottom, Kingdoms)
    return bottom


def king_of(state: State) -> Seat:
    """Return the king of the running deal."""
    king = kingdoms_of(state).king
    assert king is not None
    return king
