import { seededRng } from "@holmgang/kernel";
import type { StorePlace } from "@holmgang/server";
import type { Mark } from "../../packages/cli/src/load/layouts.ts";
import type { Page } from "../../packages/cli/src/load/notebook.ts";
import { openPlayer } from "../../packages/cli/src/load/player.ts";
import type { Player } from "../../packages/cli/src/load/player.ts";
import { inTime } from "./in-time.ts";
import { startNodes } from "./nodes.ts";
import type { Nodes } from "./nodes.ts";

/** Players on one database whose servers are killed. */
export interface Trial {
  readonly place: StorePlace;
  readonly nodes: number;
  readonly kills: number;
  /** Matches at once. */
  readonly matches: number;
  readonly seed: string;
  /** Told after every kill. */
  killed(): void;
}

/** What the players have to say afterwards. */
export interface Evidence {
  /** What each player knows of each of its matches. */
  readonly pages: Page[];
  /** Promises that were broken before their eyes. */
  readonly complaints: string[];
}

/** Players wait less than this before every move, and this long for a rival. */
const THINK_MS = 40;
const PATIENCE_MS = 300;

/** Lets players play while their servers are killed again and again, and then to the end of all their matches. */
export async function runTrial(trial: Trial): Promise<Evidence> {
  const evidence: Evidence = { pages: [], complaints: [] };
  const rng = seededRng(trial.seed);
  const nodes = await startNodes(trial.place, trial.nodes);
  const players = await seat(trial, nodes, evidence);
  try {
    for (let kill = 0; kill < trial.kills; kill++) {
      await nodes.killOne(rng);
      trial.killed();
    }
    await inTime("a match did not end", Promise.all(players.map((player) => player.retire())));
  } catch (error) {
    evidence.complaints.push(String(error));
  }
  for (const player of players) player.leave();
  await nodes.end();
  return evidence;
}

async function seat(
  { matches, seed }: Trial,
  { addresses, answered }: Nodes,
  { pages, complaints }: Evidence,
): Promise<readonly Player[]> {
  const witness = {
    acknowledged: (_ms: number, address: string) => answered(address),
    complain: (words: string) => void complaints.push(words),
    begun: (page: Page) => void pages.push(page),
    ended: () => {},
  };
  const players = await Promise.all(
    Array.from({ length: 2 * matches }, (_, index) =>
      openPlayer({
        addresses,
        rng: seededRng(`${seed} player ${index}`),
        mark: tagged(index),
        thinkMs: THINK_MS,
        patienceMs: PATIENCE_MS,
        witness,
      }),
    ),
  );
  for (const player of players) player.start();
  return players;
}

/** Drafts that can be told apart in the log: in one slot lies a text of their own, which the rules drop. */
function tagged(player: number): Mark {
  let drafts = 0;
  return ([a, b]) => [a, b, `${player} ${++drafts}`];
}
