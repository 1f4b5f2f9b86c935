import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { seededRng } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import type { StorePlace } from "@holmgang/server";
import type { Manner } from "../../packages/cli/src/load/answer.ts";
import type { Page } from "../../packages/cli/src/load/notebook.ts";
import { openPlayer } from "../../packages/cli/src/load/player.ts";
import type { Player } from "../../packages/cli/src/load/player.ts";
import { handFor } from "../../packages/server/src/testing/hand.ts";
import type { Hand } from "../../packages/server/src/testing/hand.ts";
import { AIMS, aimedAt } from "./aims.ts";
import type { MatchAim } from "./aims.ts";
import type { Fault } from "./faults.ts";
import { inTime } from "./in-time.ts";
import { startNodes } from "./nodes.ts";
import type { Nodes } from "./nodes.ts";

/** Players on one database whose servers are struck. */
export interface Trial {
  readonly place: StorePlace;
  readonly nodes: number;
  readonly fault: Fault;
  readonly aim: MatchAim;
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
  /** What they came to play. */
  readonly games: ReadonlySet<GameId>;
}

/** Players wait less than this before every move, and this long for a rival. */
const THINK_MS = 40;
const PATIENCE_MS = 300;

/** Lets players play while their servers are killed again and again, and then to the end of all their matches. */
export async function runTrial(trial: Trial): Promise<Evidence> {
  const games = new Set(GAME_IDS.slice(0, trial.matches));
  const evidence: Evidence = { pages: [], complaints: [], games };
  const rng = seededRng(trial.seed);
  const nodes = await startNodes({ ...trial, ...AIMS[trial.aim] });
  const players = await seat(trial, nodes, evidence);
  try {
    for (let kill = 0; kill < trial.kills; kill++) {
      await nodes.strikeOne(rng);
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
  { matches, seed, aim }: Trial,
  nodes: Nodes,
  { pages, complaints }: Evidence,
): Promise<readonly Player[]> {
  const { addresses } = nodes;
  const witness = {
    ...aimedAt(aim, seededRng(`${seed} aim`), nodes),
    complain: (words: string) => void complaints.push(words),
    begun: (page: Page) => void pages.push(page),
    ended: () => {},
    refused: () => {},
  };
  const players = await Promise.all(
    Array.from({ length: 2 * matches }, async (_, index) => {
      // Two players for each match, and a game after the other.
      const game = GAME_IDS[Math.floor(index / 2) % GAME_IDS.length]!;
      const rng = seededRng(`${seed} player ${index}`);
      return openPlayer({
        addresses,
        game,
        rng,
        turn: turnsWith(game, await handFor(game, rng), rng),
        thinkMs: THINK_MS,
        patienceMs: PATIENCE_MS,
        witness,
      });
    }),
  );
  for (const player of players) player.start();
  return players;
}

/** Up to two things somebody might try, drafts among them, and then a move that answers; as the log will hold them. */
function turnsWith(id: GameId, hand: Hand, rng: Rng): Manner["turn"] {
  const read = (raw: unknown): readonly unknown[] => {
    const move = GAMES[id].game.parseMove(raw);
    return move.ok ? [move.value] : [];
  };
  return (page) => {
    const view = page.now?.view;
    const tried = hand.odd(view, page.seat).slice(0, rng.below(3));
    return [...tried, hand.legal(view, page.seat)].flatMap(read);
  };
}
