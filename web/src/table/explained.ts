// How an element explains itself without being pressed: by a long press, a right click or the menu key.

import type { Attachment } from "svelte/attachments";

/** Milliseconds until a press counts as long; longer than in Android, which then opens a menu by itself. */
export const LONG = 600;

/** Call `explain` on a long press, a right click and the menu key. The click at the end of a long press does nothing. */
export function explained(explain: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    let isHeld = false;

    function open(): void {
      clearTimeout(timer);
      isHeld = isDown;
      element.focus({ preventScroll: true }); // so that the focus returns here
      explain();
    }

    const listeners = {
      pointerdown(event: PointerEvent): void {
        clearTimeout(timer);
        isDown = event.button === 0;
        isHeld = false;
        if (isDown && event.pointerType !== "mouse") timer = setTimeout(open, LONG);
      },
      pointerup: release,
      pointercancel: release,
      contextmenu(event: MouseEvent): void {
        event.preventDefault();
        open();
      },
      click(event: MouseEvent): void {
        // A click of the keyboard or of a screen reader has no count, and was not preceded by a press.
        if (isHeld && event.detail > 0) event.stopImmediatePropagation();
        isHeld = false;
      },
    };

    function release(): void {
      clearTimeout(timer);
      isDown = false;
    }

    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of entries) element.addEventListener(type, listener, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of entries) element.removeEventListener(type, listener, { capture: true });
    };
  };
}
