### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.

## Contracts

contract-napoli-s = ソードのナポレターナ ♠
contract-napoli-h = カップのナポレターナ ♥
contract-napoli-d = コインのナポレターナ ♦
contract-napoli-c = バトンのナポレターナ ♣
contract-threes-without-s = ソード抜きの「3」3枚 ♠
contract-threes-without-h = カップ抜きの「3」3枚 ♥
contract-threes-without-d = コイン抜きの「3」3枚 ♦
contract-threes-without-c = バトン抜きの「3」3枚 ♣
contract-four-threes = 「3」4枚
contract-twos-without-s = ソード抜きの「2」3枚 ♠
contract-twos-without-h = カップ抜きの「2」3枚 ♥
contract-twos-without-d = コイン抜きの「2」3枚 ♦
contract-twos-without-c = バトン抜きの「2」3枚 ♣
contract-four-twos = 「2」4枚
contract-aces-without-s = ソード抜きのエース3枚 ♠
contract-aces-without-h = カップ抜きのエース3枚 ♥
contract-aces-without-d = コイン抜きのエース3枚 ♦
contract-aces-without-c = バトン抜きのエース3枚 ♣
contract-four-aces = エース4枚
contract-busso = ブッソ
contract-striscio = ストリッショ
contract-volo = ヴォーロ

## Why something cannot be done

not-poor = 手札が1点以上あるので、配り直しは頼めません。

## Seats and cards

counter-partners-points = { $seat }と{ $other }

## Ways to play that have a name

preset-tressette-four-classic = クラシック
preset-tressette-four-plain-21 = アクーザなし、21点まで
preset-tressette-four-to-41 = 41点まで
preset-tressette-four-regional = 地方ルール

## What happens

news-four-of-coins = { $seat }が{ $cards }を持っているので、最初にリードします。
news-decima = { $seat }の手札は10枚とも同じスートなので、ゲームに勝ちます：{ $cards }
news-poor-hand = { $seat }が配り直しを頼みました。

## A deal is over

ledger-napoli = { $seat } { $points }：ナポレターナ { $cards }
ledger-three-alike = { $seat } { $points }：3枚組 { $cards }
ledger-four-alike = { $seat } { $points }：4枚組 { $cards }
ledger-thirds-together = { $seat } { $points }：{ $other }との端数を合わせて1点
ledger-shutout = { $seat } { $points }：このディールで0点なので、アクーザは無効
ledger-cappotto = { $seat } { $points }：カポット、ディールの11点すべて
ledger-decima = { $seat } { $points }：同じスートの10枚でゲームに勝ち { $cards }
void-poor-hand = 1点に満たない手札

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = エースは、味方が必ず取れるトリックまで取っておきましょう。
rule-tressette-four-2 = 3と2があります。続けて出せば、エースが落ちるかもしれません。
rule-tressette-four-3 = 強いカードのある長いスートです。ブッソと言ってから、続けて出しましょう。
rule-tressette-four-4 = パートナーがブッソと言いました。いちばん強いカードを出し、そのスートを返しましょう。
rule-tressette-four-5 = パートナーがヴォーロと言いました。そのスートは、リードを渡すときだけ出しましょう。
rule-tressette-four-6 = フォローできません。パートナーのトリックにはエースを、相手のトリックには弱いカードを捨てましょう。
rule-tressette-four-7 = 相手は、このカードに勝つカードをアクーザしています。
rule-tressette-four-8 = アクーザから、このカードに勝てるカードを持つのはパートナーだけです。
rule-tressette-four-9 = 最後のトリックは1点です。必ず勝つカードを残しておきましょう。
rule-tressette-four-10 = 端数は3つで1点です。このトリックでもう1点になります。
rule-tressette-four-11 = 2番目なら、3がないかぎり弱いカードを。3番目なら強いカードを出しましょう。
rule-tressette-four-12 = 相手はそのスートのナポレターナを持っています。リードは避けましょう。
rule-tressette-four-13 = 強いカードがなければ、短くて点のないスートをリードして、なくしてしまいましょう。
rule-tressette-four-60 = 持っているものはすべてアクーザしましょう。点になります。
rule-tressette-four-61 = 手札が1点に満ちません。配り直しを頼みましょう。
rule-tressette-four-62 = そのスートに何が残っているか、パートナーに伝えましょう。
rule-tressette-four-63 = 点のあるトリックは取り、取れないときは、なるべく点を渡さないようにしましょう。

