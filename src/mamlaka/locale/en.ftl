### English. A refusal's id is its code with hyphens for underscores, a ledger line's is `ledger-` and its reason.

## Why something cannot be done

must-follow = You must follow { $suit }: play { $cards }.
any = You can't play { $card } now. You may play { $cards }.
must-discard-penalty = You can't follow { $suit }, so you must discard a penalty card: { $cards }.
no-diamond-lead = You can't lead a diamond to the first trick. Play { $cards }.
no-heart-lead = You can't lead hearts while you hold another suit. Play { $cards }.
must-open = You must open the deal with { $cards }.
hearts-unbroken = You can't lead hearts until they are broken. Play { $cards }.
no-points-first = You can't play a penalty card to the first trick while you hold another card. Play { $cards }.
does-not-fit = { $card } doesn't fit the layout. You may play { $cards }.
not-in-hand = You don't hold { $cards }.
cannot-double = You can't double { $cards } now.
cannot-appeal = Your hand doesn't qualify for an appeal.
cannot-choose = You can't choose { $name }. Still available: { $names }.
wrong-count = Choose the right number of cards: { $count }.
wrong-cards = You can't use { $cards } for that.
wrong-number = You can't say { $number } now. Choose from { $least } to { $most }.
not-offered = That isn't one of the answers. You may say: { $offers }.
not-your-turn = It isn't your turn.
no-such-card = This game has no such card.
no-such-seat = There is no seat { $seat }. Number of seats: { $seats }.
match-over = The match is over.
stale = Too late: that question is closed.
no-exchange = You can't exchange now.
cannot-signal = You can't give that signal with this hand.
signal-too-late = You can't signal now: it is too late, or you have already signalled.
knock-own = You knocked last. Someone else must knock before you can knock again.
knock-open = You can't knock while a question is open. Wait for the answer.
knock-folded = You have folded.
knock-too-soon = You can't knock again until a card has been played.
stake-limit = The stake is { $stake }. It can't be raised further.
refusal-other = You can't do that now: { $reason }.

## Why the server refuses

no-such-table = Table not found. Check that you have the whole link.
table-full = All seats are taken, but you can watch.
seat-taken = Someone else has that seat. Choose another.
bad-name = Enter a name of 1 to { $most } characters.
unknown-token = You don't have a seat at this table. Take one, or watch.
not-seated = Only seated players can do that, and only in the window they opened last.
not-begun = The match hasn't started yet.
no-nonce = Your browser hasn't added its part to the deals yet. Try again in a moment.
starting = The match is starting. Its deals are already fixed.
not-starting = The match isn't starting.
other-nonce = Your browser's part of the deals has changed since you sat down. Leave the seat and take it again.
not-over = The match isn't over. Its record stays secret until the end.
hint-people = Hints are available only when you play against bots alone.
hint-running = A hint is already on its way.
no-hint = No hint is available here.
nothing-to-report = No bot has made such a decision yet.
report-failed = The bot { $bot } ({ $origin }) failed when it was asked again, so nothing was saved.
report-many = You can't report another move: this table has reached its limit.
not-saved = That couldn't be saved, so it didn't happen. Try again in a moment.
bad-message = The server didn't understand that: { $reason }
other-protocol = This page (version { $yours }) doesn't match the server (version { $mine }). Reload the page.
other-rules = This match was started with version { $version } of the rules, but the server plays version { $installed }.
no-hello = The connection was closed because the page sent no greeting in time.
invalid-setup = You can't play with these settings: { $reason }

## Seats and cards

seat-self = You
seat-right = Right
seat-across = Across
seat-left = Left
seat-number = Seat { $number }
seat-dummy = Dummy
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-italian-S = swords
suit-italian-H = cups
suit-italian-D = coins
suit-italian-C = batons
crown = king
dealer = dealer
partner = partner
knocker = knocked
folded = folded
broke = out
standing = standing
whistled = whistled
exchanger = exchanged
bidder = highest bid
passed = passed
chips-held = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tricks-won = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
bid-bid = bid { $number }
bid-null = null for { $number }
bid-word-bid = tricks:
bid-word-null = null for:

