### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### Words of Spar: to set aside 脇に置く, dry (face down) ドライ, 伏せて, show (face up) ショー, 表向きで, flag 指摘, not to follow suit
### フォロー違反.

## Why something cannot be done

cannot-set-aside = { $cards }は脇に置けません。

## Seats and cards

badge-dry = ドライ
badge-show = ショー

## Ways to play that have a name

preset-spar-spar = スパー
preset-spar-dry = ドライあり
preset-spar-flagging = 指摘あり
preset-spar-sipa = シパ
preset-spar-agram = アグラム
preset-spar-sink-sink = シンクシンク

## What happens

news-dry = { $seat }がカードを1枚、伏せて脇に置きました。
news-dry-card = { $seat }が{ $cards }を伏せて脇に置きました。
news-show = { $seat }が{ $cards }を表向きで脇に置きました。
news-flag = { $whom ->
    [you] { $seat }があなたのフォロー違反を指摘しました。
   *[other] { $seat }が{ $other }のフォロー違反を指摘しました。
}

## A deal is over

ledger-revoked = { $seat } { $points }：フォロー違反が発覚
ledger-false-flag = { $seat } { $points }：誤った指摘
ledger-chips = { $seat } { $points }：チップ

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = 誰にも負けないカードを、最後のトリックまで残しておきましょう。
rule-spar-2 = 最後のトリックをリードするのは、その前のトリックを取った人です。両方に勝てるように、強いカードを2枚用意しましょう。
rule-spar-4 = 序盤のトリックは点になりません。中くらいの強さのカードから出しましょう。
rule-spar-5 = もう一度リードを取れるスートは、手放さずにおきましょう。
rule-spar-7 = 6や7は、ほかのスートに強いカードがあるときだけ残しましょう。
rule-spar-8 = 最後のリードは、いちばん長いスートがいちばん確実です。
rule-spar-9 = ほかのスートに、確実にリードを取れるカードがあれば、1枚を脇に置きましょう。
rule-spar-10 = 表向きで置けば得点は4倍です。勝負どころなので、賭けてみましょう。
rule-spar-11 = ほかの人が表向きで脇に置いたカードと同じスートを、1枚残しておきましょう。
rule-spar-13 = 枚数の多いスートなのに、こんなに早くディスカードするのは怪しい手です。
rule-spar-60 = フォローしましょう。指摘されると3点を失います。

## Page: the home page

game-spar = スパー
game-about-spar = ガーナのゲーム。ものをいうのは最後のトリックだけで、6や7で取れば得点が増えます。
game-standard-spar = 手札は5枚、切り札なし、10点先取。

## Page: questions and answers

zone-reserve = 脇のカード
call-dry = ドライ！
call-show = ショー！
call-flag = 指摘！
ask-set-aside = 最後のトリックのために、カードを1枚脇に置けます。置けるのは{ $cards }です。
ask-nothing-aside = 全員に確認しています。脇に置けるカードはありません。
say-keep-all = 置かない
say-dry = 伏せて置く
say-show = 表向きで置く
say-flag = { $seat }の違反を指摘
confirm-flag = { $seat }がフォローできない手札だった場合は、あなたが3点を失います。

## Learn

learn-spar-about = 手札は{ $count }枚、トリックも{ $count }回ですが、ものをいうのは最後のトリックだけです。最後のトリックを取った人がディールの勝ちで、得点が入ります。
learn-spar-flag = 1人が最初のカードを出し（リード）、ほかのプレイヤーが順に1枚ずつ出します。この一巡がトリックです。リードされたカードと同じスートがあれば、そのスートを出すのが決まりですが（フォロー）、違反しても止められることはありません。その代わり、次のトリックが始まるまでは、誰でも違反を指摘できます。本当にフォローできたのなら、違反した人が3点を失います。できなかったのなら、指摘した人が3点を失います。どちらの場合も、ディールはその場で終わります。
learn-spar-order = カードの強さ（強い順）。切り札はありません。リードされたスートの中でいちばん強いカードを出した人がトリックを取り、次のトリックをリードします。
learn-spar-last = 最後のトリックの例です。あなたが6をリードし、ほかの誰もダイヤを持っていないので、いちばん弱いカードでもトリックを取れます。
learn-spar-dry = プレイの前に、6か7を1枚、伏せて脇に置くことができます（ドライ）。このカードは最後のトリックまで出せません。このカードで最後のトリックを取れば、得点は2倍です。
learn-spar-show = 表向きで脇に置くこともできます（ショー）。その場合、得点は4倍です。
learn-spar-chips = 勝った人は、得点と同じ枚数のチップを、ほかの全員からそれぞれ受け取ります。
learn-spar-dealer-left = ディールごとにディーラーが次の人に移ります。
learn-spar-dealer-before = 最後のトリックを取った人の1つ前の人が次のディーラーで、取った人がリードします。
learn-spar-dealer-winner = 最後のトリックを取った人が、次のディーラーです。
learn-spar-target = 最初に{ $target }点に達した人が、その場で勝ちです。
learn-spar-deals = 遅くとも第{ $number }ディールでゲーム終了です。得点のいちばん多い人の勝ちです。
learn-spar-word-void = ボイド
learn-spar-word-void-is = あるスートのカードが1枚もないこと。リードされたスートがボイドの人は、トリックを取れません。
learn-spar-word-dry = ドライ
learn-spar-word-dry-is = 最後のトリックのために脇に置いたカード。手札には含まれないので、そのカードでフォローする必要はありません。
learn-spar-word-flag = 指摘
learn-spar-word-flag-is = ほかの人がフォローできたはずだと言うこと。全員のカードが公開されます。

