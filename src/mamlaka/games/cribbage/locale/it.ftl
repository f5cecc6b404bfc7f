## Why something cannot be done

count-too-high = Con { $card } la somma supererebbe { $most }. Puoi giocare { $cards }.

## Seats and cards

# Unsure: “crib” and “starter” stay in English.
zone-crib = crib
zone-starter = starter
badge-starter = starter
taken-cards-cribbage = { $who ->
    [you] Carte giocate da te: { $cards }
   *[other] Carte giocate da { $seat }: { $cards }
}
page-taken-cribbage = { $card }, carta giocata
counter-pegs = punti
counter-points-for-games = punti partita
counter-running-count = somma
sheet-game = Partita { $number }
sheet-skunk = skunk
sheet-double-skunk = doppio skunk
sheet-game-skunk = Partita { $number }: skunk
sheet-game-double-skunk = Partita { $number }: doppio skunk

## Ways to play that have a name

preset-cribbage-classic = Classico
preset-cribbage-short = Breve
preset-cribbage-match = Più partite
preset-cribbage-muggins = Muggins

## What happens

news-go = { $who ->
    [you] Dici «go».
   *[other] { $seat } dice «go».
}
news-end-go = { $who ->
    [you] Dici «go»: un punto per { $other }.
   *[other] { $whom ->
        [you] { $seat } dice «go»: un punto per te.
       *[other] { $seat } dice «go»: un punto per { $other }.
    }
}
news-counted-card = { $who ->
    [you] Giochi { $cards }: { $count }.
   *[other] { $seat } gioca { $cards }: { $count }.
}
news-counted-points = { $who ->
    [you] Giochi { $cards }
   *[other] { $seat } gioca { $cards }
}: { $sum ->
    [none] { $count }
   *[some] { $count } per 2
}{ $alike ->
    [play-pair] , coppia per 2
    [play-three] , tris per 6
    [play-four] , poker per 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , scala per { $number }
}{ $last ->
    [count] , uno per il go
    [play] , uno per l’ultima
   *[no] { "" }
}.
news-counted-last = { $who ->
    [you] Segni un punto per il go.
   *[other] { $seat } segna un punto per il go.
}
news-discarded-to = { $who ->
    [you] { $whom ->
        [self] Scarti { $cards } per te ({ $zone }).
       *[other] Scarti { $cards } per { $other } ({ $zone }).
    }
   *[other] { $whom ->
        [self] { $seat } scarta { $cards } per sé ({ $zone }).
        [you] { $seat } scarta { $cards } per te ({ $zone }).
       *[other] { $seat } scarta { $cards } per { $other } ({ $zone }).
    }
}
news-starter = Lo starter è { $cards }.
news-heels = { $who ->
    [you] Lo starter è { $cards }: due punti per te.
   *[other] Lo starter è { $cards }: due punti per { $seat }.
}
news-crib = { $who ->
    [you] Il tuo crib: { $cards }
   *[other] Crib ({ $seat }): { $cards }
}
news-count = { $who ->
    [you] Conti { $number }.
   *[other] { $seat } conta { $number }.
}
news-count-missed = { $who ->
    [you] Conti { $number } su { $total }. { $other } dice «muggins» e prende { $missed }.
   *[other] { $whom ->
        [you] { $seat } conta { $number } su { $total }. Dici «muggins» e prendi { $missed }.
       *[other] { $seat } conta { $number } su { $total }. { $other } dice «muggins» e prende { $missed }.
    }
}
news-count-too-high = { $who ->
    [you] Conti { $number }, ma sono { $total }.
   *[other] { $seat } conta { $number }, ma sono { $total }.
}

## A deal is over

