### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### A deal is a ronde, so a round of deals is a reeks. The layout is aanleggen.

## Contracts

contract-no-king = Geen hartenheer
contract-all-at-once = Alles tegelijk
contract-layout = Aanleggen

## Ways to play that have a name

preset-kein-stich-common = Met een pot
preset-kein-stich-points = Met punten
preset-kein-stich-with-extras = Met twee extra rondes

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = Raak hoge kaarten van korte kleuren kwijt zolang anderen nog bekennen, en bewaar zevens en achten voor de laatste slagen.
rule-kein-stich-2 = In die kleur blijven je kaarten niet onder die van anderen: gooi daar eerst uit af.
rule-kein-stich-3 = Gooi je hoogste harten af, en kom alleen van onderaf met harten uit.
rule-kein-stich-4 = Een vrouw met twee lagere kaarten is veilig, een kale niet. Kom uit met kleuren waarvan de vrouw al weg is.
rule-kein-stich-5 = Zonder hartenheer en hartenaas jaag je met lage harten de heer eruit. Met de heer kom je niet met harten uit en probeer je hem kwijt te raken.
rule-kein-stich-7 = Je hebt de tien en de vrouw bij die boer: niemand kan je deze zet afnemen, dus bewaar hem.
rule-kein-stich-8 = Speel naar je eigen azen en zevens toe, en houd kaarten vast waarop alleen anderen wachten.
rule-kein-stich-9 = Let op wie past: wie bijna uit is, heeft niets dat past, dus maak niets nieuws vrij.
rule-kein-stich-11 = Twee spelers hebben die kleur niet en gooien erop af: kom er alleen mee uit als een ander de slag moet halen.
rule-kein-stich-60 = Kom laag uit: een ander gaat er wel overheen.
rule-kein-stich-61 = Speel de hoogste kaart die de slag niet haalt.
rule-kein-stich-62 = Je haalt de slag toch: neem hem met je hoogste kaart.
rule-kein-stich-64 = Een kaart die iets kost, gaat veilig weg onder een hogere.
rule-kein-stich-65 = Gooi de kaart af die het meeste kost.
rule-kein-stich-66 = Alleen de laatste slag kost iets: speel nu hoge kaarten en bewaar een lage.
rule-kein-stich-67 = Deze kaart maakt voor anderen niets vrij.

## Page: the home page

game-kein-stich = Kein Stich
game-about-kein-stich = Geen slagen, geen harten, geen vrouwen, geen hartenheer: vier rondes vullen een pot, en bij het aanleggen wordt die uitbetaald.
game-standard-kein-stich = Vijf rondes. Bij het aanleggen krijgen de eerste drie 80, 50 en 30 fiches.

## Learn

