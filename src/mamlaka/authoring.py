"""What authors of games, bots and tactics import. This module is stable.

The promise: a package that imports from here, and that `check_game` and `check_bot` accept, works with every later
version of the same major version. The names below stay, with their arguments, fields and meaning. New names may come,
and new fields and arguments with defaults.

Deprecation: a name that will be removed raises a `DeprecationWarning`, which names its replacement, for at least two
minor versions and six months. It is removed in a major version, and the changelog lists it under *Removed*. Until
version 1.0 a minor version counts as a major one.

Other modules of `mamlaka` may change without notice; `mamlaka` itself has the names for programs that use games.

>>> from mamlaka.authoring import Bot, Decision, Limit, Rng, View
>>> class First:
...     '''Takes the first legal action.'''
...
...     name, version = "first", 1
...
...     def __init__(self, rng: Rng) -> None:
...         '''Take the only source of randomness.'''
...
...     def act(self, view: View, limit: Limit) -> Decision | None:
...         '''Return what to do.'''
...         return Decision(view.legal[0]) if view.turn and not view.turn.optional else None
>>> from mamlaka import Table
>>> table = Table("trex", seed=1, bots=First)
>>> table.run() > 500, table.is_over
(True, True)
"""

from mamlaka.actions import Action, CardGroup, Offer, Turn
from mamlaka.bots.base import ANY_OPTION, ActionValue, Bot, Decision, Limit, Reason
from mamlaka.bots.random import RandomBot
from mamlaka.bots.rules import RuleOfThumb, RulesBot, Tactics
from mamlaka.cards import (
    FRENCH,
    ITALIAN,
    PIQUET,
    SUIT_LETTERS,
    XIANGQI,
    Card,
    CardSet,
    Deck,
    Mask,
    Suit,
    iter_cards,
    lowest_card,
)
from mamlaka.compendium import Compendium, OrderedCompendium, OrderedDeals, rows_of_rounds
from mamlaka.conformance import check_bot, check_game
from mamlaka.contract_notes import contract_note, contract_signs
from mamlaka.deal_rules import (
    CountRow,
    DealRule,
    FloorDivision,
    NoTricks,
    PlayedDeal,
    Sweep,
    TrickCountPoints,
)
from mamlaka.display import (
    Announcement,
    Badge,
    CardMark,
    CardTracker,
    Counter,
    Display,
    Message,
    MessageFact,
    PileStyle,
    Reply,
    SheetRow,
    SheetSection,
    Sign,
    message_id,
)
from mamlaka.errors import GameError, IllegalAction, InvalidSetup, NotCompilable, ParseError, Refusal
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Moved, Passed, Placed, Played, Said, Shown
from mamlaka.game import Game
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.layout_rules import layout_ledger
from mamlaka.ledger import (
    DealResult,
    Ledger,
    LedgerEntry,
    Points,
    Tally,
    differences,
    points_by_contract,
    points_by_seat,
)
from mamlaka.lesson import (
    Glossary,
    Lesson,
    LessonBlock,
    LessonPage,
    Paragraph,
    Picture,
    PictureCard,
    PointsRow,
    ScoringTable,
    Term,
    Tip,
    cards_picture,
    contract_scoring,
    glossary,
    layout_picture,
    message,
    paragraphs,
    points_rows,
    trick_picture,
)
from mamlaka.match import Deals, DealsInTurn, PotDeals, Setup, close_deal, passed_in
from mamlaka.notation import format_action, format_card, format_hand, parse_card, parse_hand
from mamlaka.options import (
    Options,
    Preset,
    choice_option,
    cycle_option,
    deck_faces_option,
    look_back_option,
    number_option,
    ordered_option,
    subset_option,
    switch_option,
)
from mamlaka.phase import Phase, Shuffler
from mamlaka.phases import (
    Auction,
    Bid,
    CardWord,
    Choose,
    DeclarerPlay,
    DrawDealer,
    DrawHighest,
    DrawPlay,
    DummyLeads,
    FindHolder,
    Holding,
    InTurn,
    LayoutPlay,
    Meld,
    MoveFaceUp,
    OpenHands,
    PickUpHand,
    PilePlay,
    SecretPhase,
    SpokenPlay,
    TakeWidow,
    TrickPlay,
    TurnUp,
    UnequalHandsPlay,
    no_offer,
    trick_play_of,
)
from mamlaka.plan import LayoutPlan, Plan, TrickPlan, lower
from mamlaka.plan_rules import card_payoffs, legal_mask, trick_ledger, trick_winner, winning_play
from mamlaka.rng import Rng
from mamlaka.score_form import FormRow, ScoreForm, form_row
from mamlaka.search.playouts import Playouts, compare_cards, play_deals
from mamlaka.search.worlds import count_worlds, sample_worlds
from mamlaka.seats import Direction, Seat, Teams, next_seat, turn_order
from mamlaka.shown_phase import CardLine, CardPlay, ShownPhase
from mamlaka.state import State
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, PlayCondition, Trick, TrickSpec, trick_spec
from mamlaka.view import Deductions, View
from mamlaka.zones import Slot, Zone

