## Contracts

# Unsure: “bower” stays in English, “misère” and “slam” in their own languages, and the widow is called “monte”.
contract-6-spades = 6♠
also-contract-6-spades = 6S
contract-6-clubs = 6♣
also-contract-6-clubs = 6C
contract-6-diamonds = 6♦
also-contract-6-diamonds = 6D
contract-6-hearts = 6♥
also-contract-6-hearts = 6H
contract-6-no-trump = 6 SA
also-contract-6-no-trump = 6NT, 6N
contract-7-spades = 7♠
also-contract-7-spades = 7S
contract-7-clubs = 7♣
also-contract-7-clubs = 7C
contract-7-diamonds = 7♦
also-contract-7-diamonds = 7D
contract-7-hearts = 7♥
also-contract-7-hearts = 7H
contract-7-no-trump = 7 SA
also-contract-7-no-trump = 7NT, 7N
contract-8-spades = 8♠
also-contract-8-spades = 8S
contract-8-clubs = 8♣
also-contract-8-clubs = 8C
contract-8-diamonds = 8♦
also-contract-8-diamonds = 8D
contract-8-hearts = 8♥
also-contract-8-hearts = 8H
contract-8-no-trump = 8 SA
also-contract-8-no-trump = 8NT, 8N
contract-9-spades = 9♠
also-contract-9-spades = 9S
contract-9-clubs = 9♣
also-contract-9-clubs = 9C
contract-9-diamonds = 9♦
also-contract-9-diamonds = 9D
contract-9-hearts = 9♥
also-contract-9-hearts = 9H
contract-9-no-trump = 9 SA
also-contract-9-no-trump = 9NT, 9N
contract-10-spades = 10♠
also-contract-10-spades = 10S
contract-10-clubs = 10♣
also-contract-10-clubs = 10C
contract-10-diamonds = 10♦
also-contract-10-diamonds = 10D
contract-10-hearts = 10♥
also-contract-10-hearts = 10H
contract-10-no-trump = 10 SA
also-contract-10-no-trump = 10NT, 10N
contract-misere = misère
also-contract-misere = misere, nullo
contract-open-misere = misère scoperta
also-contract-open-misere = open misere

## Seats and cards

badge-bid-name = dichiarazione { $name }
badge-contract-of = dichiarante: { $name }
badge-hand-away = non gioca

## Ways to play that have a name

preset-five-hundred-classic = Classico
about-preset-five-hundred-classic = Tre giocatori, a 500 punti. Chi passa è fuori dall’asta.
preset-five-hundred-american = Americano
about-preset-five-hundred-american = Ognuno dichiara o passa una volta sola.
preset-five-hundred-japanese = Giapponese
about-preset-five-hundred-japanese = Chi è passato può dichiarare di nuovo.
preset-five-hundred-australian = Australiano
about-preset-five-hundred-australian = Due coppie e 43 carte. Si può dichiarare misère, e solo un contratto vince la partita.

## A deal is over

ledger-contract-made = { $seat } { $points }: contratto mantenuto, { $count ->
    [one] 1 presa
    [many] { $count } prese
   *[other] { $count } prese
}
ledger-contract-failed = { $seat } { $points }: contratto caduto, { $count ->
    [one] 1 presa
    [many] { $count } prese
   *[other] { $count } prese
}
ledger-contract-slam = { $seat } { $points }: slam, tutte e dieci le prese

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = Dichiara ciò che la tua mano fa da sola, più circa una presa per il monte.
rule-five-hundred-2 = Un atout lungo con il jolly e un bower vale più di assi sparsi.
rule-five-hundred-3 = Dichiara un seme di cui hai entrambi i bower.
rule-five-hundred-4 = Scarta per restare senza un seme; tieni gli assi e butta le carte medie dei semi corti.
rule-five-hundred-5 = Da dichiarante, togli prima gli atout, cominciando dai più alti.
rule-five-hundred-6 = Gli avversari giocano insieme: non prendere una presa che vince l’altro.
rule-five-hundred-7 = Prima del dichiarante gioca basso; dopo di lui prendi.
rule-five-hundred-8 = Attacca un seme in cui il dichiarante è corto.
rule-five-hundred-9 = Senza atout tieni il jolly per il seme che ti manca.
rule-five-hundred-10 = Con questa dichiarazione un avversario potrebbe vincere la partita: supera di poco.
rule-five-hundred-11 = Sei molto avanti: passa e raccogli prese.
rule-five-hundred-12 = La misère vuole carte basse in ogni seme lungo, e il jolly è veleno.
rule-five-hundred-13 = Questa presa ti porta oltre il traguardo.
rule-five-hundred-60 = Questa carta prende a buon prezzo.
rule-five-hundred-61 = Nella misère gioca la carta più alta che non prende.
rule-five-hundred-62 = Tieni le carte alte per le prese successive.
rule-five-hundred-63 = Lascia la presa a chi gioca la misère.
rule-five-hundred-64 = Questa carta prende di sicuro.
rule-five-hundred-65 = Nella misère scarta le carte che prenderebbero.

