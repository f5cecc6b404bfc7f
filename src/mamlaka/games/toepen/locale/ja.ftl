### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### Words of Toepen, from the Japanese article: knock ノック, stay 続ける, fold 降りる, stake ステークス, tray 場のチップ, exchange 交換,
### challenge チャレンジ, bluff ブラフ, worthless cards 弱いカード, signal 合図, to stand up 立ち上がる (as a noun 起立), whistle 口笛.

## Why something cannot be done

no-exchange = 今は交換できません。
cannot-signal = この手札では、その合図はできません。
signal-too-late = 今は合図できません。遅すぎるか、もう合図をしています。
knock-own = 最後にノックしたのはあなたです。ほかの人がノックするまで、次のノックはできません。
knock-open = 返事を待つ間はノックできません。
knock-folded = もう降りています。
knock-too-soon = 次のノックは、カードが1枚出てからです。
stake-limit = ステークスは{ $stake }です。これ以上は上げられません。

## Seats and cards

badge-knocker = ノック
badge-folded = 降り
badge-broke = 脱落
badge-signal-stand = 起立
badge-signal-whistle = 口笛
badge-exchanger = 交換
counter-stake = ステークス

## Ways to play that have a name

preset-toepen-nakayoshi = なかよし村
preset-toepen-long = ロング
preset-toepen-quick = クイック
preset-toepen-quiet = 合図なし
preset-toepen-dutch = オランダ式

## The table

## What happens

news-exchange = { $seat }が手札を交換しました。
news-new-hand = 新しい手札：{ $cards }
news-challenge = { $seat }が交換にチャレンジしました。
news-unchallenged = { $seat }の交換には、誰もチャレンジしませんでした。
news-keep = { $seat }は手札を交換しませんでした。
news-stand = { $seat }が立ち上がりました。
news-whistle = { $seat }が口笛を吹きました。
news-knock = { $seat }がノックしました。
news-stay = { $seat }は続けます。
news-fold = { $seat }が降りました。
news-forgot = { $seat }は合図を忘れていました。

## A deal is over

ledger-winner = { $seat } { $points }：ディールの勝ち
ledger-loser = { $seat } { $points }：降りずに負け
ledger-fold = { $seat } { $points }：降り
ledger-forgot = { $seat } { $points }：合図忘れ
ledger-wash = { $seat } { $points }：交換のブラフが発覚
ledger-challenge = { $seat } { $points }：正直な交換にチャレンジ

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = 勝負を決めるのは最後のトリックだけです。いちばん強いカードをそこまで残しておきましょう。
rule-toepen-3 = 見込みのない手札は、ブラフでもかまわないので交換しましょう。
rule-toepen-6 = 最後のトリックに勝てそうです。ほかの人に気づかれないうちにノックしましょう。
rule-toepen-7 = 合図をした人は、あなたが持っていない強いカードを持っています。
rule-toepen-8 = 降りずに負けると、降りるより1枚多く払います。続けるには、それに見合う勝ち目が必要です。
rule-toepen-9 = あなたの手札に弱いカードがこれだけあるので、その交換はおそらくブラフです。
rule-toepen-60 = この手札では合図をしなければならず、忘れるとステークスの枚数を払います。
rule-toepen-61 = 4枚とも弱いカードなので、正直な交換です。
rule-toepen-62 = 弱いカードから先に出しましょう。
rule-toepen-63 = 3番目のトリックを取った人が、最後のトリックをリードします。
rule-toepen-64 = 合図をすると、本当でもブラフでも、ほかの人はひるみます。

## Page: the home page

game-toepen = トゥーペン
game-about-toepen = 4枚のカードとチップと度胸の勝負。ものをいうのは最後のトリックだけで、ノックは誰でも、いつでもできます。
game-standard-toepen = チップは20枚ずつ。誰かのチップがなくなるまで。

## Page: at the table

## Page: questions and answers

