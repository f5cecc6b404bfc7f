## Seats and cards

bid-bid = الطلب: { $number }
bid-null = ولا لطش مقابل { $number }
bid-word-bid = اللطوش:
bid-word-null = ولا لطش مقابل:

## Ways to play that have a name

preset-oneonta-edward = إدوارد
preset-oneonta-hutnik = هتنك
preset-oneonta-learner = مع متابعة الأوراق

## What happens

news-null = { $seat }: ولا لطش مقابل { $number }

## A deal is over

ledger-null-made = { $seat } { $points }: «ولا لطش» كما وُعد
ledger-null-failed = { $seat } { $points }: كان الوعد «ولا لطش»، وعدد اللطوش { $count }

## Why a bot decided as it did: the tactics of Oneonta Whist

rule-oneonta-1 = الأوراق الكبيرة التي لا تُنازَع لا تأخذ شيئًا: لا يُطلب أكثر مما يُعدّ.
rule-oneonta-2 = أيًّا كانت الأوراق الثلاث التي خارج اللعب: بهذه النسبة ينجح الطلب.
rule-oneonta-3 = النوع الذي فيه أوراق صغيرة قد يتجنب كل لطش: يُعدّ نصف ما قد يأخذه.
rule-oneonta-4 = الآص الوحيد لطش أكيد.
rule-oneonta-5 = النوع الذي ليس فيه أوراق صغيرة أمره للحظ: يُعدّ وسط ما قد يأخذه.
rule-oneonta-6 = الأوراق التي قد تأخذ وقد تتجنب تُحفظ: فهي تعوّض ما يتعثر في غيرها.
rule-oneonta-8 = الآص والشيخ من نوع واحد يُرجى منهما لطشان.
rule-oneonta-9 = الآص والشيخ والولد من نوع واحد بنحو لطش واحد.
rule-oneonta-10 = عند الشك لطش زائد خير من لطش ناقص: النقص يكلّف الطلب كله، والزيادة نقطة عن كل لطش.
rule-oneonta-11 = الورقة التي قد تأخذ وقد لا تأخذ تُرمى أولًا.
rule-oneonta-12 = يُعاد العدّ مع كل لطش: بهذه النسبة ينجح الطلب بعد هذه الورقة.
rule-oneonta-60 = أوراق الحكم تأخذ ما هو أصغر منها، وتقطع الأنواع الأخرى.
rule-oneonta-61 = عند الوعد «ولا لطش» تُرمى الأوراق الكبيرة على الأنواع الأخرى قبل أن يأتي نوعها.

## Page: the home page

game-oneonta = أونيونتا ويست
game-about-oneonta = سوليتير باللطوش: طلب على قدر أوراقك، في مواجهة كومة تبدأ دائمًا.
game-standard-oneonta = تسع توزيعات، والطلب من { 0 } إلى { 9 }، والهدف { 30 } نقطة.

## Page: questions and answers

zone-stock-oneonta = خارج اللعب
call-null = ولا لطش مقابل { $number }
say-null = ولا لطش مقابل { $number }

## Ways to play that have a name

about-preset-oneonta-edward = تسع توزيعات لبلوغ { 30 } نقطة، بحساب إدوارد.
about-preset-oneonta-hutnik = طلبات من { 1 } إلى { 9 }، أو «ولا لطش» بأي رهان.
about-preset-oneonta-learner = الأوراق التي لم تظهر بعد معروضة على الطاولة مع احتمال نزولها.

## Options

about-option-oneonta-bidding = مع edward عدد اللطوش من { 0 } إلى { 9 }. ومع hutnik من { 1 } إلى { 9 }، أو وعد «ولا لطش» برهان من { 1 } إلى { 9 }.
about-option-oneonta-deals = عدد التوزيعات في اللعبة.
about-option-oneonta-target = من بلغ هذا العدد من النقاط أو زاد عليه بعد التوزيعة الأخيرة فقد فاز.
about-option-oneonta-show-tracker = الأوراق التي لم تظهر بعد معروضة على الطاولة، مع الاحتمال الدقيق لنزول كل منها.

