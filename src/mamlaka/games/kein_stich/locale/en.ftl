## Contracts

contract-no-king = No king of hearts
contract-all-at-once = All at once
contract-layout = Layout

## Ways to play that have a name

preset-kein-stich-common = With a pot
preset-kein-stich-points = With points
preset-kein-stich-with-extras = With two more deals

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = Get rid of high cards in short suits while others still follow, and keep sevens and eights for the last tricks.
rule-kein-stich-2 = You can't duck in that suit: discard from it first.
rule-kein-stich-3 = Discard your highest heart, and lead hearts only from the bottom.
rule-kein-stich-4 = A queen with two lower cards is safe, a bare one is not. Lead suits whose queen has fallen.
rule-kein-stich-5 = Without king and ace of hearts, low hearts drive out the king. With the king, lead no hearts and get rid of it.
rule-kein-stich-7 = You hold the ten and the queen of that jack: no one can take this move from you, so keep it for later.
rule-kein-stich-8 = Play towards your own aces and sevens, and hold back cards that only others wait for.
rule-kein-stich-9 = Count the passes: a player who is about to go out has no card that fits, so open nothing new.
rule-kein-stich-11 = Two players are void in that suit and discard on it: lead it only if someone else must win.
rule-kein-stich-60 = Lead low: someone else will beat the card.
rule-kein-stich-61 = Play the highest card that does not win the trick.
rule-kein-stich-62 = You win the trick anyway: take it with your highest card.
rule-kein-stich-64 = A penalty card goes safely under a higher one.
rule-kein-stich-65 = Discard your most expensive card.
rule-kein-stich-66 = Only the last trick costs: play high cards now and keep a low one.
rule-kein-stich-67 = This card opens nothing for the others.

## Page: the home page

game-kein-stich = Kein Stich
game-about-kein-stich = No tricks, no hearts, no queens, no king of hearts: four deals fill a pot, and a layout pays it out.
game-standard-kein-stich = Five deals. The layout pays 80, 50 and 30 chips to the first three.

## Learn

learn-kein-stich-about = Everyone gets { $cards } cards. A round has { $deals } deals in a fixed order. In all but the last you avoid something that costs; in the last, the layout, you play your cards onto rows as fast as you can. After each deal, the next player deals. The player after the dealer begins.
learn-kein-stich-order = These are the cards of a suit, from high to low: the ten is below the jack. The highest card of the led suit takes the trick, and its player leads to the next.
learn-kein-stich-taken = Clubs were led. One player has no clubs and discards the queen of hearts. The jack of clubs is the highest club and takes the trick, and its player pays for the queen.
learn-kein-stich-pot = All payments go into the pot. The layout pays out the whole pot: the first to play all their cards gets the largest share. Your chips may fall below zero.
learn-kein-stich-rest = { $place ->
    [1] The shares are multiples of five. What is left over goes to the first place.
   *[other] The shares are multiples of five. What is left over goes to the third place.
}
learn-kein-stich-points = Everything that you take is written down as points, and so is a late place in the layout. The player with the fewest points wins.
learn-kein-stich-rounds = { $count ->
    [one] The match is over after one round. Equal results share a place.
   *[other] The match is over after { $count } rounds. Equal results share a place.
}
learn-kein-stich-no-tricks = Don't take tricks, whatever is in them.
learn-kein-stich-no-hearts = Don't take hearts.
learn-kein-stich-no-queens = Don't take queens.
learn-kein-stich-no-king = Don't take the king of hearts.
learn-kein-stich-no-last-trick = Don't take the last trick. The others cost nothing.
learn-kein-stich-all-at-once = Tricks, hearts, queens and the king of hearts all cost in this deal.
learn-kein-stich-layout = No tricks here: each suit starts with its jack and grows by one card at a time, down and up to its last card. If one of your cards fits, you must play one. If none fits, you pass. The deal ends when only one player has cards.
learn-kein-stich-layout-dealer = In this deal the dealer begins.
learn-kein-stich-fits = { $count ->
    [one] Of your cards, only { $cards } fits.
   *[other] Of your cards, { $cards } fit.
}
learn-kein-stich-word-cards = Unter, ober
learn-kein-stich-word-cards-is = The jack and the queen of German cards. Leaves, hearts, bells and acorns stand for spades, hearts, diamonds and clubs.
learn-kein-stich-word-pot = Pot
learn-kein-stich-word-pot-is = The chips that have been paid in this round. They lie in the middle until the layout.

## Options by name

option-kein-stich-stakes = Stakes
option-kein-stich-stakes-pot = A pot
option-kein-stich-stakes-points = Points
option-kein-stich-shares = Shares of the pot
option-kein-stich-shares-80-50-30-0 = 80–50–30–0
option-kein-stich-shares-100-40-20-0 = 100–40–20–0
option-kein-stich-shares-160-0-0-0 = All to the first
option-kein-stich-extras = More deals
option-kein-stich-extras-none = None
option-kein-stich-extras-last-trick = No last trick
option-kein-stich-extras-all = All at once
option-kein-stich-rounds = Rounds
option-kein-stich-layout-leader = First card of the layout
option-kein-stich-layout-leader-dealers-left = Left of the dealer
option-kein-stich-layout-leader-dealer = The dealer
option-kein-stich-early-end = Early end of a deal
