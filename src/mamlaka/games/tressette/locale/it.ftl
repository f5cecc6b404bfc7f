## Ways to play that have a name

preset-tressette-classic = Classico
preset-tressette-31 = Ai 31
preset-tressette-41 = Ai 41
preset-tressette-carry = I terzi si riportano
preset-tressette-italian-cards = Carte italiane
preset-tressette-may-follow = E se: seme libero
preset-tressette-hidden-draws = E se: si pesca coperto
preset-tressette-with-trump = E se: con la briscola
preset-tressette-other-point-card = E se: un’altra carta da punto

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = Tieni i tre e i due per prendere un asso.
rule-tressette-2 = L’asso dell’avversario è secco o quasi, e questa carta lo fa cadere.
# Unsure: "piombo a un seme" is what players of tressette say for void, but not in every region.
rule-tressette-3 = L’avversario è piombo a quel seme: ogni carta di quel seme prende.
rule-tressette-4 = Tieni le carte del seme a cui l’avversario è piombo: faranno presa.
rule-tressette-5 = L’avversario non può avere una carta che superi questa.
rule-tressette-6 = L’ultima presa vale un punto: tieni in serbo una carta che prenda di sicuro.
rule-tressette-7 = Se prendi, la mano è tua e hai carte vincenti da incassare.
rule-tressette-8 = L’ultima carta di un seme ferma la corsa dell’avversario.
rule-tressette-9 = Se prende l’avversario, dagli una scartina.
rule-tressette-10 = Con questa presa i tuoi terzi fanno un altro punto intero.
rule-tressette-11 = Tutte le carte sono note: questa uscita prende e rende di più.
rule-tressette-60 = Non uscire con una carta che vale punti finché può essere superata.
rule-tressette-61 = Prendi i punti che sono in gioco, o cedine pochi.

## Page: the home page

game-about-tressette = Un classico italiano per due: pesca, ricorda che cosa è uscito e conquista gli assi.
game-standard-tressette = Dieci carte a testa, chi pesca mostra la carta, si va ai 21.
game-tressette = Tressette a due

## Ways to play that have a name

about-preset-tressette-classic = Il gioco come lo descrive l’articolo sul tressette a due.
about-preset-tressette-31 = Una partita più lunga, ai 31.
about-preset-tressette-41 = Una partita lunga, ai 41.
about-preset-tressette-carry = Nessun terzo di punto va perso: quelli che avanzano contano nella smazzata seguente.
about-preset-tressette-italian-cards = Carte italiane: coppe, denari, spade e bastoni.
about-preset-tressette-may-follow = Un esperimento: non c’è obbligo di rispondere a seme.
about-preset-tressette-hidden-draws = Un esperimento: le carte pescate non si mostrano.
about-preset-tressette-with-trump = Un esperimento: la briscola è fiori.
about-preset-tressette-other-point-card = Un esperimento: il punto intero lo vale il tre.

## Options

about-option-tressette-target = La partita finisce dopo la smazzata in cui qualcuno arriva a questo numero di punti. Vince il totale più alto.
about-option-tressette-rounding = floor: i terzi di punto che avanzano a fine smazzata vanno persi. carry: contano nella smazzata seguente.
about-option-tressette-show-draws = La carta pescata dal tallone si mostra all’avversario. Senza questa regola è un esperimento: chi era piombo a un seme può averne pescato una carta, e così di rado sai a che cosa l’avversario è piombo.
about-option-tressette-follow = must: chi può deve rispondere a seme. may è un esperimento: le carte giocate non dicono più nulla di quelle dell’avversario, e non puoi far cadere un asso.
about-option-tressette-trump = Un seme che batte gli altri tre; non c’è obbligo di tagliare. Ogni valore tranne none è un esperimento: lo scopo è incassare un seme lungo a cui l’avversario è piombo, e un taglio lo impedisce.
about-option-tressette-point-card = La carta che vale un punto intero. Se non è l’asso, le due carte si scambiano il valore, ed è un esperimento: in ogni seme due carte superano l’asso, tre più deboli valgono un terzo e quattro non valgono nulla, e questo equilibrio si perde.
about-option-tressette-look-back = Le prese finite della smazzata che si possono riguardare.
about-option-tressette-deck-faces = Le figure delle carte sulla pagina. Spade, coppe, denari e bastoni sono S, H, D e C.
about-option-tressette-tie = Se tutti e due arrivano al traguardo con lo stesso totale: extra fa giocare un’altra smazzata, shared divide la vittoria.

