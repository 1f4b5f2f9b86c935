import { runRecordOf, writeRun } from "@holmgang/campaign";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptRun } from "./testing/kept-run.ts";
import { byClicks, byKeys, playFieldToEnd } from "./testing/play-field.ts";
import { useSite } from "./testing/shared.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();
const site = useSite();

/** A run of small battles that has just begun. */
const open = (page: Page, seed: string): Promise<void> =>
  openAt(page, site.address, {
    name: seed,
    path: "/campaign",
    shows: "[data-testid=march]",
    kept: keptRun(seed, ({ phase }) => phase === "camp"),
  });

/** A run whose first battles are short. */
const SHORT = "by keys";

/** Encounters finished in this act. */
const finished = async (page: Page): Promise<string> =>
  (await page.locator(".until-boss").getAttribute("aria-label")) ?? "";

/** How many dialogs of a report are still to be confirmed; there is one at least. */
const notices = async (page: Page): Promise<number> => {
  const title = await page.locator("dialog[open] .dialog__title").innerText();
  const [at = 1, of = 1] = title.match(/\d+/g)?.map(Number) ?? [];
  return of - at + 1;
};

/** From the sight of the enemy through the battle and its report, back to the map. */
async function fightByKeys(page: Page): Promise<void> {
  await page.getByTestId("to-battle").waitFor();
  await page.keyboard.press("Enter");
  await playFieldToEnd(page, byKeys);
  await page.getByTestId("onward").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".run-report").waitFor();
  for (let left = await notices(page); left > 0; left--) await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByTestId("march").waitFor();
}

/** By mouse through the battle at hand and its report, back to the map. */
async function fightByMouse(page: Page): Promise<void> {
  await playFieldToEnd(page, byClicks);
  await page.getByTestId("onward").click();
  await page.locator(".run-report").waitFor();
  for (let left = await notices(page); left > 0; left--) await page.getByTestId("confirm").click();
  await page.getByTestId("onward").click();
  await page.getByTestId("march").waitFor();
}

test("a run begins in two presses, and is there again after a reload", async () => {
  const page = await newPage({ reducedMotion: true });
  await page.goto(`${site.address}/campaign`);
  await page.getByTestId("begin-run").click();
  await page.getByTestId("march").waitFor();
  const orders = await page.locator(".order-card").allInnerTexts();
  expect(orders).toHaveLength(3);
  await page.reload();
  await page.getByTestId("march").waitFor();
  expect(await page.locator(".order-card").allInnerTexts()).toEqual(orders);
});

test("two encounters by keyboard, the battle left in its middle and gone on with after a reload", async () => {
  const page = await newPage({ reducedMotion: true });
  await open(page, SHORT);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.getByTestId("to-battle").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("[data-action=keep]").click();
  await page.locator(".battlefield:not([data-opening])").waitFor();
  await page.goto(`${site.address}/campaign`);
  await page.getByTestId("retreat").waitFor();
  await page.reload();
  await fightByKeys(page);
  expect(await finished(page)).toContain("1 of 7");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await fightByKeys(page);
  expect(await finished(page)).toContain("2 of 7");
});

test("two encounters by mouse, the battle reloaded in its middle; then the town and the army", async () => {
  const page = await newPage({ reducedMotion: true });
  await open(page, SHORT);
  await page.locator(".map-foe[aria-pressed]").nth(0).click();
  await page.getByTestId("march").click();
  await page.getByTestId("to-battle").click();
  await page.locator("[data-action=keep]").click();
  await page.locator(".battlefield:not([data-opening])").waitFor();
  await page.reload();
  await page.locator(".battlefield:not([data-opening])").waitFor();
  await fightByMouse(page);
  expect(await finished(page)).toContain("1 of 7");
  await page.locator(".map-foe[aria-pressed]").nth(0).click();
  await page.getByTestId("march").click();
  await page.getByTestId("to-battle").click();
  await fightByMouse(page);
  expect(await finished(page)).toContain("2 of 7");
  await page.getByTestId("to-town").click();
  await page.getByTestId("build-supply-depot").click();
  await page.getByTestId("yes").click();
  expect(await page.locator(".run-town__row:not([data-planned])").count()).toBe(2);
  await page.getByTestId("to-map").click();
  await page.getByTestId("to-army").click();
  expect(await page.locator(".army__grid .soldier-card").count()).toBeGreaterThan(15);
});

