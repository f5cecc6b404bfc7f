## Contracts

contract-grand = Grand
contract-null = Null
contract-clubs-schneider = ♣ schneider
also-contract-clubs-schneider = clubs schneider
contract-clubs-schwarz = ♣ schwarz
also-contract-clubs-schwarz = clubs schwarz
contract-clubs-ouvert = ♣ ouvert
also-contract-clubs-ouvert = clubs ouvert
contract-spades-schneider = ♠ schneider
also-contract-spades-schneider = spades schneider
contract-spades-schwarz = ♠ schwarz
also-contract-spades-schwarz = spades schwarz
contract-spades-ouvert = ♠ ouvert
also-contract-spades-ouvert = spades ouvert
contract-hearts-schneider = ♥ schneider
also-contract-hearts-schneider = hearts schneider
contract-hearts-schwarz = ♥ schwarz
also-contract-hearts-schwarz = hearts schwarz
contract-hearts-ouvert = ♥ ouvert
also-contract-hearts-ouvert = hearts ouvert
contract-diamonds-schneider = ♦ schneider
also-contract-diamonds-schneider = diamonds schneider
contract-diamonds-schwarz = ♦ schwarz
also-contract-diamonds-schwarz = diamonds schwarz
contract-diamonds-ouvert = ♦ ouvert
also-contract-diamonds-ouvert = diamonds ouvert
contract-grand-schneider = Grand schneider
contract-grand-schwarz = Grand schwarz
contract-grand-ouvert = Grand ouvert
contract-null-ouvert = Null ouvert
contract-clubs-hand = ♣ hand
contract-clubs-hand-schneider = ♣ hand, schneider announced
contract-clubs-hand-schwarz = ♣ hand, schwarz announced
contract-clubs-hand-ouvert = ♣ ouvert, hand
contract-spades-hand = ♠ hand
contract-spades-hand-schneider = ♠ hand, schneider announced
contract-spades-hand-schwarz = ♠ hand, schwarz announced
contract-spades-hand-ouvert = ♠ ouvert, hand
contract-hearts-hand = ♥ hand
contract-hearts-hand-schneider = ♥ hand, schneider announced
contract-hearts-hand-schwarz = ♥ hand, schwarz announced
contract-hearts-hand-ouvert = ♥ ouvert, hand
contract-diamonds-hand = ♦ hand
contract-diamonds-hand-schneider = ♦ hand, schneider announced
contract-diamonds-hand-schwarz = ♦ hand, schwarz announced
contract-diamonds-hand-ouvert = ♦ ouvert, hand
contract-grand-hand = Grand hand
contract-grand-hand-schneider = Grand hand, schneider announced
contract-grand-hand-schwarz = Grand hand, schwarz announced
contract-grand-hand-ouvert = Grand ouvert, hand
contract-clubs-skat-schneider = ♣ schneider announced
contract-clubs-skat-schwarz = ♣ schwarz announced
contract-spades-skat-schneider = ♠ schneider announced
contract-spades-skat-schwarz = ♠ schwarz announced
contract-hearts-skat-schneider = ♥ schneider announced
contract-hearts-skat-schwarz = ♥ schwarz announced
contract-diamonds-skat-schneider = ♦ schneider announced
contract-diamonds-skat-schwarz = ♦ schwarz announced
contract-grand-skat-schneider = Grand schneider announced
contract-grand-skat-schwarz = Grand schwarz announced
contract-null-hand = Null hand
contract-null-hand-ouvert = Null ouvert, hand
contract-ramsch = Ramsch
contract-take = Take the skat
contract-hand = Play hand

## Seats and choices

zone-widow-skat = skat
zone-discards-skat = put away
headline-skat = Deal { $deal } of { $deals }
sheet-passed = passed in
sheet-seeger = Seeger-Fabian
sheet-declarer-bonus = own games
sheet-defence = lost by others
badge-forehand = forehand
badge-middlehand = middlehand
badge-rearhand = rearhand
badge-bid-value = bid { $number }
badge-skat-declarer = declarer
badge-hand-game = hand
ask-skat = Take the skat, or play hand?
ask-discard-skat = { $count ->
    [one] Choose a card to discard.
   *[other] Choose { $count } cards to discard.
}
say-discard-skat = Discard
do-discard-skat = Discard { $cards }
news-discard-skat = { $who ->
    [you] You put { $cards } away.
   *[other] { $seat } puts { $cards } away.
}
news-found-discard-skat = In the skat: { $cards }
ask-announce = Announce your game.
news-skat = { $choice ->
    [hand] { $who ->
        [you] You leave the skat and play hand.
       *[other] { $seat } leaves the skat and plays hand.
    }
   *[take] { $who ->
        [you] You take the skat.
       *[other] { $seat } takes the skat.
    }
}
call-skat = { $choice ->
    [hand] hand!
   *[take] skat
}
news-announce = { $who ->
    [you] You play { $name }.
   *[other] { $seat } plays { $name }.
}
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = Short match
preset-skat-isko = International
preset-skat-isko-four = International, four
preset-skat-kneipe = Tavern
preset-skat-bierlachs = Bierlachs

