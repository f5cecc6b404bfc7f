### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.

## Contracts

contract-6-spades = 6♠
also-contract-6-spades = 6S
contract-6-clubs = 6♣
also-contract-6-clubs = 6C
contract-6-diamonds = 6♦
also-contract-6-diamonds = 6D
contract-6-hearts = 6♥
also-contract-6-hearts = 6H
contract-6-no-trump = 6NT
also-contract-6-no-trump = 6NT, 6N
contract-7-spades = 7♠
also-contract-7-spades = 7S
contract-7-clubs = 7♣
also-contract-7-clubs = 7C
contract-7-diamonds = 7♦
also-contract-7-diamonds = 7D
contract-7-hearts = 7♥
also-contract-7-hearts = 7H
contract-7-no-trump = 7NT
also-contract-7-no-trump = 7NT, 7N
contract-8-spades = 8♠
also-contract-8-spades = 8S
contract-8-clubs = 8♣
also-contract-8-clubs = 8C
contract-8-diamonds = 8♦
also-contract-8-diamonds = 8D
contract-8-hearts = 8♥
also-contract-8-hearts = 8H
contract-8-no-trump = 8NT
also-contract-8-no-trump = 8NT, 8N
contract-9-spades = 9♠
also-contract-9-spades = 9S
contract-9-clubs = 9♣
also-contract-9-clubs = 9C
contract-9-diamonds = 9♦
also-contract-9-diamonds = 9D
contract-9-hearts = 9♥
also-contract-9-hearts = 9H
contract-9-no-trump = 9NT
also-contract-9-no-trump = 9NT, 9N
contract-10-spades = 10♠
also-contract-10-spades = 10S
contract-10-clubs = 10♣
also-contract-10-clubs = 10C
contract-10-diamonds = 10♦
also-contract-10-diamonds = 10D
contract-10-hearts = 10♥
also-contract-10-hearts = 10H
contract-10-no-trump = 10NT
also-contract-10-no-trump = 10NT, 10N
contract-misere = ミゼール
also-contract-misere = misere, ヌロ
contract-open-misere = オープンミゼール
also-contract-open-misere = open misere, オープンヌロ

## Seats and cards

badge-bid-name = ビッド { $name }
badge-contract-of = デクレアラー：{ $name }
badge-hand-away = 休み

## Ways to play that have a name

preset-five-hundred-classic = クラシック
about-preset-five-hundred-classic = 3人で500点まで。パスした人はビッドから抜けます。
preset-five-hundred-american = アメリカ式
about-preset-five-hundred-american = ビッドかパスは1人1回だけです。
preset-five-hundred-japanese = 日本式
about-preset-five-hundred-japanese = パスした人もまたビッドできます。
preset-five-hundred-australian = オーストラリア式
about-preset-five-hundred-australian = 2組のペアと43枚のカード。ミゼールをビッドでき、コントラクトを達成しなければ勝てません。

## A deal is over

ledger-contract-made = { $seat } { $points }：コントラクト達成、{ $count }トリック
ledger-contract-failed = { $seat } { $points }：コントラクト失敗、{ $count }トリック
ledger-contract-slam = { $seat } { $points }：スラム、10トリックすべて

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = 手札だけで取れるトリックに、ウィドウの分を1つほど足してビッドします。
rule-five-hundred-2 = ジョーカーとバウワーのある長い切り札は、ばらばらのエースより強いです。
rule-five-hundred-3 = 両方のバウワーを持つスートをビッドします。
rule-five-hundred-4 = あるスートがなくなるように捨て、エースは残し、短いスートの中位の札を捨てます。
rule-five-hundred-5 = デクレアラーはまず上から切り札を狩ります。
rule-five-hundred-6 = 敵同士は協力します。もう1人が勝っているトリックは取りません。
rule-five-hundred-7 = デクレアラーの前では低く、後ろではトリックを取ります。
rule-five-hundred-8 = デクレアラーの短いスートをリードします。
rule-five-hundred-9 = ノートランプでは、持っていないスートのためにジョーカーを残します。
rule-five-hundred-10 = 相手はこのビッドで試合に勝てそうです。少しだけ上のビッドをします。
rule-five-hundred-11 = 大きくリードしています。パスしてトリックを集めます。
rule-five-hundred-12 = ミゼールには長いスートごとに低い札が必要で、ジョーカーは毒です。
rule-five-hundred-13 = このトリックで目標を超えます。
rule-five-hundred-60 = この札なら安くトリックを取れます。
rule-five-hundred-61 = ミゼールでは、トリックを取らない一番高い札を出します。
rule-five-hundred-62 = 高い札はあとのトリックのために取っておきます。
rule-five-hundred-63 = ミゼールの人にトリックを取らせます。
rule-five-hundred-64 = この札なら必ずトリックを取れます。
rule-five-hundred-65 = ミゼールでは、トリックを取ってしまう札を捨てます。

