## Why something cannot be done

must-lead-top-trump = لا بد من البدء بأعلى ورقة حكم ممكنة: { $cards }.
must-lead-highest-trump = مع ورقتي حكم أو أكثر لا بد من البدء بأعلاها: { $cards }.
must-lead-trump = لا بد من البدء بورقة حكم: { $cards }.
must-head-with-trump = لا ورق عندك من النوع المطلوب ({ $suit })، فلا بد من أخذ اللطش بورقة حكم: { $cards }.

## Seats and cards

counter-pool = الصندوق
# Unsure: “the covered hand” for the spare hand, and the names of the declarations, are our words.
zone-miss = اليد المغطاة
badge-loo-stand = لعب
badge-loo-pass = باص
badge-loo-miss = اليد المغطاة
badge-loo-defend = لعب للصندوق
badge-loo-in = مشارك
badge-loo-out = غير مشارك

## Ways to play that have a name

preset-loo-classic = التقليدية
preset-loo-unlimited = بلا حد
preset-loo-strict = أعلى حكم أولًا
preset-loo-irish = بلا يد مغطاة
preset-loo-japanese = اليابانية

## What happens

news-loo-stand = { $seat }: لعب
news-loo-pass = { $seat }: باص
news-loo-miss = { $seat }: أخذ اليد المغطاة
news-loo-defend = { $seat }: لعب اليد المغطاة للصندوق
news-loo-in = { $seat }: مشاركة
news-loo-out = { $seat }: بلا مشاركة، ودفع للصندوق

## A deal is over

ledger-deal-stake = { $seat } { $points }: رهان التوزيعة
ledger-out-stake = { $seat } { $points }: بلا مشاركة
ledger-pool-share = { $seat } { $points }: { $count ->
    [zero] بلا لطش
    [one] لطش واحد، حصة من الصندوق
    [two] لطشان، حصتان من الصندوق
    [few] { $count } لطوش، حصة من الصندوق لكل لطش
    [many] { $count } لطشًا، حصة من الصندوق لكل لطش
   *[other] { $count } لطش، حصة من الصندوق لكل لطش
}
ledger-looed = { $seat } { $points }: بلا لطش
ledger-takes-pool = { $seat } { $points }: اللاعب الوحيد، وله الصندوق
ledger-shared-pool = { $seat } { $points }: حصة مما بقي في الصندوق

## Why a bot decided as it did: the tactics of Loo

rule-loo-1 = تُقارن الحصة المتوقعة من الصندوق بثمن البقاء بلا لطش.
rule-loo-7 = اليد المغطاة لا تنفع إلا مع صندوق كبير ويد ضعيفة وخصوم قليلين.
rule-loo-8 = لاعب واحد فقط مشارك: يكفي لطش مضمون ضد يد واحدة.
rule-loo-9 = اللطش الأول قبل كل شيء حتى لا يكون دفع، ثم غيره.
rule-loo-10 = بلا حكم يكون البدء بأعلى ورقة من أقصر نوع.
rule-loo-11 = اللطش مأخوذ في كل حال: تكفي أصغر ورقة تأخذه.
rule-loo-12 = تُحفظ ورقة حكم للطش الأخير.
rule-loo-60 = الأوراق العالية تُحفظ للطوش القادمة.
rule-loo-61 = اللعب للصندوق بلا خسارة، مهما أخذت اليد المغطاة.
rule-loo-62 = عندك لطش ولا خوف من الدفع: لطش آخر ينفع.

## Page: the home page

game-loo = لو
game-about-loo = ثلاث أوراق وسؤال واحد: لعب أم باص؟ كل لطش بحصة من الصندوق، ومن لا يأخذ لطشًا يدفع.
game-standard-loo = ثلاث أوراق لكل لاعب ويد مغطاة. ثمن البقاء بلا لطش ست فيش.

## Page: questions and answers

