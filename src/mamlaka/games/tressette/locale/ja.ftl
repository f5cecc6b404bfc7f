### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### Words of Tressette: a card that scores 点になるカード, thirds 1/3点, leftover thirds 端数, long suit 長いスート. Italian suits and
### courts as Japanese players write them: ソード, カップ, コイン, バトン; カバロ, ファンテ.

## Ways to play that have a name

preset-tressette-classic = クラシック
preset-tressette-31 = 31点まで
preset-tressette-41 = 41点まで
preset-tressette-carry = 端数の持ち越し
preset-tressette-italian-cards = イタリアのカード
preset-tressette-may-follow = もしも：フォロー自由
preset-tressette-hidden-draws = もしも：引いたカードは秘密
preset-tressette-with-trump = もしも：切り札あり
preset-tressette-other-point-card = もしも：1点のカードが別

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = 3と2は、エースを取るために残しておきましょう。
rule-tressette-2 = 相手のエースには、同じスートの守りがほとんどありません。このカードで取れます。
rule-tressette-3 = 相手はそのスートがボイドなので、どのカードでも勝てます。
rule-tressette-4 = 相手がボイドのスートは、残しておけば後でトリックを取れます。
rule-tressette-5 = このカードに勝てるカードを、相手は持っていません。
rule-tressette-6 = 最後のトリックは1点になります。必ず勝つカードを1枚残しておきましょう。
rule-tressette-7 = このトリックに勝てば次をリードできて、勝てるカードを続けて出せます。
rule-tressette-8 = そのスートの最後の1枚があれば、相手に続けて取られるのを止められます。
rule-tressette-9 = 相手が取るトリックには、点にならないカードをディスカードしましょう。
rule-tressette-10 = このトリックを取れば、端数がまとまってもう1点になります。
rule-tressette-11 = すべてのカードが分かっています。このリードは勝てて、いちばん点になります。
rule-tressette-60 = 負けるかもしれないうちは、点になるカードのリードは避けましょう。
rule-tressette-61 = 点のあるトリックは取り、取れないときは、なるべく点を渡さないようにしましょう。

## Page: the home page

game-about-tressette = イタリアの2人用ゲーム。カードを引き、出たカードを覚えて、エースを勝ち取ります。
game-standard-tressette = 手札は10枚。引いたカードは見せ合います。21点まで。
game-tressette = トレセッテ（2人用）

## Learn

learn-tressette-about = 2人で、点になるカードを集めます。いちばん大事なのはエースです。8、9、10を除いた40枚を使います。
learn-tressette-draw = 手札は{ $count }枚ずつで、残りが山札です。トリックが終わるたびに、取った人から順に山札を1枚ずつ引きます。山札がなくなったら、残った手札だけで続けます。
learn-tressette-shown = 引いたカードは相手に見せます。覚えておきましょう。
learn-tressette-hidden = 引いたカードは相手に見せません。
learn-tressette-may = 1人がカードを1枚リードし、もう1人が1枚出します。これがトリックです。どのカードを出してもかまいません。
learn-tressette-takes = リードされたスートの強いほうのカードがトリックを取り、それを出した人が次のトリックをリードします。
learn-tressette-trump = { $suit }が切り札です。ほかのスートに勝ちます。
learn-tressette-order = カードの強さ（強い順）。いちばん強いのは3で、エースは2の次です。
learn-tressette-taken = 相手が{ $card }をリードしました。あなたの3のほうが強いので、2枚ともあなたのものです。
learn-tressette-floor = 取ったカードの点を合計します。1点に満たない端数は切り捨てます。
learn-tressette-carry = 取ったカードの点を合計します。1点に満たない端数は、次のディールに持ち越します。
learn-tressette-target = 誰かが{ $target }点に達したディールで、ゲーム終了です。合計の多い人の勝ちです。
learn-tressette-tie-extra = 合計が同じなら、もう1ディール行います。
learn-tressette-tie-shared = 合計が同じなら、引き分けです。
learn-tressette-word-stock = 山札
learn-tressette-word-stock-is = 配られずに残った、裏向きのカード。ここから1枚ずつ引きます。
learn-tressette-word-void = ボイド
learn-tressette-word-void-is = あるスートのカードが1枚もないこと。相手がボイドなら、そのスートのあなたのカードは負けません（切り札があれば、切り札には負けます）。
learn-tressette-word-long = 長いスート
learn-tressette-word-long-is = 手札にたくさんあるスート。相手がボイドになったら、続けてリードして全部のトリックを取れます。

