### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### A deal is a ronde, the layout is aanleggen; the names of contracts are ours.

## Seats and cards

badge-beer-king = koning

## Contracts

contract-plus = Plus
contract-minus = Min
contract-neighbour = Slechte buur
contract-achmed = Achmed
contract-first-three-and-last = Eerste drie en laatste
contract-no-reds = Geen rode
contract-ober-unter = Vrouwen en boeren
contract-bribe = Steekpenning
contract-open = Open broek
contract-hunt = Jacht
contract-quadrature = Quart
contract-snack = Hapje
note-plus = slagen halen
note-minus = geen slagen
note-neighbour = de buur betaalt
note-achmed = H♥ en V♦
note-first-three-and-last = slagen 1, 2, 3 en 8
note-no-reds = geen harten
note-ober-unter = geen vrouwen en boeren
note-bribe = ook de laagste kaart kost
note-open = alleen anderen zien je kaarten
note-hunt = Min met open kaarten
note-quadrature = één kaart volgt
note-snack = aanleggen

## Ways to play that have a name

preset-quodlibet-vienna = Wenen
preset-quodlibet-catsatcards = Rechts van de koning
preset-quodlibet-long = Vier reeksen
preset-quodlibet-tricks-only = Alleen slagen

## The table

headline-wheel = Wiel { $round } van { $rounds }, ronde { $deal }

## What happens

news-wheel = { $who ->
    [you] Je noemt { $name }.
   *[other] { $seat } noemt { $name }.
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points }: geen slag
ledger-tricks-taken = { $seat } { $points }: slagen gehaald: { $count }
ledger-all-tricks = { $seat } { $points }: alle slagen op één plaats
ledger-all-hearts = { $seat } { $points }: alle harten
ledger-together = { $seat } { $points }: { $cards } in één slag
ledger-lowest-card = { $seat } { $points }: laagste kaart van een slag × { $count }
ledger-lowest-wins = { $seat } { $points }: slag met de laagste kaart gehaald × { $count }
ledger-whole-hand-left = { $seat } { $points }: geen kaart aangelegd

## The score sheet

sheet-wheel = Wiel { $number }

## Questions and help

ask-wheel = Welk contract noem je?

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = Hoge kaarten zijn voor Plus en Slechte buur, lage voor de andere contracten.
rule-quodlibet-2 = Zorg voor één slag: de eerste is het meest waard.
rule-quodlibet-3 = Kom laag uit in een korte kleur: een ander gaat er wel overheen.
rule-quodlibet-4 = Haal slagen, vooral van de plaats voor je: jij betaalt die slagen, en je buur betaalt de jouwe.
rule-quodlibet-5 = Raak hartenheer en ruitenvrouw kwijt, en laat ze nooit samen in jouw slag vallen.
rule-quodlibet-6 = De slagen vier tot en met zeven zijn vrij: gebruik daar hoge kaarten, en bewaar een lage voor de laatste.
rule-quodlibet-7 = Lage harten kosten twee keer zoveel als hoge: geef die het eerst weg.
rule-quodlibet-8 = Laat nooit een vrouw en een boer samen in jouw slag vallen; geef ze aan slagen van anderen.
rule-quodlibet-9 = Een kaart in het midden is het best, niet de hoogste en niet de laagste. Kom met een zeven uit zolang anderen nog bekennen.
rule-quodlibet-10 = De kaarten die je niet ziet, zijn van jou: speel de kaart die zeker laag is, en gooi er een weg die zeker hoog is.
rule-quodlibet-11 = Begin stapels die eindigen met een kaart van jou: zo blijf je aan de beurt. Vrouwen, heren en azen eindigen meteen.
rule-quodlibet-12 = Speel naar je eigen kaarten toe, en houd vast waarop alleen anderen wachten.
rule-quodlibet-13 = Een hele hand kost het meest: leg een kaart, welke dan ook.
rule-quodlibet-60 = Speel de hoogste kaart die de slag niet haalt.
rule-quodlibet-61 = Je haalt de slag toch: neem hem met je hoogste kaart.
rule-quodlibet-62 = Je kunt niet bekennen: gooi een hoge kaart van een korte kleur af.

## Page: the home page

game-quodlibet = Quodlibet
game-about-quodlibet = Drie wielen met contracten, van Plus tot het Hapje. Elke ronde noemt een koning het volgende; de minste strafpunten winnen.
game-standard-quodlibet = Drie wielen met alle contracten, één keer.

## Learn

