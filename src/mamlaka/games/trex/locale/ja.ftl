### Japanese: the term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### Words of Trex: kingdom 王国, its owner 王, appeal 配り直しの要求, deal again after a deal やり直し, blanket 毛布, pillow 枕,
### tafreesh タフリーシュ, first four contracts 最初の4つ, twos, threes 2, 3, row of the layout 列, to open 開く.

## Why something cannot be done

must-discard-penalty = { $suit }をフォローできないので、ペナルティカードをディスカードしてください。出せるのは{ $cards }です。
no-diamond-lead = 最初のトリックでダイヤはリードできません。出せるのは{ $cards }です。
no-heart-lead = ほかのスートがあるうちは、ハートをリードできません。出せるのは{ $cards }です。
cannot-appeal = この手札では配り直しを要求できません。

## Seats and cards

badge-king = 王

## Contracts

# Unsure: the Japanese article also calls this contract コレクション, 平手打ち, 叩き and ルトゥーシュ.
contract-slaps = スラップ
contract-trex = トレックス
contract-complex = コンプレックス
contract-replay = やり直す
contract-keep = このまま続ける
also-contract-queens = 女の子、ファム
also-contract-king = キング、ハートキング、ハートの王
also-contract-diamonds = ダイア、ダイヤモンド
also-contract-slaps = コレクション、平手打ち、ルトゥーシュ
also-contract-trex = トリックス、ティックス、カードドミノ
also-contract-complex = コンプレクス

## Ways to play that have a name

preset-trex-classic = クラシック
preset-trex-lone-ace = エース1枚
preset-trex-all-slaps = 総取りでやり直し
preset-trex-wide-appeal = ゆるい配り直し
preset-trex-drawn-king = 引いて決める王
preset-trex-partners = ペア戦
preset-trex-partners-worst = ペア戦、最下位が負け
preset-trex-combination = コンビネーション
preset-trex-complex = コンプレックス
preset-trex-old-scores = 昔の点数

## The table

headline-kingdom = 王国{ $round }/4・第{ $deal }ディール
mark-blanket = 毛布
mark-pillow = 枕
mark-doubled = { $seat }がダブル

## What happens

news-appeal = { $seat }が配り直しを要求しました。カードを配り直します。
news-first-king = { $seat }が{ $cards }を見せて、最初の王国の持ち主になりました。
news-contract = { $seat }が「{ $name }」を選びました。
news-redeal = { $choice ->
    [replay] { $seat }がやり直しを求めました。
   *[keep] { $seat }はやり直しを求めませんでした。
}

## A deal is over

void-appeal = 配り直しの要求
void-slam = 13トリックを全部取った人がやり直しを要求
void-jacks = ジャック4枚が出そろう前に上がり
ledger-doubled = { $whom ->
    [self] { $seat } { $points }：自分でダブルした{ $cards }を取った
   *[other] { $seat } { $points }：{ $other }がダブルした{ $cards }を取った
}
ledger-doubler = { $seat } { $points }：ダブルした{ $cards }を{ $other }が取った

## The score sheet

