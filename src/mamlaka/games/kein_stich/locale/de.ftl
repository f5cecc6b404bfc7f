### German. The term sheet and the register stand at the top of locale/de/table.ftl.
###
### The layout is Auslegen here, as at German tables; the queens are called Damen, with Ober explained among the words.

## Contracts

contract-no-king = Kein Herz-König
contract-all-at-once = Alles zusammen
contract-layout = Auslegen

## Ways to play that have a name

preset-kein-stich-common = Mit Topf
preset-kein-stich-points = Mit Punkten
preset-kein-stich-with-extras = Mit zwei weiteren Spielen

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = Werde hohe Karten kurzer Farben los, solange andere noch bedienen, und behalte Siebenen und Achten für die letzten Stiche.
rule-kein-stich-2 = In dieser Farbe kommst du nicht unter den anderen durch: Wirf sie zuerst ab.
rule-kein-stich-3 = Wirf dein höchstes Herz ab, und spiel Herz nur von unten aus.
rule-kein-stich-4 = Eine Dame mit zwei kleineren Karten ist sicher, eine einzelne nicht. Spiel Farben aus, deren Dame gefallen ist.
rule-kein-stich-5 = Ohne Herz-König und Herz-Ass treiben kleine Herzen den König heraus. Mit dem König spiel kein Herz aus und werde ihn los.
rule-kein-stich-7 = Du hast Zehn und Dame zu diesem Buben: Diesen Zug nimmt dir niemand, also heb ihn auf.
rule-kein-stich-8 = Spiel auf deine eigenen Asse und Siebenen hin, und halte Karten zurück, auf die nur andere warten.
rule-kein-stich-9 = Zähl mit, wer passt: Wer fast fertig ist, hat nichts Passendes, also mach nichts Neues frei.
rule-kein-stich-11 = Zwei haben diese Farbe nicht und werfen darauf ab: Spiel sie nur aus, wenn jemand anderes den Stich machen muss.
rule-kein-stich-60 = Spiel niedrig aus: Jemand anderes wird die Karte schlagen.
rule-kein-stich-61 = Spiel die höchste Karte, die den Stich nicht macht.
rule-kein-stich-62 = Du machst den Stich ohnehin: Nimm deine höchste Karte.
rule-kein-stich-64 = Eine Karte, die kostet, geht unter einer höheren sicher weg.
rule-kein-stich-65 = Wirf die Karte ab, die am meisten kostet.
rule-kein-stich-66 = Nur der letzte Stich kostet: Spiel jetzt hohe Karten, und behalte eine kleine.
rule-kein-stich-67 = Diese Karte macht für die anderen nichts frei.

## Page: the home page

game-kein-stich = Kein Stich
game-about-kein-stich = Kein Stich, kein Herz, keine Dame, kein Herz-König: Vier Spiele füllen einen Topf, und beim Auslegen wird er ausgezahlt.
game-standard-kein-stich = Fünf Spiele. Beim Auslegen bekommen die ersten drei 80, 50 und 30 Chips.

## Learn

