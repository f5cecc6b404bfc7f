## Contracts

# Unsure: the words of Skat are written as they sound.
contract-grand = グランド
contract-null = ヌル
contract-clubs-schneider = ♣ シュナイダー
also-contract-clubs-schneider = クラブ シュナイダー
contract-clubs-schwarz = ♣ シュヴァルツ
also-contract-clubs-schwarz = クラブ シュヴァルツ
contract-clubs-ouvert = ♣ オープン
also-contract-clubs-ouvert = クラブ オープン
contract-spades-schneider = ♠ シュナイダー
also-contract-spades-schneider = スペード シュナイダー
contract-spades-schwarz = ♠ シュヴァルツ
also-contract-spades-schwarz = スペード シュヴァルツ
contract-spades-ouvert = ♠ オープン
also-contract-spades-ouvert = スペード オープン
contract-hearts-schneider = ♥ シュナイダー
also-contract-hearts-schneider = ハート シュナイダー
contract-hearts-schwarz = ♥ シュヴァルツ
also-contract-hearts-schwarz = ハート シュヴァルツ
contract-hearts-ouvert = ♥ オープン
also-contract-hearts-ouvert = ハート オープン
contract-diamonds-schneider = ♦ シュナイダー
also-contract-diamonds-schneider = ダイヤ シュナイダー
contract-diamonds-schwarz = ♦ シュヴァルツ
also-contract-diamonds-schwarz = ダイヤ シュヴァルツ
contract-diamonds-ouvert = ♦ オープン
also-contract-diamonds-ouvert = ダイヤ オープン
contract-grand-schneider = グランド シュナイダー
contract-grand-schwarz = グランド シュヴァルツ
contract-grand-ouvert = グランド オープン
contract-null-ouvert = ヌル オープン
contract-clubs-hand = ♣ ハンド
contract-clubs-hand-schneider = ♣ ハンド、シュナイダー宣言
contract-clubs-hand-schwarz = ♣ ハンド、シュヴァルツ宣言
contract-clubs-hand-ouvert = ♣ オープン・ハンド
contract-spades-hand = ♠ ハンド
contract-spades-hand-schneider = ♠ ハンド、シュナイダー宣言
contract-spades-hand-schwarz = ♠ ハンド、シュヴァルツ宣言
contract-spades-hand-ouvert = ♠ オープン・ハンド
contract-hearts-hand = ♥ ハンド
contract-hearts-hand-schneider = ♥ ハンド、シュナイダー宣言
contract-hearts-hand-schwarz = ♥ ハンド、シュヴァルツ宣言
contract-hearts-hand-ouvert = ♥ オープン・ハンド
contract-diamonds-hand = ♦ ハンド
contract-diamonds-hand-schneider = ♦ ハンド、シュナイダー宣言
contract-diamonds-hand-schwarz = ♦ ハンド、シュヴァルツ宣言
contract-diamonds-hand-ouvert = ♦ オープン・ハンド
contract-grand-hand = グランド ハンド
contract-grand-hand-schneider = グランド ハンド、シュナイダー宣言
contract-grand-hand-schwarz = グランド ハンド、シュヴァルツ宣言
contract-grand-hand-ouvert = グランド オープン・ハンド
contract-clubs-skat-schneider = ♣ シュナイダー宣言
contract-clubs-skat-schwarz = ♣ シュヴァルツ宣言
contract-spades-skat-schneider = ♠ シュナイダー宣言
contract-spades-skat-schwarz = ♠ シュヴァルツ宣言
contract-hearts-skat-schneider = ♥ シュナイダー宣言
contract-hearts-skat-schwarz = ♥ シュヴァルツ宣言
contract-diamonds-skat-schneider = ♦ シュナイダー宣言
contract-diamonds-skat-schwarz = ♦ シュヴァルツ宣言
contract-grand-skat-schneider = グランド シュナイダー宣言
contract-grand-skat-schwarz = グランド シュヴァルツ宣言
contract-null-hand = ヌル・ハンド
contract-null-hand-ouvert = ヌル・オープン・ハンド
contract-ramsch = ラムシュ
contract-take = スカートを取る
contract-hand = ハンドで遊ぶ

## Seats and choices

