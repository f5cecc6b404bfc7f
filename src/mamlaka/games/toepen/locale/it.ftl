## Why something cannot be done

no-exchange = Ora non puoi cambiare le carte.
cannot-signal = Con queste carte non puoi dare quel segnale.
signal-too-late = Ora non puoi dare segnali: è troppo tardi, o ne hai già dato uno.
knock-own = L’ultima bussata è tua. Prima di bussare di nuovo, deve bussare qualcun altro.
knock-open = Non puoi bussare finché c’è una domanda aperta. Aspetta la risposta.
knock-folded = Hai già lasciato.
knock-too-soon = Non puoi bussare di nuovo finché non si gioca una carta.
stake-limit = La posta è { $stake }. Non può salire oltre.

## Seats and cards

badge-knocker = ha bussato
badge-folded = fuori
badge-broke = senza fiches
badge-signal-stand = in piedi
badge-signal-whistle = ha fischiato
badge-exchanger = ha cambiato
counter-stake = posta

## Ways to play that have a name

preset-toepen-nakayoshi = Nakayoshi-mura
preset-toepen-long = Lungo
preset-toepen-quick = Veloce
preset-toepen-quiet = Senza segnali
preset-toepen-dutch = Olandese

## The table

## What happens

news-exchange = { $who ->
    [you] Cambi le carte.
   *[other] { $seat } cambia le carte.
}
news-new-hand = Le tue nuove carte: { $cards }
news-challenge = { $who ->
    [you] Dubiti del cambio.
   *[other] { $seat } dubita del cambio.
}
news-unchallenged = { $who ->
    [you] Nessuno dubita del tuo cambio.
   *[other] Nessuno dubita del cambio di { $seat }.
}
news-keep = { $who ->
    [you] Tieni le tue carte.
   *[other] { $seat } tiene le sue carte.
}
news-stand = { $who ->
    [you] Ti alzi in piedi.
   *[other] { $seat } si alza in piedi.
}
news-whistle = { $who ->
    [you] Fischi.
   *[other] { $seat } fischia.
}
news-knock = { $who ->
    [you] Bussi.
   *[other] { $seat } bussa.
}
news-stay = { $who ->
    [you] Resti.
   *[other] { $seat } resta.
}
news-fold = { $who ->
    [you] Lasci.
   *[other] { $seat } lascia.
}
news-forgot = { $who ->
    [you] Hai dimenticato il segnale.
   *[other] { $seat } ha dimenticato il segnale.
}

## A deal is over

ledger-winner = { $seat } { $points }: smazzata vinta
ledger-loser = { $seat } { $points }: smazzata persa
ledger-fold = { $seat } { $points }: carte lasciate
ledger-forgot = { $seat } { $points }: segnale dimenticato
ledger-wash = { $seat } { $points }: cambio senza quattro scartine
ledger-challenge = { $seat } { $points }: aver dubitato di un cambio onesto

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = Tieni la carta migliore per l’ultima presa, l’unica che conta.
rule-toepen-3 = Le carte senza speranza cambiale, onestamente o no.
rule-toepen-6 = L’ultima presa sarà probabilmente tua: bussa prima che gli altri lo capiscano.
rule-toepen-7 = Chi ha dato un segnale ha le carte alte che a te mancano.
rule-toepen-8 = Restare costa una fiche in più che lasciare: la probabilità di vincere deve giustificarla.
rule-toepen-9 = Hai tante di quelle scartine che difficilmente il cambio è onesto.
rule-toepen-60 = Con queste carte il segnale è d’obbligo, e dimenticarlo costa la posta.
rule-toepen-61 = Sono quattro scartine: il cambio è onesto.
rule-toepen-62 = Gioca prima le carte basse.
rule-toepen-63 = Chi fa la terza presa esce per l’ultima.
rule-toepen-64 = Un segnale spaventa gli altri, qualunque cosa voglia dire.

## Page: the home page

game-toepen = Toepen
game-about-toepen = Quattro carte, fiches e sangue freddo: conta solo l’ultima presa, e si può bussare in ogni momento.
game-standard-toepen = Venti fiches a testa. Si gioca finché qualcuno le finisce.

## Page: at the table

## Page: questions and answers

