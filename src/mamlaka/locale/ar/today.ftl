## The deal of the day: the same cards for everybody, and a ranking

today-about = اليوم يأخذ الجميع الورق نفسه، في المقعد نفسه وضد اللاعبين الآليين أنفسهم. لك محاولة واحدة بلا تلميح.
today-game = اللعبة
today-until = حتى الساعة { $time }
today-ranking = الترتيب
today-results = { $count ->
    [zero] لم يكمل أحد هذه التوزيعة
    [one] لاعب واحد أكمل هذه التوزيعة
    [two] لاعبان أكملا هذه التوزيعة
    [few] { $count } لاعبين أكملوا هذه التوزيعة
    [many] { $count } لاعبًا أكملوا هذه التوزيعة
   *[other] { $count } لاعب أكملوا هذه التوزيعة
}
today-own = أنت
today-guest = ضيف
today-program = برنامج
today-points = النقاط:
today-yesterday = أمس
today-proof = الورق محسوب من رقم سري. في يومه لم يُظهر الخادم سوى بصمته، فلم يكن لأحد أن يحسب الورق، ولا للخادم أن يغيّره.
today-secret = الرقم السري
today-commitment = البصمة
today-verified-in-part = الرقم السري سليم، لكن ليس في هذا المتصفح أثر للبصمة من يومها.
today-check-secret = للرقم السري هذه البصمة
today-check-promise = رأى هذا المتصفح البصمة نفسها في يومها
today-check-cards = ورقك محسوب من الرقم السري
