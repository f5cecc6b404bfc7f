### German. The term sheet and the register stand at the top of locale/de/table.ftl.
###
### The card that is "dry" in Ghana is in Reserve here, because "trocken" would say that a card is the only one of its suit. To set
### it aside is beiseitelegen, to flag is reklamieren, as in Skat.

## Why something cannot be done

cannot-set-aside = { $cards } kannst du nicht beiseitelegen.

## Seats and cards

badge-dry = in Reserve
badge-show = in Reserve, offen

## Ways to play that have a name

preset-spar-spar = Spar
preset-spar-dry = Mit Reservekarte
preset-spar-flagging = Mit Reklamation
preset-spar-sipa = Sipa
preset-spar-agram = Agram
preset-spar-sink-sink = Sink-Sink

## What happens

news-dry = { $who ->
    [you] Du legst eine Karte verdeckt beiseite.
   *[other] { $seat } legt eine Karte verdeckt beiseite.
}
news-dry-card = { $who ->
    [you] Du legst { $cards } verdeckt beiseite.
   *[other] { $seat } legt { $cards } verdeckt beiseite.
}
news-show = { $who ->
    [you] Du legst { $cards } offen beiseite.
   *[other] { $seat } legt { $cards } offen beiseite.
}
news-flag = { $who ->
    [you] Du reklamierst: { $other } hätte bedienen müssen.
   *[other] { $whom ->
        [you] { $seat } reklamiert: Du hättest bedienen müssen.
       *[other] { $seat } reklamiert: { $other } hätte bedienen müssen.
    }
}

## A deal is over

ledger-revoked = { $seat } { $points }: nicht bedient und erwischt worden
ledger-false-flag = { $seat } { $points }: zu Unrecht reklamiert
ledger-chips = { $seat } { $points }: Chips

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = Behalte für den letzten Stich eine Karte, die niemand schlagen kann.
rule-spar-2 = Wer den vorletzten Stich macht, spielt zum letzten aus: Halte für beide eine sichere Karte bereit.
rule-spar-4 = Die frühen Stiche zählen nichts: Gib mittlere Karten dazu.
rule-spar-5 = Trenn dich nicht von einer Farbe, mit der du wieder ans Ausspiel kommst.
rule-spar-7 = Eine Sechs oder Sieben zu behalten lohnt sich nur mit einer hohen Karte in einer anderen Farbe.
rule-spar-8 = Mit deiner längsten Farbe ist das letzte Ausspiel am sichersten.
rule-spar-9 = Leg eine Karte beiseite, wenn dich eine andere Farbe sicher ans Ausspiel bringt.
rule-spar-10 = Offen zählt die Karte vierfach, und so knapp, wie es steht, lohnt sich das Risiko.
rule-spar-11 = Behalte eine Karte der Farbe, die bei jemand anderem offen in Reserve liegt.
rule-spar-13 = Die Farbe ist lang; wer da so früh abwirft, macht sich verdächtig.
rule-spar-60 = Bedien lieber: Eine Reklamation kostet dich drei Punkte.

## Page: the home page

game-spar = Spar
game-about-spar = Ein Spiel aus Ghana: Nur der letzte Stich zählt, und am meisten, wenn eine Sechs oder Sieben ihn macht.
game-standard-spar = Je fünf Karten, kein Trumpf, gespielt wird bis zehn Punkte.

## Page: questions and answers

zone-reserve = Reserve
call-dry = Reserve!
call-show = offen!
call-flag = ich reklamiere!
ask-set-aside = Eine davon darfst du für den letzten Stich beiseitelegen: { $cards }.
ask-nothing-aside = Alle werden gefragt. Du hast nichts zum Beiseitelegen.
say-keep-all = Nichts beiseitelegen
say-dry = Verdeckt
say-show = Offen
say-flag = Reklamieren: { $seat }
confirm-flag = Du verlierst drei Punkte, wenn { $seat } nicht bedienen konnte.

## Ways to play that have a name

about-preset-spar-spar = Das Spiel aus Ghana: fünf Karten, und nur der letzte Stich zählt.
about-preset-spar-dry = Eine Sechs oder Sieben darf man für den letzten Stich beiseitelegen.
about-preset-spar-flagging = Für zwei bis vier Spieler. Du musst nicht bedienen, aber die anderen dürfen reklamieren.
about-preset-spar-sipa = So heißt es in Togo; gespielt wird gegen den Uhrzeigersinn.
about-preset-spar-agram = Das Spiel aus Niger: sechs Karten, von der Zehn bis zur Drei und dazu die Asse, und jeder letzte Stich zählt einen Punkt.
about-preset-spar-sink-sink = Agram mit fünf Karten.

## Options

