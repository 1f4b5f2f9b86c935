import type { State } from "@holmgang/campaign";
import type { AuditedPage } from "./audited-page.ts";
import { keptRun } from "./kept-run.ts";

const run = (
  name: string,
  seed: string,
  isWanted: (state: State) => boolean,
): Pick<AuditedPage, "name" | "path" | "shows" | "kept"> => ({
  name: `campaign-${name}`,
  path: "/campaign",
  shows: ".campaign",
  kept: keptRun(seed, isWanted),
});

const camps = ({ phase }: State): boolean => phase === "camp";

const reports = ({ phase, report }: State): boolean =>
  phase === "report" &&
  report.some(({ kind }) => kind === "fought") &&
  report.some(({ kind }) => kind === "delivery");

/** The campaign at its moments. */
export const CAMPAIGN_PAGES: readonly AuditedPage[] = [
  {
    name: "campaign-start",
    path: "/campaign",
    shows: "[data-testid=begin-run]",
    sight: "start",
  },
  run("map", "run 0", (state) => camps(state) && state.n === 4 && state.conquered.length > 0),
  { ...run("egypt", "run 0", (state) => camps(state) && state.act === 2), rare: true },
  { ...run("danube", "run 0", (state) => camps(state) && state.act === 3), rare: true },
  {
    ...run("town", "run 0", (state) => camps(state) && state.buildings.length > 2),
    path: "/campaign/town",
  },
  { ...run("army", "run 0", (state) => camps(state) && state.n === 3), path: "/campaign/army" },
  run("battle", "run 0", ({ phase }) => phase === "battle"),
  run("shop", "run 1", ({ phase, fallen }) => phase === "shop" && fallen.length > 0),
  { ...run("dispatch", "run 0", reports), shows: "dialog[open]" },
  {
    ...run("delivery", "run 0", reports),
    shows: "dialog[open]",
    prepare: (page) => page.getByTestId("confirm").click(),
  },
  {
    ...run("report", "run 0", reports),
    shows: "dialog[open]",
    async prepare(page) {
      await page.getByTestId("confirm-all").click();
      await page.locator("dialog").waitFor({ state: "detached" });
    },
  },
  { ...run("upgrade", "run 0", ({ phase }) => phase === "upgrade"), rare: true },
  { ...run("end", "run 0", ({ phase }) => phase === "over"), rare: true },
  { name: "campaign-tree", path: "/campaign/tree", shows: ".tree-foot" },
  { name: "campaign-best", path: "/campaign/best", shows: ".best-runs" },
  {
    ...run("run", "run 0", ({ phase }) => phase === "over"),
    path: "/campaign/run/here",
    shows: "[data-testid=verdict]",
    prepare: (page) => page.locator(".run-stops summary").first().click(),
  },
  { name: "campaign-run-file", rare: true, path: "/campaign/run", shows: ".open-run" },
];
