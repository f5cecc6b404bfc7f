### Arabic. The term sheet and the register stand at the top of locale/ar/table.ftl.

## Why something cannot be done

must-discard-barbu = لا ورق عندك من النوع المطلوب ({ $suit })، فلا بد من رمي شيخ الكبة: { $cards }.
must-play-barbu = في اللطش آص الكبة، فلا بد من لعب شيخ الكبة: { $cards }.
must-beat = البدء بالحكم، فلا بد من ورقة حكم أعلى من أعلاها: { $cards }.
must-overtrump = لا ورق عندك من النوع المطلوب ({ $suit })، فلا بد من أعلى ورقة حكم حتى الآن: { $cards }.

## Seats and cards

badge-barbu-declarer = صاحب الطلب
badge-start-rank = البداية: { $name }

## Contracts

contract-barbu = شيخ الكبة
also-contract-barbu = باربو، شيخ
also-contract-no-tricks = لطوش، بلا لطش
also-contract-no-hearts = كبة
also-contract-no-queens = بنات
also-contract-trumps = طرنيب
contract-last-two = آخر لطشين
contract-trumps = حكم
contract-domino = دومينو
contract-ravage = رافاج
contract-salad = سلطة
contract-rank-2 = { rank-2 }
contract-rank-3 = { rank-3 }
contract-rank-4 = { rank-4 }
contract-rank-5 = { rank-5 }
contract-rank-6 = { rank-6 }
contract-rank-7 = { rank-7 }
contract-rank-8 = { rank-8 }
contract-rank-9 = { rank-9 }
contract-rank-t = { rank-T }
contract-rank-j = { rank-J }
contract-rank-q = { rank-Q }
contract-rank-k = { rank-K }
contract-rank-a = { rank-A }

## Ways to play that have a name

preset-barbu-classic = سبعة طلبات
preset-barbu-ravage = مع رافاج
preset-barbu-french-points = فرنسي، خمسات
preset-barbu-french32 = فرنسي، آحاد

## What happens

news-barbu-contract = { $seat }: طلب { $name }
news-barbu-trumps = الحكم: { $name }
news-barbu-start = بداية الصفوف: { $name }

## A deal is over

