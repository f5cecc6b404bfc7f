## Seats and cards

badge-units = { $count }枚分
badge-banker = 親
badge-first = 最初のリード

## Ways to play that have a name

preset-da-qi-zi-classic = 8ディール
preset-da-qi-zi-party = パーティー
preset-da-qi-zi-heaven-nine = 親あり

## What happens

news-leads-first = 最初のリーダーは{ $seat }です。

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points }：トリックなし
    [1] { $seat } { $points }：1枚分
   *[other] { $seat } { $points }：{ $count }枚分
}
ledger-over-four = { $seat } { $points }：{ $count }枚分、4枚分を超えた分
ledger-over-four-paid = { $seat } { $points }：ほかの人の4枚分を超えた分

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = 得点になるのは最終トリックだけです。それに勝つ札と、その前のリードを残します。
rule-da-qi-zi-2 = 早めに1枚分取ります。トリックがないと支払いが最も多くなります。
rule-da-qi-zi-3 = 4枚分あれば支払いはありません。あとは最終トリックだけを狙います。
rule-da-qi-zi-4 = いちばん強い札は、最後に必要なリードを取るまで残します。
rule-da-qi-zi-5 = 誰も勝てないものをリードし、残りで締めくくります。
rule-da-qi-zi-6 = ほかの札でリードを保てる間は、3枚以上の兵・卒を最終トリックまで残します。
rule-da-qi-zi-7 = 順子を崩すのは、もっと価値のあるペアのためだけです。
rule-da-qi-zi-8 = ほかの人が弱い枚数でリードします。
rule-da-qi-zi-9 = 強い札を数えます。この後は誰もこれに勝てません。
rule-da-qi-zi-10 = まず弱い1枚の兵・卒を捨て、最後に強くなる札は捨てません。
rule-da-qi-zi-11 = リードを生かせないなら、トリックを取りません。
rule-da-qi-zi-60 = 足りる中でいちばん弱い札で勝ちます。
rule-da-qi-zi-61 = これで最終トリックは確実に取れます。
rule-da-qi-zi-62 = どれを捨てても、まだ役に立つ札を失います。

## Page: the home page

game-da-qi-zi = ダーチーズー
game-about-da-qi-zi = 中国将棋の駒を1枚、または何枚かまとめて出すトリックテイキング。勝つのは最終トリックだけ。
game-standard-da-qi-zi = 4人、8ディール。赤は黒より上。

## Ways to play: what each is

about-preset-da-qi-zi-classic = 8ディール。赤は黒より上です。
about-preset-da-qi-zi-party = 時計回りで、誰かのチップがなくなるまで。
about-preset-da-qi-zi-heaven-nine = 親があり、トリックのない人は最終トリックを取れません。

## Options: what each does

about-option-da-qi-zi-end = マッチの終わり。deals：決まった数のディールの後。bankrupt：誰かがチップをすべて失ったディールの後、または100ディールの後。持っている以上のチップは払いません。
about-option-da-qi-zi-deals = end=dealsのときのディール数。
about-option-da-qi-zi-chips = end=bankruptのときの最初のチップ。
about-option-da-qi-zi-sets = one_colour：役のカードは1色です。mixed：2色でもよく、1枚でも黒があれば黒の役になります。
about-option-da-qi-zi-colours = red_high：同じ駒なら赤が黒より上です。equal：赤と黒は同じ強さで、役は2色でもかまいません。
about-option-da-qi-zi-discards = 捨て札をディールが終わるまで伏せておくか、表にするか。
about-option-da-qi-zi-no-trick = トリックのない人の支払い。
about-option-da-qi-zi-last-needs-trick = トリックのない人は、1枚の最終トリックに勝てません。
about-option-da-qi-zi-banker = ディールの最初のリーダーが親で、親の支払いと受け取りは2倍になります。
about-option-da-qi-zi-direction = プレイの向き。ccw：反時計回り。cw：時計回り。
about-option-da-qi-zi-over-four = paid：最終トリックを取らずに4枚分を超えた人は、超えた分だけ、その勝者からチップをもらいます。

## Learn

