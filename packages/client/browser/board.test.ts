import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import type { PageOptions } from "./testing/launch.ts";
import { useGallery } from "./testing/shared.ts";

const { newPage } = useBrowser();
const gallery = useGallery();

async function open(options: PageOptions = {}): Promise<Page> {
  const page = await newPage({ reducedMotion: true, ...options });
  await page.goto(`${gallery.address}/?shelf=board`);
  await page.getByRole("grid").waitFor();
  return page;
}

const told = (page: Page, id: string): Promise<string> => page.getByTestId(id).innerText();
const lit = (page: Page): Promise<string[]> =>
  page
    .locator("[role=gridcell] [data-lit]")
    .evaluateAll((all) => all.map((each) => each.dataset["drop"] ?? ""));
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-drop") ?? null);

describe("at a board a move is made", () => {
  test("by clicks: an action, places, and the last of them again", async () => {
    const page = await open();
    await page.getByTestId("both").click();
    expect(await lit(page)).toEqual(["a2"]);
    await page.getByTestId("a2").click();
    await page.getByTestId("c3").click();
    expect(await told(page, "aim")).toBe("both a2 c3");
    expect(await told(page, "made")).toBe("");
    await page.getByTestId("c3").click();
    expect(await told(page, "made")).toBe("both a2 c3");
    expect(await told(page, "aim")).toBe("");
  });

  test("by keys: a letter, arrows, Enter and Enter", async () => {
    const page = await open();
    await page.keyboard.press("h");
    expect(await focused(page)).toBe("c1");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("c3");
    await page.keyboard.press("Enter");
    expect(await told(page, "aim")).toBe("hit c3");
    await page.keyboard.press("Enter");
    expect(await told(page, "made")).toBe("hit c3");
  });

  test("by dragging a unit", async () => {
    const page = await open();
    await page.getByTestId("a1").dragTo(page.getByTestId("b2"));
    expect(await told(page, "aim")).toBe("a1 b2");
    await page.getByTestId("b2").click();
    expect(await told(page, "made")).toBe("move b2");
  });

  test("by taps on a phone", async () => {
    const page = await open({ width: 360, height: 740, touch: true });
    for (const step of ["move", "b2", "b2"]) await page.getByTestId(step).tap();
    expect(await told(page, "made")).toBe("move b2");
  });

  test("at once where it does not wait", async () => {
    const page = await open();
    await page.keyboard.press("m");
    await page.keyboard.press("e");
    expect(await told(page, "made")).toBe("end");
  });
});

describe("what has been chosen", () => {
  test("goes back step by step with Esc", async () => {
    const page = await open();
    for (const key of ["b", "Enter", "Enter"]) await page.keyboard.press(key);
    const seen: string[] = [];
    for (let step = 0; step < 4; step++) {
      seen.push(await told(page, "aim"));
      await page.keyboard.press("Escape");
    }
    expect(seen).toEqual(["both a2 c1", "both a2", "both", ""]);
  });

  test("can be something else, until it is confirmed", async () => {
    const page = await open();
    await page.getByTestId("hit").click();
    await page.getByTestId("c1").click();
    expect(await lit(page)).toEqual(["c3", "c1"]);
    await page.getByTestId("c3").hover();
    expect(await told(page, "looked")).toBe("hit c3");
    await page.getByTestId("a2").hover();
    expect(await told(page, "looked")).toBe("hit c1");
    await page.getByTestId("c3").click();
    expect(await told(page, "aim")).toBe("hit c3");
    await page.getByTestId("move").click();
    expect(await told(page, "aim")).toBe("move");
  });

  test("stays when a place is none, and says why", async () => {
    const page = await open();
    await page.getByTestId("hit").click();
    await page.getByTestId("b1").click({ force: true });
    expect(await page.locator(".toast").first().innerText()).toContain("No way by hit, b1.");
    expect(await told(page, "aim")).toBe("hit");
  });

  test("is put back by a drop beside the board", async () => {
    const page = await open();
    await page.getByTestId("hit").click();
    await page.getByTestId("a1").dragTo(page.getByTestId("turn"));
    expect(await told(page, "aim")).toBe("");
  });
});

describe("the keyboard", () => {
  test("comes to one place of the board by Tab, and back to the same", async () => {
    const page = await open();
    expect(await page.locator("[role=gridcell] [tabindex='0']").count()).toBe(1);
    await page.getByTestId("a1").focus();
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("b1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("b1");
  });

  test("goes as the screen shows it, also for seat two", async () => {
    const page = await open();
    await page.getByTestId("turn").click();
    await page.getByTestId("b2").focus();
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("b1");
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toBe("c1");
  });
});
