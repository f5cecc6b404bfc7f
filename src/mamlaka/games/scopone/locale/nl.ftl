## Seats and cards

# Unsure: Dutch has no fixed words for this game; “scopa” stays Italian, “munten” are the suit of coins.
badge-scope = { $count ->
    [1] één scopa
   *[other] { $count } scope
}

## Ways to play that have a name

preset-scopone-classic = Negen en vier
preset-scopone-scientifico = Scientifico
preset-scopone-napola = Met napola
preset-scopone-quick = Kort

## What happens

news-scopa = { $who ->
    [you] Scopa! Je pakt { $cards } met { $card }.
   *[other] Scopa! { $seat } pakt { $cards } met { $card }.
}
call-scopa = scopa! { $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points }: { $count ->
    [1] een scopa
   *[other] { $count } scope
} ({ $seat })
ledger-most-cards = { $side } { $points }: de meeste kaarten ({ $count })
ledger-most-coins = { $side } { $points }: de meeste munten ({ $count })
ledger-settebello = { $side } { $points }: settebello { $cards }
ledger-primiera = { $side } { $points }: primiera van { $count } ({ $cards })
ledger-primiera-by-numbers = { $side } { $points }: primiera met { $cards }
ledger-napola = { $side } { $points }: napola { $cards }
ledger-napoleone = { $side } { $points }: alle tien munten winnen de partij
tally-cards = kaarten
tally-coins = munten
tally-settebello = settebello
tally-primiera = primiera
tally-primiera-of = primiera ({ $rank })
tally-scope = scope
tally-napola = napola
void-kings = drie of vier heren op tafel

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = Pak eerst de muntenzeven, en dan de andere zevens.
rule-scopone-2 = Laat geen tafel liggen die de volgende speler leeg kan pakken.
rule-scopone-3 = De volgende speler heeft zeker geen kaart die hier iets pakt.
rule-scopone-5 = De partij van de deler wil rangen in paren: pak een kaart met haar gelijke.
rule-scopone-6 = Er ligt een kaart van de rang waarmee je partner heeft gepakt: misschien heeft die er nog een, laat haar liggen.
rule-scopone-7 = Als je niets pakt: speel een rang waarvan er twee weg zijn, of een die je dubbel hebt.
rule-scopone-8 = Leg geen zeven, zes of aas neer die gepakt kan worden.
rule-scopone-9 = Er ligt één kaart: speel er een waarmee de som boven de tien komt.
rule-scopone-10 = De tafel is leeg: speel een rang die je twee of drie keer hebt.
rule-scopone-11 = Munten en kaarten: pak er zo veel als nodig is voor de punten die nog open zijn.
rule-scopone-12 = Wie het laatst pakt, krijgt de rest van de tafel.
rule-scopone-60 = Pak de tafel leeg: een scopa is een punt.
rule-scopone-61 = De partij die begon wil oneven rangen: pak een som.
rule-scopone-62 = Neem ook zessen en azen: na de zevens tellen ze het meest voor de primiera.
rule-scopone-63 = Laat de muntenzeven niet liggen als de volgende speler die kan pakken.
rule-scopone-64 = Leg geen munt neer zolang het punt voor de munten open is.

## Page: the home page

game-about-scopone = Italiës grote spel voor twee paren met het hele spel kaarten: pak de tafel leeg en tel elke kaart.
game-standard-scopone = Twee paren, negen kaarten per speler en vier op tafel, tot 21 punten.
game-scopone = Scopone

## Ways to play: what each is

about-preset-scopone-classic = Negen kaarten per speler, en vier op tafel.
about-preset-scopone-scientifico = Alle veertig kaarten in de handen, en een lege tafel.
about-preset-scopone-napola = Aas, twee, drie en volgende munten tellen ook.
about-preset-scopone-quick = Tien kaarten per speler, tot 11 punten.

## Options: what each does

about-option-scopone-form = nine: negen kaarten per speler en vier op tafel. ten: tien kaarten per speler en een lege tafel.
about-option-scopone-target = De partij met dit aantal punten of meer wint. Staan beide gelijk, dan wordt er nog eens gegeven.
about-option-scopone-sum-choice = Wat een kaart mag pakken als er meer sommen kloppen. free: een willekeurige. fewest: alleen een met zo weinig mogelijk kaarten.
about-option-scopone-napola = Aas, twee en drie van munten zijn samen 3 punten, en elke volgende munt op rij één meer. Alle tien munten winnen de partij.
about-option-scopone-last-scopa = Of de laatste kaart van een spel een scopa kan maken.
about-option-scopone-ace = one: een aas telt één. sweeps: een aas pakt alle kaarten van tafel, zonder scopa. Ligt er een aas, dan pakt hij alleen die.
about-option-scopone-kings = Wat er gebeurt als drie of vier van de vier kaarten op tafel heren zijn, want dan kan er bijna geen scopa vallen. redeal: dezelfde deler geeft opnieuw. play: er wordt gespeeld.
about-option-scopone-primiera = Wie de primiera wint. table: de hoogste som van de beste kaarten van alle vier de kleuren. sevens: de meeste zevens, bij een gelijk aantal de meeste zessen, azen, vijven enzovoort.
about-option-scopone-look-back = De gepakte kaarten die open voor de spelers liggen.
about-option-scopone-deck-faces = De plaatjes van de kaarten op de pagina. Zwaarden, bekers, munten en stokken zijn S, H, D en C.

## Learn

