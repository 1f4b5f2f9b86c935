import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

const streams = new WeakMap<WebSocket, Duplex>();
/** Streams that have something to say in this turn. */
const held = new Set<Duplex>();

/** Names the stream below a socket. */
export const standsOn = (socket: WebSocket, stream: Duplex): void =>
  void streams.set(socket, stream);

/** What is said within one turn of the loop goes out in one write: a write costs far more than what is written. */
export function gather(socket: WebSocket): void {
  const stream = streams.get(socket);
  if (!stream || held.has(stream)) return;
  if (held.size === 0) setImmediate(letAllGo);
  held.add(stream);
  stream.cork();
}

function letAllGo(): void {
  for (const stream of held) stream.uncork();
  held.clear();
}

/** What was gathered goes out now: for last words, after which there is no next turn. */
export function letGo(socket: WebSocket): void {
  const stream = streams.get(socket);
  if (stream && held.delete(stream)) stream.uncork();
}
