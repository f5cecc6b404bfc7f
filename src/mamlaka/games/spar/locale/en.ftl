## Why something cannot be done

cannot-set-aside = You can't set { $cards } aside.

## Seats and cards

badge-dry = dry
badge-show = dry, face up

## Ways to play that have a name

preset-spar-spar = Spar
preset-spar-dry = With dry cards
preset-spar-flagging = With flags
preset-spar-sipa = Sipa
preset-spar-agram = Agram
preset-spar-sink-sink = Sink-Sink

## What happens

news-dry = { $who ->
    [you] You set a card aside, face down.
   *[other] { $seat } sets a card aside, face down.
}
news-dry-card = { $who ->
    [you] You set { $cards } aside, face down.
   *[other] { $seat } sets { $cards } aside, face down.
}
news-show = { $who ->
    [you] You set { $cards } aside, face up.
   *[other] { $seat } sets { $cards } aside, face up.
}
news-flag = { $who ->
    [you] You flag { $other }.
   *[other] { $whom ->
        [you] { $seat } flags you.
       *[other] { $seat } flags { $other }.
    }
}

## A deal is over

ledger-revoked = { $seat } { $points }: didn't follow suit and was flagged
ledger-false-flag = { $seat } { $points }: flagged a player who could not follow suit
ledger-chips = { $seat } { $points }: chips

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = Keep a card that no one can beat for the last trick.
rule-spar-2 = The winner of the trick before the last one leads to it: plan two winners, one for each.
rule-spar-4 = Early tricks count for nothing: discard middling cards.
rule-spar-5 = Don't get rid of a suit in which you can take the lead again.
rule-spar-7 = A six or seven is worth keeping only with a high card in another suit.
rule-spar-8 = Your longest suit is the surest last lead.
rule-spar-9 = Set a card aside if you have a sure winner in another suit to take the lead for it.
rule-spar-10 = Face up, the card scores four times its points; the score is close enough to risk it.
rule-spar-11 = Keep a card of the suit that another player has set aside face up.
rule-spar-13 = The suit is long, so a player who discards this early is suspicious.
rule-spar-60 = Follow suit: a flag would cost three points.

## Page: the home page

game-spar = Spar
game-about-spar = A game from Ghana: only the last trick counts, and it counts more if a six or a seven takes it.
game-standard-spar = Five cards each, no trumps, play to ten points.

## Page: questions and answers

zone-reserve = set aside
call-dry = dry!
call-show = show!
call-flag = flag!
ask-set-aside = You may set one of these aside for the last trick: { $cards }.
ask-nothing-aside = Everyone is asked. You have nothing to set aside.
say-keep-all = Set nothing aside
say-dry = Face down
say-show = Face up
say-flag = Flag { $seat }
confirm-flag = You lose three points if { $seat } could not have followed suit.

## Learn

learn-spar-about = { $count ->
    [one] You get one card, and only the last trick counts.
   *[other] You get { $count } cards and play as many tricks, but only the last one counts. The player who takes it wins the deal and scores.
}
learn-spar-flag = One player leads a card, and each of the others plays one to it: that is a trick. You should follow suit, but no one stops you. Until the next trick begins, anyone may flag you. If you could have followed suit, you lose three points; otherwise the player who flagged you does. The deal ends at once.
learn-spar-order = The order of the cards, from high to low. There are no trumps: the highest card of the led suit takes the trick, and its player leads to the next.
learn-spar-last = A last trick. The six was led, and no one else has a diamond: the lowest card takes the trick.
learn-spar-dry = Before play, you may set a six or seven aside face down. You can't play it before the last trick. If it takes the last trick, it scores double.
learn-spar-show = You may also set it aside face up: then it scores four times its points.
learn-spar-chips = The winner gets the points in chips from every other player.
learn-spar-dealer-left = After each deal, the next player deals.
learn-spar-dealer-before = The player before the winner of the last trick deals next, so the winner leads.
learn-spar-dealer-winner = The winner of the last trick deals next.
learn-spar-target = The first player with { $target } points wins at once.
learn-spar-deals = The match ends after deal { $number } at the latest. The player with the most points wins.
learn-spar-word-void = Void
learn-spar-word-void-is = Without any card of a suit. Players who are void in the led suit can't take the trick.
learn-spar-word-dry = Dry
learn-spar-word-dry-is = A card set aside for the last trick. It is no part of your hand, so you need not follow suit with it.
learn-spar-word-flag = Flag
learn-spar-word-flag-is = To say that another player could have followed suit. All cards are shown.

## Options by name

option-spar-form = Game
option-spar-form-spar = Spar
option-spar-form-agram = Agram
option-spar-form-sink-sink = Sink-Sink
option-spar-target = Points to win
option-spar-target-none = No target
option-spar-deals = Number of deals
option-spar-deals-none = No limit
option-spar-dry = Setting a six or seven aside
option-spar-dry-off = Not allowed
option-spar-dry-dry = Face down
option-spar-dry-dry-show = Face down or face up
option-spar-next-dealer = Next dealer
option-spar-next-dealer-winner = The winner
option-spar-next-dealer-before-winner = The player before the winner
option-spar-next-dealer-left = The next player
option-spar-revoke = Not following suit
option-spar-revoke-forbidden = Impossible
option-spar-revoke-flag = May be flagged
option-spar-ace-of-spades = Ace of spades
option-spar-ace-of-spades-out = Taken out
option-spar-ace-of-spades-in = In the deck
option-spar-low-bonus = More points for sixes and sevens
option-spar-stake = Stake
option-spar-stake-points = Points
option-spar-stake-chips = Chips from everyone
option-spar-direction = Direction
option-spar-direction-cw = Clockwise
option-spar-direction-ccw = Counterclockwise
