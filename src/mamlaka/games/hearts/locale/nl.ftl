### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.
###
### The game is Hartenjagen, its name everywhere in the Netherlands. Hearts are “gebroken”.

## Why something cannot be done

must-open = Je moet de ronde openen met { $cards }.
hearts-unbroken = Je mag pas met harten uitkomen als harten gebroken is. Speel { $cards }.
no-points-first = In de eerste slag mag je geen strafkaart spelen zolang je een andere kaart hebt. Speel { $cards }.

## Ways to play that have a name

preset-hearts-international = Internationaal
preset-hearts-openspiel = Eén ronde
preset-hearts-black-lady = Black Lady

## Boards: the kinds of deals

kind-left-hearts = doorgeven naar links
kind-right-hearts = doorgeven naar rechts
kind-across-hearts = doorgeven naar de overkant
kind-none-hearts = niet doorgeven

## What happens

news-opener = { $who ->
    [you] Je toont { $cards } en komt uit in de eerste slag.
   *[other] { $seat } toont { $cards } en komt uit in de eerste slag.
}

## A deal is over

ledger-moon = { $whom ->
    [you] { $seat } { $points }: jij hebt de maan geschoten
   *[other] { $seat } { $points }: { $other } heeft de maan geschoten
}
ledger-moon-shot = { $seat } { $points }: de maan geschoten
ledger-no-tricks = { $seat } { $points }: geen slag gehaald

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = Schoppenvrouw valt op de aas of de heer van schoppen.
rule-hearts-2 = Schoppenvrouw is veilig met drie andere schoppen erbij, maar niet met minder.
rule-hearts-3 = Lage schoppen beschermen je tegen de vrouw.
rule-hearts-4 = Geef alle kaarten van een korte kleur door: wordt die kleur gevraagd, dan kun je strafkaarten afgooien.
rule-hearts-5 = Met hoge harten zonder lage erbij haal je harten binnen.
rule-hearts-6 = De eerste slag kost niets: speel een hoge kaart.
rule-hearts-7 = Met een lage schoppen jaag je de vrouw eruit. Heb je zelf de aas of de heer, wacht dan.
rule-hearts-8 = Gooi je duurste kaart af op een slag van een ander.
rule-hearts-9 = Als je het laatst speelt: haal een slag zonder punten met een hoge kaart, en duik onder een slag met punten.
rule-hearts-10 = Eén speler heeft alle strafpunten tot nu toe: haal een harten, zodat de maan mislukt.
rule-hearts-60 = Op een lage kaart volgt wel een hogere.
rule-hearts-61 = Speel de hoogste kaart die de slag niet haalt.
rule-hearts-62 = De vrouw gaat veilig weg onder de aas of de heer.
rule-hearts-63 = Ruitenboer haalt punten weg, dus haal de slag.
rule-hearts-64 = Hoge kaarten halen slagen.
rule-hearts-65 = Met een lange, gesloten kleur en zonder harten die verliezen kun je alles halen.

## Page: the home page

game-hearts = Hartenjagen
game-about-hearts = Ontwijk de harten en schoppenvrouw, of haal ze allemaal.
game-standard-hearts = Vóór elke ronde geef je drie kaarten door. Tot 100 punten; de laagste score wint.

## Page: questions and answers

zone-stock-hearts = over

## Ways to play that have a name

about-preset-hearts-international = Het gewone spel voor vier, tot 100 punten.
about-preset-hearts-openspiel = Eén ronde met de regels van OpenSpiel; ook schoppenvrouw breekt harten.
about-preset-hearts-black-lady = Drie tot zeven spelers. Er blijven kaarten over, en je geeft twee keer door: eerst twee kaarten, dan één.

## Options

