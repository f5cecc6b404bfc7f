### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.

## Contracts

# Unsure: “bower” stays in English, and “misère” and “slem” come from other card games.
contract-6-spades = 6♠
also-contract-6-spades = 6S
contract-6-clubs = 6♣
also-contract-6-clubs = 6C
contract-6-diamonds = 6♦
also-contract-6-diamonds = 6D
contract-6-hearts = 6♥
also-contract-6-hearts = 6H
contract-6-no-trump = 6 SA
also-contract-6-no-trump = 6NT, 6N
contract-7-spades = 7♠
also-contract-7-spades = 7S
contract-7-clubs = 7♣
also-contract-7-clubs = 7C
contract-7-diamonds = 7♦
also-contract-7-diamonds = 7D
contract-7-hearts = 7♥
also-contract-7-hearts = 7H
contract-7-no-trump = 7 SA
also-contract-7-no-trump = 7NT, 7N
contract-8-spades = 8♠
also-contract-8-spades = 8S
contract-8-clubs = 8♣
also-contract-8-clubs = 8C
contract-8-diamonds = 8♦
also-contract-8-diamonds = 8D
contract-8-hearts = 8♥
also-contract-8-hearts = 8H
contract-8-no-trump = 8 SA
also-contract-8-no-trump = 8NT, 8N
contract-9-spades = 9♠
also-contract-9-spades = 9S
contract-9-clubs = 9♣
also-contract-9-clubs = 9C
contract-9-diamonds = 9♦
also-contract-9-diamonds = 9D
contract-9-hearts = 9♥
also-contract-9-hearts = 9H
contract-9-no-trump = 9 SA
also-contract-9-no-trump = 9NT, 9N
contract-10-spades = 10♠
also-contract-10-spades = 10S
contract-10-clubs = 10♣
also-contract-10-clubs = 10C
contract-10-diamonds = 10♦
also-contract-10-diamonds = 10D
contract-10-hearts = 10♥
also-contract-10-hearts = 10H
contract-10-no-trump = 10 SA
also-contract-10-no-trump = 10NT, 10N
contract-misere = misère
also-contract-misere = misere, nullo
contract-open-misere = open misère
also-contract-open-misere = open misere, misère op tafel

## Seats and cards

badge-bid-name = bod { $name }
badge-contract-of = speler: { $name }
badge-hand-away = speelt niet mee

## Ways to play that have a name

preset-five-hundred-classic = Klassiek
about-preset-five-hundred-classic = Met drie spelers, tot 500 punten. Wie past, doet niet meer mee met bieden.
preset-five-hundred-american = Amerikaans
about-preset-five-hundred-american = Iedereen biedt of past maar één keer.
preset-five-hundred-japanese = Japans
about-preset-five-hundred-japanese = Wie heeft gepast, mag weer bieden.
preset-five-hundred-australian = Australisch
about-preset-five-hundred-australian = Twee paren en 43 kaarten. Je mag misère bieden, en alleen een contract wint de partij.

## A deal is over

