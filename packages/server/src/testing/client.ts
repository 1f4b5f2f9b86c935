import { once } from "node:events";
import { parseMessage, PROTOCOL } from "@holmgang/protocol";
import type { Message, MessageKind, MessageOf } from "@holmgang/protocol";
import { WebSocket } from "ws";

/** Somebody with an account, for tests. */
export interface Visitor {
  readonly address: string;
  readonly token: string;
  readonly account: { readonly id: string; readonly nickname: string };
}

/** A client over a real socket. Every message it gets is checked against the protocol. */
export interface Client {
  readonly visitor: Visitor;
  /** Everything heard so far. */
  readonly heard: readonly Message[];
  /** All bytes as they came. */
  readonly texts: readonly string[];
  /** Sends a command under a new id and waits for its answer. */
  ask(
    command: { kind: string } & Record<string, unknown>,
  ): Promise<MessageOf<"ok"> | MessageOf<"refused">>;
  /** Sends anything. */
  send(text: string): void;
  /** The first message of this kind, not taken before, that is as wanted. */
  next<K extends MessageKind>(
    kind: K,
    isWanted?: (message: MessageOf<K>) => boolean,
  ): Promise<MessageOf<K>>;
  /** Forgets what it has heard so far. */
  forget(): void;
  /** Drops the connection like a lost one. */
  drop(): void;
  closed: Promise<number>;
}

/** Plays as a guest, without an account before. */
export async function visit(address: string): Promise<Visitor> {
  const reply = await fetch(`${address}/api/guest`, { method: "POST" });
  if (!reply.ok) throw new Error(`no guest: ${reply.status} ${await reply.text()}`);
  const account = (await reply.json()) as Visitor["account"];
  const token = /holmgang_session=([^;]+)/.exec(reply.headers.get("set-cookie") ?? "")?.[1];
  return { address, token: token!, account };
}

/** Somebody who waits for a message. */
interface Waiter {
  wants(message: Message): boolean;
  take(message: Message): void;
  giveUp(): void;
}

export async function connect(visitor: Visitor, address = visitor.address): Promise<Client> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket?v=${PROTOCOL}`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const heard: Message[] = [];
  const texts: string[] = [];
  const waiters = new Set<Waiter>();
  let left: Message[] = [];
  let lastId = 0;
  socket.on("message", (data: Buffer) => {
    texts.push(data.toString());
    const message = parseMessage(JSON.parse(data.toString()));
    heard.push(message);
    const waiter = [...waiters].find(({ wants }) => wants(message));
    if (!waiter) return void left.push(message);
    waiters.delete(waiter);
    waiter.take(message);
  });
  const closed = new Promise<number>((resolve) =>
    socket.once("close", (code) => {
      for (const waiter of waiters) waiter.giveUp();
      resolve(code);
    }),
  );
  await once(socket, "open");

  function first(what: string, wants: Waiter["wants"]): Promise<Message> {
    const found = left.find(wants);
    left = left.filter((message) => message !== found);
    if (found) return Promise.resolve(found);
    return new Promise((take, reject) => {
      const giveUp = () => reject(new Error(`closed while waiting for ${what}`));
      if (socket.readyState >= WebSocket.CLOSING) giveUp();
      else waiters.add({ wants, take, giveUp });
    });
  }

  const client: Client = {
    visitor,
    heard,
    texts,
    closed,
    async ask(command) {
      const id = `c${++lastId}`;
      socket.send(JSON.stringify({ id, ...command }));
      const answer = await first("an answer", (message) => "re" in message && message.re === id);
      return answer as MessageOf<"ok"> | MessageOf<"refused">; // nothing else has a `re`
    },
    send: (text) => socket.send(text),
    next: async (kind, isWanted = () => true) =>
      // Of this kind, as is looked at first.
      (await first(
        kind,
        (message) => message.kind === kind && isWanted(message as never),
      )) as never,
    forget() {
      heard.length = 0;
      texts.length = 0;
      left = [];
    },
    drop: () => socket.terminate(),
  };
  await client.next("welcome");
  return client;
}
