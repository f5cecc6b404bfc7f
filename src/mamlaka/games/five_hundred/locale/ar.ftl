## Contracts

# Unsure: the name of the game is a translation, and “bower” (الباور), “misère” (الميزير) and “widow” (الأرملة) are our words.
contract-6-spades = { 6 }♠
also-contract-6-spades = { "6S" }
contract-6-clubs = { 6 }♣
also-contract-6-clubs = { "6C" }
contract-6-diamonds = { 6 }♦
also-contract-6-diamonds = { "6D" }
contract-6-hearts = { 6 }♥
also-contract-6-hearts = { "6H" }
contract-6-no-trump = { 6 } بلا حكم
also-contract-6-no-trump = { "6NT" }، { "6N" }
contract-7-spades = { 7 }♠
also-contract-7-spades = { "7S" }
contract-7-clubs = { 7 }♣
also-contract-7-clubs = { "7C" }
contract-7-diamonds = { 7 }♦
also-contract-7-diamonds = { "7D" }
contract-7-hearts = { 7 }♥
also-contract-7-hearts = { "7H" }
contract-7-no-trump = { 7 } بلا حكم
also-contract-7-no-trump = { "7NT" }، { "7N" }
contract-8-spades = { 8 }♠
also-contract-8-spades = { "8S" }
contract-8-clubs = { 8 }♣
also-contract-8-clubs = { "8C" }
contract-8-diamonds = { 8 }♦
also-contract-8-diamonds = { "8D" }
contract-8-hearts = { 8 }♥
also-contract-8-hearts = { "8H" }
contract-8-no-trump = { 8 } بلا حكم
also-contract-8-no-trump = { "8NT" }، { "8N" }
contract-9-spades = { 9 }♠
also-contract-9-spades = { "9S" }
contract-9-clubs = { 9 }♣
also-contract-9-clubs = { "9C" }
contract-9-diamonds = { 9 }♦
also-contract-9-diamonds = { "9D" }
contract-9-hearts = { 9 }♥
also-contract-9-hearts = { "9H" }
contract-9-no-trump = { 9 } بلا حكم
also-contract-9-no-trump = { "9NT" }، { "9N" }
contract-10-spades = { 10 }♠
also-contract-10-spades = { "10S" }
contract-10-clubs = { 10 }♣
also-contract-10-clubs = { "10C" }
contract-10-diamonds = { 10 }♦
also-contract-10-diamonds = { "10D" }
contract-10-hearts = { 10 }♥
also-contract-10-hearts = { "10H" }
contract-10-no-trump = { 10 } بلا حكم
also-contract-10-no-trump = { "10NT" }، { "10N" }
contract-misere = ميزير
also-contract-misere = misere، بلا لطش
contract-open-misere = ميزير مكشوف
also-contract-open-misere = open misere

## Seats and cards

badge-bid-name = المزايدة { $name }
badge-contract-of = صاحب الطلب: { $name }
badge-hand-away = خارج اللعب

## Ways to play that have a name

preset-five-hundred-classic = كلاسيكي
about-preset-five-hundred-classic = ثلاثة لاعبين حتى { 500 } نقطة. من قال باس خرج من المزايدة.
preset-five-hundred-american = أمريكي
about-preset-five-hundred-american = لكل لاعب مزايدة أو باس مرة واحدة.
preset-five-hundred-japanese = ياباني
about-preset-five-hundred-japanese = من قال باس يمكنه المزايدة من جديد.
preset-five-hundred-australian = أسترالي
about-preset-five-hundred-australian = فريقان و{ 43 } ورقة. الميزير مسموح، ولا يفوز بالمباراة إلا طلب ناجح.

## A deal is over

