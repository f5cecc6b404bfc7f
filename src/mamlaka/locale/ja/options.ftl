## Page: the options of a game

options-range = { $least }から{ $most }まで。
options-standard = 元のルール：{ $value }
options-word = 「{ $name }」
options-only-with = 次がオンのときだけ有効です：{ $options }
options-or = { $one }、または{ $two }
options-setting = { $option }：{ $value }
options-add = { $name }を追加
options-remove = { $name }を外す
options-earlier = { $name }を上へ移動
option-on = オン
option-off = オフ
option-group-table = テーブル
option-group-cards = カードと配り直し
option-group-play = プレイ
option-group-scoring = 点数と勝敗

## Why options do not go together

option-needs = 「{ $setting }」は、次がオンのときだけ意味があります：{ $options }。それをオンにするか、この変更を元に戻してください。
options-conflict = 「{ $setting }」と「{ $other }」は一緒に使えません。どちらかを元に戻してください。
options-endless = このままではゲームが終わりません。次のどれかを設定してください：{ $options }
option-incomplete = { $option }：次のものを1回ずつ並べてください。{ $names }
