### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### Words of Oneonta Whist: dummy ダミー, to make a bid 達成, null ヌル, out of play 除外, joker ジョーカー, turned-up card めくったカード.

## Seats and cards

bid-bid = ビッド { $number }
bid-null = ヌル { $number }
bid-word-bid = トリック数：
bid-word-null = ヌルの点数：

## Ways to play that have a name

preset-oneonta-edward = エドワード方式
# Unsure: how the inventor's name, Hutnik, is spoken.
preset-oneonta-hutnik = ハトニック方式
preset-oneonta-learner = 見えていないカードの表示つき

## What happens

news-null = { $seat }が{ $number }点のヌルをビッドしました。

## A deal is over

ledger-null-made = { $seat } { $points }：ヌル達成、0トリック
ledger-null-failed = { $seat } { $points }：ヌル失敗、{ $count }トリック

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = 強いカードも、そのスートがリードされなければ勝てません。確かに数えられるトリックだけをビッドしましょう。
rule-oneonta-2 = 除外されたカードのあらゆる場合を調べると、これだけの割合でビッドを達成できます。
rule-oneonta-3 = 弱いカードのあるスートは、全部のトリックに負けることもできます。取れるかもしれないトリックの半分だけ数えましょう。
rule-oneonta-4 = エース1枚だけのスートは、確実に1トリックになります。
rule-oneonta-5 = 弱いカードのないスートは、運しだいで勝ちも負けもします。間をとって数えましょう。
rule-oneonta-6 = 勝つことも負けることもできるカードを残しておけば、ほかのスートで狂った分を埋め合わせられます。
rule-oneonta-8 = エースとキングがそろったスートでは、2トリックを狙いましょう。
rule-oneonta-9 = エース、キング、ジャックのあるスートは、およそ1トリックと数えましょう。
rule-oneonta-10 = 迷ったら、1トリック多めに取りましょう。足りないとビッドの分をすべて失いますが、取りすぎは1トリックにつき1点ですみます。
rule-oneonta-11 = 勝つか負けるか分からないカードから先にディスカードしましょう。
rule-oneonta-12 = 1トリックごとに計算し直すと、このカードを出した後、これだけの割合でビッドを達成できます。
rule-oneonta-60 = 切り札は、リードされた弱い切り札に勝ち、ほかのスートをラフできます。
rule-oneonta-61 = ヌルでは、強いカードを、そのスートがリードされる前にほかのスートでディスカードできます。

## Page: the home page

game-oneonta = オニオンタ・ホイスト
game-about-oneonta = 1人で遊ぶトリックテイキング。手札を見てビッドし、いつもリードしてくる裏向きの山と勝負します。
game-standard-oneonta = 9ディール。ビッドは0から9。30点で勝ち。

## Page: questions and answers

zone-stock-oneonta = 除外
call-null = ヌル { $number }
say-null = ヌル { $number }

## Learn

learn-oneonta-about = 1人で、ダミーと呼ぶ裏向きの山を相手に遊びます。あなたとダミーのカードは{ $count }枚ずつです。ダミーが次のカードをめくり、あなたが1枚出します。これがトリックです。どのトリックも、リードするのはダミーです。
learn-oneonta-turnup = さらに1枚をめくります。そのスートが切り札で、ほかのスートに勝ちます。ジョーカーなら、切り札なしです。
learn-oneonta-follow = リードされたカードと同じスートがあれば、必ずそのスートを出さなければなりません（フォロー）。なければ、どのカードを出してもかまいません。いちばん強い切り札がトリックを取り、切り札が出なければ、リードされたスートの強いほうのカードがトリックを取ります。
learn-oneonta-trumps = 切り札のスートが{ $suit }のときの切り札（強い順）。ジョーカーも切り札です。このうち1枚は、めくったカードです。
learn-oneonta-ruff = ダイヤのエースがリードされました。あなたはダイヤがないので、弱い切り札（{ $suit }）を出します。あなたがトリックを取ります。
learn-oneonta-page-bid = ビッド
learn-oneonta-bids = 手札を見て、取るトリックの数を0から{ $most }までの中からビッドします。ちょうどその数のトリックを取ったときだけ、ビッドの数が得点になります。
learn-oneonta-bids-null = 手札を見て、取るトリックの数を1から{ $most }までの中からビッドします。ちょうどその数のトリックを取ったときだけ、ビッドの数が得点になります。または、ヌルをビッドして、その点数を選びます。
learn-oneonta-bid-title = 例：{ $number }とビッド
learn-oneonta-null-title = { $number }点のヌル
learn-oneonta-won = { $count ->
    [0] 1トリックも取らない
   *[other] { $count }トリック取る
}
learn-oneonta-target = ゲームは{ $deals }ディールです。{ $target }点以上で勝ちです。
learn-oneonta-word-dummy = ダミー
learn-oneonta-word-dummy-is = 相手になる裏向きの山。上から順にカードを出すだけで、選ぶことはありません。
learn-oneonta-word-trump = 切り札
learn-oneonta-word-trump-is = そのディールで、ほかのすべてのスートに勝つスート。
learn-oneonta-word-ruff = ラフ
learn-oneonta-word-ruff-is = リードされたスートがないときに、切り札を出すこと。
learn-oneonta-word-joker = ジョーカー
learn-oneonta-word-joker-is = 大ジョーカーと小ジョーカーが、いちばん強い切り札です。ジョーカーがめくられたときは、もう1枚だけが切り札になり、どのカードにも勝ちます。
learn-oneonta-word-null = ヌル
learn-oneonta-word-null-is = 1トリックも取らないというビッド。
learn-oneonta-word-out = 除外
learn-oneonta-word-out-is = 3枚は裏向きのまま使われません。だから、どのカードが出てくるかは最後まで分かりません。

## Options by name

option-oneonta-bidding = ビッド
option-oneonta-bidding-edward = エドワード方式
option-oneonta-bidding-hutnik = ハトニック方式
option-oneonta-deals = ディール数
option-oneonta-target = 目標点
option-oneonta-show-tracker = 見えていないカードを表示

## Ways to play: what each is

about-preset-oneonta-edward = エドワード方式の得点で、9ディールで30点を目指します。
about-preset-oneonta-hutnik = 1から9までのトリック数か、1点から9点までのヌルをビッドします。
about-preset-oneonta-learner = まだ見えていないカードと、それぞれがこれからリードされる確率を表示します。

## Options: what each does

about-option-oneonta-bidding = エドワード方式では、0から9までのトリック数をビッドします。ハトニック方式では、1から9までのトリック数か、1トリックも取らないヌルを1点から9点までで、ビッドします。
about-option-oneonta-deals = 1ゲームのディール数です。
about-option-oneonta-target = 最後のディールが終わったとき、この点数以上なら勝ちです。
about-option-oneonta-show-tracker = まだ見えていないカードと、それぞれがこれからリードされる正確な確率を表示します。
