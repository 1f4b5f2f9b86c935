import type { WebSocket } from "ws";

const PING_MS = 5_000;
const GONE_MS = 12_000;
/** A node that stood still this long cannot tell who has gone meanwhile. */
const STALL_MS = 2_000;

/** Finds out who has gone without a word. */
interface Heartbeat {
  watch(socket: WebSocket): void;
  stop(): void;
}

export function heartbeat(now: () => number): Heartbeat {
  const heard = new Map<WebSocket, number>();
  let due = now() + PING_MS;

  function beat(): void {
    const isLate = now() - due > STALL_MS;
    due = now() + PING_MS;
    for (const [socket, at] of heard) {
      // One that we do not read, because it floods us, cannot be heard either.
      if (isLate || socket.isPaused) heard.set(socket, now());
      else if (now() - at > GONE_MS) socket.terminate();
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }

  const timer = setInterval(beat, PING_MS).unref();
  return {
    watch(socket) {
      const note = () => void heard.set(socket, now());
      note();
      socket.on("pong", note).on("message", note);
      socket.once("close", () => heard.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