about-option-spar-form = spar: A K D B 10 9 8 7 6, je fünf Karten. agram: A 10 9 8 7 6 5 4 3, je sechs Karten, zu zweit bis zu fünft. sink_sink: die Karten von Agram, aber nur je fünf.
about-option-spar-target = Wer zuerst so viele Punkte hat, gewinnt sofort.
about-option-spar-deals = Die Partie endet nach so vielen Spielen, oder am Ziel, wenn das früher kommt. Wer die meisten Punkte hat, gewinnt.
about-option-spar-dry = dry: Vor dem ersten Stich darfst du eine Sechs oder Sieben verdeckt beiseitelegen. Sie muss in den letzten Stich und zählt doppelt, wenn sie ihn macht. dry_show: Du darfst sie auch offen beiseitelegen, dann zählt sie vierfach.
about-option-spar-next-dealer = Wer das nächste Spiel gibt. winner: wer den letzten Stich gemacht hat. before_winner: der Platz davor, sodass ausspielt, wer gewonnen hat. left: der nächste Platz.
about-option-spar-revoke = flag: Du darfst jede Karte spielen, auch wenn du bedienen könntest. Bis der nächste Stich beginnt, dürfen alle anderen reklamieren. Zu Recht: Du verlierst drei Punkte. Zu Unrecht: Wer reklamiert hat, verliert sie. Das Spiel ist damit zu Ende.
about-option-spar-ace-of-spades = in: Es sind 36 Karten, mit dem Pik-Ass. Nicht zu fünft oder zu siebt.
about-option-spar-low-bonus = Macht eine Sechs den letzten Stich, zählt er drei Punkte, bei einer Sieben zwei, statt einem.
about-option-spar-stake = chips: Wer gewinnt, bekommt die Punkte des Spiels von allen anderen.
about-option-spar-direction = Auf welcher Seite der nächste Platz liegt.

## Learn

learn-spar-about = { $count ->
    [one] Du bekommst eine Karte, und nur der letzte Stich zählt.
   *[other] Du bekommst { $count } Karten und spielst ebenso viele Stiche, aber nur der letzte zählt. Wer ihn macht, gewinnt das Spiel und bekommt die Punkte.
}
learn-spar-flag = Jemand spielt eine Karte aus, und reihum geben alle anderen eine dazu: Das ist ein Stich. Du sollst bedienen, aber niemand hindert dich daran, es nicht zu tun. Bis der nächste Stich beginnt, dürfen alle anderen reklamieren. Hättest du bedienen können, verlierst du drei Punkte; sonst verliert sie, wer reklamiert hat. Das Spiel ist dann sofort zu Ende.
learn-spar-order = Die Reihenfolge der Karten, von hoch nach niedrig. Trumpf gibt es nicht: Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
learn-spar-last = Ein letzter Stich. Die Sechs wurde ausgespielt, und sonst hat niemand Karo: Die niedrigste Karte macht den Stich.
learn-spar-dry = Bevor es losgeht, darfst du eine Sechs oder Sieben verdeckt beiseitelegen. Spielen kannst du sie erst im letzten Stich. Macht sie ihn, zählt sie doppelt.
learn-spar-show = Du darfst sie auch offen beiseitelegen: Dann zählt sie vierfach.
learn-spar-chips = Wer gewinnt, bekommt die Punkte als Chips von allen anderen.
learn-spar-dealer-left = Nach jedem Spiel gibt der nächste Platz.
learn-spar-dealer-before = Der Platz vor dem Gewinner des letzten Stichs gibt als Nächstes; der Gewinner spielt dann aus.
learn-spar-dealer-winner = Wer den letzten Stich macht, gibt als Nächstes.
learn-spar-target = Wer zuerst { $target } Punkte hat, gewinnt sofort.
learn-spar-deals = Spätestens nach Spiel { $number } ist die Partie zu Ende. Wer die meisten Punkte hat, gewinnt.
learn-spar-word-void = Blank
learn-spar-word-void-is = In einer Farbe keine Karte haben. Wer in der ausgespielten Farbe blank ist, kann den Stich nicht machen.
learn-spar-word-dry = Reservekarte
learn-spar-word-dry-is = Eine Karte, die für den letzten Stich beiseiteliegt. Sie gehört nicht zum Blatt, bedienen musst du mit ihr also nicht.
learn-spar-word-flag = Reklamieren
learn-spar-word-flag-is = Sagen, dass jemand hätte bedienen können. Alle Karten werden aufgedeckt.

## Options by name

option-spar-form = Spiel
option-spar-form-spar = Spar
option-spar-form-agram = Agram
option-spar-form-sink-sink = Sink-Sink
option-spar-target = Punkte zum Sieg
option-spar-target-none = Kein Ziel
option-spar-deals = Anzahl der Spiele
option-spar-deals-none = Keine Grenze
option-spar-dry = Sechs oder Sieben beiseitelegen
option-spar-dry-off = Nicht erlaubt
option-spar-dry-dry = Verdeckt
option-spar-dry-dry-show = Verdeckt oder offen
option-spar-next-dealer = Wer als Nächstes gibt
option-spar-next-dealer-winner = Wer gewonnen hat
# Unsure: stiff, but "Gewinner" would say that the winner is a man, and "Der Platz davor" is unclear without the line above it.
option-spar-next-dealer-before-winner = Der Platz vor dem Siegerplatz
option-spar-next-dealer-left = Der nächste Platz
option-spar-revoke = Nicht bedienen
option-spar-revoke-forbidden = Nicht möglich
option-spar-revoke-flag = Kann reklamiert werden
option-spar-ace-of-spades = Pik-Ass
option-spar-ace-of-spades-out = Nicht dabei
option-spar-ace-of-spades-in = Dabei
option-spar-low-bonus = Mehr Punkte für Sechsen und Siebenen
option-spar-stake = Einsatz
option-spar-stake-points = Punkte
option-spar-stake-chips = Chips von allen
option-spar-direction = Spielrichtung
option-spar-direction-cw = Im Uhrzeigersinn
option-spar-direction-ccw = Gegen den Uhrzeigersinn
