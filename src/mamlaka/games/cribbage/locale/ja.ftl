## Why something cannot be done

count-too-high = { $card }を出すと{ $most }を超えます。出せるのは{ $cards }です。

## Seats and cards

# Unsure: this and most words of the game are transcriptions.
zone-crib = クリブ
zone-starter = スターター
badge-starter = スターター
taken-cards-cribbage = { $seat }が出したカード：{ $cards }
page-taken-cribbage = { $card }、出したカード
counter-pegs = 点
counter-points-for-games = ゲームポイント
counter-running-count = 合計
sheet-game = 第{ $number }ゲーム
sheet-skunk = スカンク
sheet-double-skunk = ダブルスカンク
sheet-game-skunk = 第{ $number }ゲーム：スカンク
sheet-game-double-skunk = 第{ $number }ゲーム：ダブルスカンク

## Ways to play that have a name

preset-cribbage-classic = クラシック
preset-cribbage-short = ショート
preset-cribbage-match = マッチ
preset-cribbage-muggins = マギンズ

## What happens

news-go = { $seat }：ゴー
news-end-go = { $seat }：ゴー、{ $other }に1点
news-counted-card = { $seat }：{ $cards }、合計{ $count }
news-counted-points = { $seat }：{ $cards }、合計{ $sum ->
    [none] { $count }
   *[some] { $count }で2点
}{ $alike ->
    [play-pair] 、ペアで2点
    [play-three] 、スリーカードで6点
    [play-four] 、フォーカードで12点
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] 、ランで{ $number }点
}{ $last ->
    [count] 、ゴーで1点
    [play] 、ラストで1点
   *[no] { "" }
}
news-counted-last = { $seat }：ゴーで1点
news-discarded-to = { $seat }が{ $other }の{ $zone }に{ $cards }を捨てました。
news-starter = スターターは{ $cards }
news-heels = スターターは{ $cards }、{ $seat }にヒズヒールズの2点
news-crib = クリブ（{ $seat }）：{ $cards }
news-count = { $seat }：{ $number }点と申告
news-count-missed = { $seat }：{ $total }点のうち{ $number }点と申告。{ $other }がマギンズで{ $missed }点
news-count-too-high = { $seat }：{ $number }点と申告、実際は{ $total }点

## A deal is over

tally-play = プレイ
tally-hand = { $seat }：{ $cards }と{ $card }で{ $count }点
tally-crib = クリブ（{ $seat }）：{ $cards }と{ $card }で{ $count }点
ledger-heels = { $seat } { $points }：ヒズヒールズ、スターターは{ $cards }
ledger-play-fifteen = { $seat } { $points }：プレイ、15 { $cards }
ledger-play-pair = { $seat } { $points }：プレイ、ペア { $cards }
ledger-play-three = { $seat } { $points }：プレイ、スリーカード { $cards }
ledger-play-four = { $seat } { $points }：プレイ、フォーカード { $cards }
ledger-play-run = { $seat } { $points }：プレイ、ラン { $cards }
ledger-play-thirty-one = { $seat } { $points }：プレイ、31 { $cards }
ledger-play-go = { $seat } { $points }：プレイ、ゴー
ledger-play-last = { $seat } { $points }：プレイ、ラスト
ledger-hand-fifteen = { $seat } { $points }：手札、15 { $cards }
ledger-hand-pair = { $seat } { $points }：手札、ペア { $cards }
ledger-hand-three = { $seat } { $points }：手札、スリーカード { $cards }
ledger-hand-four = { $seat } { $points }：手札、フォーカード { $cards }
ledger-hand-run = { $seat } { $points }：手札、ラン { $cards }
ledger-hand-flush = { $seat } { $points }：手札、フラッシュ { $cards }
ledger-hand-nobs = { $seat } { $points }：手札、ヒズノブズ { $cards }
ledger-crib-fifteen = { $seat } { $points }：クリブ、15 { $cards }
ledger-crib-pair = { $seat } { $points }：クリブ、ペア { $cards }
ledger-crib-three = { $seat } { $points }：クリブ、スリーカード { $cards }
ledger-crib-four = { $seat } { $points }：クリブ、フォーカード { $cards }
ledger-crib-run = { $seat } { $points }：クリブ、ラン { $cards }
ledger-crib-flush = { $seat } { $points }：クリブ、フラッシュ { $cards }
ledger-crib-nobs = { $seat } { $points }：クリブ、ヒズノブズ { $cards }
ledger-overlooked = { $seat } { $points }：数え落とし（申告は{ $count }点）
ledger-muggins = { $seat } { $points }：マギンズ、{ $other }の数え落とし
ledger-beyond = { $seat } { $points }：{ $count }点を超えた分は数えません

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = どのスターターでも平均がいちばん高い4枚を残します。自分のクリブならその分を足し、相手のクリブなら引きます。
rule-cribbage-2 = 自分のクリブには5、ペア、つながるカードを、相手のクリブには離れたカードを捨てます。
rule-cribbage-3 = 強い手を崩さないかぎり、5は残します。
rule-cribbage-4 = 4以下をリードします。すぐに15にされません。
rule-cribbage-5 = 5はリードしません。10のカードで15になります。
rule-cribbage-6 = ペアの片方をリードします。合わせられたらスリーカードにできます。
rule-cribbage-7 = 合計を5や21にしません。10のカードで点になります。
rule-cribbage-8 = 相手がランを作れるなら、隣のランクを出しません。
rule-cribbage-9 = 3枚目を出されないときだけペアにします。
rule-cribbage-10 = 小さいカードはゴーと31のために取っておきます。
rule-cribbage-11 = ほかの人がゴーと言いました。2枚で31にします。
rule-cribbage-12 = ディーラーはもうすぐ上がりそうですが、先に見せるのはあなたです。プレイで1点でも多く取ります。
rule-cribbage-13 = 大きくリードしています。点になる形を残しません。
rule-cribbage-14 = あと少しの点です。プレイのために違うランクを残します。
rule-cribbage-60 = このカードで点になります。
rule-cribbage-61 = これが本当の点数です。

