## Seats and cards

bid-bid = { $number } angesagt
bid-null = Null für { $number }
bid-word-bid = Stiche:
bid-word-null = Null für:

## Ways to play that have a name

preset-oneonta-edward = Edward
preset-oneonta-hutnik = Hutnik
preset-oneonta-learner = Mit Kartenübersicht

## What happens

news-null = { $who ->
    [you] Du sagst Null für { $number } an.
   *[other] { $seat } sagt Null für { $number } an.
}

## A deal is over

ledger-null-made = { $seat } { $points }: Null erfüllt, kein Stich
ledger-null-failed = { $seat } { $points }: Null verloren, Stiche: { $count }

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = Hohe Karten nützen nichts, wenn ihre Farbe nie ausgespielt wird: Sag nur an, was du abzählen kannst.
rule-oneonta-2 = So oft schaffst du die Ansage, gerechnet über alle Karten, die aus dem Spiel sein können.
rule-oneonta-3 = Eine Farbe mit kleinen Karten kann jeden Stich abgeben: Zähl die Hälfte der möglichen Stiche.
rule-oneonta-4 = Ein einzelnes Ass ist ein sicherer Stich.
rule-oneonta-5 = Eine Farbe ohne kleine Karten ist Glückssache: Rechne mit dem Mittelwert.
rule-oneonta-6 = Behalte Karten, die noch so oder so ausgehen können: Sie gleichen aus, was in einer anderen Farbe schiefgeht.
rule-oneonta-8 = Ass und König einer Farbe bringen nacheinander zwei Stiche.
rule-oneonta-9 = Ass, König und Bube einer Farbe sind etwa ein Stich.
rule-oneonta-10 = Im Zweifel lieber ein Stich zu viel: Zu wenige kosten die ganze Ansage, jeder überzählige nur einen Punkt.
rule-oneonta-11 = Wirf zuerst eine Karte ab, die gewinnen oder verlieren könnte.
rule-oneonta-12 = Nach jedem Stich neu gezählt: So oft schaffst du die Ansage nach dieser Karte noch.
rule-oneonta-60 = Ein Trumpf schlägt kleinere Trümpfe und sticht die anderen Farben.
rule-oneonta-61 = Bei Null kannst du hohe Karten auf andere Farben abwerfen, bevor ihre eigene kommt.

## Page: the home page

game-oneonta = Oneonta Whist
game-about-oneonta = Eine Stich-Patience: Sag an, was dein Blatt hergibt, und spiel gegen einen verdeckten Stapel, der zu jedem Stich ausspielt.
game-standard-oneonta = Neun Spiele, Ansagen von 0 bis 9. Mit 30 Punkten hast du gewonnen.

## Page: questions and answers

zone-stock-oneonta = aus dem Spiel
call-null = Null für { $number }
say-null = Null für { $number }

## Ways to play that have a name

about-preset-oneonta-edward = Neun Spiele, um 30 Punkte zu erreichen, nach Edward gezählt.
about-preset-oneonta-hutnik = Ansagen von 1 bis 9 Stichen, oder Null für 1 bis 9 Punkte.
about-preset-oneonta-learner = Angezeigt wird, welche Karten noch nicht zu sehen waren und wie wahrscheinlich sie noch ausgespielt werden.

## Options

about-option-oneonta-bidding = edward: Du sagst 0 bis 9 Stiche an. hutnik: Du sagst 1 bis 9 Stiche an oder null, also gar keinen Stich, für 1 bis 9 Punkte.
about-option-oneonta-deals = Wie viele Spiele eine Partie hat.
about-option-oneonta-target = Du gewinnst, wenn du nach dem letzten Spiel mindestens so viele Punkte hast.
about-option-oneonta-show-tracker = Angezeigt wird, welche Karten noch nicht zu sehen waren, mit der genauen Wahrscheinlichkeit, dass sie noch ausgespielt werden.

## Learn

learn-oneonta-about = Du spielst allein gegen einen verdeckten Stapel, den Strohmann. Du und der Strohmann habt je { $count } Karten. Der Strohmann deckt seine nächste Karte auf, und du gibst eine dazu: Das ist ein Stich. Ausgespielt wird immer vom Strohmann.
learn-oneonta-turnup = Eine weitere Karte wird aufgedeckt. Ihre Farbe ist Trumpf und schlägt die anderen Farben. Ist es ein Joker, gibt es keinen Trumpf.
learn-oneonta-follow = Es gilt Bedienzwang: Hast du eine Karte der ausgespielten Farbe, musst du eine davon spielen. Hast du keine, spielst du irgendeine Karte. Den Stich macht der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe.
learn-oneonta-trumps = Die Trümpfe, wenn { $suit } Trumpf ist, von hoch nach niedrig. Die Joker gehören dazu, und eine dieser Karten liegt aufgedeckt.
learn-oneonta-ruff = Das Karo-Ass wurde ausgespielt. Du hast kein Karo und spielst einen kleinen Trumpf ({ $suit }). Er macht den Stich.
learn-oneonta-page-bid = Die Ansage
learn-oneonta-bids = Schau in dein Blatt, und sag an, wie viele Stiche du machst, von 0 bis { $most }. Die Ansage zählt nur, wenn du genau so viele machst.
learn-oneonta-bids-null = Schau in dein Blatt, und sag an, wie viele Stiche du machst, von 1 bis { $most }. Die Ansage zählt nur, wenn du genau so viele machst. Oder sag Null an, und such dir aus, für wie viele Punkte.
learn-oneonta-bid-title = Zum Beispiel: Du sagst { $number } an
learn-oneonta-null-title = Null für { $number }
learn-oneonta-won = { $count ->
    [0] Du machst keinen Stich
    [one] Du machst 1 Stich
   *[other] Du machst { $count } Stiche
}
learn-oneonta-target = Spiele pro Partie: { $deals }. Du gewinnst mit { $target } oder mehr Punkten.
learn-oneonta-word-dummy = Strohmann
learn-oneonta-word-dummy-is = Der verdeckte Stapel, gegen den du spielst. Er spielt seine Karten der Reihe nach und hat keine Wahl.
learn-oneonta-word-trump = Trumpf
learn-oneonta-word-trump-is = Die Farbe, die in diesem Spiel alle anderen schlägt.
learn-oneonta-word-ruff = Stechen
learn-oneonta-word-ruff-is = Einen Trumpf spielen, weil du die ausgespielte Farbe nicht hast.
learn-oneonta-word-joker = Joker
learn-oneonta-word-joker-is = Der große und der kleine Joker sind die höchsten Trümpfe. Wurde ein Joker aufgedeckt, ist der andere die einzige Karte seiner Farbe und schlägt trotzdem jede andere.
learn-oneonta-word-null = Null
learn-oneonta-word-null-is = Die Ansage, gar keinen Stich zu machen.
learn-oneonta-word-out = Aus dem Spiel
learn-oneonta-word-out-is = Drei Karten bleiben verdeckt und werden nie gespielt. Du weißt also nie sicher, welche Karten noch kommen.

## Options by name

option-oneonta-bidding = Ansagen
option-oneonta-bidding-edward = Edward
option-oneonta-bidding-hutnik = Hutnik
option-oneonta-deals = Anzahl der Spiele
option-oneonta-target = Punkte zum Sieg
option-oneonta-show-tracker = Ungesehene Karten anzeigen
