## Seats and cards

badge-scope = { $count ->
    [1] scopa
   *[other] { $count } scope
}

## Ways to play that have a name

preset-scopone-classic = Nine and four
preset-scopone-scientifico = Scientifico
preset-scopone-napola = With napola
preset-scopone-quick = Quick

## What happens

news-scopa = { $who ->
    [you] Scopa! You take { $cards } with { $card }.
   *[other] Scopa! { $seat } takes { $cards } with { $card }.
}
call-scopa = scopa! { $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points }: { $count ->
    [1] a scopa
   *[other] { $count } scope
} ({ $seat })
ledger-most-cards = { $side } { $points }: most cards ({ $count })
ledger-most-coins = { $side } { $points }: most coins ({ $count })
ledger-settebello = { $side } { $points }: settebello { $cards }
ledger-primiera = { $side } { $points }: primiera with { $count } ({ $cards })
ledger-primiera-by-numbers = { $side } { $points }: primiera with { $cards }
ledger-napola = { $side } { $points }: napola { $cards }
ledger-napoleone = { $side } { $points }: all ten coins win the match
tally-cards = cards
tally-coins = coins
tally-settebello = settebello
tally-primiera = primiera
tally-primiera-of = primiera ({ $rank })
tally-scope = scope
tally-napola = napola
void-kings = three or four kings on the table

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = Take the seven of coins first, and then the other sevens.
rule-scopone-2 = Don't leave a table that the next player can sweep.
rule-scopone-3 = The next player surely has no card that takes anything here.
rule-scopone-5 = The dealer's side wants the ranks paired: take a card with its equal.
rule-scopone-6 = A card of the rank with which your partner took lies there: they may have another, so leave it.
rule-scopone-7 = If you take nothing, play a rank of which two are gone, or one that you hold twice.
rule-scopone-8 = Don't lay down a seven, a six or an ace that can be taken.
rule-scopone-9 = A lone card lies there: play one that makes the two add up to more than ten.
rule-scopone-10 = The table is empty: play a rank that you hold twice or three times.
rule-scopone-11 = Coins and cards: take as many as the points that are still open need.
rule-scopone-12 = Whoever captures last gets the rest of the table.
rule-scopone-60 = Sweep the table: a scopa is a point.
rule-scopone-61 = The side that began wants unpaired ranks: take a sum.
rule-scopone-62 = Take sixes and aces, too: after the sevens they count most for the primiera.
rule-scopone-63 = Don't leave the seven of coins where the next player can take it.
rule-scopone-64 = Don't lay down a coin while the point for coins is open.

## Page: the home page

game-about-scopone = Italy's great game of partners with the whole deck: capture the table, count every card.
game-standard-scopone = Two pairs, nine cards each and four on the table, play to 21 points.
game-scopone = Scopone

## Learn

