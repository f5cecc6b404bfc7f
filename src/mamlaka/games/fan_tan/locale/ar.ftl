## Seats and cards

badge-eliminated = خارج اللعب
counter-passes-left = الباصات الباقية

## Ways to play that have a name

preset-fan-tan-fan-tan = مع فيش
preset-fan-tan-fan-tan-paid = مع باص مدفوع
preset-fan-tan-parliament = بارلمنت
preset-fan-tan-badam-sat = بادام سات
preset-fan-tan-shichi-narabe = شيتشي نارابي
preset-fan-tan-shichi-narabe-link = شيتشي نارابي مع وصل الطرفين
preset-fan-tan-domino = دومينو

## The table

headline-pool = التوزيعة { $deal }، الصندوق: { $number }

## What happens

news-opens = { $who ->
    [you] كشفت { $cards }، والبدء لك.
   *[other] { $seat }: كشف { $cards }، والبدء له
}

## A deal is over

ledger-ante = { $seat } { $points }: الرهان
ledger-passes = { $seat } { $points }: { $count ->
    [zero] بلا باص
    [one] باص واحد
    [two] باصان
    [few] { $count } باصات
    [many] { $count } باصًا
   *[other] { $count } باص
}
ledger-held-back = { $seat } { $points }: حبس ورقة لها مكان، { $count ->
    [zero] بلا باص
    [one] باص واحد
    [two] باصان
    [few] { $count } باصات
    [many] { $count } باصًا
   *[other] { $count } باص
}
ledger-owes = { $whom ->
    [you] { $seat } { $points }: حبس { $cards }، إليك
   *[other] { $seat } { $points }: حبس { $cards }، إلى: { $other }
}
ledger-is-owed = { $whom ->
    [you] { $seat } { $points }: انتظار { $cards }، منك
   *[other] { $seat } { $points }: انتظار { $cards }، من: { $other }
}
ledger-pips-left = { $seat } { $points }: الباقي { $cards }
ledger-pool = { $seat } { $points }: أول من خلص ورقه يأخذ الصندوق
ledger-finished = { $seat } { $points }: المركز { $count }
ledger-eliminated = { $seat } { $points }: المركز { $count }، خارج اللعب

## Why a bot decided as it did: the tactics of Fan Tan

# Unsure: “حبس” for holding back a card and “باصات” for passes are our words.
rule-fan-tan-1 = ورقة البداية وجارتها تُحبسان إذا لم يكن بعدهما شيء في اليد.
rule-fan-tan-2 = الأوراق الطرفية تنتظر: الصفوف التي تصل إليها تُفتح باكرًا.
rule-fan-tan-3 = هذه الورقة لا يُكمل بعدها غيرك، فالتالية في يدك.
rule-fan-tan-5 = من اضطر إلى الباص ليست عنده الأوراق التي كان لها مكان: يُفتح أقل ما يفيد الآخرين.
rule-fan-tan-6 = الباص لحبس ورقة تعطل الآخرين فقط، ويبقى باص للنهاية.
rule-fan-tan-7 = من لا باص عنده يخرج إذا حُبست الورقة التي ينتظرها.
rule-fan-tan-9 = حبس ورقة يكلف ثلاث فيش، وورقة البداية أكثر: لعبها أفضل.
rule-fan-tan-10 = الورقة التي تعطل الآخرين وحدهم تبقى، واللعب أولًا حيث تنتظر أوراق هذه اليد.
rule-fan-tan-60 = إذا لم ينتظر شيء بعد الأوراق، فالأغلى تُلعب أولًا.
rule-fan-tan-61 = البداية بورقة جاراتها في اليد.

## Page: the home page

game-fan-tan = لعبة السبعات
game-about-fan-tan = صفوف تكبر من السبعات صعودًا ونزولًا، والفائز أول من يخلص ورقه. تُعرف أيضًا بأسماء فان تان وبارلمنت وشيتشي نارابي ودومينو.
game-standard-fan-tan = مع فيش: كل باص بواحدة، وأول من يخلص ورقه يأخذ الصندوق.

## Learn

