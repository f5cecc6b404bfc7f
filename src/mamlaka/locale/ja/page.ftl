## Page: before the match

page-choose-seat = 席を選んでください。
page-sit = 座る
page-free = 空席
page-invite-about = このリンクを開けば、誰でも席に着けます。空席にはボットが入ります。
page-link = このテーブルへのリンク
page-invite = リンクを共有
page-start = 開始
page-starting = 開始しています…
page-start-cancelled = { $names }から応答がなく、開始を取り消しました。もう一度開始してください。

## Page: at the table

page-home = ホーム
page-sheet = 得点表
page-last-trick = 直前のトリック
page-leave = テーブルを離れる（ボットが代行）
status-away = 切断中
status-left = 退席
status-program = プログラム
page-lost = 接続が切れました。再接続しています…
page-replaced = この席は別のウィンドウで開かれています。
page-take-back = ここで遊ぶ
stood-in = 席を外している間に、ボットが代わりに選びました: { $actions }
stood-in-often = 席を外している間に、ボットが代わりに{ $count }回選びました。最後は{ $action }です。
page-your-turn = あなたの番
page-open = { $card }、表向き
page-taken = { $card }、取ったカード
page-lies-open = 表向き
page-given = 今受け取ったカード
page-hint = ヒントを見る
page-thinking = ヒントを考えています…
page-suggested = おすすめ
page-report = ボットの悪手を報告
page-report-whose = どのボットの直前の手ですか？
page-report-last = いちばん新しいボットの手
page-report-words = どこが悪かったですか？（任意）
page-report-send = 報告を送る
page-reported = 報告{ $number }として、ゲームと一緒にこのサーバーに保存しました。ありがとうございます。
page-not-now = 今は出せません
page-taker = { $seat }が取った
page-goal = 目標：{ $goal }
page-of-goal = { $value } / { $goal }
page-tracker = まだ見えていないカード：{ $cards }。
page-tracker-chance = まだ見えていないカード。どれも、これから出る確率は{ $chance }（{ $percent }%）
page-out-of-turn = いつでもできること

## Page: questions and answers

zone-stock = 山札
zone-turnup = めくったカード
zone-discards = 捨て札
zone-widow = ウィドウ
zone-dummy = ダミー
zone-out = 除外
page-tap-again = もう一度タップすると出します。
page-choose-capture = { $card }でどれを取りますか？
page-captures = { $card }で{ $cards }を取る
call-pass = パス
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = ダブル！
call-double-seats = ダブル：{ $name }
call-redouble-seats = リダブル：{ $name }
call-double-and-redouble = ダブル：{ $name }、リダブル：{ $names }
call-no = いいえ
call-bid = { $number }
call-hold = ホールド
call-bid-name = { $name }
call-word = { $name }！
call-declare = { $name }！
call-broken = { $suit }ブレイク！
ask-choose = 選んでください。
ask-lead-first = あなたの番です。最初のトリックをリードしてください。
ask-lead = トリックを取りました。次のトリックをリードしてください。
ask-card = あなたの番です。カードを出してください。
ask-card-or-pass = あなたの番です。カードを出すか、パスしてください。
ask-turn-up = あなたの番です。伏せたカードを表にしてください。
ask-turn-up-or-pass = あなたの番です。伏せたカードを表にするか、パスしてください。
ask-place = あなたの番です。ほかの人にだけ見えるカードを1枚出してください。
ask-place-lead = あなたの番です。ほかの人にだけ見えるカードでリードしてください。
ask-lay = あなたの番です。場につながるカードを出してください。
ask-lay-or-pass = あなたの番です。場につながるカードを出すか、パスしてください。
ask-capture = あなたの番です。カードを1枚出してください。
ask-combo-lead = あなたの番です。カードを1枚、または何枚かまとめてリードしてください。
ask-combo = あなたの番です。{ $cards }に勝つか、{ $count }枚捨ててください。
ask-pass = あなたの番です。出せるカードがないので、パスしてください。
ask-double-seats = 誰にダブルをかけますか？
ask-double-or-redouble = 誰にダブルまたはリダブルをかけますか？
ask-redouble-seats = 誰にリダブルをかけますか？
ask-must-double = ここでは{ $other }にダブルをかけなければなりません。ほかには？
ask-double = ダブルできるカード：{ $cards }。ダブルするなら、カードを選んでください。
ask-double-or-appeal = { $cards }をダブルするか、配り直しを要求できます。
ask-nothing = 全員に確認しています。あなたが選べるものはありません。
ask-other = 答えを選んでください。
ask-pass-cards = { $seat }に渡すカードを{ $count }枚選んでください。
ask-bid = ビッドを選んでください。
ask-duel-bid = ビッドを選んでください。
ask-hold = { $number }をホールドしますか？
ask-bid-but = ビッドを選んでください。合計がトリックの数と同じになるので、{ $number }は選べません。
ask-discard = 捨てるカードを{ $count }枚選んでください。
say-choose = { $name }
say-declare = { $name }を宣言
say-double = ダブル
say-give = カードを渡す
say-bid = ビッド { $number }
say-hold = ホールド
say-hold-bid = { $number }をホールド
say-pass = パス
say-turn-up = カードを表にする
say-place = カード { $number }
say-play = 出す
say-discard = 捨てる
page-sure = もう一度押すと「{ $word }」
page-sure-spoken = { $word }：{ $question }もう一度押すと確定します。
say-double-seats = { $name }
say-no-double = かけない
say-no = いいえ
say-continue = 次へ
say-these = 選択を決定
page-number = 数
waiting = { $seat }を待っています…
waiting-choose = { $seat }が選んでいます…
waiting-secret = 全員がほかの人に見えないように答えます。ほかの人を待っています…
waiting-double-or-appeal = ダブルや配り直しの要求がないか、ほかの人を待っています…
waiting-play = { $seat }の番です…
waiting-double = { $seat }がダブルを考えています…
waiting-bid = { $seat }がビッドを考えています…
waiting-duel-bid = { $seat }がビッドを考えています…
waiting-discard = { $seat }が捨てるカードを選んでいます…

