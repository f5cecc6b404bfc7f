## Seats and cards

badge-eliminated = fuori dalla smazzata
counter-passes-left = passi rimasti

## Ways to play that have a name

preset-fan-tan-fan-tan = Con le fiches
preset-fan-tan-fan-tan-paid = Con i passi a pagamento
preset-fan-tan-parliament = Parliament
preset-fan-tan-badam-sat = Badam Sat
preset-fan-tan-shichi-narabe = Shichi narabe
preset-fan-tan-shichi-narabe-link = Shichi narabe con l’angolo
preset-fan-tan-domino = Domino

## The table

headline-pool = Smazzata { $deal }, piatto: { $number }

## What happens

news-opens = { $who ->
    [you] Mostri { $cards } e cominci.
   *[other] { $seat } mostra { $cards } e comincia.
}

## A deal is over

ledger-ante = { $seat } { $points }: posta
ledger-passes = { $seat } { $points }: { $count ->
    [one] { $count } passo
    [many] { $count } passi
   *[other] { $count } passi
}
ledger-held-back = { $seat } { $points }: { $count ->
    [one] { $count } passo
    [many] { $count } passi
   *[other] { $count } passi
} con una carta che si attaccava
ledger-owes = { $whom ->
    [you] { $seat } { $points }: ha trattenuto { $cards }, a te
   *[other] { $seat } { $points }: ha trattenuto { $cards }, a { $other }
}
ledger-is-owed = { $whom ->
    [you] { $seat } { $points }: aspettava con { $cards }, da te
   *[other] { $seat } { $points }: aspettava con { $cards }, da { $other }
}
ledger-pips-left = { $seat } { $points }: restano { $cards }
ledger-pool = { $seat } { $points }: chiude per primo e prende il piatto
ledger-finished = { $seat } { $points }: posto { $count }
ledger-eliminated = { $seat } { $points }: posto { $count }, fuori dalla smazzata

## Why a bot decided as it did: the tactics of Fan Tan

rule-fan-tan-1 = Trattieni le carte d’apertura e le loro vicine se dietro non hai niente.
rule-fan-tan-2 = Apri la strada alle tue carte agli estremi: le file che ci portano vanno aperte presto.
rule-fan-tan-3 = Gioca la carta dopo la quale puoi continuare solo tu, perché hai la successiva.
rule-fan-tan-5 = Chi ha dovuto passare non ha nessuna delle carte che si attaccavano: apri ciò che aiuta di meno.
rule-fan-tan-6 = Passa solo se la carta che trattieni blocca gli altri, e tieni un passo per la fine.
rule-fan-tan-7 = Chi non ha più passi esce dalla smazzata se trattieni la carta che aspetta.
rule-fan-tan-9 = Trattenere una carta costa tre fiches, una carta d’apertura ancora di più: giocala.
rule-fan-tan-10 = Tieni la carta che blocca solo gli altri, e gioca prima dove aspetti tu.
rule-fan-tan-60 = Se dietro una carta non hai niente che aspetta, va via per prima quella che costa di più.
rule-fan-tan-61 = Apri con il valore di cui hai le carte vicine.

## Page: the home page

game-fan-tan = Fan Tan
game-about-fan-tan = Forma file dai sette verso l’alto e verso il basso, e resta senza carte prima degli altri. Noto anche come sette, Parliament, shichi narabe e domino.
game-standard-fan-tan = Con le fiches: ogni passo ne costa una, e chi chiude per primo prende il piatto.

## Learn

