## Contracts

contract-tricks = Tricks
contract-last-trick = Last trick
contract-line = Line
contract-gepetto = King of hearts and last trick

## Ways to play that have a name

preset-herzeln-piatnik = Eight deals
preset-herzeln-four-stages = Four stages

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = Discard your most expensive card.
rule-herzeln-3 = Every trick counts for you: lead cards that no one can beat, and save high cards that would lose.
rule-herzeln-4 = Lead suits whose queen has fallen, and no high card while the queen is out.
rule-herzeln-5 = Low hearts drive out the king. With the king, lead no hearts and get rid of it.
rule-herzeln-6 = Only the last trick counts: keep your highest cards for it.
rule-herzeln-8 = Play at the end where your own cards come next.
rule-herzeln-9 = Both ends want this rank: choose the end where your own cards come next.
rule-herzeln-60 = Lead low: someone else will beat the card.
rule-herzeln-61 = Play the highest card that does not win the trick.
rule-herzeln-62 = A penalty card goes safely under a higher one.
rule-herzeln-63 = The last trick costs: play high cards now and keep a low one.
rule-herzeln-64 = Play the card that your own cards wait for.

## Page: the home page

game-herzeln = Herzeln
game-about-herzeln = Eight deals in a fixed order: take tricks or avoid them, and in the last one add to a line of cards.
game-standard-herzeln = Eight deals, one of each kind. The ten beats the king.

## Learn

learn-herzeln-about = Everyone gets { $cards } cards. A round has { $deals } deals in a fixed order. Something different counts in each, and the player with the most points wins. After each deal, the next player deals.
learn-herzeln-leader-dealers-left = The player after the dealer begins.
learn-herzeln-leader-dealer = The dealer begins.
learn-herzeln-order = These are the cards of a suit, from high to low: the ten is second, above the king. The highest card of the led suit takes the trick, and its player leads to the next.
learn-herzeln-order-short = These are the cards of a suit, from high to low: the ten is below the jack. The highest card of the led suit takes the trick, and its player leads to the next.
learn-herzeln-taken = Clubs were led. The ace takes the trick.
learn-herzeln-rounds = { $count ->
    [one] The match is over after one round. Equal results share a place.
   *[other] The match is over after { $count } rounds. Equal results share a place.
}
learn-herzeln-hearts = Don't take hearts.
learn-herzeln-tricks = Take tricks, whatever is in them.
learn-herzeln-no-tricks = Don't take tricks, whatever is in them.
learn-herzeln-queens = Don't take queens.
learn-herzeln-king = Don't take the king of hearts.
learn-herzeln-last-trick = Take the last trick. The others bring nothing.
learn-herzeln-no-last-trick = Don't take the last trick. The others cost nothing.
learn-herzeln-gepetto = Take neither the king of hearts nor the last trick.
learn-herzeln-line = No tricks here: the first player with a jack plays it, and one line grows from it at both ends. The next higher rank goes to one end, the next lower rank to the other, whatever the suit. After the ace comes the lowest card, and before the lowest card the ace. If one of your cards fits, you must play one. If none fits, you pass. The deal ends when only one player has cards.
learn-herzeln-ends = A line of three cards: a ten fits the upper end, because it comes after the king, and a nine fits the lower end. If both ends want the same rank, you choose the end for your card.
learn-herzeln-rows = No tricks here: each suit starts with its jack and grows by one card at a time, up to the ace and down to its lowest card. If one of your cards fits, you must play one. If none fits, you pass. The deal ends when only one player has cards.
learn-herzeln-fits = { $count ->
    [one] Of your cards, only { $cards } fits.
   *[other] Of your cards, { $cards } fit.
}
learn-herzeln-word-cards = Unter, ober
learn-herzeln-word-cards-is = The jack and the queen of German cards. Leaves, hearts, bells and acorns stand for spades, hearts, diamonds and clubs.
learn-herzeln-word-end = End
learn-herzeln-word-end-is = The upper end of the line takes the next higher rank, the lower end the next lower one.

## Options by name

option-herzeln-form = Form
option-herzeln-form-piatnik = Eight deals
option-herzeln-form-four-stages = Four stages
option-herzeln-order = Deals
option-herzeln-order-all = All eight
option-herzeln-order-hearts = Hearts
option-herzeln-order-tricks = Tricks
option-herzeln-order-no-tricks = No tricks
option-herzeln-order-queens = Queens
option-herzeln-order-king = King of hearts
option-herzeln-order-last-trick = Last trick
option-herzeln-order-no-last-trick = No last trick
option-herzeln-order-line = Line
option-herzeln-layout-form = Last deal
option-herzeln-layout-form-line = One line
option-herzeln-layout-form-rows = Four rows
option-herzeln-leader = First card
option-herzeln-leader-dealers-left = Left of the dealer
option-herzeln-leader-dealer = The dealer
option-herzeln-rounds = Rounds
option-herzeln-early-end = Early end of a deal
