## Why something cannot be done

must-follow = You must follow { $suit }: play { $cards }.
empty-place = There is no card { $number } in your hand.
place-must-follow = Card { $number } doesn't follow { $suit }. Choose one that does.
any = You can't play { $card } now. You may play { $cards }.
does-not-fit = { $card } doesn't fit the layout. You may play { $cards }.
not-in-hand = You don't hold { $cards }.
cannot-double = You can't double { $cards } now.
must-double = You must double { $other } now.
cannot-choose = You can't choose { $name }. Still available: { $names }.
cannot-declare = You can't declare { $name } now.
cannot-say = You can't say “{ $name }” with { $card } now.
wrong-count = Choose the right number of cards: { $count }.
wrong-cards = You can't use { $cards } for that.
wrong-number = You can't say { $number } now. Choose from { $least } to { $most }.
not-offered = That isn't one of the answers. You may say: { $offers }.
not-your-turn = It isn't your turn.
forbidden-sum = You can't bid { $number }: all bids together would be { $count }, the number of tricks.
no-such-card = This game has no such card.
no-such-seat = There is no seat { $seat }. Number of seats: { $seats }.
match-over = The match is over.
stale = Too late: that question is closed.
refusal-other = You can't do that now: { $reason }.

## Why the server refuses

no-such-table = Table not found. Check that you have the whole link.
table-full = All seats are taken, but you can watch.
seat-taken = Someone else has that seat. Choose another.
bad-name = Enter a name of 1 to { $most } characters.
name-taken = Someone at this table has that name. Choose another.
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
too-many = Too many requests. Try again in { $seconds } s.
server-busy = The server is busy. Try again in a moment.
many-spectators = This table has no room for more spectators: { $most } are watching.
blocked-here = You can't play on this server.
unknown-host = The server isn't known by the name { $host }. Use its numeric address, or start it with --allowed-host.
other-origin = The request didn't come from the page of this server.
bad-message = The server didn't understand that: { $reason }
other-protocol = This page (version { $yours }) doesn't match the server (version { $mine }). Reload the page.
other-rules = This match was started with version { $version } of the rules, but the server plays version { $installed }.
no-hello = The connection was closed because the page sent no greeting in time.
invalid-setup = You can't play with these settings: { $reason }
