## Score keeper: a new sheet

keeper-title = Score keeper
keeper-about = For games with real cards: enter who took what, and the sheet adds up the points.
keeper-sheets = Your sheets
keeper-older = Older sheets
keeper-new = New sheet
keeper-names = Players, in the order of play
keeper-player = Player { $number }
keeper-partners = Partners: { $names }
keeper-options = More options
keeper-start = Start the sheet
keeper-forget = Delete the sheet of { $names }
keeper-forget-sure = Delete
keeper-missing = This sheet isn't on this device.
keeper-unsaved = This browser doesn't save data, so you lose the sheet when you close the page. Print it first.

## Score keeper: the sheet

keeper-section = Round { $number }
keeper-owner = Owner: { $name }
keeper-first-owner = Who owns the first round?
keeper-change = Change
keeper-who-owns = Change the owner
keeper-what = What was played?
keeper-together = Enter { $count ->
    [one] this contract
   *[other] these { $count } contracts
}
keeper-used = (played: correct the entry)
keeper-undo = Undo
keeper-redo = Redo
keeper-print = Print
keeper-again = New sheet with the same players
keeper-partners-total = { $names }: { $points }
keeper-over = The match is over
keeper-rank = { $rank }. { $names }
keeper-saved = Entered: { $contract }, sum { $sum }
keeper-complete = Complete, sum { $sum }. Next: { $name }
keeper-undone = Undone
keeper-redone = Redone

## Score keeper: a deal

keeper-step = { $step } of { $steps }
keeper-takers = Who took it?
keeper-taker = Who took the { $card }?
keeper-twice-card = { $card } was doubled
keeper-who-twice = Who doubled the { $card }?
keeper-counts = How many of the { $units } did each player take?
keeper-count = How many did { $name } take?
keeper-places = Who went out first, second, third?
keeper-place = Place { $place }
keeper-points = Points of this deal
keeper-back = Back
keeper-next = Next
keeper-save = Save
keeper-fault-taker = Choose who took { $card }.
keeper-fault-twice = Choose who doubled { $card }, or switch doubling off.
keeper-fault-short = You have entered { $entered } of { $units }: { $count } missing. The points must add up to { $total }.
keeper-fault-over = You have entered { $entered }, but there are only { $units }: { $count } too many. The points must add up to { $total }.
keeper-fault-place = Tap the player in place { $place }.
