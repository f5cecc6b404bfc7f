## Seats and cards

badge-eliminated = uitgeschakeld
counter-passes-left = passen over

## Ways to play that have a name

preset-fan-tan-fan-tan = Met fiches
preset-fan-tan-fan-tan-paid = Met betaald passen
preset-fan-tan-parliament = Parliament
preset-fan-tan-badam-sat = Badam Sat
preset-fan-tan-shichi-narabe = Shichi narabe
preset-fan-tan-shichi-narabe-link = Shichi narabe met hoek
preset-fan-tan-domino = Domino

## The table

headline-pool = Spel { $deal }, pot: { $number }

## What happens

news-opens = { $who ->
    [you] Je toont { $cards } en begint.
   *[other] { $seat } toont { $cards } en begint.
}

## A deal is over

ledger-ante = { $seat } { $points }: inzet
ledger-passes = { $seat } { $points }: { $count ->
    [one] { $count } keer gepast
   *[other] { $count } keer gepast
}
ledger-held-back = { $seat } { $points }: { $count ->
    [one] { $count } keer
   *[other] { $count } keer
} een passende kaart vastgehouden
ledger-owes = { $whom ->
    [you] { $seat } { $points }: hield { $cards } vast, aan jou
   *[other] { $seat } { $points }: hield { $cards } vast, aan { $other }
}
ledger-is-owed = { $whom ->
    [you] { $seat } { $points }: wachtte met { $cards }, van jou
   *[other] { $seat } { $points }: wachtte met { $cards }, van { $other }
}
ledger-pips-left = { $seat } { $points }: over zijn { $cards }
ledger-pool = { $seat } { $points }: als eerste uit, krijgt de pot
ledger-finished = { $seat } { $points }: plaats { $count }
ledger-eliminated = { $seat } { $points }: plaats { $count }, uitgeschakeld

## Why a bot decided as it did: the tactics of Fan Tan

rule-fan-tan-1 = Houd beginkaarten en hun buren vast als je er niets achter hebt.
rule-fan-tan-2 = Speel naar je eindkaarten toe: de rijen die erheen leiden, moeten vroeg open.
rule-fan-tan-3 = Speel de kaart waarna alleen jij verder kunt, omdat je de volgende hebt.
rule-fan-tan-5 = Wie moest passen, heeft geen van de kaarten die pasten: open wat anderen het minst helpt.
rule-fan-tan-6 = Pas alleen als je kaart anderen ophoudt, en bewaar een pas voor het eind.
rule-fan-tan-7 = Wie niet meer kan passen, is uitgeschakeld als jij de verwachte kaart vasthoudt.
rule-fan-tan-9 = Een kaart vasthouden kost drie fiches, een beginkaart nog meer: speel haar.
rule-fan-tan-10 = Bewaar een kaart die alleen anderen ophoudt, en speel eerst waar je zelf wacht.
rule-fan-tan-60 = Wacht er achter geen kaart iets van jou, dan gaat de duurste eerst.
rule-fan-tan-61 = Open met de rang waarvan je de buren hebt.

## Page: the home page

game-fan-tan = Fan Tan
game-about-fan-tan = Bouw rijen vanaf de zevens omhoog en omlaag, en raak je kaarten als eerste kwijt. Ook bekend als zevenen, Parliament, shichi narabe en domino.
game-standard-fan-tan = Met fiches: elke pas kost er een, en wie als eerste uit is, krijgt de pot.

## Learn

