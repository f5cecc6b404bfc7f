### German. The term sheet and the register stand at the top of locale/de/table.ftl.

## Contracts

contract-6-spades = 6♠
also-contract-6-spades = 6S
contract-6-clubs = 6♣
also-contract-6-clubs = 6C
contract-6-diamonds = 6♦
also-contract-6-diamonds = 6D
contract-6-hearts = 6♥
also-contract-6-hearts = 6H
contract-6-no-trump = 6 ohne
also-contract-6-no-trump = 6NT, 6N
contract-7-spades = 7♠
also-contract-7-spades = 7S
contract-7-clubs = 7♣
also-contract-7-clubs = 7C
contract-7-diamonds = 7♦
also-contract-7-diamonds = 7D
contract-7-hearts = 7♥
also-contract-7-hearts = 7H
contract-7-no-trump = 7 ohne
also-contract-7-no-trump = 7NT, 7N
contract-8-spades = 8♠
also-contract-8-spades = 8S
contract-8-clubs = 8♣
also-contract-8-clubs = 8C
contract-8-diamonds = 8♦
also-contract-8-diamonds = 8D
contract-8-hearts = 8♥
also-contract-8-hearts = 8H
contract-8-no-trump = 8 ohne
also-contract-8-no-trump = 8NT, 8N
contract-9-spades = 9♠
also-contract-9-spades = 9S
contract-9-clubs = 9♣
also-contract-9-clubs = 9C
contract-9-diamonds = 9♦
also-contract-9-diamonds = 9D
contract-9-hearts = 9♥
also-contract-9-hearts = 9H
contract-9-no-trump = 9 ohne
also-contract-9-no-trump = 9NT, 9N
contract-10-spades = 10♠
also-contract-10-spades = 10S
contract-10-clubs = 10♣
also-contract-10-clubs = 10C
contract-10-diamonds = 10♦
also-contract-10-diamonds = 10D
contract-10-hearts = 10♥
also-contract-10-hearts = 10H
contract-10-no-trump = 10 ohne
also-contract-10-no-trump = 10NT, 10N
contract-misere = Null
also-contract-misere = misere, Bettler
contract-open-misere = Null offen
also-contract-open-misere = open misere, offener Bettler

## Seats and cards

badge-bid-name = Gebot { $name }
badge-contract-of = Alleinspiel: { $name }
badge-hand-away = spielt nicht mit

## Ways to play that have a name

preset-five-hundred-classic = Klassisch
about-preset-five-hundred-classic = Zu dritt bis 500 Punkte. Wer passt, ist aus der Versteigerung.
preset-five-hundred-american = Amerikanisch
about-preset-five-hundred-american = Jeder bietet oder passt nur einmal.
preset-five-hundred-japanese = Japanisch
about-preset-five-hundred-japanese = Wer gepasst hat, darf wieder bieten.
preset-five-hundred-australian = Australisch
about-preset-five-hundred-australian = Zwei Paare und 43 Karten. Null darf geboten werden, und nur ein Kontrakt gewinnt die Partie.

## A deal is over

