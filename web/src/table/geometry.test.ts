import { describe, expect, it } from "vitest";

import { sampleCrowd, sampleTable } from "../samples";
import { directionOf, fan, settingOf, wayOut, type Place, type Size, scaleOf } from "./geometry";

describe("the places of four seats", () => {
  const rounded = (seat: number, viewer: number | null, direction: "cw" | "ccw") => {
    const { x, y } = directionOf(seat, viewer, sampleTable({ direction }));
    return [Math.round(x) + 0, Math.round(y) + 0];
  };

  it("puts oneself below", () => {
    expect([0, 1, 2, 3].map((seat) => rounded(seat, seat, "ccw"))).toEqual(Array(4).fill([0, 1]));
  });

  it("puts the next seat on the right where the turn goes counter-clockwise", () => {
    expect([1, 2, 3].map((seat) => rounded(seat, 0, "ccw"))).toEqual([
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
  });

  it("puts the next seat on the left where the turn goes clockwise", () => {
    expect(rounded(1, 0, "cw")).toEqual([-1, 0]);
  });

  it("shows a spectator seat 0 below", () => {
    expect(rounded(0, null, "ccw")).toEqual([0, 1]);
  });
});

describe("a table of any size", () => {
  /** The felts of common screens with a hand of four, and their heights. */
  const screens: [string, Size, number][] = [
    ["a small phone", { width: 304, height: 332 }, 568],
    ["a phone", { width: 344, height: 392 }, 640],
    ["a phone held sideways", { width: 724, height: 163 }, 360],
    ["a tablet", { width: 744, height: 740 }, 1024],
    ["a desktop", { width: 1076, height: 426 }, 760],
    ["a large desktop", { width: 1076, height: 700 }, 1080],
  ];
  const sizes = [2, 3, 4, 5, 6, 7, 8];
  const rows = screens.flatMap(([name, felt, screen]) => sizes.map((seats) => ({ name, felt, screen, seats })));
  const pot = { width: 72, height: 56 };

  interface Box extends Size {
    name: string;
    left: number;
    top: number;
  }

  function boxesOf(felt: Size, screen: number, seats: number): Box[] {
    // One seat has much to show, another nothing but its name.
    const plates = Array.from({ length: seats }, (_, seat) => ({
      width: 72,
      height: seat === 1 ? 88 : seat === 2 ? 40 : 56,
    }));
    const setting = settingOf(0, sampleCrowd(seats), { felt, screen, plates, pot });
    const inside = (name: string, { x, y }: Place, { width, height }: Size): Box => {
      const [left, top] = [((1 + x) / 2) * (felt.width - width), ((1 + y) / 2) * (felt.height - height)];
      return { name, left, top, width, height };
    };
    const cards = setting.cards.map(({ x, y }, seat): Box => {
      const [width, height] = [setting.card, 1.4 * setting.card];
      return {
        name: `card ${seat}`,
        left: felt.width / 2 + x - width / 2,
        top: felt.height / 2 + y - height / 2,
        width,
        height,
      };
    });
    const places = setting.seats.map((place, seat) => inside(`seat ${seat}`, place, plates[seat] ?? pot));
    return [...places, inside("center", setting.pot, pot), ...cards];
  }

  it.each(rows)("overlaps nothing on $name with $seats seats", ({ felt, screen, seats }) => {
    const boxes = boxesOf(felt, screen, seats);
    const faults = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
        const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
        const isStacked = one.name.startsWith("card") && other.name.startsWith("card");
        return !isStacked && wide > 1 && high > 1 ? [`${one.name} and ${other.name}`] : [];
      }),
    );

    expect(faults).toEqual([]);
    for (const box of boxes) expect(box.left >= -1 && box.left + box.width <= felt.width + 1).toBe(true);
  });

  it("keeps a trick of four together on a low felt, with cards a little smaller", () => {
    const plates = Array(4).fill({ width: 150, height: 96 }) as Size[];
    const { card, cards } = settingOf(0, sampleTable(), {
      felt: { width: 1088, height: 400 },
      screen: 768,
      plates,
      pot: null,
    });

    expect(card).toBeGreaterThan(60);
    expect(Math.max(...cards.map(({ x }) => Math.abs(x)))).toBeLessThan(card);
  });

  it("leaves the faces free, which stand out from their plates towards the middle", () => {
    const felt = { width: 344, height: 340 };
    const plates = [98, 80, 36, 36, 36].map((height) => ({ width: 72, height }));
    const { cards, card } = settingOf(0, sampleCrowd(5), {
      felt,
      screen: 640,
      plates,
      pot: { width: 60, height: 120 },
    });

    expect(Math.max(...cards.map(({ x }) => Math.abs(x) + card / 2))).toBeLessThanOrEqual(344 / 2 - 72 - 8);
  });

  it.each(rows)("shows the corner of every card on $name with $seats seats", ({ felt, screen, seats }) => {
    // Lower cards lie over higher ones; the corner with the index is a third of the card.
    const cards = boxesOf(felt, screen, seats).filter(({ name }) => name.startsWith("card"));
    const hidden = cards.filter((card) =>
      cards.some((other) => {
        const isOver = Math.round(other.top) > Math.round(card.top);
        const [right, down] = [other.left - card.left, other.top - card.top];
        return isOver && right < card.width / 3 && right > -card.width && down < card.height / 3;
      }),
    );

    expect(hidden).toEqual([]);
  });

  it("sits whoever is next on the left, and oneself below", () => {
    const { seats } = settingOf(0, sampleCrowd(8), { felt: { width: 344, height: 342 }, screen: 640, plates: [], pot });

    expect(seats.map(({ x }) => Math.sign(Math.round(10 * x)))).toEqual([0, -1, -1, -1, 0, 1, 1, 1]);
    expect(seats[0]?.y).toBeCloseTo(1);
  });
});

