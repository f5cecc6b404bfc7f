## Contracts

contract-napoli-s = napoli of swords ♠
contract-napoli-h = napoli of cups ♥
contract-napoli-d = napoli of coins ♦
contract-napoli-c = napoli of batons ♣
contract-threes-without-s = three threes without swords ♠
contract-threes-without-h = three threes without cups ♥
contract-threes-without-d = three threes without coins ♦
contract-threes-without-c = three threes without batons ♣
contract-four-threes = four threes
contract-twos-without-s = three twos without swords ♠
contract-twos-without-h = three twos without cups ♥
contract-twos-without-d = three twos without coins ♦
contract-twos-without-c = three twos without batons ♣
contract-four-twos = four twos
contract-aces-without-s = three aces without swords ♠
contract-aces-without-h = three aces without cups ♥
contract-aces-without-d = three aces without coins ♦
contract-aces-without-c = three aces without batons ♣
contract-four-aces = four aces
contract-busso = busso
contract-striscio = striscio
contract-volo = volo

## Why something cannot be done

not-poor = Your hand has a point or more, so you can't ask for a new deal.

## Seats and cards

counter-partners-points = { $seat } and { $other }

## Ways to play that have a name

preset-tressette-four-classic = Classic
preset-tressette-four-plain-21 = Without declarations, to 21
preset-tressette-four-to-41 = To 41
preset-tressette-four-regional = Regional

## What happens

news-four-of-coins = { $who ->
    [you] You have { $cards } and lead first.
   *[other] { $seat } has { $cards } and leads first.
}
news-decima = { $who ->
    [you] You have ten cards of one suit and win the match: { $cards }
   *[other] { $seat } has ten cards of one suit and wins the match: { $cards }
}
news-poor-hand = { $who ->
    [you] You ask for a new deal.
   *[other] { $seat } asks for a new deal.
}

## A deal is over

ledger-napoli = { $seat } { $points }: napoli { $cards }
ledger-three-alike = { $seat } { $points }: three alike { $cards }
ledger-four-alike = { $seat } { $points }: four alike { $cards }
ledger-thirds-together = { $seat } { $points }: a point from thirds left over, together with { $other }
ledger-shutout = { $seat } { $points }: no points in the deal, so declarations don't count
ledger-cappotto = { $seat } { $points }: cappotto, all eleven points of the deal
ledger-decima = { $seat } { $points }: ten cards of one suit win the match { $cards }
void-poor-hand = a hand with less than a point

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = Keep an ace for a trick that your side is sure to take.
rule-tressette-four-2 = You hold the three and the two: cash them, and the ace may fall.
rule-tressette-four-3 = A long suit with a top card: say busso, and then run it.
rule-tressette-four-4 = Your partner has said busso: play your highest card, and return the suit.
rule-tressette-four-5 = Your partner has said volo: lead that suit only to give up the lead.
rule-tressette-four-6 = You can't follow: throw an ace on your partner's trick, a low card on the others'.
rule-tressette-four-7 = An opponent has declared a card that beats this one.
rule-tressette-four-8 = By what was declared, only your partner can hold the card that beats this one.
rule-tressette-four-9 = The last trick counts a point: keep a sure winner for it.
rule-tressette-four-10 = Thirds count in threes: this trick makes another whole point.
rule-tressette-four-11 = Second to play, play low unless the three is yours; third, play high.
rule-tressette-four-12 = An opponent has declared napoli in that suit: don't lead it.
rule-tressette-four-13 = Without good cards, lead a short, worthless suit to be out of it soon.
rule-tressette-four-60 = Declare everything that you hold: it brings points.
rule-tressette-four-61 = Your hand has less than a point: ask for a new deal.
rule-tressette-four-62 = Tell your partner what you have left of the suit.
rule-tressette-four-63 = Win the points in the trick, or give away as few as possible.

## Page: the home page

game-about-tressette-four = Italy's game of partners: ten tricks, points in thirds, and a few words that say everything.
game-standard-tressette-four = Two pairs, ten cards each, declarations and signals, play to 31 points.
game-tressette-four = Tressette for four

## Page: questions and answers

ask-poor-hand = Your hand has less than a point. Do you ask for a new deal?
ask-no-poor-hand = Everyone is asked whether the hand is poor. Yours isn't.
say-poor-hand = Ask for a new deal
say-no-poor-hand = Play this hand
call-poor-hand = new deal!
call-decima = decima!

## Learn