ledger-contract-made = { $seat } { $points }: contract gehaald, { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
ledger-contract-failed = { $seat } { $points }: contract down, { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
ledger-contract-slam = { $seat } { $points }: slem, alle tien slagen

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = Bied wat je hand alleen haalt, plus ongeveer een slag voor de kitty.
rule-five-hundred-2 = Een lange troefkleur met de joker en een bower is meer waard dan verspreide azen.
rule-five-hundred-3 = Bied een kleur waarvan je beide bowers hebt.
rule-five-hundred-4 = Leg zo weg dat je een kleur mist; houd azen, en gooi middelhoge kaarten van korte kleuren weg.
rule-five-hundred-5 = Trek als speler eerst de troeven, van boven af.
rule-five-hundred-6 = De tegenstanders werken samen: neem geen slag die de ander wint.
rule-five-hundred-7 = Speel voor de speler laag; neem achter de speler de slag.
rule-five-hundred-8 = Kom uit in een kleur waarvan de speler weinig heeft.
rule-five-hundred-9 = Houd zonder troef de joker voor de kleur die je mist.
rule-five-hundred-10 = Een tegenstander kan met dit bod de partij winnen: bied er net overheen.
rule-five-hundred-11 = Je staat ver voor: pas en haal slagen.
rule-five-hundred-12 = Misère vraagt lage kaarten in elke lange kleur, en de joker is vergif.
rule-five-hundred-13 = Met deze slag haal je het doel.
rule-five-hundred-60 = Deze kaart neemt de slag goedkoop.
rule-five-hundred-61 = Speel bij misère de hoogste kaart die de slag niet neemt.
rule-five-hundred-62 = Bewaar hoge kaarten voor latere slagen.
rule-five-hundred-63 = Laat de misèrespeler de slag nemen.
rule-five-hundred-64 = Deze kaart neemt de slag zeker.
rule-five-hundred-65 = Leg bij misère de kaarten weg die slagen zouden nemen.

## Page: the home page

game-five-hundred = Vijfhonderd
game-about-five-hundred = Bied op het contract, neem de kitty en maak je slagen met de bowers en de joker. Tot 500 punten.
game-standard-five-hundred = Elk tien kaarten, drie kaarten in de kitty, biedingen van zes schoppen tot tien zonder troef.

## Learn

learn-five-hundred-about = Iedereen biedt om de troef te mogen kiezen. De hoogste bieder, de speler, moet minstens zoveel slagen halen als geboden.
learn-five-hundred-partners = Wie tegenover elkaar zit, speelt samen: hun slagen tellen bij elkaar.
learn-five-hundred-deal = Iedereen krijgt { $count } kaarten. { $number } kaarten liggen dicht: de kitty.
learn-five-hundred-bidding = Een bod is een aantal slagen, van zes tot tien, en een troef: schoppen, klaver, ruiten, harten of geen. In die volgorde lopen de biedingen op, en elk bod van zeven is hoger dan elk bod van zes.
learn-five-hundred-auction-pass-out = Bied meer dan het laatste bod, of pas. Wie past, doet niet meer mee met bieden.
learn-five-hundred-auction-single = Iedereen is één keer aan de beurt: bied meer dan het laatste bod, of pas.
learn-five-hundred-auction-reenter = Bied meer dan het laatste bod, of pas. Wie heeft gepast, mag weer bieden, tot alle anderen na elkaar passen.
learn-five-hundred-all-pass-throw-in = Past iedereen, dan geeft de volgende.
learn-five-hundred-all-pass-no-trump = Past iedereen, dan speel je zonder troef en zonder contract, en telt elke slag.
learn-five-hundred-widow = De speler neemt de kitty, legt { $count } kaarten dicht weg en komt uit.
learn-five-hundred-tricks = Beken kleur als je kunt; speel anders een willekeurige kaart. De hoogste troef neemt de slag, en anders de hoogste kaart van de gevraagde kleur.
learn-five-hundred-order = De troeven van hoog naar laag als harten troef is: de joker, de rechter bower (de troefboer), de linker bower (de andere rode of zwarte boer), dan de aas en de rest.
learn-five-hundred-bower = Harten is troef. De ruitenboer is de linker bower: hij is een harten, en alleen de joker en de hartenboer slaan hem.
learn-five-hundred-named = Zonder troef wint de joker altijd. Wie ermee uitkomt, noemt een kleur, hier klaver, en de anderen bekennen die.
learn-five-hundred-misere-by-value = Misère is een bod om geen enkele slag te halen. Het staat boven acht schoppen en onder acht klaver.
learn-five-hundred-misere-after-seven = Misère is een bod om geen enkele slag te halen. Het staat boven acht schoppen en onder acht klaver, en je mag het pas bieden als iemand zeven of meer heeft geboden.
learn-five-hundred-misere-partner = De maat van de speler legt de hand weg en speelt niet mee.
learn-five-hundred-joker-high = Bij misère is er geen troef, en de joker wint zijn slag.
learn-five-hundred-joker-low = Bij misère is er geen troef, en de joker is de laagste kaart van allemaal.
learn-five-hundred-open-misere = Open misère staat boven tien ruiten en onder tien harten. Na de eerste slag ziet iedereen de hand van de speler.
learn-five-hundred-value = Haal je je contract, dan krijg je de waarde. Meer slagen dan geboden leveren niets op. Ga je down, dan verlies je de waarde.
learn-five-hundred-slam = Alle tien slagen leveren minstens { $points } op.
learn-five-hundred-against-yes = Elke slag levert een tegenstander { $count } op, of het contract nu gehaald wordt of niet.
learn-five-hundred-against-if-failed = Gaat het contract down, dan levert elke slag een tegenstander { $count } op.
learn-five-hundred-win-any = De partij eindigt als iemand { $count } punten heeft. Wie zijn contract haalt en { $count } heeft, wint, en anders het hoogste totaal.
learn-five-hundred-win-contract = De partij eindigt als een speler zijn contract haalt en { $count } punten heeft.
learn-five-hundred-back-door = Ze eindigt ook als iemand { $count } punten heeft verloren: dan wint het hoogste totaal.
learn-five-hundred-values = Waarde van de contracten
learn-five-hundred-more = Elke geboden slag meer is { $points } meer waard.
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = Rechter bower
learn-five-hundred-word-right-bower-is = De troefboer, de op een na hoogste troef.
learn-five-hundred-word-left-bower = Linker bower
learn-five-hundred-word-left-bower-is = De andere rode of zwarte boer. Hij hoort bij de troeven, niet bij de kleur die erop staat.
learn-five-hundred-word-widow = Kitty
learn-five-hundred-word-widow-is = De drie kaarten op tafel.
learn-five-hundred-word-contractor = Speler
learn-five-hundred-word-contractor-is = Wie het hoogste bod heeft gedaan.
learn-five-hundred-word-set = Down
learn-five-hundred-word-set-is = Een speler die te weinig slagen haalt, gaat down.
learn-five-hundred-word-misere = Misère
learn-five-hundred-word-misere-is = Een contract om geen enkele slag te halen.

## Options by name

option-five-hundred-players = Spelers
about-option-five-hundred-players = Drie: ieder voor zich, met 33 kaarten. Vier: twee paren, met 43 kaarten.
option-five-hundred-players-3 = Drie, ieder voor zich
option-five-hundred-players-4 = Vier, in paren
option-five-hundred-auction = Bieden
about-option-five-hundred-auction = Of je na een pas nog mag bieden, en hoe vaak je aan de beurt bent.
option-five-hundred-auction-pass-out = Een pas is definitief
option-five-hundred-auction-single = Ieder één beurt
option-five-hundred-auction-reenter = Weer bieden na een pas
option-five-hundred-all-pass = Als iedereen past
about-option-five-hundred-all-pass = De volgende geeft, of je speelt zonder troef en zonder contract, en elke slag telt 10.
option-five-hundred-all-pass-throw-in = Opnieuw geven
option-five-hundred-all-pass-no-trump = Zonder troef spelen
option-five-hundred-misere = Misère
about-option-five-hundred-misere = Of je voor 250 mag bieden geen enkele slag te halen.
option-five-hundred-misere-off = Nee
option-five-hundred-misere-by-value = Naar waarde
option-five-hundred-misere-after-seven = Na een bod van zeven
option-five-hundred-open-misere = Open misère
about-option-five-hundred-open-misere = Je mag ook open misère bieden, voor 500: na de eerste slag ziet iedereen je hand.
option-five-hundred-nullo-joker = Joker bij misère
about-option-five-hundred-nullo-joker = De joker wint zijn slag, of hij is de laagste kaart van allemaal.
option-five-hundred-nullo-joker-high = Wint zijn slag
option-five-hundred-nullo-joker-low = Laagste kaart
option-five-hundred-slam = Alle tien slagen
about-option-five-hundred-slam = Alle tien slagen leveren minstens 250 op, of alleen het contract.
option-five-hundred-slam-250 = Minstens 250
option-five-hundred-slam-off = Alleen het contract
option-five-hundred-opponents-score = Slagen van tegenstanders
about-option-five-hundred-opponents-score = Of elke slag een tegenstander 10 oplevert. Bij misère krijgen ze niets.
option-five-hundred-opponents-score-yes = 10 per slag
option-five-hundred-opponents-score-no = Niets
option-five-hundred-opponents-score-if-failed = 10 per slag als het contract down gaat
option-five-hundred-target = Punten om te winnen
about-option-five-hundred-target = De punten waarmee een partij eindigt.
option-five-hundred-target-250 = 250
option-five-hundred-target-500 = 500
option-five-hundred-target-1000 = 1000
option-five-hundred-win-by = Je wint
about-option-five-hundred-win-by = Of alle punten tot het doel leiden, of alleen een contract dat in dit spel wordt gehaald.
option-five-hundred-win-by-any = Met alle punten
option-five-hundred-win-by-contract = Alleen met een contract
option-five-hundred-back-door = Verloren bij min het doel
about-option-five-hundred-back-door = Een partij eindigt ook als iemand zoveel punten heeft verloren als het doel: het hoogste totaal wint.
about-option-five-hundred-look-back = Welke gespeelde slagen van de ronde je nog eens mag bekijken.
option-five-hundred-look-back = Gespeelde slagen terugkijken
option-five-hundred-look-back-last = De laatste slag
option-five-hundred-look-back-none = Niet toegestaan
option-five-hundred-look-back-all = Alle slagen