## Page: the home page

game-cribbage = クリベッジ
game-about-cribbage = 2人から4人のイギリスのゲーム。クリブに捨て、31まで数え、ボードを先に回りきります。
game-standard-cribbage = 121点の1ゲーム。点は自動で数えます。

## Page: questions and answers

say-count = { $number }点と申告
call-go = ゴー！
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count }で2点
}{ $alike ->
    [play-pair] 、ペアで2点
    [play-three] 、スリーカードで6点
    [play-four] 、フォーカードで12点
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] 、ランで{ $number }点
}{ $last ->
    [count] 、ゴーで1点
    [play] 、ラストで1点
   *[no] { "" }
}
call-counted-last = ゴーで1点
call-heels = ヒズヒールズで2点！
call-count = { $number }
call-muggins = マギンズ、{ $number }点！
ask-discard-to = { $who ->
    [you] 自分の{ $zone }に{ $count }枚捨ててください。
   *[other] { $seat }の{ $zone }に{ $count }枚捨ててください。
}
ask-count-card = { $count ->
    [0] あなたの番です。新しく数え始めてください。
   *[other] あなたの番です。合計は{ $count }です。
}
ask-count-hand = 手札は何点ですか。
ask-count-crib = クリブは何点ですか。
waiting-count-cards = { $seat }が数えています…

## Ways to play: what each is

about-preset-cribbage-classic = 121点の1ゲーム。点は自動で数えます。
about-preset-cribbage-short = 61点の1ゲーム。ボードを1周します。
about-preset-cribbage-match = 5ゲームポイント先取。スカンクは2、ダブルスカンクは3です。
about-preset-cribbage-muggins = 自分の点は自分で数えます。数え落とした点は相手のものです。

## Options: what each does

about-option-cribbage-target = この点数に達したプレイヤー（またはペア）が出た瞬間にゲームが終わります。
about-option-cribbage-muggins = 自分のカードの点数を申告します。少なければ残りは次のプレイヤーの点になり、多ければ本来の点になります。
about-option-cribbage-games = マッチが終わるゲームポイント。1ゲームの勝ちは1ポイントです。
about-option-cribbage-skunk = 負けた全員が91点未満なら2ゲームポイント、61点未満なら3ゲームポイント。61点のゲームでは31点未満で2ポイントです。
about-option-cribbage-crib-flush = クリブのフラッシュに必要な枚数。スターターを含む5枚、または4枚。
about-option-cribbage-heels = スターターがジャックのときのディーラーの点。

## Learn

