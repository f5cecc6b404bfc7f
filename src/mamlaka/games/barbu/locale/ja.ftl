### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.

## Why something cannot be done

must-discard-barbu = { $suit }がないので、ハートのキングをディスカードしなければなりません：{ $cards }
must-play-barbu = このトリックにハートのエースが出ているので、ハートのキングを出さなければなりません：{ $cards }
must-beat = 切り札がリードされました。いちばん強い切り札より強いカードを出してください：{ $cards }
must-overtrump = { $suit }がないので、これまででいちばん強い切り札を出さなければなりません：{ $cards }

## Seats and cards

badge-barbu-declarer = 宣言者
badge-start-rank = 始まり：{ $name }

## Contracts

contract-barbu = ハートのキング
also-contract-barbu = キング、ハートキング
also-contract-no-tricks = トリック、トリックなし
also-contract-no-hearts = ハート、ハートなし
also-contract-no-queens = クイーン、クイーンなし
also-contract-trumps = トランプ
contract-last-two = 最後の二つ
contract-trumps = 切り札
contract-domino = ドミノ
contract-ravage = ラヴァージュ
contract-salad = サラダ
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = 7種類
preset-barbu-ravage = ラヴァージュあり
preset-barbu-french-points = フランス式、5点単位
preset-barbu-french32 = フランス式、1点単位

## What happens

news-barbu-contract = { $who ->
    [you] あなたは{ $name }を選びます。
   *[other] { $seat }は{ $name }を選びます。
}
news-barbu-trumps = 切り札：{ $name }
news-barbu-start = 列の始まり：{ $name }

## A deal is over

headline-barbu = ディール{ $deal }/{ $deals }
sheet-declarer = { $who ->
    [you] あなたの宣言
   *[other] { $seat }の宣言
}
sheet-dealer = { $who ->
    [you] あなたがディーラー
   *[other] { $seat }がディーラー
}
ledger-business = { $seat } { $points }：{ $other }とのダブル
ledger-split = { $seat } { $points }：誰もダブルをかけなかった
ledger-longest = { $seat } { $points }：同じスートが最多、{ $count }枚

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = 平均的な手札よりいちばん有利になる種目を選びましょう。
rule-barbu-2 = いちばん長くて強いスートを切り札にしましょう。
rule-barbu-3 = 自分の手札のほうがはっきり良い相手にダブルをかけましょう。宣言者は自分に合う種目を選んでいます。
rule-barbu-5 = このトリックを取る人とはダブルの関係です。失点になるカードを渡しましょう。
rule-barbu-9 = 失点になるカードが下にまだ残っている間に、エースやキングをディスカードしましょう。
rule-barbu-10 = 失点は最後の二つのトリックだけです。強いカードを今出し、弱いカードを残しましょう。
rule-barbu-12 = 自分の端のカードに向かって並べ、ほかの人だけが待っているカードは止めておきましょう。
rule-barbu-13 = 自分のカードの真ん中のランクから始めましょう。
rule-barbu-60 = 弱いカードをリードすれば、誰かがもっと強いカードを出してくれます。
rule-barbu-61 = トリックを取らずにすむ、いちばん強いカードを出しましょう。
rule-barbu-62 = どのみち取るトリックです。いちばん強いカードで取りましょう。
rule-barbu-64 = 失点になるカードは、もっと強いカードの下に出せば安全です。
rule-barbu-65 = いちばん失点の大きいカードか、いちばん危ないカードをディスカードしましょう。
rule-barbu-66 = 勝てるカードをリードしましょう。長い切り札や強いカードです。
rule-barbu-67 = できるだけ弱いカードでトリックを取り、取れないなら弱いカードを出しましょう。

## Page: the home page

game-barbu = バルブ
game-about-barbu = ノートリックからドミノまで、1人7種目。手札が良ければ、ほかの人にダブルをかけます。
game-standard-barbu = 52枚で28ディール。宣言者は1人7種目。どの宣言者にも2回以上ダブルをかけます。

## Page: choosing

ask-barbu-contract = あなたが宣言者です。種目を選んでください。
ask-barbu-trumps = 切り札を決めてください。
ask-barbu-start = 列を始めるランクを決めてください。
call-barbu-contract = { $name }
call-barbu-trumps = { $name }！
call-barbu-start = { $name }

