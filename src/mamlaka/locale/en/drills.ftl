## Drills: positions of your own costly decisions, and trainers

drill-about = Your own costly decisions, asked again until you get them right. They stay on this device.
drill-progress = Drill { $number } of { $count }. Learnt so far: { $learnt } of { $total }.
drill-keys = [{ $show } shows the answer, { $help }]
drill-help =
    Answer as at the table: a card ({ $cards }), a contract, or an answer as listed.
    ?: show the answer, which counts as wrong   h: hand, table and tricks so far
    s: score sheet   r: rules of this table   help: these keys   q: save and quit
drill-keep-this = Keep as a drill
drill-keep-all = { $count ->
    [one] Keep your costly move as a drill
   *[other] Keep your { $count } costly moves as drills
}
drill-kept = Kept as a drill
drill-full = This browser has no room for more drills. Forget some first.
drill-due = { $count ->
    [one] 1 drill is due
   *[other] { $count } drills are due
}
drill-show = Show the answer
drill-forget = Forget this drill
drill-continue = Continue
drill-right = Right.
drill-better = Better: { $best }
drill-no-value = The review has no value for your answer, because it kept only better ones.
drill-done = In the match: { $action }
drill-again = This drill comes again before you finish.
drill-next = This drill comes again on { $date }.
drill-learnt = Learnt: this drill doesn't come again.
drill-found = { $count ->
    [0] { $file }: no costly decisions.
    [one] { $file }: 1 new drill.
   *[other] { $file }: { $count } new drills.
}
drill-known = { $file }: its drills are here already.
drill-none = You have no drills yet. Review a finished match to find some.
drill-none-due = Nothing more is due. The next drill is due on { $date }.
drill-all-learnt = { $count ->
    [one] You have learnt your only drill.
   *[other] You have learnt all { $count } drills.
}
drill-other-rules = { $count ->
    [one] 1 drill can't be asked, because its game isn't installed or has other rules now.
   *[other] { $count } drills can't be asked, because their games aren't installed or have other rules now.
}
trainer-title = Trainers
trainer-about = Short questions about positions of a finished match.
trainer-name-voids = Who is void?
trainer-name-winners = Which cards are certain?
trainer-name-count = How many are out?
trainer-voids = Who is known to be void in { $suit }?
trainer-winners = Which of the cards that you may lead now are certain to take the trick?
trainer-count = How many cards of { $suit } have you not seen?
trainer-choices = { $question } ({ $choices })
trainer-no-one = no one
trainer-no-card = no card
trainer-unclear = Answer with numbers or cards, separated by spaces.
trainer-answer = Answer
trainer-tricks = Tricks so far
trainer-right = Right: { $answer }
trainer-wrong = The right answer is: { $answer }
trainer-score = { $right } of { $count } right.
trainer-none = There is no position for this question.