## Options by name

option-tressette-target = 目標点
option-tressette-target-21 = 21
option-tressette-target-31 = 31
option-tressette-target-41 = 41
option-tressette-rounding = 1点未満の端数
option-tressette-rounding-floor = 切り捨て
option-tressette-rounding-carry = 次のディールへ持ち越し
option-tressette-show-draws = 引いたカードを見せる
option-tressette-follow = フォロー
option-tressette-follow-must = 必須（マストフォロー）
option-tressette-follow-may = 自由（メイフォロー）
option-tressette-trump = 切り札
option-tressette-trump-none = 切り札なし
option-tressette-trump-S = スペード
option-tressette-trump-H = ハート
option-tressette-trump-D = ダイヤ
option-tressette-trump-C = クラブ
option-tressette-point-card = 1点のカード
option-tressette-point-card-A = エース
option-tressette-point-card-3 = 3
option-tressette-point-card-2 = 2
option-tressette-point-card-K = キング
option-tressette-point-card-Q = クイーン
option-tressette-point-card-J = ジャック
option-tressette-look-back = 終わったトリックの見直し
option-tressette-look-back-last = 直前のトリック
option-tressette-look-back-none = 不可
option-tressette-look-back-all = すべてのトリック
option-tressette-deck-faces = カードの絵柄
option-tressette-deck-faces-french = 普通のトランプ
option-tressette-deck-faces-italian = イタリアのカード
option-tressette-tie = 終了時の同点
option-tressette-tie-extra = もう1ディール
option-tressette-tie-shared = 引き分け

## Ways to play: what each is

about-preset-tressette-classic = 2人用トレセッテの基本のルールです。
about-preset-tressette-31 = 31点までの、少し長いゲームです。
about-preset-tressette-41 = 41点までの、長いゲームです。
about-preset-tressette-carry = 端数を切り捨てず、次のディールに持ち越します。
about-preset-tressette-italian-cards = カップ、コイン、ソード、バトンのイタリアのカードで遊びます。
about-preset-tressette-may-follow = 実験用のルールです。フォローしなくてもかまいません。
about-preset-tressette-hidden-draws = 実験用のルールです。引いたカードを見せません。
about-preset-tressette-with-trump = 実験用のルールです。クラブが切り札です。
about-preset-tressette-other-point-card = 実験用のルールです。3が1点になります。

## Options: what each does

about-option-tressette-target = 誰かがこの点数に達したディールで、ゲーム終了です。合計の多い人の勝ちです。
about-option-tressette-rounding = ディールの終わりに残った1点未満の端数を、切り捨てるか、次のディールに持ち越すかを選びます。
about-option-tressette-show-draws = 山札から引いたカードを相手に見せます。オフは実験用です。ボイドだった相手がそのスートを引いたかどうか分からず、相手のボイドをほとんど読めなくなります。
about-option-tressette-follow = 「必須」では、できるかぎりフォローしなければなりません。「自由」は実験用です。出たカードから相手の手札を読めず、エースを引きずり出すこともできなくなります。
about-option-tressette-trump = ほかの3つのスートに勝つスートです。必ずラフしなければならないわけではありません。「切り札なし」以外は実験用です。相手がボイドの長いスートを続けて出すのがこのゲームの狙いですが、ラフで止められてしまいます。
about-option-tressette-point-card = 1点になるランクです。エース以外を選ぶと、エースと点数が入れ替わります。これは実験用です。どのスートにも、エースに勝つカードが2枚、エースより弱く1/3点のカードが3枚、点のないカードが4枚という釣り合いが崩れます。
about-option-tressette-look-back = ディールの中で、終わったトリックをどこまで見直せるかを選びます。
about-option-tressette-deck-faces = 画面に出るカードの絵柄です。ソード、カップ、コイン、バトンは、スペード、ハート、ダイヤ、クラブに当たります。
about-option-tressette-tie = 2人が同じ合計で目標に達したとき、もう1ディール行うか、引き分けにするかを選びます。