learn-fan-tan-about = Alle kaarten worden gedeeld. In je beurt leg je één kaart op tafel. Raak als eerste al je kaarten kwijt.
learn-fan-tan-rows = Elke kleur heeft een rij. Die begint met { $cards } enzovoort. Daarna past alleen de volgende kaart omhoog of omlaag.
learn-fan-tan-first = De speler links van de gever begint met een willekeurige kaart. Met die rang beginnen de rijen van alle kleuren. Daarna past alleen de volgende kaart omhoog of omlaag.
learn-fan-tan-ace-low = De aas is de laagste kaart van zijn kleur, onder de twee.
learn-fan-tan-ace-high = De aas is de hoogste kaart van zijn kleur, boven de heer.
learn-fan-tan-laid = Voor het spel legt iedereen de kaarten op tafel waarmee een rij begint, zoals { $cards }.
learn-fan-tan-opens = Wie { $cards } heeft, begint en moet die kaart spelen.
learn-fan-tan-begins = Wie { $cards } had, begint.
learn-fan-tan-link = Aas en heer zijn buren: een rij die de een heeft bereikt, gaat verder met de ander.
learn-fan-tan-tunnel = Aas en heer zijn buren: een rij die de een heeft bereikt, gaat verder met de ander, en vanaf dan alleen daar.
learn-fan-tan-eight-first = De tweede kaart van een rij moet die boven de eerste zijn.
learn-fan-tan-fits = { $count ->
    [one] { $cards } past.
   *[other] { $cards } passen.
}
learn-fan-tan-page-end = Passen en punten
learn-fan-tan-forced = Past geen van je kaarten, dan pas je. Anders moet je er een spelen.
learn-fan-tan-paid = Je mag altijd passen. Na het spel kost een pas met een passende kaart twee fiches extra. Was het een beginkaart, dan betaal je ook vijf fiches voor elk van haar buren aan wie die had. Heeft iedereen na elkaar gepast, dan moet de volgende speler met een passende kaart er een leggen.
learn-fan-tan-limited = { $count ->
    [one] Je mag één keer per spel passen, ook met een passende kaart.
   *[other] Je mag { $count } keer per spel passen, ook met een passende kaart.
}
learn-fan-tan-eliminated = Kun je niet meer passen, dan moet je een passende kaart spelen. Heb je er geen, dan ben je uitgeschakeld: al je kaarten gaan op tafel, en je krijgt de laatste vrije plaats. Kaarten achter een gat wachten tot hun rij ze bereikt.
learn-fan-tan-first-out = Het spel is afgelopen zodra een speler geen kaarten meer heeft.
learn-fan-tan-last = Het spel gaat door tot er nog één speler kaarten heeft.
learn-fan-tan-score-chips = Voor het spel doet iedereen een fiche in de pot, en twee wie een kaart minder heeft dan anderen. Elke pas kost een fiche, en elke kaart die je aan het eind over hebt ook. Wie als eerste uit is, krijgt alles.
learn-fan-tan-score-cards = Elke kaart die je overhoudt, kost een punt.
learn-fan-tan-score-pips = Elke kaart die je overhoudt, kost haar getal: plaatjes tien, azen een.
learn-fan-tan-score-places = De laatste plaats levert niets op, elke betere een punt meer.
learn-fan-tan-dealers = De partij eindigt als iedereen één keer heeft gedeeld.
learn-fan-tan-deals = Aantal spellen in een partij: { $number }.
learn-fan-tan-word-out = Uitgaan
learn-fan-tan-word-out-is = Je laatste kaart spelen.
learn-fan-tan-word-hold = Vasthouden
learn-fan-tan-word-hold-is = Passen met een passende kaart, zodat anderen moeten wachten.
learn-fan-tan-word-pool = Pot
learn-fan-tan-word-pool-is = De fiches in het midden. Wie als eerste uit is, krijgt ze.

## Options by name

