## Seats and cards

badge-eliminated = out of the deal
counter-passes-left = passes left

## Ways to play that have a name

preset-fan-tan-fan-tan = With chips
preset-fan-tan-fan-tan-paid = With paid passes
preset-fan-tan-parliament = Parliament
preset-fan-tan-badam-sat = Badam Sat
preset-fan-tan-shichi-narabe = Shichi narabe
preset-fan-tan-shichi-narabe-link = Shichi narabe with a corner
preset-fan-tan-domino = Domino

## The table

headline-pool = Deal { $deal }, pool: { $number }

## What happens

news-opens = { $who ->
    [you] You show { $cards } and begin.
   *[other] { $seat } shows { $cards } and begins.
}

## A deal is over

ledger-ante = { $seat } { $points }: ante
ledger-passes = { $seat } { $points }: { $count ->
    [one] 1 pass
   *[other] { $count } passes
}
ledger-held-back = { $seat } { $points }: held back a card that fitted in { $count ->
    [one] 1 pass
   *[other] { $count } passes
}
ledger-owes = { $whom ->
    [you] { $seat } { $points }: held back { $cards }, to you
   *[other] { $seat } { $points }: held back { $cards }, to { $other }
}
ledger-is-owed = { $whom ->
    [you] { $seat } { $points }: waited with { $cards }, from you
   *[other] { $seat } { $points }: waited with { $cards }, from { $other }
}
ledger-pips-left = { $seat } { $points }: left with { $cards }
ledger-pool = { $seat } { $points }: went out first and takes the pool
ledger-finished = { $seat } { $points }: place { $count }
ledger-eliminated = { $seat } { $points }: place { $count }, eliminated

## Why a bot decided as it did: the tactics of Fan Tan

rule-fan-tan-1 = Hold back opening cards and their neighbours if you have nothing beyond them.
rule-fan-tan-2 = Play towards your end cards: the rows that lead to them must be opened early.
rule-fan-tan-3 = Play the card after which only you can go on, because you hold the next one.
rule-fan-tan-5 = A player who had to pass lacks every card that fitted: what you open there helps them least.
rule-fan-tan-6 = Pass only if the card that you hold back hurts others, and keep a pass for the end.
rule-fan-tan-7 = A player without passes left is out if you hold back the card that they wait for.
rule-fan-tan-9 = Holding back a card costs three chips, and an opening card even more: play it.
rule-fan-tan-10 = Keep a card that blocks only others, and play first where your own cards wait.
rule-fan-tan-60 = If none of your cards waits for another, play the most valuable one.
rule-fan-tan-61 = Open the rank whose neighbours you hold.

## Page: the home page

game-fan-tan = Fan Tan
game-about-fan-tan = Build rows from the sevens up and down, and get rid of your cards before everyone else. Also known as Sevens, Parliament, shichi narabe and domino.
game-standard-fan-tan = With chips: each pass costs one, and the first player out takes the pool.

## Learn