learn-tressette-four-about = Four people play, two against two; partners sit opposite each other. The deck has forty cards, without eights, nines and tens, and everyone gets ten.
learn-tressette-four-lead = The player to the right of the dealer leads first, and play goes to the right.
learn-tressette-four-lead-coins = In the first deal, the player with the four of { $faces ->
    [italian] coins
   *[french] diamonds
} leads any card. After that it is the player to the right of the dealer. Play goes to the right.
learn-tressette-four-takes = The highest card of the led suit takes the trick, and its player leads to the next. There are no trumps.
learn-tressette-four-order = The order of the cards, from high to low. The three is the highest, and the ace comes only after the two.
learn-tressette-four-taken = The three takes the trick, with the ace that the partner of the leader had to play.
learn-tressette-four-signals = Whoever leads may say one word to their partner. Partners must not speak otherwise.
learn-tressette-four-true = The word must be true of the hand. Your partner need not do what it asks.
learn-tressette-four-free = Any word may be said, true or not. Your partner need not do what it asks.
learn-tressette-four-poor = Before the first trick, a player whose hand has less than a point may show it, and the cards are dealt again.
learn-tressette-four-decima = Ten cards of one suit in a hand win the match at once.
learn-tressette-four-floor = Add up what you and your partner have taken. Leftover thirds of a point are lost.
learn-tressette-four-carry = Add up what you and your partner have taken. Thirds that are left over count in the next deal.
learn-tressette-four-declare = { $count ->
    [1] In the first trick
   *[other] In the first { $count } tricks
}, before you play your card, you may declare what you hold. You name the cards and don't show them. The three, the two and the ace of a suit are napoli: 3 points.
learn-tressette-four-alike = Exactly three threes, twos or aces are worth 3 points, and you name the missing suit. All four are worth 4. A card may count in several declarations.
learn-tressette-four-napoli = Napoli: three, two and ace of a suit.
learn-tressette-four-shutout = A side that makes no point with cards and last trick also loses its declarations of the deal.
learn-tressette-four-deal = The match ends after a deal in which a side reaches { $target } points. The higher total wins; if both have the same, you play another deal.
learn-tressette-four-at-once = The match ends as soon as a side has { $target } points, even in the middle of a deal.
learn-tressette-four-word-busso = Busso
learn-tressette-four-word-busso-is = Said with a lead: take the trick with your best card and return the suit. The leader has three cards or more of it, with the three, the two or the ace.
learn-tressette-four-word-striscio = Striscio
learn-tressette-four-word-striscio-is = Said with a lead: I have more of this suit, but with a low card or a court card no three, two or ace.
learn-tressette-four-word-volo = Volo
learn-tressette-four-word-volo-is = Said with a lead: this is my last card of the suit.
learn-tressette-four-word-napoli = Napoli
learn-tressette-four-word-napoli-is = The three, the two and the ace of a suit in one hand.
learn-tressette-four-word-buongioco = Buongioco
learn-tressette-four-word-buongioco-is = Three or four threes, twos or aces in one hand.
learn-tressette-four-word-cappotto = Cappotto
learn-tressette-four-word-cappotto-is = A deal in which one side gets all eleven points of cards and last trick.

## Options by name

option-tressette-four-target = Points to win
option-tressette-four-target-11 = 11
option-tressette-four-target-21 = 21
option-tressette-four-target-31 = 31
option-tressette-four-target-41 = 41
option-tressette-four-target-51 = 51
option-tressette-four-declarations = Declarations
option-tressette-four-declare-until = Declarations until
option-tressette-four-declare-until-1 = The first trick
option-tressette-four-declare-until-2 = The second trick
option-tressette-four-declare-until-3 = The third trick
option-tressette-four-signals = Signals
option-tressette-four-signals-truthful = True ones only
option-tressette-four-signals-free = Any
option-tressette-four-signals-off = None
option-tressette-four-first-lead = First lead of a match
option-tressette-four-first-lead-right = Right of the dealer
option-tressette-four-first-lead-four-of-coins = Four of coins
option-tressette-four-poor-hand = New deal for a poor hand
option-tressette-four-shutout-voids = No point: declarations don't count
option-tressette-four-end = End of the match
option-tressette-four-end-deal = After the deal
option-tressette-four-end-at-once = At once
option-tressette-four-decima = Ten of a suit win
option-tressette-four-rounding = Leftover thirds of a point
option-tressette-four-rounding-floor = Lost
option-tressette-four-rounding-carry = Kept for the next deal
option-tressette-four-look-back = Looking at past tricks
option-tressette-four-look-back-last = The last trick
option-tressette-four-look-back-none = Not allowed
option-tressette-four-look-back-all = All tricks
option-tressette-four-deck-faces = Pictures of the cards
option-tressette-four-deck-faces-french = French
option-tressette-four-deck-faces-italian = Italian
