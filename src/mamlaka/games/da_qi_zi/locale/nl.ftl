## Seats and cards

badge-units = { $count ->
    [1] 1 eenheid
   *[other] { $count } eenheden
}
badge-banker = bank
badge-first = kwam uit

## Ways to play that have a name

preset-da-qi-zi-classic = Acht potjes
preset-da-qi-zi-party = Feest
preset-da-qi-zi-heaven-nine = Met een bank

## What happens

news-leads-first = { $who ->
    [you] Jij komt als eerste uit.
   *[other] { $seat } komt als eerste uit.
}

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points }: geen slag
    [1] { $seat } { $points }: 1 eenheid
   *[other] { $seat } { $points }: { $count } eenheden
}
ledger-over-four = { $seat } { $points }: { $count } eenheden, voor die boven vier
ledger-over-four-paid = { $seat } { $points }: voor de eenheden boven vier van een ander

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = Alleen de laatste slag levert iets op: houd wat hem wint, en de uitkomst ervoor.
rule-da-qi-zi-2 = Haal vroeg een eenheid: zonder slag betaal je het meest.
rule-da-qi-zi-3 = Met vier eenheden betaal je niets: speel alleen nog voor de laatste slag.
rule-da-qi-zi-4 = Houd je hoogste kaart tot ze de uitkomst wint die je op het eind nodig hebt.
rule-da-qi-zi-5 = Kom uit met wat niemand kan verslaan, en eindig met de rest.
rule-da-qi-zi-6 = Houd drie of meer soldaten voor de laatste slag zolang andere kaarten de uitkomst houden.
rule-da-qi-zi-7 = Breek een reeks alleen voor een paar dat meer waard is.
rule-da-qi-zi-8 = Kom uit met het aantal kaarten waarin de anderen zwak zijn.
rule-da-qi-zi-9 = Tel de hoge kaarten: na jou kan niemand dit verslaan.
rule-da-qi-zi-10 = Gooi eerst lage losse soldaten af, nooit een kaart die op het eind hoog is.
rule-da-qi-zi-11 = Versla een slag niet als je niets aan de uitkomst hebt.
rule-da-qi-zi-60 = Versla met de laagste kaarten die genoeg zijn.
rule-da-qi-zi-61 = De laatste slag is dan zeker voor jou.
rule-da-qi-zi-62 = Elke afgooi zou kaarten kosten die nog van nut zijn.

## Page: the home page

game-da-qi-zi = Da Qi Zi
game-about-da-qi-zi = Slagen met de stukken van Chinees schaak, een of meer tegelijk. Alleen de laatste slag wint.
game-standard-da-qi-zi = Vier spelers, acht potjes. Rood gaat boven zwart.

## Ways to play: what each is

about-preset-da-qi-zi-classic = Acht potjes; rood gaat boven zwart.
about-preset-da-qi-zi-party = Met de klok mee, tot iemand geen fiches meer heeft.
about-preset-da-qi-zi-heaven-nine = Met een bank, en zonder laatste slag voor wie er nog geen heeft.

## Options: what each does

about-option-da-qi-zi-end = Wanneer de partij eindigt. deals: na een aantal potjes. bankrupt: na een potje waarin iemand alle fiches heeft verloren, of na 100 potjes. Niemand betaalt meer fiches dan hij heeft.
about-option-da-qi-zi-deals = Het aantal potjes, met end=deals.
about-option-da-qi-zi-chips = De fiches waarmee iedereen begint, met end=bankrupt.
about-option-da-qi-zi-sets = one_colour: de kaarten van een combinatie hebben één kleur. mixed: ze mogen beide hebben, en de combinatie is zwart zodra één kaart zwart is.
about-option-da-qi-zi-colours = red_high: rood gaat boven zwart van hetzelfde stuk. equal: beide zijn gelijk, en combinaties mogen beide kleuren hebben.
about-option-da-qi-zi-discards = Of afgegooide kaarten dicht liggen tot het potje voorbij is, of open.
about-option-da-qi-zi-no-trick = Wat iemand zonder slag betaalt.
about-option-da-qi-zi-last-needs-trick = Wie geen slag heeft, mag een laatste slag van één kaart niet winnen.
about-option-da-qi-zi-banker = Wie in een potje het eerst uitkomt, is de bank: wat die betaalt of krijgt, telt dubbel.
about-option-da-qi-zi-direction = De speelrichting. ccw: tegen de klok in. cw: met de klok mee.
about-option-da-qi-zi-over-four = paid: wie meer dan vier eenheden heeft maar niet de laatste slag, krijgt van de winnaar daarvan een fiche voor elke eenheid boven vier.

## Learn

