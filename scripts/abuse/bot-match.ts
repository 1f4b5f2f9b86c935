import { setTimeout as sleep } from "node:timers/promises";
import { GAMES } from "@holmgang/games";
import { pick, seededRng } from "@holmgang/kernel";
import type { Message } from "@holmgang/protocol";
import { guest, openLine } from "./stranger.ts";
import type { Line, Stranger } from "./stranger.ts";

/** Somebody who plays Slots against its searching bot, match after match. */
interface BotPlayer {
  readonly account: string;
  readonly line: Line;
  /** The match at the moment, once there is one. */
  match(): string | null;
}

interface Manner {
  /** Between a question and the answer. */
  readonly pauseMs: number;
  readonly seed: string;
  /** How long it was from a move to the next question: the bot's answer lies between. */
  waited?(ms: number): void;
}

const { game } = GAMES.slots;
/** Whoever is refused asks again. */
const AGAIN_MS = 500;

/** Sits down; null if the server lets nobody in. */
export async function playBots(
  stranger: Stranger,
  { pauseMs, seed, waited = () => {} }: Manner,
): Promise<BotPlayer | null> {
  const somebody = await guest(stranger);
  if (!somebody) return null;
  const rng = seededRng(seed);
  let match: string | null = null;
  let movedAt: number | null = null;

  async function begin(line: Line): Promise<void> {
    movedAt = null;
    while (!line.isLost()) {
      const answer = await line.ask({ kind: "play_bot", game: "slots", bot: "sage" });
      if (answer?.kind === "ok") return;
      await sleep(AGAIN_MS);
    }
  }

  async function follow(message: Message, line: Line): Promise<void> {
    if (message.kind === "match_found") {
      match = message.match;
      await line.ask({ kind: "nonce", match, nonce: "any" });
    }
    if (message.kind !== "update" || message.match !== match) return;
    if (message.outcome) return begin(line);
    const [decision] = message.decisions;
    if (!decision) return;
    if (movedAt !== null) waited(performance.now() - movedAt);
    movedAt = null;
    await sleep(pauseMs);
    const view = message.view as { readonly viewer: 0 | 1 };
    const state = game.determinize(view, view.viewer, rng);
    const move = pick(rng, game.legalMoves(state, view.viewer));
    movedAt = performance.now();
    await line.ask({ kind: "move", match, decision: decision.id, move });
  }

  const line = await openLine(stranger, somebody.token, (message, on) => void follow(message, on));
  if (!line) return null;
  void begin(line);
  return { account: somebody.id, line, match: () => match };
}
