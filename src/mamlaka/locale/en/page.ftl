## Page: before the match

page-choose-seat = Choose a seat:
page-sit = Sit down
page-free = empty
page-invite-about = Anyone with this link can take a seat. Bots play in the empty seats.
page-link = The link to this table
page-invite = Share the link
page-start = Start
page-starting = Starting…
page-start-cancelled = The start was cancelled: no answer came from { $names }. Start again.

## Page: at the table

page-home = Home
page-sheet = Score sheet
page-last-trick = Last trick
page-leave = Leave the table (a bot will play for you)
status-away = offline
status-left = left the table
status-program = program
page-lost = Connection lost. Reconnecting…
page-replaced = You are playing this seat in another window.
page-take-back = Play here
stood-in = While you were away, a bot decided for you: { $actions }.
stood-in-often = While you were away, a bot made { $count } decisions for you. The last one: { $action }.
page-your-turn = Your turn
page-open = { $card }, face up
page-taken = { $card }, taken
page-lies-open = face up
page-given = just passed to you
page-hint = Show a hint
page-thinking = Looking for a hint…
page-suggested = suggested
page-report = Report a bot's bad move
page-report-whose = Which bot's last move?
page-report-last = The most recent move by any bot
page-report-words = What was wrong with it? (optional)
page-report-send = Send the report
page-reported = Saved on this server as report { $number }, together with the match. Thank you!
page-not-now = can't be played now
page-taker = { $who ->
    [you] You took it
   *[other] { $seat } took it
}
page-goal = target: { $goal }
page-of-goal = { $value } / { $goal }
page-tracker = Unseen: { $cards }.
page-tracker-chance = unseen; the chance that any one of them is still to come is { $chance } ({ $percent }%)
page-out-of-turn = Actions out of turn

## Page: questions and answers

zone-stock = stock
zone-turnup = turned up
zone-discards = discards
zone-widow = widow
zone-dummy = dummy
zone-out = out of play
page-tap-again = Tap the card again to play it.
page-choose-capture = What does the { $card } take?
page-captures = { $card }, taking { $cards }
call-pass = pass
call-captured = { $card } × { $cards }
call-choose = { $name }
call-double = doubled!
call-double-seats = Double: { $name }
call-redouble-seats = Redouble: { $name }
call-double-and-redouble = Double: { $name }; redouble: { $names }
call-no = no
call-bid = { $number }
call-hold = yes
call-bid-name = { $name }
call-word = { $name }!
call-declare = { $name }!
call-broken = { $suit } are broken!
ask-choose = Make your choice.
ask-lead-first = Your turn: lead to the first trick.
ask-lead = You took the trick: lead to the next.
ask-card = Your turn: play a card.
ask-card-or-pass = Your turn: play a card, or pass.
ask-turn-up = Your turn: turn up your face-down card.
ask-turn-up-or-pass = Your turn: turn up your face-down card, or pass.
ask-place = Your turn: play a card. Only the others see it.
ask-place-lead = Your turn: lead with a card that only the others see.
ask-lay = Your turn: play a card that fits the layout.
ask-lay-or-pass = Your turn: play a card that fits the layout, or pass.
ask-capture = Your turn: play a card.
ask-combo-lead = Your turn: lead a card, or several together.
ask-combo = { $count ->
    [one] Your turn: beat { $cards }, or discard a card.
   *[other] Your turn: beat { $cards }, or discard { $count } cards.
}
ask-pass = Your turn: none of your cards fits, so pass.
ask-double-seats = Whom do you double?
ask-double-or-redouble = Whom do you double or redouble?
ask-redouble-seats = Whom do you redouble?
ask-must-double = You must double { $other } now. Whom else?
ask-double = You may double: { $cards }. Select what to double, or say no.
ask-double-or-appeal = You may double { $cards }, or appeal for a new deal.
ask-nothing = Everyone is asked. You have nothing to answer.
ask-other = Choose an answer.
ask-pass-cards = { $count ->
    [one] Choose a card to pass to { $seat }.
   *[other] Choose { $count } cards to pass to { $seat }.
}
ask-bid = Choose your bid.
ask-duel-bid = Choose your bid.
ask-hold = Do you hold { $number }?
ask-bid-but = Choose your bid, but not { $number }: the bids must not add up to the number of tricks.
ask-discard = { $count ->
    [one] Choose a card to discard.
   *[other] Choose { $count } cards to discard.
}
say-choose = { $name }
say-declare = Declare { $name }
say-double = Double
say-give = Pass cards
say-bid = Bid { $number }
say-hold = Hold
say-hold-bid = Hold { $number }
say-pass = Pass
say-turn-up = Turn up the card
say-place = Card { $number }
say-play = Play
say-discard = Discard
page-sure = { $word }? Press again
page-sure-spoken = { $word }: { $question } Press again to confirm.
say-double-seats = { $name }
say-no-double = No one
say-no = No
say-continue = Continue
say-these = Confirm selection
page-number = Number
waiting = Waiting for { $seat }…
waiting-choose = { $seat } is choosing…
waiting-secret = Everyone answers in secret. Waiting for the others…
waiting-double-or-appeal = Does anyone double or appeal? Waiting for the others…
waiting-play = { $seat } to play…
waiting-double = { $seat } may double…
waiting-bid = { $seat } to bid…
waiting-duel-bid = { $seat } is bidding…
waiting-discard = { $seat } is discarding…

## Page: the end

page-deal-over = Deal { $deal }: { $contract }
page-again = Play again
page-verify-about = Your browser can check that the deals were fixed before the first card and that no one has changed them.
page-verify = Check the deals
page-verified = Verified: these are the deals that were fixed at the start.
page-not-verified = Something doesn't match:
page-check-commitment = the published seed matches the commitment made before you sat down
page-check-terms = the game, its options and the number of deals are the ones fixed before you sat down
page-check-people = the same people are in their seats as at the start
page-check-commitment-later = the published seed matches the commitment of the table
page-check-nonce = your part went into the deals
page-check-nonces = no one's part was added, left out or exchanged afterwards
page-verified-in-part = The record is sound, but this browser can check only a part of it.
page-check-no-part = This browser has no record of taking part in the start, so it can't tell whether a random number was chosen after the others were known.
page-check-cancelled =
    { $count ->
        [one] A start was cancelled after your browser had revealed its part of the deals.
       *[other] { $count } starts were cancelled after your browser had revealed its part of the deals.
    }
page-check-draw = the cards that players drew
page-check-dealer = the first dealer
page-check-deal = every card dealt, in every deal, follows from the seed
page-check-places = the order of cards that only the others saw
page-check-hands = the hands you held

## Page: settings

page-arabic-digits = Eastern Arabic digits
page-four-colours = Four-colour suits
page-jumbo = Large card symbols

## Page: what it speaks

page-full-stop = {". "}
page-trick-goes = { $who ->
    [you] You take the trick.
   *[other] { $seat } takes the trick.
}
page-deal-scored = Deal { $deal } is over, { $contract }: { $scores }
page-seat-points = { $seat } { $points }
page-nothing-open = No other player has face-up cards.
page-hand = Your hand, { $cards }: { $suits }
page-hand-suit = { $suit }: { $ranks }.
page-hand-empty = You hold no cards.
page-playable = You may play: { $cards }
page-playable-all = You may play any of your cards.
page-on-table = On the table: { $cards }
page-nothing-on-table = There are no cards on the table.
page-scores = Score: { $scores }
page-looking-on = You are watching.
