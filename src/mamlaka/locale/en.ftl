### English. A refusal's id is its code with hyphens for underscores, a ledger line's is `ledger-` and its reason.

## Why something cannot be done

must-follow = You must follow { $suit }: play { $cards }. ({ $card } does not follow.)
any = You cannot play { $card } now; you may play { $cards }.
must-discard-penalty = You cannot follow { $suit }, so a penalty card must go: { $cards }.
no-diamond-lead = No diamond is led to the first trick: play { $cards }.
no-heart-lead = Hearts are not led while you hold another suit: play { $cards }.
must-open = The deal is opened with { $cards }.
hearts-unbroken = Hearts are not led before one has been played: play { $cards }.
no-points-first = No penalty card goes on the first trick while you hold another card: play { $cards }.
does-not-fit = { $card } does not fit the layout. You may lay { $cards }.
not-in-hand = { $cards } is not in your hand.
cannot-double = { $cards } cannot be doubled now.
cannot-appeal = Your hand gives you no right to appeal.
cannot-choose = { $name } cannot be chosen. Still open: { $names }.
wrong-count = The number of cards asked for is { $count }.
wrong-cards = { $cards } cannot be used for that.
wrong-number = { $number } cannot be said now. Open are { $least } to { $most }.
not-offered = That is not what is asked. You may say: { $offers }.
not-your-turn = It is not your turn.
no-such-card = There is no such card in this game.
no-such-seat = There is no seat { $seat }; the table has { $seats }.
match-over = The match is over.
stale = That answers a question that is no longer open.
no-exchange = Nothing can be exchanged any more, or not by you.
cannot-signal = Your hand does not allow that signal.
signal-too-late = It is too late to signal, or you have done it.
knock-own = You were the last to knock: somebody else has to knock first.
knock-open = A question is open: it must be answered before anybody knocks.
knock-folded = You have folded.
knock-too-soon = A card must be played before the next knock.
stake-limit = The stake is { $stake }, and it cannot be raised any more.
refusal-other = That cannot be done now: { $reason }.

## Why the server refuses

no-such-table = There is no such table. Perhaps its address was not copied whole.
table-full = All seats of this table are taken; you can look on.
seat-taken = Somebody else sits there already. Choose another seat.
bad-name = A name has 1 to { $most } letters.
unknown-token = This table does not know you. Take a seat, or look on.
not-seated = Only those who sit at the table can do that, and only from their newest window.
not-begun = The match has not begun yet.
no-nonce = Your browser has not added its part to the deals yet. Try again in a moment.
starting = The match is starting. Its deals are fixed already.
not-starting = The match isn't starting.
other-nonce = Your browser's part of the deals has changed since you sat down. Leave the seat and take it again.
not-over = The match is still running. Its record is kept secret until the end.
hint-people = Hints are given only in games against bots: another person has a seat at this table.
hint-running = A hint is being thought about already.
no-hint = No hint could be found here.
nothing-to-report = No such decision of a bot has been made yet.
report-failed = The bot { $bot } ({ $origin }) fails when it is asked again, so nothing was saved.
report-many = So many moves have been reported at this table that no more are taken.
not-saved = That could not be saved, so nothing has happened. Try again in a moment.
bad-message = The server did not understand that: { $reason }
other-protocol = This page and the server are of different versions ({ $yours } and { $mine }). Load the page again.
other-rules = This match was begun by version { $version } of the rules; the server plays version { $installed }.
no-hello = The connection did not say in time what it wants.
invalid-setup = Such a match cannot be: { $reason }

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
standing = stands
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
preset-tressette-carry = No third is lost
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
tracker-line = Not seen yet: { $cards }. Each of them still comes with chance { $chance } ({ $percent } %).
hand = Your hand
playable = You may play
taken-cards = Taken by { $seat }: { $cards }
lies-blanket = { $card } (blanket)
lies-pillow = { $card } (pillow)
open-cards = Open before { $seat }: { $cards }
drawn-cards = Drawn and shown, { $seat }: { $cards }
layout-row = { $suit }: { $low } to { $high }
layout-empty = { $suit }: not begun

## What happens

