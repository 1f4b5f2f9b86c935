// What a thread of the bot pool does. Runs nowhere else.
import type { MessagePort } from "node:worker_threads";
import { findBot } from "@holmgang/bots";
import { invariant, seededRng } from "@holmgang/kernel";
import type { BotAnswer, BotTask } from "./bot-task.ts";

/** A task with the time there is for it, and where to say that it has begun. */
export interface Thinking extends BotTask {
  readonly thinkMs: number;
  readonly begun: MessagePort;
}

/** Lets the bot choose. It may use the time it has and is not stopped at the end of it: that is the pool's business. */
export function think({ game, bot: name, view, legal, seed, thinkMs, begun }: Thinking): BotAnswer {
  begun.postMessage(null);
  const bot = findBot(game, name);
  invariant(bot !== undefined, `there is no bot '${name}' for ${game}`);
  const deadline = performance.now() + thinkMs;
  const budget = {
    iterations: Number.MAX_SAFE_INTEGER,
    spent: () => performance.now() >= deadline,
  };
  const { move, waits } = bot.choose(view, legal, budget, seededRng(seed));
  return { move, waits };
}
