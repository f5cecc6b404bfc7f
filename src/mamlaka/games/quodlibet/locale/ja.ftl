### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### The layout is 並べ, the king キング; the names of contracts are ours.

## Seats and cards

badge-beer-king = キング

## Contracts

contract-plus = プラス
contract-minus = マイナス
contract-neighbour = 悪い隣人
contract-achmed = アクメド
contract-first-three-and-last = 最初の3つと最後
contract-no-reds = 赤なし
contract-ober-unter = オーバーとウンター
contract-bribe = 賄賂
contract-open = 開いたズボン
contract-hunt = 狩り
contract-quadrature = 四分
contract-snack = 軽食
note-plus = トリックを取る
note-minus = トリックを避ける
note-neighbour = 失点は隣の人へ
note-achmed = K♥とQ♦
note-first-three-and-last = 1、2、3、8番目のトリック
note-no-reds = ハートを避ける
note-ober-unter = クイーンとジャックを避ける
note-bribe = いちばん弱いカードも失点
note-open = 自分の手札だけ見えない
note-hunt = 手札を見せ合うマイナス
note-quadrature = 続く札は1枚だけ
note-snack = 並べ

## Ways to play that have a name

preset-quodlibet-vienna = ウィーン
preset-quodlibet-catsatcards = キングの右から
preset-quodlibet-long = 4周
preset-quodlibet-tricks-only = トリックのみ

## The table

headline-wheel = 輪{ $round }/{ $rounds }・第{ $deal }ディール

## What happens

news-wheel = { $who ->
    [you] あなたは{ $name }を宣言しました。
   *[other] { $seat }は{ $name }を宣言しました。
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points }：トリックなし
ledger-tricks-taken = { $seat } { $points }：取ったトリック { $count }
ledger-all-tricks = { $seat } { $points }：1人が全トリックを獲得
ledger-all-hearts = { $seat } { $points }：ハートを全部獲得
ledger-together = { $seat } { $points }：1つのトリックで{ $cards }
ledger-lowest-card = { $seat } { $points }：トリックでいちばん弱いカード × { $count }
ledger-lowest-wins = { $seat } { $points }：いちばん弱いカードでトリックを獲得 × { $count }
ledger-whole-hand-left = { $seat } { $points }：1枚も出せず

## The score sheet

sheet-wheel = 輪 { $number }

## Questions and help

ask-wheel = どのコントラクトを宣言しますか？

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = 強いカードはプラスと悪い隣人に、弱いカードはほかのコントラクトに向いています。
rule-quodlibet-2 = まず1トリックを確実に取りましょう。最初の1つがいちばん大きい得です。
rule-quodlibet-3 = 短いスートの弱いカードをリードしましょう。誰かがもっと強いカードを出してくれます。
rule-quodlibet-4 = トリックを取りましょう。特に前の席から。前の席の分はあなたの失点、あなたの分は隣の人の失点です。
rule-quodlibet-5 = ハートのキングとダイヤのクイーンを手放し、自分のトリックで2枚を出会わせないようにしましょう。
rule-quodlibet-6 = 4番目から7番目のトリックに失点はありません。強いカードはそこで使い、最後のために弱いカードを残しましょう。
rule-quodlibet-7 = 弱いハートは強いハートの2倍の失点です。先に手放しましょう。
rule-quodlibet-8 = 自分のトリックでクイーンとジャックを出会わせず、ほかの人のトリックに出しましょう。
rule-quodlibet-9 = いちばん強くも弱くもない、中くらいのカードが最善です。7は、ほかの人がフォローできるうちにリードしましょう。
rule-quodlibet-10 = 見えないカードが自分のカードです。弱いとわかっている場所から出し、捨てるときは強いとわかっている場所から出しましょう。
rule-quodlibet-11 = 自分のカードで終わる山を始めると、続けてリードできます。クイーン、キング、エースはすぐに終わります。
rule-quodlibet-12 = 自分のカードに向かって並べ、ほかの人だけが待っているカードは止めておきましょう。
rule-quodlibet-13 = 手札が全部残るのがいちばん大きい失点です。どれでも1枚出しましょう。
rule-quodlibet-60 = トリックを取らずにすむ、いちばん強いカードを出しましょう。
rule-quodlibet-61 = どのみち取るトリックです。いちばん強いカードで取りましょう。
rule-quodlibet-62 = フォローできません。短いスートの強いカードをディスカードしましょう。

## Page: the home page

