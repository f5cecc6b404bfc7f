## Why something cannot be done

must-lead-top-trump = Devi uscire con la tua briscola più alta possibile: { $cards }.
must-lead-highest-trump = Con due o più briscole devi uscire con la più alta: { $cards }.
must-lead-trump = Devi uscire di briscola: { $cards }.
must-head-with-trump = Non hai { $suit } e devi prendere con una briscola: { $cards }.

## Seats and cards

counter-pool = piatto
zone-miss = mano coperta
badge-loo-stand = gioca
badge-loo-pass = ha passato
badge-loo-miss = mano coperta
badge-loo-defend = gioca per il piatto
badge-loo-in = gioca
badge-loo-out = non gioca

## Ways to play that have a name

preset-loo-classic = Classico
preset-loo-unlimited = Senza limite
preset-loo-strict = Prima la briscola più alta
preset-loo-irish = Senza mano coperta
preset-loo-japanese = Giapponese

## What happens

news-loo-stand = { $who ->
    [you] Giochi.
   *[other] { $seat } gioca.
}
news-loo-pass = { $who ->
    [you] Passi.
   *[other] { $seat } passa.
}
news-loo-miss = { $who ->
    [you] Prendi la mano coperta.
   *[other] { $seat } prende la mano coperta.
}
news-loo-defend = { $who ->
    [you] Giochi la mano coperta per il piatto.
   *[other] { $seat } gioca la mano coperta per il piatto.
}
news-loo-in = { $who ->
    [you] Giochi.
   *[other] { $seat } gioca.
}
news-loo-out = { $who ->
    [you] Non giochi e paghi al piatto.
   *[other] { $seat } non gioca e paga al piatto.
}

## A deal is over

ledger-deal-stake = { $seat } { $points }: posta della smazzata
ledger-out-stake = { $seat } { $points }: non ha giocato
ledger-pool-share = { $seat } { $points }: { $count ->
    [one] 1 presa, una parte del piatto
    [many] { $count } prese, una parte del piatto ciascuna
   *[other] { $count } prese, una parte del piatto ciascuna
}
ledger-looed = { $seat } { $points }: nessuna presa, paga
ledger-takes-pool = { $seat } { $points }: gioca da solo, prende il piatto
ledger-shared-pool = { $seat } { $points }: parte di ciò che resta nel piatto

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = Confronta la parte del piatto che ti aspetti con il prezzo di restare senza prese.
rule-loo-7 = Prendi la mano coperta solo con un piatto grande, carte scarse e pochi avversari.
rule-loo-8 = Gioca uno solo: contro una mano sola basta una presa sicura.
rule-loo-9 = Prima fai una presa, così non paghi. Poi cerca le altre.
rule-loo-10 = Senza briscole, esci con la carta più alta del tuo seme più corto.
rule-loo-11 = La presa è tua comunque: usa la carta meno preziosa che basta.
rule-loo-12 = Tieni una briscola per l’ultima presa.
rule-loo-60 = Tieni le carte alte per le prese successive.
rule-loo-61 = Giocare per il piatto non costa nulla, qualunque cosa prenda la mano coperta.
rule-loo-62 = Hai già una presa e non paghi più: fanne un’altra.

## Page: the home page

game-loo = Loo
game-about-loo = Tre carte e una scelta: giocare o passare. Ogni presa vale una parte del piatto, e restare senza prese costa.
game-standard-loo = Tre carte a testa e una mano coperta. Senza prese paghi sei fiches.

## Page: questions and answers

ask-loo = Giochi questa smazzata?
say-loo-stand = Gioco
say-loo-pass = Passo
say-loo-miss = Prendo la mano coperta
say-loo-defend = Gioco per il piatto
say-loo-in = Dentro
say-loo-out = Fuori
call-loo-stand = gioco
call-loo-pass = passo
call-loo-miss = mano coperta!
call-loo-defend = per il piatto!
call-loo-in = dentro
call-loo-out = fuori

## Learn

