// A worker for the bot pool whose threads know bots that break their promises, besides the real ones.
import type { BotAnswer } from "../bots/bot-task.ts";
import { think as thinkProperly } from "../bots/think.ts";
import type { Thinking } from "../bots/think.ts";

const BROKEN: Readonly<Record<string, () => BotAnswer>> = {
  throws() {
    throw new Error("I have lost my cards");
  },
  loops() {
    for (;;);
  },
  exits: () => process.exit(0),
  devours() {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from<number>({ length: 2 ** 20 }).fill(eaten.length));
  },
};

export function think(task: Thinking): BotAnswer {
  const broken = BROKEN[task.bot];
  if (!broken) return thinkProperly(task);
  task.begun.postMessage(null);
  return broken();
}