game-quodlibet = クォドリベット
game-about-quodlibet = プラスから軽食まで、3つの輪のコントラクト。ディールごとにキングが次を宣言し、失点のいちばん少ない人の勝ちです。
game-standard-quodlibet = 3つの輪の全コントラクトを1回ずつ。

## Learn

learn-quodlibet-about = ウィーンの学生のゲームです。4人に8枚ずつ配り、右回りに進みます。コントラクトは輪に分かれ、ディールごとに違うものを遊びます。1ゲームは全部で{ $deals }ディールです。
learn-quodlibet-order = 1つのスートのカードを、強い順に並べたものです。10はジャックより弱くなります。リードされたスートのいちばん強いカードがトリックを取ります。
learn-quodlibet-king = ディールごとにキングがいます。キングだけが手札を見て、その輪でまだ遊んでいないコントラクトを宣言し、そのあとでほかの人も手札を見ます。次のディールでは次の席がキングです。輪が終わると、失点のいちばん多い人がキングになります。
learn-quodlibet-leader-king = 最初のカードはキングが出します。
learn-quodlibet-leader-right-of-king = 最初のカードはキングの右の人が出します。
learn-quodlibet-end = すべて失点として書きます。最後の輪が終わったとき、失点のいちばん少ない人の勝ちです。
learn-quodlibet-wheel = 輪 { $number }
learn-quodlibet-plus = トリックを取ります。8つのうち、取れなかったトリック1つにつき10点の失点です。1つも取れないと100点です。
learn-quodlibet-minus = トリックを取らないようにします。8つ全部取ると100点です。
learn-quodlibet-neighbour = トリックの失点は、取った人の右の人につきます。8つ全部なら100点です。
learn-quodlibet-achmed = ハートのキングとダイヤのクイーンを取らないようにします。1つのトリックで両方取ると100点です。
learn-quodlibet-picture-achmed = キングとクイーンが1つのトリックに出ました。ハートのキングが取って、100点の失点です。
learn-quodlibet-first-three-and-last = 最初の3つのトリックと、最後のトリックだけが失点です。
learn-quodlibet-no-reds = ハート、特に弱いハートを取らないようにします。8枚全部取ると合わせて100点です。
learn-quodlibet-picture-no-reds = キングがハートを3枚取りました。20点が2枚と10点が1枚で、50点です。
learn-quodlibet-ober-unter = クイーンとジャック（ドイツのカードのオーバーとウンター）を取らないようにします。両方が入ったトリックは、何枚あっても100点です。
learn-quodlibet-picture-ober-unter = キングが1つのトリックでクイーンとジャックを取りました。100点です。
learn-quodlibet-bribe = どのトリックも、取った人は30点、いちばん弱いカードを出した人は20点の失点です。同じ強さなら、先に出たカードです。いちばん弱いカードでトリックを取ると100点です。
learn-quodlibet-picture-bribe = エースが取って30点。7がいちばん弱いカードで、出した人は20点です。
learn-quodlibet-open = マイナスと同じですが、自分以外の全員に見えるように手札を持ち、どれかわからないまま1枚出します。キングの手札も、裏返す前に混ぜます。
learn-quodlibet-open-free = フォローする義務はありません。ほかのスートのカードでは勝てません。
learn-quodlibet-open-must = できるならフォローします。番の前に、フォローできるカードが知らされます。そのスートがどこにあるかがわかります。
learn-quodlibet-hunt = マイナスと同じですが、全員の手札を見せて遊びます。
learn-quodlibet-quadrature = トリックはありません。誰かが好きなカードで山を始め、続けて出せるカードは1枚だけです。持っていれば必ず出し、なければパスします。そのカードがもう出ているか、存在しなければ、山は完成です。
learn-quodlibet-step3 = 同じスートで3つ上のランクが続きます。7の上に10、10の上にキングです。山はクイーン、キング、エースで終わります。
learn-quodlibet-run4 = 同じスートで1つ上のランクが続きます。4枚になるか、エースが出ると山は完成です。
learn-quodlibet-pile-owner = 最後のカードを出した人が次の山を始めます。
learn-quodlibet-pile-next = 最後のカードの次の人が次の山を始めます。
learn-quodlibet-snack = トリックはありません。どのスートもジャックから始め、エースと7に向かって1枚ずつ並べます。つながるカードがあれば必ず1枚出し、なければパスします。
learn-quodlibet-first-out = 誰かの手札がなくなるとディールは終わりです。残ったカードは1枚10点、1枚も出していないと100点です。
learn-quodlibet-places = カードを持つ人が1人になるまで続けます。
learn-quodlibet-fits = { $count ->
    [1] あなたの手札で出せるのは、{ $cards }だけです。
   *[other] あなたの手札で出せるのは、{ $cards }です。
}
learn-quodlibet-word-king = キング
learn-quodlibet-word-king-is = コントラクトを宣言する人。学生たちの「ビール王」です。
learn-quodlibet-word-wheel = 輪
learn-quodlibet-word-wheel-is = 1組のコントラクトを1回ずつ遊ぶディールのまとまり。4つなら、全員が1回ずつキングになります。
learn-quodlibet-word-cards = ウンター、オーバー
learn-quodlibet-word-cards-is = ドイツのカードのジャックとクイーンです。葉、ハート、鈴、どんぐりが、スペード、ハート、ダイヤ、クラブにあたります。