## Options by name

option-spar-form = ゲーム
option-spar-form-spar = スパー
option-spar-form-agram = アグラム
option-spar-form-sink-sink = シンクシンク
option-spar-target = 目標点
option-spar-target-none = 決めない
option-spar-deals = ディール数
option-spar-deals-none = 上限なし
option-spar-dry = 6か7を脇に置く
option-spar-dry-off = 禁止
option-spar-dry-dry = 伏せて置く
option-spar-dry-dry-show = 伏せるか表向きで置く
option-spar-next-dealer = 次のディーラー
option-spar-next-dealer-winner = 勝者
option-spar-next-dealer-before-winner = 勝者の1つ前の人
option-spar-next-dealer-left = ディーラーの次の人
option-spar-revoke = フォロー違反
option-spar-revoke-forbidden = 不可能
option-spar-revoke-flag = 可能（指摘あり）
option-spar-ace-of-spades = スペードのエース
option-spar-ace-of-spades-out = 除く
option-spar-ace-of-spades-in = 入れる
option-spar-low-bonus = 6と7で得点アップ
option-spar-stake = 賭けるもの
option-spar-stake-points = 点数
option-spar-stake-chips = 全員からチップ
option-spar-direction = プレイの向き
option-spar-direction-cw = 時計回り
option-spar-direction-ccw = 反時計回り

## Ways to play: what each is

about-preset-spar-spar = ガーナのゲームです。手札は5枚で、ものをいうのは最後のトリックだけです。
about-preset-spar-dry = 6か7を1枚、最後のトリックのために脇に置けます。
about-preset-spar-flagging = 2人から4人で遊びます。フォローしなくても止められませんが、ほかの人は違反を指摘できます。
about-preset-spar-sipa = トーゴでの呼び名です。反時計回りにプレイします。
about-preset-spar-agram = ニジェールのゲームです。10から3までとエースを使い、手札は6枚。最後のトリックはいつも1点です。
about-preset-spar-sink-sink = 手札が5枚のアグラムです。

## Options: what each does

about-option-spar-form = 「スパー」は A K Q J 10 9 8 7 6 で、手札は5枚です。「アグラム」は A 10 9 8 7 6 5 4 3 で、手札は6枚、2人から5人で遊びます。「シンクシンク」はアグラムと同じカードで、手札は5枚です。
about-option-spar-target = 最初にこの点数に達した人が、その場で勝ちです。
about-option-spar-deals = このディール数が終わるか、それより先に目標点に達すると、ゲーム終了です。得点のいちばん多い人の勝ちです。
about-option-spar-dry = プレイの前に、6か7を1枚、伏せて脇に置けます。このカードは最後のトリックで出さなければならず、それで勝てば得点は2倍です。「伏せるか表向きで置く」では、表向きでも置けて、その場合の得点は4倍です。
about-option-spar-next-dealer = 次のディールのディーラーを、最後のトリックを取った勝者にするか、勝者の1つ前の人にするか（勝者が最初にリードします）、ディーラーの次の人にするかを選びます。
about-option-spar-revoke = 「可能（指摘あり）」では、フォローできるときでも、どのカードを出してもかまいません。次のトリックが始まるまでは、ほかの誰でも違反を指摘できます。指摘が正しければ違反した人が、誤りなら指摘した人が3点を失い、ディールはそこで終わります。
about-option-spar-ace-of-spades = 「入れる」では、スペードのエースを含む36枚を使います。5人と7人では選べません。
about-option-spar-low-bonus = 最後のトリックを6で取ると3点、7で取ると2点になります。オフではどちらも1点です。
about-option-spar-stake = 「全員からチップ」では、勝者がディールの得点分のチップをほかの全員からそれぞれ受け取ります。
about-option-spar-direction = 次にプレイする人が、どちら側の隣になるかを決めます。
