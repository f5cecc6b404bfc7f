## Seats and cards

bid-bid = bid { $number }
bid-null = null for { $number }
bid-word-bid = tricks:
bid-word-null = null for:

## Ways to play that have a name

preset-oneonta-edward = Edward
preset-oneonta-hutnik = Hutnik
preset-oneonta-learner = With the tracker

## What happens

news-null = { $who ->
    [you] You bid null for { $number }.
   *[other] { $seat } bids null for { $number }.
}

## A deal is over

ledger-null-made = { $seat } { $points }: null made, won no tricks
ledger-null-failed = { $seat } { $points }: null failed, tricks won: { $count }

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = High cards win nothing if their suit is never led: bid no more than you can count.
rule-oneonta-2 = The percentage shows how often you can make the bid, counted over every possible set of cards out of play.
rule-oneonta-3 = A suit with low cards can lose every trick: count half of the tricks it could win.
rule-oneonta-4 = A lone ace is a sure trick.
rule-oneonta-5 = A suit without low cards wins or loses by luck: count the mean of both.
rule-oneonta-6 = Keep cards that can still win or lose: they make up for what goes wrong in another suit.
rule-oneonta-8 = Play the ace and king of a suit for two tricks.
rule-oneonta-9 = The ace, king and jack of a suit make about one trick.
rule-oneonta-10 = If in doubt, win a trick too many: too few tricks cost the whole bid, each extra trick costs one point.
rule-oneonta-11 = Discard first a card that may win or lose.
rule-oneonta-12 = The percentage shows how often you can still make the bid after this card. It is recalculated after every trick.
rule-oneonta-60 = A trump beats lower trumps and can ruff any other suit.
rule-oneonta-61 = For a null, you can discard high cards on other suits before their own suit is led.

## Page: the home page

game-oneonta = Oneonta Whist
game-about-oneonta = A trick-taking solitaire: bid on your hand, then play against a face-down pile that leads to every trick.
game-standard-oneonta = Nine deals, bids from 0 to 9. Reach 30 points to win.

## Page: questions and answers

zone-stock-oneonta = out of play
call-null = null for { $number }
say-null = Null for { $number }

## Learn

learn-oneonta-about = You play alone against a face-down pile, the dummy. You and the dummy have { $count } cards each. The dummy turns up its next card, and you play one to it: that is a trick. The dummy leads to every trick.
learn-oneonta-turnup = One more card is turned up. Its suit is trumps, and beats the other suits. If it is a joker, there are no trumps.
learn-oneonta-follow = You must follow suit, which means playing a card of the led suit if you have one. If you have none, play any card. The highest trump takes the trick; without a trump, the highest card of the led suit.
learn-oneonta-trumps = The trumps when the suit is { $suit }, from high to low. The jokers belong to them, and one of these cards lies turned up.
learn-oneonta-ruff = The ace of diamonds was led. You have no diamonds and play a small trump ({ $suit }). It takes the trick.
learn-oneonta-page-bid = The bid
learn-oneonta-bids = Look at your cards, and bid how many tricks you will take, from 0 to { $most }. You score your bid only if you take exactly that many.
learn-oneonta-bids-null = Look at your cards, and bid how many tricks you will take, from 1 to { $most }. You score your bid only if you take exactly that many. Or bid null, and choose how many points it is for.
learn-oneonta-bid-title = For example: you bid { $number }
learn-oneonta-null-title = Null for { $number }
learn-oneonta-won = { $count ->
    [0] You take no trick
    [one] You take 1 trick
   *[other] You take { $count } tricks
}
learn-oneonta-target = Deals in a match: { $deals }. You win with { $target } points or more.
learn-oneonta-word-dummy = Dummy
learn-oneonta-word-dummy-is = The face-down pile that you play against. It plays its cards in order and has no choice.
learn-oneonta-word-trump = Trumps
learn-oneonta-word-trump-is = The suit that beats all others in this deal.
learn-oneonta-word-ruff = Ruff
learn-oneonta-word-ruff-is = To play a trump because you have no card of the led suit.
learn-oneonta-word-joker = Joker
learn-oneonta-word-joker-is = The large and the small joker are the highest trumps. If a joker was turned up, the other one is alone in its suit and still beats every card.
learn-oneonta-word-null = Null
learn-oneonta-word-null-is = A bid to take no trick at all.
learn-oneonta-word-out = Out of play
learn-oneonta-word-out-is = Three cards stay face down and are never played, so you never know for certain which cards will come.

## Options by name

option-oneonta-bidding = Bids
option-oneonta-bidding-edward = Edward
option-oneonta-bidding-hutnik = Hutnik
option-oneonta-deals = Number of deals
option-oneonta-target = Points to win
option-oneonta-show-tracker = Show the unseen cards
