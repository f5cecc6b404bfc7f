## A guided first match

tour-begin = 遊びながら覚える
tour-got-it = わかりました
tour-skip = すべて飛ばす

## Why a part of a match was won or lost

story-result = { $place ->
    [1] 勝ちました。{ $points }点です。
   *[other] { $most }人中{ $place }位、{ $points }点です。
}
story-worst = いちばん響いた失点：{ $what }（{ $points }）
story-best = いちばん効いた得点：{ $what }（{ $points }）