## Learn

learn-barbu-about = 1人{ $cards }枚ずつ配ります。種目は{ $count }つで、それぞれ得点になるものが違います。
learn-barbu-declarer = 宣言者は手札を見て、まだ遊んでいない種目を選び、リードします。
learn-barbu-dealer = 種目は表の順に進みます。ディーラーの次の人がリードします。
learn-barbu-rows = 1人がすべての種目を続けて遊び、そのあと次の人に移ります。
learn-barbu-turns = ディールごとに次の人に移ります。
learn-barbu-taken = クラブのトリックにハートのキングがディスカードされました。いちばん強いクラブが、キングごとトリックを取ります。
learn-barbu-doubling = プレイの前に、誰でもほかの人にダブルをかけられます。宣言者は最後です。得点になる種目では宣言者にしかかけられず、宣言者はリダブルだけができます。
learn-barbu-business = 2人の間にダブルがあると、得点の多い人は相手から差の分をさらにもらいます。リダブルなら2倍です。
learn-barbu-redouble-own-turn = 自分の番より前にダブルをかけてきた人に、リダブルをかけられます。
learn-barbu-redouble-round = 自分の番のあとでダブルをかけられたら、もう一度番が来て、リダブルをかけられます。
learn-barbu-redouble-declarer-only = リダブルをかけられるのは宣言者だけです。
learn-barbu-doublings-owed = どの宣言者にも、そのディールの間に{ $count }回以上ダブルをかけます。
learn-barbu-split = 失点の種目で誰もダブルをかけなければ、プレイせずに、ほかの人が失点を分けます。
learn-barbu-end = { $deals }ディールのあと、得点のいちばん多い人の勝ちです。
learn-barbu-no-tricks = トリックを取らないようにします。
learn-barbu-no-hearts = ハートを取らないようにします。
learn-barbu-no-queens = クイーンを取らないようにします。
learn-barbu-barbu = ハートのキングを取らないようにします。
learn-barbu-first-chance = 持っている人は、最初の機会に手放さなければなりません。フォローできないときはディスカードし、ハートのトリックではエースの後に出します。
learn-barbu-last-two = 最後の二つのトリックを取らないようにします。ほかのトリックに失点はありません。
learn-barbu-trumps = トリックを取ります。宣言者が切り札を決めます。切り札がリードされたら、できるだけ強い切り札で上回ります。フォローできなければ切り札を出し、トリックの中の切り札をできるだけ上回ります。
learn-barbu-undertrump-may = フォローできず、トリックの中の切り札も上回れないときは、どのカードを出してもかまいません。
learn-barbu-undertrump-must = フォローできず、トリックの中の切り札も上回れないときは、低い切り札があればそれを出さなければなりません。
learn-barbu-trumped = ハートが切り札です。3人目はクラブがないので、ハートの9を上回らなければなりませんでした。
learn-barbu-domino = トリックはありません。宣言者がランクを決め、どのスートもそこから上下に1枚ずつ伸びます。つながるカードがあれば出し、なければパスします。
learn-barbu-ace-again = エースを出した人は、続けてもう一度番になります。
learn-barbu-fits = { $count ->
    [1] 列は9から始まります。あなたの手札で出せるのは、{ $cards }だけです。
   *[other] 列は9から始まります。あなたの手札で出せるのは、{ $cards }です。
}
learn-barbu-ravage = 同じスートをいちばん多く取った人が失点します。同数なら分けます。
learn-barbu-salad = トリック、ハート、クイーン、ハートのキングのどれもが失点になります。
learn-barbu-ban-never = ほかのスートがある間は、ハートをリードできません。
learn-barbu-ban-until-discarded = 誰かがハートをディスカードするまで、ほかにカードがある人はハートをリードできません。
learn-barbu-word-barbu = バルブ
learn-barbu-word-barbu-is = ハートのキング。「ひげの男」の意味です。
learn-barbu-word-declarer = 宣言者
learn-barbu-word-declarer-is = 種目を選ぶ人。
learn-barbu-word-domino = ドミノ
learn-barbu-word-domino-is = ドミノの牌のように伸びる列。最初に上がった人がいちばん多くもらいます。
learn-barbu-word-business = ビジネス
learn-barbu-word-business-is = どちらかが相手にダブルをかけた2人の関係。

