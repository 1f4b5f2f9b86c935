import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { useGallery } from "./testing/shared.ts";

const { newPage } = useBrowser();
const gallery = useGallery();

/** The gallery's clocks, at a time that stands still. */
async function open(): Promise<Page> {
  const page = await newPage({ reducedMotion: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${gallery.address}/?shelf=clocks`);
  await page.getByTestId("own-clocks").waitFor();
  return page;
}

const banks = (page: Page, where: string): Promise<string[]> =>
  page.getByTestId(where).locator(".bank-clock").allInnerTexts();

describe("a time bank at the table", () => {
  test.each(["own-clocks", "plates"])("counts down beside the limit, %s", async (where) => {
    const page = await open();
    expect(await banks(page, where)).toEqual(["7:42", "0:31"]);
    await page.clock.runFor(60_000);
    expect(await banks(page, where)).toEqual(["6:42", "0:00"]);
  });

  test("warns in its last half minute, and says so to whoever listens", async () => {
    const page = await open();
    const [turn, late] = await page.getByTestId("own-clocks").locator(".bank-clock").all();
    expect(await late!.getAttribute("data-low")).toBeNull();
    await page.clock.runFor(10_000);
    expect(await late!.getAttribute("data-low")).toBe("true");
    expect(await turn!.getAttribute("data-low")).toBeNull();
    expect(await turn!.getAttribute("aria-label")).toMatch(/^\d min \d+ s left for the rest/);
    const said = page.getByTestId("own-clocks").getByRole("status");
    expect((await said.allInnerTexts()).filter(Boolean)).toEqual([
      "Less than 30 seconds are left for the rest of the match.",
    ]);
  });
});
