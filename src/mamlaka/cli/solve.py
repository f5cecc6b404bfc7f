"""`mamlaka solve`: the exact value of a deal with open hands."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from mamlaka.cards import Card
from mamlaka.cli.common_options import MatchNumber
from mamlaka.cli.deal_files import WrittenDeal, deals_in, kind_of
from mamlaka.cli.open_hands import COMPASS, ORDERS, Deal, parsed_deal, recorded_deal
from mamlaka.cli.output import Screen
from mamlaka.cli.progress import handle_signals, processes, progress
from mamlaka.cli.values import Number, Word, named_path, whole_number
from mamlaka.contracts import TRICKS, find_contract
from mamlaka.errors import InvalidSetup, NotCompilable, ParseError
from mamlaka.ledger import Points
from mamlaka.search.max_n import best_for, solve_max_n
from mamlaka.search.solver import MEGABYTES, MOST_MEGABYTES, Bounds, solve
from mamlaka.seats import Direction
from mamlaka.workers import map_ordered

__all__ = ["solve_deals"]

STANDARD_INPUT = "-"
EACH = "each"
"""Instead of the letters of a side: every seat plays for itself."""
Value = int | dict[str, int]
"""The points or tricks of the side, or of each seat by its letter."""
SECONDS = 60.0
"""The time limit of a deal."""


@dataclasses.dataclass(frozen=True)
class Solved:
    """A deal with its values, for one side or for each seat."""

    deal: Deal
    sides: str
    """The letters of the side whose points are wanted high, or `EACH`."""
    value: Value | None
    """None: it is not known."""
    bounds: tuple[int, int] | None
    """The lowest and the highest possible value; None: for each seat there are none."""
    cards: dict[Card, Value | None]
    gets: str
    """The value as text."""
    cards_get: list[str]
    """The value of each card as text."""
    exact: bool
    nodes: int
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return the solution as one JSON object. A value that is not known is None."""
        return {
            "deal": self.deal.text,
            "contract": self.deal.contract,
            "trump": self.deal.trump,
            "doubled": self.deal.doubled,
            "broken": self.deal.broken,
            "leader": self.deal.leader,
            "direction": self.deal.direction,
            "sides": self.sides,
            "value": self.value,
            "bounds": self.bounds,
            "unit": self.deal.unit,
            "cards": {self.deal.spec.deck.names[card]: value for card, value in self.cards.items()},
            "exact": self.exact,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }

    def lines(self) -> Iterator[str]:
        """Yield the solution as text."""
        deal = self.deal
        trumps = f", trumps {deal.trump}" if deal.trump else ""
        doubled = f", {' '.join(deal.doubled)} doubled" if deal.doubled else ""
        broken = "" if deal.broken is None else f", {deal.breakers} {'' if deal.broken else 'not '}broken"
        effort = f"{self.nodes:,} positions, {self.seconds:.2f} s"
        yield f"{deal.contract}{trumps}{doubled}{broken}, {deal.leader} leads: {self.gets} ({effort})"
        names = (deal.spec.deck.names[card] for card in self.cards)
        values = [f"{name} {text}" for name, text in zip(names, self.cards_get, strict=True)]
        if values:
            yield f"  {(', ' if self.sides != EACH else '; ').join(values)}"


def _number_or_hands(text: object) -> str:
    """Return hands as they are written, or the number of a deal.

    Raises:
        typer.BadParameter: the text is neither.
    """
    return str(text) if _is_hands(str(text)) else str(whole_number(1)(text))


def _is_hands(text: str) -> bool:
    return len(text.split()) > 1


