## Codes of tables

code-title = Join with a code
code-label = Table code
lobby-join = Join
code-about = Or tell people this code, which is valid for a day:
no-such-code = No table has this code. Check every letter and digit. Codes are valid for a day.

## Public tables

lobby-quick = Play with others
lobby-tables = Public tables
lobby-watch = Watch
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-public = Public table: anyone on this server can find and join it
lobby-waiting = Waiting for players: { $count } of { $seats } are here. The match starts when every seat is taken.
lobby-bots-now = Play with bots now
spectators-title = Who may watch
spectators-anyone = anyone
spectators-link = people with the link
spectators-nobody = players only
not-listed = You can no longer join this table. Choose another.
no-spectators = Only the players may see this match.

## The seat of a bot

takeover-title = Bots' seats during the match
takeover-anyone = open to anyone
takeover-creator = on request
takeover-nobody = for bots only
watching-ask = Ask for this seat
watching-consent = You would see the cards of that seat, so someone at the table must let you in first.
asking-waiting = Waiting for { $names } to let you in…
asking-nobody = Waiting until someone at the table can let you in…
asking-cancel = Cancel
admit-question = { $name } would like to take the seat of { $seat }, and would see its cards.
admit-allow = Let in
admit-refuse = Decline
seat-declined = The players didn't let you in.
seats-asked = Others are already asking for these seats. Try again in a moment.
not-deciding = Someone else decides who gets a bot's seat.
request-over = That request is no longer open.
lobby-fact = { $label }: { $value }
