### German. The term sheet and the register stand at the top of locale/de/table.ftl.
###
### An exact bid is an erfüllte Ansage, a miss a Fehlansage, a row of them a Serie, the prize the Prämie.

## Seats and cards

badge-forehead = auf der Stirn
badge-blind = blind
badge-run = { $number } erfüllte in Folge
badge-lost-run = { $number } Fehlansagen in Folge

## Ways to play that have a name

preset-romanian-whist-pagat = 1-8-1
preset-romanian-whist-prize = Mit Prämie
preset-romanian-whist-eight-one-eight = 8-1-8
preset-romanian-whist-pub = Auf der Stirn
preset-romanian-whist-quick = Kurz

## A deal is over

ledger-streak = { $seat } { $points }: Prämie für fünf erfüllte Ansagen in Folge
ledger-lost-streak = { $seat } { $points }: fünf Fehlansagen in Folge

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = Eine erfüllte Ansage bringt fünf Punkte und die Zahl der Stiche dazu: Sag an, was du sicher hast, nicht was du erhoffst.
rule-romanian-whist-2 = Auch null bringt fünf Punkte: Ohne Ass, ohne lange Farbe und mit wenig Trumpf sag null an.
rule-romanian-whist-3 = Zähl sichere Stiche, und einen halben für einen gedeckten König oder einen Trumpf neben einer kurzen Farbe.
rule-romanian-whist-4 = Es sind mehr Stiche angesagt, als es gibt: Hol deine früh.
rule-romanian-whist-5 = Deine Zahl ist verboten: eins mehr, wenn die zweifelhafte Karte ein Trumpf oder ein gedeckter König ist, sonst eins weniger.
rule-romanian-whist-6 = Mit einer Karte sag eins an, wenn sie Trumpf ist oder ein Ass, das du ausspielst; sonst null.
rule-romanian-whist-7 = Ohne Trumpf machen lange Farben die Stiche: Zähl die Karten, die bleiben, wenn die anderen keine mehr haben.
rule-romanian-whist-8 = Du hast deine Stiche: Bleib darunter, und wirf die höchsten Karten unter die der anderen.
rule-romanian-whist-10 = Verdirb den anderen ihre Ansagen: Überlass den Stich jemandem, der keinen mehr braucht.
rule-romanian-whist-11 = Deine Ansage ist verloren, und ein Stich mehr kostet wenig: Nimm diesen jemandem weg, der ihn braucht.
rule-romanian-whist-12 = Dieses Spiel kann eine Serie beenden: Sag null an, das ist am sichersten.
rule-romanian-whist-60 = Du brauchst Stiche: Spiel die Karte, die diesen am ehesten macht.
rule-romanian-whist-61 = Du brauchst jeden Stich, der noch kommt: Halt nichts zurück.
rule-romanian-whist-62 = Nimm einen Stich so billig wie möglich, und spiel niedrig, wenn du ihn nicht bekommst.

## Page: the home page

game-romanian-whist = Rumänischer Whist
game-about-romanian-whist = Ein bis acht Karten auf der Hand. Sag an, wie viele Stiche du machst, und mach genau so viele.
game-standard-romanian-whist = Von einer Karte bis acht und zurück. Mit der letzten Ansage darf die Summe nicht aufgehen.

## Learn

