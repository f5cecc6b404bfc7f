// What a person is asked, sorted by how it is answered on this page.

import type { Offer, Scene, Zone } from "../wire";

const PLAYED_TO = ["trick", "layout", "dummy"];

/** Return the offer that is answered with one card of the hand, if there is one. */
export function playOffer(scene: Scene): Offer | undefined {
  return scene.turn?.offers.find((offer) => offer.kind === "play" && offer.most === 1);
}

/**
 * Return the words that one may say besides: nobody has to, and the table goes on without them. A bet at any time is one,
 * in others' turns as in one's own.
 */
export function asideOffers(scene: Scene): Offer[] {
  if (!scene.turn || !(scene.turn.optional || playOffer(scene))) return [];
  return scene.turn.offers.filter((offer) => offer.cards.length + offer.names.length + offer.numbers.length === 0);
}

/** Return the offers that answer a question, but for single cards to play. */
export function answerOffers(scene: Scene): Offer[] {
  const others = [playOffer(scene), ...asideOffers(scene)];
  return (scene.turn?.offers ?? []).filter((offer) => !others.includes(offer));
}

/** What the words of a scene may cost: the stake, and what it would be after a bet. */
export function stakesOf(scene: Scene): { stake: number; raised: number } {
  return { stake: scene.stake, raised: scene.stake + 1 };
}

/** Return the offer that is answered with several cards of the hand, if there is one. */
export function pickOffer(scene: Scene): Offer | undefined {
  const play = playOffer(scene);
  return scene.turn?.offers.find((offer) => offer !== play && offer.cards.length > 0);
}

/** Return the places with cards that no seat owns, but for those that are played to. */
export function pilesOf(scene: Scene): Zone[] {
  return scene.zones.filter(({ kind, owner, count }) => owner === null && count > 0 && !PLAYED_TO.includes(kind));
}

/** Whether the only possible answer is a word that says nothing: everybody is asked, so that nobody is given away. */
export function nothingToSay(scene: Scene): boolean {
  const offers = scene.turn?.offers ?? [];
  return scene.secret && offers.length === 1 && offers[0]?.kind === "no";
}