headline-barbu = التوزيعة { $deal } من { $deals }
sheet-declarer = { $who ->
    [you] الطلب لك
   *[other] صاحب الطلب: { $seat }
}
sheet-dealer = { $who ->
    [you] التوزيع لك
   *[other] الموزّع: { $seat }
}
ledger-business = { $whom ->
    [you] { $seat } { $points }: دبل معك
   *[other] { $seat } { $points }: دبل مع { $other }
}
ledger-split = { $seat } { $points }: بلا دبل من أحد
ledger-longest = { $seat } { $points }: أكثر الأوراق من نوع واحد، { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = الأفضل الطلب الذي تتفوق فيه هذه اليد على يد متوسطة أكثر من غيره.
rule-barbu-2 = الحكم من أطول أنواعك وأقواها.
rule-barbu-3 = الدبل على من تبدو يدك أفضل من يده بوضوح، وصاحب الطلب اختار ما يناسبه.
rule-barbu-5 = بينك وبين صاحب هذا اللطش دبل: تُرمى عليه الأوراق المكلفة.
rule-barbu-9 = الأفضل التخلص من الآص أو الشيخ ما دامت بنت النوع لم تُلعب.
rule-barbu-10 = لا يكلّف إلا آخر لطشين: الأوراق العالية الآن، وتُحفظ الصغيرة.
rule-barbu-12 = الأفضل فتح الطريق لأوراقك في آخر الصفوف، وحبس الأوراق التي لا ينتظرها إلا الآخرون.
rule-barbu-13 = البدء من الورقة التي في وسط أوراقك.
rule-barbu-60 = البدء بورقة صغيرة: سيغلبها غيرك.
rule-barbu-61 = الأفضل أعلى ورقة لا تأخذ اللطش.
rule-barbu-62 = اللطش لك على كل حال: الأفضل أخذه بأعلى ورقة.
rule-barbu-64 = الورقة المكلفة تمر بأمان تحت ورقة أعلى.
rule-barbu-65 = تُرمى الورقة الأكثر كلفة أو الأكثر خطرًا.
rule-barbu-66 = البدء بما يربح: الحكم إن كثر في يدك، والأوراق العالية.
rule-barbu-67 = أخذ اللطش بأرخص ورقة تكفي، وإلا فورقة صغيرة.

## Page: the home page

game-barbu = باربو
game-about-barbu = سبعة طلبات لكل لاعب، من بلا لطوش إلى الدومينو، مع دبل على الآخرين لمن عنده يد أفضل.
game-standard-barbu = { 28 } توزيعة بورق عدده { 52 }. سبعة طلبات لكل لاعب، والدبل على صاحبها مرتين على الأقل.

## Page: choosing

ask-barbu-contract = الطلب لك: ما الذي يُلعب؟
ask-barbu-trumps = ما نوع الحكم؟
ask-barbu-start = من أي ورقة تبدأ الصفوف؟
call-barbu-contract = { $name }
call-barbu-trumps = { $name }!
call-barbu-start = { $name }

## Learn

learn-barbu-about = عدد أوراق كل لاعب { $cards }، وعدد الطلبات { $count }، ولكل طلب حسابه.
learn-barbu-declarer = صاحب الطلب ينظر في أوراقه، ويختار طلبًا لم يلعبه بعد، ثم يبدأ اللعب.
learn-barbu-dealer = تُلعب الطلبات بترتيب القائمة، ويبدأ من يجلس بعد الموزّع.
learn-barbu-rows = لاعب واحد يلعب كل الطلبات تباعًا، ثم يأتي دور التالي.
learn-barbu-turns = بعد كل توزيعة ينتقل الطلب إلى اللاعب التالي.
learn-barbu-taken = رُمي شيخ الكبة على السباتي. أعلى ورقة سباتي تأخذ اللطش ومعه الشيخ.
learn-barbu-doubling = قبل اللعب لكل لاعب دبل على من يشاء، وصاحب الطلب آخرهم. وفي الطلبات التي تكسب نقاطًا يكون الدبل على صاحب الطلب وحده، وليس له إلا ري دبل.
learn-barbu-business = إذا كان بين لاعبين دبل، أخذ صاحب النقاط الأكثر الفرق من الآخر زيادة على نقاطه. ومع ري دبل يُحسب الفرق مرتين.
learn-barbu-redouble-own-turn = لك ري دبل على من دبل عليك قبل دورك.
learn-barbu-redouble-round = إذا جاء عليك دبل بعد دورك، كان لك دور آخر لري دبل.
learn-barbu-redouble-declarer-only = ري دبل لصاحب الطلب وحده.
learn-barbu-doublings-owed = { $count ->
    [zero] لا دبل واجب.
    [one] الدبل واجب على كل صاحب طلب مرة واحدة على الأقل في توزيعاته.
    [two] الدبل واجب على كل صاحب طلب مرتين على الأقل في توزيعاته.
    [few] الدبل واجب على كل صاحب طلب { $count } مرات على الأقل في توزيعاته.
    [many] الدبل واجب على كل صاحب طلب { $count } مرة على الأقل في توزيعاته.
   *[other] الدبل واجب على كل صاحب طلب { $count } مرة على الأقل في توزيعاته.
}
learn-barbu-split = إذا لم يدبل أحد في طلب يكلّف فلا يُلعب، ويتقاسم الآخرون نقاطه.
learn-barbu-end = عدد التوزيعات { $deals }، والفائز بعدها صاحب أكثر النقاط.
learn-barbu-no-tricks = المطلوب تجنّب اللطوش.
learn-barbu-no-hearts = المطلوب تجنّب الكبة.
learn-barbu-no-queens = المطلوب تجنّب البنات.
learn-barbu-barbu = المطلوب تجنّب شيخ الكبة.
learn-barbu-first-chance = من هو في يده عليه أن يتخلص منه في أول فرصة: يرميه حين لا ورق عنده من النوع المطلوب، أو يلعبه في لطش كبة بعد الآص.
learn-barbu-last-two = المطلوب تجنّب آخر لطشين. اللطوش الأخرى لا تكلّف شيئًا.
learn-barbu-trumps = المطلوب أخذ اللطوش. صاحب الطلب يختار الحكم. إذا كان البدء بالحكم وجبت ورقة أعلى لمن يقدر. ومن لا ورق عنده من النوع المطلوب يلعب ورقة حكم، أعلى مما في اللطش إن قدر.
learn-barbu-undertrump-may = من لا ورق عنده من النوع المطلوب، ولا حكم أعلى مما في اللطش، يلعب أي ورقة.
learn-barbu-undertrump-must = من لا ورق عنده من النوع المطلوب، ولا حكم أعلى مما في اللطش، يلعب حكمًا أدنى إن كان عنده.
learn-barbu-trumped = الحكم هو الكبة. اللاعب الثالث لا سباتي عنده، فكان لا بد من ورقة أعلى من تسعة الكبة.
learn-barbu-domino = لا لطوش هنا: صاحب الطلب يختار ورقة، ويبدأ كل نوع منها ويطول صفه ورقة ورقة، صعودًا ونزولًا. إذا كانت عندك ورقة مناسبة وجب تنزيل واحدة، وإلا «باص».
learn-barbu-ace-again = من ينزّل آصًا يلعب مرة أخرى فورًا.
learn-barbu-fits = { $count ->
    [zero] تبدأ الصفوف من التسعات. لا ورقة مناسبة بين أوراقك.
    [one] تبدأ الصفوف من التسعات. المناسب من أوراقك ورقة واحدة: { $cards }.
    [two] تبدأ الصفوف من التسعات. المناسب من أوراقك ورقتان: { $cards }.
    [few] تبدأ الصفوف من التسعات. المناسب من أوراقك: { $cards }.
    [many] تبدأ الصفوف من التسعات. المناسب من أوراقك: { $cards }.
   *[other] تبدأ الصفوف من التسعات. المناسب من أوراقك: { $cards }.
}
learn-barbu-ravage = يدفع من أخذ أكثر الأوراق من أي نوع واحد. وإن تساوى عدة لاعبين تقاسموا.
learn-barbu-salad = اللطوش والكبة والبنات وشيخ الكبة، كلها تكلّف.
learn-barbu-ban-never = لا يُبدأ بالكبة ما دام في اليد نوع آخر.
learn-barbu-ban-until-discarded = لا يُبدأ بالكبة قبل أن تُرمى ورقة منها، إلا إذا لم يكن في اليد غيرها.
learn-barbu-word-barbu = باربو
learn-barbu-word-barbu-is = شيخ الكبة، أي الملتحي.
learn-barbu-word-declarer = صاحب الطلب
learn-barbu-word-declarer-is = اللاعب الذي يختار الطلب.
learn-barbu-word-domino = دومينو
learn-barbu-word-domino-is = صفوف تطول كحجارة الدومينو. أول من ينهي أوراقه يأخذ أكثر النقاط.
learn-barbu-word-business = حساب بين اثنين
learn-barbu-word-business-is = لاعبان بينهما دبل.

## Options by name

option-barbu-form = الشكل
option-barbu-form-classic = سبعة طلبات
option-barbu-form-ravage = ثمانية طلبات مع رافاج
option-barbu-form-french-points = فرنسي، خمسات
option-barbu-form-french32 = فرنسي، آحاد
option-barbu-doubling = الدبل
option-barbu-redouble = ري دبل
option-barbu-redouble-own-turn = في الدور نفسه
option-barbu-redouble-round = في جولة ثانية
option-barbu-redouble-declarer-only = صاحب الطلب فقط
option-barbu-doublings-owed = الدبل الواجب على كل صاحب طلب
option-barbu-undoubled = إذا لم يدبل أحد
option-barbu-undoubled-split = تُقسم النقاط
option-barbu-undoubled-play = تُلعب التوزيعة
option-barbu-declarer-order = ترتيب أصحاب الطلبات
option-barbu-declarer-order-seven = سبع توزيعات تباعًا
option-barbu-declarer-order-rotate = يتغير بعد كل توزيعة
option-barbu-domino-points = نقاط الدومينو
option-barbu-domino-points-40-25-10--10 = { 40 }–{ 25 }–{ 10 }–(−{ 10 })
option-barbu-domino-points-45-20-5--5 = { 45 }–{ 20 }–{ 5 }–(−{ 5 })
option-barbu-heart-lead = البدء بالكبة
option-barbu-heart-lead-never = لمن ليس معه غيرها
option-barbu-heart-lead-until-discarded = بعد رمي كبة
option-barbu-heart-lead-free = دائمًا
option-barbu-undertrump = عند العجز عن حكم أعلى
option-barbu-undertrump-may = يجوز الرمي
option-barbu-undertrump-must = لا بد من الحكم
option-barbu-must-discard-kh = لعب شيخ الكبة إلزامي
option-barbu-ace-again = الآص في الدومينو يعطي دورًا آخر
option-barbu-early-end = نهاية مبكرة للتوزيعة

## Ways to play that have a name

about-preset-barbu-classic = سبعة طلبات لكل لاعب، مع الدبل: { 28 } توزيعة.
about-preset-barbu-ravage = ثمانية طلبات لكل لاعب، مع رافاج، وصاحب الطلب يتغير بعد كل توزيعة: { 32 } توزيعة.
about-preset-barbu-french-points = { 32 } ورقة وخمسة طلبات بترتيب ثابت، كل طلب مرة لكل موزّع، والنقاط خمسات.
about-preset-barbu-french32 = { 32 } ورقة وخمسة طلبات بترتيب ثابت، كل موزّع يلعب خمستها تباعًا، والنقاط آحاد.

## Options

about-option-barbu-form = الطلبات ونقاطها. مع classic سبعة يختارها صاحب الطلب، ومع ravage ثمانية، ومع french_points وfrench32 خمسة بورق عدده { 32 } وترتيب ثابت وبلا دبل.
about-option-barbu-doubling = دبل بين اللاعبين: الفرق بين نقاط الاثنين يُحسب زيادة.
about-option-barbu-redouble = من له ري دبل. مع own_turn ري دبل على من دبل عليك قبل دورك، ومع round دور آخر لمن جاء عليه دبل لاحقًا، ومع declarer_only لصاحب الطلب وحده.
about-option-barbu-doublings-owed = عدد مرات الدبل الواجب من كل لاعب على صاحب الطلب نفسه.
about-option-barbu-undoubled = توزيعة تكلّف ولم يدبل فيها أحد. مع split لا تُلعب ويتقاسم الآخرون نقاطها، ومع play تُلعب.
about-option-barbu-declarer-order = مع seven يلعب صاحب الطلب كل الطلبات تباعًا، ومع rotate يتغير صاحب الطلب بعد كل توزيعة.
about-option-barbu-domino-points = نقاط المراكز في الدومينو.
about-option-barbu-heart-lead = متى يجوز البدء بالكبة في طلبات الكبة. مع never لمن ليس في يده غيرها، ومع until_discarded أيضًا بعد رمي ورقة كبة، ومع free دائمًا.
about-option-barbu-undertrump = من لا ورق عنده من النوع المطلوب، ولا ورقة حكم أعلى مما في اللطش: مع may يجوز له الرمي، ومع must لا بد من ورقة حكم صغيرة.
about-option-barbu-must-discard-kh = في طلب شيخ الكبة، من لا ورق عنده من النوع المطلوب لا بد له من رمي هذا الشيخ. وفي لطش الكبة لا بد من لعبه إن كان الآص قد لُعب فيه.
about-option-barbu-ace-again = في الدومينو، من ينزّل آصًا له دور آخر.
about-option-barbu-early-end = توزيعة الكبة أو البنات أو شيخ الكبة تنتهي مع آخر ورقة منها، والنتيجة لا تتغيّر.
