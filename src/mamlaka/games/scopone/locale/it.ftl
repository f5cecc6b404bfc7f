## Seats and cards

badge-scope = { $count ->
    [1] una scopa
   *[other] { $count } scope
}

## Ways to play that have a name

preset-scopone-classic = Nove e quattro
preset-scopone-scientifico = Scientifico
preset-scopone-napola = Con la napola
preset-scopone-quick = Veloce

## What happens

news-scopa = { $who ->
    [you] Scopa! Prendi { $cards } con { $card }.
   *[other] Scopa! { $seat } prende { $cards } con { $card }.
}
call-scopa = scopa! { $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points }: { $count ->
    [1] una scopa
   *[other] { $count } scope
} ({ $seat })
ledger-most-cards = { $side } { $points }: carte ({ $count })
ledger-most-coins = { $side } { $points }: denari ({ $count })
ledger-settebello = { $side } { $points }: settebello ({ $cards })
ledger-primiera = { $side } { $points }: primiera di { $count } ({ $cards })
ledger-primiera-by-numbers = { $side } { $points }: primiera con { $cards }
ledger-napola = { $side } { $points }: napola { $cards }
ledger-napoleone = { $side } { $points }: napoleone, tutti i denari vincono la partita
tally-cards = carte
tally-coins = denari
tally-settebello = settebello
tally-primiera = primiera
tally-primiera-of = primiera ({ $rank })
tally-scope = scope
tally-napola = napola
void-kings = tre o quattro re in tavola

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = Prendi prima il settebello, poi gli altri sette.
rule-scopone-2 = Non lasciare a chi segue la possibilità di fare scopa.
rule-scopone-3 = Chi gioca dopo di te di sicuro non può prendere niente.
rule-scopone-5 = La coppia del mazziere tiene le carte pari: prendi una carta con una uguale.
rule-scopone-6 = In tavola c’è una carta come quella con cui ha preso il compagno: forse ne ha un’altra, lasciagliela.
rule-scopone-7 = Se non prendi, cala una carta di cui ne sono già uscite due, o una che hai doppia.
rule-scopone-8 = Non calare un sette, un sei o un asso che gli avversari possono prendere.
rule-scopone-9 = In tavola c’è una carta sola: calane una che porti la somma oltre dieci.
rule-scopone-10 = La tavola è vuota: cala una carta che hai doppia o tripla.
rule-scopone-11 = Denari e carte: prendine quanti ne servono per i punti ancora aperti.
rule-scopone-12 = Chi fa l’ultima presa si prende anche quel che resta in tavola.
rule-scopone-60 = Fai scopa: vale un punto.
rule-scopone-61 = La coppia di mano cerca lo spariglio: prendi con una somma.
rule-scopone-62 = Prendi anche sei e assi: dopo i sette sono le carte che più contano per la primiera.
rule-scopone-63 = Non lasciare il settebello a chi gioca dopo di te.
rule-scopone-64 = Non calare denari finché il punto dei denari è ancora aperto.

## Page: the home page

game-about-scopone = Il re dei giochi a coppie: tutto il mazzo in gioco, scope da fare e ogni carta da contare.
game-standard-scopone = Due coppie, nove carte a testa e quattro in tavola, si va ai 21.
game-scopone = Scopone

## Ways to play: what each is

about-preset-scopone-classic = Nove carte a testa e quattro in tavola.
about-preset-scopone-scientifico = Tutte e quaranta le carte in mano, e la tavola vuota.
about-preset-scopone-napola = Contano anche asso, due, tre e altri denari in fila.
about-preset-scopone-quick = Dieci carte a testa, agli 11.

## Options: what each does

about-option-scopone-form = nine: nove carte a testa e quattro in tavola. ten: dieci carte a testa e la tavola vuota.
about-option-scopone-target = Vince la coppia che ha questo numero di punti o di più. A pari punti si gioca un’altra smazzata.
about-option-scopone-sum-choice = Che cosa può prendere una carta se le somme possibili sono più d’una. free: quella che si vuole. fewest: solo una con meno carte possibile.
about-option-scopone-napola = Asso, due e tre di denari fanno insieme 3 punti, e ogni altro denaro in fila uno in più. Tutti e dieci i denari vincono la partita.
about-option-scopone-last-scopa = Se con l’ultima carta della smazzata si può fare scopa.
about-option-scopone-ace = one: l’asso vale uno. sweeps: l’asso prende tutta la tavola, senza scopa. Se in tavola c’è un asso, prende solo quello.
about-option-scopone-kings = Che cosa succede se tre o quattro delle quattro carte in tavola sono re, perché allora quasi non si fa scopa. redeal: lo stesso mazziere ridà. play: si gioca lo stesso.
about-option-scopone-primiera = Chi vince la primiera. table: il totale più alto delle carte migliori dei quattro semi. sevens: più sette; a parità più sei, poi assi, cinque e così via.
about-option-scopone-look-back = Le carte prese che restano scoperte davanti a chi le ha prese.
about-option-scopone-deck-faces = Le figure delle carte sulla pagina. Spade, coppe, denari e bastoni sono S, H, D e C.

## Learn

