## Page: the options of a game

options-range = Van { $least } tot en met { $most }.
options-standard = in deze spelvorm: { $value }
options-word = ‘{ $name }’
options-only-with = Alleen met { $options }.
options-or = { $one } of { $two }
options-setting = { $option }: { $value }
options-add = { $name } toevoegen
options-remove = { $name } weghalen
options-earlier = { $name } naar voren
option-on = aan
option-off = uit
option-group-table = Tafel
option-group-cards = Kaarten en opnieuw delen
option-group-play = Spelverloop
option-group-scoring = Punten en winnen

## Why options do not go together

option-needs = ‘{ $setting }’ heeft alleen zin met { $options }. Zet dat aan, of maak dit ongedaan.
options-conflict = ‘{ $setting }’ gaat niet samen met ‘{ $other }’. Maak een van de twee ongedaan.
options-endless = Zo komt er nooit een eind aan de partij. Stel een van deze in: { $options }.
option-incomplete = { $option }: noem elk van deze één keer: { $names }.
