### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### The layout is 並べ, a round of deals ラウンド, the pot 場のチップ as in Toepen.

## Contracts

contract-no-king = ノーハートキング
contract-all-at-once = 全部まとめて
# Unsure: no source gives a Japanese name.
contract-layout = 並べ

## Ways to play that have a name

preset-kein-stich-common = チップ制
preset-kein-stich-points = 点数制
preset-kein-stich-with-extras = 2ディール追加

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = ほかの人がフォローできるうちに、短いスートの強いカードを手放し、7と8は最後のトリックまで残しましょう。
rule-kein-stich-2 = このスートでは、ほかの人より弱いカードを出し続けられません。先にこのスートからディスカードしましょう。
rule-kein-stich-3 = いちばん強いハートをディスカードし、ハートのリードは弱いカードからにしましょう。
rule-kein-stich-4 = 弱いカードが2枚あるクイーンは安全ですが、1枚だけのクイーンは危険です。クイーンがもう出たスートをリードしましょう。
rule-kein-stich-5 = ハートのキングもエースもなければ、弱いハートのリードでキングを追い出しましょう。キングがあれば、ハートをリードせずに手放しましょう。
rule-kein-stich-7 = そのジャックの10とクイーンは手札にあります。誰にも取られない手なので、後に取っておきましょう。
rule-kein-stich-8 = 自分のエースと7に向かって並べ、ほかの人だけが待っているカードは止めておきましょう。
rule-kein-stich-9 = パスを数えましょう。もうすぐ上がる人には、つながるカードがありません。新しいところを開かないようにしましょう。
rule-kein-stich-11 = 2人がこのスートを持たず、ディスカードしてきます。ほかの人が必ず取るときだけリードしましょう。
rule-kein-stich-60 = 弱いカードをリードすれば、誰かがもっと強いカードを出してくれます。
rule-kein-stich-61 = トリックを取らずにすむ、いちばん強いカードを出しましょう。
rule-kein-stich-62 = どのみち取るトリックです。いちばん強いカードで取りましょう。
rule-kein-stich-64 = 失点になるカードは、もっと強いカードが出ているときに出せば安全です。
rule-kein-stich-65 = いちばん失点の大きいカードをディスカードしましょう。
rule-kein-stich-66 = 失点になるのは最後のトリックだけです。強いカードを今出し、弱いカードを残しましょう。
rule-kein-stich-67 = このカードを出しても、ほかの人は何も出せるようになりません。

## Page: the home page

game-kein-stich = カイン・シュティッヒ
game-about-kein-stich = トリックも、ハートも、クイーンも、ハートのキングも取らないゲーム。4ディールでチップがたまり、最後の並べで分けます。
game-standard-kein-stich = 5ディール。並べで、上位3人が80、50、30枚のチップをもらいます。

## Learn