## Cards in words

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-italian-J = knave
rank-italian-Q = knight
card-name = { $rank } of { $suit }
card-joker-large = large joker
card-joker-small = small joker
card-back = a face-down card

## Contracts

contract-king = King of hearts
contract-queens = Queens
contract-diamonds = Diamonds
contract-slaps = Slaps
contract-trex = Trex
contract-complex = Complex
contract-spades = Spades
contract-hearts = Hearts
contract-clubs = Clubs
contract-no-trump = No trumps
contract-none = no contract yet

## Ways to play that have a name

preset-hearts-international = International
preset-hearts-openspiel = A single deal
preset-hearts-black-lady = Black Lady
preset-oneonta-edward = Edward
preset-oneonta-hutnik = Hutnik
preset-oneonta-learner = With the tracker
preset-toepen-nakayoshi = Nakayoshi-mura
preset-toepen-long = Long
preset-toepen-quick = Quick
preset-toepen-quiet = Without signals
preset-toepen-dutch = Dutch
preset-tressette-classic = Classic
preset-tressette-31 = To 31
preset-tressette-41 = To 41
preset-tressette-carry = Thirds carried over
preset-tressette-italian-cards = Italian cards
preset-tressette-may-follow = What if: no need to follow
preset-tressette-hidden-draws = What if: hidden draws
preset-tressette-with-trump = What if: trumps
preset-tressette-other-point-card = What if: another point card
preset-trex-classic = Classic
preset-trex-lone-ace = Lone ace
preset-trex-all-slaps = All slaps
preset-trex-wide-appeal = Wide appeal
preset-trex-drawn-king = Drawn king
preset-trex-partners = Partners
preset-trex-partners-worst = Partners, worst loses
preset-trex-combination = Combination
preset-trex-complex = Complex
preset-trex-old-scores = Old scores

## The table

round-trex = Kingdom { $round } of 4, deal { $deal }
header-trex = Trex, kingdom { $round } of 4, deal { $deal }: { $contract }
header = { $game }, deal { $deal }
header-contract = { $game }, deal { $deal }: { $contract }
stake-line = Stake: { $stake }{ $raised }. In the tray: { $tray }.
stake-only = Stake: { $stake }{ $raised }
stake-raised = {" "}(last knock: { $seat })
trump-line = Trumps: { $suit }
no-trump-line = No trump suit
tracker-line = Unseen: { $cards }. The chance that any one of them is still to come is { $chance } ({ $percent }%).
hand = Your hand
playable = You may play
taken-cards = { $who ->
    [you] You have taken: { $cards }
   *[other] Taken by { $seat }: { $cards }
}
lies-blanket = { $card } (blanket)
lies-pillow = { $card } (pillow)
open-cards = { $who ->
    [you] Your face-up cards: { $cards }
   *[other] { $seat }, face up: { $cards }
}
drawn-cards = { $who ->
    [you] You have drawn and shown: { $cards }
   *[other] Drawn and shown by { $seat }: { $cards }
}
layout-row = { $suit }: { $low } to { $high }
layout-empty = { $suit }: no cards yet

## What happens

