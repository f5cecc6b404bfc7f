## Ways to play that have a name

preset-tressette-classic = Klassisch
preset-tressette-31 = Bis 31
preset-tressette-41 = Bis 41
preset-tressette-carry = Drittel bleiben stehen
preset-tressette-italian-cards = Italienische Karten
preset-tressette-may-follow = Versuch: kein Bedienzwang
preset-tressette-hidden-draws = Versuch: verdeckt gezogen
preset-tressette-with-trump = Versuch: mit Trumpf
preset-tressette-other-point-card = Versuch: andere Punktkarte

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = Behalte Dreien und Zweien für ein Ass.
rule-tressette-2 = Das Ass deines Gegenübers ist kaum noch gedeckt, und diese Karte fängt es.
rule-tressette-3 = Dein Gegenüber ist in dieser Farbe blank, also macht jede Karte davon einen Stich.
rule-tressette-4 = Behalte die Karten einer Farbe, in der dein Gegenüber blank ist: Sie bringen noch Stiche.
rule-tressette-5 = Dein Gegenüber kann keine Karte haben, die diese schlägt.
rule-tressette-6 = Der letzte Stich zählt einen Punkt: Behalte dafür eine Karte, die ihn sicher macht.
rule-tressette-7 = Machst du diesen Stich, spielst du als Nächstes aus und kannst sichere Stiche abziehen.
rule-tressette-8 = Die letzte Karte einer Farbe hält dein Gegenüber darin auf.
rule-tressette-9 = Geht der Stich an dein Gegenüber, wirf eine Karte ab, die nichts zählt.
rule-tressette-10 = Mit diesem Stich werden deine Drittel zu einem weiteren ganzen Punkt.
rule-tressette-11 = Alle Karten sind bekannt: So ausgespielt, bringt der Stich am meisten.
rule-tressette-60 = Spiel keine Karte aus, die zählt, solange sie geschlagen werden kann.
rule-tressette-61 = Hol dir die Punkte im Stich, oder gib möglichst wenige ab.

## Page: the home page

game-about-tressette = Ein italienisches Spiel zu zweit: ziehen, sich merken, was schon weg ist, und die Asse holen.
game-standard-tressette = Je zehn Karten, gezogene Karten werden gezeigt, gespielt wird bis 21 Punkte.
game-tressette = Tressette zu zweit

## Ways to play that have a name

about-preset-tressette-classic = Das Spiel zu zweit, wie es der Artikel darüber beschreibt.
about-preset-tressette-31 = Eine längere Partie, bis 31 Punkte.
about-preset-tressette-41 = Eine lange Partie, bis 41 Punkte.
about-preset-tressette-carry = Kein Drittelpunkt geht verloren: Was übrig bleibt, zählt im nächsten Spiel.
about-preset-tressette-italian-cards = Italienische Karten: Kelche, Münzen, Schwerter und Stäbe.
about-preset-tressette-may-follow = Ein Versuch: Du musst nicht bedienen.
about-preset-tressette-hidden-draws = Ein Versuch: Gezogene Karten werden nicht gezeigt.
about-preset-tressette-with-trump = Ein Versuch: Kreuz ist Trumpf.
about-preset-tressette-other-point-card = Ein Versuch: Den ganzen Punkt zählt die Drei.

## Options

about-option-tressette-target = Die Partie endet nach dem Spiel, in dem jemand so viele Punkte erreicht. Wer insgesamt mehr hat, gewinnt.
about-option-tressette-rounding = floor: Drittelpunkte, die nach einem Spiel übrig sind, verfallen. carry: Sie zählen im nächsten Spiel.
about-option-tressette-show-draws = Wer eine Karte vom Talon zieht, zeigt sie. Ohne das ist es ein Versuch: Wer in einer Farbe blank war, kann sie inzwischen wieder gezogen haben, und du weißt nur noch selten, wo dein Gegenüber blank ist.
about-option-tressette-follow = must: Du musst bedienen, wenn du kannst. may ist ein Versuch: Die gespielten Karten verraten dann nichts mehr über das Blatt deines Gegenübers, und du kannst kein Ass herauszwingen.
about-option-tressette-trump = Eine Farbe, die die anderen drei schlägt; stechen musst du nicht. Alles außer none ist ein Versuch: Eigentlich geht es darum, eine lange Farbe abzuziehen, in der dein Gegenüber blank ist, und das verhindert der Trumpf.
about-option-tressette-point-card = Der Kartenwert, der einen ganzen Punkt zählt. Jeder andere als das Ass tauscht mit ihm die Punkte. Das ist ein Versuch: In jeder Farbe schlagen zwei Karten das Ass, drei schwächere zählen ein Drittel und vier nichts, und dieses Gleichgewicht geht verloren.
about-option-tressette-look-back = Welche fertigen Stiche des Spiels du noch einmal ansehen darfst.
about-option-tressette-deck-faces = Die Bilder der Karten auf der Seite. Schwerter, Kelche, Münzen und Stäbe sind S, H, D und C.
about-option-tressette-tie = Wenn beide das Ziel mit gleich vielen Punkten erreichen: Bei extra folgt noch ein Spiel, bei shared teilen sich beide den Sieg.

