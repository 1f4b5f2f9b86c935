import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { TWO_ROUNDS } from "./testing/kept-match.ts";
import { befriend, byKeys, playToEnd, takeUp } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";
import { PAGES } from "./testing/pages.ts";
import { LAPTOP } from "./testing/sizes.ts";
import { openAt } from "./testing/visit.ts";

const { newPage, newTab } = useBrowser();

const site = useSite();

const stepOf = (page: Page) => page.getByTestId("step").innerText();
const verdict = async (page: Page): Promise<string> => {
  await page.getByTestId("verify").click();
  return page.getByTestId("verdict").innerText();
};

/** The replay of a match that this browser has kept: to play one out takes longer than to look at it. */
const REPLAY = PAGES.find(({ name }) => name === "replay")!; // it is on the list
async function openReplay(page: Page): Promise<void> {
  await openAt(page, site.address, REPLAY);
  await page.getByTestId("scrubber").waitFor();
}

/** A match against a bot, played out, and its replay. */
async function replayed(page: Page): Promise<void> {
  await takeUp(page, site.address, TWO_ROUNDS);
  await playToEnd(page, byKeys);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByTestId("scrubber").waitFor();
}

describe("a replay of a match in this browser", () => {
  test("is stepped through by key, by button and by its graph, as either seat, a spectator or with open hands", async () => {
    const page = await newPage({ reducedMotion: true });
    await replayed(page);
    expect(await stepOf(page)).toMatch(/^Step 1 of /);
    await page.keyboard.press("ArrowRight");
    await page.getByTestId("next").click();
    expect(await stepOf(page)).toMatch(/^Step 3 of /);
    await page.keyboard.press("End");
    const [, last] = /of (\d+)/.exec(await stepOf(page))!;
    expect(await stepOf(page)).toBe(`Step ${last} of ${last}`);
    await page.getByTestId("scrubber").fill("0");
    expect(await stepOf(page)).toBe(`Step 1 of ${last}`);
    expect(await page.locator(".veil").count()).toBe(6);
    await page.getByRole("radio", { name: "Both" }).check();
    await page.getByTestId("next").click();
    expect(await page.locator(".veil").count()).toBeLessThan(6);
    await page.getByRole("radio", { name: "Spectator" }).check();
    await page.getByTestId("scrubber").fill("0");
    expect(await page.locator(".veil").count()).toBe(6);
  });

  test("shows the line of its step in the list, and leaves the page and the graph where they are", async () => {
    const page = await newPage({ reducedMotion: true, ...LAPTOP });
    await openReplay(page);
    const graph = await page.locator(".scrubber").boundingBox();
    await page.keyboard.press("End");
    const list = (await page.locator(".replay__side").boundingBox())!; // it is shown
    const line = (await page.locator("[aria-current=step]").boundingBox())!; // so is every line
    expect(line.y).toBeGreaterThanOrEqual(list.y);
    expect(line.y + line.height).toBeLessThanOrEqual(list.y + list.height);
    await page.getByRole("tab", { name: "Analysis" }).click();
    expect(await page.locator(".scrubber").boundingBox()).toEqual(graph);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("plays by itself to the end", async () => {
    const page = await newPage({ reducedMotion: true });
    await openReplay(page);
    await page.getByRole("radio", { name: "4×" }).check();
    await page.getByTestId("play").click();
    const [, last] = /of (\d+)/.exec(await stepOf(page))!;
    await expect.poll(() => stepOf(page), { timeout: 40_000 }).toBe(`Step ${last} of ${last}`);
  });

  test("says what every round was worth, and goes on from any of them", async () => {
    const page = await newPage({ reducedMotion: true });
    await openReplay(page);
    await page.getByRole("tab", { name: "Analysis" }).click();
    await page.getByText("What a perfect player mixes here").first().waitFor();
    await page.getByTestId("play-on").click();
    await page.getByTestId("hand-card").first().waitFor();
    expect(await page.locator(".table__rival").innerText()).toMatch(/wins \d+ of \d+/);
  });

  test("says that it proves nothing but its own consistency", async () => {
    const page = await newPage({ reducedMotion: true });
    await openReplay(page);
    expect(await verdict(page)).toMatch(/^Consistent with itself/);
  });
});

describe("a record", () => {
  test("of the server's is verified in the browser; the same record, changed, is refused, and a link opens it at a step", async () => {
    const [host, guest] = await Promise.all([
      newPage({ reducedMotion: true }),
      newPage({ reducedMotion: true }),
    ]);
    await befriend(host, guest, site.address, { rounds: 1 });
    await Promise.all([playToEnd(host, byKeys), playToEnd(guest, byKeys, undefined, [1, 0, 2])]);
    await host.getByRole("button", { name: "Replay" }).click();
    expect(await verdict(host)).toMatch(/^Verified in your browser/);

    const download = host.waitForEvent("download");
    await host.getByRole("button", { name: "Download the record" }).click();
    const record = readFileSync(await (await download).path(), "utf8");
    const reader = await newPage({ reducedMotion: true });
    const bring = async (content: string): Promise<void> => {
      await reader.goto(`${site.address}/replay`);
      await reader.getByTestId("file").setInputFiles({
        name: "record.txt",
        mimeType: "text/plain",
        buffer: Buffer.from(content),
      });
    };
    await bring(record);
    expect(await verdict(reader)).toMatch(/^Verified in your browser/);
    // One draft that was overwritten later: the end is the same, and the change is found all the same.
    await bring(record.replace(/(layout_draft \{"layout":\[)"\w+"/, '$1"heal"'));
    expect(await verdict(reader)).toMatch(/^This record was changed/);
    await bring("this is no record");
    await reader.getByText("This recording cannot be shown").waitFor();

    const board = (page: Page) => page.getByTestId("board").innerText();
    await host.getByTestId("scrubber").fill("7");
    const id = new URL(host.url()).pathname;
    const shared = await newTab(reader);
    await shared.goto(`${site.address}${id}?step=8&as=0`);
    await shared.getByTestId("scrubber").waitFor();
    expect(await stepOf(shared)).toBe(await stepOf(host));
    expect(await board(shared)).toBe(await board(host));
  });
});
