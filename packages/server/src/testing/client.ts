import { once } from "node:events";
import { parseMessage } from "@holmgang/protocol";
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

export async function connect(visitor: Visitor, address = visitor.address): Promise<Client> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket?v=1`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const heard: Message[] = [];
  const texts: string[] = [];
  const taken = new Set<Message>();
  let wake: () => void = () => {};
  let lastId = 0;
  socket.on("message", (data: Buffer) => {
    texts.push(data.toString());
    heard.push(parseMessage(JSON.parse(data.toString())));
    wake();
  });
  const closed = new Promise<number>((resolve) =>
    socket.once("close", (code) => {
      wake();
      resolve(code);
    }),
  );
  await once(socket, "open");

  async function next<K extends MessageKind>(
    kind: K,
    isWanted: (message: MessageOf<K>) => boolean = () => true,
  ): Promise<MessageOf<K>> {
    for (;;) {
      const found = heard
        .filter((message) => message.kind === kind && !taken.has(message))
        .find((message) => isWanted(message as unknown as MessageOf<K>)); // of this kind, as was just looked at
      if (found) {
        taken.add(found);
        return found as unknown as MessageOf<K>;
      }
      if (socket.readyState >= WebSocket.CLOSING)
        throw new Error(`closed while waiting for ${kind}`);
      await new Promise<void>((resolve) => {
        const before = wake;
        wake = () => {
          before();
          resolve();
        };
      });
    }
  }

  const client: Client = {
    visitor,
    heard,
    texts,
    closed,
    async ask(command) {
      const id = `c${++lastId}`;
      socket.send(JSON.stringify({ id, ...command }));
      return Promise.race([
        next("ok", ({ re }) => re === id),
        next("refused", ({ re }) => re === id),
      ]);
    },
    send: (text) => socket.send(text),
    next,
    drop: () => socket.terminate(),
  };
  await next("welcome");
  return client;
}
