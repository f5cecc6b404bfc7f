### Italian. The term sheet and the register stand at the top of locale/it/table.ftl.
###
### The name of the game stays German. The line of the last deal is the fila.

## Contracts

contract-tricks = Prese
contract-last-trick = Ultima presa
contract-line = Fila
contract-gepetto = Re di cuori e ultima presa

## Ways to play that have a name

preset-herzeln-piatnik = Otto smazzate
preset-herzeln-four-stages = Quattro tappe

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = Scarta la carta che costa di più.
rule-herzeln-3 = Ogni presa conta per te: esci con carte che nessuno supera, e tieni le carte alte che perderebbero.
rule-herzeln-4 = Esci nei semi in cui la donna è già caduta, e con nessuna carta alta finché la donna è in gioco.
rule-herzeln-5 = Senza re e asso di cuori, le carte basse di cuori fanno cadere il re. Con il re, non uscire a cuori e liberatene.
rule-herzeln-6 = Conta solo l’ultima presa: tieni per quella le carte più alte.
rule-herzeln-8 = Attacca all’estremità dietro la quale vengono le tue carte.
rule-herzeln-9 = Questo valore va a entrambe le estremità: scegli quella dietro la quale vengono le tue carte.
rule-herzeln-60 = Esci basso: qualcun altro supererà la carta.
rule-herzeln-61 = Gioca la carta più alta che non prende.
rule-herzeln-62 = Una carta che costa passa al sicuro sotto una più alta.
rule-herzeln-63 = Costa solo l’ultima presa: gioca adesso le carte alte e tienine una bassa.
rule-herzeln-64 = Attacca la carta che le tue carte aspettano.

## Page: the home page

game-herzeln = Herzeln
game-about-herzeln = Otto smazzate in un ordine fisso: fare prese o evitarle, e nell’ultima allungare una fila di carte.
game-standard-herzeln = Otto smazzate, una per tipo. Il dieci batte il re.

## Learn

learn-herzeln-about = Ognuno riceve { $cards } carte. Un giro ha { $deals } smazzate in un ordine fisso. In ognuna conta una cosa diversa. A ogni smazzata cambia il mazziere.
learn-herzeln-leader-dealers-left = Comincia chi viene dopo il mazziere.
learn-herzeln-leader-dealer = Comincia il mazziere.
learn-herzeln-order = Le carte di un seme, dalla più alta alla più bassa: il dieci è secondo, sopra il re. La carta più alta del seme d’uscita prende, e chi l’ha giocata esce per la presa seguente.
learn-herzeln-order-short = Le carte di un seme, dalla più alta alla più bassa: il dieci sta sotto il fante. La carta più alta del seme d’uscita prende, e chi l’ha giocata esce per la presa seguente.
learn-herzeln-taken = L’uscita è a fiori. L’asso prende.
learn-herzeln-rounds = { $count ->
    [one] La partita finisce dopo un giro. A parità di risultato si ha lo stesso posto.
    [many] La partita finisce dopo { $count } giri. A parità di risultato si ha lo stesso posto.
   *[other] La partita finisce dopo { $count } giri. A parità di risultato si ha lo stesso posto.
}
learn-herzeln-hearts = Non prendere carte di cuori.
learn-herzeln-tricks = Fai prese, qualunque cosa contengano.
learn-herzeln-no-tricks = Non fare prese, qualunque cosa contengano.
learn-herzeln-queens = Non prendere le donne.
learn-herzeln-king = Non prendere il re di cuori.
learn-herzeln-last-trick = Fai l’ultima presa. Le altre non danno nulla.
learn-herzeln-no-last-trick = Non fare l’ultima presa. Le altre non costano nulla.
learn-herzeln-gepetto = Non prendere né il re di cuori né l’ultima presa.
learn-herzeln-line = Qui non ci sono prese: il primo che ha un fante lo gioca, e da lì cresce una sola fila alle due estremità. A un’estremità va il valore successivo, all’altra quello precedente, di qualunque seme. Dopo l’asso viene la carta più bassa, e prima della più bassa l’asso. Chi ha carte che si attaccano deve giocarne una. Chi non ne ha passa. La smazzata finisce quando solo a uno restano carte.
learn-herzeln-ends = Una fila di tre carte: all’estremità alta va un dieci, che viene dopo il re, a quella bassa un nove. Se lo stesso valore va a entrambe le estremità, dici a quale attacchi la carta.
learn-herzeln-rows = Qui non ci sono prese: ogni seme comincia dal fante e cresce di una carta alla volta, in giù e in su fino all’ultima. Chi ha carte che si attaccano deve giocarne una. Chi non ne ha passa. La smazzata finisce quando solo a uno restano carte.
learn-herzeln-fits = { $count ->
    [one] Delle tue carte si attacca solo { $cards }.
    [many] Delle tue carte si attaccano { $cards }.
   *[other] Delle tue carte si attaccano { $cards }.
}
learn-herzeln-word-cards = Unter, Ober
learn-herzeln-word-cards-is = Il fante e la donna delle carte tedesche. Foglie, cuori, campanelli e ghiande stanno per picche, cuori, quadri e fiori.
learn-herzeln-word-end = Estremità
learn-herzeln-word-end-is = All’estremità alta della fila va il valore successivo, a quella bassa il precedente.

## Options by name

option-herzeln-form = Forma
option-herzeln-form-piatnik = Otto smazzate
option-herzeln-form-four-stages = Quattro tappe
option-herzeln-order = Smazzate
option-herzeln-order-all = Tutte e otto
option-herzeln-order-hearts = Cuori
option-herzeln-order-tricks = Prese
option-herzeln-order-no-tricks = Niente prese
option-herzeln-order-queens = Donne
option-herzeln-order-king = Re di cuori
option-herzeln-order-last-trick = Ultima presa
option-herzeln-order-no-last-trick = Niente ultima presa
option-herzeln-order-line = Fila
option-herzeln-layout-form = Ultima smazzata
option-herzeln-layout-form-line = Una fila
option-herzeln-layout-form-rows = Quattro file
option-herzeln-leader = Prima carta
option-herzeln-leader-dealers-left = A sinistra del mazziere
option-herzeln-leader-dealer = Il mazziere
option-herzeln-rounds = Giri
option-herzeln-early-end = Fine anticipata delle smazzate

## Ways to play that have a name

about-preset-herzeln-piatnik = Otto smazzate in un ordine fisso, l’ultima con una fila di carte.
about-preset-herzeln-four-stages = Quattro smazzate da otto punti: prese, cuori, donne, e re di cuori con ultima presa.

## Options

about-option-herzeln-form = piatnik: le smazzate del regolamento stampato, in cui il dieci sta sotto l’asso. four_stages: una forma breve per quattro con smazzate proprie, in cui il dieci sta sotto il fante.
about-option-herzeln-order = Le smazzate di un giro, in ordine; ognuna può mancare. all: tutte e otto nell’ordine consueto.
about-option-herzeln-layout-form = Come stanno le carte dell’ultima smazzata. line: in una fila con due estremità, di qualunque seme. rows: una fila per seme, dal fante all’asso e giù fino alla carta più bassa.
about-option-herzeln-leader = Chi comincia. dealers_left: chi viene dopo il mazziere. Nella fila, il primo da lì che ha un fante.
about-option-herzeln-rounds = Quanti giri ha una partita.
about-option-herzeln-early-end = Una smazzata a cuori, a donne o al re di cuori finisce con l’ultima carta che costa. Il punteggio non cambia. Le quattro tappe si giocano sempre fino in fondo.
