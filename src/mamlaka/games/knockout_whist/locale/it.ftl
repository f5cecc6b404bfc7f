## Why something cannot be done

no-trump-lead = Per la prima presa non puoi uscire con { $card }, che è briscola. Puoi giocare: { $cards }.

## Seats and cards

badge-dog = vita da cani
badge-blind-dog = carta cieca
badge-knocked-out = fuori

## Ways to play that have a name

preset-knockout-whist-classic = Con la vita da cani
preset-knockout-whist-plain = Senza vita da cani
preset-knockout-whist-blind = Con la carta cieca

## What happens

news-trumps = { $who ->
    [you] Scegli la briscola: { $name }.
   *[other] { $seat } sceglie la briscola: { $name }.
}

## A deal is over

ledger-knocked-out = { $seat }: fuori
ledger-dog = { $seat }: vita da cani, una sola carta nella prossima smazzata
ledger-blind-dog = { $seat }: nella prossima smazzata una carta che nessuno vede
ledger-ante-to-winner = { $whom ->
    [you] { $seat } { $points }: posta per te
   *[other] { $seat } { $points }: posta per { $other }
}
ledger-takes-all = { $seat } { $points }: resta in gioco, tutte le poste

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = Una presa ti tiene in gioco: scegli la carta che più probabilmente fa questa.
rule-knockout-whist-2 = Chi fa più prese sceglie la prossima briscola: fanne un’altra.
rule-knockout-whist-3 = Finché hai molte carte, il tuo seme più lungo è la briscola migliore.
rule-knockout-whist-4 = Tieni una briscola per tagliare, e liberati dell’unica carta di un altro seme.
rule-knockout-whist-5 = Gioca subito la carta più alta di un seme che non è briscola, prima che agli altri manchi.
rule-knockout-whist-6 = Supera chi non ha ancora prese, con la carta più bassa che basta.
rule-knockout-whist-8 = Con la vita da cani, aspetta una presa che farai con buona probabilità; meno ne restano, più conviene rischiare.
rule-knockout-whist-10 = Dopo di te c’è una vita da cani: gioca alto, così una sola carta di rado fa la presa.
rule-knockout-whist-11 = Con poche carte decide la briscola: scegli il seme in cui ne hai di più.
rule-knockout-whist-12 = Nessuno si salva più: una presa sicura viene prima di tutto.
rule-knockout-whist-60 = Gioca basso se non puoi prendere, e prendi con la carta più bassa che basta.
rule-knockout-whist-61 = La seconda presa ti elimina: resta sotto.
rule-knockout-whist-62 = Liberati delle carte alte nelle prese degli altri.

## Page: the home page

game-knockout-whist = Whist a eliminazione
game-about-knockout-whist = Fai una presa, o il gioco per te finisce. Ogni smazzata ha una carta in meno, e chi fa più prese sceglie la briscola.
game-standard-knockout-whist = Da sette carte a una sola. Alla prima smazzata senza prese, una vita da cani.

## Page: questions and answers

call-trumps = { $name }!
ask-trumps = Hai il maggior numero di prese: scegli la briscola.

## Learn

