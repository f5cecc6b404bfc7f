### Arabic. English explanations of presets and options stand in the code; other languages translate them, as
### `about-preset-...` and `about-option-...`.
###
### The words of the table: contract and bid طلب, deal توزيعة, trick لطش, suit نوع, lead البدء, first lead افتتاح اللعب, double
### دبل, redeal إعادة التوزيع (اعتراض only in the texts of options), owner of a kingdom صاحب المملكة (never شيخ, the card), the
### cards on the table الأرض, tray الصندوق, move حركة, rules of thumb نصائح معروفة (قواعد are the rules), bot لاعب آلي.
###
### The reader may be a man or a woman: verbal nouns (لعب، اختيار، سحب) stand for orders and for verbs. A seat may be أنت:
### its name stands alone, or after a colon, and not after a preposition or as a genitive.
###
### Digits are written as { 4 }, which follows the digits that the reader has chosen. A message begins with an Arabic word or
### the name of a seat. Sentences end with a full stop; labels, buttons, calls and lines without a verb have none.

## Why something cannot be done

must-follow = عليك اللعب من { $suit }: { $cards }. (الورقة { $card } من نوع آخر.)
any = لا يمكن لعب { $card } الآن؛ المتاح: { $cards }.
must-discard-penalty = ليس في يدك ورق من { $suit }، فلا بد من رمي ورقة عليها نقاط: { $cards }.
no-diamond-lead = لا يُبدأ أول لطش بالديناري؛ المتاح: { $cards }.
no-heart-lead = لا يُبدأ بالكبة ما دام في يدك نوع آخر؛ المتاح: { $cards }.
must-open = افتتاح اللعب يكون بورقة من: { $cards }.
hearts-unbroken = لا يُبدأ بالكبة قبل أن تُكسر؛ المتاح: { $cards }.
no-points-first = لا تُرمى ورقة عليها نقاط في أول لطش ما دام في يدك غيرها؛ المتاح: { $cards }.
does-not-fit = لا مكان الآن على الأرض للورقة { $card }؛ المتاح: { $cards }.
not-in-hand = ليس في يدك: { $cards }.
cannot-double = لا يمكن تدبيل { $cards } الآن.
cannot-appeal = أوراقك لا تتيح إعادة التوزيع.
cannot-choose = لا يمكن اختيار { $name }. ما زال متاحًا: { $names }.
wrong-count = عدد الأوراق المطلوب هو { $count }.
wrong-cards = لا يصلح لذلك: { $cards }.
wrong-number = لا يمكن قول { $number } الآن. المتاح: من { $least } إلى { $most }.
not-offered = ليس هذا هو المطلوب الآن. الأجوبة الممكنة: { $offers }.
not-your-turn = ليس دورك الآن.
no-such-card = لا توجد ورقة كهذه في هذه اللعبة.
no-such-seat = لا يوجد مقعد رقم { $seat }؛ عدد مقاعد الطاولة { $seats }.
match-over = انتهت اللعبة.
stale = فات أوان هذا الجواب.
no-exchange = انتهى التبديل، أو ليس دورك فيه.
cannot-signal = أوراقك لا تتيح هذه الإشارة.
signal-too-late = فات وقت الإشارة، أو سبق أن أُعطيت.
knock-own = آخر طرقة كانت لك: على لاعب آخر أن يطرق أولًا.
knock-open = هناك سؤال مطروح: لا طرق قبل الجواب عنه.
knock-folded = انسحبت من هذه التوزيعة.
knock-too-soon = لا بد من لعب ورقة قبل الطرقة التالية.
stake-limit = الرهان { $stake }، ولا يمكن رفعه بعد ذلك.
refusal-other = لا يمكن ذلك الآن: { $reason }.

## Why the server refuses

no-such-table = لا توجد طاولة بهذا العنوان. هل العنوان كامل؟
table-full = كل المقاعد على هذه الطاولة مشغولة. يمكنك المشاهدة.
seat-taken = هذا المقعد مشغول. يمكنك اختيار غيره.
bad-name = الاسم من حرف واحد إلى { $most } حرفًا.
unknown-token = لا مقعد لهذا المتصفح على هذه الطاولة. يمكنك الجلوس أو المشاهدة.
not-seated = اللعب لمن يجلس إلى الطاولة فقط، ومن نافذة واحدة.
not-begun = لم تبدأ اللعبة بعد.
no-nonce = لا يمكن البدء بعد: لم تصل مساهمة متصفحك في خلط الورق. يمكنك المحاولة بعد لحظة.
starting = اللعبة على وشك أن تبدأ، وقد حُدِّد توزيعها.
not-starting = اللعبة ليست على وشك البدء.
other-nonce = تغيّرت مساهمة متصفحك في خلط الورق منذ جلوسك. الحل: ترك المقعد ثم الجلوس من جديد.
not-over = لم تنتهِ اللعبة بعد، وما في سجلها ما زال سرًّا.
hint-people = التلميح فقط في اللعب ضد اللاعبين الآليين: على هذه الطاولة مقعد لشخص آخر.
hint-running = جارٍ التفكير في تلميح.
no-hint = لا تلميح هنا.
nothing-to-report = لم يتخذ أي لاعب آلي مثل هذا القرار بعد.
report-failed = تعطّل اللاعب الآلي { $bot } ({ $origin }) حين سُئل ثانيةً، فلم يُحفظ شيء.
report-many = كثرت البلاغات على هذه الطاولة، فلا يُقبل المزيد.
not-saved = يتعذر حفظ الطاولة الآن. لم يتغير شيء: يمكنك المحاولة من جديد.
bad-message = لم يفهم الخادم ذلك: { $reason }
other-protocol = إصدار هذه الصفحة غير إصدار الخادم (الصفحة { $yours }، الخادم { $mine }): يلزم تحميلها من جديد.
other-rules = فُتحت هذه الطاولة بقواعد أخرى (الإصدار { $version }، والآن { $installed }) ولا يمكن متابعتها.
no-hello = لم يصل إلى الخادم شيء من هذه الصفحة.
invalid-setup = لا يمكن اللعب بهذا الإعداد: { $reason }

## Seats and cards