learn-scopone-about = Vier spelers, twee tegen twee; partners zitten tegenover elkaar. Het spel heeft veertig kaarten, zonder achten, negens en tienen. Er wordt naar rechts gespeeld, en de deler speelt het laatst.
learn-scopone-deal-nine = Iedereen krijgt negen kaarten, en vier liggen open op tafel.
learn-scopone-deal-ten = Iedereen krijgt tien kaarten, en de tafel is leeg.
learn-scopone-kings = Liggen er drie of vier heren, dan wordt er opnieuw gegeven.
learn-scopone-values = De waarde van de kaarten: aas 1, twee tot en met zeven hun getal, { $faces ->
    [italian] boer 8, ruiter 9
   *[french] boer 8, vrouw 9
}, heer 10.
learn-scopone-capture = Wie aan de beurt is, speelt één kaart. Die pakt een kaart van dezelfde waarde van tafel, of meer kaarten die samen haar waarde zijn. Wat je pakt, gaat met de kaart naar de stapel van je partij. Pakt ze niets, dan blijft ze liggen.
learn-scopone-equal = Je mag elke kaart spelen. Maar als ze iets kan pakken, moet dat, en ligt er een kaart van haar waarde, dan pakt ze die en geen som. Uit meer gelijke kaarten kies je er een.
learn-scopone-sum-free = Kloppen er meer sommen, dan kies je er een.
learn-scopone-sum-fewest = Kloppen er meer sommen, dan kies je uit die met de minste kaarten.
learn-scopone-ace = Een aas pakt alle kaarten van tafel. Dat is geen scopa. Ligt er een aas, dan pakt hij alleen die.
learn-scopone-sums = De zeven pakt de vier en de drie, want die zijn samen zeven.
learn-scopone-scopa = Pak je alles wat op tafel ligt, dan heb je een scopa: een punt voor je partij.
learn-scopone-last-not = De laatste kaart van een spel maakt geen scopa.
learn-scopone-last-counts = Ook de laatste kaart van een spel kan een scopa maken.
learn-scopone-left = Kaarten die aan het eind op tafel liggen, gaan naar de partij die het laatst pakte. Dat is geen scopa.
learn-scopone-each = Na elk spel tellen de partijen hun kaarten. Elk van deze is een punt, dat bij gelijke stand niemand krijgt:
learn-scopone-cards = Kaarten: meer dan de helft van de veertig kaarten.
learn-scopone-coins = { $faces ->
    [italian] Munten: meer dan de helft van de tien munten.
   *[french] Ruiten: meer dan de helft van de tien ruiten.
}
learn-scopone-settebello = Settebello: { $faces ->
    [italian] de muntenzeven
   *[french] ruitenzeven
}.
learn-scopone-primiera = Primiera: de hoogste som van de beste kaarten van alle vier de kleuren. Een zeven telt { $n7 }, een zes { $n6 }, een aas { $ace }, een vijf { $n5 }, een vier { $n4 }, een drie { $n3 }, een twee { $n2 }, een plaatje { $court }. Wie een kleur mist, heeft geen primiera.
learn-scopone-primiera-sevens = Primiera: de meeste zevens. Hebben beide er evenveel, dan beslissen de zessen, daarna azen, vijven, vieren, drieën en tweeën.
learn-scopone-best = De beste kaart van elke kleur telt: een primiera van { $count }.
learn-scopone-napola = Aas, twee en drie van { $faces ->
    [italian] munten
   *[french] ruiten
} bij één partij zijn een napola van { $count } punten, en elke volgende kaart van die kleur op rij is één meer. Alle tien winnen de partij.
learn-scopone-target = De partij eindigt na een spel waarin een paar { $target } punten bereikt. De hoogste som wint; bij een gelijke stand wordt er nog eens gegeven.
learn-scopone-word-scopa = Scopa
learn-scopone-word-scopa-is = Een vangst die de tafel leegmaakt; Italiaans voor bezem. Het meervoud is scope.
learn-scopone-word-settebello = Settebello
learn-scopone-word-settebello-is = { $faces ->
    [italian] De muntenzeven
   *[french] Ruitenzeven
}, de kostbaarste kaart.
learn-scopone-word-primiera = Primiera
learn-scopone-word-primiera-is = De beste kaarten van de vier kleuren samen. Zevens zijn het meest waard.
learn-scopone-word-napola = Napola
learn-scopone-word-napola-is = Aas, twee en drie van { $faces ->
    [italian] munten
   *[french] ruiten
} bij één partij.
learn-scopone-word-spariglio = Spariglio
learn-scopone-word-spariglio-is = Een som pakken, zodat van sommige rangen een oneven aantal kaarten in het spel blijft. Dat helpt de partij die begon; die van de deler wil paren.

## Options by name

option-scopone-form = Kaarten in de hand
option-scopone-form-nine = Negen, en vier op tafel
option-scopone-form-ten = Tien
option-scopone-target = Punten om te winnen
option-scopone-target-11 = 11
option-scopone-target-16 = 16
option-scopone-target-21 = 21
option-scopone-target-31 = 31
option-scopone-sum-choice = Meer sommen
option-scopone-sum-choice-free = Een willekeurige
option-scopone-sum-choice-fewest = De minste kaarten
option-scopone-napola = Napola
option-scopone-last-scopa = Scopa met de laatste kaart
option-scopone-ace = Azen
option-scopone-ace-one = Tellen één
option-scopone-ace-sweeps = Pakken de hele tafel
option-scopone-kings = Drie heren op tafel
option-scopone-kings-redeal = Opnieuw geven
option-scopone-kings-play = Doorspelen
option-scopone-primiera = Primiera
option-scopone-primiera-table = Op punten
option-scopone-primiera-sevens = Op zevens
option-scopone-look-back = Gepakte kaarten bekijken
option-scopone-look-back-last = De laatste vangst
option-scopone-look-back-none = Niet toegestaan
option-scopone-look-back-all = Alle vangsten
option-scopone-deck-faces = Plaatjes van de kaarten
option-scopone-deck-faces-french = Frans
option-scopone-deck-faces-italian = Italiaans
