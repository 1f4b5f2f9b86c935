import type { WebSocket } from "ws";

const PING_MS = 5_000;
const GONE_MS = 12_000;
/** A node that stood still this long cannot tell who has gone meanwhile. */
const STALL_MS = 2_000;
/** Not all are asked at once: moves would wait for thousands of pings. */
const TURNS = 25;

/** Finds out who has gone without a word. */
interface Heartbeat {
  watch(socket: WebSocket): void;
  stop(): void;
}

export function heartbeat(now: () => number): Heartbeat {
  const turns = Array.from({ length: TURNS }, () => new Map<WebSocket, number>());
  const turnMs = PING_MS / TURNS;
  let due = now() + turnMs;
  let asked = 0;
  let seated = 0;

  function beat(): void {
    if (now() - due > STALL_MS)
      for (const heard of turns) for (const socket of heard.keys()) heard.set(socket, now());
    due = now() + turnMs;
    ask(turns[asked++ % TURNS]!);
  }

  function ask(heard: Map<WebSocket, number>): void {
    for (const [socket, at] of heard) {
      // One that we do not read, because it floods us, cannot be heard either.
      if (socket.isPaused) heard.set(socket, now());
      else if (now() - at > GONE_MS) socket.terminate();
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }

  const timer = setInterval(beat, turnMs).unref();
  return {
    watch(socket) {
      const heard = turns[seated++ % TURNS]!;
      const note = () => void heard.set(socket, now());
      note();
      socket.on("pong", note).on("message", note);
      socket.once("close", () => heard.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
