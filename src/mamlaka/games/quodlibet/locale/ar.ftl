### Unsure: no source gives Arabic names of the contracts; the layout is التنزيل as in Kein Stich.

## Seats and cards

badge-beer-king = ملك

## Contracts

contract-plus = زائد
contract-minus = ناقص
contract-neighbour = الجار السيئ
contract-achmed = أحمد
contract-first-three-and-last = أول ثلاثة والأخير
contract-no-reds = بلا حمر
contract-ober-unter = بنات وأولاد
contract-bribe = الرشوة
contract-open = السروال المفتوح
contract-hunt = الصيد
contract-quadrature = التربيع
contract-snack = اللقمة
note-plus = المطلوب اللطوش
note-minus = بلا لطوش
note-neighbour = لطوشك على الجار
note-achmed = شيخ الكبة وبنت الديناري
note-first-three-and-last = اللطوش { 1 } و{ 2 } و{ 3 } و{ 8 }
note-no-reds = بلا كبة
note-ober-unter = بلا بنات وأولاد
note-bribe = أصغر ورقة تكلّف أيضًا
note-open = ورقك يراه غيرك فقط
note-hunt = ناقص والورق مكشوف
note-quadrature = ورقة واحدة تتبع
note-snack = التنزيل

## Ways to play that have a name

preset-quodlibet-vienna = فيينا
preset-quodlibet-catsatcards = عن يمين الملك
preset-quodlibet-long = أربع جولات
preset-quodlibet-tricks-only = لطوش فقط

## The table

headline-wheel = دورة { $round } من { $rounds }، توزيعة { $deal }

## What happens

news-wheel = { $who ->
    [you] طلبك: { $name }.
   *[other] طلب { $seat }: { $name }.
}
call-wheel = { $name }

## A deal is over

ledger-no-trick-taken = { $seat } { $points }: ولا لطش
ledger-tricks-taken = { $seat } { $points }: عدد اللطوش { $count }
ledger-all-tricks = { $seat } { $points }: كل اللطوش عند لاعب واحد
ledger-all-hearts = { $seat } { $points }: كل الكبة
ledger-together = { $seat } { $points }: { $cards } في لطش واحد
ledger-lowest-card = { $seat } { $points }: أصغر ورقة في اللطش × { $count }
ledger-lowest-wins = { $seat } { $points }: لطش بأصغر ورقة فيه × { $count }
ledger-whole-hand-left = { $seat } { $points }: بلا تنزيل ورقة

## The score sheet

sheet-wheel = دورة { $number }

## Questions and help

ask-wheel = ما طلبك؟

## Why a bot decided as it did: the tactics of Quodlibet

rule-quodlibet-1 = الأوراق العالية تناسب «زائد» و«الجار السيئ»، والصغيرة تناسب الطلبات الأخرى.
rule-quodlibet-2 = الأفضل ضمان لطش: الأول أثمنها.
rule-quodlibet-3 = البدء بورقة صغيرة من نوع قصير: سيغلبها غيرك.
rule-quodlibet-4 = الأفضل أخذ اللطوش، وخاصة ممن يلعب قبلك: لطوشه عليك، ولطوشك على جارك.
rule-quodlibet-5 = الأفضل التخلص من شيخ الكبة وبنت الديناري، وألا يجتمعا في لطشك.
rule-quodlibet-6 = اللطوش من الرابع إلى السابع مجانية: فيها تُلعب الأوراق العالية، وتُحفظ ورقة صغيرة للأخير.
rule-quodlibet-7 = الكبة الصغيرة تكلّف ضعف العالية: الأفضل إعطاؤها أولًا.
rule-quodlibet-8 = الأفضل ألا تجتمع بنت وولد في لطشك، وأن يذهبا إلى لطوش الآخرين.
rule-quodlibet-9 = الورقة الوسطى أفضل، لا الأعلى ولا الأصغر. والسبعة يُبدأ بها ما دام الآخرون يلعبون من النوع.
rule-quodlibet-10 = الأوراق التي لا تظهر لك هي أوراقك: الأفضل لعب ما عُرف أنه صغير، ورمي ما عُرف أنه كبير.
rule-quodlibet-11 = الأفضل بدء كومة تنتهي بورقة من يدك، فيبقى الدور لك. البنت والملك والآص تنتهي فورًا.
rule-quodlibet-12 = الأفضل فتح الطريق لأوراقك، وحبس ما لا ينتظره إلا الآخرون.
rule-quodlibet-13 = اليد الكاملة أغلى شيء: تُنزَل أي ورقة.
rule-quodlibet-60 = الأفضل أعلى ورقة لا تأخذ اللطش.
rule-quodlibet-61 = اللطش لك على كل حال: الأفضل أخذه بأعلى ورقة.
rule-quodlibet-62 = لا ورق عندك من النوع: تُرمى ورقة عالية من نوع قصير.

