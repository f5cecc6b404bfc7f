## Why something cannot be done

no-trump-lead = لا يُبدأ اللطش الأول بورقة حكم: { $card }. الممكن: { $cards }.

## Seats and cards

# Unsure: “a dog's life” is a last chance here, because the word for a dog would be an insult at the table.
badge-dog = فرصة أخيرة
badge-blind-dog = ورقة مغطاة
badge-knocked-out = خارج اللعب

## Ways to play that have a name

preset-knockout-whist-classic = مع فرصة أخيرة
preset-knockout-whist-plain = بلا فرصة أخيرة
preset-knockout-whist-blind = مع ورقة مغطاة

## What happens

news-trumps = { $who ->
    [you] اخترت الحكم: { $name }
   *[other] { $seat }: الحكم { $name }
}

## A deal is over

ledger-knocked-out = { $seat }: خارج اللعب
ledger-dog = { $seat }: فرصة أخيرة، ورقة واحدة في التوزيعة التالية
ledger-blind-dog = { $seat }: ورقة لا يراها أحد في التوزيعة التالية
ledger-ante-to-winner = { $seat } { $points }: نقطة المشاركة، وآخذها: { $other }
ledger-takes-all = { $seat } { $points }: آخر من بقي، وله نقاط المشاركة كلها

## Why a bot decided as it did: the tactics of Knockout Whist

rule-knockout-whist-1 = لطش واحد يبقيك في اللعب: تُلعب الورقة الأقرب إلى أخذ هذا اللطش.
rule-knockout-whist-2 = صاحب أكثر اللطوش يختار الحكم التالي: لطش آخر ينفع.
rule-knockout-whist-3 = ما دامت الأوراق كثيرة، فأطول نوع في اليد أفضل حكم.
rule-knockout-whist-4 = تُحفظ ورقة حكم للقطع، ويُتخلص من الورقة الوحيدة من نوع آخر.
rule-knockout-whist-5 = أعلى ورقة من نوع غير الحكم يُبدأ بها فورًا، قبل أن تخلو منه أيدي الآخرين.
rule-knockout-whist-6 = من لا لطش له يُغلب بأصغر ورقة تكفي.
rule-knockout-whist-8 = في الفرصة الأخيرة يُنتظر لطش يُرجّح أخذه، وكلما قلّت اللطوش الباقية جازت مخاطرة أكبر.
rule-knockout-whist-10 = بعدك صاحب فرصة أخيرة: ورقة عالية تصعّب عليه أخذ اللطش.
rule-knockout-whist-11 = حين تقلّ الأوراق يحسم نوع الحكم اللعب: يُختار النوع الأكثر في اليد.
rule-knockout-whist-12 = لا فرصة أخرى لأحد: اللطش المضمون قبل كل شيء.
rule-knockout-whist-60 = ورقة صغيرة إذا لم يمكن أخذ اللطش، وإلا فأصغر ورقة تأخذه.
rule-knockout-whist-61 = اللطش الثاني يُخرج من اللعب: الأسلم ورقة أصغر من أوراق الآخرين.
rule-knockout-whist-62 = الأوراق العالية تُرمى على لطش يأخذه غيرك.

## Page: the home page

game-knockout-whist = ويست الإقصاء
game-about-knockout-whist = من لا يأخذ لطشًا يخرج من اللعب. في كل توزيعة تنقص ورقة، وصاحب أكثر اللطوش يختار الحكم.
game-standard-knockout-whist = من سبع أوراق إلى ورقة واحدة، وفرصة أخيرة لكل من لا يأخذ لطشًا في أول مرة يحدث فيها ذلك.

## Page: questions and answers

call-trumps = { $name }!
ask-trumps = لك أكثر اللطوش: اختيار الحكم لك.

## Learn

