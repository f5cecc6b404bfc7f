## Contracts

# Unsure: the German words are kept, as Dutch has none.
contract-grand = Grand
contract-null = Null
contract-clubs-schneider = ♣ schneider
also-contract-clubs-schneider = klaver schneider
contract-clubs-schwarz = ♣ schwarz
also-contract-clubs-schwarz = klaver schwarz
contract-clubs-ouvert = ♣ ouvert
also-contract-clubs-ouvert = klaver ouvert
contract-spades-schneider = ♠ schneider
also-contract-spades-schneider = schoppen schneider
contract-spades-schwarz = ♠ schwarz
also-contract-spades-schwarz = schoppen schwarz
contract-spades-ouvert = ♠ ouvert
also-contract-spades-ouvert = schoppen ouvert
contract-hearts-schneider = ♥ schneider
also-contract-hearts-schneider = harten schneider
contract-hearts-schwarz = ♥ schwarz
also-contract-hearts-schwarz = harten schwarz
contract-hearts-ouvert = ♥ ouvert
also-contract-hearts-ouvert = harten ouvert
contract-diamonds-schneider = ♦ schneider
also-contract-diamonds-schneider = ruiten schneider
contract-diamonds-schwarz = ♦ schwarz
also-contract-diamonds-schwarz = ruiten schwarz
contract-diamonds-ouvert = ♦ ouvert
also-contract-diamonds-ouvert = ruiten ouvert
contract-grand-schneider = Grand schneider
contract-grand-schwarz = Grand schwarz
contract-grand-ouvert = Grand ouvert
contract-null-ouvert = Null ouvert
contract-clubs-hand = ♣ hand
contract-clubs-hand-schneider = ♣ hand, schneider aangekondigd
contract-clubs-hand-schwarz = ♣ hand, schwarz aangekondigd
contract-clubs-hand-ouvert = ♣ ouvert hand
contract-spades-hand = ♠ hand
contract-spades-hand-schneider = ♠ hand, schneider aangekondigd
contract-spades-hand-schwarz = ♠ hand, schwarz aangekondigd
contract-spades-hand-ouvert = ♠ ouvert hand
contract-hearts-hand = ♥ hand
contract-hearts-hand-schneider = ♥ hand, schneider aangekondigd
contract-hearts-hand-schwarz = ♥ hand, schwarz aangekondigd
contract-hearts-hand-ouvert = ♥ ouvert hand
contract-diamonds-hand = ♦ hand
contract-diamonds-hand-schneider = ♦ hand, schneider aangekondigd
contract-diamonds-hand-schwarz = ♦ hand, schwarz aangekondigd
contract-diamonds-hand-ouvert = ♦ ouvert hand
contract-grand-hand = Grand hand
contract-grand-hand-schneider = Grand hand, schneider aangekondigd
contract-grand-hand-schwarz = Grand hand, schwarz aangekondigd
contract-grand-hand-ouvert = Grand ouvert hand
contract-clubs-skat-schneider = ♣ schneider aangekondigd
contract-clubs-skat-schwarz = ♣ schwarz aangekondigd
contract-spades-skat-schneider = ♠ schneider aangekondigd
contract-spades-skat-schwarz = ♠ schwarz aangekondigd
contract-hearts-skat-schneider = ♥ schneider aangekondigd
contract-hearts-skat-schwarz = ♥ schwarz aangekondigd
contract-diamonds-skat-schneider = ♦ schneider aangekondigd
contract-diamonds-skat-schwarz = ♦ schwarz aangekondigd
contract-grand-skat-schneider = Grand schneider aangekondigd
contract-grand-skat-schwarz = Grand schwarz aangekondigd
contract-null-hand = Null hand
contract-null-hand-ouvert = Null ouvert hand
contract-ramsch = Ramsch
contract-take = De skat nemen
contract-hand = Hand spelen

## Seats and choices

