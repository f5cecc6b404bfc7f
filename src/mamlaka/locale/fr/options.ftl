## Page: the options of a game

options-range = De { $least } à { $most }.
options-standard = dans la variante : { $value }
options-word = « { $name } »
options-only-with = Seulement avec { $options }.
options-or = { $one } ou { $two }
options-setting = { $option } : { $value }
options-add = Ajouter { $name }
options-remove = Retirer { $name }
options-earlier = Monter { $name }
option-on = oui
option-off = non
option-group-table = La table
option-group-cards = Cartes et nouvelles donnes
option-group-play = Déroulement
option-group-scoring = Points et victoire

## Why options do not go together

option-needs = « { $setting } » n’a d’effet qu’avec { $options }. Activez cette option, ou annulez ce choix.
options-conflict = « { $setting } » ne va pas avec « { $other } ». Renoncez à l’un des deux.
options-endless = La partie ne finirait jamais. Réglez l’une de ces options : { $options }.
option-incomplete = { $option } : indiquez une fois chacun de ces contrats : { $names }.
