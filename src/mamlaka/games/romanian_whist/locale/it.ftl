## Seats and cards

badge-forehead = sulla fronte
badge-blind = alla cieca
badge-run = { $number } esatte di fila
badge-lost-run = { $number } mancate di fila

## Ways to play that have a name

preset-romanian-whist-pagat = 1-8-1
preset-romanian-whist-prize = Con il premio
preset-romanian-whist-eight-one-eight = 8-1-8
preset-romanian-whist-pub = Sulla fronte
preset-romanian-whist-quick = Breve

## A deal is over

ledger-streak = { $seat } { $points }: premio per cinque dichiarazioni esatte di fila
ledger-lost-streak = { $seat } { $points }: cinque dichiarazioni mancate di fila

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = Una dichiarazione esatta vale cinque punti più le prese dichiarate: dichiara quello che hai di sicuro, non quello che speri.
rule-romanian-whist-2 = Anche zero vale cinque punti: senza assi, senza semi lunghi e con poche briscole, dichiara zero.
rule-romanian-whist-3 = Conta le prese sicure, e mezza presa per un re difeso o una briscola accanto a un seme corto.
rule-romanian-whist-4 = Sono state dichiarate più prese di quante ce ne siano: fai presto le tue.
rule-romanian-whist-5 = Il tuo numero è vietato: uno in più se la carta dubbia è una briscola o un re difeso, altrimenti uno in meno.
rule-romanian-whist-6 = Con una sola carta dichiara uno se è una briscola, o un asso con cui esci; altrimenti zero.
rule-romanian-whist-7 = Senza briscola vincono i semi lunghi: conta le carte che restano quando gli altri non ne hanno più.
rule-romanian-whist-8 = Hai le prese dichiarate: resta sotto, e butta le carte più alte sotto quelle degli altri.
rule-romanian-whist-10 = Rovina le dichiarazioni degli altri: lascia la presa a chi non ne vuole più.
rule-romanian-whist-11 = La tua dichiarazione è ormai mancata, e una presa in più costa poco: togli questa a chi ne ha bisogno.
rule-romanian-whist-12 = Questa smazzata può chiudere una serie: dichiara il numero più sicuro, cioè zero.
rule-romanian-whist-60 = Ti servono prese: gioca la carta che più probabilmente fa questa.
rule-romanian-whist-61 = Ti servono tutte le prese che restano: non trattenere nulla.
rule-romanian-whist-62 = Prendi con la carta più bassa che basta, e gioca basso se non puoi prendere.

## Page: the home page

game-romanian-whist = Whist romeno
game-about-romanian-whist = Mani da una a otto carte. Dichiara quante prese farai, e fanne esattamente tante.
game-standard-romanian-whist = Da una carta a otto e ritorno. Con l’ultima dichiarazione la somma non deve tornare.

## Learn

learn-romanian-whist-about = Una partita ha { $count } smazzate. In ognuna guardi le tue carte, dichiari quante prese farai, e cerchi di farne esattamente tante.
learn-romanian-whist-order = Il numero di carte a testa cambia a ogni smazzata: { $sizes }.
learn-romanian-whist-sits-out = In sette il mazziere riposa: niente carte, niente dichiarazione, niente punti.
learn-romanian-whist-deck = Il mazzo ha otto carte per giocatore. Questi sono i valori di un seme, dal più alto al più basso.
learn-romanian-whist-trumps = Si scopre un’altra carta, e il suo seme è briscola. Una briscola batte tutte le carte degli altri semi. Altrimenti la presa va alla carta più alta del seme d’uscita, e chi prende esce per la presa seguente.
learn-romanian-whist-duty-must = Se non hai il seme d’uscita, devi giocare una briscola, se ne hai.
learn-romanian-whist-duty-may = Se non hai il seme d’uscita, puoi giocare una briscola o qualsiasi altra carta.
learn-romanian-whist-ruffed = La briscola è cuori. Si esce a fiori, e chi ha giocato il nove di cuori non ne ha: la briscola fa la presa.
learn-romanian-whist-eights-none = Con otto carte a testa si distribuisce tutto il mazzo: non c’è briscola.
learn-romanian-whist-eights-last = Con otto carte a testa si distribuisce tutto il mazzo: si mostra l’ultima carta, e il suo seme è briscola.
learn-romanian-whist-forehead = Nelle smazzate da una carta tieni la tua sulla fronte: vedi le carte di tutti gli altri, ma non la tua.
learn-romanian-whist-blind = Nelle smazzate da una carta nessuno vede una carta prima che sia giocata.
learn-romanian-whist-extra = Alla fine ci sono altre due smazzate da una carta: nella prima vedi tutte le carte tranne la tua, nella seconda nessuna.
learn-romanian-whist-page-bid = La dichiarazione
learn-romanian-whist-bids = Per primo dichiara chi siede dopo il mazziere, per ultimo il mazziere. La dichiarazione è un numero da 0 al numero delle carte, al massimo { $most }. La sentono tutti, e non si cambia.
learn-romanian-whist-forbidden = Con l’ultima dichiarazione la somma non deve risultare uguale al numero delle prese. Così qualcuno sbaglia sempre.
learn-romanian-whist-bid-title = Per esempio: una dichiarazione di { $number } con quattro carte a testa
learn-romanian-whist-taken = { $count ->
    [0] Non fai prese
    [one] Fai 1 presa
    [many] Fai { $count } prese
   *[other] Fai { $count } prese
}
learn-romanian-whist-zero = Anche una dichiarazione di zero vale cinque punti.
learn-romanian-whist-streak = Cinque dichiarazioni esatte di fila danno un premio di { $bonus } punti. Cinque mancate di fila costano altrettanto. Poi il conto riparte.
learn-romanian-whist-ones-reset = Una smazzata da una carta interrompe la serie.
learn-romanian-whist-ones-skip = Le smazzate da una carta non contano per la serie e non la interrompono.
learn-romanian-whist-ones-count = Le smazzate da una carta contano come le altre.
learn-romanian-whist-end = Vince chi ha più punti dopo l’ultima smazzata.
learn-romanian-whist-word-bid = Dichiarazione
learn-romanian-whist-word-bid-is = Il numero di prese che dici di voler fare.
learn-romanian-whist-word-ruff = Taglio
learn-romanian-whist-word-ruff-is = Una briscola giocata perché del seme d’uscita non si ha nulla.
learn-romanian-whist-word-streak = Premio
learn-romanian-whist-word-streak-is = Punti per cinque dichiarazioni esatte di fila; cinque mancate costano altrettanto.