## Page: the end

page-deal-over = 第{ $deal }ディール：{ $contract }
page-again = もう一度遊ぶ
page-verify-about = どのディールも最初の1枚が出る前に決まっていて、その後は誰も変えていないことを、このブラウザで確かめられます。
page-verify = ディールを検証
page-verified = 検証できました。開始時に決められたとおりのディールです。
page-not-verified = 検証に失敗しました：
page-check-commitment = 公開されたシードは、着席前に示された控え（コミットメント）と一致
page-check-terms = ゲーム、ルール、ディール数は、着席前に示されたとおり
page-check-people = 席に着いている人は、開始時と同じ
page-check-commitment-later = 公開されたシードは、テーブルの控え（コミットメント）と一致
page-check-nonce = あなたの乱数がディールに使われた
page-check-nonces = 乱数は誰のものも、後から追加、削除、変更されていない
page-verified-in-part = 記録に矛盾はありません。ただし、このブラウザで確かめられるのは一部だけです。
page-check-no-part = このブラウザには開始に加わった記録がないため、乱数が後から選ばれていないことまでは確かめられません。
page-check-cancelled = このブラウザが乱数を明かした後に、開始が{ $count }回取り消されました。
page-check-draw = プレイヤーが引いたカードは、シードのとおり
page-check-dealer = 最初のディーラーは、シードのとおり
page-check-deal = 配られたカードは、すべてのディールでシードのとおり
page-check-places = ほかの人にだけ見えたカードの並び
page-check-hands = あなたの手札は、記録のとおり

## Page: settings

page-arabic-digits = 東アラビア数字
page-four-colours = スートを4色に
page-jumbo = カードの文字を大きく

## Page: what it speaks

page-full-stop = {"。"}
page-trick-goes = { $seat }がトリックを取りました。
page-deal-scored = 第{ $deal }ディール終了、{ $contract }：{ $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = ほかのプレイヤーに表向きのカードはありません。
page-hand = 手札{ $cards }。{ $suits }
page-hand-suit = { $suit }：{ $ranks }。
page-hand-empty = 手札はありません。
page-playable = 出せるカード：{ $cards }
page-playable-all = どのカードでも出せます。
page-on-table = 場のカード：{ $cards }
page-nothing-on-table = 場にカードはありません。
page-scores = 得点：{ $scores }
page-looking-on = 観戦中です。
