## Contracts

# Unsure: the name of the game is a transcription, and “marriage”, “the twenty” and “the forty” are our words.
contract-twenty-s = { 20 } البستوني ♠
contract-twenty-h = { 20 } الكبة ♥
contract-twenty-d = { 20 } الديناري ♦
contract-twenty-c = { 20 } السباتي ♣
contract-forty-s = { 40 } البستوني ♠
contract-forty-h = { 40 } الكبة ♥
contract-forty-d = { 40 } الديناري ♦
contract-forty-c = { 40 } السباتي ♣

## Why something cannot be done

lead-meld = بعد إعلان الزواج يكون البدء بإحدى ورقتيه: { $cards }.
only-leader = هذا لمن يبدأ اللطش فقط.
claim-needs-trick = لا بد من لطش قبل إعلان { $number }.
declare-needs-trick = لا بد من لطش قبل إعلان { $name }.
declare-lacks-card = تنقصك ورقة لإعلان { $name }.
cannot-claim = النقاط أقل من { $number } حتى الآن.
stock-closed = الكومة مغلقة.
meld-declared = بعد إعلان الزواج يكون البدء بإحدى ورقتيه.
stock-low = لا بد لذلك من { $least } في الكومة، وفيها { $count }.
no-swap-card = ولد الحكم ليس في يدك.

## Seats and cards

badge-trump-schnapsen = الحكم: { $suit }
badge-stock-closed = أغلق الكومة
badge-closed-stock = الكومة مغلقة
counter-game-points = نقاط اللعبة
sheet-bummerl = بومرل: { $seat }
sheet-schneider = شنايدر، بومرلان: { $seat }

## Ways to play that have a name

preset-schnapsen-classic = كلاسيك
preset-schnapsen-tournament = مسابقة
preset-schnapsen-friendly = بين أصدقاء
preset-schnapsen-app = كما في تطبيق

## What happens

news-swap = { $seat }: تبديل ولد الحكم بورقة { $cards }
news-close-stock = { $seat }: إغلاق الكومة
news-claim = { $seat }: إعلان { 66 }

## A deal is over

ledger-claim = { $seat } { $points }: { $count } من النقاط، والتوزيعة مكسوبة
ledger-claim-of-closer = { $seat } { $points }: إغلاق ثم { $count } من النقاط
ledger-claim-after-closing = { $seat } { $points }: أغلق الخصم، لكن { $count } من النقاط جاءت قبله
ledger-closing-failed = { $seat } { $points }: أغلق الخصم ولم يعلن { 66 }
ledger-wrong-claim = { $seat } { $points }: أعلن الخصم { 66 } خطأً
ledger-more-card-points = { $seat } { $points }: لا إعلان، والنقاط { $count } هي الأكثر

## Why a bot decided as it did: the tactics of Schnapsen

rule-schnapsen-1 = عندك { 66 }: الإعلان فورًا.
rule-schnapsen-2 = ليس عندك { 66 }: الإعلان الخاطئ يخسر التوزيعة.
rule-schnapsen-3 = اللطوش المضمونة مع النقاط تبلغ { 66 }: إغلاق الكومة.
rule-schnapsen-4 = لا لطش عند الخصم أو نقاطه قليلة، و{ 66 } قريبة: الإغلاق الآن يجلب نقطتين أو ثلاثًا.
rule-schnapsen-5 = الخصم قريب من الفوز وعندك أقل من { 33 }: لا بد من لطش، ولو بورقة حكم.
rule-schnapsen-6 = ما دامت الكومة مفتوحة فلا بدء بآص أو عشرة: قد تُقطع بالحكم.
rule-schnapsen-7 = يُرمى أولًا الولد من غير الحكم، ثم البنت والشيخ بلا رفيق.
rule-schnapsen-8 = يُحفظ الشيخ أو البنت ما دام الرفيق قد يأتي.
rule-schnapsen-9 = يُحفظ ولد الحكم للتبديل، ويُبدَّل في وقته.
rule-schnapsen-10 = عندك زواج: لطش رخيص أولًا، ثم الإعلان.
rule-schnapsen-11 = آخر ورقة في الكومة حكم عالٍ: خسارة هذا اللطش تجلبها.
rule-schnapsen-12 = كل الأوراق معروفة: هذه تأخذ اللطش ويبقى البدء لك.
rule-schnapsen-13 = لا سحب بعد الآن: يُسحب حكم الخصم قبل الأنواع الطويلة.
rule-schnapsen-60 = اللطش يستحق، وهذه الورقة تأخذه بثمن قليل.
rule-schnapsen-61 = إعلان الزواج: نقاطه تُحسب فورًا أو مع أول لطش.

## Page: the home page

