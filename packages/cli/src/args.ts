import { parseArgs } from "node:util";
import { findBot, ROSTER } from "@holmgang/bots";
import type { Bot } from "@holmgang/bots";
import { GAME_IDS, isGameId } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import type { Shape } from "@holmgang/kernel";
import { Complaint } from "./complaint.ts";

type Flags = Readonly<Record<string, "text" | "switch">>;
interface Args<F extends Flags> {
  readonly words: readonly string[];
  readonly flags: { readonly [Key in keyof F]?: F[Key] extends "switch" ? boolean : string };
}

/** Reads a call: `words` are what is not a flag, as many as `expected` names. */
export function readArgs<const F extends Flags>(
  argv: readonly string[],
  flags: F,
  expected: readonly string[],
): Args<F> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([key, kind]) => [
      key,
      { type: kind === "switch" ? "boolean" : "string" } as const,
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (positionals.length < expected.length)
      throw new Complaint(`${expected[positionals.length]} is missing`);
    const surplus = positionals[expected.length];
    if (surplus !== undefined) throw new Complaint(`'${surplus}' is one word too many`);
    // parseArgs was given exactly these flags with these types.
    return { words: positionals, flags: values as Args<F>["flags"] };
  } catch (error) {
    if (error instanceof TypeError)
      // The first sentence says what is wrong; the rest is advice on how to quote.
      throw new Complaint(error.message.split(/\.\s/)[0]!);
    throw error;
  }
}

/** A flag that is a whole number within bounds. */
export function integer(
  name: string,
  text: string | undefined,
  fallback: number,
  [min, max]: readonly [number, number],
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Complaint(`--${name} takes a whole number from ${min} to ${max}, not '${text}'`);
}

export function gameId(word: string | undefined): GameId {
  if (word !== undefined && isGameId(word)) return word;
  throw new Complaint(`there is no game '${word}'; the games are: ${GAME_IDS.join(", ")}`);
}

export function botOf(game: GameId, name: string): Bot<Shape> {
  const bot = findBot(game, name);
  if (bot) return bot;
  const names = ROSTER[game].map((each) => each.name).join(", ");
  throw new Complaint(`there is no bot '${name}' for ${game}; the bots are: ${names}`);
}
