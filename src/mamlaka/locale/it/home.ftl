## Home: the page

page-title = Mamlaka
page-subtitle = Trex e altri giochi di carte da bar. Gratis, senza pubblicità e con smazzate che puoi verificare.
page-language = Lingua
page-settings = Impostazioni
page-close = Chiudi
page-unreachable = Il server non risponde. La pagina continua a provare.
offline-no-network = Non c’è rete. La pagina funziona, ma per giocare serve il server. Si continua appena la rete torna.
offline-retry = Riprova
page-games = Scegli un gioco
page-players = { $most ->
    [one] 1 giocatore
    [many] { $seats } giocatori
   *[other] { $seats } giocatori
}
learn-title = { $game }: come si gioca
page-play = Gioca ora
tour-begin = Impara giocando
lobby-quick = Gioca con altri
page-play-friends = Gioca con gli amici
today-title = Smazzata del giorno
code-title = Entra con un codice
code-label = Codice del tavolo
lobby-join = Entra
keeper-link = Segna i punti di una partita con carte vere
drill-title = Esercizi
replay-open = Apri una registrazione
page-promise = Nessun account richiesto, niente monete, niente tracciamento.
page-comma = {", "}
letter-J = J
letter-Q = Q
letter-K = K

## Home: your name and your account

page-your-name = Il tuo nome
page-guest = Ospite
name-question = Come ti chiami?
name-skip = Continua come ospite
name-about = Gli altri al tavolo vedono il tuo nome.
page-go-on = Continua
account-enter = Accedi o registra un nome
account-known = Accesso effettuato come { $name }

## Home: the next match

page-how-many = Giocatori
page-how = Regole
page-standard = Regole comuni
page-level = Livello dei bot
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-best = massimo
bot-random = a caso
bot-rules = regole pratiche
bot-search = ricerca
bot-about-easy = È alle prime armi e dimentica le carte già giocate.
bot-about-medium = Segue le regole pratiche, ma non conta sempre le carte uscite.
bot-about-hard = Prima di ogni giocata calcola per un momento come può proseguire il gioco.
bot-about-best = Prima di ogni giocata calcola per un decimo di secondo come può proseguire il gioco.
bot-about-random = Gioca a caso, ma rispetta le regole.
bot-about-rules = Segue le regole pratiche di chi gioca da anni e sa spiegare ogni scelta.
bot-about-search = Prima di ogni giocata calcola come può proseguire il gioco, finché il suo limite lo permette.
lobby-public = Tavolo pubblico: chiunque su questo server può trovarlo ed entrare
lobby-talk = Frasi permesse tra compagni durante la partita
spectators-title = Chi può guardare
spectators-anyone = chiunque
spectators-link = chi ha il link
spectators-nobody = solo i giocatori
takeover-title = Posti dei bot durante la partita
takeover-anyone = aperti a tutti
takeover-creator = su richiesta
takeover-nobody = restano ai bot
clock-title = Tempo per pensare
time-control-off = senza limite
time-control-relaxed = rilassato
time-control-normal = normale
time-control-quick = veloce
options-title = Tutte le opzioni
options-changes = { $count ->
    [one] 1 modifica
    [many] { $count } modifiche
   *[other] { $count } modifiche
}
options-reset = Annulla le modifiche
options-saved = Le tue regole
options-name = Nome per queste regole
options-save = Salva
options-forget = Elimina { $name }
options-link = Copia un link a queste regole
options-link-about = Il link a queste regole
page-copied = Copiato ✓

## Home: public tables

lobby-tables = Tavoli pubblici
lobby-free =
    { $count ->
        [one] { $count } posto libero
        [many] { $count } di posti liberi
       *[other] { $count } posti liberi
    }
lobby-watch = Guarda
lobby-fact = { $label }: { $value }
table-playing = in corso
