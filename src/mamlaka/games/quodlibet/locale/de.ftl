### German. The term sheet and the register stand at the top of locale/de/table.ftl.
###
### The contracts keep the names of the students; a deal is a Spiel, the beer king is the König.

## Seats and cards

badge-beer-king = König

## Contracts

contract-plus = Plus
contract-minus = Minus
contract-neighbour = Böser Nachbar
contract-achmed = Achmed
contract-first-three-and-last = Erste drei und letzter
contract-no-reds = Keine Roten
contract-ober-unter = Ober und Unter
contract-bribe = Bestechung
contract-open = Offene Hose
contract-hunt = Jagd
contract-quadrature = Quart
contract-snack = Kleiner Imbiss
note-plus = Stiche machen
note-minus = keine Stiche
note-neighbour = der Nachbar zahlt
note-achmed = K♥ und D♦
note-first-three-and-last = Stiche 1, 2, 3 und 8
note-no-reds = kein Herz
note-ober-unter = keine Damen und Buben
note-bribe = auch die niedrigste Karte kostet
note-open = nur andere sehen dein Blatt
note-hunt = Minus mit offenen Karten
note-quadrature = eine Karte folgt
note-snack = Auslegen

## Ways to play that have a name

preset-quodlibet-vienna = Wien
preset-quodlibet-catsatcards = Rechts vom König
preset-quodlibet-long = Vier Runden
preset-quodlibet-tricks-only = Nur Stiche

## The table

headline-wheel = Rad { $round } von { $rounds }, Spiel { $deal }

## What happens

news-wheel = { $who ->
    [you] Du sagst { $name } an.
   *[other] { $seat } sagt { $name } an.
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points }: kein Stich
ledger-tricks-taken = { $seat } { $points }: Stiche gemacht: { $count }
ledger-all-tricks = { $seat } { $points }: alle Stiche an einem Platz
ledger-all-hearts = { $seat } { $points }: alle Herzen
ledger-together = { $seat } { $points }: { $cards } in einem Stich
ledger-lowest-card = { $seat } { $points }: niedrigste Karte eines Stichs × { $count }
ledger-lowest-wins = { $seat } { $points }: Stich mit seiner niedrigsten Karte × { $count }
ledger-whole-hand-left = { $seat } { $points }: keine Karte angelegt

## The score sheet

sheet-wheel = Rad { $number }

## Questions and help

ask-wheel = Was sagst du an?

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = Hohe Karten sind gut für Plus und Böser Nachbar, niedrige für die anderen Ansagen.
rule-quodlibet-2 = Sichere dir einen Stich: Der erste ist am meisten wert.
rule-quodlibet-3 = Spiel niedrig aus einer kurzen Farbe aus: Jemand geht darüber.
rule-quodlibet-4 = Mach Stiche, vor allem vor dem Platz vor dir: Für dessen Stiche zahlst du, für deine dein Nachbar.
rule-quodlibet-5 = Wirf Herz-König und Karo-Dame ab, und lass sie nie in deinem Stich zusammenkommen.
rule-quodlibet-6 = Die Stiche vier bis sieben sind frei: Nimm sie mit hohen Karten, und behalte eine niedrige für den letzten.
rule-quodlibet-7 = Niedrige Herzen kosten doppelt so viel wie hohe: Gib sie zuerst weg.
rule-quodlibet-8 = Lass nie Dame und Bube in deinem Stich zusammenkommen; gib sie in fremde Stiche.
rule-quodlibet-9 = Am besten ist eine mittlere Karte, weder die höchste noch die niedrigste. Spiel eine Sieben aus, solange andere bedienen können.
rule-quodlibet-10 = Die Karten, die du nicht siehst, sind deine: Spiel dort, wo niedrige Karten liegen müssen, und wirf dort ab, wo hohe liegen.
rule-quodlibet-11 = Beginn Stapel, die mit einer eigenen Karte enden: So bleibst du am Zug. Damen, Könige und Asse enden sofort.
rule-quodlibet-12 = Leg zu deinen eigenen Karten hin, und halte zurück, worauf nur die anderen warten.
rule-quodlibet-13 = Eine ganze Hand kostet am meisten: Leg irgendeine Karte.
rule-quodlibet-60 = Spiel die höchste Karte, die den Stich nicht macht.
rule-quodlibet-61 = Du machst den Stich sowieso: Nimm deine höchste Karte.
rule-quodlibet-62 = Du kannst nicht bedienen: Wirf eine hohe Karte einer kurzen Farbe ab.

## Page: the home page

game-quodlibet = Quodlibet
game-about-quodlibet = Drei Räder, von Plus bis zum Kleinen Imbiss. In jedem Spiel sagt ein König das nächste an; die wenigsten Schlechtpunkte gewinnen.
game-standard-quodlibet = Drei Räder mit allen Ansagen, einmal.

## Learn

