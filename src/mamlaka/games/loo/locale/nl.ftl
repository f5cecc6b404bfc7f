## Why something cannot be done

must-lead-top-trump = Je moet met je hoogst mogelijke troef uitkomen: { $cards }.
must-lead-highest-trump = Met twee of meer troeven moet je met de hoogste uitkomen: { $cards }.
must-lead-trump = Je moet met een troef uitkomen: { $cards }.
must-head-with-trump = Je hebt geen { $suit } en moet de slag met een troef winnen: speel { $cards }.

## Seats and cards

counter-pool = pot
zone-miss = blinde hand
badge-loo-stand = doet mee
badge-loo-pass = gepast
badge-loo-miss = blinde hand
badge-loo-defend = speelt voor de pot
badge-loo-in = doet mee
badge-loo-out = doet niet mee

## Ways to play that have a name

preset-loo-classic = Klassiek
preset-loo-unlimited = Onbeperkt
preset-loo-strict = Hoogste troef eerst
preset-loo-irish = Zonder blinde hand
preset-loo-japanese = Japans

## What happens

news-loo-stand = { $who ->
    [you] Je doet mee.
   *[other] { $seat } doet mee.
}
news-loo-pass = { $who ->
    [you] Je past.
   *[other] { $seat } past.
}
news-loo-miss = { $who ->
    [you] Je pakt de blinde hand.
   *[other] { $seat } pakt de blinde hand.
}
news-loo-defend = { $who ->
    [you] Je speelt de blinde hand voor de pot.
   *[other] { $seat } speelt de blinde hand voor de pot.
}
news-loo-in = { $who ->
    [you] Je doet mee.
   *[other] { $seat } doet mee.
}
news-loo-out = { $who ->
    [you] Je doet niet mee en betaalt aan de pot.
   *[other] { $seat } doet niet mee en betaalt aan de pot.
}

## A deal is over

ledger-deal-stake = { $seat } { $points }: inzet van het spel
ledger-out-stake = { $seat } { $points }: deed niet mee
ledger-pool-share = { $seat } { $points }: { $count ->
    [one] 1 slag, een deel van de pot
   *[other] { $count } slagen, elk een deel van de pot
}
ledger-looed = { $seat } { $points }: geen slag, betaalt
ledger-takes-pool = { $seat } { $points }: speelt als enige, krijgt de pot
ledger-shared-pool = { $seat } { $points }: deel van wat er in de pot over is

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = Weeg je verwachte deel van de pot af tegen wat het kost om geen slag te halen.
rule-loo-7 = Pak de blinde hand alleen bij een grote pot, met een slechte hand en weinig tegenstanders.
rule-loo-8 = Er doet maar één speler mee: tegen één hand is een zekere slag genoeg.
rule-loo-9 = Haal eerst één slag, zodat je niet betaalt. Pak daarna meer.
rule-loo-10 = Kom zonder troeven uit met de hoogste kaart van je kortste kleur.
rule-loo-11 = Je haalt de slag in elk geval: gebruik de laagste kaart die wint.
rule-loo-12 = Bewaar een troef voor de laatste slag.
rule-loo-60 = Bewaar hoge kaarten voor latere slagen.
rule-loo-61 = Voor de pot spelen kost niets, wat de blinde hand ook haalt.
rule-loo-62 = Je hebt al een slag en betaalt niet meer: haal er nog een.

## Page: the home page

game-loo = Loo
game-about-loo = Drie kaarten en een keuze: meedoen of passen. Elke slag levert een deel van de pot op, en geen slag kost je wat.
game-standard-loo = Drie kaarten elk en een blinde hand. Zonder slag betaal je zes fiches.

## Page: questions and answers

ask-loo = Doe je dit spel mee?
say-loo-stand = Meedoen
say-loo-pass = Passen
say-loo-miss = Blinde hand pakken
say-loo-defend = Voor de pot spelen
say-loo-in = Ik doe mee
say-loo-out = Ik doe niet mee
call-loo-stand = doe mee
call-loo-pass = pas
call-loo-miss = blinde hand!
call-loo-defend = voor de pot!
call-loo-in = doe mee
call-loo-out = zonder mij

## Learn