## Page: the home page

game-five-hundred = Cinquecento
game-about-five-hundred = Vinci l’asta, prendi il monte e fai le tue prese con i bower e il jolly. A 500 punti.
game-standard-five-hundred = Dieci carte a testa, tre carte nel monte, dichiarazioni da sei picche a dieci senza atout.

## Learn

learn-five-hundred-about = Tutti dichiarano per scegliere l’atout. Chi dichiara di più, il dichiarante, deve fare almeno tante prese quante ha detto.
learn-five-hundred-partners = Chi siede di fronte è compagno: le prese dei due contano insieme.
learn-five-hundred-deal = Ognuno riceve { $count } carte. { $number } carte restano coperte: il monte.
learn-five-hundred-bidding = Una dichiarazione è un numero di prese, da sei a dieci, e un atout: picche, fiori, quadri, cuori o nessuno. Salgono in quest’ordine, e ogni sette supera ogni sei.
learn-five-hundred-auction-pass-out = Dichiara più dell’ultima dichiarazione, o passa. Chi passa è fuori dall’asta.
learn-five-hundred-auction-single = Ognuno parla una volta: dichiara più dell’ultima dichiarazione, o passa.
learn-five-hundred-auction-reenter = Dichiara più dell’ultima dichiarazione, o passa. Chi è passato può dichiarare di nuovo, finché tutti gli altri passano di fila.
learn-five-hundred-all-pass-throw-in = Se tutti passano, dà le carte il prossimo.
learn-five-hundred-all-pass-no-trump = Se tutti passano, si gioca senza atout e senza contratto, e ogni presa conta.
learn-five-hundred-widow = Il dichiarante prende il monte, scarta { $count } carte coperte e gioca per primo.
learn-five-hundred-tricks = Rispondi al seme se puoi; altrimenti gioca una carta qualsiasi. Prende l’atout più alto, o la carta più alta del seme giocato.
learn-five-hundred-order = Gli atout dal più alto al più basso, se l’atout è cuori: il jolly, il bower destro (il fante di atout), il bower sinistro (l’altro fante rosso o nero), poi l’asso e gli altri.
learn-five-hundred-bower = L’atout è cuori. Il fante di quadri è il bower sinistro: è un cuori, e lo battono solo il jolly e il fante di cuori.
learn-five-hundred-named = Senza atout il jolly vince sempre. Chi lo gioca per primo nomina un seme, qui fiori, e gli altri rispondono a quel seme.
learn-five-hundred-misere-by-value = La misère è l’impegno a non fare nessuna presa. Sta sopra otto picche e sotto otto fiori.
learn-five-hundred-misere-after-seven = La misère è l’impegno a non fare nessuna presa. Sta sopra otto picche e sotto otto fiori, e si può dichiarare solo se qualcuno ha dichiarato sette o più.
learn-five-hundred-misere-partner = Il compagno del dichiarante posa le carte e non gioca.
learn-five-hundred-joker-high = Nella misère non c’è atout, e il jolly vince la sua presa.
learn-five-hundred-joker-low = Nella misère non c’è atout, e il jolly è la carta più bassa di tutte.
learn-five-hundred-open-misere = La misère scoperta sta sopra dieci quadri e sotto dieci cuori. Dopo la prima presa tutti vedono la mano del dichiarante.
learn-five-hundred-value = Se mantieni il contratto, ne segni il valore. Le prese in più non portano nulla. Se cadi, perdi il valore.
learn-five-hundred-slam = Tutte e dieci le prese portano almeno { $points }.
learn-five-hundred-against-yes = Ogni presa porta { $count } a un avversario, che il contratto sia mantenuto o no.
learn-five-hundred-against-if-failed = Se il contratto cade, ogni presa porta { $count } a un avversario.
learn-five-hundred-win-any = La partita finisce quando qualcuno ha { $count } punti. Vince un dichiarante che mantiene il contratto e ha { $count }, altrimenti il totale più alto.
learn-five-hundred-win-contract = La partita finisce quando un dichiarante mantiene il contratto e ha { $count } punti.
learn-five-hundred-back-door = Finisce anche quando qualcuno ha perso { $count } punti: allora vince il totale più alto.
learn-five-hundred-values = Valore dei contratti
learn-five-hundred-more = Ogni presa dichiarata in più vale { $points } in più.
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = Bower destro
learn-five-hundred-word-right-bower-is = Il fante di atout, il secondo atout.
learn-five-hundred-word-left-bower = Bower sinistro
learn-five-hundred-word-left-bower-is = L’altro fante rosso o nero. Appartiene agli atout, non al seme che porta stampato.
learn-five-hundred-word-widow = Monte
learn-five-hundred-word-widow-is = Le tre carte sul tavolo.
learn-five-hundred-word-contractor = Dichiarante
learn-five-hundred-word-contractor-is = Chi ha fatto la dichiarazione più alta.
learn-five-hundred-word-set = Cadere
learn-five-hundred-word-set-is = Un dichiarante che fa troppo poche prese cade.
learn-five-hundred-word-misere = Misère
learn-five-hundred-word-misere-is = Un contratto di non fare nessuna presa.