## A deal is over

deal-void-skat = Deal { $deal }: { $reason }.
tally-levels = { $kind ->
    [with] with
   *[without] without
} { $matadors }, game { $game }{ $hand ->
    [0] {""}
   *[other] , hand { $hand }
}{ $schneider ->
    [0] {""}
   *[other] , schneider { $schneider }
}{ $announced ->
    [0] {""}
   *[other] , announced { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] , schwarz { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] , announced { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] , ouvert { $ouvert }
}: { $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] , overbid: { $charged }
}
tally-null-value = { $name } is worth { $number }
tally-card-points = card points
tally-skat-left = In the skat: { $cards }
tally-put-away = Put away: { $cards }
ledger-game-won = { $seat } { $points }: { $count ->
    [0] game won
   *[other] game won, { $count } card points
}
ledger-game-lost = { $seat } { $points }: { $count ->
    [0] game lost
   *[other] game lost, { $count } card points
}
ledger-overbid = { $seat } { $points }: { $count ->
    [0] overbid
   *[other] overbid, { $count } card points
}
ledger-overbid-lost = { $seat } { $points }: { $count ->
    [0] overbid, and the game lost
   *[other] overbid, and the game lost, { $count } card points
}
ledger-declarer-bonus = { $seat } { $points }: for the game by Seeger and Fabian
ledger-defence = { $seat } { $points }: the declarer has lost
ledger-declarer-won = { $seat } { $points }: { $whom ->
    [you] you have won your game
   *[other] { $other } has won the game
}
ledger-ramsch-lost = { $seat } { $points }: the most in Ramsch, { $count } card points
ledger-ramsch-doubled = { $seat } { $points }: the most in Ramsch, { $count } card points, doubled as someone has no trick
ledger-march = { $seat } { $points }: all ten tricks in Ramsch
ledger-march-paid = { $seat } { $points }: { $whom ->
    [you] you have taken all ten tricks in Ramsch
   *[other] { $other } has taken all ten tricks in Ramsch
}

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = Bid on five trumps with an ace outside, or as much as your hand promises.
rule-skat-2 = Jacks, aces and the first lead make five or more: play grand.
rule-skat-3 = Don't bid more than your game is worth without the skat.
rule-skat-4 = Take the skat, unless a hand game promises more.
rule-skat-5 = Discard bare tens and short suits, and keep an ace with its ten.
rule-skat-6 = As declarer, draw the trumps early.
rule-skat-7 = Count the points: with this trick your side has enough.
rule-skat-8 = Lead a long suit when the declarer is in the middle, and a short one when the declarer is last.
rule-skat-9 = Your partner's trick is sure: add an ace or a ten.
rule-skat-10 = Give the declarer's trick no points.
rule-skat-11 = Don't waste a high card on a trick that your partner wins.
rule-skat-12 = In null, play the highest card that doesn't take the trick, and lead your lowest.
rule-skat-13 = Play for schneider only when the game itself is safe.
rule-skat-14 = In Ramsch, get rid of jacks in the middle of the deal, and avoid the last trick.
rule-skat-60 = Take the trick as cheaply as you can.
rule-skat-61 = Play the card that you need least.
rule-skat-62 = Lead a card that takes its trick, or one that risks no points.
rule-skat-63 = Make the declarer of null take a trick.
rule-skat-64 = Announce the game that promises most.
rule-skat-65 = In null, discard the cards that would take tricks.
rule-skat-66 = As a defender, don't lead trumps.
rule-skat-67 = Put few points on a trick that you may not take.
rule-skat-68 = A jack that you lack may lie in the skat: then your game is worth less than your bid, and is lost.

## Page: the home page

game-skat = Skat
game-about-skat = One against two: bid for the right to choose the trumps, take the skat or leave it, and win 61 of 120 card points.
game-standard-skat = Ten cards each, two in the skat, by the rules of the Internationale Skatordnung.

## Learn

