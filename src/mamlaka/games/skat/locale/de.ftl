### German. The term sheet and the register stand at the top of locale/de/table.ftl. Two words are those of Skat players: the
### declarer is the Alleinspieler, a role like the Geber, and a lone card of a suit is blank, as in "blanke Zehn".

## Contracts

contract-grand = Grand
contract-null = Null
contract-clubs-schneider = ♣ Schneider
also-contract-clubs-schneider = Kreuz Schneider
contract-clubs-schwarz = ♣ Schwarz
also-contract-clubs-schwarz = Kreuz Schwarz
contract-clubs-ouvert = ♣ ouvert
also-contract-clubs-ouvert = Kreuz Ouvert
contract-spades-schneider = ♠ Schneider
also-contract-spades-schneider = Pik Schneider
contract-spades-schwarz = ♠ Schwarz
also-contract-spades-schwarz = Pik Schwarz
contract-spades-ouvert = ♠ ouvert
also-contract-spades-ouvert = Pik Ouvert
contract-hearts-schneider = ♥ Schneider
also-contract-hearts-schneider = Herz Schneider
contract-hearts-schwarz = ♥ Schwarz
also-contract-hearts-schwarz = Herz Schwarz
contract-hearts-ouvert = ♥ ouvert
also-contract-hearts-ouvert = Herz Ouvert
contract-diamonds-schneider = ♦ Schneider
also-contract-diamonds-schneider = Karo Schneider
contract-diamonds-schwarz = ♦ Schwarz
also-contract-diamonds-schwarz = Karo Schwarz
contract-diamonds-ouvert = ♦ ouvert
also-contract-diamonds-ouvert = Karo Ouvert
contract-grand-schneider = Grand Schneider
contract-grand-schwarz = Grand Schwarz
contract-grand-ouvert = Grand ouvert
contract-null-ouvert = Null ouvert
contract-clubs-hand = ♣ Hand
contract-clubs-hand-schneider = ♣ Hand Schneider
contract-clubs-hand-schwarz = ♣ Hand Schwarz
contract-clubs-hand-ouvert = ♣ ouvert Hand
contract-spades-hand = ♠ Hand
contract-spades-hand-schneider = ♠ Hand Schneider
contract-spades-hand-schwarz = ♠ Hand Schwarz
contract-spades-hand-ouvert = ♠ ouvert Hand
contract-hearts-hand = ♥ Hand
contract-hearts-hand-schneider = ♥ Hand Schneider
contract-hearts-hand-schwarz = ♥ Hand Schwarz
contract-hearts-hand-ouvert = ♥ ouvert Hand
contract-diamonds-hand = ♦ Hand
contract-diamonds-hand-schneider = ♦ Hand Schneider
contract-diamonds-hand-schwarz = ♦ Hand Schwarz
contract-diamonds-hand-ouvert = ♦ ouvert Hand
contract-grand-hand = Grand Hand
contract-grand-hand-schneider = Grand Hand Schneider
contract-grand-hand-schwarz = Grand Hand Schwarz
contract-grand-hand-ouvert = Grand ouvert Hand
contract-clubs-skat-schneider = ♣ Schneider angesagt
contract-clubs-skat-schwarz = ♣ Schwarz angesagt
contract-spades-skat-schneider = ♠ Schneider angesagt
contract-spades-skat-schwarz = ♠ Schwarz angesagt
contract-hearts-skat-schneider = ♥ Schneider angesagt
contract-hearts-skat-schwarz = ♥ Schwarz angesagt
contract-diamonds-skat-schneider = ♦ Schneider angesagt
contract-diamonds-skat-schwarz = ♦ Schwarz angesagt
contract-grand-skat-schneider = Grand Schneider angesagt
contract-grand-skat-schwarz = Grand Schwarz angesagt
contract-null-hand = Null Hand
contract-null-hand-ouvert = Null ouvert Hand
contract-ramsch = Ramsch
contract-take = Skat aufnehmen
contract-hand = Hand spielen

## Seats and choices

