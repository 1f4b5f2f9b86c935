import type { WebSocket } from "ws";

/** What has come in on a socket and waits for its turn. */
interface Inbox {
  push(text: string): void;
  /** Nothing is taken before. */
  open(): void;
  /** Nothing is taken any more. */
  close(): void;
}

/** Messages that may wait for their turn; beyond, the sender has to. */
const MOST_WAITING = 16;

/** Takes messages one after the other; while too many wait, the socket is not read, which slows its sender and nobody else. */
export function inboxOf(socket: WebSocket, take: (text: string) => Promise<void>): Inbox {
  const waiting: string[] = [];
  let isBusy = true; // until it is opened
  async function work(): Promise<void> {
    isBusy = true;
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      await take(text);
      if (socket.isPaused && waiting.length < MOST_WAITING) socket.resume();
    }
    isBusy = false;
  }
  return {
    push(text) {
      waiting.push(text);
      if (waiting.length >= MOST_WAITING) socket.pause();
      if (!isBusy) void work();
    },
    open: () => void work(),
    close() {
      waiting.length = 0;
    },
  };
}