learn-cribbage-about = { $goal }点を目指します。点はプレイ中に1枚ごとに、そのあとは手札で数えます。
learn-cribbage-deal = 2人のときは{ $count }枚ずつ配り、2枚を伏せて捨てます。
learn-cribbage-crib = 捨てた4枚がクリブです。ディーラーの点になるので、自分のクリブには良いカードを、相手のクリブには悪いカードを捨てます。
learn-cribbage-dealer = 最初のディーラーはくじで決めます。その後は順に交代し、クリブの持ち主も替わります。
learn-cribbage-starter = 次に1枚めくります。これがスターターで、全員の手札とクリブに加えて数えます。
learn-cribbage-order = カードの順、低いほうから。エースは低く、絵札は10、エースは1と数えます。
learn-cribbage-play = プレイはディーラーの次の人、ポーンから始めます。交代で1枚ずつ出し、それまでの合計を言います。合計は{ $most }を超えてはいけません。出せるカードがあれば必ず出します。
learn-cribbage-picture = 合計は{ $count }です。この手札から出せるのは{ $cards }です。
learn-cribbage-go = 出せるカードがなければゴーと言い、ほかの人は出せるかぎり続けます。最後の1枚は{ $count }点です。ちょうど{ $most }ならゴーはなく、31の点になります。その後は次の人が0から数え直します。
learn-cribbage-show = プレイのあと、全員が4枚を見せ、スターターと合わせて数えます。ディーラーの次の人、ディーラー、最後にクリブの順です。
learn-cribbage-muggins = 自分の点は自分で数えます。少なく申告すると、残りは次のプレイヤーの点になります。多く申告したときは、正しい点数になります。
learn-cribbage-end = だれかが{ $goal }点に達した瞬間に、ディールの途中でもゲームが終わります。
learn-cribbage-games = { $count }ゲームポイントでマッチが終わります。1ゲームの勝ちは1ポイントです。
learn-cribbage-skunks-121 = 91点未満で負けるとスカンクで、ゲームは2ポイント。61点未満なら3ポイントです。
learn-cribbage-skunks-61 = 31点未満で負けるとスカンクで、ゲームは2ポイントです。
learn-cribbage-others = 3人のときは5枚ずつ配って1枚捨て、クリブに山札から1枚加えます。4人のときはペアで、1枚ずつ捨て、ペアの点を合わせます。
learn-cribbage-points-play = プレイ
learn-cribbage-points-show = ショウ
learn-cribbage-row-heels = スターターのジャック（ディーラーの点）
learn-cribbage-row-sum = 合わせて{ $count }
learn-cribbage-row-pair = ペア
learn-cribbage-row-three = スリーカード
learn-cribbage-row-four = フォーカード
learn-cribbage-row-run = { $count }枚のラン。長ければ1枚ごとに1点
learn-cribbage-row-last = 31未満での最後のカード
learn-cribbage-row-flush = 手札4枚が同じスート（フラッシュ）
learn-cribbage-row-flush-five = スターターも同じスート
learn-cribbage-row-nobs = スターターと同じスートのジャック（ヒズノブズ）
learn-cribbage-runs = プレイでは続けて出た最後のカードだけがペアやランになります。ショウではどの選び方も数えます。
learn-cribbage-crib-flush = クリブのフラッシュは5枚とも同じスートでなければなりません。
learn-cribbage-fifteens = 最後の1枚がスターターです。7と8で15：{ $count }点。
learn-cribbage-good-hand = 最後の1枚がスターターです。3枚の5とラン、15：{ $count }点。
learn-cribbage-word-crib = クリブ
learn-cribbage-word-crib-is = 捨てられた4枚。ディーラーの点になります。
learn-cribbage-word-pone = ポーン
learn-cribbage-word-pone-is = ディーラーの次の人。最初に出し、最初に見せます。
learn-cribbage-word-starter = スターター
learn-cribbage-word-starter-is = プレイの前にめくるカード。
learn-cribbage-word-go = ゴー
learn-cribbage-word-go-is = 出せるカードがないときに言う言葉。
learn-cribbage-word-peg = ペグ
learn-cribbage-word-peg-is = 点を記録する棒。ボードの穴に差して進めます。
learn-cribbage-word-pair-royal = ペアロイヤル
learn-cribbage-word-pair-royal-is = 同じランク3枚。4枚はダブルペアロイヤルです。
learn-cribbage-word-double-run = ダブルラン
learn-cribbage-word-double-run-is = 4 5 5 6のように1つのランクが2枚あるラン。3枚のラン2つとペアで8点です。
learn-cribbage-word-heels = ヒズヒールズ
learn-cribbage-word-heels-is = スターターになったジャック。
learn-cribbage-word-nobs = ヒズノブズ
learn-cribbage-word-nobs-is = 手札かクリブにある、スターターと同じスートのジャック。
learn-cribbage-word-skunk = スカンク
learn-cribbage-word-skunk-is = { $count }点未満で負けたゲーム{ $double ->
    [0] 。
   *[other] 。{ $double }点未満ならダブルスカンク。
}
# Unsure: a transcription; no Japanese word for it is known.
learn-cribbage-word-muggins = マギンズ
learn-cribbage-word-muggins-is = ほかの人が数え落とした点を取ること。

## Options by name

option-cribbage-target = ゲームの点数
option-cribbage-target-121 = 121
option-cribbage-target-61 = 61
option-cribbage-muggins = 自分で数える（マギンズ）
option-cribbage-games = 勝ちに必要なゲームポイント
option-cribbage-games-1 = 1
option-cribbage-games-3 = 3
option-cribbage-games-5 = 5
option-cribbage-games-7 = 7
option-cribbage-skunk = スカンク
option-cribbage-crib-flush = クリブのフラッシュ
option-cribbage-crib-flush-five = 5枚
option-cribbage-crib-flush-four = 4枚
option-cribbage-heels = ヒズヒールズ
option-cribbage-heels-2 = 2
option-cribbage-heels-0 = 0
