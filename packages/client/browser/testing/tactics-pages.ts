import type { AuditedPage } from "./audited-page.ts";
import { keptTactics } from "./kept-tactics.ts";
import type { LeftTactics } from "./kept-tactics.ts";

export const TEAMS = [
  { class: "mage", minions: ["tank", "archer"], skill: "blast" },
  { class: "duelist", minions: ["archer", "assassin"], skill: "feint" },
] as const satisfies LeftTactics["teams"];

/** The third round: an Archer in line with a Duelist who feints, its Tank beside it, and nobody left to act after it. */
export const MIDDLE: LeftTactics["typed"] = [
  [0, "move c2"],
  [1, "move c4"],
  [0, "move b1"],
  [1, "move a4"],
  [0, "move d1"],
  [1, "move e3"],
  [0, "skill e3"],
  [1, "obstacle"],
  [1, "skill"],
  [0, "end"],
  [1, "move a3"],
  [0, "move c1"],
  [0, "move d2"],
  [1, "end"],
  [0, "end"],
  [1, "move a2"],
];

const match = (id: string, typed: LeftTactics["typed"], teams: LeftTactics["teams"] = TEAMS) => ({
  path: `/local/${id}`,
  shows: ".battle",
  kept: keptTactics({ id, teams, typed }),
});

/** The table of Tactics at its moments. */
export const TACTICS_PAGES: readonly AuditedPage[] = [
  {
    name: "tactics-draft",
    sight: "draft",
    ...match("tactics-draft", [], null),
    shows: "[data-testid=choice-mage]",
    async prepare(page) {
      await page.getByTestId("choice-mage").click();
    },
  },
  {
    name: "tactics-minions",
    rare: true,
    sight: "draft",
    ...match(
      "tactics-minions",
      [
        [0, "mage"],
        [1, "rogue"],
        [0, "tank"],
      ],
      null,
    ),
    shows: "[data-testid=choice-archer]",
  },
  {
    name: "tactics-skill",
    rare: true,
    sight: "draft",
    ...match(
      "tactics-skill",
      [
        [0, "mage"],
        [1, "rogue"],
        [0, "tank"],
        [0, "archer"],
      ],
      null,
    ),
    shows: "[data-testid=choice-blast]",
  },
  { name: "tactics-opening", rare: true, sight: "board", ...match("tactics-opening", []) },
  {
    name: "tactics-middle",
    sight: "board",
    ...match("tactics-middle", MIDDLE),
    async prepare(page) {
      await page.keyboard.press("a");
      await page.getByTestId("c4").click();
    },
  },
  {
    name: "tactics-threats",
    // Its threats are looked at in a test of their own.
    rare: true,
    sight: "board",
    ...match("tactics-threats", MIDDLE),
    async prepare(page) {
      await page.keyboard.press("t");
      await page.getByTestId("d1").click();
    },
  },
  {
    name: "tactics-remains",
    sight: "board",
    ...match("tactics-remains", [...MIDDLE, [0, "attack c4"]]),
    shows: "[data-testid=leave-tile]",
  },
  { name: "learn-tactics", sight: "learned-board", path: "/learn/tactics", shows: ".battle" },
  {
    name: "tactics-replay",
    rare: true,
    sight: "replay",
    path: "/replay/local/tactics-replay?step=60",
    shows: ".replay",
    kept: keptTactics({ id: "tactics-replay", teams: TEAMS, typed: MIDDLE }),
  },
];