zone-widow-skat = Skat
zone-discards-skat = gedrückt
headline-skat = Spiel { $deal } von { $deals }
sheet-passed = eingepasst
sheet-seeger = Seeger-Fabian
sheet-declarer-bonus = eigene Spiele
sheet-defence = von anderen verloren
badge-forehand = Vorhand
badge-middlehand = Mittelhand
badge-rearhand = Hinterhand
badge-bid-value = Reizwert { $number }
badge-skat-declarer = spielt allein
badge-hand-game = Hand
ask-skat = Nimmst du den Skat auf oder spielst du Hand?
ask-discard-skat = { $count ->
    [one] Drück eine Karte.
   *[other] Drück { $count } Karten.
}
say-discard-skat = Drücken
do-discard-skat = { $cards } drücken
news-discard-skat = { $who ->
    [you] Du drückst { $cards }.
   *[other] { $seat } drückt { $cards }.
}
news-found-discard-skat = Im Skat: { $cards }
ask-announce = Sag dein Spiel an.
news-skat = { $choice ->
    [hand] { $who ->
        [you] Du lässt den Skat liegen und spielst Hand.
       *[other] { $seat } lässt den Skat liegen und spielt Hand.
    }
   *[take] { $who ->
        [you] Du nimmst den Skat auf.
       *[other] { $seat } nimmt den Skat auf.
    }
}
call-skat = { $choice ->
    [hand] Hand!
   *[take] Skat
}
news-announce = { $who ->
    [you] Du spielst { $name }.
   *[other] { $seat } spielt { $name }.
}
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = Kurze Partie
about-preset-skat-short = Zu dritt, zwölf Spiele, gewertet nach Seeger-Fabian.
preset-skat-isko = International
about-preset-skat-isko = Eine Liste mit 36 Spielen nach der Internationalen Skatordnung.
preset-skat-isko-four = International zu viert
about-preset-skat-isko-four = Vierertisch: eine Liste mit 48 Spielen.
preset-skat-kneipe = Kneipe
about-preset-skat-kneipe = Wie in der Kneipe: Passen alle, wird geramscht, und ansagen darf man auch nach dem Aufnehmen.
preset-skat-bierlachs = Bierlachs
about-preset-skat-bierlachs = Nur Verluste werden angeschrieben, und bei 301 Minuspunkten ist die Partie zu Ende.

## A deal is over

