## Contracts

contract-no-king = بلا شيخ الكبة
contract-all-at-once = الكل معًا
# Unsure: the layout is the contract Trex at Arab tables; here it is called after what is done in it.
contract-layout = التنزيل

## Ways to play that have a name

preset-kein-stich-common = مع صندوق
preset-kein-stich-points = بالنقاط
preset-kein-stich-with-extras = مع توزيعتين إضافيتين

## Why a bot decided as it did: the tactics of Kein Stich

rule-kein-stich-1 = الأوراق العالية من الأنواع القصيرة تُرمى ما دام الآخرون يلعبون النوع نفسه، والسبعات والثمانيات تُحفظ للطوش الأخيرة.
rule-kein-stich-2 = في هذا النوع لا تبقى أوراقك تحت أوراق الآخرين: الأفضل الرمي منه أولًا.
rule-kein-stich-3 = تُرمى أعلى ورقة كبة، ولا يُبدأ بالكبة إلا من الأسفل.
rule-kein-stich-4 = البنت مع ورقتين أصغر منها آمنة، والوحيدة ليست كذلك. الأفضل البدء بنوع سقطت بنته.
rule-kein-stich-5 = من ليس عنده شيخ الكبة ولا آصها يُخرج الشيخ بأوراق كبة صغيرة. ومن عنده الشيخ لا يبدأ بالكبة، ويتخلص منه.
rule-kein-stich-7 = عشرة هذا الولد وبنته في يدك: لا أحد يسبقك إلى هذه الحركة، فالأفضل تأجيلها.
rule-kein-stich-8 = الأفضل فتح الطريق لآصاتك وسبعاتك، وحبس الأوراق التي لا ينتظرها إلا الآخرون.
rule-kein-stich-9 = عدّ مرات «باص» ينفع: من أوشك أن ينهي أوراقه لا ورقة مناسبة عنده، فالأفضل ألا يُفتح شيء جديد.
rule-kein-stich-11 = لاعبان لا ورق عندهما من هذا النوع ويرميان عليه: لا يُبدأ به إلا إذا كان لا بد أن يأخذ اللطش غيرك.
rule-kein-stich-60 = البدء بورقة صغيرة: سيغلبها غيرك.
rule-kein-stich-61 = الأفضل أعلى ورقة لا تأخذ اللطش.
rule-kein-stich-62 = اللطش لك على كل حال: الأفضل أخذه بأعلى ورقة.
rule-kein-stich-64 = الورقة المكلفة تمر بأمان تحت ورقة أعلى.
rule-kein-stich-65 = تُرمى الورقة الأكثر كلفة.
rule-kein-stich-66 = لا يكلّف إلا اللطش الأخير: الأوراق العالية الآن، وتُحفظ ورقة صغيرة.
rule-kein-stich-67 = هذه الورقة لا تفتح شيئًا للآخرين.

## Page: the home page

# Unsure: a transcription of the German name.
game-kein-stich = كاين شتيش
game-about-kein-stich = بلا لطوش، بلا كبة، بلا بنات، بلا شيخ الكبة: أربع توزيعات تملأ صندوقًا، والتنزيل يوزّعه.
game-standard-kein-stich = خمس توزيعات. في التنزيل { 80 } و{ 50 } و{ 30 } فيشة للثلاثة الأوائل.

## Learn