def solve_deals(
    *,
    hands: Annotated[
        str,
        typer.Option(
            metavar="'N E S W'",
            help="Four hands, each as spades.hearts.diamonds.clubs, such as 'AQ.K.. KJ.A.. T9.Q.. 87.J..'.",
        ),
    ] = "",
    file: Annotated[
        Path | None,
        typer.Option(
            parser=named_path, help="A file with a deal in each line, or a PBN or RBN file; -: the standard input."
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(parser=named_path, help="Solve a deal of this record, from its first card.")
    ] = None,
    match: MatchNumber = 1,
    deal: Annotated[
        str,
        typer.Option(
            parser=_number_or_hands,
            metavar="NUMBER",
            help="The deal of the record, from 1, with void deals. Four hands are taken as with --hands.",
        ),
    ] = "1",
    contract: Annotated[
        str,
        typer.Option(
            metavar="CONTRACT",
            help="The contract, or several joined by +; `tricks`, `notrump`: a point for each trick.",
        ),
    ] = TRICKS,
    trump: Annotated[str | None, typer.Option(parser=Word(*"SHDC"), help="The trump suit. Default: none.")] = None,
    doubled: Annotated[
        str, typer.Option(metavar="CARDS", help="The cards that their holders have doubled, such as 'KH QS'.")
    ] = "",
    broken: Annotated[
        bool | None,
        typer.Option(
            "--broken/--unbroken",
            help="Whether the cards that may not be led before they are broken have been. "
            "Default: yes if one of them is in no hand.",
            show_default=False,
        ),
    ] = None,
    leader: Annotated[
        str | None, typer.Option(parser=Word(*COMPASS), help="The seat that leads. Default: N, or that of the record.")
    ] = None,
    direction: Annotated[
        Direction | None,
        typer.Option(parser=Word(*ORDERS), help="The direction of play. Default: that of the contract's game."),
    ] = None,
    sides: Annotated[
        str,
        typer.Option(
            metavar="SEATS",
            help="The seats that play together against all others, such as NS or W; `each`: each seat for itself.",
        ),
    ] = "NS",
    cards: Annotated[
        bool, typer.Option("--cards", help="Also print the value of each card that may be led or played first.")
    ] = False,
    seconds: Annotated[
        float,
        typer.Option(parser=Number(float, least=0.001), help="Time limit for a deal. Then bounds are printed."),
    ] = SECONDS,
    megabytes: Annotated[
        int,
        typer.Option(
            parser=whole_number(1, MOST_MEGABYTES), help="Memory for the positions of a deal, for each of the jobs."
        ),
    ] = MEGABYTES,
    jobs: Annotated[
        int,
        typer.Option(parser=whole_number(0), help="Number of deals solved at the same time; 0: one per processor."),
    ] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for each deal, one in a line.")
    ] = False,
) -> None:
    """Find the value of a deal with open hands, if both sides play as well as possible.

    One side wants as many points as possible; all other seats play together against it. With `--sides each`, every
    seat plays for itself, at the end of a deal. Every value is exact unless the time runs out.

    Example: mamlaka solve --hands 'AQ.K.. KJ.A.. T9.Q.. 87.J..' --contract slaps --sides W --cards
    """
    written = [text for text in (hands, deal if _is_hands(deal) else "") if text]
    if sum((len(written), file is not None, record is not None)) != 1:
        raise InvalidSetup("give one of --hands, --file and --record")
    side = _side(sides)
    if record is not None:
        if trump or doubled or leader or direction or broken is not None or contract != TRICKS:
            raise InvalidSetup(
                "--record has its own contract, trumps, doubled and broken cards, leader and direction: leave them out"
            )
        work: list[Deal | LeftOut] = [recorded_deal(record, match, int(deal))]
    else:
        chosen = find_contract(contract, trump=trump)
        if direction:
            chosen = dataclasses.replace(chosen, direction=direction)
        parse = partial(parsed_deal, contract=chosen, doubled=doubled, leader=leader or COMPASS[0], broken=broken)
        work = [*map(parse, written)] if file is None else [_deal_in(file, deal, parse) for deal in _deals_in(file)]
    _check_any(file, work)
    _solve_all(work, side, seconds, megabytes, jobs, cards=cards, as_json=as_json)


@dataclasses.dataclass(frozen=True)
class LeftOut:
    """A deal of a file that cannot be solved."""

    fault: str
    """Where it is written, and why not."""