ledger-contract-made = { $seat } { $points }: Kontrakt erfüllt, { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
ledger-contract-failed = { $seat } { $points }: Kontrakt gefallen, { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
ledger-contract-slam = { $seat } { $points }: Schlemm, alle zehn Stiche

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = Biete, was dein Blatt allein macht, und etwa einen Stich mehr für den Kitty.
rule-five-hundred-2 = Eine lange Trumpffarbe mit Joker und einem Bauern ist mehr wert als verstreute Asse.
rule-five-hundred-3 = Biete eine Farbe, in der du beide Bauern hast.
rule-five-hundred-4 = Lege so ab, dass dir eine Farbe fehlt. Behalte Asse und wirf mittlere Karten kurzer Farben ab.
rule-five-hundred-5 = Zieh im Alleinspiel zuerst von oben die Trümpfe.
rule-five-hundred-6 = Die Gegner spielen zusammen: Nimm keinen Stich, den der andere gewinnt.
rule-five-hundred-7 = Spiel vor dem Alleinspiel niedrig, und nimm dahinter den Stich.
rule-five-hundred-8 = Spiel eine Farbe aus, von der im Alleinspiel wenige Karten sind.
rule-five-hundred-9 = Behalte ohne Trumpf den Joker für die Farbe, die dir fehlt.
rule-five-hundred-10 = Mit diesem Gebot könnte ein Gegner die Partie gewinnen: Überbiete es knapp.
rule-five-hundred-11 = Du liegst weit vorn: Passe und sammle Stiche.
rule-five-hundred-12 = Null braucht niedrige Karten in jeder langen Farbe, und der Joker ist Gift.
rule-five-hundred-13 = Dieser Stich bringt dich über das Ziel.
rule-five-hundred-60 = Diese Karte nimmt den Stich billig.
rule-five-hundred-61 = Spiel bei Null die höchste Karte, die den Stich nicht nimmt.
rule-five-hundred-62 = Spar dir hohe Karten für spätere Stiche.
rule-five-hundred-63 = Lass dem Nullspiel den Stich.
rule-five-hundred-64 = Diese Karte nimmt den Stich sicher.
rule-five-hundred-65 = Leg bei Null die Karten ab, die Stiche nähmen.

## Page: the home page

game-five-hundred = Fünfhundert
game-about-five-hundred = Ersteigere den Kontrakt, nimm den Kitty auf und mach deine Stiche mit den Bauern und dem Joker. Bis 500 Punkte.
game-standard-five-hundred = Je zehn Karten, drei Karten im Kitty, Gebote von sechs Pik bis zehn ohne Trumpf.

## Learn

learn-five-hundred-about = Alle bieten um das Recht, den Trumpf zu bestimmen. Wer am höchsten bietet, spielt allein und muss mindestens so viele Stiche machen wie geboten.
learn-five-hundred-partners = Wer sich gegenübersitzt, spielt zusammen: Die Stiche beider zählen gemeinsam.
learn-five-hundred-deal = Jeder bekommt { $count } Karten. { $number } Karten liegen verdeckt: der Kitty.
learn-five-hundred-bidding = Ein Gebot nennt die Zahl der Stiche, von sechs bis zehn, und den Trumpf: Pik, Kreuz, Karo, Herz oder keinen. In dieser Reihenfolge steigen die Gebote, und jedes Gebot von sieben ist höher als jedes von sechs.
learn-five-hundred-auction-pass-out = Biete mehr als das letzte Gebot, oder passe. Wer passt, ist aus der Versteigerung.
learn-five-hundred-auction-single = Jeder ist einmal an der Reihe: Biete mehr als das letzte Gebot, oder passe.
learn-five-hundred-auction-reenter = Biete mehr als das letzte Gebot, oder passe. Wer gepasst hat, darf wieder bieten, bis alle anderen hintereinander passen.
learn-five-hundred-all-pass-throw-in = Passen alle, gibt der Nächste.
learn-five-hundred-all-pass-no-trump = Passen alle, spielt ihr ohne Trumpf und ohne Kontrakt, und jeder Stich zählt.
learn-five-hundred-widow = Wer allein spielt, nimmt den Kitty auf, legt { $count } Karten verdeckt ab und spielt aus.
learn-five-hundred-tricks = Bediene, wenn du kannst, sonst spiel eine beliebige Karte. Der höchste Trumpf nimmt den Stich, sonst die höchste Karte der ausgespielten Farbe.
learn-five-hundred-order = Die Trümpfe von hoch nach niedrig, wenn Herz Trumpf ist: der Joker, der rechte Bauer (der Trumpfbube), der linke Bauer (der andere Bube derselben Farbe, rot oder schwarz), dann Ass und so weiter.
learn-five-hundred-bower = Herz ist Trumpf. Der Karobube ist der linke Bauer: Er gehört zu Herz, und nur der Joker und der Herzbube stechen ihn.
learn-five-hundred-named = Ohne Trumpf gewinnt der Joker immer. Wer ihn ausspielt, nennt eine Farbe, hier Kreuz, und die anderen bedienen sie.
learn-five-hundred-misere-by-value = Null heißt, keinen Stich zu machen. Es steht über acht Pik und unter acht Kreuz.
learn-five-hundred-misere-after-seven = Null heißt, keinen Stich zu machen. Es steht über acht Pik und unter acht Kreuz, und du darfst es erst bieten, wenn jemand sieben oder mehr geboten hat.
learn-five-hundred-misere-partner = Der Partner legt sein Blatt weg und spielt nicht mit.
learn-five-hundred-joker-high = Bei Null gibt es keinen Trumpf, und der Joker gewinnt seinen Stich.
learn-five-hundred-joker-low = Bei Null gibt es keinen Trumpf, und der Joker ist die niedrigste Karte von allen.
learn-five-hundred-open-misere = Null offen steht über zehn Karo und unter zehn Herz. Nach dem ersten Stich sehen alle das Blatt.
learn-five-hundred-value = Machst du deinen Kontrakt, bekommst du seinen Wert. Mehr Stiche als geboten bringen nichts. Fällst du, verlierst du den Wert.
learn-five-hundred-slam = Alle zehn Stiche bringen mindestens { $points }.
learn-five-hundred-against-yes = Jeder Stich bringt einem Gegner { $count }, ob der Kontrakt erfüllt wird oder nicht.
learn-five-hundred-against-if-failed = Fällt der Kontrakt, bringt jeder Stich einem Gegner { $count }.
learn-five-hundred-win-any = Die Partie endet, wenn jemand { $count } Punkte hat. Wer seinen Kontrakt macht und { $count } hat, gewinnt, sonst das höchste Ergebnis.
learn-five-hundred-win-contract = Die Partie endet, wenn jemand seinen Kontrakt macht und { $count } Punkte hat.
learn-five-hundred-back-door = Sie endet auch, wenn jemand { $count } Punkte verloren hat: Dann gewinnt das höchste Ergebnis.
learn-five-hundred-values = Werte der Kontrakte
learn-five-hundred-more = Jeder weitere gebotene Stich ist { $points } mehr wert.
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = Rechter Bauer
learn-five-hundred-word-right-bower-is = Der Trumpfbube, der zweithöchste Trumpf.
learn-five-hundred-word-left-bower = Linker Bauer
learn-five-hundred-word-left-bower-is = Der andere rote oder schwarze Bube. Er gehört zum Trumpf und nicht zu der Farbe, die auf ihm steht.
learn-five-hundred-word-widow = Kitty
learn-five-hundred-word-widow-is = Die drei Karten auf dem Tisch. Er heißt auch Witwe.
learn-five-hundred-word-contractor = Alleinspieler
learn-five-hundred-word-contractor-is = Wer am höchsten geboten hat.
learn-five-hundred-word-set = Fallen
learn-five-hundred-word-set-is = Wer zu wenige Stiche macht, fällt.
learn-five-hundred-word-misere = Null
learn-five-hundred-word-misere-is = Ein Kontrakt, keinen Stich zu machen. Er heißt auch Bettler.

## Options by name

option-five-hundred-players = Spieler
about-option-five-hundred-players = Drei: Jeder spielt für sich, mit 33 Karten. Vier: zwei Paare, mit 43 Karten.
option-five-hundred-players-3 = Drei, jeder für sich
option-five-hundred-players-4 = Vier, in Paaren
option-five-hundred-auction = Versteigerung
about-option-five-hundred-auction = Ob man nach einem Pass noch bieten darf, und wie oft man an der Reihe ist.
option-five-hundred-auction-pass-out = Ein Pass ist endgültig
option-five-hundred-auction-single = Jeder einmal
option-five-hundred-auction-reenter = Nach einem Pass wieder bieten
option-five-hundred-all-pass = Wenn alle passen
about-option-five-hundred-all-pass = Entweder gibt der Nächste, oder ihr spielt ohne Trumpf und ohne Kontrakt, und jeder Stich zählt 10.
option-five-hundred-all-pass-throw-in = Neu geben
option-five-hundred-all-pass-no-trump = Ohne Trumpf spielen
option-five-hundred-misere = Null
about-option-five-hundred-misere = Ob man für 250 bieten darf, keinen Stich zu machen.
option-five-hundred-misere-off = Nein
option-five-hundred-misere-by-value = Nach dem Wert
option-five-hundred-misere-after-seven = Nach einem Gebot von sieben
option-five-hundred-open-misere = Null offen
about-option-five-hundred-open-misere = Auch Null offen darf geboten werden, für 500: Nach dem ersten Stich sehen alle das Blatt.
option-five-hundred-nullo-joker = Joker bei Null
about-option-five-hundred-nullo-joker = Der Joker gewinnt seinen Stich, oder er ist die niedrigste Karte von allen.
option-five-hundred-nullo-joker-high = Gewinnt den Stich
option-five-hundred-nullo-joker-low = Niedrigste Karte
option-five-hundred-slam = Alle zehn Stiche
about-option-five-hundred-slam = Alle zehn Stiche bringen mindestens 250, oder nur den Kontrakt.
option-five-hundred-slam-250 = Mindestens 250
option-five-hundred-slam-off = Nur der Kontrakt
option-five-hundred-opponents-score = Stiche der Gegner
about-option-five-hundred-opponents-score = Ob jeder Stich einem Gegner 10 bringt. Bei Null bekommen sie nichts.
option-five-hundred-opponents-score-yes = Je 10
option-five-hundred-opponents-score-no = Nichts
option-five-hundred-opponents-score-if-failed = Je 10, wenn der Kontrakt fällt
option-five-hundred-target = Punkte zum Sieg
about-option-five-hundred-target = Die Punkte, mit denen eine Partie endet.
option-five-hundred-target-250 = 250
option-five-hundred-target-500 = 500
option-five-hundred-target-1000 = 1000
option-five-hundred-win-by = Gewonnen wird
about-option-five-hundred-win-by = Ob alle Punkte zum Ziel führen, oder nur ein Kontrakt, der in dieser Runde erfüllt wird.
option-five-hundred-win-by-any = Mit allen Punkten
option-five-hundred-win-by-contract = Nur mit einem Kontrakt
option-five-hundred-back-door = Verloren bei minus dem Ziel
about-option-five-hundred-back-door = Eine Partie endet auch, wenn jemand so viele Punkte verloren hat wie das Ziel: Das höchste Ergebnis gewinnt.
about-option-five-hundred-look-back = Welche fertigen Stiche des Spiels du noch einmal ansehen darfst.
option-five-hundred-look-back = Alte Stiche ansehen
option-five-hundred-look-back-last = Nur den letzten
option-five-hundred-look-back-none = Nicht erlaubt
option-five-hundred-look-back-all = Alle
