## Contracts

# Unsure: the German words are kept, as Italian has none.
contract-grand = Grand
contract-null = Null
contract-clubs-schneider = ♣ schneider
also-contract-clubs-schneider = fiori schneider
contract-clubs-schwarz = ♣ schwarz
also-contract-clubs-schwarz = fiori schwarz
contract-clubs-ouvert = ♣ ouvert
also-contract-clubs-ouvert = fiori ouvert
contract-spades-schneider = ♠ schneider
also-contract-spades-schneider = picche schneider
contract-spades-schwarz = ♠ schwarz
also-contract-spades-schwarz = picche schwarz
contract-spades-ouvert = ♠ ouvert
also-contract-spades-ouvert = picche ouvert
contract-hearts-schneider = ♥ schneider
also-contract-hearts-schneider = cuori schneider
contract-hearts-schwarz = ♥ schwarz
also-contract-hearts-schwarz = cuori schwarz
contract-hearts-ouvert = ♥ ouvert
also-contract-hearts-ouvert = cuori ouvert
contract-diamonds-schneider = ♦ schneider
also-contract-diamonds-schneider = quadri schneider
contract-diamonds-schwarz = ♦ schwarz
also-contract-diamonds-schwarz = quadri schwarz
contract-diamonds-ouvert = ♦ ouvert
also-contract-diamonds-ouvert = quadri ouvert
contract-grand-schneider = Grand schneider
contract-grand-schwarz = Grand schwarz
contract-grand-ouvert = Grand ouvert
contract-null-ouvert = Null ouvert
contract-clubs-hand = ♣ a mano
contract-clubs-hand-schneider = ♣ a mano, schneider annunciato
contract-clubs-hand-schwarz = ♣ a mano, schwarz annunciato
contract-clubs-hand-ouvert = ♣ ouvert a mano
contract-spades-hand = ♠ a mano
contract-spades-hand-schneider = ♠ a mano, schneider annunciato
contract-spades-hand-schwarz = ♠ a mano, schwarz annunciato
contract-spades-hand-ouvert = ♠ ouvert a mano
contract-hearts-hand = ♥ a mano
contract-hearts-hand-schneider = ♥ a mano, schneider annunciato
contract-hearts-hand-schwarz = ♥ a mano, schwarz annunciato
contract-hearts-hand-ouvert = ♥ ouvert a mano
contract-diamonds-hand = ♦ a mano
contract-diamonds-hand-schneider = ♦ a mano, schneider annunciato
contract-diamonds-hand-schwarz = ♦ a mano, schwarz annunciato
contract-diamonds-hand-ouvert = ♦ ouvert a mano
contract-grand-hand = Grand a mano
contract-grand-hand-schneider = Grand a mano, schneider annunciato
contract-grand-hand-schwarz = Grand a mano, schwarz annunciato
contract-grand-hand-ouvert = Grand ouvert a mano
contract-clubs-skat-schneider = ♣ schneider annunciato
contract-clubs-skat-schwarz = ♣ schwarz annunciato
contract-spades-skat-schneider = ♠ schneider annunciato
contract-spades-skat-schwarz = ♠ schwarz annunciato
contract-hearts-skat-schneider = ♥ schneider annunciato
contract-hearts-skat-schwarz = ♥ schwarz annunciato
contract-diamonds-skat-schneider = ♦ schneider annunciato
contract-diamonds-skat-schwarz = ♦ schwarz annunciato
contract-grand-skat-schneider = Grand schneider annunciato
contract-grand-skat-schwarz = Grand schwarz annunciato
contract-null-hand = Null a mano
contract-null-hand-ouvert = Null ouvert a mano
contract-ramsch = Ramsch
contract-take = Prendi lo skat
contract-hand = Gioca a mano

## Seats and choices

