### German. The term sheet and the register stand at the top of locale/de/table.ftl.
###
### A dog's life is the Gnadenkarte, because „Hund“ says nothing at a German table; to be knocked out is ausscheiden.

## Why something cannot be done

no-trump-lead = Zum ersten Stich kannst du { $card } nicht ausspielen, denn das ist Trumpf. Möglich ist: { $cards }.

## Seats and cards

badge-dog = Gnadenkarte
badge-blind-dog = blinde Gnadenkarte
badge-knocked-out = ausgeschieden

## Ways to play that have a name

preset-knockout-whist-classic = Mit Gnadenkarte
preset-knockout-whist-plain = Ohne Gnadenkarte
preset-knockout-whist-blind = Mit blinder Gnadenkarte

## What happens

news-trumps = { $who ->
    [you] Du machst { $name } zum Trumpf.
   *[other] { $seat } macht { $name } zum Trumpf.
}

## A deal is over

ledger-knocked-out = { $seat }: ausgeschieden
ledger-dog = { $seat }: Gnadenkarte, eine einzige Karte im nächsten Spiel
ledger-blind-dog = { $seat }: im nächsten Spiel eine Karte, die niemand sieht
ledger-ante-to-winner = { $whom ->
    [you] { $seat } { $points }: Einsatz an dich
   *[other] { $seat } { $points }: Einsatz an { $other }
}
ledger-takes-all = { $seat } { $points }: allein übrig, alle Einsätze

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = Ein Stich hält dich im Spiel: Spiel die Karte, die diesen am ehesten macht.
rule-knockout-whist-2 = Wer die meisten Stiche macht, bestimmt den nächsten Trumpf: Mach noch einen.
rule-knockout-whist-3 = Solange du viele Karten hast, ist deine längste Farbe der beste Trumpf.
rule-knockout-whist-4 = Behalte einen Trumpf zum Stechen, und wirf die einzige Karte einer Nebenfarbe ab.
rule-knockout-whist-5 = Spiel die höchste Karte einer Nebenfarbe gleich aus, bevor jemand darin blank ist.
rule-knockout-whist-6 = Nimm den Stich jemandem weg, der noch keinen hat, mit der niedrigsten Karte, die reicht.
rule-knockout-whist-8 = Warte mit der Gnadenkarte auf einen Stich, den sie wohl macht; je weniger Stiche bleiben, desto mehr darfst du wagen.
rule-knockout-whist-10 = Nach dir kommt noch eine Gnadenkarte: Spiel hoch, dann macht sie den Stich selten.
rule-knockout-whist-11 = Bei wenigen Karten entscheidet der Trumpf: Nimm die Farbe, von der du am meisten hast.
rule-knockout-whist-12 = Gnade gibt es keine mehr: Ein sicherer Stich geht allem vor.
rule-knockout-whist-60 = Spiel niedrig, wenn du den Stich nicht machst, und mach ihn sonst so billig wie möglich.
rule-knockout-whist-61 = Mit dem zweiten Stich scheidest du aus: Bleib unter den anderen.
rule-knockout-whist-62 = Wirf hohe Karten in Stiche, die jemand anderes macht.

## Page: the home page

game-knockout-whist = Knockout-Whist
game-about-knockout-whist = Mach einen Stich, sonst scheidest du aus. Jedes Spiel hat eine Karte weniger, und wer die meisten Stiche macht, bestimmt den Trumpf.
game-standard-knockout-whist = Von sieben Karten bis zu einer. Wer zuerst leer ausgeht, bekommt eine Gnadenkarte.

## Page: questions and answers

call-trumps = { $name }!
ask-trumps = Du hast die meisten Stiche: Bestimme den Trumpf.

## Learn

