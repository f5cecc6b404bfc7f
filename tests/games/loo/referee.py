"""A referee for recorded matches of Loo, written from the rules alone."""

from typing import Any

from tests.oracle.refereeing import LISTED, OFF, ON, Lines, Match, follow, in_turn, judge, pack_of

ORDER = LISTED[::-1]  # from the lowest rank
JOKERS = ("*L", "*S", "*J")  # the ways to write the joker
EXTRA_DEALS = 10  # at most, after the planned ones
JAPANESE_STAKE, JAPANESE_LOO = 5, 10
CHOICES = {
    "form": ("three", "japanese"),
    "deal_stake": ("3", "6", "12", "5"),
    "limit": ("limited", "unlimited"),
    "loo_price": ("6", "3", "10"),
    "miss": ON,
    "defend": ON,
    "lead_two": ("any", "highest", "off"),
    "winner_leads_trump": ON,
    "must_head": ON,
    "all_pay": OFF,
    "rounds": ("1", "2", "3"),
}


# How events of new kinds are written. Adapt these functions, not the rules.


def word_lines(seat: int, words: list[str]) -> dict[str, str]:
    """Return how a seat declares."""
    return {f"{seat} {word}": word for word in words}


def read_thrown(lines: Lines, seat: int, hand: set[str]) -> None:
    """Read that a hand is put away face down, if the record says so."""
    lines.maybe_moves(rf"move {seat} \S+", hand)


def read_miss_taken(lines: Lines, seat: int, miss: set[str]) -> None:
    """Read that a seat takes up the miss, if the record says so."""
    lines.maybe_moves(rf"move miss {seat}", miss)


class Loo(Match):
    """A match."""

    GAME = "loo"
    RULES = 2
    TABLES = range(3, 11)
    CHOICES = CHOICES

    def __init__(self, options: dict[str, str], seats: int) -> None:
        super().__init__(options, seats)
        self.japanese = options["form"] == "japanese"
        self.size = 5 if self.japanese else 3
        self.stake = JAPANESE_STAKE if self.japanese else int(options["deal_stake"])
        self.pool = 0

    @classmethod
    def option_faults(cls, options: dict[str, str], seats: int) -> list[str]:
        """Return which options don't fit together."""
        if options["form"] == "japanese":
            fixed = {"deal_stake": {"5", "3"}, "loo_price": {"10", "6"}, "form": {"japanese"}}
            faults = [
                f"option {name!r} has no effect in this form"
                for name, words in CHOICES.items()
                if name != "rounds" and options[name] not in fixed.get(name, {words[0]})
            ]
            return faults + ["this form has 6 to 10 players"] * (seats < 6)
        checks = {
            "this form has three to eight players": seats > 8,
            "the stake is a multiple of three": options["deal_stake"] == "5",
            "a loo of 10 is of another form": options["loo_price"] == "10",
            "without a limit there is no fixed loo": options["limit"] == "unlimited" and options["loo_price"] != "6",
            "without a miss none is defended": options["miss"] == "off" and options["defend"] == "off",
        }
        return [text for text, wrong in checks.items() if wrong]

    def play(self, lines: Lines) -> dict[str, Any]:
        """Replay a deal."""
        self.draw_dealer(lines)
        self.new_deal(lines)
        deal = LooDeal(self, lines)
        deal.replay()
        self.dealer = (self.dealer + 1) % self.seats
        planned = int(self.options["rounds"]) * self.seats
        self.pool = deal.next_pool
        if self.started >= planned:
            self.over = not self.pool or self.started == planned + EXTRA_DEALS
        if self.over:
            share, self.pool = self.pool // self.seats, 0
            deal.gains = [gain + share for gain in deal.gains]
        leader = {"leader": deal.leader} if deal.leader >= 0 else {}
        return {"points": self.add(deal.gains)} | leader


