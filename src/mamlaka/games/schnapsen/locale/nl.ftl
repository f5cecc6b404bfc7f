### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.

## Contracts

contract-twenty-s = twintig roem in schoppen ♠
contract-twenty-h = twintig roem in harten ♥
contract-twenty-d = twintig roem in ruiten ♦
contract-twenty-c = twintig roem in klaver ♣
contract-forty-s = veertig roem in schoppen ♠
contract-forty-h = veertig roem in harten ♥
contract-forty-d = veertig roem in ruiten ♦
contract-forty-c = veertig roem in klaver ♣

## Why something cannot be done

lead-meld = Je hebt roem gemeld: kom uit met een van die kaarten, { $cards }.
only-leader = Dat kan alleen wie moet uitkomen.
claim-needs-trick = Haal eerst een slag voordat je { $number } meldt.
declare-needs-trick = Haal eerst een slag voordat je dit aankondigt: { $name }.
declare-lacks-card = Je mist een kaart om dit aan te kondigen: { $name }.
cannot-claim = Je hebt nog geen { $number }.
stock-closed = De stok is gesloten.
meld-declared = Je hebt roem gemeld: kom nu uit met een van die kaarten.
stock-low = Daarvoor moeten er { $least } kaarten in de stok zijn; het zijn er { $count }.
no-swap-card = Je hebt de troefboer niet.

## Seats and cards

badge-trump-schnapsen = troef: { $suit }
badge-stock-closed = heeft gesloten
badge-closed-stock = de stok is gesloten
counter-game-points = spelpunten
sheet-bummerl = Bummerl: { $seat }
sheet-schneider = Schneider, twee Bummerl: { $seat }

## Ways to play that have a name

preset-schnapsen-classic = Klassiek
preset-schnapsen-tournament = Toernooi
preset-schnapsen-friendly = Gemoedelijk
preset-schnapsen-app = Zoals in een app

## What happens

news-swap = { $who ->
    [you] Je ruilt de troefboer voor { $cards }.
   *[other] { $seat } ruilt de troefboer voor { $cards }.
}
news-close-stock = { $who ->
    [you] Je sluit de stok.
   *[other] { $seat } sluit de stok.
}
news-claim = { $who ->
    [you] Je meldt 66.
   *[other] { $seat } meldt 66.
}

## A deal is over

ledger-claim = { $seat } { $points }: heeft { $count } en wint het spel
ledger-claim-of-closer = { $seat } { $points }: heeft gesloten en { $count } gehaald
ledger-claim-after-closing = { $seat } { $points }: de tegenstander sloot, maar { $seat } heeft het eerst { $count }
ledger-closing-failed = { $seat } { $points }: de tegenstander sloot en meldde geen 66
ledger-wrong-claim = { $seat } { $points }: de tegenstander meldde ten onrechte 66
ledger-more-card-points = { $seat } { $points }: niemand heeft gemeld, en { $count } punten is meer

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = Je hebt 66: meld het meteen.
rule-schnapsen-2 = Je hebt geen 66: een valse melding verliest het spel.
rule-schnapsen-3 = Zekere slagen en je punten maken samen 66: sluit de stok.
rule-schnapsen-4 = Je tegenstander heeft geen slag of weinig punten en je bent dicht bij 66: sluit nu, voor twee of drie spelpunten.
rule-schnapsen-5 = Je tegenstander kan snel winnen en je hebt minder dan 33 punten: haal een slag, desnoods met een troef.
rule-schnapsen-6 = Kom niet uit met azen en tienen zolang de stok open is: ze kunnen worden afgetroefd.
rule-schnapsen-7 = Gooi eerst boeren weg die geen troef zijn, dan vrouwen en heren zonder partner.
rule-schnapsen-8 = Houd een heer of vrouw zolang de partner nog kan komen.
rule-schnapsen-9 = Bewaar de troefboer om te ruilen, en ruil op tijd.
rule-schnapsen-10 = Je hebt roem: haal goedkoop een slag en kom er dan mee uit.
rule-schnapsen-11 = De laatste kaart van de stok is een hoge troef: verlies deze slag en trek die kaart.
rule-schnapsen-12 = Alle kaarten zijn bekend: deze haalt de slag, en je blijft aan de beurt om uit te komen.
rule-schnapsen-13 = Er wordt niet meer getrokken: haal de troeven van je tegenstander op voordat je lange kleuren speelt.
rule-schnapsen-60 = De slag is de moeite waard, en deze kaart haalt hem goedkoop.
rule-schnapsen-61 = Meld de roem: die telt meteen, of bij je eerste slag.

