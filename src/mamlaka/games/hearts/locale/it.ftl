## Why something cannot be done

must-open = Per aprire la smazzata puoi giocare: { $cards }.
hearts-unbroken = Non puoi uscire a cuori finché non sono aperti. Puoi giocare: { $cards }.
no-points-first = Alla prima presa niente carte di penalità finché ne hai altre. Puoi giocare: { $cards }.

## Ways to play that have a name

preset-hearts-international = Internazionale
preset-hearts-openspiel = Una sola smazzata
preset-hearts-black-lady = Black Lady

## Boards: the kinds of deals

kind-left-hearts = si passa a sinistra
kind-right-hearts = si passa a destra
kind-across-hearts = si passa di fronte
kind-none-hearts = nessun passaggio

## What happens

news-opener = { $who ->
    [you] Mostri { $cards } ed esci per la prima presa.
   *[other] { $seat } mostra { $cards } ed esce per la prima presa.
}

## A deal is over

ledger-moon = { $whom ->
    [you] { $seat } { $points }: hai fatto cappotto
   *[other] { $seat } { $points }: { $other } fa cappotto
}
ledger-moon-shot = { $seat } { $points }: cappotto
ledger-no-tricks = { $seat } { $points }: nessuna presa

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = La donna di picche cade sull’asso o sul re di picche.
rule-hearts-2 = La donna di picche è al sicuro con altre tre carte di picche in mano, ma non con meno.
rule-hearts-3 = Le picche basse proteggono dalla donna.
rule-hearts-4 = Passa tutte le carte di un seme corto: quando si uscirà lì, potrai scartare le penalità.
rule-hearts-5 = Cuori alti senza cuori bassi finiscono per prendere cuori.
rule-hearts-6 = La prima presa non costa nulla: giocaci una carta alta.
rule-hearts-7 = Un’uscita con una carta bassa di picche stana la donna. Se hai l’asso o il re, aspetta.
rule-hearts-8 = Scarta la carta che costa di più sulla presa di un altro.
rule-hearts-9 = Quando gli altri hanno già giocato: se nella presa non ci sono punti, falla con una carta alta; se ce ne sono, resta sotto.
rule-hearts-10 = Tutti i punti di penalità li ha presi uno solo: prendi un cuore per impedire il cappotto.
rule-hearts-60 = Un’uscita bassa verrà superata.
rule-hearts-61 = Gioca la carta più alta che non prende.
rule-hearts-62 = La donna passa al sicuro sotto l’asso o il re.
rule-hearts-63 = Il fante di quadri toglie punti: fai la presa.
rule-hearts-64 = Le carte alte fanno prese.
rule-hearts-65 = Con un seme lungo e compatto e senza cuori perdenti puoi prendere tutto.

## Page: the home page

game-hearts = Hearts
game-about-hearts = Evita i cuori e la donna di picche, oppure prendili tutti.
game-standard-hearts = Si passano tre carte prima di ogni smazzata e si va ai 100 punti; vince chi ne ha meno.

## Page: questions and answers

zone-stock-hearts = carte avanzate

## Ways to play that have a name

about-preset-hearts-international = Il gioco più diffuso, in quattro, ai 100 punti.
about-preset-hearts-openspiel = Una sola smazzata con le regole di OpenSpiel; anche la donna di picche apre i cuori.
about-preset-hearts-black-lady = Da tre a sette giocatori. Alcune carte avanzano, e si passa due volte: due carte, poi una.

## Options

about-option-hearts-form = international: in quattro, con tredici carte a testa; apre il due di fiori. black_lady: da tre a sette; alcune carte avanzano, si passa due volte verso destra, chi siede alla sinistra del mazziere esce con una carta qualsiasi, e i punti di penalità sono negativi.
about-option-hearts-pass-cards = Prima di giocare ognuno passa a un altro tre carte coperte.
about-option-hearts-pass-cycle = Verso chi si passa in ogni smazzata. Finito l’elenco, si ricomincia.
about-option-hearts-no-pts-on-first-trick = Alla prima presa non puoi giocare né cuori né la donna di picche finché hai un’altra carta.
about-option-hearts-can-lead-any-club = Chi ha il due di fiori può aprire con un’altra carta di fiori.
about-option-hearts-must-break-hearts = Non puoi uscire a cuori finché non sono aperti, salvo se non hai altro.
about-option-hearts-qs-breaks-hearts = La donna di picche apre i cuori, come una carta di cuori.
about-option-hearts-can-lead-hearts-instead-of-qs = Se hai solo cuori e la donna di picche, puoi uscire a cuori prima che siano aperti.
about-option-hearts-jd-bonus = Il fante di quadri toglie dieci punti di penalità.
about-option-hearts-avoid-all-tricks-bonus = Chi non fa prese si toglie cinque punti di penalità, a meno che qualcuno non abbia fatto cappotto.
about-option-hearts-moon = Che cosa succede a prendere tutti i cuori e la donna di picche. others: ognuno degli altri riceve 26 punti di penalità. self: il tuo totale scende di 26. none: le carte contano come sempre.
about-option-hearts-target = La partita finisce dopo la smazzata in cui qualcuno arriva a questo numero di punti di penalità. Vince chi ne ha meno.
about-option-hearts-deals = La partita finisce dopo questo numero di smazzate, o prima se si arriva al traguardo. Se mancano tutti e due, cosa che solo Black Lady permette, ognuno dà le carte una volta.
about-option-hearts-early-end = Una smazzata finisce quando nessuno ha più carte che contano, e il punteggio non cambia. Se c’è un premio per chi non fa prese, ogni smazzata si gioca fino all’ultima carta.
about-option-hearts-look-back = Le prese finite della smazzata che si possono riguardare.

