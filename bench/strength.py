"""Measure the strength of the bots, and write `docs/strength.md`: `python -m bench.strength [--only TITLE] [--jobs N]`.

Every contest is a command of the arena that keeps its results in `build/strength/`, so a stopped run can be resumed.
Results of other versions of the bots are discarded. The first set of every contest is used to estimate the total time;
if it exceeds `--minutes`, all contests get fewer sets. `--only` measures one section, and leaves the others of the page
as they are. `--quick` stops after the first sets and writes the page next to the results.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec.structs import replace

import mamlaka
from bench.opponents._pool import POOL, TUNING, UNTUNED
from mamlaka.arena import Entrant, Summary, parse_entrants
from mamlaka.arena.results import Header, decode_times
from mamlaka.arena.statistics import Estimate
from mamlaka.arena.tally import Row
from mamlaka.bots.base import Limit
from mamlaka.cli import ENDED_BY_SIGNAL
from mamlaka.cli.append_log import complete_lines
from mamlaka.errors import InvalidSetup
from mamlaka.search.kernel import engine, reason_of_absence

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
OPPONENTS = ROOT / "bench" / "opponents"
RESULTS = ROOT / "build" / "strength"
NORMAL_95 = 1.96
"""The half-width of a 95% interval of the normal distribution, in standard deviations."""
PAIR = 2
FEWEST_SETS = 12
"""The fewest sets of which a result is published; an interval from fewer depends on a single odd match."""
OVERHEAD = 1.2
"""The ratio of the time of a set to the time of its decisions."""
SINGLE = "--set doubling=off --set kh_appeal=none --set trex_redeal=off"


@dataclass(frozen=True)
class Section:
    """Contests under the same rules."""

    title: str
    about: str
    words: str
    """The arguments of all contests after the bots."""
    row: str
    """The name of the row of the results that is reported."""
    contests: Sequence[tuple[*tuple[str, ...], int]]
    """The bots and the number of sets of each contest. If there are more than two, each plays against each."""


SCHEMES = ("always-knock", "never-fold", "always-fold", "always-exchange", "always-challenge")
"""Opponents that follow one simple strategy in Toepen."""

HALVES = " and ".join(
    f"{', '.join(f'`{name}`' for name in names)} ({use})"
    for names, use in ((TUNING, "bots are tuned against them"), (UNTUNED, "bots are measured against them, not tuned"))
)
"""The halves of the pool in words."""

SECTIONS = (
    Section(
        "A kingdom, contract by contract",
        "Points a kingdom above the mean of the seats: each contract as a single deal, no doubling, no partners, one "
        "bot against three others.",
        SINGLE,
        "kingdom",
        (
            ("random", "rules-1", 100),
            ("easy", "rules-1", 100),
            ("flat-1", "rules-1", 100),
            ("rules", "rules-1", 400),
            ("search@10ms", "rules-1", 800),
            ("oracle@10ms", "rules-1", 400),
            ("search@10ms", "flat-1", 400),
            ("rules", "random", 400),
            ("search@10ms", "random", 100),
        ),
    ),
    Section(
        "An earlier version",
        "The same against three of `search-7`, the search bot of version 7.",
        SINGLE,
        "kingdom",
        (("search@10ms", "search-7@10ms", 400),),
    ),
    Section(
        "The pool",
        "The same against three of each opponent of the pool, players of Trex that do not descend from our bots: "
        f"{HALVES}.",
        SINGLE,
        "kingdom",
        (*(("rules", name, 100) for name in POOL), *(("search@10ms", name, 60) for name in POOL)),
    ),
    Section(
        "The pool as partners",
        "Points a match of a side above the mean of both: two partners against two of the pool.",
        "--as matches --preset partners",
        "match",
        (*(("rules", name, 30) for name in POOL), *(("search@10ms", name, 20) for name in POOL)),
    ),
    Section(
        "An earlier version as partners",
        "Points a match of a side above the mean of both: two partners against two of `search-7`.",
        "--as matches --preset partners",
        "match",
        (("search@10ms", "search-7@10ms", 40),),
    ),
    Section(
        "The pool against each other",
        "Points a kingdom above the mean of the seats: the bot of the row against three of that of the column.",
        SINGLE,
        "kingdom",
        ((*POOL, "rules", 20),),
    ),
    Section(
        "The pool against each other as partners",
        "Points a match of a side above the mean of both: two of the row against two of the column.",
        "--as matches --preset partners",
        "match",
        ((*POOL, "rules", 20),),
    ),
    Section(
        "The levels",
        "The same for the levels that players choose from, each against three of the level below. `hard` searches 24 "
        "worlds a decision, in at most 5 ms; `best` takes 100 ms.",
        SINGLE,
        "kingdom",
        (("easy", "random", 200), ("medium", "easy", 200), ("hard", "medium", 200), ("best", "hard", 60)),
    ),
    Section(
        "Whole matches of Trex",
        "Points a match above the mean of the seats: twenty deals with choice of contracts, doubling and appeals.",
        "--as matches",
        "match",
        (("easy", "rules-1", 20), ("rules", "rules-1", 100), ("search@10ms", "rules-1", 100)),
    ),
    Section(
        "Partners",
        "Points a match of a side above the mean of both: two partners against two.",
        "--as matches --preset partners",
        "match",
        (("easy", "rules-1", 20), ("rules", "rules-1", 100), ("search@10ms", "rules-1", 100)),
    ),
    Section(
        "Hearts",
        "Points a deal; fewer are better. The cards are passed to the left, to the right, across and not at all.",
        "--game hearts --as matches --set target=none --set deals=4",
        "a deal",
        (
            ("easy", "rules-1", 50),
            ("rules", "rules-1", 100),
            ("search@10ms", "rules-1", 100),
            ("oracle@10ms", "rules-1", 100),
        ),
    ),
    Section(
        "Tressette",
        "The share of matches won.",
        "--game tressette --as matches",
        "won",
        (("easy", "rules-1", 200), ("rules", "rules-1", 500), ("search@10ms", "rules-1", 500)),
    ),
    Section(
        "Toepen",
        "Chips a deal above the mean of the seats, four players. The bots named `always-` and `never-` follow a simple "
        "scheme.",
        "--game toepen --seats 4 --as matches",
        "a deal",
        (
            ("easy", "rules-1", 40),
            ("rules", "rules-1", 100),
            ("search@10ms", "rules-1", 100),
            ("search@10ms", "search-7@10ms", 100),
            *((scheme, "rules-1", 40) for scheme in SCHEMES),
            *((scheme, "search@10ms", 10) for scheme in SCHEMES),
        ),
    ),
    Section(
        "Oneonta Whist",
        "Points a match, each bot alone with the same cards. `search` plays for the target of the match and not for "
        "points: [the chance to win](games/oneonta.md#the-chance-to-win) tells how well.",
        "--game oneonta --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 20)),
    ),
    Section(
        "Spar",
        "Points a match above the mean of the seats, four players.",
        "--game spar --as matches",
        "match",
        (("rules", "random", 60), ("search@10ms", "rules", 40)),
    ),
    Section(
        "Knockout Whist",
        "Points a match above the mean of the seats, four players.",
        "--game knockout_whist --as matches",
        "match",
        (("rules", "random", 60), ("search@10ms", "rules", 150)),
    ),
    Section(
        "Romanian Whist",
        "Points a match above the mean of the seats, four players.",
        "--game romanian_whist --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 60), ("search@10ms", "rules", 40)),
    ),
    Section(
        "Kein Stich",
        "Points a match above the mean of the seats, four players.",
        "--game kein_stich --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 200), ("search@10ms", "rules", 120)),
    ),
    Section(
        "Quodlibet",
        "Bad points a match below the mean of the seats.",
        "--game quodlibet --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 60), ("search@10ms", "rules", 60)),
    ),
    Section(
        "Fan Tan",
        "Chips a match above the mean of the seats, four players.",
        "--game fan_tan --as matches",
        "match",
        (("rules", "random", 20), ("search@10ms", "rules", 40)),
    ),
    Section(
        "Herzeln",
        "Points a match above the mean of the seats, four players.",
        "--game herzeln --as matches",
        "match",
        (("rules", "random", 60), ("search@10ms", "rules", 40)),
    ),
    Section(
        "Barbu",
        "Points a match above the mean of the seats.",
        "--game barbu --as matches",
        "match",
        (("rules", "random", 12), ("search@10ms", "rules", 16)),
    ),
    Section(
        "Loo",
        "Chips a match above the mean of the seats, six players.",
        "--game loo --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 60), ("search@10ms", "rules", 285)),
    ),
    Section(
        "Tressette for four",
        "Points of a side a match above the mean of both sides.",
        "--game tressette_four --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 60), ("search@10ms", "random", 20), ("search@10ms", "rules", 60)),
    ),
    Section(
        "Schnapsen",
        "Game points a deal above the mean of both seats.",
        "--game schnapsen",
        "deal",
        (
            ("easy", "random", 100),
            ("rules", "random", 200),
            ("search@10ms", "random", 60),
            ("search@10ms", "rules", 400),
        ),
    ),
    Section(
        "Five Hundred",
        "Points a deal above the mean of the three seats.",
        "--game five_hundred",
        "deal",
        (
            ("easy", "random", 60),
            ("rules", "random", 100),
            ("search@10ms", "random", 40),
            ("search@10ms", "rules", 200),
        ),
    ),
    Section(
        "Cribbage",
        "Points a deal above the mean of both seats.",
        "--game cribbage",
        "deal",
        (
            ("easy", "random", 100),
            ("rules", "random", 200),
            ("search@10ms", "random", 60),
            ("search@10ms", "rules", 1000),
        ),
    ),
    Section(
        "Skat",
        "Points a deal above the mean of the three seats.",
        "--game skat",
        "deal",
        (
            ("easy", "random", 60),
            ("rules", "random", 200),
            ("search@10ms", "random", 60),
            ("search@10ms", "rules", 200),
        ),
    ),
    Section(
        "Scopone",
        "Points of a side a deal above the mean of both sides.",
        "--game scopone",
        "deal",
        (
            ("easy", "random", 60),
            ("rules", "random", 100),
            ("search@10ms", "random", 40),
            ("search@10ms", "rules", 200),
        ),
    ),
    Section(
        "Da Qi Zi",
        "Points a match above the mean of the seats, four players.",
        "--game da_qi_zi --as matches",
        "match",
        (("easy", "random", 20), ("rules", "random", 60), ("search@10ms", "random", 20), ("search@10ms", "rules", 100)),
    ),
)


@dataclass
class Contest:
    """A command of the arena, and its results."""

    section: Section
    bots: tuple[str, ...]
    sets: int
    summary: Summary | None = None

    @property
    def path(self) -> Path:
        """The file of the results."""
        name = "-".join([*self.section.title.replace(",", "").lower().split(), *self.bots])
        return RESULTS / f"{name}.jsonl"

    @property
    def is_league(self) -> bool:
        """Whether there are more than two bots, each of which plays against each."""
        return len(self.bots) > PAIR

    @property
    def label(self) -> str:
        """A short description of the contest."""
        return f"{self.section.title}: {' against '.join(self.bots)}"

    @property
    def played(self) -> int:
        """The number of sets played so far."""
        return max(0, len(complete_lines(self.path)) - 1)

    @cached_property
    def seconds(self) -> float:
        """The seconds of a set, estimated once from the decision times of the sets played so far."""
        lines = complete_lines(self.path.with_suffix(".times.jsonl"))
        noted = [times.counts for row in lines for times in decode_times(row, str(self.path))]
        micros = sum(duration * count for counts in noted for duration, count in counts.items())
        return OVERHEAD * micros / 1_000_000 / max(1, len(lines))

    def left(self, sets: int) -> float:
        """Return the seconds that one process needs to reach this number of sets."""
        return max(0, sets - self.played) * self.seconds

    def play(self, sets: int, jobs: int) -> None:
        """Play on to a number of sets, and read all results.

        Raises:
            KeyboardInterrupt: the user has stopped it.
            CalledProcessError: the arena has rejected the contest, or a bot has failed.
        """
        words = [sys.executable, "-m", "mamlaka", "arena", *self.bots, *self.section.words.split()]
        words += ["--max-sets", str(max(sets, self.played)), "--jobs", str(jobs), "--out", str(self.path), "--json"]
        done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, check=False)
        if done.returncode in ENDED_BY_SIGNAL:
            raise KeyboardInterrupt
        done.check_returncode()
        self.summary = msgspec.json.decode(done.stdout, type=Summary)

    def forget_others(self, entrants: tuple[Entrant, ...]) -> None:
        """Discard results of other versions of the bots."""
        lines = complete_lines(self.path)
        if not lines or msgspec.json.decode(lines[0], type=Header).bots != entrants:
            self.path.unlink(missing_ok=True)


def contests(sections: Sequence[Section]) -> Iterator[Contest]:
    """Yield the contests whose bots are available; print the others."""
    for section in sections:
        for *bots, sets in section.contests:
            contest = Contest(section, tuple(bots), sets)
            try:
                entrants = parse_entrants(contest.bots, Limit(), str(OPPONENTS))
            except InvalidSetup as error:
                say(f"left out is {contest.label}: {error}")
                continue
            contest.forget_others(entrants)
            yield contest


def play_all(found: Sequence[Contest], jobs: int, minutes: float) -> None:
    """Play the first set of every contest, then as many sets as time allows; print the remaining time."""
    deadline = time.monotonic() + 60 * minutes
    for number, contest in enumerate(found, start=1):
        if not contest.played:
            say(f"first set, {number} of {len(found)}: {contest.label}")
            contest.play(1, jobs)
    share = share_of(found, jobs, deadline - time.monotonic())
    for number, contest in enumerate(found, start=1):
        sets = max(1, round(share * contest.sets))
        left = sum(other.left(round(share * other.sets)) for other in found[number - 1 :]) / jobs
        say(f"{number} of {len(found)}, {sets} sets, all in about {left / 60:.0f} min: {contest.label}")
        contest.play(sets, jobs)


def share_of(found: Sequence[Contest], jobs: int, seconds: float) -> float:
    """Return the share of the sets that fits into the time, rounded to 0.01; at most 1."""
    shares = (percent / 100 for percent in range(100, 0, -1))
    enough = (share for share in shares if sum(one.left(round(share * one.sets)) for one in found) <= seconds * jobs)
    return next(enough, 0.0)


def say(words: str) -> None:
    """Print the progress."""
    print(f"strength: {words}", file=sys.stderr, flush=True)


def page(found: Sequence[Contest], before: str, fewest: int) -> str:
    """Return the page of results.

    Args:
        found: the contests that have been played.
        before: the page with the results of the other sections.
        fewest: the fewest sets of a contest that is reported.
    """
    kept = {part.partition("\n")[0]: part for part in before.split("\n## ")}
    measured = {section.title: results(section, found, fewest) for section in {contest.section for contest in found}}
    parts = kept | measured | gap(found)
    titles = [*(section.title for section in SECTIONS), GAP]
    return "\n## ".join([HEADING, *(parts[title] for title in titles if title in parts)])


def results(section: Section, found: Sequence[Contest], fewest: int) -> str:
    """Return the part of the page that reports the contests of a section."""
    contests_here = [
        contest
        for contest in found
        if contest.section == section and contest.summary and contest.summary.sets >= fewest
    ]
    pairs = [line(contest) for contest in contests_here if not contest.is_league]
    tables = ["\n".join([PAIRS, *pairs])] if pairs else []
    tables += [league(contest) for contest in contests_here if contest.is_league]
    bots = "BOT AGAINST" if pairs else "BOTS"
    return SECTION.format(section=section, bots=bots, tables="\n\n".join(tables), machine=machine())


HEADING = """# How well the bots play

