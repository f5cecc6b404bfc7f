## Why something cannot be done

must-open = Eröffnet wird das Spiel mit { $cards }.
hearts-unbroken = Solange Herz nicht gebrochen ist, darfst du es nicht ausspielen. Spielbar: { $cards }.
no-points-first = In den ersten Stich gehört keine Strafkarte, solange du etwas anderes hast. Spielbar: { $cards }.

## Ways to play that have a name

preset-hearts-international = International
preset-hearts-openspiel = Ein einziges Spiel
preset-hearts-black-lady = Black Lady

## Boards: the kinds of deals

kind-left-hearts = nach links weitergeben
kind-right-hearts = nach rechts weitergeben
kind-across-hearts = nach gegenüber weitergeben
kind-none-hearts = nichts weitergeben

## What happens

news-opener = { $who ->
    [you] Du zeigst { $cards } und spielst zum ersten Stich aus.
   *[other] { $seat } zeigt { $cards } und spielt zum ersten Stich aus.
}

## A deal is over

ledger-moon = { $whom ->
    [you] { $seat } { $points }: dein Durchmarsch
   *[other] { $seat } { $points }: Durchmarsch von { $other }
}
ledger-moon-shot = { $seat } { $points }: Durchmarsch geschafft
ledger-no-tricks = { $seat } { $points }: kein einziger Stich

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = Die Pik-Dame fällt auf Pik-Ass oder Pik-König.
rule-hearts-2 = Mit drei weiteren Pik ist die Pik-Dame sicher, mit weniger nicht.
rule-hearts-3 = Kleine Pik schützen vor der Dame.
rule-hearts-4 = Gib eine kurze Farbe ganz weiter: Wird sie ausgespielt, kannst du Strafkarten abwerfen.
rule-hearts-5 = Mit hohen Herzen ohne kleine dazu würdest du Herzen kassieren.
rule-hearts-6 = Der erste Stich kostet nichts: Gib eine hohe Karte hinein.
rule-hearts-7 = Ein kleines Pik treibt die Dame heraus. Mit Ass oder König wartest du besser.
rule-hearts-8 = Wirf deine teuerste Karte in einen fremden Stich.
rule-hearts-9 = In Hinterhand: Nimm einen Stich ohne Punkte mit einer hohen Karte, aber bleib unter einem mit Punkten.
rule-hearts-10 = Alle Strafpunkte liegen bisher auf einem Platz: Nimm ein Herz, damit es kein Durchmarsch wird.
rule-hearts-60 = Spielst du klein aus, geht der Stich an jemand anderen.
rule-hearts-61 = Spiel die höchste Karte, die den Stich nicht macht.
rule-hearts-62 = Die Dame liegt sicher unter Ass oder König.
rule-hearts-63 = Der Karo-Bube streicht Punkte, also hol dir den Stich.
rule-hearts-64 = Hohe Karten machen Stiche.
rule-hearts-65 = Mit einer langen, lückenlosen Farbe und ohne schwache Herzen kannst du alles holen.

## Page: the home page

game-hearts = Hearts
game-about-hearts = Meide die Herzen und die Pik-Dame – oder nimm sie alle.
game-standard-hearts = Vor jedem Spiel gibst du drei Karten weiter. Gespielt wird bis 100; wer die wenigsten Punkte hat, gewinnt.

## Page: questions and answers

zone-stock-hearts = übrig

## Ways to play that have a name

about-preset-hearts-international = Das übliche Spiel zu viert, bis 100 Punkte.
about-preset-hearts-openspiel = Ein einziges Spiel nach den Regeln von OpenSpiel; auch die Pik-Dame bricht Herz.
about-preset-hearts-black-lady = Zu dritt bis zu siebt. Einige Karten bleiben übrig, und weitergegeben wird zweimal: zwei Karten, dann eine.

## Options

