## Why something cannot be done

must-open = You must open the deal with { $cards }.
hearts-unbroken = You can't lead hearts until they are broken. Play { $cards }.
no-points-first = You can't play a penalty card to the first trick while you hold another card. Play { $cards }.

## Ways to play that have a name

preset-hearts-international = International
preset-hearts-openspiel = A single deal
preset-hearts-black-lady = Black Lady

## Boards: the kinds of deals

kind-left-hearts = pass left
kind-right-hearts = pass right
kind-across-hearts = pass across
kind-none-hearts = no pass

## What happens

news-opener = { $who ->
    [you] You show { $cards } and lead to the first trick.
   *[other] { $seat } shows { $cards } and leads to the first trick.
}

## A deal is over

ledger-moon = { $whom ->
    [you] { $seat } { $points }: you shot the moon
   *[other] { $seat } { $points }: { $other } shot the moon
}
ledger-moon-shot = { $seat } { $points }: shot the moon
ledger-no-tricks = { $seat } { $points }: took no tricks

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = The queen of spades falls to the ace or king of spades.
rule-hearts-2 = The queen of spades is safe if you hold three other spades, but not with fewer.
rule-hearts-3 = Low spades guard against the queen.
rule-hearts-4 = Pass all cards of a short suit: later you can discard penalty cards when it is led.
rule-hearts-5 = High hearts without low ones would take hearts.
rule-hearts-6 = The first trick costs nothing: play a high card to it.
rule-hearts-7 = A low spade lead drives out the queen. With the ace or the king, wait.
rule-hearts-8 = Discard your most expensive card on someone else's trick.
rule-hearts-9 = Playing last: win a trick without points with a high card, duck a trick with points.
rule-hearts-10 = One player has taken all penalty points: take a heart to stop the moon.
rule-hearts-60 = A low lead will be beaten.
rule-hearts-61 = Play the highest card that does not win the trick.
rule-hearts-62 = The queen goes safely under the ace or the king.
rule-hearts-63 = The jack of diamonds cancels points, so take the trick.
rule-hearts-64 = High cards take tricks.
rule-hearts-65 = With a long solid suit and no losing hearts you can take everything.

## Page: the home page

game-hearts = Hearts
game-about-hearts = Avoid the hearts and the queen of spades, or take them all.
game-standard-hearts = Pass three cards before each deal. Play to 100 points; the lowest score wins.

## Page: questions and answers

zone-stock-hearts = left over

## Learn

learn-hearts-about = Try not to take hearts or the queen of spades: they are penalty cards. At the end of the match the player with the fewest penalty points wins.
learn-hearts-pass = { $count ->
    [one] Before play you pass a card face down to another player, and get one from someone else.
   *[other] Before play you pass { $count } cards face down to another player, and get { $count } from someone else.
}
learn-hearts-pass-to = { $number ->
    [0] In every deal
   *[other] Deal { $number }
}: { $direction ->
    [left] you pass to the left.
    [right] you pass to the right.
    [across] you pass to the player opposite.
   *[none] no pass.
}
learn-hearts-pass-again = Then the directions begin again.
learn-hearts-pass-twice = Before play you pass cards face down to the right, twice: first { $first }, then { $second }.
learn-hearts-open = The player who holds { $card } leads it to the first trick.
learn-hearts-open-club = The player who holds { $card } leads it, or another club, to the first trick.
learn-hearts-open-dealer = The player on the dealer's left leads any card to the first trick.
learn-hearts-caught = The king of spades was led, and the queen of spades fell under it. The king is the highest spade, so its player takes the trick and the queen.
learn-hearts-end-target = The match ends after a deal in which someone reaches { $target } penalty points.
learn-hearts-end-deals = Deals in a match: { $number }.
learn-hearts-end-dealers = The match ends when every player has dealt once.
learn-hearts-moon-title = Shooting the moon
learn-hearts-moon = If one player takes all the hearts and the queen of spades, the points of the deal are these instead:
learn-hearts-moon-shooter = The player who took them all
learn-hearts-moon-others = Every other player
learn-hearts-no-tricks = No trick at all
learn-hearts-no-tricks-row = A player who takes no trick
learn-hearts-first-trick = You can't play a penalty card to the first trick, unless you have nothing else.
learn-hearts-word-penalty = Penalty card
learn-hearts-word-penalty-is = A card that costs points if you take it: each heart, and the queen of spades, which costs the most.
learn-hearts-word-broken = Broken hearts
learn-hearts-word-broken-is = Hearts are broken when someone discards a heart. Until then you can't lead a heart, unless you have nothing else.
learn-hearts-word-broken-queen = Hearts are broken when someone discards a heart or plays the queen of spades. Until then you can't lead a heart, unless you have nothing else.
learn-hearts-word-broken-but-queen = If you hold only hearts and the queen of spades, you may lead a heart, too.
learn-hearts-word-moon = Shoot the moon
learn-hearts-word-moon-is = To take all the penalty cards of a deal on purpose. If one heart goes to someone else, you pay for all the rest.
learn-hearts-word-left = Cards left over
learn-hearts-word-left-is = Cards that are dealt to no one and stay out of play. One or two of them may be turned face up.
learn-hearts-word-discard-when = It is the moment to get rid of the queen of spades, or of a high heart.

## Options by name

option-hearts-form = Form of the game
option-hearts-form-international = International
option-hearts-form-black-lady = Black Lady
option-hearts-pass-cards = Passing cards
option-hearts-pass-cycle = Directions of the pass
option-hearts-pass-cycle-left = Left
option-hearts-pass-cycle-right = Right
option-hearts-pass-cycle-across = Across
option-hearts-pass-cycle-none = No pass
option-hearts-no-pts-on-first-trick = No penalty cards to the first trick
option-hearts-can-lead-any-club = Any club may open
option-hearts-must-break-hearts = Hearts must be broken
option-hearts-qs-breaks-hearts = The queen of spades breaks hearts
option-hearts-can-lead-hearts-instead-of-qs = A heart may be led instead of the queen
option-hearts-jd-bonus = Jack of diamonds cancels ten points
option-hearts-avoid-all-tricks-bonus = Bonus for taking no trick
option-hearts-moon = Shooting the moon
option-hearts-moon-others = All others get 26
option-hearts-moon-self = You lose 26
option-hearts-moon-none = The cards score as usual
option-hearts-target = Play to this many points
option-hearts-target-none = No target
option-hearts-deals = Number of deals
option-hearts-deals-none = No limit
option-hearts-early-end = End deals early
option-hearts-look-back = Looking at past tricks
option-hearts-look-back-last = The last trick
option-hearts-look-back-none = Not allowed
option-hearts-look-back-all = All tricks
