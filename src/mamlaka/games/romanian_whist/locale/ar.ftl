## Seats and cards

badge-forehead = على الجبين
# Unsure: the word that tables use for a card that nobody sees.
badge-blind = عمياني
badge-run = طلبات صائبة متتالية: { $number }
badge-lost-run = طلبات خائبة متتالية: { $number }

## Ways to play that have a name

preset-romanian-whist-pagat = { 1 }-{ 8 }-{ 1 }
# Unsure: the word for the prize.
preset-romanian-whist-prize = مع المكافأة
preset-romanian-whist-eight-one-eight = { 8 }-{ 1 }-{ 8 }
preset-romanian-whist-pub = على الجبين
preset-romanian-whist-quick = قصيرة

## A deal is over

ledger-streak = { $seat } { $points }: مكافأة خمسة طلبات صائبة متتالية
ledger-lost-streak = { $seat } { $points }: خمسة طلبات خائبة متتالية

## Why a bot decided as it did: the tactics of Romanian Whist

rule-romanian-whist-1 = الطلب الصائب بخمس نقاط، وفوقها عدد الطلب: يُطلب ما تضمنه اليد، لا ما يُرجى.
rule-romanian-whist-2 = طلب الصفر بخمس نقاط أيضًا: بلا آص ولا نوع طويل ومع حكم قليل يُطلب الصفر.
rule-romanian-whist-3 = تُعدّ اللطوش الأكيدة، ونصف لطش لشيخ محمي أو لورقة حكم مع نوع قصير.
rule-romanian-whist-4 = مجموع الطلبات أكثر من اللطوش: الأفضل أخذ لطوشك مبكرًا.
rule-romanian-whist-5 = العدد المناسب ممنوع: يُزاد واحد إذا كانت الورقة المشكوك فيها حكمًا أو شيخًا محميًّا، وإلا يُنقص واحد.
rule-romanian-whist-6 = مع ورقة واحدة يُطلب لطش إذا كانت حكمًا، أو كانت آصًا والبدء لك؛ وإلا فالصفر.
rule-romanian-whist-7 = بلا حكم تغلب الأنواع الطويلة: تُعدّ الأوراق الباقية حين تخلو منها أيدي الآخرين.
rule-romanian-whist-8 = اكتمل طلبك: الأفضل ورقة لا تأخذ اللطش، وأعلى الأوراق تُرمى تحت أوراق الآخرين.
rule-romanian-whist-10 = لإفساد طلب غيرك يُترك اللطش لمن لم يعد يحتاج إليه.
rule-romanian-whist-11 = خاب طلبك، ولطش آخر لا يكلّف كثيرًا: يؤخذ هذا اللطش ممن يحتاج إليه.
rule-romanian-whist-12 = هذه التوزيعة قد تحسم سلسلة من خمسة: يُطلب الأسلم، وهو الصفر.
rule-romanian-whist-60 = ما زالت تنقصك لطوش: تُلعب الورقة الأقرب إلى أخذ هذا اللطش.
rule-romanian-whist-61 = كل اللطوش الباقية لازمة: لا تُحفظ ورقة.
rule-romanian-whist-62 = يؤخذ اللطش بأصغر ورقة تكفي، وإذا لم يمكن أخذه فأصغر ورقة.

## Page: the home page

game-romanian-whist = الويست الروماني
game-about-romanian-whist = من ورقة واحدة إلى ثماني أوراق في اليد. طلب بعدد اللطوش، ثم أخذ هذا العدد تمامًا.
game-standard-romanian-whist = من ورقة إلى ثمانٍ، ثم العودة إلى ورقة. لا يجوز أن يُكمل الطلب الأخير عدد اللطوش.

## Learn

