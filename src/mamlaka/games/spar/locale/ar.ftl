## Why something cannot be done

cannot-set-aside = لا تُوضع هذه الورقة جانبًا: { $cards }.

## Seats and cards

badge-dry = مغطاة
badge-show = مكشوفة

## Ways to play that have a name

preset-spar-spar = سبار
preset-spar-dry = مع ورقة جانبًا
preset-spar-flagging = مع الاعتراض
preset-spar-sipa = سيبا
preset-spar-agram = أغرام
preset-spar-sink-sink = سنك سنك

## What happens

news-dry = { $who ->
    [you] وضعت ورقة جانبًا، مغطاة.
   *[other] { $seat }: ورقة جانبًا، مغطاة
}
news-dry-card = { $who ->
    [you] وضعت جانبًا، مغطاة: { $cards }
   *[other] { $seat }: ورقة جانبًا، مغطاة: { $cards }
}
news-show = { $who ->
    [you] وضعت جانبًا، مكشوفة: { $cards }
   *[other] { $seat }: ورقة جانبًا، مكشوفة: { $cards }
}
news-flag = { $who ->
    [you] اعترضت على: { $other }
   *[other] { $whom ->
        [you] { $seat }: اعتراض عليك
       *[other] { $seat }: اعتراض على: { $other }
    }
}

## A deal is over

ledger-revoked = { $seat } { $points }: لعب من غير النوع، واعتراض في محله
ledger-false-flag = { $seat } { $points }: اعتراض في غير محله
ledger-chips = { $seat } { $points }: فيش

## Why a bot decided as it did: the tactics of Spar

rule-spar-1 = للّطش الأخير تُحفظ ورقة لا يغلبها أحد.
rule-spar-2 = من يأخذ اللطش قبل الأخير يبدأ الأخير: تلزم ورقتان رابحتان، لكل منهما واحدة.
rule-spar-4 = اللطوش الأولى بلا قيمة: تُرمى فيها الأوراق المتوسطة.
rule-spar-5 = النوع الذي يعيد إليك البدء لا يُتخلص منه.
rule-spar-7 = الستة والسبعة تُحفظان فقط مع ورقة عالية من نوع آخر.
rule-spar-8 = أطول نوع في اليد هو أضمن بدء للّطش الأخير.
rule-spar-9 = تُوضع ورقة جانبًا إذا كانت معها ورقة رابحة من نوع آخر تأخذ البدء.
rule-spar-10 = الورقة المكشوفة بأربعة أضعاف نقاطها، والنتيجة متقاربة فتستحق المخاطرة.
rule-spar-11 = تُحفظ ورقة من نوع الورقة المكشوفة جانبًا عند لاعب آخر.
rule-spar-13 = النوع طويل، ومن يرمي من غيره مبكرًا يثير الشك.
rule-spar-60 = الالتزام بالنوع أسلم: الاعتراض يكلّف ثلاث نقاط.

## Page: the home page

game-spar = سبار
game-about-spar = لعبة من غانا: لا يُحسب إلا اللطش الأخير، وأكثره لمن يأخذه بستة أو سبعة.
game-standard-spar = خمس أوراق لكل لاعب، بلا حكم، حتى عشر نقاط.

## Page: questions and answers

zone-reserve = جانبًا
call-dry = مغطاة!
call-show = مكشوفة!
call-flag = اعتراض!
ask-set-aside = يمكن وضع واحدة من هذه جانبًا للّطش الأخير: { $cards }.
ask-nothing-aside = السؤال للجميع. ليس في يدك ما يُوضع جانبًا.
say-keep-all = لا شيء جانبًا
say-dry = مغطاة
say-show = مكشوفة
say-flag = اعتراض على: { $seat }
confirm-flag = الاعتراض في غير محله يكلّفك ثلاث نقاط. الاعتراض على: { $seat }.

## Learn

learn-spar-about = { $count ->
    [zero] لا أوراق.
    [one] ورقة واحدة لكل لاعب، ولا يُحسب إلا اللطش الأخير.
    [two] ورقتان لكل لاعب ولطشان، ولا يُحسب إلا اللطش الأخير. من يأخذه يكسب التوزيعة ونقاطها.
    [few] { $count } أوراق لكل لاعب ومثلها لطوش، ولا يُحسب إلا اللطش الأخير. من يأخذه يكسب التوزيعة ونقاطها.
    [many] { $count } ورقة لكل لاعب ومثلها لطوش، ولا يُحسب إلا اللطش الأخير. من يأخذه يكسب التوزيعة ونقاطها.
   *[other] { $count } ورقة لكل لاعب ومثلها لطوش، ولا يُحسب إلا اللطش الأخير. من يأخذه يكسب التوزيعة ونقاطها.
}
learn-spar-flag = يبدأ لاعب بورقة، ويلعب كل من الآخرين ورقة: هذا لطش. المطلوب الالتزام بالنوع، لكن لا شيء يمنع غيره. وحتى يبدأ اللطش التالي يجوز لأي لاعب أن يعترض. إذا كان النوع في يدك خسرت ثلاث نقاط، وإلا خسرها من اعترض. وتنتهي التوزيعة فورًا.
learn-spar-order = ترتيب الورق من الأعلى إلى الأدنى. لا حكم: أعلى ورقة من النوع المطلوب تأخذ اللطش، وصاحبها يبدأ التالي.
learn-spar-last = لطش أخير. البدء بالستة، ولا ديناري عند غير صاحبها: أصغر ورقة تأخذ اللطش.
learn-spar-dry = قبل اللعب يجوز وضع ستة أو سبعة جانبًا، مغطاة. لا تُلعب قبل اللطش الأخير، وإذا أخذته حُسبت نقاطها مضاعفة.
learn-spar-show = ويجوز وضعها مكشوفة: عندئذ تُحسب بأربعة أضعاف نقاطها.
learn-spar-chips = يأخذ الفائز نقاط التوزيعة فيشًا من كل لاعب آخر.
learn-spar-dealer-left = بعد كل توزيعة ينتقل التوزيع إلى اللاعب التالي.
learn-spar-dealer-before = من يجلس قبل صاحب اللطش الأخير يوزّع بعدها، فيبدأ صاحب اللطش.
learn-spar-dealer-winner = صاحب اللطش الأخير يوزّع بعدها.
learn-spar-target = أول من يبلغ هذا العدد من النقاط يفوز فورًا: { $target }.
learn-spar-deals = تنتهي اللعبة على الأكثر بعد التوزيعة رقم { $number }، ويفوز صاحب أكثر النقاط.
learn-spar-word-void = خلو اليد من نوع
learn-spar-word-void-is = ألا تكون في اليد ورقة من نوع ما. من ليس عنده النوع المطلوب لا يأخذ اللطش.
learn-spar-word-dry = الورقة الجانبية
learn-spar-word-dry-is = ورقة وُضعت جانبًا للّطش الأخير. ليست من اليد، فلا إلزام بلعبها من النوع المطلوب.
learn-spar-word-flag = الاعتراض
learn-spar-word-flag-is = القول إن لاعبًا آخر كان عنده النوع المطلوب. تُكشف الأوراق كلها.

