import { describe, expect, test } from "vitest";
import { firstLoad } from "./audit/first-load.ts";
import { axeFindings } from "./testing/axe.ts";
import { useBrowser } from "./testing/browser.ts";
import { longTasks } from "./testing/long-tasks.ts";
import { madeUpClient } from "./testing/made-up-client.ts";
import { outOfSight } from "./testing/one-screen.ts";
import { overflowing } from "./testing/overflow.ts";
import { layoutShift, MOST_SHIFT } from "./testing/shift.ts";
import { openSite } from "./testing/site.ts";
import { smallTargets } from "./testing/targets.ts";

const { newPage } = useBrowser();

/** A page of nothing but this. */
async function show(body: string) {
  const page = await newPage({ width: 390, height: 844 });
  const html = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><main>${body}</main>`;
  await page.route("http://page.test/", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
  );
  await page.goto("http://page.test/");
  return page;
}

describe("the checks bite", () => {
  test("axe finds words that can hardly be read, and says where", async () => {
    const page = await show('<h1>Title</h1><p id="pale" style="color: #ccc">Pale</p>');
    expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast: .*#pale/)]);
  });

  test("a page wider than its window", async () => {
    const page = await show('<div class="wide" style="width: 500px">Wide</div>');
    expect(await overflowing(page)).toEqual([
      expect.stringMatching(/^5\d\d px in a window of .*wide/),
    ]);
    expect(await overflowing(await show("<p>Narrow</p>"))).toEqual([]);
  });

  test("what is hard to hit, and not what is easy by other means", async () => {
    const page = await show(`<style>button { padding: 0; border: 0 } .far { position: relative }
      .far::after { content: ""; position: absolute; inset: -20px } input { opacity: 0 }</style>
      <button style="width: 44px; height: 44px">Large</button>
      <p><button style="width: 30px; height: 44px">Thin</button></p>
      <p style="padding: 30px"><button class="far">Reaches far</button></p>
      <p style="line-height: 24px">Read <a href="/x" style="display: inline-block; height: 20px">a block</a></p>
      <p style="font: 20px/28px serif">Read <a href="/x" style="padding: 4px">on</a></p>
      <label style="display: block; height: 44px"><input type="checkbox"> By its label</label>
      <button disabled>Off</button>`);
    expect(await smallTargets(page)).toEqual([
      "30 × 44 px: button. 'Thin'",
      expect.stringContaining("'a block'"),
    ]);
  });

  test("under an open dialog only what is in the dialog", async () => {
    const page = await show(`<button style="width: 30px; height: 30px">Behind</button>
      <dialog><button style="width: 20px; height: 20px">Before</button></dialog>`);
    await page.evaluate(() => document.querySelector("dialog")?.showModal());
    expect(await smallTargets(page)).toEqual([expect.stringContaining("'Before'")]);
  });

  test("what one plays with lies under something, or below the window", async () => {
    const button = '<button data-testid="primary">Pass</button>';
    const hand = '<div class="hand"><button class="hand__card">Card</button></div>';
    const rest = `<p class="prompt">Play.</p><b data-testid="points">3</b>`;
    expect(await outOfSight(await show(hand + button + rest), "table")).toEqual([]);
    const bar = '<div class="bar" style="position: fixed; inset: 0"></div>';
    expect(await outOfSight(await show(hand + button + rest + bar), "table")).toEqual([
      "hand button.hand__card: under div.bar",
      "primary button.: under div.bar",
      "score b.: under div.bar",
      "prompt p.prompt: under div.bar",
    ]);
    const far = '<p style="height: 900px">Far</p>';
    expect(await outOfSight(await show(button + rest + far + hand), "table")).toEqual([
      expect.stringMatching(/^scrolls by \d+ px$/),
      expect.stringMatching(/^hand button.hand__card: .* in a window of 390 × 844$/),
    ]);
    expect(await outOfSight(await show(button + rest), "table")).toEqual(["hand: there is none"]);
  });

  test("a page that moves under its reader", async () => {
    const page = await show('<p style="height: 200px">Text</p>');
    expect(await layoutShift(page)).toEqual({ total: 0, words: [] });
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      document.body.style.paddingTop = "300px";
      await frame();
      await frame();
    });
    const { total, words } = await layoutShift(page);
    expect(total).toBeGreaterThan(MOST_SHIFT);
    expect(words).toEqual([expect.stringMatching(/^0\.\d+ at \d+ ms: body$/)]);
  });

  test("a page that does not answer", async () => {
    const page = await show("<p>Busy</p>");
    const tasks = await longTasks(page, 200, () =>
      page.evaluate(async () => {
        const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
        await after(50);
        const end = performance.now() + 300;
        while (performance.now() < end);
        await after(100);
      }),
    );
    expect(tasks.length).toBe(1);
  });
});

test("the first load is what a click into a game needs, workers and what they import included, idle chunks not", async () => {
  const site = await openSite({
    client: madeUpClient({
      "index.html": `<!doctype html><title>x</title><link rel="icon" href="data:,"><script type="module" src="/assets/main.js"></script>`,
      "assets/main.js": `
        const play = document.createElement("button");
        play.dataset.testid = "play-now";
        play.textContent = "Play";
        play.onclick = () => import("./game.js");
        document.body.append(play);
        requestIdleCallback(() => {
          performance.mark("idle-loading");
          import("./idle.js");
          import("./shared.js");
        });`,
      "assets/game.js": `import "./shared.js";
        new Worker("/assets/worker.js", { type: "module" }).onmessage = () => {
          const card = document.createElement("button");
          card.dataset.testid = "hand-card";
          card.textContent = "Card";
          document.body.append(card);
        };`,
      "assets/worker.js": `import "./deep.js"; postMessage("ready");`,
      "assets/shared.js": "",
      "assets/deep.js": "",
      "assets/idle.js": "",
      "assets/never.js": "",
    }),
  });
  const page = await newPage();
  const { needed, idle, hasPlayed } = await firstLoad(
    page.context().browser()!, // every page of ours has one
    site.address,
  );
  const named = (...names: string[]) => names.map((name) => `/assets/${name}.js`);
  expect([...needed].toSorted()).toEqual(named("deep", "game", "main", "shared", "worker"));
  expect([...idle]).toEqual(named("idle"));
  expect(hasPlayed).toBe(true);
  await site.stop();
});