## Page: the home page

game-about-tressette-four = イタリアのペア戦。10トリック、1/3点の計算、そしてパートナーへの短い合図で競います。
game-standard-tressette-four = 2対2、手札は10枚。アクーザと合図あり。31点まで。
game-tressette-four = トレセッテ（4人ペア戦）

## Page: questions and answers

ask-poor-hand = 手札が1点に満ちません。配り直しを頼みますか？
ask-no-poor-hand = 全員が、弱すぎる手札かどうか聞かれます。あなたの手札は当てはまりません。
say-poor-hand = 配り直しを頼む
say-no-poor-hand = この手札で始める
call-poor-hand = 配り直し！
call-decima = デチマ！

## Ways to play: what each is

about-preset-tressette-four-classic = 31点まで。アクーザと合図があります。
about-preset-tressette-four-plain-21 = カードの点だけで、21点まで。
about-preset-tressette-four-to-41 = 41点までの、少し長いゲームです。
about-preset-tressette-four-regional = コインの4が最初にリードし、弱い手札は配り直し、目標に達したらすぐに勝ちになります。

## Options: what each does

about-option-tressette-four-target = この点数に達したペアの勝ちです。両方が達したら、合計の多いほうが勝ちます。
about-option-tressette-four-declarations = 同じスートの3・2・エースや、3・2・エースの3枚組と4枚組を宣言すると点になります。
about-option-tressette-four-declare-until = アクーザできる最後のトリックです。自分のカードを出す前に宣言します。
about-option-tressette-four-signals = リードする人は、パートナーにひとこと言えます。truthful は手札どおりの言葉だけ、free は何でも、off は合図なしです。
about-option-tressette-four-first-lead = 最初のディールで誰がリードするか。right はディーラーの右の人、four_of_coins はコインの4を持つ人で、どのカードを出してもかまいません。以後はディーラーの右の人です。
about-option-tressette-four-poor-hand = 手札が1点に満たない人は、手札を見せて配り直しを頼めます。
about-option-tressette-four-shutout-voids = カードと最後のトリックの11点を1点も取れなかったペアは、アクーザの点を失います。
about-option-tressette-four-end = ゲームが終わる時点。deal は目標に達したディールの後、at_once は達したその場で、ディールの途中でも終わります。
about-option-tressette-four-decima = 10枚とも同じスートの手札があれば、そのペアがゲームに勝ちます。
about-option-tressette-four-rounding = ディールの終わりに残った1点未満の端数を、切り捨てるか、次のディールに持ち越すかを選びます。
about-option-tressette-four-look-back = ディールの中で、終わったトリックをどこまで見直せるかを選びます。
about-option-tressette-four-deck-faces = 画面に出るカードの絵柄です。ソード、カップ、コイン、バトンは、スペード、ハート、ダイヤ、クラブに当たります。

## Learn