sheet-kingdom = 第{ $number }王国：{ $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = いちばん短いスートからリードして、早くボイドにしましょう。
rule-trex-3 = 相手がボイドを狙ってリードしたスートには、手をつけずにおきましょう。
rule-trex-4 = 2や3を出した人は、そのスートがほとんど残っていません。リードするとディスカードされるので避けましょう。
rule-trex-5 = パートナーの手札は必ず勝つカードばかりです。リードを引き取りましょう。
rule-trex-6 = ほかに誰も持っていないスート（トラタシャーウィ）は、リードしないようにしましょう。そのトリックを取ってしまいます。
rule-trex-7 = タフリーシュです。必ず勝つカードしかない人にリードを渡し、自分はリードを手放せるカードを残しておきましょう。
rule-trex-8 = どれも同じくらいなら、「トレックス」「ハートのキング」「クイーン」「スラップ」「ダイヤ」の順に選びましょう。
rule-trex-9 = ペア戦でダブルできるクイーンが2枚あれば、「ハートのキング」より「クイーン」を選びましょう。
rule-trex-10 = ハートのキングは十分に守られています。「ハートのキング」を選んで、ダブルもできます。
rule-trex-11 = ハートのキングがないときにこのコントラクトを選ぶのは、ほかがどれも危険で、ハートが強く、ほかのスートが弱いときだけです。
rule-trex-12 = ハートの多い手札は「ハートのキング」に向いています。
rule-trex-13 = 失点はすべて1人にかかります。いちばん危ないのは、ハートがキング1枚だけの人です。
rule-trex-14 = ハートをリードすると、ほかの手札からハートのキングを追い出せます。
rule-trex-15 = ハートのキングは、相手が取るトリックにディスカードしましょう。
rule-trex-16 = ハートは、ほかの全員の分を合わせたより多く持っています。誰も持たなくなるまでリードし、次にほかのスートの勝てるカード、それから弱いカードを出しましょう。
rule-trex-17 = 残っているハートはエースだけです。キングをリードすれば、必ずエースに取られます。
rule-trex-18 = ハートのキングの持ち主は、最後に出す席にいます。パートナーがハートをリードし、エースがないと分かるまで、ハートはリードしないでおきましょう。
rule-trex-19 = パートナーがリードしたスートです。強いカードから返して、パートナーをボイドにしましょう。
rule-trex-20 = パートナーはそのスートがボイドです。強いカードからリードして、ディスカードを続けさせましょう。
rule-trex-21 = ハートをリードしてエースを誘い出しましょう。そこにパートナーがキングを出せます。
rule-trex-22 = クイーンがまだ出ていないスートのエースとキングは、そのクイーンを取ってしまうおそれがあります。
rule-trex-23 = ダブルできるクイーンのある手札は「クイーン」に向いています。
rule-trex-24 = 手札のクイーンは、ほかの誰にもダブルされません。枕のままで、毛布はかかりません。
rule-trex-25 = ダブルされていないクイーンを枕つきで取って、毛布つきのクイーンはほかの人に残しましょう。
rule-trex-27 = クイーンはよく守られています。同じスートの弱いカードで、ほかの人をタフリーシュに追い込めます。
rule-trex-28 = ほかに合うコントラクトがありません。「ダイヤ」なら失点は分散します。
rule-trex-29 = ダイヤもほかのスートも弱い手札は「ダイヤ」に向いています。
rule-trex-30 = ごく弱いダイヤが1、2枚なら、ないのと同じです。
rule-trex-31 = 失点になるカードをリードするのは、必ずほかの人が取るときだけにしましょう。
rule-trex-32 = パートナーを助けられるように、中くらいのダイヤを1枚残しておきましょう。
rule-trex-33 = 「ダイヤ」を選んだのはパートナーです。ダイヤのリードはパートナーに任せましょう。
rule-trex-34 = ほかの人が取るしかないうちに、中くらいのダイヤを1、2枚リードしておきましょう。
rule-trex-35 = どのスートも弱い手札は「スラップ」に向いています。
rule-trex-36 = ペア戦では、弱い手札で「スラップ」を選ばないようにしましょう。パートナーも弱いと、少しの強いカードでリードを手放せなくなります。
rule-trex-37 = 序盤の安いトリックは相手に取らせ、パートナーが取りそうなら代わりに取りましょう。
rule-trex-38 = 「スラップ」の終盤です。強いカードでわざとこのトリックを取り、必ず勝つカードしかない人に弱いカードでリードを渡しましょう。
rule-trex-39 = 同じスートに弱いカードがない強いカードは、いずれトリックを取ってしまいます。早めに出しましょう。
rule-trex-40 = パートナーはそのスートがボイドなので、トラタシャーウィでも、強いカードをディスカードできます。
rule-trex-41 = 大きいカードや中くらいのカード、続きのカード、同じスートの下のカードがない7-6-5のようなまとまりは「トレックス」に向いています。
rule-trex-42 = 「トレックス」では2が重荷で、エースも少し不利ですが、この手札にはあまりありません。
rule-trex-43 = 中くらいのカードがないスートは、ほかの人の思いどおりにされます。
rule-trex-44 = 隣のカードがないジャックを出すと、ほかの人のために列を開くことになります。
rule-trex-45 = 同じスートの10、ジャック、クイーンがそろっていれば、最高の出だしです。
rule-trex-46 = そのスートでは、あなたかパートナーの2が順番を待っています。
rule-trex-47 = どうしてもほかの人を助けるなら、いちばん長いスートのカードを出しましょう。
rule-trex-48 = ほかの人が待っているカードは、自分やパートナーに必要なものでも止めておくことがあります。相手は、こちらが待つカードを出すことになります。
rule-trex-49 = もうすぐ上がりそうな人がいます。その人を助けるカードは出さないようにしましょう。
rule-trex-50 = パートナーが先行していないうちは、無理は禁物です。2位と3位を合わせれば、1位と最下位を合わせたのと同じ点になります。
rule-trex-51 = プラスの点が入る唯一のコントラクトを、悪い手札で使うのは避けましょう。
rule-trex-52 = スートを開くしかないなら、パスが続いていて手札がいちばん多い人のために開きましょう。
rule-trex-60 = 配り直しを要求してもいいほど悪い手札です。
rule-trex-61 = このリードの失点は、おそらくわずかです。誰かが上のカードを出すか、安いトリックになります。
rule-trex-62 = このトリックに失点はありません。強いカードを出しておきましょう。
rule-trex-64 = このカードの失点は、おそらくわずかです。トリックを取らないか、誰かが上のカードを出さざるをえないか、安いトリックです。
rule-trex-65 = ペナルティカードは、もっと強いカードが出ているトリックに出せば安全です。
rule-trex-66 = いちばん失点の大きいカードを、相手が取るトリックにディスカードしましょう。
rule-trex-67 = 同じスートに弱いカードがない強いカードは、後でトリックを取ってしまいます。
rule-trex-68 = このカードを出すと、手札のほかのカードを出せるようになります。
rule-trex-69 = クイーン、キング、3、または2つ先のカードを自分で持っているカードは、ほかの人の助けにはあまりなりません。
rule-trex-70 = ハートのキングがあるうちは、ハートのリードは避けましょう。
rule-trex-71 = クイーンは弱いカードに守られて安全なので、ダブルできます。
rule-trex-72 = このカードは、ほかの誰の助けにもなりません。
rule-trex-73 = どのみちパートナーが取るトリックです。いちばん強いカードを出しておきましょう。
rule-trex-74 = クイーンを取ってしまうような強いカードがありません。
rule-trex-75 = 点数をおおまかに見積もると、このカードがいちばん有利です。
rule-trex-76 = 数百万回の練習では、このような場面ではこのようなカードがいちばん良い結果になりました。
rule-trex-77 = ハートのエースがない弱い手札なら、ハートのキングを取らされることはめったにありません。
rule-trex-78 = ハートが4枚あれば、ハートのキングをダブルできます。自分で取っても失点は増えません。

## Page: the home page

game-about-trex = 中東のカフェの定番ゲーム。4人が順に王になり、コントラクトを選びます。全部で20ディールです。
game-standard-trex = 個人戦。1つの王国に5つのコントラクト、ダブルあり。
game-trex = トレックス

## Page: questions and answers

call-appeal = 配り直し！
call-contract = { $name }
call-redeal = { $choice ->
    [replay] やり直し！
   *[keep] このまま続ける
}
ask-contract = あなたの王国です。コントラクトを選んでください。
ask-redeal = やり直しを求めることができます。
ask-appeal = 配り直しを要求できます。
say-appeal = 配り直しを要求

## Score keeper

keeper-section-trex = 第{ $number }王国
keeper-owner-trex = 王：{ $name }
keeper-first-owner-trex = 最初の王国は誰のものですか？
keeper-option-trex-mode = 1ディールのコントラクト
keeper-value-trex-mode-single = 1つ
keeper-value-trex-mode-combination = 最初の4つから自由に
keeper-value-trex-mode-complex4 = 最初の4つを同時に
keeper-option-trex-doubling = ダブル
keeper-option-trex-partnership = ペア戦
keeper-option-trex-partnership-scoring = 勝つペア
keeper-value-trex-partnership-scoring-sum = 合計の多いペア
keeper-value-trex-partnership-scoring-worst-loses = 最下位の人がいないペア
keeper-option-trex-values-swapped = ダイヤ15点、トリック10点
keeper-option-trex-score-sign = 失点の書き方
keeper-value-trex-score-sign-normal = マイナス
keeper-value-trex-score-sign-reversed = プラス
keeper-option-trex-kingdom-order = 王の順番
keeper-value-trex-kingdom-order-next = 席の順
keeper-value-trex-kingdom-order-right-right-across-rest = 4人目が3人目より先

## Learn

learn-trex-about = 4人に13枚ずつ配ります。ほとんどのディールでは、取ると失点になるカードやトリックを取らないようにします。コントラクト「トレックス」では、手札を早く出し切るほど多くの点が入ります。
learn-trex-kingdom = ゲームは4つの王国からなり、4人が1つずつ受け持ちます。王国の持ち主が王で、手札を見てコントラクトを選び、最初にリードします。1つの王国で、{ $count }つのコントラクトを1回ずつ行います。
learn-trex-late-partner = 王のパートナーは、コントラクトが決まってから手札を取ります。
learn-trex-first-draw = 全員がカードを1枚ずつ引き、いちばん強いカードを引いた人が最初の王になります。
learn-trex-first-holder = 最初の王は、{ $card }を持っている人です。
learn-trex-turns-ccw = 番は右隣へ移ります。
learn-trex-turns-cw = 番は左隣へ移ります。
learn-trex-next-king = 王国が終わるごとに、次の番の人が王になります。
learn-trex-next-king-crosswise = 2番目の王は次の番の人、3番目はその向かいの人、4番目は残った人です。
learn-trex-fixed = このテーブルでは、コントラクトの順番が決まっています。
learn-trex-taken = クラブがリードされました。1人はクラブがないので、ハートのクイーンをディスカードします。あなたのクラブのキングがいちばん強いクラブなので、あなたがトリックを取り、クイーンの分の失点を受けます。
learn-trex-win = 4つの王国が終わったとき、合計がいちばん多い人の勝ちです。
learn-trex-win-lowest = このテーブルでは失点をプラスで書きます。4つの王国が終わったとき、合計がいちばん少ない人の勝ちです。
learn-trex-win-partners = 向かいのプレイヤーがパートナーです。4つの王国が終わったとき、合計の多いペアの勝ちです。
learn-trex-win-partners-lowest = 向かいのプレイヤーがパートナーです。失点はプラスで書き、4つの王国が終わったとき、合計の少ないペアの勝ちです。
learn-trex-win-worst = 向かいのプレイヤーがパートナーです。4つの王国が終わったとき、最下位の人がいるペアの負けです。
learn-trex-sets = 王は、最初の4つのコントラクトのうちいくつかを1つのディールで行うことができます。そのときは、すべての失点がかかります。
learn-trex-forced = フォローできないときは、失点になるカードがあれば、それをディスカードしなければなりません。
learn-trex-king = ハートのキングを取らないようにします。
learn-trex-ban-hearts = ほかのスートがある間は、ハートをリードできません。
learn-trex-queens = クイーンを取らないようにします。
learn-trex-diamonds = ダイヤを取らないようにします。
learn-trex-open-diamonds = 取られたダイヤは、取った人の前に表向きに置きます。
learn-trex-ban-diamonds = 最初のトリックでは、ほかのスートがあるかぎり、ダイヤをリードできません。
learn-trex-slaps = どんなカードが入っていても、トリックを取らないようにします。
learn-trex-slam-same = 1人が全部のトリックを取ったら、その人は同じコントラクトのやり直しを求めることができます。
learn-trex-slam-any = 1人が全部のトリックを取ったら、その人はやり直しを求めることができます。コントラクトは、残っているものから選び直せます。
learn-trex-complex = 1つのディールで4つのコントラクトを行います。ハートのキング、クイーン、ダイヤ、トリックのどれも取らないようにします。
learn-trex-trex = トリックはありません。七並べのように、カードを場に並べていきます。どのスートもジャックから始まり、下は2まで、上はエースまで、1枚ずつつなげます。つながるカードがあれば、必ず1枚出します。なければパスです。
learn-trex-jacks = ジャック4枚が場に出そろう前に誰かが上がったら、そのディールはやり直しです。
learn-trex-twos = 全員の1回目の番が終わったら、手札に残っている2はすべて表向きにします。
learn-trex-layout = { $count ->
    [1] あなたの手札で出せるのは、{ $cards }だけです。
   *[other] あなたの手札で出せるのは、{ $cards }です。
}
learn-trex-doubling-title = ダブル
learn-trex-doubling = このディールで失点になるハートのキングやクイーンを持っていれば、最初のリードの前にダブルできます。ダブルしたカードは自分の前に表向きに置きますが、手札と同じように、そこから出します。{ $count ->
    [2] 自分で取ったときも、失点は2倍です。
   *[other] 自分で取ったときの失点は、ふだんと変わりません。
}
learn-trex-doubling-simultaneous = ダブルは、全員が答えてから、いっせいに示します。
learn-trex-doubling-in-turn = ダブルは、王から順番に宣言します。
learn-trex-doubled-taken = ダブルされたカードを取る
learn-trex-doubled-given = ダブルしたカードをほかの人が取る
learn-trex-word-kingdom = 王国、王
learn-trex-word-kingdom-is = 同じ人がコントラクトを選ぶひと続きのディールが王国で、その人が王です。カードのキングとは関係ありません。
learn-trex-word-appeal = 配り直しの要求
learn-trex-appeal = 最初のカードを出す前に、カードの配り直しを求めること。次の手札のときに要求でき、画面でたずねます。
learn-trex-shows-hand = 手札をすべて見せます。
learn-trex-hides-hand = 手札は見せません。
learn-trex-shows-hand-twos = 手札をすべて見せるのは、トレックスのときだけです。
learn-trex-no-king-appeals = 王は要求できません。
learn-trex-appeal-k = 「ハートのキング」で、ハートがキング1枚だけのとき。
learn-trex-appeal-a = 「ハートのキング」で、ハートがエース1枚だけのとき。
learn-trex-appeal-ka = 「ハートのキング」で、ハートがキングとエースの2枚だけのとき。
learn-trex-appeal-kx = 「ハートのキング」で、ハートがキングともう1枚だけのとき。
learn-trex-appeal-twos = 「トレックス」で、2が4枚あるとき、または2が3枚と残るスートの3があるとき。
learn-trex-word-lies = 毛布、枕
learn-trex-lies = 取られたクイーンは、取った人の前に表向きに置きます。ダブルされたクイーンには、上にカードを1枚かけます（毛布）。ほかのクイーンには、下にカードを1枚敷きます（枕）。
learn-trex-lies-pillow = 取られたクイーンは、取った人の前に表向きに置き、下にカードを1枚敷きます。このカードを枕と呼びます。
learn-trex-word-tafreesh = タフリーシュ
learn-trex-word-tafreesh-is = 手札が強いカードばかりでリードを渡され、次々とトリックを取らされること。抜け出せるように、弱いカードを1枚残しておきましょう。
# Unsure: the Japanese article leaves tlata'shawy in Latin letters; this transcription is new.
learn-trex-word-tlatashawy = トラタシャーウィ
learn-trex-word-tlatashawy-is = ほかの誰も持っていないスートのカード。リードすれば、必ず自分がトリックを取ります。
learn-trex-tip-crown = 王冠の印があるプレイヤーが、この王国の王です。王はディールごとにコントラクトを選び、最初のリードをします。
learn-trex-tip-choose = あなたの王国です。手札に合うコントラクトを選びましょう。弱いカードが多ければ失点のあるコントラクト、大きいカードと中くらいのカードが多ければ「トレックス」が向いています。
learn-trex-tip-king = 失点になるのはハートのキング1枚だけです。持っていたら、リードされたスートがないときにすぐディスカードしましょう。
learn-trex-tip-queens = 失点になるのはクイーンだけです。まだクイーンが出ていないスートのエースやキングがあれば、用心しましょう。
learn-trex-tip-diamonds = ダイヤはどれも失点になります。リードされたスートがないときは、強いダイヤからディスカードしましょう。
learn-trex-tip-slaps = どんなカードが入っていても、トリックを取れば失点です。トリックを取らずにすむ、いちばん強いカードを出しましょう。
learn-trex-tip-complex = このディールでは、ハートのキング、クイーン、ダイヤ、トリックがすべて失点になります。弱いカードを出しましょう。
learn-trex-tip-trex = 今度は点が入ります。誰よりも早く手札を出し切りましょう。列はジャックから始まります。
learn-trex-tip-may-double = 手札のカードをダブルできます。ほかの人が取れば、その人の失点は2倍になり、あなたには1枚分の点が入ります。{ $count ->
    [2] 自分で取ったときも、失点は2倍です。
   *[other] 自分で取ったときの失点は、ふだんと変わりません。
}
learn-trex-tip-doubled = ダブルされたカードがあります。表向きに置かれていて、ほかの人が取ると失点が2倍になります。
learn-trex-tip-may-appeal = この手札なら、カードの配り直しを要求できます。
learn-trex-tip-appeal = 配り直しになりました。同じ王が新しい手札を見て、もう一度選びます。
learn-trex-tip-play = あなたの番です。カードをタップし、もう一度タップして出しましょう。トリックでは、リードと同じスートがあれば出さなければなりません。
learn-trex-tip-took = あなたがトリックを取ったので、次はあなたのリードです。弱いカードなら、リードをほかの人に渡せます。
learn-trex-tip-passed = つながるカードがないので、パスになりました。つながるカードがあるときは、必ず出さなければなりません。
learn-trex-tip-scored = ディールが終わりました。残りのカードで点数が変わらなくなると、そこで終わりです。得点表で、コントラクトごと、王国ごとの点数を見られます。

## Options by name

option-trex-first-king = 最初の王国
option-trex-first-king-seven-of-hearts = ハートの7を持つ人
option-trex-first-king-high-card-draw = いちばん強いカードを引いた人
option-trex-direction = プレイの向き
option-trex-direction-ccw = 反時計回り（右へ）
option-trex-direction-cw = 時計回り（左へ）
option-trex-kingdom-order = 王の順番
option-trex-kingdom-order-next = 席の順
option-trex-kingdom-order-right-right-across-rest = 次、その向かい、残り
option-trex-contract-choice = コントラクトの選択
option-trex-contract-choice-free = 王が選ぶ
option-trex-contract-choice-king = ハートのキング
option-trex-contract-choice-queens = クイーン
option-trex-contract-choice-diamonds = ダイヤ
option-trex-contract-choice-slaps = スラップ
option-trex-contract-choice-trex = トレックス
option-trex-contract-choice-complex = コンプレックス
option-trex-mode = 1ディールのコントラクト
option-trex-mode-single = 1つずつ
option-trex-mode-combination = 最初の4つから自由に
option-trex-mode-complex4 = コンプレックス（最初の4つを同時に）
option-trex-doubling = ダブル
option-trex-doubling-reveal = ダブルの発表
option-trex-doubling-reveal-simultaneous = 一斉に
option-trex-doubling-reveal-in-turn = 順番に
option-trex-own-double = 自分でダブルしたカード
option-trex-own-double-once = 失点は1回分
option-trex-own-double-twice = 失点は2倍
option-trex-kh-appeal = 配り直しを要求できるハート
option-trex-kh-appeal-none = 要求なし
option-trex-kh-appeal-K = キングだけ
option-trex-kh-appeal-A = エースだけ
option-trex-kh-appeal-KA = キングとエースだけ
option-trex-kh-appeal-Kx = キングともう1枚だけ
option-trex-kh-appeal-show = 配り直しの要求時に手札を公開
option-trex-appeal-who = 配り直しを要求できる人
option-trex-appeal-who-any = 全員
option-trex-appeal-who-not-king = 王以外
option-trex-trex-redeal = 「トレックス」で2が多ければ配り直し
option-trex-slam-replay = 「スラップ」で13トリック総取り
option-trex-slam-replay-off = そのまま得点
option-trex-slam-replay-same = 同じコントラクトでやり直し
option-trex-slam-replay-any = 残りから選んでやり直し
option-trex-jacks-replay = ジャックが出そろう前の上がり
option-trex-jacks-replay-off = そのまま得点
option-trex-jacks-replay-first-out = やり直し
option-trex-queens-face-up = 取られたクイーンは表向き
option-trex-diamonds-face-up = 取られたダイヤは表向き
option-trex-forced-penalty-discard = ペナルティカードの強制ディスカード
option-trex-values-swapped = ダイヤ15点、トリック10点
option-trex-score-sign = 点数の書き方
option-trex-score-sign-normal = 失点はマイナス
option-trex-score-sign-reversed = 失点はプラス
option-trex-partnership = ペア戦
option-trex-partnership-scoring = 勝つペア
option-trex-partnership-scoring-sum = 合計の多いペア
option-trex-partnership-scoring-worst-loses = 最下位の人がいないペア
option-trex-expose-twos = 2を表向きにする
option-trex-early-end = ディールの早期終了
option-trex-lead-ban = リードの禁止
option-trex-lead-ban-none = なし
option-trex-lead-ban-diamonds-first-trick = 最初のトリックのダイヤ
option-trex-lead-ban-hearts-while-other-suit = ほかのスートがあるときのハート
option-trex-partner-picks-up-late = パートナーは後から手札を見る
option-trex-look-back = 終わったトリックの見直し
option-trex-look-back-none = 不可
option-trex-look-back-last = 直前のトリック
option-trex-look-back-all = すべてのトリック

## Ways to play: what each is

about-preset-trex-classic = いちばん広く行われているルールです。
about-preset-trex-lone-ace = ハートがエース1枚だけでも配り直しを要求できます。「トレックス」でジャックが出そろう前に誰かが上がったら、やり直しです。
about-preset-trex-all-slaps = 「スラップ」で13トリックを全部取った人は、ディールのやり直しを求めることができます。
about-preset-trex-wide-appeal = ハートがキングともう1枚だけでも、配り直しを要求できます。
about-preset-trex-drawn-king = いちばん強いカードを引いた人が最初の王国を持ちます。プレイは時計回りで、配り直しの要求はありません。
about-preset-trex-partners = 2対2の対戦です。パートナーどうしの得点を合計します。
about-preset-trex-partners-worst = 2対2の対戦です。最下位の人がいるペアの負けです。
about-preset-trex-combination = 王は、最初の4つのコントラクトを自由に組み合わせて行えます。
about-preset-trex-complex = 最初の4つのコントラクトを1つのディールで行い、もう1つが「トレックス」です。全部で8ディールです。
about-preset-trex-old-scores = 失点はプラスで書き、合計の少ない人の勝ちです。ペナルティカードは必ずディスカードし、ダブルはありません。

## Options: what each does

about-option-trex-first-king = 最初の王国の持ち主を、ハートの7を持つ人にするか、いちばん強いカードを引いた人にするかを決めます。
about-option-trex-direction = プレイと王国が、反時計回り（右）に進むか、時計回り（左）に進むかを決めます。
about-option-trex-kingdom-order = 王になる順番です。「席の順」では、次の人が順に王になります。もう1つの順番では、最初の王、次の人、その向かいの人、残りの人と移ります。
about-option-trex-contract-choice = 王が自由にコントラクトを選ぶか、どの王国でも決まった順番にするかを選びます。順番を決めるときは、5つのコントラクトをすべて並べます（コンプレックスでは、「コンプレックス」と「トレックス」の2つ）。
about-option-trex-mode = 1ディールに1つずつ行うか、王が最初の4つを自由に組み合わせるか、最初の4つをいつも1ディールで同時に行い、「トレックス」と合わせて2ディールにするかを選びます。
about-option-trex-doubling = 手札のハートのキング（「ハートのキング」のとき）とクイーン（「クイーン」のとき）をダブルできます。
about-option-trex-doubling-reveal = ダブルを、全員が答えた後に一斉に公開するか、王から順番に発表するかを選びます。
about-option-trex-own-double = 自分でダブルしたカードを自分で取ったときの失点を選びます。
about-option-trex-kh-appeal = 「ハートのキング」で配り直しを要求できるのは、手札のハートがこの組み合わせのときです。
about-option-trex-kh-appeal-show = 「ハートのキング」で配り直しを要求した人は、手札をすべて公開します。「トレックス」では常に公開します。要求した時点で4枚がわかるためです。
about-option-trex-appeal-who = 王も配り直しを要求できるかどうかを選びます。
about-option-trex-trex-redeal = 2が4枚、または2が3枚と残るスートの3があれば、「トレックス」で配り直しを要求できます。
about-option-trex-slam-replay = 「スラップ」で13トリックを全部取った人がやり直しを求められるか、また同じコントラクトでやり直すか、残りから選び直せるかを決めます。
about-option-trex-jacks-replay = ジャック4枚が出そろう前に誰かが上がったとき、「トレックス」をやり直すかどうかを選びます。
about-option-trex-queens-face-up = 「クイーン」では、取られたクイーンを、取った人の前に表向きに置きます。
about-option-trex-diamonds-face-up = 「ダイヤ」では、取られたダイヤを、取った人の前に表向きに置きます。
about-option-trex-forced-penalty-discard = フォローできないとき、そのコントラクトのペナルティカードがあれば、必ずディスカードします。
about-option-trex-values-swapped = ダイヤを10点ではなく15点、トリックを15点ではなく10点にします。
about-option-trex-score-sign = 「失点はプラス」では、失点をプラス、「トレックス」の得点をマイナスで書き、合計の少ない人の勝ちになります。
about-option-trex-partnership = 向かい合った2人がパートナーになります。
about-option-trex-partnership-scoring = 合計の多いペアの勝ちにするか、最下位の人がいるペアの負けにするかを選びます。
about-option-trex-expose-twos = ペア戦の「トレックス」では、全員の1回目の番が終わったら、手札に残っている2をすべて表向きにします。
about-option-trex-early-end = 失点になるカードがもう残っていなければ、ディールを終えます。得点は変わりません。
about-option-trex-lead-ban = リードできないカードを決めます。ダイヤが失点になるディールの最初のトリックのダイヤか、「ハートのキング」でほかのスートがあるときのハートです。
about-option-trex-partner-picks-up-late = 王のパートナーは、コントラクトが決まってから手札を手に取ります。
about-option-trex-look-back = ディールの中で、終わったトリックをどこまで見直せるかを選びます。
