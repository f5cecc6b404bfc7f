### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.

## Ways to play that have a name

preset-tressette-classic = Klassiek
preset-tressette-31 = Tot 31
preset-tressette-41 = Tot 41
preset-tressette-carry = Derden tellen door
preset-tressette-italian-cards = Italiaanse kaarten
preset-tressette-may-follow = Wat als: bekennen hoeft niet
preset-tressette-hidden-draws = Wat als: dicht trekken
preset-tressette-with-trump = Wat als: met troef
preset-tressette-other-point-card = Wat als: een andere puntkaart

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = Bewaar drieën en tweeën voor een aas.
rule-tressette-2 = De aas van je tegenstander staat kaal of bijna kaal, en deze kaart vangt hem.
rule-tressette-3 = Je tegenstander heeft niets meer in die kleur, dus elke kaart ervan wint.
rule-tressette-4 = Bewaar de kaarten van een kleur waarin je tegenstander niets meer heeft: die halen straks slagen.
rule-tressette-5 = Je tegenstander kan geen kaart hebben die hoger is dan deze.
rule-tressette-6 = De laatste slag telt één punt: bewaar er een kaart voor die zeker wint.
rule-tressette-7 = Haal je deze slag, dan kom je uit in de volgende en kun je je winnende kaarten uitspelen.
rule-tressette-8 = Met de laatste kaart van een kleur houd je de reeks van je tegenstander tegen.
rule-tressette-9 = Gooi op de slag van je tegenstander een kaart af die niet telt.
rule-tressette-10 = Met deze slag maken je derden weer een heel punt.
rule-tressette-11 = Alle kaarten zijn bekend: met deze kaart uitkomen wint en levert het meeste op.
rule-tressette-60 = Kom niet uit met een kaart die telt zolang een hogere hem kan halen.
rule-tressette-61 = Haal de punten in de slag binnen, of geef er zo weinig mogelijk weg.

## Page: the home page

game-about-tressette = Een Italiaans spel voor twee: trek kaarten, onthoud wat er weg is en haal de azen.
game-standard-tressette = Ieder tien kaarten. Getrokken kaarten worden getoond. Tot 21 punten.
game-tressette = Tressette voor twee

## Ways to play that have a name

about-preset-tressette-classic = Het spel zoals het artikel over de vorm voor twee het beschrijft.
about-preset-tressette-31 = Een langere partij, tot 31 punten.
about-preset-tressette-41 = Een lange partij, tot 41 punten.
about-preset-tressette-carry = Er gaan geen derden van een punt verloren: wat overblijft, telt in de volgende ronde.
about-preset-tressette-italian-cards = Italiaanse kaarten: kelken, munten, zwaarden en stokken.
about-preset-tressette-may-follow = Een experiment: je hoeft niet te bekennen.
about-preset-tressette-hidden-draws = Een experiment: getrokken kaarten worden niet getoond.
about-preset-tressette-with-trump = Een experiment: klaver is troef.
about-preset-tressette-other-point-card = Een experiment: de drie telt een heel punt.

## Options

about-option-tressette-target = De partij eindigt na een ronde waarin een speler dit aantal punten heeft bereikt. Het hoogste totaal wint.
about-option-tressette-rounding = floor: derden van een punt die na een ronde overblijven, gaan verloren. carry: ze tellen in de volgende ronde.
about-option-tressette-show-draws = Wie een kaart van de stapel trekt, toont die aan de tegenstander. Uit is een experiment: wie een kleur niet meer had, kan er daarna een kaart van hebben getrokken, zodat je zelden weet wat je tegenstander niet heeft.
about-option-tressette-follow = must: je moet bekennen als je kunt. may is een experiment: gespeelde kaarten zeggen dan niets meer over de hand van je tegenstander, en je kunt geen aas meer afdwingen.
about-option-tressette-trump = Een kleur die van de drie andere wint; introeven hoeft niet. Elke waarde behalve none is een experiment: het gaat erom een lange kleur uit te spelen die je tegenstander niet meer heeft, en introeven maakt daar een eind aan.
about-option-tressette-point-card = De waarde die een heel punt telt. Een andere waarde dan de aas ruilt haar punten met die van de aas, en dat is een experiment: in elke kleur zijn twee kaarten hoger dan de aas, drie zwakkere tellen een derde en vier tellen niets, en dat evenwicht is dan weg.
about-option-tressette-look-back = Welke gespeelde slagen van de ronde je nog eens mag bekijken.
about-option-tressette-deck-faces = De plaatjes op de kaarten. Zwaarden, kelken, munten en stokken zijn S, H, D en C.
about-option-tressette-tie = Als beiden het doel halen met hetzelfde totaal: extra: er volgt nog een ronde. shared: ze delen de winst.

