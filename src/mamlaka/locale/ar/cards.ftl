## Seats and cards

seat-self = أنت
seat-self-object = أنت
seat-right = يمينك
seat-across = قبالك
seat-left = يسارك
seat-number = المقعد { $number }
seat-dummy = الكومة
suit-S = البستوني
suit-H = الكبة
suit-D = الديناري
suit-C = السباتي
suit-italian-S = السيوف
suit-italian-H = الكؤوس
suit-italian-D = النقود
suit-italian-C = العصي
suit-xiangqi-R = أحمر
suit-xiangqi-B = أسود
badge-dealer = الموزّع
partner = شريك
badge-bidder = أعلى طلب
badge-passed = باص
badge-sits-out = خارج هذه التوزيعة
badge-doubled = { $whom ->
    [you] دبل عليك
   *[other] دبل على { $other }
}
badge-redoubled = { $whom ->
    [you] دبل وري دبل معك
   *[other] دبل وري دبل مع { $other }
}
badge-trump = الحكم: { $suit }
badge-no-trump = بلا حكم
badge-declared = { $name }
mark-lead-word = { $name }
cards-held = { $count ->
    [zero] بلا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
tricks-won = { $count ->
    [zero] بلا لطوش
    [one] لطش واحد
    [two] لطشان
    [few] { $count } لطوش
    [many] { $count } لطشًا
   *[other] { $count } لطش
}

## Cards in words

rank-2 = اثنين
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-T = عشرة
rank-J = ولد
rank-Q = بنت
rank-K = شيخ
rank-A = آص
rank-italian-J = غلام
rank-italian-Q = فارس
# Unsure: the names of the pieces are ours.
rank-xiangqi-G = قائد
rank-xiangqi-A = مستشار
rank-xiangqi-E = فيل
rank-xiangqi-R = عربة
rank-xiangqi-H = حصان
rank-xiangqi-C = مدفع
rank-xiangqi-S = جندي
card-name = { $rank } { $suit }
card-name-xiangqi = { $rank } ({ $suit })
card-joker = الجوكر
card-joker-large = الجوكر الكبير
card-joker-small = الجوكر الصغير
card-back = ورقة مقلوبة
