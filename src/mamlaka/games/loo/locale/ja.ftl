## Why something cannot be done

must-lead-top-trump = いちばん強い切り札をリードしなければなりません。出せるカード：{ $cards }
must-lead-highest-trump = 切り札が2枚以上あるときは、いちばん強い切り札をリードします。出せるカード：{ $cards }
must-lead-trump = 切り札をリードしなければなりません。出せるカード：{ $cards }
must-head-with-trump = { $suit }がないので、切り札で勝たなければなりません。出せるカード：{ $cards }

## Seats and cards

counter-pool = ポット
zone-miss = ミス
badge-loo-stand = 出る
badge-loo-pass = 降り
badge-loo-miss = ミス
badge-loo-defend = ポットのために
badge-loo-in = 参加
badge-loo-out = 不参加

## Ways to play that have a name

preset-loo-classic = 基本
preset-loo-unlimited = 無制限
preset-loo-strict = 強い切り札から
preset-loo-irish = ミスなし
preset-loo-japanese = 日本式

## What happens

news-loo-stand = { $seat }は出ます。
news-loo-pass = { $seat }は降りました。
news-loo-miss = { $seat }がミスを取りました。
news-loo-defend = { $seat }がポットのためにミスを使います。
news-loo-in = { $seat }は参加します。
news-loo-out = { $seat }は参加せず、ポットに払います。

## A deal is over

ledger-deal-stake = { $seat } { $points }：ディールの賭け金
ledger-out-stake = { $seat } { $points }：不参加
ledger-pool-share = { $seat } { $points }：{ $count }トリック分のポット
ledger-looed = { $seat } { $points }：ルー
ledger-takes-pool = { $seat } { $points }：1人だけ出て、ポットを取る
ledger-shared-pool = { $seat } { $points }：残ったポットの分け前

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = ポットの取り分の見込みと、1トリックも取れないときの支払いを比べましょう。
rule-loo-7 = ミスを取るのは、ポットが大きく、手が悪く、相手が少ないときだけにしましょう。
rule-loo-8 = 出たのは1人だけです。相手が1人なら、確実な1トリックで十分です。
rule-loo-9 = まず1トリックを取ってルーを防ぎ、それから増やしましょう。
rule-loo-10 = 切り札がなければ、いちばん短いスートのいちばん強いカードをリードしましょう。
rule-loo-11 = どうせ勝つなら、勝てるカードのうちいちばん弱いものを使いましょう。
rule-loo-12 = 最後のトリックのために切り札を残しましょう。
rule-loo-60 = 高い札はあとのトリックのために取っておきます。
rule-loo-61 = ポットのために使うなら、ミスが何を取っても損はありません。
rule-loo-62 = もう1トリック取ったので、ルーにはなりません。さらに取りましょう。

## Page: the home page

game-loo = ルー
game-about-loo = 3枚の手札で、出るか降りるか。トリックごとにポットの分け前をもらい、1トリックも取れないと払います。
game-standard-loo = 3枚ずつとミス。1トリックも取れないと6枚払います。

## Page: questions and answers

ask-loo = このディールに出ますか？
say-loo-stand = 出る
say-loo-pass = 降りる
say-loo-miss = ミスを取る
say-loo-defend = ポットのために
say-loo-in = 参加
say-loo-out = 不参加
call-loo-stand = 出る
call-loo-pass = 降りる
call-loo-miss = ミス！
call-loo-defend = ポットのために！
call-loo-in = 参加
call-loo-out = 不参加

## Learn

