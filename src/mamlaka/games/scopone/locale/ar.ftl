## Seats and cards

# Unsure: the name of the game is a transcription. “باصرة” for a sweep comes from a relative of the game.
badge-scope = باصرات: { $count }

## Ways to play that have a name

preset-scopone-classic = تسع وأربع
preset-scopone-scientifico = شينتيفيكو
preset-scopone-napola = مع النابولا
preset-scopone-quick = قصيرة

## What happens

news-scopa = { $seat }: باصرة! أخذ { $cards } بالورقة { $card }
call-scopa = باصرة! { $card } × { $cards }

## A deal is over

ledger-scopa = { $side } { $points }: باصرات: { $count } ({ $seat })
ledger-most-cards = { $side } { $points }: أكثر الورق ({ $count })
ledger-most-coins = { $side } { $points }: أكثر الديناري ({ $count })
ledger-settebello = { $side } { $points }: سبعة الديناري { $cards }
# Unsure: “بريمييرا”, “نابولا” and “سباريليو” are transcriptions.
ledger-primiera = { $side } { $points }: بريمييرا من { $count } ({ $cards })
ledger-primiera-by-numbers = { $side } { $points }: بريمييرا ({ $cards })
ledger-napola = { $side } { $points }: نابولا { $cards }
ledger-napoleone = { $side } { $points }: كل الديناري، وهذا فوز باللعبة
tally-cards = الورق
tally-coins = الديناري
tally-settebello = سبعة الديناري
tally-primiera = بريمييرا
tally-primiera-of = بريمييرا ({ $rank })
tally-scope = الباصرات
tally-napola = نابولا
void-kings = ثلاثة شيوخ أو أربعة على الأرض

## Why a bot decided as it did: the tactics of Scopone

rule-scopone-1 = سبعة الديناري أولًا، ثم باقي السبعات.
rule-scopone-2 = لا تُترك أرض يستطيع التالي أخذها كلها.
rule-scopone-3 = من المؤكد أن ليس عند التالي ورقة تأخذ شيئًا من هنا.
rule-scopone-5 = فريق الموزّع يريد الأوراق أزواجًا: الأخذ بورقة مثلها.
rule-scopone-6 = على الأرض ورقة من الرتبة التي أخذ بها الشريك، وقد تكون عنده أخرى: الورقة تبقى له.
rule-scopone-7 = بلا أخذ: لعب رتبة ذهبت منها اثنتان، أو عندك منها اثنتان.
rule-scopone-8 = لا يُترك على الأرض سبعة ولا ستة ولا آص يمكن أخذه.
rule-scopone-9 = ورقة وحيدة على الأرض: لعب ورقة يصير بها المجموع فوق العشرة.
rule-scopone-10 = الأرض خالية: لعب رتبة عندك منها اثنتان أو ثلاث.
rule-scopone-11 = الديناري وعدد الورق: أخذ ما تحتاجه النقاط التي لم تُحسم.
rule-scopone-12 = آخر من يأخذ له باقي الأرض.
rule-scopone-60 = أخذ الأرض كلها: الباصرة نقطة.
rule-scopone-61 = الفريق الذي بدأ يريد الأوراق فرادى: الأخذ بالجمع.
rule-scopone-62 = الستات والآسات أيضاً: قيمتها في البريمييرا بعد السبعات.
rule-scopone-63 = سبعة الديناري لا تُترك لمن يلعب بعدك.
rule-scopone-64 = لا يُترك ديناري على الأرض ما دامت نقطة الديناري لم تُحسم.

## Page: the home page

game-about-scopone = لعبة الشركاء الكبرى في إيطاليا بالورق كله: أخذ ما على الأرض وعدّ كل ورقة.
game-standard-scopone = فريقان، تسع أوراق لكل لاعب وأربع على الأرض، حتى { 21 } نقطة.
game-scopone = سكوبوني

## Ways to play: what each is

about-preset-scopone-classic = تسع أوراق لكل لاعب، وأربع على الأرض.
about-preset-scopone-scientifico = كل الورق في الأيدي، والأرض خالية.
about-preset-scopone-napola = الآص والاثنان والثلاثة من الديناري وما بعدها تُحسب أيضًا.
about-preset-scopone-quick = عشر أوراق لكل لاعب، حتى { 11 } نقطة.

