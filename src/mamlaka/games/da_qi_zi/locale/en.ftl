## Seats and cards

badge-units = { $count ->
    [1] 1 unit
   *[other] { $count } units
}
badge-banker = banker
badge-first = led first

## Ways to play that have a name

preset-da-qi-zi-classic = Eight deals
preset-da-qi-zi-party = Party
preset-da-qi-zi-heaven-nine = With a banker

## What happens

news-leads-first = { $who ->
    [you] You lead first.
   *[other] { $seat } leads first.
}

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points }: no trick
    [1] { $seat } { $points }: 1 unit
   *[other] { $seat } { $points }: { $count } units
}
ledger-over-four = { $seat } { $points }: { $count } units, for those above four
ledger-over-four-paid = { $seat } { $points }: for the units above four of another player

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = Only the last trick pays: keep what wins it, and the lead before it.
rule-da-qi-zi-2 = Take a unit early: without one you pay most.
rule-da-qi-zi-3 = With four units you pay nothing: play for the last trick alone.
rule-da-qi-zi-4 = Hold your highest card until it wins the lead that you need for the end.
rule-da-qi-zi-5 = Lead what nobody can beat, and end with the rest.
rule-da-qi-zi-6 = Keep three or more soldiers for the last trick while other cards keep the lead.
rule-da-qi-zi-7 = Break a run only for a pair that is worth more.
rule-da-qi-zi-8 = Lead the number of cards in which the others are weak.
rule-da-qi-zi-9 = Count the high cards: nobody after you can beat this.
rule-da-qi-zi-10 = Discard low single soldiers first, and never a card that is high in the end.
rule-da-qi-zi-11 = Don't beat a trick if you can't use the lead.
rule-da-qi-zi-60 = Beat with the lowest cards that are enough.
rule-da-qi-zi-61 = The last trick is then surely yours.
rule-da-qi-zi-62 = Any discard would give up cards that are still useful.

## Page: the home page

game-da-qi-zi = Da Qi Zi
game-about-da-qi-zi = Tricks with the pieces of Chinese chess, one or more at a time. Only the last trick wins.
game-standard-da-qi-zi = Four players, eight deals. Red is above black.

## Learn

learn-da-qi-zi-about = Four people play, each alone, with the 32 pieces of Chinese chess as cards. Everyone gets eight. Whoever takes the last trick wins the deal.
learn-da-qi-zi-lead = The winner of a trick leads the next one with one card, or with several that belong together: a set or a run.
learn-da-qi-zi-order-red-high = From high to low: general, advisor, elephant, chariot, horse, cannon, soldier. Of each, red is above black. Cards of one kind and colour are equal.
learn-da-qi-zi-order-equal = From high to low: general, advisor, elephant, chariot, horse, cannon, soldier. Red and black are equal.
learn-da-qi-zi-sets = A set is any number of equal cards: two of most kinds, up to five soldiers.
learn-da-qi-zi-run-high = General, advisor and elephant are a run.
learn-da-qi-zi-run-low = Chariot, horse and cannon are the other one, which is lower.
learn-da-qi-zi-one-colour = A set or run has one colour.
learn-da-qi-zi-mixed = Sets and runs may mix colours. They are black as soon as one card is.
learn-da-qi-zi-equal = Sets and runs may mix colours.
learn-da-qi-zi-beat = In turn, each other player either beats the best cards so far, with the same kind and number of cards and a higher rank, or discards as many cards. You never have to beat, and equal cards don't beat each other.
learn-da-qi-zi-trick = Each card beats those before it, and the elephant takes the trick.
learn-da-qi-zi-hidden = Discards lie face down until the deal is over.
learn-da-qi-zi-open = Discards lie face up.
learn-da-qi-zi-needs-trick = If the last trick is a single card, players who have taken no trick can't beat it.
learn-da-qi-zi-last = Everyone else pays the winner of the last trick.
learn-da-qi-zi-units = A trick counts as many units as cards were led. All tricks of a deal have eight together.
learn-da-qi-zi-pay = You pay { $n0 } without a trick, { $n1 } with one unit, { $n2 } with two, { $n3 } with three, and nothing with four or more.
learn-da-qi-zi-banker = The first leader of a deal is the banker, who pays and gets double.
learn-da-qi-zi-over-four = If you have more than four units, the winner of the last trick pays you one for each above four.
learn-da-qi-zi-end-deals = The match has { $count } deals. The highest total wins.
learn-da-qi-zi-end-bankrupt = Everyone begins with { $count } chips. The match ends after the deal in which a player has lost all chips, and most chips win.
learn-da-qi-zi-word-run = Run
learn-da-qi-zi-word-run-is = General, advisor and elephant, or chariot, horse and cannon.
learn-da-qi-zi-word-unit = Unit
learn-da-qi-zi-word-unit-is = A card led in a trick. A trick of three cards counts three units for its winner.
learn-da-qi-zi-word-discard = Discard
learn-da-qi-zi-word-discard-is = To lay down cards that can't win the trick.
learn-da-qi-zi-word-banker = Banker
learn-da-qi-zi-word-banker-is = The player whose payments count double.

## Options by name

option-da-qi-zi-end = End of the match
option-da-qi-zi-end-deals = After a number of deals
option-da-qi-zi-end-bankrupt = When a player has no chips
option-da-qi-zi-deals = Deals
option-da-qi-zi-deals-4 = 4
option-da-qi-zi-deals-8 = 8
option-da-qi-zi-deals-16 = 16
option-da-qi-zi-chips = Chips
option-da-qi-zi-chips-20 = 20
option-da-qi-zi-chips-25 = 25
option-da-qi-zi-chips-30 = 30
option-da-qi-zi-sets = Colours of sets and runs
option-da-qi-zi-sets-one-colour = One colour
option-da-qi-zi-sets-mixed = Mixed
option-da-qi-zi-colours = Red and black
option-da-qi-zi-colours-red-high = Red is higher
option-da-qi-zi-colours-equal = Equal
option-da-qi-zi-discards = Discards
option-da-qi-zi-discards-hidden = Face down
option-da-qi-zi-discards-open = Face up
option-da-qi-zi-no-trick = Payment without a trick
option-da-qi-zi-no-trick-5 = 5
option-da-qi-zi-no-trick-4 = 4
option-da-qi-zi-last-needs-trick = Winning a single last card needs a trick
option-da-qi-zi-banker = Banker
option-da-qi-zi-direction = Direction of play
option-da-qi-zi-direction-ccw = Counterclockwise
option-da-qi-zi-direction-cw = Clockwise
option-da-qi-zi-over-four = More than four units
option-da-qi-zi-over-four-none = Free
option-da-qi-zi-over-four-paid = Paid