deal-void-skat = Spiel { $deal } ist eingepasst: { $reason }.
tally-levels = { $kind ->
    [with] mit
   *[without] ohne
} { $matadors }, Spiel { $game }{ $hand ->
    [0] {""}
   *[other] , Hand { $hand }
}{ $schneider ->
    [0] {""}
   *[other] , Schneider { $schneider }
}{ $announced ->
    [0] {""}
   *[other] , angesagt { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] , Schwarz { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] , angesagt { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] , ouvert { $ouvert }
}: { $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] , überreizt: { $charged }
}
tally-null-value = { $name } zählt { $number }
tally-card-points = Augen
tally-skat-left = Im Skat: { $cards }
tally-put-away = Gedrückt: { $cards }
ledger-game-won = { $seat } { $points }: { $count ->
    [0] Spiel gewonnen
   *[other] Spiel gewonnen, { $count } Augen
}
ledger-game-lost = { $seat } { $points }: { $count ->
    [0] Spiel verloren
   *[other] Spiel verloren, { $count } Augen
}
ledger-overbid = { $seat } { $points }: { $count ->
    [0] überreizt
   *[other] überreizt, { $count } Augen
}
ledger-overbid-lost = { $seat } { $points }: { $count ->
    [0] überreizt und Spiel verloren
   *[other] überreizt und Spiel verloren, { $count } Augen
}
ledger-declarer-bonus = { $seat } { $points }: eigenes Spiel nach Seeger-Fabian
ledger-defence = { $seat } { $points }: Gegenspiel gewonnen
ledger-declarer-won = { $seat } { $points }: { $whom ->
    [you] du hast dein Spiel gewonnen
   *[other] { $other } hat das Spiel gewonnen
}
ledger-ramsch-lost = { $seat } { $points }: die meisten Augen im Ramsch, nämlich { $count }
ledger-ramsch-doubled = { $seat } { $points }: die meisten Augen im Ramsch, nämlich { $count }, doppelt wegen einer Jungfrau
ledger-march = { $seat } { $points }: Durchmarsch im Ramsch
ledger-march-paid = { $seat } { $points }: Durchmarsch: { $other }

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = Reize mit fünf Trümpfen und einem Ass dazu, sonst so weit, wie dein Blatt trägt.
rule-skat-2 = Buben, Asse und Vorhand ergeben zusammen fünf oder mehr: Spiel Grand.
rule-skat-3 = Reize nicht höher, als dein Spiel ohne den Skat wert ist.
rule-skat-4 = Nimm den Skat auf, es sei denn, ein Handspiel verspricht mehr.
rule-skat-5 = Drück blanke Zehnen, mach dich in kurzen Farben frei und halte Ass und Zehn zusammen.
rule-skat-6 = Spielst du allein, zieh früh Trumpf.
rule-skat-7 = Zähl die Augen: Mit diesem Stich reicht es.
rule-skat-8 = Dem Freunde kurz, dem Feinde lang: Spiel lang, wenn Mittelhand allein spielt, und kurz, wenn Hinterhand allein spielt.
rule-skat-9 = Der Stich gehört sicher deiner Partei: Schmier ein Ass oder eine Zehn.
rule-skat-10 = Gib dem Alleinspieler keine Augen in seinen Stich.
rule-skat-11 = Verschwende keine hohe Karte auf einen Stich, der schon deiner Partei gehört.
rule-skat-12 = Gib bei Null die höchste Karte zu, die den Stich nicht macht, und spiel deine niedrigste aus.
rule-skat-13 = Spiel erst auf Schneider, wenn das Spiel sicher ist.
rule-skat-14 = Werde im Ramsch die Buben in den mittleren Stichen los, und meide den letzten Stich.
rule-skat-60 = Nimm den Stich so billig wie möglich.
rule-skat-61 = Spiel die Karte, die du am wenigsten brauchst.
rule-skat-62 = Spiel eine Karte aus, die den Stich macht oder wenigstens keine Augen in Gefahr bringt.
rule-skat-63 = Zwing den Alleinspieler bei Null in einen Stich.
rule-skat-64 = Sag das Spiel an, das am meisten verspricht.
rule-skat-65 = Drück bei Null die Karten, die Stiche machen würden.
rule-skat-66 = Spiel gegen den Alleinspieler keinen Trumpf aus.
rule-skat-67 = Gib wenige Augen in einen Stich, den du nicht sicher machst.
rule-skat-68 = Liegt ein Bube im Skat, der dir fehlt, kann dein Spiel weniger wert sein als dein Gebot: Dann hast du dich überreizt.

## Page: the home page

game-skat = Skat
game-about-skat = Allein gegen zwei: Wer am höchsten reizt, nimmt den Skat auf oder spielt Hand, sagt das Spiel an und braucht 61 der 120 Augen.
game-standard-skat = Nach der Internationalen Skatordnung: je zehn Karten, zwei im Skat.

## Learn

