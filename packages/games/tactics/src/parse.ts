import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import * as v from "valibot";
import { DEBUFFS } from "./buffs/buffs.ts";
import { REMAINS } from "./shape.ts";
import type { Entry, Move } from "./shape.ts";
import { SKILL_IDS, SKILLS, skillsOf } from "./skills/skills.ts";
import { TILES } from "./tiles.ts";
import { CLASS_IDS, CLASSES, MINIONS, UNIT_IDS } from "./units.ts";

const below = (count: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(count - 1));
const tile = below(TILES.length);
const unit = below(UNIT_IDS.length);

const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("class"), class: v.picklist(CLASS_IDS) }),
  v.strictObject({ kind: v.literal("minion"), minion: v.picklist(MINIONS) }),
  v.strictObject({ kind: v.literal("back") }),
  v.strictObject({ kind: v.literal("learn"), skill: v.picklist(SKILL_IDS) }),
  v.strictObject({ kind: v.literal("move"), unit, to: tile }),
  v.strictObject({ kind: v.literal("attack"), unit, at: tile }),
  v.strictObject({ kind: v.literal("both"), unit, to: tile, at: tile }),
  v.strictObject({
    kind: v.literal("skill"),
    unit,
    at: v.optional(v.nullable(tile), null),
    debuff: v.optional(v.nullable(v.picklist(DEBUFFS)), null),
  }),
  v.strictObject({ kind: v.literal("destroy"), unit, at: tile }),
  v.strictObject({ kind: v.literal("end"), unit }),
  v.strictObject({ kind: v.literal("remains"), leave: v.picklist(REMAINS) }),
]);

const SHAPES =
  "A move is {kind: 'class', class}, {kind: 'minion', minion}, {kind: 'back'}, {kind: 'learn', skill}, " +
  "{kind: 'move', unit, to}, {kind: 'attack', unit, at}, {kind: 'both', unit, to, at}, " +
  "{kind: 'skill', unit, at, debuff}, {kind: 'destroy', unit, at}, {kind: 'end', unit} or {kind: 'remains', leave}; " +
  "units are 0 to 9, tiles 0 to 24.";

export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  return read.success ? accept(read.output) : refuse("unparsable", SHAPES);
}

const entrySchema = v.strictObject({
  class: v.picklist(CLASS_IDS),
  minions: v.strictTuple([v.picklist(MINIONS), v.picklist(MINIONS)]),
  skill: v.picklist(SKILL_IDS),
});

export function parseEntry(input: unknown): Result<Entry> {
  if (input == null) return accept(null);
  const read = v.safeParse(entrySchema, input);
  if (!read.success)
    return refuse(
      "bad-entry",
      "A team is {class, minions: [first, second], skill}; or bring none.",
    );
  const { class: hero, minions, skill } = read.output;
  if (minions[0] === minions[1])
    return refuse("bad-entry", `Two minions are two different ones, not twice ${minions[0]}.`);
  return skillsOf(hero).includes(skill)
    ? accept(read.output)
    : refuse("bad-entry", `${SKILLS[skill].name} is no skill of a ${CLASSES[hero].name}.`);
}