__all__ = [
    "ANY_CARD",
    "ANY_OPTION",
    "FOLLOW_SUIT",
    "FRENCH",
    "ITALIAN",
    "PIQUET",
    "SUIT_LETTERS",
    "XIANGQI",
    "Action",
    "ActionValue",
    "Announcement",
    "Auction",
    "Badge",
    "Bid",
    "Bot",
    "Card",
    "CardGroup",
    "CardLine",
    "CardMark",
    "CardPlay",
    "CardRegion",
    "CardSet",
    "CardTracker",
    "CardWord",
    "Choose",
    "Compendium",
    "CountRow",
    "Counter",
    "DealResult",
    "DealRule",
    "DealStarted",
    "Deals",
    "DealsInTurn",
    "Dealt",
    "Decision",
    "Deck",
    "DeclarerPlay",
    "Deductions",
    "Direction",
    "Display",
    "DrawDealer",
    "DrawHighest",
    "DrawPlay",
    "Drawn",
    "DummyLeads",
    "Event",
    "FindHolder",
    "FloorDivision",
    "FormRow",
    "Game",
    "GameError",
    "Glossary",
    "Holding",
    "IllegalAction",
    "InTurn",
    "InvalidSetup",
    "LayoutPlan",
    "LayoutPlay",
    "LayoutSpec",
    "Ledger",
    "LedgerEntry",
    "Lesson",
    "LessonBlock",
    "LessonPage",
    "Limit",
    "Mask",
    "Meld",
    "Message",
    "MessageFact",
    "MoveFaceUp",
    "Moved",
    "NoTricks",
    "NotCompilable",
    "Offer",
    "OpenHands",
    "Options",
    "OrderedCompendium",
    "OrderedDeals",
    "Paragraph",
    "ParseError",
    "Passed",
    "Phase",
    "PickUpHand",
    "Picture",
    "PictureCard",
    "PilePlay",
    "PileSpec",
    "PileStyle",
    "Placed",
    "Plan",
    "PlayClass",
    "PlayCondition",
    "Played",
    "PlayedDeal",
    "Playouts",
    "Points",
    "PointsRow",
    "PotDeals",
    "Preset",
    "RandomBot",
    "Reason",
    "Refusal",
    "Reply",
    "Rng",
    "RuleOfThumb",
    "RulesBot",
    "Said",
    "ScoreForm",
    "ScoringTable",
    "Seat",
    "SecretPhase",
    "Setup",
    "SheetRow",
    "SheetSection",
    "Shown",
    "ShownPhase",
    "Shuffler",
    "Sign",
    "Slot",
    "SpokenPlay",
    "State",
    "Suit",
    "Sweep",
    "Tactics",
    "TakeWidow",
    "Tally",
    "Teams",
    "Term",
    "Tip",
    "Trick",
    "TrickCountPoints",
    "TrickPlan",
    "TrickPlay",
    "TrickSpec",
    "Turn",
    "TurnUp",
    "UnequalHandsPlay",
    "View",
    "Zone",
    "card_payoffs",
    "cards_picture",
    "check_bot",
    "check_game",
    "choice_option",
    "close_deal",
    "compare_cards",
    "contract_note",
    "contract_scoring",
    "contract_signs",
    "count_worlds",
    "cycle_option",
    "deck_faces_option",
    "differences",
    "form_row",
    "format_action",
    "format_card",
    "format_hand",
    "glossary",
    "iter_cards",
    "layout_ledger",
    "layout_picture",
    "legal_mask",
    "look_back_option",
    "lower",
    "lowest_card",
    "message",
    "message_id",
    "next_seat",
    "no_offer",
    "number_option",
    "ordered_option",
    "paragraphs",
    "parse_card",
    "parse_hand",
    "passed_in",
    "play_deals",
    "points_by_contract",
    "points_by_seat",
    "points_rows",
    "rows_of_rounds",
    "sample_worlds",
    "subset_option",
    "switch_option",
    "trick_ledger",
    "trick_picture",
    "trick_play_of",
    "trick_spec",
    "trick_winner",
    "turn_order",
    "winning_play",
]
