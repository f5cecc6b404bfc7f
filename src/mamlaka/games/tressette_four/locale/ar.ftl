## Contracts

# Unsure: the names of the declarations and signals are our own, after the Italian ones.
contract-napoli-s = نابولي السيوف ♠
contract-napoli-h = نابولي الكؤوس ♥
contract-napoli-d = نابولي النقود ♦
contract-napoli-c = نابولي العصي ♣
contract-threes-without-s = الثلاثات بلا السيوف ♠
contract-threes-without-h = الثلاثات بلا الكؤوس ♥
contract-threes-without-d = الثلاثات بلا النقود ♦
contract-threes-without-c = الثلاثات بلا العصي ♣
contract-four-threes = الثلاثات الأربع
contract-twos-without-s = الاثنينات بلا السيوف ♠
contract-twos-without-h = الاثنينات بلا الكؤوس ♥
contract-twos-without-d = الاثنينات بلا النقود ♦
contract-twos-without-c = الاثنينات بلا العصي ♣
contract-four-twos = الاثنينات الأربع
contract-aces-without-s = الآصات بلا السيوف ♠
contract-aces-without-h = الآصات بلا الكؤوس ♥
contract-aces-without-d = الآصات بلا النقود ♦
contract-aces-without-c = الآصات بلا العصي ♣
contract-four-aces = الآصات الأربع
contract-busso = بوسّو
contract-striscio = ستريشو
contract-volo = فولو

## Why something cannot be done

not-poor = في يدك نقطة أو أكثر، فلا يجوز طلب توزيعة جديدة.

## Seats and cards

counter-partners-points = { $seat } و{ $other }

## Ways to play that have a name

preset-tressette-four-classic = كلاسيك
preset-tressette-four-plain-21 = بلا إعلانات، إلى { 21 }
preset-tressette-four-to-41 = إلى { 41 }
preset-tressette-four-regional = محلية

## What happens

news-four-of-coins = { $seat }: معه { $cards } ويبدأ.
news-decima = { $seat }: عشر أوراق من نوع واحد، وهذا يكسب اللعبة: { $cards }
news-poor-hand = { $seat }: طلب توزيعة جديدة

## A deal is over

ledger-napoli = { $seat } { $points }: نابولي { $cards }
ledger-three-alike = { $seat } { $points }: ثلاث متشابهات { $cards }
ledger-four-alike = { $seat } { $points }: أربع متشابهات { $cards }
ledger-thirds-together = { $seat } { $points }: نقطة من الأثلاث الباقية مع { $other }
ledger-shutout = { $seat } { $points }: بلا نقاط في التوزيعة، فلا تُحسب الإعلانات
ledger-cappotto = { $seat } { $points }: كابوتّو، كل نقاط التوزيعة الإحدى عشرة
ledger-decima = { $seat } { $points }: عشر أوراق من نوع واحد تكسب اللعبة { $cards }
void-poor-hand = يد بأقل من نقطة

## Why a bot decided as it did: the tactics of Tressette for four

rule-tressette-four-1 = يُحفظ الآص للطش مضمون لفريقك.
rule-tressette-four-2 = معك الثلاثة والاثنان: العبهما، فقد يسقط الآص.
rule-tressette-four-3 = نوع طويل فيه ورقة عالية: قل بوسّو، ثم العب أوراقه تباعًا.
rule-tressette-four-4 = شريكك قال بوسّو: العب أعلى ورقة وأعد النوع.
rule-tressette-four-5 = شريكك قال فولو: لا تبدأ بذلك النوع إلا للتخلي عن البدء.
rule-tressette-four-6 = لا ورق عندك من النوع: ارمِ آصًا على لطش شريكك، وورقة بلا قيمة على لطش الخصم.
rule-tressette-four-7 = أعلن الخصم ورقة تغلب هذه.
rule-tressette-four-8 = يدل ما أُعلن على أن الورقة التي تغلب هذه عند شريكك وحده.
rule-tressette-four-9 = اللطش الأخير بنقطة: تُحفظ له ورقة لا تُغلب.
rule-tressette-four-10 = الأثلاث تُحسب ثلاثةً ثلاثة: هذا اللطش يكمل نقطة أخرى.
rule-tressette-four-11 = ثاني اللاعبين يلعب ورقة صغيرة إلا إذا كانت الثلاثة معه، والثالث يلعب كبيرة.
rule-tressette-four-12 = أعلن الخصم نابولي في هذا النوع: لا تبدأ به.
rule-tressette-four-13 = بلا أوراق قوية يكون البدء بنوع قصير بلا قيمة حتى ينفد.
rule-tressette-four-60 = أعلن كل ما عندك: فيه نقاط.
rule-tressette-four-61 = في يدك أقل من نقطة: اطلب توزيعة جديدة.
rule-tressette-four-62 = أخبر شريكك بما بقي معك من النوع.
rule-tressette-four-63 = يُكسب ما في اللطش من نقاط، أو لا يُعطى منها إلا القليل.

## Page: the home page

