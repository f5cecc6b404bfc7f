## After a match

rematch-wanted = Nog een partij? Aangemeld: { $names }.
rematch-waiting = Wachten op { $names }.
rematch-seconds =
    { $count ->
        [one] Start over { $count } seconde.
       *[other] Start over { $count } seconden.
    }
rematch-bots = Bots spelen voor wie niet meedoet.
rematch-open = De volgende partij is begonnen.
rematch-join = Meedoen met de volgende partij
rematch-result = Uitslag
rematch-new = Ander spel
rematch-gathering = De partij begint zodra iedereen er is.

## Your tables

page-my-tables = Jouw tafels
page-forget = Deze tafel vergeten
table-open = wacht op spelers
table-over = afgelopen

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

watching-seats = De plaats van een bot overnemen
watching-about = Je speelt verder met de kaarten van die plaats, en de bot stopt.
watching-take = Deze plaats nemen
watching-full = Alle plaatsen zijn bezet.
people-level = bot, niveau: { $level }
lobby-partners = Partners
lobby-move = Hier gaan zitten
lobby-move-about = Tik op een vrije plaats om daar te gaan zitten.
seats-closed = Meedoen met deze partij kan niet meer.

## Phrases and reactions

talk-open = Iets zeggen
talk-muted = Niet tonen wat anderen zeggen
talk-heard = { $seat }: { $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = Hallo!
call-talk-well-played = Goed gespeeld!
call-talk-thanks = Bedankt!
call-talk-sorry = Sorry!
call-talk-good-luck = Succes!
call-talk-your-turn = Jouw beurt!
talk-spoken-laugh = gelach
talk-spoken-wink = knipoog
talk-spoken-wow = verbazing
talk-spoken-proud = trots
talk-spoken-sad = verdriet
no-such-phrase = Die zin bestaat niet.
no-talk = Partners kunnen tijdens de partij niets zeggen.
talks-too-much = Wacht even voordat je weer iets zegt.

## Muting and blocking

people-mute = { $name } dempen
people-block = { $name } blokkeren
people-block-about = Wat geblokkeerde mensen zeggen zie je niet, en aan tafels die jij opent kunnen ze niet gaan zitten. Een blokkade geldt voor een naam, en gasten kunnen de hunne veranderen.
blocked = Je kunt niet aan deze tafel gaan zitten.