## Options by name

option-spar-form = اللعبة
option-spar-form-spar = سبار
option-spar-form-agram = أغرام
option-spar-form-sink-sink = سنك سنك
option-spar-target = نقاط الفوز
option-spar-target-none = بلا هدف
option-spar-deals = عدد التوزيعات
option-spar-deals-none = بلا حد
option-spar-dry = وضع ستة أو سبعة جانبًا
option-spar-dry-off = لا يجوز
option-spar-dry-dry = مغطاة
option-spar-dry-dry-show = مغطاة أو مكشوفة
option-spar-next-dealer = الموزّع التالي
option-spar-next-dealer-winner = الفائز
option-spar-next-dealer-before-winner = اللاعب الذي قبل الفائز
option-spar-next-dealer-left = اللاعب التالي
option-spar-revoke = عدم الالتزام بالنوع
option-spar-revoke-forbidden = غير ممكن
option-spar-revoke-flag = ممكن، مع الاعتراض
option-spar-ace-of-spades = آص البستوني
option-spar-ace-of-spades-out = خارج الشدّة
option-spar-ace-of-spades-in = في الشدّة
option-spar-low-bonus = نقاط أكثر للستة والسبعة
option-spar-stake = الرهان
option-spar-stake-points = نقاط
option-spar-stake-chips = فيش من كل لاعب
option-spar-direction = الاتجاه
option-spar-direction-cw = مع عقارب الساعة
option-spar-direction-ccw = عكس عقارب الساعة

## Ways to play that have a name

about-preset-spar-spar = لعبة غانا: خمس أوراق، ولا يُحسب إلا اللطش الأخير.
about-preset-spar-dry = يجوز وضع ستة أو سبعة جانبًا للّطش الأخير.
about-preset-spar-flagging = للاعبين إلى أربعة: يجوز ألا يُلتزم بالنوع، ويجوز للآخرين الاعتراض.
about-preset-spar-sipa = اسمها في توغو، وتُلعب عكس عقارب الساعة.
about-preset-spar-agram = لعبة النيجر: ست أوراق، من العشرة إلى الثلاثة مع الآصات، واللطش الأخير دائمًا بنقطة واحدة.
about-preset-spar-sink-sink = أغرام بخمس أوراق.

## Options

about-option-spar-form = في spar الورق من الآص إلى الستة وخمس أوراق لكل لاعب. وفي agram الآص والعشرة حتى الثلاثة وست أوراق لكل لاعب، للاعبين إلى خمسة. وفي sink_sink ورق agram وخمس أوراق لكل لاعب.
about-option-spar-target = أول من يبلغ هذا العدد من النقاط يفوز فورًا.
about-option-spar-deals = تنتهي اللعبة بعد هذا العدد من التوزيعات، أو عند بلوغ الهدف، أيهما أسبق؛ ويفوز صاحب أكثر النقاط.
about-option-spar-dry = مع dry يجوز قبل اللعب وضع ستة أو سبعة جانبًا، مغطاة: تُلعب في اللطش الأخير، ونقاطها مضاعفة إذا أخذته. ومع dry_show يجوز وضعها مكشوفة أيضًا، بأربعة أضعاف نقاطها.
about-option-spar-next-dealer = موزّع التوزيعة التالية: مع winner من أخذ اللطش الأخير، ومع before_winner اللاعب الذي قبله فيبدأ الفائز، ومع left اللاعب التالي.
about-option-spar-revoke = مع flag يجوز لعب أي ورقة ولو كان النوع المطلوب في اليد. وحتى يبدأ اللطش التالي يجوز لأي لاعب آخر الاعتراض: إن صحّ خسر المخالف ثلاث نقاط، وإلا خسرها المعترض. وتنتهي التوزيعة.
about-option-spar-ace-of-spades = مع in تكون الشدّة ستًّا وثلاثين ورقة مع آص البستوني، لا لخمسة لاعبين ولا لسبعة.
about-option-spar-low-bonus = الستة التي تأخذ اللطش الأخير بثلاث نقاط، والسبعة بنقطتين، بدلًا من نقطة واحدة.
about-option-spar-stake = مع chips يأخذ الفائز نقاط التوزيعة من كل لاعب آخر.
about-option-spar-direction = الجهة التي يجلس فيها اللاعب التالي.