seat-self = أنت
seat-right = يمينك
seat-across = قبالك
seat-left = يسارك
seat-number = المقعد { $number }
seat-dummy = الكومة
suit-S = البستوني
suit-H = الكبة
suit-D = الديناري
suit-C = السباتي
suit-italian-S = السيوف
suit-italian-H = الكؤوس
suit-italian-D = النقود
suit-italian-C = العصي
crown = صاحب المملكة
dealer = الموزّع
partner = شريك
knocker = آخر من طرق
folded = انسحاب
broke = خارج اللعب
standing = وقوف
whistled = تصفير
exchanger = تبديل
bidder = أعلى طلب
passed = باص
chips-held = { $count ->
    [zero] بلا فيش
    [one] فيشة واحدة
    [two] فيشتان
    [few] { $count } فيشات
    [many] { $count } فيشة
   *[other] { $count } فيشة
}
cards-held = { $count ->
    [zero] بلا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
tricks-won = { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
bid-bid = طلب { $number }
bid-null = ولا لطش مقابل { $number }
bid-word-bid = اللطوش:
bid-word-null = ولا لطش مقابل:

## Cards in words

rank-2 = اثنين
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-T = عشرة
rank-J = ولد
rank-Q = بنت
rank-K = شيخ
rank-A = آص
rank-italian-J = غلام
rank-italian-Q = فارس
card-name = { $rank } { $suit }
card-joker-large = الجوكر الكبير
card-joker-small = الجوكر الصغير
card-back = ورقة مقلوبة

## Contracts

contract-king = شيخ الكبة
contract-queens = البنات
contract-diamonds = الديناري
contract-slaps = اللطوش
contract-trex = التركس
contract-complex = الكومبلكس
contract-spades = البستوني
contract-hearts = الكبة
contract-clubs = السباتي
contract-no-trump = بلا حكم
contract-none = لم يُحدَّد الطلب بعد

## Ways to play that have a name

preset-hearts-international = دولية
preset-hearts-openspiel = توزيعة واحدة
preset-hearts-black-lady = البنت السوداء
preset-oneonta-edward = إدوارد
preset-oneonta-hutnik = هتنك
preset-oneonta-learner = مع متابعة الأوراق
preset-toepen-nakayoshi = ناكايوشي مورا
preset-toepen-long = طويلة
preset-toepen-quick = سريعة
preset-toepen-quiet = بلا إشارات
preset-toepen-dutch = هولندية
preset-tressette-classic = كلاسيك
preset-tressette-31 = إلى { 31 }
preset-tressette-41 = إلى { 41 }
preset-tressette-carry = لا يضيع أي ثلث
preset-tressette-italian-cards = ورق إيطالي
preset-tressette-may-follow = ماذا لو: بلا إلزام بالنوع
preset-tressette-hidden-draws = ماذا لو: سحب مخفي
preset-tressette-with-trump = ماذا لو: مع الحكم
preset-tressette-other-point-card = ماذا لو: ورقة أخرى بنقطة
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

about-preset-hearts-international = اللعبة لأربعة كما يعرفها معظم الناس، حتى مئة نقطة.
about-preset-hearts-openspiel = توزيعة واحدة كما تلعبها OpenSpiel؛ بنت البستوني تكسر الكبة أيضًا.
about-preset-hearts-black-lady = لثلاثة إلى سبعة لاعبين: تبقى أوراق خارج اللعب، ويُمرَّر الورق مرتين، ورقتان ثم ورقة.
about-preset-oneonta-edward = تسع توزيعات لبلوغ { 30 } نقطة، بحساب إدوارد.
about-preset-oneonta-hutnik = طلبات من { 1 } إلى { 9 }، أو «ولا لطش» بأي رهان.
about-preset-oneonta-learner = الأوراق التي لم تظهر بعد معروضة على الطاولة مع احتمال نزولها.
about-preset-toepen-nakayoshi = الآص أعلى ورقة، وتنتهي اللعبة حين يبقى أول لاعب بلا فيش.
about-preset-toepen-long = ثلاثون فيشة لكل لاعب؛ من تنتهي فيشه يخرج، والأخير هو الفائز.
about-preset-toepen-quick = عشر فيشات لكل لاعب، ولا يمكن أن تُنسى إشارة.
about-preset-toepen-quiet = لا أحد يقف ولا يصفّر.
about-preset-toepen-dutch = العشرات أعلى الورق والأولاد أدناه؛ كل رهان خاسر نقطة جزاء، والأخير دون خمس عشرة نقطة هو الفائز.
about-preset-tressette-classic = اللعبة كما يصفها المقال الذي يشرح لعبها لاثنين.
about-preset-tressette-31 = لعبة أطول، إلى { 31 } نقطة.
about-preset-tressette-41 = لعبة طويلة، إلى { 41 } نقطة.
about-preset-tressette-carry = لا يضيع أي ثلث من نقطة: ما يفضل يُحسب في التوزيعة التالية.
about-preset-tressette-italian-cards = بورق إيطاليا: كؤوس ونقود وسيوف وعصي.
about-preset-tressette-may-follow = ماذا لو لم يكن أحد ملزمًا باللعب من النوع المطلوب؟
about-preset-tressette-hidden-draws = ماذا لو لم تُكشف الأوراق المسحوبة؟
about-preset-tressette-with-trump = ماذا لو كان السباتي هو الحكم؟
about-preset-tressette-other-point-card = ماذا لو كانت الثلاثة هي التي تساوي نقطة؟
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
about-option-hearts-deals = تنتهي اللعبة بعد هذا العدد من التوزيعات، أو عند بلوغ الهدف، أيهما أسبق. وبدونهما، وهذا في black_lady فقط، يوزّع كل لاعب مرة.
about-option-hearts-early-end = تنتهي التوزيعة حين لا تبقى في أي يد ورقة لها قيمة؛ ولا تتغير بذلك أي نتيجة. وإذا كانت لتجنب كل اللطوش مكافأة لُعبت كل توزيعة إلى آخرها.
about-option-hearts-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.
about-option-oneonta-bidding = مع edward عدد اللطوش من { 0 } إلى { 9 }. ومع hutnik من { 1 } إلى { 9 }، أو null، وهو وعد «ولا لطش» برهان من { 1 } إلى { 9 }.
about-option-oneonta-deals = عدد التوزيعات في اللعبة.
about-option-oneonta-target = من بلغ هذا العدد من النقاط أو زاد عليه بعد التوزيعة الأخيرة فقد فاز.
about-option-oneonta-show-tracker = الأوراق التي لم تظهر بعد معروضة على الطاولة، مع الاحتمال الدقيق لنزول كل منها.
about-option-toepen-rank = ترتيب الأوراق من الأعلى إلى الأدنى. مع ace_high: الآص، الشيخ، البنت، الولد، ثم من العشرة إلى السبعة؛ والتبديل لمن كل أوراقه من العشرة إلى السبعة، والإشارة بالآصات والسبعات. ومع dutch: من العشرة إلى السبعة، ثم الآص، الشيخ، البنت، الولد؛ والتبديل لمن كل أوراقه من الآص إلى الولد، والإشارة بالعشرات والأولاد.
about-option-toepen-chips = عدد الفيش لكل لاعب في البداية: القليل منها مجازفة، والكثير يكافئ المهارة.
about-option-toepen-end-mode = تنتهي اللعبة بعد التوزيعة التي يخسر فيها أحدهم آخر فيشة، والفائز صاحب أكبر عدد؛ أو يخرج من لا فيش له، والأخير هو الفائز. في الصيغة الطويلة ينتظر من خرج.
about-option-toepen-exchanges-per-player = كم مرة يبدّل اللاعب أوراقه: مرة واحدة، أو ما دام في كومة السحب ورق كافٍ.
about-option-toepen-exchange-order = يُسأل الجميع بالدور مرة واحدة من يسار الموزّع؛ أو يبدّل من يشاء في أي وقت قبل أول ورقة.
about-option-toepen-signals = من في يده أربع أوراق من الرتبة العالية يقف إلزامًا، ومن في يده ثلاث يصفّر. مع manual على اللاعب أن يتذكر، ومن نسي يدفع؛ ومع auto تُعطى الإشارة تلقائيًّا؛ ومع off لا إشارات.
about-option-toepen-winner-takes = ما يأخذه الفائز بالتوزيعة من الصندوق؛ وإن كان لا شيء فالفيش تُخسر فقط.
about-option-toepen-next-dealer = من يوزّع بعد ذلك: اللاعب الذي على يسار الموزّع، أو الفائز بالتوزيعة.
about-option-toepen-max-stake = أعلى رهان: إذا بلغه الرهان فلا طرق بعده.
about-option-toepen-knock-gap = هل يجب لعب ورقة بين طرقتين؟
about-option-tressette-target = تنتهي اللعبة بعد توزيعة يبلغ فيها أحد اللاعبين هذا العدد من النقاط؛ ويفوز صاحب المجموع الأعلى.
about-option-tressette-rounding = مع floor تضيع أثلاث النقطة التي تفضل بعد التوزيعة، ومع carry تُحسب في التوزيعة التالية.
about-option-tressette-show-draws = الورقة المسحوبة تُكشف للاعب الآخر. إلغاء ذلك تجربة: النوع الذي نفد من اليد قد يعود إليها مع أي سحب، فلا يبقى معروفًا ما الذي ينقص الآخر.
about-option-tressette-follow = مع must يلعب من النوع المطلوب من كان في يده. والقيمة may تجربة: لا تكشف الأوراق الملعوبة بعدها شيئًا عن يد الآخر، ولا يُجبر أحد على التخلي عن آص.
about-option-tressette-trump = نوع يغلب الأنواع الثلاثة الأخرى، ولا إلزام بالقطع به. كل قيمة غير none تجربة: السلسلة الطويلة في نوع ليس في يد الآخر هي غاية اللعبة، والقطع يوقفها.
about-option-tressette-point-card = الورقة التي تساوي نقطة كاملة؛ غير الآص تتبادل القيمة معه، وهذه تجربة: في كل نوع ورقتان تصطادان الآص، وثلاث بعده بثلث نقطة، وأربع لا تساوي شيئًا، وهذا التوازن يضيع.
about-option-tressette-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.
about-option-tressette-deck-faces = بأي رسوم تعرض الصفحة الأوراق: السيوف S، والكؤوس H، والنقود D، والعصي C.
about-option-tressette-tie = حين يبلغ الاثنان الهدف بمجموع واحد: تُلعب توزيعة إضافية، أو يتقاسمان الفوز.
about-option-trex-first-king = لمن المملكة الأولى: لمن في يده سبعة الكبة، أو لمن يسحب أعلى ورقة.
about-option-trex-direction = يدور اللعب وتدور الممالك عكس عقارب الساعة، نحو اليمين، أو مع عقارب الساعة، نحو اليسار.
about-option-trex-kingdom-order = ترتيب الممالك: مع next كل مملكة للاعب التالي؛ ومع right_right_across_rest صاحب المملكة الأولى، ثم اللاعب التالي له، ثم المقابل لهذا التالي، ثم الباقي.
about-option-trex-contract-choice = هل يختار صاحب المملكة طلباته بحرية، أم تُلعب في كل مملكة قائمة ثابتة: الطلبات الخمسة كلها بترتيب ما (ومع mode=complex4: الكومبلكس والتركس)؟
about-option-trex-mode = طلب واحد في كل توزيعة؛ ومع combination لصاحب المملكة أن يلعب معًا ما يشاء من الطلبات الأربعة الأولى؛ ومع complex4 الطلبات الأربعة الأولى كلها معًا، والتركس.
about-option-trex-doubling = التدبيل متاح لمن في يده شيخ الكبة (في طلب شيخ الكبة) أو بنت من البنات (في طلب البنات).
about-option-trex-doubling-reveal = تُكشف أوراق الدبل معًا بعد أن يجيب الجميع، أو يُعلن الدبل بالدور بدءًا بصاحب المملكة.
about-option-trex-kh-appeal = ورق الكبة الذي يتيح إعادة التوزيع في طلب شيخ الكبة: مع K الشيخ وحده، ومع A الآص وحده، ومع KA الشيخ والآص وحدهما، ومع Kx الشيخ مع ورقة كبة واحدة أخرى لا غير.
about-option-trex-kh-appeal-show = من يعترض في طلب شيخ الكبة يكشف أوراقه كلها.
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
about-option-trex-partner-lifts-late = شريك صاحب المملكة لا يرفع أوراقه إلا بعد اختيار الطلب.
about-option-trex-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.

## The table

round-trex = المملكة { $round } من { 4 }، التوزيعة { $deal }
header-trex = تركس، المملكة { $round } من { 4 }، التوزيعة { $deal }: { $contract }
header = { $game }، التوزيعة { $deal }
header-contract = { $game }، التوزيعة { $deal }: { $contract }
stake-line = الرهان: { $stake }{ $raised }. في الصندوق: { $tray }.
stake-only = الرهان: { $stake }{ $raised }
stake-raised = {" "}(آخر من طرق: { $seat })
trump-line = الحكم: { $suit }
no-trump-line = بلا حكم
tracker-line = لم يظهر بعد: { $cards }. احتمال نزول كل ورقة منها { $chance } ({ $percent }٪).
hand = أوراقك
playable = المتاح لعبه
taken-cards = { $who ->
    [you] ورقك المأخوذ: { $cards }
   *[other] ورق مأخوذ ({ $seat }): { $cards }
}
lies-blanket = { $card } (بطانية)
lies-pillow = { $card } (مخدة)
open-cards = { $who ->
    [you] ورقك المكشوف: { $cards }
   *[other] ورق مكشوف ({ $seat }): { $cards }
}
drawn-cards = ورق سُحب وكُشف ({ $seat }): { $cards }
layout-row = { $suit }: من { $low } إلى { $high }
layout-empty = { $suit }: لا ورق بعد

## What happens

news-choose = { $who ->
    [you] طلبت { $contract }.
   *[other] { $seat }: طلب { $contract }
}
news-double = { $who ->
    [you] دبّلت { $cards }.
   *[other] { $seat }: دبل { $cards }
}
news-no-double = { $seat }: بلا دبل
news-pick-up = أوراقك الآن بين يديك.
news-appeal = { $seat }: إعادة! يُوزَّع الورق من جديد.
news-trick = { $who ->
    [you] اللطش لك: { $cards }
   *[other] اللطش: { $cards }. صاحبه: { $seat }
}
news-placed = { $seat }: { $cards }
news-pass = { $seat }: باص
news-holder-hearts = { $who ->
    [you] الورقة المكشوفة: { $cards }. البدء لك
   *[other] الورقة المكشوفة: { $cards }. أول من يبدأ: { $seat }
}
news-holder-trex = { $who ->
    [you] الورقة المكشوفة: { $cards }. المملكة الأولى لك
   *[other] الورقة المكشوفة: { $cards }. صاحب المملكة الأولى: { $seat }
}
news-shown = { $seat }: كشف { $cards }
news-draw = { $seat }: سحب { $cards }
news-dealer = الموزّع الأول: { $seat }
news-exchange = { $seat }: تبديل الأوراق
news-new-hand = أوراقك الجديدة: { $cards }
news-challenge = { $seat }: شك في التبديل!
news-unchallenged = { $who ->
    [you] لا أحد شك في تبديلك.
   *[other] لا أحد شك في التبديل ({ $seat }).
}
news-turned-up = كُشف الورق المرمي: { $cards }
news-taken-up = { $seat }: أخذ { $cards } إلى اليد ({ $zone })
news-discarded = { $seat }: رمي { $cards } ({ $zone })
news-keep-hand = { $seat }: بلا تبديل
bid-line = { $seat }: { $bid }
news-bid = { $seat }: طلب { $number }
news-null = { $seat }: ولا لطش مقابل { $number }
news-turnup = الورقة المكشوفة: { $cards }
news-trump = الحكم: { $suit }
news-stand = { $seat }: وقوف
news-whistle = { $seat }: تصفير
news-knock = { $seat }: طرقة!
news-stay = { $seat }: بقاء
news-fold = { $seat }: انسحاب
news-forgot = { $seat }: إشارة منسية
news-drawn = { $who ->
    [you] سحبت { $cards } من كومة السحب.
   *[other] { $seat }: { $cards } من كومة السحب
}
news-drawn-hidden = { $seat }: ورقة من كومة السحب
news-given = { $seat }: تمرير { $cards } إليك
news-passed-cards = { $seat }: تمرير { $cards } إلى: { $other }
news-broken = { $seat }: { $cards }. كسر { $suit }!
news-left-over = بقي خارج اللعب: { $cards }
news-replay = { $seat }: إعادة التوزيع
news-keep = { $seat }: تبقى التوزيعة كما هي
news-said = { $seat }: { $word }

## A deal is over

replay-deal = التوزيعة { $deal }
deal-over = التوزيعة { $deal }، { $contract }:
deal-void = التوزيعة { $deal } غير محسوبة: { $reason }.
void-appeal = أعاد أحد اللاعبين توزيعها
void-slam = أخذ لاعب واحد اللطوش الثلاثة عشر كلها واختار الإعادة
void-jacks = انتهت أوراق أحد اللاعبين قبل نزول الأولاد الأربعة
void-passed = باص من الجميع
ledger-cards = { $seat } { $points }: أخذ { $cards }
ledger-doubled = { $whom ->
    [you] { $seat } { $points }: أخذ { $cards } مدبّلة، والدبل لك
   *[other] { $seat } { $points }: أخذ { $cards } مدبّلة، وصاحب الدبل: { $other }
}
ledger-doubler = { $whom ->
    [you] { $seat } { $points }: دبل { $cards }، وكانت لك
   *[other] { $seat } { $points }: دبل { $cards }، وآخذها: { $other }
}
ledger-tricks = { $seat } { $points }: { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
ledger-last-trick = { $seat } { $points }: اللطش الأخير
ledger-thirds = { $seat } { $points }: { $count ->
    [zero] بلا أثلاث نقاط
    [one] ثلث نقطة
    [two] ثلثا نقطة
    [few] { $count } أثلاث نقطة
    [many] { $count } ثلث نقطة
   *[other] { $count } ثلث نقطة
} في الورق
ledger-place = { $seat } { $points }: المركز { $count }
ledger-moon = { $seat } { $points }: أخذ الكل، وصاحبه: { $other }
ledger-moon-shot = { $seat } { $points }: أخذ الكل
ledger-no-tricks = { $seat } { $points }: بلا أي لطش
ledger-winner = { $seat } { $points }: الفوز بالتوزيعة
ledger-loser = { $seat } { $points }: بقاء وخسارة
ledger-fold = { $seat } { $points }: انسحاب
ledger-forgot = { $seat } { $points }: إشارة منسية
ledger-wash = { $seat } { $points }: تبديل أوراق لها قيمة
ledger-challenge = { $seat } { $points }: شك في تبديل صادق
ledger-bid-made = { $seat } { $points }: تحقق الطلب، { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
ledger-bid-under = { $seat } { $points }: اللطوش أقل من الطلب: { $count }
ledger-bid-over = { $seat } { $points }: اللطوش أكثر من الطلب: { $count }
ledger-null-made = { $seat } { $points }: «ولا لطش» كما وُعد
ledger-null-failed = { $seat } { $points }: كان الوعد «ولا لطش»، وعدد اللطوش { $count }
ledger-other = { $seat } { $points }: { $reason }

## The score sheet

sheet-section = المملكة { $number }، صاحبها: { $owner }{ $check }
sheet-total = المجموع
sheet-chips = الفيش
sheet-we = لنا
sheet-they = لهم
sheet-sum = المجموع { $sum } ✓
sheet-sum-spoken = ، كاملة، مجموعها { $sum }:
sheet-open = { $count ->
    [zero] لم يبقَ شيء
    [one] بقي طلب
    [two] بقي طلبان
    [few] بقيت { $count } طلبات
    [many] بقي { $count } طلبًا
   *[other] بقي { $count } طلب
}
sheet-open-spoken = :

## Questions and help

ask-choose = اختيار الطلب: { $names }
ask-sets = اختيار طلب من { $names }، أو عدة طلبات من الأربعة الأولى بينها علامة +
ask-redeal = يمكنك إعادة التوزيع: { $names }
ask-double = تدبيل { $cards }؟ («دبل { $example }» أو «لا»)
ask-appeal = إعادة التوزيع؟ («إعادة» أو «لا»)
ask-nothing = السؤال للجميع؛ ليس في يدك ما يُدبَّل أو يُعترض به («لا»)
ask-play = ورقتك
ask-give = { $count ->
    [zero] تمرير لا شيء
    [one] تمرير ورقة واحدة
    [two] تمرير ورقتين
    [few] تمرير { $count } أوراق
    [many] تمرير { $count } ورقة
   *[other] تمرير { $count } ورقة
} إلى: { $seat } («تمرير { $example }»)
ask-stay = الرهان { $stake }: البقاء على { $next }، أو الانسحاب ودفع { $stake }؟ («بقاء» أو «انسحاب»)
ask-exchange = تبديل أوراقك كلها؟ («تبديل» أو «بلا تبديل»؛ وهو صادق فقط إذا كانت كلها بلا قيمة)
ask-challenge = هل التبديل صادق؟ («تصديق» يمر، «شك» تُكشف الأوراق)
ask-bid = ما طلبك؟ { $names }
ask-discard = أي أوراق تُرمى؟ العدد { $count } («رمي» ثم الأوراق)
ask-free = لا سؤال لك الآن. للمتابعة Enter، أو: { $names }
ask-beside = { $question }، أو: { $names }
ask-other = جوابك: { $names }
ask-resume = هناك لعبة لم تكتمل: { $name }. متابعتها؟ [Y/n]
ask-keys = [{ $hint } تلميح، { $help }]
help =
    لعب ورقة: كتابة اسمها، QH أو 10D أو Q♥ أو بنت الكبة. الطلبات والأجوبة تُكتب كما تُعرض أو بالعربية.
    ورقة النقاط: s   آخر لطش: l   آخر توزيعة بالكلمات: d   اليد والطاولة: h
    قواعد هذه الطاولة: r   تلميح: ?   هذه المساعدة: help   خروج (لا يضيع شيء): q
    آخر حركة للاعب الآلي كانت سيئة: ! وبضع كلمات؛ يُحفظ ذلك مع اللعبة
trick-line = { $who ->
    [you] اللطش { $number }: { $cards }. وهو لك
   *[other] اللطش { $number }: { $cards }. صاحبه: { $seat }
}
last-trick-none = لم يكتمل أي لطش بعد في هذه التوزيعة.
look-back-none = على هذه الطاولة لا يُنظر إلى اللطوش المنتهية.
deal-none = لم تكتمل أي توزيعة بعد.
rules-usual = القواعد هنا كما على معظم الطاولات: كل الخيارات على قيمها المعتادة.
opponents = { $count ->
    [zero] اللعب هنا منفرد.
    [one] يلعب ضدك لاعب آلي واحد، والمستوى: { $bots }.
    [two] معك على الطاولة لاعبان آليان، والمستوى: { $bots }.
    [few] معك على الطاولة { $count } لاعبين آليين، والمستوى: { $bots }.
    [many] معك على الطاولة { $count } لاعبًا آليًّا، والمستوى: { $bots }.
   *[other] معك على الطاولة { $count } لاعب آلي، والمستوى: { $bots }.
}
opponents-other = مستويات أخرى: { $levels }؛ الأمر: `mamlaka play --bots { $example }`.
bot-failed = تعطّل اللاعب الآلي { $bot } ({ $origin })، ويلعب غيره مكانه.
next-player = { $direction ->
    [cw] صاحب الدور التالي إلى يسارك.
   *[ccw] صاحب الدور التالي إلى يمينك.
}
fairness = التوزيعات كلها محددة قبل أول ورقة. بصمتها: { $commitment }
saved = حُفظت اللعبة في { $path }. لمتابعتها: الأمر نفسه، أو: mamlaka play --resume "{ $path }"
over = انتهت اللعبة.
result-side = المركز { $rank }: { $seat } { $points } ({ $alone })
result-line = المركز { $rank }: { $seat } { $points }
fewest-win = الأقل نقاطًا يفوز.
goal-line = النقاط حتى الآن: { $points }. الهدف: { $goal }.
goal-reached = النقاط { $points }: بلغت الهدف { $goal }. فزت!
goal-missed = النقاط { $points }: كان الهدف { $goal }. خيرها بغيرها!
verify-hint = للتحقق من السجل: mamlaka verify "{ $path }"

## The bots: what each is called, and how it plays

bot-easy = سهل
bot-medium = متوسط
bot-hard = صعب
bot-best = الأقوى
bot-random = عشوائي
bot-rules = بالنصائح
bot-search = بالبحث
bot-about-easy = تعلّم اللعبة للتو، وينسى ما لُعب من الورق.
bot-about-medium = يعمل بنصائح من يعرفون اللعبة.
bot-about-hard = يجرّب للحظة كيف يمكن أن تنتهي التوزيعة.
bot-about-best = يجرّب، لعُشر ثانية، كيف يمكن أن تنتهي التوزيعة.
bot-about-random = يفعل أي شيء مسموح.
bot-about-rules = يعمل بنصائح من يعرفون اللعبة، ولكل قرار سبب يُقال.
bot-about-search = يجرّب كيف يمكن أن تنتهي التوزيعة، بقدر ما يُسمح له.
page-level = مستوى اللاعبين الآليين

## Hints, and reports of bad moves

hint-do = تلميح: { $action }
hint-nothing = تلميح: السكوت أفضل، وليستمر اللعب.
hint-wait = السكوت
hint-forced = لا خيار غير هذا.
hint-points = { $value } نقطة فوق متوسط اللاعبين
hint-points-below = { $value } نقطة تحت متوسط اللاعبين
hint-net = { $value } نقطة فوق متوسط اللاعبين، بعد طرح قيمة الطلب لو تُرك لوقت لاحق
hint-net-below = { $value } نقطة تحت متوسط اللاعبين، بعد طرح قيمة الطلب لو تُرك لوقت لاحق
hint-chance = احتمال الفوز باللعبة كلها { $value }٪
hint-points-less = أقل بمقدار { $value } نقطة
hint-chance-less = أقل بمقدار { $value }٪
hint-close = قريب منه، { $less }
hint-equal = بالقيمة نفسها
hint-objection = وضده: { $reason }
hint-no-reason = لا نصيحة معروفة تؤيده: القرار للحساب.
hint-rather = النصائح المعروفة وحدها تفضّل { $action }، لكن القرار للحساب.
hint-rather-close = النصائح المعروفة وحدها تفضّل { $action }.
hint-no-values = لا حساب لهذا القرار: العبرة بالنصائح المعروفة.
hint-any = النصائح المعروفة لا ترجّح شيئًا هنا.
reported-in = حُفظ آخر قرار للاعب الآلي مع اللعبة في { $path }

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

## Why a bot decided as it did: the tactics of Toepen

rule-toepen-1 = أفضل ورقة تُحفظ للطش الأخير، فهو وحده المحسوب.
rule-toepen-3 = اليد الميؤوس منها تُبدَّل، بصدق أو من دونه.
rule-toepen-6 = من يرجو أخذ اللطش الأخير يطرق قبل أن يظهر ذلك.
rule-toepen-7 = من أشار عنده الأوراق العالية التي تنقص هذه اليد.
rule-toepen-8 = البقاء يكلّف فيشة أكثر من الانسحاب: فلا بد من أمل يستحقها.
rule-toepen-9 = كثرة الأوراق بلا قيمة في هذه اليد تجعل صدق التبديل مستبعدًا.
rule-toepen-60 = هذه اليد توجب الإشارة، ونسيانها يكلّف الرهان.
rule-toepen-61 = الأوراق الأربع كلها بلا قيمة: التبديل صادق.
rule-toepen-62 = الأوراق الصغيرة أولًا.
rule-toepen-63 = من يأخذ اللطش الثالث يبدأ الأخير.
rule-toepen-64 = الإشارة تخيف الآخرين أيًّا كان معناها.

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

## Why a bot decided as it did: the tactics of Trex

rule-trex-1 = البدء بأقصر نوع، للتخلص منه بسرعة.
rule-trex-3 = فتح خصمٌ النوع الآخر للتخلص منه: يُترك له.
rule-trex-4 = من يلعب ورقة { 2 } أو { 3 } يكاد يخلو من نوعها: لا يُبدأ بها كي لا يرمي عليها.
rule-trex-5 = الشريك لا يملك إلا أوراقًا تأخذ: يُؤخذ عنه البدء.
rule-trex-6 = النوع الآخر لم يبقَ منه شيء عند الآخرين، فهو تلتعشاوي: البدء به يعني أخذ اللطش.
rule-trex-7 = تفريش: من لا يملك إلا أوراقًا تأخذ يُترك له البدء، وتُحفظ ورقة للخروج منه.
rule-trex-8 = بين الطلبات المتساوية يكون الترتيب: التركس، شيخ الكبة، البنات، اللطوش، الديناري.
rule-trex-9 = مع شريك، بنتان يمكن تدبيلهما خير من شيخ الكبة.
rule-trex-10 = شيخ الكبة محميّ بما يكفي لطلبه وتدبيله.
rule-trex-11 = من دون شيخ الكبة لا يأمن الطلب إلا من عنده كبة عالية وأوراق صغيرة في غيرها.
rule-trex-12 = كثرة الكبة تجعل اليد صالحة لطلب شيخ الكبة.
rule-trex-13 = العقوبة كلها تقع على لاعب واحد، وأرجح من تقع عليه من عنده شيخ الكبة بلا حماية.
rule-trex-14 = ورقة الكبة تُخرج شيخ الكبة من يد أخرى.
rule-trex-15 = شيخ الكبة يُرمى على لطش خصم.
rule-trex-16 = من عنده كبة أكثر من الآخرين جميعًا يبدأ بها حتى لا يبقى منها شيء عند غيره.
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
rule-trex-36 = مع شريك، في اللطوش: يد من أوراق صغيرة وورقة عالية واحدة يعلق عندها البدء.
rule-trex-37 = اللطش الرخيص في البداية يُترك لخصم، ويُؤخذ عن الشريك.
rule-trex-38 = لا مفر من أخذ اللطش: الأفضل أخذه بأعلى ورقة.
rule-trex-39 = الورقة العالية التي ليس تحتها شيء ستأخذ لطشًا عاجلًا أو آجلًا: الأفضل مبكرًا.
rule-trex-40 = الشريك خالٍ من هذا النوع، ويمكنه أن يرمي عليه أوراقه العالية، ولو كان تلتعشاويًّا.
rule-trex-41 = الأوراق الكبيرة والمتوسطة تجعل اليد صالحة لطلب التركس.
rule-trex-42 = أوراق رقم { 2 }، وبدرجة أقل الآصات، عبء في التركس: وهي هنا قليلة.
rule-trex-43 = الأنواع التي ليس فيها أوراق متوسطة يتحكم بها الآخرون.
rule-trex-44 = الولد بلا عشرة وبنت من نوعه في هذه اليد يفتح الصف للآخرين.
rule-trex-45 = العشرة والولد والبنت من نوع واحد في يد واحدة أفضل بداية.
rule-trex-46 = في هذه اليد، أو في يد الشريك، ورقة { 2 } من هذا النوع تنتظر دورها.
rule-trex-47 = ما لا بد أن يفيد الآخرين يُلعب من أطول نوع.
rule-trex-48 = الأوراق التي لا ينتظرها إلا الآخرون تُحبس.
rule-trex-49 = لاعب يكاد ينتهي: لا يُفتح له شيء.
rule-trex-50 = ما دام الشريك ليس في المقدمة فلا مجازفة: المركزان الثاني والثالث يساويان الأول والأخير.
rule-trex-51 = الطلب الوحيد الذي فيه نقاط موجبة لا يُهدر على يد ضعيفة.
rule-trex-52 = ما لا بد من فتحه يُفتح لمن يقول باص وبقيت عنده أكثر الأوراق.
rule-trex-60 = اليد سيئة بما يكفي لإعادة التوزيع.
rule-trex-61 = البدء بورقة صغيرة: ستغلبها ورقة أعلى منها.
rule-trex-62 = اللطش لا يكلّف شيئًا: فرصة للتخلص من ورقة كبيرة.
rule-trex-63 = أعلى ورقة لا تأخذ اللطش هي أفضل ما يُتخلص منه.
rule-trex-64 = الورقة الصغيرة قد تغلبها أوراق من يلعب بعدها.
rule-trex-65 = الورقة التي عليها نقاط تمرّ تحت ورقة أعلى منها.
rule-trex-66 = أكثر الأوراق كلفة تُرمى على لطش خصم.
rule-trex-67 = الورقة الكبيرة التي ليس معها أوراق صغيرة ستأخذ لطشًا لاحقًا.
rule-trex-68 = أوراق من هذه اليد تنتظر خلف هذه الورقة.
rule-trex-69 = البنات والشيوخ وأوراق رقم { 3 } لا تفتح إلا القليل.
rule-trex-70 = لا يُبدأ بالكبة وشيخ الكبة في اليد.
rule-trex-71 = البنت في أمان فوق أوراق صغيرة، وتليق بها البطانية.
rule-trex-72 = هذه الورقة لا تفيد أي لاعب آخر.
rule-trex-73 = اللطش للشريك على كل حال: تُلعب معه أعلى ورقة.
rule-trex-74 = لا ورقة عالية في هذه اليد تقع عليها بنت.

## Page: the first page

page-title = مملكة
page-subtitle = تركس وألعاب مقهى أخرى: مجانًا وبلا إعلانات، وبتوزيع يمكنك التحقق منه.
page-play = هيا نلعب
page-play-friends = طاولة مع الأصدقاء
page-games = أي لعبة؟
page-players = عدد اللاعبين: { $seats }
page-how-many = عدد اللاعبين
page-how = نظام اللعب
page-usual = كما يلعب أكثر الناس
page-my-tables = طاولاتك
page-forget = إزالة هذه الطاولة
page-promise = بلا حساب، بلا عملات، بلا تتبع.
page-unreachable = تعذر الوصول إلى الخادم. يمكنك المحاولة من جديد.
page-guest = ضيف
game-oneonta = أونيونتا ويست
game-toepen = توبن
game-hearts = هارتس (القلوب)
game-about-hearts = لا أحد يريد الكبة ولا بنت البستوني، إلا من يأخذها كلها.
game-usual-hearts = أربعة لاعبين، تُمرَّر ثلاث أوراق قبل كل توزيعة، حتى مئة نقطة؛ والأقل نقاطًا يفوز.
game-about-trex = لعبة المقهى: أربعة لاعبين وعشرون توزيعة، وصاحب المملكة يختار الطلب.
game-about-tressette = لعبة إيطالية لاثنين: سحب وتذكّر واصطياد الآصات.
game-about-oneonta = سوليتير باللطوش: طلب على قدر أوراقك، في مواجهة كومة تبدأ دائمًا.
game-about-toepen = أربع أوراق وفيش وأعصاب: اللطش الأخير وحده يُحسب، والطرق ممكن في أي لحظة.
game-usual-trex = فردي، خمسة طلبات في كل مملكة، مع التدبيل.
game-usual-tressette = عشر أوراق لكل لاعب، والورق المسحوب يُكشف، حتى { 21 } نقطة.
game-usual-oneonta = تسع توزيعات، والطلب من { 0 } إلى { 9 }، والهدف { 30 } نقطة.
game-usual-toepen = عشرون فيشة لكل لاعب، إلى أن تنفد فيش أحدهم.
game-tressette = تريسيته لاثنين
game-trex = تركس

## Page: before the match

page-your-name = اسمك
page-choose-seat = اختيار المقعد:
page-sit = الجلوس هنا
page-free = شاغر
page-invite-about = من يفتح هذا الرابط يمكنه الجلوس معك. المقاعد الشاغرة يلعب فيها لاعبون آليون.
page-link = رابط هذه الطاولة
page-invite = إرسال الرابط
page-copied = نُسخ الرابط ✓
page-start = بدء اللعب
page-starting = جارٍ البدء…
page-start-cancelled = أُلغي البدء، ولم يصل جواب من: { $names }. يمكنك البدء من جديد.

## Page: at the table

page-home = الصفحة الرئيسية
page-sheet = ورقة النقاط
page-last-trick = آخر لطش
page-settings = الإعدادات
page-close = إغلاق
page-go-on = متابعة
page-leave = مغادرة، ويكمل عنك لاعب آلي
status-away = انقطع الاتصال
status-left = خارج الطاولة
page-lost = انقطع الاتصال. جارٍ الاتصال من جديد…
page-replaced = هذا المقعد مفتوح في نافذة أخرى.
page-take-back = اللعب من هنا
page-your-turn = دورك
page-open = { $card }، مكشوفة
page-taken = { $card }، مأخوذة
page-doubled = مدبّلة
page-lies-open = مكشوفة
page-given = وصلتك الآن
page-hint = تلميح: ماذا ألعب؟
page-thinking = جارٍ التفكير في تلميح…
page-suggested = مقترحة
page-report = أخطأ لاعب آلي؟
page-report-whose = آخر حركة لمن؟
page-report-last = آخر حركة على الطاولة
page-report-words = ما الخطأ فيه؟ (اختياري)
page-report-send = إبلاغ
page-reported = حُفظ على هذا الخادم مع اللعبة برقم { $number }. شكرًا!
page-not-now = ليس الآن
page-taker = { $who ->
    [you] اللطش لك
   *[other] صاحب اللطش: { $seat }
}
page-stake = الرهان
page-trump = الحكم
page-no-trump = بلا حكم
page-goal = الهدف: { $goal }
page-tracker = لم يظهر بعد: { $cards }.
page-tracker-chance = لم يظهر بعد، واحتمال نزول كل منها { $chance } ({ $percent }٪)
page-tray = الصندوق
page-asides = عبارات سريعة

## Page: questions and answers

zone-stock = كومة السحب
zone-stock-hearts = الباقي
zone-stock-oneonta = خارج اللعب
zone-turnup = المكشوفة
zone-discards = الورق المرمي
zone-widow = الأرض
zone-dummy = اليد المكشوفة
zone-out = خارج اللعب
page-tap-again = لمسة ثانية للعبها.
call-pass = باص
call-double = دبل!
call-no = لا
call-appeal = إعادة!
call-choose-keep = كما هي
call-choose-replay = من جديد!
call-keep = بلا تبديل
call-exchange = تبديل
call-challenge = شك!
call-stand = وقوف!
call-whistle = تصفير!
call-knock = طرقة!
call-stay = بقاء
call-fold = انسحاب
call-bid = { $number }
call-null = ولا لطش مقابل { $number }
call-forgot = نسيان!
call-broken = كسر { $suit }!
page-ask-choose = ما الذي يُلعب؟
page-ask-choose-trex = مملكتك: ما الطلب؟
page-ask-redeal = يمكنك إعادة التوزيع.
page-ask-lead-first = دورك: افتتاح اللعب بأول ورقة.
page-ask-lead = اللطش لك، والبدء لك.
page-ask-follow = دورك: ورقة من يدك.
page-ask-lay = دورك: تنزيل ورقة في مكانها.
page-ask-double = تدبيل؟ الاختيار باللمس، ثم «دبل».
page-ask-appeal = أوراقك تتيح لك إعادة التوزيع.
page-ask-give = { $count ->
    [zero] لا ورقة للتمرير
    [one] اختيار ورقة واحدة
    [two] اختيار ورقتين
    [few] اختيار { $count } أوراق
    [many] اختيار { $count } ورقة
   *[other] اختيار { $count } ورقة
} للتمرير إلى: { $seat }
page-ask-exchange = أربع أوراق بلا قيمة يمكن تبديلها، والخداع ممكن.
page-ask-challenge = { $seat }: تبديل يد «بلا قيمة». شك أم تصديق؟
page-ask-bid = ما طلبك؟
page-ask-discard = الأوراق التي تُرمى، وعددها { $count }: الاختيار باللمس، ثم التأكيد.
page-ask-cards = عدد الأوراق { $count }: الاختيار باللمس، ثم التأكيد.
page-ask-stay = طرقة ({ $seat }): بقاء، أم انسحاب مقابل { $stake }؟
page-ask-other = جوابك؟
page-say-double = دبل
page-say-appeal = إعادة التوزيع
page-say-keep = بلا تبديل
page-say-give = تمرير
page-say-exchange = تبديل
page-say-challenge = شك
page-say-decline = تصديق
page-say-stand = وقوف
page-say-whistle = تصفير
page-say-knock = طرق
page-say-stay = بقاء (الرهان { $raised })
page-say-fold = انسحاب (دفع { $stake })
page-say-bid = طلب { $number }
page-say-null = ولا لطش مقابل { $number }
page-say-pass = باص
page-say-discard = رمي
page-sure = { $word }: أكيد؟
page-sure-spoken = { $word }: الرهان الآن { $stake }. مرة أخرى للتأكيد.
page-say-no = لا
page-say-no-alone = لا شيء
page-say-these = لعب المختار معًا
page-number = العدد
page-waiting = بانتظار: { $seat }…
page-waiting-choose = اختيار الطلب: { $seat }…
page-waiting-secret = سؤال سرّي للجميع، بانتظار البقية…
page-waiting-trick-play = الدور: { $seat }…
page-waiting-layout-play = الدور: { $seat }…
page-waiting-double-in-turn = السؤال عن التدبيل: { $seat }…
page-waiting-auction = بانتظار الطلب: { $seat }…
page-waiting-take-widow = رمي الأوراق: { $seat }…

## Page: the end

page-deal-over = التوزيعة { $deal }: { $contract }
page-again = لعبة جديدة
page-verify-about = يستطيع متصفحك التحقق من أن التوزيع كله حُدِّد قبل أول ورقة ولم يغيّره أحد.
page-verify = التحقق من التوزيع
page-verified = التوزيع هو نفسه الذي حُدِّد في البداية.
page-not-verified = هناك ما لا يتطابق:
page-check-commitment = بذرة الخلط المنشورة هي نفسها التي وُعد بها قبل جلوسك
page-check-nonce = مساهمتك دخلت في خلط الورق
page-check-nonces = لم تُضَف مساهمة ولم تُحذف ولم تُبدَّل بعد ذلك
page-verified-in-part = السجل متسق، لكن متصفحك لا يستطيع أن يضمن التوزيع.
page-check-no-part = لم يشارك متصفحك في البدء، فلا يعرف إن كان أحد قد اختار مساهمته بعد ذلك.
page-check-cancelled =
    { $count ->
        [zero] لم تُلغَ أي بداية بعد أن كشف متصفحك مساهمته في خلط الورق.
        [one] أُلغيت بداية واحدة بعد أن كشف متصفحك مساهمته في خلط الورق.
        [two] أُلغيت بدايتان بعد أن كشف متصفحك مساهمته في خلط الورق.
        [few] أُلغيت { $count } بدايات بعد أن كشف متصفحك مساهمته في خلط الورق.
        [many] أُلغيت { $count } بداية بعد أن كشف متصفحك مساهمته في خلط الورق.
       *[other] أُلغيت { $count } بداية بعد أن كشف متصفحك مساهمته في خلط الورق.
    }
page-check-draw = السحب للمملكة الأولى
page-check-dealer = من يوزّع أولًا
page-check-deal = كل ورقة في كل توزيعة
page-check-hands = الأوراق التي كانت في يدك

## Page: settings

page-arabic-digits = الأرقام ١٢٣ بدل 123
page-language = اللغة
page-four-colours = لون لكل نوع
page-jumbo = علامات كبيرة على الورق
page-speed = سرعة الأوراق
page-speed-none = بلا حركة

## Page: what it speaks

page-comma = {"، "}
page-ask-nothing = الجميع يُسألون، وليس في يدك ما يُدبَّل أو يُعترض به.
page-dealt = وُزعت الأوراق.
page-trick-goes = { $who ->
    [you] اللطش لك
   *[other] صاحب اللطش: { $seat }
}
page-deal-scored = انتهت التوزيعة { $deal }، { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-chips = الفيش: { $chips }؛ في الصندوق { $tray }، والرهان { $stake }
page-nothing-open = لا أوراق مكشوفة عند الآخرين.
page-hand = في يدك { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = لا أوراق في يدك.
page-playable = يمكنك لعب: { $cards }
page-playable-all = يمكنك لعب أي ورقة.
page-on-table = على الأرض: { $cards }
page-nothing-on-table = لا ورقة على الأرض.
page-scores = النقاط: { $scores }
page-looking-on = أنت في وضع المشاهدة.
