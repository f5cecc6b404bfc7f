## Why something cannot be done

must-discard-barbu = You have no { $suit }, so you must discard the king of hearts: { $cards }.
must-play-barbu = The ace of hearts is in the trick, so you must play the king of hearts: { $cards }.
must-beat = Trumps were led: you must beat the highest one: { $cards }.
must-overtrump = You have no { $suit }, so you must play the highest trump so far: { $cards }.

## Seats and cards

badge-barbu-declarer = declarer
badge-start-rank = starts with: { $name }

## Contracts

contract-barbu = King of hearts
also-contract-barbu = King
also-contract-no-tricks = Tricks
also-contract-no-hearts = Hearts
also-contract-no-queens = Queens
also-contract-trumps = Trump
contract-last-two = Last two
contract-trumps = Trumps
contract-domino = Domino
contract-ravage = Ravage
contract-salad = Salad
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = Seven contracts
preset-barbu-ravage = With ravage
preset-barbu-french-points = French, in fives
preset-barbu-french32 = French, in ones

## What happens

news-barbu-contract = { $who ->
    [you] You choose { $name }.
   *[other] { $seat } chooses { $name }.
}
news-barbu-trumps = Trumps: { $name }
news-barbu-start = The rows start with: { $name }

## A deal is over

headline-barbu = Deal { $deal } of { $deals }
sheet-declarer = { $who ->
    [you] You declare
   *[other] { $seat } declares
}
sheet-dealer = { $who ->
    [you] You deal
   *[other] { $seat } deals
}
ledger-business = { $whom ->
    [you] { $seat } { $points }: doubled with you
   *[other] { $seat } { $points }: doubled with { $other }
}
ledger-split = { $seat } { $points }: no one doubled
ledger-longest = { $seat } { $points }: most cards of one suit, { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = Choose the contract in which this hand does best compared with an average one.
rule-barbu-2 = Name your longest and strongest suit as trumps.
rule-barbu-3 = Double those against whom your hand is clearly better than average; the declarer has chosen what suits them.
rule-barbu-5 = You or the winner of this trick has doubled the other: give them your penalty cards.
rule-barbu-9 = Get rid of an ace or king whose queen is still out.
rule-barbu-10 = Only the last two tricks cost: play high cards now and keep low ones.
rule-barbu-12 = Play towards your own end cards, and hold back cards that only others wait for.
rule-barbu-13 = Start with the rank in the middle of your cards.
rule-barbu-60 = Lead low: someone else will beat the card.
rule-barbu-61 = Play the highest card that does not win the trick.
rule-barbu-62 = You win the trick anyway: take it with your highest card.
rule-barbu-64 = A penalty card goes safely under a higher one.
rule-barbu-65 = Discard your most expensive card, or the most dangerous one.
rule-barbu-66 = Lead what wins: trumps from a long holding, and high cards.
rule-barbu-67 = Take the trick as cheaply as you can, and play low if you can't take it.

## Page: the home page

game-barbu = Barbu
game-about-barbu = Seven contracts for each player, from no tricks to domino. Double the others if your hand is better.
game-standard-barbu = 28 deals with 52 cards. Each declarer plays seven contracts; double them at least twice.

## Page: choosing

ask-barbu-contract = You are the declarer: choose a contract.
ask-barbu-trumps = Name the trumps.
ask-barbu-start = Name the rank with which the rows start.
call-barbu-contract = { $name }
call-barbu-trumps = { $name }!
call-barbu-start = { $name }

## Learn

learn-barbu-about = Everyone gets { $cards } cards. There are { $count } contracts, and something different counts in each.
learn-barbu-declarer = The declarer looks at their cards, chooses one of the contracts they have not played yet, and leads.
learn-barbu-dealer = The contracts are played in the order of the list. The player after the dealer leads.
learn-barbu-rows = One player plays all contracts in a row, then the next one does.
learn-barbu-turns = After each deal, the next player is the declarer.
learn-barbu-taken = The king of hearts is discarded on clubs. The highest club takes the trick, with the king in it.
learn-barbu-doubling = Before the play, each player may double any others, the declarer last. In contracts that bring points you may only double the declarer, and the declarer only redoubles.
learn-barbu-business = If you and another player have doubled, the one with more points in the deal gets the difference from the other, in addition. Redoubled, it counts twice.
learn-barbu-redouble-own-turn = You may redouble those who have doubled you before your turn.
learn-barbu-redouble-round = If someone doubles you after your turn, you speak once more and may redouble.
learn-barbu-redouble-declarer-only = Only the declarer may redouble.
learn-barbu-doublings-owed = { $count ->
    [one] Double each declarer at least once in their deals.
   *[other] Double each declarer at least { $count } times in their deals.
}
learn-barbu-split = If no one doubles in a contract with penalties, it is not played: the others share its points.
learn-barbu-end = After { $deals } deals, the player with the most points wins.
learn-barbu-no-tricks = Don't take tricks.
learn-barbu-no-hearts = Don't take hearts.
learn-barbu-no-queens = Don't take queens.
learn-barbu-barbu = Don't take the king of hearts.
learn-barbu-first-chance = Its holder must get rid of it at the first chance: discard it when they can't follow suit, or play it to a trick of hearts after the ace.
learn-barbu-last-two = Don't take the last two tricks. The others cost nothing.
learn-barbu-trumps = Take tricks. The declarer names trumps. Beat a led trump if you can. If you can't follow suit, trump, and beat the trumps of the trick if you can.
learn-barbu-undertrump-may = If you can neither follow suit nor beat the trumps of the trick, play any card.
learn-barbu-undertrump-must = If you can neither follow suit nor beat the trumps of the trick, you must play a lower trump if you have one.
learn-barbu-trumped = Hearts are trumps. The third player has no clubs and had to beat the nine of hearts.
learn-barbu-domino = No tricks: the declarer names a rank. Each suit starts with it and grows up and down by one card at a time. Play a card if one fits, and pass otherwise.
learn-barbu-ace-again = Whoever plays an ace plays again at once.
learn-barbu-fits = { $count ->
    [one] The rows start with nines. Of your cards, only { $cards } fits.
   *[other] The rows start with nines. Of your cards, { $cards } fit.
}
learn-barbu-ravage = The player who has taken the most cards of any one suit pays. If several have, they share the cost.
learn-barbu-salad = Tricks, hearts, queens and the king of hearts all cost.
learn-barbu-ban-never = Don't lead hearts while you have another suit.
learn-barbu-ban-until-discarded = Don't lead hearts before someone has discarded one, unless you have nothing else.
learn-barbu-word-barbu = Barbu
learn-barbu-word-barbu-is = The king of hearts, the bearded one.
learn-barbu-word-declarer = Declarer
learn-barbu-word-declarer-is = The player who chooses the contract.
learn-barbu-word-domino = Domino
learn-barbu-word-domino-is = Rows of cards that grow like chains of dominoes. First out gets the most points.
learn-barbu-word-business = Business
learn-barbu-word-business-is = Two players have business if one of them has doubled the other.

## Options by name

option-barbu-form = Form
option-barbu-form-classic = Seven contracts
option-barbu-form-ravage = Eight contracts, with ravage
option-barbu-form-french-points = French, in fives
option-barbu-form-french32 = French, in ones
option-barbu-doubling = Doubling
option-barbu-redouble = Redoubling
option-barbu-redouble-own-turn = In your own turn
option-barbu-redouble-round = In a second round
option-barbu-redouble-declarer-only = Only the declarer
option-barbu-doublings-owed = Doublings owed to each declarer
option-barbu-undoubled = No one doubles
option-barbu-undoubled-split = The points are shared
option-barbu-undoubled-play = The deal is played
option-barbu-declarer-order = Order of the declarers
option-barbu-declarer-order-seven = Seven deals in a row
option-barbu-declarer-order-rotate = Change after each deal
option-barbu-domino-points = Points for domino
option-barbu-domino-points-40-25-10--10 = 40–25–10–(−10)
option-barbu-domino-points-45-20-5--5 = 45–20–5–(−5)
option-barbu-heart-lead = Leading hearts
option-barbu-heart-lead-never = Only from hearts alone
option-barbu-heart-lead-until-discarded = After a heart has been discarded
option-barbu-heart-lead-free = Always
option-barbu-undertrump = If you can't overtrump
option-barbu-undertrump-may = You may discard
option-barbu-undertrump-must = You must play a trump
option-barbu-must-discard-kh = The king of hearts must fall
option-barbu-ace-again = An ace in domino gives another turn
option-barbu-early-end = Early end of a deal