learn-kein-stich-about = عدد أوراق كل لاعب { $cards }. في الجولة { $deals } توزيعات بترتيب ثابت. في كل توزيعة إلا الأخيرة شيء يكلّف والمطلوب تجنّبه، وفي الأخيرة، أي التنزيل، المطلوب إنزال الأوراق في صفوف بأسرع ما يمكن. بعد كل توزيعة ينتقل التوزيع إلى اللاعب التالي، ويبدأ اللعب من يجلس بعد الموزّع.
learn-kein-stich-order = أوراق النوع من الأعلى إلى الأدنى: العشرة تحت الولد. تأخذ اللطش أعلى ورقة من النوع المطلوب، وصاحبها يبدأ التالي.
learn-kein-stich-taken = البدء بالسباتي. أحد اللاعبين لا سباتي عنده فيرمي بنت الكبة. ولد السباتي أعلى ورقة سباتي ويأخذ اللطش، وصاحبه يدفع ثمن البنت.
learn-kein-stich-pot = كل ما يُدفع يدخل الصندوق. والتنزيل يوزّع الصندوق كله: أكبر حصة لأول من ينهي أوراقه. وقد يصير الحساب أقل من الصفر.
learn-kein-stich-rest = { $place ->
    [1] الحصص من مضاعفات الخمسة. وما يبقى فلصاحب المركز الأول.
   *[other] الحصص من مضاعفات الخمسة. وما يبقى فلصاحب المركز الثالث.
}
learn-kein-stich-points = كل ما يُؤخذ يُكتب نقاطًا، والمركز المتأخر في التنزيل أيضًا. الفائز صاحب أقل النقاط.
learn-kein-stich-rounds = { $count ->
    [zero] لا جولات.
    [one] تنتهي اللعبة بعد جولة واحدة. أصحاب النتائج المتساوية لهم المركز نفسه.
    [two] تنتهي اللعبة بعد جولتين. أصحاب النتائج المتساوية لهم المركز نفسه.
    [few] تنتهي اللعبة بعد { $count } جولات. أصحاب النتائج المتساوية لهم المركز نفسه.
    [many] تنتهي اللعبة بعد { $count } جولة. أصحاب النتائج المتساوية لهم المركز نفسه.
   *[other] تنتهي اللعبة بعد { $count } جولة. أصحاب النتائج المتساوية لهم المركز نفسه.
}
learn-kein-stich-no-tricks = المطلوب تجنّب اللطوش، مهما كان فيها.
learn-kein-stich-no-hearts = المطلوب تجنّب الكبة.
learn-kein-stich-no-queens = المطلوب تجنّب البنات.
learn-kein-stich-no-king = المطلوب تجنّب شيخ الكبة.
learn-kein-stich-no-last-trick = المطلوب تجنّب اللطش الأخير. اللطوش الأخرى لا تكلّف شيئًا.
learn-kein-stich-all-at-once = اللطوش والكبة والبنات وشيخ الكبة: كلها تكلّف في هذه التوزيعة.
learn-kein-stich-layout = لا لطوش هنا: كل نوع يبدأ بالولد، ثم يطول صفه ورقة ورقة، نزولًا وصعودًا حتى آخر ورقة. إذا كانت عندك ورقة مناسبة وجب تنزيل واحدة، وإلا «باص». تنتهي التوزيعة حين لا يبقى ورق إلا عند لاعب واحد.
learn-kein-stich-layout-dealer = في هذه التوزيعة يبدأ الموزّع.
learn-kein-stich-fits = { $count ->
    [zero] لا ورقة مناسبة بين أوراقك.
    [one] المناسب من أوراقك ورقة واحدة: { $cards }.
    [two] المناسب من أوراقك ورقتان: { $cards }.
    [few] المناسب من أوراقك: { $cards }.
    [many] المناسب من أوراقك: { $cards }.
   *[other] المناسب من أوراقك: { $cards }.
}
learn-kein-stich-word-cards = أونتر وأوبر
learn-kein-stich-word-cards-is = الولد والبنت في الورق الألماني. أوراق الشجر والقلوب والأجراس والبلوط بدل البستوني والكبة والديناري والسباتي.
learn-kein-stich-word-pot = الصندوق
learn-kein-stich-word-pot-is = الفيش المدفوعة في هذه الجولة. تبقى في الوسط حتى التنزيل.

## Options by name

option-kein-stich-stakes = الحساب
option-kein-stich-stakes-pot = صندوق
option-kein-stich-stakes-points = نقاط
option-kein-stich-shares = حصص الصندوق
option-kein-stich-shares-80-50-30-0 = { 80 } – { 50 } – { 30 } – { 0 }
option-kein-stich-shares-100-40-20-0 = { 100 } – { 40 } – { 20 } – { 0 }
option-kein-stich-shares-160-0-0-0 = الكل للأول
option-kein-stich-extras = توزيعات إضافية
option-kein-stich-extras-none = لا شيء
option-kein-stich-extras-last-trick = بلا اللطش الأخير
option-kein-stich-extras-all = الكل معًا
option-kein-stich-rounds = الجولات
option-kein-stich-layout-leader = أول ورقة في التنزيل
option-kein-stich-layout-leader-dealers-left = عن يسار الموزّع
option-kein-stich-layout-leader-dealer = الموزّع
option-kein-stich-early-end = نهاية مبكرة للتوزيعة

## Ways to play that have a name

about-preset-kein-stich-common = أربع توزيعات تملأ صندوقًا، والتنزيل يوزّعه.
about-preset-kein-stich-points = بلا صندوق: تُكتب النقاط، والفائز صاحب أقلها.
about-preset-kein-stich-with-extras = توزيعتان إضافيتان قبل التنزيل: بلا اللطش الأخير، ثم الكل معًا.

## Options

about-option-kein-stich-stakes = مع pot يدخل ما يُدفع صندوقًا يوزّعه التنزيل. ومع points تُكتب النقاط، ويكلف التنزيل بحسب المركز { 0 } و{ 10 } و{ 20 } وهكذا، والفائز صاحب أقل النقاط.
about-option-kein-stich-shares = كيف يقسم التنزيل الصندوق، أي { 160 } فيشة، بحسب المركز. وإذا لم يكن اللاعبون أربعة فللخيار الأول حصص خاصة، أما الثاني فلأربعة لاعبين. والصندوق الأكبر يُقسم بالنسبة نفسها إلى حصص من مضاعفات الخمسة دون زيادة. وما يبقى فللثالث إذا كان اللاعبون أربعة بالخيار الأول، وإلا فللأول.
about-option-kein-stich-extras = توزيعات إضافية قبل التنزيل. مع last_trick يكلّف اللطش الأخير { 40 }، ومع all التوزيعات الأربع الأولى معًا.
about-option-kein-stich-rounds = عدد جولات اللعبة. في أربع جولات بأربعة لاعبين يوزّع كل لاعب كل نوع من التوزيعات مرة.
about-option-kein-stich-layout-leader = من يبدأ التنزيل. مع dealers_left اللاعب التالي للموزّع.
about-option-kein-stich-early-end = توزيعة الكبة أو البنات أو شيخ الكبة تنتهي مع آخر ورقة مكلفة، والنتيجة لا تتغيّر.