call-keep = そのまま
call-exchange = 交換
call-challenge = チャレンジ！
call-stand = 起立！
call-whistle = 口笛！
call-knock = ノック！
call-stay = 続ける
call-fold = 降りる
call-forgot = 合図忘れ！
ask-exchange = 4枚とも弱いカードなら、手札を交換できます。ブラフでもかまいません。
ask-challenge = { $who ->
    [you] 弱いカードばかりだと言って、手札を交換しました。
   *[other] { $seat }が、弱いカードばかりだと言って手札を交換しました。チャレンジしますか？
}
ask-stay = { $seat }がノックしました。続けますか（ステークス{ $raised }）、チップを{ $stake }枚払って降りますか？
say-keep = そのまま
say-exchange = 交換
say-challenge = チャレンジ
say-decline = 認める
say-stand = 立ち上がる
say-whistle = 口笛を吹く
say-knock = ノック
say-knock-for = ノック（ステークス{ $stake }）
confirm-knock = 誰かが続ければ、ステークスは{ $stake }になります。
confirm-exchange = 手札が新しいカードに替わり、ほかの人はチャレンジできます。
confirm-signal = ほかの人に、手札のことが少し知られます。
key-knock = n
key-exchange = x
key-stand = u
key-whistle = i
say-stay = 続ける（ステークス{ $stake }）
say-fold = 降りる（{ $stake }枚払う）

## Learn

learn-toepen-about = 手札は4枚、トリックも4回ですが、ものをいうのは最後のトリックだけです。最後のトリックを取った人がディールの勝ちです。降りずに残ったほかの人は、全員ステークスを払います。
learn-toepen-chips = 1人{ $count }枚のチップを持って始め、負けた分をチップで払います。
learn-toepen-end-first = 誰かのチップがなくなったらゲーム終了です。チップのいちばん多い人の勝ちです。
learn-toepen-end-last = チップがなくなった人は脱落します。最後に残った人の勝ちです。
learn-toepen-order = カードの強さ（強い順）。切り札はないので、リードされたスートの中でいちばん強いカードがトリックを取ります。
learn-toepen-last = 最後のトリックです。ハートがリードされ、あなたはいちばん強いハートを残していました。ディールはあなたの勝ちです。ほかのスートのカードは、どんなに強くてもただのディスカードです。
learn-toepen-page-knock = ステークス
learn-toepen-knock = 手札がよいとき、またはよいと思わせたいときは、ノックしましょう。トリックの途中なら、自分の番でなくてもいつでもノックできます。
learn-toepen-answer = ほかの人は順に答えます。続ければステークスが1つ上がり、降りればそのディールから抜けます。全員が降りれば、その場であなたの勝ちです。
learn-toepen-again = 続けて2回ノックすることはできません。ほかの人がノックすれば、またノックできます。
learn-toepen-gap = ノックとノックの間には、カードが1枚出ていなければなりません。
learn-toepen-limit = ステークスの上限は{ $stake }です。
learn-toepen-lose = 降りずに負けたとき
learn-toepen-fold = 降りた人は、ノックされる前のステークスを払います。降りずに負けるより1枚少なくてすみます。
learn-toepen-knocks = { $count ->
    [0] 誰もノックしていない
   *[other] ノック{ $count }回の後
}
learn-toepen-takes = 払ったチップはすべて場の中央に置かれ、勝った人がそこからステークスの枚数を受け取ります。
learn-toepen-takes-nothing = 勝った人は何も受け取りません。チップは減るだけです。
learn-toepen-dealer-left = ディールごとにディーラーが次の人に移ります。
learn-toepen-dealer-winner = ディールに勝った人が、次のディーラーです。
learn-toepen-word-stake = ステークス、場のチップ
learn-toepen-word-stake-is = ステークスは、そのディールで負けた人が払うチップの枚数です。チップはすべて場に払います。
learn-toepen-word-exchange = 交換
learn-toepen-exchange = 最初のカードが出る前に、手札を伏せて捨て、新しいカードを4枚もらえます。「4枚とも弱いカードだった」という宣言ですが、ブラフでもかまいません。
learn-toepen-exchange-in-turn = ディーラーの次の人から順番にたずねます。
learn-toepen-exchange-any-time = 自分の番を待つ必要はありません。
learn-toepen-exchange-once = 1ディールに1回だけできます。
learn-toepen-exchange-often = 山札が足りるかぎり、何度でもできます。
learn-toepen-word-challenge = チャレンジ
learn-toepen-challenge = 交換がブラフだと言うこと。捨てたカードを表にして、弱くないカードが1枚でもあれば、ブラフをした人がチップを1枚払います。なければ、チャレンジした人が払います。
learn-toepen-word-signals = 起立、口笛
learn-toepen-signals-must = { $cards }のうち、4枚あれば立ち上がり、3枚あれば口笛を吹かなければなりません。
learn-toepen-signals-may = { $cards }のうち、4枚あれば立ち上がってもよく、3枚あれば口笛を吹いてもかまいません。これはブラフです。
learn-toepen-signals-auto = しなければならない合図は、自動で出されます。
learn-toepen-signals-forgotten = 自分の最初のカードを出す前に合図します。忘れると、ディールの終わりにステークスを払います。
learn-toepen-signals-before-play = 最初のリードの前に合図します。忘れると、ディールの終わりにステークスを払います。
learn-toepen-worthless = 弱いカードはこの4種類です。どのスートでも同じです。

