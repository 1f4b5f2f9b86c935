import { FIELD_TAGS } from "../../../src/cards/field-language.ts";
import { PARTS } from "../../../src/cards/field-profile.ts";
import { FAMILIES, TERRAINS } from "../../../src/cards/language.ts";
import { HERO_IDS } from "../../../src/heroes.ts";
import { isSpy } from "../board/units.ts";
import { HURTS } from "../events.ts";
import type { Event, Told } from "../events.ts";

const cardsOf = ({ is }: Told): readonly string[] =>
  is
    ? [
        ...PARTS[is.card].abilities.map(({ tag }) => `tag ${tag}`),
        ...(is.plusDamage > 0 ? ["more damage"] : []),
        ...(is.plusHp > 0 ? ["more HP"] : []),
      ]
    : [];

/** Who goes where its rival does not see it. */
const unseenOf = ({ is, sight }: Told): readonly string[] =>
  sight?.rival === 0 ? ["moves unseen", ...(is && isSpy(is) ? ["a spy unseen"] : [])] : [];

const USUAL_HAND = 8;

/** Which abilities came to the board, which heroes acted, how somebody was hurt and moved, and what was hidden from whom. */
const FEATURES: {
  readonly [K in Event["kind"]]?: (event: Extract<Event, { kind: K }>) => readonly string[];
} = {
  match_start: ({ terrains }) => terrains.flat().map((terrain) => `ground ${terrain}`),
  terrain_rolled: ({ terrain }) => terrain.map((each) => `tile ${each}`),
  hand_dealt: ({ cards }) => (cards.length > USUAL_HAND ? ["a hand above eight"] : []),
  unit_placed: ({ unit }) => [...cardsOf(unit), ...(unit.decoy ? ["hides a decoy"] : [])],
  trap_laid: () => ["tag trap", "hides a trap"],
  sighted: ({ secret, unit }) => [
    secret ? "sees in secret" : "sees",
    ...(unit.sight?.rival === 1 ? ["hides a card behind another"] : []),
  ],
  lost_sight: ({ secret }) => [secret ? "loses sight in secret" : "loses sight"],
  tile_known: ({ secret }) => [secret ? "learns ground in secret" : "learns ground"],
  moved: ({ how, unit }) => [how, ...unseenOf(unit)],
  hurt: ({ why, spared }) => [`hurt ${why}`, ...(spared ? ["spared"] : [])],
  healed: ({ why }) => [`healed ${why}`],
  changed: ({ why }) => [`changed ${why}`],
  fell: ({ unit, how }) => [how, ...(unit.sight?.rival === 0 ? ["falls unseen"] : [])],
  hero_acts: ({ hero }) => [`hero ${hero}`],
  ultimate: ({ family }) => [`ultimate ${family}`],
  base_hit: ({ why }) => [`base ${why}`],
  age_start: ({ age }) => [`age ${age}`],
  relic_found: ({ unit }) => [unit.sight?.rival === 0 ? "finds in secret" : "finds"],
};

export function featuresOf(event: Event): readonly string[] {
  const row: ((event: never) => readonly string[]) | undefined = FEATURES[event.kind];
  return row ? row(event as never) : []; // the row is that of its kind
}

const CHANGES = [
  "rested",
  "marsh",
  "lake",
  "attuned",
  "motivated",
  "poisoned",
  "enhanced",
  "boosted",
  "reset",
  "switched",
  "acted",
  "free-step",
  "faded",
];

const HAPPENINGS = [
  "walk",
  "push",
  "knock",
  "advance",
  "destroyed",
  "spent",
  "spared",
  "age 2",
  "age 3",
  "more damage",
  "more HP",
  "a hand above eight",
];

const HIDDEN = [
  "hides a decoy",
  "hides a trap",
  "hides a card behind another",
  "sees in secret",
  "loses sight in secret",
  "learns ground in secret",
  "moves unseen",
  "a spy unseen",
  "falls unseen",
  "finds in secret",
];

export function everyFeature(): readonly string[] {
  return [
    ...FIELD_TAGS.map((tag) => `tag ${tag}`),
    ...HERO_IDS.map((hero) => `hero ${hero}`),
    ...TERRAINS.flatMap((terrain) => [`ground ${terrain}`, `tile ${terrain}`]),
    ...HURTS.map((why) => `hurt ${why}`),
    ...["start", "medic", "hero"].map((why) => `healed ${why}`),
    ...CHANGES.map((why) => `changed ${why}`),
    ...["raid", "spy", "hero"].map((why) => `base ${why}`),
    ...FAMILIES.map((family) => `ultimate ${family}`),
    ...HAPPENINGS,
    ...HIDDEN,
  ];
}