## Learn

learn-hearts-about = Cerca di non prendere i cuori né la donna di picche: sono le carte di penalità. Alla fine della partita vince chi ha meno punti di penalità.
learn-hearts-pass = { $count ->
    [one] Prima di giocare passi una carta coperta a un altro, e ne ricevi una da qualcun altro.
    [many] Prima di giocare passi { $count } carte coperte a un altro, e ne ricevi { $count } da qualcun altro.
   *[other] Prima di giocare passi { $count } carte coperte a un altro, e ne ricevi { $count } da qualcun altro.
}
learn-hearts-pass-to = { $number ->
    [0] In ogni smazzata
   *[other] Smazzata { $number }
}: { $direction ->
    [left] passi a sinistra.
    [right] passi a destra.
    [across] passi a chi ti sta di fronte.
   *[none] nessun passaggio.
}
learn-hearts-pass-again = Poi si ricomincia dal primo verso.
learn-hearts-pass-twice = Prima di giocare si passano due volte carte coperte verso destra: prima { $first }, poi { $second }.
learn-hearts-open = Chi ha { $card } esce con quella carta per la prima presa.
learn-hearts-open-club = Chi ha { $card } esce per la prima presa, con quella carta o con un’altra di fiori.
learn-hearts-open-dealer = Chi siede alla sinistra del mazziere esce per la prima presa con una carta qualsiasi.
learn-hearts-caught = L’uscita è il re di picche, e la donna di picche ci cade sotto. Il re è la carta di picche più alta: chi l’ha giocato prende, donna compresa.
learn-hearts-end-target = La partita finisce dopo la smazzata in cui qualcuno arriva a { $target } punti di penalità.
learn-hearts-end-deals = Smazzate di una partita: { $number }.
learn-hearts-end-dealers = La partita finisce quando ognuno ha dato le carte una volta.
learn-hearts-moon-title = Cappotto
learn-hearts-moon = Se uno solo prende tutti i cuori e la donna di picche, i punti della smazzata diventano questi:
learn-hearts-moon-shooter = Chi ha preso tutto
learn-hearts-moon-others = Ognuno degli altri
learn-hearts-no-tricks = Nessuna presa
learn-hearts-no-tricks-row = Chi non fa prese
learn-hearts-first-trick = Alla prima presa non puoi giocare carte di penalità, salvo se non hai altro.
learn-hearts-word-penalty = Carta di penalità
learn-hearts-word-penalty-is = Una carta che costa punti a chi la prende: ogni carta di cuori e la donna di picche, la più cara di tutte.
learn-hearts-word-broken = Cuori aperti
learn-hearts-word-broken-is = I cuori sono aperti quando qualcuno ne scarta uno. Fino ad allora non puoi uscire a cuori, salvo se non hai altro.
learn-hearts-word-broken-queen = I cuori sono aperti quando qualcuno ne scarta uno o gioca la donna di picche. Fino ad allora non puoi uscire a cuori, salvo se non hai altro.
learn-hearts-word-broken-but-queen = Se hai solo cuori e la donna di picche, puoi uscire anche a cuori.
learn-hearts-word-moon = Fare cappotto
learn-hearts-word-moon-is = Prendere apposta tutte le carte di penalità di una smazzata. Se anche un solo cuore va a un altro, paghi tutto il resto.
learn-hearts-word-left = Carte avanzate
learn-hearts-word-left-is = Carte che non si danno a nessuno e che nessuno prende. Una o due possono essere scoperte.
learn-hearts-word-discard-when = È il momento di liberarti della donna di picche o di un cuore alto.

## Options by name

option-hearts-form = Forma del gioco
option-hearts-form-international = Internazionale
option-hearts-form-black-lady = Black Lady
option-hearts-pass-cards = Si passano le carte
option-hearts-pass-cycle = Verso chi si passa
option-hearts-pass-cycle-left = Sinistra
option-hearts-pass-cycle-right = Destra
option-hearts-pass-cycle-across = Di fronte
option-hearts-pass-cycle-none = Nessun passaggio
option-hearts-no-pts-on-first-trick = Niente penalità alla prima presa
option-hearts-can-lead-any-club = Si apre con ogni carta di fiori
option-hearts-must-break-hearts = I cuori vanno aperti
option-hearts-qs-breaks-hearts = La donna di picche apre i cuori
option-hearts-can-lead-hearts-instead-of-qs = Uscire a cuori e non con la donna
option-hearts-jd-bonus = Il fante di quadri toglie dieci
option-hearts-avoid-all-tricks-bonus = Premio per chi non fa prese
option-hearts-moon = Cappotto
option-hearts-moon-others = Gli altri ricevono 26
option-hearts-moon-self = Il tuo totale scende di 26
option-hearts-moon-none = Le carte contano come sempre
option-hearts-target = A quanti punti si va
option-hearts-target-none = Nessun traguardo
option-hearts-deals = Numero di smazzate
option-hearts-deals-none = Nessun limite
option-hearts-early-end = Smazzate finite in anticipo
option-hearts-look-back = Riguardare le prese passate
option-hearts-look-back-last = L’ultima presa
option-hearts-look-back-none = Non si può
option-hearts-look-back-all = Tutte le prese