test("[C38, C56] dispatch and deliveries are confirmed one at a time, and after a reload none twice", async () => {
  const page = await newPage({ reducedMotion: true });
  await openAt(page, site.address, {
    name: "notices",
    path: "/campaign",
    shows: "dialog[open]",
    kept: keptRun(
      "run 0",
      ({ phase, report }) =>
        phase === "report" && report.filter(({ kind }) => kind === "delivery").length === 2,
    ),
  });
  const dialog = page.getByRole("dialog");
  expect(await notices(page)).toBe(3);
  expect(await dialog.getByRole("heading", { level: 2 }).innerText()).toContain("dispatch");
  await page.keyboard.press("Enter");
  expect(await notices(page)).toBe(2);
  expect(await dialog.getByRole("heading", { level: 2 }).innerText()).toContain("delivery");
  await page.reload();
  await dialog.waitFor();
  expect(await notices(page)).toBe(2);
  await page.keyboard.press("Escape");
  expect(await notices(page)).toBe(1);
  await page.getByTestId("confirm").click();
  await dialog.waitFor({ state: "detached" });
  await page.reload();
  await page.getByTestId("onward").waitFor();
  expect(await dialog.count()).toBe(0);
});

test("[C73] a finished run is told act by act, verified here, and opens again from its file", async () => {
  const page = await newPage({ reducedMotion: true });
  await openAt(page, site.address, {
    name: "finished",
    path: "/campaign",
    shows: "[data-testid=see-run]",
    kept: keptRun("run 0", ({ phase }) => phase === "over"),
  });
  const acts = page.locator(".run-beads section");
  await acts.first().waitFor();
  const beads = await acts.last().locator("li").count();
  await page.getByTestId("see-run").click();
  await page.getByTestId("verdict").waitFor();
  expect(await page.getByTestId("verdict").getAttribute("data-verdict")).toBe("good");
  expect(await page.locator(".run-stops > li").count()).toBe(beads);
  const saving = page.waitForEvent("download");
  await page.getByTestId("save-run").click();
  const file = await (await saving).path();
  await page.goto(`${site.address}/campaign/run`);
  await page.getByTestId("run-file").setInputFiles(file);
  await page.getByTestId("verdict").waitFor();
  expect(await page.getByTestId("verdict").getAttribute("data-verdict")).toBe("good");
});

test("[C73] a run that was changed is found out, and says where", async () => {
  const page = await newPage({ reducedMotion: true });
  const { run } = keptRun("run 0", ({ phase }) => phase === "over");
  const changed = writeRun(runRecordOf(run.journal)).replace(
    /travel \{"choice":0\}/,
    'travel {"choice":1}',
  );
  await page.goto(`${site.address}/campaign/run`);
  await page
    .getByTestId("run-file")
    .setInputFiles({ name: "run.txt", mimeType: "text/plain", buffer: Buffer.from(changed) });
  const verdict = page.getByRole("alert");
  await verdict.waitFor();
  expect(await verdict.innerText()).toContain("breaks the chain");
});

test("[C70] a guest reads the tree: what each node does, needs and costs, and why it is not to be bought", async () => {
  const page = await newPage({ reducedMotion: true });
  await page.goto(`${site.address}/campaign/tree`);
  await page.getByTestId("node-emperor-of-france").click();
  expect(await page.locator(".tree-foot").innerText()).toContain(
    "Emperor of France needs Tactical Genius II and Inspiring Presence II first.",
  );
  expect(await page.getByTestId("learn").count()).toBe(0);
  expect(await page.getByTestId("tree-why").innerText()).toContain("named account");
});