## Page: the home page

game-schnapsen = Schnapsen
game-about-schnapsen = Een Oostenrijks spel voor twee: meld roem, sluit de stok op het goede moment en heb als eerste 66.
game-standard-schnapsen = Vijf kaarten elk, je telt zelf, tot zeven spelpunten.

## Page: questions and answers

say-swap = Boer ruilen
say-close-stock = Stok sluiten
say-claim = 66 melden
call-swap = { $cards }
call-close-stock = gesloten!
call-claim = 66!
confirm-close-stock = Daarna trekt niemand meer. Heb je niet als eerste 66, dan krijgt je tegenstander twee of drie spelpunten.
confirm-claim = Heb je geen { $number }, dan wint je tegenstander het spel.

## Ways to play: what each is

about-preset-schnapsen-classic = Tot zeven spelpunten; sluit, meld roem en meld zelf 66.
about-preset-schnapsen-tournament = Een valse melding levert je tegenstander op wat hij jou had opgeleverd, en gehaalde slagen blijven dicht.
about-preset-schnapsen-friendly = Niemand hoeft te tellen: met 66 punten is het spel vanzelf uit.
about-preset-schnapsen-app = Voor de laatste twee kaarten kan de boer niet meer worden geruild.

## Options: what each does

about-option-schnapsen-target = De partij is uit na een spel waarin een speler dit aantal spelpunten bereikt.
about-option-schnapsen-claims = free: tel zelf; wie ten onrechte 66 meldt, verliest het spel. true: je kunt alleen melden als je 66 hebt. auto: het spel is vanzelf uit als de speler die moet uitkomen 66 heeft.
about-option-schnapsen-wrong-claim = Wat een valse melding de tegenstander oplevert. fixed: twee spelpunten, of drie zonder slag. mirror: wat een goede melding had opgeleverd; heeft de melder zelf gesloten, dan twee of drie.
about-option-schnapsen-closing-score = Wat de sluiter wint. dark: naar wat de tegenstander bij het sluiten had. final: naar wat de tegenstander aan het eind heeft.
about-option-schnapsen-close-min = Hoeveel kaarten de stok met de open kaart minstens moet hebben om hem te mogen sluiten.
about-option-schnapsen-exchange-min = Hoeveel kaarten de stok met de open kaart minstens moet hebben om de boer te mogen ruilen.
about-option-schnapsen-marriage-first = Je mag roem melden voordat je een slag hebt. Hij telt zodra je er een haalt.
about-option-schnapsen-last-trick = Wie wint als alle kaarten gespeeld zijn en niemand heeft gemeld. wins: de laatste slag. points: wie de meeste punten heeft; bij gelijke stand de laatste slag.
about-option-schnapsen-look-back = Welke slagen van het spel je nog eens mag bekijken. Bij zacht schnapsen zijn dat je eigen slagen.

## Learn

