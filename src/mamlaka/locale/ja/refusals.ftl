## Why something cannot be done

must-follow = { $suit }をフォローしてください。出せるのは{ $cards }です。
empty-place = 手札にカード { $number } はありません。
place-must-follow = カード { $number } では{ $suit }をフォローできません。フォローできるカードを選んでください。
any = { $card }は今は出せません。出せるのは{ $cards }です。
does-not-fit = { $card }は場につながりません。出せるのは{ $cards }です。
not-in-hand = { $cards }は手札にありません。
cannot-double = { $cards }は今はダブルできません。
must-double = ここでは{ $other }にダブルをかけなければなりません。
cannot-choose = 「{ $name }」は選べません。残っているのは{ $names }です。
cannot-declare = 今は{ $name }を宣言できません。
cannot-say = 今は{ $card }と一緒に「{ $name }」とは言えません。
wrong-count = 選ぶカードは{ $count }枚です。
wrong-cards = { $cards }はここでは使えません。
wrong-number = { $number }は今は選べません。{ $least }から{ $most }までで選んでください。
not-offered = その答えは選べません。選べるのは{ $offers }です。
not-your-turn = あなたの番ではありません。
forbidden-sum = { $number }はビッドできません。全員のビッドの合計が、トリックの数と同じ{ $count }になります。
no-such-card = このゲームにそのカードはありません。
no-such-seat = 席{ $seat }はありません。席の数は{ $seats }です。
match-over = ゲームはもう終わっています。
stale = 間に合いませんでした。その質問は締め切られています。
refusal-other = 今はできません（{ $reason }）。

## Why the server refuses

no-such-table = テーブルが見つかりません。リンクが最後まで入っているか確認してください。
table-full = 席はすべて埋まっていますが、観戦はできます。
seat-taken = その席にはほかの人がいます。別の席を選んでください。
bad-name = 名前は1〜{ $most }文字で入力してください。
name-taken = このテーブルには同じ名前の人がいます。別の名前にしてください。
unknown-token = このテーブルにあなたの席はありません。席に着くか、観戦してください。
not-seated = この操作は、席に着いている人が、最後に開いたウィンドウからだけできます。
not-begun = ゲームはまだ始まっていません。
no-nonce = このブラウザの乱数がまだ届いていません。少し待ってからもう一度試してください。
starting = ゲームを開始しています。ディールはもう決まっています。
not-starting = ゲームは開始処理中ではありません。
other-nonce = 着席した後に、このブラウザの乱数が変わりました。いったん席を離れて、座り直してください。
not-over = ゲームが終わっていません。終わるまで記録は見られません。
hint-people = ヒントは、相手がボットだけのときに使えます。
hint-running = ヒントは今考えているところです。
no-hint = ここではヒントを使えません。
nothing-to-report = まだボットはそのような判断をしていません。
report-failed = もう一度たずねたところ、ボット{ $bot }（{ $origin }）が失敗したので、何も保存されませんでした。
report-many = このテーブルからの報告は上限に達しています。
not-saved = 保存できなかったため、この操作は取り消されました。少し待ってからもう一度試してください。
too-many = リクエストが多すぎます。{ $seconds }秒後にもう一度試してください。
server-busy = サーバーが混み合っています。少し待ってからもう一度試してください。
many-spectators = このテーブルの観戦者は上限の{ $most }人に達しています。
blocked-here = このサーバーではプレイできません。
unknown-host = サーバーは{ $host }という名前を知りません。数字のアドレスを使うか、--allowed-hostを付けて起動してください。
other-origin = このサーバーのページからのリクエストではありません。
bad-message = サーバーが理解できませんでした（{ $reason }）。
other-protocol = このページ（バージョン{ $yours }）はサーバー（バージョン{ $mine }）に合いません。ページを再読み込みしてください。
other-rules = このゲームはルールのバージョン{ $version }で始まりましたが、サーバーのルールはバージョン{ $installed }です。
no-hello = ページから時間内に応答がなかったので、接続を切りました。
invalid-setup = この設定では遊べません：{ $reason }