## Options by name

option-romanian-whist-order = Ordine delle smazzate
option-romanian-whist-order-1-8-1 = Da 1 a 8 a 1
option-romanian-whist-order-8-1-8 = Da 8 a 1 a 8
option-romanian-whist-order-short = Breve
option-romanian-whist-order-no-repeat = Ogni numero una volta
option-romanian-whist-forbidden-sum = Dichiarazione vietata
option-romanian-whist-forbidden-sum-last = Per l’ultimo
option-romanian-whist-forbidden-sum-none = Nessuna
option-romanian-whist-trump-duty = Briscola se non hai il seme
option-romanian-whist-trump-duty-must = Obbligatoria
option-romanian-whist-trump-duty-may = Facoltativa
option-romanian-whist-streak = Premio per cinque di fila
option-romanian-whist-streak-off = Nessuno
option-romanian-whist-streak-5 = 5 punti
option-romanian-whist-streak-10 = 10 punti
option-romanian-whist-streak-ones = Smazzate da una carta in una serie
option-romanian-whist-streak-ones-reset = La interrompono
option-romanian-whist-streak-ones-skip = Restano fuori
option-romanian-whist-streak-ones-count = Contano
option-romanian-whist-one-card = Smazzate da una carta
option-romanian-whist-one-card-normal = Vedi la tua carta
option-romanian-whist-one-card-forehead = Sulla fronte
option-romanian-whist-one-card-blind = Alla cieca
option-romanian-whist-extra-ones = Altre smazzate alla fine
option-romanian-whist-extra-ones-none = Nessuna
option-romanian-whist-extra-ones-forehead-blind = Fronte e cieca
option-romanian-whist-miss = Uno sbaglio costa
option-romanian-whist-miss-distance = Un punto a presa
option-romanian-whist-miss-flat = Cinque punti
option-romanian-whist-eights-trump = Briscola con otto carte
option-romanian-whist-eights-trump-none = Nessuna
option-romanian-whist-eights-trump-last = Seme dell’ultima carta

## Ways to play that have a name

about-preset-romanian-whist-pagat = Da una carta a otto e ritorno.
about-preset-romanian-whist-prize = Cinque dichiarazioni esatte di fila danno un premio di dieci punti.
about-preset-romanian-whist-eight-one-eight = Da otto carte a una e ritorno.
about-preset-romanian-whist-pub = Con il premio, e nelle smazzate da una carta vedi tutte le carte tranne la tua.
about-preset-romanian-whist-quick = Poche smazzate: una, tre, cinque, sette e otto carte, e ritorno.

## Options

about-option-romanian-whist-order = Il numero di carte a testa, smazzata per smazzata. In 1-8-1 e 8-1-8 a ogni capo ci sono tante smazzate da una carta, o da otto, quanti i giocatori. short: 1, 3, 5, 7, tante smazzate da otto quanti i giocatori, e ritorno. no_repeat: ogni numero da 1 a 8 e ritorno una volta.
about-option-romanian-whist-forbidden-sum = last: con l’ultima dichiarazione la somma non deve risultare uguale al numero delle prese. none: ogni dichiarazione è permessa.
about-option-romanian-whist-trump-duty = Se devi giocare una briscola quando non hai il seme d’uscita.
about-option-romanian-whist-streak = Il premio per cinque dichiarazioni esatte di fila; cinque mancate di fila costano altrettanto. Poi il conto riparte.
about-option-romanian-whist-streak-ones = L’effetto delle smazzate da una carta su una serie. reset: la interrompono. skip: non contano e non la interrompono. count: contano.
about-option-romanian-whist-one-card = Come si dichiara nelle smazzate da una carta. normal: vedi la tua carta. forehead: vedi tutte le carte tranne la tua. blind: nessuno vede una carta.
about-option-romanian-whist-extra-ones = forehead_blind: altre due smazzate da una carta alla fine della partita, la prima sulla fronte, la seconda alla cieca.
about-option-romanian-whist-miss = Che cosa costa uno sbaglio. distance: un punto per ogni presa in più o in meno. flat: cinque punti, qualunque sia il numero delle prese.
about-option-romanian-whist-eights-trump = La briscola nelle smazzate da otto carte. none: non c’è. last: il seme dell’ultima carta distribuita, che si mostra.