about-option-hearts-form = international: vier spelers met elk dertien kaarten; klavertwee opent. black_lady: drie tot zeven spelers; er blijven kaarten over, je geeft twee keer naar rechts door, de speler links van de deler komt uit met een kaart naar keuze, en strafpunten zijn negatief.
about-option-hearts-pass-cards = Voordat het spelen begint, geeft iedereen drie kaarten dicht door aan een andere speler.
about-option-hearts-pass-cycle = In welke richting er per ronde wordt doorgegeven. Na de laatste richting begint de lijst opnieuw.
about-option-hearts-no-pts-on-first-trick = In de eerste slag mag je geen harten en geen schoppenvrouw spelen zolang je een andere kaart hebt.
about-option-hearts-can-lead-any-club = Wie klavertwee heeft, mag ook met een andere klaver openen.
about-option-hearts-must-break-hearts = Je mag pas met harten uitkomen als harten gebroken is, tenzij je niets anders hebt.
about-option-hearts-qs-breaks-hearts = Schoppenvrouw breekt harten, net als een harten.
about-option-hearts-can-lead-hearts-instead-of-qs = Heb je alleen nog harten en schoppenvrouw, dan mag je met een harten uitkomen voordat harten gebroken is.
about-option-hearts-jd-bonus = Ruitenboer haalt tien strafpunten weg.
about-option-hearts-avoid-all-tricks-bonus = Wie geen slag haalt, raakt vijf strafpunten kwijt, tenzij iemand de maan heeft geschoten.
about-option-hearts-moon = Wat er gebeurt als je alle harten en schoppenvrouw haalt. others: alle andere spelers krijgen 26 strafpunten. self: van je eigen totaal gaan er 26 af. none: de kaarten tellen zoals altijd.
about-option-hearts-target = De partij eindigt na een ronde waarin iemand zoveel strafpunten heeft bereikt. De laagste score wint.
about-option-hearts-deals = De partij eindigt na dit aantal rondes, of eerder als het doel is bereikt. Zonder die twee, wat alleen bij Black Lady kan, deelt iedereen één keer.
about-option-hearts-early-end = Een ronde stopt zodra niemand nog een kaart heeft die telt. Voor de score maakt dat niets uit. Is er een bonus voor wie geen slag haalt, dan wordt elke ronde helemaal uitgespeeld.
about-option-hearts-look-back = Welke gespeelde slagen van de ronde je nog eens mag bekijken.

## Learn

