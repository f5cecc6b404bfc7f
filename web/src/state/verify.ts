// Verifies that the deals of a finished match were fixed before its first card.
//
// This proves that no one changed the deals. It does not prove that the operator of the server didn't see them.

import { without } from "../cards/copies";
import type { Deck } from "../wire";
import type { DealRecord, MatchRecord } from "./record";
import { commitmentOf, hashOfNonce, shuffled } from "./shuffle";

/** The evidence that this browser has stored. */
export interface Witness {
  /** The commitment before you took the seat, or the one that the table shows now. */
  commitment: string;
  /** The terms before you took the seat; null: unknown. */
  terms: string | null;
  /** (seats,): the names of the people when you revealed your nonce, empty for bots; null: unknown. */
  people: readonly string[] | null;
  /** Whether the commitment is from before you took the seat. */
  isEarly: boolean;
  /** Your nonce. */
  nonce: string;
  /** The hashes of all nonces when you revealed yours; null: you did not participate in the start. */
  nonceHashes: readonly string[] | null;
  seat: number | null;
  /** The hands you were dealt, in order, as card names joined by spaces. */
  hands: readonly string[];
  /** Whether some of these hands may be missing. */
  hasGaps: boolean;
}

/** The result of one check. */
export interface Check {
  /**
   * `commitment`: the seed matches the commitment from before you took the seat; `commitment-later`: it matches the one
   * that the table shows now; `terms`: the game, its rules and options, and the number of deals are those that the
   * commitment covers; `people`: the people of the start have kept their seats; `nonce`: your nonce is included;
   * `nonces`: no nonce was added, removed
   * or exchanged after you revealed yours; `draw`: the cards that seats drew; `dealer`: the seat drawn to deal first;
   * `deal`: the cards of a deal; `places`: the order of the cards in hands that only others saw; `hands`: the record
   * contains the hands that you held.
   */
  readonly what:
    | "commitment"
    | "commitment-later"
    | "terms"
    | "people"
    | "nonce"
    | "nonces"
    | "draw"
    | "dealer"
    | "deal"
    | "places"
    | "hands";
  /** The index of the deal in the record, including void deals; null: the check is not about a single deal. */
  readonly deal: number | null;
  readonly ok: boolean;
  /** The expected value; hands and draws in the notation of the record. */
  readonly expected: readonly string[];
  /** The value in the record. */
  readonly found: readonly string[];
}

/** Run all checks of a record; the deals are verified if every check is `ok`. */
export function checkDeals(record: MatchRecord, deck: Deck, witness: Witness): Check[] {
  const { seed = "", nonces = [], terms = "" } = record.fair ?? {};
  const fixed = [
    checkCommitment(seed, terms, witness),
    ...checkTerms(record, terms, witness),
    ...checkPeople(record, witness),
    ...checkNonces(nonces, record.seats.length, witness),
  ];
  const held = checkHands(record.deals, deck, witness);
  if (!isHex(seed)) return [...fixed, ...held];
  const draw = (label: string, index: number) =>
    shuffled(seed, nonces, label, index, deck.cards.length).map((card) => deck.cards[card] ?? "");
  const deals = record.deals.map((deal, number) => checkDeal(deal, number, deck, draw("deal", number)));
  const [first = 0] = shuffled(seed, nonces, "dealer", 0, record.seats.length);
  return [
    ...fixed,
    ...checkDraws(record.deals, (index) => draw("draw", index)),
    ...checkDealer(record.deals, first),
    ...deals,
    ...record.deals.flatMap((deal, number) => checkPlaces(deal, number, () => draw("places", number))),
    ...held,
  ];
}

function isHex(text: string): boolean {
  return /^([0-9a-f]{2})+$/.test(text);
}

function checkCommitment(seed: string, terms: string, { commitment, isEarly }: Witness): Check {
  const found = isHex(seed) ? [commitmentOf(seed, terms)] : [];
  const what = isEarly ? "commitment" : "commitment-later";
  return { what, deal: null, ok: found[0] === commitment, expected: [commitment], found };
}

/** Check that the match was played by the terms that the commitment covers. Tables of older versions have none. */
function checkTerms(record: MatchRecord, covered: string, witness: Witness): Check[] {
  const promised = witness.terms ?? covered;
  if (promised === "" && covered === "") return [];
  const found = termsOf(record);
  const expected = promised.split("\n");
  return [{ what: "terms", deal: null, ok: promised === covered && isSame(expected, found), expected, found }];
}