about-option-hearts-form = international: vier am Tisch mit je dreizehn Karten; die Kreuz-Zwei eröffnet. black_lady: drei bis sieben am Tisch; einige Karten bleiben übrig, weitergegeben wird zweimal nach rechts, der Platz links vom Geber spielt eine beliebige Karte aus, und Strafpunkte sind negativ.
about-option-hearts-pass-cards = Vor dem ersten Stich geben alle drei Karten verdeckt weiter.
about-option-hearts-pass-cycle = Wohin in welchem Spiel weitergegeben wird. Nach der letzten Richtung geht es von vorn los.
about-option-hearts-no-pts-on-first-trick = In den ersten Stich darfst du weder ein Herz noch die Pik-Dame spielen, solange du etwas anderes hast.
about-option-hearts-can-lead-any-club = Wer die Kreuz-Zwei hat, darf auch mit einem anderen Kreuz eröffnen.
about-option-hearts-must-break-hearts = Solange Herz nicht gebrochen ist, darfst du es nicht ausspielen, außer du hast nichts anderes.
about-option-hearts-qs-breaks-hearts = Die Pik-Dame bricht Herz genauso wie ein Herz.
about-option-hearts-can-lead-hearts-instead-of-qs = Hast du nur noch Herz und die Pik-Dame, darfst du ein Herz ausspielen, bevor Herz gebrochen ist.
about-option-hearts-jd-bonus = Der Karo-Bube streicht zehn Strafpunkte.
about-option-hearts-avoid-all-tricks-bonus = Wer keinen Stich macht, wird fünf Strafpunkte los, außer bei einem Durchmarsch.
about-option-hearts-moon = Was es bringt, alle Herzen und die Pik-Dame zu nehmen. others: Alle anderen bekommen 26 Strafpunkte. self: Dein eigener Stand sinkt um 26. none: Die Karten zählen wie immer.
about-option-hearts-target = Die Partie endet nach dem Spiel, in dem jemand so viele Strafpunkte erreicht. Wer am wenigsten hat, gewinnt.
about-option-hearts-deals = Die Partie endet nach so vielen Spielen, oder am Ziel, wenn das früher kommt. Ist beides offen, was nur Black Lady erlaubt, geben alle einmal.
about-option-hearts-early-end = Ein Spiel endet, sobald niemand mehr eine Karte hat, die zählt. Am Ergebnis ändert das nichts. Gibt es einen Bonus für keinen Stich, wird immer bis zur letzten Karte gespielt.
about-option-hearts-look-back = Welche fertigen Stiche des Spiels du noch einmal ansehen darfst.

## Learn

