### Japanese: the general term sheet and the register are at the top of src/mamlaka/locale/ja/table.ftl.
###
### A dog's life is 敗者復活, because the English name means nothing in Japanese; a blind dog is 裏向き; knocked out is 脱落.

## Why something cannot be done

no-trump-lead = { $card }は切り札なので、最初のトリックではリードできません。出せるカード：{ $cards }

## Seats and cards

# Unsure: no name of this is known in Japanese; the word is that of a second chance for losers in tournaments.
badge-dog = 敗者復活
badge-blind-dog = 敗者復活（裏）
badge-knocked-out = 脱落

## Ways to play that have a name

preset-knockout-whist-classic = 敗者復活あり
preset-knockout-whist-plain = 敗者復活なし
preset-knockout-whist-blind = 裏向きの敗者復活あり

## What happens

news-trumps = { $seat }が切り札を{ $name }に決めました。

## A deal is over

ledger-knocked-out = { $seat }：脱落
ledger-dog = { $seat }：敗者復活。次のディールは1枚だけ
ledger-blind-dog = { $seat }：敗者復活。次のディールで、誰も見ないカードを1枚もらう
ledger-ante-to-winner = { $seat } { $points }：{ $other }への参加料
ledger-takes-all = { $seat } { $points }：最後まで残り、参加料をすべて獲得

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = 1トリック取れば残れます。このトリックをいちばん取れそうなカードを出しましょう。
rule-knockout-whist-2 = いちばん多く取った人が次の切り札を決めます。もう1トリック取りましょう。
rule-knockout-whist-3 = 手札が多いうちは、いちばん長いスートが切り札に向いています。
rule-knockout-whist-4 = ラフのために切り札を残し、ほかのスートの1枚しかないカードを手放しましょう。
rule-knockout-whist-5 = 切り札でないスートのいちばん強いカードは、ほかの人がボイドになる前にリードしましょう。
rule-knockout-whist-6 = まだ1トリックも取っていない人に、勝てるカードのうちいちばん弱いもので勝ちましょう。
rule-knockout-whist-8 = 敗者復活のときは、取れそうなトリックを待ちましょう。残りが少なくなったら、思い切って出しましょう。
rule-knockout-whist-10 = このトリックでは、敗者復活の人が後から出します。強いカードを出せば、1枚で取られることは少なくなります。
rule-knockout-whist-11 = 手札が少ないときは切り札で決まります。いちばん多いスートにしましょう。
rule-knockout-whist-12 = もう敗者復活はありません。まず確実な1トリックを取りましょう。
rule-knockout-whist-60 = 取れないなら弱いカードを出し、取れるなら、勝てるカードのうちいちばん弱いもので取りましょう。
rule-knockout-whist-61 = 2トリック目を取ると脱落です。ほかの人より弱いカードを出しましょう。
rule-knockout-whist-62 = ほかの人が取るトリックで、強いカードを手放しましょう。

## Page: the home page

game-knockout-whist = ノックアウト・ホイスト
game-about-knockout-whist = 1トリックも取れないと脱落。ディールごとに手札が1枚ずつ減り、いちばん多く取った人が切り札を決めます。
game-standard-knockout-whist = 7枚から1枚まで。初めて取れなかった人が出たら、その全員が敗者復活できます。

## Page: questions and answers

call-trumps = { $name }！
ask-trumps = いちばん多く取りました。切り札を決めてください。

## Learn