zone-widow-skat = スカート
zone-discards-skat = 捨て札
headline-skat = ディール{ $deal }/{ $deals }
sheet-passed = 全員パス
sheet-seeger = ゼーガー・ファビアン
sheet-declarer-bonus = 自分の宣言
sheet-defence = 他の人の失敗
badge-forehand = フォア{"\u200B"}ハンド
badge-middlehand = ミドル{"\u200B"}ハンド
badge-rearhand = リア{"\u200B"}ハンド
badge-bid-value = ビッド { $number }
badge-skat-declarer = デクレアラー
badge-hand-game = ハンド
ask-skat = スカートを取りますか、ハンドで遊びますか？
ask-discard-skat = 捨てるカードを{ $count }枚選んでください。
say-discard-skat = 捨てる
do-discard-skat = { $cards }を捨てる
news-discard-skat = { $seat }が{ $cards }を捨てました。
news-found-discard-skat = スカート：{ $cards }
ask-announce = ゲームを宣言してください。
news-skat = { $choice ->
    [hand] { $seat }はスカートを取らず、ハンドで遊びます。
   *[take] { $seat }がスカートを取りました。
}
call-skat = { $choice ->
    [hand] ハンド！
   *[take] スカート
}
news-announce = { $seat }が「{ $name }」を宣言しました。
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = 短いゲーム
about-preset-skat-short = 3人で12ディール、ゼーガー・ファビアン式で数えます。
preset-skat-isko = 国際ルール
about-preset-skat-isko = 国際ルールによる36ディールです。
preset-skat-isko-four = 国際ルール、4人
about-preset-skat-isko-four = 4人のテーブルで48ディールです。
preset-skat-kneipe = 居酒屋
about-preset-skat-kneipe = 居酒屋風です。全員がパスするとラムシュになり、スカートを取った後でも宣言できます。
preset-skat-bierlachs = ビアラックス
about-preset-skat-bierlachs = 失点だけを数え、誰かが301点を失うと終わります。

## A deal is over

deal-void-skat = 第{ $deal }ディール：{ $reason }。
tally-levels = マタドール{ $matadors }枚{ $kind ->
    [with] あり
   *[without] なし
}、ゲーム { $game }{ $hand ->
    [0] {""}
   *[other] 、ハンド { $hand }
}{ $schneider ->
    [0] {""}
   *[other] 、シュナイダー { $schneider }
}{ $announced ->
    [0] {""}
   *[other] 、宣言 { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] 、シュヴァルツ { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] 、宣言 { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] 、オープン { $ouvert }
}：{ $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] 、オーバービッド：{ $charged }
}
tally-null-value = { $name }は{ $number }
tally-card-points = カードの点
tally-skat-left = スカート：{ $cards }
tally-put-away = 捨て札：{ $cards }
ledger-game-won = { $seat } { $points }：{ $count ->
    [0] ゲーム成功
   *[other] ゲーム成功、カード点{ $count }
}
ledger-game-lost = { $seat } { $points }：{ $count ->
    [0] ゲーム失敗
   *[other] ゲーム失敗、カード点{ $count }
}
ledger-overbid = { $seat } { $points }：{ $count ->
    [0] オーバービッド
   *[other] オーバービッド、カード点{ $count }
}
ledger-overbid-lost = { $seat } { $points }：{ $count ->
    [0] オーバービッドのうえ、ゲーム失敗
   *[other] オーバービッドのうえ、ゲーム失敗、カード点{ $count }
}
ledger-declarer-bonus = { $seat } { $points }：ゼーガー・ファビアンの得点
ledger-defence = { $seat } { $points }：デクレアラーが失敗
ledger-declarer-won = { $seat } { $points }：{ $other }がゲームに成功
ledger-ramsch-lost = { $seat } { $points }：ラムシュで最多、カード点{ $count }
ledger-ramsch-doubled = { $seat } { $points }：ラムシュで最多、カード点{ $count }、トリックのない人がいるので2倍
ledger-march = { $seat } { $points }：ラムシュで全10トリック
ledger-march-paid = { $seat } { $points }：{ $other }がラムシュで全トリック

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = 切り札5枚と他のエースがあればビッドし、手札が見込める分まで上げます。
rule-skat-2 = ジャックとエースとフォアハンドで5以上なら、グランドです。
rule-skat-3 = スカートなしの値より高くビッドしません。
rule-skat-4 = ハンドのほうが得な場合を除き、スカートを取ります。
rule-skat-5 = 単独の10や短いスートを捨て、エースと10の組は残します。
rule-skat-6 = デクレアラーは早めに切り札を狩ります。
rule-skat-7 = 点を数えましょう。このトリックで足ります。
rule-skat-8 = デクレアラーが2番手なら長いスート、最後なら短いスートをリードします。
rule-skat-9 = 味方のトリックは確実です。エースか10を付けましょう。
rule-skat-10 = デクレアラーのトリックに点を渡しません。
rule-skat-11 = 味方が取るトリックに強い札を使いません。
rule-skat-12 = ヌルでは、トリックを取らない最も高い札を出し、リードは最も低い札にします。
rule-skat-13 = ゲームが確実なときだけシュナイダーを狙います。
rule-skat-14 = ラムシュでは中盤にジャックを手放し、最後のトリックを避けます。
rule-skat-60 = できるだけ安くトリックを取りましょう。
rule-skat-61 = いちばん要らない札を出します。
rule-skat-62 = トリックを取れる札か、点を失わない札をリードします。
rule-skat-63 = ヌルのデクレアラーにトリックを取らせます。
rule-skat-64 = 最も見込みのあるゲームを宣言します。
rule-skat-65 = ヌルでは、トリックを取りそうな札を捨てます。
rule-skat-66 = ディフェンダーは切り札をリードしません。
rule-skat-67 = 取れるとは限らないトリックには、点の少ない札を出します。
rule-skat-68 = 手にないジャックがスカートにあると、ゲームの値がビッドに届かず負けになります。