learn-fan-tan-about = توزع كل الأوراق. في الدور تُنزل ورقة واحدة على الأرض. الفائز أول من يخلص ورقه.
learn-fan-tan-rows = لكل نوع صف. ورقة البداية { $cards } وهكذا. بعدها لا مكان إلا للورقة التالية صعودًا أو نزولًا.
learn-fan-tan-first = اللاعب عن يسار الموزّع يبدأ بأي ورقة. رقمها يفتح صفوف كل الأنواع. بعدها لا مكان إلا للورقة التالية صعودًا أو نزولًا.
learn-fan-tan-ace-low = الآص أدنى أوراق النوع، تحت الاثنين.
learn-fan-tan-ace-high = الآص أعلى أوراق النوع، فوق الشيخ.
learn-fan-tan-laid = قبل اللعب يُنزل الجميع على الأرض أوراق البداية، مثل { $cards }.
learn-fan-tan-opens = صاحب { $cards } يبدأ، ولا بد من لعبها.
learn-fan-tan-begins = من كانت عنده { $cards } يبدأ.
learn-fan-tan-link = الآص والشيخ جاران: الصف الذي وصل إلى أحدهما يكمل بالآخر.
learn-fan-tan-tunnel = الآص والشيخ جاران: الصف الذي وصل إلى أحدهما يكمل بالآخر، ومن تلك الجهة فقط بعد ذلك.
learn-fan-tan-eight-first = الورقة الثانية في الصف هي التي فوق الأولى لا غير.
learn-fan-tan-fits = { $count ->
    [zero] لا مكان لأي ورقة.
    [one] لها مكان: { $cards }
    [two] لهما مكان: { $cards }
    [few] لها مكان: { $cards }
    [many] لها مكان: { $cards }
   *[other] لها مكان: { $cards }
}
learn-fan-tan-page-end = الباص والنقاط
learn-fan-tan-forced = إذا لم يكن لأي ورقة مكان فالدور «باص». وإلا فلا بد من لعب ورقة.
learn-fan-tan-paid = الباص جائز دائمًا. بعد التوزيعة يكلف الباص مع ورقة لها مكان فيشتين زيادة. وإذا كانت ورقة بداية، فخمس فيش أيضًا عن كل جارة لها لصاحبها. إذا قال الجميع «باص» بالتتابع، فعلى أول من عنده ورقة لها مكان أن يلعبها.
learn-fan-tan-limited = { $count ->
    [zero] لا باص في التوزيعة.
    [one] باص واحد جائز في التوزيعة، ولو مع ورقة لها مكان.
    [two] باصان جائزان في التوزيعة، ولو مع ورقة لها مكان.
    [few] { $count } باصات جائزة في التوزيعة، ولو مع ورقة لها مكان.
    [many] { $count } باصًا في التوزيعة، ولو مع ورقة لها مكان.
   *[other] { $count } باص في التوزيعة، ولو مع ورقة لها مكان.
}
learn-fan-tan-eliminated = بلا باص باقٍ لا بد من لعب ورقة لها مكان. ومن ليست عنده يخرج من اللعب: كل أوراقه تُنزل على الأرض، وله آخر مركز خالٍ. الأوراق التي بعد فراغ تنتظر وصول صفها.
learn-fan-tan-first-out = تنتهي التوزيعة حين يخلص ورق أحد اللاعبين.
learn-fan-tan-last = تستمر التوزيعة حتى يبقى لاعب واحد عنده أوراق.
learn-fan-tan-score-chips = قبل التوزيعة فيشة في الصندوق من كل لاعب، وفيشتان ممن أوراقه أقل بورقة. كل باص بفيشة، وكل ورقة باقية في النهاية بفيشة. أول من يخلص ورقه يأخذ الكل.
learn-fan-tan-score-cards = كل ورقة باقية تكلف نقطة.
learn-fan-tan-score-pips = كل ورقة باقية تكلف رقمها: أوراق الصور عشر، والآص نقطة.
learn-fan-tan-score-places = المركز الأخير بلا نقاط، وكل مركز أفضل بنقطة زيادة.
learn-fan-tan-dealers = تنتهي اللعبة بعد أن يوزّع كل لاعب مرة واحدة.
learn-fan-tan-deals = عدد التوزيعات في اللعبة: { $number }.
learn-fan-tan-word-out = تخليص الورق
learn-fan-tan-word-out-is = لعب آخر ورقة في اليد.
learn-fan-tan-word-hold = الحبس
learn-fan-tan-word-hold-is = الباص مع ورقة لها مكان، حتى ينتظر الآخرون.
learn-fan-tan-word-pool = الصندوق
learn-fan-tan-word-pool-is = الفيش في الوسط. يأخذها أول من يخلص ورقه.

## Options by name