option-fan-tan-start = Beginrang
option-fan-tan-start-2 = Twee
option-fan-tan-start-3 = Drie
option-fan-tan-start-4 = Vier
option-fan-tan-start-5 = Vijf
option-fan-tan-start-6 = Zes
option-fan-tan-start-7 = Zeven
option-fan-tan-start-8 = Acht
option-fan-tan-start-9 = Negen
option-fan-tan-start-T = Tien
option-fan-tan-start-J = Boer
option-fan-tan-start-Q = Vrouw
option-fan-tan-start-K = Heer
option-fan-tan-start-first = Die van de eerste kaart
option-fan-tan-opener = Wie begint
option-fan-tan-opener-left = Links van de gever
option-fan-tan-opener-diamonds = Ruitenzeven
option-fan-tan-opener-hearts = Hartenzeven
option-fan-tan-opener-rank = Links van de gever, elke kaart
option-fan-tan-sevens-first = Zevens vooraf op tafel
option-fan-tan-passing = Passen
option-fan-tan-passing-forced = Alleen als geen kaart past
option-fan-tan-passing-paid = Altijd, voor fiches
option-fan-tan-passing-limited = Beperkt
option-fan-tan-pass-limit = Aantal keren passen
option-fan-tan-stop = Einde van een spel
option-fan-tan-stop-first-out = Als iemand uit is
option-fan-tan-stop-last = Als er één speler over is
option-fan-tan-score = Punten
option-fan-tan-score-chips = Fiches
option-fan-tan-score-cards = Kaarten over
option-fan-tan-score-pips = Waarde van kaarten over
option-fan-tan-score-places = Plaatsen
option-fan-tan-ace = Aas
option-fan-tan-ace-low = Onder de twee
option-fan-tan-ace-high = Boven de heer
option-fan-tan-corner = Aas en heer
option-fan-tan-corner-none = Geen buren
option-fan-tan-corner-link = Buren
option-fan-tan-corner-tunnel = Buren, in één richting
option-fan-tan-eight-first = Acht na de zeven
option-fan-tan-deals = Spellen
option-fan-tan-deals-players = Eén per speler

## Ways to play that have a name

about-preset-fan-tan-fan-tan = Met fiches: elke pas kost er een, en wie als eerste uit is, krijgt ze allemaal.
about-preset-fan-tan-fan-tan-paid = Je mag een kaart vasthouden voor drie fiches.
about-preset-fan-tan-parliament = Parliament of Sevens: de ruitenzeven begint.
about-preset-fan-tan-badam-sat = Het spel uit India: de hartenzeven begint.
about-preset-fan-tan-shichi-narabe = Het spel uit Japan: de zevens liggen er al, en na drie keer passen kun je uitgeschakeld worden.
about-preset-fan-tan-shichi-narabe-link = Hetzelfde; aas en heer zijn buren.
about-preset-fan-tan-domino = De eerste kaart bepaalt met welke rang de rijen beginnen.

## Options

about-option-fan-tan-start = De rang waarmee een rij begint. first: de rang van de eerste kaart van het spel.
about-option-fan-tan-opener = Wie begint. left: de speler links van de gever. diamonds: wie de ruitenzeven heeft en die moet spelen. hearts: hetzelfde met de hartenzeven. rank: de speler links van de gever, met een willekeurige kaart. Beginnen de rijen met een andere rang, dan geldt die in plaats van de zeven.
about-option-fan-tan-sevens-first = Alle zevens gaan voor het spel op tafel.
about-option-fan-tan-passing = Wanneer je mag passen. forced: alleen als geen kaart past. paid: altijd, maar een pas met een passende kaart kost na het spel twee fiches extra, en vijf aan elke andere speler voor elke zes of acht die op jouw zeven wacht. limited: altijd, tot je passen op zijn; daarna ben je uitgeschakeld zodra geen kaart past.
about-option-fan-tan-pass-limit = Hoe vaak je in een spel mag passen, als dat beperkt is.
about-option-fan-tan-stop = Wanneer een spel eindigt. first_out: als iemand uit is. last: als er nog één speler kaarten heeft.
about-option-fan-tan-score = chips: wie als eerste uit is, krijgt de pot, met een fiche voor elke pas en elke kaart die over is. cards: elke kaart die over is, kost een punt. pips: die kost haar getal, plaatjes tien, azen een. places: de laatste plaats is 0 waard, elke betere een punt meer.
about-option-fan-tan-ace = Of de aas onder de twee of boven de heer ligt.
about-option-fan-tan-corner = Of aas en heer buren zijn. link: een rij die de een heeft bereikt, gaat verder met de ander. tunnel: hetzelfde, en vanaf dan gaat de rij alleen daar verder.
about-option-fan-tan-eight-first = De tweede kaart van elke rij moet de acht zijn.
about-option-fan-tan-deals = Het aantal spellen van een partij. players: elke speler geeft één keer.
