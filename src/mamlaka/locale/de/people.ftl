## After a match

rematch-wanted = Noch eine Partie? Dabei wären: { $names }.
rematch-waiting = Warten auf { $names }.
rematch-seconds =
    { $count ->
        [one] Start in { $count } Sekunde.
       *[other] Start in { $count } Sekunden.
    }
rematch-bots = Wer nicht dabei ist, für den spielt ein Bot.
rematch-open = Die nächste Partie hat begonnen.
rematch-join = Zur nächsten Partie
rematch-result = Ergebnis
rematch-new = Spiel wählen
rematch-gathering = Die Partie beginnt, sobald alle da sind.

## Your tables

page-my-tables = Deine Tische
page-forget = Diesen Tisch entfernen
table-open = noch nicht begonnen
table-over = beendet

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

watching-seats = Bot-Platz übernehmen
watching-about = Du spielst mit den Karten dieses Platzes weiter, und der Bot hört auf.
watching-take = Platz übernehmen
watching-full = Alle Plätze sind besetzt.
people-level = Bot, Stufe: { $level }
lobby-partners = Partner
lobby-move = Hierher umsetzen
lobby-move-about = Tippe auf einen freien Platz, um dich umzusetzen.
seats-closed = In diese Partie kann niemand mehr einsteigen.

## Phrases and reactions

talk-open = Etwas sagen
talk-muted = Sprüche anderer ausblenden
talk-heard = { $seat }: { $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = Hallo!
call-talk-well-played = Gut gespielt!
call-talk-thanks = Danke!
call-talk-sorry = Tut mir leid!
call-talk-good-luck = Viel Glück!
call-talk-your-turn = Du bist dran!
talk-spoken-laugh = Lachen
talk-spoken-wink = Zwinkern
talk-spoken-wow = Staunen
talk-spoken-proud = Stolz
talk-spoken-sad = Enttäuschung
no-such-phrase = Diesen Spruch gibt es nicht.
no-talk = Mit Partnern bleiben die Sprüche während der Partie aus.
talks-too-much = Warte einen Moment, bevor du wieder etwas sagst.

## Muting and blocking

people-mute = { $name } stumm schalten
people-block = { $name } blockieren
people-block-about = Was blockierte Leute sagen, siehst du nicht, und an Tischen, die du eröffnest, bekommen sie keinen Platz. Das gilt für den Namen, und Gäste können ihren ändern.
blocked = An diesem Tisch bekommst du keinen Platz.
