## Contracts

contract-twenty-s = twenty in spades ♠
contract-twenty-h = twenty in hearts ♥
contract-twenty-d = twenty in diamonds ♦
contract-twenty-c = twenty in clubs ♣
contract-forty-s = forty in spades ♠
contract-forty-h = forty in hearts ♥
contract-forty-d = forty in diamonds ♦
contract-forty-c = forty in clubs ♣

## Why something cannot be done

lead-meld = You have announced a marriage: lead one of its cards, { $cards }.
only-leader = Only the player on lead can do that.
claim-needs-trick = Take a trick before you claim { $number }.
declare-needs-trick = Take a trick before you declare { $name }.
declare-lacks-card = You don't hold both cards of { $name }.
cannot-claim = You don't have { $number } yet.
stock-closed = The stock is closed.
meld-declared = You have announced a marriage: now lead one of its cards.
stock-low = That needs { $least } cards in the stock; it has { $count }.
no-swap-card = You don't hold the jack of trumps.

## Seats and cards

badge-trump-schnapsen = trumps: { $suit }
badge-stock-closed = has closed
badge-closed-stock = the stock is closed
counter-game-points = game points
sheet-bummerl = Bummerl: { $seat }
sheet-schneider = Schneider, two Bummerl: { $seat }

## Ways to play that have a name

preset-schnapsen-classic = Classic
preset-schnapsen-tournament = Tournament
preset-schnapsen-friendly = Friendly
preset-schnapsen-app = As in an app

## What happens

news-swap = { $who ->
    [you] You exchange the jack of trumps for { $cards }.
   *[other] { $seat } exchanges the jack of trumps for { $cards }.
}
news-close-stock = { $who ->
    [you] You close the stock.
   *[other] { $seat } closes the stock.
}
news-claim = { $who ->
    [you] You claim to have 66.
   *[other] { $seat } claims to have 66.
}

## A deal is over

ledger-claim = { $seat } { $points }: has { $count } and wins the deal
ledger-claim-of-closer = { $seat } { $points }: closed the stock and has { $count }
ledger-claim-after-closing = { $seat } { $points }: the opponent closed, but { $seat } has { $count } first
ledger-closing-failed = { $seat } { $points }: the opponent closed and didn't claim 66
ledger-wrong-claim = { $seat } { $points }: the opponent claimed 66 without having it
ledger-more-card-points = { $seat } { $points }: no one claimed, and { $count } points are more

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = You have 66: claim it at once.
rule-schnapsen-2 = You don't have 66: a wrong claim loses the deal.
rule-schnapsen-3 = Your sure tricks and your count make 66: close the stock.
rule-schnapsen-4 = Your opponent has no trick or few points and you are near 66: close now for two or three game points.
rule-schnapsen-5 = Your opponent may soon win and you have fewer than 33 points: take a trick, even with a trump.
rule-schnapsen-6 = While the stock is open, don't lead aces and tens: they may be trumped.
rule-schnapsen-7 = Get rid of plain jacks first, then of queens and kings without a partner.
rule-schnapsen-8 = Keep a king or queen while its partner may still come.
rule-schnapsen-9 = Keep the jack of trumps for the exchange, and exchange it in time.
rule-schnapsen-10 = You hold a marriage: win a trick cheaply, then lead it.
rule-schnapsen-11 = The last card of the stock is a high trump: lose this trick and draw it.
rule-schnapsen-12 = All cards are known: this card wins the trick, and you keep the lead.
rule-schnapsen-13 = No one draws any more: pull the opponent's trumps before you lead long suits.
rule-schnapsen-60 = The trick is worth taking, and this card takes it cheaply.
rule-schnapsen-61 = Announce the marriage: its points count at once, or with your first trick.

## Page: the home page

game-schnapsen = Schnapsen
game-about-schnapsen = An Austrian game for two: marry, close the stock at the right moment, and be the first with 66.
game-standard-schnapsen = Five cards each, you count for yourself, play to seven game points.

## Page: questions and answers

say-swap = Exchange the jack
say-close-stock = Close the stock
say-claim = Claim 66
call-swap = { $cards }
call-close-stock = closed!
call-claim = 66!
confirm-close-stock = No one draws any more. If you don't reach 66 first, your opponent gets two or three game points.
confirm-claim = If you don't have { $number }, your opponent wins the deal.

## Learn