learn-knockout-whist-about = { $count ->
    [one] C’è una smazzata sola, con una carta a testa.
    [many] Nella prima smazzata si hanno { $count } carte a testa, poi una in meno per volta, fino a una sola. Fai almeno una presa in ogni smazzata, o il gioco per te finisce. Vince chi resta per ultimo.
   *[other] Nella prima smazzata si hanno { $count } carte a testa, poi una in meno per volta, fino a una sola. Fai almeno una presa in ogni smazzata, o il gioco per te finisce. Vince chi resta per ultimo.
}
learn-knockout-whist-trumps = Una briscola batte tutte le carte degli altri semi. Altrimenti la presa va alla carta più alta del seme d’uscita, e chi prende esce per la presa seguente. Nella prima smazzata si scopre una carta, e il suo seme è briscola. Poi la sceglie chi ha fatto più prese.
learn-knockout-whist-leader-dealers-left = Alla prima presa esce chi viene dopo il mazziere.
learn-knockout-whist-leader-chooser = Nella prima smazzata esce per primo chi viene dopo il mazziere, poi chi ha scelto la briscola.
learn-knockout-whist-no-trump-lead = Per la prima presa di una smazzata non si esce di briscola, a meno di non avere altro.
learn-knockout-whist-ruffed = La briscola è cuori. Si esce a fiori, e chi ha giocato il due di cuori non ne ha: la briscola più bassa fa la presa.
learn-knockout-whist-page-out = Restare in gioco
learn-knockout-whist-out = Dopo ogni smazzata è fuori chi non ha fatto prese.
learn-knockout-whist-dogs = Nella prima smazzata in cui succede, chi non ha fatto prese riceve invece una vita da cani: una sola carta nella smazzata seguente. Succede una volta sola nella partita.
learn-knockout-whist-first-dog = Nella prima smazzata in cui succede, il primo senza prese a sinistra del mazziere riceve invece una vita da cani: una sola carta nella smazzata seguente. Succede una volta sola nella partita.
learn-knockout-whist-dog = Con la vita da cani scegli tu la presa: ogni volta puoi giocare la carta o passare. Solo nell’ultima presa devi giocarla. Se fa una presa, torni in gioco a pieno titolo; altrimenti è finita.
learn-knockout-whist-blind = Poi, chi resta di nuovo senza prese ha un’altra occasione: una carta che nessuno vede, nemmeno chi la tiene. Si scopre quando la si gioca.
learn-knockout-whist-end = Nella smazzata da una carta tutti la giocano, e la presa decide la partita.
learn-knockout-whist-misere = Qui le prese sono un male: dopo ogni smazzata è fuori chi ne ha fatte due o più. Se vale per tutti, resta chi ne ha meno.
learn-knockout-whist-misere-end = Nella smazzata da una carta è fuori chi fa la presa. Se restano in più d’uno, ognuno estrae una carta, e vince la più alta.
learn-knockout-whist-points = Ognuno mette un punto, e chi vince li prende tutti. Più a lungo resti in gioco, migliore è la tua posizione.
learn-knockout-whist-word-trumps = Scegliere la briscola
learn-knockout-whist-word-trumps-is = Decidere il seme di briscola di una smazzata, { $sees ->
    [on] dopo aver visto
   *[off] prima di vedere
} le tue carte. Tocca a chi ha fatto più prese nella smazzata prima.
learn-knockout-whist-word-trumps-cut = A parità di prese ognuno estrae una carta, e decide la più alta.
learn-knockout-whist-word-trumps-seat = A parità di prese tocca al più vicino a sinistra del mazziere.
learn-knockout-whist-word-ruff = Taglio
learn-knockout-whist-word-ruff-is = Una briscola giocata perché del seme d’uscita non si ha nulla.
learn-knockout-whist-word-dog = Vita da cani
learn-knockout-whist-word-dog-is = Una sola carta in una smazzata di più prese. Non deve rispondere a seme, perché è l’unica.

## Options by name

option-knockout-whist-dogs = Vita da cani
option-knockout-whist-dogs-off = Nessuna
option-knockout-whist-dogs-first = Per uno solo
option-knockout-whist-dogs-all = Per tutti i primi senza prese
option-knockout-whist-blind-dog = Carta cieca
option-knockout-whist-chooser-sees = Carte viste prima di scegliere la briscola
option-knockout-whist-leader = Prima uscita
option-knockout-whist-leader-dealers-left = A sinistra del mazziere
option-knockout-whist-leader-chooser = Chi sceglie la briscola
option-knockout-whist-tie = Parità di prese
option-knockout-whist-tie-cut = Estrarre una carta
option-knockout-whist-tie-seat = Secondo il posto
option-knockout-whist-first-cards = Carte nella prima smazzata
option-knockout-whist-trump-lead = Briscola alla prima uscita
option-knockout-whist-misere = Due prese eliminano

## Ways to play that have a name

about-preset-knockout-whist-classic = Tutti i primi senza prese hanno una vita da cani: una carta nella smazzata seguente.
about-preset-knockout-whist-plain = Chi non fa prese è subito fuori.
about-preset-knockout-whist-blind = Dopo la vita da cani, i prossimi senza prese hanno ancora una carta, che nessuno vede.

## Options

about-option-knockout-whist-dogs = Chi ha, una volta nella partita, una vita da cani: una carta nella smazzata seguente. all: tutti quelli senza prese nella prima smazzata in cui succede. first: solo il primo di loro a sinistra del mazziere. off: nessuno.
about-option-knockout-whist-blind-dog = Dopo la vita da cani, la prossima smazzata in cui qualcuno resta senza prese ne dà un’altra, con una carta che nessuno vede.
about-option-knockout-whist-chooser-sees = Vedi le tue carte prima di scegliere la briscola.
about-option-knockout-whist-leader = Chi esce per la prima presa. dealers_left: il posto dopo il mazziere. chooser: chi sceglie la briscola.
about-option-knockout-whist-tie = Chi sceglie la briscola se in più d’uno hanno il maggior numero di prese. cut: chi estrae la carta più alta. seat: il più vicino a sinistra del mazziere di quella smazzata.
about-option-knockout-whist-first-cards = Il numero di carte nella prima smazzata. Ogni smazzata seguente ne ha una in meno, fino a una.
about-option-knockout-whist-trump-lead = Per la prima presa di una smazzata si può uscire di briscola, anche avendo altri semi.
about-option-knockout-whist-misere = Chi fa due o più prese è fuori; nella smazzata da una carta, chi fa la presa. Senza vita da cani.
