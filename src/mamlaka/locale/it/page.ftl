## Page: before the match

page-choose-seat = Scegli un posto:
page-sit = Siediti
page-free = libero
page-invite-about = Chi ha questo link può sedersi al tavolo. Nei posti liberi giocano i bot.
page-link = Il link a questo tavolo
page-invite = Condividi il link
page-start = Inizia
page-starting = Si comincia…
page-start-cancelled = L’inizio è stato annullato: nessuna risposta da { $names }. Ricomincia.

## Page: at the table

page-home = Home
page-sheet = Foglio dei punti
page-last-trick = Ultima presa
page-leave = Lascia il tavolo (un bot giocherà al tuo posto)
status-away = offline
status-left = ha lasciato il tavolo
status-program = programma
page-lost = Connessione persa. Nuovo tentativo…
page-replaced = Stai giocando questo posto in un’altra finestra.
page-take-back = Gioca qui
stood-in = Mentre non c’eri, un bot ha deciso al tuo posto: { $actions }.
stood-in-often = Mentre non c’eri, un bot ha preso { $count } decisioni al tuo posto. L’ultima: { $action }.
page-your-turn = Tocca a te
page-open = { $card }, carta scoperta
page-taken = { $card }, carta presa
page-lies-open = carta scoperta
page-given = carta appena ricevuta
page-hint = Chiedi un consiglio
page-thinking = Il consiglio arriva…
page-suggested = carta consigliata
page-report = Segnala un errore di un bot
page-report-whose = L’ultima giocata di quale bot?
page-report-last = L’ultima giocata fatta da un bot
page-report-words = Che cosa non andava? (facoltativo)
page-report-send = Invia la segnalazione
page-reported = Salvata su questo server con la partita: è la segnalazione { $number }. Grazie!
page-not-now = ora non si può giocare
page-taker = { $who ->
    [you] L’hai presa tu
   *[other] L’ha presa { $seat }
}
page-goal = traguardo: { $goal }
page-of-goal = { $value } / { $goal }
page-tracker = Non ancora viste: { $cards }.
page-tracker-chance = non ancora viste; ognuna può ancora uscire con probabilità { $chance } ({ $percent }%)
page-out-of-turn = Azioni fuori turno

## Page: questions and answers

zone-stock = tallone
zone-turnup = carta scoperta
zone-discards = scarti
zone-widow = monte
zone-dummy = morto
zone-out = fuori gioco
page-tap-again = Tocca di nuovo la carta per giocarla.
page-choose-capture = { $card }: che cosa prende?
page-captures = { $card }, che prende { $cards }
call-pass = passo
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = raddoppio!
call-double-seats = Contro: { $name }
call-redouble-seats = Surcontro: { $name }
call-double-and-redouble = Contro: { $name }; surcontro: { $names }
call-no = no
call-bid = { $number }
call-hold = tengo
call-bid-name = { $name }
call-word = { $name }!
call-declare = { $name }!
call-broken = { $suit } aperti!
ask-choose = Fai la tua scelta.
ask-lead-first = Tocca a te: esci con la prima carta.
ask-lead = Hai preso tu: tocca a te uscire.
ask-card = Tocca a te: gioca una carta.
ask-card-or-pass = Tocca a te: gioca una carta, o passa.
ask-turn-up = Tocca a te: scopri la tua carta coperta.
ask-turn-up-or-pass = Tocca a te: scopri la tua carta coperta, o passa.
ask-place = Tocca a te: gioca una carta che vedono solo gli altri.
ask-place-lead = Tocca a te: esci con una carta che vedono solo gli altri.
ask-lay = Tocca a te: gioca una carta che si attacca.
ask-lay-or-pass = Tocca a te: gioca una carta che si attacca, o passa.
ask-capture = Tocca a te: gioca una carta.
ask-combo-lead = Tocca a te: gioca una carta o più carte insieme.
ask-combo = { $count ->
    [one] Tocca a te: batti { $cards } o scarta una carta.
    [many] Tocca a te: batti { $cards } o scarta { $count } carte.
   *[other] Tocca a te: batti { $cards } o scarta { $count } carte.
}
ask-pass = Tocca a te: nessuna tua carta si attacca, quindi passa.
ask-double-seats = Chi contri?
ask-double-or-redouble = Chi contri o surcontri?
ask-redouble-seats = Chi surcontri?
ask-must-double = Ora devi contrare { $other }. Chi altro?
ask-double = Puoi raddoppiare: { $cards }. Scegli le carte, o rispondi di no.
ask-double-or-appeal = Puoi mandare a monte la smazzata, oppure raddoppiare: { $cards }.
ask-nothing = La domanda viene fatta a tutti. Tu non hai niente da rispondere.
ask-other = Scegli una risposta.
ask-pass-cards = { $count ->
    [one] Scegli una carta da passare a { $seat }.
    [many] Scegli { $count } carte da passare a { $seat }.
   *[other] Scegli { $count } carte da passare a { $seat }.
}
ask-bid = Scegli quanto dichiarare.
ask-duel-bid = Scegli quanto dichiarare.
ask-hold = Tieni { $number }?
ask-bid-but = Scegli quanto dichiarare, ma non { $number }: la somma delle dichiarazioni non deve essere uguale al numero delle prese.
ask-discard = { $count ->
    [one] Scegli una carta da scartare.
    [many] Scegli { $count } carte da scartare.
   *[other] Scegli { $count } carte da scartare.
}
say-choose = { $name }
say-declare = Accusa { $name }
say-double = Raddoppia
say-give = Passa le carte
say-bid = Dichiara { $number }
say-hold = Tieni
say-hold-bid = Tieni { $number }
say-pass = Passa
say-turn-up = Scopri la carta
say-place = Carta { $number }
say-play = Gioca
say-discard = Scarta
page-sure = { $word }? Premi ancora
page-sure-spoken = { $word }: { $question } Premi di nuovo per confermare.
say-double-seats = { $name }
say-no-double = Nessuno
say-no = No
say-continue = Continua
say-these = Conferma la scelta
page-number = Numero
waiting = Si aspetta { $seat }…
waiting-choose = { $seat } sta scegliendo…
waiting-secret = Ognuno risponde in segreto. Si aspettano gli altri…
waiting-double-or-appeal = Qualcuno raddoppia o manda a monte? Si aspettano gli altri…
waiting-play = Tocca a { $seat }…
waiting-double = { $seat } può raddoppiare…
waiting-bid = { $seat } deve dichiarare…
waiting-duel-bid = { $seat } dichiara…
waiting-discard = { $seat } sta scartando…

