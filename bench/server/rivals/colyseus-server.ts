// Orcain on Colyseus: a room is a match. The rules are the kernel's own, on a state that is changed in place. What both
// may know is in the room's schema, sent when a round is revealed; what is laid in secret is not.
import { generator } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import type { State } from "@holmgang/orcain";
import { CONFIG } from "../../contenders/holmgang.ts";
import { isLong, LONG } from "../long.ts";
import { fromColyseus } from "../peers.ts";
import { announce } from "./announce.ts";
import type { Shown } from "./colyseus-pair.ts";

interface Client {
  readonly sessionId: string;
  send(kind: string): void;
}

interface RoomBase {
  broadcastPatch(): void;
}

interface Core {
  readonly Room: new () => RoomBase;
  readonly Server: new (options: object) => {
    define(name: string, room: typeof OrcainRoom): void;
    listen(port: number, host: string): Promise<void>;
  };
}

interface Schemas {
  schema(fields: object): new () => Shown & { outcome: string; rounds: number };
  readonly t: Readonly<Record<"number" | "string", () => unknown>> & {
    array(of: "number" | "string"): unknown;
  };
}

interface Transports {
  readonly WebSocketTransport: new () => { readonly server: { address(): { port: number } } };
}

const { Room, Server } = fromColyseus("@colyseus/core") as Core;
const { WebSocketTransport } = fromColyseus("@colyseus/ws-transport") as Transports;
const { schema, t } = fromColyseus("@colyseus/schema") as Schemas;

/** Orcain has no chance in it. */
const TABLE = { rng: generator([1, 2, 3, 4]) };

const Shared = schema({
  rounds: t.number(),
  hp: t.array("number"),
  layouts: t.array("string"),
  outcome: t.string(),
});

class OrcainRoom extends Room {
  readonly maxClients = 2;
  /** Nothing is sent by the clock: only what has changed, when it has. */
  readonly patchRate = null;
  readonly state = Object.assign(new Shared(), {
    rounds: 0,
    hp: [10, 10],
    layouts: [],
    outcome: "",
  });
  readonly messages = { move: (client: Client, raw: unknown) => this.take(client, raw) };
  readonly seats: string[] = [];
  match: State = newMatch();

  onJoin({ sessionId }: Client): void {
    this.seats.push(sessionId);
  }

  take(client: Client, raw: unknown): void {
    const seat = this.seats.indexOf(client.sessionId) as Seat; // two clients, so 0 or 1
    const move = orcain.parseMove(raw);
    const isAsked = orcain.decisions(this.match).some((decision) => decision.seat === seat);
    if (!move.ok || !isAsked || orcain.refusal(this.match, seat, move.value))
      return client.send("refused");
    const { length } = this.match.history;
    orcain.apply(this.match, seat, move.value, TABLE);
    client.send("ok");
    if (this.match.history.length > length) this.reveal();
  }

  /** Shows the round that was just played. After the last one the same two can play on. */
  reveal(): void {
    const { layouts, hp } = this.match.history.at(-1)!;
    this.state.hp.splice(0, 2, ...hp);
    this.state.layouts.push(...layouts.map((layout) => layout.join()));
    this.state.outcome = this.match.outcome?.reason ?? "";
    this.state.rounds++;
    this.broadcastPatch();
    if (this.match.outcome) this.match = newMatch();
  }
}

function newMatch(): State {
  return orcain.setup(
    { ...CONFIG, settings: { ...CONFIG.settings, ...(isLong() && LONG) } },
    TABLE,
  );
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("orcain", OrcainRoom);
await server.listen(0, "127.0.0.1");
announce(transport.server.address().port);
