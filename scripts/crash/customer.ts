import { setTimeout as sleep } from "node:timers/promises";
import { ECONOMIES } from "@holmgang/games";
import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import type { Message, MessageOf } from "@holmgang/protocol";
import { openLine } from "../../packages/cli/src/load/line.ts";
import type { Line } from "../../packages/cli/src/load/line.ts";
import { handFor } from "../../packages/server/src/testing/hand.ts";

/** One of a ware, as it is ordered. */
interface Order {
  readonly ware: string;
  readonly nth: number;
  readonly price: number;
}

/** What a customer was promised. */
export interface Receipts {
  readonly account: string;
  /** Orders that were answered. */
  readonly bought: Order[];
  /** Matches whose end was acknowledged. */
  readonly ended: string[];
  /** Promises that were broken before its eyes. */
  readonly complaints: string[];
}

interface Visit {
  readonly addresses: readonly string[];
  readonly token: string;
  readonly rng: Rng;
  readonly receipts: Receipts;
  /** Called right before something that pays or is paid is sent. */
  aim(this: void, address: string): void;
}

const GAME = "clans";
const WARES = ECONOMIES[GAME]!.wares;
/** Moves before a match is given up, so that there is something to be paid for. */
const MOVES = 5;
const PAUSE_MS = 40;

/** Somebody who buys, plays a bot, gives up, and buys again, on whichever server answers. Returns how to end it. */
export function openCustomer({ addresses, token, rng, receipts, aim }: Visit): () => Promise<void> {
  const { bought, ended, complaints } = receipts;
  let isRetiring = false;
  let at = rng.below(addresses.length);
  /** An order that nobody has answered yet: it is sent again, as it was. */
  let pending: Order | null = null;
  /** A match that is not known to be over. */
  let playing: string | null = null;
  const updates = new Map<string, MessageOf<"update">>();

  /** Nobody goes before the last order is answered and the last match is over. */
  const isDone = (): boolean => isRetiring && pending === null && playing === null;

  async function stay(): Promise<void> {
    while (!isDone()) {
      const greeted = Promise.withResolvers<MessageOf<"welcome">>();
      try {
        const line = await openLine(addresses[at]!, token, (on, message) => {
          if (message.kind === "welcome") greeted.resolve(message);
          else hear(on, message);
        });
        const { matches } = await Promise.race([greeted.promise, line.lost.then(lostIt)]);
        if (matches.length === 0) playing = null;
        for (const match of matches) await giveUp(line, match);
        while (!line.isLost() && !isDone()) await errand(line);
        line.hangUp();
      } catch {
        at = (at + 1) % addresses.length;
        await sleep(PAUSE_MS);
      }
    }
  }

  function hear(line: Line, message: Message): void {
    if (message.kind === "update") updates.set(message.match, message);
    if (message.kind === "match_found")
      void line.ask({ kind: "nonce", match: message.match, nonce: "any" });
  }

  async function errand(line: Line): Promise<void> {
    await sleep(rng.below(PAUSE_MS));
    await shop(line.address);
    const reply = await line.ask({ kind: "play_bot", game: GAME, bot: "conscript" });
    if (!reply) return;
    // It opened, and the answer was lost with the connection before.
    if (reply.kind === "refused") return line.hangUp();
    const match = reply.match!; // the answer to play_bot names it
    playing = match;
    await playABit(line, match);
    await giveUp(line, match);
  }

  async function playABit(line: Line, match: string): Promise<void> {
    const hand = await handFor(GAME, rng);
    for (let tries = 0, moves = 0; moves < MOVES && tries < 100 && !line.isLost(); tries++) {
      const now = updates.get(match);
      const decision = now?.decisions[0]?.id;
      const { viewer } = (now?.view ?? {}) as { viewer?: 0 | 1 };
      if (decision === undefined || viewer === undefined) await sleep(5);
      else {
        const move = hand.legal(now!.view, viewer);
        if ((await line.ask({ kind: "move", match, decision, move }))?.kind === "ok") moves++;
      }
    }
  }

  async function giveUp(line: Line, match: string): Promise<void> {
    aim(line.address);
    const reply = await line.ask({ kind: "resign", match });
    if (reply?.kind !== "ok") return;
    ended.push(match);
    playing = null;
  }

  async function shop(address: string): Promise<void> {
    const order = (pending ??= nextOrder(bought, rng));
    aim(address);
    const reply = await fetch(`${address}/api/shop/${GAME}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(order),
    });
    if (reply.status >= 500) return; // nobody knows: it is sent again
    const said = (await reply.json()) as { gold: number; bought: Record<string, number> };
    pending = null;
    if (!reply.ok) return void complaints.push(`${order.ware}: ${JSON.stringify(said)}`);
    if ((said.bought[order.ware] ?? 0) < order.nth) complaints.push(`${order.ware} is not there`);
    if (!bought.some((each) => each.ware === order.ware && each.nth === order.nth))
      bought.push(order);
  }

  const done = stay();
  return () => {
    isRetiring = true;
    return done;
  };
}

const lostIt = (): never => {
  throw new Error("the connection was lost");
};

/** The next one of some ware; once everything is bought, one of those again: it must cost nothing. */
function nextOrder(bought: readonly Order[], rng: Rng): Order {
  const countOf = (ware: string): number => bought.filter((each) => each.ware === ware).length;
  const left = WARES.filter(({ id, start, most }) => start + countOf(id) < most);
  if (left.length === 0) return pick(rng, bought);
  const { id, price } = pick(rng, left);
  return { ware: id, nth: countOf(id) + 1, price };
}
