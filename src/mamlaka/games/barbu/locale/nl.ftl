### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.

## Why something cannot be done

must-discard-barbu = Je hebt geen { $suit }, dus je moet hartenheer weggooien: { $cards }.
must-play-barbu = Hartenaas ligt in de slag, dus je moet hartenheer bijspelen: { $cards }.
must-beat = Er is troef gespeeld: je moet over de hoogste heen: { $cards }.
must-overtrump = Je hebt geen { $suit }, dus je moet de hoogste troef tot nu toe spelen: { $cards }.

## Seats and cards

badge-barbu-declarer = leider
badge-start-rank = begin: { $name }

## Contracts

contract-barbu = Hartenheer
also-contract-barbu = Heer, Koning, Hartenkoning
also-contract-no-tricks = Slagen
also-contract-no-hearts = Harten
also-contract-no-queens = Vrouwen, Dames
also-contract-trumps = Troeven
contract-last-two = Laatste twee
contract-trumps = Troef
contract-domino = Domino
contract-ravage = Ravage
contract-salad = Salade
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = Zeven spellen
preset-barbu-ravage = Met ravage
preset-barbu-french-points = Frans, in vijven
preset-barbu-french32 = Frans, in enen

## What happens

news-barbu-contract = { $who ->
    [you] Je kiest { $name }.
   *[other] { $seat } kiest { $name }.
}
news-barbu-trumps = Troef: { $name }
news-barbu-start = De rijen beginnen met: { $name }

## A deal is over