learn-knockout-whist-about = 最初のディールでは全員に{ $count }枚ずつ配り、その後は1枚ずつ減って、最後は1枚になります。どのディールでも、少なくとも1トリックを取らないと脱落します。最後まで残った人の勝ちです。
learn-knockout-whist-trumps = 切り札は、ほかのスートのどのカードにも勝ちます。切り札が出なければ、リードされたスートでいちばん強いカードがトリックを取り、それを出した人が次をリードします。最初のディールでは1枚をめくり、そのスートが切り札です。その後は、いちばん多く取った人が切り札を決めます。
learn-knockout-whist-leader-dealers-left = 最初のトリックは、ディーラーの次の人がリードします。
learn-knockout-whist-leader-chooser = 最初のディールではディーラーの次の人が、その後は切り札を決めた人が、最初にリードします。
learn-knockout-whist-no-trump-lead = ディールの最初のトリックでは、ほかのスートがあるかぎり、切り札をリードできません。
learn-knockout-whist-ruffed = ハートが切り札です。クラブがリードされ、ハートの2を出した人にはクラブがありません。いちばん弱い切り札がトリックを取ります。
learn-knockout-whist-page-out = 生き残り
learn-knockout-whist-out = ディールが終わるたびに、1トリックも取れなかった人は脱落します。
learn-knockout-whist-dogs = 取れなかった人が初めて出たディールでは、その全員が脱落せずに敗者復活となり、次のディールを1枚だけで戦います。1ゲームで一度きりです。
learn-knockout-whist-first-dog = 取れなかった人が初めて出たディールでは、そのうちディーラーの左から数えて最初の1人が敗者復活となり、次のディールを1枚だけで戦います。1ゲームで一度きりです。
learn-knockout-whist-dog = 敗者復活の人は、どのトリックでカードを出すかを選べます。トリックごとに、出すかパスするかを決めます。最後のトリックでは必ず出します。トリックを取れば普通のプレイヤーに戻り、取れなければ脱落します。
learn-knockout-whist-blind = その後、次に取れなかった人にはもう一度チャンスがあります。本人も含め、誰も見ないカードを1枚もらい、出すときに表にします。
learn-knockout-whist-end = 1枚のディールでは全員がそのカードを出し、そのトリックで勝負が決まります。
learn-knockout-whist-misere = ここではトリックを取るほど不利です。ディールが終わるたびに、2トリック以上取った人は脱落します。全員がそうなら、いちばん少ない人が残ります。
learn-knockout-whist-misere-end = 1枚のディールでは、トリックを取った人が脱落します。それでも何人か残れば、カードを引き、いちばん強いカードの人が勝ちます。
learn-knockout-whist-points = 全員が1点ずつ出し、勝った人がすべてもらいます。遅く脱落した人ほど順位が上です。
learn-knockout-whist-word-trumps = 切り札を決める
learn-knockout-whist-word-trumps-is = 自分のカードを{ $sees ->
    [on] 見てから
   *[off] 見る前に
}、そのディールの切り札のスートを選ぶこと。前のディールでいちばん多く取った人の権利です。
learn-knockout-whist-word-trumps-cut = 同じ数のときはカードを引き、いちばん強いカードの人が決めます。
learn-knockout-whist-word-trumps-seat = 同じ数のときは、ディーラーの左にいちばん近い人が決めます。
learn-knockout-whist-word-ruff = ラフ
learn-knockout-whist-word-ruff-is = リードされたスートがないときに、切り札を出すこと。
learn-knockout-whist-word-dog = 敗者復活
learn-knockout-whist-word-dog-is = 何枚も配るディールを、1枚だけで戦うこと。ほかにカードがないので、フォローしなくてもかまいません。

## Options by name

option-knockout-whist-dogs = 敗者復活
option-knockout-whist-dogs-off = なし
option-knockout-whist-dogs-first = 1人だけ
option-knockout-whist-dogs-all = 最初に取れなかった全員
option-knockout-whist-blind-dog = 裏向きの敗者復活
option-knockout-whist-chooser-sees = 手札を見てから切り札を決める
option-knockout-whist-leader = 最初のリード
option-knockout-whist-leader-dealers-left = ディーラーの左
option-knockout-whist-leader-chooser = 切り札を決めた人
option-knockout-whist-tie = トリックが同数のとき
option-knockout-whist-tie-cut = カードを引く
option-knockout-whist-tie-seat = 席順
option-knockout-whist-first-cards = 最初のディールの枚数
option-knockout-whist-trump-lead = 最初のトリックで切り札をリード
option-knockout-whist-misere = 2トリックで脱落

## Ways to play that have a name

about-preset-knockout-whist-classic = 初めて取れなかった人が出たら、その全員が敗者復活となり、次のディールを1枚で戦います。
about-preset-knockout-whist-plain = 1トリックも取れなければ、すぐに脱落します。
about-preset-knockout-whist-blind = 敗者復活の後、次に取れなかった人は、誰も見ないカードを1枚もらいます。

## Options

about-option-knockout-whist-dogs = 1ゲームで一度だけ敗者復活（次のディールは1枚）となる人を選びます。「最初に取れなかった全員」は、取れなかった人が初めて出たディールの、取れなかった全員です。「1人だけ」は、そのうちディーラーの左から数えて最初の1人です。「なし」もあります。
about-option-knockout-whist-blind-dog = 敗者復活の後、次に取れなかった人が出たディールで、その人が誰も見ないカードを1枚もらい、もう一度敗者復活できます。
about-option-knockout-whist-chooser-sees = 手札を見てから切り札を決めます。
about-option-knockout-whist-leader = 最初のトリックをリードする人を、ディーラーの次の人にするか、切り札を決めた人にするかを選びます。
about-option-knockout-whist-tie = いちばん多く取った人が何人もいるときに、切り札を決める人です。「カードを引く」では、いちばん強いカードを引いた人です。「席順」では、そのディールのディーラーの左にいちばん近い人です。
about-option-knockout-whist-first-cards = 最初のディールの枚数。その後は1枚ずつ減り、最後は1枚になります。
about-option-knockout-whist-trump-lead = ほかのスートがあっても、ディールの最初のトリックで切り札をリードできます。
about-option-knockout-whist-misere = 2トリック以上取ると脱落します。1枚のディールでは、取った人が脱落します。敗者復活はありません。
