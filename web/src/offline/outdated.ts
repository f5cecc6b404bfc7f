// A page whose server has a newer edition, and no longer the files of this one, reloads once.

const KEY = "mamlaka.reloaded";

/** The version of the messages that belongs to this page; empty: it comes from the development server. */
export function textsVersion(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=texts]")?.content ?? "";
}

/** Watch for files of this edition that the server no longer has. */
export function watchFiles(): void {
  // A module also fails to load when the page is being left, and a reload would take the reader back; then, and without
  // a network, this request fails, too.
  window.addEventListener("vite:preloadError", () => void reloadIfGone(import.meta.url));
  // A capturing listener, because these events do not bubble. It learns of the pictures of a document, not of styles.
  window.addEventListener("error", (event) => void checkPicture(event.target), true);
}

async function checkPicture(target: EventTarget | null): Promise<void> {
  if (!(target instanceof Element)) return;
  const address = target.getAttribute("src") ?? target.getAttribute("href") ?? "";
  if (address.startsWith("/assets/")) await reloadIfGone(address);
}

async function reloadIfGone(address: string): Promise<void> {
  const response = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (response?.status === 404) reloadOnce();
}

/**
 * Reload the page, unless that has been done for this edition: then the server lacks the file for another reason. Without
 * a storage to remember it, the page does not reload.
 */
export function reloadOnce(
  edition = `${import.meta.url} ${textsVersion()}`,
  storage: Storage | null = sessionShelf(),
  reload: () => void = () => location.reload(),
): void {
  try {
    if (!storage || storage.getItem(KEY) === edition) return;
    storage.setItem(KEY, edition);
  } catch {
    return;
  }
  reload();
}

function sessionShelf(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null; // the browser allows no storage
  }
}
