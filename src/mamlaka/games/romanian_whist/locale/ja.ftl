### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### An exact bid is ぴったり, a miss 外れ, the prize 連続ボーナス.

## Seats and cards

badge-forehead = おでこ
badge-blind = ブラインド
badge-run = { $number }回連続ぴったり
badge-lost-run = { $number }回連続外れ

## Ways to play that have a name

preset-romanian-whist-pagat = 1-8-1
preset-romanian-whist-prize = 連続ボーナスあり
preset-romanian-whist-eight-one-eight = 8-1-8
preset-romanian-whist-pub = おでこあり
preset-romanian-whist-quick = ショート

## A deal is over

ledger-streak = { $seat } { $points }：5回連続ぴったりのボーナス
ledger-lost-streak = { $seat } { $points }：5回連続の外れ

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = ぴったりなら5点とビッドの数がもらえます。取りたい数ではなく、確実に取れる数をビッドしましょう。
rule-romanian-whist-2 = 0のビッドも、ぴったりなら5点です。エースも長いスートもなく切り札が少なければ、0にしましょう。
rule-romanian-whist-3 = 確実なトリックを数えましょう。ガードのあるキングと、短いスートがあるときに余っている切り札は、半トリックです。
rule-romanian-whist-4 = ビッドの合計がトリックより多いので、早めに取りましょう。
rule-romanian-whist-5 = ビッドしたい数は禁じられています。取れるか迷うカードが切り札かガードのあるキングなら1つ増やし、そうでなければ1つ減らしましょう。
rule-romanian-whist-6 = 1枚のときは、切り札か、リードできるエースなら1、そうでなければ0にしましょう。
rule-romanian-whist-7 = 切り札なしでは、長いスートが勝ちます。ほかの人がボイドになった後に残るカードも数えましょう。
rule-romanian-whist-8 = もうビッドした数を取りました。勝たないカードを出し、強いカードは、もっと強いカードに負けるときに手放しましょう。
rule-romanian-whist-10 = ほかの人のビッドを崩しましょう。もうトリックがいらない人に取らせましょう。
rule-romanian-whist-11 = ビッドはもう外れで、あと1トリック取っても損はわずかです。このトリックは、必要としている人から奪いましょう。
rule-romanian-whist-12 = 5回連続になるかどうかが、このディールで決まります。いちばん安全な0をビッドしましょう。
rule-romanian-whist-60 = まだトリックが必要です。このトリックをいちばん取れそうなカードを出しましょう。
rule-romanian-whist-61 = 残りのトリックがすべて必要です。出し惜しみはやめましょう。
rule-romanian-whist-62 = 取るなら、勝てるカードのうちいちばん弱いもので取り、取れないなら弱いカードを出しましょう。

## Page: the home page

game-romanian-whist = ルーマニアン・ホイスト
game-about-romanian-whist = 手札は1枚から8枚。取るトリックの数をビッドし、ぴったりその数を取ります。
game-standard-romanian-whist = 1枚から8枚まで増え、1枚に戻ります。最後の人は、ビッドの合計をトリックの数と同じにはできません。

## Learn

learn-romanian-whist-about = ゲームは{ $count }ディールです。ディールごとに手札を見て、取るトリックの数をビッドし、ぴったりその数を取ることを目指します。
learn-romanian-whist-order = 手札の枚数はディールごとに変わります：{ $sizes }
learn-romanian-whist-sits-out = 7人のときは、ディーラーが休みます。カードもビッドも得点もありません。
learn-romanian-whist-deck = カードは、ディールに参加する1人につき8枚を使います。各スートのランク（強い順）は次のとおりです。
learn-romanian-whist-trumps = 配った後にもう1枚をめくり、そのスートが切り札です。切り札は、ほかのスートのどのカードにも勝ちます。切り札が出なければ、リードされたスートでいちばん強いカードがトリックを取り、それを出した人が次をリードします。
learn-romanian-whist-duty-must = リードされたスートがなく、切り札があれば、切り札を出さなければなりません。
learn-romanian-whist-duty-may = リードされたスートがなければ、切り札を出しても、ほかのカードを出してもかまいません。
learn-romanian-whist-ruffed = ハートが切り札です。クラブがリードされ、ハートの9を出した人にはクラブがありません。切り札がトリックを取ります。
learn-romanian-whist-eights-none = 8枚ずつのディールでは全部配るので、切り札はありません。
learn-romanian-whist-eights-last = 8枚ずつのディールでは全部配り、最後の1枚を見せて、そのスートが切り札です。
learn-romanian-whist-forehead = 1枚のディールでは、カードをおでこに当てます。ほかの人のカードはすべて見えますが、自分のカードは見えません。
learn-romanian-whist-blind = 1枚のディールでは、出されるまで誰もカードを見ません。
learn-romanian-whist-extra = 最後に1枚のディールが2回あります。1回目は自分のカードだけが見えず、2回目は誰もカードを見ません。
learn-romanian-whist-page-bid = ビッド
learn-romanian-whist-bids = ディーラーの次の人から順にビッドし、ディーラーが最後です。ビッドは0から手札の枚数まで（最大{ $most }）の数です。全員に公開され、後から変えることはできません。
learn-romanian-whist-forbidden = 最後の人は、全員のビッドの合計がトリックの数と同じになるビッドはできません。そのため、必ず誰かが外れます。
learn-romanian-whist-bid-title = 例：4枚ずつで{ $number }とビッド
learn-romanian-whist-taken = { $count ->
    [0] 1トリックも取らない
   *[other] { $count }トリック取る
}
learn-romanian-whist-zero = 0のビッドも、ぴったりなら5点です。
learn-romanian-whist-streak = 5回連続でぴったりなら、{ $bonus }点のボーナスです。5回連続で外れると、同じだけ失います。その後は数え直します。
learn-romanian-whist-ones-reset = 1枚のディールで、連続はとぎれます。
learn-romanian-whist-ones-skip = 1枚のディールは連続に数えませんが、とぎれもしません。
learn-romanian-whist-ones-count = 1枚のディールも、ほかと同じように数えます。
learn-romanian-whist-end = 最後のディールの後、点数がいちばん多い人の勝ちです。
learn-romanian-whist-word-bid = ビッド
learn-romanian-whist-word-bid-is = 取るトリックの数を言うこと。
learn-romanian-whist-word-ruff = ラフ
learn-romanian-whist-word-ruff-is = リードされたスートがないときに、切り札を出すこと。
learn-romanian-whist-word-streak = 連続ボーナス
learn-romanian-whist-word-streak-is = 5回連続ぴったりでもらう点数。5回連続で外れると、同じだけ失います。