## Options by name

option-barbu-form = 形式
option-barbu-form-classic = 7種目
option-barbu-form-ravage = ラヴァージュを入れて8種目
option-barbu-form-french-points = フランス式、5点単位
option-barbu-form-french32 = フランス式、1点単位
option-barbu-doubling = ダブル
option-barbu-redouble = リダブル
option-barbu-redouble-own-turn = 自分の番に
option-barbu-redouble-round = 2巡目に
option-barbu-redouble-declarer-only = 宣言者だけ
option-barbu-doublings-owed = 宣言者ごとに必要なダブルの回数
option-barbu-undoubled = 誰もダブルをかけないとき
option-barbu-undoubled-split = 失点を分ける
option-barbu-undoubled-play = プレイする
option-barbu-declarer-order = 宣言者の順番
option-barbu-declarer-order-seven = 7ディール続けて
option-barbu-declarer-order-rotate = ディールごとに交代
option-barbu-domino-points = ドミノの得点
option-barbu-domino-points-40-25-10--10 = 40–25–10–(−10)
option-barbu-domino-points-45-20-5--5 = 45–20–5–(−5)
option-barbu-heart-lead = ハートのリード
option-barbu-heart-lead-never = ハートしかないときだけ
option-barbu-heart-lead-until-discarded = ハートがディスカードされたあと
option-barbu-heart-lead-free = いつでも
option-barbu-undertrump = 切り札で上回れないとき
option-barbu-undertrump-may = ディスカードしてよい
option-barbu-undertrump-must = 切り札を出す
option-barbu-must-discard-kh = ハートのキングは必ず出す
option-barbu-ace-again = ドミノでエースを出すともう1回
option-barbu-early-end = ディールの早い終わり

## Ways to play that have a name

about-preset-barbu-classic = 宣言者ごとに7種目、ダブルあり。28ディール。
about-preset-barbu-ravage = ラヴァージュを入れて宣言者ごとに8種目。宣言者はディールごとに交代。32ディール。
about-preset-barbu-french-points = 32枚で、決まった順の5種目。どの種目もディーラーごとに1回。5点単位。
about-preset-barbu-french32 = 32枚で、決まった順の5種目。ディーラーごとに5つを続けて遊ぶ。1点単位。

## Options

about-option-barbu-form = 種目とその得点。classic：宣言者が選ぶ7種目。ravage：8種目。french_pointsとfrench32：32枚で5種目、順番は決まっていて、ダブルはありません。
about-option-barbu-doubling = お互いにダブルをかけられます。かけると、2人の得点の差がさらに加わります。
about-option-barbu-redouble = リダブルをかけられる人。own_turn：自分の番より前にかけてきた人に。round：あとでかけられた人に、もう一度番が来ます。declarer_only：宣言者だけ。
about-option-barbu-doublings-owed = 同じ宣言者にダブルをかけなければならない回数。
about-option-barbu-undoubled = 失点の種目で誰もダブルをかけないとき。split：プレイせずに、ほかの人が失点を分けます。play：プレイします。
about-option-barbu-declarer-order = seven：宣言者がすべての種目を続けて遊びます。rotate：ディールごとに宣言者が替わります。
about-option-barbu-domino-points = ドミノの順位ごとの得点。
about-option-barbu-heart-lead = ハートの種目でハートをリードできるとき。never：手札がハートだけのとき。until_discarded：誰かがハートをディスカードしたあとも。free：いつでも。
about-option-barbu-undertrump = フォローできず、トリックの中の切り札も上回れない人は、ディスカードしてもよいか、弱い切り札を出さなければなりません。
about-option-barbu-must-discard-kh = ハートのキングの種目で、フォローできない人はこのキングをディスカードしなければなりません。ハートのトリックでは、エースが出ていればキングを出さなければなりません。
about-option-barbu-ace-again = ドミノでエースを出した人は、続けてもう1回。
about-option-barbu-early-end = ハート、クイーン、ハートのキングのディールは、その最後の1枚で終わります。得点は変わりません。
