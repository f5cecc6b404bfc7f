// The environment of a connection in a browser.

import type { ConnectionEnvironment } from "./environment";
import { randomHex } from "./tokens";

const ID_BYTES = 8;

export const browser: ConnectionEnvironment = {
  open(address, listener) {
    const socket = new WebSocket(address);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.received(event.data);
    socket.onclose = (event) => listener.closed(event.code);
    return socket;
  },
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  newId: () => randomHex(ID_BYTES),
  onNetworkHint(callback) {
    const visibilityChanged = () => {
      if (document.visibilityState === "visible") callback();
    };
    // Without a network a server on the same machine still answers, so `offline` is a reason to check, and no proof.
    window.addEventListener("online", callback);
    window.addEventListener("offline", callback);
    document.addEventListener("visibilitychange", visibilityChanged);
    return () => {
      window.removeEventListener("online", callback);
      window.removeEventListener("offline", callback);
      document.removeEventListener("visibilitychange", visibilityChanged);
    };
  },
};

/** Return the address of a table's WebSocket, on the server of the page. */
export function socketAddress(table: string, page: { protocol: string; host: string } = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
