### Japanese. English explanations of presets and options stand in the code; other languages translate them, as
### `about-preset-...` and `about-option-...`, at the end of the files of the games.
###
### The words of the table: match ゲーム, deal ディール, void deal 流れ, new deal before play 配り直し, deal played once more
### やり直し, contract コントラクト, kingdom 王国, its owner 王 (キング is only the card), trick トリック, lead リード, follow フォロー,
### discard on a trick ディスカード (捨てる only to a pile), void ボイド, trumps 切り札, ruff ラフ, bid ビッド, double ダブル, hand 手札,
### stock 山札, layout and middle of the table 場, a card that fits つながる, to go out 上がる, face up 表向き, penalty card
### ペナルティカード, penalty points 失点, points 点数 (scores 得点), high and low cards 強い, 弱い (in a layout 大きい, 小さい), bot ボット,
### move 手, rules of thumb 定石, partnership game ペア戦, score sheet 得点表, seat 席.
###
### Register: sentences in です・ます with 。; labels, buttons and badges end in a noun and have no 。; advice ends in 〜しましょう.
### Events name the reader's seat (あなた) like any other, because a Japanese sentence without a subject continues the line before
### it; questions and advice do without あなた where they can. A seat has no さん, because it may be 右隣 or あなた. Contracts have
### 「」 in sentences: 「クイーン」 is the contract, クイーン the card. Digits are half-width, brackets and punctuation full-width, with
### a full-width space after ？ and ！ inside a message. Japanese has no plural forms.
###
### A line that is uncertain has a comment above it that begins with "Unsure".

## Contracts

contract-diamonds = ダイヤ
contract-spades = スペード
contract-hearts = ハート
contract-clubs = クラブ
contract-king = ハートのキング
contract-queens = クイーン
contract-no-tricks = ノートリック
contract-no-hearts = ノーハート
contract-no-queens = ノークイーン
contract-no-last-trick = ノーラストトリック
contract-no-trump = 切り札なし
contract-passed-in = 全員パス
contract-up = 上
contract-down = 下
contract-none = コントラクト未定
note-card = { $cards } { $points }
note-each = 1枚 { $points }
note-double = ダブル
note-redouble = リダブル
note-trick = 1トリック { $points }
note-total = 合計 { $points }
note-places = { $points }〜{ $points2 }

## The table

header = { $game }　{ $headline }
header-contract = { $game }　{ $headline }：{ $contract }
headline-deal = 第{ $deal }ディール
headline-round = ラウンド{ $round }/{ $rounds } 第{ $deal }ディール
headline-cards = ディール{ $deal }/{ $deals }・{ $count }枚
counter = { $name }：{ $value }
counter-bids = ビッド合計
counter-bid = ビッド
counter-chips = チップ
counter-pot = 場のチップ
marked-card = { $card }（{ $marks }）
tracker-line = まだ見えていないカード：{ $cards }。それぞれ{ $chance }（{ $percent }%）の確率で、これから出ます。
hand = 手札
playable = 出せるカード
taken-cards = { $seat }が取ったカード：{ $cards }
open-cards = { $seat }の表向きのカード：{ $cards }
drawn-cards = { $seat }が引いて見せたカード：{ $cards }
layout-row = { $suit }：{ $cards }
layout-run = { $low }から{ $high }まで
layout-empty = { $suit }：まだなし
layout-line = { $cards }。両端に置けるのは{ $low }と{ $high }です。

## What happens

