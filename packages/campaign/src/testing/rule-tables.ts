import { range } from "@holmgang/kernel";
import { cardName } from "../cards.ts";
import { SETTINGS } from "../settings.ts";
import { ACT_NUMBERS, ACTS } from "../tables/acts.ts";
import { BUILDINGS } from "../tables/buildings.ts";
import { DIFFICULTIES, ENEMIES } from "../tables/enemies.ts";
import { ITEMS } from "../tables/items.ts";
import { PLACES, placesOf } from "../tables/places.ts";
import { POOLS } from "../tables/pools.ts";
import { RELICS } from "../tables/relics.ts";
import { nodeRow, TREE } from "../tables/tree.ts";
import type { NodeId } from "../tables/tree.ts";

/** A table of the rules: its head and its rows. */
interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const list = (words: readonly string[]): string => words.join(", ") || "–";

/** "Desert × 3, Marsh": what stands several times, once. */
const counted = (words: readonly string[]): string =>
  list(
    [...new Set(words)].map((word) => {
      const count = words.filter((each) => each === word).length;
      return count > 1 ? `${word} × ${count}` : word;
    }),
  );

const degrees = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `${(lat / 1000).toFixed(3)}, ${(lon / 1000).toFixed(3)}`;

/** The tables that the rules show, made from the tables that the rules are played by, under their headings. */
export const RULE_TABLES: Readonly<Record<string, RuleTable>> = {
  "The acts": {
    head: ["act", "title", "town", "end", "boss", "ground of", "grounds", "hidden in the middle"],
    rows: ACT_NUMBERS.map((act) => {
      const { title, town, end, boss, hero, terrains, relic } = ACTS[act];
      return [
        String(act),
        title,
        PLACES[town].name,
        PLACES[end].name,
        cardName(boss),
        capital(hero),
        counted(terrains.map(capital)),
        relic,
      ];
    }),
  },
  "The stages": {
    head: ["act", "n", "places"],
    rows: ACT_NUMBERS.flatMap((act) =>
      ACTS[act].stages.map((group, n) => [
        String(act),
        n === ACTS[act].stages.length - 1 ? `${n} and more` : String(n),
        list(group.map((place) => PLACES[place].name)),
      ]),
    ),
  },
  "The places": {
    head: ["place", "act", "degrees north, east"],
    rows: ACT_NUMBERS.flatMap((act) =>
      placesOf(act).map((place) => [PLACES[place].name, String(act), degrees(PLACES[place])]),
    ),
  },
  "Who may join": {
    head: ["act", "cards", "with the Emperor of France", "medic"],
    rows: ACT_NUMBERS.map((act) => [
      String(act),
      list(POOLS[act].cards.map(cardName)),
      list(POOLS[act].guard.map(cardName)),
      cardName(POOLS[act].medic),
    ]),
  },
  "The buildings": {
    head: ["building", "cost", "cycle", "what it does"],
    rows: Object.values(BUILDINGS).map(({ name, cost, cycle, text }) => [
      name,
      cost === null ? "–" : String(cost),
      cycle === 0 ? "–" : String(cycle),
      text,
    ]),
  },
  "Relics and consumables": {
    head: ["name", "price", "what it does"],
    rows: [
      ...Object.values(RELICS).map(({ name, price, text }) => [
        name,
        price === null ? "–" : String(price),
        text,
      ]),
      ...Object.values(ITEMS).map(({ name, price, heals }) => [
        name,
        String(price),
        `Heals ${heals}.`,
      ]),
    ],
  },
  "The enemy’s armies": {
    head: ["act", "part", ...DIFFICULTIES],
    rows: ACT_NUMBERS.flatMap((act) => [
      ...ENEMIES[act].parts.map(({ cards, counts }) => [
        String(act),
        counted(cards.map(cardName)),
        ...DIFFICULTIES.map((difficulty) => String(counts[difficulty])),
      ]),
      [
        String(act),
        `rest: ${list(ENEMIES[act].fill.map(cardName))}`,
        ...DIFFICULTIES.map(() => "–"),
      ],
    ]),
  },
  "The tree": {
    head: ["node", "points", "needs", "what it does"],
    rows: Object.values(TREE).map(({ name, cost, needs, text }) => [
      name,
      String(cost),
      list(needs.map((need) => nodeRow(need as NodeId).name)), // every need is a node
      text,
    ]),
  },
  "The settings": {
    head: ["setting", "usual", "may be", "meaning"],
    rows: SETTINGS.map((row) => [
      `\`${row.key}\``,
      String(row.default),
      row.kind === "integer" ? `${row.min} to ${row.max}` : range(row),
      row.about,
    ]),
  },
};
