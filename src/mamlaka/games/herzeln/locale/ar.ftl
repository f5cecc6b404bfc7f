### Arabic. The term sheet and the register stand at the top of locale/ar/table.ftl.

## Contracts

contract-tricks = لطوش
contract-last-trick = اللطش الأخير
contract-line = السطر
contract-gepetto = شيخ الكبة واللطش الأخير

## Ways to play that have a name

preset-herzeln-piatnik = ثماني توزيعات
preset-herzeln-four-stages = أربع مراحل

## Why a bot decided as it did: the tactics of Herzeln

rule-herzeln-2 = تُرمى الورقة الأكثر كلفة.
rule-herzeln-3 = كل لطش يُحسب لك: الأفضل البدء بورقة لا يغلبها أحد، وحفظ الأوراق العالية التي قد تخسر.
rule-herzeln-4 = الأفضل البدء بنوع سقطت بنته، ولا تُلعب ورقة عالية ما دامت البنت في اللعب.
rule-herzeln-5 = من ليس عنده شيخ الكبة ولا آصها يُخرج الشيخ بأوراق كبة صغيرة. ومن عنده الشيخ لا يبدأ بالكبة، ويتخلص منه.
rule-herzeln-6 = لا يُحسب إلا اللطش الأخير: تُحفظ أعلى الأوراق له.
rule-herzeln-8 = الأفضل التنزيل عند الطرف الذي تأتي أوراقك بعده.
rule-herzeln-9 = هذه الورقة تناسب الطرفين: الأفضل الطرف الذي تأتي أوراقك بعده.
rule-herzeln-60 = البدء بورقة صغيرة: سيغلبها غيرك.
rule-herzeln-61 = الأفضل أعلى ورقة لا تأخذ اللطش.
rule-herzeln-62 = الورقة المكلفة تمر بأمان تحت ورقة أعلى.
rule-herzeln-63 = لا يكلّف إلا اللطش الأخير: الأوراق العالية الآن، وتُحفظ ورقة صغيرة.
rule-herzeln-64 = الأفضل الورقة التي تنتظرها أوراقك.

## Page: the home page

game-herzeln = هرتسلن
game-about-herzeln = ثماني توزيعات بترتيب ثابت: أخذ اللطوش أو تجنّبها، وفي الأخيرة يطول سطر من الأوراق.
game-standard-herzeln = ثماني توزيعات، واحدة من كل نوع. العشرة تغلب الشيخ.

## Learn

learn-herzeln-about = عدد أوراق كل لاعب { $cards }. في الجولة { $deals } توزيعات بترتيب ثابت، ولكل توزيعة حسابها. بعد كل توزيعة ينتقل التوزيع إلى اللاعب التالي.
learn-herzeln-leader-dealers-left = يبدأ من يجلس بعد الموزّع.
learn-herzeln-leader-dealer = يبدأ الموزّع.
learn-herzeln-order = أوراق النوع من الأعلى إلى الأدنى: العشرة ثانية، فوق الشيخ. تأخذ اللطش أعلى ورقة من النوع المطلوب، وصاحبها يبدأ التالي.
learn-herzeln-order-short = أوراق النوع من الأعلى إلى الأدنى: العشرة تحت الولد. تأخذ اللطش أعلى ورقة من النوع المطلوب، وصاحبها يبدأ التالي.
learn-herzeln-taken = البدء بالسباتي. الآص يأخذ اللطش.
learn-herzeln-rounds = { $count ->
    [zero] لا جولات.
    [one] تنتهي اللعبة بعد جولة واحدة. أصحاب النتائج المتساوية لهم المركز نفسه.
    [two] تنتهي اللعبة بعد جولتين. أصحاب النتائج المتساوية لهم المركز نفسه.
    [few] تنتهي اللعبة بعد { $count } جولات. أصحاب النتائج المتساوية لهم المركز نفسه.
    [many] تنتهي اللعبة بعد { $count } جولة. أصحاب النتائج المتساوية لهم المركز نفسه.
   *[other] تنتهي اللعبة بعد { $count } جولة. أصحاب النتائج المتساوية لهم المركز نفسه.
}
learn-herzeln-hearts = المطلوب تجنّب الكبة.
learn-herzeln-tricks = المطلوب أخذ اللطوش، مهما كان فيها.
learn-herzeln-no-tricks = المطلوب تجنّب اللطوش، مهما كان فيها.
learn-herzeln-queens = المطلوب تجنّب البنات.
learn-herzeln-king = المطلوب تجنّب شيخ الكبة.
learn-herzeln-last-trick = المطلوب أخذ اللطش الأخير. اللطوش الأخرى لا تُحسب.
learn-herzeln-no-last-trick = المطلوب تجنّب اللطش الأخير. اللطوش الأخرى لا تكلّف شيئًا.
learn-herzeln-gepetto = المطلوب تجنّب شيخ الكبة واللطش الأخير.
learn-herzeln-line = لا لطوش هنا: أول لاعب عنده ولد ينزّله، ثم يطول منه سطر واحد من الطرفين. عند طرف تأتي الورقة الأعلى التالية، وعند الآخر الأدنى التالية، من أي نوع. بعد الآص تأتي أدنى ورقة، وقبل أدنى ورقة الآص. إذا كانت عندك ورقة مناسبة وجب تنزيل واحدة، وإلا «باص». تنتهي التوزيعة حين لا يبقى ورق إلا عند لاعب واحد.
learn-herzeln-ends = سطر من ثلاث أوراق: العشرة تناسب الطرف العالي لأنها بعد الشيخ، والتسعة تناسب الطرف الواطي. إذا ناسبت الورقة الطرفين فالمطلوب تحديد الطرف.
learn-herzeln-rows = لا لطوش هنا: كل نوع يبدأ بالولد، ثم يطول صفه ورقة ورقة، نزولًا وصعودًا حتى آخر ورقة. إذا كانت عندك ورقة مناسبة وجب تنزيل واحدة، وإلا «باص». تنتهي التوزيعة حين لا يبقى ورق إلا عند لاعب واحد.
learn-herzeln-fits = { $count ->
    [zero] لا ورقة مناسبة بين أوراقك.
    [one] المناسب من أوراقك ورقة واحدة: { $cards }.
    [two] المناسب من أوراقك ورقتان: { $cards }.
    [few] المناسب من أوراقك: { $cards }.
    [many] المناسب من أوراقك: { $cards }.
   *[other] المناسب من أوراقك: { $cards }.
}
learn-herzeln-word-cards = أونتر وأوبر
learn-herzeln-word-cards-is = الولد والبنت في الورق الألماني. أوراق الشجر والقلوب والأجراس والبلوط بدل البستوني والكبة والديناري والسباتي.
learn-herzeln-word-end = الطرف
learn-herzeln-word-end-is = عند الطرف العالي من السطر تأتي الورقة الأعلى التالية، وعند الطرف الواطي الأدنى التالية.

