## Drills: positions of your own costly decisions, and trainers

drill-about = 自分が損をした判断を、正しく答えられるまで出題します。記録はこの端末だけに残ります。
drill-progress = { $count }問中{ $number }問目。覚えた問題：{ $total }問中{ $learnt }問。
drill-keys = [{ $show } 答えを見る、{ $help }]
drill-help =
    テーブルと同じように、カード（{ $cards }）や表示どおりの答えを入力します。
    ?：答えを見る（不正解になります）　h：手札、場、これまでのトリック
    s：得点表　r：このテーブルのルール　help：この説明　q：終了（進み具合は保存済み）
drill-keep-this = 練習問題に加える
drill-keep-all = あなたの損な手{ $count }つを練習問題に加える
drill-kept = 練習問題に加えました
drill-full = このブラウザにはもう練習問題を保存できません。先にいくつか削除してください。
drill-due = 今日の練習問題：{ $count }問
drill-show = 答えを見る
drill-forget = この問題を削除
drill-continue = 続ける
drill-right = 正解です。
drill-better = より良い手：{ $best }
drill-no-value = 検討では良い手だけを残したため、この答えの値はありません。
drill-done = 実際の手：{ $action }
drill-again = この問題は終わるまでにもう一度出ます。
drill-next = この問題は{ $date }にまた出ます。
drill-learnt = 覚えました。この問題はもう出ません。
drill-found = { $count ->
    [0] { $file }：損な判断はありません。
   *[other] { $file }：新しい問題が{ $count }問あります。
}
drill-known = { $file }：この問題はもう入っています。
drill-none = 練習問題はまだありません。終わったゲームを検討すると見つかります。
drill-none-due = 今日の問題は終わりました。次の問題は{ $date }に出ます。
drill-all-learnt = { $count }問すべてを覚えました。
drill-other-rules = ゲームが入っていないか、ルールが変わったため、{ $count }問は出題できません。
trainer-title = クイズ
trainer-about = 終わったゲームの場面についての短い問題です。
trainer-name-voids = ボイドは誰？
trainer-name-winners = 確実なカードは？
trainer-name-count = 残りは何枚？
trainer-voids = { $suit }がボイドだと分かっているのは誰ですか。
trainer-winners = いまリードできるカードのうち、必ずトリックを取るのはどれですか。
trainer-count = まだ見ていない{ $suit }は何枚ですか。
trainer-choices = { $question }（{ $choices }）
trainer-no-one = 誰もいない
trainer-no-card = なし
trainer-unclear = 番号かカードを、空白で区切って答えてください。
trainer-answer = 答える
trainer-tricks = これまでのトリック
trainer-right = 正解です：{ $answer }
trainer-wrong = 正しい答え：{ $answer }
trainer-score = { $count }問中{ $right }問正解。
trainer-none = この問題に合う場面がありません。