ledger-contract-made = { $seat } { $points }: نجح الطلب، { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
ledger-contract-failed = { $seat } { $points }: فشل الطلب، { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
ledger-contract-slam = { $seat } { $points }: كل اللطوش العشرة

## Why a bot decided as it did: the tactics of Five Hundred

rule-five-hundred-1 = المزايدة بقدر ما تأخذه اليد وحدها، مع لطش واحد تقريبًا للأرملة.
rule-five-hundred-2 = حكم طويل مع الجوكر وباور أفضل من آسات متفرقة.
rule-five-hundred-3 = المزايدة بنوع فيه الباوران معًا.
rule-five-hundred-4 = التخلص من نوع كامل أفضل، مع حفظ الآسات ورمي الأوراق المتوسطة من الأنواع القصيرة.
rule-five-hundred-5 = على صاحب الطلب سحب الحكم أولًا من الأعلى.
rule-five-hundred-6 = الخصمان يلعبان معًا: لا فائدة من أخذ لطش يأخذه الآخر.
rule-five-hundred-7 = قبل صاحب الطلب ورقة منخفضة، وبعده أخذ اللطش.
rule-five-hundred-8 = البدء بنوع قصير عند صاحب الطلب.
rule-five-hundred-9 = بلا حكم يبقى الجوكر للنوع الناقص.
rule-five-hundred-10 = قد يفوز الخصم بالمباراة بهذه المزايدة: الأفضل مزايدة أعلى بقليل.
rule-five-hundred-11 = الفارق كبير: باس وجمع اللطوش.
rule-five-hundred-12 = الميزير يحتاج إلى أوراق منخفضة في كل نوع طويل، والجوكر سم.
rule-five-hundred-13 = هذا اللطش يوصل إلى الهدف.
rule-five-hundred-60 = هذه الورقة تأخذ اللطش بثمن قليل.
rule-five-hundred-61 = في الميزير أعلى ورقة لا تأخذ اللطش.
rule-five-hundred-62 = الأوراق العالية تُحفظ للطوش القادمة.
rule-five-hundred-63 = الأفضل ترك اللطش لصاحب الميزير.
rule-five-hundred-64 = هذه الورقة تأخذ اللطش بالتأكيد.
rule-five-hundred-65 = في الميزير تُرمى الأوراق التي تأخذ لطوشًا.

## Page: the home page

game-five-hundred = خمسمئة
game-about-five-hundred = مزايدة على الطلب، ثم أخذ الأرملة وجمع اللطوش بالباورين والجوكر. حتى { 500 } نقطة.
game-standard-five-hundred = لكل لاعب عشر أوراق، وثلاث أوراق في الأرملة، والمزايدة من ستة بستوني إلى عشرة بلا حكم.

## Learn

learn-five-hundred-about = يزايد الجميع على اختيار الحكم. وعلى صاحب أعلى مزايدة، صاحب الطلب، أن يأخذ من اللطوش بقدر ما طلب على الأقل.
learn-five-hundred-partners = المتقابلان شريكان: لطوشهما تُحسب معًا.
learn-five-hundred-deal = لكل لاعب { $count } ورقات. وتبقى { $number } أوراق مقلوبة: الأرملة.
learn-five-hundred-bidding = المزايدة عدد من اللطوش من ستة إلى عشرة مع الحكم: بستوني أو سباتي أو ديناري أو كبة أو بلا حكم. ترتفع بهذا الترتيب، وكل مزايدة بسبعة أعلى من كل مزايدة بستة.
learn-five-hundred-auction-pass-out = مزايدة أعلى من الأخيرة، أو باس. ومن قال باس خرج من المزايدة.
learn-five-hundred-auction-single = لكل لاعب دور واحد: مزايدة أعلى من الأخيرة، أو باس.
learn-five-hundred-auction-reenter = مزايدة أعلى من الأخيرة، أو باس. ومن قال باس يمكنه المزايدة من جديد حتى يقول كل الآخرين باس على التوالي.
learn-five-hundred-all-pass-throw-in = إذا قال الجميع باس وزع اللاعب التالي.
learn-five-hundred-all-pass-no-trump = إذا قال الجميع باس كان اللعب بلا حكم وبلا طلب، ولكل لطش نقاطه.
learn-five-hundred-widow = يأخذ صاحب الطلب الأرملة، ويرمي { $count } أوراق مقلوبة، ويبدأ.
learn-five-hundred-tricks = يجب اتباع النوع إن أمكن، وإلا فأي ورقة. يأخذ اللطش أعلى حكم، وإلا فأعلى ورقة من النوع المطلوب.
learn-five-hundred-order = الحكم من الأعلى إلى الأدنى إذا كان الكبة: الجوكر، ثم الباور الأيمن (ولد الحكم)، ثم الباور الأيسر (الولد الآخر من اللون نفسه)، ثم الآس والبقية.
learn-five-hundred-bower = الحكم كبة. ولد الديناري هو الباور الأيسر: يُعد من الكبة، ولا يغلبه إلا الجوكر وولد الكبة.
learn-five-hundred-named = بلا حكم يفوز الجوكر دائمًا. ومن بدأ به سمى نوعًا، هنا السباتي، فيتبعه الآخرون.
learn-five-hundred-misere-by-value = الميزير طلب بألا يؤخذ أي لطش. وهو فوق ثمانية بستوني وتحت ثمانية سباتي.
learn-five-hundred-misere-after-seven = الميزير طلب بألا يؤخذ أي لطش. وهو فوق ثمانية بستوني وتحت ثمانية سباتي، ولا يُطلب إلا بعد مزايدة بسبعة أو أكثر.
learn-five-hundred-misere-partner = شريك صاحب الطلب يضع يده جانبًا ولا يلعب.
learn-five-hundred-joker-high = لا حكم في الميزير، والجوكر يأخذ لطشه.
learn-five-hundred-joker-low = لا حكم في الميزير، والجوكر أدنى الأوراق كلها.
learn-five-hundred-open-misere = الميزير المكشوف فوق عشرة ديناري وتحت عشرة كبة. وبعد اللطش الأول يرى الجميع يد صاحب الطلب.
learn-five-hundred-value = إذا نجح الطلب كسب صاحبه قيمته. ولا شيء للطوش الزائدة. وإذا فشل خسر قيمته.
learn-five-hundred-slam = اللطوش العشرة كلها تساوي { $points } على الأقل.
learn-five-hundred-against-yes = لكل لطش يأخذه خصم { $count }، نجح الطلب أو فشل.
learn-five-hundred-against-if-failed = إذا فشل الطلب فلكل لطش يأخذه خصم { $count }.
learn-five-hundred-win-any = تنتهي المباراة عندما يصل أحد إلى { $count } نقطة. يفوز صاحب طلب ناجح وصل إلى { $count }، وإلا فصاحب أعلى مجموع.
learn-five-hundred-win-contract = تنتهي المباراة عندما ينجح طلب ويصل صاحبه إلى { $count } نقطة.
learn-five-hundred-back-door = وتنتهي أيضًا عندما يخسر أحد { $count } نقطة: عندها يفوز أعلى مجموع.
learn-five-hundred-values = قيم الطلبات
learn-five-hundred-more = كل لطش إضافي في المزايدة يزيد القيمة { $points }.
learn-five-hundred-bid = { $name }
learn-five-hundred-word-right-bower = الباور الأيمن
learn-five-hundred-word-right-bower-is = ولد الحكم، ثاني أعلى حكم.
learn-five-hundred-word-left-bower = الباور الأيسر
learn-five-hundred-word-left-bower-is = الولد الآخر من اللون نفسه. يُعد من الحكم لا من النوع المرسوم عليه.
learn-five-hundred-word-widow = الأرملة
learn-five-hundred-word-widow-is = الأوراق الثلاث على الطاولة.
learn-five-hundred-word-contractor = صاحب الطلب
learn-five-hundred-word-contractor-is = صاحب أعلى مزايدة.
learn-five-hundred-word-set = السقوط
learn-five-hundred-word-set-is = يسقط صاحب الطلب إذا أخذ لطوشًا أقل مما طلب.
learn-five-hundred-word-misere = الميزير
learn-five-hundred-word-misere-is = طلب بألا يؤخذ أي لطش.

## Options by name

option-five-hundred-players = اللاعبون
about-option-five-hundred-players = ثلاثة: كل لاعب لنفسه، بـ{ 33 } ورقة. أربعة: فريقان، بـ{ 43 } ورقة.
option-five-hundred-players-3 = ثلاثة، كل لنفسه
option-five-hundred-players-4 = أربعة، فريقان
option-five-hundred-auction = المزايدة
about-option-five-hundred-auction = هل يمكن المزايدة بعد الباس، وكم مرة يأتي الدور.
option-five-hundred-auction-pass-out = الباس نهائي
option-five-hundred-auction-single = دور واحد لكل لاعب
option-five-hundred-auction-reenter = المزايدة بعد الباس
option-five-hundred-all-pass = إذا قال الجميع باس
about-option-five-hundred-all-pass = يوزع اللاعب التالي، أو يكون اللعب بلا حكم وبلا طلب ولكل لطش { 10 }.
option-five-hundred-all-pass-throw-in = توزيع جديد
option-five-hundred-all-pass-no-trump = لعب بلا حكم
option-five-hundred-misere = الميزير
about-option-five-hundred-misere = هل يجوز طلب ألا يؤخذ أي لطش، بقيمة { 250 }.
option-five-hundred-misere-off = لا
option-five-hundred-misere-by-value = حسب القيمة
option-five-hundred-misere-after-seven = بعد مزايدة بسبعة
option-five-hundred-open-misere = الميزير المكشوف
about-option-five-hundred-open-misere = يجوز أيضًا طلب الميزير المكشوف بقيمة { 500 }: بعد اللطش الأول يرى الجميع اليد.
option-five-hundred-nullo-joker = الجوكر في الميزير
about-option-five-hundred-nullo-joker = يأخذ الجوكر لطشه، أو يكون أدنى الأوراق كلها.
option-five-hundred-nullo-joker-high = يأخذ لطشه
option-five-hundred-nullo-joker-low = أدنى ورقة
option-five-hundred-slam = اللطوش العشرة كلها
about-option-five-hundred-slam = اللطوش العشرة كلها تساوي { 250 } على الأقل، أو قيمة الطلب فقط.
option-five-hundred-slam-250 = { 250 } على الأقل
option-five-hundred-slam-off = قيمة الطلب فقط
option-five-hundred-opponents-score = لطوش الخصوم
about-option-five-hundred-opponents-score = هل لكل لطش يأخذه خصم { 10 }. في الميزير لا شيء لهم.
option-five-hundred-opponents-score-yes = { 10 } لكل لطش
option-five-hundred-opponents-score-no = لا شيء
option-five-hundred-opponents-score-if-failed = { 10 } لكل لطش إذا فشل الطلب
option-five-hundred-target = نقاط الفوز
about-option-five-hundred-target = النقاط التي تنهي المباراة.
option-five-hundred-target-250 = { 250 }
option-five-hundred-target-500 = { 500 }
option-five-hundred-target-1000 = { 1000 }
option-five-hundred-win-by = الفوز
about-option-five-hundred-win-by = هل توصل كل النقاط إلى الهدف، أم طلب ناجح في هذه اللعبة فقط.
option-five-hundred-win-by-any = بكل النقاط
option-five-hundred-win-by-contract = بطلب فقط
option-five-hundred-back-door = الخسارة عند سالب الهدف
about-option-five-hundred-back-door = تنتهي المباراة أيضًا عندما يخسر أحد من النقاط بقدر الهدف: يفوز أعلى مجموع.
about-option-five-hundred-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.
option-five-hundred-look-back = النظر إلى اللطوش السابقة
option-five-hundred-look-back-last = آخر لطش
option-five-hundred-look-back-none = غير مسموح
option-five-hundred-look-back-all = كل اللطوش
