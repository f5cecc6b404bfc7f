### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### The line of the last deal is 列.

## Contracts

contract-tricks = トリック
contract-last-trick = 最後のトリック
contract-line = 列
contract-gepetto = ハートのキングと最後のトリック

## Ways to play that have a name

preset-herzeln-piatnik = 8ディール
preset-herzeln-four-stages = 4ステージ

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = いちばん失点の大きいカードをディスカードしましょう。
rule-herzeln-3 = どのトリックも得点です。誰にも負けないカードをリードし、負ける強いカードは残しましょう。
rule-herzeln-4 = クイーンがもう出たスートをリードし、クイーンが残るスートでは強いカードを出さないようにしましょう。
rule-herzeln-5 = ハートのキングもエースもなければ、弱いハートのリードでキングを追い出しましょう。キングがあれば、ハートをリードせずに手放しましょう。
rule-herzeln-6 = 得点になるのは最後のトリックだけです。いちばん強いカードを残しましょう。
rule-herzeln-8 = 自分のカードが次に続く端に置きましょう。
rule-herzeln-9 = どちらの端にも置けます。自分のカードが次に続く端を選びましょう。
rule-herzeln-60 = 弱いカードをリードすれば、誰かがもっと強いカードを出してくれます。
rule-herzeln-61 = トリックを取らずにすむ、いちばん強いカードを出しましょう。
rule-herzeln-62 = 失点になるカードは、もっと強いカードが出ているときに出せば安全です。
rule-herzeln-63 = 失点になるのは最後のトリックだけです。強いカードを今出し、弱いカードを残しましょう。
rule-herzeln-64 = 自分のカードが待っているカードを出しましょう。

## Page: the home page

game-herzeln = ヘルツェルン
game-about-herzeln = 決まった順番の8ディール。トリックを取るか避け、最後のディールではカードの列をのばします。
game-standard-herzeln = 8種類のディールを1回ずつ。10はキングより強いカードです。

## Learn

learn-herzeln-about = 1人{ $cards }枚ずつ配ります。1ラウンドは{ $deals }ディールで、順番は決まっています。何が得点や失点になるかは、ディールごとに違います。ディールごとにディーラーが次の人に移ります。
learn-herzeln-leader-dealers-left = ディーラーの次の人から始めます。
learn-herzeln-leader-dealer = ディーラーから始めます。
learn-herzeln-order = 1つのスートのカードを、強い順に並べたものです。10は2番目で、キングより強くなります。リードされたスートのいちばん強いカードがトリックを取り、出した人が次のリードをします。
learn-herzeln-order-short = 1つのスートのカードを、強い順に並べたものです。10はジャックより弱くなります。リードされたスートのいちばん強いカードがトリックを取り、出した人が次のリードをします。
learn-herzeln-taken = クラブがリードされました。エースがトリックを取ります。
learn-herzeln-rounds = { $count }ラウンドでゲームが終わります。同じ得点なら同じ順位です。
learn-herzeln-hearts = ハートを取らないようにします。
learn-herzeln-tricks = どんなカードが入っていても、トリックを取るようにします。
learn-herzeln-no-tricks = どんなカードが入っていても、トリックを取らないようにします。
learn-herzeln-queens = クイーンを取らないようにします。
learn-herzeln-king = ハートのキングを取らないようにします。
learn-herzeln-last-trick = 最後のトリックを取るようにします。ほかのトリックに得点はありません。
learn-herzeln-no-last-trick = 最後のトリックを取らないようにします。ほかのトリックに失点はありません。
learn-herzeln-gepetto = ハートのキングも最後のトリックも取らないようにします。
learn-herzeln-line = トリックはありません。ジャックを持つ最初の人がジャックを出し、1本の列を両端にのばします。片方の端には1つ上のランク、もう片方の端には1つ下のランクを、スートに関係なく置きます。エースの次はいちばん下のランク、いちばん下のランクの前はエースです。置けるカードがあれば、必ず1枚出します。なければパスです。手札のある人が1人だけになったら終わりです。
learn-herzeln-ends = 3枚の列です。上の端には、キングの次の10を置けます。下の端には9を置けます。両端に同じランクを置けるときは、どちらの端に置くかを選びます。
learn-herzeln-rows = トリックはありません。どのスートもジャックから始まり、下にも上にも、最後のカードまで1枚ずつつなげます。つながるカードがあれば、必ず1枚出します。なければパスです。手札のある人が1人だけになったら終わりです。
learn-herzeln-fits = { $count ->
    [1] あなたの手札で出せるのは、{ $cards }だけです。
   *[other] あなたの手札で出せるのは、{ $cards }です。
}
learn-herzeln-word-cards = ウンター、オーバー
learn-herzeln-word-cards-is = ドイツのカードのジャックとクイーンです。葉、ハート、鈴、どんぐりが、スペード、ハート、ダイヤ、クラブにあたります。
learn-herzeln-word-end = 端
learn-herzeln-word-end-is = 列の上の端には1つ上のランク、下の端には1つ下のランクを置きます。

## Options by name

option-herzeln-form = 形式
option-herzeln-form-piatnik = 8ディール
option-herzeln-form-four-stages = 4ステージ
option-herzeln-order = ディール
option-herzeln-order-all = 8つ全部
option-herzeln-order-hearts = ハート
option-herzeln-order-tricks = トリック
option-herzeln-order-no-tricks = ノートリック
option-herzeln-order-queens = クイーン
option-herzeln-order-king = ハートのキング
option-herzeln-order-last-trick = 最後のトリック
option-herzeln-order-no-last-trick = ノーラストトリック
option-herzeln-order-line = 列
option-herzeln-layout-form = 最後のディール
option-herzeln-layout-form-line = 1本の列
option-herzeln-layout-form-rows = 4つの列
option-herzeln-leader = 最初のカード
option-herzeln-leader-dealers-left = ディーラーの左
option-herzeln-leader-dealer = ディーラー
option-herzeln-rounds = ラウンド数
option-herzeln-early-end = ディールの早期終了

## Ways to play that have a name

about-preset-herzeln-piatnik = 決まった順番の8ディール。最後は1本の列です。
about-preset-herzeln-four-stages = 8点ずつの4ディール。トリック、ハート、クイーン、ハートのキングと最後のトリック。

## Options

about-option-herzeln-form = piatnik：説明書のディールで、10はエースの下です。four_stages：4人用の短い形式で、10はジャックの下です。
about-option-herzeln-order = 1ラウンドのディールを順に並べたもの。どれを省いてもかまいません。all：8つ全部をいつもの順番で。
about-option-herzeln-layout-form = 最後のディールの並べ方。line：スートに関係なく、両端のある1本の列。rows：スートごとに、ジャックからエースまでと、いちばん下のカードまでの列。
about-option-herzeln-leader = 最初に出す人。dealers_left：ディーラーの次の人。列では、そこから数えてジャックを持つ最初の人。
about-option-herzeln-rounds = 1ゲームのラウンド数。
about-option-herzeln-early-end = ハート、クイーン、ハートのキングのディールは、失点になる最後のカードで終わります。得点は変わりません。4ステージは必ず最後まで行います。