headline-barbu = Spel { $deal } van { $deals }
sheet-declarer = { $who ->
    [you] Jij kiest
   *[other] { $seat } kiest
}
sheet-dealer = { $who ->
    [you] Jij deelt
   *[other] { $seat } deelt
}
ledger-business = { $whom ->
    [you] { $seat } { $points }: doublet met jou
   *[other] { $seat } { $points }: doublet met { $other }
}
ledger-split = { $seat } { $points }: niemand doubleerde
ledger-longest = { $seat } { $points }: meeste kaarten van één kleur, { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = Kies het spel waarin deze hand het meest beter is dan een gemiddelde hand.
rule-barbu-2 = Maak je langste en sterkste kleur troef.
rule-barbu-3 = Doubleer wie een duidelijk slechtere hand heeft; de leider koos wat hem past.
rule-barbu-5 = Er ligt een doublet tussen jou en de winnaar van deze slag: geef hem de dure kaarten.
rule-barbu-9 = Gooi een aas of heer weg zolang daaronder nog een dure kaart uitstaat.
rule-barbu-10 = Alleen de laatste twee slagen kosten: speel nu hoog en houd lage kaarten.
rule-barbu-12 = Leg naar je eigen randkaarten toe en houd tegen waar alleen anderen op wachten.
rule-barbu-13 = Begin met de rang in het midden van je kaarten.
rule-barbu-60 = Kom laag uit: een ander gaat eroverheen.
rule-barbu-61 = Speel de hoogste kaart die de slag niet wint.
rule-barbu-62 = Je krijgt de slag toch: neem hem met je hoogste kaart.
rule-barbu-64 = Een dure kaart is veilig onder een hogere.
rule-barbu-65 = Gooi de duurste of de gevaarlijkste kaart weg.
rule-barbu-66 = Kom uit met wat wint: troef uit een lange kleur, en hoge kaarten.
rule-barbu-67 = Neem de slag zo goedkoop mogelijk, en speel laag als dat niet lukt.

## Page: the home page

game-barbu = Barbu
game-about-barbu = Zeven spellen voor iedereen, van geen slagen tot domino. Doubleer de anderen als je hand beter is.
game-standard-barbu = 28 spellen met 52 kaarten. Elke leider speelt er zeven; doubleer hem minstens twee keer.

## Page: choosing

ask-barbu-contract = Je bent leider: kies een spel.
ask-barbu-trumps = Noem de troefkleur.
ask-barbu-start = Noem de rang waarmee de rijen beginnen.
call-barbu-contract = { $name }
call-barbu-trumps = { $name }!
call-barbu-start = { $name }

## Learn

learn-barbu-about = Iedereen krijgt { $cards } kaarten. Er zijn { $count } spellen, en in elk telt iets anders.
learn-barbu-declarer = De leider bekijkt zijn kaarten, kiest een spel dat hij nog niet had en komt uit.
learn-barbu-dealer = De spellen volgen de lijst. De speler na de deler komt uit.
learn-barbu-rows = Eén speler speelt alle spellen achter elkaar, dan is de volgende aan de beurt.
learn-barbu-turns = Na elk spel is de volgende speler aan de beurt.
learn-barbu-taken = Hartenheer wordt op klaveren weggegooid. De hoogste klaveren wint de slag, met de heer erin.
learn-barbu-doubling = Voor het spel mag iedereen anderen doubleren, de leider als laatste. In spellen die punten opleveren mag je alleen de leider doubleren, en de leider redoubleert alleen.
learn-barbu-business = Ligt er tussen twee spelers een doublet, dan krijgt wie meer punten heeft ook nog het verschil van de ander. Geredoubleerd telt het dubbel.
learn-barbu-redouble-own-turn = Je mag redoubleren wie jou vóór je beurt heeft gedoubleerd.
learn-barbu-redouble-round = Doubleert iemand je na je beurt, dan mag je nog één keer iets zeggen en redoubleren.
learn-barbu-redouble-declarer-only = Alleen de leider redoubleert.
learn-barbu-doublings-owed = { $count ->
    [one] Doubleer elke leider minstens één keer in zijn spellen.
   *[other] Doubleer elke leider minstens { $count } keer in zijn spellen.
}
learn-barbu-split = Doubleert niemand in een spel met strafpunten, dan wordt het niet gespeeld: de anderen delen de punten.
learn-barbu-end = Na { $deals } spellen winnen de meeste punten.
learn-barbu-no-tricks = Neem geen slagen.
learn-barbu-no-hearts = Neem geen harten.
learn-barbu-no-queens = Neem geen vrouwen.
learn-barbu-barbu = Neem hartenheer niet.
learn-barbu-first-chance = Wie hem heeft, moet hem bij de eerste gelegenheid kwijt: afgooien als bekennen niet kan, of in een hartenslag spelen na de aas.
learn-barbu-last-two = Neem de laatste twee slagen niet. De andere kosten niets.
learn-barbu-trumps = Neem slagen. De leider noemt de troefkleur. Ga over een uitgespeelde troef heen als je kunt. Kun je niet bekennen, troef dan, en ga over de troeven in de slag heen als je kunt.
learn-barbu-undertrump-may = Kun je niet bekennen en ook niet over de troeven in de slag heen, speel dan een kaart naar keuze.
learn-barbu-undertrump-must = Kun je niet bekennen en ook niet over de troeven in de slag heen, dan moet je een lagere troef spelen als je er een hebt.
learn-barbu-trumped = Harten is troef. De derde heeft geen klaveren en moest over hartennegen heen.
learn-barbu-domino = Geen slagen: de leider noemt een rang. Elke kleur begint daarmee en groeit kaart voor kaart omhoog en omlaag. Leg een kaart aan als er een past, en pas anders.
learn-barbu-ace-again = Wie een aas aanlegt, is meteen nog eens aan de beurt.
learn-barbu-fits = { $count ->
    [one] De rijen beginnen met negens. Van je kaarten past alleen { $cards }.
   *[other] De rijen beginnen met negens. Van je kaarten passen { $cards }.
}
learn-barbu-ravage = Wie de meeste kaarten van één kleur heeft genomen, betaalt. Bij gelijk aantal delen ze.
learn-barbu-salad = Slagen, harten, vrouwen en hartenheer kosten allemaal.
learn-barbu-ban-never = Kom niet met harten uit zolang je een andere kleur hebt.
learn-barbu-ban-until-discarded = Kom niet met harten uit voordat iemand er een heeft weggegooid, tenzij je niets anders hebt.
learn-barbu-word-barbu = Barbu
learn-barbu-word-barbu-is = Hartenheer, de man met de baard.
learn-barbu-word-declarer = Leider
learn-barbu-word-declarer-is = Wie het spel kiest.
learn-barbu-word-domino = Domino
learn-barbu-word-domino-is = Rijen die groeien als dominostenen. Wie eerst uit is, krijgt het meest.
learn-barbu-word-business = Zaken
learn-barbu-word-business-is = Twee spelers doen zaken als de een de ander heeft gedoubleerd.

## Options by name

option-barbu-form = Vorm
option-barbu-form-classic = Zeven spellen
option-barbu-form-ravage = Acht spellen, met ravage
option-barbu-form-french-points = Frans, in vijven
option-barbu-form-french32 = Frans, in enen
option-barbu-doubling = Doubleren
option-barbu-redouble = Redoubleren
option-barbu-redouble-own-turn = In je eigen beurt
option-barbu-redouble-round = In een tweede ronde
option-barbu-redouble-declarer-only = Alleen de leider
option-barbu-doublings-owed = Verplichte doubletten per leider
option-barbu-undoubled = Niemand doubleert
option-barbu-undoubled-split = De punten worden gedeeld
option-barbu-undoubled-play = Het spel wordt gespeeld
option-barbu-declarer-order = Volgorde van de leiders
option-barbu-declarer-order-seven = Zeven spellen achter elkaar
option-barbu-declarer-order-rotate = Wisselt na elk spel
option-barbu-domino-points = Punten voor domino
option-barbu-domino-points-40-25-10--10 = 40–25–10–(−10)
option-barbu-domino-points-45-20-5--5 = 45–20–5–(−5)
option-barbu-heart-lead = Met harten uitkomen
option-barbu-heart-lead-never = Alleen met enkel harten
option-barbu-heart-lead-until-discarded = Zodra er een is weggegooid
option-barbu-heart-lead-free = Altijd
option-barbu-undertrump = Als je niet kunt overtroeven
option-barbu-undertrump-may = Je mag weggooien
option-barbu-undertrump-must = Je moet troef spelen
option-barbu-must-discard-kh = Hartenheer moet vallen
option-barbu-ace-again = Een aas in domino geeft nog een beurt
option-barbu-early-end = Vroeg einde van een spel

## Ways to play that have a name

about-preset-barbu-classic = Zeven spellen voor elke leider, met doubleren: 28 spellen.
about-preset-barbu-ravage = Acht spellen voor elke leider, met ravage; de leider wisselt na elk spel: 32 spellen.
about-preset-barbu-french-points = 32 kaarten, vijf spellen in vaste volgorde, elk één keer bij elke deler; punten in vijven.
about-preset-barbu-french32 = 32 kaarten, vijf spellen in vaste volgorde; elke deler geeft ze alle vijf achter elkaar; punten in enen.

## Options

about-option-barbu-form = De spellen met hun punten. classic: zeven, gekozen door de leider. ravage: acht. french_points en french32: vijf met 32 kaarten, in vaste volgorde en zonder doubleren.
about-option-barbu-doubling = Spelers mogen elkaar doubleren. Het verschil van hun punten telt dan extra.
about-option-barbu-redouble = Wie mag redoubleren. own_turn: je redoubleert wie jou vóór je beurt heeft gedoubleerd. round: wie later wordt gedoubleerd, spreekt nog één keer. declarer_only: alleen de leider.
about-option-barbu-doublings-owed = Hoe vaak iedereen dezelfde leider moet doubleren.
about-option-barbu-undoubled = Een spel met strafpunten waarin niemand doubleert. split: het wordt niet gespeeld, en de anderen delen de punten. play: het wordt gespeeld.
about-option-barbu-declarer-order = seven: een leider speelt alle spellen achter elkaar. rotate: de leider wisselt na elk spel.
about-option-barbu-domino-points = De punten voor de plaatsen in domino.
about-option-barbu-heart-lead = Wanneer je met harten mag uitkomen in spellen om harten. never: alleen met enkel harten. until_discarded: ook zodra iemand een harten heeft weggegooid. free: altijd.
about-option-barbu-undertrump = Wie niet kan bekennen en de troeven in de slag niet kan verslaan, mag weggooien, of moet een lage troef spelen.
about-option-barbu-must-discard-kh = In het spel om hartenheer moet wie niet kan bekennen hem weggooien. In een hartenslag moet hij vallen zodra het aas erin ligt.
about-option-barbu-ace-again = Wie in domino een aas aanlegt, speelt nog een keer.
about-option-barbu-early-end = Een spel om harten, vrouwen of hartenheer eindigt met de laatste van die kaarten. De score blijft gelijk.