learn-romanian-whist-about = عدد التوزيعات في اللعبة { $count }. في كل توزيعة: رؤية أوراقك، ثم طلب عدد من اللطوش، ثم محاولة أخذ هذا العدد تمامًا.
learn-romanian-whist-order = عدد الأوراق في اليد يتغير من توزيعة إلى أخرى: { $sizes }.
learn-romanian-whist-sits-out = إذا كان اللاعبون سبعة فالموزّع خارج التوزيعة: بلا أوراق ولا طلب ولا نقاط.
learn-romanian-whist-deck = في الشدّة ثماني أوراق لكل لاعب. هذه أوراق نوع واحد، من الأعلى إلى الأدنى.
learn-romanian-whist-trumps = بعد التوزيع تُكشف ورقة أخرى، ونوعها هو الحكم. ورقة الحكم تغلب كل ورقة من الأنواع الأخرى. وإذا لم تُلعب ورقة حكم فاللطش لأعلى ورقة من النوع المطلوب، وصاحبها يبدأ التالي.
learn-romanian-whist-duty-must = من لا ورق عنده من النوع المطلوب يلعب ورقة حكم إن كانت عنده.
learn-romanian-whist-duty-may = من لا ورق عنده من النوع المطلوب له أن يلعب ورقة حكم أو أي ورقة أخرى.
learn-romanian-whist-ruffed = الحكم هو الكبة. البدء بالسباتي، ولا سباتي عند صاحب تسعة الكبة: ورقة الحكم تأخذ اللطش.
learn-romanian-whist-eights-none = مع ثماني أوراق يُوزّع الورق كله: لا حكم.
learn-romanian-whist-eights-last = مع ثماني أوراق يُوزّع الورق كله: تُكشف الورقة الأخيرة، ونوعها هو الحكم.
learn-romanian-whist-forehead = في توزيعات الورقة الواحدة تكون ورقتك على جبينك: أوراق الآخرين كلها ظاهرة لك، إلا ورقتك أنت.
learn-romanian-whist-blind = في توزيعات الورقة الواحدة لا يرى أحد ورقة قبل لعبها.
learn-romanian-whist-extra = في النهاية توزيعتان إضافيتان بورقة واحدة: في الأولى تظهر لك كل الأوراق إلا ورقتك، وفي الثانية لا تظهر أي ورقة.
learn-romanian-whist-page-bid = الطلب
learn-romanian-whist-bids = أول من يطلب هو التالي للموزّع، والموزّع آخرهم. الطلب عدد من { 0 } إلى عدد الأوراق، وأقصاه { $most }. يسمعه الجميع ولا يتغير.
learn-romanian-whist-forbidden = الطلب الأخير لا يجوز أن يجعل مجموع الطلبات مساويًا لعدد اللطوش. فلا بد أن يخيب طلب أحدهم.
learn-romanian-whist-bid-title = مثلًا: الطلب { $number } مع أربع أوراق
learn-romanian-whist-taken = { $count ->
    [zero] بلا لطوش
    [one] أخذت لطشًا واحدًا
    [two] أخذت لطشين
    [few] أخذت { $count } لطوش
    [many] أخذت { $count } لطشًا
   *[other] أخذت { $count } لطش
}
learn-romanian-whist-zero = طلب الصفر أيضًا بخمس نقاط.
learn-romanian-whist-streak = لخمسة طلبات صائبة متتالية مكافأة: { $bonus } نقاط. وخمسة خائبة متتالية تكلّف مثلها. ثم يبدأ العدّ من جديد.
learn-romanian-whist-ones-reset = توزيعة الورقة الواحدة تقطع السلسلة.
learn-romanian-whist-ones-skip = توزيعات الورقة الواحدة لا تُحسب في السلسلة ولا تقطعها.
learn-romanian-whist-ones-count = توزيعات الورقة الواحدة تُحسب كغيرها.
learn-romanian-whist-end = الفائز صاحب أكثر النقاط بعد التوزيعة الأخيرة.
learn-romanian-whist-word-bid = الطلب
learn-romanian-whist-word-bid-is = عدد اللطوش الذي يُقال قبل اللعب.
learn-romanian-whist-word-ruff = القطع
learn-romanian-whist-word-ruff-is = لعب ورقة حكم لأن اليد خالية من النوع المطلوب.
learn-romanian-whist-word-streak = المكافأة
learn-romanian-whist-word-streak-is = نقاط خمسة طلبات صائبة متتالية، وخمسة خائبة تكلّف مثلها.

## Options by name

