// The answers of the page to keyboard questions. Each answer is one or more sentences.

import { messageText, seatFacts, spokenStandings, spokenTotals, type TextContext } from "../texts/context";
import { standingKinds, standings } from "../texts/standing";
import { isLaying, turnLine } from "../texts/turn";
import { openCards, pilesOf, trickPlays } from "../table/offers";
import type { Scene } from "../wire";

/** A question to the page; the scene is null before the match starts. */
export type Question = (scene: Scene | null, context: TextContext) => string;

/** Which deal and contract is this? */
export const speakDeal: Question = answered((scene, context) => {
  const { texts, table } = context;
  if (scene.over) return texts.format("over");
  const headline = messageText(scene.headline, context, "spoken");
  const game = texts.name("game", table.game);
  const title = scene.contract
    ? texts.format("header-contract", { game, headline, contract: texts.contract(scene.contract) })
    : texts.format("header", { game, headline });
  const badges = scene.badges
    .filter(({ tone }) => tone !== "dealer")
    .map(({ seat, message }) => {
      const words = messageText(message, context, "spoken");
      return seat === null ? words : texts.format("news-other", { ...seatFacts(seat, context), word: words });
    });
  return texts.sentences([title, ...badges]);
});

/** Which cards do I hold, by suit, and which of them may I play? */
export const speakHand: Question = answered((scene, context) => {
  const { texts, table, viewer } = context;
  if (viewer === null) return texts.format("page-looking-on");
  const cards = scene.zones[viewer]?.cards ?? [];
  const count = scene.zones[viewer]?.count ?? 0;
  if (!count) return texts.format("page-hand-empty");
  const suits = table.deck.suits.flatMap((suit) => {
    const held = cards.filter((card) => isOf(card, suit)).map((card) => texts.rank(card));
    return held.length ? [texts.format("page-hand-suit", { suit: texts.suit(suit), ranks: texts.list(held) })] : [];
  });
  const jokers = cards.filter((card) => !table.deck.suits.some((suit) => isOf(card, suit)));
  const backs = (scene.zones[viewer]?.places ?? []).map((number) => texts.format("say-place", { number }));
  const spoken = [...suits, ...jokers.map((card) => texts.card(card)), texts.list(backs)].filter(Boolean).join(" ");
  return sentences(
    texts.format("page-hand", { cards: texts.format("cards-held", { count }), suits: spoken }),
    playable(scene, cards, context),
  );
});

/** What is on the table: the trick with its players, or the layout? */
export const speakTable: Question = answered((scene, context) => {
  const { texts, table } = context;
  const layout = scene.zones.find((zone) => zone.kind === "layout")?.cards ?? [];
  if (scene.line && !scene.line.down && scene.line.cards.length > 0) return texts.cards(scene.line.cards, "spoken");
  if (scene.line?.up) {
    const { cards, down, up } = scene.line;
    return texts.format("layout-line", {
      cards: texts.cards(cards, "spoken"),
      low: texts.rank(down),
      high: texts.rank(up),
    });
  }
  if (isLaying(scene) && !scene.line)
    return texts.sentences(table.deck.suits.map((suit) => row(suit, layout, context)));
  const plays = trickPlays(scene);
  const piles = pilesOf(scene, null).map(({ kind, count, shown }) => {
    const cards = shown.length === count ? texts.cards(shown, "spoken") : texts.format("cards-held", { count });
    return `${texts.zone(kind, table.game)}: ${cards}`;
  });
  return sentences(
    plays.length
      ? texts.format("page-on-table", { cards: spokenPlays(plays, context) })
      : texts.format("page-nothing-on-table"),
    ...piles,
  );
});

/** Which cards have the other players shown? */
export const speakOpenCards: Question = answered((scene, context) => {
  const { texts, viewer } = context;
  const lines = scene.zones.flatMap((zone) => {
    const { kind, owner } = zone;
    const open = openCards(scene, zone);
    if (kind !== "hand" || owner === null || owner === viewer || !open.length) return [];
    return [texts.format("open-cards", { ...seatFacts(owner, context), cards: texts.cards(open, "spoken") })];
  });
  return lines.length ? texts.sentences(lines) : texts.format("page-nothing-open");
});

/** What are the scores, and the other counters? */
export const speakScore: Question = answered((scene, context) => {
  const { texts } = context;
  const [kind] = standingKinds(scene);
  const counted = standings(scene, kind);
  const scores = counted.length > 0 ? spokenStandings(counted, context) : spokenTotals(scene.totals, context);
  const others = scene.counters
    .filter(({ message }) => message.id !== kind)
    .map(({ message, value, owner }) => {
      const text = texts.format("counter", {
        name: messageText(message, context, "spoken"),
        value: texts.number(value),
      });
      return owner === null ? text : texts.format("news-other", { ...seatFacts(owner, context), word: text });
    });
  return texts.sentences([texts.format("page-scores", { scores }), ...others]);
});

/** What was the last trick, if the options let players look at it? */
export const speakLastTrick: Question = answered((scene, context) => {
  const { texts } = context;
  const trick = scene.past[scene.past.length - 1];
  if (trick) {
    const facts = { cards: spokenPlays(trick.plays, context), ...seatFacts(trick.taker, context) };
    return texts.format("trick-line", { number: trick.number, ...facts });
  }
  const hidden = scene.tricks.some((count) => count > 0);
  return texts.format(hidden ? "look-back-none" : "last-trick-none");
});

/** What do I have to do, or which player does the table wait for? */
export const speakTurn: Question = answered(turnLine);

function answered(answer: (scene: Scene, context: TextContext) => string): Question {
  return (scene, context) => (scene ? answer(scene, context) : context.texts.format("not-begun"));
}

function isOf(card: string, suit: string): boolean {
  return !card.startsWith("*") && card.endsWith(suit);
}

/** Return the sentence with the playable cards; empty if no card must be played. */
function playable(scene: Scene, hand: readonly string[], context: TextContext): string {
  const offer = scene.turn?.offers.find(({ kind }) => kind === "play");
  if (!offer || offer.cards.length === 0) return "";
  if (offer.cards.length === hand.length) return context.texts.format("page-playable-all");
  return context.texts.format("page-playable", { cards: context.texts.cards(offer.cards, "spoken") });
}

/** Return the sentence about a row of the layout. */
function row(letter: string, layout: readonly string[], { texts, table }: TextContext): string {
  const suit = texts.suit(letter);
  const cards = runs(
    table.deck.cards.filter((card) => isOf(card, letter)),
    layout,
  ).map(([low, high]) =>
    low === high ? texts.rank(low) : texts.format("layout-run", { low: texts.rank(low), high: texts.rank(high) }),
  );
  return cards.length
    ? texts.format("layout-row", { suit, cards: texts.list(cards) })
    : texts.format("layout-empty", { suit });
}

/** Return the lowest and the highest card of each run of neighbours. */
function runs(suit: readonly string[], layout: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  suit.forEach((card, index) => {
    const last = found[found.length - 1];
    if (!layout.includes(card)) return;
    if (last && last[1] === suit[index - 1]) last[1] = card;
    else found.push([card, card]);
  });
  return found;
}

function spokenPlays(plays: Scene["past"][number]["plays"], { texts, table, viewer }: TextContext): string {
  return texts.plays(plays, viewer, table, "spoken");
}

function sentences(...parts: string[]): string {
  return parts.filter((part) => part).join(" ");
}
