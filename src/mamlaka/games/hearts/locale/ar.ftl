## Why something cannot be done

must-open = افتتاح اللعب يكون بورقة من: { $cards }.
hearts-unbroken = لا يُبدأ بالكبة قبل أن تُكسر؛ المتاح: { $cards }.
no-points-first = لا تُرمى ورقة عليها نقاط في أول لطش ما دام في يدك غيرها؛ المتاح: { $cards }.

## Ways to play that have a name

preset-hearts-international = دولية
preset-hearts-openspiel = توزيعة واحدة
preset-hearts-black-lady = البنت السوداء

## Boards: the kinds of deals

kind-left-hearts = التمرير إلى اليسار
kind-right-hearts = التمرير إلى اليمين
kind-across-hearts = التمرير إلى المقابل
kind-none-hearts = بلا تمرير

## What happens

news-opener = { $who ->
    [you] الورقة المكشوفة: { $cards }. البدء لك
   *[other] الورقة المكشوفة: { $cards }. أول من يبدأ: { $seat }
}

## A deal is over

ledger-moon = { $seat } { $points }: أخذ الكل، وصاحبه: { $other }
ledger-moon-shot = { $seat } { $points }: أخذ الكل
ledger-no-tricks = { $seat } { $points }: بلا أي لطش

## Why a bot decided as it did: the tactics of Hearts

rule-hearts-1 = آص البستوني وشيخه هما ما تقع عليه البنت.
rule-hearts-2 = بنت البستوني آمنة تحت ثلاث أوراق بستوني أخرى على الأقل.
rule-hearts-3 = أوراق البستوني الصغيرة تحمي من البنت.
rule-hearts-4 = النوع القصير يُمرَّر: حين يُبدأ به لاحقًا تُرمى عليه أوراق الجزاء.
rule-hearts-5 = الكبة العالية بلا صغيرة معها تأخذ الكبة.
rule-hearts-6 = اللطش الأول لا يكلّف شيئًا: فرصة للتخلص من ورقة كبيرة.
rule-hearts-7 = أوراق البستوني الصغيرة تُخرج البنت؛ ومن في يده الآص أو الشيخ ينتظر.
rule-hearts-8 = أكثر الأوراق كلفة تُرمى على لطش لاعب آخر.
rule-hearts-9 = آخر من يلعب يأخذ اللطش المجاني بورقة كبيرة، ويلعب تحت اللطش المكلف ورقة أصغر.
rule-hearts-10 = لاعب واحد أخذ نقاط الجزاء كلها: ورقة كبة واحدة تمنعه من أخذ الكل.
rule-hearts-60 = البدء بورقة صغيرة: ستغلبها ورقة أعلى منها.
rule-hearts-61 = أعلى ورقة لا تأخذ اللطش هي أفضل ما يُتخلص منه.
rule-hearts-62 = البنت تمرّ تحت الآص أو الشيخ.
rule-hearts-63 = ولد الديناري يمحو نقاطًا: اللطش يستحقه.
rule-hearts-64 = الأوراق الكبيرة تأخذ اللطوش.
rule-hearts-65 = نوع طويل متصل ولا كبة خاسرة: يمكن أخذ كل شيء.

## Page: the home page

game-hearts = هارتس (القلوب)
game-about-hearts = لا أحد يريد الكبة ولا بنت البستوني، إلا من يأخذها كلها.
game-standard-hearts = تُمرَّر ثلاث أوراق قبل كل توزيعة، حتى مئة نقطة؛ والأقل نقاطًا يفوز.

## Page: questions and answers

zone-stock-hearts = الباقي

## Ways to play that have a name

about-preset-hearts-international = اللعبة لأربعة كما يعرفها معظم الناس، حتى مئة نقطة.
about-preset-hearts-openspiel = توزيعة واحدة كما تلعبها OpenSpiel؛ بنت البستوني تكسر الكبة أيضًا.
about-preset-hearts-black-lady = لثلاثة إلى سبعة لاعبين: تبقى أوراق خارج اللعب، ويُمرَّر الورق مرتين، ورقتان ثم ورقة.

## Options