def _solve_all(
    work: Sequence[Deal | LeftOut], side: str, seconds: float, megabytes: int, jobs: int, *, cards: bool, as_json: bool
) -> None:
    """Solve and print deals; say which are left out, and end with status 1 if there are any.

    Raises:
        InvalidSetup: the only deal cannot be solved.
    """
    done, left_out = 0, 0
    with handle_signals() as interrupted:
        solve_one = partial(_solved, work, side, cards, Limits(seconds, megabytes, interrupted.share()))
        with closing(map_ordered(solve_one, range(len(work)), processes(jobs, len(work)))) as found:
            for solved in progress(found, "Solving", len(work)) if len(work) > 1 else found:
                if solved is None:
                    break
                done += 1
                if isinstance(solved, LeftOut):
                    left_out += 1
                    typer.echo(f"mamlaka: deal {done} is left out: {solved.fault}", err=True)
                else:
                    _print(solved, as_json=as_json)
    if interrupted.signal:
        if done < len(work):
            typer.echo(f"mamlaka: interrupted after {done} of {len(work)} deals", err=True)
        raise typer.Exit(interrupted.status)
    if left_out:
        typer.echo(f"mamlaka: {left_out} of {len(work)} deals left out, {len(work) - left_out} solved", err=True)
        raise typer.Exit(1)


def _check_any(file: Path | None, work: Sequence[Deal | LeftOut]) -> None:
    """Check that a file has a deal that can be used.

    Raises:
        InvalidSetup: it has none.
    """
    faults = [deal.fault for deal in work if isinstance(deal, LeftOut)]
    if file is not None and len(faults) == len(work):
        more = f" (and {len(faults) - 1} more like it)" if len(faults) > 1 else ""
        raise InvalidSetup(f"{faults[0]}{more}")


def _print(solved: Solved, *, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(solved.as_json()).decode())
        return
    screen = Screen()
    for line in solved.lines():
        screen.say(line)


@dataclasses.dataclass(frozen=True)
class Limits:
    """The limits of the search for each deal."""

    seconds: float
    megabytes: int
    stop: Callable[[], bool]
    """Returns whether to stop now, with what is known."""


def _solved(
    deals: Sequence[Deal | LeftOut],
    sides: str,
    cards: bool,  # noqa: FBT001  # private, and called through `partial`
    limits: Limits,
    number: int,
) -> Solved | LeftOut | None:
    """Return a deal with its values, or why it cannot be solved; None: the command ends before it.

    Raises:
        InvalidSetup: the only deal cannot be solved.
    """
    deal = deals[number]
    if limits.stop():
        return None
    if isinstance(deal, LeftOut):
        return deal
    try:
        if sides == EACH:
            return _solved_for_each(deal, limits, cards=cards)
        return _solved_for_side(deal, sides, limits, cards=cards)
    except (NotCompilable, ValueError) as error:
        fault = f"{_at(deal.place)}cannot solve {deal.text!r}: {error}"
        if len(deals) > 1:
            return LeftOut(fault)
        raise InvalidSetup(fault) from None


def _solved_for_side(deal: Deal, sides: str, limits: Limits, *, cards: bool) -> Solved:
    side = [deal.letters.index(letter) for letter in sides]
    found = [
        solve(
            plan,
            deal.position,
            side,
            cards=cards,
            megabytes=limits.megabytes,
            seconds=limits.seconds / len(deal.plans),
            stop=limits.stop,
        )
        for plan in deal.plans
    ]
    best = max if deal.position.turn in side else min

    def bounds_of(bounds: Bounds) -> tuple[int, int]:
        """Return bounds as the game of the contract shows them."""
        low, high = sorted(deal.points_sign * points for points in (bounds.least, bounds.most))
        return low, high

    least, most = bounds_of(Bounds(best(one.best.least for one in found), best(one.best.most for one in found)))
    each = {card: bounds_of(bounds) for one in found for card, bounds in one.cards.items()}
    return Solved(
        deal,
        sides,
        least if least == most else None,
        (least, most),
        {card: low if low == high else None for card, (low, high) in each.items()},
        f"{sides} gets {_range(least, most)} {deal.unit} against {_others(sides)}",
        [_range(low, high) for low, high in each.values()],
        all(one.is_exact for one in found),
        sum(one.nodes for one in found),
        sum(one.seconds for one in found),
    )


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _others(sides: str) -> str:
    """Return the letters of the other side."""
    others = "".join(letter for letter in COMPASS if letter not in sides)
    return f"{others}, who play together" if len(others) > len(COMPASS) / 2 else others