learn-schnapsen-about = Two players race to { $goal } points in cards. There are twenty cards: ace, ten, king, queen and jack of each suit.
learn-schnapsen-deal = You get { $count } cards each. The next card is turned up: its suit is trumps. It lies under the other cards, the stock.
learn-schnapsen-open = One player leads a card, the other plays one to it, and the winner leads to the next trick. As long as there is a stock, you may reply with any card, and after each trick both players draw, the winner first.
learn-schnapsen-order = The order of the cards, from high to low. The ten comes directly below the ace.
learn-schnapsen-trumped = Hearts are trumps: the jack beats the ace of spades.
learn-schnapsen-strict = When the stock is empty or closed, play is strict: follow suit and beat the card if you can, otherwise follow suit, otherwise trump, otherwise play any card.
learn-schnapsen-exchange = On lead, you may exchange the jack of trumps for the card turned up, while the stock has at least { $count } cards.
learn-schnapsen-close = On lead, you may close the stock, while it has at least { $count } cards: no one draws any more, and play is strict.
learn-schnapsen-marriage = King and queen of a suit are a marriage. On lead, announce it and lead one of the two: it brings { $count } points, in trumps { $number }. It only counts once you have a trick.
learn-schnapsen-marriage-later = You may announce it only after you have taken a trick.
learn-schnapsen-claim-free = No one counts for you. When you think that you have { $goal }, claim it when you are on lead, after a trick that you have won.
learn-schnapsen-claim-true = When you have { $goal } and are on lead, after a trick that you have won, you can claim it.
learn-schnapsen-claim-auto = The deal ends when the player on lead has { $goal }.
learn-schnapsen-grades = The winner gets one game point; two if the opponent has fewer than { $half } points, three if the opponent has no trick.
learn-schnapsen-closing-dark = For a player who has closed, what the opponent had at that moment counts.
learn-schnapsen-closing-final = For a player who has closed, what the opponent has at the end counts.
learn-schnapsen-closing-fails = If you close and don't get to 66 first, your opponent gets two game points, or three if they had no trick when you closed.
learn-schnapsen-wrong-fixed = A wrong claim brings your opponent two game points, or three without a trick.
learn-schnapsen-wrong-mirror = A wrong claim brings your opponent what a right one would have brought you. If you have closed the stock, it costs two game points, or three if your opponent had no trick then.
learn-schnapsen-last-wins = If all cards are played and no one has claimed, the player who takes the last trick gets one game point.
learn-schnapsen-last-points = If all cards are played and no one has claimed, the player with more points gets one game point.
learn-schnapsen-target = The match ends when a player has { $count } game points.
learn-schnapsen-word-stock = Stock
learn-schnapsen-word-stock-is = The cards that have not been dealt, face down. You draw from it.
learn-schnapsen-word-turn-up = Turn-up
learn-schnapsen-word-turn-up-is = The open card under the stock. It shows the trumps and is drawn last.
learn-schnapsen-word-trumps = Trumps
learn-schnapsen-word-trumps-is = The suit that beats all others.
learn-schnapsen-word-marriage = Marriage
learn-schnapsen-word-marriage-is = King and queen of one suit in one hand.
learn-schnapsen-word-bummerl = Bummerl
learn-schnapsen-word-bummerl-is = A lost match. A player who loses it without a game point is a Schneider.

## Options by name

option-schnapsen-target = Game points to win
option-schnapsen-target-7 = 7
option-schnapsen-target-9 = 9
option-schnapsen-target-11 = 11
option-schnapsen-claims = Claiming 66
option-schnapsen-claims-free = At your own risk
option-schnapsen-claims-true = Only when right
option-schnapsen-claims-auto = By itself
option-schnapsen-wrong-claim = A wrong claim
option-schnapsen-wrong-claim-fixed = Costs two or three
option-schnapsen-wrong-claim-mirror = Costs what it would have brought
option-schnapsen-closing-score = What a closer wins
option-schnapsen-closing-score-dark = As it stood at the closing
option-schnapsen-closing-score-final = As it stands at the end
option-schnapsen-close-min = Cards needed to close
option-schnapsen-close-min-4 = 4
option-schnapsen-close-min-2 = 2
option-schnapsen-exchange-min = Cards needed to exchange
option-schnapsen-exchange-min-2 = 2
option-schnapsen-exchange-min-4 = 4
option-schnapsen-marriage-first = Marriage before the first trick
option-schnapsen-last-trick = Without a claim
option-schnapsen-last-trick-wins = The last trick wins
option-schnapsen-last-trick-points = More points win
option-schnapsen-look-back = Looking at past tricks
option-schnapsen-look-back-last = The last trick
option-schnapsen-look-back-none = Not allowed
option-schnapsen-look-back-all = All tricks
