## Why something cannot be done

cannot-set-aside = Non puoi mettere da parte: { $cards }.

## Seats and cards

badge-dry = carta coperta
badge-show = carta scoperta

## Ways to play that have a name

preset-spar-spar = Spar
preset-spar-dry = Con carte da parte
preset-spar-flagging = Con contestazioni
preset-spar-sipa = Sipa
preset-spar-agram = Agram
preset-spar-sink-sink = Sink-Sink

## What happens

news-dry = { $who ->
    [you] Metti da parte una carta coperta.
   *[other] { $seat } mette da parte una carta coperta.
}
news-dry-card = { $who ->
    [you] Metti da parte una carta coperta: { $cards }.
   *[other] { $seat } mette da parte una carta coperta: { $cards }.
}
news-show = { $who ->
    [you] Metti da parte una carta scoperta: { $cards }.
   *[other] { $seat } mette da parte una carta scoperta: { $cards }.
}
news-flag = { $who ->
    [you] Contesti la giocata di { $other }.
   *[other] { $whom ->
        [you] { $seat } contesta la tua giocata.
       *[other] { $seat } contesta la giocata di { $other }.
    }
}

## A deal is over

ledger-revoked = { $seat } { $points }: mancata risposta a seme, contestata
ledger-false-flag = { $seat } { $points }: contestazione infondata
ledger-chips = { $seat } { $points }: fiches

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = Tieni per l’ultima presa una carta che nessuno può battere.
rule-spar-2 = Chi fa la penultima presa esce per l’ultima: prepara due carte vincenti, una per ciascuna.
rule-spar-4 = Le prime prese non contano nulla: liberati delle carte medie.
rule-spar-5 = Non disfarti di un seme con cui puoi riprendere la mano.
rule-spar-7 = Un sei o un sette si tiene solo insieme a una carta alta di un altro seme.
rule-spar-8 = Il tuo seme più lungo è l’uscita più sicura per l’ultima presa.
rule-spar-9 = Metti una carta da parte se in un altro seme hai una vincente sicura per prendere la mano.
rule-spar-10 = Scoperta, la carta vale quattro volte i suoi punti: a questo punto della partita il rischio conviene.
rule-spar-11 = Tieni una carta dello stesso seme di quella che un altro ha messo da parte scoperta.
rule-spar-13 = Il seme è lungo, e uno scarto così presto è sospetto.
rule-spar-60 = Rispondi a seme: una contestazione ti costerebbe tre punti.

## Page: the home page

game-spar = Spar
game-about-spar = Un gioco del Ghana: conta solo l’ultima presa, e vale di più se a farla è un sei o un sette.
game-standard-spar = Cinque carte a testa, senza briscola. Si va a dieci punti.

## Page: questions and answers

zone-reserve = da parte
call-dry = coperta!
call-show = scoperta!
# Unsure: "segnalare" is closer to the English word, but on a page it means to report abuse.
call-flag = contesto!
ask-set-aside = Per l’ultima presa puoi mettere da parte una di queste carte: { $cards }.
ask-nothing-aside = La domanda viene fatta a tutti. Tu non hai niente da mettere da parte.
say-keep-all = Niente da parte
say-dry = Coperta
say-show = Scoperta
say-flag = Contesta { $seat }
confirm-flag = Perdi tre punti se { $seat } non poteva rispondere a seme.

## Learn

learn-spar-about = { $count ->
    [one] Hai una carta sola, e conta solo l’ultima presa.
    [many] Hai { $count } carte e si giocano altrettante prese, ma conta solo l’ultima. Chi la fa vince la smazzata e segna i punti.
   *[other] Hai { $count } carte e si giocano altrettante prese, ma conta solo l’ultima. Chi la fa vince la smazzata e segna i punti.
}
learn-spar-flag = Uno esce con una carta e gli altri, a turno, ne giocano una ciascuno: è una presa. Dovresti rispondere a seme, ma niente te lo impone. Finché non comincia la presa seguente, chiunque può contestare la tua giocata. Se potevi rispondere a seme, perdi tre punti; altrimenti li perde chi ha contestato. La smazzata finisce subito.
learn-spar-order = L’ordine delle carte, dalla più alta alla più bassa. Non c’è briscola: la presa va alla carta più alta del seme d’uscita, e chi prende esce per la presa seguente.
learn-spar-last = Un esempio di ultima presa. L’uscita è il sei, e nessun altro ha quadri: prende la carta più bassa.
learn-spar-dry = Prima che si cominci a giocare puoi mettere da parte un sei o un sette, coperto. Fino all’ultima presa non puoi giocarlo. Se fa l’ultima presa, vale il doppio.
learn-spar-show = Puoi anche metterlo da parte scoperto: in quel caso vale quattro volte tanto.
learn-spar-chips = Chi vince riceve i suoi punti in fiches da ognuno degli altri.
learn-spar-dealer-left = A ogni smazzata cambia il mazziere.
learn-spar-dealer-before = La smazzata dopo la dà chi sta prima di chi ha fatto l’ultima presa, che così esce per primo.
learn-spar-dealer-winner = La smazzata dopo la dà chi ha fatto l’ultima presa.
learn-spar-target = Vince subito chi arriva per primo a { $target } punti.
learn-spar-deals = La partita finisce al più tardi dopo la smazzata { $number }. Vince chi ha più punti.
# Unsure: "piombo" is what players of tressette say for void, but not in every region.
learn-spar-word-void = Piombo
learn-spar-word-void-is = Chi non ha nessuna carta di un seme è piombo a quel seme. Chi è piombo al seme d’uscita non può fare la presa.
learn-spar-word-dry = Carta da parte
learn-spar-word-dry-is = Una carta messa da parte per l’ultima presa. Non è più in mano tua, quindi non devi usarla per rispondere a seme.
learn-spar-word-flag = Contestare
learn-spar-word-flag-is = Dire che un altro poteva rispondere a seme. Si scoprono tutte le carte.