learn-kein-stich-about = Alle bekommen { $cards } Karten. Eine Runde hat { $deals } Spiele in fester Reihenfolge. In allen bis auf das letzte vermeidest du etwas, das kostet; im letzten, dem Auslegen, legst du deine Karten so schnell wie möglich in Reihen auf den Tisch. Nach jedem Spiel gibt der nächste Platz, und der Platz nach dem Geber beginnt.
learn-kein-stich-order = Das sind die Karten einer Farbe, von der höchsten an: Die Zehn liegt unter dem Buben. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
learn-kein-stich-taken = Kreuz wurde ausgespielt. Jemand hat kein Kreuz und wirft die Herz-Dame ab. Der Kreuz-Bube ist das höchste Kreuz und macht den Stich; wer ihn gespielt hat, zahlt für die Dame.
learn-kein-stich-pot = Was du zahlst, kommt in den Topf. Beim Auslegen wird der ganze Topf ausgezahlt: Wer zuerst alle Karten los ist, bekommt den größten Anteil. Du kannst auch ins Minus geraten.
learn-kein-stich-rest = { $place ->
    [1] Die Anteile sind Vielfache von fünf. Was übrig bleibt, bekommt der erste Platz.
   *[other] Die Anteile sind Vielfache von fünf. Was übrig bleibt, bekommt der dritte Platz.
}
learn-kein-stich-points = Was du kassierst, wird als Punkte aufgeschrieben, und ein später Platz beim Auslegen auch. Wer die wenigsten Punkte hat, gewinnt.
learn-kein-stich-rounds = { $count ->
    [one] Nach einer Runde ist die Partie zu Ende. Bei gleichem Ergebnis teilt man sich den Platz.
   *[other] Nach { $count } Runden ist die Partie zu Ende. Bei gleichem Ergebnis teilt man sich den Platz.
}
learn-kein-stich-no-tricks = Mach keine Stiche, egal was darin liegt.
learn-kein-stich-no-hearts = Nimm kein Herz.
learn-kein-stich-no-queens = Nimm keine Damen.
learn-kein-stich-no-king = Nimm den Herz-König nicht.
learn-kein-stich-no-last-trick = Mach den letzten Stich nicht. Die anderen kosten nichts.
learn-kein-stich-all-at-once = Stiche, Herzen, Damen und der Herz-König: In diesem Spiel kostet alles.
learn-kein-stich-layout = Hier gibt es keine Stiche: Jede Farbe beginnt mit ihrem Buben und wächst Karte um Karte, nach unten und nach oben bis zur letzten. Kannst du eine deiner Karten anlegen, musst du eine anlegen; sonst passt du. Das Spiel endet, wenn nur noch ein Blatt übrig ist.
learn-kein-stich-layout-dealer = In diesem Spiel beginnt der Geber.
learn-kein-stich-fits = { $count ->
    [one] Von deinen Karten passt nur { $cards }.
   *[other] Von deinen Karten passen { $cards }.
}
learn-kein-stich-word-cards = Unter, Ober
learn-kein-stich-word-cards-is = Bube und Dame im deutschen Blatt. Laub, Herz, Schellen und Eichel stehen für Pik, Herz, Karo und Kreuz.
learn-kein-stich-word-pot = Topf
learn-kein-stich-word-pot-is = Die Chips, die in dieser Runde gezahlt wurden. Sie liegen bis zum Auslegen in der Mitte.

## Options by name

option-kein-stich-stakes = Einsatz
option-kein-stich-stakes-pot = Ein Topf
option-kein-stich-stakes-points = Punkte
option-kein-stich-shares = Anteile am Topf
option-kein-stich-shares-80-50-30-0 = 80–50–30–0
option-kein-stich-shares-100-40-20-0 = 100–40–20–0
option-kein-stich-shares-160-0-0-0 = Alles an den ersten Platz
option-kein-stich-extras = Weitere Spiele
option-kein-stich-extras-none = Keine
option-kein-stich-extras-last-trick = Kein letzter Stich
option-kein-stich-extras-all = Alles zusammen
option-kein-stich-rounds = Runden
option-kein-stich-layout-leader = Erste Karte beim Auslegen
option-kein-stich-layout-leader-dealers-left = Links vom Geber
option-kein-stich-layout-leader-dealer = Der Geber
option-kein-stich-early-end = Vorzeitiges Spielende

## Ways to play that have a name

about-preset-kein-stich-common = Vier Spiele füllen einen Topf, und beim Auslegen wird er ausgezahlt.
about-preset-kein-stich-points = Kein Topf: Strafen werden aufgeschrieben, und wer die wenigsten Punkte hat, gewinnt.
about-preset-kein-stich-with-extras = Zwei weitere Spiele vor dem Auslegen: kein letzter Stich, und alles zusammen.

## Options

about-option-kein-stich-stakes = pot: Strafen kommen in einen Topf, der beim Auslegen ausgezahlt wird. points: Strafen werden aufgeschrieben, das Auslegen kostet je nach Platz 0, 10, 20 und so weiter, und wer die wenigsten Punkte hat, gewinnt.
about-option-kein-stich-shares = Wie der Topf von 160 beim Auslegen nach Plätzen geteilt wird. Bei anderer Spielerzahl hat die erste Aufteilung eigene Anteile; 100_40_20_0 ist für vier. Ein größerer Topf wird im gleichen Verhältnis geteilt, auf Vielfache von fünf abgerundet. Den Rest bekommt bei vieren mit 80_50_30_0 der dritte Platz, sonst der erste.
about-option-kein-stich-extras = Weitere Spiele vor dem Auslegen. last_trick: Der letzte Stich kostet 40. all: die ersten vier Spiele zusammen.
about-option-kein-stich-rounds = Wie viele Runden eine Partie hat. Bei vier Runden zu viert geben alle jedes Spiel einmal.
about-option-kein-stich-layout-leader = Wer beim Auslegen beginnt. dealers_left: der nächste Platz nach dem Geber.
about-option-kein-stich-early-end = Ein Spiel um Herz, Damen oder den Herz-König endet mit der letzten Karte, die kostet. Am Ergebnis ändert das nichts.
