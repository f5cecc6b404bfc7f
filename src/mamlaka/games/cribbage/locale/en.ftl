## Why something cannot be done

count-too-high = { $card } would raise the count above { $most }. You may play { $cards }.

## Seats and cards

zone-crib = crib
zone-starter = starter
badge-starter = starter
taken-cards-cribbage = { $who ->
    [you] You have played: { $cards }
   *[other] Played by { $seat }: { $cards }
}
page-taken-cribbage = { $card }, played
counter-pegs = points
counter-points-for-games = game points
counter-running-count = count
sheet-game = Game { $number }
sheet-skunk = skunk
sheet-double-skunk = double skunk
sheet-game-skunk = Game { $number }: skunk
sheet-game-double-skunk = Game { $number }: double skunk

## Ways to play that have a name

preset-cribbage-classic = Classic
preset-cribbage-short = Short
preset-cribbage-match = Match
preset-cribbage-muggins = Muggins

## What happens

news-go = { $who ->
    [you] You say go.
   *[other] { $seat } says go.
}
news-end-go = { $who ->
    [you] You say go: one for { $other }.
   *[other] { $whom ->
        [you] { $seat } says go: one for you.
       *[other] { $seat } says go: one for { $other }.
    }
}
news-counted-card = { $who ->
    [you] You play { $cards }: { $count }.
   *[other] { $seat } plays { $cards }: { $count }.
}
news-counted-points = { $who ->
    [you] You play { $cards }
   *[other] { $seat } plays { $cards }
}: { $sum ->
    [none] { $count }
   *[some] { $count } for 2
}{ $alike ->
    [play-pair] , pair for 2
    [play-three] , pair royal for 6
    [play-four] , double pair royal for 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , run for { $number }
}{ $last ->
    [count] , one for the go
    [play] , one for last
   *[no] { "" }
}.
news-counted-last = { $who ->
    [you] You peg one for the go.
   *[other] { $seat } pegs one for the go.
}
news-discarded-to = { $who ->
    [you] { $whom ->
        [self] You discard { $cards } to your own { $zone }.
       *[other] You discard { $cards } to { $other }'s { $zone }.
    }
   *[other] { $whom ->
        [self] { $seat } discards { $cards } to their own { $zone }.
        [you] { $seat } discards { $cards } to your { $zone }.
       *[other] { $seat } discards { $cards } to { $other }'s { $zone }.
    }
}
news-starter = The starter is { $cards }.
news-heels = { $who ->
    [you] The starter is { $cards }: two for his heels, for you.
   *[other] The starter is { $cards }: two for his heels, for { $seat }.
}
news-crib = { $who ->
    [you] Your crib: { $cards }
   *[other] { $seat }'s crib: { $cards }
}
news-count = { $who ->
    [you] You count { $number }.
   *[other] { $seat } counts { $number }.
}
news-count-missed = { $who ->
    [you] You count { $number } of { $total }. { $other } says muggins and takes { $missed }.
   *[other] { $whom ->
        [you] { $seat } counts { $number } of { $total }. You say muggins and take { $missed }.
       *[other] { $seat } counts { $number } of { $total }. { $other } says muggins and takes { $missed }.
    }
}
news-count-too-high = { $who ->
    [you] You count { $number }, but it is { $total }.
   *[other] { $seat } counts { $number }, but it is { $total }.
}

## A deal is over