learn-hearts-about = Meide die Herzen und vor allem die Pik-Dame, denn das sind Strafkarten. Wer am Ende der Partie die wenigsten Strafpunkte hat, gewinnt.
learn-hearts-pass = { $count ->
    [one] Vor dem ersten Stich gibst du eine Karte verdeckt weiter und bekommst auch eine.
   *[other] Vor dem ersten Stich gibst du { $count } Karten verdeckt weiter und bekommst auch { $count }.
}
learn-hearts-pass-to = { $number ->
    [0] In jedem Spiel
   *[other] Spiel { $number }
}: { $direction ->
    [left] Du gibst nach links weiter.
    [right] Du gibst nach rechts weiter.
    [across] Du gibst nach gegenüber weiter.
   *[none] Es wird nichts weitergegeben.
}
learn-hearts-pass-again = Danach geht es wieder von vorn los.
learn-hearts-pass-twice = Vor dem ersten Stich gibst du zweimal Karten verdeckt nach rechts weiter: erst { $first }, dann { $second }.
learn-hearts-open = Wer die { $card } hat, spielt sie zum ersten Stich aus.
learn-hearts-open-club = Wer die { $card } hat, spielt sie oder ein anderes Kreuz zum ersten Stich aus.
learn-hearts-open-dealer = Der Platz links vom Geber spielt eine beliebige Karte zum ersten Stich aus.
learn-hearts-caught = Der Pik-König wurde ausgespielt, und darauf ist die Pik-Dame gefallen. Der König ist das höchste Pik: Er macht den Stich und bekommt die Dame dazu.
learn-hearts-end-target = Die Partie endet nach dem Spiel, in dem jemand { $target } Strafpunkte erreicht.
learn-hearts-end-deals = Spiele pro Partie: { $number }.
learn-hearts-end-dealers = Die Partie endet, wenn alle einmal gegeben haben.
learn-hearts-moon-title = Durchmarsch
learn-hearts-moon = Nimmt jemand alle Herzen und die Pik-Dame, gelten stattdessen diese Punkte:
learn-hearts-moon-shooter = Wer alle genommen hat
learn-hearts-moon-others = Alle anderen
learn-hearts-no-tricks = Gar kein Stich
learn-hearts-no-tricks-row = Wer keinen Stich macht
learn-hearts-first-trick = In den ersten Stich darfst du keine Strafkarte spielen, außer du hast nichts anderes.
learn-hearts-word-penalty = Strafkarte
learn-hearts-word-penalty-is = Eine Karte, die dir Strafpunkte bringt, wenn du sie nimmst: jedes Herz und, am teuersten, die Pik-Dame.
learn-hearts-word-broken = Herz ist gebrochen
learn-hearts-word-broken-is = Herz ist gebrochen, sobald jemand ein Herz abwirft. Vorher darfst du kein Herz ausspielen, außer du hast nichts anderes.
learn-hearts-word-broken-queen = Herz ist gebrochen, sobald jemand ein Herz abwirft oder die Pik-Dame spielt. Vorher darfst du kein Herz ausspielen, außer du hast nichts anderes.
learn-hearts-word-broken-but-queen = Wer nur noch Herz und die Pik-Dame hat, darf auch Herz ausspielen.
learn-hearts-word-moon = Durchmarsch
learn-hearts-word-moon-is = Absichtlich alle Strafkarten eines Spiels nehmen. Geht ein einziges Herz an jemand anderen, zahlst du für den ganzen Rest.
learn-hearts-word-left = Übrige Karten
learn-hearts-word-left-is = Karten, die niemand bekommt und niemand nimmt. Eine oder zwei davon werden vielleicht aufgedeckt.
learn-hearts-word-discard-when = So wirst du die Pik-Dame oder ein hohes Herz los.

## Options by name

option-hearts-form = Spielform
option-hearts-form-international = International
option-hearts-form-black-lady = Black Lady
option-hearts-pass-cards = Karten weitergeben
option-hearts-pass-cycle = Wohin weitergegeben wird
option-hearts-pass-cycle-left = Links
option-hearts-pass-cycle-right = Rechts
option-hearts-pass-cycle-across = Gegenüber
option-hearts-pass-cycle-none = Gar nicht
option-hearts-no-pts-on-first-trick = Erster Stich ohne Strafkarten
option-hearts-can-lead-any-club = Jedes Kreuz darf eröffnen
option-hearts-must-break-hearts = Herz muss gebrochen sein
option-hearts-qs-breaks-hearts = Die Pik-Dame bricht Herz
option-hearts-can-lead-hearts-instead-of-qs = Herz statt der Dame ausspielen
option-hearts-jd-bonus = Karo-Bube streicht zehn
option-hearts-avoid-all-tricks-bonus = Bonus für keinen Stich
option-hearts-moon = Durchmarsch
option-hearts-moon-others = Alle anderen bekommen 26
option-hearts-moon-self = Du verlierst 26
option-hearts-moon-none = Die Karten zählen wie immer
option-hearts-target = Ziel in Punkten
option-hearts-target-none = Kein Ziel
option-hearts-deals = Anzahl der Spiele
option-hearts-deals-none = Keine Grenze
option-hearts-early-end = Vorzeitiges Spielende
option-hearts-look-back = Alte Stiche ansehen
option-hearts-look-back-last = Nur den letzten
option-hearts-look-back-none = Nicht erlaubt
option-hearts-look-back-all = Alle