## Page: the home page

game-quodlibet = كوودليبت
game-about-quodlibet = ثلاث دورات من الطلبات، من «زائد» إلى «اللقمة». في كل توزيعة ملك يطلب، والفائز صاحب أقل نقاط الجزاء.
game-standard-quodlibet = ثلاث دورات بكل الطلبات، مرة واحدة.

## Learn

learn-quodlibet-about = لعبة طلاب من فيينا. أربعة لاعبين لكل منهم ثماني أوراق، ويدور اللعب إلى اليمين. الطلبات دورات، ولكل توزيعة طلب آخر، وعدد التوزيعات في اللعبة { $deals }.
learn-quodlibet-order = أوراق النوع من الأعلى إلى الأدنى: العشرة تحت الولد. تأخذ اللطش أعلى ورقة من النوع المطلوب.
learn-quodlibet-king = لكل توزيعة ملك. ينظر وحده في أوراقه ويطلب طلبًا من الدورة لم يُلعب بعد، ثم ينظر الآخرون. بعد التوزيعة يصير اللاعب التالي ملكًا، وبعد الدورة صاحب أكثر نقاط الجزاء.
learn-quodlibet-leader-king = الملك يلعب أول ورقة.
learn-quodlibet-leader-right-of-king = من يجلس عن يمين الملك يلعب أول ورقة.
learn-quodlibet-end = كل شيء يُكتب نقاط جزاء. بعد الدورة الأخيرة يفوز صاحب أقلها.
learn-quodlibet-wheel = دورة { $number }
learn-quodlibet-plus = المطلوب أخذ اللطوش: كل لطش من الثمانية ليس لك يكلّف { 10 }. ومن لا لطش له عليه { 100 }.
learn-quodlibet-minus = المطلوب تجنّب اللطوش. الثمانية كلها تكلّف { 100 }.
learn-quodlibet-neighbour = اللطش يدفعه الجار عن اليمين. الثمانية كلها تكلّف { 100 }.
learn-quodlibet-achmed = المطلوب تجنّب شيخ الكبة وبنت الديناري. إذا اجتمعا في لطش واحد فالثمن { 100 }.
learn-quodlibet-picture-achmed = الشيخ والبنت في لطش واحد: يأخذه شيخ الكبة، والثمن { 100 }.
learn-quodlibet-first-three-and-last = لا تكلّف إلا اللطوش الثلاثة الأولى واللطش الأخير.
learn-quodlibet-no-reds = المطلوب تجنّب الكبة، وخاصة الصغيرة. الثماني كلها معًا تكلّف { 100 }.
learn-quodlibet-picture-no-reds = يأخذ الشيخ ثلاث أوراق كبة: { 20 } مرتين و{ 10 } مرة، أي { 50 }.
learn-quodlibet-ober-unter = المطلوب تجنّب البنات والأولاد، وهي أوبر وأونتر في الورق الألماني. اللطش الذي فيه النوعان يكلّف { 100 } مهما كان عددها.
learn-quodlibet-picture-ober-unter = يأخذ الشيخ بنتًا وولدًا في لطش واحد: { 100 }.
learn-quodlibet-bribe = كل لطش يكلّف صاحبه { 30 }، ويكلّف صاحب أصغر ورقة فيه { 20 }، ومن المتساوية تُحسب الأولى. وإذا أخذته أصغر ورقة فثمنه { 100 }.
learn-quodlibet-picture-bribe = الآص يأخذ اللطش ويدفع { 30 }. والسبعة أصغر ورقة، وثمنها { 20 }.
learn-quodlibet-open = مثل «ناقص»، لكن كل لاعب يمسك أوراقه بحيث يراها الجميع إلا هو، ويلعب ورقة لا يعرفها. وحتى ورق الملك يُخلط قبل أن يُقلب.
learn-quodlibet-open-free = لا أحد ملزم باللعب من النوع. والورقة من نوع آخر لا تأخذ اللطش.
learn-quodlibet-open-must = اللعب من النوع واجب لمن عنده منه: قبل دورك تُذكر الأوراق التي من النوع، فتعرف مكانها في يدك.
learn-quodlibet-hunt = مثل «ناقص»، لكن أوراق الجميع مكشوفة على الطاولة.
learn-quodlibet-quadrature = لا لطوش هنا: يبدأ أحدهم كومة بأي ورقة، ولا تتبعها إلا ورقة واحدة. من عنده تلك الورقة يجب أن يُنزلها، وإلا «باص». وإذا نزلت من قبل أو لم توجد، اكتملت الكومة.
learn-quodlibet-step3 = تتبع الورقة الأعلى بثلاث درجات من النوع نفسه: العشرة على السبعة، والملك على العشرة. وتنتهي الكومة بالبنت أو الملك أو الآص.
learn-quodlibet-run4 = تتبع الورقة الأعلى مباشرة من النوع نفسه. وتكتمل الكومة بأربع أوراق أو بالآص.
learn-quodlibet-pile-owner = صاحب الورقة الأخيرة يبدأ الكومة التالية.
learn-quodlibet-pile-next = اللاعب الذي بعد صاحب الورقة الأخيرة يبدأ الكومة التالية.
learn-quodlibet-snack = لا لطوش هنا: كل نوع يبدأ بالولد ويطول صفه ورقة ورقة، صعودًا إلى الآص ونزولًا إلى السبعة. إذا كانت عندك ورقة مناسبة وجب تنزيل واحدة، وإلا «باص».
learn-quodlibet-first-out = تنتهي التوزيعة حين تفرغ يد أحدهم. كل ورقة باقية تكلّف { 10 }، ومن لم يُنزل ورقة عليه { 100 }.
learn-quodlibet-places = يستمر اللعب حتى لا يبقى ورق إلا عند لاعب واحد.
learn-quodlibet-fits = { $count ->
    [zero] لا ورقة مناسبة بين أوراقك.
    [one] المناسب من أوراقك ورقة واحدة: { $cards }.
    [two] المناسب من أوراقك ورقتان: { $cards }.
    [few] المناسب من أوراقك: { $cards }.
    [many] المناسب من أوراقك: { $cards }.
   *[other] المناسب من أوراقك: { $cards }.
}
learn-quodlibet-word-king = الملك
learn-quodlibet-word-king-is = من يطلب الطلب، وهو عند الطلاب «ملك البيرة».
learn-quodlibet-word-wheel = الدورة
learn-quodlibet-word-wheel-is = توزيعات يُلعب فيها كل طلب من مجموعة مرة. فإذا كانت أربعًا صار كل لاعب ملكًا مرة.
learn-quodlibet-word-cards = أونتر وأوبر
learn-quodlibet-word-cards-is = الولد والبنت في الورق الألماني. أوراق الشجر والقلوب والأجراس والبلوط بدل البستوني والكبة والديناري والسباتي.