## Learn

learn-tressette-about = Si gioca in due e si raccolgono le carte che valgono punti, prima di tutto gli assi. Il mazzo ha quaranta carte, senza otto, nove e dieci.
learn-tressette-draw = Si danno { $count } carte a testa; le altre sono il tallone. Dopo ogni presa si pesca una carta ciascuno, per primo chi ha preso, finché il tallone finisce. Poi si giocano le carte rimaste in mano.
learn-tressette-shown = Le carte pescate si mostrano: ricordale.
learn-tressette-hidden = Le carte pescate non si mostrano.
learn-tressette-may = Uno esce con una carta e l’altro ne gioca una: è una presa. Si può giocare qualsiasi carta.
learn-tressette-takes = Prende la carta più alta del seme d’uscita, e chi prende esce per la presa seguente.
learn-tressette-trump = La briscola è { $suit }: batte gli altri semi.
learn-tressette-order = L’ordine delle carte, dalla più alta alla più bassa. Il tre è la più alta, e l’asso viene solo dopo il due.
learn-tressette-taken = L’avversario è uscito con { $card }. Il tuo tre lo supera: prendi tutte e due le carte.
learn-tressette-floor = Conta quello che hai preso. I terzi che avanzano vanno persi.
learn-tressette-carry = Conta quello che hai preso. I terzi che avanzano contano nella smazzata seguente.
learn-tressette-target = La partita finisce dopo la smazzata in cui qualcuno arriva a { $target } punti. Vince il totale più alto.
learn-tressette-tie-extra = A parità di totale si gioca un’altra smazzata.
learn-tressette-tie-shared = A parità di totale si divide la vittoria.
learn-tressette-word-stock = Tallone
learn-tressette-word-stock-is = Le carte non distribuite, coperte. È da lì che si pesca.
learn-tressette-word-void = Piombo
learn-tressette-word-void-is = Chi non ha nessuna carta di un seme è piombo a quel seme. Se lo è l’avversario, le tue carte di quel seme prendono sempre; solo una briscola, se si gioca con la briscola, può batterle.
learn-tressette-word-long = Seme lungo
learn-tressette-word-long-is = Un seme di cui hai molte carte. Quando l’avversario è piombo, puoi giocarle una dopo l’altra e fai tutte le prese.

## Options by name

option-tressette-target = Punti per vincere
option-tressette-target-21 = 21
option-tressette-target-31 = 31
option-tressette-target-41 = 41
option-tressette-rounding = Terzi di punto che avanzano
option-tressette-rounding-floor = Persi
option-tressette-rounding-carry = Riportati alla smazzata seguente
option-tressette-show-draws = Le carte pescate si mostrano
option-tressette-follow = Rispondere a seme
option-tressette-follow-must = Obbligatorio
option-tressette-follow-may = Libero
option-tressette-trump = Briscola
option-tressette-trump-none = Senza briscola
option-tressette-trump-S = Picche
option-tressette-trump-H = Cuori
option-tressette-trump-D = Quadri
option-tressette-trump-C = Fiori
option-tressette-point-card = Carta che vale un punto
option-tressette-point-card-A = Asso
option-tressette-point-card-3 = Tre
option-tressette-point-card-2 = Due
option-tressette-point-card-K = Re
option-tressette-point-card-Q = Donna
option-tressette-point-card-J = Fante
option-tressette-look-back = Riguardare le prese passate
option-tressette-look-back-last = L’ultima presa
option-tressette-look-back-none = Non si può
option-tressette-look-back-all = Tutte le prese
option-tressette-deck-faces = Figure delle carte
option-tressette-deck-faces-french = Francesi
option-tressette-deck-faces-italian = Italiane
option-tressette-tie = Parità alla fine
option-tressette-tie-extra = Un’altra smazzata
option-tressette-tie-shared = Vittoria divisa
