### Italian. The term sheet and the register stand at the top of locale/it/table.ftl.
###
### The layout is the domino; the names of contracts are ours.

## Seats and cards

badge-beer-king = re

## Contracts

contract-plus = Più
contract-minus = Meno
contract-neighbour = Cattivo vicino
contract-achmed = Achmed
contract-first-three-and-last = Prime tre e ultima
contract-no-reds = Niente rosse
contract-ober-unter = Donne e fanti
contract-bribe = Bustarella
contract-open = Calzoni aperti
contract-hunt = Caccia
contract-quadrature = Quadratura
contract-snack = Spuntino
note-plus = fare prese
note-minus = evitare le prese
note-neighbour = paga il vicino
note-achmed = K♥ e Q♦
note-first-three-and-last = prese 1, 2, 3 e 8
note-no-reds = evitare i cuori
note-ober-unter = evitare donne e fanti
note-bribe = costa anche la carta più bassa
note-open = solo gli altri vedono le tue carte
note-hunt = Meno a carte scoperte
note-quadrature = segue una sola carta
note-snack = il domino

## Ways to play that have a name

preset-quodlibet-vienna = Vienna
preset-quodlibet-catsatcards = A destra del re
preset-quodlibet-long = Quattro giri
preset-quodlibet-tricks-only = Solo prese

## The table

headline-wheel = Ruota { $round } di { $rounds }, smazzata { $deal }

## What happens

news-wheel = { $who ->
    [you] Dichiari { $name }.
   *[other] { $seat } dichiara { $name }.
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points }: nessuna presa
ledger-tricks-taken = { $seat } { $points }: prese fatte: { $count }
ledger-all-tricks = { $seat } { $points }: tutte le prese a un solo posto
ledger-all-hearts = { $seat } { $points }: tutti i cuori
ledger-together = { $seat } { $points }: { $cards } in una sola presa
ledger-lowest-card = { $seat } { $points }: carta più bassa di una presa × { $count }
ledger-lowest-wins = { $seat } { $points }: presa fatta con la sua carta più bassa × { $count }
ledger-whole-hand-left = { $seat } { $points }: nessuna carta giocata

## The score sheet

sheet-wheel = Ruota { $number }

## Questions and help

ask-wheel = Quale contratto dichiari?

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = Le carte alte servono a Più e a Cattivo vicino, le basse agli altri contratti.
rule-quodlibet-2 = Assicurati una presa: la prima vale di più.
rule-quodlibet-3 = Esci basso da un seme corto: qualcuno la supererà.
rule-quodlibet-4 = Fai prese, soprattutto a chi gioca prima di te: le sue le paghi tu, le tue le paga il tuo vicino.
rule-quodlibet-5 = Liberati del re di cuori e della donna di quadri, e non farli mai incontrare nella tua presa.
rule-quodlibet-6 = Le prese dalla quarta alla settima sono libere: usa lì le carte alte e tienine una bassa per l’ultima.
rule-quodlibet-7 = I cuori bassi costano il doppio degli alti: dalli via per primi.
rule-quodlibet-8 = Non far mai incontrare una donna e un fante nella tua presa; dalli alle prese degli altri.
rule-quodlibet-9 = Meglio una carta di mezzo, né la più alta né la più bassa. Esci con un sette finché gli altri possono rispondere.
rule-quodlibet-10 = Le carte che non vedi sono le tue: gioca quella che è di sicuro bassa, e scarta quella che è di sicuro alta.
rule-quodlibet-11 = Comincia pile che finiscono con una tua carta: così resti di mano. Donne, re e assi finiscono subito.
rule-quodlibet-12 = Gioca verso le tue carte, e trattieni ciò che aspettano solo gli altri.
rule-quodlibet-13 = Una mano intera costa più di tutto: gioca una carta qualsiasi.
rule-quodlibet-60 = Gioca la carta più alta che non fa la presa.
rule-quodlibet-61 = La presa è comunque tua: falla con la carta più alta.
rule-quodlibet-62 = Non puoi rispondere: scarta una carta alta di un seme corto.

## Page: the home page

game-quodlibet = Quodlibet
game-about-quodlibet = Tre ruote di contratti, da Più allo Spuntino. A ogni smazzata un re dichiara il prossimo; vincono i meno punti cattivi.
game-standard-quodlibet = Tre ruote con tutti i contratti, una volta.

## Learn

