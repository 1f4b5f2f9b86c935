import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import * as v from "valibot";
import { CARD_IDS, cardRow } from "../../src/cards/cards.ts";
import { TERRAINS } from "../../src/cards/language.ts";
import { isLeader } from "../../src/leaders.ts";
import type { Entry } from "./shape.ts";

const count = (most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

const ARMY_CARDS = CARD_IDS.filter((id) => cardRow(id).field && !cardRow(id).token);

const storySchema = v.strictObject({
  hero: v.string(),
  cards: v.pipe(
    v.array(
      v.strictObject({
        card: v.picklist(ARMY_CARDS),
        decoy: v.optional(v.boolean(), false),
        plusDamage: v.optional(count(99), 0),
        plusHp: v.optional(count(99), 0),
      }),
    ),
    v.maxLength(120),
  ),
  terrain: v.optional(v.nullable(v.picklist(TERRAINS)), null),
  opening: v.optional(v.pipe(v.array(count(120)), v.maxLength(60)), []),
  added: v.optional(count(30), 0),
  bonus: v.optional(count(99), 0),
  idle: v.optional(v.boolean(), false),
});

const SHAPE =
  "An army of a story is {hero, cards: [{card, decoy, plusDamage, plusHp}], terrain, opening: [copy], added, bonus, idle}.";

/** An army of a story: any number of any cards, each copy numbered from 1 on as it is listed. */
export function parseStory(input: unknown): Result<Entry> {
  const read = v.safeParse(storySchema, input);
  if (!read.success) return refuse("bad-entry", SHAPE);
  const { hero, cards, terrain, opening, added, bonus, idle } = read.output;
  if (!isLeader(hero)) return refuse("bad-entry", SHAPE);
  const copies = cards.map((copy, index) => ({ copy: index + 1, ...copy }));
  const isKnown = (copy: number): boolean => copy >= 1 && copy <= copies.length;
  if (!opening.every(isKnown) || new Set(opening).size < opening.length)
    return refuse("bad-entry", "Opening cards are copies of the army, each once.");
  return accept({ hero, decks: [copies], story: { terrain, opening, added, bonus, idle } });
}
