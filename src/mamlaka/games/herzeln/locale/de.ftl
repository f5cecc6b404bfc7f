### German. The term sheet and the register stand at the top of locale/de/table.ftl.
###
### The last deal is the Anlegespiel, and its line the Reihe.

## Contracts

contract-tricks = Stiche
contract-last-trick = Letzter Stich
contract-line = Anlegen
contract-gepetto = Herz-König und letzter Stich

## Ways to play that have a name

preset-herzeln-piatnik = Acht Spiele
preset-herzeln-four-stages = Vier Etappen

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = Wirf die Karte ab, die am meisten kostet.
rule-herzeln-3 = Jeder Stich zählt für dich: Spiel Karten aus, die niemand schlägt, und spar hohe Karten, die verlieren würden.
rule-herzeln-4 = Spiel Farben aus, deren Dame gefallen ist, und keine hohe Karte, solange die Dame noch im Spiel ist.
rule-herzeln-5 = Ohne Herz-König und Herz-Ass treiben kleine Herzen den König heraus. Mit dem König spiel kein Herz aus und werde ihn los.
rule-herzeln-6 = Nur der letzte Stich zählt: Heb deine höchsten Karten dafür auf.
rule-herzeln-8 = Leg an dem Ende an, hinter dem deine eigenen Karten als Nächste kommen.
rule-herzeln-9 = An beide Enden passt dieser Rang: Nimm das Ende, hinter dem deine eigenen Karten als Nächste kommen.
rule-herzeln-60 = Spiel niedrig aus: Jemand anderes wird die Karte schlagen.
rule-herzeln-61 = Spiel die höchste Karte, die den Stich nicht macht.
rule-herzeln-62 = Eine Karte, die kostet, geht unter einer höheren sicher weg.
rule-herzeln-63 = Nur der letzte Stich kostet: Spiel jetzt hohe Karten, und behalte eine kleine.
rule-herzeln-64 = Leg die Karte, auf die deine eigenen Karten warten.

## Page: the home page

game-herzeln = Herzeln
game-about-herzeln = Acht Spiele in fester Reihenfolge: Stiche machen oder vermeiden, und im letzten Spiel eine Reihe von Karten verlängern.
game-standard-herzeln = Acht Spiele, jedes einmal. Die Zehn sticht den König.

## Learn

learn-herzeln-about = Alle bekommen { $cards } Karten. Eine Runde hat { $deals } Spiele in fester Reihenfolge. In jedem zählt etwas anderes. Nach jedem Spiel gibt der nächste Platz.
learn-herzeln-leader-dealers-left = Der Platz nach dem Geber beginnt.
learn-herzeln-leader-dealer = Der Geber beginnt.
learn-herzeln-order = Das sind die Karten einer Farbe, von der höchsten an: Die Zehn ist die zweite, über dem König. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
learn-herzeln-order-short = Das sind die Karten einer Farbe, von der höchsten an: Die Zehn liegt unter dem Buben. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
learn-herzeln-taken = Kreuz wurde ausgespielt. Das Ass macht den Stich.
learn-herzeln-rounds = { $count ->
    [one] Nach einer Runde ist die Partie zu Ende. Bei gleichem Ergebnis teilt man sich den Platz.
   *[other] Nach { $count } Runden ist die Partie zu Ende. Bei gleichem Ergebnis teilt man sich den Platz.
}
learn-herzeln-hearts = Nimm kein Herz.
learn-herzeln-tricks = Mach Stiche, egal was darin liegt.
learn-herzeln-no-tricks = Mach keine Stiche, egal was darin liegt.
learn-herzeln-queens = Nimm keine Damen.
learn-herzeln-king = Nimm den Herz-König nicht.
learn-herzeln-last-trick = Mach den letzten Stich. Die anderen bringen nichts.
learn-herzeln-no-last-trick = Mach den letzten Stich nicht. Die anderen kosten nichts.
learn-herzeln-gepetto = Nimm weder den Herz-König noch den letzten Stich.
learn-herzeln-line = Hier gibt es keine Stiche: Wer als Erstes einen Buben hat, legt ihn hin, und daraus wächst eine einzige Reihe nach beiden Seiten. An das eine Ende kommt der nächsthöhere Rang, an das andere der nächstniedrigere, in welcher Farbe auch immer. Nach dem Ass kommt die niedrigste Karte, und vor der niedrigsten das Ass. Kannst du eine deiner Karten anlegen, musst du eine anlegen; sonst passt du. Das Spiel endet, wenn nur noch ein Blatt übrig ist.
learn-herzeln-ends = Eine Reihe aus drei Karten: An das obere Ende passt eine Zehn, denn sie kommt nach dem König, an das untere eine Neun. Passt an beide Enden derselbe Rang, sagst du, an welchem du anlegst.
learn-herzeln-rows = Hier gibt es keine Stiche: Jede Farbe beginnt mit ihrem Buben und wächst Karte um Karte, nach unten und nach oben bis zur letzten. Kannst du eine deiner Karten anlegen, musst du eine anlegen; sonst passt du. Das Spiel endet, wenn nur noch ein Blatt übrig ist.
learn-herzeln-fits = { $count ->
    [one] Von deinen Karten passt nur { $cards }.
   *[other] Von deinen Karten passen { $cards }.
}
learn-herzeln-word-cards = Unter, Ober
learn-herzeln-word-cards-is = Bube und Dame im deutschen Blatt. Laub, Herz, Schellen und Eichel stehen für Pik, Herz, Karo und Kreuz.
learn-herzeln-word-end = Ende
learn-herzeln-word-end-is = An das obere Ende der Reihe passt der nächsthöhere Rang, an das untere der nächstniedrigere.

