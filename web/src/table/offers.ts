// The offers of a turn, sorted by how the page lets you answer them.

import { cardOf, without } from "../cards/copies";
import { messageText, type TextContext } from "../texts/context";
import type { Facts, Manner } from "../texts/texts";
import type { Offer, Play, Scene, Zone } from "../wire";

const DRAWN = ["hand", "taken", "trick", "played", "layout", "dummy"];

/** Return the offer to play a single card of the hand, which may capture cards of the table, if any. */
export function playOffer(scene: Scene): Offer | undefined {
  if (isCombining(scene)) return undefined;
  const isSingle = ({ cards, name }: Offer["groups"][number]) => cards.length === 1 && name === "";
  return scene.turn?.offers.find(({ kind, most, groups }) => kind === "play" && most === 1 && groups.every(isSingle));
}

/** Return the sets of cards of which a card must capture one if it is played; it is played at once if there is one. */
export function capturesOf(card: string, scene: Scene): string[][] {
  const groups = playOffer(scene)?.groups.filter(({ cards }) => cards.includes(card)) ?? [];
  return groups.map(({ takes }) => takes);
}

/** Return the offer to play a card by its place in a hand that the viewer doesn't see, if any. */
export function placeOffer(scene: Scene): Offer | undefined {
  return scene.turn?.offers.find(({ kind }) => kind === "place");
}

/**
 * Return the optional offers, for which the table does not wait. A bet that is allowed at any time is one, in the turns
 * of others as well as in your own. An answer beside the cards that declines to play one is not.
 */
export function outOfTurnOffers(scene: Scene): Offer[] {
  const { turn } = scene;
  if (!turn || !(turn.optional || playOffer(scene))) return [];
  return turn.offers.filter((offer) => isPlain(offer) && (turn.optional || offer.tone !== "quiet"));
}

/** Whether an offer is answered by its kind alone. */
function isPlain({ cards, names, numbers, groups }: Offer): boolean {
  return cards.length + names.length + numbers.length + groups.length === 0;
}

/** The words of an offer, or of one of its choices. */
export function labelOf(offer: Offer, context: TextContext, choice: Facts = {}, manner: Manner = "written"): string {
  return messageText(offer.label, context, manner, choice);
}

/**
 * Return the groups of an offer that have a button. What can be said with a card that a tap plays without words has one
 * while that card is raised; what must be said with a card always has one.
 */
export function groupsShown(offer: Offer, scene: Scene, lifted: string): Offer["groups"] {
  const silent = offer.kind === "play" ? playOffer(scene)?.cards : undefined;
  if (!silent) return offer.groups;
  return offer.groups.filter(({ cards: [card, ...more] }) => {
    return card !== undefined && more.length === 0 && (card === lifted || !silent.includes(card));
  });
}

/** Return the offers that answer a question, except for playing single cards. */
export function answerOffers(scene: Scene): Offer[] {
  const others = [playOffer(scene), placeOffer(scene), ...outOfTurnOffers(scene)];
  return (scene.turn?.offers ?? []).filter((offer) => !others.includes(offer));
}

/**
 * The names on offer that a lesson explains: those of offers with signs. Names joined by `+` are combinations of others.
 */
export function explainedNames(offers: readonly Offer[]): string[] {
  const signed = offers.filter(({ signs }) => signs.some((some) => some.length > 0));
  return signed.flatMap(({ names }) => names.filter((name) => !name.includes("+")));
}

/** Whether cards are played in combinations: they are selected one by one, until they are one of the groups on offer. */
export function isCombining(scene: Scene): boolean {
  return scene.zones.some(({ kind }) => kind === "played");
}

/** Return the offer that takes several cards of the hand, if any. */
function pickOffer(scene: Scene): Offer | undefined {
  const play = playOffer(scene);
  return scene.turn?.offers.find((offer) => offer !== play && offer.cards.length > 0);
}

/** Return the groups of cards on offer, if cards are played in combinations. */
function combinations(scene: Scene): Offer["groups"] {
  return isCombining(scene) ? (scene.turn?.offers.flatMap(({ groups }) => groups) ?? []) : [];
}

/** Return the cards that may be selected for an answer that takes several; null: none takes several. */
export function pickable(scene: Scene): string[] | null {
  const groups = combinations(scene);
  return groups.length > 0 ? groups.flatMap(({ cards }) => cards) : (pickOffer(scene)?.cards ?? null);
}

/** Return the latest of some selected copies that one answer can have together. */
export function together(copies: readonly string[], scene: Scene): string[] {
  const offer = pickOffer(scene);
  if (offer) return copies.slice(-offer.most);
  const groups = combinations(scene);
  const isPart = (some: readonly string[]) => groups.some(({ cards }) => without(some.map(cardOf), cards).length === 0);
  const first = copies.findIndex((_, place) => isPart(copies.slice(place)));
  return first < 0 ? [] : copies.slice(first);
}

/** Return the cards of the trick with their seats: one card of each, or a combination. */
export function trickPlays(scene: Scene): Play[] {
  return scene.zones.flatMap(({ kind, owner, cards, plays }) => {
    if (kind === "played" && owner !== null) return cards.map((card) => ({ seat: owner, card }));
    return kind === "trick" ? plays : [];
  });
}

/** Return the non-empty zones of a seat, or of none, except for those that are drawn in their own way. */
export function pilesOf(scene: Scene, owner: number | null): Zone[] {
  const hidden = scene.piles.filter((pile) => pile.style === "hidden").map((pile) => pile.kind);
  const apart = [...DRAWN, ...hidden];
  return scene.zones.filter((zone) => zone.owner === owner && zone.count > 0 && !apart.includes(zone.kind));
}

/** Return the cards of a hand that lie open before you: those that everyone sees, or all that you see. */
export function openCards(scene: Scene, hand: Zone): string[] {
  const isSeen = scene.piles.some(({ kind, style }) => kind === hand.kind && style === "seen");
  return isSeen ? hand.cards : hand.shown;
}

/** The only answer to a question that all seats are asked, so that asking reveals nothing. */
export function onlyAnswer(scene: Scene): Offer | undefined {
  const offers = scene.turn?.offers ?? [];
  return scene.secret && offers.length === 1 ? offers.find(isPlain) : undefined;
}