## Options by name

option-five-hundred-players = Giocatori
about-option-five-hundred-players = Tre: ognuno per sé, con 33 carte. Quattro: due coppie, con 43 carte.
option-five-hundred-players-3 = Tre, ognuno per sé
option-five-hundred-players-4 = Quattro, a coppie
option-five-hundred-auction = Asta
about-option-five-hundred-auction = Se si può dichiarare dopo essere passati, e quante volte si parla.
option-five-hundred-auction-pass-out = Chi passa è fuori
option-five-hundred-auction-single = Un turno ciascuno
option-five-hundred-auction-reenter = Di nuovo dopo un passo
option-five-hundred-all-pass = Se tutti passano
about-option-five-hundred-all-pass = O dà le carte il prossimo, o si gioca senza atout e senza contratto, e ogni presa conta 10.
option-five-hundred-all-pass-throw-in = Si ridanno le carte
option-five-hundred-all-pass-no-trump = Si gioca senza atout
option-five-hundred-misere = Misère
about-option-five-hundred-misere = Se si può dichiarare, per 250, di non fare nessuna presa.
option-five-hundred-misere-off = No
option-five-hundred-misere-by-value = Secondo il valore
option-five-hundred-misere-after-seven = Dopo una dichiarazione di sette
option-five-hundred-open-misere = Misère scoperta
about-option-five-hundred-open-misere = Si può dichiarare anche la misère scoperta, per 500: dopo la prima presa tutti vedono la mano.
option-five-hundred-nullo-joker = Jolly nella misère
about-option-five-hundred-nullo-joker = Il jolly vince la sua presa, o è la carta più bassa di tutte.
option-five-hundred-nullo-joker-high = Vince la presa
option-five-hundred-nullo-joker-low = Carta più bassa
option-five-hundred-slam = Tutte e dieci le prese
about-option-five-hundred-slam = Tutte e dieci le prese portano almeno 250, o solo il contratto.
option-five-hundred-slam-250 = Almeno 250
option-five-hundred-slam-off = Solo il contratto
option-five-hundred-opponents-score = Prese degli avversari
about-option-five-hundred-opponents-score = Se ogni presa porta 10 a un avversario. Nella misère non segnano nulla.
option-five-hundred-opponents-score-yes = 10 ciascuna
option-five-hundred-opponents-score-no = Niente
option-five-hundred-opponents-score-if-failed = 10 ciascuna se il contratto cade
option-five-hundred-target = Punti per vincere
about-option-five-hundred-target = I punti con cui finisce una partita.
option-five-hundred-target-250 = 250
option-five-hundred-target-500 = 500
option-five-hundred-target-1000 = 1000
option-five-hundred-win-by = Si vince
about-option-five-hundred-win-by = Se tutti i punti portano al traguardo, o solo un contratto mantenuto in questa mano.
option-five-hundred-win-by-any = Con tutti i punti
option-five-hundred-win-by-contract = Solo con un contratto
option-five-hundred-back-door = Persa a meno il traguardo
about-option-five-hundred-back-door = Una partita finisce anche quando qualcuno ha perso tanti punti quanti ne vuole il traguardo: vince il totale più alto.
about-option-five-hundred-look-back = Le prese finite della smazzata che si possono riguardare.
option-five-hundred-look-back = Riguardare le prese
option-five-hundred-look-back-last = L’ultima presa
option-five-hundred-look-back-none = Non si può
option-five-hundred-look-back-all = Tutte le prese
