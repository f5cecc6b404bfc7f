## Why something cannot be done

no-trump-lead = You can't lead { $card }, a trump, to the first trick. Lead one of these: { $cards }.

## Seats and cards

badge-dog = dog
badge-blind-dog = blind dog
badge-knocked-out = knocked out

## Ways to play that have a name

preset-knockout-whist-classic = With a dog's life
preset-knockout-whist-plain = Without dogs
preset-knockout-whist-blind = With a blind dog

## What happens

news-trumps = { $who ->
    [you] You name { $name } as trumps.
   *[other] { $seat } names { $name } as trumps.
}

## A deal is over

ledger-knocked-out = { $seat }: knocked out
ledger-dog = { $seat }: a dog's life, one card in the next deal
ledger-blind-dog = { $seat }: one card that no one sees in the next deal
ledger-ante-to-winner = { $whom ->
    [you] { $seat } { $points }: ante to you
   *[other] { $seat } { $points }: ante to { $other }
}
ledger-takes-all = { $seat } { $points }: last one left, all antes

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = One trick keeps you in: play the card that is most likely to take this one.
rule-knockout-whist-2 = The player who takes the most tricks names the trumps of the next deal: take another one.
rule-knockout-whist-3 = As long as you have many cards, your longest suit makes the best trumps.
rule-knockout-whist-4 = Keep a trump to ruff with, and get rid of the only card of a side suit.
rule-knockout-whist-5 = Lead the highest card of a plain suit at once, before others are void.
rule-knockout-whist-6 = Beat a player who has no trick yet, with the lowest card that does it.
rule-knockout-whist-8 = As a dog, wait for a trick that you will probably take. As tricks run out, accept more risk.
rule-knockout-whist-10 = A dog plays later to this trick: play high, so that its card seldom wins.
rule-knockout-whist-11 = With few cards left, trumps decide: name your longest suit.
rule-knockout-whist-12 = No one gets a second life any more: take a sure trick first.
rule-knockout-whist-60 = Play low if you can't take the trick, and take it as cheaply as you can.
rule-knockout-whist-61 = A second trick knocks you out: stay below the others.
rule-knockout-whist-62 = Get rid of high cards in tricks that someone else takes.

## Page: the home page

game-knockout-whist = Knockout Whist
game-about-knockout-whist = Take a trick, or you are out. Each deal has one card fewer, and the player with the most tricks names the trumps.
game-standard-knockout-whist = From seven cards down to one. All who fail first get a dog's life.

## Page: questions and answers

call-trumps = { $name }!
ask-trumps = You took the most tricks: name the trumps.

## Learn

learn-knockout-whist-about = { $count ->
    [one] There is one deal, in which everyone gets one card.
   *[other] In the first deal everyone gets { $count } cards, in each later deal one card fewer, down to a single card. Take at least one trick in every deal, or you are out. The last player left wins.
}
learn-knockout-whist-trumps = A trump beats every card of the other suits. Otherwise the highest card of the led suit takes the trick, and its player leads to the next. In the first deal a card is turned up, and its suit is trumps. Later, the player who took the most tricks names the trumps.
learn-knockout-whist-leader-dealers-left = The player after the dealer leads to the first trick.
learn-knockout-whist-leader-chooser = In the first deal the player after the dealer leads first, and later the player who named the trumps.
learn-knockout-whist-no-trump-lead = A trump can't be led to the first trick of a deal, unless the leader has nothing else.
learn-knockout-whist-ruffed = Hearts are trumps. Clubs were led, and the player of the two of hearts has no clubs: the lowest trump takes the trick.
learn-knockout-whist-page-out = Staying in
learn-knockout-whist-out = After each deal, everyone who has taken no trick is out.
learn-knockout-whist-dogs = In the first deal in which anyone fails, all who fail get a dog's life instead: one card in the next deal. That happens only once in a match.
learn-knockout-whist-first-dog = In the first deal in which anyone fails, the first of them from the dealer's left gets a dog's life instead: one card in the next deal. That happens only once in a match.
learn-knockout-whist-dog = A dog chooses the trick for its card: in each trick you may play it or pass. In the last trick you must play it. If it takes a trick, you are a full player again; otherwise you are out.
learn-knockout-whist-blind = After that, the next players who fail get another chance: one card that no one sees, not even its owner. It is turned up when it is played.
learn-knockout-whist-end = In the deal of one card, everyone plays it, and the trick decides the match.
learn-knockout-whist-misere = Here tricks are bad: after each deal, everyone who has taken two or more tricks is out. If all have, those with the fewest stay.
learn-knockout-whist-misere-end = In the deal of one card, the player who takes the trick is out. If several players are left then, they draw cards, and the highest wins.
learn-knockout-whist-points = Everyone puts in one point, and the winner takes all of them. The later you went out, the better your place.
learn-knockout-whist-word-trumps = Naming trumps
learn-knockout-whist-word-trumps-is = To choose the trump suit of a deal, { $sees ->
    [on] after
   *[off] before
} seeing your cards. The player who took the most tricks of the previous deal has this right.
learn-knockout-whist-word-trumps-cut = If several players took the same number, they draw cards, and the highest has the right.
learn-knockout-whist-word-trumps-seat = If several players took the same number, the nearest to the left of the dealer has the right.
learn-knockout-whist-word-ruff = Ruff
learn-knockout-whist-word-ruff-is = To play a trump because you have no card of the led suit.
learn-knockout-whist-word-dog = Dog
learn-knockout-whist-word-dog-is = A player with a single card in a deal of several. It need not follow suit, because it is their only card.

## Options by name

option-knockout-whist-dogs = Dog's life
option-knockout-whist-dogs-off = None
option-knockout-whist-dogs-first = For one player
option-knockout-whist-dogs-all = For all who fail first
option-knockout-whist-blind-dog = Blind dog
option-knockout-whist-chooser-sees = Hand seen before naming trumps
option-knockout-whist-leader = First lead
option-knockout-whist-leader-dealers-left = Left of the dealer
option-knockout-whist-leader-chooser = The player who names trumps
option-knockout-whist-tie = Equal numbers of tricks
option-knockout-whist-tie-cut = Draw cards
option-knockout-whist-tie-seat = By seat
option-knockout-whist-first-cards = Cards in the first deal
option-knockout-whist-trump-lead = Trumps led to the first trick
option-knockout-whist-misere = Two tricks knock out
