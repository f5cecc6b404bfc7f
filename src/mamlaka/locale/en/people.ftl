## After a match

rematch-wanted = Another match? { $names } would like to play.
rematch-waiting = Waiting for { $names }.
rematch-seconds =
    { $count ->
        [one] It starts in { $count } second.
       *[other] It starts in { $count } seconds.
    }
rematch-bots = Bots play for anyone who doesn't join in.
rematch-open = The next match has begun.
rematch-join = Join the next match
rematch-result = Result
rematch-new = Another game
rematch-gathering = The match starts when everyone is here.

## Your tables

page-my-tables = Your tables
page-forget = Forget this table
table-open = waiting for players
table-over = over

## The names of bots

bot-name-layla = Layla
bot-name-faris = Faris
bot-name-yara = Yara
bot-name-karam = Karam
bot-name-dana = Dana
bot-name-zain = Zain
bot-name-tala = Tala
bot-name-jude = Joud
bot-name-lina = Lina
bot-name-adam = Adam
bot-name-mira = Mira
bot-name-sami = Sami

## Other people

watching-seats = Take a bot's seat
watching-about = You continue with the cards of that seat, and the bot stops playing.
watching-take = Take this seat
watching-full = All seats are taken.
people-level = bot, level: { $level }
lobby-partners = Partners
lobby-move = Move to this seat
lobby-move-about = Tap an empty seat to move there.
seats-closed = No one can join this match now.

## Phrases and reactions

talk-open = Say something
talk-muted = Hide what others say
talk-heard = { $seat }: { $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = Hello!
call-talk-well-played = Well played!
call-talk-thanks = Thank you!
call-talk-sorry = Sorry!
call-talk-good-luck = Good luck!
call-talk-your-turn = Your turn!
talk-spoken-laugh = laughter
talk-spoken-wink = wink
talk-spoken-wow = amazement
talk-spoken-proud = pride
talk-spoken-sad = sadness
no-such-phrase = There is no such phrase.
no-talk = Partners can't use phrases during the match.
talks-too-much = Wait a moment before you say something again.

## Muting and blocking

people-mute = Mute { $name }
people-block = Block { $name }
people-block-about = You don't see what blocked people say, and they can't take a seat at tables that you open. A block applies to a name, and guests can change theirs.
blocked = You can't take a seat at this table.