/** Return the terms that a record has kept, one fact each. */
function termsOf({ game, rules_version, options, seats, deal_limit }: MatchRecord): string[] {
  const limit = deal_limit === undefined ? [] : [`deals: ${deal_limit}`];
  const names = Object.keys(options).sort();
  const chosen = names.map((name) => `option ${name}: ${options[name] ?? ""}`);
  return [`game: ${game} ${rules_version}`, `seats: ${seats.length}`, ...limit, ...chosen];
}

/** Check that the people of the start have kept their seats; others may have taken the seats of bots since. */
function checkPeople(record: MatchRecord, { people }: Witness): Check[] {
  if (people === null) return [];
  const found = record.seats.map(({ kind = "person", name }, seat) =>
    kind === "person" && people[seat] !== "" ? name : "",
  );
  return [{ what: "people", deal: null, ok: isSame(people, found), expected: people, found }];
}

function checkNonces(nonces: readonly string[], seats: number, witness: Witness): Check[] {
  const { nonce, nonceHashes, seat } = witness;
  if (nonceHashes === null || seat === null) return [];
  const hashes = nonces.map(hashOfNonce);
  // A malformed nonce has no hash, as if it were missing, but the deals would depend on it.
  const areNonces = seats === nonces.length && nonces.every((item) => item === "" || isHex(item));
  return [
    { what: "nonce", deal: null, ok: nonces[seat] === nonce, expected: [nonce], found: nonces },
    { what: "nonces", deal: null, ok: areNonces && isSame(nonceHashes, hashes), expected: nonceHashes, found: hashes },
  ];
}

/** Check the cards that seats drew: those of each draw are the first ones of a shuffled deck of its own. */
function checkDraws(deals: readonly DealRecord[], packOf: (index: number) => string[]): Check[] {
  const draws = new Map<number, string[]>();
  for (const line of deals.flatMap(({ events }) => events)) {
    const [, index, card = ""] = /^chance draw (\d+) (\S+) for \d+$/.exec(line) ?? [];
    if (index !== undefined) draws.set(Number(index), [...(draws.get(Number(index)) ?? []), card]);
  }
  return [...draws].map(([index, found]) => {
    const expected = packOf(index).slice(0, found.length);
    return { what: "draw", deal: null, ok: isSame(expected, found), expected, found };
  });
}

/** Check the seat drawn to deal first, if any. */
function checkDealer(deals: readonly DealRecord[], drawn: number): Check[] {
  const found = deals.flatMap(({ events }) =>
    events.flatMap((line) => /^chance dealer 0 (\d+)$/.exec(line)?.slice(1) ?? []),
  );
  if (!found.length) return [];
  const expected = [String(drawn)];
  return [{ what: "dealer", deal: null, ok: isSame(expected, found), expected, found }];
}

/** Check a deal: the shuffled deck, split in the order of the lines, must yield the hands and the stock. */
function checkDeal(deal: DealRecord, number: number, deck: Deck, pack: readonly string[]): Check {
  const hands = dealtIn(deal, deck);
  const format = (cards: readonly string[], isOrdered: boolean) =>
    isOrdered ? cards.join(" ") : formatHand(cards, deck);
  let start = 0;
  const expected = hands.map(({ zone, cards, isOrdered }) => {
    const cut = pack.slice(start, start + cards.length);
    start += cards.length;
    return `${zone} ${format(cut, isOrdered)}`;
  });
  const rest = pack.slice(start);
  if (rest.length) expected.push(formatHand(rest, deck));
  const isDealtInOrder = isOrderOfZones(hands);
  const ok =
    isDealtInOrder &&
    isSame(
      expected,
      hands.map(({ zone, cards, isOrdered }) => `${zone} ${format(cards, isOrdered)}`),
    );
  return { what: "deal", deal: number, ok, expected, found: hands.map(({ zone, text }) => `${zone} ${text}`) };
}

/** Check the hands of a deal that were turned away from their seats: their cards lie as in a shuffled deck. */
function checkPlaces(deal: DealRecord, number: number, shuffledPack: () => string[]): Check[] {
  const turned = deal.events.flatMap((line) => {
    const [, seat = "", text = "", audience = ""] = /^move (\d+) \1 (.+) for (.+)$/.exec(line) ?? [];
    return seat && !audience.split(" ").includes(seat) ? [{ seat, cards: text.split(" ") }] : [];
  });
  if (!turned.length) return [];
  const pack = shuffledPack();
  const expected = turned.map(({ seat, cards }) => [seat, ...pack.filter((card) => cards.includes(card))].join(" "));
  const found = turned.map(({ seat, cards }) => [seat, ...cards].join(" "));
  return [{ what: "places", deal: number, ok: isSame(expected, found), expected, found }];
}

