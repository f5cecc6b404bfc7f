## Why something cannot be done

must-discard-penalty = You can't follow { $suit }, so you must discard a penalty card: { $cards }.
no-diamond-lead = You can't lead a diamond to the first trick. Play { $cards }.
no-heart-lead = You can't lead hearts while you hold another suit. Play { $cards }.
cannot-appeal = Your hand doesn't qualify for an appeal.

## Seats and cards

badge-king = king

## Contracts

contract-slaps = Slaps
contract-trex = Trex
contract-complex = Complex
contract-replay = Deal again
contract-keep = Keep the deal
also-contract-queens = Girls, Femmes, Banat
also-contract-king = King, Khityar, Khitiar, Sheikh
also-contract-diamonds = Diamond, Dinari, Dinary
also-contract-slaps = Slapping, Collection, Collections, Lutoosh
also-contract-trex = Trix, Ticks
also-contract-complex = Komplex, Complexe

## Ways to play that have a name

preset-trex-classic = Classic
preset-trex-lone-ace = Lone ace
preset-trex-all-slaps = All slaps
preset-trex-wide-appeal = Wide appeal
preset-trex-drawn-king = Drawn king
preset-trex-partners = Partners
preset-trex-partners-worst = Partners, worst loses
preset-trex-combination = Combination
preset-trex-complex = Complex
preset-trex-old-scores = Old scores

## The table

headline-kingdom = Kingdom { $round } of 4, deal { $deal }
mark-blanket = blanket
mark-pillow = pillow
mark-doubled = { $who ->
    [you] doubled by you
   *[other] doubled by { $seat }
}

## What happens

news-appeal = { $who ->
    [you] You appeal. The cards are dealt again.
   *[other] { $seat } appeals. The cards are dealt again.
}
news-first-king = { $who ->
    [you] You show { $cards } and get the first kingdom.
   *[other] { $seat } shows { $cards } and gets the first kingdom.
}
news-contract = { $who ->
    [you] You choose { $name }.
   *[other] { $seat } chooses { $name }.
}
news-redeal = { $choice ->
    [replay] { $who ->
        [you] You ask for a new deal.
       *[other] { $seat } asks for a new deal.
    }
   *[keep] { $who ->
        [you] You keep the deal.
       *[other] { $seat } keeps the deal.
    }
}

## A deal is over

