## Seats and cards

seat-self = あなた
seat-self-object = あなた
seat-right = 右隣
seat-across = 向かい
seat-left = 左隣
seat-number = 席{ $number }
seat-dummy = ダミー
suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
suit-italian-S = ソード
suit-italian-H = カップ
suit-italian-D = コイン
suit-italian-C = バトン
suit-xiangqi-R = 赤
suit-xiangqi-B = 黒
badge-dealer = ディーラー
partner = パートナー
badge-bidder = 最高ビッド
badge-passed = パス
badge-sits-out = 休み
badge-doubled = { $other }にダブル
badge-redoubled = { $other }にダブル、リダブルあり
badge-trump = 切り札：{ $suit }
badge-no-trump = 切り札なし
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count }枚
tricks-won = { $count }トリック

## Cards in words

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = ジャック
rank-Q = クイーン
rank-K = キング
rank-A = エース
rank-italian-J = ファンテ
rank-italian-Q = カバロ
rank-xiangqi-G = 将
rank-xiangqi-A = 士
rank-xiangqi-E = 象
rank-xiangqi-R = 車
rank-xiangqi-H = 馬
rank-xiangqi-C = 砲
# Unsure: black soldiers are 卒 on the cards.
rank-xiangqi-S = 兵
card-name = { $suit }の{ $rank }
card-name-xiangqi = { $suit }の{ $rank }
card-joker = ジョーカー
card-joker-large = 大ジョーカー
card-joker-small = 小ジョーカー
card-back = 裏向きのカード
