import { setTimeout as sleep } from "node:timers/promises";
import type { Move } from "@holmgang/campaign";
import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import type { Message, MessageOf } from "@holmgang/protocol";
import { openLine } from "../../packages/cli/src/load/line.ts";
import type { Line } from "../../packages/cli/src/load/line.ts";
import type { RunView } from "../../packages/server/src/runs/run-view.ts";
import { handFor } from "../../packages/server/src/testing/hand.ts";

/** What a campaigner was promised. */
export interface Diary {
  readonly account: string;
  /** Moves of runs that were answered. */
  readonly moves: { readonly run: string; readonly seq: number; readonly kind: string }[];
  /** Moves of battles that were answered, by match. */
  readonly blows: { readonly match: string; readonly move: string }[];
  /** Promises that were broken before its eyes. */
  readonly complaints: string[];
}

interface March {
  readonly addresses: readonly string[];
  readonly token: string;
  readonly rng: Rng;
  readonly diary: Diary;
  /** Called right before something is sent that is to be kept. */
  aim(this: void, address: string): void;
}

/** Moves in a battle before it is given up or left. */
const BLOWS = 4;
const PAUSE_MS = 40;
/** Where one shops rather than going on. */
const LIKED: readonly string[] = ["shop", "battle", "elite"];

/** Somebody who leads run after run on whichever server answers: shops, fights a while, concedes or retreats. Returns how to end it. */
export function openCampaigner({ addresses, token, rng, diary, aim }: March): () => Promise<void> {
  let isRetiring = false;
  let at = rng.below(addresses.length);
  /** How many moves the run had when it was seen last: none of them may be gone later. */
  const known = new Map<string, number>();

  async function stay(): Promise<void> {
    for (;;) {
      if (isRetiring) return;
      const address = addresses[at]!;
      try {
        await lead(address);
      } catch {
        at = (at + 1) % addresses.length;
        await sleep(PAUSE_MS);
      }
    }
  }

  async function lead(address: string): Promise<void> {
    const { run } = await ask<{ run: RunView | null }>(address, "GET", "/api/runs/last");
    if (run) see(run);
    if (!run || run.view.phase === "over") {
      aim(address);
      await ask<RunView>(address, "POST", "/api/runs", { relic: "war-chest" });
      return;
    }
    await sleep(rng.below(PAUSE_MS));
    if (run.match !== null) return fight(address, run, run.match);
    await make(address, run, chosen(run, rng));
  }

  function see({ id, seq }: RunView): void {
    const before = known.get(id) ?? 0;
    if (seq < before) diary.complaints.push(`run ${id} had ${before} moves and has ${seq}`);
    known.set(id, Math.max(seq, before));
  }

  async function make(address: string, { id, seq }: RunView, move: object): Promise<void> {
    aim(address);
    const after = await ask<RunView>(address, "POST", `/api/runs/${id}/moves`, { seq, move });
    const { kind } = move as Move; // one of the moves it was offered, or a retreat
    diary.moves.push({ run: id, seq, kind });
    see(after);
  }

  async function fight(address: string, run: RunView, match: string): Promise<void> {
    let now: MessageOf<"update"> | null = null;
    const line = await openLine(address, token, (_, message: Message) => {
      if (message.kind === "update" && message.match === match) now = message;
    });
    try {
      await line.ask({ kind: "resume", match, seq: 0 });
      await strike(line, match, () => now);
      if (line.isLost()) return;
      aim(address);
      if (rng.below(3) === 0 && run.view.gold >= run.view.setup.settings.retreatCost)
        await make(address, run, { kind: "retreat" });
      else await line.ask({ kind: "resign", match });
    } finally {
      line.hangUp();
    }
  }

  async function strike(
    line: Line,
    match: string,
    latest: () => MessageOf<"update"> | null,
  ): Promise<void> {
    const hand = await handFor("clans-field", rng);
    for (let tries = 0, blows = 0; blows < BLOWS && tries < 100 && !line.isLost(); tries++) {
      const now = latest();
      const asked = now?.decisions[0];
      if (!now || !asked || now.outcome) {
        await sleep(5);
        continue;
      }
      const move = hand.legal(now.view, 0);
      aim(line.address);
      const reply = await line.ask({ kind: "move", match, decision: asked.id, move });
      if (reply?.kind !== "ok") continue;
      diary.blows.push({ match, move: JSON.stringify(move) });
      blows++;
    }
  }

  /** An answer that is no yes is thrown: then the run is looked at anew. */
  async function ask<V>(address: string, method: string, path: string, body?: object): Promise<V> {
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const told = (await reply.json()) as V & { readonly code?: string };
    if (reply.status >= 500 || told.code === "internal") throw new Error("try again");
    if (!reply.ok && told.code !== "stale" && told.code !== "run-underway")
      diary.complaints.push(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(told)}`);
    if (!reply.ok) throw new Error(told.code);
    return told;
  }

  const done = stay();
  return () => {
    isRetiring = true;
    return done;
  };
}

/** Buys what it can, then goes on: to shops and battles where it may. */
function chosen({ moves, view }: RunView, rng: Rng): Move {
  const of = (kind: Move["kind"]) => moves.filter((move) => move.kind === kind);
  const bought = [...of("buy"), ...of("repair")];
  if (bought.length > 0 && rng.below(4) > 0) return pick(rng, bought);
  const liked = moves.filter(
    (move) => move.kind === "travel" && LIKED.includes(view.choices[move.choice]?.kind ?? ""),
  );
  const ways = [liked, of("leave"), of("continue"), of("march"), of("travel"), of("wait"), moves];
  return pick(rng, ways.find((way) => way.length > 0) ?? []);
}