## Options by name

option-herzeln-form = Form
option-herzeln-form-piatnik = Acht Spiele
option-herzeln-form-four-stages = Vier Etappen
option-herzeln-order = Spiele
option-herzeln-order-all = Alle acht
option-herzeln-order-hearts = Herz
option-herzeln-order-tricks = Stiche
option-herzeln-order-no-tricks = Kein Stich
option-herzeln-order-queens = Damen
option-herzeln-order-king = Herz-König
option-herzeln-order-last-trick = Letzter Stich
option-herzeln-order-no-last-trick = Kein letzter Stich
option-herzeln-order-line = Anlegen
option-herzeln-layout-form = Letztes Spiel
option-herzeln-layout-form-line = Eine Reihe
option-herzeln-layout-form-rows = Vier Reihen
option-herzeln-leader = Erste Karte
option-herzeln-leader-dealers-left = Links vom Geber
option-herzeln-leader-dealer = Der Geber
option-herzeln-rounds = Runden
option-herzeln-early-end = Vorzeitiges Spielende

## Ways to play that have a name

about-preset-herzeln-piatnik = Acht Spiele in fester Reihenfolge, das letzte mit einer Reihe von Karten.
about-preset-herzeln-four-stages = Vier Spiele um je acht Punkte: Stiche, Herz, Damen, und Herz-König mit letztem Stich.

## Options

about-option-herzeln-form = piatnik: die Spiele der Spielanleitung, in denen die Zehn unter dem Ass steht. four_stages: eine kurze Form für vier mit eigenen Spielen, in der die Zehn unter dem Buben steht.
about-option-herzeln-order = Die Spiele einer Runde in ihrer Reihenfolge; jedes kann fehlen. all: alle acht in der üblichen Reihenfolge.
about-option-herzeln-layout-form = Wie die Karten des letzten Spiels liegen. line: in einer Reihe mit zwei Enden, gleich welcher Farbe. rows: für jede Farbe eine Reihe, vom Buben bis zum Ass und hinunter bis zur niedrigsten Karte.
about-option-herzeln-leader = Wer beginnt. dealers_left: der nächste Platz nach dem Geber. Beim Anlegen der erste von dort mit einem Buben.
about-option-herzeln-rounds = Wie viele Runden eine Partie hat.
about-option-herzeln-early-end = Ein Spiel um Herz, Damen oder den Herz-König endet mit der letzten Karte, die kostet. Am Ergebnis ändert das nichts. Die vier Etappen werden immer ausgespielt.
