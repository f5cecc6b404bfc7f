## How to play

learn-these = それぞれの意味は？
learn-step = { $number }/{ $most }
learn-next = 次へ
learn-back = 戻る
learn-page-game = ゲームのあらまし
learn-page-contracts = コントラクト
learn-page-points = 点数
learn-page-words = 用語
learn-tricks = 1人が最初のカードを出し（リード）、ほかのプレイヤーが順に1枚ずつ出します。この一巡がトリックです。リードされたカードと同じスートがあれば、必ずそのスートを出さなければなりません（フォロー）。なければ、どのカードを出してもかまいません。
learn-tricks-highest = リードされたスートの中でいちばん強いカードを出した人がトリックを取り、次のトリックをリードします。いちばん強いのはエース、いちばん弱いのは2です。
learn-suits = { $faces ->
    [italian] カードはイタリア式です。スートはソード、カップ、コイン、バトン、絵札はファンテ、カバロ、キングです。
   *[french] カードはフランス式です。スートはスペード、ハート、ダイヤ、クラブ、絵札はジャック、クイーン、キングです。
}
learn-points = 点数
learn-points-cards = { $count ->
    [1] このカード
   *[other] これらのカード1枚ごと
}
learn-points-suit = { $suit }1枚ごと
learn-points-ranks = これらのカード1枚ごと（どのスートも）
learn-points-tricks = 1トリックごと
learn-points-trick = 第{ $number }トリック
learn-points-trick-from-end = 最後から{ $number }番目のトリック
learn-points-last-trick = 最後のトリック
learn-points-last-card = 最後のトリックをこれらのカードで取る
learn-points-place = { $number }位で上がり
learn-points-last-place = 最下位
learn-total = ディールの合計
learn-mark-wins = トリックを取る
learn-mark-scores = 点数あり
learn-mark-fits = 出せる
learn-trick-points = このトリックの点数
learn-played = { $seat }：{ $card }
learn-of-cards = { $what }：{ $cards }
learn-layout = 場
learn-cards = カード
learn-word-discard = ディスカード
learn-word-discard-is = リードされたスートがないときに、ほかのスートのカードを出すこと。ディスカードしたカードでトリックを取ることはできません。
