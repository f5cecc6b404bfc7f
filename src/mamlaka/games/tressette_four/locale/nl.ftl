### Dutch. The term sheet, the register and the marks are explained at the top of src/mamlaka/locale/nl/table.ftl.

## Contracts

contract-napoli-s = napoli in zwaarden ♠
contract-napoli-h = napoli in kelken ♥
contract-napoli-d = napoli in munten ♦
contract-napoli-c = napoli in stokken ♣
contract-threes-without-s = drie drieën zonder zwaarden ♠
contract-threes-without-h = drie drieën zonder kelken ♥
contract-threes-without-d = drie drieën zonder munten ♦
contract-threes-without-c = drie drieën zonder stokken ♣
contract-four-threes = vier drieën
contract-twos-without-s = drie tweeën zonder zwaarden ♠
contract-twos-without-h = drie tweeën zonder kelken ♥
contract-twos-without-d = drie tweeën zonder munten ♦
contract-twos-without-c = drie tweeën zonder stokken ♣
contract-four-twos = vier tweeën
contract-aces-without-s = drie azen zonder zwaarden ♠
contract-aces-without-h = drie azen zonder kelken ♥
contract-aces-without-d = drie azen zonder munten ♦
contract-aces-without-c = drie azen zonder stokken ♣
contract-four-aces = vier azen
contract-busso = busso
contract-striscio = striscio
contract-volo = volo

## Why something cannot be done

not-poor = Je hand telt een punt of meer, dus je kunt niet om opnieuw delen vragen.

## Seats and cards

counter-partners-points = { $seat } en { $other }

## Ways to play that have a name

preset-tressette-four-classic = Klassiek
preset-tressette-four-plain-21 = Zonder aankondigingen, tot 21
preset-tressette-four-to-41 = Tot 41
preset-tressette-four-regional = Regionaal

## What happens

news-four-of-coins = { $who ->
    [you] Je hebt { $cards } en komt als eerste uit.
   *[other] { $seat } heeft { $cards } en komt als eerste uit.
}
news-decima = { $who ->
    [you] Je hebt tien kaarten van één kleur en wint de partij: { $cards }
   *[other] { $seat } heeft tien kaarten van één kleur en wint de partij: { $cards }
}
news-poor-hand = { $who ->
    [you] Je vraagt om opnieuw te delen.
   *[other] { $seat } vraagt om opnieuw te delen.
}

## A deal is over

ledger-napoli = { $seat } { $points }: napoli { $cards }
ledger-three-alike = { $seat } { $points }: drie gelijke { $cards }
ledger-four-alike = { $seat } { $points }: vier gelijke { $cards }
ledger-thirds-together = { $seat } { $points }: een punt uit overgebleven derden, samen met { $other }
ledger-shutout = { $seat } { $points }: geen punt in de ronde, dus aankondigingen tellen niet
ledger-cappotto = { $seat } { $points }: cappotto, alle elf punten van de ronde
ledger-decima = { $seat } { $points }: tien kaarten van één kleur winnen de partij { $cards }
void-poor-hand = een hand met minder dan een punt

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = Bewaar een aas voor een slag die jullie zeker halen.
rule-tressette-four-2 = Je hebt de drie en de twee: speel ze uit, dan valt de aas misschien.
rule-tressette-four-3 = Een lange kleur met een hoge kaart: zeg busso en speel hem daarna uit.
rule-tressette-four-4 = Je partner heeft busso gezegd: speel je hoogste kaart en speel de kleur terug.
rule-tressette-four-5 = Je partner heeft volo gezegd: kom in die kleur alleen uit om de slag af te geven.
rule-tressette-four-6 = Je kunt niet bekennen: gooi een aas op de slag van je partner, een lage kaart op die van de anderen.
rule-tressette-four-7 = De tegenpartij heeft een kaart aangekondigd die deze verslaat.
rule-tressette-four-8 = Volgens de aankondigingen kan alleen je partner de kaart hebben die deze verslaat.
rule-tressette-four-9 = De laatste slag telt een punt: bewaar er een kaart voor die zeker wint.
rule-tressette-four-10 = Derden tellen per drie: deze slag maakt er een heel punt bij.
rule-tressette-four-11 = Als tweede speel je laag, tenzij je de drie hebt; als derde hoog.
rule-tressette-four-12 = De tegenpartij heeft napoli in die kleur: kom er niet mee uit.
rule-tressette-four-13 = Zonder goede kaarten kom je uit in een korte, lege kleur om die kwijt te raken.
rule-tressette-four-60 = Kondig alles aan wat je hebt: het levert punten op.
rule-tressette-four-61 = Je hand telt minder dan een punt: vraag om opnieuw te delen.
rule-tressette-four-62 = Laat je partner weten wat je van de kleur nog hebt.
rule-tressette-four-63 = Haal de punten in de slag binnen, of geef er zo weinig mogelijk weg.

