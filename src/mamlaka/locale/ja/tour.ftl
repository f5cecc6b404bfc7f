## A guided first match

tour-got-it = わかりました
tour-skip = すべて飛ばす

## Why a part of a match was won or lost

story-result = { $place ->
    [1] 勝ちました。{ $points }点です。
   *[other] { $most }人中{ $place }位、{ $points }点です。
}
story-duel = { $outcome ->
    [won] { $points }対{ $other }で勝ちました。
    [lost] { $points }対{ $other }で負けました。
   *[tied] { $points }対{ $other }の引き分けです。
}
story-worst = ほかの人と比べていちばん悪かったところ：{ $what }、{ $points }
story-best = ほかの人と比べていちばん良かったところ：{ $what }、{ $points }
story-deal = { $what }（第{ $deal }ディール）
