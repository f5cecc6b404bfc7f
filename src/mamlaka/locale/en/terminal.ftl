## Questions and help

ask-free = It isn't your turn. You may say: { $names }. Press Enter to let play continue.
ask-answers = { $question } ({ $names })
ask-resume = You have an unfinished match ({ $name }). Resume it? [Y/n]
ask-keys = [{ $hint } hint, { $help }]
press-enter = Press Enter to go on.
answer-unclear = “{ $answer }” is no answer here. Type a card, such as { $cards }, or an answer as listed.
help =
    Type a card to play it ({ $cards }), or a contract or an answer as listed.
    s: score sheet   l: last trick   d: last deal in words   h: hand and table
    r: rules of this table   ?: a hint   help: these keys   q: save and quit
    ! and a few words: report a bot's last move as bad; it is saved with the match
help-words = Words work too, also with / or : before them: { $words }.
command-quit = quit, exit, leave
command-sheet = sheet, score, score sheet
command-last = last, last trick
command-deal = deal, last deal
command-hand = hand, table
command-rules = rules
command-hint = hint
command-help = help
command-report = report
sign-crown = ♔
sign-dealer = (D)
trick-line = { $who ->
    [you] Trick { $number }: { $cards }. You took it.
   *[other] Trick { $number }: { $cards }. { $seat } took it.
}
last-capture = { $who ->
    [you] The latest capture: you took { $cards } with { $card }.
   *[other] The latest capture: { $seat } took { $cards } with { $card }.
}
last-trick-none = No trick of this deal is finished yet.
look-back-none = This table doesn't let you look back at finished tricks.
deal-none = No deal is finished yet.
rules-standard = This table uses the standard rules.
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
lowest-wins = Lowest score wins.
goal-line = Points so far: { $points }. Target: { $goal }.
goal-reached = { $points } points: you reached the target of { $goal }. You win!
goal-missed = { $points } of { $goal } points: target missed.
verify-hint = To verify the record: mamlaka verify "{ $path }"

## The review of a match

review-open-total = With all cards known, in { $count } plays: { $less }
review-total = { $name }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $costly } of them costly
review-ignored-again = Advice not followed: as above, in deal { $deal }
review-least = Losses below { $unit ->
    [chance] { $least } percentage points
   *[other] { $least } points
} are not counted as costly.
course-seat = Costly moves: of { $seat } alone
course-known = { $cost } as far as they could know
course-open = { $cost } with all cards known
review-again = Decide again: { $command }
review-title = Review of a match
review-written = The review is in { $path }. Open it in a browser.
render-written = Written to { $path }.

## Boards, which several tables play with the same cards

seating-round = Round { $round }
seating-table = Table { $table }, board { $board }: { $players }
seating-table-boards = Table { $table }, boards { $first } to { $last }: { $players }
seating-rest = Sit out: { $players }
board-number = Board { $board }
board-of-day = Board { $board } of { $boards }
board-of-round = Round { $round }, table { $table }, board { $board }
board-named = { $board }: { $kind }
board-left = The board is saved. To go on, run the same command.
board-left-over = { $count ->
    [0] { $name } has played all boards.
    [one] { $name } has one board left. To go on, run the same command.
   *[other] { $name } has { $count } boards left. To go on, run the same command.
}
board-none = You have played no board of this day.
board-match = whole match
daily-title = { $game }, { $day }: your seat, the same cards
daily-board = board
daily-you = you
daily-again = you ({ $number })
daily-matchpoints = matchpoints
daily-imps = IMPs a board
daily-folder = The records are in { $path }

## A decision of a record

decision-at = Event { $event }, seat { $seat }
decision-taken = Action taken: { $action }

## Words that people type for each other, in groups

same-words = king, kings; girls, girl; diamond, dimond; collection, collecting
