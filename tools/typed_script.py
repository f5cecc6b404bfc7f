"""What a user of the library may write; `tools.check_docs_types` checks its types in the strict modes."""

import mamlaka as mk

queens = mk.find_game("trex").contracts["queens"]
points = mk.play_deals(mk.lower(queens), 10, mk.Rng(1), heuristic=[0])
table = mk.Table("trex", doubling=False, seed=1, bots={0: "easy", ...: "rules"})
table.run()
view, deck = table.view(0), table.state.game.deck
print(points[0, 0], view.hand.names, view.legal, table.state.totals, mk.format_card(3, deck))

record = table.record()
mk.write_records("match.json", [record])
for decision in mk.Replay(next(mk.read_records("match.json"))).decisions:
    print(decision.text, [value.value for value in mk.analyse(decision.view, worlds=20).action_values])
for number, event, state in mk.Replay(record):
    print(number, mk.format_event(event, state.game), state.totals)

results = mk.simulate("hearts", matches=2, pass_cards=False, deals=1, bots=["easy", "rules", "random", "easy"])
print(results.means()[0].mean, [match.totals for match in results])
aces = mk.CardSet("AS AH", mk.FRENCH) | mk.CardSet("AD", mk.FRENCH)
print(mk.format_hand(aces), mk.parse_hand("A.A..", deck), [deck.name_of(card) for card in aces])