## Page: the home page

game-five-hundred = ファイブ・ハンドレッド
game-about-five-hundred = ビッドしてウィドウを取り、バウワーとジョーカーでトリックを集めます。500点まで。
game-standard-five-hundred = 手札は10枚ずつ、ウィドウは3枚、ビッドは6スペードから10ノートランプまで。

## Learn

learn-five-hundred-about = 切り札を決める権利をビッドで争います。一番高いビッドをした人がデクレアラーで、ビッドした数以上のトリックを取らなければなりません。
learn-five-hundred-partners = 向かい合う2人はパートナーで、トリックは合わせて数えます。
learn-five-hundred-deal = 手札は{ $count }枚ずつです。裏向きの{ $number }枚がウィドウです。
learn-five-hundred-bidding = ビッドは6から10までのトリック数と切り札です。スペード、クラブ、ダイヤ、ハート、ノートランプの順に高くなり、7のビッドはどれも6のビッドより上です。
learn-five-hundred-auction-pass-out = 前のビッドより高くビッドするか、パスします。パスした人はビッドから抜けます。
learn-five-hundred-auction-single = 1人1回、前のビッドより高くビッドするか、パスします。
learn-five-hundred-auction-reenter = 前のビッドより高くビッドするか、パスします。ほかの全員が続けてパスするまで、パスした人もまたビッドできます。
learn-five-hundred-all-pass-throw-in = 全員がパスしたら、次の人が配ります。
learn-five-hundred-all-pass-no-trump = 全員がパスしたら、切り札もコントラクトもなしでプレイし、トリックごとに点になります。
learn-five-hundred-widow = デクレアラーはウィドウを取り、{ $count }枚を裏向きに捨てて、リードします。
learn-five-hundred-tricks = できればスートに従います。できなければ何を出してもかまいません。一番強い切り札、なければリードされたスートの一番強い札が勝ちます。
learn-five-hundred-order = ハートが切り札のときの強い順：ジョーカー、ライトバウワー（切り札のJ）、レフトバウワー（同じ色のもう1枚のJ）、次にAと残り。
learn-five-hundred-bower = ハートが切り札です。ダイヤのJはレフトバウワーでハートとして扱い、ジョーカーとハートのJにだけ負けます。
learn-five-hundred-named = ノートランプではジョーカーが必ず勝ちます。リードする人はスートを言い（ここではクラブ）、ほかの人はそれに従います。
learn-five-hundred-misere-by-value = ミゼールは1トリックも取らないというビッドです。8スペードより上、8クラブより下です。
learn-five-hundred-misere-after-seven = ミゼールは1トリックも取らないというビッドです。8スペードより上、8クラブより下で、誰かが7以上をビッドした後でだけビッドできます。
learn-five-hundred-misere-partner = デクレアラーのパートナーは手札を置き、プレイしません。
learn-five-hundred-joker-high = ミゼールに切り札はなく、ジョーカーはトリックに勝ちます。
learn-five-hundred-joker-low = ミゼールに切り札はなく、ジョーカーは一番弱い札です。
learn-five-hundred-open-misere = オープンミゼールは10ダイヤより上、10ハートより下です。最初のトリックの後、全員にデクレアラーの手札が見えます。
learn-five-hundred-value = コントラクトを達成するとその点をもらえます。余分なトリックに点はありません。失敗するとその点を失います。
learn-five-hundred-slam = 10トリックすべて取ると{ $points }点以上になります。
learn-five-hundred-against-yes = コントラクトの成否にかかわらず、相手側は1トリックにつき{ $count }点です。
learn-five-hundred-against-if-failed = コントラクトが失敗すると、相手側は1トリックにつき{ $count }点です。
learn-five-hundred-win-any = 誰かが{ $count }点に達すると試合は終わりです。コントラクトを達成して{ $count }点に達したデクレアラーが勝ち、いなければ合計の一番高い人が勝ちます。
learn-five-hundred-win-contract = デクレアラーがコントラクトを達成して{ $count }点に達すると試合は終わりです。
learn-five-hundred-back-door = 誰かが{ $count }点を失っても終わりで、合計の一番高い人が勝ちます。
learn-five-hundred-values = コントラクトの点
learn-five-hundred-more = ビッドが1トリック増えるごとに{ $points }点増えます。
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = ライトバウワー
learn-five-hundred-word-right-bower-is = 切り札のJ。2番目に強い切り札です。
learn-five-hundred-word-left-bower = レフトバウワー
learn-five-hundred-word-left-bower-is = 同じ色のもう1枚のJ。書かれたスートではなく切り札に属します。
learn-five-hundred-word-widow = ウィドウ
learn-five-hundred-word-widow-is = テーブルの3枚。キティとも言います。
learn-five-hundred-word-contractor = デクレアラー
learn-five-hundred-word-contractor-is = 一番高いビッドをした人。
learn-five-hundred-word-set = セット
learn-five-hundred-word-set-is = トリックが足りないデクレアラーはセットです。ダウンとも言います。
learn-five-hundred-word-misere = ミゼール
learn-five-hundred-word-misere-is = 1トリックも取らないコントラクト。ヌロとも言います。