news-choose = { $seat } chooses: { $contract }
news-double = { $seat } doubles { $cards }.
news-no-double = { $seat }: no doubling
news-lift = You lift your cards.
news-appeal = { $seat }: an appeal. The cards are dealt anew.
news-trick = { $cards } - the trick goes to: { $seat }
news-placed = { $seat }: { $cards }
news-pass = { $seat }: pass
news-holder-hearts = { $cards } is shown. The first lead belongs to: { $seat }
news-holder-trex = { $cards } is shown. The first kingdom belongs to: { $seat }
news-shown = { $seat } shows: { $cards }
news-draw = { $seat } draws { $cards }
news-dealer = The first dealer: { $seat }
news-exchange = { $seat }: I exchange my cards.
news-new-hand = Your new hand: { $cards }
news-challenge = { $seat }: I do not believe it!
news-unchallenged = Nobody doubts the exchange ({ $seat }).
news-turned-up = These were laid away: { $cards }
news-taken-up = { $seat }: { $cards } taken up ({ $zone })
news-laid-away = { $seat }: { $cards } laid away ({ $zone })
news-keep-hand = { $seat } keeps the hand.
bid-line = { $seat }: { $bid }
news-bid = { $seat }: bid { $number }
news-null = { $seat }: null for { $number }
news-turnup = Turned up: { $cards }
news-trump = Trumps: { $suit }.
news-stand = { $seat }: (up from the chair)
news-whistle = { $seat }: (a whistle)
news-knock = { $seat }: I knock!
news-stay = { $seat }: I stay.
news-fold = { $seat }: I fold.
news-forgot = { $seat }: a signal was forgotten.
news-drawn = { $seat }: { $cards } from the stock
news-drawn-hidden = { $seat }: a card from the stock
news-given = { $seat } gives you { $cards }.
news-gift = { $seat } gives { $cards } to: { $other }
news-broken = { $seat } { $cards }: { $suit } are broken.
news-left-over = Left over: { $cards }
news-replay = { $seat } asks for new cards.
news-keep = { $seat }: the deal stands.
news-said = { $seat }: { $word }

## A deal is over