learn-knockout-whist-about = { $count ->
    [one] Es gibt ein Spiel, und alle bekommen eine Karte.
   *[other] Im ersten Spiel bekommen alle { $count } Karten, in jedem weiteren eine weniger, bis zu einer einzigen. Mach in jedem Spiel mindestens einen Stich, sonst scheidest du aus. Wer am Ende allein übrig ist, gewinnt.
}
learn-knockout-whist-trumps = Ein Trumpf schlägt jede Karte der anderen Farben. Sonst macht die höchste Karte der ausgespielten Farbe den Stich, und wer sie gespielt hat, spielt zum nächsten aus. Im ersten Spiel wird eine Karte aufgedeckt, und ihre Farbe ist Trumpf. Später bestimmt den Trumpf, wer die meisten Stiche hatte.
learn-knockout-whist-leader-dealers-left = Der Platz nach dem Geber spielt zum ersten Stich aus.
learn-knockout-whist-leader-chooser = Im ersten Spiel spielt der Platz nach dem Geber zuerst aus, später, wer den Trumpf bestimmt hat.
learn-knockout-whist-no-trump-lead = Zum ersten Stich eines Spiels darf man keinen Trumpf ausspielen, außer man hat nichts anderes.
learn-knockout-whist-ruffed = Herz ist Trumpf. Kreuz wurde ausgespielt, und wer die Herz-Zwei legte, hat kein Kreuz: Der niedrigste Trumpf macht den Stich.
learn-knockout-whist-page-out = Im Spiel bleiben
learn-knockout-whist-out = Nach jedem Spiel scheiden alle aus, die keinen Stich gemacht haben.
learn-knockout-whist-dogs = Im ersten Spiel, in dem jemand leer ausgeht, bekommen alle, die leer ausgehen, stattdessen eine Gnadenkarte: eine einzige Karte im nächsten Spiel. Das gibt es nur einmal in einer Partie.
learn-knockout-whist-first-dog = Im ersten Spiel, in dem jemand leer ausgeht, bekommt der erste Platz links vom Geber, der leer ausgeht, stattdessen eine Gnadenkarte: eine einzige Karte im nächsten Spiel. Das gibt es nur einmal in einer Partie.
learn-knockout-whist-dog = Mit einer Gnadenkarte suchst du dir den Stich aus: In jedem Stich darfst du sie spielen oder passen. Nur im letzten musst du sie spielen. Macht sie einen Stich, bist du wieder ganz dabei; sonst scheidest du aus.
learn-knockout-whist-blind = Wer danach als Nächstes leer ausgeht, bekommt noch eine Chance: eine Karte, die niemand sieht, auch du selbst nicht. Sie wird erst beim Spielen aufgedeckt.
learn-knockout-whist-end = Im Spiel mit einer Karte legen alle ihre Karte, und dieser Stich entscheidet die Partie.
learn-knockout-whist-misere = Hier sind Stiche schlecht: Nach jedem Spiel scheiden alle aus, die zwei oder mehr Stiche gemacht haben. Trifft das alle, bleiben die mit den wenigsten.
learn-knockout-whist-misere-end = Im Spiel mit einer Karte scheidet aus, wer den Stich macht. Sind dann noch mehrere übrig, ziehen sie je eine Karte, und die höchste gewinnt.
learn-knockout-whist-points = Alle setzen einen Punkt, und wer gewinnt, bekommt sie alle. Je später du ausscheidest, desto besser ist dein Platz.
learn-knockout-whist-word-trumps = Trumpf bestimmen
learn-knockout-whist-word-trumps-is = Die Trumpffarbe eines Spiels wählen, { $sees ->
    [on] nachdem
   *[off] bevor
} du deine Karten gesehen hast. Das darf, wer im Spiel davor die meisten Stiche gemacht hat.
learn-knockout-whist-word-trumps-cut = Haben mehrere gleich viele, ziehen sie je eine Karte, und die höchste entscheidet.
learn-knockout-whist-word-trumps-seat = Haben mehrere gleich viele, darf es der nächste Platz links vom Geber.
learn-knockout-whist-word-ruff = Stechen
learn-knockout-whist-word-ruff-is = Einen Trumpf spielen, weil du die ausgespielte Farbe nicht hast.
learn-knockout-whist-word-dog = Gnadenkarte
learn-knockout-whist-word-dog-is = Eine einzige Karte in einem Spiel mit mehreren Stichen. Bedienen muss man mit ihr nicht, denn sie ist die einzige.

## Options by name

option-knockout-whist-dogs = Gnadenkarte
option-knockout-whist-dogs-off = Keine
option-knockout-whist-dogs-first = Für einen Platz
option-knockout-whist-dogs-all = Für alle, die zuerst leer ausgehen
option-knockout-whist-blind-dog = Blinde Gnadenkarte
option-knockout-whist-chooser-sees = Blatt ansehen vor der Trumpfwahl
option-knockout-whist-leader = Erstes Ausspiel
option-knockout-whist-leader-dealers-left = Links vom Geber
option-knockout-whist-leader-chooser = Wer den Trumpf bestimmt
option-knockout-whist-tie = Gleich viele Stiche
option-knockout-whist-tie-cut = Karten ziehen
option-knockout-whist-tie-seat = Nach Platz
option-knockout-whist-first-cards = Karten im ersten Spiel
option-knockout-whist-trump-lead = Trumpf zum ersten Stich
option-knockout-whist-misere = Mit zwei Stichen scheidet man aus

## Ways to play that have a name

about-preset-knockout-whist-classic = Alle, die zuerst leer ausgehen, bekommen eine Gnadenkarte: eine Karte im nächsten Spiel.
about-preset-knockout-whist-plain = Wer keinen Stich macht, scheidet sofort aus.
about-preset-knockout-whist-blind = Nach der Gnadenkarte bekommen die Nächsten, die leer ausgehen, noch eine Karte, die niemand sieht.

## Options

about-option-knockout-whist-dogs = Wer einmal in der Partie eine Gnadenkarte bekommt, also eine Karte im nächsten Spiel. all: alle, die im ersten Spiel leer ausgehen, in dem das jemandem passiert. first: nur der erste Platz von ihnen links vom Geber. off: niemand.
about-option-knockout-whist-blind-dog = Nach der Gnadenkarte bringt das nächste Spiel, in dem jemand leer ausgeht, noch eine, die niemand sieht.
about-option-knockout-whist-chooser-sees = Du siehst dein Blatt, bevor du den Trumpf bestimmst.
about-option-knockout-whist-leader = Wer zum ersten Stich ausspielt. dealers_left: der nächste Platz nach dem Geber. chooser: wer den Trumpf bestimmt.
about-option-knockout-whist-tie = Wer den Trumpf bestimmt, wenn mehrere die meisten Stiche gemacht haben. cut: wer die höchste Karte zieht. seat: der nächste Platz links vom Geber jenes Spiels.
about-option-knockout-whist-first-cards = Die Zahl der Karten im ersten Spiel. Jedes weitere hat eine weniger, bis zu einer.
about-option-knockout-whist-trump-lead = Zum ersten Stich eines Spiels darf man Trumpf ausspielen, auch wenn man eine andere Farbe hat.
about-option-knockout-whist-misere = Wer zwei oder mehr Stiche macht, scheidet aus, im Spiel mit einer Karte, wer den Stich macht. Ohne Gnadenkarten.
