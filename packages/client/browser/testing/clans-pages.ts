import type { AuditedPage } from "./audited-page.ts";
import { keptClans } from "./kept-clans.ts";
import type { LeftClans } from "./kept-clans.ts";

const match = (left: LeftClans) => ({
  path: `/local/${left.id}`,
  shows: ".ground",
  kept: keptClans(left),
});

/** The table of Clans at its moments. */
export const CLANS_PAGES: readonly AuditedPage[] = [
  {
    name: "clans-opening",
    rare: true,
    sight: "table",
    ...match({ id: "clans-opening", rounds: 0 }),
  },
  {
    name: "clans-plan",
    sight: "table",
    // A full hand, a tile that is empty, and one with a front and a back.
    ...match({ id: "clans-plan-4", rounds: 3, staged: 1 }),
    async prepare(page) {
      await page.locator("[data-testid=hand-card]").last().click();
    },
  },
  {
    name: "clans-combat",
    sight: "show",
    ...match({ id: "clans-plan-34", rounds: 3, staged: 3 }),
    async prepare(page) {
      await page.getByTestId("primary").click();
      await page.getByTestId("hold").click();
      // A blow in the light, and the stage held on it.
      do await page.getByTestId("step").click();
      while ((await page.locator(".arrow").count()) === 0);
      await page.getByTestId("step").waitFor();
    },
  },
  {
    name: "clans-won",
    rare: true,
    sight: "show",
    ...match({ id: "clans-plan-34", rounds: 3, staged: 3 }),
    async prepare(page) {
      await page.getByTestId("primary").click();
      await page.getByTestId("hold").click();
      // A lane that is done, and the next one in the light.
      await page.getByTestId("step").click();
      do await page.getByTestId("leap").click();
      while ((await page.locator(".win").count()) === 0);
      await page.getByTestId("step").waitFor();
    },
  },
  {
    name: "clans-end",
    ...match({ id: "clans-end", rounds: 2, settings: { roundLimit: 3 } }),
    async prepare(page) {
      await page.getByTestId("primary").click();
      await page.getByTestId("skip").click();
      await page.getByTestId("result").waitFor();
    },
  },
  {
    name: "clans-replay",
    rare: true,
    sight: "replay",
    path: "/replay/local/clans-replay?step=8",
    shows: ".replay",
    kept: keptClans({ id: "clans-replay", rounds: 5 }),
  },
  {
    name: "learn-clans",
    sight: "lesson",
    path: "/learn/clans",
    shows: "[data-testid=hand-card]",
  },
];
