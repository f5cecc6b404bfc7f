// Equal cards. Messages name a card by its kind; on the page each copy has a name of its own.

/** What stands between the name of a card and the number of its copy; no name of a card has it. */
const MARK = "#";

/**
 * Return a name for each copy: `SR`, `SR#2`, `SR#3`. The first one has the name of the card, as all cards have in a deck
 * without equal ones.
 */
export function copiesOf(cards: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const number = (counts.get(card) ?? 0) + 1;
    counts.set(card, number);
    return number === 1 ? card : card + MARK + number;
  });
}

/** Return the card of a copy, as messages name it. */
export function cardOf(copy: string): string {
  return copy.split(MARK)[0] ?? "";
}

/** Return cards without some others, one copy for each of these. */
export function without(cards: readonly string[], others: readonly string[]): string[] {
  const gone = copiesOf(others);
  const copies = copiesOf(cards);
  return cards.filter((_, place) => !gone.includes(copies[place] ?? ""));
}

/** Whether two lists have the same cards, in any order. */
export function areSame(cards: readonly string[], others: readonly string[]): boolean {
  return cards.length === others.length && without(cards, others).length === 0;
}

/** Return each different card once, with the number of its copies. */
export function counted(cards: readonly string[]): [string, number][] {
  return [...new Set(cards)].map((card) => [card, cards.filter((other) => other === card).length]);
}