void-appeal = there was an appeal
void-slam = one player took all thirteen tricks and asked for a new deal
void-jacks = a player went out before all four jacks were played
ledger-doubled = { $whom ->
    [self] { $seat } { $points }: doubled and took { $cards }
    [you] { $seat } { $points }: took { $cards }, doubled by you
   *[other] { $seat } { $points }: took { $cards }, doubled by { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: doubled { $cards }, taken by you
   *[other] { $seat } { $points }: doubled { $cards }, taken by { $other }
}

## The score sheet

sheet-kingdom = Kingdom { $number }: { $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = Lead from your shortest suit to become void in it soon.
rule-trex-3 = Leave a suit to the opponent who led it to become void in it.
rule-trex-4 = A player who plays a two or a three is nearly void in that suit. Don't lead it: they could discard on it.
rule-trex-5 = Your partner holds only winners: take over the lead.
rule-trex-6 = Don't lead a suit that no one else holds any more (it is tlata'shawy): you would win the trick.
rule-trex-7 = Tafreesh: give the lead to a player who holds only winners, and keep a card to get off lead.
rule-trex-8 = If contracts are about equally good, prefer them in this order: Trex, King of hearts, Queens, Slaps, Diamonds.
rule-trex-9 = With a partner, prefer two queens that you can double to the king of hearts.
rule-trex-10 = The king of hearts is guarded well enough to choose it and to double it.
rule-trex-11 = Without the king of hearts, choose this contract only when all others are very risky, with high hearts and low cards in other suits.
rule-trex-12 = Many hearts make a good hand for the king of hearts.
rule-trex-13 = One player pays the whole penalty, most likely the one with a bare king of hearts.
rule-trex-14 = Leading hearts drives the king of hearts out of another hand.
rule-trex-15 = Discard the king of hearts on an opponent's trick.
rule-trex-16 = You hold more hearts than all other players together: lead them until no one else has any, then your winners in other suits, then a low card.
rule-trex-17 = Only the ace of hearts is left, so it must fall on the king.
rule-trex-18 = The holder of the king of hearts plays last: don't lead hearts until your partner has led them and doesn't hold the ace.
rule-trex-19 = Your partner led that suit: return it from the top so that they become void in it.
rule-trex-20 = Your partner is void in that suit: lead high cards so that they can go on discarding.
rule-trex-21 = Lead a heart to draw the ace: your partner can drop the king under it.
rule-trex-22 = The ace and king of a suit whose queen is still out would capture that queen.
rule-trex-23 = Queens that you can double make a good hand for the queens.
rule-trex-24 = No one else can double a queen in your hand: it keeps its pillow and gets no blanket.
rule-trex-25 = Take a plain queen, with its pillow, so that others are left with the one under the blanket.
rule-trex-27 = Your queen is well covered: low cards of its suit lead others into tafreesh.
rule-trex-28 = No other contract suits the hand, and the penalty for diamonds is shared.
rule-trex-29 = Low diamonds and low cards in other suits make a good hand for diamonds.
rule-trex-30 = One or two very low diamonds are as good as none.
rule-trex-31 = Lead a card that costs points only if someone else must take it.
rule-trex-32 = Keep a middling diamond to rescue your partner with.
rule-trex-33 = Your partner chose diamonds and will lead them.
rule-trex-34 = Lead one or two middling diamonds while others must take them.
rule-trex-35 = Low cards in all suits make a good hand for slaps.
rule-trex-36 = With a partner, a low hand is not for slaps: if your partner is low, too, your few high cards stay on lead.
rule-trex-37 = Leave an early, cheap trick to an opponent, but take it from your partner.
rule-trex-38 = Late in slaps: take this trick on purpose with a high card, then give the lead with a low one to a player who holds only winners.
rule-trex-39 = A high card with no lower card in its suit will win sooner or later. Play it early.
rule-trex-40 = Your partner is void in that suit and can discard high cards on it, even if it is tlata'shawy.
rule-trex-41 = High and middle cards, runs, and blocks like 7-6-5 without lower cards of the suit make a good hand for Trex.
rule-trex-42 = Twos, and aces a little, are a burden in Trex, and this hand has few.
rule-trex-43 = Other players control a suit in which you hold no middle cards.
rule-trex-44 = A jack without its neighbours in your hand opens a row for other players.
rule-trex-45 = The ten, jack and queen of a suit in one hand are the best start.
rule-trex-46 = Your two, or your partner's, is waiting in that suit.
rule-trex-47 = If a card must help others, play it in your longest suit.
rule-trex-48 = Hold back cards that other players wait for, sometimes even one that you or your partner need: they must then play what you wait for.
rule-trex-49 = A player is about to go out: don't open a card for them.
rule-trex-50 = Take no risks while your partner is not ahead: second and third place together equal first and last.
rule-trex-51 = Don't spend the only contract with plus points on a poor hand.
rule-trex-52 = If you must open a suit, open it for a player who is passing and has the most cards left.
rule-trex-60 = The hand is bad enough to appeal for a new deal.
rule-trex-61 = This lead is likely to cost little: others beat it, or the trick is cheap.
rule-trex-62 = The trick costs nothing: play a high card to it.
rule-trex-64 = This card is likely to cost little: it loses the trick, others must beat it, or the trick is cheap.
rule-trex-65 = The penalty card goes safely under a higher one.
rule-trex-66 = Discard your most expensive card on an opponent's trick.
rule-trex-67 = A high card without low cards in its suit will take a trick later.
rule-trex-68 = This card opens the way for others in your hand.
rule-trex-69 = This card opens little: a queen, a king, a three, or a card whose next but one is yours.
rule-trex-70 = With the king of hearts in your hand, don't lead hearts.
rule-trex-71 = The queen is safe over low cards, so you can double it.
rule-trex-72 = This card helps no one else.
rule-trex-73 = Your partner takes the trick anyway: play your highest card to it.
rule-trex-74 = You hold no high card that would capture a queen.
rule-trex-75 = By a rough estimate of the points, this is the best card.
rule-trex-76 = In millions of practice deals, a card like this turned out best in such a position.
rule-trex-77 = A low hand without the ace of hearts seldom takes the king of hearts.
rule-trex-78 = With four hearts you may double the king of hearts: taking it yourself costs no more.

## Page: the home page

game-about-trex = The classic café game: four players, twenty deals, and in each kingdom its king chooses the contracts.
game-standard-trex = No partners, five contracts in each kingdom, doubling allowed.
game-trex = Trex

## Page: questions and answers

call-appeal = appeal!
call-contract = { $name }
call-redeal = { $choice ->
    [replay] deal again!
   *[keep] the deal stands
}
ask-contract = Your kingdom: choose a contract.
ask-redeal = You may ask for a new deal.
ask-appeal = You may appeal for a new deal.
say-appeal = Appeal

## Score keeper

keeper-section-trex = Kingdom { $number }
keeper-owner-trex = King: { $name }
keeper-first-owner-trex = Who owns the first kingdom?
keeper-option-trex-mode = Contracts in a deal
keeper-value-trex-mode-single = one
keeper-value-trex-mode-combination = any of the first four
keeper-value-trex-mode-complex4 = the first four together
keeper-option-trex-doubling = Doubling
keeper-option-trex-partnership = Partners
keeper-option-trex-partnership-scoring = The winning side has
keeper-value-trex-partnership-scoring-sum = the higher sum
keeper-value-trex-partnership-scoring-worst-loses = not the worst score
keeper-option-trex-values-swapped = Diamonds 15, tricks 10
keeper-option-trex-score-sign = Penalties are
keeper-value-trex-score-sign-normal = minus points
keeper-value-trex-score-sign-reversed = plus points
keeper-option-trex-kingdom-order = Order of the kings
keeper-value-trex-kingdom-order-next = in turn
keeper-value-trex-kingdom-order-right-right-across-rest = the fourth before the third

## Learn

learn-trex-about = Four players get thirteen cards each. In most deals you try not to take certain cards or tricks, because they cost points. In the contract Trex, the earlier you play all your cards, the more points you win.
learn-trex-kingdom = A match has four kingdoms, one for each player. Its owner is the king, who looks at their cards, chooses a contract and leads. Each of the { $count } contracts is played once in a kingdom.
learn-trex-late-partner = The king's partner picks up their cards only after the contract has been chosen.
learn-trex-first-draw = Each player draws a card. The highest card makes the first king.
learn-trex-first-holder = The first king is the player who holds { $card }.
learn-trex-turns-ccw = Turns go to the right.
learn-trex-turns-cw = Turns go to the left.
learn-trex-next-king = After each kingdom, the next player in turn is the king.
learn-trex-next-king-crosswise = The second king sits next to the first in turn, and the third opposite the second; the fourth kingdom goes to the player who is left.
learn-trex-fixed = At this table the contracts come in a fixed order.
learn-trex-taken = Clubs were led. One player has no clubs and discards the queen of hearts. Your king of clubs is the highest club, so you take the trick and pay for the queen.
learn-trex-win = After four kingdoms the highest total wins.
learn-trex-win-lowest = At this table penalties are written as plus points. After four kingdoms the lowest total wins.
learn-trex-win-partners = The player opposite you is your partner. After four kingdoms the side with the higher total wins.
learn-trex-win-partners-lowest = The player opposite you is your partner. Penalties are written as plus points, and after four kingdoms the side with the lower total wins.
learn-trex-win-worst = The player opposite you is your partner. After four kingdoms the side with the worst single score loses.
learn-trex-sets = The king may play several of the first four contracts in one deal. Then all their penalties count.
learn-trex-forced = If you can't follow suit, you must discard a card that costs points, if you have one.
learn-trex-king = Don't take the king of hearts.
learn-trex-ban-hearts = Don't lead hearts while you have another suit.
learn-trex-queens = Don't take queens.
learn-trex-diamonds = Don't take diamonds.
learn-trex-open-diamonds = Captured diamonds lie face up in front of the player who took them.
learn-trex-ban-diamonds = Don't lead a diamond to the first trick, unless you have nothing else.
learn-trex-slaps = Don't take tricks, whatever is in them.
learn-trex-slam-same = If one player takes all the tricks, they may ask for a new deal with the same contract.
learn-trex-slam-any = If one player takes all the tricks, they may ask for a new deal, with any contract that is left.
learn-trex-complex = Four contracts in one deal: don't take the king of hearts, queens, diamonds or tricks.
learn-trex-trex = No tricks here: you play your cards onto rows on the table. Each suit starts with its jack. From there it grows by one card at a time, down to the two and up to the ace. If one of your cards fits, you must play one. If none fits, you pass.
learn-trex-jacks = If a player goes out before all four jacks are on the table, the deal is played again.
learn-trex-twos = After the first turn of every player, the twos in all hands are turned face up.
learn-trex-layout = { $count ->
    [one] Of your cards, only { $cards } fits.
   *[other] Of your cards, { $cards } fit.
}
learn-trex-doubling-title = Doubling
learn-trex-doubling = Before the first lead you may double the king of hearts or a queen that you hold, if it costs points in this deal. The card lies face up in front of you, but you play it from there as usual. { $count ->
    [2] If you take it yourself, you pay twice, too.
   *[other] If you take it yourself, you pay only the usual points.
}
learn-trex-doubling-simultaneous = All doublings are shown together, once everyone has answered.
learn-trex-doubling-in-turn = Doublings are announced in turn, beginning with the king.
learn-trex-doubled-taken = You take it, doubled by someone else
learn-trex-doubled-given = You doubled it, someone else takes it
learn-trex-word-kingdom = Kingdom, king
learn-trex-word-kingdom-is = A kingdom is all the deals in which the same player chooses the contract. This player is its king. It has nothing to do with the kings among the cards.
learn-trex-word-appeal = Appeal
learn-trex-appeal = A request for a new deal, before the first card. You are asked if your cards allow it.
learn-trex-shows-hand = The whole hand is shown.
learn-trex-hides-hand = The hand is not shown.
learn-trex-shows-hand-twos = Only an appeal in Trex shows the whole hand.
learn-trex-no-king-appeals = The king may not appeal.
learn-trex-appeal-k = In King of hearts: the king of hearts is your only heart.
learn-trex-appeal-a = In King of hearts: the ace of hearts is your only heart.
learn-trex-appeal-ka = In King of hearts: the king and the ace are your only hearts.
learn-trex-appeal-kx = In King of hearts: you have the king and just one other heart.
learn-trex-appeal-twos = In Trex: you have all four twos, or three twos and the three of the fourth suit.
learn-trex-word-lies = Blanket, pillow
learn-trex-lies = A captured queen lies face up in front of the player who took it. A doubled queen has a card on top of it, the blanket. Any other queen has one below it, the pillow.
learn-trex-lies-pillow = A captured queen lies face up in front of the player who took it, on a card that is called its pillow.
learn-trex-word-tafreesh = Tafreesh
learn-trex-word-tafreesh-is = A trap: you have the lead and nothing but high cards, so you have to take trick after trick. Keep a low card to get out of it.
learn-trex-word-tlatashawy = Tlata'shawy
learn-trex-word-tlatashawy-is = A card whose suit no one else holds any more. If you lead it, the trick is yours.
learn-trex-tip-crown = The crown marks the king of this kingdom. The king chooses the contract of each deal and leads to its first trick.
learn-trex-tip-choose = This is your kingdom: choose a contract that suits your cards. Low cards are good for the contracts with penalties; high and middle cards are good for Trex.
learn-trex-tip-king = Only one card costs points: the king of hearts. If you have it, discard it as soon as you have none of the led suit.
learn-trex-tip-queens = Only the queens cost points. Watch out when you have an ace or a king of a suit whose queen has not been played.
learn-trex-tip-diamonds = Every diamond costs points. When you have none of the led suit, discard your high diamonds first.
learn-trex-tip-slaps = Every trick costs points, whatever is in it. Play the highest card that doesn't win.
learn-trex-tip-complex = The king of hearts, queens, diamonds and tricks all cost points in this deal. Play low.
learn-trex-tip-trex = Now you earn points: be the first to play all your cards. The jacks open the rows.
learn-trex-tip-may-double = You may double a card that you hold. If someone else takes it, they pay twice and you get its value. { $count ->
    [2] If you take it yourself, you pay twice, too.
   *[other] If you take it yourself, you pay as usual.
}
learn-trex-tip-doubled = A card has been doubled. It lies face up, and another player who takes it pays twice.
learn-trex-tip-may-appeal = Your cards allow an appeal: you may ask for a new deal.
learn-trex-tip-appeal = There was an appeal. The same king gets new cards and chooses again.
learn-trex-tip-play = It is your turn: tap a card, and tap it again to play it. In tricks, you must follow the led suit if you can.
learn-trex-tip-took = You took the trick, so you lead to the next. With a low card you can pass the lead on.
learn-trex-tip-passed = None of your cards fits, so you pass. You must play a card whenever one fits.
learn-trex-tip-scored = The deal is over. It ends as soon as the remaining cards can't change the points. The score sheet shows the points of each contract and kingdom.

## Options by name

option-trex-first-king = First kingdom
option-trex-first-king-seven-of-hearts = The seven of hearts
option-trex-first-king-high-card-draw = The highest card drawn
option-trex-direction = Direction of play
option-trex-direction-ccw = To the right
option-trex-direction-cw = To the left
option-trex-kingdom-order = Order of the kings
option-trex-kingdom-order-next = In turn
option-trex-kingdom-order-right-right-across-rest = Next, opposite, last
option-trex-contract-choice = Choice of contracts
option-trex-contract-choice-free = The king chooses
option-trex-contract-choice-king = King of hearts
option-trex-contract-choice-queens = Queens
option-trex-contract-choice-diamonds = Diamonds
option-trex-contract-choice-slaps = Slaps
option-trex-contract-choice-trex = Trex
option-trex-contract-choice-complex = Complex
option-trex-mode = Contracts in a deal
option-trex-mode-single = One at a time
option-trex-mode-combination = Any of the first four together
option-trex-mode-complex4 = Complex (the first four at once)
option-trex-doubling = Doubling
option-trex-doubling-reveal = Announcing doubles
option-trex-doubling-reveal-simultaneous = All at once
option-trex-doubling-reveal-in-turn = In turn
option-trex-own-double = Your own doubled card
option-trex-own-double-once = Costs you once
option-trex-own-double-twice = Costs you twice
option-trex-kh-appeal = Hearts that allow an appeal
option-trex-kh-appeal-none = No appeal
option-trex-kh-appeal-K = King alone
option-trex-kh-appeal-A = Ace alone
option-trex-kh-appeal-KA = King and ace, nothing else
option-trex-kh-appeal-Kx = King and one other heart
option-trex-kh-appeal-show = Show your hand when you appeal
option-trex-appeal-who = Who may appeal
option-trex-appeal-who-any = Everyone
option-trex-appeal-who-not-king = Everyone but the king
option-trex-trex-redeal = New deal for twos in Trex
option-trex-slam-replay = All thirteen slaps
option-trex-slam-replay-off = The deal counts
option-trex-slam-replay-same = Repeat the contract
option-trex-slam-replay-any = Repeat with any contract left
option-trex-jacks-replay = Out before all the jacks
option-trex-jacks-replay-off = The deal counts
option-trex-jacks-replay-first-out = Deal again
option-trex-queens-face-up = Captured queens face up
option-trex-diamonds-face-up = Captured diamonds face up
option-trex-forced-penalty-discard = Penalty cards must be discarded
option-trex-values-swapped = Diamonds cost 15, tricks 10
option-trex-score-sign = How points are written
option-trex-score-sign-normal = Penalties are negative
option-trex-score-sign-reversed = Penalties are positive
option-trex-partnership = Partners
option-trex-partnership-scoring = Which partners win
option-trex-partnership-scoring-sum = Those with the higher sum
option-trex-partnership-scoring-worst-loses = Those without the worst score
option-trex-expose-twos = Twos are turned face up
option-trex-early-end = End deals early
option-trex-lead-ban = Forbidden leads
option-trex-lead-ban-none = None
option-trex-lead-ban-diamonds-first-trick = Diamonds to the first trick
option-trex-lead-ban-hearts-while-other-suit = Hearts while you hold another suit
option-trex-partner-picks-up-late = The partner picks up late
option-trex-look-back = Looking at past tricks
option-trex-look-back-none = Not allowed
option-trex-look-back-last = The last trick
option-trex-look-back-all = All tricks
