## The time to think

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