learn-knockout-whist-about = { $count ->
    [zero] لا أوراق.
    [one] توزيعة واحدة، ورقة لكل لاعب.
    [two] ورقتان لكل لاعب في التوزيعة الأولى، ثم ورقة واحدة. من لا يأخذ لطشًا في توزيعة يخرج من اللعب. الفائز آخر من يبقى.
    [few] { $count } أوراق لكل لاعب في التوزيعة الأولى، ثم تنقص ورقة في كل توزيعة حتى ورقة واحدة. من لا يأخذ لطشًا في توزيعة يخرج من اللعب. الفائز آخر من يبقى.
    [many] { $count } ورقة لكل لاعب في التوزيعة الأولى، ثم تنقص ورقة في كل توزيعة حتى ورقة واحدة. من لا يأخذ لطشًا في توزيعة يخرج من اللعب. الفائز آخر من يبقى.
   *[other] { $count } ورقة لكل لاعب في التوزيعة الأولى، ثم تنقص ورقة في كل توزيعة حتى ورقة واحدة. من لا يأخذ لطشًا في توزيعة يخرج من اللعب. الفائز آخر من يبقى.
}
learn-knockout-whist-trumps = ورقة الحكم تغلب كل ورقة من الأنواع الأخرى. وإذا لم تُلعب ورقة حكم فاللطش لأعلى ورقة من النوع المطلوب، وصاحبها يبدأ التالي. في التوزيعة الأولى تُكشف ورقة، ونوعها هو الحكم. وبعدها يختار الحكم صاحب أكثر اللطوش.
learn-knockout-whist-leader-dealers-left = من يجلس بعد الموزّع يبدأ اللطش الأول.
learn-knockout-whist-leader-chooser = في التوزيعة الأولى يبدأ من يجلس بعد الموزّع، وبعدها من اختار الحكم.
learn-knockout-whist-no-trump-lead = لا يُبدأ اللطش الأول من التوزيعة بالحكم إلا إذا لم يكن في اليد غيره.
learn-knockout-whist-ruffed = الحكم هو الكبة. البدء بالسباتي، ولا سباتي عند صاحب الكبة: أصغر ورقة حكم تأخذ اللطش.
learn-knockout-whist-page-out = البقاء في اللعب
learn-knockout-whist-out = بعد كل توزيعة يخرج من اللعب كل من لم يأخذ لطشًا.
learn-knockout-whist-dogs = في أول توزيعة يحدث فيها ذلك، تكون لهم جميعًا فرصة أخيرة بدل الخروج: ورقة واحدة في التوزيعة التالية. مرة واحدة فقط في اللعبة.
learn-knockout-whist-first-dog = في أول توزيعة يحدث فيها ذلك، تكون لأولهم عن يسار الموزّع فرصة أخيرة بدل الخروج: ورقة واحدة في التوزيعة التالية. مرة واحدة فقط في اللعبة.
learn-knockout-whist-dog = في الفرصة الأخيرة لك اختيار اللطش: في كل لطش يجوز لعب الورقة أو «باص». وفي اللطش الأخير لا بد من لعبها. إذا أخذت لطشًا عدت إلى اللعب كغيرك، وإلا فالخروج.
learn-knockout-whist-blind = بعد ذلك تكون لمن لا يأخذ لطشًا في المرة التالية فرصة أخرى: ورقة لا يراها أحد، ولا حتى صاحبها. تُكشف عند لعبها.
learn-knockout-whist-end = في توزيعة الورقة الواحدة يلعب الجميع أوراقهم، وهذا اللطش يحسم اللعبة.
learn-knockout-whist-misere = هنا اللطوش خسارة: بعد كل توزيعة يخرج كل من أخذ لطشين أو أكثر. وإذا أخذ الجميع لطشين أو أكثر بقي أصحاب أقل اللطوش.
learn-knockout-whist-misere-end = في توزيعة الورقة الواحدة يخرج من يأخذ اللطش. وإذا بقي أكثر من لاعب سحبوا ورقًا، وصاحب الأعلى يفوز.
learn-knockout-whist-points = نقطة من كل لاعب، والفائز يأخذها كلها. وكلما تأخر الخروج كان المركز أفضل.
learn-knockout-whist-word-trumps = اختيار الحكم
learn-knockout-whist-word-trumps-is = تحديد نوع الحكم في التوزيعة { $sees ->
    [on] بعد
   *[off] قبل
} رؤية الأوراق. هو حق صاحب أكثر اللطوش في التوزيعة السابقة.
learn-knockout-whist-word-trumps-cut = إذا تساوى عدة لاعبين سحبوا ورقًا، وصاحب الأعلى يختار.
learn-knockout-whist-word-trumps-seat = إذا تساوى عدة لاعبين اختار الأقرب عن يسار الموزّع.
learn-knockout-whist-word-ruff = القطع
learn-knockout-whist-word-ruff-is = لعب ورقة حكم لأن اليد خالية من النوع المطلوب.
learn-knockout-whist-word-dog = الفرصة الأخيرة
learn-knockout-whist-word-dog-is = ورقة واحدة في توزيعة من عدة لطوش. لا إلزام فيها بالنوع المطلوب، فلا ورقة غيرها.

