### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### Words of Hearts: to pass cards 渡す, hearts are broken ハートがブレイクする (ハートブレイク), to shoot the moon シュート・ザ・ムーン,
### penalty card ペナルティカード, penalty points 失点, cards left over 配り残り.

## Why something cannot be done

must-open = 最初に出せるのは{ $cards }です。
hearts-unbroken = ハートがブレイクするまで、ハートはリードできません。出せるのは{ $cards }です。
no-points-first = ほかのカードがあるので、最初のトリックにペナルティカードは出せません。出せるのは{ $cards }です。

## Ways to play that have a name

preset-hearts-international = 国際ルール
preset-hearts-openspiel = 1ディール
preset-hearts-black-lady = ブラックレディ

## Boards: the kinds of deals

kind-left-hearts = 左隣に渡す
kind-right-hearts = 右隣に渡す
kind-across-hearts = 向かいに渡す
kind-none-hearts = 渡さない

## What happens

news-opener = { $seat }が{ $cards }を見せて、最初のトリックをリードします。

## A deal is over

ledger-moon = { $seat } { $points }：{ $other }がシュート・ザ・ムーン
ledger-moon-shot = { $seat } { $points }：シュート・ザ・ムーン
ledger-no-tricks = { $seat } { $points }：1トリックも取らず

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = スペードのエースやキングがあると、スペードのクイーンを取らされます。
rule-hearts-2 = スペードのクイーンは、ほかにスペードが3枚あれば安全ですが、それより少ないと危険です。
rule-hearts-3 = 弱いスペードは、クイーンから身を守るのに役立ちます。
rule-hearts-4 = 短いスートは全部渡しましょう。後でそのスートがリードされたときに、ペナルティカードをディスカードできます。
rule-hearts-5 = 強いハートばかりで弱いハートがないと、ハートを取らされます。
rule-hearts-6 = 最初のトリックに失点はありません。強いカードを出しておきましょう。
rule-hearts-7 = 弱いスペードをリードすると、クイーンを追い出せます。エースかキングがあるときは待ちましょう。
rule-hearts-8 = いちばん失点の大きいカードを、ほかの人が取るトリックにディスカードしましょう。
rule-hearts-9 = 最後に出すときは、失点のないトリックなら強いカードで取り、失点のあるトリックなら取らずにすませましょう。
rule-hearts-10 = 失点をすべて1人が取っています。ハートを1枚取って、シュート・ザ・ムーンを止めましょう。
rule-hearts-60 = 弱いカードをリードすれば、誰かがもっと強いカードを出してくれます。
rule-hearts-61 = トリックを取らずにすむ、いちばん強いカードを出しましょう。
rule-hearts-62 = クイーンは、エースかキングが出ているトリックに出せば安全です。
rule-hearts-63 = ダイヤのジャックは失点を減らします。このトリックは取りましょう。
rule-hearts-64 = 強いカードでトリックを取れます。
rule-hearts-65 = 強いカードが続く長いスートがあり、負けるハートがなければ、全部取ることもできます。

## Page: the home page

game-hearts = ハーツ
game-about-hearts = ハートとスペードのクイーンを取らないようにするゲーム。全部取ってしまえば話は別です。
game-standard-hearts = ディールごとに3枚渡します。100点まで行い、失点の少ない人の勝ち。

## Page: questions and answers

zone-stock-hearts = 配り残り

## Learn

learn-hearts-about = ハートとスペードのクイーンはペナルティカードです。取らないようにしましょう。ゲームが終わったとき、失点のいちばん少ない人の勝ちです。
learn-hearts-pass = プレイの前に、カードを{ $count }枚、裏向きのままほかの人に渡し、別の人から{ $count }枚受け取ります。
learn-hearts-pass-to = { $number ->
    [0] どのディールも
   *[other] 第{ $number }ディール
}：{ $direction ->
    [left] 左隣に渡します。
    [right] 右隣に渡します。
    [across] 向かいに渡します。
   *[none] カードを渡しません。
}
learn-hearts-pass-again = その後は、また最初の方向に戻ります。
learn-hearts-pass-twice = プレイの前に、カードを裏向きのまま右隣に2回渡します。1回目は{ $first }枚、2回目は{ $second }枚です。
learn-hearts-open = { $card }を持っている人が、最初のトリックにそのカードをリードします。
learn-hearts-open-club = { $card }を持っている人が、最初のトリックにそのカードかほかのクラブをリードします。
learn-hearts-open-dealer = ディーラーの左隣の人が、最初のトリックに好きなカードをリードします。
learn-hearts-caught = スペードのキングがリードされ、そこにスペードのクイーンが出ました。いちばん強いスペードはキングなので、キングを出した人がトリックとクイーンを取ります。
learn-hearts-end-target = 誰かの失点が{ $target }点に達したディールで、ゲーム終了です。
learn-hearts-end-deals = ゲームは{ $number }ディールです。
learn-hearts-end-dealers = 全員が1回ずつディーラーになったら、ゲーム終了です。
learn-hearts-moon-title = シュート・ザ・ムーン
learn-hearts-moon = 1人がハート全部とスペードのクイーンを取ったときは、そのディールの点数は次のようになります。
learn-hearts-moon-shooter = 全部取った人
learn-hearts-moon-others = ほかの人（それぞれ）
learn-hearts-no-tricks = 1トリックも取らない
learn-hearts-no-tricks-row = 1トリックも取らなかった人
learn-hearts-first-trick = 最初のトリックにペナルティカードは出せません。ほかに出せるカードがないときは別です。
learn-hearts-word-penalty = ペナルティカード
learn-hearts-word-penalty-is = 取ると失点になるカード。ハート全部とスペードのクイーンで、失点がいちばん大きいのはクイーンです。
learn-hearts-word-broken = ハートブレイク
learn-hearts-word-broken-is = 誰かがハートをディスカードすると、ハートがブレイクします。それまでは、ほかのスートがあればハートをリードできません。
learn-hearts-word-broken-queen = 誰かがハートをディスカードするか、スペードのクイーンを出すと、ハートがブレイクします。それまでは、ほかのスートがあればハートをリードできません。
learn-hearts-word-broken-but-queen = 手札がハートとスペードのクイーンだけのときは、ハートもリードできます。
learn-hearts-word-moon = シュート・ザ・ムーン
learn-hearts-word-moon-is = ディールのペナルティカードをわざと全部取ること。ハートを1枚でもほかの人に取られると、残りは全部自分の失点になります。
learn-hearts-word-left = 配り残り
learn-hearts-word-left-is = 誰にも配られないカード。取る人はいません。1、2枚を表向きにすることがあります。
learn-hearts-word-discard-when = スペードのクイーンや強いハートを手放すチャンスです。

