## Why something cannot be done

count-too-high = مع { $card } يزيد العدّ على { $most }. المسموح: { $cards }.

## Seats and cards

# Unsure: “crib” is a transcription, and “starter” (ورقة البداية) our words.
zone-crib = الكريب
zone-starter = ورقة البداية
badge-starter = ورقة البداية
taken-cards-cribbage = { $who ->
    [you] ورقك الملعوب: { $cards }
   *[other] ورق ملعوب ({ $seat }): { $cards }
}
page-taken-cribbage = { $card }، ملعوبة
counter-pegs = نقاط
# Unsure: “شوط” for a game of several is our word.
counter-points-for-games = نقاط الأشواط
counter-running-count = العدّ
sheet-game = الشوط { $number }
sheet-skunk = سكنك
sheet-double-skunk = سكنك مضاعف
sheet-game-skunk = الشوط { $number }: سكنك
sheet-game-double-skunk = الشوط { $number }: سكنك مضاعف

## Ways to play that have a name

preset-cribbage-classic = كلاسيك
preset-cribbage-short = قصيرة
preset-cribbage-match = عدة أشواط
preset-cribbage-muggins = مغنز

## What happens

# Unsure: a transcription of the word that players say.
news-go = { $seat }: غو
news-end-go = { $seat }: غو، والنقطة لصالح { $other }
news-counted-card = { $seat }: { $cards }، العدّ { $count }
news-counted-points = { $seat }: { $cards }، العدّ { $sum ->
    [none] { $count }
   *[some] { $count } بنقطتين
}{ $alike ->
    [play-pair] ، زوج بنقطتين
    [play-three] ، ثلاث متشابهة بـ{ 6 } نقاط
    [play-four] ، أربع متشابهة بـ{ 12 } نقطة
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] ، سلسلة بـ{ $number } نقاط
}{ $last ->
    [count] ، نقطة الغو
    [play] ، نقطة الورقة الأخيرة
   *[no] { "" }
}
news-counted-last = { $seat }: نقطة الغو
news-discarded-to = { $seat }: رمي { $cards } ({ $zone }، لصالح { $other })
news-starter = ورقة البداية: { $cards }
news-heels = ورقة البداية { $cards }: نقطتان ({ $seat })
news-crib = الكريب ({ $seat }): { $cards }
news-count = { $seat }: العدّ { $number }
news-count-missed = { $seat }: العدّ { $number } من { $total }، ومغنز من { $other } { $missed ->
    [zero] بلا نقاط
    [one] بنقطة
    [two] بنقطتين
    [few] بـ{ $missed } نقاط
    [many] بـ{ $missed } نقطة
   *[other] بـ{ $missed } نقطة
}
news-count-too-high = { $seat }: العدّ { $number }، والصحيح { $total }

## A deal is over

tally-play = في اللعب
tally-hand = { $seat }: { $cards } مع { $card } تساوي { $count }
tally-crib = الكريب ({ $seat }): { $cards } مع { $card } تساوي { $count }
ledger-heels = { $seat } { $points }: ورقة البداية ولد، { $cards }
ledger-play-fifteen = { $seat } { $points }: في اللعب، خمسة عشر { $cards }
ledger-play-pair = { $seat } { $points }: في اللعب، زوج { $cards }
ledger-play-three = { $seat } { $points }: في اللعب، ثلاث متشابهة { $cards }
ledger-play-four = { $seat } { $points }: في اللعب، أربع متشابهة { $cards }
ledger-play-run = { $seat } { $points }: في اللعب، سلسلة { $cards }
ledger-play-thirty-one = { $seat } { $points }: في اللعب، واحد وثلاثون { $cards }
ledger-play-go = { $seat } { $points }: في اللعب، غو
ledger-play-last = { $seat } { $points }: في اللعب، الورقة الأخيرة
ledger-hand-fifteen = { $seat } { $points }: اليد، خمسة عشر { $cards }
ledger-hand-pair = { $seat } { $points }: اليد، زوج { $cards }
ledger-hand-three = { $seat } { $points }: اليد، ثلاث متشابهة { $cards }
ledger-hand-four = { $seat } { $points }: اليد، أربع متشابهة { $cards }
ledger-hand-run = { $seat } { $points }: اليد، سلسلة { $cards }
ledger-hand-flush = { $seat } { $points }: اليد، نوع واحد { $cards }
# Unsure: “ولد النوع” for his nobs is our words.
ledger-hand-nobs = { $seat } { $points }: اليد، ولد النوع { $cards }
ledger-crib-fifteen = { $seat } { $points }: الكريب، خمسة عشر { $cards }
ledger-crib-pair = { $seat } { $points }: الكريب، زوج { $cards }
ledger-crib-three = { $seat } { $points }: الكريب، ثلاث متشابهة { $cards }
ledger-crib-four = { $seat } { $points }: الكريب، أربع متشابهة { $cards }
ledger-crib-run = { $seat } { $points }: الكريب، سلسلة { $cards }
ledger-crib-flush = { $seat } { $points }: الكريب، نوع واحد { $cards }
ledger-crib-nobs = { $seat } { $points }: الكريب، ولد النوع { $cards }
ledger-overlooked = { $seat } { $points }: نقاط فائتة، والمعلن { $count } فقط
ledger-muggins = { $seat } { $points }: مغنز، نقاط فاتت { $other }
ledger-beyond = { $seat } { $points }: ما فوق { $count } لا يُحسب

