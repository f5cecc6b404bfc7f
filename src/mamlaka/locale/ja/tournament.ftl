## Tournaments: the same cards at several tables

tournament-title = 大会
tournament-about = 複数のテーブルが同じカードでプレイし、同じ手札の人どうしで結果を比べます。空いた席にはボットが座ります。
tournament-names = プレイヤー：1行に一人。パートナーは「Amira & Bilal」のように書きます
tournament-tables = テーブル数
tournament-boards = 1ラウンドのボード数
tournament-open = 大会を開く
tournament-round = ラウンド{ $round }/{ $rounds }
tournament-play = テーブル{ $table }、ボード{ $board }をプレイする
tournament-not-begun = 最初のラウンドは主催者が始めます。
tournament-over = 大会は終わりました。
tournament-playing = プレイ中のボード：{ $count }
tournament-start = ラウンド{ $round }を始める
tournament-end = 大会を終える
tournament-place = テーブル{ $table }、ボード{ $board }：{ $names }
tournament-board = ボード{ $board }
tournament-links = リンク：それぞれの人に渡してください