learn-scopone-about = Four people play, two against two; partners sit opposite each other. The deck has forty cards, without eights, nines and tens. Play goes to the right, and the dealer plays last.
learn-scopone-deal-nine = Everyone gets nine cards, and four lie open on the table.
learn-scopone-deal-ten = Everyone gets ten cards, and the table is empty.
learn-scopone-kings = If three or four kings lie there, the cards are dealt again.
learn-scopone-values = The values of the cards: ace 1, two to seven as printed, { $faces ->
    [italian] knave 8, knight 9
   *[french] jack 8, queen 9
}, king 10.
learn-scopone-capture = In your turn you play one card. It takes a card of the same value from the table, or several cards that add up to its value. What you take, and the card itself, go to your side's pile. If it takes nothing, it stays on the table.
learn-scopone-equal = You may play any card. But if a card can take something, it must, and if a card of its own value lies there, it takes that one and no sum. Of several equal cards, you choose one.
learn-scopone-sum-free = If several sets add up to your card, you choose any of them.
learn-scopone-sum-fewest = If several sets add up to your card, you choose among those with the fewest cards.
learn-scopone-ace = An ace takes all cards on the table. This is no scopa. If an ace lies there, it takes only that ace.
learn-scopone-sums = The seven takes the four and the three, because they add up to seven.
learn-scopone-scopa = If you take everything that lies on the table, you have made a scopa, a point for your side.
learn-scopone-last-not = The last card of a deal makes no scopa.
learn-scopone-last-counts = The last card of a deal can make a scopa, too.
learn-scopone-left = Cards left on the table at the end go to the side that captured last. That is no scopa.
learn-scopone-each = After each deal the sides count their cards. Each of these is a point, which nobody gets if both sides have as much:
learn-scopone-cards = Cards: more than half of the forty cards.
learn-scopone-coins = { $faces ->
    [italian] Coins: more than half of the ten coins.
   *[french] Diamonds: more than half of the ten diamonds.
}
learn-scopone-settebello = Settebello: the seven of { $faces ->
    [italian] coins
   *[french] diamonds
}.
learn-scopone-primiera = Primiera: the higher total of the best cards of all four suits. A seven counts { $n7 }, a six { $n6 }, an ace { $ace }, a five { $n5 }, a four { $n4 }, a three { $n3 }, a two { $n2 }, a court card { $court }. A side without a card of some suit has no primiera.
learn-scopone-primiera-sevens = Primiera: most sevens. If both sides have as many, the sixes decide, then aces, fives, fours, threes and twos.
learn-scopone-best = The best card of each suit counts: a primiera of { $count }.
learn-scopone-napola = Ace, two and three { $faces ->
    [italian] of coins
   *[french] of diamonds
} in one side are a napola of { $count } points, and each further { $faces ->
    [italian] coin
   *[french] diamond
} in order is one more. All ten win the match.
learn-scopone-target = The match ends after a deal in which a side reaches { $target } points. The higher total wins; if both have the same, you play another deal.
learn-scopone-word-scopa = Scopa
learn-scopone-word-scopa-is = A capture that empties the table; in Italian, a broom. Several are scope.
learn-scopone-word-settebello = Settebello
learn-scopone-word-settebello-is = The seven of { $faces ->
    [italian] coins
   *[french] diamonds
}, the most valuable card.
learn-scopone-word-primiera = Primiera
learn-scopone-word-primiera-is = The best cards of the four suits together. Sevens are worth most.
learn-scopone-word-napola = Napola
learn-scopone-word-napola-is = Ace, two and three of { $faces ->
    [italian] coins
   *[french] diamonds
} in one side.
learn-scopone-word-spariglio = Spariglio
learn-scopone-word-spariglio-is = Taking a sum, which leaves an odd number of cards of some ranks in play. It helps the side that began; the dealer's side wants pairs.

## Options by name

option-scopone-form = Cards in the hands
option-scopone-form-nine = Nine, and four on the table
option-scopone-form-ten = Ten
option-scopone-target = Points to win
option-scopone-target-11 = 11
option-scopone-target-16 = 16
option-scopone-target-21 = 21
option-scopone-target-31 = 31
option-scopone-sum-choice = Several sums
option-scopone-sum-choice-free = Any of them
option-scopone-sum-choice-fewest = The fewest cards
option-scopone-napola = Napola
option-scopone-last-scopa = Scopa with the last card
option-scopone-ace = Aces
option-scopone-ace-one = Worth one
option-scopone-ace-sweeps = Take the whole table
option-scopone-kings = Three kings on the table
option-scopone-kings-redeal = New deal
option-scopone-kings-play = Play on
option-scopone-primiera = Primiera
option-scopone-primiera-table = By points
option-scopone-primiera-sevens = By sevens
option-scopone-look-back = Looking at captured cards
option-scopone-look-back-last = The last capture
option-scopone-look-back-none = Not allowed
option-scopone-look-back-all = All captures
option-scopone-deck-faces = Pictures of the cards
option-scopone-deck-faces-french = French
option-scopone-deck-faces-italian = Italian