learn-da-qi-zi-about = Vier spelen, ieder voor zich, met de 32 stukken van Chinees schaak als kaarten. Iedereen krijgt er acht. Wie de laatste slag haalt, wint het potje.
learn-da-qi-zi-lead = Wie een slag wint, komt uit voor de volgende met één kaart, of met meer die bij elkaar horen: een set of een reeks.
learn-da-qi-zi-order-red-high = Van hoog naar laag: generaal, adviseur, olifant, wagen, paard, kanon, soldaat. Van elk gaat rood boven zwart. Kaarten van één stuk en kleur zijn gelijk.
learn-da-qi-zi-order-equal = Van hoog naar laag: generaal, adviseur, olifant, wagen, paard, kanon, soldaat. Rood en zwart zijn gelijk.
learn-da-qi-zi-sets = Een set is elk aantal gelijke kaarten: meestal twee, tot vijf soldaten.
learn-da-qi-zi-run-high = Generaal, adviseur en olifant zijn een reeks.
learn-da-qi-zi-run-low = Wagen, paard en kanon zijn de andere, die lager is.
learn-da-qi-zi-one-colour = Een set of reeks heeft één kleur.
learn-da-qi-zi-mixed = Sets en reeksen mogen kleuren mengen. Ze zijn zwart zodra één kaart zwart is.
learn-da-qi-zi-equal = Sets en reeksen mogen kleuren mengen.
learn-da-qi-zi-beat = Om de beurt verslaat elke andere speler de beste kaarten tot dan toe met een hogere combinatie van dezelfde soort en grootte, of gooit evenveel kaarten af. Je hoeft nooit te verslaan, en gelijke kaarten verslaan elkaar niet.
learn-da-qi-zi-trick = Elke kaart verslaat die ervoor, en de olifant wint de slag.
learn-da-qi-zi-hidden = Afgegooide kaarten liggen dicht tot het potje voorbij is.
learn-da-qi-zi-open = Afgegooide kaarten liggen open.
learn-da-qi-zi-needs-trick = Is de laatste slag één kaart, dan kan wie geen slag heeft hem niet winnen.
learn-da-qi-zi-last = Alle anderen betalen de winnaar van de laatste slag.
learn-da-qi-zi-units = Een slag telt zoveel eenheden als er kaarten zijn uitgekomen. Alle slagen van een potje hebben er samen acht.
learn-da-qi-zi-pay = Je betaalt { $n0 } zonder slag, { $n1 } met één eenheid, { $n2 } met twee, { $n3 } met drie, en niets met vier of meer.
learn-da-qi-zi-banker = Wie het eerst uitkomt, is de bank, die dubbel betaalt en krijgt.
learn-da-qi-zi-over-four = Heb je meer dan vier eenheden, dan betaalt de winnaar van de laatste slag je een fiche voor elke boven vier.
learn-da-qi-zi-end-deals = De partij heeft { $count } potjes. Het hoogste totaal wint.
learn-da-qi-zi-end-bankrupt = Iedereen begint met { $count } fiches. De partij eindigt na het potje waarin iemand alles heeft verloren, en de meeste fiches winnen.
learn-da-qi-zi-word-run = Reeks
learn-da-qi-zi-word-run-is = Generaal, adviseur en olifant, of wagen, paard en kanon.
learn-da-qi-zi-word-unit = Eenheid
learn-da-qi-zi-word-unit-is = Een kaart waarmee is uitgekomen. Een slag van drie kaarten telt drie eenheden voor de winnaar.
learn-da-qi-zi-word-discard = Afgooien
learn-da-qi-zi-word-discard-is = Kaarten neerleggen die de slag niet kunnen winnen.
learn-da-qi-zi-word-banker = Bank
learn-da-qi-zi-word-banker-is = De speler wiens betalingen dubbel tellen.

## Options by name

option-da-qi-zi-end = Einde van de partij
option-da-qi-zi-end-deals = Na een aantal potjes
option-da-qi-zi-end-bankrupt = Als iemand geen fiches heeft
option-da-qi-zi-deals = Potjes
option-da-qi-zi-deals-4 = 4
option-da-qi-zi-deals-8 = 8
option-da-qi-zi-deals-16 = 16
option-da-qi-zi-chips = Fiches
option-da-qi-zi-chips-20 = 20
option-da-qi-zi-chips-25 = 25
option-da-qi-zi-chips-30 = 30
option-da-qi-zi-sets = Kleuren van sets en reeksen
option-da-qi-zi-sets-one-colour = Eén kleur
option-da-qi-zi-sets-mixed = Gemengd
option-da-qi-zi-colours = Rood en zwart
option-da-qi-zi-colours-red-high = Rood is hoger
option-da-qi-zi-colours-equal = Gelijk
option-da-qi-zi-discards = Afgegooide kaarten
option-da-qi-zi-discards-hidden = Dicht
option-da-qi-zi-discards-open = Open
option-da-qi-zi-no-trick = Betaling zonder slag
option-da-qi-zi-no-trick-5 = 5
option-da-qi-zi-no-trick-4 = 4
option-da-qi-zi-last-needs-trick = Een losse laatste kaart wint alleen wie een slag heeft
option-da-qi-zi-banker = Bank
option-da-qi-zi-direction = Speelrichting
option-da-qi-zi-direction-ccw = Tegen de klok in
option-da-qi-zi-direction-cw = Met de klok mee
option-da-qi-zi-over-four = Meer dan vier eenheden
option-da-qi-zi-over-four-none = Niets
option-da-qi-zi-over-four-paid = Betaald