learn-tressette-four-about = 4人が2対2で戦い、パートナーは向かい合って座ります。8、9、10を除いた40枚を使い、手札は10枚ずつです。
learn-tressette-four-lead = ディーラーの右の人が最初にリードし、右回りに進みます。
learn-tressette-four-lead-coins = 最初のディールでは、{ $faces ->
    [italian] コイン
   *[french] ダイヤ
}の4を持つ人が好きなカードをリードします。以後はディーラーの右の人です。右回りに進みます。
learn-tressette-four-takes = リードされたスートのいちばん強いカードがトリックを取り、取った人が次をリードします。切り札はありません。
learn-tressette-four-order = カードの強さ（強い順）。いちばん強いのは3で、エースは2の次です。
learn-tressette-four-taken = 3がトリックを取り、リードした人のパートナーが出すしかなかったエースも手に入ります。
learn-tressette-four-signals = リードする人は、パートナーにひとことだけ言えます。ほかには話せません。
learn-tressette-four-true = 言葉は手札と合っていなければなりません。パートナーは従わなくてもかまいません。
learn-tressette-four-free = どの言葉を言ってもかまいません。パートナーは従わなくてもかまいません。
learn-tressette-four-poor = 最初のトリックの前に、手札が1点に満たない人はそれを見せて、配り直しにできます。
learn-tressette-four-decima = 手札の10枚が同じスートなら、その場でゲームに勝ちます。
learn-tressette-four-floor = パートナーと2人で取ったカードの点を合計します。1点に満たない端数は切り捨てます。
learn-tressette-four-carry = パートナーと2人で取ったカードの点を合計します。1点に満たない端数は、次のディールに持ち越します。
learn-tressette-four-declare = 最初の{ $count }トリックでは、自分のカードを出す前に、持っている組を宣言できます（アクーザ）。カードは見せません。同じスートの3・2・エースはナポレターナで、3点です。
learn-tressette-four-alike = 3・2・エースがちょうど3枚あれば3点で、欠けたスートを言います。4枚そろえば4点です。1枚のカードを複数の組に使えます。
learn-tressette-four-napoli = ナポレターナ：同じスートの3・2・エース。
learn-tressette-four-shutout = カードと最後のトリックで1点も取れなかったペアは、そのディールのアクーザも失います。
learn-tressette-four-deal = どちらかのペアが{ $target }点に達したディールで、ゲーム終了です。合計の多いほうの勝ちで、同点ならもう1ディール行います。
learn-tressette-four-at-once = どちらかのペアが{ $target }点に達したら、ディールの途中でもゲーム終了です。
learn-tressette-four-word-busso = ブッソ
learn-tressette-four-word-busso-is = リードと一緒に言います。「いちばん強いカードで取って、同じスートを返して」という合図です。リードした人は、3・2・エースのどれかを含む3枚以上を持っています。
learn-tressette-four-word-striscio = ストリッショ
learn-tressette-four-word-striscio-is = リードと一緒に言います。「このスートがまだある」という合図です。弱いカードや絵札のときは、3も2もエースもありません。
learn-tressette-four-word-volo = ヴォーロ
learn-tressette-four-word-volo-is = リードと一緒に言います。「このスートの最後の1枚」という合図です。
learn-tressette-four-word-napoli = ナポレターナ
learn-tressette-four-word-napoli-is = 1人の手札にある、同じスートの3・2・エース。
learn-tressette-four-word-buongioco = 3枚組・4枚組
learn-tressette-four-word-buongioco-is = 1人の手札にある、3枚か4枚の3・2・エース。
learn-tressette-four-word-cappotto = カポット
learn-tressette-four-word-cappotto-is = カードと最後のトリックの11点を、片方のペアがすべて取ったディール。

## Options by name

option-tressette-four-target = 目標点
option-tressette-four-target-11 = 11
option-tressette-four-target-21 = 21
option-tressette-four-target-31 = 31
option-tressette-four-target-41 = 41
option-tressette-four-target-51 = 51
option-tressette-four-declarations = アクーザ
option-tressette-four-declare-until = アクーザの期限
option-tressette-four-declare-until-1 = 1トリック目
option-tressette-four-declare-until-2 = 2トリック目
option-tressette-four-declare-until-3 = 3トリック目
option-tressette-four-signals = 合図
option-tressette-four-signals-truthful = 本当のことだけ
option-tressette-four-signals-free = 自由
option-tressette-four-signals-off = なし
option-tressette-four-first-lead = 最初のリード
option-tressette-four-first-lead-right = ディーラーの右の人
option-tressette-four-first-lead-four-of-coins = コインの4を持つ人
option-tressette-four-poor-hand = 弱い手札は配り直し
option-tressette-four-shutout-voids = 0点ならアクーザ無効
option-tressette-four-end = ゲームの終わり
option-tressette-four-end-deal = ディールの後
option-tressette-four-end-at-once = その場で
option-tressette-four-decima = 同じスート10枚で勝ち
option-tressette-four-rounding = 1点未満の端数
option-tressette-four-rounding-floor = 切り捨て
option-tressette-four-rounding-carry = 次のディールへ持ち越し
option-tressette-four-look-back = 終わったトリックの見直し
option-tressette-four-look-back-last = 直前のトリック
option-tressette-four-look-back-none = 不可
option-tressette-four-look-back-all = すべてのトリック
option-tressette-four-deck-faces = カードの絵柄
option-tressette-four-deck-faces-french = 普通のトランプ
option-tressette-four-deck-faces-italian = イタリアのカード
