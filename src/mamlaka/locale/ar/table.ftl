### Arabic. English explanations of presets and options stand in the code; other languages translate them, as
### `about-preset-...` and `about-option-...`.
###
### The words of the table: contract and bid طلب, deal توزيعة, trick لطش, suit نوع, lead البدء, first lead افتتاح اللعب, double
### دبل, redeal إعادة التوزيع (اعتراض only in the texts of options), owner of a kingdom صاحب المملكة (never شيخ, the card), the
### cards on the table الأرض, pot الصندوق, move حركة, rules of thumb نصائح معروفة (قواعد are the rules), bot لاعب آلي.
###
### The reader may be a man or a woman: verbal nouns (لعب، اختيار، سحب) stand for orders and for verbs. A seat may be أنت:
### its name stands alone, or after a colon, and not after a preposition or as a genitive.
###
### Digits are written as { 4 }, which follows the digits that the reader has chosen. A message begins with an Arabic word or
### the name of a seat. Sentences end with a full stop; labels, buttons, calls and lines without a verb have none.

## Contracts

contract-diamonds = الديناري
contract-spades = البستوني
contract-hearts = الكبة
contract-clubs = السباتي
contract-king = شيخ الكبة
contract-queens = البنات
contract-no-tricks = بلا لطوش
contract-no-hearts = بلا كبة
contract-no-queens = بلا بنات
contract-no-last-trick = بلا اللطش الأخير
contract-no-trump = بلا حكم
contract-passed-in = باص من الجميع
contract-up = فوق
contract-down = تحت
contract-none = لم يُحدَّد الطلب بعد
note-card = { $cards } { $points }
note-each = { $points } للورقة
note-double = دبل
note-redouble = ري دبل
note-trick = { $points } للطش
note-total = المجموع { $points }
note-places = من { $points } إلى { $points2 }

## The table