## Options by name

option-hearts-form = ゲームの形式
option-hearts-form-international = 国際ルール
option-hearts-form-black-lady = ブラックレディ
option-hearts-pass-cards = カードを渡す
option-hearts-pass-cycle = 渡す方向
option-hearts-pass-cycle-left = 左
option-hearts-pass-cycle-right = 右
option-hearts-pass-cycle-across = 向かい
option-hearts-pass-cycle-none = なし
option-hearts-no-pts-on-first-trick = 最初のトリックにペナルティカード禁止
option-hearts-can-lead-any-club = どのクラブからでも開始
option-hearts-must-break-hearts = ハートブレイクが必要
option-hearts-qs-breaks-hearts = スペードのクイーンでもブレイク
option-hearts-can-lead-hearts-instead-of-qs = クイーンの代わりにハートをリード
option-hearts-jd-bonus = ダイヤのジャックで失点を10減らす
option-hearts-avoid-all-tricks-bonus = 1トリックも取らない人にボーナス
option-hearts-moon = シュート・ザ・ムーン
option-hearts-moon-others = ほかの全員に26点
option-hearts-moon-self = 自分の失点を26減らす
option-hearts-moon-none = ふだんどおりの失点
option-hearts-target = 終了の点数
option-hearts-target-none = 決めない
option-hearts-deals = ディール数
option-hearts-deals-none = 上限なし
option-hearts-early-end = ディールの早期終了
option-hearts-look-back = 終わったトリックの見直し
option-hearts-look-back-last = 直前のトリック
option-hearts-look-back-none = 不可
option-hearts-look-back-all = すべてのトリック

## Ways to play: what each is

about-preset-hearts-international = いちばん広く行われている、4人で100点までのゲームです。
about-preset-hearts-openspiel = OpenSpielのルールで1ディールだけ行います。スペードのクイーンでもハートがブレイクします。
about-preset-hearts-black-lady = 3人から7人で遊びます。何枚か配り残し、カードを2回渡します。1回目は2枚、2回目は1枚です。

## Options: what each does

about-option-hearts-form = 国際ルールは4人で、手札は13枚ずつ、クラブの2から始めます。ブラックレディは3人から7人で、何枚か配り残し、右隣に2回カードを渡し、ディーラーの左隣の人が好きなカードをリードします。失点はマイナスで書きます。
about-option-hearts-pass-cards = プレイの前に、全員がカードを3枚、裏向きのままほかの人に渡します。
about-option-hearts-pass-cycle = ディールごとに渡す方向です。最後まで行ったら、最初に戻ります。
about-option-hearts-no-pts-on-first-trick = ほかのカードがあれば、最初のトリックにハートとスペードのクイーンを出せません。
about-option-hearts-can-lead-any-club = クラブの2を持っている人は、ほかのクラブから始めることもできます。
about-option-hearts-must-break-hearts = ハートがブレイクするまで、ほかのスートがあればハートをリードできません。
about-option-hearts-qs-breaks-hearts = スペードのクイーンが出たときも、ハートと同じように、ハートがブレイクします。
about-option-hearts-can-lead-hearts-instead-of-qs = 手札がハートとスペードのクイーンだけなら、ハートがブレイクする前でもハートをリードできます。
about-option-hearts-jd-bonus = ダイヤのジャックを取ると、失点が10点減ります。
about-option-hearts-avoid-all-tricks-bonus = 1トリックも取らなかった人は、失点が5点減ります。誰かがシュート・ザ・ムーンをしたときは別です。
about-option-hearts-moon = ハート全部とスペードのクイーンを取ったときの結果です。ほかの全員に26点の失点がつくか、自分の失点の合計が26点減るか、ふだんどおりの失点になるかを選びます。
about-option-hearts-target = 誰かの失点がこの点数に達したディールで、ゲーム終了です。失点のいちばん少ない人の勝ちです。
about-option-hearts-deals = このディール数が終わるか、それより先に終了の点数に達すると、ゲーム終了です。どちらも決めないとき（ブラックレディのときだけできます）は、全員が1回ずつディーラーになります。
about-option-hearts-early-end = 点数に関わるカードが誰の手札にもなくなったら、ディールを終えます。得点は変わりません。1トリックも取らない人のボーナスがあるときは、どのディールも最後のカードまで行います。
about-option-hearts-look-back = ディールの中で、終わったトリックをどこまで見直せるかを選びます。