## Why a bot decided as it did: the tactics of Cribbage

rule-cribbage-1 = تُحفظ الأوراق ذات المعدل الأفضل مع كل أوراق البداية، ويُضاف الكريب إن كان لك ويُطرح إن لم يكن لك.
rule-cribbage-2 = لكريبك الخمسات والأزواج وما يتوافق، ولكريب غيرك أوراق متباعدة.
rule-cribbage-3 = تُحفظ الخمسة ما لم تكسر يدًا قوية.
rule-cribbage-4 = البدء بأربعة أو أقل: لا أحد يبلغ بها خمسة عشر.
rule-cribbage-5 = لا بدء بخمسة: كل عشرة تجعلها خمسة عشر.
rule-cribbage-6 = البدء من زوج: إن جاء مثلها فلك ثلاث متشابهة.
rule-cribbage-7 = لا يُترك العدّ على { 5 } أو { 21 }: كل عشرة تجلب نقاطًا.
rule-cribbage-8 = لا تُلعب ورقة مجاورة إن كانت تسمح للآخرين بسلسلة.
rule-cribbage-9 = الزوج فقط إن لم يكن ممكنًا أن تتبعه الثالثة.
rule-cribbage-10 = تُحفظ الأوراق الصغيرة لآخر العدّ ولواحد وثلاثين.
rule-cribbage-11 = قال الآخرون غو: واحد وثلاثون بورقتين.
rule-cribbage-12 = الموزّع قريب من النهاية لكنك تعرض قبله: كل نقطة في اللعب مهمة.
rule-cribbage-13 = التقدم كبير: لا يُترك ما يُكسب.
rule-cribbage-14 = بقيت نقاط قليلة: تُحفظ أرقام مختلفة للّعب.
rule-cribbage-60 = هذه الورقة تجلب نقاطًا.
rule-cribbage-61 = هذه قيمة أوراقك.

## Page: the home page

# Unsure: a transcription.
game-cribbage = كريبيج
game-about-cribbage = لعبة إنكليزية لاثنين حتى أربعة: أوراق تُرمى في الكريب، وعدّ حتى { 31 }، وسباق على اللوح.
game-standard-cribbage = شوط واحد حتى { 121 } نقطة، والعدّ آلي.

## Page: questions and answers

say-count = عدّ { $number }
call-go = غو!
call-counted-card = { $count }
call-counted-points = { $sum ->
    [none] { $count }
   *[some] { $count } بنقطتين
}{ $alike ->
    [play-pair] ، زوج بنقطتين
    [play-three] ، ثلاث متشابهة بـ{ 6 } نقاط
    [play-four] ، أربع متشابهة بـ{ 12 } نقطة
   *[none] { "" }
}{ $run ->
    [none] { "" }
   *[some] ، سلسلة بـ{ $number } نقاط
}{ $last ->
    [count] ، نقطة الغو
    [play] ، نقطة الورقة الأخيرة
   *[no] { "" }
}
call-counted-last = نقطة الغو
call-heels = نقطتان للولد!
call-count = { $number }
call-muggins = مغنز! { $number }
ask-discard-to = { $who ->
    [you] { $count ->
        [zero] لا ترمِ ورقة
        [one] ترمي ورقة واحدة
        [two] ترمي ورقتين
        [few] ترمي { $count } أوراق
        [many] ترمي { $count } ورقة
       *[other] ترمي { $count } ورقة
    } لنفسك ({ $zone })
   *[other] { $count ->
        [zero] لا ترمِ ورقة
        [one] ترمي ورقة واحدة
        [two] ترمي ورقتين
        [few] ترمي { $count } أوراق
        [many] ترمي { $count } ورقة
       *[other] ترمي { $count } ورقة
    } لحساب { $seat } ({ $zone })
}
ask-count-card = { $count ->
    [0] دورك: بداية عدّ جديد.
   *[other] دورك: العدّ { $count }.
}
ask-count-hand = كم نقطة في يدك؟
ask-count-crib = كم نقطة في الكريب؟
waiting-count-cards = { $seat }: عدّ الأوراق…