zone-widow-skat = skat
zone-discards-skat = scarti
headline-skat = Smazzata { $deal } di { $deals }
sheet-passed = tutti passano
sheet-seeger = Seeger-Fabian
sheet-declarer-bonus = giochi propri
sheet-defence = persi da altri
badge-forehand = primo di mano
badge-middlehand = medio di mano
badge-rearhand = ultimo di mano
badge-bid-value = dichiarazione { $number }
badge-skat-declarer = dichiarante
badge-hand-game = a mano
ask-skat = Prendi lo skat, o giochi a mano?
ask-discard-skat = { $count ->
    [one] Scegli una carta da scartare.
    [many] Scegli { $count } carte da scartare.
   *[other] Scegli { $count } carte da scartare.
}
say-discard-skat = Scarta
do-discard-skat = Scarta { $cards }
news-discard-skat = { $who ->
    [you] Scarti { $cards }.
   *[other] { $seat } scarta { $cards }.
}
news-found-discard-skat = Nel skat: { $cards }
ask-announce = Dichiara il tuo gioco.
news-skat = { $choice ->
    [hand] { $who ->
        [you] Lasci lo skat e giochi a mano.
       *[other] { $seat } lascia lo skat e gioca a mano.
    }
   *[take] { $who ->
        [you] Prendi lo skat.
       *[other] { $seat } prende lo skat.
    }
}
call-skat = { $choice ->
    [hand] a mano!
   *[take] lo skat
}
news-announce = { $who ->
    [you] Giochi { $name }.
   *[other] { $seat } gioca { $name }.
}
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = Partita breve
about-preset-skat-short = Tre giocatori, dodici mani, con il conteggio di Seeger e Fabian.
preset-skat-isko = Internazionale
about-preset-skat-isko = Una lista di 36 mani secondo le regole internazionali.
preset-skat-isko-four = Internazionale in quattro
about-preset-skat-isko-four = Quattro al tavolo: una lista di 48 mani.
preset-skat-kneipe = Osteria
about-preset-skat-kneipe = Come all’osteria: se tutti passano si gioca Ramsch, e si può annunciare anche dopo aver preso lo skat.
preset-skat-bierlachs = Bierlachs
about-preset-skat-bierlachs = Contano solo le perdite, e 301 punti persi chiudono la partita.

## A deal is over

deal-void-skat = Smazzata { $deal }: { $reason }.
tally-levels = { $kind ->
    [with] con
   *[without] senza
} { $matadors }, gioco { $game }{ $hand ->
    [0] {""}
   *[other] , a mano { $hand }
}{ $schneider ->
    [0] {""}
   *[other] , schneider { $schneider }
}{ $announced ->
    [0] {""}
   *[other] , annunciato { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] , schwarz { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] , annunciato { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] , ouvert { $ouvert }
}: { $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] , dichiarato troppo: { $charged }
}
tally-null-value = { $name } vale { $number }
tally-card-points = punti delle carte
tally-skat-left = Nel skat: { $cards }
tally-put-away = Scarti: { $cards }
ledger-game-won = { $seat } { $points }: { $count ->
    [0] gioco vinto
   *[other] gioco vinto, { $count } punti di carte
}
ledger-game-lost = { $seat } { $points }: { $count ->
    [0] gioco perso
   *[other] gioco perso, { $count } punti di carte
}
ledger-overbid = { $seat } { $points }: { $count ->
    [0] dichiarato troppo
   *[other] dichiarato troppo, { $count } punti di carte
}
ledger-overbid-lost = { $seat } { $points }: { $count ->
    [0] dichiarato troppo e gioco perso
   *[other] dichiarato troppo e gioco perso, { $count } punti di carte
}
ledger-declarer-bonus = { $seat } { $points }: per il gioco, secondo Seeger e Fabian
ledger-defence = { $seat } { $points }: il dichiarante ha perso
ledger-declarer-won = { $seat } { $points }: { $whom ->
    [you] hai vinto il gioco
   *[other] { $other } ha vinto il gioco
}
ledger-ramsch-lost = { $seat } { $points }: più di tutti nel Ramsch, { $count } punti di carte
ledger-ramsch-doubled = { $seat } { $points }: più di tutti nel Ramsch, { $count } punti di carte, raddoppiati perché qualcuno non ha prese
ledger-march = { $seat } { $points }: tutte e dieci le prese nel Ramsch
ledger-march-paid = { $seat } { $points }: tutte le prese nel Ramsch: { $other }

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = Dichiara con cinque atout e un asso a lato, o quanto promette la tua mano.
rule-skat-2 = Fanti, assi e prima mano fanno cinque o più: gioca grand.
rule-skat-3 = Non dichiarare più di quanto vale il tuo gioco senza lo skat.
rule-skat-4 = Prendi lo skat, a meno che un gioco a mano non prometta di più.
rule-skat-5 = Scarta i dieci soli e i semi corti, e tieni l’asso con il suo dieci.
rule-skat-6 = Da dichiarante, togli presto gli atout.
rule-skat-7 = Conta i punti: con questa presa bastano.
rule-skat-8 = Esci con un seme lungo se il dichiarante è in mezzo, con uno corto se è ultimo.
rule-skat-9 = La presa del compagno è sicura: carica un asso o un dieci.
rule-skat-10 = Non dare punti alla presa del dichiarante.
rule-skat-11 = Non sprecare una carta alta su una presa del compagno.
rule-skat-12 = Nel null gioca la carta più alta che non prende, ed esci con la più bassa.
rule-skat-13 = Punta allo schneider solo se il gioco è sicuro.
rule-skat-14 = Nel Ramsch liberati dei fanti a metà della mano, ed evita l’ultima presa.
rule-skat-60 = Fai la presa spendendo il meno possibile.
rule-skat-61 = Gioca la carta che ti serve meno.
rule-skat-62 = Esci con una carta che prende, o che non mette a rischio punti.
rule-skat-63 = Fai prendere una presa al dichiarante del null.
rule-skat-64 = Dichiara il gioco che promette di più.
rule-skat-65 = Nel null scarta le carte che prenderebbero.
rule-skat-66 = In difesa non uscire ad atout.
rule-skat-67 = Metti pochi punti in una presa che non è sicura per te.
rule-skat-68 = Se nello skat c’è un fante che ti manca, il tuo gioco vale meno della tua dichiarazione ed è perso.

