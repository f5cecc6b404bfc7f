## Codes of tables

code-about = 次のコードでも参加できます（1日有効）：
no-such-code = このコードのテーブルはありません。文字と数字を確認してください。コードの有効期間は1日です。

## Public tables

lobby-waiting = 参加者を待っています：{ $seats }人中{ $count }人。席がすべて埋まると始まります。
lobby-bots-now = 今すぐボットと始める
not-listed = このテーブルにはもう参加できません。別のテーブルを選んでください。
no-spectators = このゲームを見られるのはプレイヤーだけです。

## The seat of a bot

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
