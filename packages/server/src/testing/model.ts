import { nextBell } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import { expect } from "vitest";
import type { House, Thread } from "./house.ts";

/** What must be true of a player, whatever the server does inside. */
export interface Player {
  readonly account: string;
  threads: Thread[];
  isWaiting: boolean;
  match: string | null;
  seat: Seat;
  tokens: number;
}

export interface Model {
  /** What each of them puts into the pot. */
  readonly stake: number;
  readonly players: Player[];
  readonly rival: Map<string, Player>;
}

/** The last update a player has heard. */
export const latest = ({ threads }: Player): MessageOf<"update"> | undefined =>
  threads[0]?.heard.findLast((message) => message.kind === "update");

/** Takes in what players have heard since: who was paired, whose match is over, and what that was worth. */
export async function listen({ stake, players, rival }: Model, house: House): Promise<void> {
  await house.settle();
  for (const player of players) {
    const [thread] = player.threads;
    for (const message of thread?.heard ?? []) {
      if (
        message.kind === "match_found" &&
        player.match === null &&
        !isOver(player, message.match)
      ) {
        expect(player.isWaiting).toBe(true); // nobody is paired who does not wait
        player.isWaiting = false;
        player.match = message.match;
        player.seat = message.seat;
        player.tokens -= stake;
        const other = players.find((each) => each !== player && each.match === message.match);
        if (other)
          for (const [a, b] of [
            [player, other],
            [other, player],
          ] as const)
            rival.set(a.account, b);
      }
      if (message.kind === "settled" && message.match === player.match) {
        player.match = null;
        player.tokens += message.tokensWon + stake;
        expect(message.tokens).toBe(player.tokens);
      }
      if (message.kind === "left_queue") player.isWaiting = false;
    }
  }
}

const isOver = ({ threads }: Player, match: string): boolean =>
  threads.some(({ heard }) =>
    heard.some((each) => each.kind === "settled" && each.match === match),
  );

/** What holds after every step. */
export async function check({ stake, players }: Model, house: House): Promise<void> {
  const { db, now, tables } = house.node;
  expect(house.complaints).toEqual([]);
  const waiting = await db.selectFrom("queue_entry").select("account_id").execute();
  const live = await db
    .selectFrom("match")
    .select(["id", "seat_0", "seat_1"])
    .where("outcome", "is", null)
    .execute();
  const accounts = await db.selectFrom("account").select(["id", "kind", "tokens"]).execute();
  expect(waiting.map(({ account_id }) => account_id).toSorted()).toEqual(
    players
      .filter(({ isWaiting }) => isWaiting)
      .map(({ account }) => account)
      .toSorted(),
  );
  // Everybody sits in one match at most, is there, and knows of it.
  for (const { account, match, threads } of players) {
    const own = live.filter(({ seat_0, seat_1 }) => seat_0 === account || seat_1 === account);
    expect(own.map(({ id }) => id)).toEqual(match === null ? [] : [match]);
    if (match !== null) expect(threads.length).toBeGreaterThan(0);
  }
  // No token comes from nowhere: two stakes lie in the pot for every match, and all accounts sum to nothing.
  expect(accounts.find(({ id }) => id === "pot")!.tokens).toBe(2 * stake * live.length);
  expect(accounts.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(0);
  for (const { account, tokens } of players)
    expect(accounts.find(({ id }) => id === account)!.tokens).toBe(tokens);
  // No bell is overdue, and everybody's updates are numbered without a gap.
  for (const { match, isOver: over } of await tables.all())
    if (!over())
      expect(match.openedAt + (nextBell(match.clocks())?.at ?? Infinity)).toBeGreaterThan(now());
  for (const { threads } of players)
    for (const { heard } of threads) {
      const seqs = new Map<string, number>();
      for (const message of heard) {
        if (message.kind !== "update") continue;
        const before = seqs.get(message.match);
        if (before !== undefined) expect(message.seq).toBe(before + 1);
        seqs.set(message.match, message.seq);
      }
    }
}
