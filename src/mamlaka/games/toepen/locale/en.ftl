## Why something cannot be done

no-exchange = You can't exchange now.
cannot-signal = You can't give that signal with this hand.
signal-too-late = You can't signal now: it is too late, or you have already signalled.
knock-own = You knocked last. Someone else must knock before you can knock again.
knock-open = You can't knock while a question is open. Wait for the answer.
knock-folded = You have folded.
knock-too-soon = You can't knock again until a card has been played.
stake-limit = The stake is { $stake }. It can't be raised further.

## Seats and cards

badge-knocker = knocked
badge-folded = folded
badge-broke = out
badge-signal-stand = standing
badge-signal-whistle = whistled
badge-exchanger = exchanged
counter-stake = stake

## Ways to play that have a name

preset-toepen-nakayoshi = Nakayoshi-mura
preset-toepen-long = Long
preset-toepen-quick = Quick
preset-toepen-quiet = Without signals
preset-toepen-dutch = Dutch

## The table

## What happens

news-exchange = { $who ->
    [you] You exchange your hand.
   *[other] { $seat } exchanges their hand.
}
news-new-hand = Your new hand: { $cards }
news-challenge = { $who ->
    [you] You challenge the exchange.
   *[other] { $seat } challenges the exchange.
}
news-unchallenged = { $who ->
    [you] No one challenges your exchange.
   *[other] No one challenges { $seat }.
}
news-keep = { $who ->
    [you] You keep your hand.
   *[other] { $seat } keeps their hand.
}
news-stand = { $who ->
    [you] You stand up.
   *[other] { $seat } stands up.
}
news-whistle = { $who ->
    [you] You whistle.
   *[other] { $seat } whistles.
}
news-knock = { $who ->
    [you] You knock.
   *[other] { $seat } knocks.
}
news-stay = { $who ->
    [you] You stay in.
   *[other] { $seat } stays in.
}
news-fold = { $who ->
    [you] You fold.
   *[other] { $seat } folds.
}
news-forgot = { $who ->
    [you] You forgot to signal.
   *[other] { $seat } forgot to signal.
}

## A deal is over

ledger-winner = { $seat } { $points }: won the deal
ledger-loser = { $seat } { $points }: lost the deal
ledger-fold = { $seat } { $points }: folded
ledger-forgot = { $seat } { $points }: forgot to signal
ledger-wash = { $seat } { $points }: exchanged a hand that wasn't worthless
ledger-challenge = { $seat } { $points }: challenged an honest exchange

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = Keep the best card for the last trick, the only one that counts.
rule-toepen-3 = Exchange a hopeless hand, honestly or not.
rule-toepen-6 = You will probably win the last trick: knock before the others can tell.
rule-toepen-7 = A player who has signalled holds the high cards that you don't.
rule-toepen-8 = Staying in costs one more than folding, so your chance of winning must justify it.
rule-toepen-9 = You hold so many worthless cards that the exchange is unlikely to be honest.
rule-toepen-60 = You must signal this hand, and forgetting costs the stake.
rule-toepen-61 = All four cards are worthless, so the exchange is honest.
rule-toepen-62 = Play low cards first.
rule-toepen-63 = The winner of the third trick leads to the last one.
rule-toepen-64 = A signal frightens the other players, whatever it means.

## Page: the home page

game-toepen = Toepen
game-about-toepen = Four cards, chips and nerve: only the last trick counts, and anyone may knock at any time.
game-standard-toepen = Twenty chips each. Play until someone runs out.

## Page: at the table

## Page: questions and answers

call-keep = keep
call-exchange = exchange
call-challenge = challenge!
call-stand = standing!
call-whistle = whistle!
call-knock = knock!
call-stay = stay
call-fold = fold
call-forgot = forgot!
ask-exchange = You may exchange your hand if all four cards are worthless. You may also bluff.
ask-challenge = { $who ->
    [you] You exchanged a hand, claiming it was worthless.
   *[other] { $seat } exchanged a hand, claiming it was worthless. Do you challenge?
}
ask-stay = { $who ->
    [you] You knocked. Stay in for { $raised }, or fold and pay { $stake }?
   *[other] { $seat } knocked. Stay in for { $raised }, or fold and pay { $stake }?
}
say-keep = Keep
say-exchange = Exchange
say-challenge = Challenge
say-decline = Accept
say-stand = Stand up
say-whistle = Whistle
say-knock = Knock
say-knock-for = Knock for { $stake }
confirm-knock = If anyone stays in, the stake becomes { $stake }.
confirm-exchange = You get a new hand, and the others may challenge the exchange.
confirm-signal = This tells the others something about your hand.
key-knock = n
key-exchange = x
key-stand = u
key-whistle = i
say-stay = Stay in for { $stake }
say-fold = Fold and pay { $stake }