tally-play = in the play
tally-hand = { $who ->
    [you] Your hand: { $cards } with { $card } counts { $count }
   *[other] { $seat }'s hand: { $cards } with { $card } counts { $count }
}
tally-crib = { $who ->
    [you] Your crib: { $cards } with { $card } counts { $count }
   *[other] { $seat }'s crib: { $cards } with { $card } counts { $count }
}
ledger-heels = { $seat } { $points }: his heels, the starter is { $cards }
ledger-play-fifteen = { $seat } { $points }: in the play, fifteen { $cards }
ledger-play-pair = { $seat } { $points }: in the play, pair { $cards }
ledger-play-three = { $seat } { $points }: in the play, pair royal { $cards }
ledger-play-four = { $seat } { $points }: in the play, double pair royal { $cards }
ledger-play-run = { $seat } { $points }: in the play, run { $cards }
ledger-play-thirty-one = { $seat } { $points }: in the play, thirty-one { $cards }
ledger-play-go = { $seat } { $points }: in the play, go
ledger-play-last = { $seat } { $points }: in the play, last card
ledger-hand-fifteen = { $seat } { $points }: hand, fifteen { $cards }
ledger-hand-pair = { $seat } { $points }: hand, pair { $cards }
ledger-hand-three = { $seat } { $points }: hand, pair royal { $cards }
ledger-hand-four = { $seat } { $points }: hand, double pair royal { $cards }
ledger-hand-run = { $seat } { $points }: hand, run { $cards }
ledger-hand-flush = { $seat } { $points }: hand, flush { $cards }
ledger-hand-nobs = { $seat } { $points }: hand, his nobs { $cards }
ledger-crib-fifteen = { $seat } { $points }: crib, fifteen { $cards }
ledger-crib-pair = { $seat } { $points }: crib, pair { $cards }
ledger-crib-three = { $seat } { $points }: crib, pair royal { $cards }
ledger-crib-four = { $seat } { $points }: crib, double pair royal { $cards }
ledger-crib-run = { $seat } { $points }: crib, run { $cards }
ledger-crib-flush = { $seat } { $points }: crib, flush { $cards }
ledger-crib-nobs = { $seat } { $points }: crib, his nobs { $cards }
ledger-overlooked = { $seat } { $points }: missed, counted only { $count }
ledger-muggins = { $seat } { $points }: muggins, { $whom ->
    [you] missed by you
   *[other] missed by { $other }
}
ledger-beyond = { $seat } { $points }: points past { $count } don't count

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = Keep the cards with the best average over all starters: add the crib if it is yours, and subtract it if not.
rule-cribbage-2 = Give your own crib fives, pairs, and cards that fit together; give another crib cards far apart.
rule-cribbage-3 = Keep a five unless that breaks a strong hand.
rule-cribbage-4 = Lead a four or lower: no one can make fifteen on it.
rule-cribbage-5 = Never lead a five: any ten makes fifteen.
rule-cribbage-6 = Lead from a pair: if it is paired, you make a pair royal.
rule-cribbage-7 = Don't bring the count to 5 or 21: any ten scores.
rule-cribbage-8 = Don't play next to a card if that lets the others make a run.
rule-cribbage-9 = Pair a card only if the third one can't follow.
rule-cribbage-10 = Keep low cards for the go and for thirty-one.
rule-cribbage-11 = The others have said go: make thirty-one with two cards.
rule-cribbage-12 = The dealer may go out at the show, but you show first: take every point in the play.
rule-cribbage-13 = You are well ahead: leave nothing to score.
rule-cribbage-14 = You need only a few points: keep different ranks for the play.
rule-cribbage-60 = This card scores.
rule-cribbage-61 = This is what your cards are worth.

## Page: the home page

game-cribbage = Cribbage
game-about-cribbage = An English game for two to four: discard to the crib, count to thirty-one, and race around the board.
game-standard-cribbage = One game to 121 points, everything counted for you.

## Page: questions and answers

say-count = Count { $number }
call-go = go!
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count } for 2
}{ $alike ->
    [play-pair] , pair for 2
    [play-three] , pair royal for 6
    [play-four] , double pair royal for 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , run for { $number }
}{ $last ->
    [count] , one for the go
    [play] , one for last
   *[no] { "" }
}
call-counted-last = one for the go
call-heels = Two for his heels!
call-count = { $number }
call-muggins = Muggins for { $number }!
ask-discard-to = { $who ->
    [you] Discard { $count ->
        [one] a card
       *[other] { $count } cards
    } to your own { $zone }.
   *[other] Discard { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $seat }'s { $zone }.
}
ask-count-card = { $count ->
    [0] Your turn: begin a new count.
   *[other] Your turn: the count is { $count }.
}
ask-count-hand = How many points is your hand worth?
ask-count-crib = How many points is your crib worth?
waiting-count-cards = { $seat } is counting…

## Learn

