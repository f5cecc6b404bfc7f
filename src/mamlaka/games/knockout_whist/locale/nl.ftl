### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### A dog's life is a hondenleven; to be knocked out is uitgeschakeld zijn.

## Why something cannot be done

no-trump-lead = Met { $card }, een troef, mag je in de eerste slag niet uitkomen. Speel een van deze: { $cards }.

## Seats and cards

badge-dog = hondenleven
badge-blind-dog = blind hondenleven
badge-knocked-out = uitgeschakeld

## Ways to play that have a name

preset-knockout-whist-classic = Met een hondenleven
preset-knockout-whist-plain = Zonder hondenleven
preset-knockout-whist-blind = Met een blinde kaart

## What happens

news-trumps = { $who ->
    [you] Je maakt { $name } troef.
   *[other] { $seat } maakt { $name } troef.
}

## A deal is over

ledger-knocked-out = { $seat }: uitgeschakeld
ledger-dog = { $seat }: hondenleven, één kaart in de volgende ronde
ledger-blind-dog = { $seat }: één kaart die niemand ziet in de volgende ronde
ledger-ante-to-winner = { $whom ->
    [you] { $seat } { $points }: inzet voor jou
   *[other] { $seat } { $points }: inzet voor { $other }
}
ledger-takes-all = { $seat } { $points }: als laatste over, alle inzetten

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = Eén slag houdt je in het spel: speel de kaart die deze het waarschijnlijkst haalt.
rule-knockout-whist-2 = Wie de meeste slagen haalt, kiest de volgende troef: haal er nog een.
rule-knockout-whist-3 = Zolang je veel kaarten hebt, is je langste kleur de beste troef.
rule-knockout-whist-4 = Bewaar een troef om mee in te troeven, en doe je enige kaart in een bijkleur weg.
rule-knockout-whist-5 = Kom meteen uit met de hoogste kaart van een bijkleur, voordat anderen die kwijt zijn.
rule-knockout-whist-6 = Ga over een speler zonder slag heen, met de laagste kaart die dat kan.
rule-knockout-whist-8 = Wacht met je hondenleven op een slag die je waarschijnlijk haalt; hoe minder slagen er nog zijn, hoe meer je mag wagen.
rule-knockout-whist-10 = Na jou komt nog een hondenleven: speel hoog, dan haalt één kaart de slag zelden.
rule-knockout-whist-11 = Met weinig kaarten beslist de troef: kies de kleur waarin je de meeste hebt.
rule-knockout-whist-12 = Niemand wordt nog gered: een zekere slag gaat voor alles.
rule-knockout-whist-60 = Speel laag als je de slag niet haalt, en haal die anders zo goedkoop mogelijk.
rule-knockout-whist-61 = Een tweede slag schakelt je uit: blijf onder de anderen.
rule-knockout-whist-62 = Doe hoge kaarten weg in slagen die een ander haalt.

## Page: the home page

game-knockout-whist = Knock-outwhist
game-about-knockout-whist = Haal een slag, of je ligt eruit. Elke ronde heeft een kaart minder, en wie de meeste slagen haalt, kiest de troef.
game-standard-knockout-whist = Van zeven kaarten tot één. Wie als eerste geen slag haalt, krijgt een hondenleven.

## Page: questions and answers

call-trumps = { $name }!
ask-trumps = Jij haalde de meeste slagen: kies de troef.

## Learn

