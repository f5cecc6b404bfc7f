## The time to think

clock-title = مهلة التفكير
time-control-off = بلا حدود
time-control-relaxed = طويلة
time-control-normal = متوسطة
time-control-quick = قصيرة
clock-warning =
    { $count ->
        [zero] بقي { $count } ثانية!
        [one] بقيت ثانية واحدة!
        [two] بقيت ثانيتان!
        [few] بقيت { $count } ثوانٍ!
        [many] بقيت { $count } ثانية!
       *[other] بقيت { $count } ثانية!
    }
clock-timed-out = انتهت المهلة، ويكمل عنك لاعب آلي. لمسة في أي مكان تعيد المقعد إليك.
status-timed-out = اللعب آليّ الآن
