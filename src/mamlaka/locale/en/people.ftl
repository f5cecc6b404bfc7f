## After a match

rematch-wanted = Another match? { $names } would like to play.
rematch-waiting = Waiting for { $names }.
rematch-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
rematch-open = The next match has begun.
rematch-join = Join the next match
rematch-result = Result
rematch-new = New game
rematch-gathering = The match starts when everyone is here.

## Your tables

table-playing = in progress
table-open = waiting for players
table-over = over
