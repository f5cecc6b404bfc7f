## Why something cannot be done

must-discard-penalty = Non puoi rispondere a { $suit }, quindi devi scartare una carta che costa punti: { $cards }.
no-diamond-lead = Alla prima presa non puoi uscire a quadri. Puoi giocare: { $cards }.
no-heart-lead = Non puoi uscire a cuori finché hai un altro seme. Puoi giocare: { $cards }.
cannot-appeal = Con le tue carte non puoi mandare a monte.

## Seats and cards

badge-king = re

## Contracts

# Unsure: "Schiaffi" would be the literal name; "Prese" says what is counted, but is the word for tricks, too.
contract-slaps = Prese
contract-trex = Trex
contract-complex = Complex
contract-replay = Ridare le carte
contract-keep = Tenere la smazzata
also-contract-queens = Dame, Ragazze
also-contract-king = Re
also-contract-diamonds = Quadro, Denari
also-contract-slaps = Collezione, Collezioni
also-contract-trex = Trix, Ticks
also-contract-complex = Complesso

## Ways to play that have a name

preset-trex-classic = Classico
preset-trex-lone-ace = Asso solo
preset-trex-all-slaps = Tutte le prese
preset-trex-wide-appeal = A monte più spesso
preset-trex-drawn-king = Re a sorte
preset-trex-partners = A coppie
preset-trex-partners-worst = A coppie, perde il peggiore
preset-trex-combination = Combinazione
preset-trex-complex = Complex
preset-trex-old-scores = Punteggi di una volta

## The table

headline-kingdom = Regno { $round } di 4, smazzata { $deal }
mark-blanket = trapunta
mark-pillow = cuscino
mark-doubled = { $who ->
    [you] raddoppio tuo
   *[other] raddoppio di { $seat }
}

## What happens

news-appeal = { $who ->
    [you] Mandi a monte. Si ridanno le carte.
   *[other] { $seat } manda a monte. Si ridanno le carte.
}
news-first-king = { $who ->
    [you] Mostri { $cards }: il primo regno è tuo.
   *[other] { $seat } mostra { $cards } e ottiene il primo regno.
}
news-contract = { $who ->
    [you] Scegli { $name }.
   *[other] { $seat } sceglie { $name }.
}
news-redeal = { $choice ->
    [replay] { $who ->
        [you] Chiedi di ridare le carte.
       *[other] { $seat } chiede di ridare le carte.
    }
   *[keep] { $who ->
        [you] Tieni la smazzata.
       *[other] { $seat } tiene la smazzata.
    }
}

## A deal is over

