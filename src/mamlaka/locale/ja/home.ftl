## Home: the page

page-title = Mamlaka
page-subtitle = トレックスをはじめ、カフェで親しまれてきたカードゲーム。無料、広告なし。どのディールも公正さを検証できます。
page-language = 言語
page-settings = 設定
page-close = 閉じる
page-unreachable = サーバーにつながりません。自動で再接続しています。
offline-no-network = オフラインです。ページは使えますが、ゲームにはサーバーが必要です。ネットワークが戻れば続けられます。
offline-retry = もう一度試す
page-games = ゲームを選ぶ
page-players = { $seats }人
learn-title = { $game }の遊び方
page-play = すぐに遊ぶ
tour-begin = 遊びながら{"\u200B"}覚える
lobby-quick = ほかの人と遊ぶ
page-play-friends = 友だちと遊ぶ
today-title = 今日のディール
code-title = コードで参加
code-label = テーブルのコード
lobby-join = 参加
keeper-link = 実物のカードで遊ぶときの得点記録
drill-title = 練習問題
replay-open = 記録ファイルを開く
page-promise = 登録不要、コインなし、追跡なし。
page-comma = {"、"}
letter-J = J
letter-Q = Q
letter-K = K

## Home: your name and your account

page-your-name = あなたの名前
page-guest = ゲスト
name-question = お名前は？
name-skip = ゲストとして続ける
name-about = 同じテーブルの人に表示されます。
page-go-on = 次へ
account-enter = サインインまたは名前の登録
account-known = サインイン中：{ $name }

## Home: the next match

page-how-many = 人数
page-how = ルール
page-standard = 標準ルール
page-level = ボットの強さ
bot-easy = 弱い
bot-medium = ふつう
bot-hard = 強い
bot-best = 最強
bot-random = ランダム
bot-rules = 定石
bot-search = 先読み
bot-about-easy = 出たカードを忘れてしまう初心者です。
bot-about-medium = 定石どおりにプレイしますが、出たカードを数えないこともあります。
bot-about-hard = 1手ごとに、少しだけ先を読みます。
bot-about-best = 1手ごとに、0.1秒かけて先を読みます。
bot-about-random = 反則にならない手をランダムに選びます。
bot-about-rules = 定石どおりにプレイし、その理由をすべて説明できます。
bot-about-search = 1手ごとに、決められた深さまで先を読みます。
lobby-public = 公開テーブル：このサーバーの誰でも見つけて参加できます
lobby-talk = ペア戦でも、ゲーム中のひとことを許可
spectators-title = 観戦できる人
spectators-anyone = 誰でも
spectators-link = リンクを知っている人
spectators-nobody = プレイヤーのみ
takeover-title = 対戦中のボットの席
takeover-anyone = 誰でも座れる
takeover-creator = 作成者の許可制
takeover-nobody = 座れない
clock-title = 持ち時間
time-control-off = 無制限
time-control-relaxed = ゆったり
time-control-normal = ふつう
time-control-quick = 短め
options-title = すべてのオプション
options-changes = 変更{ $count }件
options-reset = 変更を元に戻す
options-saved = 自分のルール
options-name = ルールの名前
options-save = 保存
options-forget = { $name }を削除
options-link = このルールのリンクをコピー
options-link-about = このルールへのリンク
page-copied = コピーしました ✓

## Home: public tables

lobby-tables = 公開テーブル
lobby-free = 空席{ $count }
lobby-watch = 観戦
lobby-fact = { $label }：{ $value }
table-playing = ゲーム中