news-double = { $seat }が{ $cards }をダブルしました。
news-no-double = { $seat }はダブルしませんでした。
news-double-seats = { $who ->
    [you] あなたは{ $name }にダブルをかけます。
   *[other] { $seat }は{ $name }にダブルをかけます。
}
news-redouble-seats = { $who ->
    [you] あなたは{ $name }にリダブルをかけます。
   *[other] { $seat }は{ $name }にリダブルをかけます。
}
news-double-and-redouble = { $who ->
    [you] あなたは{ $name }にダブル、{ $names }にリダブルをかけます。
   *[other] { $seat }は{ $name }にダブル、{ $names }にリダブルをかけます。
}
news-pick-up = 手札を手に取りました。
news-turned-away = 手札は裏向きです。ほかの人にだけ見えます。
news-follow-places = { $who ->
    [you] フォローできる自分のカード：{ $count }枚
   *[other] フォローできる{ $seat }のカード：{ $count }枚
}
news-trick = { $cards }。{ $seat }がトリックを取りました。
news-played = { $seat }：{ $cards }
news-played-word = { $seat }：{ $cards }（「{ $name }」）
news-declare = { $seat }が{ $name }を宣言しました。
news-pass = { $seat }はパスしました。
news-shown = { $seat }が{ $cards }を見せました。
news-draw = { $seat }が{ $cards }を引きました。
news-dealer = 最初のディーラーは{ $seat }です。
news-dealt = カードが配られました。
news-choose = { $seat }が「{ $name }」を選びました。
news-turned-up = 表にしたカード：{ $cards }
news-captured = { $seat }が{ $card }で{ $cards }を取りました。
news-left-to-last = 最後に取った{ $seat }が、残りの{ $cards }をもらいます。
news-combo-led = { $seat }が{ $cards }をリードしました。
news-combo-beats = { $seat }が{ $cards }で勝っています。
news-combo-discarded = { $seat }が{ $cards }を捨てました。
news-discards-opened = { $who ->
    [you] あなたの捨て札：{ $cards }
   *[other] { $seat }の捨て札：{ $cards }
}
news-taken-up = { $seat }が{ $cards }（{ $zone }）を手札に加えました。
news-discarded = { $seat }が{ $cards }を捨てました（{ $zone }）。
news-bid = { $seat }が{ $number }とビッドしました。
news-hold = { $seat }はホールドしました。
news-bid-name = { $seat }が{ $name }をビッドしました。
news-drawn-open = { $seat }が{ $cards }を引きました。
news-drawn-hidden = { $seat }がカードを1枚引きました。
news-passed-cards = { $whom ->
    [you] { $seat }から{ $cards }を受け取りました。
   *[other] { $seat }が{ $other }に{ $cards }を渡しました。
}
news-broken = { $seat }が{ $cards }を出し、{ $suit }がブレイクしました。
news-laid = { $seat }が{ $cards }を場に並べました。
news-eliminated = { $seat }は失格です。場に置かれたカード：{ $cards }
news-left-over = 配り残り：{ $cards }
news-other = { $seat }：{ $word }

## A deal is over

sheet-deal = 第{ $deal }ディール
sheet-round = 第{ $number }ラウンド
sheet-contract = { $name }
deal-over = 第{ $deal }ディール、{ $contract }：
deal-void = 第{ $deal }ディールは流れました（{ $reason }）。
void-passed = 全員パス
tally-passed-in = 全員がパスしたので、誰にも点は入りません。
ledger-cards = { $seat } { $points }：{ $cards }を取った
ledger-tricks = { $seat } { $points }：{ $count }トリック
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points }：最後のトリックを取った
ledger-thirds = { $seat } { $points }：カードで{ $count }/3点
ledger-last-card = { $seat } { $points }：{ $cards }で最後のトリックを取った
ledger-place = { $count ->
    [1] { $seat } { $points }：1位で上がり
    [2] { $seat } { $points }：2位で上がり
    [3] { $seat } { $points }：3位で上がり
   *[other] { $seat } { $points }：最下位
}
ledger-cards-left = { $seat } { $points }：残り{ $count }枚
ledger-bid-made = { $seat } { $points }：ビッド達成、{ $count }トリック
ledger-bid-under = { $seat } { $points }：ビッドに届かず、{ $count }トリック
ledger-bid-over = { $seat } { $points }：ビッドを超過、{ $count }トリック
ledger-other = { $seat } { $points }：{ $word }

## The score sheet

sheet-total = 合計
sheet-we = 味方
sheet-they = 相手
sheet-sum = 検算 { $sum } ✓
sheet-sum-spoken = 、終了、合計 { $sum }：
sheet-open = 残り{ $count }