learn-fan-tan-about = Si distribuiscono tutte le carte. Quando tocca a te metti una carta sul tavolo. Vince chi resta per primo senza carte.
learn-fan-tan-rows = Ogni seme ha una fila. La carta che la apre è { $cards } e così via. Poi si attacca solo la carta successiva, verso l’alto o verso il basso.
learn-fan-tan-first = Chi sta alla sinistra del mazziere comincia con una carta qualsiasi. Il suo valore apre le file di tutti i semi. Poi si attacca solo la carta successiva, verso l’alto o verso il basso.
learn-fan-tan-ace-low = L’asso è la carta più bassa del seme, sotto il due.
learn-fan-tan-ace-high = L’asso è la carta più alta del seme, sopra il re.
learn-fan-tan-laid = Prima del gioco tutti mettono sul tavolo le carte che aprono una fila, come { $cards }.
learn-fan-tan-opens = Chi ha { $cards } comincia e deve giocare quella carta.
learn-fan-tan-begins = Chi aveva { $cards } comincia.
learn-fan-tan-link = Asso e re sono vicini: una fila che è arrivata all’uno continua con l’altro.
learn-fan-tan-tunnel = Asso e re sono vicini: una fila che è arrivata all’uno continua con l’altro, e da allora solo da quella parte.
learn-fan-tan-eight-first = La seconda carta di una fila dev’essere quella sopra la prima.
learn-fan-tan-fits = { $count ->
    [one] Si attacca { $cards }.
    [many] Si attaccano { $cards }.
   *[other] Si attaccano { $cards }.
}
learn-fan-tan-page-end = Passi e punti
learn-fan-tan-forced = Se nessuna delle tue carte si attacca, passi. Altrimenti ne devi giocare una.
learn-fan-tan-paid = Puoi passare sempre. Dopo la smazzata, un passo con una carta che si attaccava costa due fiches in più. Se era una carta d’apertura, paghi anche cinque fiches per ogni sua vicina a chi l’aveva. Se hanno passato tutti di seguito, il prossimo che ha una carta che si attacca deve giocarne una.
learn-fan-tan-limited = { $count ->
    [one] Puoi passare una volta per smazzata, anche con una carta che si attacca.
    [many] Puoi passare { $count } volte per smazzata, anche con una carta che si attacca.
   *[other] Puoi passare { $count } volte per smazzata, anche con una carta che si attacca.
}
learn-fan-tan-eliminated = Senza passi devi giocare una carta che si attacca. Se non ne hai, sei fuori: tutte le tue carte vanno sul tavolo, e prendi l’ultimo posto libero. Le carte oltre un vuoto aspettano che la fila le raggiunga.
learn-fan-tan-first-out = La smazzata finisce appena qualcuno resta senza carte.
learn-fan-tan-last = La smazzata continua finché ha carte una persona sola.
learn-fan-tan-score-chips = Prima della smazzata ognuno mette una fiche nel piatto, e due chi ha una carta in meno degli altri. Ogni passo costa una fiche, e così ogni carta che resta in mano alla fine. Chi chiude per primo prende tutto.
learn-fan-tan-score-cards = Ogni carta che ti resta costa un punto.
learn-fan-tan-score-pips = Ogni carta che ti resta costa il suo numero: le figure dieci, gli assi uno.
learn-fan-tan-score-places = L’ultimo posto non vale niente, ogni posto migliore un punto in più.
learn-fan-tan-dealers = La partita finisce quando ognuno ha dato le carte una volta.
learn-fan-tan-deals = Smazzate di una partita: { $number }.
learn-fan-tan-word-out = Chiudere
learn-fan-tan-word-out-is = Giocare l’ultima carta.
learn-fan-tan-word-hold = Trattenere
learn-fan-tan-word-hold-is = Passare con una carta che si attacca, perché gli altri aspettino.
learn-fan-tan-word-pool = Piatto
learn-fan-tan-word-pool-is = Le fiches in mezzo. Le prende chi chiude per primo.

## Options by name

