"""Count the action sequences of one deal of Toepen. Written from the rules alone; imports nothing from the project.

Deals start after the exchanges, without signals. A card is rank and suit ("TC": ten of clubs). Seat i + 1 acts after
seat i. Actions are a card by the seat in turn, a knock by any seat that may, and the answers "stay" and "fold".
"""

from collections.abc import Iterator
from typing import NamedTuple

Cards = tuple[str, ...]
RANKS = {"ace_high": "789TJQKA", "dutch": "JQKA789T"}  # from the lowest to the highest


class Rules(NamedTuple):
    """The rules agreed before the deal."""

    knocks: bool = True  # whether there are any
    rank: str = "ace_high"
    knock_gap: str = "one_card"  # the required gap between two knocks; or none
    max_stake: str = "none"  # the stake at which knocking ends; a number or none


class State(NamedTuple):
    """A state of a deal: a seat acts, or the deal is over."""

    rules: Rules
    hands: tuple[Cards, ...]  # the cards still held, by seat
    before: tuple[int, ...]  # the chips at the start, by seat
    chips: tuple[int, ...]  # the chips now
    pot: int
    leader: int  # the leader of the open trick; if that seat has folded before, the next one still in
    live: tuple[int, ...]  # the seats still in
    trick: dict[int, str]  # the open trick: the card of each seat, the led one first
    stake: int = 1
    knocker: int = -1  # the seat that knocked last
    rested: bool = True  # whether a card was played since
    asked: tuple[int, ...] = ()  # the seats that still have to answer, in turn
    over: bool = False


def start(rules: Rules, leader: int, hands: list[str], chips: list[int], pot: int = 0) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "AK..7.T"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return State(rules, held, tuple(chips), tuple(chips), pot, leader, tuple(range(len(hands))), {})


def after(state: State, seat: int) -> list[int]:
    """Return the seats still in, clockwise, beginning with the given one if it is among them."""
    return sorted(state.live, key=lambda other: (other - seat) % len(state.hands))


def legal(state: State) -> Iterator[tuple[int, str]]:
    """Yield the legal actions with their seats."""
    if state.asked:
        yield from ((state.asked[0], word) for word in ("stay", "fold"))
        return
    seat = next(seat for seat in after(state, state.leader) if seat not in state.trick)
    led = next(iter(state.trick.values()), "")[1:]
    yield from ((seat, card) for card in [c for c in state.hands[seat] if c[1] == led] or state.hands[seat])
    capped = state.rules.max_stake != "none" and state.stake >= int(state.rules.max_stake)
    if state.rules.knocks and not capped and (state.rested or state.rules.knock_gap == "none"):
        yield from ((seat, "knock") for seat in state.live if seat != state.knocker)


def pay(state: State, seats: list[int]) -> State:
    """Let these seats pay the stake to the pot, or all that they have."""
    chips = tuple(max(0, own - state.stake) if seat in seats else own for seat, own in enumerate(state.chips))
    return state._replace(chips=chips, pot=state.pot + sum(state.chips) - sum(chips))


def end(state: State, winner: int) -> State:
    """Pay at the end of a deal: first all others still in, then the pot to the winner."""
    state = pay(state, [seat for seat in state.live if seat != winner])
    won = min(state.stake, state.pot)
    chips = tuple(own + won * (seat == winner) for seat, own in enumerate(state.chips))
    return state._replace(chips=chips, pot=state.pot - won, over=True)


def act(state: State, seat: int, word: str) -> State:
    """Apply a legal action and its consequences: a raised stake, a complete trick, the end of the deal."""
    if word == "knock":
        return state._replace(knocker=seat, rested=False, asked=tuple(after(state, seat)[1:]))
    if word in {"stay", "fold"}:
        if word == "fold":
            state = pay(state, [seat])._replace(live=tuple(other for other in state.live if other != seat))
        state = state._replace(asked=state.asked[1:])
        if len(state.live) == 1:
            return end(state, state.knocker)
        state = state._replace(stake=state.stake + (not state.asked))
    else:
        hands = tuple(tuple(card for card in hand if card != word) for hand in state.hands)
        state = state._replace(hands=hands, trick=state.trick | {seat: word}, rested=True)
    if state.asked or not state.trick or not state.trick.keys() >= set(state.live):
        return state
    first, led = next(iter(state.trick.items()))
    height = {s: RANKS[state.rules.rank].index(state.trick[s][0]) for s in state.live if state.trick[s][1] == led[1]}
    taker = max(height, key=lambda s: height[s]) if height else after(state, first)[0]
    state = state._replace(trick={}, leader=taker)
    return state if any(state.hands[seat] for seat in state.live) else end(state, taker)


def enumerate_deal(state: State, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... actions to `counts`; return terminal nodes and chips won by seat.

    The search goes no deeper than the length of `counts`: a deal counts only if it ends before the last entry.
    """
    if state.over:
        return 1, *(now - before for now, before in zip(state.chips, state.before, strict=True))
    actions = list(legal(state))
    counts[ply] += len(actions)
    below = [enumerate_deal(act(state, *action), counts, ply + 1) for action in actions if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip([0] * (1 + len(state.hands)), *below, strict=True))
