## Home: the page

page-title = Mamlaka
page-subtitle = Trex and other café card games. Free, no ads, and you can verify every deal.
page-language = Language
page-settings = Settings
page-close = Close
page-unreachable = Can't reach the server. The page keeps trying.
offline-no-network = You are offline. The page works, but a game needs its server. It continues when the network is back.
offline-retry = Try again
page-games = Choose a game
page-players = { $most ->
    [one] 1 player
   *[other] { $seats } players
}
learn-title = How to play { $game }
page-play = Play now
tour-begin = Learn while you play
lobby-quick = Play with others
page-play-friends = Play with friends
today-title = Deal of the day
code-title = Join with a code
code-label = Table code
lobby-join = Join
keeper-link = Keep score for a game with real cards
drill-title = Drills
replay-open = Open a record file
page-promise = No account needed, no coins, no tracking.
page-comma = {", "}
letter-J = J
letter-Q = Q
letter-K = K

## Home: your name and your account

page-your-name = Your name
page-guest = Guest
name-question = What is your name?
name-skip = Continue as a guest
name-about = The other people at the table see it.
page-go-on = Continue
account-enter = Sign in or register a name
account-known = Signed in as { $name }

## Home: the next match

page-how-many = Players
page-how = Rules
page-standard = Standard rules
page-level = Bot level
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-best = best
bot-random = random
bot-rules = rules
bot-search = search
bot-about-easy = A beginner who forgets which cards have been played.
bot-about-medium = Follows rules of thumb, but does not always count the cards.
bot-about-hard = Searches ahead for a moment before each move.
bot-about-best = Searches ahead for a tenth of a second before each move.
bot-about-random = Makes legal moves at random.
bot-about-rules = Follows the rules of thumb of experienced players and can explain each decision.
bot-about-search = Searches ahead before each move, as far as its limit allows.
lobby-public = Public table: anyone on this server can find and join it
lobby-talk = Partners may use phrases during the match
spectators-title = Who may watch
spectators-anyone = anyone
spectators-link = people with the link
spectators-nobody = players only
takeover-title = Bots' seats during the match
takeover-anyone = open to anyone
takeover-creator = on request
takeover-nobody = for bots only
clock-title = Time to think
time-control-off = no limit
time-control-relaxed = relaxed
time-control-normal = normal
time-control-quick = quick
options-title = All options
options-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
options-reset = Undo the changes
options-saved = Your own rules
options-name = Name for these rules
options-save = Save
options-forget = Delete { $name }
options-link = Copy a link to these rules
options-link-about = The link to these rules
page-copied = Copied ✓

## Home: public tables

lobby-tables = Public tables
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-watch = Watch
lobby-fact = { $label }: { $value }
table-playing = in progress
