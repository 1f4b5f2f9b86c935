import { setTimeout as sleep } from "node:timers/promises";
import type { WebSocket } from "ws";
import { greet } from "../desk/greet.ts";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import { leave } from "../presence/leave.ts";
import type { Bucket } from "../limits/bucket.ts";
import { inboxOf } from "./inbox.ts";

/** A socket with somebody at the other end. */
interface Conversation {
  readonly node: Node;
  readonly socket: WebSocket;
  readonly line: Line;
  /** How much they may send. */
  readonly buckets: readonly Bucket[];
}

/**
 * Speaks on a socket until it closes. What comes in is taken one by one, in order, no faster than its sender may; after
 * this node has stood still not before the other end has shown that it is there, or what it once wanted might be done
 * long after it has gone.
 */
export async function converse(
  { node, socket, line, buckets }: Conversation,
  take: (text: string) => Promise<void>,
): Promise<void> {
  const life = lifeOn(node, line, socket);
  const inbox = inboxOf(socket, async (text) => {
    const waitMs = Math.max(...buckets.map((bucket) => bucket.take()));
    if (waitMs > 0) await sleep(waitMs, undefined, { ref: false });
    await node.standstill.over();
    await life.shown();
    if (socket.readyState !== socket.CLOSED) await node.aside(take(text));
  });
  socket.on("message", (data: Buffer) => inbox.push(data.toString()));
  socket.on("error", () => {}); // 'close' follows
  const greeted = greet(node, line).catch((error: unknown) => {
    node.complain(error);
    socket.close(1011);
  });
  socket.once("close", () => {
    inbox.close();
    void node.aside(
      node.standstill
        .over()
        .then(() => greeted)
        .then(() => leave(node, line)),
    );
  });
  await greeted;
  inbox.open();
}

/** After every standstill the other end is asked for a sign of life: it has one to give, or is closed. */
function lifeOn({ standstill }: Node, line: Line, socket: WebSocket) {
  let shown = Promise.resolve();
  let show = (): void => {};
  standstill.watch(line, () => {
    show();
    ({ promise: shown, resolve: show } = Promise.withResolvers<void>());
    if (socket.readyState === socket.OPEN) socket.ping();
  });
  socket.on("pong", () => {
    standstill.heard(line);
    show();
  });
  socket.once("close", () => show());
  return { shown: () => shown };
}