call-keep = tengo
call-exchange = cambio
call-challenge = dubito!
call-stand = in piedi!
call-whistle = fischio!
call-knock = busso!
call-stay = resto
call-fold = lascio
call-forgot = dimenticato!
ask-exchange = Puoi cambiare le carte se sono quattro scartine. Puoi anche bluffare.
ask-challenge = { $who ->
    [you] Hai cambiato le carte, dicendo che erano quattro scartine.
   *[other] { $seat } ha cambiato le carte, dicendo che erano quattro scartine. Dubiti?
}
ask-stay = { $who ->
    [you] Hai bussato. Resti per { $raised }, o lasci e paghi { $stake }?
   *[other] { $seat } ha bussato. Resti per { $raised }, o lasci e paghi { $stake }?
}
say-keep = Tieni
say-exchange = Cambia
say-challenge = Dubita
say-decline = Accetta
say-stand = Alzati
say-whistle = Fischia
say-knock = Bussa
say-knock-for = Bussa per { $stake }
confirm-knock = Se qualcuno resta, la posta sale a { $stake }.
confirm-exchange = Ricevi carte nuove al posto delle tue, e qualcuno può dubitare del cambio.
confirm-signal = Gli altri scoprono qualcosa delle tue carte.
key-knock = n
key-exchange = x
key-stand = u
key-whistle = i
say-stay = Resta per { $stake }
say-fold = Lascia e paga { $stake }

## Page: what it speaks

## Ways to play that have a name

about-preset-toepen-nakayoshi = L’asso è la carta più alta; la partita finisce appena qualcuno resta senza fiches.
about-preset-toepen-long = Trenta fiches a testa. Chi le finisce è fuori dalla partita, e vince l’ultimo rimasto.
about-preset-toepen-quick = Dieci fiches a testa, e i segnali sono automatici.
about-preset-toepen-quiet = Senza segnali: nessuno si alza e nessuno fischia.
about-preset-toepen-dutch = I dieci sono alti e i fanti bassi. Le fiches perse contano come penalità, e vince l’ultimo rimasto sotto le quindici.

## Options

about-option-toepen-rank = L’ordine delle carte. ace_high: A K Q J 10 9 8 7, le scartine sono 10 9 8 7, si segnalano assi e sette. dutch: 10 9 8 7 A K Q J, le scartine sono A K Q J, si segnalano dieci e fanti.
about-option-toepen-chips = Con quante fiches si comincia. Con poche è un gioco d’azzardo, con molte conta la bravura.
about-option-toepen-end-mode = first_bankrupt: la partita finisce dopo la smazzata in cui qualcuno perde l’ultima fiche, e vince chi ne ha di più. last_standing: chi è senza fiches è fuori e aspetta, e vince l’ultimo rimasto.
about-option-toepen-exchanges-per-player = Quante volte si possono cambiare le carte in una smazzata: una, o finché nel tallone ce ne sono abbastanza.
about-option-toepen-exchange-order = in_turn: la domanda gira a partire dalla sinistra del mazziere. any_time: ognuno può cambiare quando vuole, prima che si esca con la prima carta.
about-option-toepen-signals = Con quattro carte del valore più alto devi alzarti, con tre devi fischiare. manual: devi ricordartene, e se dimentichi paghi. auto: i segnali partono da soli. off: non ci sono segnali.
about-option-toepen-signal-time = Fino a quando si possono dare segnali. first_card: finché non giochi la tua prima carta o lasci. before_play: fino alla prima uscita.
about-option-toepen-winner-takes = Che cosa prende dal piatto chi vince la smazzata. Con nothing, le fiches si possono solo perdere.
about-option-toepen-next-dealer = Il mazziere seguente: chi siede alla sinistra del mazziere, o chi ha vinto la smazzata.
about-option-toepen-max-stake = La posta più alta. Una volta raggiunta, nessuno può bussare.
about-option-toepen-knock-gap = Stabilisce se tra due bussate si deve giocare una carta.

## Learn

