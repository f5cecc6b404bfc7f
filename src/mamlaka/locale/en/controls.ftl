## Page: keys

keys = Keys
keys-move = move in the hand
keys-edges = first card, last card
keys-rank = next card of that rank
keys-play = play or choose the card
keys-raise = raise the card
keys-deal = say the contract
keys-hand = say your hand
keys-open = say the face-up cards
keys-table = say the cards on the table
keys-score = say the score
keys-last = say the last trick
keys-turn = say whose turn it is
keys-sheet = show the score sheet
keys-hint = show a hint
keys-explain = explain the focused contract
keys-mute = switch sounds on or off
keys-close = close or cancel
keys-list = show these keys

## Page: sounds

page-sound = Sounds and vibration
