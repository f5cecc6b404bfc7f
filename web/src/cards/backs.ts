// The card backs to choose from; each has a drawing in src/mamlaka/drawing/backs/.

export const BACK_NAMES = ["star", "lozenge", "wave"] as const;
export type BackName = (typeof BACK_NAMES)[number];
