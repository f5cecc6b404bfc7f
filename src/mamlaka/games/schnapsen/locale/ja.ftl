### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.

## Contracts

contract-twenty-s = スペードの20 ♠
contract-twenty-h = ハートの20 ♥
contract-twenty-d = ダイヤの20 ♦
contract-twenty-c = クラブの20 ♣
contract-forty-s = スペードの40 ♠
contract-forty-h = ハートの40 ♥
contract-forty-d = ダイヤの40 ♦
contract-forty-c = クラブの40 ♣

## Why something cannot be done

lead-meld = マリッジを宣言したので、そのどちらかをリードしてください：{ $cards }
only-leader = それができるのはリードする人だけです。
claim-needs-trick = { $number }を宣言するには、先にトリックを取る必要があります。
declare-needs-trick = { $name }を宣言するには、先にトリックを取る必要があります。
declare-lacks-card = { $name }に必要なカードがそろっていません。
cannot-claim = まだ{ $number }点ありません。
stock-closed = 山札はクローズされています。
meld-declared = マリッジを宣言したので、そのどちらかをリードしてください。
stock-low = 山札が{ $least }枚必要ですが、{ $count }枚しかありません。
no-swap-card = 切り札のジャックを持っていません。

## Seats and cards

badge-trump-schnapsen = 切り札：{ $suit }
badge-stock-closed = クローズ
badge-closed-stock = 山札はクローズ
counter-game-points = ゲーム点
sheet-bummerl = ブンマール：{ $seat }
sheet-schneider = シュナイダー（ブンマール2つ）：{ $seat }

## Ways to play that have a name

preset-schnapsen-classic = クラシック
preset-schnapsen-tournament = トーナメント
preset-schnapsen-friendly = 気軽に
preset-schnapsen-app = アプリ風

## What happens

news-swap = { $seat }：切り札のジャックを{ $cards }と交換
news-close-stock = { $seat }：山札をクローズ
news-claim = { $seat }：66を宣言

## A deal is over

ledger-claim = { $seat } { $points }：{ $count }点で勝ち
ledger-claim-of-closer = { $seat } { $points }：クローズして{ $count }点
ledger-claim-after-closing = { $seat } { $points }：相手がクローズしたが、先に{ $count }点
ledger-closing-failed = { $seat } { $points }：相手がクローズし、66を宣言できず
ledger-wrong-claim = { $seat } { $points }：相手の66の宣言が誤り
ledger-more-card-points = { $seat } { $points }：宣言がなく、{ $count }点で多い

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = 66点あります。すぐに宣言しましょう。
rule-schnapsen-2 = 66点ありません。誤った宣言は負けになります。
rule-schnapsen-3 = 確実なトリックと今の点で66点になります。山札をクローズしましょう。
rule-schnapsen-4 = 相手はトリックがないか点が少なく、自分は66点に近いので、今クローズして2点か3点を狙いましょう。
rule-schnapsen-5 = 相手がもうすぐ勝ちそうで、自分は33点未満です。切り札を使ってでもトリックを取りましょう。
rule-schnapsen-6 = 山札があるうちは、エースと10をリードしないようにしましょう。ラフされるかもしれません。
rule-schnapsen-7 = まず切り札でないジャックを、次に相方のないクイーンとキングを捨てましょう。
rule-schnapsen-8 = 相方が来るかもしれないキングやクイーンは取っておきましょう。
rule-schnapsen-9 = 切り札のジャックは交換のために取っておき、早めに交換しましょう。
rule-schnapsen-10 = マリッジがあります。安くトリックを取り、それから宣言しましょう。
rule-schnapsen-11 = 山札の最後は強い切り札です。このトリックは負けて、それを引きましょう。
rule-schnapsen-12 = カードは全部わかっています。このカードでトリックを取り、リードを続けましょう。
rule-schnapsen-13 = もう誰も引きません。長いスートの前に、相手の切り札を狩りましょう。
rule-schnapsen-60 = 取る価値のあるトリックで、このカードなら安く取れます。
rule-schnapsen-61 = マリッジを宣言しましょう。すぐに、または最初のトリックを取ると点になります。

