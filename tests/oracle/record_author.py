"""Records that are written through a referee, for its tests: scripted where a test says so, random elsewhere."""

import random
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from tests.oracle.refereeing import Lines, Match, judge, read_options


class Script:
    """Writes lines: the next one of the script wherever it is allowed, else a random one.

    A line of the script that begins with `!` is written where a line may come that no rule needs.
    `hands` has the cards of places (`"0"`, `"stock"`), as texts of cards, for the first deal.
    """

    def __init__(self, seed: int = 0, script: Sequence[str] = (), hands: dict[str, str] | None = None) -> None:
        self.rng, self.script = random.Random(seed), [*script]
        self.hands = {place: cards.split() for place, cards in (hands or {}).items()}
        self.reserved = {card for cards in self.hands.values() for card in cards}

    def line(self, due: Sequence[str]) -> str:
        """Return the next line."""
        if self.script and self.script[0] in due:
            return self.script.pop(0)
        return self.rng.choice(due)

    def volunteer(self) -> str:
        """Return the next line of the script if no rule needs it."""
        return self.script.pop(0)[1:] if self.script and self.script[0].startswith("!") else ""

    def hand(self, place: str, size: int, pack: Collection[str]) -> list[str]:
        """Return the cards of the next hand: those of the script, filled up at random."""
        cards = self.hands.pop(place, [])
        free = sorted(set(pack) - self.reserved)
        if len(cards) + len(free) < size:
            free = sorted(set(pack) - set(cards))
        cards = cards + self.rng.sample(free, size - len(cards))
        if not self.hands:
            self.reserved = set()
        return cards


def write_record(
    game: type[Match], options: dict[str, str], seats: int, script: Script, deals: int = 1000
) -> dict[str, Any]:
    """Write a record of so many deals, or of a whole match if it has fewer."""
    complete, wrong = read_options(game, options, seats)
    assert not wrong, wrong
    match = game(complete, seats)
    written: list[dict[str, Any]] = []
    while not match.over and len(written) < deals:
        lines = Lines([], script)
        result = match.play(lines)
        deal = {"events": lines.lines, **result}
        if "contract" in deal:
            deal["contract"] = deal["contract"][0]
        written.append(deal)
    assert not script.script, f"never allowed: {script.script[0]}"
    record: dict[str, Any] = {"format": "mamlaka record", "format_version": 0, "game": game.GAME}
    record |= {"rules_version": game.RULES, "options": options, "seats": [{"name": "A"}] * seats, "deals": written}
    return record | {"totals": match.totals, "is_over": match.over}


def random_records(
    game: type[Match], count: int, fixed: dict[str, str] | None = None, deals: int = 1000
) -> Iterator[dict[str, Any]]:
    """Return records of random matches of at most so many deals, under random options except for the fixed ones."""
    rng = random.Random(0)
    while count:
        seats = rng.choice([*game.TABLES])
        options = {name: rng.choice(words) if rng.random() < 0.5 else words[0] for name, words in game.CHOICES.items()}
        if not read_options(game, options | (fixed or {}), seats)[1]:
            yield write_record(game, options | (fixed or {}), seats, Script(rng.randrange(2**32)), deals)
            count -= 1


def false_verdicts(game: type[Match], records: Iterable[dict[str, Any]]) -> list[str]:
    """Return which sound records a referee rejects, and which falsified ones it accepts."""
    verdicts = []
    for number, record in enumerate(records):
        verdicts += [f"record {number}: {fault}" for fault in judge(record, game)]
        accepted = [name for name, wrong in falsified(record, number) if not judge(wrong, game)]
        verdicts += [f"record {number} accepted: {name}" for name in accepted]
    return verdicts


def falsified(record: dict[str, Any], seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return records that no rules allow, each with what was changed in this one."""
    number = random.Random(seed).randrange(len(record["deals"]))
    deal = record["deals"][number]
    for seat in range(len(record["seats"])):
        totals, points = [*record["totals"]], [*deal["points"]]
        totals[seat] += 1
        points[seat] += 1
        yield f"total of seat {seat}", record | {"totals": totals}
        yield f"points of seat {seat}", with_deal(record, number, deal | {"points": points})
    yield "is_over", record | {"is_over": not record["is_over"]}
    yield "game", record | {"game": "trex"}
    yield "format_version", record | {"format_version": 1}
    yield "option", record | {"options": record["options"] | {"colour": "red"}}
    yield "seats", record | {"seats": record["seats"] * 4}
    yield "a deal is repeated", record | {"deals": [*record["deals"], record["deals"][-1]]}
    yield "void", with_deal(record, number, deal | {"void": "appeal"})
    yield "points are missing", with_deal(record, number, {key: deal[key] for key in deal if key != "points"})
    if "leader" in deal:
        leader = (deal["leader"] + 1) % len(record["seats"])
        yield "leader", with_deal(record, number, deal | {"leader": leader})
    for name, events in falsified_events(deal["events"], len(record["seats"]), random.Random(seed)):
        yield name, with_deal(record, number, deal | {"events": events})


def with_deal(record: dict[str, Any], number: int, deal: dict[str, Any]) -> dict[str, Any]:
    """Return a record with another deal in the place of one."""
    return record | {"deals": [*record["deals"][:number], deal, *record["deals"][number + 1 :]]}


def falsified_events(events: list[str], seats: int, rng: random.Random) -> Iterator[tuple[str, list[str]]]:
    """Return events of a deal that no rules allow, each with what was changed in this one."""

    def changed(at: int, *lines: str) -> list[str]:
        return [*events[:at], *lines, *events[at + 1 :]]

    yield "the last line of a deal is missing", events[:-1]
    hands = [at for at, line in enumerate(events) if re.match(r"deal \d", line)]
    start = next(at for at, line in enumerate(events) if line.startswith("new deal"))
    yield "number of the deal", changed(start, "new deal 99")
    yield "a hand is missing", changed(hands[0])
    yield "two equal hands", changed(hands[0], events[hands[1]].replace("deal 1", "deal 0"))
    plays = [at for at, line in enumerate(events) if re.fullmatch(r"\d \+?[2-9TJQKA*][SHDCL](?: up| down)?", line)]
    for at in rng.sample(plays, min(len(plays), 4)):
        seat, card = events[at].split(" ")[:2]
        yield f"seat of event {at}", changed(at, f"{(int(seat) + 1) % seats} {card}")
        yield f"card of event {at}", changed(at, f"{seat} 1H")
        yield f"no card in event {at}", changed(at, f"{seat} no")
        yield f"event {at} twice", changed(at, events[at], events[at])
        yield f"event {at} is missing", changed(at)
