import type { WebSocket } from "ws";
import { answer } from "../desk/answer.ts";
import type { Caller } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import type { Bucket } from "../limits/bucket.ts";
import { converse } from "./converse.ts";
import { send, socketLine } from "./socket-line.ts";

/** Ids of commands that are remembered. */
const MOST_IDS = 512;

/** Speaks our protocol on a socket until it closes. */
export function serveSocket(
  node: Node,
  socket: WebSocket,
  account: Caller,
  buckets: readonly Bucket[],
): Promise<void> {
  const line = socketLine(socket, account, (message) => send(socket, message));
  const isNew = rememberIds();
  return converse({ node, socket, line, buckets }, async (text) =>
    line.say(await answer(node, line, text, isNew)),
  );
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