about-option-hearts-form = في international أربعة لاعبين وثلاث عشرة ورقة لكل منهم، ويُفتح اللعب بورقة «اثنين السباتي». وفي black_lady ثلاثة إلى سبعة لاعبين، وتبقى أوراق خارج اللعب، وتمريران إلى اليمين، ويبدأ من على يسار الموزّع بما يشاء، وتُكتب نقاط الجزاء بالناقص.
about-option-hearts-pass-cards = قبل اللعب يمرّر كل لاعب ثلاث أوراق إلى مقعد آخر، ولا يراها غيرهما.
about-option-hearts-pass-cycle = إلى من تُمرَّر الأوراق في توزيعة بعد أخرى؛ وبعد آخرها يعود الترتيب من أوله.
about-option-hearts-no-pts-on-first-trick = لا تُرمى كبة ولا بنت البستوني في أول لطش، إلا إذا لم يكن في اليد غيرها.
about-option-hearts-can-lead-any-club = لمن في يده «اثنين السباتي» أن يفتح بورقة سباتي أخرى.
about-option-hearts-must-break-hearts = لا يُبدأ بالكبة قبل أن تُلعب ورقة كبة، إلا إذا لم يكن في اليد غيرها.
about-option-hearts-qs-breaks-hearts = بنت البستوني تكسر الكبة كما تكسرها ورقة كبة.
about-option-hearts-can-lead-hearts-instead-of-qs = من ليس في يده إلا الكبة وبنت البستوني له أن يبدأ بالكبة قبل أن تُكسر.
about-option-hearts-jd-bonus = ولد الديناري يمحو عشر نقاط جزاء.
about-option-hearts-avoid-all-tricks-bonus = من لا يأخذ أي لطش تُمحى عنه خمس نقاط جزاء، إلا إذا أخذ أحدهم الكل.
about-option-hearts-moon = قيمة أخذ الكبة كلها مع بنت البستوني: مع others لكل لاعب آخر { 26 } نقطة جزاء، ومع self ينقص مجموع صاحبها { 26 }، ومع none تُحسب كالمعتاد.
about-option-hearts-target = تنتهي اللعبة بعد توزيعة يبلغ فيها أحدهم هذا العدد من نقاط الجزاء؛ والأقل نقاطًا يفوز.
about-option-hearts-deals = تنتهي اللعبة بعد هذا العدد من التوزيعات، أو عند بلوغ الهدف، أيهما أسبق. وبدونهما، وهذا في البنت السوداء فقط، يوزّع كل لاعب مرة.
about-option-hearts-early-end = تنتهي التوزيعة حين لا تبقى في أي يد ورقة لها قيمة؛ ولا تتغير بذلك أي نتيجة. وإذا كانت لتجنب كل اللطوش مكافأة لُعبت كل توزيعة إلى آخرها.
about-option-hearts-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.

## Learn