## Options by name

option-spar-form = Gioco
option-spar-form-spar = Spar
option-spar-form-agram = Agram
option-spar-form-sink-sink = Sink-Sink
option-spar-target = Punti per vincere
option-spar-target-none = Nessun traguardo
option-spar-deals = Numero di smazzate
option-spar-deals-none = Nessun limite
option-spar-dry = Mettere da parte un sei o un sette
option-spar-dry-off = Non si può
option-spar-dry-dry = Coperto
option-spar-dry-dry-show = Coperto o scoperto
option-spar-next-dealer = Mazziere seguente
option-spar-next-dealer-winner = Chi vince
option-spar-next-dealer-before-winner = Chi siede prima di chi vince
option-spar-next-dealer-left = Chi siede dopo il mazziere
option-spar-revoke = Non rispondere a seme
option-spar-revoke-forbidden = Impossibile
option-spar-revoke-flag = Si può contestare
option-spar-ace-of-spades = Asso di picche
option-spar-ace-of-spades-out = Tolto
option-spar-ace-of-spades-in = Nel mazzo
option-spar-low-bonus = Più punti per i sei e i sette
option-spar-stake = Posta
option-spar-stake-points = Punti
option-spar-stake-chips = Fiches da ognuno
option-spar-direction = Senso di gioco
option-spar-direction-cw = Orario
option-spar-direction-ccw = Antiorario

## Ways to play that have a name

about-preset-spar-spar = Il gioco del Ghana: cinque carte, e conta solo l’ultima presa.
about-preset-spar-dry = Per l’ultima presa si può mettere da parte un sei o un sette.
about-preset-spar-flagging = Da due a quattro giocatori. Puoi non rispondere a seme, ma gli altri possono contestare la giocata.
about-preset-spar-sipa = È il nome che ha in Togo; si gioca in senso antiorario.
about-preset-spar-agram = Il gioco del Niger: sei carte, dal dieci al tre più gli assi, e l’ultima presa vale sempre un punto.
about-preset-spar-sink-sink = Agram con cinque carte.

## Options

about-option-spar-form = spar: A K Q J 10 9 8 7 6 e cinque carte a testa. agram: A 10 9 8 7 6 5 4 3 e sei carte a testa, da due a cinque giocatori. sink_sink: le carte di agram, ma cinque a testa.
about-option-spar-target = Vince subito chi arriva per primo a questo numero di punti.
about-option-spar-deals = La partita finisce dopo questo numero di smazzate, o prima se si arriva al traguardo. Vince chi ha più punti.
about-option-spar-dry = dry: prima che si cominci a giocare puoi mettere da parte un sei o un sette, coperto. Va giocato all’ultima presa e, se la fa, vale il doppio. dry_show: puoi anche metterlo da parte scoperto, e allora vale quattro volte tanto.
about-option-spar-next-dealer = Il mazziere della smazzata seguente. winner: chi ha fatto l’ultima presa. before_winner: chi siede prima di chi ha vinto, così chi ha vinto è di mano. left: chi siede dopo il mazziere.
about-option-spar-revoke = flag: puoi giocare qualsiasi carta, anche se potresti rispondere a seme. Finché non comincia la presa seguente, chiunque altro può contestare la giocata. Se la contestazione è giusta perdi tre punti, altrimenti li perde chi ha contestato. La smazzata finisce.
about-option-spar-ace-of-spades = in: il mazzo ha 36 carte, asso di picche compreso. Non in cinque né in sette giocatori.
about-option-spar-low-bonus = Un sei che fa l’ultima presa vale tre punti e un sette due, invece di uno.
about-option-spar-stake = chips: chi vince riceve i punti della smazzata da ognuno degli altri.
about-option-spar-direction = Da che parte siede chi gioca dopo.
