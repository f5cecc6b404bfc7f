## Why something cannot be done

no-exchange = انتهى التبديل، أو ليس دورك فيه.
cannot-signal = أوراقك لا تتيح هذه الإشارة.
signal-too-late = فات وقت الإشارة، أو سبق أن أُعطيت.
knock-own = آخر طرقة كانت لك: على لاعب آخر أن يطرق أولًا.
knock-open = هناك سؤال مطروح: لا طرق قبل الجواب عنه.
knock-folded = انسحبت من هذه التوزيعة.
knock-too-soon = لا بد من لعب ورقة قبل الطرقة التالية.
stake-limit = الرهان { $stake }، ولا يمكن رفعه بعد ذلك.

## Seats and cards

badge-knocker = آخر من طرق
badge-folded = انسحاب
badge-broke = خارج اللعب
badge-signal-stand = وقوف
badge-signal-whistle = تصفير
badge-exchanger = تبديل
counter-stake = الرهان

## Ways to play that have a name

preset-toepen-nakayoshi = ناكايوشي مورا
preset-toepen-long = طويلة
preset-toepen-quick = سريعة
preset-toepen-quiet = بلا إشارات
preset-toepen-dutch = هولندية

## The table

## What happens

news-exchange = { $seat }: تبديل الأوراق
news-new-hand = أوراقك الجديدة: { $cards }
news-challenge = { $seat }: شك في التبديل!
news-unchallenged = { $who ->
    [you] لا أحد شك في تبديلك.
   *[other] لا أحد شك في التبديل ({ $seat }).
}
news-keep = { $seat }: بلا تبديل
news-stand = { $seat }: وقوف
news-whistle = { $seat }: تصفير
news-knock = { $seat }: طرقة!
news-stay = { $seat }: بقاء
news-fold = { $seat }: انسحاب
news-forgot = { $seat }: إشارة منسية

## A deal is over

ledger-winner = { $seat } { $points }: الفوز بالتوزيعة
ledger-loser = { $seat } { $points }: بقاء وخسارة
ledger-fold = { $seat } { $points }: انسحاب
ledger-forgot = { $seat } { $points }: إشارة منسية
ledger-wash = { $seat } { $points }: تبديل أوراق لها قيمة
ledger-challenge = { $seat } { $points }: شك في تبديل صادق

## The score sheet

## Questions and help

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = أفضل ورقة تُحفظ للطش الأخير، فهو وحده المحسوب.
rule-toepen-3 = اليد الميؤوس منها تُبدَّل، بصدق أو من دونه.
rule-toepen-6 = من يرجو أخذ اللطش الأخير يطرق قبل أن يظهر ذلك.
rule-toepen-7 = من أشار عنده الأوراق العالية التي تنقص هذه اليد.
rule-toepen-8 = البقاء يكلّف فيشة أكثر من الانسحاب: فلا بد من أمل يستحقها.
rule-toepen-9 = كثرة الأوراق بلا قيمة في هذه اليد تجعل صدق التبديل مستبعدًا.
rule-toepen-60 = هذه اليد توجب الإشارة، ونسيانها يكلّف الرهان.
rule-toepen-61 = الأوراق الأربع كلها بلا قيمة: التبديل صادق.
rule-toepen-62 = الأوراق الصغيرة أولًا.
rule-toepen-63 = من يأخذ اللطش الثالث يبدأ الأخير.
rule-toepen-64 = الإشارة تخيف الآخرين أيًّا كان معناها.

## Page: the home page

game-toepen = توبن
game-about-toepen = أربع أوراق وفيش وأعصاب: اللطش الأخير وحده يُحسب، والطرق ممكن في أي لحظة.
game-standard-toepen = عشرون فيشة لكل لاعب، إلى أن تنفد فيش أحدهم.

## Page: at the table

## Page: questions and answers

call-keep = بلا تبديل
call-exchange = تبديل
call-challenge = شك!
call-stand = وقوف!
call-whistle = تصفير!
call-knock = طرقة!
call-stay = بقاء
call-fold = انسحاب
call-forgot = نسيان!
ask-exchange = أربع أوراق بلا قيمة يمكن تبديلها، والخداع ممكن.
ask-challenge = { $seat }: تبديل يد «بلا قيمة». شك أم تصديق؟
ask-stay = طرقة ({ $seat }): بقاء على { $raised }، أم انسحاب مقابل { $stake }؟
say-keep = بلا تبديل
say-exchange = تبديل
say-challenge = شك
say-decline = تصديق
say-stand = وقوف
say-whistle = تصفير
say-knock = طرق
say-knock-for = طرق (الرهان { $stake })
confirm-knock = إذا بقي أحد صار الرهان { $stake }.
confirm-exchange = تُستبدل يدك كلها، ولغيرك أن يشك.
confirm-signal = يعرف الآخرون شيئًا عن يدك.
key-knock = n
key-exchange = x
key-stand = u
key-whistle = i
say-stay = بقاء (الرهان { $stake })
say-fold = انسحاب (دفع { $stake })

