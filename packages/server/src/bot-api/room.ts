import type { Rooms } from "../http/rooms.ts";
import type { Node } from "../node/node.ts";
import type { Streams } from "./streams.ts";

/** What the routes for bots need of the house. */
export interface BotRoom extends Rooms {
  readonly node: Node;
  readonly streams: Streams;
}
