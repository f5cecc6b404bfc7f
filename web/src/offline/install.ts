// Registers the service worker. Browsers have it only on the same machine or over HTTPS, not on a plain home network.

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
  // After the page itself has loaded, so that the two do not compete.
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