tally-play = in gioco
tally-hand = { $seat }: { $cards } con { $card } conta { $count }
tally-crib = crib ({ $seat }): { $cards } con { $card } conta { $count }
ledger-heels = { $seat } { $points }: un fante come starter, { $cards }
ledger-play-fifteen = { $seat } { $points }: in gioco, quindici { $cards }
ledger-play-pair = { $seat } { $points }: in gioco, coppia { $cards }
ledger-play-three = { $seat } { $points }: in gioco, tris { $cards }
ledger-play-four = { $seat } { $points }: in gioco, poker { $cards }
ledger-play-run = { $seat } { $points }: in gioco, scala { $cards }
ledger-play-thirty-one = { $seat } { $points }: in gioco, trentuno { $cards }
ledger-play-go = { $seat } { $points }: in gioco, go
ledger-play-last = { $seat } { $points }: in gioco, ultima carta
ledger-hand-fifteen = { $seat } { $points }: mano, quindici { $cards }
ledger-hand-pair = { $seat } { $points }: mano, coppia { $cards }
ledger-hand-three = { $seat } { $points }: mano, tris { $cards }
ledger-hand-four = { $seat } { $points }: mano, poker { $cards }
ledger-hand-run = { $seat } { $points }: mano, scala { $cards }
ledger-hand-flush = { $seat } { $points }: mano, colore { $cards }
ledger-hand-nobs = { $seat } { $points }: mano, fante del seme { $cards }
ledger-crib-fifteen = { $seat } { $points }: crib, quindici { $cards }
ledger-crib-pair = { $seat } { $points }: crib, coppia { $cards }
ledger-crib-three = { $seat } { $points }: crib, tris { $cards }
ledger-crib-four = { $seat } { $points }: crib, poker { $cards }
ledger-crib-run = { $seat } { $points }: crib, scala { $cards }
ledger-crib-flush = { $seat } { $points }: crib, colore { $cards }
ledger-crib-nobs = { $seat } { $points }: crib, fante del seme { $cards }
ledger-overlooked = { $seat } { $points }: dimenticati, contati solo { $count }
ledger-muggins = { $seat } { $points }: muggins, { $whom ->
    [you] dimenticati da te
   *[other] dimenticati da { $other }
}
ledger-beyond = { $seat } { $points }: i punti oltre { $count } non contano

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = Tieni le carte con la media migliore su tutti gli starter: aggiungi il crib se è tuo, altrimenti sottrailo.
rule-cribbage-2 = Nel tuo crib metti cinque, coppie e carte che legano; in un altro, carte lontane fra loro.
rule-cribbage-3 = Tieni un cinque, se questo non rompe una mano forte.
rule-cribbage-4 = Esci con un quattro o meno: nessuno può arrivare a quindici.
rule-cribbage-5 = Non uscire mai con un cinque: ogni dieci fa quindici.
rule-cribbage-6 = Esci da una coppia: se la pareggiano, fai tris.
rule-cribbage-7 = Non portare la somma a 5 o a 21: ogni dieci segna.
rule-cribbage-8 = Non giocare accanto a una carta se gli altri possono farne una scala.
rule-cribbage-9 = Fai coppia solo se la terza carta non può seguire.
rule-cribbage-10 = Tieni le carte basse per la fine della somma e per il trentuno.
rule-cribbage-11 = Gli altri hanno detto «go»: fai trentuno con due carte.
rule-cribbage-12 = Chi dà le carte può chiudere mostrando la mano, ma tu mostri prima: prendi ogni punto in gioco.
rule-cribbage-13 = Hai un buon vantaggio: non lasciare niente da segnare.
rule-cribbage-14 = Ti mancano pochi punti: tieni valori diversi per il gioco.
rule-cribbage-60 = Questa carta segna.
rule-cribbage-61 = È quanto valgono le tue carte.

## Page: the home page

game-cribbage = Cribbage
game-about-cribbage = Un gioco inglese da due a quattro: scarta nel crib, conta fino a trentuno e corri sulla tavoletta.
game-standard-cribbage = Una partita a 121 punti, tutto contato per te.

## Page: questions and answers