def _solved_for_each(deal: Deal, limits: Limits, *, cards: bool) -> Solved:
    seconds = limits.seconds / len(deal.plans)
    found = [solve_max_n(plan, deal.position, seconds=seconds, stop=limits.stop) for plan in deal.plans]
    exact = all(one.is_exact for one in found)
    results = dict(sorted(result for one in found for result in one.cards.items())) if exact else {}
    best = best_for(deal.position.turn, results.values()) if exact else None

    def shown(points: Sequence[Points]) -> dict[str, int]:
        """Return points by seat, as the game of the contract shows them."""
        return {letter: deal.points_sign * points[deal.letters.index(letter)] for letter in COMPASS}

    def text(points: Sequence[Points]) -> str:
        return ", ".join(f"{letter} {value}" for letter, value in shown(points).items())

    return Solved(
        deal,
        EACH,
        shown(best) if best else None,
        None,
        {card: shown(points) for card, points in results.items() if cards},
        f"{text(best)} {deal.unit}" if best else "not solved: give fewer cards, or more --seconds",
        [text(points) for points in results.values() if cards],
        exact,
        sum(one.nodes for one in found),
        sum(one.seconds for one in found),
    )


def _side(sides: str) -> str:
    """Return the letters of a side, clockwise, or `EACH`.

    Raises:
        InvalidSetup: they are not one to three different seats.
    """
    if sides.casefold() == EACH:
        return EACH
    letters = [letter for letter in COMPASS if letter in sides.upper()]
    if len(letters) != len(sides) or not 0 < len(letters) < len(COMPASS):
        raise InvalidSetup(
            f"--sides takes one to three of the letters {COMPASS}, such as NS or W, or {EACH}, not {sides!r}"
        )
    return "".join(letters)


def _at(place: str) -> str:
    """Return the beginning of an error about a deal that is written at a place."""
    return f"{place}: " if place else ""


def _deal_in(file: Path, deal: WrittenDeal, parse: Callable[[str], Deal]) -> Deal | LeftOut:
    """Return a deal of a file, or why it is none, or none of the contract."""
    place = f"{file}, line {deal.line}"
    if deal.fault:
        return LeftOut(f"{place}: {deal.fault}")
    try:
        return dataclasses.replace(parse(deal.text), place=place)
    except (InvalidSetup, ParseError) as error:
        return LeftOut(f"{place}: {error}")


def _deals_in(file: Path) -> list[WrittenDeal]:
    """Return the deals of a file.

    Raises:
        InvalidSetup: the file cannot be read, or has no deals.
    """
    try:
        is_input = str(file) == STANDARD_INPUT
        # Names in bridge files may be in other encodings; deals are ASCII.
        text = sys.stdin.read() if is_input else file.read_text(encoding="utf-8-sig", errors="replace")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not text in UTF-8"
        raise InvalidSetup(f"cannot read {file}: {reason}") from None
    deals, kind = deals_in(text), kind_of(text)
    if not deals or (
        kind and not any(deal.text.count(".") for deal in deals if len(deal.text.split()) == len(COMPASS))
    ):
        what = f"seems to be {kind}" if kind else "has no deals"
        raise InvalidSetup(f"{file} {what}: write a deal in each line, as for --hands, or give a PBN or RBN file")
    return deals