describe("a trick around a high pot on a large screen", () => {
  it.each([1, 2.8125])("has legible cards, at scale %d", (scale) => {
    const felt = { width: 1020 * scale, height: 380 * scale };
    const plates = Array.from({ length: 6 }, () => ({ width: 190 * scale, height: 95 * scale }));
    const pot = { width: 130 * scale, height: 110 * scale };
    const { card } = settingOf(0, sampleCrowd(6), { felt, screen: 768 * scale, scale, plates, pot });
    expect(card).toBeGreaterThanOrEqual(52 * scale);
  });
});

describe("a layout on a felt that is higher than wide", () => {
  it("has all seats of a crowd at the edges or above and below it", () => {
    const felt = { width: 796, height: 850 };
    const { seats } = settingOf(0, sampleCrowd(8), { felt, screen: 1180, plates: [], pot: null, hasLayout: true });
    expect(seats.map(({ x }) => Math.abs(x))).toEqual([0, 1, 1, 1, 0, 1, 1, 1]);
  });
});

describe("a low screen", () => {
  const felt = { width: 760, height: 230 };
  const middle = ({ seats = 4, hasLayout = false, screen = 390 }) =>
    settingOf(0, sampleCrowd(seats), { felt, screen, plates: [], pot: null, hasLayout }).seats.filter(
      ({ x }) => Math.abs(x) < 0.3,
    );

  it("has no one above or below a layout or many cards, however high the felt is", () => {
    expect(middle({ hasLayout: true })).toEqual([]);
    expect(middle({ seats: 6 })).toEqual([]);
  });

  it("has its usual places around a trick of few cards", () => {
    expect(middle({})).toHaveLength(2);
  });

  it("differs from a high screen with the same felt", () => {
    expect(middle({ seats: 6, screen: 640 })).toHaveLength(2);
  });
});

