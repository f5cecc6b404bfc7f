## Ways to play that have a name

preset-tressette-classic = كلاسيك
preset-tressette-31 = إلى { 31 }
preset-tressette-41 = إلى { 41 }
preset-tressette-carry = لا يضيع أي ثلث
preset-tressette-italian-cards = ورق إيطالي
preset-tressette-may-follow = ماذا لو: بلا إلزام بالنوع
preset-tressette-hidden-draws = ماذا لو: سحب مخفي
preset-tressette-with-trump = ماذا لو: مع الحكم
preset-tressette-other-point-card = ماذا لو: ورقة أخرى بنقطة

## Why a bot decided as it did: the tactics of Tressette

rule-tressette-1 = الثلاثة والاثنان يُحفظان للآص.
rule-tressette-2 = آص الآخر وحيد أو يكاد: هذه الورقة تصطاده.
rule-tressette-3 = ليس عند الآخر شيء من هذا النوع: كل ورقة منه تأخذ اللطش.
rule-tressette-4 = أوراق النوع الذي ينقص الآخر لطوش قادمة.
rule-tressette-5 = لا شيء مما قد يكون في يد الآخر يغلب هذه الورقة.
rule-tressette-6 = اللطش الأخير بنقطة: تُحفظ له ورقة لا تُغلب.
rule-tressette-7 = من يأخذ اللطش يبدأ التالي، وفي اليد ما يُكسب به.
rule-tressette-8 = آخر ورقة من النوع هي التي توقف سلسلة الآخر.
rule-tressette-9 = ما يُرمى على لطش الآخر يُحسب له: الأفضل ورقة بلا قيمة.
rule-tressette-10 = بهذا اللطش تكتمل من الأثلاث نقطة أخرى.
rule-tressette-11 = كل الأوراق معروفة: البدء بهذه يأخذ اللطش ويجلب الأكثر.
rule-tressette-60 = الورقة التي لها قيمة لا يُبدأ بها ما دام هناك ما قد يغلبها.
rule-tressette-61 = يُكسب ما في اللطش من نقاط، أو لا يُعطى منها إلا القليل.

## Page: the home page

game-about-tressette = لعبة إيطالية لاثنين: سحب وتذكّر واصطياد الآصات.
game-standard-tressette = عشر أوراق لكل لاعب، والورق المسحوب يُكشف، حتى { 21 } نقطة.
game-tressette = تريسيته لاثنين

## Ways to play that have a name

about-preset-tressette-classic = اللعبة كما يصفها المقال الذي يشرح لعبها لاثنين.
about-preset-tressette-31 = لعبة أطول، إلى { 31 } نقطة.
about-preset-tressette-41 = لعبة طويلة، إلى { 41 } نقطة.
about-preset-tressette-carry = لا يضيع أي ثلث من نقطة: ما يفضل يُحسب في التوزيعة التالية.
about-preset-tressette-italian-cards = بورق إيطاليا: كؤوس ونقود وسيوف وعصي.
about-preset-tressette-may-follow = ماذا لو لم يكن أحد ملزمًا باللعب من النوع المطلوب؟
about-preset-tressette-hidden-draws = ماذا لو لم تُكشف الأوراق المسحوبة؟
about-preset-tressette-with-trump = ماذا لو كان السباتي هو الحكم؟
about-preset-tressette-other-point-card = ماذا لو كانت الثلاثة هي التي تساوي نقطة؟

## Options

about-option-tressette-target = تنتهي اللعبة بعد توزيعة يبلغ فيها أحد اللاعبين هذا العدد من النقاط؛ ويفوز صاحب المجموع الأعلى.
about-option-tressette-rounding = مع floor تضيع أثلاث النقطة التي تفضل بعد التوزيعة، ومع carry تُحسب في التوزيعة التالية.
about-option-tressette-show-draws = الورقة المسحوبة تُكشف للاعب الآخر. إلغاء ذلك تجربة: النوع الذي نفد من اليد قد يعود إليها مع أي سحب، فلا يبقى معروفًا ما الذي ينقص الآخر.
about-option-tressette-follow = مع must يلعب من النوع المطلوب من كان في يده. والقيمة may تجربة: لا تكشف الأوراق الملعوبة بعدها شيئًا عن يد الآخر، ولا يُجبر أحد على التخلي عن آص.
about-option-tressette-trump = نوع يغلب الأنواع الثلاثة الأخرى، ولا إلزام بالقطع به. كل قيمة غير none تجربة: السلسلة الطويلة في نوع ليس في يد الآخر هي غاية اللعبة، والقطع يوقفها.
about-option-tressette-point-card = الورقة التي تساوي نقطة كاملة؛ غير الآص تتبادل القيمة معه، وهذه تجربة: في كل نوع ورقتان تصطادان الآص، وثلاث بعده بثلث نقطة، وأربع لا تساوي شيئًا، وهذا التوازن يضيع.
about-option-tressette-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.
about-option-tressette-deck-faces = بأي رسوم تعرض الصفحة الأوراق: السيوف S، والكؤوس H، والنقود D، والعصي C.
about-option-tressette-tie = حين يبلغ الاثنان الهدف بمجموع واحد: تُلعب توزيعة إضافية، أو يتقاسمان الفوز.