## Page: the home page

game-skat = Skat
game-about-skat = Uno contro due: dichiara per scegliere l’atout, prendi lo skat o lascialo, e vinci 61 punti di carte su 120.
game-standard-skat = Dieci carte a testa, due nello skat, secondo le regole internazionali.

## Learn

learn-skat-about = Un giocatore, il dichiarante, gioca da solo contro gli altri due, i difensori. Le carte valgono 120 punti in tutto, e al dichiarante ne servono 61.
learn-skat-deal = Ognuno riceve { $count } carte. { $number } carte restano coperte: lo skat.
learn-skat-four = In quattro, il mazziere non gioca.
learn-skat-bidding = All’asta parlano due giocatori alla volta. Il secondo nomina valori al primo, che tiene o passa; poi il terzo li nomina a chi è rimasto. Se nessuno ha dichiarato, il primo può dire 18 o passare.
learn-skat-skat = Il dichiarante prende lo skat e scarta { $count } carte, oppure gioca a mano e lo lascia. In ogni caso i punti delle due carte contano per lui.
learn-skat-announce = Poi il dichiarante annuncia il gioco: un seme come atout, grand con i soli fanti come atout, o null, nessuna presa. Il null può essere ouvert, a carte scoperte, che lo skat sia stato preso o no. A mano, in un gioco con atout, può annunciare anche schneider, schwarz o ouvert.
learn-skat-announce-after = Schneider, schwarz e ouvert si possono annunciare anche dopo aver preso lo skat.
learn-skat-tricks = Comincia il primo giocatore. Rispondi al seme se puoi; altrimenti gioca una carta qualsiasi. I fanti sono atout e non del loro seme.
learn-skat-order = Gli atout dal più alto al più basso, se l’atout è cuori: i quattro fanti, poi asso, dieci, re, donna, nove, otto, sette.
learn-skat-plain-order = Gli altri semi, qui fiori, dal più alto al più basso: asso, dieci, re, donna, nove, otto, sette.
learn-skat-null-order = Nel null non c’è atout, e l’ordine è asso, re, donna, fante, dieci, nove, otto, sette.
learn-skat-jack = L’atout è cuori. Anche il fante di quadri è un atout: prende questa mano.
learn-skat-all-pass-void = Se tutti passano, dà le carte il giocatore seguente.
learn-skat-all-pass-ramsch = Se tutti passano si gioca Ramsch: solo i fanti sono atout, ognuno gioca per sé, e chi prende più punti di carte li perde.
learn-skat-ramsch-skat-last-trick = Lo skat va a chi fa l’ultima presa. Se qualcuno non ha prese la perdita raddoppia; tutte e dieci le prese vincono 120.
learn-skat-ramsch-skat-loser = Lo skat va a chi perde. Se qualcuno non ha prese la perdita raddoppia; tutte e dieci le prese vincono 120.
learn-skat-points = Punti delle carte
learn-skat-value = Il valore di un gioco è la base per i gradi: 1 per il gioco, 1 per ogni matador, e 1 per ciascuno di: a mano, schneider, schneider annunciato, schwarz, schwarz annunciato, ouvert.
learn-skat-example = Per esempio, giochi { $name } con i fanti di fiori e di picche ma senza quello di cuori: «con { $number }, gioco { $levels }», quindi { $levels } × { $base } = { $value }. Se ti mancano questi due e hai il fante di cuori, «senza { $number }» vale lo stesso. Se i difensori sono schneider: «schneider { $levels2 }», quindi { $value2 }.
learn-skat-lost = Un gioco perso costa il doppio del suo valore.
learn-skat-lost-hand-single = Un gioco a mano perso costa il valore una volta sola.
learn-skat-overbid-is = Se il valore è inferiore alla dichiarazione il gioco è perso comunque, e costa almeno due volte il più piccolo multiplo della base che la raggiunge.
learn-skat-seeger = Il dichiarante riceve { $count } in più per un gioco vinto e ne perde { $count } in più per uno perso. In quel caso ogni altro giocatore riceve { $number }.
learn-skat-classic = Segna solo il dichiarante.
learn-skat-bierlachs = Si segnano solo le perdite: un gioco vinto costa il suo valore a ogni altro giocatore. La partita finisce quando qualcuno ha perso { $count } punti; perde il totale più basso.
learn-skat-deals = La partita ha { $count } mani, e vince il totale più alto.
learn-skat-bases = Valori di base
learn-skat-times = Da moltiplicare per i gradi. Il null ha un valore fisso.
learn-skat-game = { $name }
learn-skat-null-hand = Null a mano
learn-skat-null-ouvert-hand = Null ouvert a mano
learn-skat-word-skat = Skat
learn-skat-word-skat-is = Le due carte coperte. I loro punti contano sempre per il dichiarante.
learn-skat-word-hands = Primo, medio, ultimo di mano
learn-skat-word-hands-is = I giocatori alla sinistra del mazziere, nell’ordine. Il primo esce.
learn-skat-word-matadors = Matador
learn-skat-word-matadors-is = La serie ininterrotta degli atout più alti, dal fante di fiori, che il dichiarante ha o non ha. Lo skat conta con la mano.
learn-skat-word-schneider = Schneider
learn-skat-word-schneider-is = Una parte con { $number } punti di carte o meno. Per fare schneider i difensori, al dichiarante ne servono { $count }.
learn-skat-word-schwarz = Schwarz
learn-skat-word-schwarz-is = Una parte senza prese. Per fare schwarz i difensori, al dichiarante servono tutte le { $count } prese.
learn-skat-word-ouvert = Ouvert
learn-skat-word-ouvert-is = Il dichiarante mostra la mano prima dell’uscita. Con gli atout promette tutte e dieci le prese.
learn-skat-word-overbid = Dichiarare troppo
learn-skat-word-overbid-is = Un gioco di valore inferiore alla dichiarazione.

