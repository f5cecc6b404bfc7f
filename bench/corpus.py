"""Play the open corpus of Trex: `python -m bench.corpus FOLDER [--matches N] [--seed N] [--jobs N]`.

Every match seats four of the frozen opponents that follow fixed advice, drawn by its number, so that it depends on the
seed and the number alone. The referees among the tests judge the play and the deals of each record before it is
written; they share no code with the library. A part is a file of 250 records, named after its first match, and appears
when it is complete. The same command therefore resumes a run that was stopped, and with more `--matches` the corpus
grows. `SHA256SUMS` has the sums of the uncompressed parts, because compressors differ.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from mamlaka.bots.line_up import Decider
from mamlaka.cli.progress import processes, progress
from mamlaka.errors import MamlakaError, RecordError
from mamlaka.match import Setup
from mamlaka.record import Record, encode_record
from mamlaka.registry import find_game
from mamlaka.simulation import Simulation
from mamlaka.storage import read_records, write_records, write_text
from mamlaka.workers import map_ordered

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))

PLAYERS = ("rules-1", "cafe-1", "careful-1", "counter-1", "daring-1", "ducker-1", "partner-1", "salon-1")
"""The frozen opponents that take no time to search."""
SEATS = 4
SUMS = "SHA256SUMS"


@dataclass(frozen=True)
class Corpus:
    """The matches of a seed, and the folder for their parts."""

    folder: Path
    matches: int
    seed: int = 1
    part_size: int = 250
    """The number of matches in a part; the last part may have fewer."""

    @property
    def parts(self) -> range:
        """The numbers of the parts, from 0."""
        return range(-(-self.matches // self.part_size))

    def path(self, part: int) -> Path:
        """Return the file of a part."""
        return self.folder / f"trex-{part * self.part_size:06}.jsonl.gz"

    def line(self, part: int) -> str:
        """Play a part unless it is there; return its line for the list of sums.

        Raises:
            RecordError: the file has other matches, or a referee rejects a record.
        """
        path = self.path(part)
        numbers = range(self.matches)[part * self.part_size :][: self.part_size]
        if not path.exists() or not self._is_whole(path, numbers):
            write_records(path, (self.match(number) for number in numbers))
        digest = hashlib.sha256()
        for record in read_records(path):
            digest.update(encode_record(record) + b"\n")
        return f"{digest.hexdigest()}  {path.stem}\n"

    def match(self, number: int) -> Record:
        """Play a match, and let the referees judge its record.

        Raises:
            RecordError: a referee rejects it.
        """
        record = self._simulation(number).match(number)
        if faults := faults_of(record):
            raise RecordError(f"a referee rejects match {number}: {faults[0]}")
        return record

    def _simulation(self, number: int) -> Simulation:
        players = random.Random(f"{self.seed}/{number}").sample(PLAYERS, SEATS)
        source = f"open corpus of Trex, seed {self.seed}"
        return Simulation(Setup(find_game("trex")), tuple(map(opponent, players)), self.seed, source)

    def _is_whole(self, path: Path, numbers: range) -> bool:
        """Return whether a file has all of these matches, or only the first ones.

        Raises:
            RecordError: it has others.
        """
        count = 0
        for count, record in enumerate(read_records(path), 1):
            number = numbers[0] + count - 1
            try:
                self._simulation(number).read(number, encode_record(record), str(path))
            except RecordError as error:
                raise RecordError(f"{path} is part of another corpus, use another folder: {error}") from None
        return count >= len(numbers)


def opponent(name: str) -> type[Decider]:
    """Return the class of a frozen opponent."""
    module = import_module(f"bench.opponents.{name.replace('-', '_')}")
    found: type[Decider] = module.OPPONENT
    return found


def faults_of(record: Record) -> list[str]:
    """Return what independent programs find wrong with a record: by the rules of Trex, and with its deals."""
    from tests.games.trex.referee import referee  # noqa: PLC0415  # beside the tests
    from tests.oracle.verify_deals import deal_faults  # noqa: PLC0415  # the same

    document = json.loads(encode_record(record))
    return [*referee(document), *deal_faults(document)]


def play(corpus: Corpus, jobs: int) -> Iterator[str]:
    """Yield the line of each part in order; show the progress on a terminal."""
    with closing(map_ordered(corpus.line, corpus.parts, processes(jobs, len(corpus.parts)))) as lines:
        yield from progress(lines, f"parts of {corpus.part_size} matches", len(corpus.parts))


def main() -> None:
    """Play what is missing, and write the sums."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("folder", type=Path, help="for the parts; created if it is missing")
    parser.add_argument("--matches", type=int, default=1_000_000, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=0, help="processes; default: one for each processor")
    chosen = parser.parse_args()
    if chosen.matches < 1 or chosen.jobs < 0:
        parser.error("--matches takes a number from 1, and --jobs one from 0")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    corpus = Corpus(chosen.folder, chosen.matches, chosen.seed)
    try:
        write_text(corpus.folder / SUMS, "".join(play(corpus, chosen.jobs)))
    except KeyboardInterrupt:
        sys.exit(f"stopped; the complete parts are in {corpus.folder}: the same command goes on")
    except (MamlakaError, ChildProcessError) as error:
        sys.exit(f"bench.corpus: {error}")
    print(f"{corpus.matches:,} matches in {corpus.folder}, all accepted by the referees")


if __name__ == "__main__":
    main()