learn-quodlibet-about = Ein Spiel der Wiener Studenten. Zu viert bekommt jeder Platz acht Karten, und gespielt wird nach rechts. Die Ansagen bilden Räder; jedes Spiel hat eine andere, und eine Partie hat insgesamt { $deals }.
learn-quodlibet-order = Die Karten einer Farbe von oben nach unten: Die Zehn steht unter dem Buben. Die höchste Karte der ausgespielten Farbe macht den Stich.
learn-quodlibet-king = Jedes Spiel hat einen König. Er sieht sich als Einziger seine Karten an und sagt etwas an, das in diesem Rad noch nicht dran war; dann schauen auch die anderen. Nach dem Spiel ist der nächste Platz König, nach einem Rad der mit den meisten Schlechtpunkten.
learn-quodlibet-leader-king = Der König spielt die erste Karte.
learn-quodlibet-leader-right-of-king = Rechts vom König wird die erste Karte gespielt.
learn-quodlibet-end = Alles wird als Schlechtpunkte aufgeschrieben. Nach dem letzten Rad gewinnt, wer die wenigsten hat.
learn-quodlibet-wheel = Rad { $number }
learn-quodlibet-plus = Mach Stiche: Jeder der acht, den du nicht machst, kostet 10. Ohne Stich bekommst du 100.
learn-quodlibet-minus = Mach keine Stiche. Alle acht kosten 100.
learn-quodlibet-neighbour = Für einen Stich zahlt der rechte Nachbar. Alle acht kosten 100.
learn-quodlibet-achmed = Nimm weder Herz-König noch Karo-Dame. Beide in einem Stich kosten 100.
learn-quodlibet-picture-achmed = König und Dame fallen in einen Stich: Der Herz-König macht ihn für 100 Punkte.
learn-quodlibet-first-three-and-last = Nur die ersten drei Stiche und der letzte kosten.
learn-quodlibet-no-reds = Nimm keine Herzen, vor allem keine niedrigen. Alle acht zusammen kosten 100.
learn-quodlibet-picture-no-reds = Der König nimmt drei Herzen: zweimal 20 und einmal 10, also 50.
learn-quodlibet-ober-unter = Nimm keine Damen und Buben, die Ober und Unter deutscher Karten. Ein Stich mit beiden Arten kostet 100, wie viele es auch sind.
learn-quodlibet-picture-ober-unter = Der König nimmt Dame und Bube in einem Stich: 100.
learn-quodlibet-bribe = Jeder Stich kostet den, der ihn macht, 30, und den mit der niedrigsten Karte 20; von gleichen zählt die zuerst gespielte. Macht die niedrigste Karte den Stich, so kostet er 100.
learn-quodlibet-picture-bribe = Das Ass macht den Stich und zahlt 30. Die Sieben ist die niedrigste Karte und kostet 20.
learn-quodlibet-open = Wie Minus, aber du hältst dein Blatt so, dass alle es sehen außer dir, und spielst eine Karte, ohne sie zu kennen. Auch das Blatt des Königs wird vorher gemischt.
learn-quodlibet-open-free = Niemand muss bedienen. Eine Karte einer anderen Farbe kann nicht gewinnen.
learn-quodlibet-open-must = Wer bedienen kann, muss: Bevor du dran bist, nennt der Tisch die Karten, die bedienen. So erfährst du, wo deine Karten dieser Farbe sind.
learn-quodlibet-hunt = Wie Minus, aber alle Karten liegen offen auf dem Tisch.
learn-quodlibet-quadrature = Hier gibt es keine Stiche: Jemand beginnt einen Stapel mit irgendeiner Karte, und nur eine einzige darf folgen. Hast du sie, musst du sie legen, sonst setzt du aus. Liegt diese Karte schon oder gibt es keine, ist der Stapel fertig.
learn-quodlibet-step3 = Es folgt die Karte derselben Farbe, die drei Ränge höher ist: Zehn auf Sieben, König auf Zehn. Mit Dame, König oder Ass endet ein Stapel.
learn-quodlibet-run4 = Es folgt die nächsthöhere Karte derselben Farbe. Vier Karten oder ein Ass beenden einen Stapel.
learn-quodlibet-pile-owner = Wer die letzte Karte gelegt hat, beginnt den nächsten Stapel.
learn-quodlibet-pile-next = Der Platz nach der letzten Karte beginnt den nächsten Stapel.
learn-quodlibet-snack = Hier gibt es keine Stiche: Jede Farbe beginnt mit dem Buben und wächst Karte für Karte, hinauf bis zum Ass und hinunter bis zur Sieben. Passt eine deiner Karten, musst du eine legen. Passt keine, setzt du aus.
learn-quodlibet-first-out = Das Spiel endet, wenn jemand keine Karten mehr hat. Jede Karte, die du noch hast, kostet 10; hast du keine gelegt, bekommst du 100.
learn-quodlibet-places = Gespielt wird, bis nur noch einer Karten hat.
learn-quodlibet-fits = { $count ->
    [one] Von deinen Karten passt nur { $cards }.
   *[other] Von deinen Karten passen { $cards }.
}
learn-quodlibet-word-king = König
learn-quodlibet-word-king-is = Wer das Spiel ansagt: bei den Studenten der Bierkönig.
learn-quodlibet-word-wheel = Rad
learn-quodlibet-word-wheel-is = Spiele, in denen jede Ansage einer Gruppe einmal gespielt wird; sind es vier, so ist jeder Platz einmal König.
learn-quodlibet-word-cards = Unter, Ober
learn-quodlibet-word-cards-is = Bube und Dame im deutschen Blatt. Laub, Herz, Schellen und Eichel stehen für Pik, Herz, Karo und Kreuz.

