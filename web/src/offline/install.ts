// Registers the service worker. Browsers have it only on the same machine or over HTTPS, not on a plain home network.

/** Keep the page for use without a network; a page of the development server is not kept. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After the page itself has loaded, so that the two do not compete.
  window.addEventListener("load", () => {
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined); // it is tried again at the next visit
  });
}
