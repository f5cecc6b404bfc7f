// Properties of a card by its name: rank and suit as in `QH` and `TD`, `*L` and `*S` for the jokers, and empty for a
// card face down.

export type Suit = "S" | "H" | "D" | "C";
export type Colour = "black" | "red" | "blue" | "green";

const SYMBOLS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const TWO_COLOURS: Record<Suit, Colour> = { S: "black", H: "red", D: "red", C: "black" };
const FOUR_COLOURS: Record<Suit, Colour> = { S: "black", H: "red", D: "blue", C: "green" };

export function isJoker(card: string): boolean {
  return card.startsWith("*");
}

/** The letter of the suit in any deck; empty for a joker and for a card face down. */
export function suitLetter(card: string): string {
  return isJoker(card) ? "" : card.charAt(1);
}

/** The French suit of a card; null for a joker, for a card face down, and for cards of other suits. */
export function suitOf(card: string): Suit | null {
  const letter = suitLetter(card);
  return letter in SYMBOLS ? (letter as Suit) : null;
}

/** The letter of the rank: 2 to 9, T, J, Q, K or A; a star for a joker; empty for a card face down. */
export function rankOf(card: string): string {
  return card.charAt(0);
}

/** The symbol of the suit, or empty. */
export function symbolOf(card: string): string {
  const suit = suitOf(card);
  return suit === null ? "" : SYMBOLS[suit];
}

/** The colour of a card; the large joker and red pieces are red, the small joker and other pieces black. */
export function colourOf(card: string, fourColour = false): Colour {
  const suit = suitOf(card);
  if (suit === null) return card === "*L" || suitLetter(card) === "R" ? "red" : "black";
  return (fourColour ? FOUR_COLOURS : TWO_COLOURS)[suit];
}
