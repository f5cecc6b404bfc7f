## Score keeper: a new sheet

keeper-title = 得点記録
keeper-about = 実物のカードで遊ぶ人のための得点表です。誰が何を取ったかを入力すれば、点数はこの表が計算します。
keeper-sheets = あなたの得点表
keeper-older = 以前の得点表
keeper-new = 新しい得点表
keeper-names = プレイヤー（プレイする順）
keeper-player = { $number }人目
keeper-partners = パートナー：{ $names }
keeper-options = その他のオプション
keeper-start = 得点表を始める
keeper-forget = { $names }の得点表を削除
keeper-forget-sure = 削除
keeper-missing = この得点表は、この端末にはありません。
keeper-unsaved = このブラウザにはデータが残らないので、閉じると得点表は消えます。その前に印刷してください。

## Score keeper: the sheet

keeper-section = 第{ $number }ラウンド
keeper-owner = 持ち主：{ $name }
keeper-first-owner = 最初のラウンドの持ち主は誰ですか？
keeper-change = 変更
keeper-who-owns = 持ち主を変更
keeper-what = どのコントラクトをプレイしますか？
keeper-together = 選んだ{ $count }つのコントラクトを入力
keeper-used = （入力済み：修正する）
keeper-undo = 元に戻す
keeper-redo = やり直す
keeper-print = 印刷
keeper-again = 同じメンバーで新しい得点表
keeper-partners-total = { $names }：{ $points }
keeper-over = ゲーム終了
keeper-rank = { $rank }位 { $names }
keeper-saved = 入力しました：{ $contract }、合計 { $sum }
keeper-complete = すべて入力しました。合計 { $sum }。次：{ $name }
keeper-undone = 元に戻しました
keeper-redone = やり直しました

## Score keeper: a deal

keeper-step = { $step }/{ $steps }
keeper-takers = 誰が取りましたか？
keeper-taker = { $card }を取ったのは誰ですか？
keeper-twice-card = { $card }はダブル
keeper-who-twice = { $card }をダブルしたのは誰ですか？
keeper-counts = 全部で{ $units }です。それぞれいくつ取りましたか？
keeper-count = { $name }はいくつ取りましたか？
keeper-places = 上がった順に、1位、2位、3位は誰ですか？
keeper-place = { $place }位
keeper-points = このディールの点数
keeper-back = 戻る
keeper-next = 次へ
keeper-save = 保存
keeper-fault-taker = { $card }を取ったプレイヤーを選んでください。
keeper-fault-twice = { $card }をダブルしたプレイヤーを選ぶか、ダブルをオフにしてください。
keeper-fault-short = { $units }のうち{ $entered }が入力済みです。あと{ $count }足りません。点数の合計は{ $total }になるはずです。
keeper-fault-over = { $units }しかないのに、{ $entered }と入力されています。{ $count }多すぎます。点数の合計は{ $total }になるはずです。
keeper-fault-place = { $place }位のプレイヤーをタップしてください。