game-schnapsen = شنابسن
game-about-schnapsen = لعبة نمساوية لاثنين: زواج الشيخ والبنت، وإغلاق الكومة في وقته، و{ 66 } نقطة قبل الخصم.
game-standard-schnapsen = خمس أوراق لكل لاعب، والعدّ على اللاعبين، حتى { 7 } نقاط.

## Page: questions and answers

say-swap = تبديل الولد
say-close-stock = إغلاق الكومة
say-claim = إعلان الستة والستين
call-swap = { $cards }
call-close-stock = مغلقة!
call-claim = ستة وستون!
confirm-close-stock = لا سحب بعد ذلك. إن لم تبلغ { 66 } قبل الخصم فله نقطتان أو ثلاث.
confirm-claim = إن لم تكن عندك { $number } فالخصم يكسب التوزيعة.

## Ways to play: what each is

about-preset-schnapsen-classic = حتى { 7 } نقاط، مع الإغلاق والزواج وإعلان { 66 }.
about-preset-schnapsen-tournament = الإعلان الخاطئ يجلب للخصم ما كان سيجلبه الصحيح، واللطوش المأخوذة لا تُرى.
about-preset-schnapsen-friendly = لا حاجة إلى العدّ: { 66 } نقطة تنهي التوزيعة وحدها.
about-preset-schnapsen-app = لا يُبدَّل الولد مع آخر ورقتين.

## Options: what each does

about-option-schnapsen-target = تنتهي اللعبة بعد توزيعة يبلغ فيها أحد اللاعبين هذا العدد من النقاط.
about-option-schnapsen-claims = مع free يعدّ كل لاعب لنفسه، ومن يعلن { 66 } خطأً يخسر التوزيعة. مع true لا إعلان إلا بحق. مع auto تنتهي التوزيعة وحدها حين تكون { 66 } عند من يبدأ.
about-option-schnapsen-wrong-claim = ما يجلبه الإعلان الخاطئ للخصم. مع fixed نقطتان، أو ثلاث إن لم يكن له لطش. مع mirror ما كان سيجلبه الصحيح، وتبقى نقطتين أو ثلاثًا إن كان المعلن هو من أغلق.
about-option-schnapsen-closing-score = ما يكسبه من أغلق. مع dark بحسب ما كان عند الخصم وقت الإغلاق، ومع final بحسب ما عنده في النهاية.
about-option-schnapsen-close-min = أقل عدد من أوراق الكومة، مع المكشوفة، يجوز معه الإغلاق.
about-option-schnapsen-exchange-min = أقل عدد من أوراق الكومة، مع المكشوفة، يجوز معه تبديل الولد.
about-option-schnapsen-marriage-first = يجوز إعلان الزواج قبل أول لطش. وتُحسب نقاطه مع أول لطش.
about-option-schnapsen-last-trick = الفائز إن لُعب كل الورق بلا إعلان. مع wins صاحب اللطش الأخير. مع points صاحب النقاط الأكثر، وعند التساوي صاحب اللطش الأخير.
about-option-schnapsen-look-back = اللطوش المنتهية من التوزيعة التي يجوز النظر إليها من جديد. والأصل أن تكون لطوش اللاعب نفسه.

## Learn

