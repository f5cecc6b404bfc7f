## Offline

offline-interrupted = サーバーから応答がありません。接続を待っています…
offline-no-network = オフラインです。ページは使えますが、ゲームにはサーバーが必要です。ネットワークが戻れば続けられます。
offline-retry = もう一度試す
offline-not-found = このページはありません
offline-not-found-about = アドレスを確認するか、ホームから始めてください。
no-such-address = サーバーにこのアドレスはありません。