## Page: the end

page-deal-over = Smazzata { $deal }: { $contract }
page-again = Gioca ancora
page-verify-about = Il tuo browser può controllare che le smazzate fossero fissate prima della prima carta e che nessuno le abbia cambiate.
page-verify = Controlla le smazzate
page-verified = Verificato: le smazzate sono quelle fissate all’inizio.
page-not-verified = Qualcosa non torna:
page-check-commitment = il codice segreto ora pubblico corrisponde all’impronta fissata prima del tuo arrivo al tavolo
page-check-terms = il gioco, le sue opzioni e il numero di smazzate sono quelli fissati prima del tuo arrivo al tavolo
page-check-people = ai loro posti ci sono le stesse persone dell’inizio
page-check-commitment-later = il codice segreto ora pubblico corrisponde all’impronta del tavolo
page-check-nonce = le smazzate dipendono anche dal tuo browser
page-check-nonces = nessun contributo è stato aggiunto, tolto o scambiato dopo
page-verified-in-part = La registrazione è in ordine. Il tuo browser può verificarne solo una parte.
page-check-no-part = Nel tuo browser non risulta che abbia contribuito alle smazzate, quindi non può dire se qualcuno ha scelto il proprio contributo a cose fatte.
page-check-cancelled =
    { $count ->
        [one] Un inizio è stato annullato quando il tuo browser aveva già rivelato il suo contributo alle smazzate.
        [many] { $count } inizi sono stati annullati quando il tuo browser aveva già rivelato il suo contributo alle smazzate.
       *[other] { $count } inizi sono stati annullati quando il tuo browser aveva già rivelato il suo contributo alle smazzate.
    }
page-check-draw = le carte estratte
page-check-dealer = il primo mazziere
page-check-deal = ogni carta di ogni smazzata deriva dal codice segreto
page-check-places = l’ordine delle carte che vedevano solo gli altri
page-check-hands = le carte che hai avuto in mano

## Page: settings

page-arabic-digits = Cifre arabe orientali
page-four-colours = Semi in quattro colori
page-jumbo = Simboli grandi sulle carte

## Page: what it speaks

page-full-stop = {". "}
page-trick-goes = { $who ->
    [you] Prendi tu.
   *[other] Prende { $seat }.
}
page-deal-scored = La smazzata { $deal } è finita, { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = Nessun altro ha carte scoperte.
page-hand = Le tue carte, { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = Non hai carte in mano.
page-playable = Puoi giocare: { $cards }
page-playable-all = Puoi giocare qualsiasi carta.
page-on-table = Sul tavolo: { $cards }
page-nothing-on-table = Sul tavolo non ci sono carte.
page-scores = Punti: { $scores }
page-looking-on = Stai guardando la partita.
