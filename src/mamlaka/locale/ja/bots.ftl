## The bots: what each is called, and how it plays

bot-easy = 弱い
bot-medium = ふつう
bot-hard = 強い
bot-best = 最強
bot-random = ランダム
bot-rules = 定石
bot-search = 先読み
bot-about-easy = 出たカードを忘れてしまう初心者です。
bot-about-medium = 定石どおりにプレイします。
bot-about-hard = 1手ごとに、少しだけ先を読みます。
bot-about-best = 1手ごとに、0.1秒かけて先を読みます。
bot-about-random = 反則にならない手をランダムに選びます。
bot-about-rules = 定石どおりにプレイし、その理由をすべて説明できます。
bot-about-search = 1手ごとに、決められた深さまで先を読みます。
page-level = ボットの強さ

## Hints, and reports of bad moves

hint-do = ヒント：{ $action }
hint-nothing = ヒント：何も言わずに続けましょう。
hint-wait = 何も言わない
hint-cards = { $cards }：{ $action }
hint-forced = ほかに手はありません。
hint-points = 全員の平均より{ $value }点上
hint-points-below = 全員の平均より{ $value }点下
hint-points-sides = 両ペアの平均より{ $value }点上
hint-points-sides-below = 両ペアの平均より{ $value }点下
hint-lead = このディールで{ $value }点リード
hint-lead-below = このディールで{ $value }点ビハインド
hint-net = 全員の平均より{ $value }点上（コントラクトを後に残す価値を引いた値）
hint-net-below = 全員の平均より{ $value }点下（コントラクトを後に残す価値を引いた値）
hint-net-sides = 両ペアの平均より{ $value }点上（コントラクトを後に残す価値を引いた値）
hint-net-sides-below = 両ペアの平均より{ $value }点下（コントラクトを後に残す価値を引いた値）
hint-chance = 勝つ確率{ $value }%
hint-points-less = { $value }点劣る
hint-chance-less = { $value }ポイント低い
hint-close = ほぼ同等（{ $less }）
hint-equal = 同等
hint-objection = この手は定石に反します：{ $reason }
hint-no-reason = 当てはまる定石はなく、見積もりで決めています。
hint-rules-action = 定石だけなら{ $action }ですが、見積もりを優先しています。
hint-rules-action-close = 定石だけなら{ $action }ですが、差はわずかです。
hint-no-values = ここでは見積もりができないので、定石で決めています。
hint-estimated = 値は見積もりです。見えないカードを無作為に配り、最後まで何度もプレイして求めました。
hint-any = ここでは、定石から見てどの手も同じです。
reported-in = ボットの直前の判断を、ゲームと一緒に{ $path }に保存しました。