say-count = Conta { $number }
call-go = go!
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count } per 2
}{ $alike ->
    [play-pair] , coppia per 2
    [play-three] , tris per 6
    [play-four] , poker per 12
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] , scala per { $number }
}{ $last ->
    [count] , uno per il go
    [play] , uno per l’ultima
   *[no] { "" }
}
call-counted-last = uno per il go
call-heels = Due per il fante!
call-count = { $number }
call-muggins = Muggins per { $number }!
ask-discard-to = { $who ->
    [you] Scarta { $count ->
        [one] una carta
        [many] { $count } carte
       *[other] { $count } carte
    } per te ({ $zone }).
   *[other] Scarta { $count ->
        [one] una carta
        [many] { $count } carte
       *[other] { $count } carte
    } per { $seat } ({ $zone }).
}
ask-count-card = { $count ->
    [0] Tocca a te: comincia una nuova somma.
   *[other] Tocca a te: la somma è { $count }.
}
ask-count-hand = Quanti punti vale la tua mano?
ask-count-crib = Quanti punti vale il tuo crib?
waiting-count-cards = { $seat } conta…

## Ways to play: what each is

about-preset-cribbage-classic = Una partita a 121 punti; tutto è contato per te.
about-preset-cribbage-short = Una partita a 61 punti: un giro della tavoletta.
about-preset-cribbage-match = A cinque punti partita; uno skunk vale due, uno doppio tre.
about-preset-cribbage-muggins = Conta le tue carte: l’avversario prende i punti che dimentichi.

## Options: what each does

about-option-cribbage-target = Una partita finisce appena qualcuno, o una coppia, ha questi punti.
about-option-cribbage-muggins = Dici tu i punti delle tue carte. Se sono troppo pochi, chi segue prende il resto; se sono troppi, hai il numero vero.
about-option-cribbage-games = I punti partita che chiudono l’incontro. Una partita ne vale uno.
about-option-cribbage-skunk = Una partita vale due punti partita se tutti gli sconfitti hanno meno di 91 punti, e tre se ne hanno meno di 61. In una partita a 61 ne vale due se ne hanno meno di 31.
about-option-cribbage-crib-flush = Quante carte di un seme contano nel crib: cinque, con lo starter, o quattro.
about-option-cribbage-heels = I punti del mazziere se lo starter è un fante.

## Learn

