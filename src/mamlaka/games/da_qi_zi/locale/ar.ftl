## Seats and cards

# Unsure: the name of the game is a transcription, and “وحدة” for a card that was led is ours.
badge-units = الوحدات: { $count }
badge-banker = البنك
badge-first = بدأ أولًا

## Ways to play that have a name

preset-da-qi-zi-classic = ثماني توزيعات
preset-da-qi-zi-party = سهرة
preset-da-qi-zi-heaven-nine = مع بنك

## What happens

news-leads-first = البداية الأولى: { $seat }

## A deal is over

ledger-units = { $count ->
    [0] { $seat } { $points }: بلا لطش
    [1] { $seat } { $points }: وحدة واحدة
   *[other] { $seat } { $points }: الوحدات { $count }
}
ledger-over-four = { $seat } { $points }: الوحدات { $count }، عما فوق الأربع
ledger-over-four-paid = { $seat } { $points }: عن وحدات لاعب آخر فوق الأربع

## Why a bot decided as it did: the tactics of Da Qi Zi

rule-da-qi-zi-1 = اللطش الأخير وحده يُكسب: حفظ ما يأخذه، والبداية التي قبله.
rule-da-qi-zi-2 = أخذ وحدة مبكرًا: الدفع بلا لطش هو الأكبر.
rule-da-qi-zi-3 = مع أربع وحدات لا دفع: اللعب للطش الأخير فقط.
rule-da-qi-zi-4 = حفظ أعلى ورقة حتى تأخذ البداية اللازمة في النهاية.
rule-da-qi-zi-5 = البداية بما لا يغلبه أحد، والختام بالباقي.
rule-da-qi-zi-6 = حفظ ثلاثة جنود أو أكثر للطش الأخير ما دامت البداية بأوراق أخرى.
rule-da-qi-zi-7 = لا تُكسر سلسلة إلا لزوج أغلى منها.
rule-da-qi-zi-8 = البداية بعدد من الورق يضعف فيه الآخرون.
rule-da-qi-zi-9 = عدّ الأوراق العالية: لا أحد بعدك يغلب هذا.
rule-da-qi-zi-10 = رمي الجنود المنفردين أولًا، ولا تُرمى ورقة تكون عالية في النهاية.
rule-da-qi-zi-11 = لا أخذ للطش إذا لم تنفع البداية بعده.
rule-da-qi-zi-60 = الغلب بأصغر ورق يكفي.
rule-da-qi-zi-61 = اللطش الأخير مضمون لك بعدها.
rule-da-qi-zi-62 = أي رمي يفقدك ورقًا ما زال نافعًا.

## Page: the home page

game-da-qi-zi = دا تشي تسي
game-about-da-qi-zi = لطوش بقطع الشطرنج الصيني، قطعة أو أكثر معًا. اللطش الأخير وحده يفوز.
game-standard-da-qi-zi = أربعة لاعبين وثماني توزيعات. الأحمر فوق الأسود.

## Ways to play: what each is

about-preset-da-qi-zi-classic = ثماني توزيعات، والأحمر فوق الأسود.
about-preset-da-qi-zi-party = مع عقارب الساعة، حتى تنتهي فيش أحد اللاعبين.
about-preset-da-qi-zi-heaven-nine = مع بنك، ولا لطش أخير لمن لم يأخذ لطشًا.

## Options: what each does

about-option-da-qi-zi-end = متى تنتهي اللعبة. deals: بعد عدد من التوزيعات. bankrupt: بعد توزيعة خسر فيها لاعب كل فيشه، أو بعد { 100 } توزيعة. لا أحد يدفع أكثر مما معه.
about-option-da-qi-zi-deals = عدد التوزيعات مع end=deals.
about-option-da-qi-zi-chips = الفيش عند البداية مع end=bankrupt.
about-option-da-qi-zi-sets = one_colour: أوراق التشكيلة من لون واحد. mixed: يجوز اللونان، والتشكيلة سوداء إذا كانت فيها ورقة سوداء.
about-option-da-qi-zi-colours = red_high: الأحمر فوق الأسود من القطعة نفسها. equal: اللونان متساويان، ويجوز جمعهما في تشكيلة.
about-option-da-qi-zi-discards = هل يبقى الورق المرمي مقلوبًا حتى نهاية التوزيعة أم يكون مكشوفًا.
about-option-da-qi-zi-no-trick = ما يدفعه لاعب بلا لطش.
about-option-da-qi-zi-last-needs-trick = لاعب بلا لطش لا يأخذ اللطش الأخير إذا كان من ورقة واحدة.
about-option-da-qi-zi-banker = أول من يبدأ التوزيعة هو البنك: ما يدفعه أو يأخذه مضاعف.
about-option-da-qi-zi-direction = الاتجاه. ccw: عكس عقارب الساعة. cw: معها.
about-option-da-qi-zi-over-four = paid: من تزيد وحداته على أربع ولم يأخذ اللطش الأخير، يأخذ من صاحبه واحدة عن كل وحدة فوق الأربع.

## Learn

