### Italian. The term sheet and the register stand at the top of locale/it/table.ftl.
###
### The name of the game stays German. The layout is the domino; what is paid goes into the piatto.

## Contracts

contract-no-king = Niente re di cuori
contract-all-at-once = Tutto insieme
contract-layout = Domino

## Ways to play that have a name

preset-kein-stich-common = Con il piatto
preset-kein-stich-points = A punti
preset-kein-stich-with-extras = Con due smazzate in più

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = Liberati delle carte alte dei semi corti finché gli altri rispondono, e tieni sette e otto per le ultime prese.
rule-kein-stich-2 = In quel seme le tue carte non restano sotto le altre: scarta prima da lì.
rule-kein-stich-3 = Scarta la carta di cuori più alta, ed esci a cuori solo dal basso.
rule-kein-stich-4 = Una donna con due carte più basse è al sicuro, una donna secca no. Esci nei semi in cui la donna è già caduta.
rule-kein-stich-5 = Senza re e asso di cuori, le carte basse di cuori fanno cadere il re. Con il re, non uscire a cuori e liberatene.
rule-kein-stich-7 = Hai il dieci e la donna di quel fante: nessuno può toglierti questa giocata, tienila per dopo.
rule-kein-stich-8 = Apri la strada ai tuoi assi e ai tuoi sette, e trattieni le carte che servono solo agli altri.
rule-kein-stich-9 = Conta chi passa: chi sta per finire non ha carte che si attaccano, quindi non aprire nulla di nuovo.
rule-kein-stich-11 = In due non hanno quel seme e ci scartano sopra: esci con quel seme solo se deve prendere qualcun altro.
rule-kein-stich-60 = Esci basso: qualcun altro supererà la carta.
rule-kein-stich-61 = Gioca la carta più alta che non prende.
rule-kein-stich-62 = Prendi comunque: fallo con la carta più alta.
rule-kein-stich-64 = Una carta che costa passa al sicuro sotto una più alta.
rule-kein-stich-65 = Scarta la carta che costa di più.
rule-kein-stich-66 = Costa solo l’ultima presa: gioca adesso le carte alte e tienine una bassa.
rule-kein-stich-67 = Questa carta non apre nulla agli altri.

## Page: the home page

game-kein-stich = Kein Stich
game-about-kein-stich = Niente prese, niente cuori, niente donne, niente re di cuori: quattro smazzate riempiono un piatto, e il domino lo distribuisce.
game-standard-kein-stich = Cinque smazzate. Il domino dà 80, 50 e 30 fiches ai primi tre.

## Learn