learn-da-qi-zi-about = 4人がそれぞれ1人で、中国将棋の32枚の駒をカードとして遊びます。1人8枚です。最終トリックを取った人がディールに勝ちます。
learn-da-qi-zi-lead = トリックの勝者が次のリードをします。1枚でも、組になる何枚か（セットか順子）でもかまいません。
learn-da-qi-zi-order-red-high = 強い順に、将、士、象、車、馬、砲、兵です。同じ駒なら赤が黒より上です。駒も色も同じカードは同じ強さです。
learn-da-qi-zi-order-equal = 強い順に、将、士、象、車、馬、砲、兵です。赤と黒は同じ強さです。
learn-da-qi-zi-sets = セットは同じカード何枚かです。たいていは2枚、兵・卒は5枚までです。
learn-da-qi-zi-run-high = 将、士、象は順子です。
learn-da-qi-zi-run-low = 車、馬、砲はもう1つの、弱い方の順子です。
learn-da-qi-zi-one-colour = セットも順子も1色です。
learn-da-qi-zi-mixed = セットと順子は2色でもかまいません。1枚でも黒があれば黒になります。
learn-da-qi-zi-equal = セットと順子は2色でもかまいません。
learn-da-qi-zi-beat = ほかの人は順に、それまでで最強のものに、同じ種類で同じ枚数のより強いもので勝つか、同じ枚数を捨てます。勝たなくてもかまいません。同じ強さでは勝てません。
learn-da-qi-zi-trick = それぞれ前のカードに勝ち、象がトリックを取ります。
learn-da-qi-zi-hidden = 捨て札はディールが終わるまで伏せておきます。
learn-da-qi-zi-open = 捨て札は表にします。
learn-da-qi-zi-needs-trick = 最終トリックが1枚なら、トリックのない人は勝てません。
learn-da-qi-zi-last = ほかの全員が最終トリックの勝者に払います。
learn-da-qi-zi-units = トリックはリードされた枚数分に数えます。ディール全体では8枚分です。
learn-da-qi-zi-pay = 支払いは、トリックなしで{ $n0 }、1枚分で{ $n1 }、2枚分で{ $n2 }、3枚分で{ $n3 }、4枚分以上なら0です。
learn-da-qi-zi-banker = ディールの最初のリーダーが親で、支払いも受け取りも2倍です。
learn-da-qi-zi-over-four = 4枚分を超えると、超えた分だけ最終トリックの勝者がチップを払います。
learn-da-qi-zi-end-deals = マッチは{ $count }ディールです。合計がいちばん高い人が勝ちます。
learn-da-qi-zi-end-bankrupt = 全員が{ $count }枚のチップで始めます。誰かのチップがなくなったディールで終わり、いちばん多い人が勝ちます。
learn-da-qi-zi-word-run = 順子
learn-da-qi-zi-word-run-is = 将・士・象、または車・馬・砲。
learn-da-qi-zi-word-unit = 枚数分
learn-da-qi-zi-word-unit-is = トリックにリードされたカードの数。3枚のトリックは勝者の3枚分になります。
learn-da-qi-zi-word-discard = 捨てる
learn-da-qi-zi-word-discard-is = トリックに勝てないカードを出すこと。
learn-da-qi-zi-word-banker = 親
learn-da-qi-zi-word-banker-is = 支払いが2倍になる人。

## Options by name

option-da-qi-zi-end = マッチの終わり
option-da-qi-zi-end-deals = ディール数
option-da-qi-zi-end-bankrupt = 誰かのチップがなくなるまで
option-da-qi-zi-deals = ディール数
option-da-qi-zi-deals-4 = 4
option-da-qi-zi-deals-8 = 8
option-da-qi-zi-deals-16 = 16
option-da-qi-zi-chips = チップ
option-da-qi-zi-chips-20 = 20
option-da-qi-zi-chips-25 = 25
option-da-qi-zi-chips-30 = 30
option-da-qi-zi-sets = セットと順子の色
option-da-qi-zi-sets-one-colour = 1色
option-da-qi-zi-sets-mixed = 混色
option-da-qi-zi-colours = 赤と黒
option-da-qi-zi-colours-red-high = 赤が上
option-da-qi-zi-colours-equal = 同じ
option-da-qi-zi-discards = 捨て札
option-da-qi-zi-discards-hidden = 伏せる
option-da-qi-zi-discards-open = 表にする
option-da-qi-zi-no-trick = トリックなしの支払い
option-da-qi-zi-no-trick-5 = 5
option-da-qi-zi-no-trick-4 = 4
option-da-qi-zi-last-needs-trick = 1枚の最終トリックに勝つにはトリックが必要
option-da-qi-zi-banker = 親
option-da-qi-zi-direction = プレイの向き
option-da-qi-zi-direction-ccw = 反時計回り
option-da-qi-zi-direction-cw = 時計回り
option-da-qi-zi-over-four = 4枚分を超えたとき
option-da-qi-zi-over-four-none = なし
option-da-qi-zi-over-four-paid = 支払う
