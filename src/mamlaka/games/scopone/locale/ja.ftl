## Seats and cards

badge-scope = スコーパ{ $count }回

## Ways to play that have a name

preset-scopone-classic = 9枚と場4枚
preset-scopone-scientifico = シエンティフィコ
preset-scopone-napola = ナポラあり
preset-scopone-quick = 短い試合

## What happens

news-scopa = スコーパ！{ $seat }が{ $card }で{ $cards }を取りました。
call-scopa = スコーパ！{ $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points }：スコーパ{ $count }回（{ $seat }）
ledger-most-cards = { $side } { $points }：枚数（{ $count }枚）
ledger-most-coins = { $side } { $points }：コイン（{ $count }枚）
ledger-settebello = { $side } { $points }：セッテベッロ{ $cards }
ledger-primiera = { $side } { $points }：プリミエラ{ $count }（{ $cards }）
ledger-primiera-by-numbers = { $side } { $points }：プリミエラ（{ $cards }）
ledger-napola = { $side } { $points }：ナポラ{ $cards }
ledger-napoleone = { $side } { $points }：コイン10枚すべてで試合に勝ち
tally-cards = 枚数
tally-coins = コイン
tally-settebello = セッテベッロ
tally-primiera = プリミエラ
tally-primiera-of = プリミエラ（{ $rank }）
tally-scope = スコーパ
tally-napola = ナポラ
void-kings = 場にキングが3枚か4枚

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = まずコインの7、次にほかの7を取りましょう。
rule-scopone-2 = 次のプレイヤーが一掃できる場を残さないようにしましょう。
rule-scopone-3 = 次のプレイヤーは、ここで何かを取れるカードを確実に持っていません。
rule-scopone-5 = ディーラー側はランクをそろえておきたいので、同じランクで取りましょう。
rule-scopone-6 = パートナーが取ったときと同じランクのカードが場にあります。もう1枚持っているかもしれないので、残しておきましょう。
rule-scopone-7 = 取らないときは、2枚出たランクか、2枚持っているランクを出しましょう。
rule-scopone-8 = 取られそうな7、6、エースは場に出さないようにしましょう。
rule-scopone-9 = 場に1枚だけあります。合計が10を超えるカードを出しましょう。
rule-scopone-10 = 場が空です。2枚か3枚持っているランクを出しましょう。
rule-scopone-11 = コインと枚数：まだ決まっていない点に必要なだけ取りましょう。
rule-scopone-12 = 最後に取った人が、場の残りをもらいます。
rule-scopone-60 = 場を一掃しましょう。スコーパは1点です。
rule-scopone-61 = 先手側はランクを崩したいので、合計で取りましょう。
rule-scopone-62 = 6とエースも取りましょう。プリミエラでは7に次いで高いカードです。
rule-scopone-63 = 次のプレイヤーにコインの7を取らせないようにしましょう。
rule-scopone-64 = コインの点が決まるまでは、コインを場に出さないようにしましょう。

## Page: the home page

game-about-scopone = イタリアの代表的なペアのゲーム。全部のカードを使い、場のカードを取り、1枚ずつ数えます。
game-standard-scopone = 2組のペア、手札9枚と場4枚、21点まで。
game-scopone = スコポーネ

## Ways to play: what each is

about-preset-scopone-classic = 手札は9枚ずつ、場に4枚。
about-preset-scopone-scientifico = 40枚すべてを配り、場は空です。
about-preset-scopone-napola = コインのエース、2、3と続くカードも点になります。
about-preset-scopone-quick = 手札は10枚ずつ、11点まで。

## Options: what each does

about-option-scopone-form = nine：手札9枚ずつと場4枚。ten：手札10枚ずつで、場は空。
about-option-scopone-target = この点数以上になったペアの勝ちです。同点ならもう1回配ります。
about-option-scopone-sum-choice = 合う組み合わせがいくつもあるときに取れるもの。free：どれでも。fewest：いちばん枚数の少ないものだけ。
about-option-scopone-napola = コインのエース、2、3で合わせて3点、続くコイン1枚ごとに1点増えます。コイン10枚すべてで試合に勝ちます。
about-option-scopone-last-scopa = 最後の1枚でもスコーパになるかどうか。
about-option-scopone-ace = one：エースは1です。sweeps：エースは場のカードをすべて取りますが、スコーパにはなりません。場にエースがあれば、それだけを取ります。
about-option-scopone-kings = 場の4枚のうち3枚か4枚がキングのとき、スコーパがほとんどできません。redeal：同じディーラーが配り直します。play：そのままプレイします。
about-option-scopone-primiera = プリミエラの決め方。table：4スートそれぞれの最良のカードの合計が高いほう。sevens：7の多いほう。同数なら6、エース、5の順に比べます。
about-option-scopone-look-back = 取った人の前に表向きに置かれるカード。
about-option-scopone-deck-faces = ページに表示するカードの絵柄。剣、聖杯、コイン、棍棒がS、H、D、Cです。

## Learn

