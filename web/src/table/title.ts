// A tab that nobody looks at says in its title and its icon that it is one's turn.

import type { Texts } from "../texts/texts";

const ICONS = { usual: "/icon.svg", turn: "/icon-turn.svg" };

/** Keep title and icon right until what is returned is called. */
export function watchTitle(texts: Texts, isMyTurn: boolean): () => void {
  const show = () => {
    const calling = isMyTurn && document.visibilityState === "hidden";
    document.title = calling ? `● ${texts.format("page-your-turn")}` : "Mamlaka";
    document.querySelector("link[rel=icon]")?.setAttribute("href", calling ? ICONS.turn : ICONS.usual);
  };
  show();
  document.addEventListener("visibilitychange", show);
  return () => document.removeEventListener("visibilitychange", show);
}
