## The deal of the day: the same cards for everybody, and a ranking

today-about = 今日は全員が同じ席で、同じボットを相手に、同じカードでプレイします。挑戦は一回だけで、ヒントはありません。
today-game = ゲーム
today-until = { $time }まで
today-ranking = ランキング
today-results = { $count ->
    [0] このディールを終えた人はいません。
   *[other] { $count }人がこのディールを終えました。
}
today-own = あなた
today-guest = ゲスト
today-program = プログラム
today-points = 点数：
today-yesterday = 昨日
today-proof = カードは秘密の値から決まります。当日はそのSHA-256だけが公開されたので、誰もカードを計算できず、サーバーもカードを変えられませんでした。
today-secret = 秘密の値
today-commitment = SHA-256
today-verified-in-part = 秘密の値は正しいですが、このブラウザには当日のSHA-256の記録がありません。
today-check-secret = 秘密の値のSHA-256が一致する
today-check-promise = このブラウザが当日見たSHA-256と同じ
today-check-cards = あなたのカードは秘密の値のとおり
