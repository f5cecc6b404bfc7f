### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### The words are those of 七並べ: 止める to hold back, 失格 eliminated, 上がる to go out.

## Seats and cards

badge-eliminated = 失格
counter-passes-left = 残りパス

## Ways to play that have a name

preset-fan-tan-fan-tan = チップあり
preset-fan-tan-fan-tan-paid = 有料のパスあり
preset-fan-tan-parliament = パーラメント
preset-fan-tan-badam-sat = バダム・サット
preset-fan-tan-shichi-narabe = 七並べ
preset-fan-tan-shichi-narabe-link = 七並べ（リンクあり）
preset-fan-tan-domino = ドミノ

## The table

headline-pool = ディール{ $deal }・ポット{ $number }

## What happens

news-opens = { $seat }が{ $cards }を見せて始めます。

## A deal is over

ledger-ante = { $seat } { $points }：参加料
ledger-passes = { $seat } { $points }：パス{ $count }回
ledger-held-back = { $seat } { $points }：出せるのにパス{ $count }回
ledger-owes = { $seat } { $points }：{ $cards }を止めた（{ $other }へ）
ledger-is-owed = { $seat } { $points }：{ $cards }で待った（{ $other }から）
ledger-pips-left = { $seat } { $points }：残ったカード { $cards }
ledger-pool = { $seat } { $points }：最初に上がってポットを取る
ledger-finished = { $seat } { $points }：{ $count }位
ledger-eliminated = { $seat } { $points }：{ $count }位（失格）

## Why a bot decided as it did: the tactics of Fan Tan

rule-fan-tan-1 = その先に自分のカードがないなら、始まりのカードとその隣は止めておきましょう。
rule-fan-tan-2 = 端のカードに向かって出しましょう。そこへ続く列は早く開くことが大切です。
rule-fan-tan-3 = 次のカードも手にあり、自分だけが続けられるカードを出しましょう。
rule-fan-tan-5 = パスするしかなかった人は、出せたはずのカードを持っていません。助けにならないところを開きましょう。
rule-fan-tan-6 = 止めたカードでほかの人が困るときだけパスし、1回は最後まで残しましょう。
rule-fan-tan-7 = パスが残っていない人は、待っているカードを止められると失格します。
rule-fan-tan-9 = 止めるとチップ3枚、始まりのカードならもっと払います。出しましょう。
rule-fan-tan-10 = ほかの人だけを止めるカードは残し、自分が待っているところから出しましょう。
rule-fan-tan-60 = どのカードの先にも自分のカードがなければ、いちばん高くつくものから出しましょう。
rule-fan-tan-61 = 隣のカードを多く持っているランクで始めましょう。

## Page: the home page

game-fan-tan = 七並べ
game-about-fan-tan = 7から上下に列を伸ばし、だれよりも先に手札をなくすゲームです。ファンタン、セブンズ、ドミノなどの遊び方があります。
game-standard-fan-tan = チップあり。パスのたびに1枚払い、最初に上がった人がポットを取ります。

## Learn

learn-fan-tan-about = カードをすべて配ります。番が来たらカードを1枚、場に出します。最初に手札をなくした人の勝ちです。
learn-fan-tan-rows = 列はスートごとに1つです。{ $cards }などのカードで始まります。そのあとは、上か下に続くカードだけが出せます。
learn-fan-tan-first = ディーラーの左の人が好きなカードで始めます。どのスートの列も、そのランクから始まります。そのあとは、上か下に続くカードだけが出せます。
learn-fan-tan-ace-low = エースは2の下で、スートのいちばん低いカードです。
learn-fan-tan-ace-high = エースはキングの上で、スートのいちばん高いカードです。
learn-fan-tan-laid = 始める前に、{ $cards }など列が始まるカードを全員が場に出します。
learn-fan-tan-opens = { $cards }を持っている人が、それを出して始めます。
learn-fan-tan-begins = { $cards }を持っていた人が始めます。
learn-fan-tan-link = エースとキングは隣どうしです。列がどちらかに届いたら、もう一方に続けられます。
learn-fan-tan-tunnel = エースとキングは隣どうしです。列がどちらかに届いたら、そのあとはもう一方の側からだけ続けられます。
learn-fan-tan-eight-first = 列の2枚目は、始まりのカードのすぐ上のカードに限ります。
learn-fan-tan-fits = 出せるカード（{ $count }枚）：{ $cards }
learn-fan-tan-page-end = パスと点数
learn-fan-tan-forced = 出せるカードがなければパスします。あれば必ず出します。
learn-fan-tan-paid = いつでもパスできます。出せるカードがあってのパスは、ディールのあとにチップを2枚多く払います。それが列の始まりのカードなら、隣のカード1枚につき5枚を、持っていた人に払います。全員が続けてパスしたら、次に出せる人は必ず出します。
learn-fan-tan-limited = 1回のディールで{ $count }回までパスできます。出せるカードがあってもかまいません。
learn-fan-tan-eliminated = パスが残っていなければ、出せるカードを必ず出します。なければ失格です。手札をすべて場に置き、空いている順位のうち最下位になります。間の空いたカードは、列が届くまで待ちます。
learn-fan-tan-first-out = だれかの手札がなくなると、ディールは終わります。
learn-fan-tan-last = 手札のある人が1人になるまで続けます。
learn-fan-tan-score-chips = 始める前に、全員がチップを1枚、手札が1枚少ない人は2枚、ポットに入れます。パスのたびに1枚、最後に残ったカードも1枚につき1枚払います。最初に上がった人が全部取ります。
learn-fan-tan-score-cards = 手札に残ったカードは、1枚につき1点の負けです。
learn-fan-tan-score-pips = 手札に残ったカードは、その数だけ負けです。絵札は10、エースは1です。
learn-fan-tan-score-places = 最下位は0点で、順位が1つ上がるごとに1点増えます。
learn-fan-tan-dealers = 全員が1回ずつディーラーになったら、ゲーム終了です。
learn-fan-tan-deals = ゲームは{ $number }ディールです。
learn-fan-tan-word-out = 上がる
learn-fan-tan-word-out-is = 最後のカードを出すことです。
learn-fan-tan-word-hold = 止める
learn-fan-tan-word-hold-is = 出せるカードがあるのにパスして、ほかの人を待たせることです。
learn-fan-tan-word-pool = ポット
learn-fan-tan-word-pool-is = 真ん中のチップです。最初に上がった人が取ります。