learn-kein-stich-about = 1人{ $cards }枚ずつ配ります。1ラウンドは{ $deals }ディールで、順番は決まっています。最後のディール以外では、失点になるものを避けます。最後の並べでは、できるだけ早くカードを場に並べます。ディールごとにディーラーが次の人に移り、ディーラーの次の人から始めます。
learn-kein-stich-order = 1つのスートのカードを、強い順に並べたものです。10はジャックより弱くなります。リードされたスートのいちばん強いカードがトリックを取り、出した人が次のリードをします。
learn-kein-stich-taken = クラブがリードされました。1人はクラブがないので、ハートのクイーンをディスカードします。クラブのジャックがいちばん強いクラブなので、出した人がトリックを取り、クイーンの分を払います。
learn-kein-stich-pot = 払ったチップは場にたまります。並べで、たまったチップを全部分けます。最初に上がった人がいちばん多くもらいます。手持ちのチップがマイナスになることもあります。
learn-kein-stich-rest = { $place ->
    [1] 分け前は5の倍数です。残りは1位がもらいます。
   *[other] 分け前は5の倍数です。残りは3位がもらいます。
}
learn-kein-stich-points = 取ったものは失点として書きます。並べで遅く上がっても失点です。失点のいちばん少ない人の勝ちです。
learn-kein-stich-rounds = { $count }ラウンドでゲームが終わります。同じ得点なら同じ順位です。
learn-kein-stich-no-tricks = どんなカードが入っていても、トリックを取らないようにします。
learn-kein-stich-no-hearts = ハートを取らないようにします。
learn-kein-stich-no-queens = クイーンを取らないようにします。
learn-kein-stich-no-king = ハートのキングを取らないようにします。
learn-kein-stich-no-last-trick = 最後のトリックを取らないようにします。ほかのトリックに失点はありません。
learn-kein-stich-all-at-once = このディールでは、トリック、ハート、クイーン、ハートのキングのどれもが失点になります。
learn-kein-stich-layout = トリックはありません。どのスートもジャックから始まり、下にも上にも、最後のカードまで1枚ずつつなげます。つながるカードがあれば、必ず1枚出します。なければパスです。手札のある人が1人だけになったら終わりです。
learn-kein-stich-layout-dealer = このディールはディーラーから始めます。
learn-kein-stich-fits = { $count ->
    [1] あなたの手札で出せるのは、{ $cards }だけです。
   *[other] あなたの手札で出せるのは、{ $cards }です。
}
learn-kein-stich-word-cards = ウンター、オーバー
learn-kein-stich-word-cards-is = ドイツのカードのジャックとクイーンです。葉、ハート、鈴、どんぐりが、スペード、ハート、ダイヤ、クラブにあたります。
learn-kein-stich-word-pot = 場のチップ
learn-kein-stich-word-pot-is = このラウンドで払われたチップです。並べが終わるまで場に置かれます。

## Options by name

option-kein-stich-stakes = 精算方法
option-kein-stich-stakes-pot = 場のチップ
option-kein-stich-stakes-points = 点数
option-kein-stich-shares = 場のチップの分け方
option-kein-stich-shares-80-50-30-0 = 80–50–30–0
option-kein-stich-shares-100-40-20-0 = 100–40–20–0
option-kein-stich-shares-160-0-0-0 = 1位が全部
option-kein-stich-extras = 追加のディール
option-kein-stich-extras-none = なし
option-kein-stich-extras-last-trick = ノーラストトリック
option-kein-stich-extras-all = 全部まとめて
option-kein-stich-rounds = ラウンド数
option-kein-stich-layout-leader = 並べを始める人
option-kein-stich-layout-leader-dealers-left = ディーラーの左
option-kein-stich-layout-leader-dealer = ディーラー
option-kein-stich-early-end = ディールの早期終了

## Ways to play that have a name

about-preset-kein-stich-common = 4ディールでチップがたまり、並べで分けます。
about-preset-kein-stich-points = チップはためません。失点を書いていき、いちばん少ない人の勝ちです。
about-preset-kein-stich-with-extras = 並べの前に「ノーラストトリック」と「全部まとめて」の2ディールを加えます。

## Options

about-option-kein-stich-stakes = 「場のチップ」では、失点の分のチップを場にため、並べで分けます。「点数」では、失点を書いていきます。並べは順位により0、10、20などの失点で、いちばん少ない人の勝ちです。
about-option-kein-stich-shares = 場の160枚を、並べの順位でどう分けるかを決めます。4人でないときは、最初の分け方に人数ごとの割合があります。2つめの分け方は4人用です。チップが多いときは、同じ割合で5の倍数に切り捨てて分けます。残りは、4人で80_50_30_0なら3位が、それ以外は1位がもらいます。
about-option-kein-stich-extras = 並べの前のディールを増やします。「ノーラストトリック」では、最後のトリックが40です。「全部まとめて」では、最初の4ディールの失点を一度に数えます。
about-option-kein-stich-rounds = ゲームのラウンド数です。4人で4ラウンドなら、全員がどのディールも1回ずつ配ります。
about-option-kein-stich-layout-leader = 並べを、ディーラーの次の人から始めるか、ディーラーから始めるかを選びます。
about-option-kein-stich-early-end = ハート、クイーン、ハートのキングのディールは、失点になる最後のカードで終えます。得点は変わりません。