class LooDeal:
    """One deal."""

    def __init__(self, match: Loo, lines: Lines) -> None:
        self.match, self.options, self.lines, self.japanese = match, match.options, lines, match.japanese
        self.seats = in_turn(match.dealer + 1, match.seats)  # in the order of speaking, the dealer last
        self.gains = [0] * match.seats
        self.hands: dict[int, set[str]] = {}
        self.miss: set[str] = set()
        self.joker_rank = ""  # of the card that the joker stands for
        self.leader = -1  # no seat if the pool is taken without play
        self.next_pool = 0
        self.pool = match.pool
        for seat in self.seats if self.options["all_pay"] == "on" else self.seats[-1:]:
            self.pay(seat, match.stake)
        self.for_pool = -1  # the seat that plays the miss for the pool

    def pay(self, seat: int, chips: int) -> None:
        """Let a seat pay into the pool of this deal."""
        self.gains[seat] -= chips
        self.pool += chips

    def replay(self) -> None:
        """Replay the deal."""
        self.deal()
        players = self.declarations()
        if len(players) == 1:
            self.gains[players[0]] += self.pool
            return
        self.leader = leader = players[0]
        tricks = dict.fromkeys(players, 0)
        for number in range(self.match.size):
            leader = self.trick([seat for seat in in_turn(leader, self.match.seats) if seat in tricks], number)
            tricks[leader] += 1
        share = self.pool // self.match.size
        self.next_pool = self.pool - share * self.match.size  # no chip is lost: what does not divide stays in the pool
        limit = JAPANESE_LOO if self.japanese else int(self.options["loo_price"])
        price = self.pool if self.options["limit"] == "unlimited" else limit
        for seat, number in tricks.items():
            if seat == self.for_pool:
                self.next_pool += number * share
                continue
            self.gains[seat] += number * share
            if not number:
                self.gains[seat] -= price
                self.next_pool += price

    def deal(self) -> None:
        """Read the hands, the miss and the turn-up."""
        pack = pack_of(LISTED)
        if self.japanese:
            pack.add(next((joker for joker in JOKERS if any(joker in line for line in self.lines.lines)), JOKERS[0]))
        for seat in range(self.match.seats):
            self.hands[seat] = self.lines.hand(seat, self.match.size, pack)
        if self.options["miss"] == "on" and not self.japanese:
            self.miss = self.read_miss(pack)
        self.turned = self.lines.turn_up(pack)
        self.trump = "" if self.turned in JOKERS else self.turned[1]
        self.joker_rank = self.turned[0]

    def read_miss(self, pack: set[str]) -> set[str]:
        """Read the cards of the miss, written as a hand or one by one."""
        if "." in self.lines.upcoming():
            return self.lines.hand("miss", self.match.size, pack)
        return set(self.lines.pile("miss", self.match.size, pack))

    def declarations(self) -> list[int]:
        """Read who plays, and return these seats in turn. If it is only one, that seat takes the pool."""
        dealer, players, with_miss = self.seats[-1], list[int](), False
        takes = ["in", "out"] if self.japanese else ["stand", "pass"]
        for seat in self.seats[:-1]:
            word = self.declare(seat, takes + ["miss"] * bool(self.miss))
            with_miss = with_miss or word == "miss"
            players += [seat] * (word in {"in", "stand", "miss"})
        if not players:
            return [dealer]
        words = takes + ["miss"] * bool(self.miss)
        if len(players) == 1 and self.miss:  # no seat has taken the spare hand
            words = ["stand", "miss", "defend" if self.options["defend"] == "on" else "pass"]
        word = self.declare(dealer, words)
        self.for_pool = dealer if word == "defend" else -1
        return players + [dealer] * (word in {"in", "stand", "miss", "defend"})

    def declare(self, seat: int, words: list[str]) -> str:
        """Read what a seat declares."""
        word = self.lines.choose(word_lines(seat, words))
        if word in {"pass", "out", "miss", "defend"}:
            read_thrown(self.lines, seat, self.hands[seat])
        if word in {"miss", "defend"}:
            read_miss_taken(self.lines, seat, self.miss)
            self.hands[seat], self.miss = self.miss, set()
        if word == "out":
            self.pay(seat, JAPANESE_STAKE)
        return word

    def suit(self, card: str) -> str:
        """Return the suit of a card: the joker is a trump."""
        return self.trump if card in JOKERS else card[1]

    def height(self, card: str) -> int:
        """Return the rank of a card among those of its suit."""
        return ORDER.index(self.joker_rank if card in JOKERS else card[0])

    def trick(self, seats: list[int], number: int) -> int:
        """Read a trick, and return the seat that takes it."""
        trick: dict[int, str] = {}
        for seat in seats:
            hand = self.hands[seat]
            legal = self.replies(hand, [*trick.values()]) if trick else self.leads(hand, number)
            trick[seat] = self.lines.choose({f"{seat} {card}": card for card in sorted(legal)})
            hand.remove(trick[seat])
        best = self.best([*trick.values()])
        return next(seat for seat, card in trick.items() if card == best)

    def best(self, trick: list[str]) -> str:
        """Return the card that heads a trick."""
        trumps = [card for card in trick if self.suit(card) == self.trump]
        led = [card for card in trick if self.suit(card) == self.suit(trick[0])]
        return max(trumps or led, key=self.height)

    def leads(self, hand: set[str], number: int) -> set[str]:
        """Return the cards that a hand may lead to a trick, counted from 0."""
        if self.japanese:
            return hand
        trumps = {card for card in hand if card[1] == self.trump}
        if number and len(trumps) > 1 and self.options["lead_two"] == "highest":
            return {max(trumps, key=self.height)}
        if number:
            return (trumps if self.options["winner_leads_trump"] == "on" else set()) or hand
        top = ("K" if self.turned[0] == "A" else "A") + self.trump
        if top in hand:
            return {top}
        if len(trumps) < 2 or self.options["lead_two"] == "off":
            return hand
        return {max(trumps, key=self.height)} if self.options["lead_two"] == "highest" else trumps

    def replies(self, hand: set[str], trick: list[str]) -> set[str]:
        """Return the cards that a hand may play to a trick."""
        if self.japanese and self.trump:
            led = self.suit(trick[0])
            return {card for card in hand if self.suit(card) == led} or hand
        led = trick[0][1]
        following = {card for card in hand if card[1] == led}
        if self.japanese or self.options["must_head"] == "off":
            return follow(hand, led)
        heading = {card for card in hand if self.best([*trick, card]) == card}
        return following & heading or following or heading or hand


def referee(document: Any) -> list[str]:
    """Return the faults of a record (decoded JSON), one sentence each; empty if it is sound."""
    return judge(document, Loo)
