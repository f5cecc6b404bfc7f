/** Swipes to the left and to the right over a table. */

/** The least pixels of a swipe; and how much longer than high it must be. */
const SWIPE = { least: 48, ratio: 2 };

/** Recognizes swipes of one finger. A hand is left alone, because its cards can be dragged. */
export class Swipes {
  readonly #onswipe: (isLeftward: boolean) => void;
  #start: { x: number; y: number } | null = null;

  /**
   * @param onswipe is called at the end of each swipe.
   */
  constructor(onswipe: (isLeftward: boolean) => void) {
    this.#onswipe = onswipe;
  }

  readonly touched = ({ touches, target }: TouchEvent): void => {
    const [finger] = touches;
    const isHand = target instanceof Element && target.closest(".hand") !== null;
    this.#start = finger && touches.length === 1 && !isHand ? { x: finger.clientX, y: finger.clientY } : null;
  };

  readonly released = ({ changedTouches }: TouchEvent): void => {
    const [finger] = changedTouches;
    if (!this.#start || !finger) return;
    const [x, y] = [finger.clientX - this.#start.x, finger.clientY - this.#start.y];
    this.#start = null;
    if (Math.abs(x) >= SWIPE.least && Math.abs(x) >= SWIPE.ratio * Math.abs(y)) this.#onswipe(x < 0);
  };
}