game-about-tressette-four = لعبة شركاء من إيطاليا: عشرة لطوش، ونقاط بالأثلاث، وكلمات قليلة تقول كل شيء.
game-standard-tressette-four = فريقان، وعشر أوراق لكل لاعب، وإعلانات وإشارات، حتى { 31 } نقطة.
game-tressette-four = تريسيته لأربعة

## Page: questions and answers

ask-poor-hand = في يدك أقل من نقطة. هل تطلب توزيعة جديدة؟
ask-no-poor-hand = يُسأل الجميع هل اليد ضعيفة. يدك ليست كذلك.
say-poor-hand = طلب توزيعة جديدة
say-no-poor-hand = اللعب بهذه اليد
call-poor-hand = توزيعة جديدة!
call-decima = ديتشيما!

## Ways to play: what each is

about-preset-tressette-four-classic = إلى { 31 } نقطة، مع الإعلانات والإشارات.
about-preset-tressette-four-plain-21 = نقاط الورق وحدها، إلى { 21 } نقطة.
about-preset-tressette-four-to-41 = لعبة أطول، إلى { 41 } نقطة.
about-preset-tressette-four-regional = تبدأ أربعة النقود، وتُعاد التوزيعة لليد الضعيفة، ويفوز الفريق فور بلوغ الهدف.

## Options: what each does

about-option-tressette-four-target = يفوز الفريق الذي يبلغ هذا العدد من النقاط. إن بلغه الفريقان فاز صاحب المجموع الأعلى.
about-option-tressette-four-declarations = الثلاثة والاثنان والآص من نوع واحد، وثلاث أو أربع من الثلاثات أو الاثنينات أو الآصات، تُعلن بنقاط.
about-option-tressette-four-declare-until = آخر لطش يجوز فيه الإعلان، قبل لعب الورقة.
about-option-tressette-four-signals = صاحب البدء يجوز له أن يقول كلمة لشريكه. truthful: كلمة تصدق على يده فقط. free: أي كلمة. off: لا كلام.
about-option-tressette-four-first-lead = من يبدأ التوزيعة الأولى. right: اللاعب الذي على يمين الموزع. four_of_coins: من معه أربعة النقود، بأي ورقة. بعدها يبدأ من على يمين الموزع.
about-option-tressette-four-poor-hand = من كانت في يده أقل من نقطة جاز له كشفها وطلب توزيعة جديدة.
about-option-tressette-four-shutout-voids = الفريق الذي لم ينل أيًّا من نقاط الورق واللطش الأخير الإحدى عشرة يخسر نقاط إعلاناته.
about-option-tressette-four-end = متى تنتهي اللعبة. deal: بعد التوزيعة التي يبلغ فيها فريق الهدف. at_once: فور بلوغه، في وسط التوزيعة.
about-option-tressette-four-decima = يد فيها عشر أوراق من نوع واحد تكسب اللعبة لفريقها.
about-option-tressette-four-rounding = مع floor تضيع أثلاث النقطة التي تفضل بعد التوزيعة، ومع carry تُحسب في التوزيعة التالية.
about-option-tressette-four-look-back = اللطوش المنتهية من التوزيعة الجارية التي يجوز النظر إليها من جديد.
about-option-tressette-four-deck-faces = بأي رسوم تعرض الصفحة الأوراق: السيوف S، والكؤوس H، والنقود D، والعصي C.

## Learn

