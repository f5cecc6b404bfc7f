## Why something cannot be done

must-discard-barbu = ليس معك { $suit }، فعليك أن ترمي شيخ الكبة: { $cards }
must-beat = اللعب بالطرنيب، فعليك أن تلعب أعلى من أكبره: { $cards }
must-overtrump = ليس معك { $suit }، فعليك أن تلعب أعلى طرنيب حتى الآن: { $cards }

## Seats and cards

badge-barbu-declarer = المعلن
badge-start-rank = البداية: { $name }

## Contracts

contract-barbu = شيخ الكبة
contract-last-two = آخر لطشين
contract-trumps = طرنيب
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

preset-barbu-classic = سبعة عقود
preset-barbu-ravage = مع رافاج
preset-barbu-french-points = فرنسي، خمسات
preset-barbu-french32 = فرنسي، آحاد

## What happens

news-barbu-contract = { $who ->
    [you] اخترت { $name }.
   *[other] { $seat }: اختيار { $name }.
}
news-barbu-trumps = الطرنيب: { $name }
news-barbu-start = تبدأ الصفوف من: { $name }

## A deal is over

headline-barbu = التوزيعة { $deal } من { $deals }
sheet-declarer = { $who ->
    [you] أنت المعلن
   *[other] المعلن { $seat }
}
sheet-dealer = { $who ->
    [you] أنت الموزّع
   *[other] الموزّع { $seat }
}
ledger-business = { $whom ->
    [you] { $seat } { $points }: دبل معك
   *[other] { $seat } { $points }: دبل مع { $other }
}
ledger-split = { $seat } { $points }: لم يدبّل أحد
ledger-longest = { $seat } { $points }: أكثر أوراق من لون واحد، { $count }

## Why a bot decided as it did: the tactics of Barbu

rule-barbu-1 = اختر العقد الذي تفوق فيه هذه اليد يدًا متوسطة أكثر من غيره.
rule-barbu-2 = اجعل أطول ألوانك وأقواها طرنيبًا.
rule-barbu-3 = دبّل على من تكون يدك أفضل من يده بوضوح، فالمعلن اختار ما يناسبه.
rule-barbu-5 = بينك وبين صاحب هذا اللطش دبل: أعطه الأوراق المكلفة.
rule-barbu-9 = ارمِ الآس أو الشيخ ما دامت تحته ورقة مكلفة لم تُلعب.
rule-barbu-10 = آخر لطشين فقط يكلّفان: العب العالي الآن واحتفظ بالواطي.
rule-barbu-12 = نزّل باتجاه أوراقك الطرفية، وأمسك ما ينتظره غيرك وحده.
rule-barbu-13 = ابدأ من الرتبة التي في وسط أوراقك.
rule-barbu-60 = ابدأ بورقة واطية: سيلعب غيرك أعلى منها.
rule-barbu-61 = العب أعلى ورقة لا تأخذ اللطش.
rule-barbu-62 = اللطش لك على أي حال: خذه بأعلى ورقة.
rule-barbu-64 = الورقة المكلفة آمنة تحت ورقة أعلى منها.
rule-barbu-65 = ارمِ الورقة الأكثر كلفة أو الأكثر خطرًا.
rule-barbu-66 = ابدأ بما يربح: الطرنيب إن كثر معك، والأوراق العالية.
rule-barbu-67 = خذ اللطش بأرخص ورقة، والعب الواطي إن لم تستطع أخذه.

## Page: the home page

game-barbu = باربو
game-about-barbu = سبعة عقود لكل لاعب، من بلا لطوش إلى الدومينو. دبّل على غيرك إن كانت يدك أفضل.
game-standard-barbu = { 28 } توزيعة بورق عدده { 52 }. لكل معلن سبعة عقود، وعليك أن تدبّل عليه مرتين على الأقل.

## Page: choosing

ask-barbu-contract = أنت المعلن: اختر عقدًا.
ask-barbu-trumps = سمِّ الطرنيب.
ask-barbu-start = سمِّ الرتبة التي تبدأ منها الصفوف.
call-barbu-contract = { $name }
call-barbu-trumps = { $name }!
call-barbu-start = { $name }

## Learn

