## Page: the options of a game

options-range = From { $least } to { $most }.
options-standard = standard: { $value }
options-word = “{ $name }”
options-only-with = Only with { $options }.
options-or = { $one } or { $two }
options-setting = { $option }: { $value }
options-add = Add { $name }
options-remove = Remove { $name }
options-earlier = Move { $name } up
option-on = on
option-off = off
option-group-table = The table
option-group-cards = Cards and new deals
option-group-play = Play
option-group-scoring = Points and winning

## Why options do not go together

option-needs = “{ $setting }” has no effect without { $options }. Turn that on, or undo this.
options-conflict = “{ $setting }” can't be combined with “{ $other }”. Change one of them.
options-endless = The match would never end. Set one of these: { $options }.
option-incomplete = { $option } must list each of these once: { $names }.
