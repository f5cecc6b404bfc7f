## Seats and cards

badge-units = { $count ->
    [1] 1 unità
   *[other] { $count } unità
}
badge-banker = banco
badge-first = ha aperto

## Ways to play that have a name

preset-da-qi-zi-classic = Otto smazzate
preset-da-qi-zi-party = Tra amici
preset-da-qi-zi-heaven-nine = Con il banco

## What happens

news-leads-first = { $who ->
    [you] Apri tu la prima presa.
   *[other] { $seat } apre la prima presa.
}

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points }: nessuna presa
    [1] { $seat } { $points }: 1 unità
   *[other] { $seat } { $points }: { $count } unità
}
ledger-over-four = { $seat } { $points }: { $count } unità, per quelle oltre le quattro
ledger-over-four-paid = { $seat } { $points }: per le unità di un altro oltre le quattro

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = Conta solo l’ultima presa: tieni ciò che la vince, e la mano prima di essa.
rule-da-qi-zi-2 = Prendi presto un’unità: senza prese si paga di più.
rule-da-qi-zi-3 = Con quattro unità non paghi nulla: gioca solo per l’ultima presa.
rule-da-qi-zi-4 = Tieni la carta più alta finché non vince la mano che ti serve alla fine.
rule-da-qi-zi-5 = Gioca ciò che nessuno può battere, e finisci con il resto.
rule-da-qi-zi-6 = Tieni tre o più soldati per l’ultima presa finché altre carte tengono la mano.
rule-da-qi-zi-7 = Spezza una sequenza solo per una coppia che vale di più.
rule-da-qi-zi-8 = Gioca il numero di carte in cui gli altri sono deboli.
rule-da-qi-zi-9 = Conta le carte alte: dopo di te nessuno può battere questa.
rule-da-qi-zi-10 = Scarta prima i soldati bassi e soli, mai una carta che alla fine sarà alta.
rule-da-qi-zi-11 = Non battere una presa se la mano non ti serve.
rule-da-qi-zi-60 = Batti con le carte più basse che bastano.
rule-da-qi-zi-61 = Così l’ultima presa è sicuramente tua.
rule-da-qi-zi-62 = Qualsiasi scarto farebbe perdere carte ancora utili.

## Page: the home page

game-da-qi-zi = Da Qi Zi
game-about-da-qi-zi = Prese con i pezzi degli scacchi cinesi, uno o più alla volta. Vince solo l’ultima presa.
game-standard-da-qi-zi = Quattro giocatori, otto smazzate. Il rosso è sopra il nero.

## Ways to play: what each is

about-preset-da-qi-zi-classic = Otto smazzate; il rosso è sopra il nero.
about-preset-da-qi-zi-party = In senso orario, finché qualcuno resta senza fiche.
about-preset-da-qi-zi-heaven-nine = Con il banco, e senza ultima presa per chi non ne ha fatte.

## Options: what each does

about-option-da-qi-zi-end = Quando finisce la partita. deals: dopo un numero di smazzate. bankrupt: dopo una smazzata in cui qualcuno ha perso tutte le fiche, o dopo 100 smazzate. Nessuno paga più fiche di quante ne ha.
about-option-da-qi-zi-deals = Il numero di smazzate, con end=deals.
about-option-da-qi-zi-chips = Le fiche con cui ognuno comincia, con end=bankrupt.
about-option-da-qi-zi-sets = one_colour: le carte di una combinazione hanno un solo colore. mixed: possono averli entrambi, e la combinazione è nera appena una carta lo è.
about-option-da-qi-zi-colours = red_high: il rosso è sopra il nero dello stesso pezzo. equal: sono uguali, e le combinazioni possono averli entrambi.
about-option-da-qi-zi-discards = Se gli scarti restano coperti fino alla fine della smazzata, o sono scoperti.
about-option-da-qi-zi-no-trick = Quanto paga chi non ha prese.
about-option-da-qi-zi-last-needs-trick = Chi non ha prese non può vincere un’ultima presa di una sola carta.
about-option-da-qi-zi-banker = Chi gioca per primo è il banco: ciò che paga o riceve vale doppio.
about-option-da-qi-zi-direction = Il senso di gioco. ccw: antiorario. cw: orario.
about-option-da-qi-zi-over-four = paid: chi ha più di quattro unità senza l’ultima presa riceve da chi l’ha vinta una fiche per ogni unità oltre le quattro.

## Learn