void-appeal = è stata mandata a monte
void-slam = chi ha fatto tutte e tredici le prese ha chiesto di ridare le carte
void-jacks = qualcuno ha finito le carte prima che i quattro fanti fossero sul tavolo
ledger-doubled = { $whom ->
    [self] { $seat } { $points }: nelle prese { $cards }, con il proprio raddoppio
    [you] { $seat } { $points }: nelle prese { $cards }, con il tuo raddoppio
   *[other] { $seat } { $points }: nelle prese { $cards }, con il raddoppio di { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: raddoppio su { $cards }, nelle tue prese
   *[other] { $seat } { $points }: raddoppio su { $cards }, nelle prese di { $other }
}

## The score sheet

sheet-kingdom = Regno { $number }: { $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = Esci nel tuo seme più corto: così ne resti presto senza.
rule-trex-3 = Un seme che ha aperto un avversario per restarne senza: lascialo stare.
rule-trex-4 = Chi gioca un due o un tre ha quasi finito quel seme. Non uscire lì: potrebbe scartarci sopra.
rule-trex-5 = Il compagno ha solo carte vincenti: prendi tu la mano.
rule-trex-6 = Non uscire a un seme che non ha più nessun altro (è tlata’shawy): la presa sarebbe tua.
rule-trex-7 = Tafreesh: cedi la mano a chi ha solo carte vincenti, e tieni da parte una carta per non restare di mano tu.
rule-trex-8 = Tra contratti di pari valore, preferiscili in quest’ordine: Trex, Re di cuori, Donne, Prese, Quadri.
rule-trex-9 = In coppia, meglio due donne da raddoppiare che il re di cuori.
rule-trex-10 = Il re di cuori è abbastanza protetto: puoi sceglierlo e raddoppiarlo.
rule-trex-11 = Senza il re di cuori, scegli questo contratto solo se tutti gli altri sono molto rischiosi, con cuori alti e carte basse negli altri semi.
rule-trex-12 = Con molti cuori, Re di cuori è un buon contratto.
rule-trex-13 = La penalità tocca tutta a una persona sola, di solito a chi ha il re di cuori secco.
rule-trex-14 = Un’uscita a cuori stana il re di cuori.
rule-trex-15 = Scarta il re di cuori sulla presa di un avversario.
rule-trex-16 = Hai più cuori di tutti gli altri insieme: esci a cuori finché nessuno ne ha più, poi con le carte vincenti degli altri semi, poi con una bassa.
rule-trex-17 = Di cuori resta fuori solo l’asso: dovrà cadere sul re.
rule-trex-18 = Chi ha il re di cuori gioca per ultimo: non uscire a cuori finché il compagno non l’ha fatto mostrando di non avere l’asso.
rule-trex-19 = Quel seme l’ha aperto il compagno: rigiocalo dall’alto, così ne resta senza.
rule-trex-20 = Il compagno non ha più quel seme: esci con carte alte, così può continuare a scartare.
rule-trex-21 = Esci a cuori per far cadere l’asso: il compagno può metterci sotto il re.
rule-trex-22 = L’asso e il re di un seme prenderebbero la donna, che è ancora fuori.
rule-trex-23 = Con donne che puoi raddoppiare, Donne è un buon contratto.
rule-trex-24 = Una donna che hai tu non può raddoppiarla nessun altro: tiene il cuscino e non riceve la trapunta.
rule-trex-25 = Prendi una donna semplice, con il suo cuscino: agli altri resterà quella con la trapunta.
rule-trex-27 = La tua donna è ben protetta: le carte basse del suo seme portano gli altri al tafreesh.
rule-trex-28 = Nessun altro contratto si adatta a queste carte, e la penalità dei quadri si divide.
rule-trex-29 = Con quadri bassi e carte basse negli altri semi, Quadri è un buon contratto.
rule-trex-30 = Uno o due quadri molto bassi sono come non averne.
rule-trex-31 = Esci con una carta che costa punti solo se per forza la prende un altro.
rule-trex-32 = Tieni una carta media di quadri per salvare il compagno.
rule-trex-33 = Il compagno ha scelto Quadri e prima o poi uscirà a quadri.
rule-trex-34 = Esci con una o due carte medie di quadri finché devono prenderle gli altri.
rule-trex-35 = Con carte basse in tutti i semi, Prese è un buon contratto.
rule-trex-36 = In coppia, le carte basse non sono adatte alle Prese: se le ha anche il compagno, le tue poche alte restano di mano.
rule-trex-37 = Una presa che costa poco, all’inizio, lasciala a un avversario; al compagno invece toglila.
rule-trex-38 = Verso la fine, nelle Prese: fai apposta questa presa con una carta alta, poi con una bassa cedi la mano a chi ha solo carte vincenti.
rule-trex-39 = Una carta alta senza altre più basse nel suo seme prima o poi prende. Giocala presto.
rule-trex-40 = Il compagno non ha più quel seme e può scartarci sopra carte alte, anche se è tlata’shawy.
rule-trex-41 = Con carte alte e medie, sequenze e blocchi come 7-6-5 senza carte più basse del seme, Trex è un buon contratto.
rule-trex-42 = Nel Trex i due sono un peso, e un po’ anche gli assi: qui sono pochi.
rule-trex-43 = I semi in cui non hai carte medie li controllano gli altri.
rule-trex-44 = Un fante senza il dieci e la donna dello stesso seme apre una fila agli altri.
rule-trex-45 = Dieci, fante e donna dello stesso seme sono l’inizio migliore.
rule-trex-46 = In quel seme aspetta il tuo due, o quello del compagno.
rule-trex-47 = Se una carta deve per forza aiutare gli altri, giocala nel tuo seme più lungo.
rule-trex-48 = Trattieni le carte che servono agli altri, a volte anche una che serve a te o al compagno: dovranno giocare quella che aspetti.
rule-trex-49 = Qualcuno sta per finire le carte: non aprire la strada alle sue.
rule-trex-50 = Niente rischi finché il compagno non è in testa: secondo e terzo posto valgono quanto primo e ultimo.
rule-trex-51 = L’unico contratto che fa guadagnare punti non si spreca con carte scadenti.
rule-trex-52 = Se devi aprire un seme, aprilo a chi passa e ha più carte in mano.
rule-trex-60 = Le carte sono così brutte che conviene mandare a monte.
rule-trex-61 = Questa uscita costerà probabilmente poco: altri la superano, o la presa vale poco.
rule-trex-62 = La presa non costa nulla: giocaci una carta alta.
rule-trex-64 = Questa carta costerà probabilmente poco: non prende, altri devono superarla, o la presa vale poco.
rule-trex-65 = La carta che costa punti passa al sicuro sotto una più alta.
rule-trex-66 = Scarta la carta che costa di più sulla presa di un avversario.
rule-trex-67 = Una carta alta senza carte basse nel suo seme prenderà più avanti.
rule-trex-68 = Questa carta apre la strada ad altre tue carte.
rule-trex-69 = Questa carta apre poco: una donna, un re, un tre, o una carta di cui hai quella due posti più in là.
rule-trex-70 = Con il re di cuori in mano non uscire a cuori.
rule-trex-71 = La donna è al sicuro sopra carte basse: puoi raddoppiarla.
rule-trex-72 = Questa carta non aiuta nessun altro.
rule-trex-73 = Prende comunque il compagno: giocaci la carta più alta.
rule-trex-74 = Non hai nessuna carta alta che prenderebbe una donna.
rule-trex-75 = Facendo una stima dei punti, questa è la carta migliore.
rule-trex-76 = In milioni di mani di prova, in una situazione simile una carta come questa è risultata la migliore.
rule-trex-77 = Con carte basse e senza l’asso di cuori, è raro prendere il re di cuori.
rule-trex-78 = Con quattro cuori puoi raddoppiare il re di cuori: se lo prendi tu, non costa di più.

## Page: the home page

game-about-trex = Il grande classico da bar: in quattro, venti smazzate, e in ogni regno è il re a scegliere i contratti.
game-standard-trex = Ognuno per sé, cinque contratti in ogni regno, con il raddoppio.
game-trex = Trex

## Page: questions and answers

call-appeal = a monte!
call-contract = { $name }
call-redeal = { $choice ->
    [replay] si ridanno le carte!
   *[keep] la smazzata vale
}
ask-contract = Il regno è tuo: scegli un contratto.
ask-redeal = Puoi far ridare le carte.
ask-appeal = Puoi mandare a monte la smazzata.
say-appeal = Manda a monte

## Ways to play that have a name

about-preset-trex-classic = Le regole più diffuse.
about-preset-trex-lone-ace = Può mandare a monte anche chi ha l’asso di cuori come unica carta di cuori, e il Trex si rigioca se qualcuno finisce le carte prima che tutti i fanti siano sul tavolo.
about-preset-trex-all-slaps = Chi fa tutte e tredici le prese nel contratto Prese può far ripetere la smazzata.
about-preset-trex-wide-appeal = Può mandare a monte chi ha il re di cuori con una qualsiasi altra carta di cuori.
about-preset-trex-drawn-king = Il primo regno va a chi pesca la carta più alta, si gioca in senso orario e nessuno può mandare a monte.
about-preset-trex-partners = Due contro due; i punti della coppia si sommano.
about-preset-trex-partners-worst = Due contro due; perde la coppia che ha il peggior punteggio singolo.
about-preset-trex-combination = Il re può giocare insieme quanti vuole dei primi quattro contratti.
about-preset-trex-complex = I primi quattro contratti in una sola smazzata, poi il Trex: otto smazzate in tutto.
about-preset-trex-old-scores = Le penalità si scrivono in più e vince il totale più basso; le carte che costano punti si devono scartare; non c’è raddoppio.

## Options

about-option-trex-first-king = Di chi è il primo regno: di chi ha il sette di cuori, o di chi pesca la carta più alta.
about-option-trex-direction = Il gioco e i regni vanno in senso antiorario (verso destra) o in senso orario (verso sinistra).
about-option-trex-kingdom-order = L’ordine dei re. next: ogni re è il giocatore seguente. right_right_across_rest: il primo re, il giocatore seguente, quello di fronte a quest’ultimo e infine il quarto.
about-option-trex-contract-choice = free: il re sceglie i contratti. Altrimenti in ogni regno si gioca un elenco fisso: tutti e cinque i contratti in un certo ordine (con mode=complex4: complex e trex).
about-option-trex-mode = single: un contratto per smazzata. combination: il re può giocare insieme quanti vuole dei primi quattro. complex4: i primi quattro insieme in una smazzata, poi il Trex.
about-option-trex-doubling = Puoi raddoppiare il re di cuori (nel Re di cuori) e le donne (nelle Donne) che hai in mano.
about-option-trex-doubling-reveal = I raddoppi si scoprono tutti insieme quando ognuno ha risposto, oppure si annunciano a turno a partire dal re.
about-option-trex-own-double = Quante volte paga chi prende una carta che ha raddoppiato.
about-option-trex-kh-appeal = Con quali cuori si può mandare a monte nel contratto Re di cuori: K è il re da solo, A l’asso da solo, KA tutti e due e nient’altro, Kx il re con esattamente un’altra carta di cuori.
about-option-trex-kh-appeal-show = Chi manda a monte nel contratto Re di cuori mostra tutte le sue carte. Nel Trex le mostra sempre: la richiesta ne rivela già quattro.
about-option-trex-appeal-who = Stabilisce se anche il re può mandare a monte.
about-option-trex-trex-redeal = Nel Trex, con quattro due, o con tre due e il tre del quarto seme, puoi mandare a monte.
about-option-trex-slam-replay = Stabilisce se chi fa tutte e tredici le prese nel contratto Prese può far ripetere la smazzata: con lo stesso contratto, o con uno qualsiasi di quelli rimasti.
about-option-trex-jacks-replay = Stabilisce se il Trex si rigioca quando qualcuno finisce le carte prima che i quattro fanti siano sul tavolo.
about-option-trex-queens-face-up = Nelle Donne, le donne prese restano scoperte davanti a chi le ha prese.
about-option-trex-diamonds-face-up = Nei Quadri, le carte di quadri prese restano scoperte davanti a chi le ha prese.
about-option-trex-forced-penalty-discard = Chi non può rispondere a seme deve scartare una carta che in quel contratto costa punti, se ne ha.
about-option-trex-values-swapped = Una carta di quadri costa 15 e una presa 10, invece di 10 e 15.
about-option-trex-score-sign = reversed: le penalità si scrivono in più, il Trex in meno, e vince il totale più basso.
about-option-trex-partnership = Fa coppia chi siede uno di fronte all’altro.
about-option-trex-partnership-scoring = sum: vince la coppia con il totale più alto. worst_loses: perde la coppia che ha il peggior punteggio singolo.
about-option-trex-expose-twos = Nel Trex a coppie, dopo il primo turno di tutti, si scoprono tutti i due ancora in mano.
about-option-trex-early-end = La smazzata finisce quando non restano penalità, e il punteggio non cambia.
about-option-trex-lead-ban = Le carte con cui non si può uscire: quadri alla prima presa di una smazzata con i Quadri, oppure cuori in una smazzata con il Re di cuori finché si ha un altro seme.
about-option-trex-partner-picks-up-late = Chi gioca in coppia con il re raccoglie le carte solo dopo la scelta del contratto.
about-option-trex-look-back = Le prese finite della smazzata che si possono riguardare.

## Score keeper

keeper-section-trex = Regno { $number }
keeper-owner-trex = Re: { $name }
keeper-first-owner-trex = Di chi è il primo regno?
keeper-option-trex-mode = Contratti per smazzata
keeper-value-trex-mode-single = uno
keeper-value-trex-mode-combination = a scelta tra i primi quattro
keeper-value-trex-mode-complex4 = i primi quattro insieme
keeper-option-trex-doubling = Raddoppio
keeper-option-trex-partnership = A coppie
keeper-option-trex-partnership-scoring = Vince la coppia
keeper-value-trex-partnership-scoring-sum = con la somma più alta
keeper-value-trex-partnership-scoring-worst-loses = senza il punteggio peggiore
keeper-option-trex-values-swapped = Quadri 15, prese 10
keeper-option-trex-score-sign = Le penalità sono
keeper-value-trex-score-sign-normal = punti in meno
keeper-value-trex-score-sign-reversed = punti in più
keeper-option-trex-kingdom-order = Ordine dei re
keeper-value-trex-kingdom-order-next = a turno
keeper-value-trex-kingdom-order-right-right-across-rest = il quarto prima del terzo

## Learn

learn-trex-about = Si gioca in quattro, con tredici carte a testa. In quasi tutte le smazzate bisogna evitare certe carte o le prese, perché costano punti. Nel Trex invece, prima finisci le carte, più punti guadagni.
learn-trex-kingdom = Una partita ha quattro regni, uno a testa. Chi ha il regno è il re: guarda le sue carte, sceglie un contratto e gioca la prima carta. I contratti sono { $count }, e in ogni regno si giocano tutti, una volta ciascuno.
learn-trex-late-partner = Il compagno del re prende in mano le carte solo dopo che il contratto è stato scelto.
learn-trex-first-draw = Ognuno pesca una carta: il primo re è chi pesca la più alta.
learn-trex-first-holder = Il primo re è chi ha { $card }.
learn-trex-turns-ccw = Si gioca verso destra.
learn-trex-turns-cw = Si gioca verso sinistra.
learn-trex-next-king = Dopo ogni regno il re è il giocatore seguente.
learn-trex-next-king-crosswise = Il secondo re è il giocatore seguente, il terzo chi gli siede di fronte, il quarto chi resta.
learn-trex-fixed = A questo tavolo i contratti seguono un ordine fisso.
learn-trex-taken = L’uscita è a fiori. Uno non ne ha e scarta la donna di cuori. Il tuo re di fiori è la carta di fiori più alta: prendi tu, e la donna la paghi tu.
learn-trex-win = Dopo quattro regni vince il totale più alto.
learn-trex-win-lowest = A questo tavolo le penalità si scrivono in più. Dopo quattro regni vince il totale più basso.
learn-trex-win-partners = Giochi in coppia con chi ti siede di fronte. Dopo quattro regni vince la coppia con il totale più alto.
learn-trex-win-partners-lowest = Giochi in coppia con chi ti siede di fronte. Le penalità si scrivono in più, e dopo quattro regni vince la coppia con il totale più basso.
learn-trex-win-worst = Giochi in coppia con chi ti siede di fronte. Dopo quattro regni perde la coppia che ha il peggior punteggio singolo.
learn-trex-sets = Il re può giocare in una smazzata più d’uno dei primi quattro contratti. Allora valgono le penalità di tutti.
learn-trex-forced = Chi non può rispondere a seme deve scartare una carta che costa punti, se ne ha.
learn-trex-king = Non prendere il re di cuori.
learn-trex-ban-hearts = Non uscire a cuori finché hai un altro seme.
learn-trex-queens = Non prendere le donne.
learn-trex-diamonds = Non prendere carte di quadri.
learn-trex-open-diamonds = Le carte di quadri prese restano scoperte davanti a chi le ha prese.
learn-trex-ban-diamonds = Alla prima presa non uscire a quadri, salvo se non hai altro.
learn-trex-slaps = Non fare prese, qualunque cosa contengano.
learn-trex-slam-same = Chi fa tutte le prese può far ridare le carte con lo stesso contratto.
learn-trex-slam-any = Chi fa tutte le prese può far ridare le carte, con uno qualsiasi dei contratti rimasti.
learn-trex-complex = Quattro contratti in una smazzata: non prendere il re di cuori, le donne e i quadri, e non fare prese.
learn-trex-trex = Qui non ci sono prese: le carte si attaccano in file sul tavolo. Ogni seme comincia dal fante e cresce di una carta alla volta, in giù fino al due e in su fino all’asso. Chi ha carte che si attaccano deve giocarne una. Chi non ne ha passa.
learn-trex-jacks = Se qualcuno finisce le carte prima che i quattro fanti siano sul tavolo, la smazzata si rigioca.
learn-trex-twos = Dopo il primo turno di tutti si scoprono tutti i due ancora in mano.
learn-trex-layout = { $count ->
    [one] Delle tue carte si attacca solo { $cards }.
    [many] Delle tue carte si attaccano { $cards }.
   *[other] Delle tue carte si attaccano { $cards }.
}
learn-trex-doubling-title = Raddoppio
learn-trex-doubling = Prima della prima uscita puoi raddoppiare il re di cuori o una donna che hai in mano, se in quella smazzata costa punti. La carta sta scoperta davanti a te, ma da lì la giochi come le altre. { $count ->
    [2] Se poi la prendi tu, paghi il doppio anche tu.
   *[other] Se poi la prendi tu, paghi solo i punti normali.
}
learn-trex-doubling-simultaneous = I raddoppi si mostrano tutti insieme, quando tutti hanno risposto.
learn-trex-doubling-in-turn = I raddoppi si dichiarano a turno, a partire dal re.
learn-trex-doubled-taken = La prendi con il raddoppio di un altro
learn-trex-doubled-given = L’hai raddoppiata e la prende un altro
learn-trex-word-kingdom = Regno, re
learn-trex-word-kingdom-is = Un regno è l’insieme delle smazzate in cui la stessa persona sceglie il contratto. Quella persona è il re, e non c’entra con i re delle carte.
learn-trex-word-appeal = Mandare a monte
learn-trex-appeal = Annullare la smazzata prima che si giochi, e farsi ridare le carte. La domanda ti arriva solo se le tue carte lo permettono.
learn-trex-shows-hand = Si mostrano tutte le carte.
learn-trex-hides-hand = Le carte non si mostrano.
learn-trex-shows-hand-twos = Le carte si mostrano tutte solo nel Trex.
learn-trex-no-king-appeals = Il re non può mandare a monte.
learn-trex-appeal-k = Nel Re di cuori: il re è la tua unica carta di cuori.
learn-trex-appeal-a = Nel Re di cuori: l’asso è la tua unica carta di cuori.
learn-trex-appeal-ka = Nel Re di cuori: di cuori hai solo il re e l’asso.
learn-trex-appeal-kx = Nel Re di cuori: di cuori hai il re e una sola altra carta.
learn-trex-appeal-twos = Nel Trex: hai tutti e quattro i due, o tre due e il tre del quarto seme.
learn-trex-word-lies = Trapunta, cuscino
learn-trex-lies = Una donna presa resta scoperta davanti a chi l’ha presa. Se ha il raddoppio, sopra le si mette una carta: la trapunta. Altrimenti la carta va sotto: è il cuscino.
learn-trex-lies-pillow = Una donna presa resta scoperta davanti a chi l’ha presa, sopra una carta che si chiama cuscino.
learn-trex-word-tafreesh = Tafreesh
learn-trex-word-tafreesh-is = Una trappola: tocca a te uscire e hai solo carte alte, così fai una presa dopo l’altra. Tieni una carta bassa per venirne fuori.
learn-trex-word-tlatashawy = Tlata’shawy
learn-trex-word-tlatashawy-is = Una carta di un seme che nessun altro ha più. Se esci con quella, la presa è tua.
learn-trex-tip-crown = La corona indica il re di questo regno. In ogni smazzata il re sceglie il contratto ed esce per primo.
learn-trex-tip-choose = Il regno è tuo: scegli un contratto adatto alle tue carte. Le carte basse vanno bene per i contratti con penalità, le alte e le medie per il Trex.
learn-trex-tip-king = Costa punti una carta sola: il re di cuori. Se ce l’hai, scartalo appena non puoi rispondere a seme.
learn-trex-tip-queens = Costano punti solo le donne. Attenzione se hai l’asso o il re di un seme la cui donna è ancora fuori.
learn-trex-tip-diamonds = Ogni carta di quadri costa punti. Quando non puoi rispondere a seme, scarta per primi i quadri alti.
learn-trex-tip-slaps = Ogni presa costa punti, qualunque cosa contenga. Gioca la carta più alta che non prende.
learn-trex-tip-complex = In questa smazzata costano punti il re di cuori, le donne, i quadri e le prese. Gioca basso.
learn-trex-tip-trex = Ora si guadagna: cerca di finire le carte prima degli altri. I fanti aprono le file.
learn-trex-tip-may-double = Puoi raddoppiare una carta che hai in mano. Se la prende un altro, paga il doppio e il suo valore va a te. { $count ->
    [2] Se la prendi tu, paghi il doppio anche tu.
   *[other] Se la prendi tu, paghi come al solito.
}
learn-trex-tip-doubled = C’è un raddoppio. La carta sta scoperta, e se la prende un altro paga il doppio.
learn-trex-tip-may-appeal = Le tue carte lo permettono: puoi mandare a monte e avere carte nuove.
learn-trex-tip-appeal = La smazzata è andata a monte. Lo stesso re riceve carte nuove e sceglie di nuovo.
learn-trex-tip-play = Tocca a te: tocca una carta, poi toccala di nuovo per giocarla. Nelle prese devi rispondere al seme di uscita, se puoi.
learn-trex-tip-took = Hai preso tu, quindi tocca a te uscire. Con una carta bassa lasci prendere un altro.
learn-trex-tip-passed = Nessuna delle tue carte si attacca, quindi passi. Se una si attacca, devi giocarla.
learn-trex-tip-scored = La smazzata è finita: si ferma appena le carte rimaste non cambiano più i punti. Sul foglio dei punti ci sono i conti di ogni contratto e di ogni regno.

## Options by name

option-trex-first-king = Primo regno
option-trex-first-king-seven-of-hearts = Il sette di cuori
option-trex-first-king-high-card-draw = La carta più alta pescata
option-trex-direction = Senso di gioco
option-trex-direction-ccw = Verso destra
option-trex-direction-cw = Verso sinistra
option-trex-kingdom-order = Ordine dei re
option-trex-kingdom-order-next = A turno
option-trex-kingdom-order-right-right-across-rest = Seguente, di fronte, ultimo
option-trex-contract-choice = Scelta dei contratti
option-trex-contract-choice-free = Sceglie il re
option-trex-contract-choice-king = Re di cuori
option-trex-contract-choice-queens = Donne
option-trex-contract-choice-diamonds = Quadri
option-trex-contract-choice-slaps = Prese
option-trex-contract-choice-trex = Trex
option-trex-contract-choice-complex = Complex
option-trex-mode = Contratti per smazzata
option-trex-mode-single = Uno alla volta
option-trex-mode-combination = A scelta tra i primi quattro
option-trex-mode-complex4 = Complex (i primi quattro insieme)
option-trex-doubling = Raddoppio
option-trex-doubling-reveal = Annuncio dei raddoppi
option-trex-doubling-reveal-simultaneous = Tutti insieme
option-trex-doubling-reveal-in-turn = A turno
option-trex-own-double = La tua carta raddoppiata
option-trex-own-double-once = Costa una volta
option-trex-own-double-twice = Costa due volte
option-trex-kh-appeal = Cuori con cui mandare a monte
option-trex-kh-appeal-none = Mai
option-trex-kh-appeal-K = Il re da solo
option-trex-kh-appeal-A = L’asso da solo
option-trex-kh-appeal-KA = Re e asso, nient’altro
option-trex-kh-appeal-Kx = Re e un’altra carta di cuori
option-trex-kh-appeal-show = Chi manda a monte mostra le carte
option-trex-appeal-who = Chi può mandare a monte
option-trex-appeal-who-any = Tutti
option-trex-appeal-who-not-king = Tutti tranne il re
option-trex-trex-redeal = A monte per i due nel Trex
option-trex-slam-replay = Tutte e tredici le prese
option-trex-slam-replay-off = La smazzata vale
option-trex-slam-replay-same = Si ripete il contratto
option-trex-slam-replay-any = Si ripete con uno dei rimasti
option-trex-jacks-replay = Carte finite prima dei fanti
option-trex-jacks-replay-off = La smazzata vale
option-trex-jacks-replay-first-out = Si ridanno le carte
option-trex-queens-face-up = Donne prese scoperte
option-trex-diamonds-face-up = Quadri presi scoperti
option-trex-forced-penalty-discard = Scarto obbligato delle penalità
option-trex-values-swapped = Quadri a 15, prese a 10
option-trex-score-sign = Come si scrivono i punti
option-trex-score-sign-normal = Penalità in meno
option-trex-score-sign-reversed = Penalità in più
option-trex-partnership = A coppie
option-trex-partnership-scoring = Quale coppia vince
option-trex-partnership-scoring-sum = Quella con la somma più alta
option-trex-partnership-scoring-worst-loses = Quella senza il punteggio peggiore
option-trex-expose-twos = I due si scoprono
option-trex-early-end = Smazzate finite in anticipo
option-trex-lead-ban = Uscite vietate
option-trex-lead-ban-none = Nessuna
option-trex-lead-ban-diamonds-first-trick = Quadri alla prima presa
option-trex-lead-ban-hearts-while-other-suit = Cuori finché hai un altro seme
option-trex-partner-picks-up-late = Il compagno raccoglie dopo
option-trex-look-back = Riguardare le prese passate
option-trex-look-back-none = Non si può
option-trex-look-back-last = L’ultima presa
option-trex-look-back-all = Tutte le prese
