## Contracts

# Unsure: Skat has no Arabic words. “skat” (السكات), “matadors” (الماتادور), “schneider”, “schwarz”, “grand”, “null” and “Ramsch” are ours.
contract-grand = غراند
contract-null = نول
contract-clubs-schneider = ♣ شنايدر
also-contract-clubs-schneider = سباتي شنايدر
contract-clubs-schwarz = ♣ شفارتس
also-contract-clubs-schwarz = سباتي شفارتس
contract-clubs-ouvert = ♣ مكشوف
also-contract-clubs-ouvert = سباتي مكشوف
contract-spades-schneider = ♠ شنايدر
also-contract-spades-schneider = بستوني شنايدر
contract-spades-schwarz = ♠ شفارتس
also-contract-spades-schwarz = بستوني شفارتس
contract-spades-ouvert = ♠ مكشوف
also-contract-spades-ouvert = بستوني مكشوف
contract-hearts-schneider = ♥ شنايدر
also-contract-hearts-schneider = كبة شنايدر
contract-hearts-schwarz = ♥ شفارتس
also-contract-hearts-schwarz = كبة شفارتس
contract-hearts-ouvert = ♥ مكشوف
also-contract-hearts-ouvert = كبة مكشوف
contract-diamonds-schneider = ♦ شنايدر
also-contract-diamonds-schneider = ديناري شنايدر
contract-diamonds-schwarz = ♦ شفارتس
also-contract-diamonds-schwarz = ديناري شفارتس
contract-diamonds-ouvert = ♦ مكشوف
also-contract-diamonds-ouvert = ديناري مكشوف
contract-grand-schneider = غراند شنايدر
contract-grand-schwarz = غراند شفارتس
contract-grand-ouvert = غراند مكشوف
contract-null-ouvert = نول مكشوف
contract-clubs-hand = ♣ باليد
contract-clubs-hand-schneider = ♣ باليد، شنايدر معلن
contract-clubs-hand-schwarz = ♣ باليد، شفارتس معلن
contract-clubs-hand-ouvert = ♣ مكشوف باليد
contract-spades-hand = ♠ باليد
contract-spades-hand-schneider = ♠ باليد، شنايدر معلن
contract-spades-hand-schwarz = ♠ باليد، شفارتس معلن
contract-spades-hand-ouvert = ♠ مكشوف باليد
contract-hearts-hand = ♥ باليد
contract-hearts-hand-schneider = ♥ باليد، شنايدر معلن
contract-hearts-hand-schwarz = ♥ باليد، شفارتس معلن
contract-hearts-hand-ouvert = ♥ مكشوف باليد
contract-diamonds-hand = ♦ باليد
contract-diamonds-hand-schneider = ♦ باليد، شنايدر معلن
contract-diamonds-hand-schwarz = ♦ باليد، شفارتس معلن
contract-diamonds-hand-ouvert = ♦ مكشوف باليد
contract-grand-hand = غراند باليد
contract-grand-hand-schneider = غراند باليد، شنايدر معلن
contract-grand-hand-schwarz = غراند باليد، شفارتس معلن
contract-grand-hand-ouvert = غراند مكشوف باليد
contract-clubs-skat-schneider = ♣ شنايدر معلن
contract-clubs-skat-schwarz = ♣ شفارتس معلن
contract-spades-skat-schneider = ♠ شنايدر معلن
contract-spades-skat-schwarz = ♠ شفارتس معلن
contract-hearts-skat-schneider = ♥ شنايدر معلن
contract-hearts-skat-schwarz = ♥ شفارتس معلن
contract-diamonds-skat-schneider = ♦ شنايدر معلن
contract-diamonds-skat-schwarz = ♦ شفارتس معلن
contract-grand-skat-schneider = غراند شنايدر معلن
contract-grand-skat-schwarz = غراند شفارتس معلن
contract-null-hand = نول باليد
contract-null-hand-ouvert = نول مكشوف باليد
contract-ramsch = رامش
contract-take = أخذ السكات
contract-hand = اللعب باليد

## Seats and choices