news-choose = { $who ->
    [you] You choose { $contract }.
   *[other] { $seat } chooses { $contract }.
}
news-double = { $who ->
    [you] You double { $cards }.
   *[other] { $seat } doubles { $cards }.
}
news-no-double = { $who ->
    [you] You don't double.
   *[other] { $seat } doesn't double.
}
news-pick-up = You pick up your hand.
news-appeal = { $who ->
    [you] You appeal. The cards are dealt again.
   *[other] { $seat } appeals. The cards are dealt again.
}
news-trick = { $who ->
    [you] { $cards }: you take the trick.
   *[other] { $cards }: { $seat } takes the trick.
}
news-placed = { $seat }: { $cards }
news-pass = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
news-holder-hearts = { $who ->
    [you] You show { $cards } and lead to the first trick.
   *[other] { $seat } shows { $cards } and leads to the first trick.
}
news-holder-trex = { $who ->
    [you] You show { $cards } and get the first kingdom.
   *[other] { $seat } shows { $cards } and gets the first kingdom.
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
news-turned-up = Turned face up: { $cards }
news-taken-up = { $who ->
    [you] You pick up { $cards } ({ $zone }).
   *[other] { $seat } picks up { $cards } ({ $zone }).
}
news-discarded = { $who ->
    [you] You discard { $cards } ({ $zone }).
   *[other] { $seat } discards { $cards } ({ $zone }).
}
news-keep-hand = { $who ->
    [you] You keep your hand.
   *[other] { $seat } keeps their hand.
}
bid-line = { $seat }: { $bid }
news-bid = { $who ->
    [you] You bid { $number }.
   *[other] { $seat } bids { $number }.
}
news-null = { $who ->
    [you] You bid null for { $number }.
   *[other] { $seat } bids null for { $number }.
}
news-turnup = Turned up: { $cards }
news-trump = Trumps: { $suit }.
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
news-drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
news-drawn-hidden = { $who ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
news-given = { $seat } passes you { $cards }.
news-passed-cards = { $seat } passes { $cards } to { $other }.
news-broken = { $who ->
    [you] You play { $cards } and break { $suit }.
   *[other] { $seat } plays { $cards } and breaks { $suit }.
}
news-left-over = Left over: { $cards }
news-replay = { $who ->
    [you] You ask for a new deal.
   *[other] { $seat } asks for a new deal.
}
news-keep = { $who ->
    [you] You keep the deal.
   *[other] { $seat } keeps the deal.
}
news-said = { $seat }: { $word }

## A deal is over

replay-deal = Deal { $deal }
deal-over = Deal { $deal }, { $contract }:
deal-void = Deal { $deal } does not count: { $reason }.
void-appeal = there was an appeal
void-slam = one player took all thirteen tricks and asked for a new deal
void-jacks = a player went out before all four jacks were played
void-passed = everyone passed
ledger-cards = { $seat } { $points }: took { $cards }
ledger-doubled = { $whom ->
    [you] { $seat } { $points }: took { $cards }, doubled by you
   *[other] { $seat } { $points }: took { $cards }, doubled by { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: doubled { $cards }, taken by you
   *[other] { $seat } { $points }: doubled { $cards }, taken by { $other }
}
ledger-tricks = { $seat } { $points }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-last-trick = { $seat } { $points }: won the last trick
ledger-thirds = { $seat } { $points }: { $count ->
    [one] 1 third of a point
   *[other] { $count } thirds of a point
} in cards
ledger-place = { $count ->
    [1] { $seat } { $points }: went out first
    [2] { $seat } { $points }: went out second
    [3] { $seat } { $points }: went out third
   *[other] { $seat } { $points }: finished last
}
ledger-moon = { $whom ->
    [you] { $seat } { $points }: you shot the moon
   *[other] { $seat } { $points }: { $other } shot the moon
}
ledger-moon-shot = { $seat } { $points }: shot the moon
ledger-no-tricks = { $seat } { $points }: took no tricks
ledger-winner = { $seat } { $points }: won the deal
ledger-loser = { $seat } { $points }: stayed in and lost
ledger-fold = { $seat } { $points }: folded
ledger-forgot = { $seat } { $points }: forgot to signal
ledger-wash = { $seat } { $points }: exchanged a hand that wasn't worthless
ledger-challenge = { $seat } { $points }: challenged an honest exchange
ledger-bid-made = { $seat } { $points }: bid made, { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-bid-under = { $seat } { $points }: fewer tricks than bid, won { $count }
ledger-bid-over = { $seat } { $points }: more tricks than bid, won { $count }
ledger-null-made = { $seat } { $points }: null made, won no tricks
ledger-null-failed = { $seat } { $points }: null failed, tricks won: { $count }
ledger-other = { $seat } { $points }: { $reason }

## The score sheet

sheet-section = Kingdom { $number }, king { $owner }{ $check }
sheet-total = Total
sheet-chips = Chips
sheet-we = We
sheet-they = They
sheet-sum = sum { $sum } ✓
sheet-sum-spoken = , complete, the sum is { $sum }:
sheet-open = { $count } to play
sheet-open-spoken = :

## Questions and help

ask-choose = Choose a contract ({ $names })
ask-sets = Choose a contract ({ $names }), or join several of the first four with +
ask-redeal = You may ask for a new deal ({ $names })
ask-double = Do you double { $cards }? ("x { $example }" or "no")
ask-appeal = You may appeal for a new deal ("appeal" or "no")
ask-nothing = Everyone is asked. You have nothing to double and no right to appeal ("no")
ask-play = Your card
ask-give = { $count ->
    [one] Pass a card to { $seat } ("give { $example }")
   *[other] Pass { $count } cards to { $seat } ("give { $example }")
}
ask-stay = The stake is { $stake }. Stay in for { $next }, or fold and pay { $stake }? ("stay" or "fold")
ask-exchange = Exchange your hand? It is honest only if all your cards are worthless ("exchange" or "keep")
ask-challenge = Do you accept the exchange? ("decline" accepts it, "challenge" turns the cards face up)
ask-bid = Choose your bid ({ $names })
ask-discard = Choose { $count } cards to discard ("discard" and the cards)
ask-free = It isn't your turn. You may say: { $names }. Press Enter to let play go on.
ask-beside = { $question }, or: { $names }
ask-other = Choose an answer ({ $names })
ask-resume = You have an unfinished match ({ $name }). Resume it? [Y/n]
ask-keys = [{ $hint } hint, { $help }]
help =
    Type a card to play it (QH, 10D or Q♥), or a contract or an answer as listed.
    s: score sheet   l: last trick   d: last deal in words   h: hand and table
    r: rules of this table   ?: a hint   help: these keys   q: save and quit
    ! and a few words: report a bot's last move as bad; it is saved with the match
trick-line = { $who ->
    [you] Trick { $number }: { $cards }. You took it.
   *[other] Trick { $number }: { $cards }. { $seat } took it.
}
last-trick-none = No trick of this deal is finished yet.
look-back-none = This table doesn't let you look back at finished tricks.
deal-none = No deal is finished yet.
rules-usual = This table uses the default rules.
opponents = { $count ->
    [0] You play alone.
    [one] You play against one bot ({ $bots }).
   *[other] You play with { $count } bots ({ $bots }).
}
opponents-other = Other levels: { $levels }. To choose one: `mamlaka play --bots { $example }`.
bot-failed = The bot { $bot } ({ $origin }) failed, so another bot plays in its place.
next-player = { $direction ->
    [cw] The next player sits on your left.
   *[ccw] The next player sits on your right.
}
fairness = The deals are fixed before the first card. Commitment: { $commitment }
saved = Saved to { $path }. To resume, run the same command, or: mamlaka play --resume "{ $path }"
over = The match is over.
result-side = { $rank }. { $seat } { $points } ({ $alone })
result-line = { $rank }. { $seat } { $points }
fewest-win = Lowest score wins.
goal-line = Points so far: { $points }. Target: { $goal }.
goal-reached = { $points } points: you reached the target of { $goal }. You win!
goal-missed = { $points } of { $goal } points: target missed.
verify-hint = To verify the record: mamlaka verify "{ $path }"

## The bots: what each is called, and how it plays

bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-best = best
bot-random = random
bot-rules = rules
bot-search = search
bot-about-easy = A beginner who forgets which cards have been played.
bot-about-medium = Follows the rules of thumb of experienced players.
bot-about-hard = Searches ahead for a moment before each move.
bot-about-best = Searches ahead for a tenth of a second before each move.
bot-about-random = Makes legal moves at random.
bot-about-rules = Follows the rules of thumb of experienced players and can explain each decision.
bot-about-search = Searches ahead before each move, as far as its limit allows.
page-level = Bot level

## Hints, and reports of bad moves

hint-do = Hint: { $action }
hint-nothing = Hint: say nothing, and let play go on.
hint-wait = Say nothing
hint-forced = This is your only move.
hint-points = { $size ->
    [1] { $value } point above the players' average
   *[other] { $value } points above the players' average
}
hint-points-below = { $size ->
    [1] { $value } point below the players' average
   *[other] { $value } points below the players' average
}
hint-net = { $value } points above the players' average, minus the value of keeping the contract for later
hint-net-below = { $value } points below the players' average, minus the value of keeping the contract for later
hint-chance = { $value }% chance of winning the match
hint-points-less = { $size ->
    [1] { $value } point worse
   *[other] { $value } points worse
}
hint-chance-less = { $value } percentage points lower
hint-close = about as good, { $less }
hint-equal = equally good
hint-objection = This move does not fit a rule of thumb: { $reason }
hint-no-reason = No rule of thumb supports it; the estimated values decide.
hint-rather = By rules of thumb alone: { $action }. The estimated values decide.
hint-rather-close = By rules of thumb alone: { $action }.
hint-no-values = This decision has no estimated values; the rules of thumb decide.
hint-any = The rules of thumb don't favour any move here.
reported-in = The bot's last decision was saved with the match in { $path }

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = The queen of spades falls to the ace or king of spades.
rule-hearts-2 = The queen of spades is safe if you hold three other spades, but not with fewer.
rule-hearts-3 = Low spades guard against the queen.
rule-hearts-4 = Pass all cards of a short suit: later you can discard penalty cards when it is led.
rule-hearts-5 = High hearts without low ones would take hearts.
rule-hearts-6 = The first trick costs nothing: play a high card to it.
rule-hearts-7 = A low spade lead drives out the queen. With the ace or the king, wait.
rule-hearts-8 = Discard your most expensive card on someone else's trick.
rule-hearts-9 = Playing last: win a trick without points with a high card, duck a trick with points.
rule-hearts-10 = One player has taken all penalty points: take a heart to stop the moon.
rule-hearts-60 = A low lead will be beaten.
rule-hearts-61 = Play the highest card that does not win the trick.
rule-hearts-62 = The queen goes safely under the ace or the king.
rule-hearts-63 = The jack of diamonds cancels points, so take the trick.
rule-hearts-64 = High cards take tricks.
rule-hearts-65 = With a long solid suit and no losing hearts you can take everything.

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = High cards win nothing if their suit is never led: bid no more than you can count.
rule-oneonta-2 = Over all possible cards out of play, this is how often you can make the bid.
rule-oneonta-3 = A suit with low cards can lose every trick: count half of the tricks it could win.
rule-oneonta-4 = A lone ace is a sure trick.
rule-oneonta-5 = A suit without low cards wins or loses by luck: count the mean of both.
rule-oneonta-6 = Keep cards that can still win or lose: they make up for what goes wrong in another suit.
rule-oneonta-8 = Play the ace and king of a suit for two tricks.
rule-oneonta-9 = The ace, king and jack of a suit make about one trick.
rule-oneonta-10 = If in doubt, win a trick too many: too few tricks cost the whole bid, each extra trick costs one point.
rule-oneonta-11 = Discard first a card that may win or lose.
rule-oneonta-12 = Recounted after every trick: this is how often you can still make the bid after this card.
rule-oneonta-60 = Trumps beat lower trumps that are led, and ruff other suits.
rule-oneonta-61 = For a null, you can discard high cards on other suits before their own suit is led.

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
rule-tressette-61 = Win the points in the trick, or give few of them away.

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = Lead from your shortest suit to become void in it soon.
rule-trex-3 = A rival led the other suit to become void in it. Leave it to them.
rule-trex-4 = A player who plays a two or a three is nearly void in that suit. Don't lead it: they could discard on it.
rule-trex-5 = Your partner holds only winners: take over the lead.
rule-trex-6 = No one else holds the other suit any more (it is tlata'shawy), so leading it would win the trick.
rule-trex-7 = Tafreesh: give the lead to a player who holds only winners, and keep a card to get off lead.
rule-trex-8 = Among equally good contracts: Trex, King of hearts, Queens, Slaps, Diamonds.
rule-trex-9 = With a partner, prefer two queens that you can double to the king of hearts.
rule-trex-10 = The king of hearts is guarded well enough to choose it and to double it.
rule-trex-11 = Without the king of hearts, this contract is safe only with high hearts and low cards in other suits.
rule-trex-12 = Many hearts make a good hand for the king of hearts.
rule-trex-13 = One player pays the whole penalty, most likely the one with a bare king of hearts.
rule-trex-14 = A heart drives the king of hearts out of another hand.
rule-trex-15 = Discard the king of hearts on a rival's trick.
rule-trex-16 = You hold more hearts than all other players: lead them until no one else has any.
rule-trex-17 = Only the ace of hearts is left, so it must fall on the king.
rule-trex-18 = The holder of the king of hearts plays last: don't lead hearts until your partner has led them without the ace.
rule-trex-19 = Your partner led that suit: return it from the top so that they become void in it.
rule-trex-20 = Your partner is void in that suit: lead high cards so that they can go on discarding.
rule-trex-21 = Lead a heart to draw the ace: your partner can drop the king under it.
rule-trex-22 = The ace and king of a suit whose queen is still out would capture that queen.
rule-trex-23 = Queens that you can double make a good hand for the queens.
rule-trex-24 = No one else can double a queen in your hand: it keeps its pillow and gets no blanket.
rule-trex-25 = Take a plain queen, with its pillow, so that others are left with the one under the blanket.
rule-trex-27 = Your queen is well covered: low cards of its suit lead others into tafreesh.
rule-trex-28 = No other contract suits the hand, and the penalty for diamonds is shared.
rule-trex-29 = Low diamonds and low cards in other suits make a good hand for diamonds.
rule-trex-30 = One or two very low diamonds are as good as none.
rule-trex-31 = Lead a card that costs points only if someone else must take it.
rule-trex-32 = Keep a middling diamond to rescue your partner with.
rule-trex-33 = Your partner chose diamonds and will lead them.
rule-trex-34 = Lead one or two middling diamonds while others must take them.
rule-trex-35 = Low cards in all suits make a good hand for slaps.
rule-trex-36 = With a partner, a low hand with one high card stays on lead in slaps.
rule-trex-37 = Leave an early, cheap trick to a rival, but take it from your partner.
rule-trex-38 = You must take the trick: use your highest card.
rule-trex-39 = A high card with no lower card in its suit will win sooner or later. Play it early.
rule-trex-40 = Your partner is void in that suit and can discard high cards on it, even if it is tlata'shawy.
rule-trex-41 = High and middle cards make a good hand for Trex.
rule-trex-42 = Twos, and aces a little, are a burden in Trex, and this hand has few.
rule-trex-43 = Other players control a suit in which you hold no middle cards.
rule-trex-44 = A jack without its neighbours in your hand opens a row for other players.
rule-trex-45 = The ten, jack and queen of a suit in one hand are the best start.
rule-trex-46 = Your two, or your partner's, is waiting in that suit.
rule-trex-47 = If a card must help others, play it in your longest suit.
rule-trex-48 = Hold back cards that only other players wait for.
rule-trex-49 = A player is about to go out: don't open a card for them.
rule-trex-50 = Take no risks while your partner is not ahead: second and third place together equal first and last.
rule-trex-51 = Don't spend the only contract with plus points on a poor hand.
rule-trex-52 = If you must open a suit, open it for a player who is passing and has the most cards left.
rule-trex-60 = The hand is bad enough to appeal for a new deal.
rule-trex-61 = A low lead will be beaten.
rule-trex-62 = The trick costs nothing: play a high card to it.
rule-trex-63 = Play the highest card that does not win the trick.
rule-trex-64 = A low card may still be beaten by players who follow.
rule-trex-65 = The penalty card goes safely under a higher one.
rule-trex-66 = Discard your most expensive card on a rival's trick.
rule-trex-67 = A high card without low cards in its suit will take a trick later.
rule-trex-68 = This card opens the way for others in your hand.
rule-trex-69 = Queens, kings and threes open little.
rule-trex-70 = With the king of hearts in your hand, don't lead hearts.
rule-trex-71 = The queen is safe over low cards, so you can double it.
rule-trex-72 = This card helps no one else.
rule-trex-73 = Your partner takes the trick anyway: play your highest card to it.
rule-trex-74 = You hold no high card that would capture a queen.

## Page: the first page

page-title = Mamlaka
page-subtitle = Trex and other café card games. Free, no ads, and you can verify every deal.
page-play = Play now
page-play-friends = Play with friends
page-games = Choose a game
page-players = { $most ->
    [one] 1 player
   *[other] { $seats } players
}
page-how-many = Players
page-how = Rules
page-usual = Standard rules
page-my-tables = Your tables
page-forget = Forget this table
page-promise = No account, no coins, no tracking.
page-unreachable = Can't reach the server. Try again.
page-guest = Guest
game-oneonta = Oneonta Whist
game-toepen = Toepen
game-hearts = Hearts
game-about-hearts = Avoid the hearts and the queen of spades, or take them all.
game-usual-hearts = Four players. Pass three cards before each deal. Play to 100 points; the lowest score wins.
game-about-trex = The classic café game: four players, twenty deals, and in each kingdom its king chooses the contracts.
game-about-tressette = An Italian game for two: draw, remember what has gone, and win the aces.
game-about-oneonta = A trick-taking solitaire: bid on your hand, then play against a face-down pile that leads to every trick.
game-about-toepen = Four cards, chips and nerve: only the last trick counts, and anyone may knock at any time.
game-usual-trex = No partners, five contracts in each kingdom, doubling allowed.
game-usual-tressette = Ten cards each, drawn cards are shown, play to 21 points.
game-usual-oneonta = Nine deals, bids from 0 to 9. Reach 30 points to win.
game-usual-toepen = Twenty chips each. Play until someone runs out.
game-tressette = Tressette for two
game-trex = Trex

## Page: before the match

page-your-name = Your name
page-choose-seat = Choose a seat:
page-sit = Sit down
page-free = empty
page-invite-about = Anyone with this link can take a seat. Bots play in the empty seats.
page-link = The link to this table
page-invite = Share the link
page-copied = Copied ✓
page-start = Start
page-starting = Starting…
page-start-cancelled = The start was cancelled because { $names } didn't answer. Start again.

## Page: at the table

page-home = Home
page-sheet = Score sheet
page-last-trick = Last trick
page-settings = Settings
page-close = Close
page-go-on = Continue
page-leave = Leave the table (a bot will play for you)
status-away = disconnected
status-left = left the table
page-lost = Connection lost. Reconnecting…
page-replaced = You are playing this seat in another window.
page-take-back = Play here
page-your-turn = Your turn
page-open = { $card }, face up
page-taken = { $card }, taken
page-doubled = doubled
page-lies-open = face up
page-given = just passed to you
page-hint = Show a hint
page-thinking = Looking for a hint…
page-suggested = suggested
page-report = Report a bot's bad move
page-report-whose = Which bot's last move?
page-report-last = The most recent move by any bot
page-report-words = What was wrong with it? (optional)
page-report-send = Send the report
page-reported = Saved on this server with the match as report { $number }. Thank you!
page-not-now = can't be played now
page-taker = { $who ->
    [you] You took it
   *[other] { $seat } took it
}
page-stake = Stake
page-trump = trumps
page-no-trump = no trumps
page-goal = target: { $goal }
page-tracker = Unseen: { $cards }.
page-tracker-chance = unseen; each is still to come with chance { $chance } ({ $percent }%)
page-tray = Tray
page-asides = Actions out of turn

## Page: questions and answers

zone-stock = stock
zone-stock-hearts = left over
zone-stock-oneonta = out of play
zone-turnup = turned up
zone-discards = discards
zone-widow = widow
zone-dummy = dummy
zone-out = out of play
page-tap-again = Tap the card again to play it.
call-pass = pass
call-double = doubled!
call-no = no
call-appeal = appeal!
call-choose-keep = the deal stands
call-choose-replay = deal again!
call-keep = keep
call-exchange = exchange
call-challenge = challenge!
call-stand = standing!
call-whistle = whistle!
call-knock = knock!
call-stay = stay
call-fold = fold
call-bid = { $number }
call-null = null for { $number }
call-forgot = forgot!
call-broken = { $suit } are broken!
page-ask-choose = Make your choice.
page-ask-choose-trex = Your kingdom: choose a contract.
page-ask-redeal = You may ask for a new deal.
page-ask-lead-first = Your turn: lead to the first trick.
page-ask-lead = You took the trick: lead to the next.
page-ask-follow = Your turn: play a card.
page-ask-lay = Your turn: play a card that fits the layout.
page-ask-double = Tap the cards you want to double, then confirm.
page-ask-appeal = You may appeal for a new deal.
page-ask-give = { $count ->
    [one] Choose a card to pass to { $seat }.
   *[other] Choose { $count } cards to pass to { $seat }.
}
page-ask-exchange = You may exchange your hand if all four cards are worthless. You may also bluff.
page-ask-challenge = { $seat } exchanged a hand, claiming it was worthless. Do you challenge?
page-ask-bid = Choose your bid.
page-ask-discard = Choose cards to discard ({ $count }), then confirm.
page-ask-cards = Choose cards ({ $count }), then confirm.
page-ask-stay = { $seat } knocked. Stay in, or fold and pay { $stake }?
page-ask-other = Choose an answer.
page-say-double = Double
page-say-appeal = Appeal
page-say-keep = Keep
page-say-give = Pass cards
page-say-exchange = Exchange
page-say-challenge = Challenge
page-say-decline = Accept
page-say-stand = Stand up
page-say-whistle = Whistle
page-say-knock = Knock
page-say-stay = Stay in for { $raised }
page-say-fold = Fold and pay { $stake }
page-say-bid = Bid { $number }
page-say-null = Null for { $number }
page-say-pass = Pass
page-say-discard = Discard
page-sure = { $word }? Press again
page-sure-spoken = { $word }: the stake is now { $stake }. Press again to confirm.
page-say-no = No
page-say-no-alone = Continue
page-say-these = Play selected cards
page-number = Number
page-waiting = Waiting for { $seat }…
page-waiting-choose = { $seat } is choosing…
page-waiting-secret = Everyone answers in secret. Waiting for the others…
page-waiting-trick-play = { $seat } to play…
page-waiting-layout-play = { $seat } to play…
page-waiting-double-in-turn = { $seat } may double…
page-waiting-auction = { $seat } to bid…
page-waiting-take-widow = { $seat } is discarding…

## Page: the end

page-deal-over = Deal { $deal }: { $contract }
page-again = Play again
page-verify-about = Your browser can check that the deals were fixed before the first card and that no one has changed them.
page-verify = Check the deals
page-verified = Verified: these are the deals that were fixed at the start.
page-not-verified = The check failed:
page-check-commitment = the published seed matches the commitment made before you sat down
page-check-nonce = your part went into the deals
page-check-nonces = no one's part was added, left out or exchanged afterwards
page-verified-in-part = The record is consistent, but your browser can't vouch for the deals.
page-check-no-part = Your browser had no part in the start, so it can't tell whether someone chose theirs afterwards.
page-check-cancelled =
    { $count ->
        [one] A start was cancelled after your browser had revealed its part of the deals.
       *[other] { $count } starts were cancelled after your browser had revealed its part of the deals.
    }
page-check-draw = the draw for the first kingdom
page-check-dealer = the first dealer
page-check-deal = every card of every deal
page-check-hands = the hands you held

## Page: settings

page-arabic-digits = Eastern Arabic digits
page-language = Language
page-four-colours = Four-colour suits
page-jumbo = Large card symbols
page-speed = Animation speed
page-speed-none = off

## Page: what it speaks

page-comma = {", "}
page-ask-nothing = Everyone is asked. You have nothing to double and no right to appeal.
page-dealt = The cards are dealt.
page-trick-goes = { $who ->
    [you] You take the trick.
   *[other] { $seat } takes the trick.
}
page-deal-scored = Deal { $deal } is over, { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-chips = Chips: { $chips }. In the tray: { $tray }. Stake: { $stake }.
page-nothing-open = No other player has face-up cards.
page-hand = Your hand, { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = You hold no cards.
page-playable = You may play: { $cards }
page-playable-all = You may play any of your cards.
page-on-table = On the table: { $cards }
page-nothing-on-table = There are no cards on the table.
page-scores = Score: { $scores }
page-looking-on = You are watching.
