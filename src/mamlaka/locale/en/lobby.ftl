## Codes of tables

code-about = Or tell people this code, which is valid for a day:
no-such-code = No table has this code. Check every letter and digit. Codes are valid for a day.

## Public tables

lobby-waiting = Waiting for players: { $count } of { $seats } are here. The match starts when every seat is taken.
lobby-bots-now = Play with bots now
not-listed = You can no longer join this table. Choose another.
no-spectators = Only the players may see this match.

## The seat of a bot

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
