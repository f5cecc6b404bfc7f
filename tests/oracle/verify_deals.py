"""Verify the deals of match records, from docs/records.md and docs/notation.md alone: `verify_deals.py match.json`.

`verify_deals.py --published table.json match.json` also compares a record with the table that a server had published.
"""

import hmac
import json
import re
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any


def cards_of(hand: str) -> list[str]:
    """Return the cards of a hand or a deck: the suits in turn, then the jokers."""
    suits = zip([*"SHDC", ""], hand.split(".", 4), strict=False)
    return [rank + suit for suit, ranks in suits for rank in re.findall(r"\*?.", ranks)]


def draw(seed: bytes, text: str, things: list[str]) -> list[str]:
    """Shuffle a list in place, as the seed and the text determine; keep its order if there is no seed."""
    blocks = (hmac.digest(seed, f"{text}|{block}".encode(), "sha256") for block in range(2**32))
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    for last in range(len(things) - 1 if seed else 0, 0, -1):
        other = next(word for word in words if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
        things[last], things[other] = things[other], things[last]
    return things


def terms_of(record: dict[str, Any]) -> str:
    """Return the terms that a record has kept."""
    limit = [] if record.get("deal_limit") is None else [f"deals: {record['deal_limit']}"]
    options = [f"option {name}: {text}" for name, text in sorted(record["options"].items())]
    return "\n".join(
        [f"game: {record['game']} {record['rules_version']}", f"seats: {len(record['seats'])}", *limit, *options]
    )


def broken_promises(record: dict[str, Any], table: dict[str, Any]) -> list[str]:
    """Compare a record with the table that was published before its match, as far as that goes."""
    fair, origin = record.get("fair", {}), record.get("origin")
    nonces = fair.get("nonces") or [""] * len(record["seats"])
    hashes = [nonce and sha256(bytes.fromhex(nonce)).hexdigest() for nonce in nonces]
    pairs = {
        "commitment": (fair.get("commitment"), table["commitment"]),
        "hashes of the nonces": (hashes, [*table["nonceHashes"]]),
        "terms": (terms_of(record), table.get("terms") or terms_of(record)),
        "game": (record["game"], table.get("game") or record["game"]),
        "origin": (origin and origin.get("source", ""), (table.get("origin") or {}).get("table")),
        "end of the match": (record.get("is_over"), True),
    }
    for name, text in (table.get("options") or {}).items():
        pairs[f"option {name}"] = (record["options"].get(name), text)
    for seat, (now, was) in enumerate(zip(record["seats"], table.get("people") or [], strict=False)):
        is_person, found = was["kind"] == "person", (now.get("kind", "person"), now["name"])
        if is_person or found[0] == "bot" or table.get("takeover") == "nobody":
            bot = was.get("level") or table.get("bots") or now["name"]
            pairs[f"player of seat {seat}"] = (found, ("person", was["name"]) if is_person else ("bot", bot))
    return [f"{what}: {found!r}, but {was!r} was published" for what, (found, was) in pairs.items() if found != was]


def deal_faults(record: dict[str, Any], table: dict[str, Any] | None = None) -> list[str]:
    """Check the evidence and everything drawn by chance; without a seed, only whether the deals are possible.

    If a published table is given, the record is compared with it.
    """
    fair, seats = record.get("fair", {}), [*map(str, range(len(record["seats"])))]
    seed, nonces, rest, number = bytes.fromhex(fair.get("seed", "")), fair.get("nonces", []), list[str](), 0
    text, drawn = ",".join(nonces), dict[tuple[str, str], list[str]]()
    facts = {"game": record["game"], "seats": len(seats), **record["options"]}.items()
    decks = json.loads(Path(__file__).with_name("decks.json").read_text(encoding="utf-8"))  # those of docs/records.md
    deck = next(cards_of(cards) for known, cards in decks if known.items() <= facts)
    terms = fair.get("terms", "")
    promise = sha256(seed + terms.encode()).hexdigest()
    promised = len(seed) == 32 and promise == fair.get("commitment") if seed else not record.get("is_over")
    checks = [(promised, "no seed, or another one"), (len(nonces) in {0, len(seats)}, "not one nonce for each seat")]
    checks.append((terms in {"", terms_of(record)}, "other terms than those that the commitment covers"))
    for line in (line for deal in record.get("deals", []) for line in deal["events"]):
        match line.partition(" for ")[0].split():
            case ["new", "deal", index]:
                checks.append((index == str(number), f"{line}, but it is deal {number}"))
                rest, number = draw(seed, f"{text}|deal|{index}", [*deck]), int(index) + 1
            case ["deal", _, *cards]:
                cards = sorted(cards_of(cards[0])) if (hand := "." in "".join(cards)) else cards
                dealt = rest[: len(cards)] if seed else cards * (Counter(cards) <= Counter(rest))
                checks.append((cards == (sorted(dealt) if hand else dealt), f"deal {number - 1}: {line}"))
                rest = rest[len(cards) :] if seed else [*(Counter(rest) - Counter(cards)).elements()]
            case ["move", seat, place, *cards] if seed and seat == place and seat not in line.partition(" for ")[2]:
                order = draw(seed, f"{text}|places|{number - 1}", [*deck])
                checks.append((" for " not in line or cards == [card for card in order if card in cards], line))
            case ["chance", label, index, thing] if seed:
                things = draw(seed, f"{text}|{label}|{index}", [*(seats if label == "dealer" else deck)])
                checks.append((bool(left := drawn.setdefault((label, index), things)) and left.pop(0) == thing, line))
    return [fault for fine, fault in checks if not fine] + (broken_promises(record, table) if table else [])


if __name__ == "__main__":
    words = sys.argv[1:]
    published = json.loads(Path(words[1]).read_bytes()) if words[:1] == ["--published"] else None
    paths = [Path(word) for word in (words[2:] if published else words)]
    files = [(path, path.open("rb") if path.suffix == ".jsonl" else [path.read_bytes()]) for path in paths]
    faults = [
        f"{path}: {one}" for path, rows in files for row in rows for one in deal_faults(json.loads(row), published)
    ]
    sys.exit("\n".join(faults) or 0)