## Ways to play: what each is

about-preset-cribbage-classic = شوط واحد حتى { 121 } نقطة، والعدّ آلي.
about-preset-cribbage-short = شوط واحد حتى { 61 } نقطة: دورة واحدة على اللوح.
about-preset-cribbage-match = حتى خمس من نقاط الأشواط؛ السكنك باثنتين والمضاعف بثلاث.
about-preset-cribbage-muggins = العدّ عليك: ما يفوتك يأخذه خصمك.

## Options: what each does

about-option-cribbage-target = ينتهي الشوط لحظة يبلغ لاعب، أو شريكان، هذا العدد من النقاط.
about-option-cribbage-muggins = يعلن اللاعب نقاط أوراقه. إن أعلن أقل أخذ اللاعب التالي الباقي، وإن أعلن أكثر فله العدد الصحيح.
about-option-cribbage-games = نقاط الأشواط التي تنهي اللعبة. الشوط بنقطة.
about-option-cribbage-skunk = الشوط باثنتين إن كان عند كل الخاسرين أقل من { 91 } نقطة، وبثلاث إن كان أقل من { 61 }. وفي شوط { 61 } باثنتين إن كان أقل من { 31 }.
about-option-cribbage-crib-flush = عدد أوراق النوع الواحد التي تُحسب في الكريب: خمس مع ورقة البداية، أو أربع.
about-option-cribbage-heels = نقاط الموزّع إن كانت ورقة البداية ولدًا.

## Learn