learn-hearts-about = Probeer geen harten en geen schoppenvrouw te halen: dat zijn strafkaarten. Wie aan het eind van de partij de minste strafpunten heeft, wint.
learn-hearts-pass = { $count ->
    [one] Voordat het spelen begint, geef je een kaart dicht door aan een andere speler, en krijg je er een van iemand anders.
   *[other] Voordat het spelen begint, geef je { $count } kaarten dicht door aan een andere speler, en krijg je er { $count } van iemand anders.
}
learn-hearts-pass-to = { $number ->
    [0] In elke ronde
   *[other] Ronde { $number }
}: { $direction ->
    [left] je geeft door naar links.
    [right] je geeft door naar rechts.
    [across] je geeft door naar de overkant.
   *[none] er wordt niet doorgegeven.
}
learn-hearts-pass-again = Daarna beginnen de richtingen opnieuw.
learn-hearts-pass-twice = Voordat het spelen begint, geef je twee keer kaarten dicht door naar rechts: eerst { $first }, dan { $second }.
learn-hearts-open = Wie { $card } heeft, komt daarmee uit in de eerste slag.
learn-hearts-open-club = Wie { $card } heeft, komt in de eerste slag uit met die kaart of met een andere klaver.
learn-hearts-open-dealer = De speler links van de deler komt in de eerste slag uit met een kaart naar keuze.
learn-hearts-caught = De eerste kaart was schoppenheer, en schoppenvrouw viel eronder. De heer is de hoogste schoppen: wie hem speelde, haalt de slag, met de vrouw erbij.
learn-hearts-end-target = De partij eindigt na een ronde waarin iemand { $target } strafpunten heeft bereikt.
learn-hearts-end-deals = Aantal rondes in een partij: { $number }.
learn-hearts-end-dealers = De partij eindigt als iedereen één keer heeft gedeeld.
# Unsure: some players have other words for taking everything; “de maan schieten” is what games on Dutch screens say.
learn-hearts-moon-title = De maan schieten
learn-hearts-moon = Haalt één speler alle harten en schoppenvrouw, dan zijn de punten van de ronde anders:
learn-hearts-moon-shooter = Wie ze allemaal heeft gehaald
learn-hearts-moon-others = Ieder van de anderen
learn-hearts-no-tricks = Geen enkele slag
learn-hearts-no-tricks-row = Wie geen slag haalt
learn-hearts-first-trick = In de eerste slag mag je geen strafkaart spelen, tenzij je niets anders hebt.
learn-hearts-word-penalty = Strafkaart
learn-hearts-word-penalty-is = Een kaart die je punten kost als je hem haalt: elke harten, en schoppenvrouw, die het meeste kost.
learn-hearts-word-broken = Harten gebroken
learn-hearts-word-broken-is = Harten is gebroken zodra iemand een harten afgooit. Tot dan mag je niet met harten uitkomen, tenzij je niets anders hebt.
learn-hearts-word-broken-queen = Harten is gebroken zodra iemand een harten afgooit of schoppenvrouw speelt. Tot dan mag je niet met harten uitkomen, tenzij je niets anders hebt.
learn-hearts-word-broken-but-queen = Heb je alleen harten en schoppenvrouw, dan mag je ook met harten uitkomen.
learn-hearts-word-moon = De maan schieten
learn-hearts-word-moon-is = Expres alle strafkaarten van een ronde halen. Gaat er ook maar één harten naar een ander, dan betaal je voor de rest.
learn-hearts-word-left = Kaarten die over zijn
learn-hearts-word-left-is = Kaarten die niemand krijgt, ook later niet. Een of twee ervan kunnen worden opengelegd.
learn-hearts-word-discard-when = Hét moment om schoppenvrouw of een hoge harten kwijt te raken.

## Options by name

option-hearts-form = Vorm van het spel
option-hearts-form-international = Internationaal
option-hearts-form-black-lady = Black Lady
option-hearts-pass-cards = Kaarten doorgeven
option-hearts-pass-cycle = Richtingen van het doorgeven
option-hearts-pass-cycle-left = Links
option-hearts-pass-cycle-right = Rechts
option-hearts-pass-cycle-across = Overkant
option-hearts-pass-cycle-none = Niet doorgeven
option-hearts-no-pts-on-first-trick = Geen strafkaarten in de eerste slag
option-hearts-can-lead-any-club = Elke klaver mag openen
option-hearts-must-break-hearts = Harten moet gebroken zijn
option-hearts-qs-breaks-hearts = Schoppenvrouw breekt harten
option-hearts-can-lead-hearts-instead-of-qs = Met harten uitkomen in plaats van met de vrouw
option-hearts-jd-bonus = Ruitenboer haalt tien punten weg
option-hearts-avoid-all-tricks-bonus = Bonus als je geen slag haalt
option-hearts-moon = De maan schieten
option-hearts-moon-others = Alle anderen krijgen er 26
option-hearts-moon-self = Jij raakt er 26 kwijt
option-hearts-moon-none = De kaarten tellen gewoon
option-hearts-target = Tot hoeveel punten
option-hearts-target-none = Geen doel
option-hearts-deals = Aantal rondes
option-hearts-deals-none = Geen limiet
option-hearts-early-end = Rondes eerder stoppen
option-hearts-look-back = Gespeelde slagen terugkijken
option-hearts-look-back-last = De laatste slag
option-hearts-look-back-none = Niet toegestaan
option-hearts-look-back-all = Alle slagen
