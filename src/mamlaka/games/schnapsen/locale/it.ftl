## Contracts

contract-twenty-s = venti a picche ♠
contract-twenty-h = venti a cuori ♥
contract-twenty-d = venti a quadri ♦
contract-twenty-c = venti a fiori ♣
contract-forty-s = quaranta a picche ♠
contract-forty-h = quaranta a cuori ♥
contract-forty-d = quaranta a quadri ♦
contract-forty-c = quaranta a fiori ♣

## Why something cannot be done

# Unsure: “matrimonio” for king and queen is what descriptions of sixty-six say; players may say “coppia” or “accusa”.
lead-meld = Hai dichiarato un matrimonio: esci con una delle sue carte, { $cards }.
only-leader = Può farlo solo chi esce.
claim-needs-trick = Fai una presa prima di dichiarare { $number }.
declare-needs-trick = Fai una presa prima di accusare { $name }.
declare-lacks-card = Ti manca una carta per accusare { $name }.
cannot-claim = Non hai ancora { $number }.
stock-closed = Il tallone è chiuso.
meld-declared = Hai dichiarato un matrimonio: ora esci con una delle sue carte.
stock-low = Servono { $least } carte nel tallone; ne ha { $count }.
no-swap-card = Non hai il fante di briscola.

## Seats and cards

badge-trump-schnapsen = briscola: { $suit }
badge-stock-closed = ha chiuso
badge-closed-stock = il tallone è chiuso
counter-game-points = punti partita
sheet-bummerl = Bummerl: { $seat }
sheet-schneider = Schneider, due Bummerl: { $seat }

## Ways to play that have a name

preset-schnapsen-classic = Classico
preset-schnapsen-tournament = Torneo
preset-schnapsen-friendly = Tra amici
preset-schnapsen-app = Come in un’app

## What happens

news-swap = { $who ->
    [you] Scambi il fante di briscola con { $cards }.
   *[other] { $seat } scambia il fante di briscola con { $cards }.
}
news-close-stock = { $who ->
    [you] Chiudi il tallone.
   *[other] { $seat } chiude il tallone.
}
news-claim = { $who ->
    [you] Dichiari 66.
   *[other] { $seat } dichiara 66.
}

## A deal is over

ledger-claim = { $seat } { $points }: ha { $count } e vince la smazzata
ledger-claim-of-closer = { $seat } { $points }: ha chiuso e ha { $count }
ledger-claim-after-closing = { $seat } { $points }: dall’altra parte si è chiuso, ma { $seat } ha per primo { $count }
ledger-closing-failed = { $seat } { $points }: dall’altra parte si è chiuso senza dichiarare 66
ledger-wrong-claim = { $seat } { $points }: dall’altra parte si è dichiarato 66 a torto
ledger-more-card-points = { $seat } { $points }: nessuno ha dichiarato, e { $count } punti sono di più

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = Hai 66: dichiaralo subito.
rule-schnapsen-2 = Non hai 66: una dichiarazione sbagliata perde la smazzata.
rule-schnapsen-3 = Le prese sicure e i tuoi punti fanno 66: chiudi il tallone.
rule-schnapsen-4 = L’altro non ha prese o ha pochi punti e tu sei vicino a 66: chiudi ora, per due o tre punti partita.
rule-schnapsen-5 = L’altro può vincere presto e tu hai meno di 33 punti: fai una presa, anche con una briscola.
rule-schnapsen-6 = Finché il tallone è aperto non uscire con assi e dieci: possono essere tagliati.
rule-schnapsen-7 = Scarta prima i fanti che non sono di briscola, poi donne e re senza compagno.
rule-schnapsen-8 = Tieni un re o una donna finché può arrivare l’altra carta del matrimonio.
rule-schnapsen-9 = Tieni il fante di briscola per lo scambio, e scambialo in tempo.
rule-schnapsen-10 = Hai un matrimonio: fai una presa a poco prezzo, poi dichiaralo.
rule-schnapsen-11 = L’ultima carta del tallone è una briscola alta: perdi questa presa e pescala.
rule-schnapsen-12 = Tutte le carte sono note: questa fa la presa, e continui a uscire.
rule-schnapsen-13 = Non si pesca più: fai cadere le briscole dell’altro prima di giocare i semi lunghi.
rule-schnapsen-60 = La presa vale la pena, e questa carta la fa a poco prezzo.
rule-schnapsen-61 = Dichiara il matrimonio: conta subito, o con la tua prima presa.