learn-schnapsen-about = Twee spelers willen als eerste { $goal } punten in kaarten hebben. Er zijn twintig kaarten: aas, tien, heer, vrouw en boer van elke kleur.
learn-schnapsen-deal = Iedereen krijgt { $count } kaarten. De volgende kaart wordt opengelegd: die kleur is troef. De kaart ligt onder de andere, de stok.
learn-schnapsen-open = De een komt uit met een kaart, de ander speelt er een bij, en wie de slag haalt, komt uit in de volgende. Zolang er een stok is, mag je elke kaart bijspelen, en na elke slag trekken beiden, de winnaar eerst.
learn-schnapsen-order = De volgorde van de kaarten, van hoog naar laag. De tien komt meteen onder de aas.
learn-schnapsen-trumped = Harten is troef: de boer slaat schoppenaas.
learn-schnapsen-strict = Is de stok op of gesloten, dan moet je bekennen en overtreffen als je kunt, anders bekennen, anders troeven, en anders speel je wat je wilt.
learn-schnapsen-exchange = Voor het uitkomen mag je de troefboer ruilen voor de open kaart, zolang de stok minstens { $count } kaarten heeft.
learn-schnapsen-close = Voor het uitkomen mag je de stok sluiten, zolang hij minstens { $count } kaarten heeft: niemand trekt meer, en je moet bekennen en overtreffen.
learn-schnapsen-marriage = Heer en vrouw van een kleur zijn roem. Meld hem voor het uitkomen en kom uit met een van de twee: hij levert { $count } punten op, in troef { $number }. Hij telt pas als je een slag hebt.
learn-schnapsen-marriage-later = Je mag hem pas melden nadat je een slag hebt gehaald.
learn-schnapsen-claim-free = Niemand telt voor je. Denk je dat je { $goal } hebt, meld het dan voor het uitkomen, na een slag die je hebt gehaald.
learn-schnapsen-claim-true = Heb je { $goal }, dan kun je dat voor het uitkomen melden, na een slag die je hebt gehaald.
learn-schnapsen-claim-auto = Het spel is uit zodra de speler die moet uitkomen { $goal } heeft.
learn-schnapsen-grades = De winnaar krijgt een spelpunt; twee als de tegenstander minder dan { $half } punten heeft, drie als die geen slag heeft.
learn-schnapsen-closing-dark = Voor wie gesloten heeft, telt wat de tegenstander op dat moment had.
learn-schnapsen-closing-final = Voor wie gesloten heeft, telt wat de tegenstander aan het eind heeft.
learn-schnapsen-closing-fails = Sluit je en heb je niet als eerste 66, dan krijgt je tegenstander twee spelpunten, of drie als die bij het sluiten geen slag had.
learn-schnapsen-wrong-fixed = Een valse melding levert je tegenstander twee spelpunten op, of drie zonder slag.
learn-schnapsen-wrong-mirror = Een valse melding levert je tegenstander op wat een goede jou had opgeleverd. Heb je zelf gesloten, dan kost ze twee spelpunten, of drie als je tegenstander toen nog geen slag had.
learn-schnapsen-last-wins = Zijn alle kaarten gespeeld en heeft niemand gemeld, dan krijgt de winnaar van de laatste slag een spelpunt.
learn-schnapsen-last-points = Zijn alle kaarten gespeeld en heeft niemand gemeld, dan krijgt de speler met de meeste punten een spelpunt.
learn-schnapsen-target = De partij is uit zodra een speler { $count } spelpunten heeft.
learn-schnapsen-word-stock = Stok
learn-schnapsen-word-stock-is = De kaarten die niet gedeeld zijn, met de rug naar boven. Je trekt ervan.
learn-schnapsen-word-turn-up = Open kaart
learn-schnapsen-word-turn-up-is = De kaart onder de stok. Ze wijst de troef aan en wordt als laatste getrokken.
learn-schnapsen-word-trumps = Troef
learn-schnapsen-word-trumps-is = De kleur die alle andere slaat.
learn-schnapsen-word-marriage = Roem
learn-schnapsen-word-marriage-is = Heer en vrouw van een kleur in één hand.
learn-schnapsen-word-bummerl = Bummerl
learn-schnapsen-word-bummerl-is = Een verloren partij. Zonder een enkel spelpunt is het een Schneider.

## Options by name

option-schnapsen-target = Spelpunten om te winnen
option-schnapsen-target-7 = 7
option-schnapsen-target-9 = 9
option-schnapsen-target-11 = 11
option-schnapsen-claims = 66 melden
option-schnapsen-claims-free = Op eigen risico
option-schnapsen-claims-true = Alleen terecht
option-schnapsen-claims-auto = Vanzelf
option-schnapsen-wrong-claim = Valse melding
option-schnapsen-wrong-claim-fixed = Kost twee of drie
option-schnapsen-wrong-claim-mirror = Kost wat ze had opgeleverd
option-schnapsen-closing-score = Wat de sluiter wint
option-schnapsen-closing-score-dark = Naar de stand bij het sluiten
option-schnapsen-closing-score-final = Naar de stand aan het eind
option-schnapsen-close-min = Kaarten om te sluiten
option-schnapsen-close-min-4 = 4
option-schnapsen-close-min-2 = 2
option-schnapsen-exchange-min = Kaarten om te ruilen
option-schnapsen-exchange-min-2 = 2
option-schnapsen-exchange-min-4 = 4
option-schnapsen-marriage-first = Roem voor de eerste slag
option-schnapsen-last-trick = Zonder melding
option-schnapsen-last-trick-wins = De laatste slag wint
option-schnapsen-last-trick-points = Meer punten winnen
option-schnapsen-look-back = Oude slagen bekijken
option-schnapsen-look-back-last = De laatste slag
option-schnapsen-look-back-none = Niet toegestaan
option-schnapsen-look-back-all = Alle slagen
