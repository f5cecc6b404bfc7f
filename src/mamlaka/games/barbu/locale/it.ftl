### Italian. The term sheet and the register stand at the top of locale/it/table.ftl.

## Why something cannot be done

must-discard-barbu = Non hai { $suit }, quindi devi scartare il re di cuori: { $cards }.
must-play-barbu = Nella presa c’è l’asso di cuori, quindi devi giocare il re di cuori: { $cards }.
must-beat = È uscito un atout: devi superare il più alto: { $cards }.
must-overtrump = Non hai { $suit }, quindi devi giocare l’atout più alto finora: { $cards }.

## Seats and cards

badge-barbu-declarer = dichiarante
badge-start-rank = inizio: { $name }

## Contracts

contract-barbu = Re di cuori
also-contract-barbu = Re
also-contract-no-tricks = Prese
also-contract-no-hearts = Cuori
also-contract-no-queens = Donne, Dame
also-contract-trumps = Briscola
contract-last-two = Ultime due
contract-trumps = Atout
contract-domino = Domino
contract-ravage = Ravage
contract-salad = Insalata
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = Sette contratti
preset-barbu-ravage = Con ravage
preset-barbu-french-points = Alla francese, a cinque
preset-barbu-french32 = Alla francese, a uno

## What happens

news-barbu-contract = { $who ->
    [you] Scegli { $name }.
   *[other] { $seat } sceglie { $name }.
}
news-barbu-trumps = Atout: { $name }
news-barbu-start = Le file cominciano con: { $name }

## A deal is over