learn-schnapsen-about = لاعبان يتسابقان إلى { $goal } نقطة من الورق. الورق عشرون: الآص والعشرة والشيخ والبنت والولد من كل نوع.
learn-schnapsen-deal = عدد أوراق كل لاعب { $count }. والورقة التالية تُكشف: نوعها هو الحكم. مكانها تحت باقي الورق، وهو الكومة.
learn-schnapsen-open = يبدأ لاعب بورقة، وينزل الآخر ورقة عليها، وصاحب اللطش يبدأ التالي. ما دامت هناك كومة يجوز الرد بأي ورقة، وبعد كل لطش يسحب اللاعبان، وصاحب اللطش أولًا.
learn-schnapsen-order = ترتيب الورق من الأعلى إلى الأدنى. العشرة بعد الآص مباشرة.
learn-schnapsen-trumped = الحكم هو الكبة: الولد يغلب آص البستوني.
learn-schnapsen-strict = حين تنفد الكومة أو تُغلق لا بد من النوع المطلوب ومن ورقة أعلى إن أمكن، وإلا فمن النوع المطلوب، وإلا فمن الحكم، وإلا جازت أي ورقة.
learn-schnapsen-exchange = قبل البدء يجوز تبديل ولد الحكم بالورقة المكشوفة، ما دامت أوراق الكومة لا تقل عن { $count }.
learn-schnapsen-close = قبل البدء يجوز إغلاق الكومة، ما دامت أوراقها لا تقل عن { $count }: لا سحب بعد ذلك، واللعب ملزم.
learn-schnapsen-marriage = الشيخ والبنت من نوع واحد زواج. يُعلن قبل البدء ثم يُبدأ بإحدى الورقتين: له { $count } نقطة، وفي الحكم { $number }. ولا يُحسب إلا مع لطش.
learn-schnapsen-marriage-later = لا يُعلن إلا بعد أخذ لطش.
learn-schnapsen-claim-free = العدّ على اللاعبين. من يظن أن عنده { $goal } يعلنها قبل البدء، بعد لطش أخذه.
learn-schnapsen-claim-true = من عنده { $goal } يجوز له إعلانها قبل البدء، بعد لطش أخذه.
learn-schnapsen-claim-auto = تنتهي التوزيعة حين تكون { $goal } عند من يبدأ.
learn-schnapsen-grades = للفائز نقطة واحدة؛ ونقطتان إن كان عند الخصم أقل من { $half }، وثلاث إن لم يكن له لطش.
learn-schnapsen-closing-dark = لمن أغلق يُحسب ما كان عند الخصم وقت الإغلاق.
learn-schnapsen-closing-final = لمن أغلق يُحسب ما عند الخصم في النهاية.
learn-schnapsen-closing-fails = من يغلق ولا يبلغ { 66 } قبل الخصم يعطيه نقطتين، أو ثلاثًا إن لم يكن للخصم لطش وقت الإغلاق.
learn-schnapsen-wrong-fixed = الإعلان الخاطئ يجلب للخصم نقطتين، أو ثلاثًا إن لم يكن له لطش.
learn-schnapsen-wrong-mirror = الإعلان الخاطئ يجلب للخصم ما كان سيجلبه الصحيح. ومن أغلق بنفسه يخسر به نقطتين، أو ثلاثًا إن لم يكن للخصم لطش عند الإغلاق.
learn-schnapsen-last-wins = إن لُعب كل الورق بلا إعلان فاللطش الأخير بنقطة.
learn-schnapsen-last-points = إن لُعب كل الورق بلا إعلان فلصاحب النقاط الأكثر نقطة.
learn-schnapsen-target = تنتهي اللعبة حين تبلغ نقاط أحد اللاعبين { $count }.
learn-schnapsen-word-stock = الكومة
learn-schnapsen-word-stock-is = الورق الذي لم يوزَّع، مقلوبًا. منه يكون السحب.
learn-schnapsen-word-turn-up = الورقة المكشوفة
learn-schnapsen-word-turn-up-is = الورقة التي تحت الكومة. تدل على الحكم وتُسحب آخرًا.
learn-schnapsen-word-trumps = الحكم
learn-schnapsen-word-trumps-is = النوع الذي يغلب كل الأنواع.
learn-schnapsen-word-marriage = الزواج
learn-schnapsen-word-marriage-is = الشيخ والبنت من نوع واحد في يد واحدة.
learn-schnapsen-word-bummerl = بومرل
learn-schnapsen-word-bummerl-is = لعبة خاسرة. وإن كانت بلا أي نقطة فهي «شنايدر».

## Options by name

option-schnapsen-target = نقاط الفوز
option-schnapsen-target-7 = { 7 }
option-schnapsen-target-9 = { 9 }
option-schnapsen-target-11 = { 11 }
option-schnapsen-claims = إعلان { 66 }
option-schnapsen-claims-free = على مسؤولية اللاعب
option-schnapsen-claims-true = بحق فقط
option-schnapsen-claims-auto = وحده
option-schnapsen-wrong-claim = الإعلان الخاطئ
option-schnapsen-wrong-claim-fixed = بنقطتين أو ثلاث
option-schnapsen-wrong-claim-mirror = بما كان سيجلبه الصحيح
option-schnapsen-closing-score = ما يكسبه من أغلق
option-schnapsen-closing-score-dark = بحسب وقت الإغلاق
option-schnapsen-closing-score-final = بحسب النهاية
option-schnapsen-close-min = أوراق الكومة للإغلاق
option-schnapsen-close-min-4 = { 4 }
option-schnapsen-close-min-2 = { 2 }
option-schnapsen-exchange-min = أوراق الكومة للتبديل
option-schnapsen-exchange-min-2 = { 2 }
option-schnapsen-exchange-min-4 = { 4 }
option-schnapsen-marriage-first = الزواج قبل أول لطش
option-schnapsen-last-trick = بلا إعلان
option-schnapsen-last-trick-wins = اللطش الأخير يفوز
option-schnapsen-last-trick-points = النقاط الأكثر تفوز
option-schnapsen-look-back = رؤية اللطوش السابقة
option-schnapsen-look-back-last = اللطش الأخير
option-schnapsen-look-back-none = ممنوعة
option-schnapsen-look-back-all = كل اللطوش