learn-cribbage-about = Si corre a { $goal } punti. Si segna in gioco, carta per carta, e poi con la mano.
learn-cribbage-deal = In due ricevete { $count } carte a testa e ne scartate due coperte.
learn-cribbage-crib = Queste quattro carte sono il crib. Conta per il mazziere: metti carte buone nel tuo e cattive in un altro.
learn-cribbage-dealer = Il primo mazziere si tira a sorte. Poi il mazzo passa a chi segue, e il crib con esso.
learn-cribbage-starter = Poi si scopre una carta, lo starter. Conta con ogni mano e con il crib.
learn-cribbage-order = L’ordine delle carte, dalla più bassa alla più alta: l’asso è basso. Le figure contano dieci, l’asso uno.
learn-cribbage-play = In gioco comincia chi segue il mazziere, il pone. A turno ognuno gioca una carta e dice la somma di tutte. Non deve superare { $most }. Chi ha una carta che va bene deve giocarne una.
learn-cribbage-picture = La somma è { $count }. Di questa mano puoi giocare { $cards }.
learn-cribbage-go = Se nessuna carta va bene, dici «go» e gli altri continuano finché possono. L’ultima carta vale { $count ->
    [one] un punto
    [many] { $count } punti
   *[other] { $count } punti
}. A { $most } esatti non c’è go: l’ultima carta fa trentuno. Poi chi segue riparte da zero.
learn-cribbage-show = Dopo il gioco tutti mostrano le quattro carte e le contano con lo starter: prima chi segue il mazziere, poi il mazziere, infine il crib.
learn-cribbage-muggins = Conti tu le tue carte. Se dici troppo pochi punti, chi segue prende il resto. Se ne dici troppi, ottieni il numero giusto.
learn-cribbage-end = La partita finisce appena qualcuno ha { $goal } punti, anche a metà di una smazzata.
learn-cribbage-games = L’incontro finisce a { $count } punti partita. Una partita ne vale uno.
learn-cribbage-skunks-121 = Chi perde con meno di 91 punti subisce uno skunk: la partita vale due. Con meno di 61 vale tre.
learn-cribbage-skunks-61 = Chi perde con meno di 31 punti subisce uno skunk: la partita vale due.
learn-cribbage-others = In tre ricevete cinque carte a testa e ne scartate una; il crib ne riceve un’altra dal mazzo. In quattro si gioca a coppie, ognuno ne scarta una, e i punti della coppia si sommano.
learn-cribbage-points-play = In gioco
learn-cribbage-points-show = Mostrando
learn-cribbage-row-heels = Un fante come starter (his heels), per il mazziere
learn-cribbage-row-sum = Carte che insieme fanno { $count }
learn-cribbage-row-pair = Una coppia
learn-cribbage-row-three = Tre carte uguali (pair royal)
learn-cribbage-row-four = Quattro carte uguali (double pair royal)
learn-cribbage-row-run = Una scala di { $count }; più lunga, un punto per carta
learn-cribbage-row-last = L’ultima carta sotto 31
learn-cribbage-row-flush = Una mano di un solo seme
learn-cribbage-row-flush-five = Lo stesso con lo starter
learn-cribbage-row-nobs = Il fante del seme dello starter (his nobs)
learn-cribbage-runs = In gioco solo le ultime carte in fila fanno coppie e scale. Mostrando conta ogni scelta di carte.
learn-cribbage-crib-flush = Nel crib tutte e cinque le carte devono essere di un seme.
learn-cribbage-fifteens = L’ultima carta è lo starter. Sette e otto fanno quindici: { $count } punti.
learn-cribbage-good-hand = L’ultima carta è lo starter. Tre cinque con le loro scale e i quindici: { $count } punti.
learn-cribbage-word-crib = Crib
learn-cribbage-word-crib-is = Le quattro carte scartate. Contano per il mazziere.
learn-cribbage-word-pone = Pone
learn-cribbage-word-pone-is = Chi segue il mazziere: gioca e mostra per primo.
learn-cribbage-word-starter = Starter
learn-cribbage-word-starter-is = La carta scoperta prima del gioco.
learn-cribbage-word-go = Go
learn-cribbage-word-go-is = Lo dice chi non ha carte che vanno bene.
learn-cribbage-word-peg = Segnare
learn-cribbage-word-peg-is = Fare punti. Si segnano con un piolo su una tavoletta.
learn-cribbage-word-pair-royal = Pair royal
learn-cribbage-word-pair-royal-is = Tre carte dello stesso valore, un tris; quattro sono un double pair royal.
learn-cribbage-word-double-run = Double run
learn-cribbage-word-double-run-is = Una scala con un valore doppio, come 4 5 5 6: due scale da tre e una coppia, da sole otto punti.
# Unsure: no Italian words for his heels and his nobs are known.
learn-cribbage-word-heels = His heels
learn-cribbage-word-heels-is = Un fante come starter.
learn-cribbage-word-nobs = His nobs
learn-cribbage-word-nobs-is = Il fante del seme dello starter, in mano o nel crib.
# Unsure: “skunk” and “muggins” stay in English.
learn-cribbage-word-skunk = Skunk
learn-cribbage-word-skunk-is = Una partita persa con meno di { $count } punti{ $double ->
    [0] .
   *[other] ; con meno di { $double }, un doppio skunk.
}
learn-cribbage-word-muggins = Muggins
learn-cribbage-word-muggins-is = Si dice per prendere punti dimenticati da un altro.

## Options by name

option-cribbage-target = Punti di una partita
option-cribbage-target-121 = 121
option-cribbage-target-61 = 61
option-cribbage-muggins = Contare da sé (muggins)
option-cribbage-games = Punti partita per vincere
option-cribbage-games-1 = 1
option-cribbage-games-3 = 3
option-cribbage-games-5 = 5
option-cribbage-games-7 = 7
option-cribbage-skunk = Skunk
option-cribbage-crib-flush = Colore nel crib
option-cribbage-crib-flush-five = Cinque carte
option-cribbage-crib-flush-four = Quattro carte
option-cribbage-heels = Fante come starter
option-cribbage-heels-2 = 2
option-cribbage-heels-0 = 0
