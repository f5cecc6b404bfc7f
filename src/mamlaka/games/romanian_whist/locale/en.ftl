## Seats and cards

badge-forehead = on the forehead
badge-blind = blind
badge-run = { $number } exact in a row
badge-lost-run = { $number } misses in a row

## Ways to play that have a name

preset-romanian-whist-pagat = 1-8-1
preset-romanian-whist-prize = With a prize
preset-romanian-whist-eight-one-eight = 8-1-8
preset-romanian-whist-pub = On the forehead
preset-romanian-whist-quick = Short

## A deal is over

ledger-streak = { $seat } { $points }: the prize for five exact deals in a row
ledger-lost-streak = { $seat } { $points }: five misses in a row

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = An exact bid pays five and the bid: bid what you control, not what you hope for.
rule-romanian-whist-2 = A bid of zero pays five as well: with no ace, no long suit and few trumps, bid zero.
rule-romanian-whist-3 = Count sure tricks, and half a trick for a guarded king or a spare trump beside a short suit.
rule-romanian-whist-4 = More tricks are bid than there are: take yours early.
rule-romanian-whist-5 = The bid that fits your hand is forbidden: bid one more if the uncertain card is a trump or a guarded king, otherwise one less.
rule-romanian-whist-6 = With one card, bid one on a trump, or on an ace that you lead; otherwise bid zero.
rule-romanian-whist-7 = Without trumps, long suits win: count the cards that are left when the others have none.
rule-romanian-whist-8 = You have the tricks you bid: duck, and play your highest cards under those of other players.
rule-romanian-whist-10 = Spoil the bids of others: leave the trick to a player who needs no more.
rule-romanian-whist-11 = Your bid is lost, and another trick costs little: take this one from the player who needs it.
rule-romanian-whist-12 = This deal can end a streak: bid the safest number, which is zero.
rule-romanian-whist-60 = You need tricks: play the card that is most likely to take this one.
rule-romanian-whist-61 = You need every trick that is left: hold nothing back.
rule-romanian-whist-62 = Take a trick as cheaply as you can, and play low if you can't take it.

## Page: the home page

game-romanian-whist = Romanian Whist
game-about-romanian-whist = Hands of one to eight cards. Bid how many tricks you will take, and take exactly that many.
game-standard-romanian-whist = From one card up to eight and back to one. The bids may not add up to the number of tricks.

## Learn

learn-romanian-whist-about = A match has { $count } deals. In each one you look at your cards, bid how many tricks you will take, and then try to take exactly that many.
learn-romanian-whist-order = The cards of a hand change from deal to deal: { $sizes }.
learn-romanian-whist-sits-out = Of seven players the dealer sits out: no cards, no bid, no points.
learn-romanian-whist-deck = The deck has eight cards for each player. These are the ranks of a suit, from high to low.
learn-romanian-whist-trumps = One more card is turned up, and its suit is trumps. A trump beats every card of the other suits. Otherwise the highest card of the led suit takes the trick, and its player leads to the next.
learn-romanian-whist-duty-must = If you have no card of the led suit, you must play a trump if you have one.
learn-romanian-whist-duty-may = If you have no card of the led suit, you may play a trump or any other card.
learn-romanian-whist-ruffed = Hearts are trumps. Clubs were led, and the player of the nine of hearts has no clubs: the trump takes the trick.
learn-romanian-whist-eights-none = With eight cards each the whole deck is dealt: there are no trumps.
learn-romanian-whist-eights-last = With eight cards each the whole deck is dealt: the last card is shown, and its suit is trumps.
learn-romanian-whist-forehead = In deals of one card you hold your card to your forehead: you see the cards of all others, but not your own.
learn-romanian-whist-blind = In deals of one card no one sees a card before it is played.
learn-romanian-whist-extra = At the end there are two more deals of one card: in the first you see all cards but your own, in the second none.
learn-romanian-whist-page-bid = The bid
learn-romanian-whist-bids = The player after the dealer bids first, the dealer last. A bid is a number from 0 to the number of cards, { $most } at most. Everyone hears it, and it can't be changed.
learn-romanian-whist-forbidden = The last bid must not bring the sum of all bids to the number of tricks, so someone always misses.
learn-romanian-whist-bid-title = For example: a bid of { $number } with four cards each
learn-romanian-whist-taken = { $count ->
    [0] You take no trick
    [one] You take 1 trick
   *[other] You take { $count } tricks
}
learn-romanian-whist-zero = A bid of zero is worth five points, too.
learn-romanian-whist-streak = Five exact deals in a row earn a prize of { $bonus } points. Five misses in a row cost as much. Then the count starts again.
learn-romanian-whist-ones-reset = A deal of one card breaks the streak.
learn-romanian-whist-ones-skip = Deals of one card don't count for the streak, and don't break it.
learn-romanian-whist-ones-count = Deals of one card count like all others.
learn-romanian-whist-end = The player with the most points after the last deal wins.
learn-romanian-whist-word-bid = Bid
learn-romanian-whist-word-bid-is = To say how many tricks you will take.
learn-romanian-whist-word-ruff = Ruff
learn-romanian-whist-word-ruff-is = To play a trump because you have no card of the led suit.
learn-romanian-whist-word-streak = Prize
learn-romanian-whist-word-streak-is = Points for five exact deals in a row; five misses cost them.

## Options by name

option-romanian-whist-order = Order of the deals
option-romanian-whist-order-1-8-1 = 1 to 8 to 1
option-romanian-whist-order-8-1-8 = 8 to 1 to 8
option-romanian-whist-order-short = Short
option-romanian-whist-order-no-repeat = Each number once
option-romanian-whist-forbidden-sum = Forbidden bid
option-romanian-whist-forbidden-sum-last = For the last player
option-romanian-whist-forbidden-sum-none = None
option-romanian-whist-trump-duty = Trump if you can't follow
option-romanian-whist-trump-duty-must = You must
option-romanian-whist-trump-duty-may = You may
option-romanian-whist-streak = Prize for five in a row
option-romanian-whist-streak-off = None
option-romanian-whist-streak-5 = 5 points
option-romanian-whist-streak-10 = 10 points
option-romanian-whist-streak-ones = Deals of one card in a streak
option-romanian-whist-streak-ones-reset = Break it
option-romanian-whist-streak-ones-skip = Are left out
option-romanian-whist-streak-ones-count = Count
option-romanian-whist-one-card = Deals of one card
option-romanian-whist-one-card-normal = You see your card
option-romanian-whist-one-card-forehead = On the forehead
option-romanian-whist-one-card-blind = Blind
option-romanian-whist-extra-ones = Extra deals at the end
option-romanian-whist-extra-ones-none = None
option-romanian-whist-extra-ones-forehead-blind = Forehead and blind
option-romanian-whist-miss = A miss costs
option-romanian-whist-miss-distance = A point a trick
option-romanian-whist-miss-flat = Five points
option-romanian-whist-eights-trump = Trumps with eight cards
option-romanian-whist-eights-trump-none = None
option-romanian-whist-eights-trump-last = Suit of the last card