## Page: the home page

game-skat = スカート
game-about-skat = 1人対2人。ビッドで切り札を選ぶ権利を得て、スカートを取るか取らずに、120点中61点を集めます。
game-standard-skat = 手札は10枚ずつ、スカートに2枚。国際ルールです。

## Learn

learn-skat-about = 1人のデクレアラーが、他の2人（ディフェンダー）と戦います。カードは全部で120点あり、デクレアラーには61点が必要です。
learn-skat-deal = 全員に{ $count }枚ずつ配り、{ $number }枚を伏せて置きます。これがスカートです。
learn-skat-four = 4人のときは、ディーラーが休みます。
learn-skat-bidding = ビッドは2人ずつ行います。2番手が1番手に値を言い、1番手はホールドかパスをします。次に3番手が、残った人に値を言います。誰もビッドしなければ、1番手は18をビッドするかパスします。
learn-skat-skat = デクレアラーはスカートを取って{ $count }枚を伏せて捨てるか、取らずにハンドで遊びます。どちらでも、2枚の点はデクレアラーのものです。
learn-skat-announce = 次にデクレアラーがゲームを宣言します。切り札のスート、ジャックだけが切り札のグランド、1トリックも取らないヌルのどれかです。ヌルは、スカートを取っても取らなくても、手札を見せるオープンにできます。切り札のあるゲームは、ハンドならシュナイダー、シュヴァルツ、オープンも宣言できます。
learn-skat-announce-after = シュナイダー、シュヴァルツ、オープンは、スカートを取った後でも宣言できます。
learn-skat-tricks = フォアハンドがリードします。できればスートをフォローし、できなければ何を出してもかまいません。ジャックは印刷されたスートではなく、切り札です。
learn-skat-order = ハートが切り札のときの強さの順です。4枚のジャック、それからエース、10、キング、クイーン、9、8、7。
learn-skat-plain-order = ほかのスート（ここではクラブ）の強さの順です。エース、10、キング、クイーン、9、8、7。
learn-skat-null-order = ヌルには切り札がなく、順番はエース、キング、クイーン、ジャック、10、9、8、7です。
learn-skat-jack = ハートが切り札です。ダイヤのジャックも切り札で、このトリックを取ります。
learn-skat-all-pass-void = 全員がパスすると、次の人が配ります。
learn-skat-all-pass-ramsch = 全員がパスするとラムシュになります。切り札はジャックだけ、全員が自分のために遊び、最も点を取った人がその点を失います。
learn-skat-ramsch-skat-last-trick = スカートは最後のトリックを取った人のものです。トリックのない人がいれば失点は2倍になり、10トリック全部なら120点を得ます。
learn-skat-ramsch-skat-loser = スカートは負けた人のものです。トリックのない人がいれば失点は2倍になり、10トリック全部なら120点を得ます。
learn-skat-points = カードの点
learn-skat-value = ゲームの値は、基本点に段数を掛けたものです。段数は、ゲームで1、マタドール1枚につき1、ハンド、シュナイダー、シュナイダー宣言、シュヴァルツ、シュヴァルツ宣言、オープンでそれぞれ1です。
learn-skat-example = 例：{ $name }が切り札で、クラブとスペードのジャックがあり、ハートのジャックがないとき、「{ $number }枚あり、ゲーム{ $levels }」なので{ $levels } × { $base } = { $value }です。この2枚がなくハートのジャックがあるときも「{ $number }枚なし」で同じ値です。ディフェンダーがシュナイダーなら「シュナイダー{ $levels2 }」で{ $value2 }です。
learn-skat-lost = 失敗すると、値の2倍を失います。
learn-skat-lost-hand-single = ハンドで失敗したときは、値の分だけを失います。
learn-skat-overbid-is = 値がビッドより低ければ、点に関係なく失敗です。ビッドに届く基本点の最小の倍数の、少なくとも2倍を失います。
learn-skat-seeger = デクレアラーは成功すればさらに{ $count }点を得て、失敗すればさらに{ $count }点を失います。失敗したとき、他の人はそれぞれ{ $number }点を得ます。
learn-skat-classic = 得点するのはデクレアラーだけです。
learn-skat-bierlachs = 失点だけを記録します。成功したゲームは、他の人がそれぞれその値を失います。誰かが{ $count }点を失うとゲームは終わり、合計が最も低い人の負けです。
learn-skat-deals = { $count }ディールで、合計が最も高い人が勝ちます。
learn-skat-bases = 基本点
learn-skat-times = 段数を掛けます。ヌルの値は決まっています。
learn-skat-game = { $name }
learn-skat-null-hand = ヌル・ハンド
learn-skat-null-ouvert-hand = ヌル・オープン・ハンド
learn-skat-word-skat = スカート
learn-skat-word-skat-is = 伏せてある2枚のカード。点は必ずデクレアラーのものになります。
learn-skat-word-hands = フォアハンド、ミドルハンド、リアハンド
learn-skat-word-hands-is = ディーラーの左から順のプレイヤー。フォアハンドが最初にリードします。
learn-skat-word-matadors = マタドール
learn-skat-word-matadors-is = クラブのジャックから続く最強の切り札の列で、デクレアラーが持っているか、または持っていない枚数。スカートも手札に数えます。
learn-skat-word-schneider = シュナイダー
learn-skat-word-schneider-is = カード点が{ $number }以下の側。相手をシュナイダーにするには、デクレアラーに{ $count }点が必要です。
learn-skat-word-schwarz = シュヴァルツ
learn-skat-word-schwarz-is = 1トリックも取っていない側。相手をシュヴァルツにするには、デクレアラーが{ $count }トリックすべてを取る必要があります。
learn-skat-word-ouvert = オープン
learn-skat-word-ouvert-is = 最初のリードの前にデクレアラーが手札を見せます。切り札のあるゲームでは、10トリック全部を約束します。
learn-skat-word-overbid = オーバービッド
learn-skat-word-overbid-is = 値がビッドより低いゲーム。

