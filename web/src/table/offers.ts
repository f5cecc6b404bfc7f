// What a person is asked, sorted by how it is answered on this page.

import type { Offer, Scene } from "../wire";

/** Return the offer that is answered with one card of the hand, if there is one. */
export function playOffer(scene: Scene): Offer | undefined {
  return scene.turn?.offers.find((offer) => offer.kind === "play" && offer.most === 1);
}

/** Return the offer that is answered with several cards of the hand, if there is one. */
export function pickOffer(scene: Scene): Offer | undefined {
  const play = playOffer(scene);
  return scene.turn?.offers.find((offer) => offer !== play && offer.cards.length > 0);
}

/** Whether the only possible answer is a word that says nothing: everybody is asked, so that nobody is given away. */
export function nothingToSay(scene: Scene): boolean {
  const offers = scene.turn?.offers ?? [];
  return scene.secret && offers.length === 1 && offers[0]?.kind === "no";
}
