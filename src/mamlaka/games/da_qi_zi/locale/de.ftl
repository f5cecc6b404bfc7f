## Seats and cards

badge-units = { $count ->
    [1] 1 Zähler
   *[other] { $count } Zähler
}
badge-banker = Bank
badge-first = hat begonnen

## Ways to play that have a name

preset-da-qi-zi-classic = Acht Spiele
preset-da-qi-zi-party = Party
preset-da-qi-zi-heaven-nine = Mit Bank

## What happens

news-leads-first = { $who ->
    [you] Du spielst zuerst aus.
   *[other] { $seat } spielt zuerst aus.
}

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points }: kein Stich
    [1] { $seat } { $points }: 1 Zähler
   *[other] { $seat } { $points }: { $count } Zähler
}
ledger-over-four = { $seat } { $points }: { $count } Zähler, für die über vier
ledger-over-four-paid = { $seat } { $points }: für die Zähler eines anderen über vier

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = Nur der letzte Stich bringt etwas: Behalte, was ihn gewinnt, und das Ausspiel davor.
rule-da-qi-zi-2 = Hol dir früh einen Zähler: Ohne Stich zahlst du am meisten.
rule-da-qi-zi-3 = Mit vier Zählern zahlst du nichts: Spiel nur noch auf den letzten Stich.
rule-da-qi-zi-4 = Behalte deine höchste Karte, bis sie das Ausspiel gewinnt, das du am Ende brauchst.
rule-da-qi-zi-5 = Spiel aus, was niemand schlagen kann, und ende mit dem Rest.
rule-da-qi-zi-6 = Behalte drei oder mehr Soldaten für den letzten Stich, solange andere Karten das Ausspiel halten.
rule-da-qi-zi-7 = Brich eine Folge nur für ein Paar auf, das mehr wert ist.
rule-da-qi-zi-8 = Spiel so viele Karten aus, wie die anderen schlecht schlagen können.
rule-da-qi-zi-9 = Zähl die hohen Karten: Nach dir kann das niemand mehr schlagen.
rule-da-qi-zi-10 = Wirf zuerst einzelne niedrige Soldaten ab, nie eine Karte, die am Ende hoch ist.
rule-da-qi-zi-11 = Stich nicht, wenn du mit dem Ausspiel nichts anfangen kannst.
rule-da-qi-zi-60 = Stich mit den niedrigsten Karten, die reichen.
rule-da-qi-zi-61 = Der letzte Stich gehört dir dann sicher.
rule-da-qi-zi-62 = Jedes Abwerfen würde Karten kosten, die noch nützen.

## Page: the home page

game-da-qi-zi = Da Qi Zi
game-about-da-qi-zi = Stiche mit den Figuren des chinesischen Schachs, eine oder mehrere zugleich. Nur der letzte Stich gewinnt.
game-standard-da-qi-zi = Vier Spieler, acht Spiele. Rot steht über Schwarz.

## Ways to play: what each is

about-preset-da-qi-zi-classic = Acht Spiele; Rot steht über Schwarz.
about-preset-da-qi-zi-party = Im Uhrzeigersinn, bis jemand keine Chips mehr hat.
about-preset-da-qi-zi-heaven-nine = Mit Bank, und ohne letzten Stich für Spieler, die noch keinen haben.

## Options: what each does

about-option-da-qi-zi-end = Wann die Partie endet. deals: nach einer Anzahl von Spielen. bankrupt: nach einem Spiel, in dem jemand alle Chips verloren hat, oder nach 100 Spielen. Niemand zahlt mehr Chips, als er hat.
about-option-da-qi-zi-deals = Die Anzahl der Spiele bei end=deals.
about-option-da-qi-zi-chips = Die Chips, mit denen jeder beginnt, bei end=bankrupt.
about-option-da-qi-zi-sets = one_colour: Die Karten einer Kombination haben eine Farbe. mixed: Sie dürfen beide haben, und die Kombination ist schwarz, sobald eine Karte schwarz ist.
about-option-da-qi-zi-colours = red_high: Rot steht über Schwarz derselben Figur. equal: Beide sind gleich, und Kombinationen dürfen beide Farben haben.
about-option-da-qi-zi-discards = Ob abgeworfene Karten bis zum Ende des Spiels verdeckt liegen oder offen.
about-option-da-qi-zi-no-trick = Was zahlt, wer keinen Stich hat.
about-option-da-qi-zi-last-needs-trick = Wer keinen Stich hat, darf einen letzten Stich aus einer einzelnen Karte nicht gewinnen.
about-option-da-qi-zi-banker = Wer in einem Spiel zuerst ausspielt, ist die Bank: Was sie zahlt oder bekommt, zählt doppelt.
about-option-da-qi-zi-direction = Die Spielrichtung. ccw: gegen den Uhrzeigersinn. cw: im Uhrzeigersinn.
about-option-da-qi-zi-over-four = paid: Wer mehr als vier Zähler hat, aber nicht den letzten Stich, bekommt von dessen Gewinner einen Chip für jeden Zähler über vier.

## Learn

