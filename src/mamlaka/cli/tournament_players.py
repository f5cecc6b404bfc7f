"""Who takes part in a tournament: the players of a file."""

from __future__ import annotations

from pathlib import Path

from mamlaka.duplicate import PARTNERS
from mamlaka.errors import InvalidSetup, RecordError

__all__ = ["read_players"]

COMMENT = "#"


def read_players(path: Path) -> list[tuple[str, ...]]:
    """Return the names in each line of a file.

    Raises:
        RecordError: the file cannot be read.
        InvalidSetup: it names no one, or a line has an empty name.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError:
        raise RecordError(f"cannot read {path}: it is not written in UTF-8") from None
    except ValueError:
        raise RecordError(f"cannot read {path}: no file has such a name") from None
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not (words := line.partition(COMMENT)[0].strip()):
            continue
        names = tuple(name.strip() for name in words.split(PARTNERS))
        if not all(names):
            raise InvalidSetup(f"{path}, line {number}: a name is empty: write Amira {PARTNERS} Bilal")
        found.append(names)
    if not found:
        raise InvalidSetup(f"{path} names no players: write one in each line")
    return found