headline-barbu = Mano { $deal } di { $deals }
sheet-declarer = { $who ->
    [you] Dichiari tu
   *[other] Dichiara { $seat }
}
sheet-dealer = { $who ->
    [you] Dai le carte
   *[other] Dà le carte { $seat }
}
ledger-business = { $whom ->
    [you] { $seat } { $points }: contro con te
   *[other] { $seat } { $points }: contro con { $other }
}
ledger-split = { $seat } { $points }: nessuno ha contrato
ledger-longest = { $seat } { $points }: più carte di un seme, { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = Scegli il contratto in cui questa mano supera di più una mano media.
rule-barbu-2 = Scegli come atout il tuo seme più lungo e più forte.
rule-barbu-3 = Contra chi ha una mano nettamente peggiore; il dichiarante ha scelto ciò che gli conviene.
rule-barbu-5 = Un contro ti lega a chi vince questa presa: dagli le carte che costano.
rule-barbu-9 = Scarta un asso o un re finché fuori c’è una carta cara più bassa.
rule-barbu-10 = Costano solo le ultime due prese: gioca alto adesso e tieni le basse.
rule-barbu-12 = Posa verso le tue carte estreme e trattieni quelle che solo gli altri aspettano.
rule-barbu-13 = Comincia dal valore al centro delle tue carte.
rule-barbu-60 = Esci basso: qualcun altro prenderà.
rule-barbu-61 = Gioca la carta più alta che non prende.
rule-barbu-62 = Prendi comunque: fallo con la carta più alta.
rule-barbu-64 = Una carta che costa passa sicura sotto una più alta.
rule-barbu-65 = Scarta la carta più cara o la più pericolosa.
rule-barbu-66 = Esci con ciò che vince: atout da una lunga, e carte alte.
rule-barbu-67 = Prendi spendendo il meno possibile, e gioca basso se non puoi prendere.

## Page: the home page

game-barbu = Barbu
game-about-barbu = Sette contratti a testa, da niente prese al domino. Contra gli altri se hai una mano migliore.
game-standard-barbu = 28 mani con 52 carte. Ogni dichiarante gioca sette contratti; contralo almeno due volte.

## Page: choosing

ask-barbu-contract = Sei il dichiarante: scegli un contratto.
ask-barbu-trumps = Nomina l’atout.
ask-barbu-start = Nomina il valore da cui cominciano le file.
call-barbu-contract = { $name }
call-barbu-trumps = { $name }!
call-barbu-start = { $name }

## Learn

learn-barbu-about = Ognuno riceve { $cards } carte. Ci sono { $count } contratti, e in ciascuno conta qualcos’altro.
learn-barbu-declarer = Il dichiarante guarda le sue carte, sceglie un contratto che non ha ancora giocato ed esce.
learn-barbu-dealer = I contratti si giocano nell’ordine della lista. Esce chi siede dopo il mazziere.
learn-barbu-rows = Un giocatore gioca tutti i contratti di fila, poi tocca al successivo.
learn-barbu-turns = Dopo ogni mano tocca al giocatore successivo.
learn-barbu-taken = Il re di cuori viene scartato su fiori. Il fiori più alto prende, e con la presa il re.
learn-barbu-doubling = Prima del gioco ognuno può contrare chi vuole, il dichiarante per ultimo. Nei contratti che danno punti si contra solo il dichiarante, e lui può solo surcontrare.
learn-barbu-business = Se tra due giocatori c’è un contro, chi ha più punti riceve in più la differenza dall’altro. Surcontrata, vale il doppio.
learn-barbu-redouble-own-turn = Puoi surcontrare chi ti ha contrato prima del tuo turno.
learn-barbu-redouble-round = Se qualcuno ti contra dopo il tuo turno, parli ancora una volta e puoi surcontrare.
learn-barbu-redouble-declarer-only = Surcontra solo il dichiarante.
learn-barbu-doublings-owed = { $count ->
    [one] Contra ogni dichiarante almeno una volta nelle sue mani.
    [many] Contra ogni dichiarante almeno { $count } volte nelle sue mani.
   *[other] Contra ogni dichiarante almeno { $count } volte nelle sue mani.
}
learn-barbu-split = Se in un contratto con penalità nessuno contra, non si gioca: gli altri si dividono i punti.
learn-barbu-end = Dopo { $deals } mani vince chi ha più punti.
learn-barbu-no-tricks = Non fare prese.
learn-barbu-no-hearts = Non prendere cuori.
learn-barbu-no-queens = Non prendere donne.
learn-barbu-barbu = Non prendere il re di cuori.
learn-barbu-first-chance = Chi ce l’ha deve liberarsene alla prima occasione: scartarlo quando non può rispondere, o giocarlo in una presa di cuori dopo l’asso.
learn-barbu-last-two = Non fare le ultime due prese. Le altre non costano.
learn-barbu-trumps = Fai prese. Il dichiarante nomina l’atout. Supera un atout uscito, se puoi. Se non puoi rispondere, taglia, e supera gli atout della presa se puoi.
learn-barbu-undertrump-may = Se non puoi né rispondere né superare gli atout della presa, gioca una carta qualsiasi.
learn-barbu-undertrump-must = Se non puoi né rispondere né superare gli atout della presa, devi giocare un atout più basso, se ne hai.
learn-barbu-trumped = Cuori è atout. Il terzo non ha fiori e ha dovuto superare il nove di cuori.
learn-barbu-domino = Niente prese: il dichiarante nomina un valore. Ogni seme comincia da lì e cresce di una carta alla volta in su e in giù. Posa una carta se ce n’è una adatta, altrimenti passa.
learn-barbu-ace-again = Chi posa un asso gioca subito di nuovo.
learn-barbu-fits = { $count ->
    [one] Le file cominciano con i nove. Delle tue carte va bene solo { $cards }.
    [many] Le file cominciano con i nove. Delle tue carte vanno bene { $cards }.
   *[other] Le file cominciano con i nove. Delle tue carte vanno bene { $cards }.
}
learn-barbu-ravage = Paga chi ha preso più carte di uno stesso seme. In parità si divide.
learn-barbu-salad = Costano prese, cuori, donne e re di cuori.
learn-barbu-ban-never = Non uscire a cuori finché hai un altro seme.
learn-barbu-ban-until-discarded = Non uscire a cuori prima che qualcuno ne abbia scartato uno, a meno che tu non abbia altro.
learn-barbu-word-barbu = Barbu
learn-barbu-word-barbu-is = Il re di cuori, il barbuto.
learn-barbu-word-declarer = Dichiarante
learn-barbu-word-declarer-is = Chi sceglie il contratto.
learn-barbu-word-domino = Domino
learn-barbu-word-domino-is = File che crescono come tessere. Chi finisce per primo riceve di più.
learn-barbu-word-business = Affare
learn-barbu-word-business-is = Due giocatori hanno un affare se uno ha contrato l’altro.

## Options by name

option-barbu-form = Forma
option-barbu-form-classic = Sette contratti
option-barbu-form-ravage = Otto contratti, con ravage
option-barbu-form-french-points = Alla francese, a cinque
option-barbu-form-french32 = Alla francese, a uno
option-barbu-doubling = Contro
option-barbu-redouble = Surcontro
option-barbu-redouble-own-turn = Nel proprio turno
option-barbu-redouble-round = In un secondo giro
option-barbu-redouble-declarer-only = Solo il dichiarante
option-barbu-doublings-owed = Contro dovuti a ogni dichiarante
option-barbu-undoubled = Nessuno contra
option-barbu-undoubled-split = I punti si dividono
option-barbu-undoubled-play = La mano si gioca
option-barbu-declarer-order = Ordine dei dichiaranti
option-barbu-declarer-order-seven = Sette mani di fila
option-barbu-declarer-order-rotate = Cambia dopo ogni mano
option-barbu-domino-points = Punti del domino
option-barbu-domino-points-40-25-10--10 = 40–25–10–(−10)
option-barbu-domino-points-45-20-5--5 = 45–20–5–(−5)
option-barbu-heart-lead = Uscire a cuori
option-barbu-heart-lead-never = Solo senza altri semi
option-barbu-heart-lead-until-discarded = Dopo uno scarto di cuori
option-barbu-heart-lead-free = Sempre
option-barbu-undertrump = Se non puoi superare gli atout
option-barbu-undertrump-may = Puoi scartare
option-barbu-undertrump-must = Devi giocare atout
option-barbu-must-discard-kh = Il re di cuori deve cadere
option-barbu-ace-again = Un asso nel domino fa rigiocare
option-barbu-early-end = Fine anticipata di una mano

## Ways to play that have a name

about-preset-barbu-classic = Sette contratti per ogni dichiarante, con contro: 28 mani.
about-preset-barbu-ravage = Otto contratti per ogni dichiarante, con ravage; il dichiarante cambia dopo ogni mano: 32 mani.
about-preset-barbu-french-points = 32 carte, cinque contratti in ordine fisso, ciascuno giocato una volta da ogni mazziere; punti a cinque.
about-preset-barbu-french32 = 32 carte, cinque contratti in ordine fisso; ogni mazziere li dà tutti di fila; punti a uno.

## Options

about-option-barbu-form = I contratti e i loro punti. classic: sette, scelti dal dichiarante. ravage: otto. french_points e french32: cinque con 32 carte, in ordine fisso e senza contro.
about-option-barbu-doubling = I giocatori possono contrarsi. La differenza dei loro punti conta allora in più.
about-option-barbu-redouble = Chi può surcontrare. own_turn: surcontri chi ti ha contrato prima del tuo turno. round: chi viene contrato dopo parla ancora una volta. declarer_only: solo il dichiarante.
about-option-barbu-doublings-owed = Quante volte ognuno deve contrare lo stesso dichiarante.
about-option-barbu-undoubled = Una mano con penalità in cui nessuno contra. split: non si gioca, e gli altri si dividono i punti. play: si gioca.
about-option-barbu-declarer-order = seven: un dichiarante gioca tutti i contratti di fila. rotate: il dichiarante cambia dopo ogni mano.
about-option-barbu-domino-points = I punti per i posti nel domino.
about-option-barbu-heart-lead = Quando si può uscire a cuori nei contratti sui cuori. never: solo con una mano di soli cuori. until_discarded: anche dopo che qualcuno ha scartato un cuori. free: sempre.
about-option-barbu-undertrump = Chi non può né rispondere né superare gli atout della presa può scartare, o deve giocare un atout basso.
about-option-barbu-must-discard-kh = Nel contratto sul re di cuori, chi non può rispondere deve scartarlo. In una presa a cuori deve cadere appena vi è stato giocato l’asso.
about-option-barbu-ace-again = Nel domino chi posa un asso gioca ancora.
about-option-barbu-early-end = Una mano su cuori, donne o re di cuori finisce con l’ultima di queste carte. Il punteggio non cambia.
