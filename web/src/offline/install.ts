// Registers the service worker. Browsers have it only on the same machine or over HTTPS, not on a plain home network.

/** Milliseconds after the page has loaded, in which it gets what it shows. */
const CALM_MS = 2_000;

/**
 * Keep the page for use without a network, with the messages of a language. A page of the development server is not
 * kept.
 */
export function keepPage(language: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    const address = `/worker.js?language=${encodeURIComponent(language)}`;
    void navigator.serviceWorker.register(address).catch(() => undefined); // it is tried again at the next visit
  };
  // Later, so that the worker does not compete with the page.
  const wait = () => setTimeout(register, CALM_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