learn-skat-about = Wer am höchsten reizt, wird Alleinspieler und spielt gegen die beiden anderen. In den Karten stecken 120 Augen; der Alleinspieler braucht 61.
learn-skat-deal = Alle bekommen { $count } Karten. { $number } bleiben verdeckt liegen: der Skat.
learn-skat-four = Zu viert setzt aus, wer gibt.
learn-skat-bidding = Gereizt wird immer zu zweit: Mittelhand nennt Vorhand Reizwerte, und Vorhand hält oder passt. Wer übrig bleibt, wird von Hinterhand weiter gereizt. Passen Mittelhand und Hinterhand gleich, kann Vorhand 18 sagen oder auch passen.
learn-skat-skat = Der Alleinspieler nimmt den Skat auf und drückt { $count } Karten, oder er spielt Hand und lässt ihn liegen. Die Augen der beiden Karten zählen in jedem Fall für ihn.
learn-skat-announce = Dann sagt er sein Spiel an: eine Farbe als Trumpf, Grand mit den Buben als einzigen Trümpfen oder Null, also kein Stich. Null gibt es mit und ohne Hand auch ouvert. Farbspiele und Grand kann er bei Hand auch Schneider, Schwarz oder ouvert ansagen.
learn-skat-announce-after = Schneider, Schwarz und ouvert darf man auch nach dem Aufnehmen ansagen.
learn-skat-tricks = Vorhand spielt aus. Bediene, wenn du kannst; sonst wirf ab oder stich. Die Buben gehören zum Trumpf, nicht zu ihrer Farbe.
learn-skat-order = Die Trümpfe von oben, wenn Herz Trumpf ist: die vier Buben, dann Ass, Zehn, König, Dame, Neun, Acht, Sieben.
learn-skat-plain-order = Die anderen Farben von oben, hier Kreuz: Ass, Zehn, König, Dame, Neun, Acht, Sieben.
learn-skat-null-order = Bei Null gibt es keinen Trumpf, und in jeder Farbe gilt: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.
learn-skat-jack = Herz ist Trumpf. Auch der Karo-Bube ist ein Trumpf und macht diesen Stich.
learn-skat-all-pass-void = Wenn alle passen, ist das Spiel eingepasst: Es zählt in der Liste mit, und weiter geht es mit dem nächsten Spiel.
learn-skat-all-pass-ramsch = Wenn alle passen, wird geramscht: Nur die Buben sind Trumpf, alle spielen für sich, und wer die meisten Augen macht, verliert sie.
learn-skat-ramsch-skat-last-trick = Den Skat bekommt, wer den letzten Stich macht. Bleibt jemand ohne Stich (Jungfrau), zählt der Verlust doppelt; wer alle zehn Stiche macht (Durchmarsch), gewinnt 120.
learn-skat-ramsch-skat-loser = Den Skat bekommt, wer verliert. Bleibt jemand ohne Stich (Jungfrau), zählt der Verlust doppelt; wer alle zehn Stiche macht (Durchmarsch), gewinnt 120.
learn-skat-points = Augen der Karten
learn-skat-value = Der Wert eines Spiels ist der Grundwert mal die Gewinnstufen: 1 für das Spiel, 1 für jede Spitze und je 1 für Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt und ouvert.
learn-skat-example = Zum Beispiel { $name } mit Kreuz- und Pik-Bube, aber ohne den Herz-Buben: „mit { $number }, Spiel { $levels }“, also { $levels } × { $base } = { $value }. Fehlen dir die beiden und du hast den Herz-Buben, zählt es genauso: „ohne { $number }, Spiel { $levels }“. Werden die Gegner Schneider: „Schneider { $levels2 }“, also { $value2 }.
learn-skat-lost = Ein verlorenes Spiel zählt doppelt.
learn-skat-lost-hand-single = Ein verlorenes Handspiel zählt nur einfach.
learn-skat-overbid-is = Liegt der Wert unter dem Reizwert, ist das Spiel überreizt und auch mit 61 Augen verloren. Angeschrieben wird dann mindestens das kleinste Vielfache des Grundwerts, das den Reizwert erreicht, und zwar doppelt.
learn-skat-seeger = Nach Seeger-Fabian bringt ein gewonnenes Spiel { $count } Punkte mehr, ein verlorenes { $count } weniger, und die anderen bekommen dann je { $number }.
learn-skat-classic = Angeschrieben wird nur beim Alleinspieler.
learn-skat-bierlachs = Nur Verluste werden angeschrieben: Ein gewonnenes Spiel kostet die anderen seinen Wert. Hat jemand { $count } Minuspunkte, ist die Partie zu Ende; die niedrigste Summe verliert.
learn-skat-deals = Die Partie hat { $count } Spiele, und die höchste Summe gewinnt.
learn-skat-bases = Grundwerte
learn-skat-times = Mal die Gewinnstufen. Null hat einen festen Wert.
learn-skat-game = { $name }
learn-skat-null-hand = Null Hand
learn-skat-null-ouvert-hand = Null ouvert Hand
learn-skat-word-skat = Skat
learn-skat-word-skat-is = Die zwei verdeckten Karten. Ihre Augen zählen immer für den Alleinspieler.
learn-skat-word-hands = Vorhand, Mittelhand, Hinterhand
learn-skat-word-hands-is = Die Plätze links vom Geber, der Reihe nach. Vorhand spielt aus.
learn-skat-word-matadors = Spitzen
learn-skat-word-matadors-is = Die lückenlose Reihe der höchsten Trümpfe ab Kreuz-Bube, die der Alleinspieler hat (mit) oder die ihm fehlt (ohne). Der Skat zählt mit.
learn-skat-word-schneider = Schneider
learn-skat-word-schneider-is = Eine Partei mit höchstens { $number } Augen: Um die Gegner Schneider zu spielen, braucht der Alleinspieler { $count }.
learn-skat-word-schwarz = Schwarz
learn-skat-word-schwarz-is = Eine Partei ohne Stich: Um die Gegner schwarz zu spielen, braucht der Alleinspieler alle { $count } Stiche.
learn-skat-word-ouvert = ouvert
learn-skat-word-ouvert-is = Der Alleinspieler legt sein Blatt vor dem ersten Ausspiel offen hin. Mit Trumpf verspricht er damit alle zehn Stiche.
learn-skat-word-overbid = Überreizt
learn-skat-word-overbid-is = Ein Spiel, dessen Wert unter dem Reizwert liegt.

