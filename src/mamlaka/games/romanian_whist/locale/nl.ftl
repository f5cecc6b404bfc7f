### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### An exact bid is precies goed, a miss a misser, the prize the premie.

## Seats and cards

badge-forehead = op het voorhoofd
badge-blind = blind
badge-run = { $number } keer goed op rij
badge-lost-run = { $number } missers op rij

## Ways to play that have a name

preset-romanian-whist-pagat = 1-8-1
preset-romanian-whist-prize = Met een premie
preset-romanian-whist-eight-one-eight = 8-1-8
preset-romanian-whist-pub = Op het voorhoofd
preset-romanian-whist-quick = Kort

## A deal is over

ledger-streak = { $seat } { $points }: premie voor vijf keer op rij precies goed
ledger-lost-streak = { $seat } { $points }: vijf missers op rij

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = Een bod dat precies klopt, levert vijf punten plus het bod op: bied wat je in handen hebt, niet wat je hoopt.
rule-romanian-whist-2 = Nul bieden levert ook vijf punten op: zonder aas, zonder lange kleur en met weinig troef bied je nul.
rule-romanian-whist-3 = Tel zekere slagen, en een halve slag voor een gedekte heer of een troef naast een korte kleur.
rule-romanian-whist-4 = Er zijn meer slagen geboden dan er zijn: haal de jouwe vroeg.
rule-romanian-whist-5 = Jouw getal is verboden: bied één hoger als de twijfelachtige kaart een troef of een gedekte heer is, anders één lager.
rule-romanian-whist-6 = Met één kaart bied je één met een troef, of met een aas waarmee je uitkomt; anders nul.
rule-romanian-whist-7 = Zonder troef winnen lange kleuren: tel de kaarten die overblijven als anderen ze niet meer hebben.
rule-romanian-whist-8 = Je hebt je slagen: blijf eronder, en gooi je hoogste kaarten onder die van anderen.
rule-romanian-whist-10 = Bederf het bod van anderen: laat de slag aan wie er geen meer nodig heeft.
rule-romanian-whist-11 = Je bod is verloren, en nog een slag kost weinig: neem deze af van wie die nodig heeft.
rule-romanian-whist-12 = Deze ronde kan een reeks beslissen: bied het veiligste getal, en dat is nul.
rule-romanian-whist-60 = Je hebt slagen nodig: speel de kaart die deze het waarschijnlijkst haalt.
rule-romanian-whist-61 = Je hebt elke slag nodig die er nog is: houd niets achter.
rule-romanian-whist-62 = Haal een slag zo goedkoop mogelijk, en speel laag als je die niet kunt halen.

## Page: the home page

game-romanian-whist = Roemeens whist
game-about-romanian-whist = Een tot acht kaarten in de hand. Bied hoeveel slagen je gaat halen, en haal er precies zoveel.
game-standard-romanian-whist = Van één kaart tot acht en terug. Met het laatste bod mag de som niet kloppen.

## Learn

learn-romanian-whist-about = Een partij heeft { $count } rondes. In elke ronde bekijk je je kaarten, bied je hoeveel slagen je gaat halen, en probeer je er precies zoveel te halen.
learn-romanian-whist-order = Het aantal kaarten verandert elke ronde: { $sizes }.
learn-romanian-whist-sits-out = Met zeven spelers doet de deler niet mee: geen kaarten, geen bod, geen punten.
learn-romanian-whist-deck = Er zijn acht kaarten per speler. Dit zijn de waarden van een kleur, van hoog naar laag.
learn-romanian-whist-trumps = Er wordt nog één kaart omgedraaid, en de kleur daarvan is troef. Een troef wint van elke kaart van de andere kleuren. Anders haalt de hoogste kaart van de gevraagde kleur de slag, en wie de slag haalt, komt uit in de volgende.
learn-romanian-whist-duty-must = Kun je niet bekennen, dan moet je een troef spelen als je er een hebt.
learn-romanian-whist-duty-may = Kun je niet bekennen, dan mag je een troef of een andere kaart spelen.
learn-romanian-whist-ruffed = Harten is troef. Klaver is gevraagd, en wie de hartennegen speelde, heeft geen klaver: de troef haalt de slag.
learn-romanian-whist-eights-none = Met ieder acht kaarten zijn alle kaarten gedeeld: er is geen troef.
learn-romanian-whist-eights-last = Met ieder acht kaarten zijn alle kaarten gedeeld: de laatste wordt getoond, en de kleur daarvan is troef.
learn-romanian-whist-forehead = In rondes van één kaart houd je die tegen je voorhoofd: je ziet de kaarten van alle anderen, maar niet die van jezelf.
learn-romanian-whist-blind = In rondes van één kaart ziet niemand een kaart voordat die wordt gespeeld.
learn-romanian-whist-extra = Aan het eind komen nog twee rondes van één kaart: in de eerste zie je alle kaarten behalve die van jezelf, in de tweede geen.
learn-romanian-whist-page-bid = Het bod
learn-romanian-whist-bids = De speler na de deler biedt als eerste, de deler als laatste. Een bod is een getal van 0 tot het aantal kaarten, hoogstens { $most }. Iedereen hoort het, en het staat vast.
learn-romanian-whist-forbidden = Met het laatste bod mag de som van alle biedingen niet gelijk zijn aan het aantal slagen. Zo mist er altijd iemand.
learn-romanian-whist-bid-title = Voorbeeld: een bod van { $number } met ieder vier kaarten
learn-romanian-whist-taken = { $count ->
    [0] Je haalt geen slag
    [one] Je haalt 1 slag
   *[other] Je haalt { $count } slagen
}
learn-romanian-whist-zero = Ook een bod van nul is vijf punten waard.
learn-romanian-whist-streak = Vijf keer op rij precies goed levert een premie van { $bonus } punten op. Vijf missers op rij kosten evenveel. Daarna begint de telling opnieuw.
learn-romanian-whist-ones-reset = Een ronde van één kaart verbreekt de reeks.
learn-romanian-whist-ones-skip = Rondes van één kaart tellen niet mee voor de reeks en verbreken die niet.
learn-romanian-whist-ones-count = Rondes van één kaart tellen mee zoals alle andere.
learn-romanian-whist-end = Wie na de laatste ronde de meeste punten heeft, wint.
learn-romanian-whist-word-bid = Bod
learn-romanian-whist-word-bid-is = Het aantal slagen dat je zegt te gaan halen.
learn-romanian-whist-word-ruff = Introeven
learn-romanian-whist-word-ruff-is = Een troef spelen omdat je de gevraagde kleur niet hebt.
learn-romanian-whist-word-streak = Premie
learn-romanian-whist-word-streak-is = Punten voor vijf keer op rij precies goed; vijf missers kosten evenveel.

