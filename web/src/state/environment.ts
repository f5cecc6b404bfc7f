// The environment of a connection; tests replace it.

/** The methods of a WebSocket that a connection uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a socket, never called before `open` has returned it. */
export interface SocketListener {
  opened(): void;
  received(data: unknown): void;
  /** The socket was closed with a WebSocket close code. */
  closed(code: number): void;
}

/** Sockets, timers, random numbers and events that cast doubt on the connection. */
export interface ConnectionEnvironment {
  /** Open a socket; may throw if the address is not allowed. */
  open(address: string, listener: SocketListener): Socket;
  /** Call back once after a number of milliseconds; returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Return a random number in [0, 1). */
  chance(): number;
  /** Return a unique id for a command. */
  newId(): string;
  /**
   * Call back when the connection may have broken or become possible: the network has come or gone, or the page is
   * visible again after a pause. Returns a function that stops it.
   */
  onNetworkHint(callback: () => void): () => void;
}