learn-quodlibet-about = Een spel van Weense studenten. Vier spelers krijgen elk acht kaarten, en er wordt naar rechts gespeeld. De contracten vormen wielen; elke ronde heeft een ander contract, en een partij heeft er in totaal { $deals }.
learn-quodlibet-order = Dit zijn de kaarten van een kleur, van hoog naar laag: de tien is lager dan de boer. De hoogste kaart van de gevraagde kleur haalt de slag.
learn-quodlibet-king = Elke ronde heeft een koning. Alleen de koning bekijkt de eigen kaarten en noemt een contract van het wiel dat nog niet is gespeeld; daarna kijken ook de anderen. Na de ronde is de volgende plaats koning, na een wiel die met de meeste strafpunten.
learn-quodlibet-leader-king = De koning speelt de eerste kaart.
learn-quodlibet-leader-right-of-king = De plaats rechts van de koning speelt de eerste kaart.
learn-quodlibet-end = Alles wordt als strafpunten opgeschreven. Na het laatste wiel wint wie er het minst heeft.
learn-quodlibet-wheel = Wiel { $number }
learn-quodlibet-plus = Haal slagen: elk van de acht die je niet haalt, kost 10. Zonder slag krijg je er 100.
learn-quodlibet-minus = Haal geen slagen. Alle acht kosten 100.
learn-quodlibet-neighbour = De rechterbuur betaalt een slag. Alle acht kosten 100.
learn-quodlibet-achmed = Haal hartenheer en ruitenvrouw niet. Allebei in één slag kosten 100.
learn-quodlibet-picture-achmed = Heer en vrouw vallen in één slag: hartenheer haalt hem voor 100 punten.
learn-quodlibet-first-three-and-last = Alleen de eerste drie slagen en de laatste kosten iets.
learn-quodlibet-no-reds = Haal geen harten, vooral geen lage. Alle acht samen kosten 100.
learn-quodlibet-picture-no-reds = De heer haalt drie harten: twee keer 20 en één keer 10, dus 50.
learn-quodlibet-ober-unter = Haal geen vrouwen en boeren, de Ober en Unter van Duitse kaarten. Een slag met beide soorten kost 100, hoeveel het er ook zijn.
learn-quodlibet-picture-ober-unter = De heer haalt een vrouw en een boer in één slag: 100.
learn-quodlibet-bribe = Elke slag kost wie hem haalt 30, en wie de laagste kaart speelde 20; van gelijke kaarten telt de eerst gespeelde. Haalt de laagste kaart de slag, dan kost hij 100.
learn-quodlibet-picture-bribe = De aas haalt de slag en betaalt 30. De zeven is de laagste kaart en kost 20.
learn-quodlibet-open = Als Min, maar je houdt je kaarten zo dat iedereen ze ziet behalve jij, en je speelt er een zonder te weten welke. Ook de hand van de koning wordt eerst geschud.
learn-quodlibet-open-free = Niemand hoeft te bekennen. Een kaart van een andere kleur kan niet winnen.
learn-quodlibet-open-must = Je moet bekennen als het kan: voor je beurt noemt de tafel de kaarten die bekennen. Zo weet je waar jouw kaarten van die kleur zitten.
learn-quodlibet-hunt = Als Min, maar alle handen liggen open op tafel.
learn-quodlibet-quadrature = Hier zijn geen slagen: iemand begint een stapel met een willekeurige kaart, en maar één kaart mag volgen. Heb je die, dan moet je hem leggen; anders pas je. Ligt die kaart er al, of is er geen, dan is de stapel klaar.
learn-quodlibet-step3 = De kaart van dezelfde kleur die drie rangen hoger is, volgt: de tien op de zeven, de heer op de tien. Een stapel eindigt met een vrouw, een heer of een aas.
learn-quodlibet-run4 = De volgende hogere kaart van dezelfde kleur volgt. Met vier kaarten of een aas is een stapel klaar.
learn-quodlibet-pile-owner = Wie de laatste kaart legde, begint de volgende stapel.
learn-quodlibet-pile-next = De plaats na de laatste kaart begint de volgende stapel.
learn-quodlibet-snack = Hier zijn geen slagen: elke kleur begint met de boer en groeit kaart voor kaart, tot de aas en tot de zeven. Past een van je kaarten, dan moet je er een leggen. Past er geen, dan pas je.
learn-quodlibet-first-out = De ronde eindigt als iemand geen kaarten meer heeft. Elke kaart die je nog hebt, kost 10; heb je er geen gelegd, dan krijg je er 100.
learn-quodlibet-places = Er wordt gespeeld tot nog maar één hand kaarten heeft.
learn-quodlibet-fits = { $count ->
    [one] Van je kaarten past alleen { $cards }.
   *[other] Van je kaarten passen { $cards }.
}
learn-quodlibet-word-king = Koning
learn-quodlibet-word-king-is = Wie het contract noemt: de bierkoning van de studenten.
learn-quodlibet-word-wheel = Wiel
learn-quodlibet-word-wheel-is = Rondes waarin elk contract van een groep één keer wordt gespeeld; zijn het er vier, dan is elke plaats één keer koning.
learn-quodlibet-word-cards = Unter, Ober
learn-quodlibet-word-cards-is = De boer en de vrouw van Duitse kaarten. Bladeren, harten, bellen en eikels staan voor schoppen, harten, ruiten en klaver.