learn-cribbage-about = السباق إلى { $goal } نقطة. النقاط في اللعب مع كل ورقة، ثم باليد.
learn-cribbage-deal = عند لاعبين: عدد أوراق كل لاعب { $count }، ويرمي ورقتين مقلوبتين.
learn-cribbage-crib = هذه الأوراق الأربع هي الكريب. وهو للموزّع: لكريبك الأوراق الجيدة ولكريب غيرك السيئة.
learn-cribbage-dealer = الموزّع الأول بالقرعة. ثم ينتقل التوزيع إلى اللاعب التالي، ومعه الكريب.
learn-cribbage-starter = ثم تُكشف ورقة هي ورقة البداية. تُحسب مع كل يد ومع الكريب.
learn-cribbage-order = ترتيب الورق من الأدنى إلى الأعلى: الآص هو الأدنى. الصور بعشرة والآص بواحد.
learn-cribbage-play = في اللعب يبدأ اللاعب بعد الموزّع، وهو البون. بالتناوب ينزل كل لاعب ورقة ويقول مجموع الأوراق كلها. ولا يزيد على { $most }. ومن عنده ورقة تناسب فعليه أن يلعب.
learn-cribbage-picture = العدّ { $count }. المسموح من هذه اليد: { $cards }.
learn-cribbage-go = من لا تناسبه ورقة يقول غو، ويتابع الآخرون ما استطاعوا. وآخر ورقة تجلب { $count ->
    [zero] لا شيء
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}. وعند { $most } تمامًا لا غو: آخر ورقة تجلب نقاط واحد وثلاثين. ثم يبدأ اللاعب التالي العدّ من الصفر.
learn-cribbage-show = بعد اللعب يعرض كل لاعب أوراقه الأربع ويعدّها مع ورقة البداية: اللاعب بعد الموزّع أولًا، ثم الموزّع، ثم الكريب.
learn-cribbage-muggins = العدّ عليك. إن أعلنت أقل أخذ اللاعب التالي الباقي. وإن أعلنت أكثر فلك العدد الصحيح.
learn-cribbage-end = ينتهي الشوط لحظة يبلغ أحد { $goal } نقطة، ولو في وسط التوزيعة.
learn-cribbage-games = تنتهي اللعبة عند { $count } من نقاط الأشواط. الشوط بنقطة.
learn-cribbage-skunks-121 = الخسارة بأقل من { 91 } نقطة سكنك: الشوط باثنتين. وبأقل من { 61 } بثلاث.
learn-cribbage-skunks-61 = الخسارة بأقل من { 31 } نقطة سكنك: الشوط باثنتين.
learn-cribbage-others = عند ثلاثة: خمس أوراق لكل لاعب، يرمي واحدة، وتُضاف إلى الكريب ورقة من الكومة. وعند أربعة: شريكان ضد شريكين، يرمي كل لاعب ورقة، وتُجمع نقاط الشريكين.
learn-cribbage-points-play = في اللعب
learn-cribbage-points-show = عند العرض
learn-cribbage-row-heels = ورقة البداية ولد، للموزّع
learn-cribbage-row-sum = أوراق مجموعها { $count }
learn-cribbage-row-pair = زوج
learn-cribbage-row-three = ثلاث متشابهة
learn-cribbage-row-four = أربع متشابهة
learn-cribbage-row-run = سلسلة من { $count }؛ والأطول بنقطة لكل ورقة
learn-cribbage-row-last = آخر ورقة دون { 31 }
learn-cribbage-row-flush = يد من نوع واحد
learn-cribbage-row-flush-five = وكذلك مع ورقة البداية
learn-cribbage-row-nobs = ولد من نوع ورقة البداية
learn-cribbage-runs = في اللعب تُحسب الأزواج والسلاسل من الأوراق الأخيرة المتتالية فقط. وعند العرض يُحسب كل اختيار من الأوراق.
learn-cribbage-crib-flush = في الكريب لا بد أن تكون الأوراق الخمس من نوع واحد.
learn-cribbage-fifteens = الورقة الأخيرة هي ورقة البداية. سبعة وثمانية خمسة عشر. النقاط: { $count }.
learn-cribbage-good-hand = الورقة الأخيرة هي ورقة البداية. ثلاث خمسات مع سلاسلها. النقاط: { $count }.
learn-cribbage-word-crib = الكريب
learn-cribbage-word-crib-is = الأوراق الأربع المرمية. تُحسب للموزّع.
learn-cribbage-word-pone = البون
learn-cribbage-word-pone-is = اللاعب بعد الموزّع: يلعب ويعرض أولًا.
learn-cribbage-word-starter = ورقة البداية
learn-cribbage-word-starter-is = الورقة التي تُكشف قبل اللعب.
learn-cribbage-word-go = غو
learn-cribbage-word-go-is = كلمة من لا تناسبه ورقة.
learn-cribbage-word-peg = الوتد
learn-cribbage-word-peg-is = علامة النقاط على اللوح.
learn-cribbage-word-pair-royal = ثلاث متشابهة
learn-cribbage-word-pair-royal-is = ثلاث أوراق من رقم واحد؛ وبالإنكليزية pair royal.
learn-cribbage-word-double-run = سلسلة مضاعفة
learn-cribbage-word-double-run-is = سلسلة فيها رقم مكرر، مثل { 4 } { 5 } { 5 } { 6 }: سلسلتان من ثلاث وزوج، بثماني نقاط.
# Unsure: transcriptions, as are the words that follow.
learn-cribbage-word-heels = هيلز
learn-cribbage-word-heels-is = ولد كُشف ورقةَ بداية.
learn-cribbage-word-nobs = نوبز
learn-cribbage-word-nobs-is = الولد من نوع ورقة البداية، في يد أو في الكريب.
learn-cribbage-word-skunk = سكنك
learn-cribbage-word-skunk-is = شوط خاسر بأقل من { $count } نقطة{ $double ->
    [0] .
   *[other] ، وبأقل من { $double } سكنك مضاعف.
}
learn-cribbage-word-muggins = مغنز
learn-cribbage-word-muggins-is = كلمة لأخذ نقاط فاتت غيرك.

## Options by name

option-cribbage-target = نقاط الشوط
option-cribbage-target-121 = { 121 }
option-cribbage-target-61 = { 61 }
option-cribbage-muggins = العدّ على اللاعب (مغنز)
option-cribbage-games = نقاط الأشواط للفوز
option-cribbage-games-1 = { 1 }
option-cribbage-games-3 = { 3 }
option-cribbage-games-5 = { 5 }
option-cribbage-games-7 = { 7 }
option-cribbage-skunk = السكنك
option-cribbage-crib-flush = نوع واحد في الكريب
option-cribbage-crib-flush-five = خمس أوراق
option-cribbage-crib-flush-four = أربع أوراق
option-cribbage-heels = ورقة البداية ولد
option-cribbage-heels-2 = { 2 }
option-cribbage-heels-0 = { 0 }