learn-kein-stich-about = Ieder krijgt { $cards } kaarten. Een reeks heeft { $deals } rondes in een vaste volgorde. In alle rondes behalve de laatste vermijd je iets waar straf op staat; in de laatste, het aanleggen, leg je je kaarten zo snel mogelijk in rijen op tafel. Na elke ronde deelt de volgende plaats, en wie na de deler zit, begint.
learn-kein-stich-order = Dit zijn de kaarten van een kleur, van hoog naar laag: de tien is lager dan de boer. De hoogste kaart van de gevraagde kleur haalt de slag, en wie die speelde, komt uit voor de volgende.
learn-kein-stich-taken = Klaver werd gevraagd. Eén speler heeft geen klaver en gooit hartenvrouw af. Klaverboer is de hoogste klaver en haalt de slag; wie hem speelde, betaalt voor de vrouw.
learn-kein-stich-pot = Wat je betaalt, gaat in de pot. Bij het aanleggen wordt de hele pot uitbetaald: wie het eerst uit is, krijgt het grootste deel. Je kunt ook onder nul komen.
learn-kein-stich-rest = { $place ->
    [1] De delen zijn veelvouden van vijf. Wat overblijft, gaat naar de eerste plaats.
   *[other] De delen zijn veelvouden van vijf. Wat overblijft, gaat naar de derde plaats.
}
learn-kein-stich-points = Wat je haalt, wordt als punten opgeschreven, en laat eindigen bij het aanleggen ook. Wie de minste punten heeft, wint.
learn-kein-stich-rounds = { $count ->
    [one] De partij is uit na één reeks. Bij een gelijke stand deel je de plaats.
   *[other] De partij is uit na { $count } reeksen. Bij een gelijke stand deel je de plaats.
}
learn-kein-stich-no-tricks = Haal geen slagen, wat er ook in zit.
learn-kein-stich-no-hearts = Haal geen harten.
learn-kein-stich-no-queens = Haal geen vrouwen.
learn-kein-stich-no-king = Haal de hartenheer niet.
learn-kein-stich-no-last-trick = Haal de laatste slag niet. De andere kosten niets.
learn-kein-stich-all-at-once = Slagen, harten, vrouwen en de hartenheer: in deze ronde staat op alles straf.
learn-kein-stich-layout = Hier zijn geen slagen: elke kleur begint met de boer en groeit kaart voor kaart, naar beneden en naar boven tot de laatste. Kun je een van je kaarten aanleggen, dan moet dat; anders pas je. De ronde is uit als nog maar één speler kaarten heeft.
learn-kein-stich-layout-dealer = In deze ronde begint de deler.
learn-kein-stich-fits = { $count ->
    [one] Van je kaarten past alleen { $cards }.
   *[other] Van je kaarten passen { $cards }.
}
learn-kein-stich-word-cards = Unter, Ober
learn-kein-stich-word-cards-is = De boer en de vrouw van Duitse kaarten. Bladeren, harten, bellen en eikels staan voor schoppen, harten, ruiten en klaver.
learn-kein-stich-word-pot = Pot
learn-kein-stich-word-pot-is = De fiches die in deze reeks zijn betaald. Ze liggen in het midden tot het aanleggen.

## Options by name

option-kein-stich-stakes = Inzet
option-kein-stich-stakes-pot = Een pot
option-kein-stich-stakes-points = Punten
option-kein-stich-shares = Verdeling van de pot
option-kein-stich-shares-80-50-30-0 = 80–50–30–0
option-kein-stich-shares-100-40-20-0 = 100–40–20–0
option-kein-stich-shares-160-0-0-0 = Alles voor de eerste
option-kein-stich-extras = Extra rondes
option-kein-stich-extras-none = Geen
option-kein-stich-extras-last-trick = Geen laatste slag
option-kein-stich-extras-all = Alles tegelijk
option-kein-stich-rounds = Reeksen
option-kein-stich-layout-leader = Eerste kaart bij het aanleggen
option-kein-stich-layout-leader-dealers-left = Links van de deler
option-kein-stich-layout-leader-dealer = De deler
option-kein-stich-early-end = Rondes eerder stoppen

## Ways to play that have a name

about-preset-kein-stich-common = Vier rondes vullen een pot, en bij het aanleggen wordt die uitbetaald.
about-preset-kein-stich-points = Geen pot: straf wordt opgeschreven, en wie de minste punten heeft, wint.
about-preset-kein-stich-with-extras = Twee extra rondes voor het aanleggen: geen laatste slag, en alles tegelijk.

## Options

about-option-kein-stich-stakes = pot: straf gaat in een pot, die bij het aanleggen wordt uitbetaald. points: straf wordt opgeschreven, het aanleggen kost naar plaats 0, 10, 20 enzovoort, en wie de minste punten heeft, wint.
about-option-kein-stich-shares = Hoe de pot van 160 bij het aanleggen naar plaats wordt verdeeld. Met een ander aantal spelers heeft de eerste keuze een eigen verdeling; 100_40_20_0 is voor vier spelers. Een grotere pot wordt naar verhouding verdeeld, naar beneden afgerond op veelvouden van vijf. De rest gaat met vier spelers en 80_50_30_0 naar de derde plaats, anders naar de eerste.
about-option-kein-stich-extras = Extra rondes voor het aanleggen. last_trick: de laatste slag kost 40. all: de eerste vier rondes tegelijk.
about-option-kein-stich-rounds = Hoeveel reeksen een partij heeft. Met vier reeksen en vier spelers deelt ieder elke soort ronde één keer.
about-option-kein-stich-layout-leader = Wie bij het aanleggen begint. dealers_left: wie na de deler zit.
about-option-kein-stich-early-end = Een ronde om harten, vrouwen of de hartenheer stopt bij de laatste kaart die iets kost. Voor de score maakt dat niets uit.