ask-loo = هل تشارك في هذه التوزيعة؟
say-loo-stand = ألعب
say-loo-pass = باص
say-loo-miss = آخذ اليد المغطاة
say-loo-defend = ألعب للصندوق
say-loo-in = أشارك
say-loo-out = لا أشارك
call-loo-stand = ألعب
call-loo-pass = باص
call-loo-miss = اليد المغطاة!
call-loo-defend = للصندوق!
call-loo-in = أشارك
call-loo-out = لا أشارك

## Learn

learn-loo-about = عدد أوراق كل لاعب { $count }، وتُكشف ورقة أخرى: نوعها هو الحكم. قبل اللعب يقرر كل لاعب هل يشارك في هذه التوزيعة.
learn-loo-stand = اللعب لمن يتوقع أخذ لطش. ومن يقول «باص» يضع أوراقه جانبًا ولا يخسر شيئًا.
learn-loo-miss = على الطاولة يد مغطاة. يجوز للاعب واحد أخذها بدل يده قبل رؤيتها، ثم لا بد أن يلعب.
learn-loo-defend = إذا شارك لاعب واحد فقط قبل الموزّع، فلا باص للموزّع. ويجوز له لعب اليد المغطاة للصندوق: حصص لطوشها تبقى فيه.
learn-loo-in-or-out = كل لاعب في دوره يشارك أو لا يشارك. ومن لا يشارك يدفع فورًا خمس فيش للصندوق.
learn-loo-joker = الجوكر كالورقة المكشوفة. وإذا كُشف الجوكر نفسه فلا حكم.
learn-loo-head = لا بد من النوع المطلوب، ومن ورقة أعلى من أفضل ورقة في اللطش إن أمكن. ومن لا ورق عنده من النوع المطلوب يأخذ اللطش بالحكم إن أمكن. وإلا جازت أي ورقة.
learn-loo-lead-ace = من يبدأ أولًا وعنده آص الحكم يبدأ به. وإذا كُشف الآص فالشيخ مكانه.
learn-loo-lead-two = مع ورقتي حكم أو أكثر يكون البدء الأول بورقة حكم.
learn-loo-lead-highest = مع ورقتي حكم أو أكثر يكون كل بدء بأعلاها، لا الأول وحده.
learn-loo-lead-again = من يأخذ لطشًا يبدأ بورقة حكم إن كانت عنده.
learn-loo-taken = الحكم هو الكبة. أعلى ورقة حكم تأخذ اللطش.
learn-loo-page-pool = الصندوق
learn-loo-stake = رهان الموزّع في الصندوق: { $count } من الفيش.
learn-loo-all-pay = رهان كل لاعب في الصندوق: { $count } من الفيش.
learn-loo-share = عدد اللطوش { $count }، ولكل لطش حصة متساوية من الصندوق.
learn-loo-limited = من لا يأخذ لطشًا يدفع للصندوق التالي: { $count } من الفيش.
learn-loo-unlimited = من لا يأخذ لطشًا يدفع للصندوق التالي مثل ما في هذا الصندوق.
learn-loo-alone = إذا شارك لاعب واحد فقط فله الصندوق بلا لعب. وإذا لم يشارك أحد قبل الموزّع فالصندوق للموزّع.
learn-loo-end = بعد أن يوزّع كل لاعب { $count ->
    [zero] { $count } مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
    [many] { $count } مرة
   *[other] { $count } مرة
} تستمر اللعبة حتى توزيعة لا تترك شيئًا في الصندوق، وأقصى ذلك عشر توزيعات. الفائز صاحب أكثر الفيش.
learn-loo-word-looed = بلا لطش
learn-loo-word-looed-is = المشاركة دون أخذ لطش.
learn-loo-word-pool = الصندوق
learn-loo-word-pool-is = الفيش التي تُقسم على لطوش التوزيعة.
learn-loo-word-miss = اليد المغطاة
learn-loo-word-miss-is = اليد التي لا تُوزّع لأحد.
learn-loo-word-head = ورقة أعلى
learn-loo-word-head-is = ورقة تغلب كل أوراق اللطش.