learn-quodlibet-about = Un gioco di studenti viennesi. In quattro, ogni posto riceve otto carte, e si gioca verso destra. I contratti formano ruote; ogni smazzata ha un altro contratto, e una partita ne ha { $deals } in tutto.
learn-quodlibet-order = Queste sono le carte di un seme, dalla più alta alla più bassa: il dieci sta sotto il fante. La carta più alta del seme d’uscita fa la presa.
learn-quodlibet-king = Ogni smazzata ha un re. Solo il re guarda le sue carte e dichiara un contratto della ruota non ancora giocato; poi guardano anche gli altri. Dopo la smazzata è re il posto seguente; dopo una ruota, chi ha più punti cattivi.
learn-quodlibet-leader-king = Il re gioca la prima carta.
learn-quodlibet-leader-right-of-king = Chi siede a destra del re gioca la prima carta.
learn-quodlibet-end = Tutto si segna come punti cattivi. Dopo l’ultima ruota vince chi ne ha meno.
learn-quodlibet-wheel = Ruota { $number }
learn-quodlibet-plus = Fai prese: ognuna delle otto che non fai costa 10. Senza prese ricevi 100.
learn-quodlibet-minus = Non fare prese. Tutte e otto costano 100.
learn-quodlibet-neighbour = Una presa la paga il vicino di destra. Tutte e otto costano 100.
learn-quodlibet-achmed = Non prendere né il re di cuori né la donna di quadri. Entrambi in una sola presa costano 100.
learn-quodlibet-picture-achmed = Re e donna cadono in una sola presa: la fa il re di cuori per 100 punti.
learn-quodlibet-first-three-and-last = Costano solo le prime tre prese e l’ultima.
learn-quodlibet-no-reds = Non prendere cuori, soprattutto non bassi. Tutti e otto insieme costano 100.
learn-quodlibet-picture-no-reds = Il re prende tre cuori: due volte 20 e una volta 10, quindi 50.
learn-quodlibet-ober-unter = Non prendere donne e fanti, gli Ober e Unter delle carte tedesche. Una presa con entrambi i tipi costa 100, quanti che siano.
learn-quodlibet-picture-ober-unter = Il re prende una donna e un fante in una sola presa: 100.
learn-quodlibet-bribe = Ogni presa costa 30 a chi la fa e 20 a chi ha giocato la carta più bassa; fra carte uguali conta la prima giocata. Se la carta più bassa fa la presa, costa 100.
learn-quodlibet-picture-bribe = L’asso fa la presa e paga 30. Il sette è la carta più bassa e costa 20.
learn-quodlibet-open = Come Meno, ma tieni le carte in modo che le vedano tutti tranne te, e ne giochi una senza conoscerla. Anche la mano del re viene mescolata prima di essere girata.
learn-quodlibet-open-free = Nessuno deve rispondere al seme. Una carta di un altro seme non può vincere.
learn-quodlibet-open-must = Bisogna rispondere se si può: prima del tuo turno il tavolo indica le carte che rispondono. Così scopri dove sono le tue carte di quel seme.
learn-quodlibet-hunt = Come Meno, ma tutte le mani sono scoperte sul tavolo.
learn-quodlibet-quadrature = Qui niente prese: qualcuno comincia una pila con una carta qualsiasi, e ne può seguire una sola. Se ce l’hai, devi giocarla; altrimenti passi. Se quella carta è già stata giocata, o non esiste, la pila è completa.
learn-quodlibet-step3 = Segue la carta dello stesso seme più alta di tre ranghi: il dieci sul sette, il re sul dieci. Una pila finisce con una donna, un re o un asso.
learn-quodlibet-run4 = Segue la carta successiva dello stesso seme. Quattro carte, o un asso, completano una pila.
learn-quodlibet-pile-owner = Chi ha giocato l’ultima carta comincia la pila seguente.
learn-quodlibet-pile-next = Chi siede dopo l’ultima carta comincia la pila seguente.
learn-quodlibet-snack = Qui niente prese: ogni seme comincia dal fante e cresce di una carta alla volta, su fino all’asso e giù fino al sette. Se una tua carta va bene, devi giocarne una. Se nessuna va bene, passi.
learn-quodlibet-first-out = La smazzata finisce quando una mano è vuota. Ogni carta che ti resta costa 10; se non ne hai giocata nessuna, ricevi 100.
learn-quodlibet-places = Si gioca finché una sola mano ha carte.
learn-quodlibet-fits = { $count ->
    [one] Delle tue carte si attacca solo { $cards }.
    [many] Delle tue carte si attaccano { $cards }.
   *[other] Delle tue carte si attaccano { $cards }.
}
learn-quodlibet-word-king = Re
learn-quodlibet-word-king-is = Chi dichiara il contratto: il re della birra degli studenti.
learn-quodlibet-word-wheel = Ruota
learn-quodlibet-word-wheel-is = Smazzate in cui ogni contratto di un gruppo si gioca una volta; se sono quattro, ogni posto è re una volta.
learn-quodlibet-word-cards = Unter, Ober
learn-quodlibet-word-cards-is = Il fante e la donna delle carte tedesche. Foglie, cuori, campanelli e ghiande stanno per picche, cuori, quadri e fiori.