learn-skat-about = One player, the declarer, plays alone against the two others, the defenders. The cards have points, 120 in all, and the declarer needs 61 of them.
learn-skat-deal = Everyone gets { $count } cards. { $number } cards lie face down: the skat.
learn-skat-four = With four at the table the dealer sits out.
learn-skat-bidding = In the auction two players speak at a time. The second player, middlehand, names values to the first, forehand, who holds them or passes; then the third, rearhand, names values to the survivor. If no one has bid, forehand may bid 18 or pass.
learn-skat-skat = The declarer takes the skat and puts { $count } cards away face down, or plays hand and leaves it. Either way the points of the two cards count for the declarer.
learn-skat-announce = Then the declarer announces the game: a suit as trumps, grand with only the jacks as trumps, or null, to take no trick. Null may be ouvert, with the hand shown, whether the skat was taken or not. In a hand game with trumps the declarer may also announce schneider, schwarz or ouvert.
learn-skat-announce-after = Schneider, schwarz and ouvert may be announced after taking the skat, too.
learn-skat-tricks = Forehand leads. Follow suit if you can; otherwise play any card. The jacks belong to the trumps, not to the suits printed on them.
learn-skat-order = The trumps from high to low, if hearts are trumps: the four jacks, then ace, ten, king, queen, nine, eight, seven.
learn-skat-plain-order = The other suits, here clubs, from high to low: ace, ten, king, queen, nine, eight, seven.
learn-skat-null-order = In null there are no trumps, and the order is ace, king, queen, jack, ten, nine, eight, seven.
learn-skat-jack = Hearts are trumps. The jack of diamonds is a trump, too: it takes this trick.
learn-skat-all-pass-void = If everyone passes, the deal is passed in: it counts as one of the match, and the next player deals.
learn-skat-all-pass-ramsch = If everyone passes, you play Ramsch: only the jacks are trumps, everyone plays alone, and whoever takes most card points loses them.
learn-skat-ramsch-skat-last-trick = The skat goes to the taker of the last trick. If someone has no trick, the loss is doubled; all ten tricks win 120.
learn-skat-ramsch-skat-loser = The skat goes to the loser. If someone has no trick, the loss is doubled; all ten tricks win 120.
learn-skat-points = Card points
learn-skat-value = The value of a game is its base times its levels: 1 for the game, 1 for each matador, and 1 each for hand, schneider, schneider announced, schwarz, schwarz announced and ouvert.
learn-skat-example = For example, you play { $name } and have the jacks of clubs and spades but not that of hearts: “with { $number }, game { $levels }”, so { $levels } × { $base } = { $value }. If you lack these two and have the jack of hearts, you play “without { $number }” for the same value. If the defenders are schneider: “schneider { $levels2 }”, so { $value2 }.
learn-skat-lost = A lost game costs twice its value.
learn-skat-lost-hand-single = A lost hand game costs its value once.
learn-skat-overbid-is = If the value is below the bid, the game is lost whatever the points, and it costs at least the lowest multiple of its base that reaches the bid, twice.
learn-skat-seeger = The declarer gets { $count } more for a game won and loses { $count } more for a game lost. For a lost game each other player gets { $number }.
learn-skat-classic = Only the declarer scores.
learn-skat-bierlachs = Only losses are written: a game won costs each other player its value. The match ends when someone has lost { $count } points; the lowest total loses.
learn-skat-deals = The match has { $count } deals, and the highest total wins.
learn-skat-bases = Base values
learn-skat-times = Multiply the base by the levels. Null has a fixed value.
learn-skat-game = { $name }
learn-skat-null-hand = Null, hand
learn-skat-null-ouvert-hand = Null ouvert, hand
learn-skat-word-skat = Skat
learn-skat-word-skat-is = The two cards that lie face down. Their points always count for the declarer.
learn-skat-word-hands = Forehand, middlehand, rearhand
learn-skat-word-hands-is = The players on the dealer's left, in turn. Forehand leads first.
learn-skat-word-matadors = Matadors
learn-skat-word-matadors-is = The unbroken row of the highest trumps, from the jack of clubs, that the declarer has or lacks. The skat counts with the hand.
learn-skat-word-schneider = Schneider
learn-skat-word-schneider-is = A side with { $number } card points or fewer. To make the defenders schneider, the declarer needs { $count }.
learn-skat-word-schwarz = Schwarz
learn-skat-word-schwarz-is = A side without a trick. To make the defenders schwarz, the declarer needs all { $count } tricks.
learn-skat-word-ouvert = Ouvert
learn-skat-word-ouvert-is = The declarer shows the hand before the first lead. With trumps it promises all ten tricks.
learn-skat-word-overbid = Overbid
learn-skat-word-overbid-is = A game whose value is below the bid.

## Options by name

option-skat-players = Players
option-skat-players-3 = Three
option-skat-players-4 = Four, the dealer sits out
option-skat-scoring = Scoring
option-skat-scoring-seeger = Seeger-Fabian
option-skat-scoring-classic = Classic
option-skat-scoring-bierlachs = Bierlachs
option-skat-deals = Deals
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = Limit of Bierlachs
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = If everyone passes
option-skat-all-pass-void = Passed in
option-skat-all-pass-ramsch = Ramsch
option-skat-ramsch-skat = Skat of Ramsch
option-skat-ramsch-skat-last-trick = To the last trick
option-skat-ramsch-skat-loser = To the loser
option-skat-announce-after-skat = Announce after taking the skat
option-skat-lost-hand-single = Lost hand games count once
option-skat-grand-ouvert = Base of grand ouvert
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = Looking at past tricks
option-skat-look-back-last = The last trick
option-skat-look-back-none = Not allowed
option-skat-look-back-all = All tricks