learn-loo-about = Si hanno { $count } carte a testa, e un’altra viene scoperta: il suo seme è briscola. Prima del gioco ognuno decide se giocare questa smazzata.
learn-loo-stand = Gioca se pensi di poter fare una presa. Se passi, metti via le carte e non puoi perdere nulla.
learn-loo-miss = Sul tavolo c’è una mano coperta. Un giocatore può prenderla senza vederla in cambio della sua, e poi deve giocare.
learn-loo-defend = Se prima del mazziere gioca uno solo, il mazziere non può passare. Può giocare la mano coperta per il piatto: le sue prese vi restano.
learn-loo-in-or-out = A turno ognuno dice se gioca. Chi non gioca paga subito cinque fiches al piatto.
learn-loo-joker = Il jolly vale come la carta scoperta. Se è scoperto il jolly stesso, non c’è briscola.
learn-loo-head = Rispondi al seme e, se puoi, supera la carta migliore della presa. Senza quel seme devi prendere con una briscola, se puoi. Altrimenti gioca quello che vuoi.
learn-loo-lead-ace = Chi esce per primo e ha l’asso di briscola deve giocarlo. Se è scoperto l’asso, vale per il re.
learn-loo-lead-two = Con due o più briscole, la prima uscita è una briscola.
learn-loo-lead-highest = Con due o più briscole si esce sempre con la più alta, anche dopo una presa.
learn-loo-lead-again = Chi fa una presa esce di briscola, se ne ha.
learn-loo-taken = Briscola è cuori. La briscola più alta fa la presa.
learn-loo-page-pool = Il piatto
learn-loo-stake = Posta del mazziere nel piatto: { $count } fiches.
learn-loo-all-pay = Posta di ognuno nel piatto: { $count } fiches.
learn-loo-share = Ognuna delle { $count } prese vale una parte uguale del piatto.
learn-loo-limited = Chi resta senza prese paga al piatto seguente: { $count } fiches.
learn-loo-unlimited = Chi resta senza prese paga al piatto seguente quanto c’era in questo.
learn-loo-alone = Se gioca uno solo, prende il piatto senza giocare. Se prima del mazziere non gioca nessuno, il piatto va al mazziere.
learn-loo-end = Quando tutti hanno dato le carte { $count ->
    [one] una volta
    [many] { $count } volte
   *[other] { $count } volte
}, la partita continua finché una smazzata svuota il piatto, per altre dieci smazzate al massimo. Vince chi ha più fiches.
learn-loo-word-looed = Pagare il loo
learn-loo-word-looed-is = Aver giocato senza fare prese.
learn-loo-word-pool = Piatto
learn-loo-word-pool-is = Le fiches che valgono le prese di una smazzata.
learn-loo-word-miss = Mano coperta, o miss
learn-loo-word-miss-is = La mano che non è data a nessuno.
learn-loo-word-head = Superare
learn-loo-word-head-is = Giocare una carta che batte tutte le altre della presa.

## Options by name

option-loo-form = Forma
option-loo-form-three = Tre carte
option-loo-form-japanese = Giapponese, cinque carte
option-loo-deal-stake = Posta del mazziere
option-loo-deal-stake-3 = 3
option-loo-deal-stake-6 = 6
option-loo-deal-stake-12 = 12
option-loo-limit = Senza prese si paga
option-loo-limit-limited = Un prezzo fisso
option-loo-limit-unlimited = Quanto c’è nel piatto
option-loo-loo-price = Prezzo fisso
option-loo-loo-price-3 = 3
option-loo-loo-price-6 = 6
option-loo-miss = Mano coperta
option-loo-defend = Il mazziere gioca per il piatto
option-loo-lead-two = Uscita con due briscole
option-loo-lead-two-any = Una briscola
option-loo-lead-two-highest = La briscola più alta
option-loo-lead-two-off = Qualsiasi carta
option-loo-winner-leads-trump = Chi prende esce di briscola
option-loo-must-head = Obbligo di superare
option-loo-all-pay = Tutti pagano la posta
option-loo-rounds = Giri

## Ways to play that have a name

about-preset-loo-classic = Tre carte, una mano coperta e un prezzo fisso per chi resta senza prese.
about-preset-loo-unlimited = Senza prese si paga quanto c’è nel piatto.
about-preset-loo-strict = Con più briscole si esce sempre con la più alta.
about-preset-loo-irish = Tre carte, senza mano coperta.
about-preset-loo-japanese = Cinque carte, un jolly e da sei a dieci giocatori.

## Options

about-option-loo-form = Tre carte: da tre a otto giocatori. Giapponese: cinque carte a testa e un jolly, da sei a dieci giocatori. Il mazziere mette cinque fiches nel piatto, e così chi non gioca. Senza prese se ne pagano dieci. Basta rispondere al seme.
about-option-loo-deal-stake = Le fiches che il mazziere mette nel piatto.
about-option-loo-limit = Quanto paga chi resta senza prese: un prezzo fisso, o quanto c’è nel piatto.
about-option-loo-loo-price = Il prezzo fisso per chi resta senza prese.
about-option-loo-miss = Sul tavolo c’è una mano coperta. Un giocatore può prenderla al posto della sua.
about-option-loo-defend = Se prima del mazziere gioca uno solo, il mazziere non può passare, ma può giocare la mano coperta per il piatto: le sue prese vi restano, e non può perdere nulla.
about-option-loo-lead-two = L’uscita con due o più briscole: la prima volta con una briscola, ogni volta con la più alta, o la prima volta con qualsiasi carta, se non si ha l’asso di briscola.
about-option-loo-winner-leads-trump = Chi fa una presa deve uscire di briscola, se ne ha.
about-option-loo-must-head = Se puoi, devi superare la carta migliore della presa, con una briscola se non hai il seme.
about-option-loo-all-pay = Tutti mettono fiches nel piatto, non solo il mazziere.
about-option-loo-rounds = Quante volte ognuno dà le carte. Se poi il piatto non è vuoto, seguono al massimo altre dieci smazzate; quindi si divide ciò che resta.