## Options by name

option-quodlibet-leader = أول ورقة
option-quodlibet-leader-king = الملك
option-quodlibet-leader-right-of-king = عن يمين الملك
option-quodlibet-last-trick-cost = اللطش الأخير في «أول ثلاثة والأخير»
option-quodlibet-last-trick-cost-50 = { 50 }
option-quodlibet-last-trick-cost-80 = { 80 }
option-quodlibet-last-trick-cost-100 = { 100 }
option-quodlibet-open-follow = اللعب من النوع في «السروال المفتوح»
option-quodlibet-open-follow-free = غير واجب
option-quodlibet-open-follow-must = واجب
option-quodlibet-quart = الكومات
option-quodlibet-quart-step3 = أعلى بثلاث درجات
option-quodlibet-quart-run4 = أربع متتالية
option-quodlibet-pile-lead = الكومة التالية
option-quodlibet-pile-lead-owner = صاحب الورقة الأخيرة
option-quodlibet-pile-lead-next = اللاعب التالي
option-quodlibet-shed-score = حساب الكومات والتنزيل
option-quodlibet-shed-score-first-out = الأوراق الباقية
option-quodlibet-shed-score-places = المراكز
option-quodlibet-rounds = جولات كل الدورات
option-quodlibet-rounds-1 = { 1 }
option-quodlibet-rounds-2 = { 2 }
option-quodlibet-rounds-4 = { 4 }
option-quodlibet-early-end = نهاية مبكرة للتوزيعة
option-quodlibet-contracts = الطلبات
option-quodlibet-contracts-none = لا شيء
option-quodlibet-contracts-plus = زائد
option-quodlibet-contracts-minus = ناقص
option-quodlibet-contracts-neighbour = الجار السيئ
option-quodlibet-contracts-achmed = أحمد
option-quodlibet-contracts-first-three-and-last = أول ثلاثة والأخير
option-quodlibet-contracts-no-reds = بلا حمر
option-quodlibet-contracts-ober-unter = بنات وأولاد
option-quodlibet-contracts-bribe = الرشوة
option-quodlibet-contracts-open = السروال المفتوح
option-quodlibet-contracts-hunt = الصيد
option-quodlibet-contracts-quadrature = التربيع
option-quodlibet-contracts-snack = اللقمة