## Options by name

option-toepen-rank = カードの強さ
option-toepen-rank-ace-high = エースが最強
option-toepen-rank-dutch = 10が最強
option-toepen-chips = 1人のチップ
option-toepen-end-mode = ゲームの終わり
option-toepen-end-mode-first-bankrupt = 誰かのチップがなくなったら
option-toepen-end-mode-last-standing = 最後の1人になったら
option-toepen-exchanges-per-player = 1ディールの交換
option-toepen-exchanges-per-player-one = 1回
option-toepen-exchanges-per-player-repeated = 山札があるかぎり
option-toepen-exchange-order = 交換の時期
option-toepen-exchange-order-in-turn = 順番に
option-toepen-exchange-order-any-time = 最初のカードが出るまでいつでも
option-toepen-signals = 起立と口笛
option-toepen-signals-manual = 自分で覚えておく
option-toepen-signals-auto = 自動
option-toepen-signals-off = 合図なし
option-toepen-signal-time = 合図の時間
option-toepen-signal-time-first-card = 自分の最初のカードまで
option-toepen-signal-time-before-play = 最初のリードまで
option-toepen-winner-takes = 勝者の受け取り
option-toepen-winner-takes-stake = ステークス
option-toepen-winner-takes-nothing = なし
option-toepen-next-dealer = 次のディーラー
option-toepen-next-dealer-left = 左隣の人
option-toepen-next-dealer-winner = ディールの勝者
option-toepen-max-stake = ステークスの上限
option-toepen-max-stake-none = 上限なし
option-toepen-knock-gap = ノックとノックの間
option-toepen-knock-gap-one-card = カード1枚が必要
option-toepen-knock-gap-none = 不要

## Ways to play: what each is

about-preset-toepen-nakayoshi = エースが最強です。誰かのチップがなくなったらゲーム終了です。
about-preset-toepen-long = チップは30枚ずつ。チップがなくなった人は脱落し、最後に残った人の勝ちです。
about-preset-toepen-quick = チップは10枚ずつ。合図は自動です。
about-preset-toepen-quiet = 合図はありません。立ち上がることも、口笛を吹くこともありません。
about-preset-toepen-dutch = 10が最強で、ジャックが最弱です。失ったチップを失点と数え、失点15未満で最後に残った人の勝ちです。

## Options: what each does

about-option-toepen-rank = 「エースが最強」の順は A K Q J 10 9 8 7 で、弱いカードは 10 9 8 7、合図はエースと7です。「10が最強」の順は 10 9 8 7 A K Q J で、弱いカードは A K Q J、合図は10とジャックです。
about-option-toepen-chips = 1人が最初に持つチップの枚数です。少ないと運の勝負に、多いと腕の勝負になります。
about-option-toepen-end-mode = 誰かが最後のチップを失ったディールでゲームを終え、チップのいちばん多い人を勝ちにするか、チップがなくなった人は脱落して待ち、最後に残った人を勝ちにするかを選びます。
about-option-toepen-exchanges-per-player = 1ディールに手札を交換できる回数です。1回だけか、山札のカードが足りるかぎりかを選びます。
about-option-toepen-exchange-order = 交換を、ディーラーの左隣から順番にたずねるか、最初のカードがリードされるまで誰でもいつでもできるようにするかを選びます。
about-option-toepen-signals = いちばん強いランクが4枚あれば立ち上がり、3枚あれば口笛を吹かなければなりません。自分で覚えておく（忘れると払う）、自動で合図する、合図なし、から選びます。
about-option-toepen-signal-time = 合図ができる時間を、自分が最初のカードを出すか降りるまでにするか、最初のリードまでにするかを選びます。
about-option-toepen-winner-takes = ディールの勝者が場から受け取る枚数です。「なし」では、チップは減るだけです。
about-option-toepen-next-dealer = 次のディーラーを、ディーラーの左隣の人にするか、ディールの勝者にするかを選びます。
about-option-toepen-max-stake = ステークスの上限です。上限に達すると、誰もノックできません。
about-option-toepen-knock-gap = ノックとノックの間に、カードが1枚出ていなければならないかどうかを選びます。
