## Page: keys

keys = キー操作
keys-move = 手札の中を移動
keys-edges = 最初のカード・最後のカードへ移動
keys-rank = 同じランクの次のカードへ移動
keys-play = カードを出す・選ぶ
keys-raise = カードを持ち上げる
keys-deal = コントラクトを読み上げる
keys-hand = 手札を読み上げる
keys-open = 表向きのカードを読み上げる
keys-table = 場のカードを読み上げる
keys-score = 得点を読み上げる
keys-last = 直前のトリックを読み上げる
keys-turn = 誰の番かを読み上げる
keys-sheet = 得点表を見る
keys-hint = ヒントを見る
keys-explain = 選択中のコントラクトを説明
keys-mute = 音のオン・オフ
keys-close = 閉じる・取り消す
keys-list = キー操作を見る

## Page: sounds

page-sound = 音と振動