## Page: what it speaks

## Ways to play that have a name

about-preset-toepen-nakayoshi = الآص أعلى ورقة، وتنتهي اللعبة حين يبقى أول لاعب بلا فيش.
about-preset-toepen-long = ثلاثون فيشة لكل لاعب؛ من تنتهي فيشه يخرج، والأخير هو الفائز.
about-preset-toepen-quick = عشر فيشات لكل لاعب، ولا يمكن أن تُنسى إشارة.
about-preset-toepen-quiet = لا أحد يقف ولا يصفّر.
about-preset-toepen-dutch = العشرات أعلى الورق والأولاد أدناه؛ كل رهان خاسر نقطة جزاء، والأخير دون خمس عشرة نقطة هو الفائز.

## Options

about-option-toepen-rank = ترتيب الأوراق من الأعلى إلى الأدنى. مع ace_high: الآص، الشيخ، البنت، الولد، ثم من العشرة إلى السبعة؛ والتبديل لمن كل أوراقه من العشرة إلى السبعة، والإشارة بالآصات والسبعات. ومع dutch: من العشرة إلى السبعة، ثم الآص، الشيخ، البنت، الولد؛ والتبديل لمن كل أوراقه من الآص إلى الولد، والإشارة بالعشرات والأولاد.
about-option-toepen-chips = عدد الفيش لكل لاعب في البداية: القليل منها مجازفة، والكثير يكافئ المهارة.
about-option-toepen-end-mode = تنتهي اللعبة بعد التوزيعة التي يخسر فيها أحدهم آخر فيشة، والفائز صاحب أكبر عدد؛ أو يخرج من لا فيش له، والأخير هو الفائز. في الصيغة الطويلة ينتظر من خرج.
about-option-toepen-exchanges-per-player = كم مرة يبدّل اللاعب أوراقه: مرة واحدة، أو ما دام في كومة السحب ورق كافٍ.
about-option-toepen-exchange-order = يُسأل الجميع بالدور مرة واحدة من يسار الموزّع؛ أو يبدّل من يشاء في أي وقت قبل أول ورقة.
about-option-toepen-signals = من في يده أربع أوراق من الرتبة العالية يقف إلزامًا، ومن في يده ثلاث يصفّر. مع manual على اللاعب أن يتذكر، ومن نسي يدفع؛ ومع auto تُعطى الإشارة تلقائيًّا؛ ومع off لا إشارات.
about-option-toepen-signal-time = إلى متى تُعطى الإشارات: حتى تلعب أول ورقة لك أو تنسحب، أو حتى تُلعب أول ورقة في التوزيعة.
about-option-toepen-winner-takes = ما يأخذه الفائز بالتوزيعة من الصندوق؛ وإن كان لا شيء فالفيش تُخسر فقط.
about-option-toepen-next-dealer = من يوزّع بعد ذلك: اللاعب الذي على يسار الموزّع، أو الفائز بالتوزيعة.
about-option-toepen-max-stake = أعلى رهان: إذا بلغه الرهان فلا طرق بعده.
about-option-toepen-knock-gap = هل يجب لعب ورقة بين طرقتين؟

## Learn

