"""The options and presets of Loo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option, switch_option

__all__ = ["LooOptions"]

HOYLE = "Hoyle's Games Modernized"
ROUND_GAMES = "topnovel, Round Games"
LIMITS = "childrensnursery, Loo"
CLASSIC = f"{HOYLE}; {ROUND_GAMES}"
JAPAN = "yau-ichi.hatenablog, 2016"


@dataclass(frozen=True)
class LooOptions(Options):
    """The options of Loo. The defaults are three-card Loo with a spare hand."""

    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {"defend": ("miss",)}
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "Three cards, a spare hand, and a fixed price for taking no trick.", CLASSIC),
        "unlimited": Preset({"limit": "unlimited"}, "Taking no trick costs as much as is in the pool.", LIMITS),
        "strict": Preset({"lead_two": "highest"}, "With several trumps, every lead is the highest.", ROUND_GAMES),
        "irish": Preset({"miss": "off"}, "Three cards without a spare hand.", "partyfass"),
        "japanese": Preset({"form": "japanese"}, "Five cards, a joker, and six to ten players.", JAPAN),
    }

    form: str = choice_option(
        "three",
        "japanese",
        default="three",
        doc=(
            "three: three cards each, for three to eight players. japanese: five cards each and a joker, for six to "
            "ten players. The dealer puts five chips into the pool, and so does everyone who doesn't play. No trick "
            "costs ten. Cards need only follow suit."
        ),
        source=f"{CLASSIC}; japanese: {JAPAN}",
        group="table",
    )
    deal_stake: str = choice_option(
        "3",
        "6",
        "12",
        default="3",
        doc="The chips that the dealer puts into the pool.",
        source=ROUND_GAMES,
        group="scoring",
    )
    limit: str = choice_option(
        "limited",
        "unlimited",
        default="limited",
        doc="What a player without a trick pays. limited: a fixed price. unlimited: as much as is in the pool.",
        source=LIMITS,
        group="scoring",
    )
    loo_price: str = choice_option(
        "3", "6", default="6", doc="The fixed price of taking no trick.", source=ROUND_GAMES, group="scoring"
    )
    miss: bool = switch_option(
        default=True, doc="A spare hand lies on the table. One player may take it for their own.", source=HOYLE
    )
    defend: bool = switch_option(
        default=True,
        doc=(
            "If a single player stands before the dealer, the dealer can't pass, but may play the spare hand for the "
            "pool: its tricks stay there, and it can't be looed."
        ),
        source=f"{HOYLE}; off: ours",
    )
    lead_two: str = choice_option(
        "any",
        "highest",
        "off",
        default="any",
        doc=(
            "The lead from two or more trumps. any: the first lead is a trump. highest: every lead is the highest "
            "trump. off: the first lead is any card, unless the hand has the ace of trumps."
        ),
        source=f"{HOYLE}; highest: {ROUND_GAMES}; off: ours",
    )
    winner_leads_trump: bool = switch_option(
        default=True, doc="The winner of a trick must lead a trump, if they have one.", source=ROUND_GAMES
    )
    must_head: bool = switch_option(
        default=True,
        doc="You must beat the best card of the trick if you can, with a trump if you can't follow suit.",
        source="pokerwiner; off: ours",
    )
    all_pay: bool = switch_option(
        default=False,
        doc="Every player puts chips into the pool, and not only the dealer.",
        source=HOYLE,
        group="scoring",
    )
    rounds: int = number_option(
        1,
        3,
        default=1,
        doc=(
            "How often each player deals. If the pool is not empty then, up to ten more deals follow; after them the "
            "players share what is left."
        ),
        source="ours",
        group="scoring",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.form == "japanese":
            for row in fields(self):
                if row.name not in ("form", "rounds") and getattr(self, row.name) != row.default:
                    raise _conflict(f"{row.name}={self.text(row.name)}", "form=japanese", row.name)
        if self.limit == "unlimited" and self.loo_price != "6":
            raise _conflict(f"loo_price={self.loo_price}", "limit=unlimited", "loo_price")


def _conflict(setting: str, other: str, option: str) -> InvalidSetup:
    return InvalidSetup(
        f"option {setting} does not go with {other}: leave {option} at its default",
        Refusal("options_conflict", {"setting": setting, "other": other}),
    )