## Page: the home page

game-about-tressette-four = Het Italiaanse spel in paren: tien slagen, derden van punten en een paar woorden die alles zeggen.
game-standard-tressette-four = Twee paren, ieder tien kaarten, aankondigingen en tekens, tot 31 punten.
game-tressette-four = Tressette voor vier

## Page: questions and answers

ask-poor-hand = Je hand telt minder dan een punt. Vraag je om opnieuw te delen?
ask-no-poor-hand = Iedereen wordt gevraagd of de hand te zwak is. Die van jou is dat niet.
say-poor-hand = Opnieuw laten delen
say-no-poor-hand = Deze hand spelen
call-poor-hand = opnieuw delen!
call-decima = decima!

## Ways to play: what each is

about-preset-tressette-four-classic = Tot 31 punten, met aankondigingen en tekens.
about-preset-tressette-four-plain-21 = Alleen de kaarten tellen, tot 21 punten.
about-preset-tressette-four-to-41 = Een langere partij, tot 41 punten.
about-preset-tressette-four-regional = De vier van munten komt als eerste uit, zwakke handen worden opnieuw gedeeld en een paar wint zodra het de punten heeft.

## Options: what each does

about-option-tressette-four-target = Het paar met dit aantal punten of meer wint. Hebben beide paren het, dan wint het hoogste totaal.
about-option-tressette-four-declarations = Drie, twee en aas van een kleur, en drie of vier drieën, tweeën of azen kun je voor punten aankondigen.
about-option-tressette-four-declare-until = De laatste slag waarin je mag aankondigen, voordat je je eigen kaart speelt.
about-option-tressette-four-signals = Wie uitkomt, mag de partner één woord zeggen. truthful: alleen een woord dat klopt met de hand. free: elk woord. off: geen.
about-option-tressette-four-first-lead = Wie in de eerste ronde uitkomt. right: rechts van de deler. four_of_coins: wie de vier van munten heeft, met een kaart naar keuze. Daarna altijd rechts van de deler.
about-option-tressette-four-poor-hand = Wie minder dan een punt in de hand heeft, mag die tonen en om opnieuw delen vragen.
about-option-tressette-four-shutout-voids = Een paar zonder een van de elf punten voor kaarten en laatste slag verliest zijn aankondigingen.
about-option-tressette-four-end = Wanneer de partij eindigt. deal: na de ronde waarin een paar het doel haalt. at_once: zodra het dat haalt, midden in een ronde.
about-option-tressette-four-decima = Een hand met tien kaarten van één kleur wint de partij voor het paar.
about-option-tressette-four-rounding = floor: derden van een punt die na een ronde overblijven, gaan verloren. carry: ze tellen in de volgende ronde.
about-option-tressette-four-look-back = Welke gespeelde slagen van de ronde je nog eens mag bekijken.
about-option-tressette-four-deck-faces = De plaatjes op de kaarten. Zwaarden, kelken, munten en stokken zijn S, H, D en C.

## Learn

