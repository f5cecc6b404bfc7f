## Offline

offline-interrupted = サーバーから応答がありません。接続を待っています…
offline-not-found = このページはありません
offline-not-found-about = アドレスを確認するか、ホームから始めてください。
no-such-address = サーバーにこのアドレスはありません。