## Options by name

option-five-hundred-players = 人数
about-option-five-hundred-players = 3人：それぞれ1人で、33枚を使います。4人：2組のペアで、43枚を使います。
option-five-hundred-players-3 = 3人、個人戦
option-five-hundred-players-4 = 4人、ペア戦
option-five-hundred-auction = ビッド
about-option-five-hundred-auction = パスの後にまたビッドできるか、何回番が来るか。
option-five-hundred-auction-pass-out = パスしたら抜ける
option-five-hundred-auction-single = 1人1回
option-five-hundred-auction-reenter = パスの後もビッドできる
option-five-hundred-all-pass = 全員パスのとき
about-option-five-hundred-all-pass = 次の人が配るか、切り札もコントラクトもなしでプレイし、1トリック10点とします。
option-five-hundred-all-pass-throw-in = 配り直し
option-five-hundred-all-pass-no-trump = ノートランプでプレイ
option-five-hundred-misere = ミゼール
about-option-five-hundred-misere = 1トリックも取らないという250点のビッドができるか。
option-five-hundred-misere-off = なし
option-five-hundred-misere-by-value = 点の順で
option-five-hundred-misere-after-seven = 7のビッドの後
option-five-hundred-open-misere = オープンミゼール
about-option-five-hundred-open-misere = 500点のオープンミゼールもビッドできます。最初のトリックの後、全員に手札が見えます。
option-five-hundred-nullo-joker = ミゼールのジョーカー
about-option-five-hundred-nullo-joker = ジョーカーがトリックに勝つか、一番弱い札か。
option-five-hundred-nullo-joker-high = トリックに勝つ
option-five-hundred-nullo-joker-low = 一番弱い
option-five-hundred-slam = 10トリックすべて
about-option-five-hundred-slam = 10トリックすべて取ると250点以上になるか、コントラクトの点だけか。
option-five-hundred-slam-250 = 250点以上
option-five-hundred-slam-off = コントラクトの点だけ
option-five-hundred-opponents-score = 相手側のトリック
about-option-five-hundred-opponents-score = 相手側が1トリックにつき10点もらうか。ミゼールでは点はありません。
option-five-hundred-opponents-score-yes = 10点ずつ
option-five-hundred-opponents-score-no = なし
option-five-hundred-opponents-score-if-failed = 失敗のとき10点ずつ
option-five-hundred-target = 勝ちの点
about-option-five-hundred-target = 試合が終わる点。
option-five-hundred-target-250 = 250
option-five-hundred-target-500 = 500
option-five-hundred-target-1000 = 1000
option-five-hundred-win-by = 勝ち方
about-option-five-hundred-win-by = どの点でも目標に達してよいか、この回に達成したコントラクトだけか。
option-five-hundred-win-by-any = どの点でも
option-five-hundred-win-by-contract = コントラクトだけ
option-five-hundred-back-door = マイナスの目標で負け
about-option-five-hundred-back-door = 誰かが目標と同じだけの点を失っても試合は終わり、合計の一番高い人が勝ちます。
about-option-five-hundred-look-back = ディールの中で、終わったトリックをどこまで見直せるかを選びます。
option-five-hundred-look-back = 終わったトリックの見直し
option-five-hundred-look-back-last = 直前のトリック
option-five-hundred-look-back-none = 不可
option-five-hundred-look-back-all = すべてのトリック