## Options: what each does

about-option-scopone-form = مع nine تسع أوراق لكل لاعب وأربع على الأرض. مع ten عشر أوراق لكل لاعب والأرض خالية.
about-option-scopone-target = يفوز الفريق الذي له هذا العدد من النقاط أو أكثر. وعند التساوي توزيعة أخرى.
about-option-scopone-sum-choice = ما تأخذه الورقة إن صحّ أكثر من مجموع. مع free أي مجموع. مع fewest الأقل ورقًا فقط.
about-option-scopone-napola = الآص والاثنان والثلاثة من الديناري معًا بثلاث نقاط، وكل ورقة ديناري بعدها بالترتيب بنقطة أخرى. والديناري كله يفوز باللعبة.
about-option-scopone-last-scopa = هل تكون بآخر ورقة في التوزيعة باصرة.
about-option-scopone-ace = مع one الآص بواحد. مع sweeps يأخذ الآص كل ما على الأرض بلا باصرة، وإن كان عليها آص أخذه وحده.
about-option-scopone-kings = ما يحدث إن كان ثلاثة من الأوراق الأربع على الأرض أو كلها شيوخًا، فلا تكاد تكون باصرة. مع redeal يعيد الموزّع نفسه التوزيع. مع play يستمر اللعب.
about-option-scopone-primiera = لمن البريمييرا. مع table للمجموع الأعلى من أفضل أوراق الأنواع الأربعة. مع sevens لمن له أكثر السبعات، وعند التساوي الستات ثم الآصات ثم الخمسات وهكذا.
about-option-scopone-look-back = الأوراق المأخوذة التي تبقى مكشوفة أمام من أخذها.
about-option-scopone-deck-faces = صور الورق في الصفحة. السيوف والكؤوس والنقود والعصي هي S وH وD وC.

## Learn

