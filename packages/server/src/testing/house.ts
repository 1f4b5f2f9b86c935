import type { Message } from "@holmgang/protocol";
import { createGuest } from "../accounts/create-guest.ts";
import { answer } from "../desk/answer.ts";
import { greet } from "../desk/greet.ts";
import { NO_LIMITS } from "../limits/limits.ts";
import type { Limits } from "../limits/limits.ts";
import type { Line } from "../lines/line.ts";
import { newId } from "../node/new-id.ts";
import type { Node, QueueSettings } from "../node/node.ts";
import { startNode } from "../upkeep/start-node.ts";
import type { RunningNode } from "../upkeep/start-node.ts";
import { leave } from "../presence/leave.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/open-store.ts";
import type { HandClock } from "./keeping.ts";
import { newFolder } from "./server.ts";

/** A node without a network, on a clock turned by hand. */
export interface House {
  readonly node: Node;
  readonly clock: HandClock;
  readonly complaints: readonly unknown[];
  /** Waits until everything that was set off has come to rest. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface HouseRules {
  /** A node that is deaf hears no hint. */
  readonly isDeaf?: boolean;
  /** A node that is still sweeps only when told to: nothing happens between two steps of a test. */
  readonly isStill?: boolean;
  readonly queueSettings?: QueueSettings;
  readonly limits?: Limits;
}

export async function openHouse({
  isDeaf = false,
  isStill = false,
  queueSettings = {},
  limits = NO_LIMITS,
}: HouseRules = {}): Promise<House> {
  const hearing: Store = await openStore({ folder: newFolder() });
  const store = isDeaf ? { ...hearing, listen: () => Promise.resolve() } : hearing;
  const clock = { now: 1_000_000_000 };
  const complaints: unknown[] = [];
  const running: RunningNode = await startNode({
    store,
    bots: {
      choose: () => Promise.reject(new Error("no bots here")),
      waiting: () => ({ account: 0, household: 0 }),
    },
    limits,
    faultGraceMs: 30_000,
    queueSettings,
    now: () => clock.now,
    isStill,
    complain: (error) => complaints.push(error),
  });
  return {
    node: running.node,
    clock,
    complaints,
    async settle() {
      // Hints travel through the database: once it has nothing more to say, neither has the node.
      for (let i = 0; i < 4; i++) {
        await running.node.db.selectFrom("node").select("id").execute();
        await new Promise((resolve) => void setTimeout(resolve, 1));
        await running.rest();
      }
    },
    async close() {
      await running.stop();
      await running.rest();
      await store.close();
    },
  };
}

/** A line without a socket. */
export interface Thread {
  readonly heard: Message[];
  ask(command: { kind: string; id?: string } & Record<string, unknown>): Promise<Message>;
  drop(): Promise<void>;
}

export async function newPlayer({ node }: House): Promise<string> {
  return (await createGuest(node.db, node.now())).account.id;
}

export async function pickUp(
  { node }: House,
  account: string,
  kind: "guest" | "bot" = "guest",
): Promise<Thread> {
  const heard: Message[] = [];
  const ids = new Set<string>();
  const session = await node.db
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", account)
    .executeTakeFirstOrThrow();
  const line: Line = {
    id: newId(),
    account: { id: account, kind, session: session.id, household: "127.0.0.1" },
    say: (message) => void heard.push(message),
    hangUp() {},
  };
  await greet(node, line);
  return {
    heard,
    ask: (command) =>
      answer(node, line, JSON.stringify({ id: newId(), ...command }), (id) => {
        const isNew = !ids.has(id);
        ids.add(id);
        return isNew;
      }),
    drop: () => leave(node, line),
  };
}