learn-loo-about = Iedereen krijgt { $count } kaarten, en er wordt nog een kaart omgedraaid: de kleur daarvan is troef. Voor het spel beslist ieder of hij meedoet.
learn-loo-stand = Doe mee als je denkt dat je een slag haalt. Als je past, leg je je kaarten weg en kun je niets verliezen.
learn-loo-miss = Op tafel ligt een blinde hand. Eén speler mag die ongezien pakken in ruil voor de eigen hand, en moet dan spelen.
learn-loo-defend = Doet er voor de gever maar één speler mee, dan mag de gever niet passen. De gever mag de blinde hand voor de pot spelen: de slagen daarvan blijven erin.
learn-loo-in-or-out = Ieder zegt om de beurt of hij meedoet. Wie niet meedoet, betaalt meteen vijf fiches aan de pot.
learn-loo-joker = De joker telt als de omgedraaide kaart. Is de joker zelf omgedraaid, dan is er geen troef.
learn-loo-head = Je moet kleur bekennen en als het kan de beste kaart van de slag overtreffen. Heb je de kleur niet, dan moet je de slag als het kan met een troef winnen. Anders speel je wat je wilt.
learn-loo-lead-ace = Wie als eerste uitkomt en troefaas heeft, komt daarmee uit. Ligt het aas open, dan geldt dat voor de heer.
learn-loo-lead-two = Met twee of meer troeven is de eerste uitkomst een troef.
learn-loo-lead-highest = Met twee of meer troeven kom je altijd met de hoogste uit, ook na een slag.
learn-loo-lead-again = Wie een slag haalt, komt met een troef uit als hij er een heeft.
learn-loo-taken = Harten is troef. De hoogste troef haalt de slag.
learn-loo-page-pool = De pot
learn-loo-stake = Inzet van de gever in de pot: { $count } fiches.
learn-loo-all-pay = Inzet van iedereen in de pot: { $count } fiches.
learn-loo-share = Elk van de { $count } slagen levert een gelijk deel van de pot op.
learn-loo-limited = Wie geen slag haalt, betaalt aan de volgende pot: { $count } fiches.
learn-loo-unlimited = Wie geen slag haalt, betaalt aan de volgende pot zoveel als er in deze zat.
learn-loo-alone = Doet er maar één speler mee, dan krijgt die de pot zonder te spelen. Doet voor de gever niemand mee, dan krijgt de gever de pot.
learn-loo-end = { $count ->
    [one] Heeft iedereen één keer gegeven
   *[other] Heeft iedereen { $count } keer gegeven
}, dan gaat de partij door tot een spel niets in de pot laat, hooguit nog tien spellen. Wie de meeste fiches heeft, wint.
learn-loo-word-looed = Loo betalen
learn-loo-word-looed-is = Meegedaan hebben zonder een slag te halen.
learn-loo-word-pool = Pot
learn-loo-word-pool-is = De fiches die de slagen van een spel opleveren.
learn-loo-word-miss = Blinde hand, of miss
learn-loo-word-miss-is = De hand die aan niemand wordt gegeven.
learn-loo-word-head = Overtreffen
learn-loo-word-head-is = Een kaart spelen die alle andere van de slag verslaat.

## Options by name

option-loo-form = Vorm
option-loo-form-three = Drie kaarten
option-loo-form-japanese = Japans, vijf kaarten
option-loo-deal-stake = Inzet van de gever
option-loo-deal-stake-3 = 3
option-loo-deal-stake-6 = 6
option-loo-deal-stake-12 = 12
option-loo-limit = Zonder slag betaal je
option-loo-limit-limited = Een vaste prijs
option-loo-limit-unlimited = Zoveel als de pot
option-loo-loo-price = Vaste prijs
option-loo-loo-price-3 = 3
option-loo-loo-price-6 = 6
option-loo-miss = Blinde hand
option-loo-defend = Gever speelt voor de pot
option-loo-lead-two = Uitkomst met twee troeven
option-loo-lead-two-any = Een troef
option-loo-lead-two-highest = De hoogste troef
option-loo-lead-two-off = Elke kaart
option-loo-winner-leads-trump = Winnaar komt met troef uit
option-loo-must-head = Plicht om te overtreffen
option-loo-all-pay = Iedereen betaalt de inzet
option-loo-rounds = Rondes

## Ways to play that have a name

about-preset-loo-classic = Drie kaarten, een blinde hand en een vaste prijs voor wie geen slag haalt.
about-preset-loo-unlimited = Zonder slag betaal je zoveel als er in de pot zit.
about-preset-loo-strict = Met meer troeven is elke uitkomst de hoogste.
about-preset-loo-irish = Drie kaarten, zonder blinde hand.
about-preset-loo-japanese = Vijf kaarten, een joker en zes tot tien spelers.

## Options

about-option-loo-form = Drie kaarten: voor drie tot acht spelers. Japans: vijf kaarten elk en een joker, voor zes tot tien spelers. De gever betaalt vijf fiches aan de pot, net als wie niet meedoet. Zonder slag betaal je er tien. Je hoeft alleen kleur te bekennen.
about-option-loo-deal-stake = De fiches die de gever aan de pot betaalt.
about-option-loo-limit = Wat een speler zonder slag betaalt: een vaste prijs, of zoveel als er in de pot zit.
about-option-loo-loo-price = De vaste prijs voor wie geen slag haalt.
about-option-loo-miss = Op tafel ligt een blinde hand. Eén speler mag die in ruil voor de eigen hand pakken.
about-option-loo-defend = Doet er voor de gever maar één speler mee, dan mag de gever niet passen, maar wel de blinde hand voor de pot spelen: de slagen daarvan blijven erin, en de gever kan niets verliezen.
about-option-loo-lead-two = De uitkomst met twee of meer troeven: eerst een troef, elke keer de hoogste troef, of eerst elke kaart, behalve met troefaas.
about-option-loo-winner-leads-trump = Wie een slag haalt, moet met een troef uitkomen als hij er een heeft.
about-option-loo-must-head = Je moet als het kan de beste kaart van de slag overtreffen, met een troef als je de kleur niet hebt.
about-option-loo-all-pay = Iedereen betaalt fiches aan de pot, niet alleen de gever.
about-option-loo-rounds = Hoe vaak iedereen geeft. Is de pot dan niet leeg, dan volgen er hoogstens tien spellen; daarna wordt verdeeld wat over is.
