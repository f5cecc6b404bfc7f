## Codes of tables

code-title = コードで参加
code-label = テーブルのコード
code-join = 参加
code-about = このコードを伝えても参加できます（1日有効）：
no-such-code = このコードのテーブルはありません。文字と数字を確認してください。コードの有効期間は1日です。
