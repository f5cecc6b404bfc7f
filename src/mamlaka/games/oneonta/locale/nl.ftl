### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### A null is misère, as in rikken and wiezen. Trumps that win another suit “troeven in”.

## Seats and cards

bid-bid = bod: { $number }
bid-null = misère voor { $number }
bid-word-bid = slagen:
bid-word-null = misère voor:

## Ways to play that have a name

preset-oneonta-edward = Edward
preset-oneonta-hutnik = Hutnik
preset-oneonta-learner = Met kaartenteller

## What happens

news-null = { $who ->
    [you] Je biedt misère voor { $number }.
   *[other] { $seat } biedt misère voor { $number }.
}

## A deal is over

ledger-null-made = { $seat } { $points }: misère gelukt, geen slag gehaald
ledger-null-failed = { $seat } { $points }: misère mislukt, gehaalde slagen: { $count }

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = Aan hoge kaarten heb je niets als hun kleur nooit wordt gevraagd: bied niet meer dan je kunt tellen.
rule-oneonta-2 = Over alle kaarten gerekend die buiten spel kunnen liggen, haal je het bod zo vaak.
rule-oneonta-3 = Een kleur met lage kaarten kan elke slag verliezen: tel de helft van de slagen die hij kan opleveren.
rule-oneonta-4 = Een kale aas is een zekere slag.
rule-oneonta-5 = In een kleur zonder lage kaarten beslist het geluk: tel het gemiddelde van winst en verlies.
rule-oneonta-6 = Bewaar kaarten die nog alle kanten op kunnen: daarmee maak je goed wat in een andere kleur misgaat.
rule-oneonta-8 = Speel de aas en de heer van een kleur voor twee slagen.
rule-oneonta-9 = De aas, de heer en de boer van een kleur zijn samen goed voor ongeveer één slag.
rule-oneonta-10 = Bij twijfel liever een slag te veel: te weinig slagen kosten het hele bod, elke slag te veel kost één punt.
rule-oneonta-11 = Gooi eerst een kaart af waarvan je niet weet of die wint.
rule-oneonta-12 = Na elke slag opnieuw geteld: zo vaak haal je het bod nog na deze kaart.
rule-oneonta-60 = Met troef ga je over lagere troeven heen en kun je andere kleuren introeven.
rule-oneonta-61 = Bij misère kun je hoge kaarten op andere kleuren afgooien voordat hun eigen kleur wordt gevraagd.

## Page: the home page

game-oneonta = Oneonta Whist
game-about-oneonta = Een slagenspel voor één speler: bied op je kaarten en speel tegen een dichte stapel die in elke slag uitkomt.
game-standard-oneonta = Negen rondes, een bod van 0 tot en met 9. Met 30 punten win je.

## Page: questions and answers

zone-stock-oneonta = buiten spel
call-null = misère voor { $number }
say-null = Misère voor { $number }

## Ways to play that have a name

about-preset-oneonta-edward = In negen rondes 30 punten halen, met de telling van Edward.
about-preset-oneonta-hutnik = Bied 1 tot en met 9 slagen, of misère met een inzet van 1 tot en met 9.
about-preset-oneonta-learner = De tafel toont de kaarten die je nog niet hebt gezien, met de kans dat elk ervan nog wordt gespeeld.

## Options

about-option-oneonta-bidding = edward: je biedt 0 tot en met 9 slagen. hutnik: je biedt 1 tot en met 9 slagen, of misère, dat is geen enkele slag, met een inzet van 1 tot en met 9.
about-option-oneonta-deals = Het aantal rondes in een partij.
about-option-oneonta-target = Heb je na de laatste ronde minstens zoveel punten, dan win je.
about-option-oneonta-show-tracker = De tafel toont de kaarten die je nog niet hebt gezien, met de precieze kans dat elk ervan nog wordt gespeeld.

## Learn

learn-oneonta-about = Je speelt in je eentje tegen een dichte stapel, de dummy. Jij en de dummy hebben elk { $count } kaarten. De dummy draait zijn volgende kaart om en jij speelt er een bij: dat is een slag. De dummy komt in elke slag uit.
learn-oneonta-turnup = Er wordt nog één kaart omgedraaid. De kleur daarvan is troef en gaat boven de andere kleuren. Is het een joker, dan is er geen troef.
learn-oneonta-follow = Je moet bekennen: heb je een kaart in de kleur van de dummy, de gevraagde kleur, dan speel je die kleur. Heb je er geen, dan mag je elke kaart spelen. De hoogste troef haalt de slag; zonder troef doet de hoogste kaart van de gevraagde kleur dat.
learn-oneonta-trumps = De troeven als { $suit } troef is, van hoog naar laag. De jokers horen erbij, en een van deze kaarten ligt open.
learn-oneonta-ruff = De dummy kwam uit met ruitenaas. Jij hebt geen ruiten en speelt een kleine troef ({ $suit }). Daarmee haal je de slag.
learn-oneonta-page-bid = Het bod
learn-oneonta-bids = Bekijk je kaarten en bied hoeveel slagen je denkt te halen, van 0 tot en met { $most }. Alleen als je er precies zoveel haalt, levert je bod iets op.
learn-oneonta-bids-null = Bekijk je kaarten en bied hoeveel slagen je denkt te halen, van 1 tot en met { $most }. Alleen als je er precies zoveel haalt, levert je bod iets op. Of bied misère, en kies zelf voor hoeveel punten.
learn-oneonta-bid-title = Voorbeeld: je biedt { $number }
learn-oneonta-null-title = Misère voor { $number }
learn-oneonta-won = { $count ->
    [0] Je haalt geen slag
    [one] Je haalt 1 slag
   *[other] Je haalt { $count } slagen
}
learn-oneonta-target = Aantal rondes in een partij: { $deals }. Met { $target } punten of meer win je.
learn-oneonta-word-dummy = Dummy
learn-oneonta-word-dummy-is = De dichte stapel waartegen je speelt. De dummy legt zijn kaarten in de volgorde waarin ze liggen en heeft geen keus.
learn-oneonta-word-trump = Troef
learn-oneonta-word-trump-is = De kleur die in deze ronde van alle andere wint.
learn-oneonta-word-ruff = Introeven
learn-oneonta-word-ruff-is = Een troef spelen omdat je de gevraagde kleur niet hebt.
learn-oneonta-word-joker = Joker
learn-oneonta-word-joker-is = De grote en de kleine joker zijn de hoogste troeven. Is er een joker omgedraaid, dan is de andere een kleur op zich, en toch wint die van elke kaart.
learn-oneonta-word-null = Misère
learn-oneonta-word-null-is = Een bod om geen enkele slag te halen.
learn-oneonta-word-out = Buiten spel
learn-oneonta-word-out-is = Drie kaarten blijven dicht en worden nooit gespeeld. Je weet dus nooit zeker welke kaarten nog komen.

## Options by name

option-oneonta-bidding = Bieden
option-oneonta-bidding-edward = Edward
option-oneonta-bidding-hutnik = Hutnik
option-oneonta-deals = Aantal rondes
option-oneonta-target = Punten om te winnen
option-oneonta-show-tracker = Kaarten tonen die je nog niet zag
