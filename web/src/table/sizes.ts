// The sizes of elements on which positions depend. All of them are measured again together until none changes, so that no
// frame shows a part of a new layout, and no ResizeObserver changes sizes while sizes are being reported.

import { flushSync } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Size {
  width: number;
  height: number;
}

interface Measured extends Size {
  report: (size: Size) => void;
}

/** More rounds than any layout needs; it ends one that never settles. */
const ROUNDS = 6;

const known = new Map<Element, Measured>();
let observer: ResizeObserver | undefined;
let frame = 0;

/** Report the inner size of an element before it is first painted, and after every change. */
export function sized(report: (size: Size) => void): Attachment {
  return (element) => {
    observer ??= new ResizeObserver(settleSoon);
    known.set(element, { report, width: -1, height: -1 });
    observer.observe(element);
    queueMicrotask(settle);
    return () => {
      observer?.unobserve(element);
      known.delete(element);
    };
  };
}

/** Settle in the next frame: a change of layout within this one would be an error of the observer. */
function settleSoon(): void {
  if (frame === 0 && [...known].some(([element, size]) => differs(element, size))) {
    frame = requestAnimationFrame(() => {
      frame = 0;
      settle();
    });
  }
}

function settle(): void {
  for (let round = 0; round < ROUNDS; round++) {
    const changed = [...known].filter(([element, size]) => differs(element, size));
    if (changed.length === 0) return;
    for (const [element, size] of changed) {
      size.width = element.clientWidth;
      size.height = element.clientHeight;
      size.report({ width: size.width, height: size.height });
    }
    flushSync();
  }
}

function differs(element: Element, { width, height }: Size): boolean {
  return element.clientWidth !== width || element.clientHeight !== height;
}
