import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import * as v from "valibot";
import { CARD_IDS } from "./cards.ts";
import { DEFAULT_HAND, hasAttack } from "./hand.ts";
import type { Settings } from "./settings.ts";
import type { Entry, Move } from "./shape.ts";

/** Longer than any card's name. */
const KEPT = 32;

/** Any text passes for a card here: what is not one is dropped from a draft and refused in a confirm. Logs keep little of it. */
const slot = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, KEPT)),
  ),
);

const moveSchema = v.strictObject({
  kind: v.picklist(["layout_draft", "layout_confirm"]),
  layout: v.strictTuple([slot, slot, slot]),
  roundIndex: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
});

const card = v.picklist(CARD_IDS);
const entrySchema = v.strictObject({ hand: v.strictTuple([card, card, card, card]) });

export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  if (read.success) return accept(read.output);
  return refuse(
    "unparsable",
    `A move is {kind: 'layout_draft' or 'layout_confirm', layout: three cards or nulls, roundIndex: a round or null}. ${where(read.issues)}`,
  );
}

export function parseEntry(input: unknown, settings: Settings): Result<Entry> {
  const read = v.safeParse(entrySchema, input ?? { hand: DEFAULT_HAND });
  if (!read.success) {
    return refuse(
      "bad-entry",
      `A hand is {hand: four of ${CARD_IDS.join(", ")}}. ${where(read.issues)}`,
    );
  }
  if (settings.suddenDeath === "mustAttack" && !hasAttack(read.output.hand)) {
    return refuse("bad-entry", "With mustAttack every hand needs an attack.");
  }
  return accept(read.output);
}

function where(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issues[0]);
  return `${path ? `${path}: ` : ""}${issues[0].message}.`;
}