learn-romanian-whist-about = Eine Partie hat { $count } Spiele. In jedem siehst du dir dein Blatt an, sagst an, wie viele Stiche du machst, und versuchst, genau so viele zu machen.
learn-romanian-whist-order = Die Zahl der Karten auf der Hand wechselt von Spiel zu Spiel: { $sizes }.
learn-romanian-whist-sits-out = Zu siebt setzt der Geber aus: keine Karten, keine Ansage, keine Punkte.
learn-romanian-whist-deck = Es gibt acht Karten je Spieler. Das sind die Werte einer Farbe, von hoch nach niedrig.
learn-romanian-whist-trumps = Eine weitere Karte wird aufgedeckt, und ihre Farbe ist Trumpf. Ein Trumpf schlägt jede Karte der anderen Farben. Sonst macht die höchste Karte der ausgespielten Farbe den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
learn-romanian-whist-duty-must = Wer nicht bedienen kann, aber Trumpf hat, muss Trumpf spielen.
learn-romanian-whist-duty-may = Wer nicht bedienen kann, darf Trumpf oder irgendeine andere Karte spielen.
learn-romanian-whist-ruffed = Herz ist Trumpf. Kreuz wurde ausgespielt, und wer die Herz-Neun legte, hat kein Kreuz: Der Trumpf macht den Stich.
learn-romanian-whist-eights-none = Bei acht Karten je Blatt werden alle Karten gegeben: Es gibt keinen Trumpf.
learn-romanian-whist-eights-last = Bei acht Karten je Blatt werden alle Karten gegeben: Die letzte wird gezeigt, und ihre Farbe ist Trumpf.
learn-romanian-whist-forehead = In Spielen mit einer Karte hältst du deine an die Stirn: Du siehst die Karten aller anderen, nur nicht deine.
learn-romanian-whist-blind = In Spielen mit einer Karte sieht niemand eine Karte, bevor sie gespielt wird.
learn-romanian-whist-extra = Am Ende kommen zwei weitere Spiele mit einer Karte: Im ersten siehst du alle Karten außer deiner, im zweiten keine.
learn-romanian-whist-page-bid = Die Ansage
learn-romanian-whist-bids = Zuerst sagt an, wer nach dem Geber sitzt, der Geber zuletzt. Die Ansage ist eine Zahl von 0 bis zur Zahl der Karten, höchstens { $most }. Alle hören sie, und sie lässt sich nicht mehr ändern.
learn-romanian-whist-forbidden = Mit der letzten Ansage darf die Summe aller Ansagen nicht der Zahl der Stiche gleich sein. So geht immer mindestens eine Ansage schief.
learn-romanian-whist-bid-title = Zum Beispiel: { $number } angesagt bei vier Karten
learn-romanian-whist-taken = { $count ->
    [0] Du machst keinen Stich
    [one] Du machst 1 Stich
   *[other] Du machst { $count } Stiche
}
learn-romanian-whist-zero = Auch null anzusagen bringt fünf Punkte.
learn-romanian-whist-streak = Fünf erfüllte Ansagen in Folge bringen eine Prämie von { $bonus } Punkten. Fünf Fehlansagen in Folge kosten ebenso viel. Danach beginnt die Zählung neu.
learn-romanian-whist-ones-reset = Ein Spiel mit einer Karte unterbricht die Serie.
learn-romanian-whist-ones-skip = Spiele mit einer Karte zählen für die Serie nicht, unterbrechen sie aber auch nicht.
learn-romanian-whist-ones-count = Spiele mit einer Karte zählen wie alle anderen.
learn-romanian-whist-end = Wer nach dem letzten Spiel die meisten Punkte hat, gewinnt.
learn-romanian-whist-word-bid = Ansage
learn-romanian-whist-word-bid-is = Die Zahl der Stiche, die du machen willst.
learn-romanian-whist-word-ruff = Stechen
learn-romanian-whist-word-ruff-is = Einen Trumpf spielen, weil du die ausgespielte Farbe nicht hast.
learn-romanian-whist-word-streak = Prämie
learn-romanian-whist-word-streak-is = Punkte für fünf erfüllte Ansagen in Folge; fünf Fehlansagen kosten ebenso viel.

## Options by name

