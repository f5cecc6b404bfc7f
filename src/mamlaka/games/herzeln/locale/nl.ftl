### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### A deal is a ronde, so a round of deals is a reeks. The line of the last deal is the rij.

## Contracts

contract-tricks = Slagen
contract-last-trick = Laatste slag
contract-line = Rij
contract-gepetto = Hartenheer en laatste slag

## Ways to play that have a name

preset-herzeln-piatnik = Acht rondes
preset-herzeln-four-stages = Vier etappes

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = Gooi de kaart af die het meeste kost.
rule-herzeln-3 = Elke slag telt voor jou: kom uit met kaarten waar niemand overheen kan, en bewaar hoge kaarten die zouden verliezen.
rule-herzeln-4 = Kom uit met kleuren waarvan de vrouw al weg is, en niet hoog zolang de vrouw er nog is.
rule-herzeln-5 = Zonder hartenheer en hartenaas jaag je met lage harten de heer eruit. Met de heer kom je niet met harten uit en probeer je hem kwijt te raken.
rule-herzeln-6 = Alleen de laatste slag telt: bewaar je hoogste kaarten daarvoor.
rule-herzeln-8 = Leg aan bij het uiteinde waarachter je eigen kaarten komen.
rule-herzeln-9 = Aan beide uiteinden past deze kaart: kies het uiteinde waarachter je eigen kaarten komen.
rule-herzeln-60 = Kom laag uit: een ander gaat er wel overheen.
rule-herzeln-61 = Speel de hoogste kaart die de slag niet haalt.
rule-herzeln-62 = Een kaart die iets kost, gaat veilig weg onder een hogere.
rule-herzeln-63 = Alleen de laatste slag kost iets: speel nu hoge kaarten en bewaar een lage.
rule-herzeln-64 = Leg de kaart waarop je eigen kaarten wachten.

## Page: the home page

game-herzeln = Herzeln
game-about-herzeln = Acht rondes in een vaste volgorde: haal slagen of vermijd ze, en verleng in de laatste ronde een rij kaarten.
game-standard-herzeln = Acht rondes, van elke soort één. De tien gaat boven de heer.

## Learn

learn-herzeln-about = Ieder krijgt { $cards } kaarten. Een reeks heeft { $deals } rondes in een vaste volgorde. In elke ronde telt iets anders. Na elke ronde deelt de volgende plaats.
learn-herzeln-leader-dealers-left = Wie na de deler zit, begint.
learn-herzeln-leader-dealer = De deler begint.
learn-herzeln-order = Dit zijn de kaarten van een kleur, van hoog naar laag: de tien is de tweede, boven de heer. De hoogste kaart van de gevraagde kleur haalt de slag, en wie die speelde, komt uit voor de volgende.
learn-herzeln-order-short = Dit zijn de kaarten van een kleur, van hoog naar laag: de tien is lager dan de boer. De hoogste kaart van de gevraagde kleur haalt de slag, en wie die speelde, komt uit voor de volgende.
learn-herzeln-taken = Klaver werd gevraagd. De aas haalt de slag.
learn-herzeln-rounds = { $count ->
    [one] De partij is uit na één reeks. Bij een gelijke stand deel je de plaats.
   *[other] De partij is uit na { $count } reeksen. Bij een gelijke stand deel je de plaats.
}
learn-herzeln-hearts = Haal geen harten.
learn-herzeln-tricks = Haal slagen, wat er ook in zit.
learn-herzeln-no-tricks = Haal geen slagen, wat er ook in zit.
learn-herzeln-queens = Haal geen vrouwen.
learn-herzeln-king = Haal de hartenheer niet.
learn-herzeln-last-trick = Haal de laatste slag. De andere leveren niets op.
learn-herzeln-no-last-trick = Haal de laatste slag niet. De andere kosten niets.
learn-herzeln-gepetto = Haal de hartenheer niet en ook niet de laatste slag.
learn-herzeln-line = Hier zijn geen slagen: de eerste met een boer legt die neer, en daaruit groeit één rij aan beide uiteinden. Aan het ene uiteinde komt de volgende hogere waarde, aan het andere de volgende lagere, van welke kleur ook. Na de aas komt de laagste kaart, en voor de laagste de aas. Kun je een van je kaarten aanleggen, dan moet dat; anders pas je. De ronde is uit als nog maar één speler kaarten heeft.
learn-herzeln-ends = Een rij van drie kaarten: aan het bovenste uiteinde past een tien, want die komt na de heer, aan het onderste een negen. Past aan beide uiteinden dezelfde waarde, dan zeg je waar je aanlegt.
learn-herzeln-rows = Hier zijn geen slagen: elke kleur begint met de boer en groeit kaart voor kaart, naar beneden en naar boven tot de laatste. Kun je een van je kaarten aanleggen, dan moet dat; anders pas je. De ronde is uit als nog maar één speler kaarten heeft.
learn-herzeln-fits = { $count ->
    [one] Van je kaarten past alleen { $cards }.
   *[other] Van je kaarten passen { $cards }.
}
learn-herzeln-word-cards = Unter, Ober
learn-herzeln-word-cards-is = De boer en de vrouw van Duitse kaarten. Bladeren, harten, bellen en eikels staan voor schoppen, harten, ruiten en klaver.
learn-herzeln-word-end = Uiteinde
learn-herzeln-word-end-is = Aan het bovenste uiteinde van de rij past de volgende hogere waarde, aan het onderste de volgende lagere.

