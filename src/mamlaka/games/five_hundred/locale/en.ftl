## Contracts

contract-6-spades = 6♠
also-contract-6-spades = 6S
contract-6-clubs = 6♣
also-contract-6-clubs = 6C
contract-6-diamonds = 6♦
also-contract-6-diamonds = 6D
contract-6-hearts = 6♥
also-contract-6-hearts = 6H
contract-6-no-trump = 6NT
also-contract-6-no-trump = 6NT, 6N
contract-7-spades = 7♠
also-contract-7-spades = 7S
contract-7-clubs = 7♣
also-contract-7-clubs = 7C
contract-7-diamonds = 7♦
also-contract-7-diamonds = 7D
contract-7-hearts = 7♥
also-contract-7-hearts = 7H
contract-7-no-trump = 7NT
also-contract-7-no-trump = 7NT, 7N
contract-8-spades = 8♠
also-contract-8-spades = 8S
contract-8-clubs = 8♣
also-contract-8-clubs = 8C
contract-8-diamonds = 8♦
also-contract-8-diamonds = 8D
contract-8-hearts = 8♥
also-contract-8-hearts = 8H
contract-8-no-trump = 8NT
also-contract-8-no-trump = 8NT, 8N
contract-9-spades = 9♠
also-contract-9-spades = 9S
contract-9-clubs = 9♣
also-contract-9-clubs = 9C
contract-9-diamonds = 9♦
also-contract-9-diamonds = 9D
contract-9-hearts = 9♥
also-contract-9-hearts = 9H
contract-9-no-trump = 9NT
also-contract-9-no-trump = 9NT, 9N
contract-10-spades = 10♠
also-contract-10-spades = 10S
contract-10-clubs = 10♣
also-contract-10-clubs = 10C
contract-10-diamonds = 10♦
also-contract-10-diamonds = 10D
contract-10-hearts = 10♥
also-contract-10-hearts = 10H
contract-10-no-trump = 10NT
also-contract-10-no-trump = 10NT, 10N
contract-misere = misère
also-contract-misere = misere, nullo
contract-open-misere = open misère
also-contract-open-misere = open misere, open nullo

## Seats and cards

badge-bid-name = bid { $name }
badge-contract-of = contractor: { $name }
badge-hand-away = doesn't play

## Ways to play that have a name

preset-five-hundred-classic = Classic
preset-five-hundred-american = American
preset-five-hundred-japanese = Japanese
preset-five-hundred-australian = Australian

## A deal is over

