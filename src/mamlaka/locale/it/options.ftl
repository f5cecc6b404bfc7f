## Page: the options of a game

options-range = Da { $least } a { $most }.
options-standard = nelle regole scelte: { $value }
options-word = «{ $name }»
options-only-with = Solo con { $options }.
options-or = { $one } o { $two }
options-setting = { $option }: { $value }
options-add = Aggiungi { $name }
options-remove = Togli { $name }
options-earlier = Sposta su { $name }
option-on = sì
option-off = no
option-group-table = Il tavolo
option-group-cards = Carte e smazzate a monte
option-group-play = Il gioco
option-group-scoring = Punti e vittoria

## Why options do not go together

option-needs = «{ $setting }» conta solo con { $options }. Attiva anche quello, o annulla la modifica.
options-conflict = «{ $setting }» e «{ $other }» non vanno insieme. Annulla uno dei due.
options-endless = La partita non finirebbe mai. Imposta uno di questi: { $options }.
option-incomplete = { $option }: elenca una volta ciascuno di questi: { $names }.
