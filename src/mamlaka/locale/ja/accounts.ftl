## Accounts of people

account-title = アカウント
account-enter = サインインまたは名前の登録
account-about = 登録した名前は、このサーバーであなただけのものになり、ほかの端末でも自分のテーブルに戻れます。登録しない場合はゲストとして遊びます。
account-name = 名前
account-password = パスワード
account-new-password = 新しいパスワード
account-register = 登録
account-sign-in = サインイン
account-sign-out = サインアウト
account-sign-out-everywhere = すべての端末でサインアウト
account-change = パスワードを変更
account-known = サインイン中：{ $name }
account-matches = 対局
account-game = ゲーム
account-played = 対局数
account-won = 勝ち
account-lost = 負け
account-place = 平均順位
account-older = 以前の対局
account-result = { $place }. { $name } { $points }
name-registered = この名前、またはよく似た名前は登録されています。別の名前を選んでください。
wrong-password = 名前またはパスワードが違います。
bad-password = パスワードは{ $least }～{ $most }文字です。
not-signed-in = サインインしていません。