zone-widow-skat = السكات
zone-discards-skat = الورق المرمي
headline-skat = التوزيعة { $deal } من { $deals }
sheet-passed = باص من الجميع
sheet-seeger = زيغر-فابيان
sheet-declarer-bonus = ألعابه
sheet-defence = خسارة غيره
badge-forehand = الأول
badge-middlehand = الأوسط
badge-rearhand = الأخير
badge-bid-value = المزايدة { $number }
badge-skat-declarer = صاحب الطلب
badge-hand-game = بلا سكات
ask-skat = أخذ السكات، أم اللعب باليد؟
ask-discard-skat = { $count ->
    [zero] لا ورقة للرمي
    [one] اختيار ورقة واحدة للرمي
    [two] اختيار ورقتين للرمي
    [few] اختيار { $count } أوراق للرمي
    [many] اختيار { $count } ورقة للرمي
   *[other] اختيار { $count } ورقة للرمي
}
say-discard-skat = رمي
do-discard-skat = رمي { $cards }
news-discard-skat = { $seat }: رمي { $cards }
news-found-discard-skat = السكات: { $cards }
ask-announce = ما طلبك؟
news-skat = { $choice ->
    [hand] { $seat }: لعب باليد بلا سكات
   *[take] { $seat }: أخذ السكات
}
call-skat = { $choice ->
    [hand] باليد!
   *[take] السكات
}
news-announce = { $seat }: { $name }
call-announce = { $name }

## Ways to play that have a name

preset-skat-short = مباراة قصيرة
about-preset-skat-short = ثلاثة لاعبين و{ 12 } توزيعة بحساب زيغر وفابيان.
preset-skat-isko = دولي
about-preset-skat-isko = لائحة من { 36 } توزيعة بالقواعد الدولية.
preset-skat-isko-four = دولي لأربعة
about-preset-skat-isko-four = أربعة على الطاولة: لائحة من { 48 } توزيعة.
preset-skat-kneipe = المقهى
about-preset-skat-kneipe = كما في المقهى: إذا قال الجميع باص فاللعب رامش، ويجوز الإعلان بعد أخذ السكات.
preset-skat-bierlachs = بيرلاكس
about-preset-skat-bierlachs = تُحسب الخسائر فقط، وتنتهي المباراة عند خسارة { 301 } نقطة.

## A deal is over

deal-void-skat = التوزيعة { $deal }: { $reason }.
tally-levels = { $kind ->
    [with] مع
   *[without] بدون
} { $matadors }، اللعبة { $game }{ $hand ->
    [0] {""}
   *[other] ، باليد { $hand }
}{ $schneider ->
    [0] {""}
   *[other] ، شنايدر { $schneider }
}{ $announced ->
    [0] {""}
   *[other] ، معلن { $announced }
}{ $schwarz ->
    [0] {""}
   *[other] ، شفارتس { $schwarz }
}{ $announced2 ->
    [0] {""}
   *[other] ، معلن { $announced2 }
}{ $ouvert ->
    [0] {""}
   *[other] ، مكشوف { $ouvert }
}: { $levels } × { $base } = { $value }{ $charged ->
    [0] {""}
   *[other] ، مزايدة زائدة: { $charged }
}
tally-null-value = { $name } تساوي { $number }
tally-card-points = نقاط الورق
tally-skat-left = السكات: { $cards }
tally-put-away = الورق المرمي: { $cards }
ledger-game-won = { $seat } { $points }: { $count ->
    [0] نجح الطلب
   *[other] نجح الطلب، { $count } من نقاط الورق
}
ledger-game-lost = { $seat } { $points }: { $count ->
    [0] فشل الطلب
   *[other] فشل الطلب، { $count } من نقاط الورق
}
ledger-overbid = { $seat } { $points }: { $count ->
    [0] مزايدة زائدة
   *[other] مزايدة زائدة، { $count } من نقاط الورق
}
ledger-overbid-lost = { $seat } { $points }: { $count ->
    [0] مزايدة زائدة وفشل الطلب
   *[other] مزايدة زائدة وفشل الطلب، { $count } من نقاط الورق
}
ledger-declarer-bonus = { $seat } { $points }: حساب زيغر وفابيان
ledger-defence = { $seat } { $points }: خسر صاحب الطلب
ledger-declarer-won = { $seat } { $points }: نجح طلب { $other }
ledger-ramsch-lost = { $seat } { $points }: الأكثر في الرامش، { $count } من نقاط الورق
ledger-ramsch-doubled = { $seat } { $points }: الأكثر في الرامش، { $count } من نقاط الورق، مضاعفة لأن أحدهم بلا لطوش
ledger-march = { $seat } { $points }: كل اللطوش العشرة في الرامش
ledger-march-paid = { $seat } { $points }: كل اللطوش في الرامش: { $other }