## Ways to play that have a name

about-preset-quodlibet-vienna = ثلاث دورات، والملك يبدأ.
about-preset-quodlibet-catsatcards = يبدأ من يجلس عن يمين الملك، والكومة الجديدة يبدؤها اللاعب التالي، واللطش الأخير في «أول ثلاثة والأخير» يكلّف { 100 }، وفي «السروال المفتوح» يجب اللعب من النوع.
about-preset-quodlibet-long = الدورات الثلاث أربع مرات.
about-preset-quodlibet-tricks-only = طلبات اللطوش العادية وحدها، بلا كومات ولا تنزيل ولا «السروال المفتوح».

## Options

about-option-quodlibet-leader = من يلعب أول ورقة في التوزيعة.
about-option-quodlibet-last-trick-cost = ثمن اللطش الأخير في «أول ثلاثة والأخير».
about-option-quodlibet-open-follow = هل يجب اللعب من النوع بأوراق لا يراها إلا الآخرون. مع free لا. ومع must نعم، وتُذكر أماكن الأوراق التي من النوع، وهذا يكشف شيئًا عنها.
about-option-quodlibet-quart = أي ورقة تتبع على الكومة. مع step3 الأعلى بثلاث درجات من النوع نفسه. ومع run4 الأعلى مباشرة، وأربع أوراق تُكمل الكومة.
about-option-quodlibet-pile-lead = من يبدأ كومة جديدة: صاحب الورقة الأخيرة، أو اللاعب الذي بعده.
about-option-quodlibet-shed-score = حساب الكومات والتنزيل. مع first_out ينتهي اللعب حين تفرغ يد، وكل ورقة باقية تكلّف { 10 } والثماني كلها { 100 }. ومع places يستمر، والمراكز تكلّف { 0 } و{ 10 } و{ 20 } و{ 30 }.
about-option-quodlibet-rounds = كم مرة تُلعب الدورات، وفي كل مرة كل الطلبات.
about-option-quodlibet-early-end = توزيعة الأوراق المعيّنة تنتهي مع آخر ورقة مكلفة، والنتيجة لا تتغيّر.
about-option-quodlibet-contracts = الطلبات. كل طلب يبقى في دورته، وعدد توزيعات الدورة بعدد طلباتها، والدورة الفارغة تُحذف.