## Options by name

option-herzeln-form = الشكل
option-herzeln-form-piatnik = ثماني توزيعات
option-herzeln-form-four-stages = أربع مراحل
option-herzeln-order = التوزيعات
option-herzeln-order-all = الثماني كلها
option-herzeln-order-hearts = الكبة
option-herzeln-order-tricks = لطوش
option-herzeln-order-no-tricks = بلا لطوش
option-herzeln-order-queens = البنات
option-herzeln-order-king = شيخ الكبة
option-herzeln-order-last-trick = اللطش الأخير
option-herzeln-order-no-last-trick = بلا اللطش الأخير
option-herzeln-order-line = السطر
option-herzeln-layout-form = التوزيعة الأخيرة
option-herzeln-layout-form-line = سطر واحد
option-herzeln-layout-form-rows = أربعة صفوف
option-herzeln-leader = أول ورقة
option-herzeln-leader-dealers-left = عن يسار الموزّع
option-herzeln-leader-dealer = الموزّع
option-herzeln-rounds = الجولات
option-herzeln-early-end = نهاية مبكرة للتوزيعة

## Ways to play that have a name

about-preset-herzeln-piatnik = ثماني توزيعات بترتيب ثابت، في آخرها سطر من الأوراق.
about-preset-herzeln-four-stages = أربع توزيعات في كل منها ثماني نقاط: لطوش، كبة، بنات، وشيخ الكبة مع اللطش الأخير.

## Options

about-option-herzeln-form = piatnik: توزيعات النشرة، والعشرة فيها تحت الآص. four_stages: شكل قصير لأربعة لاعبين له توزيعاته، والعشرة فيه تحت الولد.
about-option-herzeln-order = توزيعات الجولة بالترتيب، ويمكن ترك أي منها. all: الثماني كلها بالترتيب المعتاد.
about-option-herzeln-layout-form = شكل أوراق التوزيعة الأخيرة. line: سطر واحد له طرفان من أي نوع. rows: صف لكل نوع، من الولد إلى الآص ونزولًا إلى أدنى ورقة.
about-option-herzeln-leader = من يبدأ. dealers_left: اللاعب التالي للموزّع. في السطر: أول لاعب بعده عنده ولد.
about-option-herzeln-rounds = عدد جولات اللعبة.
about-option-herzeln-early-end = تنتهي توزيعة الكبة أو البنات أو شيخ الكبة مع آخر ورقة تكلّف. النتيجة لا تتغير. المراحل الأربع تُلعب دائمًا حتى النهاية.