learn-da-qi-zi-about = Si gioca in quattro, ognuno per sé, con i 32 pezzi degli scacchi cinesi come carte. Ognuno ne riceve otto. Chi fa l’ultima presa vince la smazzata.
learn-da-qi-zi-lead = Chi vince una presa comincia la successiva con una carta, o con più carte che stanno insieme: un gruppo o una sequenza.
learn-da-qi-zi-order-red-high = Dall’alto in basso: generale, consigliere, elefante, carro, cavallo, cannone, soldato. Per ognuno il rosso è sopra il nero. Le carte dello stesso pezzo e colore sono uguali.
learn-da-qi-zi-order-equal = Dall’alto in basso: generale, consigliere, elefante, carro, cavallo, cannone, soldato. Rosso e nero sono uguali.
learn-da-qi-zi-sets = Un gruppo è un numero qualsiasi di carte uguali: di solito due, fino a cinque soldati.
learn-da-qi-zi-run-high = Generale, consigliere ed elefante sono una sequenza.
learn-da-qi-zi-run-low = Carro, cavallo e cannone sono l’altra, più bassa.
learn-da-qi-zi-one-colour = Un gruppo o una sequenza ha un solo colore.
learn-da-qi-zi-mixed = Gruppi e sequenze possono mescolare i colori. Sono neri appena una carta lo è.
learn-da-qi-zi-equal = Gruppi e sequenze possono mescolare i colori.
learn-da-qi-zi-beat = A turno ogni altro giocatore batte le carte migliori con una combinazione più alta dello stesso tipo e numero, o scarta altrettante carte. Non si è mai obbligati a battere, e carte uguali non si battono.
learn-da-qi-zi-trick = Ogni carta batte quelle prima, e l’elefante fa la presa.
learn-da-qi-zi-hidden = Gli scarti restano coperti fino alla fine della smazzata.
learn-da-qi-zi-open = Gli scarti sono scoperti.
learn-da-qi-zi-needs-trick = Se l’ultima presa è di una sola carta, chi non ha fatto prese non può vincerla.
learn-da-qi-zi-last = Tutti gli altri pagano chi ha fatto l’ultima presa.
learn-da-qi-zi-units = Una presa vale tante unità quante carte sono state giocate da chi l’ha aperta. Tutte le prese di una smazzata ne hanno otto insieme.
learn-da-qi-zi-pay = Paghi { $n0 } senza prese, { $n1 } con un’unità, { $n2 } con due, { $n3 } con tre, e nulla con quattro o più.
learn-da-qi-zi-banker = Chi gioca per primo è il banco, che paga e riceve il doppio.
learn-da-qi-zi-over-four = Se hai più di quattro unità, chi ha fatto l’ultima presa ti paga una fiche per ognuna oltre le quattro.
learn-da-qi-zi-end-deals = La partita ha { $count } smazzate. Vince il totale più alto.
learn-da-qi-zi-end-bankrupt = Ognuno comincia con { $count } fiche. La partita finisce dopo la smazzata in cui qualcuno le ha perse tutte, e vince chi ne ha di più.
learn-da-qi-zi-word-run = Sequenza
learn-da-qi-zi-word-run-is = Generale, consigliere ed elefante, o carro, cavallo e cannone.
learn-da-qi-zi-word-unit = Unità
learn-da-qi-zi-word-unit-is = Una carta giocata per aprire una presa. Una presa di tre carte vale tre unità per chi la vince.
learn-da-qi-zi-word-discard = Scartare
learn-da-qi-zi-word-discard-is = Mettere giù carte che non possono vincere la presa.
learn-da-qi-zi-word-banker = Banco
learn-da-qi-zi-word-banker-is = Il giocatore i cui pagamenti valgono doppio.

## Options by name

option-da-qi-zi-end = Fine della partita
option-da-qi-zi-end-deals = Dopo un numero di smazzate
option-da-qi-zi-end-bankrupt = Quando qualcuno è senza fiche
option-da-qi-zi-deals = Smazzate
option-da-qi-zi-deals-4 = 4
option-da-qi-zi-deals-8 = 8
option-da-qi-zi-deals-16 = 16
option-da-qi-zi-chips = Fiche
option-da-qi-zi-chips-20 = 20
option-da-qi-zi-chips-25 = 25
option-da-qi-zi-chips-30 = 30
option-da-qi-zi-sets = Colori di gruppi e sequenze
option-da-qi-zi-sets-one-colour = Uno solo
option-da-qi-zi-sets-mixed = Misti
option-da-qi-zi-colours = Rosso e nero
option-da-qi-zi-colours-red-high = Il rosso è più alto
option-da-qi-zi-colours-equal = Uguali
option-da-qi-zi-discards = Scarti
option-da-qi-zi-discards-hidden = Coperti
option-da-qi-zi-discards-open = Scoperti
option-da-qi-zi-no-trick = Pagamento senza prese
option-da-qi-zi-no-trick-5 = 5
option-da-qi-zi-no-trick-4 = 4
option-da-qi-zi-last-needs-trick = Per vincere un’ultima carta sola serve una presa
option-da-qi-zi-banker = Banco
option-da-qi-zi-direction = Senso di gioco
option-da-qi-zi-direction-ccw = Antiorario
option-da-qi-zi-direction-cw = Orario
option-da-qi-zi-over-four = Più di quattro unità
option-da-qi-zi-over-four-none = Nulla
option-da-qi-zi-over-four-paid = Pagate