Measured with [the arena](arena.md) by `make strength`, which writes this page.

*Above* is the mean result of the bot minus the mean of the seats, or of the sides, with its 95% interval; more is
better in every game. The name of a bot is followed by its limit, if it has one, and its version. `rules-1` and `flat-1`
never change.

Each section was measured on the day that it states, with the versions that it states; [Versions](versions.md) has the
present ones, which may play differently. Compare rows of a section. Two sections compare only where the versions agree.
"""

SECTION = """{section.title}

{section.about}

```sh
mamlaka arena {bots} {section.words} --max-sets SETS
```

{tables}

{machine}
"""

PAIRS = """
| bot | against | sets | above, with 95% interval | its points | each opponent | median time of a decision | 95% |
|---|---|---|---|---|---|---|---|
""".strip()
"""The head of a table of contests between two bots."""


def machine() -> str:
    """Describe the day, the program and the machine of a measurement."""
    cpus = Path("/proc/cpuinfo")
    models = re.findall(r"model name\s*: (.+)", cpus.read_text("utf-8")) if cpus.exists() else []
    model = models[0] if models else platform.machine()
    kernel = engine()
    search = f"the kernel ({kernel.name})" if kernel else f"no kernel ({reason_of_absence()})"
    today = datetime.now(UTC).date()
    return (
        f"Measured on {today.day} {today:%B %Y}: Mamlaka {mamlaka.__version__} with {search}, "
        f"Python {platform.python_version()}, {os.cpu_count()} processors ({model})."
    )


def line(contest: Contest) -> str:
    """Return the table row of a contest."""
    row = row_of(contest)
    assert contest.summary is not None
    hero, other = contest.summary.bots
    percent = contest.section.row == "won"
    own, others = (f"{value:.1%}" if percent else f"{value:+.2f}" for value in (row.own, row.other))
    half = "" if row.above.high is None else f" ± {row.above.high - row.above.mean:.1%}"
    above = f"{row.above.mean:+.1%}{half}" if percent else str(row.above)
    times = (f"{1000 * value:.3g} ms" for value in (hero.times.median, hero.times.p95)) if hero.times else ("", "")
    names = [f"`{bot.entrant.label}` {bot.entrant.version}" for bot in (hero, other)]
    return f"| {' | '.join([*names, str(contest.summary.sets), above, own, others, *times])} |"


def league(contest: Contest) -> str:
    """Return the table of a contest in which each bot plays against each: ratings, and what each pair gives."""
    assert contest.summary is not None
    names = [bot.entrant.label for bot in contest.summary.bots]
    above = {
        (row.pairing.first, row.pairing.second): row.above
        for row in contest.summary.rows
        if row.name == contest.section.row
    }
    # Two sides of the same size play each pair once: what one gains, the other loses.
    above |= {(second, first): opposite(one) for (first, second), one in above.items() if (second, first) not in above}
    ratings = [bot.rating for bot in contest.summary.bots]
    order = sorted(range(len(names)), key=lambda number: -(rating.mean if (rating := ratings[number]) else 0))
    lines = [
        f"{contest.summary.sets} sets{with_versions(contest.summary)}. {RATING}",
        "",
        f"| bot | rating | {' | '.join(f'`{names[other]}`' for other in order)} |",
        "|---" * (len(names) + 2) + "|",
    ]
    for number in order:
        rating = ratings[number]
        words = f"{rating.mean:.1f} ± {NORMAL_95 * rating.deviation:.1f}" if rating else ""
        cells = ["" if number == other else str(above[number, other]) for other in order]
        lines.append(f"| `{names[number]}` | {words} | {' | '.join(cells)} |")
    return "\n".join(lines)


RATING = (
    "*Rating* is from the order of all bots in each set, on a scale that starts at 25 "
    "([the arena](arena.md#what-is-measured)), with its 95% interval."
)
"""What the ratings of a league are."""


def with_versions(summary: Summary) -> str:
    """Name the bots that have changed since their first version; frozen opponents never do."""
    changed = [f"`{bot.entrant.label}` {bot.entrant.version}" for bot in summary.bots if bot.entrant.version > 1]
    return f", with {', '.join(changed)}" if changed else ""


def opposite(estimate: Estimate) -> Estimate:
    """Return the estimate of the other side, whose result is the negative one."""
    low, high = (None if end is None else -end for end in (estimate.high, estimate.low))
    return replace(estimate, mean=-estimate.mean, low=low, high=high)


def row_of(contest: Contest, name: str = "") -> Row:
    """Return the row of the results with a name; without a name, the row that is reported."""
    assert contest.summary is not None
    return next(row for row in contest.summary.rows if row.name == (name or contest.section.row))


def gap(found: Sequence[Contest]) -> dict[str, str]:
    """Describe, under its title, the share of the gain of perfect information that the search achieves, if measured."""
    played = {one.bots: one for one in found if one.section == SECTIONS[0]}
    search, oracle = (played.get((name, "rules-1")) for name in ("search@10ms", "oracle@10ms"))
    if not search or not oracle:
        return {}
    names = (SECTIONS[0].row, *CONTRACTS)
    above = {name: (row_of(search, name).above, row_of(oracle, name).above) for name in names}
    shares = {name: f"{ours.mean / most.mean:.0%}" if most.mean else "" for name, (ours, most) in above.items()}
    lines = [f"| {name} | {above[name][0]} | {above[name][1]} | {shares[name]} |" for name in CONTRACTS]
    return {GAP: SHARE.format(share=shares[names[0]], lines="\n".join(lines))}


CONTRACTS = ("king", "queens", "diamonds", "slaps", "trex")
"""The rows of a kingdom's results that report single contracts."""
GAP = "The gap to perfect information"
SHARE = f"""{GAP}

`oracle` is the search bot with the true deal as its only world, an upper bound for search. By the first table,
`search` closes {{share}} of the gap between `rules-1` and `oracle`. By contract, points a deal above the mean of the
seats, in the same sets and with the same versions:

| contract | `search@10ms` | `oracle@10ms` | share |
|---|---|---|---|
{{lines}}
"""


def main() -> int:
    """Measure and write the page; return 1 if it was stopped."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one set of everything, to try it out")
    parser.add_argument("--minutes", type=float, default=90, help="play fewer sets where it would take longer")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    titles = [section.title for section in SECTIONS]
    parser.add_argument("--only", action="append", choices=titles, metavar="TITLE", help="a section; may be repeated")
    arguments = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    found = list(contests([section for section in SECTIONS if section.title in (arguments.only or titles)]))
    try:
        play_all(found, arguments.jobs, 0 if arguments.quick else arguments.minutes)
    except KeyboardInterrupt:
        say("stopped: the same command goes on")
        return 1
    path = RESULTS / "strength.md" if arguments.quick else PAGE
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    path.write_text(page(found, before, 1 if arguments.quick else FEWEST_SETS), encoding="utf-8")
    say(f"{path.relative_to(ROOT)} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