learn-da-qi-zi-about = Vier spielen, jeder für sich, mit den 32 Figuren des chinesischen Schachs als Karten. Jeder bekommt acht. Wer den letzten Stich macht, gewinnt das Spiel.
learn-da-qi-zi-lead = Wer einen Stich gewinnt, spielt zum nächsten aus: eine Karte, oder mehrere, die zusammengehören, einen Satz oder eine Folge.
learn-da-qi-zi-order-red-high = Von hoch nach niedrig: General, Berater, Elefant, Wagen, Pferd, Kanone, Soldat. Jeweils steht Rot über Schwarz. Karten einer Figur und Farbe sind gleich.
learn-da-qi-zi-order-equal = Von hoch nach niedrig: General, Berater, Elefant, Wagen, Pferd, Kanone, Soldat. Rot und Schwarz sind gleich.
learn-da-qi-zi-sets = Ein Satz sind beliebig viele gleiche Karten: meist zwei, bei Soldaten bis zu fünf.
learn-da-qi-zi-run-high = General, Berater und Elefant sind eine Folge.
learn-da-qi-zi-run-low = Wagen, Pferd und Kanone sind die andere, niedrigere.
learn-da-qi-zi-one-colour = Ein Satz oder eine Folge hat eine Farbe.
learn-da-qi-zi-mixed = Sätze und Folgen dürfen gemischt sein. Sie sind schwarz, sobald eine Karte schwarz ist.
learn-da-qi-zi-equal = Sätze und Folgen dürfen gemischt sein.
learn-da-qi-zi-beat = Die anderen schlagen der Reihe nach die bisher besten Karten, mit einer höheren Kombination derselben Art und Größe, oder sie werfen ebenso viele Karten ab. Niemand muss schlagen, und gleiche Karten schlagen einander nicht.
learn-da-qi-zi-trick = Jede Karte schlägt die davor, und der Elefant macht den Stich.
learn-da-qi-zi-hidden = Abgeworfene Karten liegen verdeckt, bis das Spiel vorbei ist.
learn-da-qi-zi-open = Abgeworfene Karten liegen offen.
learn-da-qi-zi-needs-trick = Ist der letzte Stich eine einzelne Karte, darf ihn nicht gewinnen, wer noch keinen Stich hat.
learn-da-qi-zi-last = Alle anderen zahlen dem Gewinner des letzten Stichs.
learn-da-qi-zi-units = Ein Stich bringt so viele Zähler, wie Karten ausgespielt wurden. Alle Stiche eines Spiels haben zusammen acht.
learn-da-qi-zi-pay = Du zahlst { $n0 } ohne Stich, { $n1 } mit einem Zähler, { $n2 } mit zwei, { $n3 } mit drei, und nichts mit vier oder mehr.
learn-da-qi-zi-banker = Wer in einem Spiel zuerst ausspielt, ist die Bank und zahlt und bekommt das Doppelte.
learn-da-qi-zi-over-four = Hast du mehr als vier Zähler, zahlt dir der Gewinner des letzten Stichs einen Chip für jeden über vier.
learn-da-qi-zi-end-deals = Die Partie hat { $count } Spiele. Die höchste Summe gewinnt.
learn-da-qi-zi-end-bankrupt = Jeder beginnt mit { $count } Chips. Die Partie endet nach dem Spiel, in dem jemand alle Chips verloren hat, und die meisten Chips gewinnen.
learn-da-qi-zi-word-run = Folge
learn-da-qi-zi-word-run-is = General, Berater und Elefant, oder Wagen, Pferd und Kanone.
learn-da-qi-zi-word-unit = Zähler
learn-da-qi-zi-word-unit-is = Eine Karte, die zu einem Stich ausgespielt wurde. Ein Stich aus drei Karten bringt dem Gewinner drei Zähler.
learn-da-qi-zi-word-discard = Abwerfen
learn-da-qi-zi-word-discard-is = Karten ablegen, die den Stich nicht gewinnen können.
learn-da-qi-zi-word-banker = Bank
learn-da-qi-zi-word-banker-is = Der Spieler, dessen Zahlungen doppelt zählen.

## Options by name

option-da-qi-zi-end = Ende der Partie
option-da-qi-zi-end-deals = Nach einer Anzahl von Spielen
option-da-qi-zi-end-bankrupt = Wenn jemand keine Chips mehr hat
option-da-qi-zi-deals = Spiele
option-da-qi-zi-deals-4 = 4
option-da-qi-zi-deals-8 = 8
option-da-qi-zi-deals-16 = 16
option-da-qi-zi-chips = Chips
option-da-qi-zi-chips-20 = 20
option-da-qi-zi-chips-25 = 25
option-da-qi-zi-chips-30 = 30
option-da-qi-zi-sets = Farben von Sätzen und Folgen
option-da-qi-zi-sets-one-colour = Eine Farbe
option-da-qi-zi-sets-mixed = Gemischt
option-da-qi-zi-colours = Rot und Schwarz
option-da-qi-zi-colours-red-high = Rot ist höher
option-da-qi-zi-colours-equal = Gleich
option-da-qi-zi-discards = Abgeworfene Karten
option-da-qi-zi-discards-hidden = Verdeckt
option-da-qi-zi-discards-open = Offen
option-da-qi-zi-no-trick = Zahlung ohne Stich
option-da-qi-zi-no-trick-5 = 5
option-da-qi-zi-no-trick-4 = 4
option-da-qi-zi-last-needs-trick = Eine einzelne letzte Karte gewinnt nur, wer einen Stich hat
option-da-qi-zi-banker = Bank
option-da-qi-zi-direction = Spielrichtung
option-da-qi-zi-direction-ccw = Gegen den Uhrzeigersinn
option-da-qi-zi-direction-cw = Im Uhrzeigersinn
option-da-qi-zi-over-four = Mehr als vier Zähler
option-da-qi-zi-over-four-none = Frei
option-da-qi-zi-over-four-paid = Bezahlt
