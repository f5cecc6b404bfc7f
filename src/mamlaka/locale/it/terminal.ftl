## Questions and help

ask-free = Non tocca a te. Puoi dire: { $names }. Premi Invio per proseguire.
ask-answers = { $question } ({ $names })
ask-resume = Hai una partita non finita ({ $name }). La riprendi? [S/n]
ask-keys = [{ $hint } consiglio, { $help }]
press-enter = Premi Invio per continuare.
answer-unclear = Non ho capito «{ $answer }». Scrivi una carta, per esempio { $cards }, o una delle voci elencate.
help =
    Per giocare una carta scrivila ({ $cards }); per i contratti e le risposte scrivi una delle voci elencate.
    s: foglio dei punti   l: ultima presa   d: ultima smazzata a parole   h: le tue carte e il tavolo
    r: regole di questo tavolo   ?: un consiglio   help: questi comandi   q: salva ed esci
    ! e qualche parola: segnala come sbagliata l’ultima giocata di un bot; si salva con la partita
help-words = Vanno bene anche le parole, con o senza / o : davanti: { $words }.
command-quit = esci, fine
command-sheet = punti, foglio dei punti
command-last = ultima presa
command-deal = ultima smazzata
command-hand = carte, tavolo
command-rules = regole
command-hint = consiglio, suggerimento
command-help = aiuto
command-report = segnala
sign-crown = ♔
sign-dealer = (M)
trick-line = { $who ->
    [you] Presa { $number }: { $cards }. Hai preso tu.
   *[other] Presa { $number }: { $cards }. Ha preso { $seat }.
}
last-capture = { $who ->
    [you] Ultima presa: hai preso { $cards } con { $card }.
   *[other] Ultima presa: { $seat } ha preso { $cards } con { $card }.
}
last-trick-none = In questa smazzata non c’è ancora nessuna presa finita.
look-back-none = A questo tavolo non si possono riguardare le prese finite.
deal-none = Nessuna smazzata è ancora finita.
rules-standard = A questo tavolo valgono le regole comuni.
opponents = { $count ->
    [0] Giochi in solitario.
    [one] Giochi contro un bot ({ $bots }).
    [many] Giochi con { $count } bot ({ $bots }).
   *[other] Giochi con { $count } bot ({ $bots }).
}
opponents-other = Altri livelli: { $levels }. Per sceglierne uno: `mamlaka play --bots { $example }`.
bot-failed = Il bot { $bot } ({ $origin }) ha dato errore, quindi al suo posto gioca un altro bot.
next-player = { $direction ->
    [cw] Dopo di te gioca chi siede alla tua sinistra.
   *[ccw] Dopo di te gioca chi siede alla tua destra.
}
fairness = Le smazzate sono fissate prima della prima carta. Impronta: { $commitment }
saved = Salvata in { $path }. Per riprendere ripeti lo stesso comando, oppure: mamlaka play --resume "{ $path }"
over = La partita è finita.
result-side = { $rank }. { $seat } { $points } ({ $alone })
result-line = { $rank }. { $seat } { $points }
lowest-wins = Vince chi ha meno punti.
goal-line = Punti finora: { $points }. Traguardo: { $goal }.
goal-reached = { $points } punti: il traguardo di { $goal } è raggiunto. Hai vinto!
goal-missed = { $points } punti su { $goal }: traguardo mancato.
verify-hint = Per verificare la registrazione: mamlaka verify "{ $path }"

## The review of a match

review-open-total = A carte scoperte, su { $count } carte giocate: { $less }
review-total = { $name }: { $decisions ->
    [one] 1 decisione
    [many] { $decisions } decisioni
   *[other] { $decisions } decisioni
}, di cui costose: { $costly }
review-ignored-again = Consiglio non seguito: come sopra, smazzata { $deal }
review-least = Le perdite sotto { $unit ->
    [chance] { $least } punti percentuali
   *[other] { $least } punti
} non contano come costose.
course-seat = Giocate costose: solo di { $seat }
course-known = { $cost } per quanto si poteva sapere
course-open = { $cost } a carte scoperte
review-again = Decidi di nuovo: { $command }
review-title = Analisi di una partita
review-written = L’analisi è in { $path }. Aprila in un browser.
render-written = Scritto in { $path }.

## Boards, which several tables play with the same cards

# Unsure: bridge players also say “board”; “smazzata” is the deal itself.
seating-round = Turno { $round }
seating-table = Tavolo { $table }, smazzata { $board }: { $players }
seating-table-boards = Tavolo { $table }, smazzate da { $first } a { $last }: { $players }
seating-rest = Riposano: { $players }
board-number = Smazzata { $board }
board-of-day = Smazzata { $board } di { $boards }
board-of-round = Turno { $round }, tavolo { $table }, smazzata { $board }
board-named = { $board }: { $kind }
board-left = La smazzata è salvata. Per continuare ripeti lo stesso comando.
board-left-over = { $count ->
    [0] { $name } ha giocato tutte le smazzate.
    [one] { $name } ha ancora una smazzata. Per continuare ripeti lo stesso comando.
    [many] { $name } ha ancora { $count } smazzate. Per continuare ripeti lo stesso comando.
   *[other] { $name } ha ancora { $count } smazzate. Per continuare ripeti lo stesso comando.
}
board-none = Non hai giocato nessuna smazzata di questo giorno.
board-match = partita intera
daily-title = { $game }, { $day }: il tuo posto, le stesse carte
daily-board = smazzata
daily-you = tu
daily-again = tu ({ $number })
daily-matchpoints = matchpoint
daily-imps = IMP per smazzata
daily-folder = Le registrazioni sono in { $path }

## A decision of a record

decision-at = Evento { $event }, posto { $seat }
decision-taken = Azione scelta: { $action }

## Words that people type for each other, in groups

same-words = donna, dama, regina; fante, jack; quadri, quadro; fiori, fiore; cuori, cuore; picche, picca