describe("a phone held sideways", () => {
  it("puts the cards of a trick rather close together than over a partner who shows two cards", () => {
    const felt = { width: 664, height: 214 };
    const plates = [83, 96, 174, 96].map((width, seat) => ({ width, height: seat === 0 ? 47 : seat === 2 ? 57 : 76 }));
    const { cards, card } = settingOf(0, sampleTable({}), { felt, screen: 360, plates, pot: null });

    const tops = cards.map(({ y }) => felt.height / 2 + y - 0.7 * card);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(57);
  });
});

describe("the scale of a table", () => {
  it.each([
    [360, 640, 1],
    [1366, 768, 1],
    [1920, 1080, 1.406],
    [1920, 768, 1],
    [2560, 1440, 1.874],
    [3840, 2160, 2.811],
  ])("on a screen of %i x %i pixels is %f", (width, height, scale) => {
    expect(scaleOf({ width, height })).toBeCloseTo(scale, 3);
  });

  it("applies to the cards and the plates", () => {
    const room = { felt: { width: 2000, height: 1000 }, screen: 1440, plates: [], pot: null };
    const [normal, large] = [1, 1.6].map((scale) => settingOf(0, sampleTable(), { ...room, scale }));

    expect((large?.card ?? 0) / (normal?.card ?? 1)).toBeCloseTo(1.59, 1);
    expect((large?.plate ?? 0) / (normal?.plate ?? 1)).toBeCloseTo(1.6);
  });
});

describe("a trick that is taken", () => {
  it.each([0, 1, 2, 3])("goes with all its cards to the same place, that of seat %i", (taker) => {
    const table = sampleTable();
    const room = { felt: { width: 344, height: 342 }, screen: 640, plates: [], pot: null };
    const goal = directionOf(taker, 0, table);
    const ends = settingOf(0, table, room).cards.map((card) => {
      const way = wayOut(card, goal, 150);
      return [Math.round(card.x + way.x), Math.round(card.y + way.y)];
    });

    expect(ends).toEqual(Array(4).fill([Math.round(150 * goal.x), Math.round(150 * goal.y)]));
  });
});

describe("a hand", () => {
  it.each([
    [13, 344, 66],
    [13, 900, 100],
    [10, 304, 60],
    [22, 344, 66],
    [1, 344, 66],
  ])("of %i cards in %i pixels lies inside, in the order of reading", (count, width, card) => {
    const { slots, height } = fan([count], width, card);

    expect(slots).toHaveLength(count);
    for (const slot of slots) {
      expect(slot.x).toBeGreaterThanOrEqual(-0.01);
      expect(slot.x + card).toBeLessThanOrEqual(width + 0.01);
      expect(slot.y + 1.4 * card).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it("wraps on a phone, so that every card shows more than its corner", () => {
    const { slots } = fan([13], 344, 66);
    const first = slots.filter((slot) => slot.y === 0);

    expect(first).toHaveLength(7);
    expect((first[1]?.x ?? 0) - (first[0]?.x ?? 0)).toBeGreaterThan(40);
  });

  it.each([
    [[5, 3, 3, 2], 344, 65, [5, 8]],
    [[4, 3, 3, 3], 344, 65, [7, 6]],
    [[4, 1, 4, 4], 344, 65, [5, 8]],
    [[3, 9, 1], 344, 65, [7, 6]],
    [[3, 9, 1], 374, 70, [7, 6]],
  ])("of suits of %j cards in %i pixels breaks no suit where there is space", (suits, width, card, rows) => {
    const { slots } = fan(suits, width, card);
    const levels = [...new Set(slots.map(({ y }) => y))];

    expect(levels.map((level) => slots.filter(({ y }) => y === level).length)).toEqual(rows);
  });

  it("stays in one row where there is room", () => {
    expect(new Set(fan([13], 900, 100).slots.map((slot) => Math.round(slot.y / 50))).size).toBe(1);
  });
});