/**
 * Whether the zones are in dealing order: hands in seat order, of equal size but for those with a single card, then each
 * other zone once.
 */
function isOrderOfZones(zones: readonly DealtCards[]): boolean {
  const isHand = ({ zone }: DealtCards) => /^\d+$/.test(zone);
  const hands = zones.filter(isHand);
  const inOrder = [...hands.sort((a, b) => Number(a.zone) - Number(b.zone)), ...zones.filter((zone) => !isHand(zone))];
  const sizes = new Set(hands.map(({ cards }) => cards.length).filter((size) => size > 1));
  const names = new Set(zones.map(({ zone }) => zone));
  return sizes.size <= 1 && names.size === zones.length && zones.every((zone, place) => zone === inOrder[place]);
}

/** Check that the record deals your seat the remembered hands, in order, and no others. */
function checkHands(deals: readonly DealRecord[], deck: Deck, { seat, hands, hasGaps }: Witness): Check[] {
  if (seat === null || !hands.length) return [];
  const expected = hands.map((hand) => formatHand(hand.split(" "), deck));
  const dealt = deals.flatMap((deal) => dealtIn(deal, deck).filter(({ zone }) => zone === String(seat)));
  const found = dealt.map(({ cards }) => formatHand(cards, deck));
  let met = 0;
  let missed = 0;
  dealt.forEach(({ isHidden }, place) => {
    if (found[place] === expected[met]) met += 1;
    else if (!isHidden) missed += 1; // a hand dealt face down may never have been picked up
  });
  return [{ what: "hands", deal: null, ok: met === expected.length && (hasGaps || missed === 0), expected, found }];
}

/** A line such as `deal 0 AKT3.Q9.J742.865`, or `deal stock 5S KD` for ordered cards, top card first. */
interface DealtCards {
  zone: string;
  text: string;
  cards: string[];
  isOrdered: boolean;
  /** Whether the cards were hidden even from their seat. */
  isHidden: boolean;
}

/** Return the zones of a deal. The last card of a hand may have a line of its own, if it is shown to everyone. */
function dealtIn(deal: DealRecord, deck: Deck): DealtCards[] {
  const dealt: DealtCards[] = [];
  for (const line of deal.events) {
    const [, zone, text = "", audience] = /^deal (\S+) (.+?)(?: for (.+))?$/.exec(line) ?? [];
    if (!zone) continue;
    const names = text.split(" ");
    const isOrdered = names.every((name) => deck.cards.includes(name));
    const cards = isOrdered ? names : parseHand(text, deck);
    const last = dealt[dealt.length - 1];
    if (last?.zone === zone && deal.events.includes(`show ${zone} ${cards.join(" ")}`)) {
      const whole = [...last.cards, ...cards];
      dealt[dealt.length - 1] = { ...last, text: formatHand(whole, deck), cards: whole };
    } else {
      dealt.push({ zone, text, isOrdered, isHidden: audience !== undefined, cards });
    }
  }
  return dealt;
}

/** Parse a hand in notation into card names; empty if it is not a hand of this deck. */
export function parseHand(text: string, deck: Deck): string[] {
  const suits = text.split(".");
  const jokers = suits.length > deck.suits.length ? (suits.pop() ?? "") : "";
  if (suits.length !== deck.suits.length) return [];
  const cards = suits.flatMap((ranks, suit) => ranks.split("").map((rank) => rank + (deck.suits[suit] ?? "")));
  return [...cards, ...(jokers.match(/\*./g) ?? [])];
}

/** Format cards as a hand in notation: by suit, high to low, then the jokers. */
function formatHand(cards: readonly string[], deck: Deck): string {
  const sorted = without(deck.cards, without(deck.cards, cards));
  const isJoker = (card: string) => card.startsWith("*");
  const suits = deck.suits.map((suit) =>
    sorted
      .filter((card) => !isJoker(card) && card.endsWith(suit))
      .map((card) => card.slice(0, -1))
      .reverse()
      .join(""),
  );
  const jokers = sorted.filter(isJoker).reverse();
  return suits.join(".") + (jokers.length ? `.${jokers.join("")}` : "");
}

function isSame(expected: readonly string[], found: readonly string[]): boolean {
  return expected.length === found.length && expected.every((line, place) => line === found[place]);
}
