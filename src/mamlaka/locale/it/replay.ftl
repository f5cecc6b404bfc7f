## Replays of finished matches

replay-title = Replay
replay-watch = Guarda il replay
replay-open-about = Scegli il file di una registrazione, o trascinalo qui. Il file resta su questo dispositivo.
replay-broken = Questo file non è una registrazione che la pagina sa mostrare.
replay-loading = Caricamento della partita…
replay-retry = Riprova
replay-controls = Comandi del replay
replay-deal-back = Smazzata precedente
replay-trick-back = Presa precedente
replay-card-back = Carta precedente
replay-play = Avvia
replay-pause = Pausa
replay-card-on = Carta seguente
replay-trick-on = Presa seguente
replay-deal-on = Smazzata seguente
replay-place = Smazzata { $deal }, { $event } di { $count }
replay-deal-row = Smazzata { $deal }: { $contract }
replay-choose-deal = Smazzata
replay-choose-seat = Posto
replay-choose-speed = Velocità
replay-open-hands = Tutte le carte scoperte
replay-ledger = Punti di questa smazzata
replay-unfinished = Questa smazzata non è stata finita.
replay-more = Link, file e velocità
replay-copy-link = Copia un link a questo punto
replay-download = Scarica la registrazione

review-start = Analizza le giocate
review-about = Mostra quanto è costata ogni giocata: per quanto si poteva sapere, e a carte scoperte. Le perdite piccole o incerte non contano come costose.
review-progress = Smazzata { $deal } di { $count }…
review-costly = Giocate costose
review-row = Smazzata { $deal }, { $seat }: { $action }
review-move = { $seat }: { $action }. Meglio: { $best }
review-known = Per quanto si poteva sapere: { $less }
review-open = A carte scoperte: { $less }
review-ignored = Consiglio non seguito: { $reason }
review-none = Nessuna decisione è costata più dell’errore di stima.
again-move = Decidi di nuovo da qui
again-here = Continua a giocare da qui
again-about = Giochi al posto di { $seat } contro i bot, con le stesse carte in tutte le smazzate. La partita non conta.
again-origin = Questa partita è cominciata a metà di un’altra, con le stesse carte. Non conta.
again-back = Torna alla prima partita
open-title = Valore delle carte
open-show = Quanto vale ogni carta
open-asking = Calcolo in corso…
open-none = Qui non ci sono valori esatti.
open-about = Gioca { $seat }. Punti della mano a carte scoperte:
open-hide = Nascondi
course-title = Andamento della partita
course-legend = Punti dopo ogni smazzata. Cerchi: smazzate con giocate costose.
course-costly = { $count ->
    [one] 1 giocata costosa
    [many] { $count } giocate costose
   *[other] { $count } giocate costose
}
course-void = non vale
course-lead = Smazzata { $deal }: ora in testa: { $names }
course-no-lead = In testa non è mai cambiato nessuno.
course-show = Mostra questa smazzata
review-known-total = Le costose insieme, per quanto si poteva sapere: { $less }
review-net-total = Le costose insieme, con il valore per le smazzate successive: { $less }
review-by-player = Per giocatore
review-by-contract = Per contratto
review-by-kind = Per tipo di decisione
review-kind-play = Carte
review-kind-other = Altre decisioni
luck-title = Fortuna nelle carte
luck-about = Quanto avrebbe ottenuto il bot di ricerca, in tutti i posti, con le stesse carte, e quanto hanno ottenuto i giocatori: entrambi in punti sopra la media dei giocatori.
luck-about-sides = Quanto avrebbe ottenuto il bot di ricerca, in tutti i posti, con le stesse carte, e quanto hanno ottenuto le coppie: entrambi in punti sopra la media delle coppie.
luck-side = { $side }: con queste carte { $expected }, in realtà { $actual }
luck-expected = con queste carte
luck-actual = in realtà