## Options by name

option-romanian-whist-order = ディールの順
option-romanian-whist-order-1-8-1 = 1→8→1
option-romanian-whist-order-8-1-8 = 8→1→8
option-romanian-whist-order-short = ショート
option-romanian-whist-order-no-repeat = 各枚数1回ずつ
option-romanian-whist-forbidden-sum = 禁じられたビッド
option-romanian-whist-forbidden-sum-last = 最後の人だけ
option-romanian-whist-forbidden-sum-none = なし
option-romanian-whist-trump-duty = フォローできないときの切り札
option-romanian-whist-trump-duty-must = 必ず出す
option-romanian-whist-trump-duty-may = 自由
option-romanian-whist-streak = 5回連続のボーナス
option-romanian-whist-streak-off = なし
option-romanian-whist-streak-5 = 5点
option-romanian-whist-streak-10 = 10点
option-romanian-whist-streak-ones = 連続と1枚のディール
option-romanian-whist-streak-ones-reset = とぎれる
option-romanian-whist-streak-ones-skip = とばす
option-romanian-whist-streak-ones-count = 数える
option-romanian-whist-one-card = 1枚のディール
option-romanian-whist-one-card-normal = 自分のカードを見る
option-romanian-whist-one-card-forehead = おでこ
option-romanian-whist-one-card-blind = ブラインド
option-romanian-whist-extra-ones = 最後の追加ディール
option-romanian-whist-extra-ones-none = なし
option-romanian-whist-extra-ones-forehead-blind = おでことブラインド
option-romanian-whist-miss = 外れの失点
option-romanian-whist-miss-distance = 1トリックにつき1点
option-romanian-whist-miss-flat = 5点
option-romanian-whist-eights-trump = 8枚のディールの切り札
option-romanian-whist-eights-trump-none = なし
option-romanian-whist-eights-trump-last = 最後のカードのスート

## Ways to play that have a name

about-preset-romanian-whist-pagat = 1枚から8枚まで増え、1枚に戻ります。
about-preset-romanian-whist-prize = 5回連続でぴったりなら、10点のボーナスです。
about-preset-romanian-whist-eight-one-eight = 8枚から1枚まで減り、8枚に戻ります。
about-preset-romanian-whist-pub = ボーナスつき。1枚のディールでは、自分のカードだけが見えません。
about-preset-romanian-whist-quick = ディールは少なめで、1、3、5、7、8枚と増えてから戻ります。

## Options

about-option-romanian-whist-order = ディールごとの手札の枚数です。「1→8→1」と「8→1→8」では、両端の1枚または8枚のディールを、人数と同じ回数だけ行います。「ショート」では、1、3、5、7枚と増え、8枚を人数と同じ回数だけ行ってから戻ります。「各枚数1回ずつ」では、1枚から8枚までと戻りを1回ずつ行います。
about-option-romanian-whist-forbidden-sum = 「最後の人だけ」では、最後の人は、合計がトリックの数と同じになるビッドはできません。「なし」では、どのビッドもできます。
about-option-romanian-whist-trump-duty = フォローできないとき、切り札を必ず出すかどうかを決めます。
about-option-romanian-whist-streak = 5回連続ぴったりのボーナスです。5回連続で外れると、同じだけ失います。その後は数え直します。
about-option-romanian-whist-streak-ones = 1枚のディールで連続が「とぎれる」か、連続に数えずに「とばす」（とぎれもしません）か、ほかと同じように「数える」かを選びます。
about-option-romanian-whist-one-card = 1枚のディールのビッドのしかたです。「自分のカードを見る」では自分のカードを見ます。「おでこ」では自分のカードだけが見えません。「ブラインド」では誰もカードを見ません。
about-option-romanian-whist-extra-ones = 「おでことブラインド」では、ゲームの最後に1枚のディールを2回加えます。1回目はおでこ、2回目はブラインドです。
about-option-romanian-whist-miss = 外れの失点です。「1トリックにつき1点」では、多い、または足りない1トリックごとに1点です。「5点」では、トリックの数にかかわらず5点です。
about-option-romanian-whist-eights-trump = 8枚のディールの切り札です。「なし」では切り札がありません。「最後のカードのスート」では、最後に配ったカードを見せ、そのスートが切り札です。