learn-barbu-about = عدد أوراق كل لاعب { $cards }، وعدد العقود { $count }، وفي كل عقد يُحسب شيء آخر.
learn-barbu-declarer = ينظر المعلن في أوراقه، ويختار عقدًا لم يلعبه بعد، ثم يبدأ اللعب.
learn-barbu-dealer = تُلعب العقود بترتيب القائمة، ويبدأ من يجلس بعد الموزّع.
learn-barbu-rows = يلعب لاعب واحد كل العقود تباعًا، ثم يأتي دور التالي.
learn-barbu-turns = بعد كل توزيعة يأتي دور اللاعب التالي.
learn-barbu-taken = رُمي شيخ الكبة على السباتي. أعلى سباتي يأخذ اللطش ومعه الشيخ.
learn-barbu-doubling = قبل اللعب يحق لكل لاعب أن يدبّل على من يشاء، والمعلن آخرهم. وفي العقود التي تكسب نقاطًا يكون الدبل على المعلن وحده، أما هو فله ري دبل فقط.
learn-barbu-business = إذا كان بين لاعبين دبل، أخذ صاحب النقاط الأكثر الفرق من الآخر زيادة على نقاطه. ومع ري دبل يُحسب الفرق مرتين.
learn-barbu-redouble-own-turn = لك أن ترد بري دبل على من دبّل عليك قبل دورك.
learn-barbu-redouble-round = إذا دبّل عليك أحد بعد دورك، تكلمت مرة أخرى ولك أن ترد بري دبل.
learn-barbu-redouble-declarer-only = ري دبل للمعلن وحده.
learn-barbu-duty = { $count ->
    [zero] لا دبل واجب على أي معلن.
    [one] دبّل على كل معلن مرة واحدة على الأقل في توزيعاته.
    [two] دبّل على كل معلن مرتين على الأقل في توزيعاته.
    [few] دبّل على كل معلن { $count } مرات على الأقل في توزيعاته.
    [many] دبّل على كل معلن { $count } مرة على الأقل في توزيعاته.
   *[other] دبّل على كل معلن { $count } مرة على الأقل في توزيعاته.
}
learn-barbu-split = إذا لم يدبّل أحد في عقد خسارة فلا يُلعب، ويتقاسم الآخرون نقاطه.
learn-barbu-end = عدد التوزيعات { $deals }، والفائز بعدها صاحب أكثر النقاط.
learn-barbu-no-tricks = لا تأخذ لطوشًا.
learn-barbu-no-hearts = لا تأخذ كبة.
learn-barbu-no-queens = لا تأخذ بنات.
learn-barbu-barbu = لا تأخذ شيخ الكبة.
learn-barbu-last-two = لا تأخذ آخر لطشين. ما قبلهما بلا كلفة.
learn-barbu-trumps = خذ لطوشًا. يسمي المعلن الطرنيب. إذا بدأ اللعب بالطرنيب فالعب أعلى إن استطعت. ومن ليس معه اللون يلعب طرنيبًا أعلى مما في اللطش إن استطاع.
learn-barbu-trumped = الكبة طرنيب. ليس مع اللاعب الثالث سباتي، فكان عليه أن يلعب أعلى من تسعة الكبة.
learn-barbu-domino = لا لطوش هنا: يسمي المعلن رتبة، ويبدأ كل لون منها وينمو ورقة ورقة صعودًا ونزولًا. نزّل ورقة إن ناسبت، وإلا فمرّر.
learn-barbu-fits = { $count ->
    [zero] تبدأ الصفوف من التسعات. لا ورقة مناسبة بين أوراقك.
    [one] تبدأ الصفوف من التسعات. المناسب من أوراقك ورقة واحدة: { $cards }.
    [two] تبدأ الصفوف من التسعات. المناسب من أوراقك ورقتان: { $cards }.
    [few] تبدأ الصفوف من التسعات. المناسب من أوراقك: { $cards }.
    [many] تبدأ الصفوف من التسعات. المناسب من أوراقك: { $cards }.
   *[other] تبدأ الصفوف من التسعات. المناسب من أوراقك: { $cards }.
}
learn-barbu-ravage = يخسر من أخذ أكثر أوراق من لون واحد. وإن تساوى أكثر من لاعب تقاسموا.
learn-barbu-salad = اللطوش والكبة والبنات وشيخ الكبة، كلها تكلّف.
learn-barbu-ban-never = لا تبدأ بالكبة ما دام معك لون آخر.
learn-barbu-ban-until-discarded = لا تبدأ بالكبة قبل أن يرمي أحد ورقة منها، إلا إذا لم يكن معك غيرها.
learn-barbu-word-barbu = باربو
learn-barbu-word-barbu-is = شيخ الكبة، أي الملتحي.
learn-barbu-word-declarer = المعلن
learn-barbu-word-declarer-is = من يختار العقد.
learn-barbu-word-domino = دومينو
learn-barbu-word-domino-is = صفوف تنمو كحجارة الدومينو. أول من يخلص أوراقه يأخذ أكثر النقاط.
learn-barbu-word-business = حساب بين اثنين
learn-barbu-word-business-is = لاعبان دبّل أحدهما على الآخر.