## Why a bot decided as it did: the tactics of Skat

rule-skat-1 = المزايدة بخمسة أوراق حكم وآس خارجه، أو بقدر ما تعد به اليد.
rule-skat-2 = الأولاد والآسات والبدء معًا خمسة أو أكثر: غراند.
rule-skat-3 = لا مزايدة فوق قيمة اللعب بلا السكات.
rule-skat-4 = الأفضل أخذ السكات، إلا إذا كان اللعب باليد أربح.
rule-skat-5 = رمي العشرات المنفردة والأنواع القصيرة، مع حفظ الآس وعشرته.
rule-skat-6 = على صاحب الطلب سحب الحكم مبكرًا.
rule-skat-7 = عدّ النقاط: هذا اللطش يكفي.
rule-skat-8 = البدء بنوع طويل إذا كان صاحب الطلب في الوسط، وبنوع قصير إذا كان الأخير.
rule-skat-9 = لطش الشريك مضمون: إضافة آس أو عشرة.
rule-skat-10 = لا نقاط للطش صاحب الطلب.
rule-skat-11 = لا ورقة عالية على لطش يأخذه الشريك.
rule-skat-12 = في النول أعلى ورقة لا تأخذ اللطش، والبدء بالأدنى.
rule-skat-13 = لا سعي إلى الشنايدر إلا بعد ضمان الطلب.
rule-skat-14 = في الرامش التخلص من الأولاد في وسط التوزيعة، وتجنب آخر لطش.
rule-skat-60 = أخذ اللطش بأقل ثمن.
rule-skat-61 = الورقة الأقل فائدة.
rule-skat-62 = البدء بورقة تأخذ لطشها، أو بورقة بلا نقاط.
rule-skat-63 = الأفضل ترك اللطش لصاحب النول.
rule-skat-64 = الطلب الذي يعد بأكثر.
rule-skat-65 = في النول تُرمى الأوراق التي تأخذ لطوشًا.
rule-skat-66 = في الدفاع لا بدء بورقة حكم.
rule-skat-67 = نقاط قليلة للطش قد يأخذه غيرك.
rule-skat-68 = قد يكون في السكات ولد ينقصك، فتنخفض قيمة لعبتك عن مزايدتك وتخسرها.

## Page: the home page

game-skat = سكات
game-about-skat = واحد ضد اثنين: مزايدة على اختيار الحكم، ثم أخذ السكات أو تركه، وجمع { 61 } من { 120 } نقطة.
game-standard-skat = لكل لاعب عشر أوراق، وورقتان في السكات، بالقواعد الدولية.

## Learn