## Options by name

option-quodlibet-leader = 最初のカード
option-quodlibet-leader-king = キング
option-quodlibet-leader-right-of-king = キングの右
option-quodlibet-last-trick-cost = 「最初の3つと最後」の最後のトリック
option-quodlibet-last-trick-cost-50 = 50
option-quodlibet-last-trick-cost-80 = 80
option-quodlibet-last-trick-cost-100 = 100
option-quodlibet-open-follow = 「開いたズボン」でのフォロー
option-quodlibet-open-follow-free = 不要
option-quodlibet-open-follow-must = 必要
option-quodlibet-quart = 山
option-quodlibet-quart-step3 = 3つ上のランク
option-quodlibet-quart-run4 = 4枚の並び
option-quodlibet-pile-lead = 次の山
option-quodlibet-pile-lead-owner = 最後のカードの人
option-quodlibet-pile-lead-next = 次の人
option-quodlibet-shed-score = 山と並べの得点
option-quodlibet-shed-score-first-out = 残ったカード
option-quodlibet-shed-score-places = 順位
option-quodlibet-rounds = 全部の輪の周回
option-quodlibet-rounds-1 = 1
option-quodlibet-rounds-2 = 2
option-quodlibet-rounds-4 = 4
option-quodlibet-early-end = ディールの早期終了
option-quodlibet-contracts = コントラクト
option-quodlibet-contracts-none = なし
option-quodlibet-contracts-plus = プラス
option-quodlibet-contracts-minus = マイナス
option-quodlibet-contracts-neighbour = 悪い隣人
option-quodlibet-contracts-achmed = アクメド
option-quodlibet-contracts-first-three-and-last = 最初の3つと最後
option-quodlibet-contracts-no-reds = 赤なし
option-quodlibet-contracts-ober-unter = オーバーとウンター
option-quodlibet-contracts-bribe = 賄賂
option-quodlibet-contracts-open = 開いたズボン
option-quodlibet-contracts-hunt = 狩り
option-quodlibet-contracts-quadrature = 四分
option-quodlibet-contracts-snack = 軽食

## Ways to play that have a name

about-preset-quodlibet-vienna = 3つの輪。キングがリードします。
about-preset-quodlibet-catsatcards = キングの右の人がリードし、新しい山は次の人が始めます。「最初の3つと最後」の最後のトリックは100点です。「開いたズボン」ではフォローが必要です。
about-preset-quodlibet-long = 3つの輪を4回。
about-preset-quodlibet-tricks-only = ふつうのトリックのコントラクトだけで、山と並べと「開いたズボン」はありません。

## Options

about-option-quodlibet-leader = ディールの最初のカードを出す人。
about-option-quodlibet-last-trick-cost = 「最初の3つと最後」で、最後のトリックの失点。
about-option-quodlibet-open-follow = ほかの人にだけ見えるカードでフォローする義務。free：なし。must：あり。フォローできる場所が知らされるので、手札について少しわかります。
about-option-quodlibet-quart = 山に続くカード。step3：同じスートで3つ上のランク。run4：1つ上のランクで、4枚で山は完成です。
about-option-quodlibet-pile-lead = 新しい山を始める人。最後のカードを出した人か、その次の人です。
about-option-quodlibet-shed-score = 山と並べの得点。first_out：誰かが上がると終わり、残ったカードは1枚10点、8枚全部なら100点です。places：続けて、順位ごとに0、10、20、30点です。
about-option-quodlibet-rounds = 輪を繰り返す回数。毎回、全コントラクトを遊びます。
about-option-quodlibet-early-end = 決まったカードのディールは、失点になる最後のカードで終わります。得点は変わりません。
about-option-quodlibet-contracts = コントラクト。どれも決まった輪に属し、輪のディール数はコントラクトの数です。空の輪は飛ばします。