zone-widow-skat = skat
zone-discards-skat = weggelegd
headline-skat = Spel { $deal } van { $deals }
sheet-passed = rondpas
sheet-seeger = Seeger-Fabian
sheet-declarer-bonus = eigen spellen
sheet-defence = door anderen verloren
badge-forehand = voorhand
badge-middlehand = middenhand
badge-rearhand = achterhand
badge-bid-value = bod { $number }
badge-skat-declarer = speler
badge-hand-game = hand
ask-skat = Neem je de skat, of speel je hand?
ask-discard-skat = { $count ->
    [one] Kies een kaart om weg te leggen.
   *[other] Kies { $count } kaarten om weg te leggen.
}
say-discard-skat = Wegleggen
do-discard-skat = { $cards } wegleggen
news-discard-skat = { $who ->
    [you] Je legt { $cards } weg.
   *[other] { $seat } legt { $cards } weg.
}
news-found-discard-skat = In de skat: { $cards }
ask-announce = Kondig je spel aan.
news-skat = { $choice ->
    [hand] { $who ->
        [you] Je laat de skat liggen en speelt hand.
       *[other] { $seat } laat de skat liggen en speelt hand.
    }
   *[take] { $who ->
        [you] Je neemt de skat.
       *[other] { $seat } neemt de skat.
    }
}
call-skat = { $choice ->
    [hand] hand!
   *[take] skat
}
news-announce = { $who ->
    [you] Je speelt { $name }.
   *[other] { $seat } speelt { $name }.
}
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = Korte partij
about-preset-skat-short = Met drie spelers, twaalf delen, geteld volgens Seeger en Fabian.
preset-skat-isko = Internationaal
about-preset-skat-isko = Een lijst van 36 delen volgens de internationale regels.
preset-skat-isko-four = Internationaal met vier
about-preset-skat-isko-four = Vier aan tafel: een lijst van 48 delen.
preset-skat-kneipe = Café
about-preset-skat-kneipe = Zoals in het café: als iedereen past, speel je Ramsch, en je mag ook na het nemen van de skat annonceren.
preset-skat-bierlachs = Bierlachs
about-preset-skat-bierlachs = Alleen verliezen tellen, en 301 verloren punten beëindigen de partij.

## A deal is over

deal-void-skat = Spel { $deal }: { $reason }.
tally-levels = { $kind ->
    [with] met
   *[without] zonder
} { $matadors }, spel { $game }{ $hand ->
    [0] {""}
   *[other] , hand { $hand }
}{ $schneider ->
    [0] {""}
   *[other] , schneider { $schneider }
}{ $announced ->
    [0] {""}
   *[other] , aangekondigd { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] , schwarz { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] , aangekondigd { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] , ouvert { $ouvert }
}: { $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] , overboden: { $charged }
}
tally-null-value = { $name } telt { $number }
tally-card-points = kaartpunten
tally-skat-left = In de skat: { $cards }
tally-put-away = Weggelegd: { $cards }
ledger-game-won = { $seat } { $points }: { $count ->
    [0] spel gewonnen
   *[other] spel gewonnen, { $count } kaartpunten
}
ledger-game-lost = { $seat } { $points }: { $count ->
    [0] spel verloren
   *[other] spel verloren, { $count } kaartpunten
}
ledger-overbid = { $seat } { $points }: { $count ->
    [0] overboden
   *[other] overboden, { $count } kaartpunten
}
ledger-overbid-lost = { $seat } { $points }: { $count ->
    [0] overboden, en spel verloren
   *[other] overboden, en spel verloren, { $count } kaartpunten
}
ledger-declarer-bonus = { $seat } { $points }: voor het spel, volgens Seeger en Fabian
ledger-defence = { $seat } { $points }: de speler heeft verloren
ledger-declarer-won = { $seat } { $points }: { $whom ->
    [you] je hebt je spel gewonnen
   *[other] { $other } heeft het spel gewonnen
}
ledger-ramsch-lost = { $seat } { $points }: de meeste in de Ramsch, { $count } kaartpunten
ledger-ramsch-doubled = { $seat } { $points }: de meeste in de Ramsch, { $count } kaartpunten, verdubbeld omdat iemand geen slag heeft
ledger-march = { $seat } { $points }: alle tien slagen in de Ramsch
ledger-march-paid = { $seat } { $points }: alle slagen in de Ramsch: { $other }

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = Bied met vijf troeven en een aas ernaast, of zoveel als je hand belooft.
rule-skat-2 = Boeren, azen en voorhand zijn samen vijf of meer: speel grand.
rule-skat-3 = Bied niet meer dan je spel zonder de skat waard is.
rule-skat-4 = Neem de skat, tenzij een handspel meer belooft.
rule-skat-5 = Leg kale tienen en korte kleuren weg, en houd een aas met zijn tien.
rule-skat-6 = Trek als speler vroeg de troeven.
rule-skat-7 = Tel de punten: met deze slag is het genoeg.
rule-skat-8 = Kom uit in een lange kleur als de speler in het midden zit, in een korte als de speler laatste is.
rule-skat-9 = De slag van je partner is zeker: leg er een aas of een tien bij.
rule-skat-10 = Geef de slag van de speler geen punten.
rule-skat-11 = Verspil geen hoge kaart aan een slag die je partner wint.
rule-skat-12 = Speel bij null de hoogste kaart die de slag niet neemt, en kom met je laagste uit.
rule-skat-13 = Speel alleen op schneider als het spel zelf veilig is.
rule-skat-14 = Raak in de Ramsch halverwege je boeren kwijt, en vermijd de laatste slag.
rule-skat-60 = Neem de slag zo goedkoop mogelijk.
rule-skat-61 = Speel de kaart die je het minst nodig hebt.
rule-skat-62 = Kom uit met een kaart die haar slag neemt, of die geen punten op het spel zet.
rule-skat-63 = Laat de speler van null een slag nemen.
rule-skat-64 = Kondig het spel aan dat het meest belooft.
rule-skat-65 = Leg bij null de kaarten weg die slagen zouden nemen.
rule-skat-66 = Kom als tegenpartij niet met troef uit.
rule-skat-67 = Geef weinig punten aan een slag die je misschien niet maakt.
rule-skat-68 = Ligt er een boer in de skat die jij niet hebt, dan is je spel minder waard dan je bod en verlies je het.