learn-hearts-about = المطلوب تجنّب الكبة وبنت البستوني، فهي الأوراق التي عليها جزاء. في آخر اللعبة يفوز صاحب أقل نقاط جزاء.
learn-hearts-pass = { $count ->
    [zero] لا تُمرَّر أوراق.
    [one] قبل اللعب تُمرَّر ورقة واحدة مقلوبة إلى لاعب آخر، وتأتيك ورقة من غيره.
    [two] قبل اللعب تُمرَّر ورقتان مقلوبتان إلى لاعب آخر، وتأتيك ورقتان من غيره.
    [few] قبل اللعب تُمرَّر { $count } أوراق مقلوبة إلى لاعب آخر، ويأتيك مثلها من غيره.
    [many] قبل اللعب تُمرَّر { $count } ورقة مقلوبة إلى لاعب آخر، ويأتيك مثلها من غيره.
   *[other] قبل اللعب تُمرَّر { $count } ورقة مقلوبة إلى لاعب آخر، ويأتيك مثلها من غيره.
}
learn-hearts-pass-to = { $number ->
    [0] كل توزيعة
   *[other] التوزيعة رقم { $number }
}: { $direction ->
    [left] التمرير إلى اليسار.
    [right] التمرير إلى اليمين.
    [across] التمرير إلى المقابل.
   *[none] بلا تمرير.
}
learn-hearts-pass-again = ثم تعود الاتجاهات من أولها.
learn-hearts-pass-twice = قبل اللعب تُمرَّر أوراق مقلوبة إلى اليمين مرتين: أولًا { $first }، ثم { $second }.
learn-hearts-open = صاحب { $card } يبدأ بها أول لطش.
learn-hearts-open-club = صاحب { $card } يبدأ بها أول لطش، أو بورقة سباتي أخرى.
learn-hearts-open-dealer = اللاعب الذي على يسار الموزّع يبدأ أول لطش بأي ورقة.
learn-hearts-caught = بدأ اللطش بشيخ البستوني، ونزلت تحته بنت البستوني. الشيخ أعلى بستوني، فصاحبه يأخذ اللطش والبنت معه.
learn-hearts-end-target = تنتهي اللعبة بعد توزيعة يصل فيها أحد اللاعبين إلى هذا العدد من نقاط الجزاء: { $target }.
learn-hearts-end-deals = عدد التوزيعات في اللعبة: { $number }.
learn-hearts-end-dealers = تنتهي اللعبة بعد أن يوزّع كل لاعب مرة واحدة.
learn-hearts-moon-title = أخذ الكل
learn-hearts-moon = إذا أخذ لاعب واحد الكبة كلها وبنت البستوني، صارت نقاط التوزيعة هكذا:
learn-hearts-moon-shooter = من أخذ الكل
learn-hearts-moon-others = كل لاعب غيره
learn-hearts-no-tricks = بلا أي لطش
learn-hearts-no-tricks-row = من لا يأخذ أي لطش
learn-hearts-first-trick = لا تُلعب ورقة عليها جزاء في أول لطش، إلا إذا لم يكن في اليد غيرها.
learn-hearts-word-penalty = ورق الجزاء
learn-hearts-word-penalty-is = الورق الذي يكلّف نقاطًا من يأخذه: كل ورقة كبة، وبنت البستوني وهي الأغلى.
learn-hearts-word-broken = كسر الكبة
learn-hearts-word-broken-is = تُكسر الكبة حين يرمي أحد اللاعبين ورقة كبة. قبل ذلك لا يُبدأ بالكبة، إلا إذا لم يكن في اليد غيرها.
learn-hearts-word-broken-queen = تُكسر الكبة حين يرمي أحد اللاعبين ورقة كبة أو يلعب بنت البستوني. قبل ذلك لا يُبدأ بالكبة، إلا إذا لم يكن في اليد غيرها.
learn-hearts-word-broken-but-queen = من ليس في يده إلا الكبة وبنت البستوني له أن يبدأ بالكبة أيضًا.
learn-hearts-word-moon = أخذ الكل
learn-hearts-word-moon-is = أخذ ورق الجزاء كله في توزيعة واحدة، عن قصد. وإذا ذهبت ورقة كبة واحدة إلى غيرك، بقيت عليك خسارة الباقي كله.
learn-hearts-word-left = الورق الباقي
learn-hearts-word-left-is = ورق لا يُوزَّع على أحد، ولا يأخذه أحد. قد تُكشف منه ورقة أو ورقتان.
learn-hearts-word-discard-when = عندها يمكن التخلص من بنت البستوني، أو من ورقة كبة عالية.

## Options by name

option-hearts-form = شكل اللعبة
option-hearts-form-international = دولية
option-hearts-form-black-lady = البنت السوداء
option-hearts-pass-cards = تمرير الأوراق
option-hearts-pass-cycle = اتجاهات التمرير
option-hearts-pass-cycle-left = إلى اليسار
option-hearts-pass-cycle-right = إلى اليمين
option-hearts-pass-cycle-across = إلى المقابل
option-hearts-pass-cycle-none = بلا تمرير
option-hearts-no-pts-on-first-trick = لا ورق جزاء في أول لطش
option-hearts-can-lead-any-club = الافتتاح بأي سباتي
option-hearts-must-break-hearts = كسر الكبة قبل البدء بها
option-hearts-qs-breaks-hearts = بنت البستوني تكسر الكبة
option-hearts-can-lead-hearts-instead-of-qs = البدء بالكبة بدلًا من بنت البستوني
option-hearts-jd-bonus = ولد الديناري يمحو { 10 }
option-hearts-avoid-all-tricks-bonus = مكافأة من لا يأخذ أي لطش
option-hearts-moon = أخذ الكل
option-hearts-moon-others = على كل لاعب آخر { 26 }
option-hearts-moon-self = ينقص المجموع { 26 }
option-hearts-moon-none = يُحسب كالمعتاد
option-hearts-target = هدف النقاط
option-hearts-target-none = بلا هدف
option-hearts-deals = عدد التوزيعات
option-hearts-deals-none = بلا حد
option-hearts-early-end = إنهاء التوزيعة مبكرًا
option-hearts-look-back = النظر إلى اللطوش السابقة
option-hearts-look-back-last = آخر لطش
option-hearts-look-back-none = غير مسموح
option-hearts-look-back-all = كل اللطوش