## Learn

learn-toepen-about = You get four cards and play four tricks, but only the last one counts. The player who takes it wins the deal. Everyone else who has stayed in pays the stake.
learn-toepen-chips = Each player starts with { $count } chips, and pays with them.
learn-toepen-end-first = The match ends when a player has no chips left. The player with the most chips wins.
learn-toepen-end-last = Players without chips drop out. The last player left wins.
learn-toepen-order = The order of the cards, from high to low. There are no trumps, so the highest card of the led suit takes a trick.
learn-toepen-last = The last trick. Hearts were led, and you have kept the highest heart: you win the deal. The higher cards of the other suits are only discards.
learn-toepen-page-knock = The stake
learn-toepen-knock = If your cards are good, or if you want the others to think so, knock. You may knock at any time during the tricks, even if it's not your turn.
learn-toepen-answer = Each of the others must answer: they stay in, and the stake goes up by one, or they fold and are out of the deal. If everyone folds, you win at once.
learn-toepen-again = If you were the last to knock, someone else has to knock before you can do it again.
learn-toepen-gap = A card must be played between two knocks.
learn-toepen-limit = The stake can't go higher than { $stake }.
learn-toepen-lose = If you stay in and lose
learn-toepen-fold = A player who folds pays the stake as it was before the knock, so one chip less than by staying in.
learn-toepen-knocks = { $count ->
    [0] No one has knocked
    [one] After one knock
   *[other] After { $count } knocks
}
learn-toepen-takes = The winner takes the stake from the pot in the middle, where all payments go.
learn-toepen-takes-nothing = The winner takes nothing. Chips are only lost.
learn-toepen-dealer-left = After each deal, the next player deals.
learn-toepen-dealer-winner = The winner of a deal deals next.
learn-toepen-word-stake = Stake, pot
learn-toepen-word-stake-is = The stake is the number of chips that a loser pays in this deal. All chips are paid into the pot.
learn-toepen-word-exchange = Exchange
learn-toepen-exchange = Before the first card, you may exchange your hand face down for four new cards. You claim that all your cards were worthless, but you may be bluffing.
learn-toepen-exchange-in-turn = You are asked in turn, beginning after the dealer.
learn-toepen-exchange-any-time = You need not wait for your turn.
learn-toepen-exchange-once = You may do this once in a deal.
learn-toepen-exchange-often = You may do this again, as long as there are enough cards.
learn-toepen-word-challenge = Challenge
learn-toepen-challenge = To say that an exchange was a bluff. The exchanged cards are turned up. If one of them was not worthless, the bluffer pays a chip; otherwise the challenger does.
learn-toepen-word-signals = Stand up, whistle
learn-toepen-signals-must = With all four of { $cards } you must stand up; with three of them you must whistle.
learn-toepen-signals-may = With all four of { $cards } you may stand up, and with three of them you may whistle, as a bluff.
learn-toepen-signals-auto = Required signals are given for you automatically.
learn-toepen-signals-forgotten = Do it before your first card. If you forget, you pay the stake at the end.
learn-toepen-signals-before-play = Do it before the first card is led. If you forget, you pay the stake at the end.
learn-toepen-worthless = The worthless cards, in every suit.

## Options by name

option-toepen-rank = Order of the cards
option-toepen-rank-ace-high = The ace is high
option-toepen-rank-dutch = The ten is high
option-toepen-chips = Chips for each player
option-toepen-end-mode = End of the match
option-toepen-end-mode-first-bankrupt = When a player has no chips
option-toepen-end-mode-last-standing = When one player is left
option-toepen-exchanges-per-player = Exchanges in a deal
option-toepen-exchanges-per-player-one = Once
option-toepen-exchanges-per-player-repeated = While the stock lasts
option-toepen-exchange-order = When to exchange
option-toepen-exchange-order-in-turn = In turn
option-toepen-exchange-order-any-time = Any time before the first card
option-toepen-signals = Standing up and whistling
option-toepen-signals-manual = You have to remember
option-toepen-signals-auto = Automatic
option-toepen-signals-off = No signals
option-toepen-signal-time = Time for signals
option-toepen-signal-time-first-card = Until your first card
option-toepen-signal-time-before-play = Until the first lead
option-toepen-winner-takes = The winner takes
option-toepen-winner-takes-stake = The stake
option-toepen-winner-takes-nothing = Nothing
option-toepen-next-dealer = Next dealer
option-toepen-next-dealer-left = The player on the left
option-toepen-next-dealer-winner = The winner of the deal
option-toepen-max-stake = Highest stake
option-toepen-max-stake-none = No limit
option-toepen-knock-gap = Between two knocks
option-toepen-knock-gap-one-card = A card must be played
option-toepen-knock-gap-none = Nothing is required