## Options by name

option-loo-form = الشكل
option-loo-form-three = ثلاث أوراق
option-loo-form-japanese = اليابانية، خمس أوراق
option-loo-deal-stake = رهان الموزّع
option-loo-deal-stake-3 = { 3 }
option-loo-deal-stake-6 = { 6 }
option-loo-deal-stake-12 = { 12 }
option-loo-limit = ثمن البقاء بلا لطش
option-loo-limit-limited = ثمن ثابت
option-loo-limit-unlimited = مثل ما في الصندوق
option-loo-loo-price = الثمن الثابت
option-loo-loo-price-3 = { 3 }
option-loo-loo-price-6 = { 6 }
option-loo-miss = اليد المغطاة
option-loo-defend = لعب الموزّع للصندوق
option-loo-lead-two = البدء مع ورقتي حكم
option-loo-lead-two-any = ورقة حكم
option-loo-lead-two-highest = أعلى ورقة حكم
option-loo-lead-two-off = أي ورقة
option-loo-winner-leads-trump = من يأخذ يبدأ بالحكم
option-loo-must-head = إلزام الورقة الأعلى
option-loo-all-pay = رهان من الجميع
option-loo-rounds = الدورات

## Ways to play that have a name

about-preset-loo-classic = ثلاث أوراق ويد مغطاة، وثمن ثابت للبقاء بلا لطش.
about-preset-loo-unlimited = ثمن البقاء بلا لطش مثل ما في الصندوق.
about-preset-loo-strict = مع عدة أوراق حكم يكون كل بدء بأعلاها.
about-preset-loo-irish = ثلاث أوراق بلا يد مغطاة.
about-preset-loo-japanese = خمس أوراق وجوكر، من ستة إلى عشرة لاعبين.

## Options

about-option-loo-form = مع three ثلاث أوراق، من ثلاثة إلى ثمانية لاعبين. ومع japanese خمس أوراق وجوكر، من ستة إلى عشرة لاعبين: الموزّع يضع خمس فيش في الصندوق، وكذلك من لا يشارك، وثمن البقاء بلا لطش عشر، ولا إلزام إلا بالنوع المطلوب.
about-option-loo-deal-stake = الفيش التي يضعها الموزّع في الصندوق.
about-option-loo-limit = ما يدفعه من لا يأخذ لطشًا: مع limited ثمن ثابت، ومع unlimited مثل ما في الصندوق.
about-option-loo-loo-price = الثمن الثابت للبقاء بلا لطش.
about-option-loo-miss = على الطاولة يد مغطاة، ويجوز للاعب واحد أخذها بدل يده.
about-option-loo-defend = إذا شارك لاعب واحد فقط قبل الموزّع، فلا باص للموزّع، لكن يجوز له لعب اليد المغطاة للصندوق: حصص لطوشها تبقى فيه، ولا خسارة عليه.
about-option-loo-lead-two = البدء مع ورقتي حكم أو أكثر: مع any يكون البدء الأول بورقة حكم، ومع highest يكون كل بدء بأعلاها، ومع off يكون البدء الأول بأي ورقة، إلا إذا كان في اليد آص الحكم.
about-option-loo-winner-leads-trump = من يأخذ لطشًا لا بد أن يبدأ بورقة حكم إن كانت عنده.
about-option-loo-must-head = لا بد من ورقة أعلى من أفضل ورقة في اللطش إن أمكن، وبالحكم لمن لا ورق عنده من النوع المطلوب.
about-option-loo-all-pay = الجميع يضعون فيشًا في الصندوق، لا الموزّع وحده.
about-option-loo-rounds = كم مرة يوزّع كل لاعب. وإذا لم يفرغ الصندوق تبعت ذلك عشر توزيعات على الأكثر، ثم يُقسم الباقي.