## Options by name

option-barbu-form = الشكل
option-barbu-form-classic = سبعة عقود
option-barbu-form-ravage = ثمانية عقود مع رافاج
option-barbu-form-french-points = فرنسي، خمسات
option-barbu-form-french32 = فرنسي، آحاد
option-barbu-doubling = الدبل
option-barbu-redouble = ري دبل
option-barbu-redouble-own-turn = في الدور نفسه
option-barbu-redouble-round = في جولة ثانية
option-barbu-redouble-declarer-only = المعلن فقط
option-barbu-duty = الدبل الواجب على كل معلن
option-barbu-undoubled = إذا لم يدبّل أحد
option-barbu-undoubled-split = تُقسم النقاط
option-barbu-undoubled-play = تُلعب التوزيعة
option-barbu-declarer-order = ترتيب المعلنين
option-barbu-declarer-order-seven = سبع توزيعات تباعًا
option-barbu-declarer-order-rotate = يتغير بعد كل توزيعة
option-barbu-domino-points = نقاط الدومينو
option-barbu-domino-points-40-25-10--10 = { 40 }–{ 25 }–{ 10 }–(−{ 10 })
option-barbu-domino-points-45-20-5--5 = { 45 }–{ 20 }–{ 5 }–(−{ 5 })
option-barbu-heart-lead = البدء بالكبة
option-barbu-heart-lead-never = لمن ليس معه غيرها
option-barbu-heart-lead-until-discarded = بعد رمي كبة
option-barbu-heart-lead-free = دائمًا
option-barbu-undertrump = إذا لم تستطع طرنيبًا أعلى
option-barbu-undertrump-may = لك أن ترمي
option-barbu-undertrump-must = عليك أن تلعب طرنيبًا
option-barbu-must-discard-kh = رمي شيخ الكبة إلزامي
option-barbu-ace-again = الآس في الدومينو يعطي دورًا آخر
option-barbu-early-end = نهاية مبكرة للتوزيعة

## Ways to play that have a name

about-preset-barbu-classic = سبعة عقود لكل معلن، مع الدبل: { 28 } توزيعة.
about-preset-barbu-ravage = ثمانية عقود لكل معلن، مع رافاج، والمعلن يتغير بعد كل توزيعة: { 32 } توزيعة.
about-preset-barbu-french-points = { 32 } ورقة وخمسة عقود بترتيب ثابت، كل عقد مرة لكل موزّع، والنقاط خمسات.
about-preset-barbu-french32 = { 32 } ورقة وخمسة عقود بترتيب ثابت، يوزّع كل موزّع خمستها تباعًا، والنقاط آحاد.

## Options

about-option-barbu-form = العقود ونقاطها. مع classic سبعة يختارها المعلن، ومع ravage ثمانية، ومع french_points وfrench32 خمسة بورق عدده { 32 } وترتيب ثابت وبلا دبل.
about-option-barbu-doubling = للاعبين أن يدبّل بعضهم على بعض، فيُحسب الفرق بين نقاطهما زيادة.
about-option-barbu-redouble = من له ري دبل. مع own_turn ترد على من دبّل عليك قبل دورك، ومع round يتكلم مرة أخرى من دُبّل عليه لاحقًا، ومع declarer_only المعلن وحده.
about-option-barbu-duty = كم مرة على كل لاعب أن يدبّل على المعلن نفسه.
about-option-barbu-undoubled = توزيعة خسارة لم يدبّل فيها أحد. مع split لا تُلعب ويتقاسم الآخرون نقاطها، ومع play تُلعب.
about-option-barbu-declarer-order = مع seven يلعب المعلن كل العقود تباعًا، ومع rotate يتغير المعلن بعد كل توزيعة.
about-option-barbu-domino-points = نقاط المراكز في الدومينو.
about-option-barbu-heart-lead = متى يجوز البدء بالكبة في عقود الكبة. مع never لمن ليس معه غيرها، ومع until_discarded أيضًا بعد أن يرمي أحد كبة، ومع free دائمًا.
about-option-barbu-undertrump = من ليس معه اللون ولا طرنيب أعلى مما في اللطش له أن يرمي، أو عليه أن يلعب طرنيبًا واطيًا.
about-option-barbu-must-discard-kh = في عقد شيخ الكبة، على من ليس معه اللون أن يرمي الشيخ.
about-option-barbu-ace-again = في الدومينو، من نزّل آسًا يلعب مرة أخرى.
about-option-barbu-early-end = توزيعة الكبة أو البنات أو شيخ الكبة تنتهي مع آخر ورقة منها، والنتيجة لا تتغيّر.
