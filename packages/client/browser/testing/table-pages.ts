import type { Page } from "playwright-core";
import { keptMatch, TWO_ROUNDS } from "./kept-match.ts";
import type { LeftMatch } from "./kept-match.ts";
import type { AuditedPage } from "./audited-page.ts";
import { byKeys, playRound } from "./play.ts";

const LEVEL: LeftMatch["rounds"] = [
  ["DHC", "CHD"],
  ["CDH", "DCH"],
  ["HCD", "HDC"],
];
const HAND = "[data-testid=hand-card]";

/** A table as a match was left at. */
const table = (
  match: LeftMatch,
  more: Partial<AuditedPage> = {},
  shows = HAND,
): Omit<AuditedPage, "name"> => ({
  path: `/local/${match.id}`,
  shows,
  ...more,
  kept: { ...keptMatch(match), ...more.kept },
});

/** The replay of a match that was played to its end. */
const replay = (more: Partial<AuditedPage> = {}): Omit<AuditedPage, "name"> => ({
  path: "/replay/local/ended",
  shows: ".replay",
  sight: "replay",
  kept: keptMatch(ENDED),
  ...more,
});

const PLANNING: LeftMatch = { id: "planning", rounds: TWO_ROUNDS, draft: "AC." };
const ENDED: LeftMatch = { id: "ended", rounds: [...TWO_ROUNDS, ["ACH", "HAD"]] };

/** What a button of the table's opens. */
const open =
  (...ids: readonly string[]) =>
  async (page: Page) => {
    for (const id of ids) await page.getByTestId(id).click();
    await page.locator("dialog[open]").waitFor();
  };

export const TABLE_PAGES: readonly AuditedPage[] = [
  { name: "orcain-plan", sight: "table", ...table(PLANNING) },
  {
    name: "orcain-picked",
    rare: true,
    sight: "table",
    ...table(PLANNING, { prepare: (page) => page.keyboard.press("2") }),
  },
  {
    name: "orcain-reveal",
    sight: "show",
    ...table(
      { id: "reveal", rounds: TWO_ROUNDS, rival: "HAD" },
      {
        kept: { preferences: { speed: "0.5", sound: false } },
        async prepare(page) {
          // Attack, Counter, Heal.
          await playRound(page, byKeys, [0, 3, 2]);
          await page.locator(".caption", { hasText: "Step II" }).waitFor();
        },
      },
    ),
  },
  { name: "orcain-end", ...table(ENDED, {}, "[data-testid=result]") },
  {
    name: "orcain-sudden-death",
    rare: true,
    sight: "table",
    ...table({ id: "level", rounds: LEVEL, draft: "A.." }),
  },
  { name: "table-menu", ...table(PLANNING, { prepare: open("menu") }) },
  { name: "table-resign", ...table(PLANNING, { prepare: open("menu", "resign") }) },
  {
    name: "table-rules",
    ...table(PLANNING, {
      async prepare(page) {
        await page.keyboard.press("?");
        await page.locator("dialog .rules__text").waitFor();
      },
    }),
  },
  { name: "learn", sight: "lesson", path: "/learn/orcain", shows: HAND },
  {
    name: "learn-done",
    rare: true,
    sight: "lesson",
    path: "/learn/orcain",
    shows: HAND,
    async prepare(page) {
      for (const index of [0, 1, 2]) await byKeys(page, index, index);
      await page.keyboard.press("Enter");
      await page.locator("[data-action=lesson-next]").waitFor();
    },
  },
  { name: "replay", ...replay() },
  { name: "replay-analysis", ...replay({ path: "/replay/local/ended?tab=analysis&step=8" }) },
  {
    name: "replay-verified",
    ...replay({
      async prepare(page) {
        await page.getByTestId("verify").click();
        await page.getByTestId("verdict").waitFor();
        await page.evaluate(() => scrollTo(0, 0));
      },
    }),
  },
  { name: "replay-file", path: "/replay", shows: ".open-file" },
];
