// A press of a control answers what the control showed, and never what appears under the same finger a moment later.

/**
 * Milliseconds. A press at the place of the last one, of a control that appeared since, belongs to the last one: it is
 * the second half of a double click, for which systems allow half a second, or a finger that trembles. To read a new
 * question and to decide takes a person longer. Who presses another control, or another key, has decided.
 */
export const MOMENT = 500;

/** Pixels between two taps of a finger that has not moved on: a fingertip is about as wide. */
const FINGERTIP = 44;

/** What can be pressed. */
const CONTROL = "button, a[href], summary, [role='button']";

/** The beginning of a press. */
export interface Press {
  /** When it began, in milliseconds as of `performance.now()`. */
  readonly at: number;
  /** The key; empty: a mouse, a pen, a finger, or a device that clicks without any of them. */
  readonly key: string;
  /** Where: the pointer, or the middle of the control. */
  readonly x: number;
  readonly y: number;
}

/** The edges of a control. */
export type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

/**
 * Return whether a press comes too late for the last question, and too early for the one that its control asks now.
 *
 * @param press the press.
 * @param last the last press that was not late; null: there was none.
 * @param shown when the control appeared, or its question.
 * @param box where the control is.
 */
export function isLate(press: Press, last: Press | null, shown: number, box: Box): boolean {
  if (press.at < shown) return true;
  const isNew = last !== null && last.at <= shown && shown - last.at < MOMENT && press.at - shown < MOMENT;
  return isNew && isSamePlace(press, last, box);
}

function isSamePlace(press: Press, last: Press, box: Box): boolean {
  if (press.key !== "" && press.key === last.key) return true;
  if (last.x >= box.left && last.x <= box.right && last.y >= box.top && last.y <= box.bottom) return true;
  return press.key === last.key && Math.hypot(press.x - last.x, press.y - last.y) < FINGERTIP;
}

/** Watches all presses of a document, and holds the late ones back. */
class Presses {
  /** When elements appeared, got another question, or became enabled, in milliseconds. */
  private readonly shown = new WeakMap<Node, number>();
  /** The last press that was not late. */
  private last: Press | null = null;
  /** The press that the page handles, and `last` before it. */
  private present: { press: Press; before: Press | null; control: Element | null; isLate: boolean } | null = null;
  /** Whether the page carries out a click: a control that it relabels answers its own press. */
  private isClicking = false;

  constructor() {
    new MutationObserver((changes) => changes.forEach((change) => this.note(change))).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["data-question", "aria-label", "disabled", "aria-disabled"],
    });
    addEventListener("pointerdown", (event) => this.pointed(event), true);
    addEventListener("keydown", (event) => this.typed(event), true);
    addEventListener("keyup", () => setTimeout(() => (this.present = null)), true); // a click of the key comes before
    addEventListener("click", (event) => this.clicked(event), true);
  }

  /** Return whether the present press is late for a control; then it doesn't count as the last one either. */
  isLateFor(control: Element): boolean {
    if (!this.present) return false;
    const { press, before } = this.present;
    const late = isLate(press, before, this.shownAt(control), control.getBoundingClientRect());
    // A late press doesn't prolong the moment, so that whoever taps on is heard after it.
    if (late) this.last = before;
    return late;
  }

  private note({ type, target, addedNodes, attributeName }: MutationRecord): void {
    const now = performance.now();
    const control = controlOf(target);
    if (attributeName === "data-question") {
      this.shown.set(target, now);
    } else if (type === "childList" && !control) {
      addedNodes.forEach((node) => this.shown.set(node, now));
    } else if (attributeName?.endsWith("disabled")) {
      if (control === target && isEnabled(control)) this.shown.set(control, now);
    } else if (control && !this.isClicking) {
      this.shown.set(control, now); // its words
    }
  }

  /** When a control appeared as it is: the latest time of it and of all that contains it. */
  private shownAt(control: Element): number {
    let latest = 0;
    for (let node: Node | null = control; node; node = node.parentNode) {
      latest = Math.max(latest, this.shown.get(node) ?? 0);
    }
    return latest;
  }

  private begin(press: Press, control: Element | null): void {
    this.present = { press, before: this.last, control, isLate: false };
    this.last = press;
    if (control) this.present.isLate = this.isLateFor(control);
  }

  private pointed(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.begin({ at: event.timeStamp, key: "", x: event.clientX, y: event.clientY }, controlOf(event.target));
  }

  private typed(event: KeyboardEvent): void {
    const control = controlOfKey(event);
    if (control && event.repeat) {
      stop(event); // a held key is one press
      return;
    }
    this.begin(pressOf(event, event.key, control), control);
    if (control && this.present?.isLate && !isUndoable(control)) stop(event);
  }

  private clicked(event: MouseEvent): void {
    const control = controlOf(event.target);
    if (!control || !event.isTrusted) return;
    const begun = this.present;
    // Assistive technology clicks without a pointer or a key, and like a key without a count of clicks.
    const isBegun = begun?.control === control && (begun.press.key === "") === event.detail > 0;
    if (!isBegun) this.begin(pressOf(event, "", control), control);
    const isStale = this.present?.isLate || (this.present?.press.at ?? 0) < this.shownAt(control);
    this.present = null;
    if (isStale && !isUndoable(control)) {
      stop(event);
      return;
    }
    this.isClicking = true;
    setTimeout(() => (this.isClicking = false));
  }
}

function controlOf(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  return element?.closest(CONTROL) ?? null;
}

/** The control that a key presses: the focused one, or the dialog that it closes. */
function controlOfKey({ key, target }: KeyboardEvent): Element | null {
  if (key === "Enter" || key === " ") return controlOf(target);
  if (key === "Escape") return Array.from(document.querySelectorAll("[role='dialog']")).pop() ?? null;
  return null;
}

function pressOf({ timeStamp }: Event, key: string, control: Element | null): Press {
  const box = control?.getBoundingClientRect();
  return box
    ? { at: timeStamp, key, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    : { at: timeStamp, key, x: NaN, y: NaN };
}

function isEnabled(control: Element): boolean {
  return !control.hasAttribute("disabled") && control.getAttribute("aria-disabled") !== "true";
}

/** Whether a press only selects something, and another takes that back: it answers nothing. */
function isUndoable(control: Element): boolean {
  return control.hasAttribute("data-undoable");
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

let presses: Presses | null = null;

/** Hold back late presses from now on. */
export function watchPresses(): void {
  presses ??= new Presses();
}

/** Return whether the press that the page handles is late for a control, for what `watchPresses` can't know. */
export function isLatePress(control: Element): boolean {
  return presses?.isLateFor(control) ?? false;
}