## Options by name

option-quodlibet-leader = Eerste kaart
option-quodlibet-leader-king = De koning
option-quodlibet-leader-right-of-king = Rechts van de koning
option-quodlibet-last-trick-cost = Laatste slag van Eerste drie en laatste
option-quodlibet-last-trick-cost-50 = 50
option-quodlibet-last-trick-cost-80 = 80
option-quodlibet-last-trick-cost-100 = 100
option-quodlibet-open-follow = Bekennen bij Open broek
option-quodlibet-open-follow-free = Niet nodig
option-quodlibet-open-follow-must = Verplicht
option-quodlibet-quart = Stapels
option-quodlibet-quart-step3 = Drie rangen hoger
option-quodlibet-quart-run4 = Reeksen van vier
option-quodlibet-pile-lead = Volgende stapel
option-quodlibet-pile-lead-owner = Wie het laatst legde
option-quodlibet-pile-lead-next = De volgende plaats
option-quodlibet-shed-score = Score van stapels en aanleggen
option-quodlibet-shed-score-first-out = Kaarten over
option-quodlibet-shed-score-places = Plaatsen
option-quodlibet-rounds = Reeksen van alle wielen
option-quodlibet-rounds-1 = 1
option-quodlibet-rounds-2 = 2
option-quodlibet-rounds-4 = 4
option-quodlibet-early-end = Rondes eerder stoppen
option-quodlibet-contracts = Contracten
option-quodlibet-contracts-none = Geen
option-quodlibet-contracts-plus = Plus
option-quodlibet-contracts-minus = Min
option-quodlibet-contracts-neighbour = Slechte buur
option-quodlibet-contracts-achmed = Achmed
option-quodlibet-contracts-first-three-and-last = Eerste drie en laatste
option-quodlibet-contracts-no-reds = Geen rode
option-quodlibet-contracts-ober-unter = Vrouwen en boeren
option-quodlibet-contracts-bribe = Steekpenning
option-quodlibet-contracts-open = Open broek
option-quodlibet-contracts-hunt = Jacht
option-quodlibet-contracts-quadrature = Quart
option-quodlibet-contracts-snack = Hapje

## Ways to play that have a name

about-preset-quodlibet-vienna = Drie wielen, en de koning komt uit.
about-preset-quodlibet-catsatcards = De plaats rechts van de koning komt uit, en de volgende plaats begint een nieuwe stapel; de laatste slag van Eerste drie en laatste kost 100; bij Open broek moet je bekennen.
about-preset-quodlibet-long = De drie wielen vier keer.
about-preset-quodlibet-tricks-only = Alleen gewone contracten met slagen: zonder stapels, aanleggen en Open broek.

## Options

about-option-quodlibet-leader = Wie de eerste kaart van een ronde speelt.
about-option-quodlibet-last-trick-cost = Wat de laatste slag van Eerste drie en laatste kost.
about-option-quodlibet-open-follow = Of je moet bekennen met kaarten die alleen de anderen zien. free: nee. must: ja, en de tafel noemt de kaarten in de hand die bekennen, wat er iets over verraadt.
about-option-quodlibet-quart = Welke kaart op een stapel volgt. step3: die van de kleur die drie rangen hoger is. run4: de volgende hogere, en met vier kaarten is een stapel klaar.
about-option-quodlibet-pile-lead = Wie een nieuwe stapel begint: wie de laatste kaart legde, of de plaats daarna.
about-option-quodlibet-shed-score = Hoe stapels en aanleggen tellen. first_out: de ronde eindigt bij de eerste lege hand; een kaart die over is kost 10, alle acht kosten 100. places: er wordt doorgespeeld, en de plaatsen kosten 0, 10, 20 en 30.
about-option-quodlibet-rounds = Hoe vaak de wielen worden gespeeld, telkens met alle contracten.
about-option-quodlibet-early-end = Een ronde om losse kaarten eindigt met de laatste kaart die iets kost. De score blijft gelijk.
about-option-quodlibet-contracts = De contracten. Elk blijft in zijn wiel, dat evenveel rondes als contracten heeft; een leeg wiel vervalt.