learn-loo-about = 全員に{ $count }枚ずつ配り、もう1枚をめくります。そのスートが切り札です。始める前に、それぞれがこのディールに出るかどうかを決めます。
learn-loo-stand = 1トリック取れると思ったら出ます。降りたら手札を伏せて置き、何も失いません。
learn-loo-miss = 場には誰のものでもない手札「ミス」が伏せてあります。1人だけ、自分の手札の代わりに見ないで取れます。取ったら必ず出ます。
learn-loo-defend = ディーラーの前に出たのが1人だけなら、ディーラーは降りられません。ポットのためにミスを使うこともできます。そのトリックの分はポットに残ります。
learn-loo-in-or-out = 順番に、参加か不参加かを言います。不参加の人は、すぐにチップを5枚ポットに払います。
learn-loo-joker = ジョーカーは、めくったカードとして扱います。ジョーカーがめくられたら、切り札はありません。
learn-loo-head = フォローし、できれば場のいちばん強いカードに勝たなければなりません。そのスートがなければ、できれば切り札で勝たなければなりません。どちらもできなければ、何を出してもかまいません。
learn-loo-lead-ace = 最初にリードする人が切り札のエースを持っていれば、それをリードします。エースがめくられていれば、キングがその代わりです。
learn-loo-lead-two = 切り札が2枚以上あれば、最初のリードは切り札です。
learn-loo-lead-highest = 切り札が2枚以上あれば、リードするたびにいちばん強い切り札を出します。
learn-loo-lead-again = トリックを取った人は、切り札があれば切り札をリードします。
learn-loo-taken = ハートが切り札です。いちばん強い切り札がトリックを取ります。
learn-loo-page-pool = ポット
learn-loo-stake = ディーラーがポットにチップを{ $count }枚出します。
learn-loo-all-pay = 全員がポットにチップを{ $count }枚ずつ出します。
learn-loo-share = { $count }つのトリックは、どれもポットの同じ分け前になります。
learn-loo-limited = 1トリックも取れない人はルーとなり、次のポットにチップを{ $count }枚払います。
learn-loo-unlimited = 1トリックも取れない人はルーとなり、このポットと同じ枚数を次のポットに払います。
learn-loo-alone = 出たのが1人だけなら、プレイせずにポットを取ります。ディーラーの前に誰も出なければ、ディーラーがポットを取ります。
learn-loo-end = 全員が{ $count }回ずつディーラーをしたら、ポットに何も残らなくなるまで、最大10ディール続けます。チップのいちばん多い人の勝ちです。
learn-loo-word-looed = ルー
learn-loo-word-looed-is = 出たのに1トリックも取れないこと。
learn-loo-word-pool = ポット
learn-loo-word-pool-is = トリックを取った人に分けるチップです。
learn-loo-word-miss = ミス
learn-loo-word-miss-is = 誰のものでもない手札です。
learn-loo-word-head = マストウィン
learn-loo-word-head-is = 場のどのカードにも勝つカードを出すこと。

## Options by name

option-loo-form = 形式
option-loo-form-three = 3枚
option-loo-form-japanese = 日本式、5枚
option-loo-deal-stake = ディーラーの賭け金
option-loo-deal-stake-3 = 3
option-loo-deal-stake-6 = 6
option-loo-deal-stake-12 = 12
option-loo-limit = ルーの支払い
option-loo-limit-limited = 決まった枚数
option-loo-limit-unlimited = ポットと同じ枚数
option-loo-loo-price = 決まった枚数
option-loo-loo-price-3 = 3
option-loo-loo-price-6 = 6
option-loo-miss = ミス
option-loo-defend = ディーラーがポットのためにプレイ
option-loo-lead-two = 切り札2枚以上でのリード
option-loo-lead-two-any = 切り札
option-loo-lead-two-highest = いちばん強い切り札
option-loo-lead-two-off = 何でも
option-loo-winner-leads-trump = 取った人は切り札をリード
option-loo-must-head = マストウィン
option-loo-all-pay = 全員が賭け金を払う
option-loo-rounds = 周

## Ways to play that have a name

about-preset-loo-classic = 3枚の手札とミス。1トリックも取れないと、決まった枚数を払います。
about-preset-loo-unlimited = 1トリックも取れないと、ポットと同じ枚数を払います。
about-preset-loo-strict = 切り札が2枚以上あれば、いつもいちばん強いものをリードします。
about-preset-loo-irish = ミスのない3枚のルーです。
about-preset-loo-japanese = 5枚の手札とジョーカー。6人から10人で遊びます。

## Options

about-option-loo-form = 「3枚」は3人から8人用です。「日本式」は5枚ずつとジョーカーで、6人から10人用です。ディーラーと不参加の人はチップを5枚ずつポットに払います。1トリックも取れないと10枚払います。フォローの義務だけがあります。
about-option-loo-deal-stake = ディーラーがポットに出すチップの枚数です。
about-option-loo-limit = 1トリックも取れない人の支払いです。決まった枚数か、ポットと同じ枚数かを選びます。
about-option-loo-loo-price = 1トリックも取れないときに払う枚数です。
about-option-loo-miss = 場に伏せた手札があり、1人だけ自分の手札の代わりに取れます。
about-option-loo-defend = ディーラーの前に出たのが1人だけなら、ディーラーは降りられませんが、ポットのためにミスを使えます。そのトリックの分はポットに残り、ルーにもなりません。
about-option-loo-lead-two = 切り札が2枚以上あるときのリードです。最初は切り札、毎回いちばん強い切り札、または最初は何でも（切り札のエースがあるときを除く）。
about-option-loo-winner-leads-trump = トリックを取った人は、切り札があれば切り札をリードしなければなりません。
about-option-loo-must-head = できれば場のいちばん強いカードに勝たなければなりません。スートがなければ切り札で勝ちます。
about-option-loo-all-pay = ディーラーだけでなく、全員がポットにチップを出します。
about-option-loo-rounds = それぞれが何回ディーラーをするか。その後もポットが空でなければ、最大10回続け、残りは全員で分けます。