## Page: the home page

game-skat = Skat
game-about-skat = Eén tegen twee: bied om de troef te kiezen, neem de skat of laat hem liggen, en win 61 van de 120 kaartpunten.
game-standard-skat = Ieder tien kaarten, twee in de skat, volgens de internationale regels.

## Learn

learn-skat-about = Eén speler speelt alleen tegen de twee anderen, de tegenpartij. De kaarten zijn samen 120 punten waard, en de speler heeft er 61 nodig.
learn-skat-deal = Iedereen krijgt { $count } kaarten. { $number } kaarten liggen gesloten: de skat.
learn-skat-four = Met vier spelers doet de deler niet mee.
learn-skat-bidding = Bij het bieden spreken er twee tegelijk. De tweede speler noemt waarden tegen de eerste, die houdt of past; daarna noemt de derde waarden tegen wie er over is. Als niemand heeft geboden, mag de eerste 18 bieden of passen.
learn-skat-skat = De speler neemt de skat en legt { $count } kaarten gesloten weg, of speelt hand en laat hem liggen. In beide gevallen tellen de punten van de twee kaarten voor de speler.
learn-skat-announce = Daarna kondigt de speler het spel aan: een kleur als troef, grand met alleen de boeren als troef, of null, geen enkele slag. Null mag ook ouvert, met open kaarten, of de skat nu genomen is of niet. Bij een handspel met troef mag de speler ook schneider, schwarz of ouvert annonceren.
learn-skat-announce-after = Schneider, schwarz en ouvert mag je ook na het nemen van de skat annonceren.
learn-skat-tricks = Voorhand komt uit. Beken als je kunt; speel anders een willekeurige kaart. De boeren horen bij de troeven, niet bij hun eigen kleur.
learn-skat-order = De troeven van hoog naar laag als harten troef is: de vier boeren, dan aas, tien, heer, vrouw, negen, acht, zeven.
learn-skat-plain-order = De andere kleuren, hier klaveren, van hoog naar laag: aas, tien, heer, vrouw, negen, acht, zeven.
learn-skat-null-order = Bij null is er geen troef, en de volgorde is aas, heer, vrouw, boer, tien, negen, acht, zeven.
learn-skat-jack = Harten is troef. Ruitenboer is ook een troef en neemt deze slag.
learn-skat-all-pass-void = Als iedereen past, deelt de volgende speler.
learn-skat-all-pass-ramsch = Als iedereen past, speel je Ramsch: alleen de boeren zijn troef, ieder speelt voor zich, en wie de meeste kaartpunten neemt, verliest ze.
learn-skat-ramsch-skat-last-trick = De skat gaat naar wie de laatste slag neemt. Als iemand geen slag heeft, telt het verlies dubbel; alle tien slagen winnen 120.
learn-skat-ramsch-skat-loser = De skat gaat naar de verliezer. Als iemand geen slag heeft, telt het verlies dubbel; alle tien slagen winnen 120.
learn-skat-points = Kaartpunten
learn-skat-value = De waarde van een spel is de basis maal de graden: 1 voor het spel, 1 voor elke matador, en 1 voor elk van hand, schneider, schneider geannonceerd, schwarz, schwarz geannonceerd en ouvert.
learn-skat-example = Je speelt bijvoorbeeld { $name } met klaverboer en schoppenboer, maar zonder hartenboer: ‘met { $number }, spel { $levels }’, dus { $levels } × { $base } = { $value }. Ontbreken die twee en heb je hartenboer, dan telt ‘zonder { $number }’ net zoveel. Wordt de tegenpartij schneider: ‘schneider { $levels2 }’, dus { $value2 }.
learn-skat-lost = Een verloren spel kost twee keer de waarde.
learn-skat-lost-hand-single = Een verloren handspel kost de waarde één keer.
learn-skat-overbid-is = Is de waarde lager dan het bod, dan is het spel hoe dan ook verloren, en het kost minstens twee keer het kleinste veelvoud van de basis dat het bod haalt.
learn-skat-seeger = De speler krijgt { $count } extra voor een gewonnen spel en verliest { $count } extra voor een verloren spel. Dan krijgt elke andere speler { $number }.
learn-skat-classic = Alleen de speler scoort.
learn-skat-bierlachs = Alleen verliezen worden genoteerd: een gewonnen spel kost elke andere speler de waarde. De partij eindigt als iemand { $count } punten heeft verloren; het laagste totaal verliest.
learn-skat-deals = De partij heeft { $count } delen, en het hoogste totaal wint.
learn-skat-bases = Basiswaarden
learn-skat-times = Maal de graden. Null heeft een vaste waarde.
learn-skat-game = { $name }
learn-skat-null-hand = Null hand
learn-skat-null-ouvert-hand = Null ouvert hand
learn-skat-word-skat = Skat
learn-skat-word-skat-is = De twee gesloten kaarten. Hun punten tellen altijd voor de speler.
learn-skat-word-hands = Voorhand, middenhand, achterhand
learn-skat-word-hands-is = De spelers links van de deler, op volgorde. Voorhand komt als eerste uit.
learn-skat-word-matadors = Matadors
learn-skat-word-matadors-is = De ononderbroken rij van de hoogste troeven, vanaf klaverboer, die de speler heeft of mist. De skat telt mee.
learn-skat-word-schneider = Schneider
learn-skat-word-schneider-is = Een partij met { $number } kaartpunten of minder. Om de tegenpartij schneider te maken heeft de speler er { $count } nodig.
learn-skat-word-schwarz = Schwarz
learn-skat-word-schwarz-is = Een partij zonder slag. Om de tegenpartij schwarz te maken heeft de speler alle { $count } slagen nodig.
learn-skat-word-ouvert = Ouvert
learn-skat-word-ouvert-is = De speler toont de hand vóór de eerste uitkomst. Met troeven belooft dat alle tien slagen.
learn-skat-word-overbid = Overboden
learn-skat-word-overbid-is = Een spel waarvan de waarde lager is dan het bod.

