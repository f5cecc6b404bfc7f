## Seats and cards

badge-beer-king = king

## Contracts

contract-plus = Plus
contract-minus = Minus
contract-neighbour = Bad neighbour
contract-achmed = Achmed
contract-first-three-and-last = First three and last
contract-no-reds = No reds
contract-ober-unter = Ober and unter
contract-bribe = Bribe
contract-open = Open trousers
contract-hunt = Hunt
contract-quadrature = Quadrature
contract-snack = Snack
note-plus = take tricks
note-minus = avoid tricks
note-neighbour = your neighbour pays
note-achmed = K♥ and Q♦
note-first-three-and-last = tricks 1, 2, 3 and 8
note-no-reds = avoid hearts
note-ober-unter = avoid queens and jacks
note-bribe = the lowest card costs, too
note-open = only others see your cards
note-hunt = Minus with open hands
note-quadrature = one card follows
note-snack = the layout

## Ways to play that have a name

preset-quodlibet-vienna = Vienna
preset-quodlibet-catsatcards = Right of the king
preset-quodlibet-long = Four rounds
preset-quodlibet-tricks-only = Tricks only

## The table

headline-wheel = Wheel { $round } of { $rounds }, deal { $deal }

## What happens

news-wheel = { $who ->
    [you] You name { $name }.
   *[other] { $seat } names { $name }.
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points }: took no trick
ledger-tricks-taken = { $seat } { $points }: tricks taken: { $count }
ledger-all-tricks = { $seat } { $points }: all tricks were taken by one player
ledger-all-hearts = { $seat } { $points }: took all hearts
ledger-together = { $seat } { $points }: took { $cards } in one trick
ledger-lowest-card = { $seat } { $points }: lowest card of a trick × { $count }
ledger-lowest-wins = { $seat } { $points }: trick taken with its lowest card × { $count }
ledger-whole-hand-left = { $seat } { $points }: played no card

## The score sheet

sheet-wheel = Wheel { $number }

## Questions and help

ask-wheel = Which contract do you name?

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = High cards are for Plus and Bad neighbour, low cards for the other contracts.
rule-quodlibet-2 = Make sure of a trick: the first one is worth most.
rule-quodlibet-3 = Lead low from a short suit: someone else will beat the card.
rule-quodlibet-4 = Win tricks, above all from the player before you: you pay for theirs, and your neighbour pays for yours.
rule-quodlibet-5 = Get rid of the king of hearts and the queen of diamonds, and never let them meet in your trick.
rule-quodlibet-6 = Tricks four to seven are free: use high cards there and keep a low one for the last trick.
rule-quodlibet-7 = Low hearts cost twice as much as high ones: give them away first.
rule-quodlibet-8 = Never let a queen and a jack meet in your trick; give them to the tricks of others.
rule-quodlibet-9 = A card in the middle is best, neither the highest nor the lowest. Lead a seven while others can still follow.
rule-quodlibet-10 = The cards that you don't see are yours: play the place that is known to hold low cards, and discard from those with high ones.
rule-quodlibet-11 = Begin piles that end with a card of yours: you keep the lead. Queens, kings and aces end at once.
rule-quodlibet-12 = Play towards your own cards, and hold back what only the others wait for.
rule-quodlibet-13 = A whole hand left costs most: play any card.
rule-quodlibet-60 = Play the highest card that does not win the trick.
rule-quodlibet-61 = You win the trick anyway: take it with your highest card.
rule-quodlibet-62 = You can't follow: discard a high card of a short suit.

## Page: the home page

game-quodlibet = Quodlibet
game-about-quodlibet = Three wheels of contracts, from Plus to the Snack. Each deal, a king names the next one; the fewest bad points win.
game-standard-quodlibet = Three wheels with all contracts, once.

## Learn