learn-scopone-about = أربعة لاعبين، اثنان ضد اثنين، والشريكان متقابلان. الورق أربعون، بلا ثمانيات وتسعات وعشرات. اللعب إلى اليمين، والموزّع آخر من يلعب.
learn-scopone-deal-nine = لكل لاعب تسع أوراق، وأربع مكشوفة على الأرض.
learn-scopone-deal-ten = لكل لاعب عشر أوراق، والأرض خالية.
learn-scopone-kings = إن كان على الأرض ثلاثة شيوخ أو أربعة يُعاد التوزيع.
learn-scopone-values = قيم الورق: الآص { 1 }، ومن الاثنين إلى السبعة بأعدادها، { $faces ->
    [italian] والغلام { 8 }، والفارس { 9 }
   *[french] والولد { 8 }، والبنت { 9 }
}، والشيخ { 10 }.
learn-scopone-capture = في كل دور ورقة واحدة. تأخذ من الأرض ورقة بقيمتها، أو أوراقًا مجموعها قيمتها. وما يؤخذ يذهب معها إلى ورق الفريق. وإن لم تأخذ شيئًا بقيت على الأرض.
learn-scopone-equal = تجوز أي ورقة. لكن إن أمكنها الأخذ وجب، وإن كانت على الأرض ورقة بقيمتها أخذتها لا مجموعًا. ومن الأوراق المتساوية يختار اللاعب واحدة.
learn-scopone-sum-free = إن صحّ أكثر من مجموع فالاختيار للاعب.
learn-scopone-sum-fewest = إن صحّ أكثر من مجموع فالاختيار من الأقل ورقًا.
learn-scopone-ace = الآص يأخذ كل ما على الأرض، وليس هذا باصرة. وإن كان عليها آص أخذه وحده.
learn-scopone-sums = السبعة تأخذ الأربعة والثلاثة، فمجموعهما سبعة.
learn-scopone-scopa = أخذ كل ما على الأرض باصرة، وهي نقطة للفريق.
learn-scopone-last-not = آخر ورقة في التوزيعة لا تكون بها باصرة.
learn-scopone-last-counts = وتكون الباصرة بآخر ورقة في التوزيعة أيضًا.
learn-scopone-left = ما يبقى على الأرض في النهاية للفريق الذي أخذ آخرًا، وليس باصرة.
learn-scopone-each = بعد كل توزيعة يعدّ الفريقان ورقهما. لكل مما يلي نقطة، ولا ينالها أحد عند التعادل:
learn-scopone-cards = الورق: أكثر من نصف الأوراق الأربعين.
learn-scopone-coins = { $faces ->
    [italian] النقود: أكثر من نصف أوراقها العشر.
   *[french] الديناري: أكثر من نصف أوراقه العشر.
}
learn-scopone-settebello = السيتيبيلو: { $faces ->
    [italian] سبعة النقود
   *[french] سبعة الديناري
}.
learn-scopone-primiera = البريمييرا: المجموع الأعلى من أفضل أوراق الأنواع الأربعة. السبعة بـ { $n7 }، والستة بـ { $n6 }، والآص بـ { $ace }، والخمسة بـ { $n5 }، والأربعة بـ { $n4 }، والثلاثة بـ { $n3 }، والاثنان بـ { $n2 }، والصورة بـ { $court }. ولا بريمييرا لمن ينقصه نوع.
learn-scopone-primiera-sevens = البريمييرا: أكثر السبعات. وعند التساوي الستات ثم الآصات ثم الخمسات فالأربعات فالثلاثات فالاثنينات.
learn-scopone-best = تُحسب أعلى ورقة من كل نوع: بريمييرا من { $count }.
learn-scopone-napola = الآص والاثنان والثلاثة { $faces ->
    [italian] من النقود
   *[french] من الديناري
} عند فريق واحد نابولا، ونقاطها { $count }، وكل ورقة بعدها من النوع نفسه بالترتيب بنقطة أخرى. ومن أخذ العشر كلها فاز باللعبة.
learn-scopone-target = تنتهي اللعبة بعد توزيعة يبلغ فيها فريق { $target } نقطة. والفوز للمجموع الأعلى، وعند التساوي توزيعة أخرى.
learn-scopone-word-scopa = الباصرة
learn-scopone-word-scopa-is = أخذ كل ما على الأرض. اسمها الإيطالي سكوبا، أي المكنسة.
learn-scopone-word-settebello = سبعة الديناري
learn-scopone-word-settebello-is = { $faces ->
    [italian] سبعة النقود
   *[french] سبعة الديناري
}، أثمن الأوراق. اسمها الإيطالي سيتيبيلو.
learn-scopone-word-primiera = البريمييرا
learn-scopone-word-primiera-is = أفضل أوراق الأنواع الأربعة معًا، وأعلاها السبعات.
learn-scopone-word-napola = النابولا
learn-scopone-word-napola-is = الآص والاثنان والثلاثة من { $faces ->
    [italian] النقود
   *[french] الديناري
} عند فريق واحد.
learn-scopone-word-spariglio = السباريليو
learn-scopone-word-spariglio-is = الأخذ بالجمع، فيبقى من بعض الرتب عدد فردي في اللعب. وهو في صالح الفريق الذي بدأ، أما فريق الموزّع فيريد الأزواج.

## Options by name

option-scopone-form = عدد الأوراق
option-scopone-form-nine = تسع، وأربع على الأرض
option-scopone-form-ten = عشر
option-scopone-target = نقاط الفوز
option-scopone-target-11 = { 11 }
option-scopone-target-16 = { 16 }
option-scopone-target-21 = { 21 }
option-scopone-target-31 = { 31 }
option-scopone-sum-choice = أكثر من مجموع
option-scopone-sum-choice-free = أي مجموع
option-scopone-sum-choice-fewest = الأقل ورقًا
option-scopone-napola = النابولا
option-scopone-last-scopa = الباصرة بآخر ورقة
option-scopone-ace = الآصات
option-scopone-ace-one = بواحد
option-scopone-ace-sweeps = تأخذ الأرض كلها
option-scopone-kings = ثلاثة شيوخ على الأرض
option-scopone-kings-redeal = إعادة التوزيع
option-scopone-kings-play = استمرار اللعب
option-scopone-primiera = البريمييرا
option-scopone-primiera-table = بالنقاط
option-scopone-primiera-sevens = بالسبعات
option-scopone-look-back = رؤية الورق المأخوذ
option-scopone-look-back-last = آخر أخذ
option-scopone-look-back-none = ممنوعة
option-scopone-look-back-all = كل ما أُخذ
option-scopone-deck-faces = صور الورق
option-scopone-deck-faces-french = فرنسية
option-scopone-deck-faces-italian = إيطالية
