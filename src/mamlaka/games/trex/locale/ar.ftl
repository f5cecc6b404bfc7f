## Why something cannot be done

must-discard-penalty = ليس في يدك ورق من { $suit }، فلا بد من رمي ورقة عليها نقاط: { $cards }.
no-diamond-lead = لا يُبدأ أول لطش بالديناري؛ المتاح: { $cards }.
no-heart-lead = لا يُبدأ بالكبة ما دام في يدك نوع آخر؛ المتاح: { $cards }.
cannot-appeal = أوراقك لا تتيح إعادة التوزيع.

## Seats and cards

badge-king = صاحب المملكة

## Contracts

contract-slaps = اللطوش
contract-trex = التركس
contract-complex = الكومبلكس
contract-replay = من جديد
contract-keep = كما هي
also-contract-queens = بنات، بنت
also-contract-king = شيخ
also-contract-diamonds = ديناري
also-contract-slaps = لطوش، لطش
also-contract-trex = تركس
also-contract-complex = كومبلكس

## Ways to play that have a name

preset-trex-classic = كلاسيك
preset-trex-lone-ace = الآص الوحيد
preset-trex-all-slaps = كل اللطوش
preset-trex-wide-appeal = اعتراض أوسع
preset-trex-drawn-king = المملكة بالسحب
preset-trex-partners = شراكة
preset-trex-partners-worst = شراكة، والأسوأ يخسر
preset-trex-combination = جمع الطلبات
preset-trex-complex = كومبلكس
preset-trex-old-scores = الحساب القديم

## The table

headline-kingdom = المملكة { $round } من { 4 }، التوزيعة { $deal }
mark-blanket = بطانية
mark-pillow = مخدة
mark-doubled = مدبّلة ({ $seat })

## What happens

news-appeal = { $seat }: إعادة! يُوزَّع الورق من جديد.
news-first-king = { $who ->
    [you] الورقة المكشوفة: { $cards }. المملكة الأولى لك
   *[other] الورقة المكشوفة: { $cards }. صاحب المملكة الأولى: { $seat }
}
news-contract = { $who ->
    [you] طلبت { $name }.
   *[other] { $seat }: طلب { $name }
}
news-redeal = { $choice ->
    [replay] { $seat }: إعادة التوزيع
   *[keep] { $seat }: تبقى التوزيعة كما هي
}

## A deal is over