## Learn

learn-oneonta-about = لعب منفرد في مواجهة كومة مقلوبة. عدد أوراقك { $count }، وفي الكومة مثلها. تُقلب من الكومة ورقة، وتُلعب من يدك ورقة عليها: هذا هو اللطش. والكومة تبدأ كل لطش.
learn-oneonta-turnup = تُكشف ورقة أخرى، ونوعها هو الحكم: يغلب الأنواع الأخرى. وإذا كانت جوكر فلا حكم.
learn-oneonta-follow = عليك اللعب من النوع الذي بدأ به اللطش، إن كان عندك منه. وإلا فأي ورقة جائزة. أعلى ورقة حكم تأخذ اللطش، وإن لم يكن فيه حكم فأعلى ورقة من النوع الذي بدأ به.
learn-oneonta-trumps = ورق الحكم حين يكون { $suit }، من الأعلى إلى الأدنى. الجوكران منه، وواحدة من هذه الأوراق مكشوفة خارج اللعب.
learn-oneonta-ruff = بدأ اللطش بآص الديناري. ليس عندك ديناري، فلعبت ورقة حكم صغيرة ({ $suit }) واللطش لك.
learn-oneonta-page-bid = الطلب
learn-oneonta-bids = بعد النظر في أوراقك يأتي طلب عدد اللطوش، من { 0 } إلى { $most }. نقاط الطلب لك إذا أخذت هذا العدد تمامًا.
learn-oneonta-bids-null = بعد النظر في أوراقك يأتي طلب عدد اللطوش، من { 1 } إلى { $most }. نقاط الطلب لك إذا أخذت هذا العدد تمامًا. أو يكون الطلب «ولا لطش»، مقابل عدد من النقاط من اختيارك.
learn-oneonta-bid-title = مثلًا: الطلب { $number }
learn-oneonta-null-title = «ولا لطش» مقابل { $number }
learn-oneonta-won = { $count ->
    [0] بلا لطوش
    [zero] بلا لطوش
    [one] أخذت لطشًا واحدًا
    [two] أخذت لطشين
    [few] أخذت { $count } لطوش
    [many] أخذت { $count } لطشًا
   *[other] أخذت { $count } لطش
}
learn-oneonta-target = عدد التوزيعات { $deals }، والفوز مع هذا العدد من النقاط أو أكثر: { $target }.
learn-oneonta-word-dummy = الكومة
learn-oneonta-word-dummy-is = الورق المقلوب الذي في مواجهتك. تنزل أوراقها بالترتيب، بلا اختيار.
learn-oneonta-word-trump = الحكم
learn-oneonta-word-trump-is = النوع الذي يغلب كل الأنواع في هذه التوزيعة.
learn-oneonta-word-ruff = القطع
learn-oneonta-word-ruff-is = لعب ورقة حكم حين لا يكون في اليد شيء من النوع المطلوب.
learn-oneonta-word-joker = الجوكر
learn-oneonta-word-joker-is = الجوكر الكبير والصغير أعلى ورق الحكم. وإذا كُشف أحدهما صار الآخر نوعًا وحده، ويغلب كل ورقة.
learn-oneonta-word-null = ولا لطش
learn-oneonta-word-null-is = طلب تجنّب كل اللطوش.
learn-oneonta-word-out = خارج اللعب
learn-oneonta-word-out-is = ثلاث أوراق تبقى مقلوبة ولا تُلعب أبدًا، فلا أحد يعلم يقينًا أي ورق سيأتي.

## Options by name

option-oneonta-bidding = الطلبات
option-oneonta-bidding-edward = إدوارد
option-oneonta-bidding-hutnik = هتنك
option-oneonta-deals = عدد التوزيعات
option-oneonta-target = نقاط الفوز
option-oneonta-show-tracker = عرض الأوراق التي لم تظهر
