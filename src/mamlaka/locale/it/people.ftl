## After a match

rematch-wanted = Un’altra partita? L’invito è di { $names }.
rematch-waiting = Si aspetta: { $names }.
rematch-seconds =
    { $count ->
        [one] Si comincia tra { $count } secondo.
        [many] Si comincia tra { $count } secondi.
       *[other] Si comincia tra { $count } secondi.
    }
rematch-bots = Chi manca è sostituito da un bot.
rematch-open = La prossima partita è cominciata.
rematch-join = Vai alla prossima partita
rematch-result = Risultato
rematch-new = Un altro gioco
rematch-gathering = Si comincia quando ci siamo tutti.

## Your tables

page-my-tables = I tuoi tavoli
page-forget = Dimentica questo tavolo
table-open = in attesa di giocatori
table-over = finita

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

watching-seats = Prendi il posto di un bot
watching-about = Continui con le carte di quel posto, e il bot smette.
watching-take = Siediti qui
watching-full = I posti sono tutti occupati.
people-level = bot, livello: { $level }
lobby-partners = A coppie
lobby-move = Spostati in questo posto
lobby-move-about = Tocca un posto libero per spostarti lì.
seats-closed = In questa partita non si può più entrare.

## Phrases and reactions

talk-open = Di’ qualcosa
talk-muted = Nascondi le frasi degli altri
talk-heard = { $seat }: { $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = Ciao!
call-talk-well-played = Bella giocata!
call-talk-thanks = Grazie!
call-talk-sorry = Scusate!
call-talk-good-luck = Buona fortuna!
call-talk-your-turn = Tocca a te!
talk-spoken-laugh = risata
talk-spoken-wink = occhiolino
talk-spoken-wow = stupore
talk-spoken-proud = orgoglio
talk-spoken-sad = tristezza
no-such-phrase = Questa frase non esiste.
no-talk = Chi gioca in coppia non può usare le frasi durante la partita.
talks-too-much = Aspetta un momento prima di dire altro.

## Muting and blocking

people-mute = Silenzia { $name }
people-block = Blocca { $name }
people-block-about = Non vedi quello che dice chi è bloccato, e chi è bloccato non può sedersi ai tavoli che apri tu. Il blocco vale per un nome, e gli ospiti possono cambiare il loro.
blocked = Non puoi sederti a questo tavolo.