learn-skat-about = لاعب واحد، صاحب الطلب، يلعب وحده ضد الاثنين الآخرين. للأوراق نقاط مجموعها { 120 }، ويحتاج صاحب الطلب إلى { 61 } منها.
learn-skat-deal = لكل لاعب { $count } ورقات. وتبقى مقلوبةً { $number } من الأوراق: السكات.
learn-skat-four = إذا كان على الطاولة أربعة فالموزّع لا يلعب.
learn-skat-bidding = في المزايدة يتكلم لاعبان في كل مرة. يسمي اللاعب الثاني قيمًا للأول، فيثبت أو يقول باص؛ ثم يسمي الثالث قيمًا لمن بقي. وإذا لم يزايد أحد جاز للأول { 18 } أو باص.
learn-skat-skat = يأخذ صاحب الطلب السكات ويضع { $count } من أوراقه مقلوبة، أو يلعب باليد ويتركه. وفي الحالين تُحسب نقاط الورقتين له.
learn-skat-announce = ثم يعلن صاحب الطلب: نوعًا للحكم، أو غراند وحكمه الأولاد فقط، أو نول أي ألا يؤخذ أي لطش. ويجوز النول مكشوفًا سواء أُخذ السكات أم لا. وفي اللعب باليد مع حكم يجوز إعلان شنايدر أو شفارتس أو مكشوف.
learn-skat-announce-after = ويجوز إعلان شنايدر وشفارتس ومكشوف بعد أخذ السكات أيضًا.
learn-skat-tricks = يبدأ اللاعب الأول. يجب اتباع النوع إن أمكن، وإلا فأي ورقة. الأولاد من الحكم لا من أنواعهم.
learn-skat-order = الحكم من الأعلى إلى الأدنى إذا كان الكبة: الأولاد الأربعة، ثم الآس والعشرة والشيخ والبنت والتسعة والثمانية والسبعة.
learn-skat-plain-order = الأنواع الأخرى، وهنا السباتي، من الأعلى إلى الأدنى: آس، عشرة، شيخ، بنت، تسعة، ثمانية، سبعة.
learn-skat-null-order = في النول لا حكم، والترتيب: آس، شيخ، بنت، ولد، عشرة، تسعة، ثمانية، سبعة.
learn-skat-jack = الحكم كبة. ولد الديناري من الحكم أيضًا: هو الذي يأخذ هذا اللطش.
learn-skat-all-pass-void = إذا قال الجميع باص وزّع اللاعب التالي.
learn-skat-all-pass-ramsch = إذا قال الجميع باص فاللعب رامش: الحكم الأولاد فقط، وكل لاعب لنفسه، ومن أخذ أكثر النقاط خسرها.
learn-skat-ramsch-skat-last-trick = السكات لآخذ آخر لطش. وإذا كان أحدهم بلا لطوش تضاعفت الخسارة؛ واللطوش العشرة كلها تكسب { 120 }.
learn-skat-ramsch-skat-loser = السكات للخاسر. وإذا كان أحدهم بلا لطوش تضاعفت الخسارة؛ واللطوش العشرة كلها تكسب { 120 }.
learn-skat-points = نقاط الورق
learn-skat-value = قيمة اللعب أساسه مضروبًا في درجاته: واحدة للعب، وواحدة لكل ماتادور، وواحدة لكل من: اليد، والشنايدر، وإعلانه، والشفارتس، وإعلانه، والمكشوف.
learn-skat-example = مثال: الحكم { $name }، ومعك ولد السباتي وولد البستوني دون ولد الكبة: «مع { $number }، لعب { $levels }»، أي { $levels } × { $base } = { $value }. وإن نقصك هذان ومعك ولد الكبة فالقيمة نفسها: «بدون { $number }». وإذا كان الخصمان شنايدر: «شنايدر { $levels2 }»، أي { $value2 }.
learn-skat-lost = اللعب الخاسر يكلّف ضعف قيمته.
learn-skat-lost-hand-single = اللعب باليد إذا خسر كلّف قيمته مرة واحدة.
learn-skat-overbid-is = إذا كانت القيمة دون المزايدة خسر اللعب مهما كانت النقاط، وكلّف على الأقل ضعف أصغر مضاعف للأساس يبلغ المزايدة.
learn-skat-seeger = يكسب صاحب الطلب { $count } فوق قيمة اللعب الناجح، ويخسر { $count } فوق الخاسر. وعندها يكسب كل لاعب آخر { $number }.
learn-skat-classic = النقاط لصاحب الطلب وحده.
learn-skat-bierlachs = تُكتب الخسائر فقط: اللعب الناجح يكلّف كل لاعب آخر قيمته. وتنتهي المباراة عندما يخسر أحد { $count } نقطة؛ ويخسر أدنى مجموع.
learn-skat-deals = المباراة { $count } توزيعة، ويفوز أعلى مجموع.
learn-skat-bases = الأسس
learn-skat-times = يُضرب الأساس في الدرجات. وللنول قيمة ثابتة.
learn-skat-game = { $name }
learn-skat-null-hand = نول باليد
learn-skat-null-ouvert-hand = نول مكشوف باليد
learn-skat-word-skat = السكات
learn-skat-word-skat-is = الورقتان المقلوبتان. ونقاطهما لصاحب الطلب دائمًا.
learn-skat-word-hands = الأول والأوسط والأخير
learn-skat-word-hands-is = اللاعبون بعد الموزّع بالترتيب. والأول هو من يبدأ.
learn-skat-word-matadors = الماتادور
learn-skat-word-matadors-is = السلسلة المتصلة لأعلى الحكم، من ولد السباتي، التي يملكها صاحب الطلب أو تنقصه. ويُحسب السكات مع اليد.
learn-skat-word-schneider = شنايدر
learn-skat-word-schneider-is = جانب له { $number } من نقاط الورق أو أقل. ويحتاج صاحب الطلب إلى { $count } ليكون الخصمان شنايدر.
learn-skat-word-schwarz = شفارتس
learn-skat-word-schwarz-is = جانب بلا أي لطش. ويحتاج صاحب الطلب إلى كل اللطوش، وعددها { $count }، ليكون الخصمان شفارتس.
learn-skat-word-ouvert = مكشوف
learn-skat-word-ouvert-is = يكشف صاحب الطلب يده قبل البدء. ومع الحكم يَعِد باللطوش العشرة كلها.
learn-skat-word-overbid = مزايدة زائدة
learn-skat-word-overbid-is = لعب قيمته دون المزايدة.