ledger-contract-made = { $seat } { $points }: contract made, { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-contract-failed = { $seat } { $points }: contract failed, { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-contract-slam = { $seat } { $points }: slam, all ten tricks

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = Bid what your hand takes alone, with about one more for the widow.
rule-five-hundred-2 = A long trump suit with the joker and a bower is worth more than scattered aces.
rule-five-hundred-3 = Bid a suit in which you hold both bowers.
rule-five-hundred-4 = Discard to be without a suit; keep aces, and drop middle cards of short suits.
rule-five-hundred-5 = As contractor, draw the trumps first, from the top.
rule-five-hundred-6 = The opponents work together: don't take a trick that the other one is winning.
rule-five-hundred-7 = Before the contractor, play low; behind the contractor, take the trick.
rule-five-hundred-8 = Lead a suit in which the contractor is short.
rule-five-hundred-9 = Without trumps, keep the joker for the suit that you lack.
rule-five-hundred-10 = An opponent could win the match with this bid: outbid them cheaply.
rule-five-hundred-11 = You are far ahead: pass, and collect tricks.
rule-five-hundred-12 = Misère needs low cards in every long suit, and the joker is poison.
rule-five-hundred-13 = This trick brings you over the target.
rule-five-hundred-60 = This card takes the trick cheaply.
rule-five-hundred-61 = In misère, play the highest card that doesn't take the trick.
rule-five-hundred-62 = Save your high cards for later tricks.
rule-five-hundred-63 = Make the contractor of misère take a trick.
rule-five-hundred-64 = This card takes the trick for certain.
rule-five-hundred-65 = In misère, discard the cards that would take tricks.

## Page: the home page

game-five-hundred = Five Hundred
game-about-five-hundred = Bid for the contract, take the widow, and make your tricks with the bowers and the joker. To 500 points.
game-standard-five-hundred = Ten cards each, three cards in the widow, bids from six spades to ten without trumps.

## Learn

learn-five-hundred-about = Everyone bids for the right to choose the trumps. The highest bidder, the contractor, must take at least as many tricks as they have bid.
learn-five-hundred-partners = Those who sit opposite each other are partners: their tricks count together.
learn-five-hundred-deal = Everyone gets { $count } cards. { $number } cards lie face down: the widow.
learn-five-hundred-bidding = A bid is a number of tricks, from six to ten, and the trumps: spades, clubs, diamonds, hearts, or none. In this order they rise, and any bid of seven is higher than any bid of six.
learn-five-hundred-auction-pass-out = You bid more than the last bid, or pass. Whoever passes is out of the auction.
learn-five-hundred-auction-single = Everyone has one turn: bid more than the last bid, or pass.
learn-five-hundred-auction-reenter = You bid more than the last bid, or pass. Whoever has passed may bid again, until all others pass in a row.
learn-five-hundred-all-pass-throw-in = If everyone passes, the next player deals.
learn-five-hundred-all-pass-no-trump = If everyone passes, you play without trumps and without a contract, and each trick counts.
learn-five-hundred-widow = The contractor takes the widow, discards { $count } cards face down, and leads.
learn-five-hundred-tricks = Follow suit if you can; otherwise play any card. The highest trump takes the trick, or else the highest card of the suit led.
learn-five-hundred-order = The trumps from high to low, if hearts are trumps: the joker, the right bower (the jack of trumps), the left bower (the other jack of the same colour), then the ace and the rest.
learn-five-hundred-bower = Hearts are trumps. The jack of diamonds is the left bower: it is a heart, and only the joker and the jack of hearts beat it.
learn-five-hundred-named = Without trumps the joker always wins. Whoever leads it names a suit, here clubs, and the others follow that suit.
learn-five-hundred-misere-by-value = Misère is a bid to take no trick at all. It is above eight spades and below eight clubs.
learn-five-hundred-misere-after-seven = Misère is a bid to take no trick at all. It is above eight spades and below eight clubs, and you may bid it only when someone has bid seven or more.
learn-five-hundred-misere-partner = The partner of the contractor lays their hand away and doesn't play.
learn-five-hundred-joker-high = There are no trumps in misère, and the joker wins its trick.
learn-five-hundred-joker-low = There are no trumps in misère, and the joker is the lowest card of all.
learn-five-hundred-open-misere = Open misère is above ten diamonds and below ten hearts. After the first trick everyone sees the contractor's hand.
learn-five-hundred-value = If you make your contract, you get its value. More tricks than bid bring nothing. If you fail, you lose the value.
learn-five-hundred-slam = All ten tricks bring at least { $points }.
learn-five-hundred-against-yes = Each trick of an opponent brings them { $count }, whether the contract is made or not.
learn-five-hundred-against-if-failed = If the contract fails, each trick of an opponent brings them { $count }.
learn-five-hundred-win-any = The match ends when someone has { $count } points. A contractor who makes the contract and has { $count } wins, otherwise the highest total.
learn-five-hundred-win-contract = The match ends when a contractor makes the contract and has { $count } points.
learn-five-hundred-back-door = It also ends when someone has lost { $count } points: then the highest total wins.
learn-five-hundred-values = Values of the contracts
learn-five-hundred-more = Each further trick in a bid is worth { $points } more.
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = Right bower
learn-five-hundred-word-right-bower-is = The jack of trumps, the second highest trump.
learn-five-hundred-word-left-bower = Left bower
learn-five-hundred-word-left-bower-is = The other jack of the same colour. It belongs to the trumps, not to the suit printed on it.
learn-five-hundred-word-widow = Widow
learn-five-hundred-word-widow-is = The three cards on the table. They are also called the kitty.
learn-five-hundred-word-contractor = Contractor
learn-five-hundred-word-contractor-is = The player who has made the highest bid.
learn-five-hundred-word-set = Set
learn-five-hundred-word-set-is = A contractor who takes too few tricks is set.
learn-five-hundred-word-misere = Misère
learn-five-hundred-word-misere-is = A contract to take no trick. It is also called nullo.

## Options by name

option-five-hundred-players = Players
option-five-hundred-players-3 = Three, each alone
option-five-hundred-players-4 = Four, in pairs
option-five-hundred-auction = Auction
option-five-hundred-auction-pass-out = A pass is final
option-five-hundred-auction-single = One turn each
option-five-hundred-auction-reenter = Bid again after a pass
option-five-hundred-all-pass = If everyone passes
option-five-hundred-all-pass-throw-in = Deal again
option-five-hundred-all-pass-no-trump = Play without trumps
option-five-hundred-misere = Misère
option-five-hundred-misere-off = No
option-five-hundred-misere-by-value = By its value
option-five-hundred-misere-after-seven = After a bid of seven
option-five-hundred-open-misere = Open misère
option-five-hundred-nullo-joker = Joker in misère
option-five-hundred-nullo-joker-high = Wins its trick
option-five-hundred-nullo-joker-low = Lowest card
option-five-hundred-slam = All ten tricks
option-five-hundred-slam-250 = At least 250
option-five-hundred-slam-off = Only the contract
option-five-hundred-opponents-score = Opponents' tricks
option-five-hundred-opponents-score-yes = 10 each
option-five-hundred-opponents-score-no = Nothing
option-five-hundred-opponents-score-if-failed = 10 each if the contract fails
option-five-hundred-target = Points to win
option-five-hundred-target-250 = 250
option-five-hundred-target-500 = 500
option-five-hundred-target-1000 = 1000
option-five-hundred-win-by = The match is won
option-five-hundred-win-by-any = By any points
option-five-hundred-win-by-contract = By a contract only
option-five-hundred-back-door = Lost at minus the target
option-five-hundred-look-back = Looking at past tricks
option-five-hundred-look-back-last = The last trick
option-five-hundred-look-back-none = Not allowed
option-five-hundred-look-back-all = All tricks
