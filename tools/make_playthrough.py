"""Generate the playthroughs: `python tools/make_playthrough.py [--check]`.

A playthrough is the transcript of the first deals of a match, with each event as it is redacted for the seats and a
spectator. Review it as a diff: any change of the rules or of redaction shows up in it.
"""

import sys
from pathlib import Path

from mamlaka import FairShuffler, Rng, Setup, Table, find_bot, find_game, format_event, game_names, redact

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "games"
DEALS = 5
SEED = 7


def playthrough(name: str, preset: str) -> str:
    """Return the transcript of the first deals of a match between random bots."""
    rules = find_game(name)
    options = rules.options_type.parse({}, preset)
    bots = {seat: find_bot("random")(Rng(SEED + seat)) for seat in range(rules.usual_seats(options))}
    setup = Setup(rules, options)
    table = Table(setup, FairShuffler(SEED.to_bytes(32, "big")), bots=bots)
    title = f"{name} {preset}".rstrip()
    lines = [
        f"# {title}, rules version {rules.version}: events, and after a bar the viewers that receive them redacted"
    ]
    lines += [_line(table, number) for number in range(table.version)]
    while not table.is_over and len(table.state.results) < DEALS:
        version, deals = table.version, len(table.state.results)
        table.play_next_bot()
        lines += [_line(table, number) for number in range(version, table.version)]
        lines += [_result(table, deal) for deal in range(deals, len(table.state.results))]
    return "\n".join(lines) + "\n"


def _line(table: Table, number: int) -> str:
    event, game = table.log[number], table.state.game
    parts = [f"{number:4} {format_event(event, game)}"]
    for viewer in (*range(game.seats), None):
        redacted = redact(event, viewer)
        if redacted != event:
            who = "spectator" if viewer is None else f"seat {viewer}"
            parts.append(f"{who}: {'nothing' if redacted is None else format_event(redacted, game)}")
    return " | ".join(parts)


def _result(table: Table, deal: int) -> str:
    result = table.state.results[deal]
    points = (table.state.game.points_sign * points for points in result.points(table.state.seats))
    outcome = f"void, {result.void}" if result.void else " ".join(f"{value:+}" for value in points)
    contract = f", {result.contract}" if result.contract else ""
    return f"     = deal {deal}{contract} of seat {result.leader}: {outcome}"


def main() -> int:
    """Write or compare the playthroughs of every game, one per preset."""
    stale = 0
    ways = [(name, preset) for name in game_names() for preset in find_game(name).options_type.presets or ("",)]
    for name, preset in ways:
        path, text = FOLDER / name / "playthroughs" / f"{preset or 'default'}.txt", playthrough(name, preset)
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is stale")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
