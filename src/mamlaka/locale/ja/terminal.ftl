## Questions and help

ask-free = あなたの番ではありません。言えること：{ $names }。そのまま進めるには Enter を押してください。
ask-answers = { $question }（{ $names }）
ask-resume = 途中のゲームがあります（{ $name }）。続けますか？ [Y/n]
ask-keys = [{ $hint } ヒント、{ $help }]
press-enter = Enter を押すと続きます。
answer-unclear = 「{ $answer }」は分かりません。カード（{ $cards }）か、表示どおりの答えを入力してください。
help =
    カードは { $cards } のように入力すると出せます。答えは表示どおりに入力します。
    s：得点表　l：直前のトリック　d：直前のディールの結果　h：手札と場
    r：このテーブルのルール　?：ヒント　help：この説明　q：保存して終了
    ! に続けてひとこと：ボットの直前の悪手を報告（ゲームと一緒に保存）
help-words = 言葉でも入力できます（前に / や : を付けても構いません）：{ $words }
command-quit = 終了、やめる
command-sheet = 得点表、得点
command-last = 直前のトリック
command-deal = 直前のディール
command-hand = 手札、場
command-rules = ルール
command-hint = ヒント
command-help = 説明、ヘルプ
command-report = 報告
sign-crown = ♔
sign-dealer = (D)
trick-line = 第{ $number }トリック：{ $cards }。{ $seat }が取りました。
last-capture = 直前の取り：{ $seat }が{ $card }で{ $cards }を取りました。
last-trick-none = このディールで終わったトリックはまだありません。
look-back-none = このテーブルでは、終わったトリックを見直せません。
deal-none = 終わったディールはまだありません。
rules-standard = このテーブルは標準ルールです。
opponents = { $count ->
    [0] 1人で遊びます。
   *[other] ボット{ $count }人（{ $bots }）と遊びます。
}
opponents-other = ほかの強さ：{ $levels }。選ぶには `mamlaka play --bots { $example }` と入力します。
bot-failed = ボット{ $bot }（{ $origin }）が失敗したので、別のボットが代わりに入ります。
next-player = { $direction ->
    [cw] 次のプレイヤーは左隣です。
   *[ccw] 次のプレイヤーは右隣です。
}
fairness = ディールは最初の1枚が出る前に決まっています。コミットメント：{ $commitment }
saved = { $path } に保存しました。続けるには、同じコマンドか mamlaka play --resume "{ $path }" を実行してください。
over = ゲーム終了
result-side = { $rank }位 { $seat } { $points }（{ $alone }）
result-line = { $rank }位 { $seat } { $points }
lowest-wins = 得点の少ない人の勝ちです。
goal-line = ここまでの得点：{ $points }。目標：{ $goal }。
goal-reached = { $points }点。目標の{ $goal }点に達しました。あなたの勝ちです！
goal-missed = { $points }点。目標の{ $goal }点に届きませんでした。
verify-hint = 記録を検証するには：mamlaka verify "{ $path }"

## The review of a match

review-open-total = 全員の手札が見えていれば（{ $count }手）：{ $less }
review-total = { $name }：判断{ $decisions }回、うち損な判断{ $costly }回
review-ignored-again = 従わなかった助言：上の第{ $deal }ディールと同じ
review-least = { $unit ->
    [chance] { $least }ポイント
   *[other] { $least }点
}未満の損は、損な手に数えません。
course-seat = 損な手：{ $seat }のものだけ
course-known = その時点で分かる範囲で{ $cost }
course-open = 全員の手札が見えていれば{ $cost }
review-again = 打ち直すには：{ $command }
review-title = ゲームの検討
review-written = 検討結果は { $path } にあります。ブラウザで開いてください。
render-written = { $path } に書き込みました。

## Boards, which several tables play with the same cards

# Unsure: ブリッジ uses ボード and マッチポイント; other players may not know them.
seating-round = ラウンド { $round }
seating-table = テーブル { $table }、ボード { $board }：{ $players }
seating-table-boards = テーブル { $table }、ボード { $first }～{ $last }：{ $players }
seating-rest = 休み：{ $players }
board-number = ボード { $board }
board-of-day = ボード { $board }/{ $boards }
board-of-round = ラウンド { $round }、テーブル { $table }、ボード { $board }
board-named = { $board }：{ $kind }
board-left = ボードを保存しました。続けるには、同じコマンドを実行してください。
board-left-over = { $count ->
    [0] { $name }はすべてのボードを終えました。
   *[other] { $name }のボードは残り { $count } です。続けるには、同じコマンドを実行してください。
}
board-none = この日のボードはまだ終えていません。
board-match = 1試合全体
daily-title = { $game }、{ $day }：同じ席、同じカード
daily-board = ボード
daily-you = あなた
daily-again = あなた（{ $number }）
daily-matchpoints = マッチポイント
daily-imps = 1ボードあたりのIMP
daily-folder = 記録は { $path } にあります

## A decision of a record

decision-at = イベント { $event }、席 { $seat }
decision-taken = 選ばれた手：{ $action }

## Words that people type for each other, in groups

same-words = ダイヤ、ダイア、ダイヤモンド; キング、王; クイーン、女王
