import { once } from "node:events";
import { WebSocket } from "ws";
import type { Visitor } from "../../testing/client.ts";
import type { OrcainSays } from "../orcain-says.ts";

type Type = OrcainSays["type"];
type Said<T extends Type> = Extract<OrcainSays, { readonly type: T }>;

/** A client of Orcain's own wire over a real socket. Every message it gets must have its type's fields and no others. */
export interface WireClient {
  readonly visitor: Visitor;
  /** Everything heard so far. */
  readonly heard: readonly OrcainSays[];
  send(message: object | string): void;
  /** The first message of this type that was not taken before. */
  next<T extends Type>(type: T): Promise<Said<T>>;
  /** All that was heard since the last look, everything before this moment included. */
  sinceLast(): Promise<readonly Type[]>;
  /** Drops the connection like a lost one. */
  drop(): void;
  /** Why the server hung up. */
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

const FACTS = "matchId yourHp oppHp yourNickname oppNickname";
const PREPARATION = `${FACTS} yourTokens pot roundIndex suddenDeath deadlineTs yourHand`;

/** The fields of every message. There is none for the rival's tokens, draft or confirm. */
const FIELDS: Readonly<Record<Type, string>> = {
  hello_ok: "nickname tokens",
  queue_ok: "",
  queue_left: "",
  match_found: `${FACTS} yourHand yourTokens pot`,
  prep_start: PREPARATION,
  confirm_ok: "",
  step_reveal: `${FACTS} roundIndex stepIndex yourCard oppCard`,
  round_end: `${FACTS} roundIndex suddenDeath`,
  match_end: `${FACTS} winner winnerId loserId reason yourTokens`,
  sync_state: `${PREPARATION} phase yourLayout confirmed`,
  error_msg: "code message",
};

export async function connectWire(visitor: Visitor): Promise<WireClient> {
  const socket = new WebSocket(`${visitor.address.replace("http", "ws")}/socket?wire=orcain`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const heard: OrcainSays[] = [];
  const taken = new Set<OrcainSays>();
  let looked = 0;
  let stir = Promise.withResolvers<void>();
  const wake = (): void => {
    stir.resolve();
    stir = Promise.withResolvers();
  };
  socket.on("close", wake).on("message", (data: Buffer) => {
    heard.push(read(data.toString()));
    wake();
  });
  const closed = new Promise<readonly [number, string]>((resolve) =>
    socket.once("close", (code, reason) => resolve([code, reason.toString()])),
  );
  await once(socket, "open");

  const client: WireClient = {
    visitor,
    heard,
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    async next<T extends Type>(type: T) {
      for (;;) {
        const found = heard.find((each) => each.type === type && !taken.has(each));
        if (found) {
          taken.add(found);
          return found as Said<T>; // of this type, as was just looked at
        }
        if (socket.readyState >= WebSocket.CLOSING)
          throw new Error(`closed while waiting for ${type}`);
        await stir.promise;
      }
    },
    // Answers come in order: whatever was on its way before is there when `hello_ok` is.
    async sinceLast() {
      client.send({ type: "hello" });
      const mark = heard.indexOf(await client.next("hello_ok"));
      const types = heard.slice(looked, mark).map(({ type }) => type);
      looked = mark + 1;
      return types;
    },
    drop: () => socket.terminate(),
    closed,
  };
  return client;
}

function read(text: string): OrcainSays {
  const { type, ...fields } = JSON.parse(text) as OrcainSays; // checked on the next lines
  const named = FIELDS[type].split(" ").filter(Boolean).toSorted().join(" ");
  if (Object.keys(fields).toSorted().join(" ") !== named)
    throw new Error(`${text} does not have the fields of ${type}: ${named}`);
  return { type, ...fields } as OrcainSays; // exactly its fields
}