## Options by name

option-skat-players = اللاعبون
about-option-skat-players = ثلاثة: الكل يلعب. أربعة: الموزّع لا يلعب.
option-skat-players-3 = ثلاثة
option-skat-players-4 = أربعة، والموزّع لا يلعب
option-skat-scoring = الحساب
about-option-skat-scoring = زيغر وفابيان: القيمة و{ 50 } فوقها، وللآخرين { 40 } عن كل لعب خاسر ({ 30 } إذا كانوا أربعة). كلاسيكي: القيمة وحدها. بيرلاكس: الخسائر وحدها.
option-skat-scoring-seeger = زيغر وفابيان
option-skat-scoring-classic = كلاسيكي
option-skat-scoring-bierlachs = بيرلاكس
option-skat-deals = التوزيعات
about-option-skat-deals = عدد توزيعات المباراة.
option-skat-deals-3 = { 3 }
option-skat-deals-9 = { 9 }
option-skat-deals-12 = { 12 }
option-skat-deals-36 = { 36 }
option-skat-deals-48 = { 48 }
option-skat-limit = حد البيرلاكس
about-option-skat-limit = النقاط المخسورة التي تنهي مباراة البيرلاكس.
option-skat-limit-301 = { 301 }
option-skat-limit-501 = { 501 }
option-skat-limit-1001 = { 1001 }
option-skat-all-pass = إذا قال الجميع باص
about-option-skat-all-pass = يوزّع اللاعب التالي، أو يكون اللعب رامش.
option-skat-all-pass-void = توزيع جديد
option-skat-all-pass-ramsch = رامش
option-skat-ramsch-skat = سكات الرامش
about-option-skat-ramsch-skat = السكات لآخذ آخر لطش، أو لصاحب أكثر النقاط.
option-skat-ramsch-skat-last-trick = لآخر لطش
option-skat-ramsch-skat-loser = للخاسر
option-skat-announce-after-skat = الإعلان بعد أخذ السكات
about-option-skat-announce-after-skat = يجوز إعلان شنايدر وشفارتس ومكشوف بعد أخذ السكات أيضًا.
option-skat-lost-hand-single = خسارة اللعب باليد مرة واحدة
about-option-skat-lost-hand-single = اللعب باليد إذا خسر كلّف قيمته مرة لا مرتين.
option-skat-grand-ouvert = أساس الغراند المكشوف
about-option-skat-grand-ouvert = أساس الغراند المكشوف: { 24 } كأي غراند، أو { 36 } كما كان قديمًا.
option-skat-grand-ouvert-24 = { 24 }
option-skat-grand-ouvert-36 = { 36 }
option-skat-look-back = النظر إلى اللطوش السابقة
about-option-skat-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.
option-skat-look-back-last = آخر لطش
option-skat-look-back-none = غير مسموح
option-skat-look-back-all = كل اللطوش