option-romanian-whist-order = Reihenfolge der Spiele
option-romanian-whist-order-1-8-1 = 1 bis 8 bis 1
option-romanian-whist-order-8-1-8 = 8 bis 1 bis 8
option-romanian-whist-order-short = Kurz
option-romanian-whist-order-no-repeat = Jede Zahl einmal
option-romanian-whist-forbidden-sum = Verbotene Ansage
option-romanian-whist-forbidden-sum-last = Bei der letzten
option-romanian-whist-forbidden-sum-none = Keine
option-romanian-whist-trump-duty = Trumpfzwang
option-romanian-whist-trump-duty-must = Ja
option-romanian-whist-trump-duty-may = Nein
option-romanian-whist-streak = Prämie für fünf in Folge
option-romanian-whist-streak-off = Keine
option-romanian-whist-streak-5 = 5 Punkte
option-romanian-whist-streak-10 = 10 Punkte
option-romanian-whist-streak-ones = Ein-Karten-Spiele in einer Serie
option-romanian-whist-streak-ones-reset = Unterbrechen sie
option-romanian-whist-streak-ones-skip = Bleiben außer Acht
option-romanian-whist-streak-ones-count = Zählen
option-romanian-whist-one-card = Spiele mit einer Karte
option-romanian-whist-one-card-normal = Du siehst deine Karte
option-romanian-whist-one-card-forehead = Auf der Stirn
option-romanian-whist-one-card-blind = Blind
option-romanian-whist-extra-ones = Zusätzliche Spiele am Ende
option-romanian-whist-extra-ones-none = Keine
option-romanian-whist-extra-ones-forehead-blind = Stirn und blind
option-romanian-whist-miss = Eine Fehlansage kostet
option-romanian-whist-miss-distance = Einen Punkt je Stich
option-romanian-whist-miss-flat = Fünf Punkte
option-romanian-whist-eights-trump = Trumpf bei acht Karten
option-romanian-whist-eights-trump-none = Keiner
option-romanian-whist-eights-trump-last = Farbe der letzten Karte

## Ways to play that have a name

about-preset-romanian-whist-pagat = Von einer Karte bis acht und zurück.
about-preset-romanian-whist-prize = Fünf erfüllte Ansagen in Folge bringen eine Prämie von zehn Punkten.
about-preset-romanian-whist-eight-one-eight = Von acht Karten bis eine und zurück.
about-preset-romanian-whist-pub = Mit der Prämie, und in Spielen mit einer Karte siehst du alle Karten außer deiner.
about-preset-romanian-whist-quick = Wenige Spiele: eine, drei, fünf, sieben und acht Karten, und zurück.

## Options

about-option-romanian-whist-order = Die Karten auf der Hand, Spiel für Spiel. In 1-8-1 und 8-1-8 gibt es an jedem Ende so viele Spiele mit einer Karte, oder mit acht, wie Spieler. short: 1, 3, 5, 7, so viele Spiele mit acht wie Spieler, und zurück. no_repeat: jede Zahl von 1 bis 8 und zurück einmal.
about-option-romanian-whist-forbidden-sum = last: Mit der letzten Ansage darf die Summe nicht der Zahl der Stiche gleich sein. none: Jede Ansage ist erlaubt.
about-option-romanian-whist-trump-duty = Ob du einen Trumpf spielen musst, wenn du nicht bedienen kannst.
about-option-romanian-whist-streak = Die Prämie für fünf erfüllte Ansagen in Folge; fünf Fehlansagen in Folge kosten ebenso viel. Danach beginnt die Zählung neu.
about-option-romanian-whist-streak-ones = Wie Spiele mit einer Karte auf eine Serie wirken. reset: Sie unterbrechen die Serie. skip: Sie zählen nicht und unterbrechen nicht. count: Sie zählen.
about-option-romanian-whist-one-card = Wie in Spielen mit einer Karte angesagt wird. normal: Du siehst deine Karte. forehead: Du siehst alle Karten außer deiner. blind: Niemand sieht eine Karte.
about-option-romanian-whist-extra-ones = forehead_blind: am Ende der Partie zwei weitere Spiele mit einer Karte, das erste auf der Stirn, das zweite blind.
about-option-romanian-whist-miss = Was eine Fehlansage kostet. distance: einen Punkt für jeden Stich zu viel oder zu wenig. flat: fünf Punkte, wie viele Stiche es auch sind.
about-option-romanian-whist-eights-trump = Trumpf in Spielen mit acht Karten. none: Es gibt keinen. last: die Farbe der zuletzt gegebenen Karte, die gezeigt wird.
