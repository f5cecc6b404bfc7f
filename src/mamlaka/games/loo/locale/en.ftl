## Why something cannot be done

must-lead-top-trump = You must lead your highest possible trump: { $cards }.
must-lead-highest-trump = With two or more trumps you must lead the highest: { $cards }.
must-lead-trump = You must lead a trump: { $cards }.
must-head-with-trump = You have no { $suit } and must win the trick with a trump: play { $cards }.

## Seats and cards

counter-pool = pool
zone-miss = spare hand
badge-loo-stand = stands
badge-loo-pass = passed
badge-loo-miss = spare hand
badge-loo-defend = plays for the pool
badge-loo-in = in
badge-loo-out = out

## Ways to play that have a name

preset-loo-classic = Classic
preset-loo-unlimited = Unlimited
preset-loo-strict = Highest trump first
preset-loo-irish = Without a spare hand
preset-loo-japanese = Japanese

## What happens

news-loo-stand = { $who ->
    [you] You stand.
   *[other] { $seat } stands.
}
news-loo-pass = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
news-loo-miss = { $who ->
    [you] You take the spare hand.
   *[other] { $seat } takes the spare hand.
}
news-loo-defend = { $who ->
    [you] You play the spare hand for the pool.
   *[other] { $seat } plays the spare hand for the pool.
}
news-loo-in = { $who ->
    [you] You are in.
   *[other] { $seat } is in.
}
news-loo-out = { $who ->
    [you] You are out and pay into the pool.
   *[other] { $seat } is out and pays into the pool.
}

## A deal is over

ledger-deal-stake = { $seat } { $points }: stake of the deal
ledger-out-stake = { $seat } { $points }: didn't play
ledger-pool-share = { $seat } { $points }: { $count ->
    [one] 1 trick, a share of the pool
   *[other] { $count } tricks, a share of the pool each
}
ledger-looed = { $seat } { $points }: looed
ledger-takes-pool = { $seat } { $points }: the only player, takes the pool
ledger-shared-pool = { $seat } { $points }: share of what is left in the pool

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = Weigh your expected share of the pool against the price of taking no trick.
rule-loo-7 = Take the spare hand only for a large pool, with a poor hand and few players in.
rule-loo-8 = Only one player stands: any sure trick is enough against a single hand.
rule-loo-9 = First get one trick, so that you are not looed. Then take more.
rule-loo-10 = Without trumps, lead the highest card of your shortest suit.
rule-loo-11 = You win the trick in any case: use the cheapest card that will still win.
rule-loo-12 = Keep a trump for the last trick.
rule-loo-60 = Save your high cards for later tricks.
rule-loo-61 = Playing for the pool costs nothing, whatever the spare hand takes.
rule-loo-62 = You have a trick already, so you can't be looed: take another one.

## Page: the home page

game-loo = Loo
game-about-loo = Three cards, and a choice: stand or pass. Each trick pays a share of the pool, and no trick costs you.
game-standard-loo = Three cards each and a spare hand. Taking no trick costs six chips.

## Page: questions and answers

ask-loo = Do you play this deal?
say-loo-stand = Stand
say-loo-pass = Pass
say-loo-miss = Take the spare hand
say-loo-defend = Play for the pool
say-loo-in = In
say-loo-out = Out
call-loo-stand = stand
call-loo-pass = pass
call-loo-miss = spare hand!
call-loo-defend = for the pool!
call-loo-in = in
call-loo-out = out

## Learn

learn-loo-about = Everyone gets { $count } cards, and one more card is turned up: its suit is trumps. Before play, each player decides whether to play this deal.
learn-loo-stand = You stand if you think that you can take a trick. If you pass, you put your cards aside and can't lose anything.
learn-loo-miss = A spare hand lies face down on the table. One player may take it unseen in exchange for their own, and must then play.
learn-loo-defend = If only one player stands before the dealer, the dealer can't pass. They may play the spare hand for the pool: its tricks stay there.
learn-loo-in-or-out = Each player in turn says in or out. A player who is out pays five chips into the pool at once.
learn-loo-joker = The joker counts as the card that was turned up. If the joker itself is turned up, there are no trumps.
learn-loo-head = You must follow suit, and beat the best card of the trick if you can. If you have no card of the suit, you must win the trick with a trump if you can. Otherwise play any card.
learn-loo-lead-ace = If you lead first and have the ace of trumps, you must lead it. If the ace is turned up, the same applies to the king.
learn-loo-lead-two = With two or more trumps, the first lead must be a trump.
learn-loo-lead-highest = With two or more trumps, every lead must be the highest of them.
learn-loo-lead-again = The winner of a trick leads a trump if they have one.
learn-loo-taken = Hearts are trumps. The highest trump takes the trick.
learn-loo-page-pool = The pool
learn-loo-stake = The dealer puts { $count } chips into the pool.
learn-loo-all-pay = Everyone puts { $count } chips into the pool.
learn-loo-share = Each of the { $count } tricks takes an equal share of the pool.
learn-loo-limited = A player who takes no trick is looed and pays { $count } chips into the next pool.
learn-loo-unlimited = A player who takes no trick is looed and pays as much as was in the pool into the next one.
learn-loo-alone = If only one player is in, they take the pool without play. If no one before the dealer is in, the dealer takes it.
learn-loo-end = { $count ->
    [one] When everyone has dealt once
   *[other] When everyone has dealt { $count } times
}, the match goes on until a deal leaves nothing in the pool, for ten more deals at most. The player with the most chips wins.
learn-loo-word-looed = Looed
learn-loo-word-looed-is = To have played without taking a trick.
learn-loo-word-pool = Pool
learn-loo-word-pool-is = The chips that the tricks of a deal pay out.
learn-loo-word-miss = Spare hand, or miss
learn-loo-word-miss-is = A hand that belongs to no player.
learn-loo-word-head = Head the trick
learn-loo-word-head-is = To play a card that beats all others of the trick so far.

## Options by name

option-loo-form = Form
option-loo-form-three = Three cards
option-loo-form-japanese = Japanese, five cards
option-loo-deal-stake = Stake of the dealer
option-loo-deal-stake-3 = 3
option-loo-deal-stake-6 = 6
option-loo-deal-stake-12 = 12
option-loo-limit = No trick costs
option-loo-limit-limited = A fixed price
option-loo-limit-unlimited = As much as the pool
option-loo-loo-price = Fixed price
option-loo-loo-price-3 = 3
option-loo-loo-price-6 = 6
option-loo-miss = Spare hand
option-loo-defend = Dealer plays for the pool
option-loo-lead-two = Lead with two trumps
option-loo-lead-two-any = A trump
option-loo-lead-two-highest = The highest trump
option-loo-lead-two-off = Any card
option-loo-winner-leads-trump = Winner leads a trump
option-loo-must-head = Duty to beat
option-loo-all-pay = Everyone pays the stake
option-loo-rounds = Rounds