## Learn

learn-tressette-about = Twee spelers verzamelen de kaarten die tellen, vooral de azen. Het spel heeft veertig kaarten, zonder achten, negens en tienen.
learn-tressette-draw = Jullie krijgen elk { $count } kaarten; de rest is de stapel. Na elke slag trekken jullie allebei een kaart, wie de slag haalde als eerste, tot de stapel op is. Daarna spelen jullie de kaarten die jullie nog hebben.
learn-tressette-shown = Jullie tonen elkaar de kaarten die jullie trekken, dus onthoud ze.
learn-tressette-hidden = Jullie tonen elkaar niet welke kaarten jullie trekken.
learn-tressette-may = De ene speler komt uit met een kaart en de andere speelt er een bij: dat is een slag. Je mag elke kaart spelen.
learn-tressette-takes = De hoogste kaart van de gevraagde kleur haalt de slag. Wie de slag haalt, komt uit in de volgende.
learn-tressette-trump = Troef is { $suit }: die kleur wint van de andere.
learn-tressette-order = De volgorde van de kaarten, van hoog naar laag. De drie is de hoogste, en de aas komt pas na de twee.
learn-tressette-taken = Je tegenstander kwam uit met { $card }. Jouw drie is hoger, dus je haalt beide kaarten.
learn-tressette-floor = Tel op wat je hebt gehaald. Derden van een punt die overblijven, gaan verloren.
learn-tressette-carry = Tel op wat je hebt gehaald. Derden van een punt die overblijven, tellen in de volgende ronde.
learn-tressette-target = De partij eindigt na een ronde waarin een speler { $target } punten heeft bereikt. Het hoogste totaal wint.
learn-tressette-tie-extra = Hebben jullie hetzelfde totaal, dan spelen jullie nog een ronde.
learn-tressette-tie-shared = Hebben jullie hetzelfde totaal, dan delen jullie de winst.
learn-tressette-word-stock = Stapel
learn-tressette-word-stock-is = De kaarten die niet zijn gedeeld. Ze liggen dicht, en je trekt ervan.
learn-tressette-word-void = Een kleur kwijt zijn
learn-tressette-word-void-is = Geen kaart van een kleur meer hebben. Is je tegenstander een kleur kwijt, dan winnen jouw kaarten ervan altijd, tenzij er troef is en een troef eroverheen gaat.
learn-tressette-word-long = Lange kleur
learn-tressette-word-long-is = Een kleur waarvan je veel kaarten hebt. Zodra je tegenstander die kleur kwijt is, kun je ze een voor een uitspelen en elke slag halen.

## Options by name

option-tressette-target = Punten om te winnen
option-tressette-target-21 = 21
option-tressette-target-31 = 31
option-tressette-target-41 = 41
option-tressette-rounding = Derden van een punt die overblijven
option-tressette-rounding-floor = Vervallen
option-tressette-rounding-carry = Tellen in de volgende ronde
option-tressette-show-draws = Getrokken kaarten worden getoond
option-tressette-follow = Bekennen
option-tressette-follow-must = Verplicht
option-tressette-follow-may = Vrij
option-tressette-trump = Troef
option-tressette-trump-none = Geen troef
option-tressette-trump-S = Schoppen
option-tressette-trump-H = Harten
option-tressette-trump-D = Ruiten
option-tressette-trump-C = Klaver
option-tressette-point-card = Kaart die een punt telt
option-tressette-point-card-A = Aas
option-tressette-point-card-3 = Drie
option-tressette-point-card-2 = Twee
option-tressette-point-card-K = Heer
option-tressette-point-card-Q = Vrouw
option-tressette-point-card-J = Boer
option-tressette-look-back = Gespeelde slagen terugkijken
option-tressette-look-back-last = De laatste slag
option-tressette-look-back-none = Niet toegestaan
option-tressette-look-back-all = Alle slagen
option-tressette-deck-faces = Plaatjes op de kaarten
option-tressette-deck-faces-french = Frans
option-tressette-deck-faces-italian = Italiaans
option-tressette-tie = Gelijk totaal aan het eind
option-tressette-tie-extra = Nog een ronde
option-tressette-tie-shared = Samen winnen