learn-quodlibet-about = A game of students from Vienna. Four players get eight cards each, and play goes to the right. The contracts form wheels; each deal has another contract, and a match has { $deals } in all.
learn-quodlibet-order = These are the cards of a suit, from high to low: the ten is below the jack. The highest card of the led suit takes the trick.
learn-quodlibet-king = Each deal has a king. The king alone looks at the cards and names a contract of the wheel that has not been played; then the others look, too. After the deal, the next player is king. After a wheel, the player with the most bad points is king.
learn-quodlibet-leader-king = The king plays the first card.
learn-quodlibet-leader-right-of-king = The player to the right of the king plays the first card.
learn-quodlibet-end = Everything is written down as bad points. After the last wheel, the player with the fewest wins.
learn-quodlibet-wheel = Wheel { $number }
learn-quodlibet-plus = Take tricks: each of the eight that you don't take costs 10. Without a trick you get 100.
learn-quodlibet-minus = Don't take tricks. All eight cost 100.
learn-quodlibet-neighbour = The player to the right of the winner pays for a trick. All eight cost 100.
learn-quodlibet-achmed = Don't take the king of hearts and the queen of diamonds. Both in one trick cost 100.
learn-quodlibet-picture-achmed = King and queen fall into one trick: the king of hearts takes it for 100 points.
learn-quodlibet-first-three-and-last = Only the first three tricks and the last one cost.
learn-quodlibet-no-reds = Don't take hearts, above all no low ones. All eight together cost 100.
learn-quodlibet-picture-no-reds = The king takes three hearts: twice 20 and once 10, so 50.
learn-quodlibet-ober-unter = Don't take queens and jacks, the ober and unter of German cards. A trick with both kinds costs 100, however many there are.
learn-quodlibet-picture-ober-unter = The king takes a queen and a jack in one trick: 100.
learn-quodlibet-bribe = Each trick costs its winner 30 and the player of its lowest card 20; of equal cards, the first one played counts. If the lowest card wins the trick, it costs 100.
learn-quodlibet-picture-bribe = The ace wins and pays 30. The seven is the lowest card and costs its player 20.
learn-quodlibet-open = As Minus, but you hold your cards so that everyone sees them except you, and you play one without knowing which. Even the king's hand is shuffled before it is turned.
learn-quodlibet-open-free = Nobody has to follow suit. A card of another suit can't win.
learn-quodlibet-open-must = You must follow suit if you can: before your turn, the table names the cards that follow. So you learn where your cards of that suit are.
learn-quodlibet-hunt = As Minus, but all hands lie open on the table.
learn-quodlibet-quadrature = No tricks here: someone begins a pile with any card, and only one card may follow. If you hold it, you must lay it; otherwise you pass. If that card was laid before, or there is none, the pile is complete.
learn-quodlibet-step3 = The card of the same suit that is three ranks higher follows: ten on seven, king on ten. A pile ends with a queen, a king or an ace.
learn-quodlibet-run4 = The next higher card of the same suit follows. Four cards, or an ace, complete a pile.
learn-quodlibet-pile-owner = The player of the last card begins the next pile.
learn-quodlibet-pile-next = The player after the last card begins the next pile.
learn-quodlibet-snack = No tricks here: each suit starts with its jack and grows by one card at a time, up to the ace and down to the seven. If one of your cards fits, you must play one. If none fits, you pass.
learn-quodlibet-first-out = The deal ends when a player has no cards left. Each card that you still hold costs 10; if you have played none, you get 100.
learn-quodlibet-places = Play goes on until only one player has cards.
learn-quodlibet-fits = { $count ->
    [one] Of your cards, only { $cards } fits.
   *[other] Of your cards, { $cards } fit.
}
learn-quodlibet-word-king = King
learn-quodlibet-word-king-is = The player who names the contract, the beer king of the students.
learn-quodlibet-word-wheel = Wheel
learn-quodlibet-word-wheel-is = Deals in which each contract of a group is played once, and each player is king once if there are four.
learn-quodlibet-word-cards = Unter, ober
learn-quodlibet-word-cards-is = The jack and the queen of German cards. Leaves, hearts, bells and acorns stand for spades, hearts, diamonds and clubs.

## Options by name

option-quodlibet-leader = First card
option-quodlibet-leader-king = The king
option-quodlibet-leader-right-of-king = Right of the king
option-quodlibet-last-trick-cost = Last trick of First three and last
option-quodlibet-last-trick-cost-50 = 50
option-quodlibet-last-trick-cost-80 = 80
option-quodlibet-last-trick-cost-100 = 100
option-quodlibet-open-follow = Following suit in Open trousers
option-quodlibet-open-follow-free = Not needed
option-quodlibet-open-follow-must = Required
option-quodlibet-quart = Piles
option-quodlibet-quart-step3 = Three ranks higher
option-quodlibet-quart-run4 = Runs of four
option-quodlibet-pile-lead = Next pile
option-quodlibet-pile-lead-owner = Owner of the last card
option-quodlibet-pile-lead-next = The next player
option-quodlibet-shed-score = Score of piles and layout
option-quodlibet-shed-score-first-out = Cards left
option-quodlibet-shed-score-places = Places
option-quodlibet-rounds = Rounds of all wheels
option-quodlibet-rounds-1 = 1
option-quodlibet-rounds-2 = 2
option-quodlibet-rounds-4 = 4
option-quodlibet-early-end = Early end of a deal
option-quodlibet-contracts = Contracts
option-quodlibet-contracts-none = None
option-quodlibet-contracts-plus = Plus
option-quodlibet-contracts-minus = Minus
option-quodlibet-contracts-neighbour = Bad neighbour
option-quodlibet-contracts-achmed = Achmed
option-quodlibet-contracts-first-three-and-last = First three and last
option-quodlibet-contracts-no-reds = No reds
option-quodlibet-contracts-ober-unter = Ober and unter
option-quodlibet-contracts-bribe = Bribe
option-quodlibet-contracts-open = Open trousers
option-quodlibet-contracts-hunt = Hunt
option-quodlibet-contracts-quadrature = Quadrature
option-quodlibet-contracts-snack = Snack
