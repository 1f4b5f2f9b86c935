import type { Bot } from "@holmgang/bots";
import { invariant } from "@holmgang/kernel";
import type { Shape } from "@holmgang/kernel";

export function botNamed(bots: readonly Bot<Shape>[], name: string): Bot<Shape> {
  const bot = bots.find((each) => each.name === name);
  invariant(bot !== undefined, `there is no bot '${name}' here`);
  return bot;
}
