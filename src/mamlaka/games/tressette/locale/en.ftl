## Ways to play that have a name

preset-tressette-classic = Classic
preset-tressette-31 = To 31
preset-tressette-41 = To 41
preset-tressette-carry = Thirds carried over
preset-tressette-italian-cards = Italian cards
preset-tressette-may-follow = What if: no need to follow
preset-tressette-hidden-draws = What if: hidden draws
preset-tressette-with-trump = What if: trumps
preset-tressette-other-point-card = What if: another point card

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = Keep threes and twos for an ace.
rule-tressette-2 = The opponent's ace is bare or nearly bare, and this card catches it.
rule-tressette-3 = The opponent is void in that suit, so every card of it wins.
rule-tressette-4 = Keep the cards of a suit in which the opponent is void: they will win tricks.
rule-tressette-5 = The opponent can't hold a card that beats this one.
rule-tressette-6 = The last trick counts one point: keep a sure winner for it.
rule-tressette-7 = If you win this trick, you lead next and have winners to cash.
rule-tressette-8 = The last card of a suit stops the opponent's run in it.
rule-tressette-9 = On the opponent's trick, discard a card that counts nothing.
rule-tressette-10 = With this trick, your thirds make another whole point.
rule-tressette-11 = All cards are known: this lead wins and brings the most.
rule-tressette-60 = Don't lead a card that counts while it may be beaten.
rule-tressette-61 = Win the points in the trick, or give away as few as possible.

## Page: the home page

game-about-tressette = An Italian game for two: draw, remember what has gone, and win the aces.
game-standard-tressette = Ten cards each, drawn cards are shown, play to 21 points.
game-tressette = Tressette for two

## Learn

learn-tressette-about = Two players collect the cards that score: the aces above all. The deck has forty cards, without eights, nines and tens.
learn-tressette-draw = You get { $count } cards each; the others are the stock. After each trick both players draw a card, the winner first, until the stock is gone. Then you play the cards that you have left.
learn-tressette-shown = You show each other the cards that you draw, so remember them.
learn-tressette-hidden = You don't show each other the cards that you draw.
learn-tressette-may = One player leads a card, and the other plays one to it: that is a trick. You may play any card.
learn-tressette-takes = The higher card of the led suit takes the trick, and its player leads to the next.
learn-tressette-trump = The suit of { $suit } is trumps: it beats the other suits.
learn-tressette-order = The order of the cards, from high to low. The three is the highest, and the ace comes only after the two.
learn-tressette-taken = Your opponent led { $card }. Your three beats it, so you take both cards.
learn-tressette-floor = Add up what you have taken. Leftover thirds of a point are lost.
learn-tressette-carry = Add up what you have taken. Thirds that are left over count in the next deal.
learn-tressette-target = The match ends after a deal in which a player reaches { $target } points. The higher total wins.
learn-tressette-tie-extra = If both have the same total, you play another deal.
learn-tressette-tie-shared = If both have the same total, you share the win.
learn-tressette-word-stock = Stock
learn-tressette-word-stock-is = The cards that have not been dealt, face down. You draw from it.
learn-tressette-word-void = Void
learn-tressette-word-void-is = Without any card of a suit. When your opponent is void in a suit, your cards of it can't be beaten, except by a trump if there are trumps.
learn-tressette-word-long = Long suit
learn-tressette-word-long-is = A suit of which you hold many cards. Once your opponent is void in it, you can play them one after the other and take every trick.

## Options by name

option-tressette-target = Points to win
option-tressette-target-21 = 21
option-tressette-target-31 = 31
option-tressette-target-41 = 41
option-tressette-rounding = Leftover thirds of a point
option-tressette-rounding-floor = Lost
option-tressette-rounding-carry = Kept for the next deal
option-tressette-show-draws = Drawn cards are shown
option-tressette-follow = Following suit
option-tressette-follow-must = Required
option-tressette-follow-may = Free
option-tressette-trump = Trumps
option-tressette-trump-none = No trumps
option-tressette-trump-S = Spades
option-tressette-trump-H = Hearts
option-tressette-trump-D = Diamonds
option-tressette-trump-C = Clubs
option-tressette-point-card = Card worth a point
option-tressette-point-card-A = Ace
option-tressette-point-card-3 = Three
option-tressette-point-card-2 = Two
option-tressette-point-card-K = King
option-tressette-point-card-Q = Queen
option-tressette-point-card-J = Jack
option-tressette-look-back = Looking at past tricks
option-tressette-look-back-last = The last trick
option-tressette-look-back-none = Not allowed
option-tressette-look-back-all = All tricks
option-tressette-deck-faces = Pictures of the cards
option-tressette-deck-faces-french = French
option-tressette-deck-faces-italian = Italian
option-tressette-tie = Equal totals at the end
option-tressette-tie-extra = Another deal
option-tressette-tie-shared = A shared win