header = { $game }. { $headline }
header-contract = { $game }. { $headline }: { $contract }
headline-deal = التوزيعة { $deal }
headline-round = الجولة { $round } من { $rounds }، التوزيعة { $deal }
headline-cards = التوزيعة { $deal } من { $deals }، { $count ->
    [zero] بلا أوراق
    [one] ورقة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
counter = { $name }: { $value }
counter-bids = مجموع الطلبات
counter-bid = الطلب
counter-chips = الفيش
counter-pot = الصندوق
marked-card = { $card } ({ $marks })
tracker-line = لم يظهر بعد: { $cards }. احتمال نزول كل ورقة منها { $chance } ({ $percent }٪).
hand = أوراقك
playable = المتاح لعبه
taken-cards = { $who ->
    [you] ورقك المأخوذ: { $cards }
   *[other] ورق مأخوذ ({ $seat }): { $cards }
}
open-cards = { $who ->
    [you] ورقك المكشوف: { $cards }
   *[other] ورق مكشوف ({ $seat }): { $cards }
}
drawn-cards = ورق سُحب وكُشف ({ $seat }): { $cards }
layout-row = { $suit }: { $cards }
layout-run = من { $low } إلى { $high }
layout-empty = { $suit }: لا ورق بعد
layout-line = { $cards }. يناسب الطرفين { $low } و{ $high }.

## What happens

news-double = { $who ->
    [you] دبّلت { $cards }.
   *[other] { $seat }: دبل { $cards }
}
news-no-double = { $seat }: بلا دبل
news-double-seats = { $seat }: دبل ({ $name })
news-redouble-seats = { $seat }: ري دبل ({ $name })
news-double-and-redouble = { $seat }: دبل ({ $name })، ري دبل ({ $names })
news-pick-up = أوراقك الآن بين يديك.
news-turned-away = ظهر أوراقك إليك: لا يراها إلا الآخرون.
news-follow-places = { $who ->
    [you] أوراقك التي من النوع المطلوب: { $count }
   *[other] أوراق { $seat } التي من النوع المطلوب: { $count }
}
news-trick = { $who ->
    [you] اللطش لك: { $cards }
   *[other] اللطش: { $cards }. صاحبه: { $seat }
}
news-played = { $seat }: { $cards }
news-played-word = { $seat }: { $cards }، مع قول “{ $name }”
news-declare = { $seat }: إعلان { $name }
news-pass = { $seat }: باص
news-shown = { $seat }: كشف { $cards }
news-draw = { $seat }: سحب { $cards }
news-dealer = الموزّع الأول: { $seat }
news-dealt = وُزعت الأوراق.
news-choose = { $seat }: { $name }
news-turned-up = الورق المكشوف: { $cards }
news-captured = { $seat }: أخذ { $cards } بالورقة { $card }
news-left-to-last = { $seat }: آخر أخذ، وله الباقي: { $cards }
news-combo-led = { $seat }: البداية بـ { $cards }
news-combo-beats = { $seat }: { $cards }، وهي الأعلى الآن
news-combo-discarded = { $seat }: رمي { $cards }
news-discards-opened = { $who ->
    [you] ما رميته أنت: { $cards }
   *[other] ما رماه { $seat }: { $cards }
}
news-taken-up = { $seat }: أخذ { $cards } إلى اليد ({ $zone })
news-discarded = { $seat }: رمي { $cards } ({ $zone })
news-bid = { $seat }: طلب { $number }
# Unsure: أثبت for “hold” in an auction.
news-hold = { $seat }: أثبت
news-bid-name = { $seat }: طلب { $name }
news-drawn-open = { $who ->
    [you] سحبت { $cards } من كومة السحب.
   *[other] { $seat }: { $cards } من كومة السحب
}
news-drawn-hidden = { $seat }: ورقة من كومة السحب
news-passed-cards = { $whom ->
    [you] { $seat }: تمرير { $cards } إليك
   *[other] { $seat }: تمرير { $cards } إلى: { $other }
}
news-broken = { $seat }: { $cards }. كسر { $suit }!
news-laid = { $seat }: أنزل { $cards } قبل اللعب
news-eliminated = { $who ->
    [you] خرجت من اللعب، وأوراقك على الأرض: { $cards }
   *[other] { $seat }: خارج اللعب، وأوراقه على الأرض: { $cards }
}
news-left-over = بقي خارج اللعب: { $cards }
news-other = { $seat }: { $word }

## A deal is over

sheet-deal = التوزيعة { $deal }
sheet-round = الجولة { $number }
sheet-contract = { $name }
deal-over = التوزيعة { $deal }، { $contract }:
deal-void = التوزيعة { $deal } غير محسوبة: { $reason }.
void-passed = باص من الجميع
tally-passed-in = باص من الجميع، فلا نقاط لأحد.
ledger-cards = { $seat } { $points }: { $cards }
ledger-tricks = { $seat } { $points }: { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
ledger-parts = ({ $count } × { $points })
ledger-last-trick = { $seat } { $points }: اللطش الأخير
ledger-thirds = { $seat } { $points }: { $count ->
    [zero] بلا أثلاث نقاط
    [one] ثلث نقطة
    [two] ثلثا نقطة
    [few] { $count } أثلاث نقطة
    [many] { $count } ثلث نقطة
   *[other] { $count } ثلث نقطة
} في الورق
ledger-last-card = { $seat } { $points }: اللطش الأخير بورقة { $cards }
ledger-place = { $seat } { $points }: المركز { $count }
ledger-cards-left = { $seat } { $points }: { $count ->
    [zero] لا أوراق باقية
    [one] ورقة باقية
    [two] ورقتان باقيتان
    [few] { $count } أوراق باقية
    [many] { $count } ورقة باقية
   *[other] { $count } ورقة باقية
}
ledger-bid-made = { $seat } { $points }: تحقق الطلب، { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}
ledger-bid-under = { $seat } { $points }: اللطوش أقل من الطلب: { $count }
ledger-bid-over = { $seat } { $points }: اللطوش أكثر من الطلب: { $count }
ledger-other = { $seat } { $points }: { $word }

## The score sheet

sheet-total = المجموع
sheet-we = لنا
sheet-they = لهم
sheet-sum = المجموع { $sum } ✓
sheet-sum-spoken = ، كاملة، مجموعها { $sum }:
sheet-open = { $count ->
    [zero] لم يبقَ شيء
    [one] بقي طلب
    [two] بقي طلبان
    [few] بقيت { $count } طلبات
    [many] بقي { $count } طلبًا
   *[other] بقي { $count } طلب
}
