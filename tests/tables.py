"""Tables with chosen cards."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import FRENCH, ITALIAN, PIQUET, XIANGQI, Mask, iter_cards
from mamlaka.compendium import OrderedDeals
from mamlaka.engine import apply_action, fold, turns
from mamlaka.events import Placed, redact
from mamlaka.fair import FairShuffler
from mamlaka.games.barbu import Barbu, BarbuDeals, BarbuOptions
from mamlaka.games.cribbage import Cribbage, CribbageOptions
from mamlaka.games.cribbage.deal import DECK as CRIBBAGE
from mamlaka.games.da_qi_zi import DaQiZi
from mamlaka.games.da_qi_zi.phases import ComboPlay, ComboTrick
from mamlaka.games.fan_tan import FanTan, FanTanDeals, FanTanOptions
from mamlaka.games.fan_tan.deals import spec_of as fan_tan_spec
from mamlaka.games.five_hundred import FiveHundred, FiveHundredDeals, FiveHundredOptions
from mamlaka.games.five_hundred.contracts import BIDS
from mamlaka.games.hearts import Hearts, HeartsDeals, HeartsOptions
from mamlaka.games.hearts.deal import OPENER
from mamlaka.games.herzeln import Herzeln, HerzelnOptions
from mamlaka.games.herzeln.contracts import LONG
from mamlaka.games.kein_stich import KeinStich, KeinStichOptions
from mamlaka.games.knockout_whist import KnockoutDeals, KnockoutOptions, KnockoutWhist
from mamlaka.games.loo import Loo, LooDeals, LooOptions
from mamlaka.games.oneonta import Oneonta
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.quodlibet import Quodlibet, QuodlibetDeals, QuodlibetOptions
from mamlaka.games.romanian_whist import RomanianDeals, RomanianOptions, RomanianWhist
from mamlaka.games.schnapsen import Schnapsen, SchnapsenOptions
from mamlaka.games.schnapsen.deal import DECK as SCHNAPSEN
from mamlaka.games.schnapsen.deal import GOAL, marriages_of, trump_jack
from mamlaka.games.schnapsen.deal import spec_of as schnapsen_spec
from mamlaka.games.schnapsen.phases import ClosingPlay, Standing
from mamlaka.games.scopone import Scopone, ScoponeOptions, capture_spec
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.games.skat import Skat, SkatDeals, SkatOptions
from mamlaka.games.skat.phases import DuelAuction
from mamlaka.games.spar import Spar, SparDeals, SparOptions
from mamlaka.games.spar.deal import deck_of
from mamlaka.games.tressette import Tressette, TressetteOptions
from mamlaka.games.tressette_four import FourDeals, TressetteFour, TressetteFourOptions
from mamlaka.games.trex import Kingdoms, Trex
from mamlaka.games.trex.contracts import spec_of
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import DealsInTurn, Setup
from mamlaka.notation import format_hand, parse_action, parse_hand
from mamlaka.phase import Shuffler
from mamlaka.phases import (
    Choose,
    DeclarerPlay,
    DrawDealer,
    FindHolder,
    LayoutPlay,
    PickUpHand,
    TakeWidow,
    TrickPlay,
    TurnUp,
)
from mamlaka.plan import lower
from mamlaka.seats import Seat, turn_order
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from mamlaka.zones import Zone

NO_SEED = bytes(32)


def completed(hands: Sequence[Mask], size: int = 13) -> list[Mask]:
    """Fill hands up to `size` cards with cards that are in no hand, in the order of the deck."""
    free = list(iter_cards(FRENCH.all_mask & ~sum(hands)))
    full = []
    for hand in hands:
        wanted = size - hand.bit_count()
        full.append(hand | sum(1 << card for card in free[:wanted]))
        free = free[wanted:]
    return full


def shuffler_of(*deals: Sequence[Mask], drawn: str = "") -> Shuffler:
    """Deal these hands first, one deal after the other, then from a fixed seed; draw these cards for the first king."""
    orders = [tuple(card for hand in hands for card in iter_cards(hand)) for hands in deals]
    draws = tuple(FRENCH.card(name) for name in drawn.split())
    rest = FairShuffler(NO_SEED)

    def deal(label: str, index: int, size: int) -> Sequence[int]:
        if label == "draw":
            return draws
        return orders[index] if index < len(orders) else rest(label, index, size)

    return deal


def table_of(*hands: str, options: dict[str, str] | None = None, king: Seat | None = None) -> Table:
    """Open a table of Trex whose first deal has these cards and others: `AK.9..`, seat 0 first.

    With a `king`, this seat draws the highest card; otherwise the holder of the seven of hearts is king.
    """
    masks = [parse_hand(hand or "...", FRENCH) for hand in hands]
    draw = {} if king is None else {"first_king": "high_card_draw"}
    drawn = " ".join("AS" if seat == king else f"{seat + 2}H" for seat in range(4))
    shuffler = shuffler_of(completed(masks + [0] * (4 - len(masks))), drawn=drawn)
    return Table(Setup(Trex, {**(options or {}), **draw}), shuffler)


def act(table: Table, seat: Seat, words: str) -> None:
    """Let a seat act on a text."""
    turn = table.view(seat).turn
    assert turn is not None, f"seat {seat} is not asked"
    table.act(seat, parse_action(words, turn, table.state.game.deck))


def everybody(table: Table, words: str) -> None:
    """Let every seat that is asked give the same answer."""
    for seat in table.waiting_for:
        act(table, seat, words)


def state_with(state: State, hands: Sequence[Mask], **zones: Mask) -> State:
    """Return a state with these cards in the hands and the zones of the given kinds; seat 0 has taken all others."""
    places = {state.game.zone_index[kind, None]: cards for kind, cards in zones.items()} | dict(enumerate(hands))
    places[state.game.zone_index["taken", 0]] = state.game.deck.all_mask & ~sum(places.values())
    for place, cards in places.items():
        state = state.with_zone(place, state.zones[place].with_cards(cards, cards.bit_count()))
    return state


def tressette_of(hands: Sequence[str], stock: str, options: TressetteOptions | None = None, leader: Seat = 0) -> State:
    """Return the state before the first lead of a deal of Tressette with these cards; the stock begins with its top.

    All other cards have been taken by seat 0.
    """
    state, lying = Setup(Tressette, options or {}).start().pop_phase(), tuple(map(ITALIAN.card, stock.split()))
    state = state_with(state, [parse_hand(hand, ITALIAN) for hand in hands], stock=sum(1 << card for card in lying))
    place = state.game.zone_index["stock", None]
    state = state.with_zone(place, replace(state.zones[place], order=lying))
    bottom = state.stack[0]
    state = state.replace_phase(bottom, DealsInTurn(deal_index=0, dealer=1 - leader))
    return state.game.after_phase(state, state.stack[0])


def tressette_four_of(
    hands: Sequence[str],
    options: TressetteFourOptions | None = None,
    leader: Seat = 0,
    taken: Sequence[str] = (),
    totals: Sequence[int] = (),
) -> State:
    """Return the state before the first decision of a deal of Tressette for four with these cards.

    Args:
        hands: the cards of each seat.
        options: the options.
        leader: the seat on the right of the dealer.
        taken: the cards that seats 1, 2 and 3 have taken; seat 0 has taken all others.
        totals: (seats,), the points before the deal.
    """
    state = Setup(TressetteFour, options or {}).start().pop_phase()
    piles = [parse_hand(cards, ITALIAN) for cards in taken]
    held = [parse_hand(hand or "...", ITALIAN) for hand in hands]
    rest = ITALIAN.all_mask & ~sum(held) & ~sum(piles)
    for place, cards in (*enumerate(held), *enumerate((rest, *piles), start=state.seats)):
        state = state.with_zone(place, state.zones[place].with_cards(cards, cards.bit_count()))
    entries = tuple(LedgerEntry(seat, points, "cards") for seat, points in enumerate(totals))
    deals = FourDeals(deal_index=int(bool(totals)), dealer=(leader - 1) % state.seats)
    state = replace(state.replace_phase(state.stack[0], deals), results=(DealResult(0, "", 0, entries),) * bool(totals))
    return state.game.after_phase(state, deals)


def hearts_of(
    hands: Sequence[Mask], options: HeartsOptions, leader: Seat, *, first_trick: bool = True, broken: bool = False
) -> State:
    """Return the state before a lead in a deal of Hearts, the first one or a later one; no seat has the other cards."""
    state = Setup(Hearts, options, len(hands)).start()
    for seat, cards in enumerate(hands):
        state = state.with_zone(seat, state.zones[seat].with_cards(cards, cards.bit_count()))
    bottom = HeartsDeals(deal_index=0)
    state = State(state.game, state.zones, (bottom,))
    state = state.game.after_phase(state, FindHolder(card=OPENER, holder=leader))
    play = state.phase
    assert isinstance(play, TrickPlay)
    return state.replace_phase(
        play,
        replace(play, tricks=() if first_trick else ((),), broken=broken),
    )


def spar_of(hands: Sequence[str], options: SparOptions | None = None, leader: Seat = 0, tricks: int = 0) -> State:
    """Return the state before a lead in a deal of Spar with these hands, after a number of tricks of other cards."""
    state = Setup(Spar, options or {}, len(hands)).start()
    state = state_with(state.pop_phase(), [parse_hand(hand, state.game.deck) for hand in hands])
    dealer = (leader - 1) % len(hands)
    state = state.replace_phase(state.stack[0], SparDeals(deal_index=0, dealer=dealer, scores=(0,) * len(hands)))
    state = state.game.after_phase(state, DrawDealer(dealer=dealer))
    state = state.game.after_phase(state, state.stack[0])
    play = state.phase
    assert isinstance(play, TrickPlay)
    return state.replace_phase(play, replace(play, tricks=((),) * tricks, winners=(leader,) * tricks))


def fan_tan_of(
    hands: Sequence[str], options: FanTanOptions | None = None, placed: str = "", passes: Sequence[int] = ()
) -> State:
    """Return the state before a turn of seat 0 in a deal of Fan Tan; cards in no hand are gone.

    Args:
        hands: the names of the cards of each seat.
        options: the options.
        placed: the names of the cards on the layout.
        passes: (seats,): how often each seat has passed; empty: never.
    """
    options, seats = options or FanTanOptions(), len(hands)
    state = Setup(FanTan, options, seats).start().pop_phase()
    deck = state.game.deck
    state = state_with(state, [deck.mask(hand) for hand in hands], layout=deck.mask(placed))
    bottom = state.stack[0]
    state = state.replace_phase(bottom, FanTanDeals(deal_index=0, dealer=seats - 1, first=0))
    play = LayoutPlay.start(fan_tan_spec(options, seats), 0, state.version)
    made = tuple((seat, 0) for seat, count in enumerate(passes) for _ in range(count))
    return state.push_phase(replace(play, free_passes=made, turns_taken=len(made)))


def settled(state: State, deals: int = 0) -> State:
    """Apply the automatic events up to the next decision or the end of the deal."""
    while len(state.results) == deals and not state.phase.awaits_decision(state):
        state = fold(state, state.phase.auto_events(state, lambda *_: ()))
    return state


def knockout_of(hands: Sequence[str], deals: KnockoutDeals, options: KnockoutOptions | None = None) -> State:
    """Return the state before the first lead of a deal of Knockout Whist with these hands; all other cards are taken.

    Args:
        hands: the cards of each seat.
        deals: the bottom phase, with the trumps, the dealer and the dogs of the deal.
        options: the options.
    """
    state = Setup(KnockoutWhist, options or {}, len(hands)).start().pop_phase()
    state = state_with(state, [parse_hand(hand or "...", FRENCH) for hand in hands])
    state = state.replace_phase(state.stack[0], deals)
    return state.game.after_phase(state, PickUpHand(seat=0))


def romanian_of(hands: Sequence[str], deals: RomanianDeals, options: RomanianOptions | None = None) -> State:
    """Return the state before the first bid of a deal of Romanian Whist with these hands; all others are left over.

    Args:
        hands: the cards of each seat.
        deals: the bottom phase, with the dealer, the index and the trumps of the deal.
        options: the options.
    """
    state = Setup(RomanianWhist, options or {}, len(hands)).start().pop_phase()
    held = [parse_hand(hand or "...", state.game.deck) for hand in hands]
    state = state_with(state, held, stock=state.game.deck.all_mask & ~sum(held))
    game = state.game
    assert isinstance(game, RomanianWhist)
    return game.ask_bids(state.replace_phase(state.stack[0], deals))


def kein_stich_of(
    contract: str, hands: Sequence[str], leader: Seat = 0, layout: str = "", options: KeinStichOptions | None = None
) -> State:
    """Return the state in which a seat begins a deal of Kein Stich; cards in no hand have been taken or placed."""
    game = Setup(KeinStich, options or KeinStichOptions(extras=("last_trick", "all")), len(hands)).start()
    deck = game.game.deck
    state = state_with(game.pop_phase(), [parse_hand(hand, deck) for hand in hands], layout=deck.mask(layout))
    deals = state.stack[0]
    assert isinstance(deals, OrderedDeals)
    before = deals.rounds[0].index(contract)
    deals = replace(deals, deal_index=before, played=deals.rounds[0][:before], dealer=(leader - 1) % len(hands))
    return state.game.after_phase(state.replace_phase(state.stack[0], deals), deals)


def barbu_of(
    contract: str,
    hands: Sequence[str],
    declarer: Seat = 0,
    named: str = "",
    layout: str = "",
    options: BarbuOptions | None = None,
    played: tuple[str, ...] = (),
) -> State:
    """Return the state in which a declarer has chosen a contract; cards in no hand have been taken or placed.

    Args:
        contract: the contract.
        hands: the hand of each seat.
        declarer: the declarer; the French forms have a dealer.
        named: the trump suit, or the rank with which the rows begin.
        layout: the cards on the layout.
        options: the options.
        played: the contracts that the declarer has played before.
    """
    state = Setup(Barbu, options or BarbuOptions()).start().pop_phase()
    game, deck = state.game, state.game.deck
    state = state_with(state, [parse_hand(hand, deck) for hand in hands], layout=deck.mask(layout))
    deals = state.stack[0]
    assert isinstance(game, Barbu)
    assert isinstance(deals, BarbuDeals)
    deals = replace(deals, deal_index=0, first=declarer, contract=contract, named=named, played=played, history=played)
    return game.ask_doubles(state.replace_phase(state.stack[0], deals))


def quodlibet_of(
    contract: str, hands: Sequence[str], king: Seat = 0, layout: str = "", options: QuodlibetOptions | None = None
) -> State:
    """Return the state before the first card of a deal of Quodlibet; cards in no hand have been taken or placed."""
    state = Setup(Quodlibet, options or {}).start().pop_phase()
    deck = state.game.deck
    state = state_with(state, [parse_hand(hand, deck) for hand in hands], layout=deck.mask(layout))
    deals = state.stack[0]
    assert isinstance(deals, QuodlibetDeals)
    index = next(number for number, wheel in enumerate(deals.rounds) if contract in wheel)
    deals = replace(deals, deal_index=0, round_index=index, king=king, contract=contract)
    last = PickUpHand(seat=(king - 1) % state.seats)
    return state.game.after_phase(state.replace_phase(state.stack[0], deals), last)


def open_hands_of(
    hands: Sequence[str], done: str = "", leader: Seat = 0, options: QuodlibetOptions | None = None
) -> State:
    """Return a deal of Quodlibet with hands that only the others see, after what has been played.

    Args:
        hands: the cards of each seat, by place.
        done: the seats with the places that they have played from, such as "0 3, 1 1".
        leader: the seat that begins.
        options: the options.
    """
    held = [tuple(map(PIQUET.card, hand.split())) for hand in hands]
    written = [format_hand(PIQUET.mask(hand), PIQUET) for hand in hands]
    state = quodlibet_of("open", written, leader, options=options)
    for seat, order in enumerate(held):
        state = state.with_zone(seat, replace(state.zones[seat], order=order))
    for one in filter(None, done.split(", ")):
        seat, number = map(int, one.split())
        _, state = apply_action(state, seat, Action("place", number=number), shuffler_of())
    return state


def seen_without_hand(state: State, seat: Seat) -> View:
    """Return the view of a seat that sees all hands but its own."""
    return View(seat, state.with_zone(seat, Zone("hand", seat, unknown=state.zones[seat].count)))


def herzeln_of(
    contract: str, hands: Sequence[str], leader: Seat = 0, line: str = "", options: HerzelnOptions | None = None
) -> State:
    """Return the state in which a seat begins a deal of Herzeln; cards in no hand have been taken or placed.

    The cards of a line are given from the lower end up.
    """
    state = Setup(Herzeln, options or {}, len(hands)).start()
    deck = state.game.deck
    state = state_with(state.pop_phase(), [parse_hand(hand, deck) for hand in hands], layout=deck.mask(line))
    place = state.game.layout_zone
    state = state.with_zone(place, replace(state.zones[place], order=tuple(map(deck.card, line.split()))))
    deals = state.stack[0]
    assert isinstance(deals, OrderedDeals)
    before = deals.rounds[0].index(contract)
    deals = replace(deals, deal_index=before, played=deals.rounds[0][:before], dealer=(leader - 1) % len(hands))
    return state.game.after_phase(state.replace_phase(state.stack[0], deals), deals)


def spar_shuffler(hands: Sequence[str], options: SparOptions, dealer: Seat = 3) -> Shuffler:
    """Deal these hands in every deal of Spar, and let a seat deal first."""
    deck = deck_of(options)
    held = [deck.mask(hand) for hand in hands]
    order = [card for hand in held for card in iter_cards(hand)]
    order += [card for card in range(len(deck)) if card not in order]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else [dealer, *(seat for seat in range(size) if seat != dealer)]

    return shuffler


def schnapsen_table(hands: Sequence[str], stock: str, options: SchnapsenOptions | None = None) -> Table:
    """Return a table of Schnapsen whose first deal has these cards; seat 0 deals, and seat 1 leads.

    Args:
        hands: five cards for each seat.
        stock: the first cards of the stock: the one that is turned up, then those that are drawn; the rest follows in
            the order of the deck.
        options: the options.
    """
    order = [SCHNAPSEN.card(name) for name in " ".join((*hands, stock)).split()]
    order += [card for card in range(len(SCHNAPSEN)) if card not in order]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else range(size)

    return Table(Setup(Schnapsen, options or {}), shuffler)


def schnapsen_of(
    hands: Sequence[str],
    taken: Sequence[str] = ("", ""),
    stock: str = "",
    leader: Seat = 0,
    trump: str = "H",
    options: SchnapsenOptions | None = None,
    *,
    closer: Seat | None = None,
    at_closing: Sequence[tuple[int, int]] = (),
    married: Sequence[tuple[Seat, str]] = (),
) -> State:
    """Return the state before a lead of a deal of Schnapsen with these cards.

    Args:
        hands: the cards of each seat.
        taken: (seats,), the cards that the seats have taken, two for a trick.
        stock: the cards left to draw, from the top, and at last the one that is turned up.
        leader: the seat on lead.
        trump: the letter of the trumps.
        options: the options.
        closer: the seat that has closed the stock.
        at_closing: (seats,), the number of tricks and the points of the seats when it was closed.
        married: the seats that have announced, each with a suit.
    """
    state = Setup(Schnapsen, options or {}).start().pop_phase()
    choices = options or SchnapsenOptions()
    *face_down, turned_up = ("", *stock.split()) if stock else ("", "")
    lying = tuple(map(SCHNAPSEN.card, filter(None, face_down)))
    state = state_with(state, [SCHNAPSEN.mask(hand) for hand in hands], stock=sum(1 << card for card in lying))
    index = state.game.zone_index
    state = state.with_zone(index["stock", None], replace(state.zone("stock"), order=lying))
    state = state.with_zone(index["turnup", None], Zone("turnup", cards=SCHNAPSEN.mask(turned_up)))
    for seat, cards in enumerate(taken):
        state = state.with_zone(index["taken", seat], Zone("taken", seat, SCHNAPSEN.mask(cards)))
    winners = tuple(seat for seat, cards in enumerate(taken) for _ in range(len(cards.split()) // 2))
    bottom = state.stack[0]
    state = state.replace_phase(bottom, DealsInTurn(deal_index=0, dealer=1 - leader))
    spec, is_strict = schnapsen_spec(trump), not stock or closer is not None
    melds = {meld.name[-1].upper(): meld for meld in marriages_of(trump)}
    return state.push_phase(
        ClosingPlay(
            spec=spec,
            plan=lower(spec),
            turn=leader,
            goal=GOAL,
            claims=choices.claims,
            swap_card=trump_jack(trump),
            swap_min=int(choices.exchange_min),
            close_min=int(choices.close_min),
            melds=marriages_of(trump),
            meld_first=choices.marriage_first,
            tricks=((),) * len(winners),
            winners=winners,
            draws=() if is_strict else tuple((number % 2, 0) for number in range(2 * len(winners))),
            broken=is_strict,
            strict_from=len(winners) if is_strict else None,
            closer=closer,
            at_closing=tuple(Standing(*row) for row in at_closing),
            declared=tuple((-1, seat, melds[suit]) for seat, suit in married),
        )
    )


RANK_OF_BID = {bid.name: rank for rank, bid in enumerate(BIDS, start=1)}
"""The rank of each bid of Five Hundred, from 1."""


def five_hundred_of(
    hands: Sequence[str],
    bid: str = "",
    contractor: Seat = 0,
    won: Sequence[int] = (),
    options: FiveHundredOptions | None = None,
    results: Sequence[DealResult] = (),
) -> State:
    """Return the state before a lead of the contractor in a deal of Five Hundred with these hands.

    Args:
        hands: the cards of each seat; cards in no hand are gone.
        bid: the name of the contract; empty: all have passed, and the contractor only leads.
        contractor: the seat that has made the bid.
        won: (seats,), the tricks of the seats before; empty: none.
        options: the options.
        results: the deals before.
    """
    options, seats = options or FiveHundredOptions(), len(hands)
    options = options.parse({**options.texts(), "players": str(seats)})
    state = Setup(FiveHundred, options).start().pop_phase()
    state = state_with(replace(state, results=tuple(results)), [state.game.deck.mask(hand) for hand in hands])
    pile = state.game.zone_index["taken", 0]
    state = state.with_zone(pile, state.game.empty_zones[pile])
    deals = FiveHundredDeals(
        deal_index=len(results),
        dealer=(contractor - 1) % seats,
        rank=RANK_OF_BID.get(bid, 0),
        contractor=contractor if bid else None,
    )
    state = state.replace_phase(state.stack[0], deals)
    state = settled(state.game.after_phase(state, TakeWidow(turn=contractor, is_shown=False)), len(results))
    play = state.phase
    assert isinstance(play, DeclarerPlay)
    winners = tuple(seat for seat, count in enumerate(won) for _ in range(count))
    return state.replace_phase(play, replace(play, tricks=((),) * len(winners), winners=winners))


def five_hundred_table(
    hands: Sequence[str], widow: str = "", options: FiveHundredOptions | None = None, dealer: Seat = 0
) -> Table:
    """Return a table of Five Hundred whose first deal has these cards; the cards not named follow in the deck's order.

    Args:
        hands: ten cards for each of the first seats.
        widow: the cards of the widow, if all hands are given.
        options: the options.
        dealer: the seat that deals.
    """
    options = options or FiveHundredOptions()
    deck = FiveHundred.deck_for(options, int(options.players))
    named = [deck.card(name) for name in " ".join((*hands, widow)).split()]
    order = [*named, *(card for card in range(len(deck)) if card not in named)]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else [dealer, *(seat for seat in range(size) if seat != dealer)]

    return Table(Setup(FiveHundred, options), shuffler)


def cribbage_table(hands: Sequence[str], starter: str, options: CribbageOptions | None = None) -> Table:
    """Return a table of Cribbage whose first deal has these cards; seat 0 deals, and seat 1 plays first.

    Args:
        hands: the cards dealt to each seat.
        starter: the card that is turned up.
        options: the options.
    """
    order = [CRIBBAGE.card(name) for name in " ".join((*hands, starter)).split()]
    order += [card for card in range(len(CRIBBAGE)) if card not in order]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else range(size)

    return Table(Setup(Cribbage, options or {}, len(hands)), shuffler)


def cribbage_of(
    hands: Sequence[str],
    starter: str,
    crib: str = "",
    dealer: Seat = 0,
    before: Sequence[int] = (),
    options: CribbageOptions | None = None,
) -> State:
    """Return the state before the first card of a deal of Cribbage in which these cards were kept.

    Args:
        hands: the cards that each seat has kept.
        starter: the card that is turned up.
        crib: the cards laid away.
        dealer: the seat that has dealt.
        before: (seats,), the scores before the deal; empty: none.
        options: the options.
    """
    state = Setup(Cribbage, options or {}, len(hands)).start().pop_phase()
    entries = tuple(LedgerEntry(seat, score, "hand_run") for seat, score in enumerate(before) if score)
    results = (DealResult(0, "", 0, entries),) if entries else ()
    named = {"crib": CRIBBAGE.mask(crib), "starter": CRIBBAGE.mask(starter)}
    state = state_with(replace(state, results=results), [CRIBBAGE.mask(hand) for hand in hands], **named)
    index = state.game.zone_index
    rest = state.zone("taken", 0).cards
    state = state.with_zone(index["taken", 0], state.game.empty_zones[index["taken", 0]])
    stock = replace(state.zone("stock"), cards=rest, order=tuple(iter_cards(rest)))
    state = state.with_zone(index["stock", None], stock)
    state = state.replace_phase(state.stack[0], DealsInTurn(deal_index=len(results), dealer=dealer))
    return state.game.after_phase(state, TurnUp(zone="starter", count=1))


def played_out(state: State) -> State:
    """Return a state of counting play after its last card, without its points."""
    play, index = state.phase, state.game.zone_index
    for seat in range(state.seats):
        hand = state.zones[seat]
        state = state.with_zone(index["taken", seat], state.zone("taken", seat).with_cards(hand.cards, hand.count))
        state = state.with_zone(seat, state.game.empty_zones[seat])
    return state.game.after_phase(state.pop_phase(), play)


def skat_of(
    hands: Sequence[str],
    announced: str = "",
    declarer: Seat = 0,
    forehand: Seat = 0,
    bid: int = 18,
    *,
    is_hand: bool = False,
    skat: str | None = None,
    options: SkatOptions | None = None,
    results: Sequence[DealResult] = (),
) -> State:
    """Return the state before the first lead in a deal of Skat with these hands.

    Args:
        hands: the cards of each seat; of four seats, the dealer's must be empty.
        announced: what the declarer has announced; empty: all have passed, and Ramsch is played.
        declarer: the declarer.
        forehand: the seat that leads.
        bid: the value that the declarer has bid or held.
        is_hand: whether the skat has been left.
        skat: the cards of the skat or put away; None: all others. The rest is taken by seat 0.
        options: the options.
        results: the deals before.
    """
    options, seats = options or SkatOptions(), len(hands)
    state = Setup(Skat, options).start().pop_phase()
    deck = state.game.deck
    held = [deck.mask(hand) for hand in hands]
    away = deck.all_mask & ~sum(held) if skat is None else deck.mask(skat)
    kind = "widow" if is_hand or not announced else "discards"
    state = state_with(replace(state, results=tuple(results)), held, **{kind: away})
    deals = SkatDeals(
        deal_index=len(results),
        dealer=(forehand - 1) % seats,
        declarer=declarer if announced else None,
        bid=bid if announced else 0,
        is_hand=is_hand,
        announced=announced,
    )
    state = state.replace_phase(state.stack[0], deals)
    if announced:
        choice = Choose(seat=declarer, names=(announced,), topic="announce", chosen=announced)
        return settled(state.game.after_phase(state, choice), len(results))
    assert isinstance(state.game, Skat)
    auction = DuelAuction.start((18,), state.game.players(state), 0)
    return settled(state.game.after_phase(state, auction), len(results))


def after_cards(state: State, *plays: tuple[Seat, str]) -> State:
    """Return the state after some cards, each of a seat."""
    for seat, name in plays:
        state = apply_action(state, seat, Action.of("play", state.game.deck.card(name)), shuffler_of())[1]
    return state


def skat_table(
    hands: Sequence[str] = (), skat: str = "", options: SkatOptions | None = None, dealer: Seat = 0
) -> Table:
    """Return a table of Skat whose first deal has these cards; the cards not named follow in the deck's order.

    Args:
        hands: ten cards for each of the first seats that play.
        skat: the cards of the skat, if all hands are given.
        options: the options.
        dealer: the seat that deals.
    """
    options = options or SkatOptions()
    named = [PIQUET.card(name) for name in " ".join((*hands, skat)).split()]
    order = [*named, *(card for card in range(len(PIQUET)) if card not in named)]

    def shuffler(label: str, _index: int, size: int) -> Sequence[int]:
        return order if label == "deal" else [dealer, *(seat for seat in range(size) if seat != dealer)]

    return Table(Setup(Skat, options), shuffler)


def scopone_table(hands: Sequence[str], on_table: str = "", options: ScoponeOptions | None = None) -> Table:
    """Return a table of Scopone whose first deal has these cards; seat 0 deals, and seat 1 plays first.

    Args:
        hands: the first cards of each seat; the others follow in the order of the deck.
        on_table: the cards of the table, with the form `nine`.
        options: the options.
    """
    chosen = options or ScoponeOptions()
    held, lying = [ITALIAN.mask(hand) for hand in hands], ITALIAN.mask(on_table)
    size = 9 if chosen.form == "nine" else 10
    free = list(iter_cards(ITALIAN.all_mask & ~sum(held) & ~lying))
    order: list[int] = []
    for hand in held:
        missing = size - hand.bit_count()
        order += [*iter_cards(hand), *free[:missing]]
        free = free[missing:]
    order += [*iter_cards(lying), *free]

    def shuffler(label: str, index: int, size: int) -> Sequence[int]:
        return order if (label, index) == ("deal", 0) else range(size)

    return Table(Setup(Scopone, chosen), shuffler)


def scopone_of(
    hands: Sequence[Mask],
    on_table: Mask = 0,
    taken: Sequence[Mask] = (0, 0),
    options: ScoponeOptions | None = None,
    *,
    turn: Seat = 0,
    dealer: Seat = 3,
    last: Seat | None = None,
    scope: Sequence[int] = (0, 0, 0, 0),
    totals: Sequence[int] = (),
) -> State:
    """Return the state before a card of a deal of Scopone.

    Args:
        hands: the cards of each seat.
        on_table: the cards of the table.
        taken: the cards that seats 0 and 1 have taken.
        options: the options.
        turn: the seat on turn.
        dealer: the dealer.
        last: the seat that captured last, with the lowest card that its side has taken; None: no one has.
        scope: (seats,), the number of scope of each seat.
        totals: the points of seats 0 and 1 before the deal.
    """
    state = Setup(Scopone, options or {}).start()
    deals = DealsInTurn(deal_index=int(bool(totals)), dealer=dealer)
    entries = tuple(LedgerEntry(seat, points, "scopa") for seat, points in enumerate(totals))
    state = replace(state, stack=(deals,), results=(DealResult(0, "", 0, entries),) * bool(totals))
    index = state.game.zone_index
    piles = {index["taken", seat]: cards for seat, cards in enumerate(taken)}
    for place, cards in {**dict(enumerate(hands)), state.game.layout_zone: on_table, **piles}.items():
        state = state.with_zone(place, state.zones[place].with_cards(cards, cards.bit_count()))
    play = CapturePlay.start(capture_spec(state.game.options), turn, state, "scopa")
    latest = None
    if last is not None:
        pile = taken[last % 2]
        latest = Placed(last, next(iter_cards(pile)), takes=pile & (pile - 1) or pile)
    return state.push_phase(replace(play, latest=latest, sweeps=tuple(scope)))


def da_qi_zi_of(
    hands: Sequence[str],
    options: Mapping[str, str] | None = None,
    *,
    leader: Seat = 0,
    tricks: Sequence[tuple[Seat, int]] = (),
    banker: Seat = 0,
    chips: Sequence[int] = (),
) -> State:
    """Return the state before a lead in a deal of Da Qi Zi. Seat 0 has taken all other pieces.

    Args:
        hands: the pieces of each seat.
        options: the options that differ from the defaults.
        leader: the seat that leads.
        tricks: the tricks before, each with its winner and size.
        banker: the first leader of the deal.
        chips: the chips before the deal, if they are not those of the start.
    """
    state = Setup(DaQiZi, options or {}).start()
    deals = DealsInTurn(deal_index=int(bool(chips)), dealer=banker)
    assert isinstance(state.game, DaQiZi)
    stake = int(state.game.options.chips)
    entries = tuple(LedgerEntry(seat, number - stake, "units") for seat, number in enumerate(chips))
    state = replace(state, stack=(deals,), results=(DealResult(0, "", 0, entries),) * bool(chips))
    held = XIANGQI.mask(" ".join(hands))
    rest = XIANGQI.all_mask & ~XIANGQI.leaving(XIANGQI.all_mask, held)
    places = {**dict(enumerate(map(XIANGQI.mask, hands))), state.game.zone_index["taken", 0]: rest}
    for place, cards in places.items():
        state = state.with_zone(place, state.zones[place].with_cards(cards, cards.bit_count()))
    play = state.game.after_phase(state, deals).phase
    assert isinstance(play, ComboPlay)
    done = tuple(ComboTrick(winner, size) for winner, size in tricks)
    return state.push_phase(replace(play, leader=leader, turn=leader, tricks=done))


def closing_line() -> View:
    """Return a view of Herzeln in which a seven fits both ends of a line; the eights come next at the upper end."""
    line, own = "8D 9D JC QD KH TS AS", parse_hand("987.98..98", LONG)
    free = list(iter_cards(LONG.all_mask & ~own & ~LONG.mask(line)))
    hands = [own, *(sum(1 << card for card in free[seat::3]) for seat in range(3))]
    return seen_from(herzeln_of("line", [format_hand(hand, LONG) for hand in hands], line=line), 0)


def loo_of(
    hands: Sequence[str],
    turned: str,
    deals: LooDeals,
    options: LooOptions | None = None,
    miss: str = "",
    *,
    stakes: bool = False,
) -> State:
    """Return the state before the next declaration, or the first lead, of a deal of Loo; all other cards are left over.

    Args:
        hands: the cards of each seat.
        turned: the card that is turned up.
        deals: the bottom phase, with the dealer, the pool, and the declarations so far.
        options: the options.
        miss: the spare hand.
        stakes: whether the stakes are still to be paid into the pool.
    """
    state = Setup(Loo, options or {}, len(hands)).start().pop_phase()
    deck = state.game.deck
    held = [parse_hand(hand or "...", deck) for hand in hands]
    known = {"turnup": deck.mask(turned), "miss": parse_hand(miss or "...", deck)}
    state = state_with(state, held, **known, stock=deck.all_mask & ~sum(held) & ~sum(known.values()))
    state = state.replace_phase(state.stack[0], deals)
    if stakes:
        state = state.game.after_phase(state, deals).pop_phase()
    return state.game.after_phase(state, TurnUp(zone="turnup", count=1))


def oneonta_of(hand: str, dummy: str, turnup: str, options: dict[str, str] | None = None) -> State:
    """Return the state before the bid in a deal of Oneonta Whist; the dummy begins with its top card.

    All other cards are gone, except for three that are left over.
    """
    state, lying = Setup(Oneonta, options or {}).start(), tuple(map(ONEONTA.card, dummy.split()))
    zones = [parse_hand(hand, ONEONTA), sum(1 << card for card in lying), 1 << ONEONTA.card(turnup)]
    out = tuple(iter_cards(ONEONTA.all_mask & ~sum(zones)))[:3]
    state = state_with(state, zones[:2], turnup=zones[2], stock=sum(1 << card for card in out))
    for kind, order in (("dummy", lying), ("stock", out)):
        place = state.game.zone_index[kind, None]
        state = state.with_zone(place, replace(state.zones[place], order=order))
    return state.game.after_phase(state, TurnUp(zone="turnup", count=1))


def seen_from(state: State, seat: Seat) -> View:
    """Return the view of a seat that was dealt its hand and knows only the sizes of other hands, dummy and stock."""
    for place, zone in enumerate(state.zones):
        if (zone.kind == "hand" or zone.is_ordered) and zone.owner != seat:
            state = state.with_zone(place, Zone(zone.kind, zone.owner, unknown=zone.count))
    return View(seat, state)


def played_views(state: State, cards: Sequence[str]) -> Iterator[tuple[State, tuple[View, ...]]]:
    """Yield a deal and the views of its seats, now and after each of some cards, played by the seat on turn."""
    views = tuple(seen_from(state, seat) for seat in range(state.seats))
    yield state, views
    for card in cards:
        turn = turns(state)[0]
        events, state = apply_action(state, turn.seat, parse_action(card, turn, state.game.deck), shuffler_of())
        for event in events:
            views = tuple(
                view.apply([(view.version, received)] if (received := redact(event, view.seat)) else ())
                for view in views
            )
        yield state, views


def play_of(contract: str, king: Seat, hands: Sequence[Mask], placed: Mask = 0) -> State:
    """Return the state in which the king of a deal of Trex plays first; cards in no hand have been taken or placed."""
    state = state_with(Setup(Trex).start(), hands, layout=placed)
    bottom = state.stack[0]
    assert isinstance(bottom, Kingdoms)
    state = state.replace_phase(bottom, replace(bottom, deal_index=0, kings=turn_order(king, 4), contract=contract))
    spec = spec_of(contract)
    if isinstance(spec, LayoutSpec):
        return state.push_phase(LayoutPlay.start(spec, king, state.version))
    return state.push_phase(TrickPlay.start(spec, king, state.version))


def counters(state: State) -> dict[str, list[int]]:
    """Return the values of the counters that a table shows, by name, those of seats in the order of the seats."""
    found: dict[str, list[int]] = {}
    for counter in state.game.display(state).counters:
        found.setdefault(counter.message.id.removeprefix("counter-"), []).append(counter.value)
    return found