## Page: the home page

game-schnapsen = シュナプセン
game-about-schnapsen = オーストリアの2人用ゲーム。マリッジを宣言し、よいときに山札をクローズして、先に66点にします。
game-standard-schnapsen = 手札は5枚ずつ。点は自分で数え、ゲーム点7点で勝ちです。

## Page: questions and answers

say-swap = ジャックを交換
say-close-stock = 山札をクローズ
say-claim = 66を宣言
call-swap = { $cards }
call-close-stock = クローズ！
call-claim = 66！
confirm-close-stock = もう誰も引けなくなります。先に66点にならなければ、相手にゲーム点2点か3点が入ります。
confirm-claim = { $number }点なければ、相手の勝ちになります。

## Learn

learn-schnapsen-about = 2人で、先にカードの点を{ $goal }点にすることを競います。カードは20枚で、各スートのエース、10、キング、クイーン、ジャックです。
learn-schnapsen-deal = 手札は{ $count }枚ずつです。次のカードを表向きにし、そのスートが切り札です。このカードは、残りのカード（山札）の下に置きます。
learn-schnapsen-open = 1人がリードし、もう1人が1枚出します。トリックを取った人が次をリードします。山札があるうちは、どのカードを出してもかまいません。トリックのたびに、取った人から順に1枚ずつ引きます。
learn-schnapsen-order = カードのランク（強い順）。10はエースのすぐ下です。
learn-schnapsen-trumped = ハートが切り札です。ジャックがスペードのエースに勝ちます。
learn-schnapsen-strict = 山札がなくなるかクローズされると、できればフォローして勝ち、できなければフォローし、それもできなければ切り札を出し、なければ何を出してもかまいません。
learn-schnapsen-exchange = 山札が{ $count }枚以上あるうちは、リードの前に、切り札のジャックを表向きのカードと交換できます。
learn-schnapsen-close = 山札が{ $count }枚以上あるうちは、リードの前に山札をクローズできます。もう誰も引かず、フォローして勝たなければなりません。
learn-schnapsen-marriage = 同じスートのキングとクイーンがマリッジです。リードの前に宣言し、どちらかをリードします。{ $count }点、切り札なら{ $number }点です。トリックを取っていなければ点になりません。
learn-schnapsen-marriage-later = 宣言できるのは、トリックを取った後です。
learn-schnapsen-claim-free = 点は自分で数えます。{ $goal }点あると思ったら、トリックを取った後、リードの前に宣言します。
learn-schnapsen-claim-true = { $goal }点あれば、トリックを取った後、リードの前に宣言できます。
learn-schnapsen-claim-auto = リードする人が{ $goal }点になると、ディールは終わりです。
learn-schnapsen-grades = 勝つとゲーム点1点です。相手が{ $half }点未満なら2点、トリックを取っていなければ3点です。
learn-schnapsen-closing-dark = クローズした人の勝ちは、クローズしたときの相手の状態で数えます。
learn-schnapsen-closing-final = クローズした人の勝ちは、終わったときの相手の状態で数えます。
learn-schnapsen-closing-fails = クローズして先に66点にならなければ、相手にゲーム点2点が入ります。クローズのとき相手にトリックがなければ3点です。
learn-schnapsen-wrong-fixed = 誤った宣言では、相手にゲーム点2点、相手にトリックがなければ3点が入ります。
learn-schnapsen-wrong-mirror = 誤った宣言では、正しければ入ったはずの点が相手に入ります。自分がクローズしていたときは2点、そのとき相手にトリックがなければ3点です。
learn-schnapsen-last-wins = 宣言がないまま全部のカードを出したら、最後のトリックを取った人にゲーム点1点が入ります。
learn-schnapsen-last-points = 宣言がないまま全部のカードを出したら、点の多い人にゲーム点1点が入ります。
learn-schnapsen-target = ゲーム点が{ $count }点になった人が、ゲームに勝ちます。
learn-schnapsen-word-stock = 山札
learn-schnapsen-word-stock-is = 配らずに裏向きに置いたカード。ここから引きます。
learn-schnapsen-word-turn-up = 切り札表示カード
learn-schnapsen-word-turn-up-is = 山札の下の表向きのカード。切り札を示し、最後に引きます。
learn-schnapsen-word-trumps = 切り札
learn-schnapsen-word-trumps-is = ほかのどのスートにも勝つスート。
learn-schnapsen-word-marriage = マリッジ
learn-schnapsen-word-marriage-is = 1人の手札にある同じスートのキングとクイーン。
# Unsure: no Japanese word for it is known.
learn-schnapsen-word-bummerl = ブンマール
learn-schnapsen-word-bummerl-is = 負けたゲーム。ゲーム点が1点もなければシュナイダーといいます。

