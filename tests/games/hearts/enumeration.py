"""Count the play sequences of one deal of Hearts. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("QS": queen of spades). Points are penalty points: fewer are better, in every form of the game.
"""

from typing import NamedTuple

Cards = tuple[str, ...]
RANKS = "23456789TJQKA"  # from the weakest to the strongest
PENALTIES = {f"{rank}H": 1 for rank in RANKS} | {"QS": 13}


class Rules(NamedTuple):
    """The options that change the play of a deal or the points of its cards."""

    form: str = "international"  # or black_lady: the first card of a deal may be any card
    no_pts_on_first_trick: bool = True
    can_lead_any_club: bool = False
    must_break_hearts: bool = True
    qs_breaks_hearts: bool = False
    can_lead_hearts_instead_of_qs: bool = False
    jd_bonus: bool = False
    avoid_all_tricks_bonus: bool = False
    moon: str = "others"  # or self, none


class State(NamedTuple):
    """A state of a deal: a seat leads or follows, or the deal is over."""

    rules: Rules
    hands: tuple[Cards, ...]  # the cards held, by seat
    leader: int  # of this trick
    first: bool  # whether it is the first trick of the deal
    broken: bool  # whether a card was played that breaks hearts
    taken: tuple[Cards, ...]  # by seat; cards taken before the start of this state do not count
    trick: Cards = ()  # the leader's card first


def start(
    hands: list[str], rules: Rules, leader: int | None = None, *, first: bool = True, broken: bool = False
) -> State:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "K3.7.A42.QJ65"; without a leader 2C leads."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    if leader is None:
        leader = next(seat for seat, hand in enumerate(held) if "2C" in hand)
    return State(rules, held, leader, first, broken, ((),) * len(hands))


def turn(state: State) -> int:
    """Return the seat whose turn it is."""
    return (state.leader + len(state.trick)) % len(state.hands)


def legal(state: State) -> Cards:
    """Return the legal cards."""
    hand, rules = state.hands[turn(state)], state.rules
    if state.trick:
        cards = tuple(card for card in hand if card[1] == state.trick[0][1]) or hand
        banned = state.first and rules.no_pts_on_first_trick
        return (banned and tuple(card for card in cards if card not in PENALTIES)) or cards
    if state.first:
        if rules.form == "black_lady":
            return hand
        return tuple(card for card in hand if card[1] == "C") if rules.can_lead_any_club else ("2C",)
    others = tuple(card for card in hand if card[1] != "H")
    spared = others == ("QS",) and rules.can_lead_hearts_instead_of_qs
    return hand if state.broken or not rules.must_break_hearts or spared else others or hand


def play(state: State, card: str) -> State:
    """Play a legal card; the last one of a trick ends it, and its winner leads to the next."""
    seat, trick = turn(state), (*state.trick, card)
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    broken = state.broken or card[1] == "H" or (card == "QS" and state.rules.qs_breaks_hearts)
    state = state._replace(hands=hands, broken=broken, trick=trick)
    if len(trick) < len(hands):
        return state
    best = max((c for c in trick if c[1] == trick[0][1]), key=lambda c: RANKS.index(c[0]))
    winner = (seat + 1 + trick.index(best)) % len(hands)
    taken = tuple(cards + trick if other == winner else cards for other, cards in enumerate(state.taken))
    return state._replace(leader=winner, first=False, taken=taken, trick=())


def points(state: State) -> tuple[int, ...]:
    """Return the penalty points of the seats for the cards that they have taken."""
    rules = state.rules
    rows = [sum(PENALTIES.get(card, 0) for card in cards) for cards in state.taken]
    shot = [len(PENALTIES.keys() & set(cards)) == len(PENALTIES) for cards in state.taken]
    if any(shot) and rules.moon == "others":
        rows = [0 if moon else 26 for moon in shot]
    elif any(shot) and rules.moon == "self":
        rows = [-26 if moon else 0 for moon in shot]
    elif rules.avoid_all_tricks_bonus:
        rows = [row if cards else -5 for row, cards in zip(rows, state.taken, strict=True)]
    bonus = 10 if rules.jd_bonus else 0
    return tuple(row - bonus * cards.count("JD") for row, cards in zip(rows, state.taken, strict=True))


def enumerate_deal(state: State, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`, up to its length.

    Return the number of terminal nodes, and the penalty points of each seat in all of them; every deal is played out.
    """
    if not any(state.hands):
        return 1, *points(state)
    counts[ply] += len(cards := legal(state))
    below = [enumerate_deal(play(state, c), counts, ply + 1) for c in cards if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0,) * (len(state.hands) + 1), *below, strict=True))