void-appeal = أعاد أحد اللاعبين توزيعها
void-slam = أخذ لاعب واحد اللطوش الثلاثة عشر كلها واختار الإعادة
void-jacks = انتهت أوراق أحد اللاعبين قبل نزول الأولاد الأربعة
ledger-doubled = { $whom ->
    [self] { $seat } { $points }: { $cards } مدبّلة، وصاحب الدبل أخذها
    [you] { $seat } { $points }: { $cards } مدبّلة، والدبل لك
   *[other] { $seat } { $points }: { $cards } مدبّلة، وصاحب الدبل: { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: دبل { $cards }، وأنت من أخذها
   *[other] { $seat } { $points }: دبل { $cards }، وآخذها: { $other }
}

## The score sheet

sheet-kingdom = المملكة { $number }: { $seat }

## Questions and help

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = البدء بأقصر نوع، للتخلص منه بسرعة.
rule-trex-3 = النوع الذي فتحه خصم للتخلص منه يُترك له.
rule-trex-4 = من يلعب ورقة { 2 } أو { 3 } يكاد يخلو من نوعها: لا يُبدأ بها كي لا يرمي عليها.
rule-trex-5 = الشريك لا يملك إلا أوراقًا تأخذ: يُؤخذ عنه البدء.
rule-trex-6 = لا يُبدأ بنوع لم يبقَ منه شيء عند الآخرين، فهو تلتعشاوي: البدء به يعني أخذ اللطش.
rule-trex-7 = تفريش: من لا يملك إلا أوراقًا تأخذ يُترك له البدء، وتُحفظ ورقة للخروج منه.
rule-trex-8 = بين الطلبات المتساوية يكون الترتيب: التركس، شيخ الكبة، البنات، اللطوش، الديناري.
rule-trex-9 = مع شريك، بنتان يمكن تدبيلهما خير من شيخ الكبة.
rule-trex-10 = شيخ الكبة محميّ بما يكفي لطلبه وتدبيله.
rule-trex-11 = من دون شيخ الكبة لا يُطلب إلا إذا كانت كل الطلبات الأخرى خطرة جدًا، مع كبة عالية وأوراق صغيرة في غيرها.
rule-trex-12 = كثرة الكبة تجعل اليد صالحة لطلب شيخ الكبة.
rule-trex-13 = العقوبة كلها تقع على لاعب واحد، وأرجح من تقع عليه من عنده شيخ الكبة بلا حماية.
rule-trex-14 = ورقة الكبة تُخرج شيخ الكبة من يد أخرى.
rule-trex-15 = شيخ الكبة يُرمى على لطش خصم.
rule-trex-16 = من عنده كبة أكثر من الآخرين جميعًا يبدأ بها حتى لا يبقى منها شيء عند غيره، ثم بأوراقه الرابحة في غيرها، ثم بورقة صغيرة.
rule-trex-17 = لم يبقَ إلا آص الكبة، ولا بد أن يقع على الشيخ.
rule-trex-18 = صاحب شيخ الكبة هو آخر من يلعب هنا: تنتظر الكبة حتى يبدأ بها الشريك وليس عنده الآص.
rule-trex-19 = هذا النوع فتحه الشريك: يُعاد إليه بالأوراق العالية حتى يخلو منه.
rule-trex-20 = الشريك خالٍ من هذا النوع: الأوراق العالية تتيح له أن يواصل الرمي.
rule-trex-21 = ورقة الكبة تُوقع الآص، وتحته يمرّ شيخ الشريك.
rule-trex-22 = آص النوع وشيخه تقع عليهما بنته ما دامت لم تُلعب.
rule-trex-23 = البنات التي يمكن تدبيلها تجعل اليد صالحة لطلب البنات.
rule-trex-24 = البنت التي في هذه اليد لا يدبّلها أحد غيرها: تبقى لها المخدة ولا تنال البطانية.
rule-trex-25 = تؤخذ بنت عادية تحتها مخدة، لتبقى للآخرين التي عليها البطانية.
rule-trex-27 = البنت محمية جيدًا: الأوراق الصغيرة من نوعها تجرّ الآخرين إلى التفريش.
rule-trex-28 = لا يصلح غيرها للعب، وعقوبة الديناري تتوزع.
rule-trex-29 = الديناري الصغير والأوراق الصغيرة في غيره تجعل اليد صالحة لطلب الديناري.
rule-trex-30 = ورقة ديناري صغيرة جدًّا أو اثنتان كأن لا شيء.
rule-trex-31 = الورقة التي تكلّف نقاطًا لا يُبدأ بها إلا إذا كان لا بد أن يأخذها لاعب آخر.
rule-trex-32 = ورقة ديناري متوسطة تُحفظ لإنقاذ الشريك.
rule-trex-33 = الشريك هو من طلب الديناري: يبدأ به بنفسه.
rule-trex-34 = ورقة ديناري متوسطة أو اثنتان: يُبدأ بها ما دام على الآخرين أخذها.
rule-trex-35 = الأوراق الصغيرة في كل الأنواع تجعل اليد صالحة لطلب اللطوش.
rule-trex-36 = مع شريك، اليد من أوراق صغيرة لا تصلح لطلب اللطوش: إن كانت يد الشريك مثلها علق البدء عند الأوراق العالية القليلة.
rule-trex-37 = اللطش الرخيص في البداية يُترك لخصم، ويُؤخذ عن الشريك.
rule-trex-38 = في آخر اللطوش: الأفضل أخذ هذا اللطش قصدًا بورقة عالية، ثم ترك البدء بورقة صغيرة لمن لا يملك إلا أوراقًا تأخذ.
rule-trex-39 = الورقة العالية التي ليس تحتها شيء ستأخذ لطشًا عاجلًا أو آجلًا: الأفضل مبكرًا.
rule-trex-40 = الشريك خالٍ من هذا النوع، ويمكنه أن يرمي عليه أوراقه العالية، ولو كان تلتعشاويًّا.
rule-trex-41 = الأوراق الكبيرة والمتوسطة والمتتالية، وثلاث مثل { 7 }-{ 6 }-{ 5 } لا أصغر منها في نوعها، تجعل اليد صالحة لطلب التركس.
rule-trex-42 = أوراق رقم { 2 }، وبدرجة أقل الآصات، عبء في التركس: وهي هنا قليلة.
rule-trex-43 = الأنواع التي ليس فيها أوراق متوسطة يتحكم بها الآخرون.
rule-trex-44 = الولد بلا عشرة وبنت من نوعه في هذه اليد يفتح الصف للآخرين.
rule-trex-45 = العشرة والولد والبنت من نوع واحد في يد واحدة أفضل بداية.
rule-trex-46 = في هذه اليد، أو في يد الشريك، ورقة { 2 } من هذا النوع تنتظر دورها.
rule-trex-47 = ما لا بد أن يفيد الآخرين يُلعب من أطول نوع.
rule-trex-48 = الأوراق التي ينتظرها الآخرون تُحبس، وأحيانًا حتى الورقة اللازمة لصاحبها أو لشريكه: فيضطرون إلى لعب ما ينتظره.
rule-trex-49 = لاعب يكاد ينتهي: لا يُفتح له شيء.
rule-trex-50 = ما دام الشريك ليس في المقدمة فلا مجازفة: المركزان الثاني والثالث يساويان الأول والأخير.
rule-trex-51 = الطلب الوحيد الذي فيه نقاط موجبة لا يُهدر على يد ضعيفة.
rule-trex-52 = ما لا بد من فتحه يُفتح لمن يقول باص وبقيت عنده أكثر الأوراق.
rule-trex-60 = اليد سيئة بما يكفي لإعادة التوزيع.
rule-trex-61 = البدء بورقة يُرجَّح ألا تكلّف كثيرًا: يغلبها غيرها، أو يكون اللطش رخيصًا.
rule-trex-62 = اللطش لا يكلّف شيئًا: فرصة للتخلص من ورقة كبيرة.
rule-trex-64 = ورقة يُرجَّح ألا تكلّف كثيرًا: لا تأخذ اللطش، أو لا بد أن تغلبها ورقة أخرى، أو يكون اللطش رخيصًا.
rule-trex-65 = الورقة التي عليها نقاط تمرّ تحت ورقة أعلى منها.
rule-trex-66 = أكثر الأوراق كلفة تُرمى على لطش خصم.
rule-trex-67 = الورقة الكبيرة التي ليس معها أوراق صغيرة ستأخذ لطشًا لاحقًا.
rule-trex-68 = أوراق من هذه اليد تنتظر خلف هذه الورقة.
rule-trex-69 = هذه الورقة لا تفتح إلا القليل: بنت أو شيخ أو رقم { 3 } أو ورقة تكون التي بعد تاليتها في اليد.
rule-trex-70 = لا يُبدأ بالكبة وشيخ الكبة في اليد.
rule-trex-71 = البنت في أمان فوق أوراق صغيرة، وتليق بها البطانية.
rule-trex-72 = هذه الورقة لا تفيد أي لاعب آخر.
rule-trex-73 = اللطش للشريك على كل حال: تُلعب معه أعلى ورقة.
rule-trex-74 = لا ورقة عالية في هذه اليد تقع عليها بنت.
rule-trex-75 = بتقدير تقريبي للنقاط، هذه أفضل ورقة.
rule-trex-76 = في ملايين التوزيعات التدريبية، كانت ورقة كهذه هي الأفضل في مثل هذا الموقف.
rule-trex-77 = اليد الصغيرة التي لا آص كبة فيها نادرًا ما تأخذ شيخ الكبة.
rule-trex-78 = مع أربع ورقات كبة يليق التدبيل بشيخ الكبة: إن أخذه صاحبه لم يكلّفه أكثر.

## Page: the home page

game-about-trex = لعبة المقهى: أربعة لاعبين وعشرون توزيعة، وصاحب المملكة يختار الطلب.
game-standard-trex = فردي، خمسة طلبات في كل مملكة، مع التدبيل.
game-trex = تركس

## Page: questions and answers

call-appeal = إعادة!
call-contract = { $name }
call-redeal = { $choice ->
    [replay] من جديد!
   *[keep] كما هي
}
ask-contract = مملكتك: ما الطلب؟
ask-redeal = يمكنك إعادة التوزيع.
ask-appeal = أوراقك تتيح لك إعادة التوزيع.
say-appeal = إعادة التوزيع

## Ways to play that have a name

about-preset-trex-classic = اللعبة كما تُلعب على معظم الطاولات.
about-preset-trex-lone-ace = آص الكبة وحده يتيح الاعتراض أيضًا، ويُعاد توزيع التركس إذا انتهت أوراق أحد اللاعبين قبل نزول الأولاد كلهم.
about-preset-trex-all-slaps = من يأخذ اللطوش الثلاثة عشر كلها يحق له أن يُعاد توزيعها.
about-preset-trex-wide-appeal = شيخ الكبة مع أي ورقة كبة واحدة أخرى يتيح الاعتراض.
about-preset-trex-drawn-king = المملكة الأولى لمن يسحب أعلى ورقة، واللعب نحو اليسار، ولا تُعاد أي توزيعة.
about-preset-trex-partners = اثنان ضد اثنين؛ نقاط الشريكين تُجمع معًا.
about-preset-trex-partners-worst = اثنان ضد اثنين؛ يخسر الفريق الذي فيه أسوأ نتيجة فردية.
about-preset-trex-combination = لصاحب المملكة أن يلعب معًا ما يشاء من الطلبات الأربعة الأولى.
about-preset-trex-complex = الطلبات الأربعة الأولى في توزيعة واحدة، والتركس: ثماني توزيعات في المجموع.
about-preset-trex-old-scores = تُكتب الخسارة بالزائد ويفوز صاحب أقل مجموع؛ الورق الذي عليه نقاط يُرمى إلزامًا؛ ولا تدبيل.

## Options

about-option-trex-first-king = لمن المملكة الأولى: لمن في يده سبعة الكبة، أو لمن يسحب أعلى ورقة.
about-option-trex-direction = يدور اللعب وتدور الممالك عكس عقارب الساعة، نحو اليمين، أو مع عقارب الساعة، نحو اليسار.
about-option-trex-kingdom-order = ترتيب الممالك: مع next كل مملكة للاعب التالي؛ ومع right_right_across_rest صاحب المملكة الأولى، ثم اللاعب التالي له، ثم المقابل لهذا التالي، ثم الباقي.
about-option-trex-contract-choice = هل يختار صاحب المملكة طلباته بحرية، أم تُلعب في كل مملكة قائمة ثابتة: الطلبات الخمسة كلها بترتيب ما (ومع mode=complex4: الكومبلكس والتركس)؟
about-option-trex-mode = طلب واحد في كل توزيعة؛ ومع combination لصاحب المملكة أن يلعب معًا ما يشاء من الطلبات الأربعة الأولى؛ ومع complex4 الطلبات الأربعة الأولى كلها معًا، والتركس.
about-option-trex-doubling = التدبيل متاح لمن في يده شيخ الكبة (في طلب شيخ الكبة) أو بنت من البنات (في طلب البنات).
about-option-trex-doubling-reveal = تُكشف أوراق الدبل معًا بعد أن يجيب الجميع، أو يُعلن الدبل بالدور بدءًا بصاحب المملكة.
about-option-trex-own-double = كم مرة يدفع اللاعب ثمن ورقة دبّلها ثم أخذها هو نفسه.
about-option-trex-kh-appeal = ورق الكبة الذي يتيح إعادة التوزيع في طلب شيخ الكبة: مع K الشيخ وحده، ومع A الآص وحده، ومع KA الشيخ والآص وحدهما، ومع Kx الشيخ مع ورقة كبة واحدة أخرى لا غير.
about-option-trex-kh-appeal-show = من يعترض في طلب شيخ الكبة يكشف أوراقه كلها. وفي التركس تُكشف دائمًا، لأن الاعتراض نفسه يدل على أربع ورقات منها.
about-option-trex-appeal-who = هل يجوز لصاحب المملكة نفسه أن يعترض على التوزيعة؟
about-option-trex-trex-redeal = أربع أوراق من رقم { 2 }، أو ثلاث منها مع ورقة { 3 } من النوع الرابع، تتيح إعادة التوزيع في طلب التركس.
about-option-trex-slam-replay = من يأخذ اللطوش الثلاثة عشر كلها في طلب اللطوش: هل له أن تُعاد التوزيعة، بالطلب نفسه أو بأي طلب باقٍ؟
about-option-trex-jacks-replay = هل يُعاد توزيع التركس إذا انتهت أوراق أول لاعب قبل نزول الأولاد الأربعة على الأرض؟
about-option-trex-queens-face-up = في طلب البنات تبقى كل بنت مأخوذة مكشوفة أمام من أخذها.
about-option-trex-diamonds-face-up = في طلب الديناري تبقى كل ورقة ديناري مأخوذة مكشوفة أمام من أخذها.
about-option-trex-forced-penalty-discard = من ليس في يده النوع المطلوب يرمي إلزامًا ورقة عليها نقاط في هذا الطلب، إن كانت عنده.
about-option-trex-values-swapped = ورقة الديناري تكلّف { 15 } واللطش يكلّف { 10 }، بدلًا من { 10 } للديناري و{ 15 } للطش.
about-option-trex-score-sign = مع reversed تُكتب الخسارة بالزائد ويُكتب التركس بالناقص، ويفوز صاحب أقل مجموع.
about-option-trex-partnership = كل لاعبين متقابلين شريكان.
about-option-trex-partnership-scoring = تُقارن مجاميع الشركاء، أو يخسر الفريق الذي فيه أسوأ نتيجة فردية.
about-option-trex-expose-twos = في تركس الشراكة تُكشف كل أوراق رقم { 2 } الباقية في الأيدي بعد أن يأخذ كل لاعب دوره الأول.
about-option-trex-early-end = تتوقف التوزيعة حين لا يبقى فيها ما يُخسر؛ ولا تتغير بذلك أي نتيجة.
about-option-trex-lead-ban = ما لا يجوز البدء به: الديناري في أول لطش من توزيعة فيها طلب الديناري، أو الكبة في توزيعة فيها طلب شيخ الكبة ما دام في اليد نوع آخر.
about-option-trex-partner-picks-up-late = شريك صاحب المملكة لا يرفع أوراقه إلا بعد اختيار الطلب.
about-option-trex-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.

## Score keeper

keeper-section-trex = المملكة { $number }
keeper-owner-trex = صاحب المملكة: { $name }
keeper-first-owner-trex = لمن المملكة الأولى؟
keeper-option-trex-mode = الطلبات في التوزيعة
keeper-value-trex-mode-single = طلب واحد
keeper-value-trex-mode-combination = ما يشاء من الأربعة الأولى
keeper-value-trex-mode-complex4 = الأربعة الأولى معًا
keeper-option-trex-doubling = التدبيل
keeper-option-trex-partnership = شراكة
keeper-option-trex-partnership-scoring = يفوز الفريق الذي
keeper-value-trex-partnership-scoring-sum = مجموعه أعلى
keeper-value-trex-partnership-scoring-worst-loses = ليس فيه أسوأ نتيجة
keeper-option-trex-values-swapped = الديناري { 15 } واللطش { 10 }
keeper-option-trex-score-sign = تُكتب الخسارة
keeper-value-trex-score-sign-normal = بالناقص
keeper-value-trex-score-sign-reversed = بالزائد
keeper-option-trex-kingdom-order = ترتيب الممالك
keeper-value-trex-kingdom-order-next = بالدور
keeper-value-trex-kingdom-order-right-right-across-rest = الرابع قبل الثالث

## Learn

learn-trex-about = أربعة لاعبين، لكل لاعب ثلاث عشرة ورقة. في معظم التوزيعات المطلوب تجنّب ورق معيّن أو لطوش، لأن عليها خسارة. أما في التركس فكلما انتهى ورقك أبكر زاد ربحك.
learn-trex-kingdom = في اللعبة أربع ممالك، لكل لاعب مملكة. صاحب المملكة ينظر في أوراقه، ويختار الطلب، ويبدأ اللعب. عدد الطلبات في كل مملكة: { $count }، ويُلعب كل طلب مرة واحدة.
learn-trex-late-partner = شريك صاحب المملكة لا يرفع أوراقه إلا بعد اختيار الطلب.
learn-trex-first-draw = يسحب كل لاعب ورقة، والمملكة الأولى لصاحب أعلى ورقة.
learn-trex-first-holder = المملكة الأولى لمن عنده { $card }.
learn-trex-turns-ccw = يدور اللعب إلى اليمين.
learn-trex-turns-cw = يدور اللعب إلى اليسار.
learn-trex-next-king = بعد كل مملكة تنتقل المملكة إلى اللاعب التالي في الدور.
learn-trex-next-king-crosswise = المملكة الثانية للاعب التالي في الدور، والثالثة للجالس قبالة صاحب الثانية، والرابعة لمن بقي.
learn-trex-fixed = على هذه الطاولة تأتي الطلبات بترتيب ثابت.
learn-trex-taken = بدأ اللطش بالسباتي. أحد اللاعبين ليس عنده سباتي فرمى بنت الكبة. شيخ السباتي من يدك هو الأعلى، فاللطش لك، والبنت محسوبة عليك.
learn-trex-win = بعد أربع ممالك يفوز صاحب أعلى مجموع.
learn-trex-win-lowest = على هذه الطاولة تُكتب الخسارة بالزائد. بعد أربع ممالك يفوز صاحب أقل مجموع.
learn-trex-win-partners = اللاعب الذي قبالك شريكك. بعد أربع ممالك يفوز الفريق صاحب المجموع الأعلى.
learn-trex-win-partners-lowest = اللاعب الذي قبالك شريكك. الخسارة تُكتب بالزائد، وبعد أربع ممالك يفوز الفريق صاحب المجموع الأقل.
learn-trex-win-worst = اللاعب الذي قبالك شريكك. بعد أربع ممالك يخسر الفريق الذي فيه أسوأ نتيجة فردية.
learn-trex-sets = لصاحب المملكة أن يلعب عدة طلبات من الأربعة الأولى في توزيعة واحدة، فتُحسب خسائرها كلها.
learn-trex-forced = من ليس عنده النوع المطلوب عليه أن يرمي ورقة عليها خسارة، إن كانت عنده.
learn-trex-king = المطلوب تجنّب شيخ الكبة.
learn-trex-ban-hearts = لا يُبدأ بالكبة ما دام في اليد نوع آخر.
learn-trex-queens = المطلوب تجنّب البنات.
learn-trex-diamonds = المطلوب تجنّب الديناري.
learn-trex-open-diamonds = أوراق الديناري المأخوذة تبقى مكشوفة أمام من أخذها.
learn-trex-ban-diamonds = لا يُبدأ أول لطش بالديناري، إلا إذا لم يكن في اليد غيره.
learn-trex-slaps = المطلوب تجنّب اللطوش، مهما كان فيها.
learn-trex-slam-same = إذا أخذ لاعب واحد اللطوش كلها، فله أن تُعاد التوزيعة بالطلب نفسه.
learn-trex-slam-any = إذا أخذ لاعب واحد اللطوش كلها، فله أن تُعاد التوزيعة، بأي طلب باقٍ.
learn-trex-complex = أربعة طلبات في توزيعة واحدة: المطلوب تجنّب شيخ الكبة والبنات والديناري واللطوش.
learn-trex-trex = لا لطوش هنا: الورق ينزل صفوفًا على الأرض. يبدأ كل نوع بالولد، ثم يكبر ورقة ورقة، نزولًا إلى الاثنين وصعودًا إلى الآص. من عنده ورقة تركب فعليه أن ينزل واحدة. ومن ليس عنده يقول: باص.
learn-trex-jacks = إذا انتهت أوراق أحد اللاعبين قبل نزول الأولاد الأربعة، أُعيدت التوزيعة.
learn-trex-twos = بعد الدور الأول لكل لاعب تُكشف أوراق رقم { 2 } التي في الأيدي كلها.
learn-trex-layout = { $count ->
    [zero] لا شيء من أوراقك يركب.
    [one] من أوراقك تركب ورقة واحدة: { $cards }.
    [two] من أوراقك تركب ورقتان: { $cards }.
    [few] الأوراق التي تركب من يدك: { $cards }.
    [many] الأوراق التي تركب من يدك: { $cards }.
   *[other] الأوراق التي تركب من يدك: { $cards }.
}
learn-trex-doubling-title = الدبل
learn-trex-doubling = قبل أول ورقة لك تدبيل شيخ الكبة أو بنت في يدك، إذا كانت عليها خسارة في هذه التوزيعة. تبقى الورقة المدبّلة مكشوفة أمامك، وتُلعب من هناك كغيرها. { $count ->
    [2] وإذا عادت إليك فالخسارة مضاعفة أيضًا.
   *[other] وإذا عادت إليك فالخسارة هي المعتادة، بلا زيادة.
}
learn-trex-doubling-simultaneous = يظهر التدبيل كله معًا، بعد أن يجيب الجميع.
learn-trex-doubling-in-turn = يُعلَن التدبيل بالدور، بدءًا بصاحب المملكة.
learn-trex-doubled-taken = لمن يأخذها مدبّلة
learn-trex-doubled-given = لصاحب الدبل، إذا أخذها غيره
learn-trex-word-kingdom = المملكة، صاحب المملكة
learn-trex-word-kingdom-is = المملكة هي التوزيعات التي يختار طلباتها لاعب واحد، وهذا اللاعب هو صاحب المملكة. لا علاقة له بالشيوخ في الورق.
learn-trex-word-appeal = الاعتراض (إعادة التوزيع)
learn-trex-appeal = طلب توزيع جديد قبل أول ورقة. يظهر السؤال عنه لمن تتيحه أوراقه.
learn-trex-shows-hand = تُكشف الأوراق كلها.
learn-trex-hides-hand = لا تُكشف الأوراق.
learn-trex-shows-hand-twos = لا تُكشف الأوراق كلها إلا في التركس.
learn-trex-no-king-appeals = لا تحق إعادة التوزيع لصاحب المملكة.
learn-trex-appeal-k = في شيخ الكبة: الشيخ هو الكبة الوحيدة عندك.
learn-trex-appeal-a = في شيخ الكبة: الآص هو الكبة الوحيدة عندك.
learn-trex-appeal-ka = في شيخ الكبة: الشيخ والآص وحدهما عندك من الكبة.
learn-trex-appeal-kx = في شيخ الكبة: عندك الشيخ وورقة كبة واحدة غيره.
learn-trex-appeal-twos = في التركس: عندك كل أوراق رقم { 2 }، أو ثلاث منها مع ورقة رقم { 3 } من النوع الرابع.
learn-trex-word-lies = البطانية، المخدة
learn-trex-lies = البنت المأخوذة تبقى مكشوفة أمام من أخذها. المدبّلة توضع فوقها ورقة، هي البطانية. وغير المدبّلة توضع تحتها ورقة، هي المخدة.
learn-trex-lies-pillow = البنت المأخوذة تبقى مكشوفة أمام من أخذها، وتحتها ورقة اسمها المخدة.
learn-trex-word-tafreesh = التفريش
learn-trex-word-tafreesh-is = فخّ: البدء عندك وكل أوراقك عالية، فاللطش لك بعد اللطش. ورقة صغيرة واحدة تخرجك منه.
learn-trex-word-tlatashawy = تلتعشاوي
learn-trex-word-tlatashawy-is = ورقة لم يبق من نوعها شيء عند غيرك. إذا بدأت بها فاللطش لك.
learn-trex-tip-crown = التاج علامة الملك في هذه المملكة. هو من يطلب في كل توزيعة، وعنده البدء.
learn-trex-tip-choose = هذه مملكتك: الأفضل طلب يناسب أوراقك. الأوراق الصغيرة جيدة للطلبات التي فيها خسارة، والعالية والمتوسطة جيدة للتركس.
learn-trex-tip-king = ورقة واحدة عليها خسارة: شيخ الكبة. إذا كان عندك فالأفضل رميه حين لا يبقى عندك شيء من النوع المطلوب.
learn-trex-tip-queens = البنات وحدها عليها خسارة. الحذر مع آص أو شيخ من نوع لم تُلعب بنته بعد.
learn-trex-tip-diamonds = كل ورقة ديناري عليها خسارة. حين لا يبقى عندك شيء من النوع المطلوب، فالأفضل رمي الديناري العالي أولًا.
learn-trex-tip-slaps = كل لطش عليه خسارة، مهما كان فيه. الأفضل لعب أعلى ورقة لا تأخذ اللطش.
learn-trex-tip-complex = في هذه التوزيعة خسارة على شيخ الكبة والبنات والديناري واللطوش معًا. الأفضل لعب الأوراق الصغيرة.
learn-trex-tip-trex = جاء وقت الربح: الأول من تنتهي أوراقه قبل غيره. والصفوف تُفتح بالأولاد.
learn-trex-tip-may-double = لك تدبيل ورقة في يدك. إذا أخذها غيرك فالخسارة عليه مضاعفة، ولك قيمتها. { $count ->
    [2] وإذا عادت إليك فالخسارة مضاعفة أيضًا.
   *[other] وإذا عادت إليك فالخسارة هي المعتادة.
}
learn-trex-tip-doubled = هناك ورقة مدبّلة، تبقى مكشوفة. إذا أخذها غير صاحبها فالخسارة عليه مضاعفة.
learn-trex-tip-may-appeal = أوراقك تتيح الاعتراض: يمكنك إعادة التوزيع.
learn-trex-tip-appeal = أُعيدت التوزيعة. يختار صاحب المملكة نفسه من جديد، بورق جديد.
learn-trex-tip-play = دورك الآن: نقرة ترفع الورقة، ونقرة ثانية تلعبها. في اللطوش لا بد من اللعب من النوع نفسه إن وُجد.
learn-trex-tip-took = اللطش لك، فالبدء عندك. ورقة صغيرة تنقل البدء إلى غيرك.
learn-trex-tip-passed = لا شيء من أوراقك يركب، فالدور لغيرك. وحين تركب ورقة فلا بد من تنزيلها.
learn-trex-tip-scored = انتهت التوزيعة: تنتهي حين لا يبقى ما يغيّر النقاط. في ورقة النقاط حساب كل طلب وكل مملكة.

## Options by name

option-trex-first-king = المملكة الأولى
option-trex-first-king-seven-of-hearts = لصاحب سبعة الكبة
option-trex-first-king-high-card-draw = لمن يسحب أعلى ورقة
option-trex-direction = اتجاه اللعب
option-trex-direction-ccw = نحو اليمين
option-trex-direction-cw = نحو اليسار
option-trex-kingdom-order = ترتيب الممالك
option-trex-kingdom-order-next = بالدور
option-trex-kingdom-order-right-right-across-rest = التالي، ثم المقابل له، ثم الباقي
option-trex-contract-choice = اختيار الطلبات
option-trex-contract-choice-free = لصاحب المملكة
option-trex-contract-choice-king = شيخ الكبة
option-trex-contract-choice-queens = البنات
option-trex-contract-choice-diamonds = الديناري
option-trex-contract-choice-slaps = اللطوش
option-trex-contract-choice-trex = التركس
option-trex-contract-choice-complex = الكومبلكس
option-trex-mode = الطلبات في التوزيعة
option-trex-mode-single = طلب واحد
option-trex-mode-combination = جمع الطلبات
option-trex-mode-complex4 = كومبلكس
option-trex-doubling = التدبيل
option-trex-doubling-reveal = إعلان الدبل
option-trex-doubling-reveal-simultaneous = معًا
option-trex-doubling-reveal-in-turn = بالدور
option-trex-own-double = ورقة دبّلتها وعادت إليك
option-trex-own-double-once = خسارتها مرة واحدة
option-trex-own-double-twice = خسارتها مضاعفة
option-trex-kh-appeal = الاعتراض بورق الكبة
option-trex-kh-appeal-none = لا اعتراض
option-trex-kh-appeal-K = الشيخ وحده
option-trex-kh-appeal-A = الآص وحده
option-trex-kh-appeal-KA = الشيخ والآص وحدهما
option-trex-kh-appeal-Kx = الشيخ مع ورقة كبة أخرى
option-trex-kh-appeal-show = كشف الأوراق عند الاعتراض
option-trex-appeal-who = حق الاعتراض
option-trex-appeal-who-any = للجميع
option-trex-appeal-who-not-king = للجميع إلا صاحب المملكة
option-trex-trex-redeal = إعادة التركس لكثرة أوراق { 2 }
option-trex-slam-replay = أخذ اللطوش كلها
option-trex-slam-replay-off = تُحسب التوزيعة
option-trex-slam-replay-same = إعادة بالطلب نفسه
option-trex-slam-replay-any = إعادة بأي طلب باقٍ
option-trex-jacks-replay = الانتهاء قبل نزول الأولاد
option-trex-jacks-replay-off = تُحسب التوزيعة
option-trex-jacks-replay-first-out = إعادة التوزيع
option-trex-queens-face-up = البنات المأخوذة مكشوفة
option-trex-diamonds-face-up = الديناري المأخوذ مكشوف
option-trex-forced-penalty-discard = رمي الورق الذي عليه نقاط إلزامي
option-trex-values-swapped = ورقة الديناري { 15 } واللطش { 10 }
option-trex-score-sign = كتابة النقاط
option-trex-score-sign-normal = الخسارة بالناقص
option-trex-score-sign-reversed = الخسارة بالزائد
option-trex-partnership = شراكة
option-trex-partnership-scoring = فوز الشريكين
option-trex-partnership-scoring-sum = بأعلى مجموع
option-trex-partnership-scoring-worst-loses = أسوأ نتيجة تخسر
option-trex-expose-twos = كشف أوراق { 2 }
option-trex-early-end = إنهاء التوزيعة مبكرًا
option-trex-lead-ban = ما لا يُبدأ به
option-trex-lead-ban-none = لا شيء
option-trex-lead-ban-diamonds-first-trick = الديناري في أول لطش
option-trex-lead-ban-hearts-while-other-suit = الكبة ما دام في اليد نوع آخر
option-trex-partner-picks-up-late = الشريك يرفع أوراقه بعد الطلب
option-trex-look-back = النظر إلى اللطوش السابقة
option-trex-look-back-none = غير مسموح
option-trex-look-back-last = آخر لطش
option-trex-look-back-all = كل اللطوش