## Options by name

option-skat-players = 人数
about-option-skat-players = 3人：全員が毎回遊びます。4人：ディーラーが休みます。
option-skat-players-3 = 3人
option-skat-players-4 = 4人、ディーラーは休み
option-skat-scoring = 得点
about-option-skat-scoring = ゼーガー・ファビアン：値に50点を加え、失敗なら他の人に40点ずつ（4人なら30点）。クラシック：値だけ。ビアラックス：失点だけ。
option-skat-scoring-seeger = ゼーガー・ファビアン
option-skat-scoring-classic = クラシック
option-skat-scoring-bierlachs = ビアラックス
option-skat-deals = ディール数
about-option-skat-deals = ゲームのディールの数です。
option-skat-deals-3 = 3
option-skat-deals-9 = 9
option-skat-deals-12 = 12
option-skat-deals-36 = 36
option-skat-deals-48 = 48
option-skat-limit = ビアラックスの上限
about-option-skat-limit = ビアラックスを終わらせる失点です。
option-skat-limit-301 = 301
option-skat-limit-501 = 501
option-skat-limit-1001 = 1001
option-skat-all-pass = 全員がパスしたら
about-option-skat-all-pass = 次の人が配るか、ラムシュを遊びます。
option-skat-all-pass-void = 配り直し
option-skat-all-pass-ramsch = ラムシュ
option-skat-ramsch-skat = ラムシュのスカート
about-option-skat-ramsch-skat = スカートは、最後のトリックを取った人か、最も点の多い人のものです。
option-skat-ramsch-skat-last-trick = 最後のトリックへ
option-skat-ramsch-skat-loser = 負けた人へ
option-skat-announce-after-skat = スカートを取った後の宣言
about-option-skat-announce-after-skat = スカートを取った後でも、シュナイダー、シュヴァルツ、オープンを宣言できます。
option-skat-lost-hand-single = ハンドの失敗は1倍
about-option-skat-lost-hand-single = ハンドで失敗したとき、値の2倍ではなく1倍を失います。
option-skat-grand-ouvert = グランド・オープンの基本点
about-option-skat-grand-ouvert = 24：どのグランドとも同じ。36：昔の値。
option-skat-grand-ouvert-24 = 24
option-skat-grand-ouvert-36 = 36
option-skat-look-back = 過去のトリックを見る
about-option-skat-look-back = もう一度見てよい、このディールの終わったトリックです。
option-skat-look-back-last = 最後のトリック
option-skat-look-back-none = 不可
option-skat-look-back-all = すべてのトリック