learn-scopone-about = 4人が2対2で遊び、パートナーは向かい合って座ります。8、9、10を除いた40枚を使います。右回りに進み、ディーラーが最後に出します。
learn-scopone-deal-nine = 手札は9枚ずつで、4枚を場に表向きに置きます。
learn-scopone-deal-ten = 手札は10枚ずつで、場は空です。
learn-scopone-kings = 場にキングが3枚か4枚あれば、配り直します。
learn-scopone-values = カードの値：エースは1、2から7は数字どおり、{ $faces ->
    [italian] ファンテは8、カバロは9
   *[french] ジャックは8、クイーンは9
}、キングは10です。
learn-scopone-capture = 手番には1枚出します。場の同じ値のカード1枚か、合計がその値になる何枚かを取ります。取ったカードと出したカードは、ペアの山に置きます。何も取れなければ場に残ります。
learn-scopone-equal = どのカードを出してもかまいません。ただし取れるなら必ず取り、同じ値のカードが場にあれば、合計ではなくそれを取ります。同じ値が何枚もあれば1枚を選びます。
learn-scopone-sum-free = 合う組み合わせがいくつもあれば、どれかを選びます。
learn-scopone-sum-fewest = 合う組み合わせがいくつもあれば、いちばん枚数の少ないものから選びます。
learn-scopone-ace = エースは場のカードをすべて取りますが、スコーパにはなりません。場にエースがあれば、それだけを取ります。
learn-scopone-sums = 4と3を合わせると7なので、7で取れます。
learn-scopone-scopa = 場のカードをすべて取るとスコーパで、1点です。
learn-scopone-last-not = 最後の1枚ではスコーパになりません。
learn-scopone-last-counts = 最後の1枚でもスコーパになります。
learn-scopone-left = 最後に場に残ったカードは、最後に取ったペアのものになります。スコーパにはなりません。
learn-scopone-each = 配りが終わるごとに、ペアが取ったカードを数えます。次のそれぞれが1点で、同じ数ならどちらにも入りません。
learn-scopone-cards = 枚数：40枚の半分より多く取ったペア。
learn-scopone-coins = { $faces ->
    [italian] コイン：コイン10枚の半分より多く取ったペア。
   *[french] ダイヤ：ダイヤ10枚の半分より多く取ったペア。
}
learn-scopone-settebello = セッテベッロ：{ $faces ->
    [italian] コイン
   *[french] ダイヤ
}の7。
learn-scopone-primiera = プリミエラ：4スートそれぞれの最良のカードの合計が高いペア。7は{ $n7 }、6は{ $n6 }、エースは{ $ace }、5は{ $n5 }、4は{ $n4 }、3は{ $n3 }、2は{ $n2 }、絵札は{ $court }です。1枚もないスートがあれば、プリミエラはありません。
learn-scopone-primiera-sevens = プリミエラ：7の多いペア。同数なら6、エース、5、4、3、2の順に比べます。
learn-scopone-best = 各スートの最も強いカードを数えて、{ $count }のプリミエラ。
learn-scopone-napola = ペアで{ $faces ->
    [italian] コイン
   *[french] ダイヤ
}のエース、2、3を取ると{ $count }点のナポラで、続く同じスートのカード1枚ごとに1点増えます。10枚すべてで試合に勝ちます。
learn-scopone-target = どちらかのペアが{ $target }点に達した配りで試合が終わります。合計の多いほうの勝ちで、同点ならもう1回配ります。
learn-scopone-word-scopa = スコーパ
learn-scopone-word-scopa-is = 場を空にする取り方。イタリア語で「ほうき」です。
learn-scopone-word-settebello = セッテベッロ
learn-scopone-word-settebello-is = { $faces ->
    [italian] コイン
   *[french] ダイヤ
}の7。いちばん価値のあるカードです。
learn-scopone-word-primiera = プリミエラ
learn-scopone-word-primiera-is = 4スートの最良のカードの組。7がいちばん高くなります。
learn-scopone-word-napola = ナポラ
learn-scopone-word-napola-is = ペアで取った{ $faces ->
    [italian] コイン
   *[french] ダイヤ
}のエース、2、3。
learn-scopone-word-spariglio = スパリッリョ
learn-scopone-word-spariglio-is = 合計で取って、あるランクの残りを奇数にすること。先手側に有利で、ディーラー側はそろえておきたいところです。

## Options by name

option-scopone-form = 手札の枚数
option-scopone-form-nine = 9枚（場に4枚）
option-scopone-form-ten = 10枚
option-scopone-target = 勝利点
option-scopone-target-11 = 11
option-scopone-target-16 = 16
option-scopone-target-21 = 21
option-scopone-target-31 = 31
option-scopone-sum-choice = 合う組が複数のとき
option-scopone-sum-choice-free = どれでも
option-scopone-sum-choice-fewest = 最少の枚数
option-scopone-napola = ナポラ
option-scopone-last-scopa = 最後の1枚のスコーパ
option-scopone-ace = エース
option-scopone-ace-one = 1と数える
option-scopone-ace-sweeps = 場をすべて取る
option-scopone-kings = 場にキング3枚
option-scopone-kings-redeal = 配り直し
option-scopone-kings-play = そのままプレイ
option-scopone-primiera = プリミエラ
option-scopone-primiera-table = 点数で
option-scopone-primiera-sevens = 7の枚数で
option-scopone-look-back = 取ったカードを見る
option-scopone-look-back-last = 最後に取ったもの
option-scopone-look-back-none = 不可
option-scopone-look-back-all = すべて
option-scopone-deck-faces = カードの絵柄
option-scopone-deck-faces-french = フランス式
option-scopone-deck-faces-italian = イタリア式
