## Page: the options of a game

options-range = Von { $least } bis { $most }.
options-standard = Vorgabe: { $value }
options-word = „{ $name }“
options-only-with = Nur mit { $options }.
options-or = { $one } oder { $two }
options-setting = { $option }: { $value }
options-add = { $name } hinzufügen
options-remove = { $name } entfernen
options-earlier = { $name } nach vorn
option-on = ein
option-off = aus
option-group-table = Am Tisch
option-group-cards = Karten und neues Geben
option-group-play = Spielablauf
option-group-scoring = Punkte und Sieg

## Why options do not go together

option-needs = „{ $setting }“ wirkt nur mit { $options }. Schalte das ein, oder nimm die Änderung zurück.
options-conflict = „{ $setting }“ und „{ $other }“ passen nicht zusammen. Nimm eins davon zurück.
options-endless = So würde die Partie nie enden. Leg mindestens eins fest: { $options }.
option-incomplete = { $option }: Hier muss alles genau einmal stehen: { $names }.