## Learn

learn-tressette-about = Ihr spielt zu zweit und sammelt Karten, die zählen, vor allem Asse. Gespielt wird mit vierzig Karten, ohne Achten, Neunen und Zehnen.
learn-tressette-draw = Ihr bekommt je { $count } Karten, der Rest ist der Talon. Nach jedem Stich zieht ihr beide eine Karte, bis der Talon leer ist; wer den Stich gemacht hat, zieht zuerst. Danach spielt ihr die restlichen Karten.
learn-tressette-shown = Gezogene Karten zeigt ihr euch. Merk sie dir.
learn-tressette-hidden = Gezogene Karten zeigt ihr euch nicht.
learn-tressette-may = Eine Karte wird ausgespielt, und die andere Seite gibt eine dazu: Das ist ein Stich. Du darfst jede Karte spielen.
learn-tressette-takes = Die höhere Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
learn-tressette-trump = Trumpf ist { $suit } und schlägt die anderen Farben.
learn-tressette-order = Die Reihenfolge der Karten, von hoch nach niedrig. Am höchsten ist die Drei, und das Ass kommt erst nach der Zwei.
learn-tressette-taken = Dein Gegenüber hat { $card } ausgespielt. Deine Drei ist höher, also gehören beide Karten dir.
learn-tressette-floor = Zähl zusammen, was du gewonnen hast. Was über volle Punkte hinausgeht, verfällt.
learn-tressette-carry = Zähl zusammen, was du gewonnen hast. Drittel, die übrig bleiben, zählen im nächsten Spiel.
learn-tressette-target = Die Partie endet nach dem Spiel, in dem jemand { $target } Punkte erreicht. Wer insgesamt mehr hat, gewinnt.
learn-tressette-tie-extra = Bei Gleichstand folgt noch ein Spiel.
learn-tressette-tie-shared = Bei Gleichstand teilt ihr euch den Sieg.
learn-tressette-word-stock = Talon
learn-tressette-word-stock-is = Die Karten, die nicht verteilt wurden. Sie liegen verdeckt, und du ziehst davon.
learn-tressette-word-void = Blank
learn-tressette-word-void-is = In einer Farbe keine Karte haben. Ist dein Gegenüber in einer Farbe blank, schlägt nichts deine Karten dieser Farbe, höchstens ein Trumpf, falls es Trumpf gibt.
learn-tressette-word-long = Lange Farbe
learn-tressette-word-long-is = Eine Farbe, von der du viele Karten hast. Ist dein Gegenüber darin blank, kannst du sie nacheinander ausspielen und machst jeden Stich.

## Options by name

option-tressette-target = Punkte zum Sieg
option-tressette-target-21 = 21
option-tressette-target-31 = 31
option-tressette-target-41 = 41
option-tressette-rounding = Übrige Drittelpunkte
option-tressette-rounding-floor = Verfallen
option-tressette-rounding-carry = Zählen im nächsten Spiel
option-tressette-show-draws = Gezogene Karten zeigen
option-tressette-follow = Bedienen
option-tressette-follow-must = Pflicht
option-tressette-follow-may = Frei
option-tressette-trump = Trumpf
option-tressette-trump-none = Kein Trumpf
option-tressette-trump-S = Pik
option-tressette-trump-H = Herz
option-tressette-trump-D = Karo
option-tressette-trump-C = Kreuz
option-tressette-point-card = Karte mit vollem Punkt
option-tressette-point-card-A = Ass
option-tressette-point-card-3 = Drei
option-tressette-point-card-2 = Zwei
option-tressette-point-card-K = König
option-tressette-point-card-Q = Dame
option-tressette-point-card-J = Bube
option-tressette-look-back = Alte Stiche ansehen
option-tressette-look-back-last = Nur den letzten
option-tressette-look-back-none = Nicht erlaubt
option-tressette-look-back-all = Alle
option-tressette-deck-faces = Kartenbilder
option-tressette-deck-faces-french = Französisch
option-tressette-deck-faces-italian = Italienisch
option-tressette-tie = Gleichstand am Ende
option-tressette-tie-extra = Noch ein Spiel
option-tressette-tie-shared = Geteilter Sieg