## Page: the home page

game-schnapsen = Schnapsen
game-about-schnapsen = Un gioco austriaco per due: dichiara matrimoni, chiudi il tallone al momento giusto e arriva prima a 66.
game-standard-schnapsen = Cinque carte a testa, ognuno conta da sé, ai sette punti partita.

## Page: questions and answers

say-swap = Scambia il fante
say-close-stock = Chiudi il tallone
say-claim = Dichiara 66
call-swap = { $cards }
call-close-stock = chiuso!
call-claim = 66!
confirm-close-stock = Nessuno pesca più. Se non arrivi prima a 66, l’altro riceve due o tre punti partita.
confirm-claim = Se non hai { $number }, l’altro vince la smazzata.

## Ways to play: what each is

about-preset-schnapsen-classic = Ai sette punti partita; chiudi, dichiara matrimoni e conta tu fino a 66.
about-preset-schnapsen-tournament = Una dichiarazione sbagliata porta all’altro ciò che avrebbe portato a te, e le prese fatte restano coperte.
about-preset-schnapsen-friendly = Nessuno deve contare: con 66 punti la smazzata finisce da sola.
about-preset-schnapsen-app = Per le ultime due carte il fante non si scambia più.

## Options: what each does

about-option-schnapsen-target = La partita finisce dopo una smazzata in cui si raggiunge questo numero di punti partita.
about-option-schnapsen-claims = free: conta da te; chi dichiara 66 a torto perde la smazzata. true: puoi dichiarare solo se hai 66. auto: la smazzata finisce da sola quando chi esce ha 66.
about-option-schnapsen-wrong-claim = Quanto porta all’altro una dichiarazione sbagliata. fixed: due punti partita, o tre senza prese. mirror: quanto avrebbe portato quella giusta; se chi dichiara ha chiuso, sempre due o tre.
about-option-schnapsen-closing-score = Quanto vince chi ha chiuso. dark: secondo ciò che l’altro aveva alla chiusura. final: secondo ciò che l’altro ha alla fine.
about-option-schnapsen-close-min = Quante carte deve avere almeno il tallone, con quella scoperta, perché si possa chiudere.
about-option-schnapsen-exchange-min = Quante carte deve avere almeno il tallone, con quella scoperta, perché si possa scambiare il fante.
about-option-schnapsen-marriage-first = Un matrimonio si può dichiarare prima della prima presa. Conta appena ne fai una.
about-option-schnapsen-last-trick = Chi vince se tutte le carte sono giocate e nessuno ha dichiarato. wins: l’ultima presa. points: chi ha più punti; a parità, l’ultima presa.
about-option-schnapsen-look-back = Le prese della smazzata che si possono rivedere. In origine sono le proprie.

## Learn

