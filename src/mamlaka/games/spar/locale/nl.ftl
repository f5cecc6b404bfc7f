### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### To revoke is verzaken, and to flag someone is to accuse them of it, beschuldigen van verzaken. The card that is “dry” in Ghana is
### the reservekaart, because a card that is “droog” is the only one of its suit; to set it aside is apart leggen.

## Why something cannot be done

cannot-set-aside = Je kunt { $cards } niet apart leggen.

## Seats and cards

badge-dry = in reserve
badge-show = in reserve, open

## Ways to play that have a name

preset-spar-spar = Spar
preset-spar-dry = Met reservekaart
# Unsure: “Met beschuldigen” would be closer to the English, but says less about the game.
preset-spar-flagging = Met verzaken
preset-spar-sipa = Sipa
preset-spar-agram = Agram
preset-spar-sink-sink = Sink-Sink

## What happens

news-dry = { $who ->
    [you] Je legt een kaart dicht apart.
   *[other] { $seat } legt een kaart dicht apart.
}
news-dry-card = { $who ->
    [you] Je legt { $cards } dicht apart.
   *[other] { $seat } legt { $cards } dicht apart.
}
news-show = { $who ->
    [you] Je legt { $cards } open apart.
   *[other] { $seat } legt { $cards } open apart.
}
news-flag = { $who ->
    [you] Je beschuldigt { $other } van verzaken.
   *[other] { $whom ->
        [you] { $seat } beschuldigt jou van verzaken.
       *[other] { $seat } beschuldigt { $other } van verzaken.
    }
}

## A deal is over

ledger-revoked = { $seat } { $points }: betrapt op verzaken
ledger-false-flag = { $seat } { $points }: onterechte beschuldiging
ledger-chips = { $seat } { $points }: fiches

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = Bewaar voor de laatste slag een kaart waar niemand overheen kan.
rule-spar-2 = Wie de voorlaatste slag haalt, komt uit in de laatste: houd voor allebei een winnende kaart over.
rule-spar-4 = De eerste slagen tellen niet: speel daarin je middelste kaarten.
rule-spar-5 = Doe geen kleur weg waarmee je weer aan slag kunt komen.
rule-spar-7 = Een zes of zeven bewaren loont alleen met een hoge kaart in een andere kleur.
rule-spar-8 = Je langste kleur is de veiligste om in de laatste slag mee uit te komen.
rule-spar-9 = Leg een kaart apart als je met een andere kleur zeker aan slag komt.
rule-spar-10 = Open telt de kaart vier keer, en de stand is spannend genoeg om het te wagen.
rule-spar-11 = Bewaar een kaart in de kleur van de open reservekaart van een ander.
rule-spar-13 = De kleur is lang, dus wie nu al afgooit, is verdacht.
rule-spar-60 = Beken: verzaken kan je drie punten kosten.

## Page: the home page

game-spar = Spar
game-about-spar = Een spel uit Ghana: alleen de laatste slag telt, en het meest als je die met een zes of zeven haalt.
game-standard-spar = Ieder vijf kaarten, geen troef, tot tien punten.

## Page: questions and answers

zone-reserve = reserve
call-dry = reserve!
call-show = open!
call-flag = verzaakt!
ask-set-aside = Een van deze kaarten mag je apart leggen voor de laatste slag: { $cards }.
ask-nothing-aside = Iedereen krijgt deze vraag. Jij hebt niets om apart te leggen.
say-keep-all = Niets apart leggen
say-dry = Dicht
say-show = Open
say-flag = { $seat } beschuldigen
confirm-flag = Je verliest drie punten als { $seat } niet kon bekennen.

## Ways to play that have a name

about-preset-spar-spar = Het spel uit Ghana: vijf kaarten, en alleen de laatste slag telt.
about-preset-spar-dry = Je mag een zes of zeven apart leggen voor de laatste slag.
about-preset-spar-flagging = Voor twee tot vier spelers. Je kunt verzaken, maar de anderen mogen je daarvan beschuldigen.
about-preset-spar-sipa = De naam in Togo; het gaat tegen de klok in.
about-preset-spar-agram = Het spel uit Niger: zes kaarten, van tien tot en met drie en de azen, en elke laatste slag telt voor één punt.
about-preset-spar-sink-sink = Agram met vijf kaarten.

## Options

