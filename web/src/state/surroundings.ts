// What a connection needs of the browser; tests bring their own.

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket reports, never before `open` has returned it. */
export interface SocketListener {
  opened(): void;
  heard(data: unknown): void;
  /** It is over, for the reason that the code of WebSockets gives. */
  closed(code: number): void;
}

/** Sockets, clocks, chance, and when the browser comes back to life. */
export interface Surroundings {
  /** Open a socket; may throw if the address is not allowed. */
  open(address: string, listener: SocketListener): Socket;
  /** Call back once after so many milliseconds; returns what stops it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** A number in [0, 1). */
  chance(): number;
  /** A name for a command that no other has. */
  newId(): string;
  /** Call back whenever the network or the page comes back; returns what stops it. */
  onWake(callback: () => void): () => void;
}