learn-toepen-about = Hai quattro carte e si giocano quattro prese, ma conta solo l’ultima. Chi la fa vince la smazzata. Tutti gli altri rimasti pagano la posta.
learn-toepen-chips = Si comincia con { $count } fiches a testa, ed è con quelle che si paga.
learn-toepen-end-first = La partita finisce quando qualcuno resta senza fiches. Vince chi ne ha di più.
learn-toepen-end-last = Chi resta senza fiches è fuori dalla partita. Vince l’ultimo rimasto.
learn-toepen-order = L’ordine delle carte, dalla più alta alla più bassa. Non c’è briscola: prende la carta più alta del seme d’uscita.
learn-toepen-last = L’ultima presa. L’uscita è a cuori, e tu hai tenuto la carta di cuori più alta: la smazzata è tua. Le carte più alte degli altri semi sono soltanto scarti.
learn-toepen-page-knock = La posta
learn-toepen-knock = Se le tue carte sono buone, o se vuoi che gli altri lo credano, bussa. Finché si gioca puoi farlo in ogni momento, anche quando non tocca a te.
learn-toepen-answer = Ognuno degli altri deve rispondere: o resta, e la posta sale di uno, o lascia, e per questa smazzata è fuori. Se lasciano tutti, vinci subito.
learn-toepen-again = Se l’ultima bussata è tua, puoi bussare di nuovo solo dopo che ha bussato un altro.
learn-toepen-gap = Tra due bussate si deve giocare una carta.
learn-toepen-limit = La posta non può superare { $stake }.
learn-toepen-lose = Se resti e perdi
learn-toepen-fold = Chi lascia paga la posta com’era prima della bussata: una fiche in meno di chi resta.
learn-toepen-knocks = { $count ->
    [0] Nessuno ha bussato
    [one] Dopo una bussata
    [many] Dopo { $count } bussate
   *[other] Dopo { $count } bussate
}
learn-toepen-takes = Chi vince prende la posta dal piatto in mezzo al tavolo, dove finisce tutto quello che si paga.
learn-toepen-takes-nothing = Chi vince non prende nulla. Le fiches si possono solo perdere.
learn-toepen-dealer-left = A ogni smazzata cambia il mazziere.
learn-toepen-dealer-winner = Chi vince una smazzata dà la successiva.
learn-toepen-word-stake = Posta, piatto
learn-toepen-word-stake-is = La posta è il numero di fiches che paga chi perde la smazzata. Tutte le fiches pagate vanno nel piatto.
learn-toepen-word-exchange = Cambio
learn-toepen-exchange = Prima della prima carta puoi cambiare le tue quattro carte, coperte, con quattro nuove. Così dici che erano quattro scartine, ma può essere un bluff.
learn-toepen-exchange-in-turn = Si viene interrogati a turno, a partire da chi viene dopo il mazziere.
learn-toepen-exchange-any-time = Non devi aspettare il tuo turno.
learn-toepen-exchange-once = Si può fare una volta per smazzata.
learn-toepen-exchange-often = Si può rifare finché ci sono abbastanza carte.
learn-toepen-word-challenge = Dubitare
learn-toepen-challenge = Dire che un cambio era un bluff. Le carte cambiate si scoprono. Se non erano tutte scartine, paga una fiche chi ha bluffato; altrimenti la paga chi ha dubitato.
learn-toepen-word-signals = Alzarsi, fischiare
learn-toepen-signals-must = { $cards }: con tutte e quattro devi alzarti, con tre devi fischiare.
learn-toepen-signals-may = { $cards }: con tutte e quattro puoi alzarti, con tre puoi fischiare. È un bluff.
learn-toepen-signals-auto = I segnali d’obbligo partono da soli.
learn-toepen-signals-forgotten = Fallo prima di giocare la tua prima carta. Se lo dimentichi, alla fine paghi la posta.
learn-toepen-signals-before-play = Fallo prima che qualcuno giochi la prima carta. Se lo dimentichi, alla fine paghi la posta.
learn-toepen-worthless = Le scartine, in ogni seme.

## Options by name

option-toepen-rank = Ordine delle carte
option-toepen-rank-ace-high = L’asso è alto
option-toepen-rank-dutch = Il dieci è alto
option-toepen-chips = Fiches a testa
option-toepen-end-mode = Fine della partita
option-toepen-end-mode-first-bankrupt = Quando uno è senza fiches
option-toepen-end-mode-last-standing = Quando ne resta uno solo
option-toepen-exchanges-per-player = Cambi in una smazzata
option-toepen-exchanges-per-player-one = Uno
option-toepen-exchanges-per-player-repeated = Finché dura il tallone
option-toepen-exchange-order = Quando si cambia
option-toepen-exchange-order-in-turn = A turno
option-toepen-exchange-order-any-time = Sempre, prima della prima carta
option-toepen-signals = Alzarsi e fischiare
option-toepen-signals-manual = Devi ricordartene
option-toepen-signals-auto = Automatici
option-toepen-signals-off = Senza segnali
option-toepen-signal-time = Quando dare i segnali
option-toepen-signal-time-first-card = Fino alla tua prima carta
option-toepen-signal-time-before-play = Fino alla prima uscita
option-toepen-winner-takes = Chi vince prende
option-toepen-winner-takes-stake = La posta
option-toepen-winner-takes-nothing = Niente
option-toepen-next-dealer = Mazziere seguente
option-toepen-next-dealer-left = Chi siede a sinistra
option-toepen-next-dealer-winner = Chi vince la smazzata
option-toepen-max-stake = Posta più alta
option-toepen-max-stake-none = Nessun limite
option-toepen-knock-gap = Tra due bussate
option-toepen-knock-gap-one-card = Si deve giocare una carta
option-toepen-knock-gap-none = Non serve nulla