learn-knockout-whist-about = { $count ->
    [one] Er is één ronde, en iedereen krijgt één kaart.
   *[other] In de eerste ronde krijgt iedereen { $count } kaarten, in elke volgende ronde een minder, tot er één over is. Haal in elke ronde minstens één slag, of je ligt eruit. Wie het laatst overblijft, wint.
}
learn-knockout-whist-trumps = Een troef wint van elke kaart van de andere kleuren. Anders haalt de hoogste kaart van de gevraagde kleur de slag, en wie de slag haalt, komt uit in de volgende. In de eerste ronde wordt een kaart omgedraaid, en de kleur daarvan is troef. Daarna kiest degene die de meeste slagen haalde de troef.
learn-knockout-whist-leader-dealers-left = De speler na de deler komt uit in de eerste slag.
learn-knockout-whist-leader-chooser = In de eerste ronde komt de speler na de deler als eerste uit, daarna wie de troef koos.
learn-knockout-whist-no-trump-lead = In de eerste slag van een ronde mag je niet met troef uitkomen, behalve als je niets anders hebt.
learn-knockout-whist-ruffed = Harten is troef. Klaver is gevraagd, en wie de hartentwee speelde, heeft geen klaver: de laagste troef haalt de slag.
learn-knockout-whist-page-out = In het spel blijven
learn-knockout-whist-out = Na elke ronde is iedereen uitgeschakeld die geen slag heeft gehaald.
learn-knockout-whist-dogs = In de eerste ronde waarin dat gebeurt, krijgt iedereen zonder slag in plaats daarvan een hondenleven: één kaart in de volgende ronde. Dat gebeurt maar één keer in een partij.
learn-knockout-whist-first-dog = In de eerste ronde waarin dat gebeurt, krijgt alleen de eerste van hen links van de deler in plaats daarvan een hondenleven: één kaart in de volgende ronde. Dat gebeurt maar één keer in een partij.
learn-knockout-whist-dog = Met een hondenleven kies je zelf de slag: in elke slag mag je je kaart spelen of passen. Alleen in de laatste slag moet je spelen. Haal je een slag, dan doe je weer helemaal mee; anders lig je eruit.
learn-knockout-whist-blind = Daarna krijgen de volgende spelers zonder slag nog een kans: één kaart die niemand ziet, ook zijzelf niet. Die wordt bij het spelen omgedraaid.
learn-knockout-whist-end = In de ronde met één kaart speelt iedereen die, en de slag beslist de partij.
learn-knockout-whist-misere = Hier zijn slagen slecht: na elke ronde is iedereen met twee of meer slagen uitgeschakeld. Geldt dat voor iedereen, dan blijven de spelers met de minste slagen over.
learn-knockout-whist-misere-end = In de ronde met één kaart is uitgeschakeld wie de slag haalt. Zijn er dan nog meer spelers over, dan trekken ze elk een kaart, en de hoogste wint.
learn-knockout-whist-points = Iedereen zet één punt in, en de winnaar krijgt ze allemaal. Hoe later je eruit ligt, hoe beter je plaats.
learn-knockout-whist-word-trumps = Troef kiezen
learn-knockout-whist-word-trumps-is = De troefkleur van een ronde kiezen, { $sees ->
    [on] nadat
   *[off] voordat
} je je kaarten hebt gezien. Dat mag wie in de ronde ervoor de meeste slagen haalde.
learn-knockout-whist-word-trumps-cut = Bij gelijke aantallen trekken ze elk een kaart, en de hoogste beslist.
learn-knockout-whist-word-trumps-seat = Bij gelijke aantallen mag de eerste links van de deler het doen.
learn-knockout-whist-word-ruff = Introeven
learn-knockout-whist-word-ruff-is = Een troef spelen omdat je de gevraagde kleur niet hebt.
learn-knockout-whist-word-dog = Hondenleven
learn-knockout-whist-word-dog-is = Eén kaart in een ronde met meer slagen. Bekennen hoeft niet, want het is de enige.

## Options by name

option-knockout-whist-dogs = Hondenleven
option-knockout-whist-dogs-off = Geen
option-knockout-whist-dogs-first = Voor één speler
option-knockout-whist-dogs-all = Voor alle eerste uitvallers
option-knockout-whist-blind-dog = Blinde kaart
option-knockout-whist-chooser-sees = Hand bekijken voor het kiezen van troef
option-knockout-whist-leader = Wie als eerste uitkomt
option-knockout-whist-leader-dealers-left = Links van de deler
option-knockout-whist-leader-chooser = Wie de troef kiest
option-knockout-whist-tie = Evenveel slagen
option-knockout-whist-tie-cut = Kaarten trekken
option-knockout-whist-tie-seat = Naar plaats
option-knockout-whist-first-cards = Kaarten in de eerste ronde
option-knockout-whist-trump-lead = Troef in de eerste slag
option-knockout-whist-misere = Twee slagen schakelen uit

## Ways to play that have a name

about-preset-knockout-whist-classic = Iedereen die als eerste geen slag haalt, krijgt een hondenleven: één kaart in de volgende ronde.
about-preset-knockout-whist-plain = Wie geen slag haalt, is meteen uitgeschakeld.
about-preset-knockout-whist-blind = Na het hondenleven krijgen de volgende spelers zonder slag nog één kaart die niemand ziet.

## Options

about-option-knockout-whist-dogs = Wie, één keer in de partij, een hondenleven krijgt: één kaart in de volgende ronde. all: iedereen zonder slag in de eerste ronde waarin dat gebeurt. first: alleen de eerste van hen links van de deler. off: niemand.
about-option-knockout-whist-blind-dog = Na het hondenleven geeft de volgende ronde met spelers zonder slag er nog een, met een kaart die niemand ziet.
about-option-knockout-whist-chooser-sees = Je ziet je hand voordat je de troef kiest.
about-option-knockout-whist-leader = Wie in de eerste slag uitkomt. dealers_left: de speler na de deler. chooser: wie de troef kiest.
about-option-knockout-whist-tie = Wie de troef kiest als meerdere spelers de meeste slagen haalden. cut: wie de hoogste kaart trekt. seat: de eerste links van de deler van die ronde.
about-option-knockout-whist-first-cards = Het aantal kaarten in de eerste ronde. Elke volgende ronde heeft er een minder, tot één.
about-option-knockout-whist-trump-lead = In de eerste slag van een ronde mag je met troef uitkomen, ook met een andere kleur in je hand.
about-option-knockout-whist-misere = Wie twee of meer slagen haalt, is uitgeschakeld; in de ronde met één kaart wie de slag haalt. Zonder hondenleven.
