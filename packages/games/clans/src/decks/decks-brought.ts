import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import * as v from "valibot";

const entrySchema = v.union([
  v.strictObject({ deck: v.unknown() }),
  v.strictObject({ decks: v.array(v.unknown()) }),
]);

/** The decks of an entry as they were given, one or one for each Age; null for each if nothing was brought. */
export function decksBrought(input: unknown, count: 1 | 3): Result<readonly unknown[]> {
  if (input == null) return accept(Array<unknown>(count).fill(null));
  const read = v.safeParse(entrySchema, input);
  const decks = !read.success ? [] : "deck" in read.output ? [read.output.deck] : read.output.decks;
  if (decks.length === count && decks.every((deck) => deck != null)) return accept(decks);
  return refuse(
    "bad-entry",
    count === 1
      ? "An entry is {deck: its code, or {hero, cards}}."
      : "With Ages an entry is {decks: [deck, deck, deck]}, each a code or {hero, cards}.",
  );
}