learn-kein-stich-about = Ognuno riceve { $cards } carte. Un giro ha { $deals } smazzate in un ordine fisso. In tutte tranne l’ultima si evita qualcosa che costa; nell’ultima, il domino, si attaccano le carte in file il più presto possibile. A ogni smazzata cambia il mazziere, e comincia chi viene dopo il mazziere.
learn-kein-stich-order = Le carte di un seme, dalla più alta alla più bassa: il dieci sta sotto il fante. La carta più alta del seme d’uscita prende, e chi l’ha giocata esce per la presa seguente.
learn-kein-stich-taken = L’uscita è a fiori. Qualcuno non ne ha e scarta la donna di cuori. Il fante di fiori è la carta di fiori più alta e prende: chi l’ha giocato paga per la donna.
learn-kein-stich-pot = Quello che paghi va nel piatto. Il domino distribuisce tutto il piatto: chi finisce per primo le carte ha la parte più grande. Si può andare anche sotto zero.
learn-kein-stich-rest = { $place ->
    [1] Le parti sono multipli di cinque. Il resto va al primo posto.
   *[other] Le parti sono multipli di cinque. Il resto va al terzo posto.
}
learn-kein-stich-points = Quello che prendi conta in punti, e anche finire tardi nel domino. Vince il totale più basso.
learn-kein-stich-rounds = { $count ->
    [one] La partita finisce dopo un giro. A parità di risultato si ha lo stesso posto.
    [many] La partita finisce dopo { $count } giri. A parità di risultato si ha lo stesso posto.
   *[other] La partita finisce dopo { $count } giri. A parità di risultato si ha lo stesso posto.
}
learn-kein-stich-no-tricks = Non fare prese, qualunque cosa contengano.
learn-kein-stich-no-hearts = Non prendere carte di cuori.
learn-kein-stich-no-queens = Non prendere le donne.
learn-kein-stich-no-king = Non prendere il re di cuori.
learn-kein-stich-no-last-trick = Non fare l’ultima presa. Le altre non costano nulla.
learn-kein-stich-all-at-once = Prese, cuori, donne e re di cuori: in questa smazzata costa tutto.
learn-kein-stich-layout = Qui non ci sono prese: ogni seme comincia dal fante e cresce di una carta alla volta, in giù e in su fino all’ultima. Chi ha carte che si attaccano deve giocarne una. Chi non ne ha passa. La smazzata finisce quando solo a uno restano carte.
learn-kein-stich-layout-dealer = In questa smazzata comincia il mazziere.
learn-kein-stich-fits = { $count ->
    [one] Delle tue carte si attacca solo { $cards }.
    [many] Delle tue carte si attaccano { $cards }.
   *[other] Delle tue carte si attaccano { $cards }.
}
learn-kein-stich-word-cards = Unter, Ober
learn-kein-stich-word-cards-is = Il fante e la donna delle carte tedesche. Foglie, cuori, campanelli e ghiande stanno per picche, cuori, quadri e fiori.
learn-kein-stich-word-pot = Piatto
learn-kein-stich-word-pot-is = Le fiches pagate in questo giro. Restano in mezzo fino al domino.

## Options by name

option-kein-stich-stakes = Poste
option-kein-stich-stakes-pot = Un piatto
option-kein-stich-stakes-points = Punti
option-kein-stich-shares = Parti del piatto
option-kein-stich-shares-80-50-30-0 = 80–50–30–0
option-kein-stich-shares-100-40-20-0 = 100–40–20–0
option-kein-stich-shares-160-0-0-0 = Tutto al primo posto
option-kein-stich-extras = Smazzate in più
option-kein-stich-extras-none = Nessuna
option-kein-stich-extras-last-trick = Niente ultima presa
option-kein-stich-extras-all = Tutto insieme
option-kein-stich-rounds = Giri
option-kein-stich-layout-leader = Prima carta del domino
option-kein-stich-layout-leader-dealers-left = A sinistra del mazziere
option-kein-stich-layout-leader-dealer = Il mazziere
option-kein-stich-early-end = Fine anticipata delle smazzate

## Ways to play that have a name

about-preset-kein-stich-common = Quattro smazzate riempiono un piatto, e il domino lo distribuisce.
about-preset-kein-stich-points = Niente piatto: si segnano le penalità, e vince il totale più basso.
about-preset-kein-stich-with-extras = Due smazzate in più prima del domino: niente ultima presa, e tutto insieme.

## Options

about-option-kein-stich-stakes = pot: le penalità vanno in un piatto che il domino distribuisce. points: si segnano le penalità, il domino costa 0, 10, 20 e così via secondo il posto, e vince il totale più basso.
about-option-kein-stich-shares = Come il domino divide il piatto di 160 secondo il posto. Con un altro numero di giocatori la prima scelta ha parti proprie; 100_40_20_0 è per quattro giocatori. Un piatto più grande si divide in proporzione, in multipli di cinque arrotondati per difetto. Il resto va al terzo posto in quattro con 80_50_30_0, altrimenti al primo.
about-option-kein-stich-extras = Smazzate in più prima del domino. last_trick: l’ultima presa costa 40. all: le prime quattro smazzate insieme.
about-option-kein-stich-rounds = Quanti giri ha una partita. Con quattro giri in quattro, ognuno dà le carte una volta per ogni tipo di smazzata.
about-option-kein-stich-layout-leader = Chi comincia il domino. dealers_left: chi viene dopo il mazziere.
about-option-kein-stich-early-end = Una smazzata di cuori, donne o re di cuori finisce con l’ultima carta che costa, e il punteggio non cambia.