## Options by name

option-knockout-whist-dogs = الفرصة الأخيرة
option-knockout-whist-dogs-off = لا
option-knockout-whist-dogs-first = للاعب واحد
option-knockout-whist-dogs-all = لكل من لا يأخذ لطشًا أول مرة
option-knockout-whist-blind-dog = فرصة أخرى بورقة مغطاة
option-knockout-whist-chooser-sees = رؤية اليد قبل اختيار الحكم
option-knockout-whist-leader = البدء الأول
option-knockout-whist-leader-dealers-left = عن يسار الموزّع
option-knockout-whist-leader-chooser = من يختار الحكم
option-knockout-whist-tie = تساوي اللطوش
option-knockout-whist-tie-cut = سحب ورقة
option-knockout-whist-tie-seat = بحسب المقعد
option-knockout-whist-first-cards = أوراق التوزيعة الأولى
option-knockout-whist-trump-lead = بدء اللطش الأول بالحكم
option-knockout-whist-misere = لطشان يُخرجان من اللعب

## Ways to play that have a name

about-preset-knockout-whist-classic = أول مرة لا يأخذ فيها أحدهم لطشًا، لكل من لم يأخذ فرصة أخيرة: ورقة واحدة في التوزيعة التالية.
about-preset-knockout-whist-plain = من لا يأخذ لطشًا يخرج فورًا.
about-preset-knockout-whist-blind = بعد الفرصة الأخيرة، لمن لا يأخذ لطشًا في المرة التالية ورقة أخرى لا يراها أحد.

## Options

about-option-knockout-whist-dogs = لمن تكون الفرصة الأخيرة، مرة في اللعبة: ورقة واحدة في التوزيعة التالية. مع all لكل من لم يأخذ لطشًا في أول توزيعة يحدث فيها ذلك، ومع first لأولهم عن يسار الموزّع فقط، ومع off لا أحد.
about-option-knockout-whist-blind-dog = بعد الفرصة الأخيرة فرصة أخرى لمن لا يأخذ لطشًا في المرة التالية: ورقة لا يراها أحد.
about-option-knockout-whist-chooser-sees = تُرى اليد قبل اختيار الحكم.
about-option-knockout-whist-leader = من يبدأ اللطش الأول: مع dealers_left اللاعب التالي للموزّع، ومع chooser من يختار الحكم.
about-option-knockout-whist-tie = من يختار الحكم إذا تساوى عدة لاعبين في أكثر اللطوش: مع cut من يسحب أعلى ورقة، ومع seat الأقرب عن يسار موزّع تلك التوزيعة.
about-option-knockout-whist-first-cards = عدد الأوراق في التوزيعة الأولى. كل توزيعة بعدها تنقص ورقة، حتى ورقة واحدة.
about-option-knockout-whist-trump-lead = يجوز بدء اللطش الأول من التوزيعة بالحكم، ولو كان في اليد نوع آخر.
about-option-knockout-whist-misere = من يأخذ لطشين أو أكثر يخرج من اللعب، وفي توزيعة الورقة الواحدة من يأخذ اللطش. بلا فرصة أخيرة.