learn-toepen-about = لكل لاعب أربع أوراق، وفي التوزيعة أربعة لطوش، لكن اللطش الأخير وحده يُحسب. من يأخذه يفوز بالتوزيعة، وكل من بقي غيره يدفع الرهان.
learn-toepen-chips = مع كل لاعب في البداية { $count ->
    [zero] بلا فيش
    [one] فيشة واحدة
    [two] فيشتان
    [few] { $count } فيشات
    [many] { $count } فيشة
   *[other] { $count } فيشة
}، ومنها يدفع.
learn-toepen-end-first = تنتهي اللعبة حين تنفد فيش أحد اللاعبين، ويفوز من معه أكثر الفيش.
learn-toepen-end-last = من نفدت فيشه يخرج من اللعب، والفائز آخر من يبقى.
learn-toepen-order = ترتيب الورق من الأعلى إلى الأدنى. لا حكم هنا، فأعلى ورقة من النوع الذي بدأ به اللطش تأخذه.
learn-toepen-last = هذا هو اللطش الأخير. بدأ بالكبة، وبقيت عندك أعلى كبة، فالتوزيعة لك. أما الأوراق العالية من الأنواع الأخرى فمرمية لا غير.
learn-toepen-page-knock = الرهان
learn-toepen-knock = إذا كانت أوراقك جيدة، أو أردت أن يظن غيرك ذلك، فالطرق لك. الطرق ممكن في أي لحظة أثناء اللطوش، حتى في غير دورك.
learn-toepen-answer = على كل لاعب آخر أن يجيب: البقاء، فيزيد الرهان واحدة، أو الانسحاب، فيخرج من التوزيعة. وإذا انسحب الجميع فالفوز لمن طرق.
learn-toepen-again = من كانت له آخر طرقة ينتظر حتى يطرق غيره.
learn-toepen-gap = لا بد من لعب ورقة بين طرقتين.
learn-toepen-limit = أعلى رهان ممكن: { $stake }.
learn-toepen-lose = ثمن البقاء مع الخسارة
learn-toepen-fold = المنسحب يدفع الرهان كما كان قبل الطرقة، أي فيشة واحدة أقل من ثمن البقاء.
learn-toepen-knocks = { $count ->
    [0] بلا طرق
    [zero] بلا طرق
    [one] بعد طرقة واحدة
    [two] بعد طرقتين
    [few] بعد { $count } طرقات
    [many] بعد { $count } طرقة
   *[other] بعد { $count } طرقة
}
learn-toepen-takes = كل ما يُدفع يذهب إلى الصندوق في الوسط، ويأخذ الفائز منه قدر الرهان.
learn-toepen-takes-nothing = لا يأخذ الفائز شيئًا: الفيش يُخسر ولا يُربح.
learn-toepen-dealer-left = بعد كل توزيعة ينتقل التوزيع إلى اللاعب التالي.
learn-toepen-dealer-winner = الفائز بالتوزيعة يوزّع بعدها.
learn-toepen-word-stake = الرهان، الصندوق
learn-toepen-word-stake-is = الرهان عدد الفيش الذي يدفعه الخاسر في هذه التوزيعة. وكل ما يُدفع يذهب إلى الصندوق.
learn-toepen-word-exchange = التبديل
learn-toepen-exchange = قبل أول ورقة يمكنك تبديل أوراقك كلها، مقلوبة، بأربع أوراق جديدة. معنى التبديل أن أوراقك كلها بلا قيمة، وقد يكون ذلك خدعة.
learn-toepen-exchange-in-turn = يُسأل اللاعبون بالدور، بدءًا بمن يجلس بعد الموزّع.
learn-toepen-exchange-any-time = لا حاجة إلى انتظار الدور.
learn-toepen-exchange-once = التبديل مرة واحدة في التوزيعة.
learn-toepen-exchange-often = يجوز التبديل مرة أخرى ما دام الورق يكفي.
learn-toepen-word-challenge = الشك
learn-toepen-challenge = القول إن التبديل خدعة، فتُكشف الأوراق المبدّلة. إذا كانت فيها ورقة لها قيمة دفع صاحبها فيشة، وإلا دفعها صاحب الشك.
learn-toepen-word-signals = الوقوف، التصفير
learn-toepen-signals-must = من { $cards }: الوقوف واجب مع الأربع كلها، والتصفير واجب مع ثلاث منها.
learn-toepen-signals-may = من { $cards }: الوقوف جائز مع الأربع كلها، والتصفير جائز مع ثلاث منها. هذه خدعة.
learn-toepen-signals-auto = الإشارات الواجبة تُعطى عنك.
learn-toepen-signals-forgotten = وقتها قبل أول ورقة لك. ومن ينسى يدفع الرهان في آخر التوزيعة.
learn-toepen-signals-before-play = وقتها قبل أن تُلعب أول ورقة. ومن ينسى يدفع الرهان في آخر التوزيعة.
learn-toepen-worthless = الأوراق التي بلا قيمة، من كل نوع.

## Options by name

option-toepen-rank = ترتيب الأوراق
option-toepen-rank-ace-high = الآص أعلى ورقة
option-toepen-rank-dutch = العشرة أعلى ورقة
option-toepen-chips = الفيش لكل لاعب
option-toepen-end-mode = نهاية اللعبة
option-toepen-end-mode-first-bankrupt = عند أول لاعب بلا فيش
option-toepen-end-mode-last-standing = عند بقاء لاعب واحد
option-toepen-exchanges-per-player = التبديل في التوزيعة
option-toepen-exchanges-per-player-one = مرة واحدة
option-toepen-exchanges-per-player-repeated = ما دام الورق يكفي
option-toepen-exchange-order = وقت التبديل
option-toepen-exchange-order-in-turn = بالدور
option-toepen-exchange-order-any-time = في أي وقت قبل أول ورقة
option-toepen-signals = الوقوف والتصفير
option-toepen-signals-manual = على كل لاعب أن يتذكر
option-toepen-signals-auto = تلقائيًّا
option-toepen-signals-off = بلا إشارات
option-toepen-signal-time = وقت الإشارات
option-toepen-signal-time-first-card = حتى أول ورقة لك
option-toepen-signal-time-before-play = حتى أول ورقة تُلعب
option-toepen-winner-takes = ما يأخذه الفائز
option-toepen-winner-takes-stake = الرهان
option-toepen-winner-takes-nothing = لا شيء
option-toepen-next-dealer = الموزّع التالي
option-toepen-next-dealer-left = اللاعب على اليسار
option-toepen-next-dealer-winner = الفائز بالتوزيعة
option-toepen-max-stake = أعلى رهان
option-toepen-max-stake-none = بلا حد
option-toepen-knock-gap = بين طرقتين
option-toepen-knock-gap-one-card = لا بد من لعب ورقة
option-toepen-knock-gap-none = لا يلزم شيء
