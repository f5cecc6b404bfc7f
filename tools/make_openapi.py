"""Generate docs/openapi.json: the description of the HTTP part of the protocol.

Usage: python tools/make_openapi.py [--check]
"""

import sys
from pathlib import Path

from mamlaka.server.http.openapi import encoded_description

PATH = Path(__file__).resolve().parents[1] / "docs" / "openapi.json"


def main() -> int:
    """Write the file, or compare it and return 1 if it is stale."""
    if sys.argv[1:] == ["--check"]:
        return int(not PATH.exists() or PATH.read_bytes() != encoded_description())
    PATH.write_bytes(encoded_description())
    return 0


if __name__ == "__main__":
    sys.exit(main())