## Options by name

option-fan-tan-start = 始まりのランク
option-fan-tan-start-2 = 2
option-fan-tan-start-3 = 3
option-fan-tan-start-4 = 4
option-fan-tan-start-5 = 5
option-fan-tan-start-6 = 6
option-fan-tan-start-7 = 7
option-fan-tan-start-8 = 8
option-fan-tan-start-9 = 9
option-fan-tan-start-T = 10
option-fan-tan-start-J = ジャック
option-fan-tan-start-Q = クイーン
option-fan-tan-start-K = キング
option-fan-tan-start-first = 最初のカードのランク
option-fan-tan-opener = 始める人
option-fan-tan-opener-left = ディーラーの左
option-fan-tan-opener-diamonds = ダイヤの7
option-fan-tan-opener-hearts = ハートの7
option-fan-tan-opener-rank = ディーラーの左、好きなカード
option-fan-tan-sevens-first = 先に7を並べる
option-fan-tan-passing = パス
option-fan-tan-passing-forced = 出せないときだけ
option-fan-tan-passing-paid = いつでも、チップを払って
option-fan-tan-passing-limited = 回数に限りあり
option-fan-tan-pass-limit = パスの回数
option-fan-tan-stop = ディールの終わり
option-fan-tan-stop-first-out = だれかが上がったとき
option-fan-tan-stop-last = 1人だけ残ったとき
option-fan-tan-score = 点数
option-fan-tan-score-chips = チップ
option-fan-tan-score-cards = 残り枚数
option-fan-tan-score-pips = 残ったカードの数
option-fan-tan-score-places = 順位
option-fan-tan-ace = エース
option-fan-tan-ace-low = 2の下
option-fan-tan-ace-high = キングの上
option-fan-tan-corner = エースとキング
option-fan-tan-corner-none = つながらない
option-fan-tan-corner-link = リンク
option-fan-tan-corner-tunnel = トンネル
option-fan-tan-eight-first = 7の次は8
option-fan-tan-deals = ディール数
option-fan-tan-deals-players = 1人1回ずつ

## Ways to play that have a name

about-preset-fan-tan-fan-tan = チップを使います。パスのたびに1枚払い、最初に上がった人が全部取ります。
about-preset-fan-tan-fan-tan-paid = チップ3枚でカードを止められます。
about-preset-fan-tan-parliament = パーラメント、またはセブンズ。ダイヤの7から始めます。
about-preset-fan-tan-badam-sat = インドの遊び方です。ハートの7から始めます。
about-preset-fan-tan-shichi-narabe = 日本の遊び方です。先に7を並べ、パス3回のあとは失格することがあります。
about-preset-fan-tan-shichi-narabe-link = 同じ遊び方で、エースとキングがつながります。
about-preset-fan-tan-domino = 最初のカードで、列が始まるランクが決まります。

## Options

about-option-fan-tan-start = 列が始まるランクです。first：ディールの最初のカードのランク。
about-option-fan-tan-opener = だれが始めるか。left：ディーラーの左の人。diamonds：ダイヤの7を持つ人で、それを出します。hearts：ハートの7で同じ。rank：ディーラーの左の人が、好きなカードで。列がほかのランクで始まるときは、7の代わりにそのランクです。
about-option-fan-tan-sevens-first = 始める前に、7をすべて場に並べます。
about-option-fan-tan-passing = いつパスできるか。forced：出せるカードがないときだけ。paid：いつでも。ただし出せるのにパスすると、ディールのあとにチップ2枚を足し、止めた7を待つ6や8の1枚ごとに、持っている人へ5枚払います。limited：回数の限りいつでも。使い切ったあとは、出せるカードがなくなると失格です。
about-option-fan-tan-pass-limit = パスの回数に限りがあるとき、1回のディールでできる回数です。
about-option-fan-tan-stop = ディールがいつ終わるか。first_out：だれかが上がったとき。last：手札のある人が1人になったとき。
about-option-fan-tan-score = chips：最初に上がった人がポットを取ります。パス1回と残ったカード1枚につきチップ1枚です。cards：残ったカード1枚につき1点の負け。pips：その数だけ負け。絵札は10、エースは1。places：最下位は0点で、1つ上がるごとに1点増えます。
about-option-fan-tan-ace = エースが2の下か、キングの上か。
about-option-fan-tan-corner = エースとキングがつながるか。link：どちらかに届いた列は、もう一方に続きます。tunnel：同じですが、そのあとはその側からだけ続きます。
about-option-fan-tan-eight-first = どの列も、2枚目は8に限ります。
about-option-fan-tan-deals = 1試合のディール数です。players：全員が1回ずつ配ります。
