## How to play

learn-these = What do these mean?
learn-step = { $number } of { $most }
learn-next = Next
learn-back = Back
learn-page-game = The game
learn-page-contracts = The contracts
learn-page-points = The points
learn-page-words = Words of the game
learn-tricks = One player leads a card, and every other player plays one card to it. These cards are a trick. You must follow suit: play a card of the suit that was led, if you have one. If you have none, play any card.
learn-tricks-highest = The highest card of the led suit takes the trick, and its player leads to the next. The ace is the highest card, and the two is the lowest.
learn-suits = { $faces ->
    [italian] The cards are Italian: the suits are swords, cups, coins and batons, and the court cards knave, knight and king.
   *[french] The cards are French: the suits are spades, hearts, diamonds and clubs, and the court cards jack, queen and king.
}
learn-points = Points
learn-points-cards = { $count ->
    [one] This card
   *[other] Each of these cards
}
learn-points-suit = { $suit ->
    [spades] Each spade
    [hearts] Each heart
    [diamonds] Each diamond
    [clubs] Each club
    [swords] Each sword
    [cups] Each cup
    [coins] Each coin
    [batons] Each baton
   *[other] Each card of { $suit }
}
learn-points-ranks = Each of these cards, in every suit
learn-points-tricks = Each trick
learn-points-trick = Trick { $number }
learn-points-trick-from-end = Trick { $number } from the end
learn-points-last-trick = The last trick
learn-points-last-card = The last trick, taken with one of these cards
learn-points-place = { $number ->
    [1] First to play all cards
    [2] Second
    [3] Third
   *[other] Place { $number }
}
learn-points-last-place = Last
learn-total = Whole deal
learn-mark-wins = takes the trick
learn-mark-scores = counts
learn-mark-fits = can be played
learn-trick-points = Points of this trick
learn-played = { $seat }: { $card }
learn-of-cards = { $what }: { $cards }
learn-layout = On the table
learn-cards = Cards
learn-word-discard = Discard
learn-word-discard-is = To play a card of another suit because you have none of the led suit. A discard can't take the trick.