## Options by name

option-romanian-whist-order = Volgorde van de rondes
option-romanian-whist-order-1-8-1 = 1 tot 8 tot 1
option-romanian-whist-order-8-1-8 = 8 tot 1 tot 8
option-romanian-whist-order-short = Kort
option-romanian-whist-order-no-repeat = Elk getal één keer
option-romanian-whist-forbidden-sum = Verboden bod
option-romanian-whist-forbidden-sum-last = Voor de laatste
option-romanian-whist-forbidden-sum-none = Geen
option-romanian-whist-trump-duty = Troef als je niet kunt bekennen
option-romanian-whist-trump-duty-must = Moet
option-romanian-whist-trump-duty-may = Mag
option-romanian-whist-streak = Premie voor vijf op rij
option-romanian-whist-streak-off = Geen
option-romanian-whist-streak-5 = 5 punten
option-romanian-whist-streak-10 = 10 punten
option-romanian-whist-streak-ones = Rondes van één kaart in een reeks
option-romanian-whist-streak-ones-reset = Verbreken die
option-romanian-whist-streak-ones-skip = Worden overgeslagen
option-romanian-whist-streak-ones-count = Tellen mee
option-romanian-whist-one-card = Rondes van één kaart
option-romanian-whist-one-card-normal = Je ziet je kaart
option-romanian-whist-one-card-forehead = Op het voorhoofd
option-romanian-whist-one-card-blind = Blind
option-romanian-whist-extra-ones = Extra rondes aan het eind
option-romanian-whist-extra-ones-none = Geen
option-romanian-whist-extra-ones-forehead-blind = Voorhoofd en blind
option-romanian-whist-miss = Een misser kost
option-romanian-whist-miss-distance = Een punt per slag
option-romanian-whist-miss-flat = Vijf punten
option-romanian-whist-eights-trump = Troef met acht kaarten
option-romanian-whist-eights-trump-none = Geen
option-romanian-whist-eights-trump-last = Kleur van de laatste kaart

## Ways to play that have a name

about-preset-romanian-whist-pagat = Van één kaart tot acht en terug.
about-preset-romanian-whist-prize = Vijf keer op rij precies goed levert een premie van tien punten op.
about-preset-romanian-whist-eight-one-eight = Van acht kaarten tot één en terug.
about-preset-romanian-whist-pub = Met de premie, en in rondes van één kaart zie je alle kaarten behalve die van jezelf.
about-preset-romanian-whist-quick = Weinig rondes: één, drie, vijf, zeven en acht kaarten, en terug.

## Options

about-option-romanian-whist-order = De kaarten in de hand, ronde voor ronde. In 1-8-1 en 8-1-8 zijn er aan elk eind evenveel rondes van één kaart, of van acht, als er spelers zijn. short: 1, 3, 5, 7, evenveel rondes van acht als er spelers zijn, en terug. no_repeat: elk getal van 1 tot 8 en terug één keer.
about-option-romanian-whist-forbidden-sum = last: met het laatste bod mag de som van alle biedingen niet gelijk zijn aan het aantal slagen. none: elk bod mag.
about-option-romanian-whist-trump-duty = Of je een troef moet spelen als je niet kunt bekennen.
about-option-romanian-whist-streak = De premie voor vijf keer op rij precies goed; vijf missers op rij kosten evenveel. Daarna begint de telling opnieuw.
about-option-romanian-whist-streak-ones = Wat rondes van één kaart met een reeks doen. reset: ze verbreken die. skip: ze tellen niet mee en verbreken niets. count: ze tellen mee.
about-option-romanian-whist-one-card = Hoe er in rondes van één kaart wordt geboden. normal: je ziet je kaart. forehead: je ziet alle kaarten behalve die van jezelf. blind: niemand ziet een kaart.
about-option-romanian-whist-extra-ones = forehead_blind: nog twee rondes van één kaart aan het eind van de partij, de eerste op het voorhoofd, de tweede blind.
about-option-romanian-whist-miss = Wat een misser kost. distance: een punt voor elke slag te veel of te weinig. flat: vijf punten, hoeveel slagen het ook zijn.
about-option-romanian-whist-eights-trump = Troef in rondes van acht kaarten. none: er is er geen. last: de kleur van de laatst gedeelde kaart, die wordt getoond.