## Options by name

option-schnapsen-target = 勝ちに必要なゲーム点
option-schnapsen-target-7 = 7
option-schnapsen-target-9 = 9
option-schnapsen-target-11 = 11
option-schnapsen-claims = 66の宣言
option-schnapsen-claims-free = 自分の責任で
option-schnapsen-claims-true = 正しいときだけ
option-schnapsen-claims-auto = 自動
option-schnapsen-wrong-claim = 誤った宣言
option-schnapsen-wrong-claim-fixed = 2点か3点
option-schnapsen-wrong-claim-mirror = 正しければ入った点
option-schnapsen-closing-score = クローズした人の勝ち
option-schnapsen-closing-score-dark = クローズのときの状態で
option-schnapsen-closing-score-final = 終わりの状態で
option-schnapsen-close-min = クローズに必要な枚数
option-schnapsen-close-min-4 = 4
option-schnapsen-close-min-2 = 2
option-schnapsen-exchange-min = 交換に必要な枚数
option-schnapsen-exchange-min-2 = 2
option-schnapsen-exchange-min-4 = 4
option-schnapsen-marriage-first = 最初のトリックの前のマリッジ
option-schnapsen-last-trick = 宣言がないとき
option-schnapsen-last-trick-wins = 最後のトリックの勝ち
option-schnapsen-last-trick-points = 点の多い人の勝ち
option-schnapsen-look-back = 終わったトリックの見直し
option-schnapsen-look-back-last = 直前のトリック
option-schnapsen-look-back-none = 不可
option-schnapsen-look-back-all = すべてのトリック

## Ways to play: what each is

about-preset-schnapsen-classic = ゲーム点7点まで。クローズもマリッジも66の宣言も自分で行います。
about-preset-schnapsen-tournament = 誤った宣言では、正しければ入ったはずの点が相手に入り、取ったトリックは見直せません。
about-preset-schnapsen-friendly = 数えなくてもかまいません。66点になると、ディールは自動で終わります。
about-preset-schnapsen-app = 最後の2枚では、ジャックを交換できません。

## Options: what each does

about-option-schnapsen-target = 誰かのゲーム点がこの数に達したディールで、ゲーム終了です。
about-option-schnapsen-claims = free：自分で数え、66点ないのに宣言すると負けです。true：66点あるときだけ宣言できます。auto：リードする人が66点になると、自動で終わります。
about-option-schnapsen-wrong-claim = 誤った宣言で相手に入る点です。fixed：ゲーム点2点、相手にトリックがなければ3点。mirror：正しければ入ったはずの点。ただし宣言した人がクローズしていたときは2点か3点です。
about-option-schnapsen-closing-score = クローズした人の勝ちの数え方です。dark：クローズしたときの相手の状態で。final：終わったときの相手の状態で。
about-option-schnapsen-close-min = クローズするのに必要な山札の枚数です。表向きのカードも数えます。
about-option-schnapsen-exchange-min = ジャックを交換するのに必要な山札の枚数です。表向きのカードも数えます。
about-option-schnapsen-marriage-first = トリックを取る前でもマリッジを宣言できます。トリックを取ると点になります。
about-option-schnapsen-last-trick = 宣言がないまま全部のカードを出したときの勝ちです。wins：最後のトリック。points：点の多い人。同点なら最後のトリック。
about-option-schnapsen-look-back = ディールの中で、終わったトリックをどこまで見直せるかを選びます。本来は自分のトリックだけです。