## Learn

learn-tressette-about = لاعبان يجمعان الورق الذي عليه نقاط، والآصات قبل غيرها. في الشدّة أربعون ورقة، بلا ثمانيات وتسعات وعشرات.
learn-tressette-draw = عدد أوراق كل لاعب { $count }، والباقي كومة السحب. بعد كل لطش يسحب كل لاعب ورقة، وصاحب اللطش أولًا، حتى تنفد الكومة. ثم يُلعب ما بقي في اليدين.
learn-tressette-shown = كل ورقة تُسحب تُكشف للخصم، فلا بد من تذكّرها.
learn-tressette-hidden = الورق المسحوب لا يُكشف.
learn-tressette-may = يبدأ لاعب بورقة، وينزل الآخر ورقة عليها: هذا هو اللطش. يجوز لعب أي ورقة.
learn-tressette-takes = صاحب الورقة الأعلى من النوع الذي بدأ به اللطش يأخذه ويبدأ اللطش التالي.
learn-tressette-trump = الحكم { $suit }: يغلب الأنواع الأخرى.
learn-tressette-order = ترتيب الورق من الأعلى إلى الأدنى. الثلاثة هي الأعلى، ولا يأتي الآص إلا بعد الاثنين.
learn-tressette-taken = بدأ الخصم بورقة { $card }. الثلاثة من يدك أعلى منها، فالورقتان لك.
learn-tressette-floor = تُجمع نقاط ورقك المأخوذ، وكسور النقطة التي تبقى بعد النقاط الكاملة تضيع.
learn-tressette-carry = تُجمع نقاط ورقك المأخوذ، وكسور النقطة التي تبقى تُحسب في التوزيعة التالية.
learn-tressette-target = تنتهي اللعبة بعد توزيعة يصل فيها أحد اللاعبين إلى هذا العدد من النقاط: { $target }. يفوز صاحب المجموع الأعلى.
learn-tressette-tie-extra = عند التعادل تُلعب توزيعة أخرى.
learn-tressette-tie-shared = عند التعادل يتقاسم اللاعبان الفوز.
learn-tressette-word-stock = كومة السحب
learn-tressette-word-stock-is = الورق الذي لم يُوزَّع، مقلوبًا. منها يُسحب.
learn-tressette-word-void = خلوّ اليد من نوع
learn-tressette-word-void-is = ألا يكون في اليد شيء من نوع ما. حين تخلو يد خصمك من نوع، لا تُغلب أوراقك منه، إلا بالحكم إن كان في اللعبة حكم.
learn-tressette-word-long = النوع الطويل
learn-tressette-word-long-is = نوع عندك منه ورق كثير. حين تخلو منه يد خصمك، تنزل أوراقك منه واحدة بعد الأخرى واللطوش كلها لك.

## Options by name

option-tressette-target = نقاط الفوز
option-tressette-target-21 = { 21 }
option-tressette-target-31 = { 31 }
option-tressette-target-41 = { 41 }
option-tressette-rounding = أثلاث النقطة الباقية
option-tressette-rounding-floor = تضيع
option-tressette-rounding-carry = تُحسب في التوزيعة التالية
option-tressette-show-draws = الأوراق المسحوبة مكشوفة
option-tressette-follow = اللعب من النوع
option-tressette-follow-must = إلزامي
option-tressette-follow-may = اختياري
option-tressette-trump = الحكم
option-tressette-trump-none = بلا حكم
option-tressette-trump-S = البستوني
option-tressette-trump-H = الكبة
option-tressette-trump-D = الديناري
option-tressette-trump-C = السباتي
option-tressette-point-card = الورقة التي تساوي نقطة
option-tressette-point-card-A = الآص
option-tressette-point-card-3 = الثلاثة
option-tressette-point-card-2 = الاثنان
option-tressette-point-card-K = الشيخ
option-tressette-point-card-Q = البنت
option-tressette-point-card-J = الولد
option-tressette-look-back = النظر إلى اللطوش السابقة
option-tressette-look-back-last = آخر لطش
option-tressette-look-back-none = غير مسموح
option-tressette-look-back-all = كل اللطوش
option-tressette-deck-faces = صور الورق
option-tressette-deck-faces-french = فرنسية
option-tressette-deck-faces-italian = إيطالية
option-tressette-tie = تعادل المجموعين في النهاية
option-tressette-tie-extra = توزيعة إضافية
option-tressette-tie-shared = فوز مشترك