learn-scopone-about = Si gioca in quattro, due contro due; i compagni siedono di fronte. Il mazzo ha quaranta carte, senza otto, nove e dieci. Si gioca verso destra, e il mazziere gioca per ultimo.
learn-scopone-deal-nine = Nove carte a testa, e quattro scoperte in tavola.
learn-scopone-deal-ten = Dieci carte a testa, e la tavola è vuota.
learn-scopone-kings = Se in tavola ci sono tre o quattro re, si ridà.
learn-scopone-values = Il valore delle carte: asso 1, dal due al sette il numero, { $faces ->
    [italian] fante 8, cavallo 9
   *[french] fante 8, donna 9
}, re 10.
learn-scopone-capture = A turno si gioca una carta. Prende dalla tavola una carta dello stesso valore, o più carte che insieme fanno il suo valore. Le carte prese, con la carta giocata, vanno nel mazzetto della coppia. Se non prende nulla, resta in tavola.
learn-scopone-equal = Si può giocare qualsiasi carta. Ma se può prendere, deve prendere; e se in tavola c’è una carta del suo valore, prende quella e nessuna somma. Tra più carte uguali si sceglie.
learn-scopone-sum-free = Se le somme possibili sono più d’una, si sceglie.
learn-scopone-sum-fewest = Se le somme possibili sono più d’una, si sceglie tra quelle con meno carte.
learn-scopone-ace = L’asso prende tutta la tavola, ma non è scopa. Se in tavola c’è un asso, prende solo quello.
learn-scopone-sums = Il sette prende il quattro e il tre, che insieme fanno sette.
learn-scopone-scopa = Chi prende tutto quello che c’è in tavola fa scopa: un punto per la sua coppia.
learn-scopone-last-not = Con l’ultima carta della smazzata non si fa scopa.
learn-scopone-last-counts = Si può fare scopa anche con l’ultima carta della smazzata.
learn-scopone-left = Le carte che restano in tavola alla fine vanno alla coppia dell’ultima presa. Non è scopa.
learn-scopone-each = Dopo ogni smazzata le coppie contano le carte. Ognuna di queste voci vale un punto, che a parità non va a nessuno:
learn-scopone-cards = Carte: più della metà delle quaranta carte.
learn-scopone-coins = { $faces ->
    [italian] Denari: più della metà dei dieci denari.
   *[french] Quadri: più della metà dei dieci quadri.
}
learn-scopone-settebello = Settebello: il sette di { $faces ->
    [italian] denari
   *[french] quadri
}.
learn-scopone-primiera = Primiera: il totale più alto delle carte migliori dei quattro semi. Il sette vale { $n7 }, il sei { $n6 }, l’asso { $ace }, il cinque { $n5 }, il quattro { $n4 }, il tre { $n3 }, il due { $n2 }, le figure { $court }. Chi non ha un seme non ha primiera.
learn-scopone-primiera-sevens = Primiera: più sette. A parità decidono i sei, poi assi, cinque, quattro, tre e due.
learn-scopone-best = Conta la carta migliore di ogni seme: una primiera di { $count }.
learn-scopone-napola = Asso, due e tre di { $faces ->
    [italian] denari
   *[french] quadri
} della stessa coppia sono una napola da { $count } punti, e ogni altra carta del seme in fila ne vale uno in più. Con tutte e dieci si vince la partita.
learn-scopone-target = La partita finisce dopo una smazzata in cui una coppia arriva a { $target } punti. Vince il totale più alto; a parità si gioca un’altra smazzata.
learn-scopone-word-scopa = Scopa
learn-scopone-word-scopa-is = Una presa che svuota la tavola.
learn-scopone-word-settebello = Settebello
learn-scopone-word-settebello-is = Il sette di { $faces ->
    [italian] denari
   *[french] quadri
}, la carta più preziosa.
learn-scopone-word-primiera = Primiera
learn-scopone-word-primiera-is = Le carte migliori dei quattro semi insieme, detta anche settanta. I sette valgono di più.
learn-scopone-word-napola = Napola
learn-scopone-word-napola-is = Asso, due e tre di { $faces ->
    [italian] denari
   *[french] quadri
} della stessa coppia.
learn-scopone-word-spariglio = Spariglio
learn-scopone-word-spariglio-is = Prendere una somma, così che di qualche valore resti in gioco un numero dispari di carte. Giova alla coppia di mano; quella del mazziere vuole le carte pari.

## Options by name

option-scopone-form = Carte in mano
option-scopone-form-nine = Nove, e quattro in tavola
option-scopone-form-ten = Dieci
option-scopone-target = Punti per vincere
option-scopone-target-11 = 11
option-scopone-target-16 = 16
option-scopone-target-21 = 21
option-scopone-target-31 = 31
option-scopone-sum-choice = Più somme
option-scopone-sum-choice-free = Una qualsiasi
option-scopone-sum-choice-fewest = Meno carte possibile
option-scopone-napola = Napola
option-scopone-last-scopa = Scopa con l’ultima carta
option-scopone-ace = Assi
option-scopone-ace-one = Valgono uno
option-scopone-ace-sweeps = Asso pigliatutto
option-scopone-kings = Tre re in tavola
option-scopone-kings-redeal = Si ridà
option-scopone-kings-play = Si gioca
option-scopone-primiera = Primiera
option-scopone-primiera-table = A punti
option-scopone-primiera-sevens = Più sette
option-scopone-look-back = Riguardare le prese
option-scopone-look-back-last = L’ultima presa
option-scopone-look-back-none = Non si può
option-scopone-look-back-all = Tutte le prese
option-scopone-deck-faces = Figure delle carte
option-scopone-deck-faces-french = Francesi
option-scopone-deck-faces-italian = Italiane