learn-cribbage-about = You race to { $goal } points. You score in the play, card by card, and afterwards with your hand.
learn-cribbage-deal = Two players get { $count } cards each and discard two of them face down.
learn-cribbage-crib = These four cards are the crib. It counts for the dealer, so you discard good cards to your own crib and poor ones to another.
learn-cribbage-dealer = The first dealer is drawn by lot. Then the deal passes on, and the crib with it.
learn-cribbage-starter = Then a card is turned up, the starter. It counts with every hand and with the crib.
learn-cribbage-order = The order of the cards, from low to high: the ace is low. Court cards count ten, the ace one.
learn-cribbage-play = In the play, the player after the dealer, the pone, begins. You take turns: each plays a card and says the sum of all cards so far, the count. It must not exceed { $most }. If you hold a card that fits, you must play one.
learn-cribbage-picture = The count is { $count }. Of this hand you may play { $cards }.
learn-cribbage-go = If no card fits, you say go, and the others play on while they can. Whoever plays the last card gets { $count ->
    [one] a point
   *[other] { $count } points
}. At exactly { $most } there is no go: the last card makes thirty-one. Then the next player begins a new count at zero.
learn-cribbage-show = After the play everyone shows their four cards and counts them with the starter: the player after the dealer first, the dealer next, and the crib last.
learn-cribbage-muggins = You count your own cards. If you name too few points, the next player takes the rest. If you name too many, you get the true number.
learn-cribbage-end = The game ends the moment someone has { $goal } points, even in the middle of a deal.
learn-cribbage-games = The match ends with { $count } game points. A game brings its winner one.
learn-cribbage-skunks-121 = A loser with fewer than 91 points is skunked: the game counts two. With fewer than 61 it counts three.
learn-cribbage-skunks-61 = A loser with fewer than 31 points is skunked: the game counts two.
learn-cribbage-others = Three players get five cards each and discard one; the crib gets one more from the deck. Four play in pairs and discard one each; partners add their points.
learn-cribbage-points-play = In the play
learn-cribbage-points-show = At the show
learn-cribbage-row-heels = A jack as the starter (his heels), for the dealer
learn-cribbage-row-sum = Cards that count { $count } together
learn-cribbage-row-pair = A pair
learn-cribbage-row-three = A pair royal (three of a kind)
learn-cribbage-row-four = A double pair royal (four of a kind)
learn-cribbage-row-run = A run of { $count }; longer runs, a point for each card
learn-cribbage-row-last = The last card of a count below 31
learn-cribbage-row-flush = A hand of one suit (flush)
learn-cribbage-row-flush-five = The same, with the starter
learn-cribbage-row-nobs = The jack of the starter's suit (his nobs)
learn-cribbage-runs = In the play only the last cards in a row make pairs and runs. At the show every way to choose the cards counts.
learn-cribbage-crib-flush = In the crib a flush needs all five cards.
learn-cribbage-fifteens = The last card is the starter. Seven and eight make fifteen: { $count } points.
learn-cribbage-good-hand = The last card is the starter. Three fives with their runs and fifteens: { $count } points.
learn-cribbage-word-crib = Crib
learn-cribbage-word-crib-is = The four cards discarded. They count for the dealer.
learn-cribbage-word-pone = Pone
learn-cribbage-word-pone-is = The player after the dealer, who plays and shows first. With two players, the dealer's opponent.
learn-cribbage-word-starter = Starter
learn-cribbage-word-starter-is = The card turned up before the play.
learn-cribbage-word-go = Go
learn-cribbage-word-go-is = The word of a player who has no card that fits.
learn-cribbage-word-peg = To peg
learn-cribbage-word-peg-is = To score. Points are marked with a peg in a board.
learn-cribbage-word-pair-royal = Pair royal
learn-cribbage-word-pair-royal-is = Three cards of one rank; four are a double pair royal.
learn-cribbage-word-double-run = Double run
learn-cribbage-word-double-run-is = A run with one rank twice, such as 4 5 5 6: two runs of three and a pair, eight points with nothing else.
learn-cribbage-word-heels = His heels
learn-cribbage-word-heels-is = A jack turned up as the starter.
learn-cribbage-word-nobs = His nobs
learn-cribbage-word-nobs-is = The jack of the starter's suit, in a hand or in the crib.
learn-cribbage-word-skunk = Skunk
learn-cribbage-word-skunk-is = A game lost with fewer than { $count } points{ $double ->
    [0] .
   *[other] ; with fewer than { $double } it is a double skunk.
}
learn-cribbage-word-muggins = Muggins
learn-cribbage-word-muggins-is = What is called to take points that someone else has missed.

## Options by name

option-cribbage-target = Points of a game
option-cribbage-target-121 = 121
option-cribbage-target-61 = 61
option-cribbage-muggins = Count for yourself (muggins)
option-cribbage-games = Game points to win
option-cribbage-games-1 = 1
option-cribbage-games-3 = 3
option-cribbage-games-5 = 5
option-cribbage-games-7 = 7
option-cribbage-skunk = Skunks
option-cribbage-crib-flush = Flush in the crib
option-cribbage-crib-flush-five = Five cards
option-cribbage-crib-flush-four = Four cards
option-cribbage-heels = His heels
option-cribbage-heels-2 = 2
option-cribbage-heels-0 = 0