## Options by name

option-skat-players = Giocatori
about-option-skat-players = In tre giocano tutti ogni mano. In quattro il mazziere non gioca.
option-skat-players-3 = Tre
option-skat-players-4 = Quattro, il mazziere non gioca
option-skat-scoring = Punteggio
about-option-skat-scoring = Seeger-Fabian: il valore e 50 in più, e 40 a ogni altro giocatore per un gioco perso (30 in quattro). Classico: solo il valore. Bierlachs: solo le perdite.
option-skat-scoring-seeger = Seeger-Fabian
option-skat-scoring-classic = Classico
option-skat-scoring-bierlachs = Bierlachs
option-skat-deals = Mani
about-option-skat-deals = Il numero di mani di una partita.
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = Limite del Bierlachs
about-option-skat-limit = I punti persi che chiudono una partita di Bierlachs.
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = Se tutti passano
about-option-skat-all-pass = Dà le carte il giocatore seguente, o si gioca Ramsch.
option-skat-all-pass-void = Nuova mano
option-skat-all-pass-ramsch = Ramsch
option-skat-ramsch-skat = Skat del Ramsch
about-option-skat-ramsch-skat = Lo skat va a chi fa l’ultima presa, o a chi ha più punti.
option-skat-ramsch-skat-last-trick = All’ultima presa
option-skat-ramsch-skat-loser = A chi perde
option-skat-announce-after-skat = Annunciare dopo aver preso lo skat
about-option-skat-announce-after-skat = Schneider, schwarz e ouvert si possono annunciare anche dopo aver preso lo skat.
option-skat-lost-hand-single = Giochi a mano persi contati una volta
about-option-skat-lost-hand-single = Un gioco a mano perso costa il valore una volta e non due.
option-skat-grand-ouvert = Base del grand ouvert
about-option-skat-grand-ouvert = 24: come ogni grand. 36: il valore antico.
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = Rivedere le prese passate
about-option-skat-look-back = Le prese concluse della mano che si possono rivedere.
option-skat-look-back-last = L’ultima presa
option-skat-look-back-none = Non permesso
option-skat-look-back-all = Tutte le prese
