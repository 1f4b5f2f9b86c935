import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Stranger } from "./stranger.ts";

/** Begins to send a body, waits for a while, and goes. */
export async function sendHalf(stranger: Stranger): Promise<void> {
  const socket = dial(stranger);
  socket.write(
    `POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  );
  await Promise.race([once(socket, "close"), sleep(HOLD_MS)]);
  socket.destroy();
}

/** Asks to become a socket at an address that may be none. */
export async function knock(stranger: Stranger, path: string): Promise<void> {
  const socket = dial(stranger);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await Promise.race([once(socket, "close"), sleep(HOLD_MS)]);
  socket.destroy();
}

const HOLD_MS = 500;

function dial({ server, from, tally }: Stranger): Socket {
  const { hostname, port } = new URL(server);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  tally.asked++;
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    tally.bytes += bytes.length;
    if (bytes.toString().startsWith("HTTP/1.1 4")) tally.refused++;
  });
  return socket;
}