replay-deal = Deal { $deal }
deal-over = Deal { $deal }, { $contract }:
deal-void = Deal { $deal } does not count: { $reason }.
void-appeal = there was an appeal
void-slam = all thirteen tricks went to one seat, who asks for new cards
void-jacks = somebody was out before all four jacks lay
void-passed = everybody passed
ledger-cards = { $seat } { $points }: took { $cards }
ledger-doubled = { $seat } { $points }: took { $cards }, doubled by { $other }
ledger-doubler = { $seat } { $points }: { $cards }, doubled, went to { $other }
ledger-tricks = { $seat } { $points }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-last-trick = { $seat } { $points }: the last trick
ledger-thirds = { $seat } { $points }: { $count ->
    [one] 1 third of a point
   *[other] { $count } thirds of a point
} in cards
ledger-place = { $seat } { $points }: out as number { $count }
ledger-moon = { $seat } { $points }: the moon was shot by { $other }
ledger-moon-shot = { $seat } { $points }: shot the moon
ledger-no-tricks = { $seat } { $points }: took no trick
ledger-winner = { $seat } { $points }: won the deal
ledger-loser = { $seat } { $points }: stayed and lost
ledger-fold = { $seat } { $points }: folded
ledger-forgot = { $seat } { $points }: forgot to signal
ledger-wash = { $seat } { $points }: exchanged more than worthless cards
ledger-challenge = { $seat } { $points }: doubted an honest exchange
ledger-bid-made = { $seat } { $points }: bid made, { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ledger-bid-under = { $seat } { $points }: fewer tricks than bid, { $count }
ledger-bid-over = { $seat } { $points }: more tricks than bid, { $count }
ledger-null-made = { $seat } { $points }: no trick, as promised
ledger-null-failed = { $seat } { $points }: no trick was promised, but { $count } won
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
ask-sets = Choose { $names }, or several of the first four joined by +
ask-double = Double { $cards }? ("x { $example }", or "no")
ask-appeal = Will you appeal for new cards? ("appeal", or "no")
ask-nothing = Everybody is asked; you have nothing to double or appeal with ("no")
ask-play = Your card
ask-give = { $count ->
    [one] Give one card
   *[other] Give { $count } cards
} to: { $seat } ("give { $example }")
ask-stay = { $stake } at stake: stay for { $next }, or fold and pay { $stake }? ("stay" or "fold")
ask-exchange = Exchange all your cards? ("exchange" or "keep"; honest only if they are all worthless)
ask-challenge = Do you believe the exchange? ("decline" lets it pass, "challenge" turns the cards up)
ask-bid = What do you bid? ({ $names })
ask-discard = Which { $count } cards do you lay away? ("discard" and the cards)
ask-free = Nothing is asked of you. Press Enter to go on, or say: { $names }
ask-beside = { $question }, or: { $names }
ask-other = Your answer ({ $names })
ask-resume = There is an unfinished match ({ $name }). Go on with it? [Y/n]
ask-keys = [{ $hint } hint, { $help }]
help =
    Type a card to play it: QH, 10D or Q♥. Contracts and answers are typed as they are listed.
    s: score sheet   l: last trick   d: last deal in words   h: hand and table
    r: how this table plays   ?: a hint   help: these keys   q: leave (all is kept)
    ! and a few words: the last move of a bot was bad; it is saved with the match
trick-line = Trick { $number }: { $cards }. It went to: { $seat }
last-trick-none = No trick has been finished in this deal.
look-back-none = At this table nobody looks at finished tricks.
deal-none = No deal has been finished yet.
rules-usual = This table plays as most do: no option differs from its default.
opponents = { $count ->
    [0] You play alone.
    [one] You play against one bot: { $bots }.
   *[other] You play with { $count } bots: { $bots }.
}
opponents-other = Other levels: { $levels }; `mamlaka play --bots { $example }`.
bot-failed = The bot { $bot } ({ $origin }) has failed: another bot plays in its place.
next-player = { $direction ->
    [cw] The next player sits on your left.
   *[ccw] The next player sits on your right.
}
fairness = The deals are fixed before the first card. Their commitment: { $commitment }
saved = Saved in { $path }. Go on with the same command, or with: mamlaka play --resume "{ $path }"
over = The match is over.
result-side = { $rank }. { $seat } { $points } ({ $alone })
result-line = { $rank }. { $seat } { $points }
fewest-win = The fewest points win.
goal-line = Points so far: { $points }. The goal: { $goal }.
goal-reached = { $points }: the goal of { $goal } is reached. You have won!
goal-missed = { $points }: the goal was { $goal }. Not this time.
verify-hint = The record can be checked: mamlaka verify "{ $path }"

## The bots: what each is called, and how it plays

bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-best = best
bot-random = random
bot-rules = rules
bot-search = search
bot-about-easy = Has just learned the game, and forgets what has been played.
bot-about-medium = Follows the advice of people who know the game.
bot-about-hard = Tries out how the deal may go on, for a moment.
bot-about-best = Tries out how the deal may go on, for a tenth of a second.
bot-about-random = Does anything that is allowed.
bot-about-rules = Follows the advice of people who know the game; each decision can be explained.
bot-about-search = Tries out how the deal may go on, as often as its limit allows.
page-level = How the bots play

## Hints, and reports of bad moves

hint-do = A hint: { $action }
hint-nothing = A hint: say nothing, and let the game go on.
hint-wait = Say nothing
hint-forced = Nothing else can be done.
hint-points = { $value } points above the mean of all players
hint-net = { $value } points above the mean of all players, less what the contract is worth kept for later
hint-chance = chance to win the match { $value } %
hint-points-less = { $value } points less
hint-chance-less = { $value } % less
hint-close = about as good, { $less }
hint-equal = as good
hint-objection = Against it: { $reason }
hint-no-reason = No rule of thumb speaks for it: the values decide.
hint-rather = The rules of thumb alone would prefer { $action }: the values decide.
hint-rather-close = The rules of thumb alone would prefer { $action }.
hint-no-values = There are no values for this decision: the rules of thumb decide.
hint-any = The rules of thumb do not say what is best here.
reported-in = The bot's last decision is saved with the match in { $path }

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = Ace and king of spades are what the queen falls on.
rule-hearts-2 = The queen of spades is safe under three other spades, and not under fewer.
rule-hearts-3 = Low spades guard against the queen.
rule-hearts-4 = A short suit is passed away: later, penalty cards go where it is led.
rule-hearts-5 = High hearts without low ones would take hearts.
rule-hearts-6 = The first trick costs nothing: a high card goes with it.
rule-hearts-7 = Low spades drive the queen out; who holds the ace or the king waits.
rule-hearts-8 = What costs most goes on somebody else's trick.
rule-hearts-9 = The last one to play takes a free trick with a high card, and ducks under one that costs.
rule-hearts-10 = One player has taken all penalty points: a heart of one's own stops the moon.
rule-hearts-60 = A low lead will be beaten.
rule-hearts-61 = The highest card that does not win is the best to lose.
rule-hearts-62 = The queen slips under the ace or the king.
rule-hearts-63 = The jack of diamonds takes points away: the trick is worth it.
rule-hearts-64 = High cards take tricks.
rule-hearts-65 = A long solid suit and no losing hearts: everything can be taken.

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = High cards that nothing challenges win nothing: no more is bid than can be counted.
rule-oneonta-2 = Whichever three cards are out of play: this often the bid can be made.
rule-oneonta-3 = A suit with low cards can lose every trick: half of what it could win is counted.
rule-oneonta-4 = A lone ace is a sure trick.
rule-oneonta-5 = A suit without low cards wins or loses by luck: the middle of both is counted.
rule-oneonta-6 = Cards that can still win or lose are kept: they make up for what goes wrong elsewhere.
rule-oneonta-8 = Ace and king of a suit are played for two tricks.
rule-oneonta-9 = Ace, king and jack of a suit make about one trick.
rule-oneonta-10 = In doubt rather a trick too many: too few cost the whole bid, too many a point each.
rule-oneonta-11 = What may win and may lose is thrown first.
rule-oneonta-12 = Counted anew with every trick: after this card the bid can still be made this often.
rule-oneonta-60 = Trumps win over lower ones that are led, and ruff what is led of other suits.
rule-oneonta-61 = For a null, high cards can be thrown on other suits before their own is led.

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = The best card is kept for the last trick, the only one that counts.
rule-toepen-3 = A hopeless hand is exchanged, honestly or not.
rule-toepen-6 = Who is likely to win the last trick knocks before it shows.
rule-toepen-7 = Who has signalled holds the high cards that this hand lacks.
rule-toepen-8 = Staying costs one more than folding: the hope must be worth it.
rule-toepen-9 = With so many worthless cards in this hand the exchange can hardly be honest.
rule-toepen-60 = This hand must be signalled, and forgetting costs the stake.
rule-toepen-61 = All four cards are worthless: the exchange is honest.
rule-toepen-62 = Low cards go first.
rule-toepen-63 = Who wins the third trick leads the last one.
rule-toepen-64 = A signal frightens the others, whatever it means.

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = Threes and twos are kept for an ace.
rule-tressette-2 = The other's ace is bare, or nearly so: this card catches it.
rule-tressette-3 = The other holds nothing of that suit: every card of it wins.
rule-tressette-4 = Cards of a suit that the other lacks are tricks to come.
rule-tressette-5 = Nothing that the other may hold beats this card.
rule-tressette-6 = The last trick is worth a point: a sure winner is kept for it.
rule-tressette-7 = Who takes the trick leads next, and there is something to cash.
rule-tressette-8 = The last card of a suit is what stops a run of the other.
rule-tressette-9 = What goes on the other's trick should count nothing.
rule-tressette-10 = With this trick the thirds make another whole point.
rule-tressette-11 = All cards are known: this lead wins, and brings the most.
rule-tressette-60 = A card that counts is not led while it may be beaten.
rule-tressette-61 = What the trick counts is won, or little of it is given away.

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = It leads the shortest suit, to be rid of it soon.
rule-trex-3 = A rival opened the other suit to be rid of it: that one is left to him.
rule-trex-4 = Who plays a two or a three is nearly out of that suit: it is not led for him to throw on.
rule-trex-5 = The partner can only win: the lead is taken over from him.
rule-trex-6 = Nobody else holds the other suit any more, it is tlata'shawy: its lead would win.
rule-trex-7 = Tafreesh: who holds only cards that win is given the lead, and a card of one's own to get off lead is kept.
rule-trex-8 = Among contracts as good as each other: Trex, King, Queens, Slaps, Diamonds.
rule-trex-9 = With a partner, two queens that can be doubled come before the king of hearts.
rule-trex-10 = The king of hearts is guarded well enough to choose it and to double it.
rule-trex-11 = Without the king of hearts, only high hearts and low cards elsewhere make the contract safe.
rule-trex-12 = Many hearts make a good hand for the king of hearts.
rule-trex-13 = The whole penalty falls on one player: who holds a bare king of hearts is most likely that one.
rule-trex-14 = A heart drives the king of hearts out of another hand.
rule-trex-15 = The king of hearts goes on a rival's trick.
rule-trex-16 = Whoever has more hearts than all others leads them until nobody else has any.
rule-trex-17 = Only the ace of hearts is left, and must fall on the king.
rule-trex-18 = The king of hearts plays last here: hearts wait until the partner has led them without the ace.
rule-trex-19 = The partner opened that suit: it is returned from the top, so that he runs out of it.
rule-trex-20 = The partner is out of that suit: high cards keep him throwing.
rule-trex-21 = A heart makes the ace fall, and the partner's king goes under it.
rule-trex-22 = Ace and king of a suit whose queen is out would catch her.
rule-trex-23 = Queens that can be doubled make a good hand for the queens.
rule-trex-24 = A queen in this hand is doubled by nobody else: she keeps her pillow, and gets no blanket.
rule-trex-25 = A plain queen, with her pillow, is taken, so that others are left with the one under the blanket.
rule-trex-27 = The queen is well covered: low cards of her suit lead others into tafreesh.
rule-trex-28 = Nothing else can be played, and the penalty for diamonds is spread.
rule-trex-29 = Low diamonds and low cards elsewhere make a good hand for diamonds.
rule-trex-30 = One or two very low diamonds are as good as none.
rule-trex-31 = A card that costs points is led only when somebody else must take it.
rule-trex-32 = A middling diamond is kept, to rescue the partner with.
rule-trex-33 = The partner has chosen diamonds: he leads them himself.
rule-trex-34 = One or two middling diamonds are led while others must take them.
rule-trex-35 = Low cards throughout make a good hand for slaps.
rule-trex-36 = With a partner, a low hand with a high card in it is left on lead in slaps.
rule-trex-37 = An early, cheap trick is left to a rival, and taken from the partner.
rule-trex-38 = The trick must be taken: then with the highest card.
rule-trex-39 = A high card with nothing below it wins some time: better early.
rule-trex-40 = The partner is out of that suit, and can throw his high cards on it, even if it is tlata'shawy.
rule-trex-41 = High and middle cards make a good hand for Trex.
rule-trex-42 = Twos, and aces a little, are a burden in Trex: here there are few.
rule-trex-43 = Suits without middle cards are steered by others.
rule-trex-44 = A jack without its neighbours in this hand opens a row for others.
rule-trex-45 = Ten, jack and queen of a suit in one hand are the best start.
rule-trex-46 = A two of this hand, or of the partner's, waits in that suit.
rule-trex-47 = What must help others is laid in the longest suit.
rule-trex-48 = Cards that only others wait for are held back.
rule-trex-49 = Somebody is nearly out: nothing is opened for him.
rule-trex-50 = While the partner is not ahead, nothing is risked: second and third place are worth first and last.
rule-trex-51 = The only contract with plus points is not spent on a poor hand.
rule-trex-52 = What must be opened is opened for who passes and has most cards left.
rule-trex-60 = The hand is bad enough to ask for new cards.
rule-trex-61 = A low lead will be beaten.
rule-trex-62 = The trick costs nothing: a high card goes with it.
rule-trex-63 = The highest card that does not win is the best to lose.
rule-trex-64 = A low card may still be beaten by those who follow.
rule-trex-65 = The penalty card slips under a higher one.
rule-trex-66 = A rival's trick gets the costliest card.
rule-trex-67 = A high card without low ones beside it will take a trick later.
rule-trex-68 = Cards of this hand wait behind this one.
rule-trex-69 = Queens, kings and threes open little.
rule-trex-70 = Who holds the king of hearts does not lead hearts.
rule-trex-71 = The queen lies safely over low cards, and may wear the blanket.
rule-trex-72 = This card helps nobody else.
rule-trex-73 = The partner has the trick anyway: the highest card goes with it.
rule-trex-74 = No high card of this hand catches a queen.

## Page: the first page

page-title = Mamlaka
page-subtitle = Trex and other games of the café: free, without advertisements, with deals that can be checked.
page-play = Play now
page-play-friends = A table for friends
page-games = Which game?
page-players = { $seats } players
page-how-many = How many at the table
page-how = How to play
page-usual = As most play
page-my-tables = Your tables
page-forget = Forget this table
page-promise = No account, no coins, no tracking.
page-unreachable = The server cannot be reached. Try again.
page-guest = Guest
game-oneonta = Oneonta Whist
game-toepen = Toepen
game-hearts = Hearts
game-about-hearts = Nobody wants hearts, and nobody wants the queen of spades, unless somebody takes them all.
game-usual-hearts = Four players, three cards passed before each deal, up to a hundred points; the fewest win.
game-about-trex = The game of the café: four players, twenty deals, and each king chooses what is played.
game-about-tressette = An Italian game for two: draw, remember, and take the aces.
game-about-oneonta = A solitaire in tricks: bid on your hand against a pile that always leads.
game-about-toepen = Four cards, chips and nerve: only the last trick counts, and anybody may knock at any time.
game-usual-trex = Everybody alone, five contracts in each kingdom, cards may be doubled.
game-usual-tressette = Ten cards each, drawn cards are shown, up to 21 points.
game-usual-oneonta = Nine deals, bids from 0 to 9, up to 30 points.
game-usual-toepen = Twenty chips each, until somebody has none left.
game-tressette = Tressette for two
game-trex = Trex

## Page: before the match

page-your-name = Your name
page-choose-seat = Choose a seat:
page-sit = Sit down
page-free = free
page-invite-about = Whoever opens this link can sit down with you. Bots play in the seats that stay free.
page-link = The link to this table
page-invite = Send the link
page-copied = Copied ✓
page-start = Begin
page-starting = Starting…
page-start-cancelled = The start was cancelled because { $names } didn't answer. Start again.

## Page: at the table

page-home = To the first page
page-sheet = Score sheet
page-last-trick = Last trick
page-settings = Settings
page-close = Close
page-go-on = Go on
page-leave = Leave the table (a bot plays on for you)
status-away = connection lost
status-left = has left
page-lost = The connection is lost. It is being tried again …
page-replaced = You play this seat in another window.
page-take-back = Play here
page-your-turn = Your turn
page-open = { $card }, lies open
page-taken = { $card }, taken
page-doubled = doubled
page-lies-open = lies open
page-given = just given to you
page-hint = A hint: what should I do?
page-thinking = Thinking about a hint …
page-suggested = suggested
page-report = A bot has played badly?
page-report-whose = Whose last move?
page-report-last = The latest of all
page-report-words = What is wrong with it? (if you like)
page-report-send = Report it
page-reported = Saved on this server with the match, under number { $number }. Thank you!
page-not-now = not now
page-taker = It went to: { $seat }
page-stake = Stake
page-trump = trumps
page-no-trump = no trumps
page-goal = goal: { $goal }
page-tracker = Not seen yet: { $cards }.
page-tracker-chance = not seen yet: each still comes with { $chance } ({ $percent } %)
page-tray = Tray
page-asides = Words for any time

## Page: questions and answers

zone-stock = stock
zone-stock-hearts = left over
zone-stock-oneonta = out of play
zone-turnup = turned up
zone-discards = discards
zone-widow = widow
zone-dummy = dummy
zone-out = out of play
page-tap-again = Tap it again to play it.
call-pass = pass
call-double = doubled!
call-no = no
call-appeal = new cards!
call-choose-keep = it stands
call-choose-replay = once more!
call-keep = I keep
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
page-ask-choose = What is played?
page-ask-choose-trex = Your kingdom: what is played?
page-ask-lead-first = Your turn: you lead the first trick.
page-ask-lead = You took the trick: lead the next.
page-ask-follow = Your turn: play a card.
page-ask-lay = Your turn: lay a card that fits.
page-ask-double = Will you double? Tap the cards, then say it.
page-ask-appeal = Your hand may ask for new cards.
page-ask-give = { $count ->
    [one] Choose one card
   *[other] Choose { $count } cards
} for: { $seat }
page-ask-exchange = Four worthless cards may be exchanged; you may bluff, too.
page-ask-challenge = { $seat } exchanged a worthless hand, or was it? Do you challenge?
page-ask-bid = What do you bid?
page-ask-discard = Tap the cards to lay away, { $count } of them, then say it.
page-ask-cards = Tap the cards, { $count } of them, then say it.
page-ask-stay = Knock by { $seat }: stay in, or fold for { $stake }?
page-ask-other = Your answer?
page-say-double = Double
page-say-appeal = Ask for new cards
page-say-keep = Keep
page-say-give = Give
page-say-exchange = Exchange
page-say-challenge = Challenge
page-say-decline = Let it pass
page-say-stand = Stand up
page-say-whistle = Whistle
page-say-knock = Knock
page-say-stay = Stay (stake { $raised })
page-say-fold = Fold (pay { $stake })
page-say-bid = Bid { $number }
page-say-null = Null for { $number }
page-say-pass = Pass
page-say-discard = Lay away
page-sure = { $word }: sure?
page-sure-spoken = { $word }: the stake is { $stake } now. Once more to say it.
page-say-no = No
page-say-no-alone = Nothing to say
page-say-these = Play these together
page-number = How much
page-waiting = Waiting for { $seat } …
page-waiting-choose = { $seat } chooses what is played …
page-waiting-secret = Everybody is asked in secret; waiting for the others …
page-waiting-trick-play = { $seat } is on turn …
page-waiting-layout-play = { $seat } is on turn …
page-waiting-double-in-turn = { $seat } is asked about doubling …
page-waiting-auction = { $seat } may bid …
page-waiting-take-widow = { $seat } lays cards away …

## Page: the end

page-deal-over = Deal { $deal }: { $contract }
page-again = Play again
page-verify-about = Your browser can check that the deals were fixed before the first card, and that nobody changed them.
page-verify = Check the deals
page-verified = The deals are those that were fixed at the beginning.
page-not-verified = Something does not agree:
page-check-commitment = the published seed is the one that was promised before you sat down
page-check-nonce = your own part went into the deals
page-check-nonces = nobody's part was added, left out or exchanged afterwards
page-verified-in-part = The record is consistent, but your browser can't vouch for the deals.
page-check-no-part = Your browser had no part in the start, so it can't tell whether somebody chose theirs afterwards.
page-check-cancelled =
    { $count ->
        [one] A start was cancelled after your browser had revealed its part of the deals.
       *[other] { $count } starts were cancelled after your browser had revealed its part of the deals.
    }
page-check-draw = the draw for the first kingdom
page-check-dealer = who dealt first
page-check-deal = every card of every deal
page-check-hands = the hands that you held

## Page: settings

page-arabic-digits = Eastern Arabic digits
page-language = Language
page-four-colours = Four colours
page-jumbo = Large symbols
page-speed = Speed of the cards
page-speed-none = no motion

## Page: what it speaks

page-comma = {", "}
page-ask-nothing = Everybody is asked; you have nothing to double or appeal with.
page-dealt = The cards are dealt.
page-trick-goes = The trick goes to: { $seat }
page-deal-scored = Deal { $deal } is over, { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-chips = Chips: { $chips }; in the tray { $tray }, at stake { $stake }
page-nothing-open = Nobody's cards lie open.
page-hand = Your hand, { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = You hold no cards.
page-playable = You may play: { $cards }
page-playable-all = You may play any of your cards.
page-on-table = On the table: { $cards }
page-nothing-on-table = No card lies on the table.
page-scores = The score: { $scores }
page-looking-on = You are looking on.
