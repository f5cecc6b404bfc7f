// A background tab shows in its title and icon that it is your turn.

import type { Texts } from "../texts/texts";

const ICONS = { idle: "/icon.svg", turn: "/icon-turn.svg" };

/** Keep the title and the icon up to date; returns a function that stops it. */
export function watchTitle(texts: Texts, isMyTurn: boolean): () => void {
  const show = () => {
    const calling = isMyTurn && document.visibilityState === "hidden";
    document.title = calling ? `● ${texts.format("page-your-turn")}` : "Mamlaka";
    document.querySelector("link[rel=icon]")?.setAttribute("href", calling ? ICONS.turn : ICONS.idle);
  };
  show();
  document.addEventListener("visibilitychange", show);
  return () => document.removeEventListener("visibilitychange", show);
}