## Options by name

option-quodlibet-leader = Prima carta
option-quodlibet-leader-king = Il re
option-quodlibet-leader-right-of-king = A destra del re
option-quodlibet-last-trick-cost = Ultima presa di Prime tre e ultima
option-quodlibet-last-trick-cost-50 = 50
option-quodlibet-last-trick-cost-80 = 80
option-quodlibet-last-trick-cost-100 = 100
option-quodlibet-open-follow = Rispondere a Calzoni aperti
option-quodlibet-open-follow-free = Non serve
option-quodlibet-open-follow-must = Obbligatorio
option-quodlibet-quart = Pile
option-quodlibet-quart-step3 = Tre ranghi più in alto
option-quodlibet-quart-run4 = Serie di quattro
option-quodlibet-pile-lead = Pila seguente
option-quodlibet-pile-lead-owner = Chi ha giocato l’ultima carta
option-quodlibet-pile-lead-next = Il giocatore seguente
option-quodlibet-shed-score = Punteggio di pile e domino
option-quodlibet-shed-score-first-out = Carte rimaste
option-quodlibet-shed-score-places = Posti
option-quodlibet-rounds = Giri di tutte le ruote
option-quodlibet-rounds-1 = 1
option-quodlibet-rounds-2 = 2
option-quodlibet-rounds-4 = 4
option-quodlibet-early-end = Fine anticipata delle smazzate
option-quodlibet-contracts = Contratti
option-quodlibet-contracts-none = Nessuno
option-quodlibet-contracts-plus = Più
option-quodlibet-contracts-minus = Meno
option-quodlibet-contracts-neighbour = Cattivo vicino
option-quodlibet-contracts-achmed = Achmed
option-quodlibet-contracts-first-three-and-last = Prime tre e ultima
option-quodlibet-contracts-no-reds = Niente rosse
option-quodlibet-contracts-ober-unter = Donne e fanti
option-quodlibet-contracts-bribe = Bustarella
option-quodlibet-contracts-open = Calzoni aperti
option-quodlibet-contracts-hunt = Caccia
option-quodlibet-contracts-quadrature = Quadratura
option-quodlibet-contracts-snack = Spuntino

## Ways to play that have a name

about-preset-quodlibet-vienna = Tre ruote, ed esce il re.
about-preset-quodlibet-catsatcards = Esce chi siede a destra del re, e il giocatore seguente comincia una nuova pila; l’ultima presa di Prime tre e ultima costa 100; a Calzoni aperti bisogna rispondere al seme.
about-preset-quodlibet-long = Le tre ruote quattro volte.
about-preset-quodlibet-tricks-only = Solo contratti di prese comuni: senza le pile, il domino e i Calzoni aperti.

## Options

about-option-quodlibet-leader = Chi gioca la prima carta di una smazzata.
about-option-quodlibet-last-trick-cost = Quanto costa l’ultima presa di Prime tre e ultima.
about-option-quodlibet-open-follow = Se bisogna rispondere al seme con carte che vedono solo gli altri. free: no. must: sì, e il tavolo indica le carte della mano che rispondono, il che ne rivela qualcosa.
about-option-quodlibet-quart = Quale carta segue su una pila. step3: quella del seme più alta di tre ranghi. run4: la successiva, e quattro carte completano una pila.
about-option-quodlibet-pile-lead = Chi comincia una nuova pila: chi ha giocato l’ultima carta, o il giocatore seguente.
about-option-quodlibet-shed-score = Come contano le pile e il domino. first_out: la smazzata finisce alla prima mano vuota; una carta rimasta costa 10, tutte e otto costano 100. places: si va avanti, e i posti costano 0, 10, 20 e 30.
about-option-quodlibet-rounds = Quante volte si giocano le ruote, ogni volta con tutti i contratti.
about-option-quodlibet-early-end = Una smazzata per singole carte finisce con l’ultima carta che costa. Il punteggio è lo stesso.
about-option-quodlibet-contracts = I contratti. Ognuno resta nella sua ruota, che ha tante smazzate quanti contratti; una ruota vuota si salta.
