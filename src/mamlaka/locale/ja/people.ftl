## After a match

rematch-wanted = もう1ゲームいかがですか？　{ $names }が希望しています。
rematch-waiting = { $names }を待っています。
rematch-seconds = { $count }秒後に始まります。
rematch-bots = 参加しない人の席にはボットが入ります。
rematch-open = 次のゲームが始まりました。
rematch-join = 次のゲームに参加
rematch-result = 結果
rematch-new = 別のゲーム
rematch-gathering = 全員がそろうと始まります。

## Your tables

page-my-tables = あなたのテーブル
page-forget = このテーブルを一覧から削除
table-open = 参加待ち
table-over = 終了

## The names of bots

bot-name-layla = レイラ
bot-name-faris = ファリス
bot-name-yara = ヤラ
bot-name-karam = カラム
bot-name-dana = ダナ
bot-name-zain = ザイン
bot-name-tala = タラ
bot-name-jude = ジュード
bot-name-lina = リナ
bot-name-adam = アダム
bot-name-mira = ミラ
bot-name-sami = サミ

## Other people

watching-seats = ボットの席に入る
watching-about = その席の手札を引き継いで続けます。ボットは抜けます。
watching-take = この席に入る
watching-full = 席はすべて埋まっています。
people-level = ボット（強さ：{ $level }）
lobby-partners = パートナー
lobby-move = この席に移る
lobby-move-about = 空席をタップすると、その席に移れます。
seats-closed = このゲームにはもう参加できません。

## Phrases and reactions

talk-open = ひとこと言う
talk-muted = ほかの人の発言を隠す
talk-heard = { $seat }：{ $phrase }
call-talk-laugh = 😄
call-talk-wink = 😉
call-talk-wow = 😮
call-talk-proud = 😎
call-talk-sad = 😞
call-talk-hello = こんにちは！
call-talk-well-played = お見事！
call-talk-thanks = ありがとう！
call-talk-sorry = ごめんなさい！
call-talk-good-luck = がんばって！
call-talk-your-turn = あなたの番です！
talk-spoken-laugh = 笑い
talk-spoken-wink = ウインク
talk-spoken-wow = びっくり
talk-spoken-proud = 得意顔
talk-spoken-sad = しょんぼり
no-such-phrase = そのひとことは使えません。
no-talk = ペア戦では、ゲーム中にひとことを使えません。
talks-too-much = 続けては言えません。少し待ってください。

## Muting and blocking

people-mute = { $name }をミュート
people-block = { $name }をブロック
people-block-about = ブロックした人のひとことは表示されず、その人はあなたが開いたテーブルに着けません。ブロックは名前に対して働きます。ゲストは名前を変えられます。
blocked = このテーブルには着けません。