option-fan-tan-start = رقم البداية
option-fan-tan-start-2 = اثنين
option-fan-tan-start-3 = ثلاثة
option-fan-tan-start-4 = أربعة
option-fan-tan-start-5 = خمسة
option-fan-tan-start-6 = ستة
option-fan-tan-start-7 = سبعة
option-fan-tan-start-8 = ثمانية
option-fan-tan-start-9 = تسعة
option-fan-tan-start-T = عشرة
option-fan-tan-start-J = ولد
option-fan-tan-start-Q = بنت
option-fan-tan-start-K = شيخ
option-fan-tan-start-first = رقم الورقة الأولى
option-fan-tan-opener = صاحب البدء
option-fan-tan-opener-left = عن يسار الموزّع
option-fan-tan-opener-diamonds = سبعة الديناري
option-fan-tan-opener-hearts = سبعة الكبة
option-fan-tan-opener-rank = عن يسار الموزّع، بأي ورقة
option-fan-tan-sevens-first = السبعات على الأرض قبل اللعب
option-fan-tan-passing = الباص
option-fan-tan-passing-forced = إذا لم يكن لورقة مكان فقط
option-fan-tan-passing-paid = دائمًا، مقابل فيش
option-fan-tan-passing-limited = بعدد محدود
option-fan-tan-pass-limit = عدد الباصات
option-fan-tan-stop = نهاية التوزيعة
option-fan-tan-stop-first-out = حين يخلص ورق أحدهم
option-fan-tan-stop-last = حين يبقى لاعب واحد
option-fan-tan-score = النقاط
option-fan-tan-score-chips = فيش
option-fan-tan-score-cards = الأوراق الباقية
option-fan-tan-score-pips = أرقام الأوراق الباقية
option-fan-tan-score-places = المراكز
option-fan-tan-ace = الآص
option-fan-tan-ace-low = تحت الاثنين
option-fan-tan-ace-high = فوق الشيخ
option-fan-tan-corner = الآص والشيخ
option-fan-tan-corner-none = ليسا جارين
option-fan-tan-corner-link = جاران
option-fan-tan-corner-tunnel = جاران، باتجاه واحد
option-fan-tan-eight-first = الثمانية بعد السبعة
option-fan-tan-deals = عدد التوزيعات
option-fan-tan-deals-players = واحدة لكل لاعب

## Ways to play that have a name

about-preset-fan-tan-fan-tan = مع فيش: كل باص بواحدة، وأول من يخلص ورقه يأخذها كلها.
about-preset-fan-tan-fan-tan-paid = حبس ورقة جائز مقابل ثلاث فيش.
about-preset-fan-tan-parliament = بارلمنت أو سفنز: البدء بسبعة الديناري.
about-preset-fan-tan-badam-sat = لعبة الهند: البدء بسبعة الكبة.
about-preset-fan-tan-shichi-narabe = لعبة اليابان: السبعات على الأرض أولًا، وبعد ثلاثة باصات قد يأتي الخروج.
about-preset-fan-tan-shichi-narabe-link = مثلها، والآص والشيخ جاران.
about-preset-fan-tan-domino = الورقة الأولى تحدد رقم بداية الصفوف.

## Options

about-option-fan-tan-start = الرقم الذي يفتح الصف. مع first رقم أول ورقة في التوزيعة.
about-option-fan-tan-opener = صاحب البدء. مع left اللاعب عن يسار الموزّع، ومع diamonds صاحب سبعة الديناري ولا بد من لعبها، ومع hearts مثله بسبعة الكبة، ومع rank اللاعب عن يسار الموزّع بأي ورقة. وإذا كان رقم البداية غير السبعة فهو مكانها.
about-option-fan-tan-sevens-first = كل السبعات تُنزل على الأرض قبل اللعب.
about-option-fan-tan-passing = متى يجوز الباص. مع forced إذا لم يكن لورقة مكان فقط. مع paid دائمًا، لكن الباص مع ورقة لها مكان يكلف فيشتين زيادة بعد التوزيعة، وخمس فيش لكل لاعب آخر عن كل ستة أو ثمانية تنتظر السبعة المحبوسة. مع limited دائمًا حتى ينتهي العدد، ثم الخروج حين لا يكون لورقة مكان.
about-option-fan-tan-pass-limit = كم مرة يجوز الباص في التوزيعة إذا كان محدودًا.
about-option-fan-tan-stop = متى تنتهي التوزيعة. مع first_out حين يخلص ورق أحدهم، ومع last حين يبقى لاعب واحد عنده أوراق.
about-option-fan-tan-score = مع chips يأخذ أول من يخلص ورقه الصندوق، وفيه فيشة عن كل باص وكل ورقة باقية. مع cards تكلف كل ورقة باقية نقطة. مع pips تكلف رقمها، وأوراق الصور عشر والآص نقطة. مع places المركز الأخير بلا نقاط، وكل مركز أفضل بنقطة زيادة.
about-option-fan-tan-ace = الآص تحت الاثنين أو فوق الشيخ.
about-option-fan-tan-corner = هل الآص والشيخ جاران. مع link الصف الذي وصل إلى أحدهما يكمل بالآخر. مع tunnel مثله، ثم يكمل الصف من تلك الجهة فقط.
about-option-fan-tan-eight-first = الورقة الثانية في كل صف هي الثمانية.
about-option-fan-tan-deals = عدد توزيعات اللعبة. مع players يوزّع كل لاعب مرة.
