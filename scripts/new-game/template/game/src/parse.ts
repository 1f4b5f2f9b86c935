import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import * as v from "valibot";
import type { Move } from "./shape.ts";

const moveSchema = v.strictObject({
  kind: v.literal("bid"),
  card: v.pipe(v.number(), v.safeInteger()),
});

export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  if (read.success) return accept(read.output);
  return refuse("unparsable", "A move is {kind: 'bid', card: a number}.");
}

export const parseEntry = (input: unknown): Result<null> =>
  input == null ? accept(null) : refuse("bad-entry", "Nothing is brought to this game.");
