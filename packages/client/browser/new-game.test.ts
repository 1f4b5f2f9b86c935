import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { copyProject } from "./testing/generated-game.ts";
import type { Copy } from "./testing/generated-game.ts";
import { outOfSight } from "./testing/one-screen.ts";
import { LAPTOP, PHONE } from "./testing/sizes.ts";

const { newPage } = useBrowser();
/** A name that nobody else would take, in a copy of a project that may have any games. */
const GAME = "generated";
const OVER = /Victory|Defeat|Draw/;

let copy: Copy;
let site: Awaited<ReturnType<Copy["serve"]>>;
beforeAll(async () => {
  copy = await copyProject();
  await copy.node("scripts/new-game/new-game.ts", GAME);
  await copy.node("scripts/build-client.js");
  site = await copy.serve();
}, 120_000);
afterAll(() => site?.stop());

const evaluate = (module: string): Promise<string> =>
  copy.node("--input-type=module", "--eval", module);

/** Makes the first move offered until the match is over. */
async function playOn(page: Page): Promise<string> {
  const result = page.getByTestId("result");
  const move = page.getByTestId("move").first();
  for (;;) {
    await result.or(move).first().waitFor();
    if (await result.isVisible()) return result.innerText();
    // It may be gone by then: the other has moved, or it is over.
    await move.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

describe("a game that `npm run new-game` wrote", () => {
  test("keeps the laws as it was written", async () => {
    const told = await evaluate(
      `import { assertLaws } from "@holmgang/kernel/testing";
       import { lawKit } from "@holmgang/${GAME}/testing";
       console.log(assertLaws(lawKit, { matches: 400, seed: "new" }));`,
    );
    expect(told).toMatch(/^generated: 400 matches/);
    expect(told).toMatch(/reverse inputs \d{3,}, reverse seed \d{3,}/);
  });

  test("is played in the terminal, from the first prompt to the end", async () => {
    const told = await evaluate(
      `import { call } from "./packages/cli/src/testing/fake-terminal.ts";
       const { out } = await call(["play", "${GAME}", "--seed", "7"], ["1", "1", "1", "1", "1"]);
       console.log(out);`,
    );
    expect(told).toContain("Generated: you against random");
    expect(told).toMatch(/(You win|You lose|A draw): /);
  });

  test("is played in the browser against a bot", async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto(`${site.address}/play/${GAME}`);
    await page.getByTestId("bot-random").click();
    await page.getByTestId("start").click();
    await page.getByTestId("move").first().waitFor();
    expect(await page.getByTestId("move").count()).toBe(5);
    expect(await page.getByTestId("move").first().innerText()).toMatch(/^bid \d$/);
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      expect(await outOfSight(page, "plain")).toEqual([]);
    }
    expect(await playOn(page)).toMatch(OVER);
  });

  test("is played online between two people", async () => {
    const [host, guest] = [
      await newPage({ reducedMotion: true }),
      await newPage({ reducedMotion: true }),
    ];
    await host.goto(`${site.address}/play/${GAME}?with=friend`);
    await host.getByTestId("make-link").click();
    await guest.goto(await host.getByTestId("link").inputValue());
    await guest.getByTestId("accept").click();
    const ends = await Promise.all([playOn(host), playOn(guest)]);
    expect(ends.every((end) => OVER.test(end))).toBe(true);
  });
});
