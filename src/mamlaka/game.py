"""The base class of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from mamlaka.cards import Card, Deck, Mask
from mamlaka.display import CardTracker, Display, Message, SheetRow, SheetSection
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Points
from mamlaka.lesson import Lesson, default_lesson
from mamlaka.options import DeckFaces, LookBack, Options
from mamlaka.phase import Phase
from mamlaka.score_form import ScoreForm
from mamlaka.seats import Direction, Seat, Teams
from mamlaka.tricks import TrickSpec
from mamlaka.zones import Zone

if TYPE_CHECKING:
    from mamlaka.state import State

__all__ = ["Game"]


class Game:
    """The rules of a game with its options: the deck, the contracts, and the order of the phases."""

    name: ClassVar[str]
    """The name of the game, as used by `find_game` and on the command line."""
    version: ClassVar[int]
    """The version of the rules. Increase it whenever an old record would replay differently."""
    deck: Deck
    """The deck of a deal. The class attribute is the default; `deck_for` can choose another deck for a match."""
    contracts: Mapping[str, TrickSpec | LayoutSpec] = MappingProxyType({})
    """The specs of the contracts that have names, in the order of the sheet. On the class those of the default options;
    empty if only options decide which there are."""
    allowed_seats: ClassVar[range]
    """The numbers of seats that the rules allow."""
    default_seats: ClassVar[int]
    """The number of seats if none is given."""
    has_dummy: ClassVar[bool] = False
    """Whether there is one more hand than seats: a face-down pile that leads its cards in order."""
    offered_seats: ClassVar[range | None] = None
    """The numbers of seats that the page offers; None: all that are allowed."""
    options_type: ClassVar[type[Options]]
    """The dataclass of its options."""
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = ()
    """The specs of its contracts with the default options, for docs and tools."""
    round_name: ClassVar[str] = "round"
    """The name of a set with one deal of each kind, as in `single_deals`."""
    deals_have_points: ClassVar[bool] = True
    """Whether a deal has points of its own. If not, only whole matches can be compared."""
    score_options: ClassVar[tuple[str, ...]] = ()
    """The options that change the score form: switches and choices, in the order in which people are asked."""

    deal_limit: int | None = None
    """The number of counted deals after which a match ends in any case, set by `Setup`; None: only the rules end it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.deck = self.deck_for(options, seats)
        self.hands = seats + self.has_dummy
        hands: list[tuple[str, Seat | None]] = [("hand", seat) for seat in range(seats)]
        dummy: list[tuple[str, Seat | None]] = [("dummy", None)] * self.has_dummy
        taken = [("taken", hand) for hand in range(self.hands)]
        self.zone_kinds = (*hands, *dummy, *taken, ("trick", None), ("layout", None), *self.extra_zones(seats))
        self.zone_index = {key: index for index, key in enumerate(self.zone_kinds)}
        self.trick_zone = self.zone_index["trick", None]
        self.layout_zone = self.zone_index["layout", None]
        self.empty_zones = tuple(Zone(kind, owner) for kind, owner in self.zone_kinds)

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the kind and the owner of each additional zone of this game.

        Every game has the hands, the cards taken, the trick and the layout.
        """
        del seats
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[type[Game], Options, int]:
        """All that the rest follows from."""
        return type(self), self.options, self.seats

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.options!r}, seats={self.seats})"

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return the numbers of seats that are possible with some options."""
        del options
        return cls.allowed_seats

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Return the number of seats if none is given: the default, or the first that the options allow."""
        allowed = cls.seats_for(options)
        return cls.default_seats if cls.default_seats in allowed else allowed[0]

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return the deck for some options and a number of seats."""
        del options, seats
        return cls.deck

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return the kinds of deals of a match, by name, each with options that make the first deal one of that kind.

        The arena uses them to measure bots on single deals. By default there is one kind.
        """
        return {"deal": options}

    @classmethod
    def board_options(cls, options: Options) -> Options:
        """Return the options with which a single deal is played that several tables compare.

        They leave out new deals that a player may ask for, or that follow from the play, because such a table would
        play other cards than the rest. By default there are none.
        """
        return options

    def sum_of_deal(self, kind: str) -> Points | None:
        """Return the sum of the points of a deal over all seats; None: it depends on the play, or is not known.

        Args:
            kind: the kind of deal, as in `single_deals`.
        """
        del kind
        return None

    @property
    def specs_together(self) -> tuple[TrickSpec, ...]:
        """The specs of contracts that have a name of their own when they are played together."""
        return ()

    @property
    def direction(self) -> Direction:
        """The side on which the next seat sits."""
        return "cw"

    @property
    def teams(self) -> Teams:
        """The teams; empty if there are no partners."""
        return ()

    @property
    def sides(self) -> Teams:
        """The seats that win or lose together: the teams, or each seat by itself."""
        return self.teams or tuple((seat,) for seat in range(self.seats))

    @property
    def has_seat_points(self) -> bool:
        """Whether each seat has points of its own. Otherwise only the sums of the sides mean anything."""
        return not self.teams

    @property
    def points_sign(self) -> int:
        """1, or -1 if points are shown, recorded and ranked with the sign reversed."""
        return 1

    @property
    def numbers_void_deals(self) -> bool:
        """Whether void deals have numbers of their own, because they count for the length of the match."""
        return False

    @property
    def unit(self) -> int:
        """The number of points of the ledger that make one point on the score sheet."""
        return 1

    @property
    def goal(self) -> Points | None:
        """The target total of a solitaire; None: the players compete with each other."""
        return None

    @property
    def faces(self) -> DeckFaces:
        """The card faces that the page draws: the option `deck_faces`, or else French ones."""
        faces: DeckFaces = getattr(self.options, "deck_faces", "french")
        return faces

    def arrange(self, cards: Mask) -> list[Card]:
        """Return cards in the order in which a hand is sorted: by suit, each from strong to weak."""
        return self.deck.arrange(cards)

    def arrange_hand(self, state: State, cards: Mask) -> list[Card]:
        """Return cards in the order in which hands are sorted now: as always, unless a contract changes the ranks."""
        del state
        return self.arrange(cards)

    def in_front(self, state: State) -> Mask:
        """Return the cards that hands hold in front of their suits, such as trumps of all suits.

        These are the cards that precede the last ones that lie suit by suit; nearly all cards in a game that sorts
        hands by rank.
        """
        del state
        return self._usually_in_front

    @cached_property
    def _usually_in_front(self) -> Mask:
        suits = self.deck.suit_of
        order = self.arrange(self.deck.all_mask)
        place, begun, suit = len(order), set[int](), -1
        while place and (suits[order[place - 1]] == suit or suits[order[place - 1]] not in begun):
            place -= 1
            suit = suits[order[place]]
            begun.add(suit)
        return sum(1 << card for card in order[:place])

    @property
    def look_back(self) -> LookBack:
        """The finished tricks of a deal that players may look at again: the option of this name, or else the last."""
        look_back: LookBack = getattr(self.options, "look_back", "last")
        return look_back

    def display(self, state: State) -> Display:
        """Return the public facts that a table shows in addition to its zones.

        The result must be the same for a view as for the state of the table.
        """
        rows = tuple(
            _row(number, result, self.seats)
            for number, result in enumerate((result for result in state.results if not result.void), start=1)
        )
        return Display(sheet=(SheetSection(rows),))

    def sheet_totals(self, state: State) -> tuple[Points, ...]:
        """Return (seats,): the totals below the score sheet. By default they are those of the match."""
        return state.totals

    def score_form(self) -> ScoreForm | None:
        """Return the questions that score a match with real cards; None: this game has no score keeper."""
        return None

    def tracker(self, state: State) -> CardTracker | None:
        """Return the unseen cards of the viewer of `state`, if the game helps its players to count; otherwise None."""
        del state
        return None

    def lesson(self) -> Lesson:
        """Return how the game is played with its options, for beginners.

        By default it has the description of the game, and with the default options the points of `specs`.
        """
        specs = self.specs if self.options == self.options_type() else ()
        return default_lesson(self.name, specs, self.points_sign)

    def ranking_key(self, points: tuple[Points, ...]) -> tuple[Points, ...]:
        """Return the key by which a side is ranked; the side with the greatest key ranks first.

        Args:
            points: the points of the side's members.
        """
        return (sum(points),)

    def ranks(self, totals: Sequence[Points]) -> tuple[int, ...]:
        """Return (sides,): the rank of each side, from 1. Sides with equal keys share a rank.

        Args:
            totals: (seats,), the points of a match.
        """
        keys = [self.ranking_key(tuple(totals[seat] for seat in side)) for side in self.sides]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    def final_ranks(self, state: State) -> tuple[int, ...]:
        """Return (sides,): the rank of each side at the end of a match. By default the points decide alone."""
        return self.ranks(state.totals)

    def prospects(self, state: State) -> tuple[float, ...]:
        """Return (seats,): an estimate of the points that each seat will gain after the deals finished in `state`.

        Search adds them to the points of a deal. By default they are 0: every deal counts for itself.
        """
        return (0.0,) * state.seats

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the stack before the first deal. Its bottom phase lasts for the whole match."""
        raise NotImplementedError

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the zones that the next deal fills, in order, each with its number of cards."""
        return tuple((seat, len(self.deck) // state.seats) for seat in range(state.seats))

    def stops_play(self, state: State) -> bool:
        """Return whether the play of the running deal stops now, because the match is decided.

        It is asked after every trick but the last, and after words that score. It also runs on views. By default a deal
        is always played to its end.
        """
        del state
        return False

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended and left the stack: the state machine of the game.

        It also runs on views, so it may depend only on public facts.
        """
        raise NotImplementedError


def _row(deal_number: int, result: DealResult, seats: int) -> SheetRow:
    points = result.points(seats)
    if not result.contract:
        return SheetRow(Message("sheet-deal", {"deal": deal_number}), points)
    return SheetRow(Message("sheet-contract", {"name": result.name}), points, result.deal_index)