learn-tressette-four-about = يلعب أربعة، اثنان ضد اثنين، والشريكان متقابلان. في الشدّة أربعون ورقة، بلا ثمانيات وتسعات وعشرات، ولكل لاعب عشر أوراق.
learn-tressette-four-lead = يبدأ من على يمين الموزع، ويدور اللعب إلى اليمين.
learn-tressette-four-lead-coins = في التوزيعة الأولى يبدأ من معه أربعة { $faces ->
    [italian] النقود
   *[french] الديناري
} بأي ورقة، وبعدها من على يمين الموزع. ويدور اللعب إلى اليمين.
learn-tressette-four-takes = أعلى ورقة من النوع الذي بدأ به اللطش تأخذه، وصاحبها يبدأ التالي. لا حكم في اللعبة.
learn-tressette-four-order = ترتيب الورق من الأعلى إلى الأدنى. الثلاثة هي الأعلى، ولا يأتي الآص إلا بعد الاثنين.
learn-tressette-four-taken = الثلاثة تأخذ اللطش، ومعها الآص الذي اضطر شريك البادئ إلى لعبه.
learn-tressette-four-signals = صاحب البدء يجوز له أن يقول كلمة واحدة لشريكه، ولا كلام بين الشريكين غيرها.
learn-tressette-four-true = لا بد أن تصدق الكلمة على اليد، ولا تُلزم الشريك بشيء.
learn-tressette-four-free = يجوز قول أي كلمة، صدقت أم لا، ولا تُلزم الشريك بشيء.
learn-tressette-four-poor = قبل اللطش الأول يجوز لمن في يده أقل من نقطة أن يكشفها، فتُعاد التوزيعة.
learn-tressette-four-decima = عشر أوراق من نوع واحد في يد تكسب اللعبة فورًا.
learn-tressette-four-floor = تُجمع نقاط ورقك وورق شريكك، وكسور النقطة التي تبقى بعد النقاط الكاملة تضيع.
learn-tressette-four-carry = تُجمع نقاط ورقك وورق شريكك، وكسور النقطة التي تبقى تُحسب في التوزيعة التالية.
learn-tressette-four-declare = { $count ->
    [zero] في اللطوش الأولى
    [one] في اللطش الأول
    [two] في اللطشين الأولين
    [few] في اللطوش الأولى ({ $count })
    [many] في اللطوش الأولى ({ $count })
   *[other] في اللطوش الأولى ({ $count })
}، قبل لعب الورقة، يجوز إعلان ما في اليد. تُسمّى الأوراق ولا تُكشف. الثلاثة والاثنان والآص من نوع واحد نابولي: { 3 } نقاط.
learn-tressette-four-alike = ثلاث فقط من الثلاثات أو الاثنينات أو الآصات بثلاث نقاط، ويُسمّى النوع الناقص. والأربع كلها بأربع نقاط. وقد تدخل الورقة في أكثر من إعلان.
learn-tressette-four-napoli = نابولي: الثلاثة والاثنان والآص من نوع واحد.
learn-tressette-four-shutout = الفريق الذي لا ينال نقطة من الورق واللطش الأخير يخسر إعلاناته في التوزيعة أيضًا.
learn-tressette-four-deal = تنتهي اللعبة بعد توزيعة يصل فيها فريق إلى هذا العدد من النقاط: { $target }. يفوز صاحب المجموع الأعلى، وعند التعادل تُلعب توزيعة أخرى.
learn-tressette-four-at-once = تنتهي اللعبة فور وصول فريق إلى هذا العدد من النقاط، حتى في وسط التوزيعة: { $target }.
learn-tressette-four-word-busso = بوسّو
learn-tressette-four-word-busso-is = تُقال مع البدء: خذ اللطش بأعلى ورقة وأعد النوع. مع البادئ ثلاث أوراق أو أكثر منه، بينها الثلاثة أو الاثنان أو الآص.
learn-tressette-four-word-striscio = ستريشو
learn-tressette-four-word-striscio-is = تُقال مع البدء: معي المزيد من هذا النوع، ومع ورقة صغيرة أو صورة لا ثلاثة ولا اثنان ولا آص.
learn-tressette-four-word-volo = فولو
learn-tressette-four-word-volo-is = تُقال مع البدء: هذه آخر ورقة معي من النوع.
learn-tressette-four-word-napoli = نابولي
learn-tressette-four-word-napoli-is = الثلاثة والاثنان والآص من نوع واحد في يد واحدة.
learn-tressette-four-word-buongioco = بونجوكو
learn-tressette-four-word-buongioco-is = ثلاث أو أربع من الثلاثات أو الاثنينات أو الآصات في يد واحدة.
learn-tressette-four-word-cappotto = كابوتّو
learn-tressette-four-word-cappotto-is = توزيعة ينال فيها فريق نقاط الورق واللطش الأخير الإحدى عشرة كلها.

## Options by name

option-tressette-four-target = نقاط الفوز
option-tressette-four-target-11 = { 11 }
option-tressette-four-target-21 = { 21 }
option-tressette-four-target-31 = { 31 }
option-tressette-four-target-41 = { 41 }
option-tressette-four-target-51 = { 51 }
option-tressette-four-declarations = الإعلانات
option-tressette-four-declare-until = الإعلانات حتى
option-tressette-four-declare-until-1 = اللطش الأول
option-tressette-four-declare-until-2 = اللطش الثاني
option-tressette-four-declare-until-3 = اللطش الثالث
option-tressette-four-signals = الإشارات
option-tressette-four-signals-truthful = الصادقة فقط
option-tressette-four-signals-free = أي إشارة
option-tressette-four-signals-off = بلا إشارات
option-tressette-four-first-lead = أول بدء في اللعبة
option-tressette-four-first-lead-right = يمين الموزع
option-tressette-four-first-lead-four-of-coins = أربعة النقود
option-tressette-four-poor-hand = إعادة التوزيع ليد ضعيفة
option-tressette-four-shutout-voids = بلا نقطة لا تُحسب الإعلانات
option-tressette-four-end = نهاية اللعبة
option-tressette-four-end-deal = بعد التوزيعة
option-tressette-four-end-at-once = فورًا
option-tressette-four-decima = عشر من نوع واحد تكسب
option-tressette-four-rounding = أثلاث النقطة الباقية
option-tressette-four-rounding-floor = تضيع
option-tressette-four-rounding-carry = تُحسب في التوزيعة التالية
option-tressette-four-look-back = النظر إلى اللطوش السابقة
option-tressette-four-look-back-last = آخر لطش
option-tressette-four-look-back-none = غير مسموح
option-tressette-four-look-back-all = كل اللطوش
option-tressette-four-deck-faces = صور الورق
option-tressette-four-deck-faces-french = فرنسية
option-tressette-four-deck-faces-italian = إيطالية
