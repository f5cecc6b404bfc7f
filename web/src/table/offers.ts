// The offers of a turn, sorted by how the page lets you answer them.

import type { Offer, Scene, Zone } from "../wire";

const PLAYED_TO = ["trick", "layout", "dummy"];

/** Return the offer to play a single card of the hand, if any. */
export function playOffer(scene: Scene): Offer | undefined {
  return scene.turn?.offers.find((offer) => offer.kind === "play" && offer.most === 1);
}

/**
 * Return the optional offers, for which the table does not wait. A bet that is allowed at any time is one, in the turns
 * of others as well as in your own.
 */
export function asideOffers(scene: Scene): Offer[] {
  if (!scene.turn || !(scene.turn.optional || playOffer(scene))) return [];
  return scene.turn.offers.filter((offer) => offer.cards.length + offer.names.length + offer.numbers.length === 0);
}

/** Return the offers that answer a question, except for playing single cards. */
export function answerOffers(scene: Scene): Offer[] {
  const others = [playOffer(scene), ...asideOffers(scene)];
  return (scene.turn?.offers ?? []).filter((offer) => !others.includes(offer));
}

/** The facts for the labels of offers: the stake, and the stake after a bet. */
export function stakesOf(scene: Scene): { stake: number; raised: number } {
  return { stake: scene.stake, raised: scene.stake + 1 };
}

/** Return the offer that takes several cards of the hand, if any. */
export function pickOffer(scene: Scene): Offer | undefined {
  const play = playOffer(scene);
  return scene.turn?.offers.find((offer) => offer !== play && offer.cards.length > 0);
}

/** Return the non-empty zones that no seat owns, except for the trick and the layout. */
export function pilesOf(scene: Scene): Zone[] {
  return scene.zones.filter(({ kind, owner, count }) => owner === null && count > 0 && !PLAYED_TO.includes(kind));
}

/** Whether the only answer is to decline: all seats are asked, so that the question reveals nothing. */
export function nothingToSay(scene: Scene): boolean {
  const offers = scene.turn?.offers ?? [];
  return scene.secret && offers.length === 1 && offers[0]?.kind === "no";
}