learn-tressette-four-about = Er spelen vier mensen, twee tegen twee; partners zitten tegenover elkaar. Het spel heeft veertig kaarten, zonder achten, negens en tienen, en iedereen krijgt er tien.
learn-tressette-four-lead = Wie rechts van de deler zit, komt als eerste uit, en het spel gaat naar rechts.
learn-tressette-four-lead-coins = In de eerste ronde komt uit wie { $faces ->
    [italian] de vier van munten
   *[french] ruitenvier
} heeft, met een kaart naar keuze; daarna wie rechts van de deler zit. Het spel gaat naar rechts.
learn-tressette-four-takes = De hoogste kaart van de gevraagde kleur haalt de slag, en wie hem haalt, komt uit in de volgende. Er is geen troef.
learn-tressette-four-order = De volgorde van de kaarten, van hoog naar laag. De drie is de hoogste, en de aas komt pas na de twee.
learn-tressette-four-taken = De drie haalt de slag, met de aas die de partner van de uitkomer moest bijspelen.
learn-tressette-four-signals = Wie uitkomt, mag de partner één woord zeggen. Verder praten partners niet met elkaar.
learn-tressette-four-true = Het woord moet kloppen met de hand. Je partner hoeft er niets mee te doen.
learn-tressette-four-free = Elk woord mag, waar of niet. Je partner hoeft er niets mee te doen.
learn-tressette-four-poor = Voor de eerste slag mag een hand met minder dan een punt worden getoond; dan wordt er opnieuw gedeeld.
learn-tressette-four-decima = Tien kaarten van één kleur in een hand winnen de partij meteen.
learn-tressette-four-floor = Tel op wat jij en je partner hebben gehaald. Derden van een punt die overblijven, gaan verloren.
learn-tressette-four-carry = Tel op wat jij en je partner hebben gehaald. Derden van een punt die overblijven, tellen in de volgende ronde.
learn-tressette-four-declare = { $count ->
    [1] In de eerste slag
   *[other] In de eerste { $count } slagen
} mag je aankondigen wat je hebt, voordat je je kaart speelt. Je noemt de kaarten en toont ze niet. Drie, twee en aas van een kleur zijn napoli: 3 punten.
learn-tressette-four-alike = Precies drie drieën, tweeën of azen tellen 3 punten, en je noemt de kleur die ontbreekt. Alle vier tellen 4. Een kaart mag in meer aankondigingen staan.
learn-tressette-four-napoli = Napoli: drie, twee en aas van een kleur.
learn-tressette-four-shutout = Een paar zonder punt uit kaarten en laatste slag verliest ook zijn aankondigingen van de ronde.
learn-tressette-four-deal = De partij eindigt na een ronde waarin een paar { $target } punten heeft bereikt. Het hoogste totaal wint; bij een gelijk totaal spelen jullie nog een ronde.
learn-tressette-four-at-once = De partij eindigt zodra een paar { $target } punten heeft, ook midden in een ronde.
learn-tressette-four-word-busso = Busso
learn-tressette-four-word-busso-is = Bij het uitkomen gezegd: haal de slag met je beste kaart en speel de kleur terug. De uitkomer heeft er drie of meer kaarten van, met de drie, de twee of de aas.
learn-tressette-four-word-striscio = Striscio
learn-tressette-four-word-striscio-is = Bij het uitkomen gezegd: ik heb meer van deze kleur, maar bij een lage kaart of een plaatje geen drie, twee of aas.
learn-tressette-four-word-volo = Volo
learn-tressette-four-word-volo-is = Bij het uitkomen gezegd: dit is mijn laatste kaart van de kleur.
learn-tressette-four-word-napoli = Napoli
learn-tressette-four-word-napoli-is = De drie, de twee en de aas van een kleur in één hand.
learn-tressette-four-word-buongioco = Buongioco
learn-tressette-four-word-buongioco-is = Drie of vier drieën, tweeën of azen in één hand.
learn-tressette-four-word-cappotto = Cappotto
learn-tressette-four-word-cappotto-is = Een ronde waarin één paar alle elf punten uit kaarten en laatste slag krijgt.

## Options by name

option-tressette-four-target = Punten om te winnen
option-tressette-four-target-11 = 11
option-tressette-four-target-21 = 21
option-tressette-four-target-31 = 31
option-tressette-four-target-41 = 41
option-tressette-four-target-51 = 51
option-tressette-four-declarations = Aankondigingen
option-tressette-four-declare-until = Aankondigingen tot
option-tressette-four-declare-until-1 = De eerste slag
option-tressette-four-declare-until-2 = De tweede slag
option-tressette-four-declare-until-3 = De derde slag
option-tressette-four-signals = Tekens
option-tressette-four-signals-truthful = Alleen ware
option-tressette-four-signals-free = Alle
option-tressette-four-signals-off = Geen
option-tressette-four-first-lead = Eerste uitkomst van de partij
option-tressette-four-first-lead-right = Rechts van de deler
option-tressette-four-first-lead-four-of-coins = Vier van munten
option-tressette-four-poor-hand = Opnieuw delen bij een zwakke hand
option-tressette-four-shutout-voids = Zonder punt geen aankondigingen
option-tressette-four-end = Einde van de partij
option-tressette-four-end-deal = Na de ronde
option-tressette-four-end-at-once = Meteen
option-tressette-four-decima = Tien van één kleur winnen
option-tressette-four-rounding = Derden van een punt die overblijven
option-tressette-four-rounding-floor = Vervallen
option-tressette-four-rounding-carry = Tellen in de volgende ronde
option-tressette-four-look-back = Gespeelde slagen terugkijken
option-tressette-four-look-back-last = De laatste slag
option-tressette-four-look-back-none = Niet toegestaan
option-tressette-four-look-back-all = Alle slagen
option-tressette-four-deck-faces = Plaatjes op de kaarten
option-tressette-four-deck-faces-french = Frans
option-tressette-four-deck-faces-italian = Italiaans