option-fan-tan-start = Valore d’apertura
option-fan-tan-start-2 = Due
option-fan-tan-start-3 = Tre
option-fan-tan-start-4 = Quattro
option-fan-tan-start-5 = Cinque
option-fan-tan-start-6 = Sei
option-fan-tan-start-7 = Sette
option-fan-tan-start-8 = Otto
option-fan-tan-start-9 = Nove
option-fan-tan-start-T = Dieci
option-fan-tan-start-J = Fante
option-fan-tan-start-Q = Donna
option-fan-tan-start-K = Re
option-fan-tan-start-first = Quello della prima carta
option-fan-tan-opener = Chi comincia
option-fan-tan-opener-left = A sinistra del mazziere
option-fan-tan-opener-diamonds = Sette di quadri
option-fan-tan-opener-hearts = Sette di cuori
option-fan-tan-opener-rank = A sinistra del mazziere, carta qualsiasi
option-fan-tan-sevens-first = Sette sul tavolo prima del gioco
option-fan-tan-passing = Passi
option-fan-tan-passing-forced = Solo se non si attacca niente
option-fan-tan-passing-paid = Sempre, pagando fiches
option-fan-tan-passing-limited = Limitati
option-fan-tan-pass-limit = Numero di passi
option-fan-tan-stop = Fine di una smazzata
option-fan-tan-stop-first-out = Quando qualcuno chiude
option-fan-tan-stop-last = Quando resta una persona sola
option-fan-tan-score = Punti
option-fan-tan-score-chips = Fiches
option-fan-tan-score-cards = Carte rimaste
option-fan-tan-score-pips = Valore delle carte rimaste
option-fan-tan-score-places = Posti
option-fan-tan-ace = Asso
option-fan-tan-ace-low = Sotto il due
option-fan-tan-ace-high = Sopra il re
option-fan-tan-corner = Asso e re
option-fan-tan-corner-none = Non vicini
option-fan-tan-corner-link = Vicini
option-fan-tan-corner-tunnel = Vicini, in un solo verso
option-fan-tan-eight-first = Otto dopo il sette
option-fan-tan-deals = Smazzate
option-fan-tan-deals-players = Una a testa

## Ways to play that have a name

about-preset-fan-tan-fan-tan = Con le fiches: ogni passo ne costa una, e chi chiude per primo le prende tutte.
about-preset-fan-tan-fan-tan-paid = Una carta si può trattenere per tre fiches.
about-preset-fan-tan-parliament = Parliament o Sevens: comincia il sette di quadri.
about-preset-fan-tan-badam-sat = Il gioco dell’India: comincia il sette di cuori.
about-preset-fan-tan-shichi-narabe = Il gioco del Giappone: i sette sono già sul tavolo, e dopo tre passi si può uscire.
about-preset-fan-tan-shichi-narabe-link = Lo stesso gioco; asso e re sono vicini.
about-preset-fan-tan-domino = La prima carta decide con quale valore cominciano le file.

## Options

about-option-fan-tan-start = Il valore che apre una fila. first: quello della prima carta della smazzata.
about-option-fan-tan-opener = Chi comincia. left: chi sta alla sinistra del mazziere. diamonds: chi ha il sette di quadri, e deve giocarlo. hearts: lo stesso con il sette di cuori. rank: chi sta alla sinistra del mazziere, con una carta qualsiasi. Se le file cominciano con un altro valore, vale quello al posto del sette.
about-option-fan-tan-sevens-first = Tutti i sette vanno sul tavolo prima del gioco.
about-option-fan-tan-passing = Quando puoi passare. forced: solo se non si attacca nessuna carta. paid: sempre, ma un passo con una carta che si attacca costa due fiches in più dopo la smazzata, e cinque a ogni altro per ogni sei o otto che aspetta un tuo sette. limited: sempre, finché hai passi; poi esci appena non si attacca nessuna carta.
about-option-fan-tan-pass-limit = Quante volte si può passare in una smazzata, se i passi sono limitati.
about-option-fan-tan-stop = Quando finisce una smazzata. first_out: quando qualcuno chiude. last: quando ha carte una persona sola.
about-option-fan-tan-score = chips: chi chiude per primo prende il piatto, con una fiche per ogni passo e ogni carta rimasta. cards: ogni carta rimasta costa un punto. pips: costa il suo numero, le figure dieci, gli assi uno. places: l’ultimo posto vale 0, ogni posto migliore un punto in più.
about-option-fan-tan-ace = Se l’asso sta sotto il due o sopra il re.
about-option-fan-tan-corner = Se asso e re sono vicini. link: una fila arrivata all’uno continua con l’altro. tunnel: lo stesso, e da allora la fila continua solo da quella parte.
about-option-fan-tan-eight-first = La seconda carta di ogni fila dev’essere l’otto.
about-option-fan-tan-deals = Il numero di smazzate di una partita. players: una a testa come mazziere.
