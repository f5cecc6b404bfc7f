## Seats and cards

bid-bid = dichiara { $number }
bid-null = nullo per { $number }
bid-word-bid = prese:
bid-word-null = nullo per:

## Ways to play that have a name

preset-oneonta-edward = Edward
preset-oneonta-hutnik = Hutnik
preset-oneonta-learner = Con le carte non viste

## What happens

news-null = { $who ->
    [you] Dichiari nullo per { $number }.
   *[other] { $seat } dichiara nullo per { $number }.
}

## A deal is over

ledger-null-made = { $seat } { $points }: nullo riuscito, nessuna presa
ledger-null-failed = { $seat } { $points }: nullo mancato, prese fatte: { $count }

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = Le carte alte non prendono se nel loro seme non si esce mai: non dichiarare più di quanto puoi contare.
rule-oneonta-2 = Considerate tutte le carte che possono essere fuori gioco, ecco quante volte la dichiarazione riesce.
rule-oneonta-3 = Un seme con carte basse può perdere tutte le prese: conta la metà di quelle che potrebbe fare.
rule-oneonta-4 = Un asso solo è una presa sicura.
rule-oneonta-5 = Un seme senza carte basse prende o perde a seconda della fortuna: conta la media.
rule-oneonta-6 = Tieni carte che possono ancora prendere o perdere: rimediano a quello che va storto in un altro seme.
rule-oneonta-8 = Gioca asso e re di un seme per fare due prese.
rule-oneonta-9 = Asso, re e fante di un seme fanno circa una presa.
rule-oneonta-10 = Nel dubbio, meglio una presa di troppo: se ne fai troppo poche perdi tutta la dichiarazione, ognuna in più costa un punto.
rule-oneonta-11 = Scarta per prima una carta che può prendere o perdere.
rule-oneonta-12 = Ricontato dopo ogni presa: ecco quante volte, dopo questa carta, la dichiarazione può ancora riuscire.
rule-oneonta-60 = Le briscole battono le briscole più basse e tagliano gli altri semi.
rule-oneonta-61 = In un nullo puoi scartare le carte alte sugli altri semi prima che si esca nel loro.

## Page: the home page

game-oneonta = Oneonta Whist
game-about-oneonta = Un solitario di prese: dichiara quante ne farai, poi gioca contro un mazzetto coperto che apre ogni presa.
game-standard-oneonta = Nove smazzate, dichiarazioni da 0 a 9. Con 30 punti vinci.

## Page: questions and answers

zone-stock-oneonta = fuori gioco
call-null = nullo per { $number }
say-null = Nullo per { $number }

## Ways to play that have a name

about-preset-oneonta-edward = Nove smazzate per arrivare a 30 punti, con il punteggio Edward.
about-preset-oneonta-hutnik = Dichiari da 1 a 9 prese, oppure un nullo con una posta da 1 a 9.
about-preset-oneonta-learner = Il tavolo mostra le carte non ancora viste, con la probabilità che ognuna debba ancora uscire.

## Options

about-option-oneonta-bidding = edward: dichiari un numero di prese da 0 a 9. hutnik: dichiari da 1 a 9 prese, oppure nullo, cioè nessuna presa, con una posta da 1 a 9.
about-option-oneonta-deals = Il numero di smazzate di una partita.
about-option-oneonta-target = Vinci se dopo l’ultima smazzata hai almeno questo numero di punti.
about-option-oneonta-show-tracker = Il tavolo mostra le carte non ancora viste, con la probabilità esatta che ognuna debba ancora uscire.

## Learn

learn-oneonta-about = Giochi in solitario contro un mazzetto coperto, il morto. Tu e il morto avete { $count } carte a testa. Il morto scopre la sua prossima carta e tu ne giochi una: è una presa. A uscire è sempre il morto.
learn-oneonta-turnup = Si scopre un’altra carta. Il suo seme è la briscola, che batte gli altri semi. Se è un jolly, non c’è briscola.
learn-oneonta-follow = Devi rispondere a seme, cioè giocare una carta del seme d’uscita, se ne hai. Se non ne hai, gioca quello che vuoi. Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme d’uscita.
learn-oneonta-trumps = Le briscole quando il seme è { $suit }, dalla più alta alla più bassa. Ne fanno parte i jolly, e una di queste carte è quella scoperta.
learn-oneonta-ruff = L’uscita è l’asso di quadri. Tu non hai quadri e giochi una briscola bassa ({ $suit }): prendi tu.
learn-oneonta-page-bid = La dichiarazione
learn-oneonta-bids = Guarda le tue carte e dichiara quante prese farai, da 0 a { $most }. I punti dichiarati sono tuoi solo se ne fai esattamente quel numero.
learn-oneonta-bids-null = Guarda le tue carte e dichiara quante prese farai, da 1 a { $most }. I punti dichiarati sono tuoi solo se ne fai esattamente quel numero. Oppure dichiara nullo, e scegli per quanti punti.
learn-oneonta-bid-title = Per esempio: dichiari { $number }
learn-oneonta-null-title = Nullo per { $number }
learn-oneonta-won = { $count ->
    [0] Non fai prese
    [one] Fai 1 presa
    [many] Fai { $count } prese
   *[other] Fai { $count } prese
}
learn-oneonta-target = Smazzate di una partita: { $deals }. Per vincere servono almeno { $target } punti.
learn-oneonta-word-dummy = Morto
learn-oneonta-word-dummy-is = Il mazzetto coperto contro cui giochi. Gioca le sue carte in ordine e non sceglie mai.
learn-oneonta-word-trump = Briscola
learn-oneonta-word-trump-is = Il seme che in questa smazzata batte tutti gli altri.
learn-oneonta-word-ruff = Taglio
learn-oneonta-word-ruff-is = Una briscola giocata perché del seme d’uscita non si ha nulla.
learn-oneonta-word-joker = Jolly
learn-oneonta-word-joker-is = Il jolly grande e il jolly piccolo sono le briscole più alte. Se la carta scoperta è un jolly, l’altro fa seme a sé, ma batte comunque ogni carta.
learn-oneonta-word-null = Nullo
learn-oneonta-word-null-is = La dichiarazione di non fare nessuna presa.
learn-oneonta-word-out = Fuori gioco
learn-oneonta-word-out-is = Tre carte restano coperte e non si giocano mai: così non hai la certezza di quali usciranno.

## Options by name

option-oneonta-bidding = Dichiarazioni
option-oneonta-bidding-edward = Edward
option-oneonta-bidding-hutnik = Hutnik
option-oneonta-deals = Numero di smazzate
option-oneonta-target = Punti per vincere
option-oneonta-show-tracker = Mostra le carte non viste
