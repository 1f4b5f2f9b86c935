import { CARD_IDS, TERRAINS } from "@holmgang/clans";
import { accept, parseRecord, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import * as v from "valibot";
import { learnRefusal } from "./learn.ts";
import type { Move, Setup } from "./shape.ts";
import { parseSettings } from "./settings.ts";
import { BUILDING_IDS } from "./tables/buildings.ts";
import { ITEM_IDS } from "./tables/items.ts";
import { RELIC_IDS } from "./tables/relics.ts";
import type { RelicId } from "./tables/relics.ts";
import { NODE_IDS, ROOT } from "./tables/tree.ts";
import type { NodeId } from "./tables/tree.ts";

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const item = v.picklist(ITEM_IDS);
const building = v.picklist(BUILDING_IDS);

const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("travel"), choice: index }),
  v.strictObject({ kind: v.literal("fight"), record: v.unknown() }),
  v.strictObject({ kind: v.literal("retreat"), record: v.unknown() }),
  v.strictObject({
    kind: v.picklist(["wait", "return", "leave", "continue", "march", "hurry", "abandon"]),
  }),
  v.strictObject({ kind: v.literal("buy"), ware: index }),
  v.strictObject({
    kind: v.picklist(["repair", "reserve", "recruit", "release"]),
    soldier: index,
  }),
  v.strictObject({ kind: v.literal("use"), item, equipped: v.boolean() }),
  v.strictObject({ kind: v.picklist(["equip", "unequip"]), item }),
  v.strictObject({ kind: v.picklist(["activate", "deactivate"]), relic: index }),
  v.strictObject({ kind: v.literal("build"), building }),
  v.strictObject({ kind: v.literal("element"), building, element: v.picklist(TERRAINS) }),
  v.strictObject({ kind: v.literal("upgrade"), card: v.picklist(CARD_IDS) }),
]);

const SHAPES =
  "A move is {kind: 'travel', choice}, {kind: 'fight' or 'retreat', record}, {kind: 'buy', ware}, " +
  "{kind: 'repair', 'reserve', 'recruit' or 'release', soldier}, {kind: 'use', item, equipped}, " +
  "{kind: 'equip' or 'unequip', item}, {kind: 'activate' or 'deactivate', relic}, {kind: 'build', building}, " +
  "{kind: 'element', building, element}, {kind: 'upgrade', card}, or {kind} alone: " +
  "wait, return, leave, continue, march, hurry, abandon.";

/** A raw move to a move; whether it may be made now is not asked here. */
export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  if (!read.success) return refuse("unparsable", SHAPES);
  const move = read.output;
  if (move.kind !== "fight" && move.kind !== "retreat") return accept(move);
  const record = parseRecord(move.record);
  return record.ok ? accept({ kind: move.kind, record: record.value }) : record;
}

const setupSchema = v.strictObject({
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  settings: v.optional(v.unknown(), {}),
  tree: v.optional(v.array(v.picklist(NODE_IDS)), []),
  relic: v.optional(v.picklist(RELIC_IDS), "war-chest"),
  crowned: v.optional(v.boolean(), false),
});

/** What a run may begin with, and the node that allows it. */
const START_RELICS: Readonly<Partial<Record<RelicId, NodeId>>> = {
  "war-chest": ROOT,
  "officers-armor": "war-funds-1",
  "battle-standard": "war-funds-2",
};

/** The relics a run may begin with, for whoever has learnt this. */
export const startRelics = (learnt: readonly NodeId[]): readonly RelicId[] =>
  RELIC_IDS.filter((relic) => {
    const key = START_RELICS[relic];
    return key !== undefined && (key === ROOT || learnt.includes(key));
  });

/** All that a run begins with, from raw data; what is absent takes its default. */
export function parseSetup(input: unknown): Result<Setup> {
  const read = v.safeParse(setupSchema, input);
  if (!read.success)
    return refuse(
      "bad-setup",
      "A run is set up by {seed, settings, tree: [node], relic, crowned}.",
    );
  const { seed, tree, relic, crowned } = read.output;
  const settings = parseSettings(read.output.settings);
  if (!settings.ok) return settings;
  const owned = NODE_IDS.filter((id) => id === ROOT || tree.includes(id));
  for (const [before, node] of owned.entries()) {
    const against =
      before > 0 && learnRefusal(owned.slice(0, before), Number.MAX_SAFE_INTEGER, node);
    if (against) return refuse("bad-setup", against.words);
  }
  if (!startRelics(owned).includes(relic))
    return refuse("bad-setup", `A run cannot begin with the relic '${relic}'.`);
  return accept({ seed, settings: settings.value, tree: owned, relic, crowned });
}