## Options by name

option-quodlibet-leader = Erste Karte
option-quodlibet-leader-king = Der König
option-quodlibet-leader-right-of-king = Rechts vom König
option-quodlibet-last-trick-cost = Letzter Stich bei Erste drei und letzter
option-quodlibet-last-trick-cost-50 = 50
option-quodlibet-last-trick-cost-80 = 80
option-quodlibet-last-trick-cost-100 = 100
option-quodlibet-open-follow = Bedienen bei Offene Hose
option-quodlibet-open-follow-free = Nicht nötig
option-quodlibet-open-follow-must = Pflicht
option-quodlibet-quart = Stapel
option-quodlibet-quart-step3 = Drei Ränge höher
option-quodlibet-quart-run4 = Folgen von vier
option-quodlibet-pile-lead = Nächster Stapel
option-quodlibet-pile-lead-owner = Wer zuletzt gelegt hat
option-quodlibet-pile-lead-next = Der nächste Platz
option-quodlibet-shed-score = Wertung von Stapeln und Auslegen
option-quodlibet-shed-score-first-out = Restliche Karten
option-quodlibet-shed-score-places = Plätze
option-quodlibet-rounds = Runden aller Räder
option-quodlibet-rounds-1 = 1
option-quodlibet-rounds-2 = 2
option-quodlibet-rounds-4 = 4
option-quodlibet-early-end = Vorzeitiges Spielende
option-quodlibet-contracts = Ansagen
option-quodlibet-contracts-none = Keine
option-quodlibet-contracts-plus = Plus
option-quodlibet-contracts-minus = Minus
option-quodlibet-contracts-neighbour = Böser Nachbar
option-quodlibet-contracts-achmed = Achmed
option-quodlibet-contracts-first-three-and-last = Erste drei und letzter
option-quodlibet-contracts-no-reds = Keine Roten
option-quodlibet-contracts-ober-unter = Ober und Unter
option-quodlibet-contracts-bribe = Bestechung
option-quodlibet-contracts-open = Offene Hose
option-quodlibet-contracts-hunt = Jagd
option-quodlibet-contracts-quadrature = Quart
option-quodlibet-contracts-snack = Kleiner Imbiss

## Ways to play that have a name

about-preset-quodlibet-vienna = Drei Räder, und der König spielt aus.
about-preset-quodlibet-catsatcards = Der Platz rechts vom König spielt aus, und einen neuen Stapel beginnt der nächste Platz; der letzte Stich bei Erste drei und letzter kostet 100; bei Offene Hose muss man bedienen.
about-preset-quodlibet-long = Die drei Räder viermal.
about-preset-quodlibet-tricks-only = Nur gewöhnliche Ansagen mit Stichen: ohne Stapel, Auslegen und Offene Hose.

## Options

about-option-quodlibet-leader = Wer die erste Karte eines Spiels spielt.
about-option-quodlibet-last-trick-cost = Was der letzte Stich bei Erste drei und letzter kostet.
about-option-quodlibet-open-follow = Ob man mit Karten bedienen muss, die nur die anderen sehen. free: nein. must: ja, und der Tisch nennt die Plätze im Blatt, die bedienen; das verrät etwas über sie.
about-option-quodlibet-quart = Welche Karte auf einem Stapel folgt. step3: die drei Ränge höhere derselben Farbe. run4: die nächsthöhere, und vier Karten beenden einen Stapel.
about-option-quodlibet-pile-lead = Wer einen neuen Stapel beginnt: wer die letzte Karte gelegt hat, oder der Platz danach.
about-option-quodlibet-shed-score = Wie Stapel und Auslegen zählen. first_out: Das Spiel endet, wenn jemand fertig ist; jede restliche Karte kostet 10, alle acht kosten 100. places: Es geht weiter, und die Plätze kosten 0, 10, 20 und 30.
about-option-quodlibet-rounds = Wie oft die Räder gespielt werden, jedes Mal mit allen Ansagen.
about-option-quodlibet-early-end = Ein Spiel um einzelne Karten endet mit der letzten Karte, die kostet. Am Ergebnis ändert das nichts.
about-option-quodlibet-contracts = Die Ansagen. Jede bleibt in ihrem Rad, das so viele Spiele wie Ansagen hat; ein leeres Rad entfällt.