## Options by name

option-skat-players = Mitspielende
about-option-skat-players = Zu dritt spielen alle jedes Spiel. Zu viert setzt aus, wer gibt.
option-skat-players-3 = Drei
option-skat-players-4 = Vier, wer gibt, setzt aus
option-skat-scoring = Wertung
about-option-skat-scoring = Seeger-Fabian: der Wert und 50 dazu, und bei einem verlorenen Spiel 40 für alle anderen (zu viert 30). Klassisch: nur der Wert. Bierlachs: nur Verluste.
option-skat-scoring-seeger = Seeger-Fabian
option-skat-scoring-classic = Klassisch
option-skat-scoring-bierlachs = Bierlachs
option-skat-deals = Spiele
about-option-skat-deals = Die Zahl der Spiele einer Partie.
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = Grenze beim Bierlachs
about-option-skat-limit = Die Minuspunkte, die eine Partie Bierlachs beenden.
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = Wenn alle passen
about-option-skat-all-pass = Das Spiel ist eingepasst, oder es wird geramscht.
option-skat-all-pass-void = Eingepasst
option-skat-all-pass-ramsch = Ramsch
option-skat-ramsch-skat = Skat im Ramsch
about-option-skat-ramsch-skat = Den Skat bekommt, wer den letzten Stich macht, oder wer die meisten Augen hat.
option-skat-ramsch-skat-last-trick = Zum letzten Stich
option-skat-ramsch-skat-loser = Wer verliert
option-skat-announce-after-skat = Ansagen nach dem Aufnehmen
about-option-skat-announce-after-skat = Schneider, Schwarz und ouvert darf man auch nach dem Aufnehmen ansagen.
option-skat-lost-hand-single = Verlorene Handspiele zählen einfach
about-option-skat-lost-hand-single = Ein verlorenes Handspiel zählt einfach statt doppelt.
option-skat-grand-ouvert = Grundwert von Grand ouvert
about-option-skat-grand-ouvert = 24: wie jeder Grand. 36: der ältere Wert.
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = Frühere Stiche ansehen
about-option-skat-look-back = Die fertigen Stiche des Spiels, die man noch einmal ansehen darf.
option-skat-look-back-last = Den letzten Stich
option-skat-look-back-none = Nicht erlaubt
option-skat-look-back-all = Alle Stiche