## Options by name

option-herzeln-form = Vorm
option-herzeln-form-piatnik = Acht rondes
option-herzeln-form-four-stages = Vier etappes
option-herzeln-order = Rondes
option-herzeln-order-all = Alle acht
option-herzeln-order-hearts = Harten
option-herzeln-order-tricks = Slagen
option-herzeln-order-no-tricks = Geen slagen
option-herzeln-order-queens = Vrouwen
option-herzeln-order-king = Hartenheer
option-herzeln-order-last-trick = Laatste slag
option-herzeln-order-no-last-trick = Geen laatste slag
option-herzeln-order-line = Rij
option-herzeln-layout-form = Laatste ronde
option-herzeln-layout-form-line = Eén rij
option-herzeln-layout-form-rows = Vier rijen
option-herzeln-leader = Eerste kaart
option-herzeln-leader-dealers-left = Links van de deler
option-herzeln-leader-dealer = De deler
option-herzeln-rounds = Reeksen
option-herzeln-early-end = Rondes eerder stoppen

## Ways to play that have a name

about-preset-herzeln-piatnik = Acht rondes in een vaste volgorde, de laatste met een rij kaarten.
about-preset-herzeln-four-stages = Vier rondes om acht punten: slagen, harten, vrouwen, en hartenheer met laatste slag.

## Options

about-option-herzeln-form = piatnik: de rondes van de gedrukte regels, waarin de tien onder de aas staat. four_stages: een korte vorm voor vier met eigen rondes, waarin de tien onder de boer staat.
about-option-herzeln-order = De rondes van een reeks, op volgorde; elke ronde kan ontbreken. all: alle acht in de gewone volgorde.
about-option-herzeln-layout-form = Hoe de kaarten van de laatste ronde liggen. line: in één rij met twee uiteinden, van welke kleur ook. rows: voor elke kleur een rij, van de boer tot de aas en omlaag tot de laagste kaart.
about-option-herzeln-leader = Wie begint. dealers_left: de plaats na de deler. Bij de rij de eerste vanaf daar met een boer.
about-option-herzeln-rounds = Hoeveel reeksen een partij heeft.
about-option-herzeln-early-end = Een ronde om harten, vrouwen of de hartenheer stopt bij de laatste kaart die iets kost. De score blijft gelijk. De vier etappes worden altijd uitgespeeld.
