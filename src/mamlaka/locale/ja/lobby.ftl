## Codes of tables

code-title = コードで参加
code-label = テーブルのコード
lobby-join = 参加
code-about = 次のコードでも参加できます（1日有効）：
no-such-code = このコードのテーブルはありません。文字と数字を確認してください。コードの有効期間は1日です。

## Public tables

lobby-quick = ほかの人と遊ぶ
lobby-tables = 公開テーブル
lobby-watch = 観戦
lobby-free = 空席{ $count }
lobby-public = 公開テーブル：このサーバーの誰でも見つけて参加できます
lobby-waiting = 参加者を待っています：{ $seats }人中{ $count }人。席がすべて埋まると始まります。
lobby-bots-now = 今すぐボットと始める
spectators-title = 観戦できる人
spectators-anyone = 誰でも
spectators-link = リンクを知っている人
spectators-nobody = プレイヤーのみ
not-listed = このテーブルにはもう参加できません。別のテーブルを選んでください。
no-spectators = このゲームを見られるのはプレイヤーだけです。

## The seat of a bot

takeover-title = 対戦中のボットの席
takeover-anyone = 誰でも座れる
takeover-creator = 作成者の許可制
takeover-nobody = 座れない
watching-ask = この席を希望
watching-consent = その席の手札が見えるため、先にテーブルの許可をもらいます。
asking-waiting = { $names }の許可を待っています…
asking-nobody = 許可できる人が戻るのを待っています…
asking-cancel = やめる
admit-question = { $name }が{ $seat }の席を希望しています。許可すると、その手札が見えます。
admit-allow = 許可する
admit-refuse = 断る
seat-declined = 参加は許可されませんでした。
seats-asked = ほかの人がこれらの席を希望しています。少し待ってからもう一度試してください。
not-deciding = ボットの席については、ほかの人が決めます。
request-over = この希望はすでに締め切られています。
lobby-fact = { $label }：{ $value }