about-option-spar-form = spar: A H V B 10 9 8 7 6, en ieder vijf kaarten. agram: A 10 9 8 7 6 5 4 3, en ieder zes kaarten, voor twee tot vijf spelers. sink_sink: de kaarten van Agram, maar ieder vijf.
about-option-spar-target = Wie als eerste zoveel punten heeft, wint meteen.
about-option-spar-deals = De partij eindigt na dit aantal rondes, of eerder als het doel is bereikt. Wie de meeste punten heeft, wint.
about-option-spar-dry = dry: vóór de eerste slag mag je een zes of zeven dicht apart leggen. Die moet je in de laatste slag spelen, en telt dubbel als je de slag ermee haalt. dry_show: je mag de kaart ook open apart leggen, en dan telt die vier keer.
about-option-spar-next-dealer = Wie de volgende ronde deelt. winner: wie de laatste slag haalde. before_winner: de speler vóór de winnaar, zodat de winnaar uitkomt. left: de volgende speler.
about-option-spar-revoke = flag: je mag elke kaart spelen, ook als je kunt bekennen. Tot de volgende slag begint, mag iedere andere speler je van verzaken beschuldigen. Klopt dat, dan verlies je drie punten; anders verliest de beschuldiger ze. De ronde is dan afgelopen.
about-option-spar-ace-of-spades = in: er wordt gespeeld met 36 kaarten, met schoppenaas. Niet met vijf of zeven spelers.
about-option-spar-low-bonus = De laatste slag telt voor drie punten als je die met een zes haalt en voor twee met een zeven, in plaats van één.
about-option-spar-stake = chips: de winnaar krijgt de punten van de ronde van iedere andere speler.
about-option-spar-direction = Aan welke kant de volgende speler zit.

## Learn

learn-spar-about = { $count ->
    [one] Je krijgt één kaart, en alleen de laatste slag telt.
   *[other] Je krijgt { $count } kaarten en speelt evenveel slagen, maar alleen de laatste telt. Wie die haalt, wint de ronde en krijgt de punten.
}
learn-spar-flag = Eén speler komt uit: die legt als eerste een kaart op tafel. Daarna speelt iedere andere speler er om de beurt een bij. Dat is een slag. Je hoort te bekennen, maar niemand houdt je tegen als je verzaakt. Tot de volgende slag begint, mag een ander je daarvan beschuldigen. Had je kunnen bekennen, dan verlies je drie punten; anders verliest de beschuldiger ze. De ronde is dan meteen afgelopen.
learn-spar-order = De volgorde van de kaarten, van hoog naar laag. Er is geen troef: de hoogste kaart van de gevraagde kleur haalt de slag, en wie de slag haalt, komt uit in de volgende.
learn-spar-last = Een laatste slag. Er is uitgekomen met de zes, en verder heeft niemand ruiten: de laagste kaart haalt de slag.
learn-spar-dry = Vóór de eerste slag mag je een zes of zeven dicht apart leggen. Je kunt die kaart pas in de laatste slag spelen. Haal je de slag ermee, dan telt die dubbel.
learn-spar-show = Je mag de kaart ook open apart leggen: dan telt die vier keer.
learn-spar-chips = De winnaar krijgt de punten in fiches van iedere andere speler.
learn-spar-dealer-left = Na elke ronde deelt de volgende plaats.
learn-spar-dealer-before = Wie vóór de winnaar van de laatste slag zit, deelt de volgende ronde; de winnaar komt dan uit.
learn-spar-dealer-winner = Wie de laatste slag haalt, deelt de volgende ronde.
learn-spar-target = Wie als eerste { $target } punten heeft, wint meteen.
learn-spar-deals = De partij eindigt uiterlijk na ronde { $number }. Wie de meeste punten heeft, wint.
learn-spar-word-void = Een kleur kwijt zijn
learn-spar-word-void-is = Geen kaart van een kleur meer hebben. Wie de gevraagde kleur kwijt is, kan de slag niet halen.
learn-spar-word-dry = Reservekaart
learn-spar-word-dry-is = Een kaart die apart ligt voor de laatste slag. Die hoort niet bij je hand, dus je hoeft er niet mee te bekennen.
learn-spar-word-flag = Beschuldigen
learn-spar-word-flag-is = Zeggen dat een ander heeft verzaakt: die had kunnen bekennen. Alle kaarten worden getoond.

## Options by name

option-spar-form = Spel
option-spar-form-spar = Spar
option-spar-form-agram = Agram
option-spar-form-sink-sink = Sink-Sink
option-spar-target = Punten om te winnen
option-spar-target-none = Geen doel
option-spar-deals = Aantal rondes
option-spar-deals-none = Geen limiet
option-spar-dry = Een zes of zeven apart leggen
option-spar-dry-off = Mag niet
option-spar-dry-dry = Dicht
option-spar-dry-dry-show = Dicht of open
option-spar-next-dealer = Volgende deler
option-spar-next-dealer-winner = De winnaar
option-spar-next-dealer-before-winner = De speler vóór de winnaar
option-spar-next-dealer-left = De volgende speler
option-spar-revoke = Verzaken
option-spar-revoke-forbidden = Kan niet
option-spar-revoke-flag = Kan, met kans op beschuldiging
option-spar-ace-of-spades = Schoppenaas
option-spar-ace-of-spades-out = Eruit
option-spar-ace-of-spades-in = Erbij
option-spar-low-bonus = Meer punten voor zessen en zevens
option-spar-stake = Inzet
option-spar-stake-points = Punten
option-spar-stake-chips = Fiches van iedereen
option-spar-direction = Speelrichting
option-spar-direction-cw = Met de klok mee
option-spar-direction-ccw = Tegen de klok in