learn-schnapsen-about = Due giocatori fanno a gara a chi arriva prima a { $goal } punti in carte. Le carte sono venti: asso, dieci, re, donna e fante di ogni seme.
learn-schnapsen-deal = Ognuno riceve { $count } carte. La carta seguente si scopre: il suo seme è briscola. Sta sotto le altre, il tallone.
learn-schnapsen-open = Uno esce con una carta, l’altro ne gioca una, e chi fa la presa esce per la seguente. Finché c’è il tallone puoi rispondere con qualunque carta, e dopo ogni presa pescano entrambi, prima chi l’ha fatta.
learn-schnapsen-order = L’ordine delle carte, dalla più alta alla più bassa. Il dieci viene subito sotto l’asso.
learn-schnapsen-trumped = Cuori è briscola: il fante batte l’asso di picche.
learn-schnapsen-strict = Quando il tallone è finito o chiuso, devi rispondere a seme e superare se puoi, altrimenti rispondere, altrimenti tagliare; se no giochi quello che vuoi.
learn-schnapsen-exchange = Prima di uscire puoi scambiare il fante di briscola con la carta scoperta, finché il tallone ha almeno { $count } carte.
learn-schnapsen-close = Prima di uscire puoi chiudere il tallone, finché ha almeno { $count } carte: nessuno pesca più, e bisogna rispondere e superare.
learn-schnapsen-marriage = Re e donna di un seme sono un matrimonio. Dichiaralo prima di uscire e gioca una delle due carte: porta { $count } punti, a briscola { $number }. Conta solo se hai una presa.
learn-schnapsen-marriage-later = Puoi dichiararlo solo dopo aver fatto una presa.
learn-schnapsen-claim-free = Nessuno conta per te. Quando pensi di avere { $goal }, dichiaralo prima di uscire, dopo una presa tua.
learn-schnapsen-claim-true = Quando hai { $goal } puoi dichiararlo prima di uscire, dopo una presa tua.
learn-schnapsen-claim-auto = La smazzata finisce quando chi esce ha { $goal }.
learn-schnapsen-grades = Chi vince riceve un punto partita; due se l’altro ha meno di { $half } punti, tre se non ha prese.
learn-schnapsen-closing-dark = Per chi ha chiuso conta ciò che l’altro aveva in quel momento.
learn-schnapsen-closing-final = Per chi ha chiuso conta ciò che l’altro ha alla fine.
learn-schnapsen-closing-fails = Se chiudi e non arrivi prima a 66, l’altro riceve due punti partita, o tre se alla chiusura non aveva prese.
learn-schnapsen-wrong-fixed = Una dichiarazione sbagliata porta all’altro due punti partita, o tre senza prese.
learn-schnapsen-wrong-mirror = Una dichiarazione sbagliata porta all’altro ciò che una giusta avrebbe portato a te. Se hai chiuso tu, costa due punti partita, o tre se l’altro a quel punto non aveva prese.
learn-schnapsen-last-wins = Se tutte le carte sono giocate e nessuno ha dichiarato, l’ultima presa porta un punto partita.
learn-schnapsen-last-points = Se tutte le carte sono giocate e nessuno ha dichiarato, chi ha più punti riceve un punto partita.
learn-schnapsen-target = La partita finisce quando un giocatore ha { $count } punti partita.
learn-schnapsen-word-stock = Tallone
learn-schnapsen-word-stock-is = Le carte non distribuite, coperte. Da lì si pesca.
learn-schnapsen-word-turn-up = Carta scoperta
learn-schnapsen-word-turn-up-is = La carta sotto il tallone. Indica la briscola e si pesca per ultima.
learn-schnapsen-word-trumps = Briscola
learn-schnapsen-word-trumps-is = Il seme che batte tutti gli altri.
learn-schnapsen-word-marriage = Matrimonio
learn-schnapsen-word-marriage-is = Re e donna di un seme nella stessa mano.
learn-schnapsen-word-bummerl = Bummerl
learn-schnapsen-word-bummerl-is = Una partita persa. Senza nemmeno un punto partita è uno Schneider.

## Options by name

option-schnapsen-target = Punti partita per vincere
option-schnapsen-target-7 = 7
option-schnapsen-target-9 = 9
option-schnapsen-target-11 = 11
option-schnapsen-claims = Dichiarare 66
option-schnapsen-claims-free = A proprio rischio
option-schnapsen-claims-true = Solo se è giusto
option-schnapsen-claims-auto = Da solo
option-schnapsen-wrong-claim = Dichiarazione sbagliata
option-schnapsen-wrong-claim-fixed = Costa due o tre
option-schnapsen-wrong-claim-mirror = Costa ciò che avrebbe portato
option-schnapsen-closing-score = Quanto vince chi chiude
option-schnapsen-closing-score-dark = Secondo la chiusura
option-schnapsen-closing-score-final = Secondo la fine
option-schnapsen-close-min = Carte per chiudere
option-schnapsen-close-min-4 = 4
option-schnapsen-close-min-2 = 2
option-schnapsen-exchange-min = Carte per scambiare
option-schnapsen-exchange-min-2 = 2
option-schnapsen-exchange-min-4 = 4
option-schnapsen-marriage-first = Matrimonio prima della prima presa
option-schnapsen-last-trick = Senza dichiarazione
option-schnapsen-last-trick-wins = Vince l’ultima presa
option-schnapsen-last-trick-points = Vincono più punti
option-schnapsen-look-back = Rivedere le prese
option-schnapsen-look-back-last = L’ultima presa
option-schnapsen-look-back-none = Non permesso
option-schnapsen-look-back-all = Tutte le prese
