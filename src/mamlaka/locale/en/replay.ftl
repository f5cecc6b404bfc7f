## Replays of finished matches

replay-title = Replay
replay-watch = Watch the replay
replay-open = Open a record file
replay-open-about = Choose a record file, or drop one here. The file stays on this device.
replay-broken = This file isn't a record that this page can show.
replay-loading = Loading the match…
replay-retry = Try again
replay-controls = Replay controls
replay-deal-back = Previous deal
replay-trick-back = Previous trick
replay-card-back = Previous card
replay-play = Play
replay-pause = Pause
replay-card-on = Next card
replay-trick-on = Next trick
replay-deal-on = Next deal
replay-place = Deal { $deal }, { $event } of { $count }
replay-deal-row = Deal { $deal }: { $contract }
replay-choose-deal = Deal
replay-choose-seat = Seat
replay-choose-speed = Speed
replay-open-hands = All cards face up
replay-ledger = Points of this deal
replay-unfinished = This deal was not finished.
replay-more = Link, file and speed
replay-copy-link = Copy a link to this position
replay-download = Download the record

review-start = Review the moves
review-about = This shows what each move cost: as far as the player could know, and with all cards known.
review-progress = Deal { $deal } of { $count } …
review-costly = Costly moves
review-row = Deal { $deal }, { $seat }: { $action }
review-move = { $seat }: { $action }. Better: { $best }
review-known = As far as they could know: { $less }
review-open = With all cards known: { $less }
review-ignored = Advice not followed: { $reason }
review-none = No decision was costly beyond the error of the estimates.
again-move = Decide again from here
again-here = Play on from here
again-about = You play for { $seat }, against bots, with the same cards in all deals. The match doesn't count.
again-origin = This match began at a position of another one, with the same cards. It doesn't count.
again-back = Back to the replay
open-title = Values of the cards
open-show = What each card is worth
open-asking = Computing …
open-none = There are no exact values here.
open-about = { $seat } plays. Points of the deal with all cards known:
open-hide = Hide
course-title = Course of the match
course-legend = Points after each deal. Dots: deals with costly moves.
course-costly = { $count ->
    [one] 1 costly move
   *[other] { $count } costly moves
}
course-lead = Deal { $deal }: the lead goes to { $names }
course-no-lead = The lead never changed.
course-show = Show this deal
review-by-player = By player
review-by-contract = By contract
review-by-kind = By kind of decision
review-kind-play = Cards
review-kind-other = Other decisions
luck-title = Luck of the cards
luck-about = What the search bot, in every seat, would have got with the same cards, and what the players got: both in points above the players' average.
luck-side = { $side }: { $expected } with these cards, in fact { $actual }