learn-da-qi-zi-about = يلعب أربعة، كلٌّ وحده، بقطع الشطرنج الصيني الاثنتين والثلاثين كأنها ورق. لكل لاعب ثمانٍ. من يأخذ اللطش الأخير يفوز بالتوزيعة.
learn-da-qi-zi-lead = من يأخذ لطشًا يبدأ اللطش التالي بورقة، أو بعدة أوراق تجتمع: مجموعة أو سلسلة.
learn-da-qi-zi-order-red-high = من الأعلى إلى الأدنى: القائد، المستشار، الفيل، العربة، الحصان، المدفع، الجندي. والأحمر من كل قطعة فوق الأسود. وأوراق القطعة الواحدة واللون الواحد متساوية.
learn-da-qi-zi-order-equal = من الأعلى إلى الأدنى: القائد، المستشار، الفيل، العربة، الحصان، المدفع، الجندي. والأحمر والأسود متساويان.
learn-da-qi-zi-sets = المجموعة أي عدد من الأوراق المتساوية: اثنتان غالبًا، وحتى خمسة جنود.
learn-da-qi-zi-run-high = القائد والمستشار والفيل سلسلة.
learn-da-qi-zi-run-low = العربة والحصان والمدفع هي السلسلة الأخرى، وهي أدنى.
learn-da-qi-zi-one-colour = المجموعة أو السلسلة من لون واحد.
learn-da-qi-zi-mixed = يجوز اللونان في المجموعات والسلاسل. وتكون سوداء إذا كانت فيها ورقة سوداء.
learn-da-qi-zi-equal = يجوز اللونان في المجموعات والسلاسل.
learn-da-qi-zi-beat = كل لاعب آخر في دوره إما يغلب أفضل ورق حتى الآن بتشكيلة أعلى من النوع والعدد نفسهما، أو يرمي العدد نفسه من الورق. لا أحد مجبر على الغلب، والمتساوي لا يغلب.
learn-da-qi-zi-trick = كل ورقة تغلب ما قبلها، والفيل يأخذ اللطش.
learn-da-qi-zi-hidden = الورق المرمي مقلوب حتى تنتهي التوزيعة.
learn-da-qi-zi-open = الورق المرمي مكشوف.
learn-da-qi-zi-needs-trick = إذا كان اللطش الأخير من ورقة واحدة، فلا يأخذه لاعب بلا لطش.
learn-da-qi-zi-last = كل الآخرين يدفعون لصاحب اللطش الأخير.
learn-da-qi-zi-units = اللطش وحدات بعدد الأوراق التي بدأ بها. ولطوش التوزيعة كلها ثماني وحدات.
learn-da-qi-zi-pay = الدفع { $n0 } بلا لطش، و{ $n1 } مع وحدة، و{ $n2 } مع اثنتين، و{ $n3 } مع ثلاث، ولا شيء مع أربع أو أكثر.
learn-da-qi-zi-banker = أول من يبدأ التوزيعة هو البنك، يدفع ويأخذ الضعف.
learn-da-qi-zi-over-four = مع أكثر من أربع وحدات، يدفع صاحب اللطش الأخير واحدة عن كل وحدة فوق الأربع.
learn-da-qi-zi-end-deals = عدد التوزيعات { $count }. أعلى مجموع يفوز.
learn-da-qi-zi-end-bankrupt = لكل لاعب في البداية من الفيش { $count }. تنتهي اللعبة بعد توزيعة خسر فيها لاعب كل فيشه، ويفوز صاحب الأكثر.
learn-da-qi-zi-word-run = سلسلة
learn-da-qi-zi-word-run-is = القائد والمستشار والفيل، أو العربة والحصان والمدفع.
learn-da-qi-zi-word-unit = وحدة
learn-da-qi-zi-word-unit-is = ورقة بدأ بها اللطش. لطش من ثلاث أوراق ثلاث وحدات لصاحبه.
learn-da-qi-zi-word-discard = رمي
learn-da-qi-zi-word-discard-is = وضع أوراق لا تأخذ اللطش.
learn-da-qi-zi-word-banker = البنك
learn-da-qi-zi-word-banker-is = اللاعب الذي يتضاعف دفعه وأخذه.

## Options by name

option-da-qi-zi-end = نهاية اللعبة
option-da-qi-zi-end-deals = بعد عدد من التوزيعات
option-da-qi-zi-end-bankrupt = حين تنتهي فيش لاعب
option-da-qi-zi-deals = التوزيعات
option-da-qi-zi-deals-4 = { 4 }
option-da-qi-zi-deals-8 = { 8 }
option-da-qi-zi-deals-16 = { 16 }
option-da-qi-zi-chips = الفيش
option-da-qi-zi-chips-20 = { 20 }
option-da-qi-zi-chips-25 = { 25 }
option-da-qi-zi-chips-30 = { 30 }
option-da-qi-zi-sets = ألوان المجموعات والسلاسل
option-da-qi-zi-sets-one-colour = لون واحد
option-da-qi-zi-sets-mixed = لونان
option-da-qi-zi-colours = الأحمر والأسود
option-da-qi-zi-colours-red-high = الأحمر أعلى
option-da-qi-zi-colours-equal = متساويان
option-da-qi-zi-discards = الورق المرمي
option-da-qi-zi-discards-hidden = مقلوب
option-da-qi-zi-discards-open = مكشوف
option-da-qi-zi-no-trick = الدفع بلا لطش
option-da-qi-zi-no-trick-5 = { 5 }
option-da-qi-zi-no-trick-4 = { 4 }
option-da-qi-zi-last-needs-trick = ورقة أخيرة منفردة تحتاج لطشًا قبلها
option-da-qi-zi-banker = بنك
option-da-qi-zi-direction = الاتجاه
option-da-qi-zi-direction-ccw = عكس عقارب الساعة
option-da-qi-zi-direction-cw = مع عقارب الساعة
option-da-qi-zi-over-four = أكثر من أربع وحدات
option-da-qi-zi-over-four-none = بلا شيء
option-da-qi-zi-over-four-paid = مدفوعة