learn-fan-tan-about = All cards are dealt. On your turn you put one card on the table. Be the first to get rid of all your cards.
learn-fan-tan-rows = Each suit has a row. The card that opens it is { $cards } and so on. After that only the next card up or down fits.
learn-fan-tan-first = The player on the dealer's left begins with any card. Its rank opens the rows of all suits. After that only the next card up or down fits.
learn-fan-tan-ace-low = The ace is the lowest card of its suit, below the two.
learn-fan-tan-ace-high = The ace is the highest card of its suit, above the king.
learn-fan-tan-laid = Before play everyone puts the cards that open a row, such as { $cards }, on the table.
learn-fan-tan-opens = The player with { $cards } begins and must play it.
learn-fan-tan-begins = The player who held { $cards } begins.
learn-fan-tan-link = Ace and king are neighbours: a row that has reached one of them goes on with the other.
learn-fan-tan-tunnel = Ace and king are neighbours: a row that has reached one of them goes on with the other, and from then on only there.
learn-fan-tan-eight-first = The second card of a row must be the one above the first.
learn-fan-tan-fits = { $count ->
    [one] { $cards } fits.
   *[other] { $cards } fit.
}
learn-fan-tan-page-end = Passes and points
learn-fan-tan-forced = If none of your cards fits, you pass. Otherwise you must play one.
learn-fan-tan-paid = You may pass at any time. After the deal, a pass with a card that fitted costs two chips more. If it was an opening card, you also pay five chips for each of its neighbours to the player who held it. If everyone has passed in a row, the next player with a card that fits must play one.
learn-fan-tan-limited = { $count ->
    [one] You may pass once in a deal, also with a card that fits.
   *[other] You may pass { $count } times in a deal, also with a card that fits.
}
learn-fan-tan-eliminated = Without passes left you must play a card that fits. If you have none, you are eliminated: all your cards go to the table, and you take the last free place. Cards beyond a gap wait until their row reaches them.
learn-fan-tan-first-out = The deal ends as soon as a player has no cards left.
learn-fan-tan-last = The deal goes on until one player is left with cards.
learn-fan-tan-score-chips = Everyone puts a chip into the pool before the deal, and players with a card less than others put in two. Each pass costs a chip, and so does each card left at the end. The first player out takes the pool.
learn-fan-tan-score-cards = Each card that you are left with costs one point.
learn-fan-tan-score-pips = Each card that you are left with costs its number: court cards cost ten, aces one.
learn-fan-tan-score-places = The last place scores nothing, and each better place one point more.
learn-fan-tan-dealers = The match ends when every player has dealt once.
learn-fan-tan-deals = Deals in a match: { $number }.
learn-fan-tan-word-out = Going out
learn-fan-tan-word-out-is = To play your last card.
learn-fan-tan-word-hold = Holding back
learn-fan-tan-word-hold-is = To pass with a card that fits, so that others have to wait.
learn-fan-tan-word-pool = Pool
learn-fan-tan-word-pool-is = The chips in the middle. The first player to go out takes them.

## Options by name

option-fan-tan-start = Opening rank
option-fan-tan-start-2 = Two
option-fan-tan-start-3 = Three
option-fan-tan-start-4 = Four
option-fan-tan-start-5 = Five
option-fan-tan-start-6 = Six
option-fan-tan-start-7 = Seven
option-fan-tan-start-8 = Eight
option-fan-tan-start-9 = Nine
option-fan-tan-start-T = Ten
option-fan-tan-start-J = Jack
option-fan-tan-start-Q = Queen
option-fan-tan-start-K = King
option-fan-tan-start-first = The first card's
option-fan-tan-opener = Who begins
option-fan-tan-opener-left = Left of the dealer
option-fan-tan-opener-diamonds = Seven of diamonds
option-fan-tan-opener-hearts = Seven of hearts
option-fan-tan-opener-rank = Left of the dealer, any card
option-fan-tan-sevens-first = Sevens played before the first turn
option-fan-tan-passing = Passes
option-fan-tan-passing-forced = Only if no card fits
option-fan-tan-passing-paid = At any time, for chips
option-fan-tan-passing-limited = Limited
option-fan-tan-pass-limit = Number of passes
option-fan-tan-stop = End of a deal
option-fan-tan-stop-first-out = First player out
option-fan-tan-stop-last = One player left
option-fan-tan-score = Points
option-fan-tan-score-chips = Chips
option-fan-tan-score-cards = Cards left
option-fan-tan-score-pips = Pips left
option-fan-tan-score-places = Places
option-fan-tan-ace = Ace
option-fan-tan-ace-low = Below the two
option-fan-tan-ace-high = Above the king
option-fan-tan-corner = Ace and king
option-fan-tan-corner-none = No neighbours
option-fan-tan-corner-link = Neighbours
option-fan-tan-corner-tunnel = Neighbours, one way
option-fan-tan-eight-first = Eight after seven
option-fan-tan-deals = Deals
option-fan-tan-deals-players = One for each player
