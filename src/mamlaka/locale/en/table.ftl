## Contracts

contract-diamonds = Diamonds
contract-spades = Spades
contract-hearts = Hearts
contract-clubs = Clubs
contract-king = King of hearts
contract-queens = Queens
contract-no-tricks = No tricks
contract-no-hearts = No hearts
contract-no-queens = No queens
contract-no-last-trick = No last trick
contract-no-trump = No trumps
contract-passed-in = Passed in
contract-up = Up
contract-down = Down
contract-none = no contract yet
note-card = { $cards } { $points }
note-each = { $points } each
note-double = double
note-redouble = redouble
note-trick = { $points } a trick
note-total = { $points } in all
note-places = { $points } to { $points2 }

## The table

header = { $game }. { $headline }
header-contract = { $game }. { $headline }: { $contract }
headline-deal = Deal { $deal }
headline-round = Round { $round } of { $rounds }, deal { $deal }
headline-cards = Deal { $deal } of { $deals }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
counter = { $name }: { $value }
counter-bids = bids
counter-bid = bid
counter-chips = chips
counter-pot = pot
marked-card = { $card } ({ $marks })
tracker-line = Unseen: { $cards }. The chance that any one of them is still to come is { $chance } ({ $percent }%).
hand = Your hand
playable = You may play
taken-cards = { $who ->
    [you] You have taken: { $cards }
   *[other] Taken by { $seat }: { $cards }
}
open-cards = { $who ->
    [you] Your face-up cards: { $cards }
   *[other] { $seat }, face up: { $cards }
}
drawn-cards = { $who ->
    [you] You have drawn and shown: { $cards }
   *[other] Drawn and shown by { $seat }: { $cards }
}
layout-row = { $suit }: { $cards }
layout-run = { $low } to { $high }
layout-empty = { $suit }: no cards yet
layout-line = { $cards }. The ends take { $low } and { $high }.

## What happens

news-double = { $who ->
    [you] You double { $cards }.
   *[other] { $seat } doubles { $cards }.
}
news-no-double = { $who ->
    [you] You don't double.
   *[other] { $seat } doesn't double.
}
news-double-seats = { $who ->
    [you] You double { $name }.
   *[other] { $seat } doubles { $name }.
}
news-redouble-seats = { $who ->
    [you] You redouble { $name }.
   *[other] { $seat } redoubles { $name }.
}
news-double-and-redouble = { $who ->
    [you] You double { $name } and redouble { $names }.
   *[other] { $seat } doubles { $name } and redoubles { $names }.
}
news-pick-up = You pick up your hand.
news-turned-away = Your cards are turned away from you: only the others see them.
news-follow-places = { $who ->
    [you] Your cards that follow suit: { $count }
   *[other] Cards of { $seat } that follow suit: { $count }
}
news-trick = { $who ->
    [you] { $cards }: you take the trick.
   *[other] { $cards }: { $seat } takes the trick.
}
news-played = { $seat }: { $cards }
news-played-word = { $who ->
    [you] You play { $cards } and say “{ $name }”.
   *[other] { $seat } plays { $cards } and says “{ $name }”.
}
news-declare = { $who ->
    [you] You declare { $name }.
   *[other] { $seat } declares { $name }.
}
news-pass = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
news-shown = { $who ->
    [you] You show { $cards }.
   *[other] { $seat } shows { $cards }.
}
news-draw = { $who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
news-dealer = { $who ->
    [you] You deal first.
   *[other] { $seat } deals first.
}
news-dealt = The cards are dealt.
news-choose = { $who ->
    [you] You choose { $name }.
   *[other] { $seat } chooses { $name }.
}
news-turned-up = Turned face up: { $cards }
news-captured = { $who ->
    [you] You take { $cards } with { $card }.
   *[other] { $seat } takes { $cards } with { $card }.
}
news-left-to-last = { $who ->
    [you] You captured last and get what is left: { $cards }
   *[other] { $seat } captured last and gets what is left: { $cards }
}
news-combo-led = { $who ->
    [you] You lead { $cards }.
   *[other] { $seat } leads { $cards }.
}
news-combo-beats = { $who ->
    [you] You beat that with { $cards }.
   *[other] { $seat } beats that with { $cards }.
}
news-combo-discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
news-discards-opened = { $who ->
    [you] Your discards: { $cards }
   *[other] Discards of { $seat }: { $cards }
}
news-taken-up = { $who ->
    [you] You pick up { $cards } ({ $zone }).
   *[other] { $seat } picks up { $cards } ({ $zone }).
}
news-discarded = { $who ->
    [you] You discard { $cards } ({ $zone }).
   *[other] { $seat } discards { $cards } ({ $zone }).
}
news-bid = { $who ->
    [you] You bid { $number }.
   *[other] { $seat } bids { $number }.
}
news-hold = { $who ->
    [you] You hold.
   *[other] { $seat } holds.
}
news-bid-name = { $who ->
    [you] You bid { $name }.
   *[other] { $seat } bids { $name }.
}
news-drawn-open = { $who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
news-drawn-hidden = { $who ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
news-passed-cards = { $whom ->
    [you] { $seat } passes you { $cards }.
   *[other] { $who ->
        [you] You pass { $cards } to { $other }.
       *[other] { $seat } passes { $cards } to { $other }.
    }
}
news-broken = { $who ->
    [you] You play { $cards } and break { $suit }.
   *[other] { $seat } plays { $cards } and breaks { $suit }.
}
news-laid = { $who ->
    [you] You put { $cards } on the table.
   *[other] { $seat } puts { $cards } on the table.
}
news-eliminated = { $who ->
    [you] You are eliminated. Your cards go to the layout: { $cards }
   *[other] { $seat } is eliminated. Cards to the layout: { $cards }
}
news-left-over = Left over: { $cards }
news-other = { $seat }: { $word }

## A deal is over

sheet-deal = Deal { $deal }
sheet-round = Round { $number }
sheet-contract = { $name }
deal-over = Deal { $deal }, { $contract }:
deal-void = Deal { $deal } does not count: { $reason }.
void-passed = everyone passed
tally-passed-in = Everyone has passed, so no one scores.
ledger-cards = { $seat } { $points }: took { $cards }
ledger-tricks = { $seat } { $points }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points }: won the last trick
ledger-thirds = { $seat } { $points }: { $count ->
    [one] 1 third of a point
   *[other] { $count } thirds of a point
} in cards
ledger-last-card = { $seat } { $points }: won the last trick with { $cards }
ledger-place = { $count ->
    [1] { $seat } { $points }: went out first
    [2] { $seat } { $points }: went out second
    [3] { $seat } { $points }: went out third
   *[other] { $seat } { $points }: finished last
}
ledger-cards-left = { $seat } { $points }: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
ledger-bid-made = { $seat } { $points }: bid made, { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-bid-under = { $seat } { $points }: fewer tricks than bid, won { $count }
ledger-bid-over = { $seat } { $points }: more tricks than bid, won { $count }
ledger-other = { $seat } { $points }: { $word }

## The score sheet

sheet-total = Total
sheet-we = We
sheet-they = They
sheet-sum = sum { $sum } ✓
sheet-sum-spoken = , complete, the sum is { $sum }:
sheet-open = { $count } to play