option-romanian-whist-order = ترتيب التوزيعات
option-romanian-whist-order-1-8-1 = { 1 } إلى { 8 } إلى { 1 }
option-romanian-whist-order-8-1-8 = { 8 } إلى { 1 } إلى { 8 }
option-romanian-whist-order-short = قصير
option-romanian-whist-order-no-repeat = كل عدد مرة
option-romanian-whist-forbidden-sum = الطلب الممنوع
option-romanian-whist-forbidden-sum-last = لآخر من يطلب
option-romanian-whist-forbidden-sum-none = لا
option-romanian-whist-trump-duty = الحكم لمن ليس عنده النوع
option-romanian-whist-trump-duty-must = إلزامي
option-romanian-whist-trump-duty-may = اختياري
option-romanian-whist-streak = مكافأة خمسة متتالية
option-romanian-whist-streak-off = لا
option-romanian-whist-streak-5 = { 5 } نقاط
option-romanian-whist-streak-10 = { 10 } نقاط
option-romanian-whist-streak-ones = الورقة الواحدة في السلسلة
option-romanian-whist-streak-ones-reset = تقطعها
option-romanian-whist-streak-ones-skip = لا تُحسب
option-romanian-whist-streak-ones-count = تُحسب
option-romanian-whist-one-card = توزيعات الورقة الواحدة
option-romanian-whist-one-card-normal = ورقتك ظاهرة لك
option-romanian-whist-one-card-forehead = على الجبين
option-romanian-whist-one-card-blind = عمياني
option-romanian-whist-extra-ones = توزيعات إضافية في النهاية
option-romanian-whist-extra-ones-none = لا
option-romanian-whist-extra-ones-forehead-blind = جبين ثم عمياني
option-romanian-whist-miss = كلفة الطلب الخائب
option-romanian-whist-miss-distance = نقطة عن كل لطش
option-romanian-whist-miss-flat = خمس نقاط
option-romanian-whist-eights-trump = الحكم مع ثماني أوراق
option-romanian-whist-eights-trump-none = بلا حكم
option-romanian-whist-eights-trump-last = نوع الورقة الأخيرة

## Ways to play that have a name

about-preset-romanian-whist-pagat = من ورقة واحدة إلى ثماني أوراق ثم إلى ورقة.
about-preset-romanian-whist-prize = خمسة طلبات صائبة متتالية بمكافأة من عشر نقاط.
about-preset-romanian-whist-eight-one-eight = من ثماني أوراق إلى ورقة واحدة ثم إلى ثمانٍ.
about-preset-romanian-whist-pub = مع المكافأة، وفي توزيعات الورقة الواحدة تظهر لك كل الأوراق إلا ورقتك.
about-preset-romanian-whist-quick = توزيعات قليلة: ورقة، ثم ثلاث، ثم خمس، ثم سبع، ثم ثمانٍ، ثم العودة.

## Options

about-option-romanian-whist-order = أوراق اليد في كل توزيعة. في { 1 }-{ 8 }-{ 1 } و{ 8 }-{ 1 }-{ 8 } عدد توزيعات الورقة الواحدة أو الثماني في كل طرف كعدد اللاعبين. ومع short: { 1 } ثم { 3 } ثم { 5 } ثم { 7 } ثم { 8 } بعدد اللاعبين، والعودة. ومع no_repeat كل عدد من { 1 } إلى { 8 } والعودة مرة واحدة.
about-option-romanian-whist-forbidden-sum = مع last لا يجوز أن يجعل الطلب الأخير مجموع الطلبات مساويًا لعدد اللطوش. ومع none كل طلب جائز.
about-option-romanian-whist-trump-duty = هل يلزم لعب ورقة حكم حين لا يكون في اليد شيء من النوع المطلوب.
about-option-romanian-whist-streak = مكافأة خمسة طلبات صائبة متتالية، وخمسة خائبة متتالية تكلّف مثلها. ثم يبدأ العدّ من جديد.
about-option-romanian-whist-streak-ones = أثر توزيعات الورقة الواحدة في السلسلة: مع reset تقطعها، ومع skip لا تُحسب ولا تقطعها، ومع count تُحسب.
about-option-romanian-whist-one-card = الطلب في توزيعات الورقة الواحدة: مع normal ورقتك ظاهرة لك، ومع forehead تظهر لك كل الأوراق إلا ورقتك، ومع blind لا يرى أحد ورقة.
about-option-romanian-whist-extra-ones = مع forehead_blind توزيعتان إضافيتان بورقة واحدة في نهاية اللعبة، الأولى على الجبين والثانية عمياني.
about-option-romanian-whist-miss = كلفة الطلب الخائب: مع distance نقطة عن كل لطش زائد أو ناقص، ومع flat خمس نقاط أيًّا كان عدد اللطوش.
about-option-romanian-whist-eights-trump = الحكم في توزيعات الثماني أوراق: مع none لا حكم، ومع last نوع آخر ورقة وُزّعت، وهي مكشوفة.
