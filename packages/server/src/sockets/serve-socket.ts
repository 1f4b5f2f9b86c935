import { setTimeout as sleep } from "node:timers/promises";
import type { Message } from "@holmgang/protocol";
import type { WebSocket } from "ws";
import { answer } from "../desk/answer.ts";
import { greet } from "../desk/greet.ts";
import type { Caller, Line } from "../lines/line.ts";
import { newId } from "../node/new-id.ts";
import type { Node } from "../node/node.ts";
import { leave } from "../presence/leave.ts";
import type { Bucket } from "./bucket.ts";

/** Messages that may wait for their turn; beyond, the sender has to. */
const MOST_WAITING = 16;
/** Ids of commands that are remembered. */
const MOST_IDS = 512;
/** A reader that is this far behind is cut off: it can come back and resume. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** Close codes: why the server hangs up. */
const CODES = { restart: 1012, replaced: 4000, gone: 4001 } as const;

/** Speaks our protocol on a socket until it closes. Messages are answered one by one, in order. */
export async function serveSocket(
  node: Node,
  socket: WebSocket,
  account: Caller,
  buckets: readonly Bucket[],
): Promise<void> {
  const line = lineOf(socket, account);
  const isNew = rememberIds();
  const inbox = inboxOf(socket, async (text) => {
    const waitMs = Math.max(...buckets.map((bucket) => bucket.take()));
    if (waitMs > 0) await sleep(waitMs, undefined, { ref: false });
    line.say(await answer(node, line, text, isNew));
  });
  socket.on("message", (data: Buffer) => inbox.push(data.toString()));
  socket.on("error", () => {}); // 'close' follows
  const greeted = greet(node, line).catch((error: unknown) => {
    node.complain(error);
    socket.close(1011);
  });
  socket.once("close", () => {
    inbox.close();
    void greeted.then(() => leave(node, line)).catch(node.complain);
  });
  await greeted;
  inbox.open();
}

const lineOf = (socket: WebSocket, account: Caller): Line => ({
  id: newId(),
  account,
  say(message: Message) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    socket.send(JSON.stringify(message));
  },
  hangUp: (reason) => socket.close(CODES[reason], reason),
});

/** Takes messages one after the other; while too many wait, the socket is not read, which slows its sender and nobody else. */
function inboxOf(socket: WebSocket, take: (text: string) => Promise<void>) {
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
    push(text: string) {
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

/** Whether an id is used for the first time, as far back as is remembered. */
function rememberIds(): (id: string) => boolean {
  const ids = new Set<string>();
  return (id) => {
    if (ids.has(id)) return false;
    ids.add(id);
    if (ids.size > MOST_IDS) ids.delete(ids.values().next().value!);
    return true;
  };
}