## Options by name

option-skat-players = Spelers
about-option-skat-players = Met drie speelt iedereen elke keer. Met vier doet de deler niet mee.
option-skat-players-3 = Drie
option-skat-players-4 = Vier, de deler doet niet mee
option-skat-scoring = Telling
about-option-skat-scoring = Seeger-Fabian: de waarde en 50 extra, en 40 voor elke andere speler bij een verloren spel (30 met vier). Klassiek: alleen de waarde. Bierlachs: alleen verliezen.
option-skat-scoring-seeger = Seeger-Fabian
option-skat-scoring-classic = Klassiek
option-skat-scoring-bierlachs = Bierlachs
option-skat-deals = Delen
about-option-skat-deals = Het aantal delen van een partij.
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = Grens van Bierlachs
about-option-skat-limit = De verloren punten die een partij Bierlachs beëindigen.
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = Als iedereen past
about-option-skat-all-pass = De volgende speler deelt, of je speelt Ramsch.
option-skat-all-pass-void = Opnieuw delen
option-skat-all-pass-ramsch = Ramsch
option-skat-ramsch-skat = Skat van Ramsch
about-option-skat-ramsch-skat = De skat gaat naar wie de laatste slag neemt, of naar wie de meeste punten heeft.
option-skat-ramsch-skat-last-trick = Bij de laatste slag
option-skat-ramsch-skat-loser = Naar de verliezer
option-skat-announce-after-skat = Annonceren na het nemen van de skat
about-option-skat-announce-after-skat = Schneider, schwarz en ouvert mag je ook na het nemen van de skat annonceren.
option-skat-lost-hand-single = Verloren handspelen tellen één keer
about-option-skat-lost-hand-single = Een verloren handspel kost de waarde één keer en niet twee keer.
option-skat-grand-ouvert = Basis van grand ouvert
about-option-skat-grand-ouvert = 24: zoals elke grand. 36: de oudere waarde.
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = Eerdere slagen bekijken
about-option-skat-look-back = De gespeelde slagen van de deel die je mag terugzien.
option-skat-look-back-last = De laatste slag
option-skat-look-back-none = Niet toegestaan
option-skat-look-back-all = Alle slagen
